package import Platform

/// What a committer has done since it was opened.
package struct CommitStatistics: Sendable {
  /// Number of turns that became durable.
  package var turns = 0
  /// Durations of commits, each of which makes one or more turns durable.
  package var commits = Histogram()
  /// Number of commits that failed.
  package var failures = 0
  /// Nil for a store without files.
  package var store: StoreStatistics?

  package init() {}

  /// Counts a commit of some turns that succeeded.
  package mutating func record(turns: Int, since begun: SteadyInstant) {
    self.turns += turns
    commits.add(nanoseconds: SteadyInstant.now.nanoseconds - begun.nanoseconds)
  }
}

/// What a store with files has done since it was opened, and the sizes of its files.
package struct StoreStatistics: Sendable {
  /// Durations of the writes to the journal that make commits durable.
  package var syncs = Histogram()
  /// Durations of the copies of the write-ahead log to the data file.
  package var checkpoints = Histogram()
  /// Durations of the rebuilds of the data file after erasures.
  package var rebuilds = Histogram()
  /// Bytes in the journal that the tables do not have yet.
  package var journalBytes = 0
  /// When the oldest of them was committed; nil if there are none.
  package var oldestInJournal: SteadyInstant?
  /// Sizes of the data file, the write-ahead log and the journal's files.
  package var dataFileBytes = 0
  package var logFileBytes = 0
  package var journalFileBytes = 0
  /// Bytes that the file system has left for the daemon; nil if it does not say.
  package var freeBytes: Int?

  package init() {}
}
