/// Exponential backoff between attempts, in milliseconds.
struct Backoff: Equatable, Sendable {
  var first: Int64 = 250
  var longest: Int64 = 300_000

  /// Returns the pause after `attempts` attempts: it doubles each time, up to `longest`.
  ///
  /// `jitter`, from 0 up to 1, shortens the pause by up to half, so that retries do not arrive
  /// together.
  func pause(after attempts: Int, jitter: Double) -> Int64 {
    let doublings = min(max(attempts - 1, 0), 40)
    let whole = min(longest, first << Int64(doublings))
    return max(1, whole - Int64(Double(whole / 2) * jitter))
  }
}
