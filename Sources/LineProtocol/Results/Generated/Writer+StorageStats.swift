// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// The files of the store, and the work on them since the daemon's start. Missing if the store is
/// in memory.
package struct StorageStats {
  /// Size of the data file.
  package var dataFileBytes: Int
  /// Size of SQLite's write-ahead log.
  package var logFileBytes: Int
  /// Size of the two files of the journal.
  package var journalFileBytes: Int
  /// Bytes in the journal that the daemon has not copied to the tables yet.
  package var journalBytes: Int
  /// Milliseconds since the oldest of them was committed; 0 if there are none.
  package var journalAgeMs: Int
  /// Free space for the daemon on the file system of the data file; null if the system does not
  /// say.
  package var freeBytes: Int?
  /// A histogram of durations since the daemon's start, in microseconds.
  package var syncs: Durations
  /// A histogram of durations since the daemon's start, in microseconds.
  package var checkpoints: Durations
  /// A histogram of durations since the daemon's start, in microseconds.
  package var rebuilds: Durations

  package init(
    dataFileBytes: Int = 0,
    logFileBytes: Int = 0,
    journalFileBytes: Int = 0,
    journalBytes: Int = 0,
    journalAgeMs: Int = 0,
    freeBytes: Int? = nil,
    syncs: Durations = Durations(),
    checkpoints: Durations = Durations(),
    rebuilds: Durations = Durations()
  ) {
    self.dataFileBytes = dataFileBytes
    self.logFileBytes = logFileBytes
    self.journalFileBytes = journalFileBytes
    self.journalBytes = journalBytes
    self.journalAgeMs = journalAgeMs
    self.freeBytes = freeBytes
    self.syncs = syncs
    self.checkpoints = checkpoints
    self.rebuilds = rebuilds
  }
}

extension JSONWriter {
  /// Writes the members of `StorageStats`.
  mutating func members(ofStorageStats value: StorageStats) {
    member("dataFileBytes", value.dataFileBytes)
    member("logFileBytes", value.logFileBytes)
    member("journalFileBytes", value.journalFileBytes)
    member("journalBytes", value.journalBytes)
    member("journalAgeMs", value.journalAgeMs)
    member("freeBytes", value.freeBytes)
    object("syncs") { $0.members(ofDurations: value.syncs) }
    object("checkpoints") { $0.members(ofDurations: value.checkpoints) }
    object("rebuilds") { $0.members(ofDurations: value.rebuilds) }
  }
}
