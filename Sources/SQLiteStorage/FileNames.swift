import Glibc
import Platform
import Storage
import Synchronization

/// Which file a path or a descriptor means.
struct FileIdentity: Equatable, Sendable {
  private let device: dev_t
  private let inode: ino_t

  /// Returns nil if the path names no file.
  init?(of path: String) {
    var status = stat()
    // SAFETY: the path and the variable outlive the call.
    guard unsafe stat(path, &status) == 0 else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }

  init?(of descriptor: CInt) {
    var status = stat()
    // SAFETY: the variable outlives the call.
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }
}

/// Notices that a file of the open store has lost its name: it was removed, moved or replaced.
///
/// Writes would still succeed, but the next start would not find them.
final class FileNames: Sendable {
  /// The time between two checks: writes may be confirmed for so long after the loss.
  private static let interval: Duration = .seconds(1)

  private struct State {
    var data: FileIdentity?
    var log: FileIdentity?
    var nextCheck: SteadyInstant?
    /// A lost file beside the data file that had changes which the data file lacks at the end.
    var lostAtEnd: String?
  }

  private let state = Mutex(State())

  /// Remembers the open data file.
  func recordData(of path: String) {
    state.withLock { $0.data = FileIdentity(of: path) }
  }

  /// Remembers the write-ahead log, which exists while a writer is open.
  func recordLog(of path: String) {
    state.withLock { $0.log = FileIdentity(of: path + "-wal") }
  }

  /// Throws if the data file, its log or a file of the journal has lost its name; looks at most
  /// once in a second, unless a file of the journal was removed.
  func check(
    of path: String,
    isJournalRemoved: Bool,
    lostInJournal: () -> String?
  ) throws(StorageError) {
    let now = SteadyInstant.now
    guard isJournalRemoved || state.withLock({ $0.nextCheck.map { $0 <= now } ?? true }) else {
      return
    }
    try checkData(of: path)
    if let lost = lostBeside(path, lostInJournal) {
      let remedy = "put the file back, or restart the daemon, which loses nothing"
      throw .failed("\(lost) \(Self.lossOfName); \(remedy)")
    }
    state.withLock { $0.nextCheck = now + Self.interval }
  }

  /// Throws if the path names another data file than the open one, or none; looks every time.
  ///
  /// What is beside that path then belongs to another store, or will.
  func checkData(of path: String) throws(StorageError) {
    guard isDataLost(of: path) else { return }
    let remedy = "put the file back, or stop the daemon, restore a backup and start it again"
    throw .failed("\(path) \(Self.lossOfName); \(remedy)")
  }

  /// Whether the path names another data file than the open one, or none.
  func isDataLost(of path: String) -> Bool {
    guard let data = state.withLock({ $0.data }) else { return false }
    return FileIdentity(of: path) != data
  }

  private func lostBeside(_ path: String, _ lostInJournal: () -> String?) -> String? {
    if let lost = lostInJournal() { return lost }
    guard let log = state.withLock({ $0.log }) else { return nil }
    return FileIdentity(of: path + "-wal") == log ? nil : path + "-wal"
  }

  /// Remembers a lost file when the last writer ends and the data file has not everything.
  func recordEnd(of path: String, lostInJournal: () -> String?) {
    let lost = lostBeside(path, lostInJournal)
    state.withLock { $0.lostAtEnd = lost }
  }

  /// Says what the next start will not find; nil if it will find everything.
  func loss(of path: String) -> String? {
    if isDataLost(of: path) {
      guard FileIdentity(of: path) == nil else {
        return "\(path) is another file than the one that the daemon had open, which was moved or"
          + " removed; the next start uses the new file, as it is"
      }
      return "\(path) was moved or removed while the daemon ran; before the next start, put it"
        + " back with all files beside it, or put a backup there"
    }
    return state.withLock(\.lostAtEnd).map { lost in
      "\(lost) was moved or removed while the daemon ran, and \(path) could not take what it had;"
        + " before the next start, put it back, or put a backup in place of all these files"
    }
  }

  private static let lossOfName =
    "was removed or replaced while the daemon runs, so it writes no more"
}
