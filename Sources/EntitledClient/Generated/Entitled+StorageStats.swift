// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The files of the store, and the work on them since the daemon's start. Missing if the store
  /// is in memory.
  public struct StorageStats: Hashable, Sendable {
    /// Size of the data file.
    public let dataFileBytes: Int
    /// Size of SQLite's write-ahead log.
    public let logFileBytes: Int
    /// Size of the two files of the journal.
    public let journalFileBytes: Int
    /// Bytes in the journal that the daemon has not copied to the tables yet.
    public let journalBytes: Int
    /// Milliseconds since the oldest of them was committed; 0 if there are none.
    public let journalAgeMs: Int
    /// Free space for the daemon on the file system of the data file; null if the system does not
    /// say.
    public let freeBytes: Int?
    /// A histogram of durations since the daemon's start, in microseconds.
    public let syncs: Entitled.Durations
    /// A histogram of durations since the daemon's start, in microseconds.
    public let checkpoints: Entitled.Durations
    /// A histogram of durations since the daemon's start, in microseconds.
    public let rebuilds: Entitled.Durations
  }
}

extension Entitled.StorageStats: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.dataFileBytes = try members.required("dataFileBytes")
    self.logFileBytes = try members.required("logFileBytes")
    self.journalFileBytes = try members.required("journalFileBytes")
    self.journalBytes = try members.required("journalBytes")
    self.journalAgeMs = try members.required("journalAgeMs")
    self.freeBytes = try members.required("freeBytes")
    self.syncs = try members.required("syncs")
    self.checkpoints = try members.required("checkpoints")
    self.rebuilds = try members.required("rebuilds")
  }
}
