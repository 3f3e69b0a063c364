// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// The commits since the daemon's start.
package struct CommitStats {
  /// Turns that became durable. A turn is what the daemon decides together; a commit has one or
  /// more.
  package var turns: Int
  /// Turns that wait for the disk now.
  package var waitingTurns: Int
  /// Commits that failed, for example because the disk was full.
  package var failures: Int
  /// A histogram of durations since the daemon's start, in microseconds.
  package var durations: Durations

  package init(
    turns: Int = 0,
    waitingTurns: Int = 0,
    failures: Int = 0,
    durations: Durations = Durations()
  ) {
    self.turns = turns
    self.waitingTurns = waitingTurns
    self.failures = failures
    self.durations = durations
  }
}

extension JSONWriter {
  /// Writes the members of `CommitStats`.
  mutating func members(ofCommitStats value: CommitStats) {
    member("turns", value.turns)
    member("waitingTurns", value.waitingTurns)
    member("failures", value.failures)
    object("durations") { $0.members(ofDurations: value.durations) }
  }
}
