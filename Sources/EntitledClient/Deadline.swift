/// The time at which a step times out.
struct Deadline: Sendable {
  private let clock = ContinuousClock()
  private let end: ContinuousClock.Instant

  init(after limit: Duration) {
    end = clock.now.advanced(by: limit)
  }

  var left: Duration { max(.zero, clock.now.duration(to: end)) }

  /// The time left for `poll`, rounded up so that zero means the deadline has passed.
  var millisecondsLeft: CInt {
    let (seconds, attoseconds) = left.components
    guard seconds < Int64(CInt.max) / 1000 else { return .max }
    let milliseconds = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return CInt(seconds * 1000 + milliseconds)
  }

  func isBefore(_ other: Deadline) -> Bool { end < other.end }
}
