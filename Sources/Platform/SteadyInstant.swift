internal import Glibc

/// A moment by the clock that runs from the machine's start on, also while it sleeps.
///
/// Nobody sets it. It is the clock of Swift's `ContinuousClock`, whose instants are made for
/// attoseconds: the daemon's loop compares some in every turn, and these are one number each.
package struct SteadyInstant: Comparable, Hashable, Sendable {
  /// Since the machine started.
  package let nanoseconds: Int64

  /// Since the machine started.
  package var milliseconds: Int64 { nanoseconds / 1_000_000 }

  /// What that clock says.
  package static var now: SteadyInstant {
    var time = timespec()
    // SAFETY: the structure outlives the call that fills it.
    unsafe clock_gettime(CLOCK_BOOTTIME, &time)
    return SteadyInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  package static func < (left: SteadyInstant, right: SteadyInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// To the nanosecond; what is finer is cut off.
  package static func + (instant: SteadyInstant, duration: Duration) -> SteadyInstant {
    let (seconds, attoseconds) = duration.components
    return SteadyInstant(
      nanoseconds: instant.nanoseconds + seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    )
  }

  /// How long one is after the other.
  package static func - (later: SteadyInstant, earlier: SteadyInstant) -> Duration {
    .nanoseconds(later.nanoseconds - earlier.nanoseconds)
  }

  /// How many milliseconds it is until then, rounded up; none where it is over.
  package func milliseconds(since now: SteadyInstant) -> Int64 {
    max(0, nanoseconds - now.nanoseconds + 999_999) / 1_000_000
  }
}
