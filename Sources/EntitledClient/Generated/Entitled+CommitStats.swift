// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The commits since the daemon's start.
  public struct CommitStats: Hashable, Sendable {
    /// Turns that became durable. A turn is what the daemon decides together; a commit has one or
    /// more.
    public let turns: Int
    /// Turns that wait for the disk now.
    public let waitingTurns: Int
    /// Commits that failed, for example because the disk was full.
    public let failures: Int
    /// A histogram of durations since the daemon's start, in microseconds.
    public let durations: Entitled.Durations
  }
}

extension Entitled.CommitStats: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.turns = try members.required("turns")
    self.waitingTurns = try members.required("waitingTurns")
    self.failures = try members.required("failures")
    self.durations = try members.required("durations")
  }
}
