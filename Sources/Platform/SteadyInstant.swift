internal import Glibc

/// An instant of the clock that counts from the machine's start, including sleep.
///
/// The clock cannot be set. It is the clock of Swift's `ContinuousClock`, whose instants have
/// attoseconds; the event loop compares several in each turn, and these are single numbers.
package struct SteadyInstant: Comparable, Hashable, Sendable {
  /// Nanoseconds since the machine's start.
  package let nanoseconds: Int64

  /// Milliseconds since the machine's start.
  package var milliseconds: Int64 { nanoseconds / 1_000_000 }

  /// The current instant.
  package static var now: SteadyInstant {
    var time = timespec()
    // SAFETY: the structure outlives the call that fills it.
    unsafe clock_gettime(CLOCK_BOOTTIME, &time)
    return SteadyInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  package static func < (left: SteadyInstant, right: SteadyInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Adds a duration, truncated to nanoseconds.
  package static func + (instant: SteadyInstant, duration: Duration) -> SteadyInstant {
    let (seconds, attoseconds) = duration.components
    return SteadyInstant(
      nanoseconds: instant.nanoseconds + seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    )
  }

  /// Returns the time from `earlier` to `later`.
  package static func - (later: SteadyInstant, earlier: SteadyInstant) -> Duration {
    .nanoseconds(later.nanoseconds - earlier.nanoseconds)
  }

  /// Returns the milliseconds from `now` until this instant, rounded up; 0 if it has passed.
  package func milliseconds(since now: SteadyInstant) -> Int64 {
    max(0, nanoseconds - now.nanoseconds + 999_999) / 1_000_000
  }
}
