/// How long to wait before what failed is tried again.
struct Backoff: Equatable, Sendable {
  /// In milliseconds, like everything here.
  var first: Int64 = 250
  var longest: Int64 = 300_000

  /// The pause after so many attempts, from 1 on: twice as long each time, up to the longest.
  ///
  /// `jitter`, from 0 up to 1, takes up to half of it away, so that many do not come back at once.
  func pause(after attempts: Int, jitter: Double) -> Int64 {
    let doublings = min(max(attempts - 1, 0), 40)
    let whole = min(longest, first << Int64(doublings))
    return max(1, whole - Int64(Double(whole / 2) * jitter))
  }
}
