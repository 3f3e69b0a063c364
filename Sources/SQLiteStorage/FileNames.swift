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
  /// once in a second.
  func check(
    of path: String,
    lostInJournal: () -> String?
  ) throws(StorageError) {
    let now = SteadyInstant.now
    let (isDue, log) = state.withLock { ($0.nextCheck.map { $0 <= now } ?? true, $0.log) }
    guard isDue else { return }
    try checkData(of: path)
    var lost = lostInJournal()
    if let log, FileIdentity(of: path + "-wal") != log { lost = lost ?? path + "-wal" }
    if let lost {
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

  private static let lossOfName =
    "was removed or replaced while the daemon runs, so it writes no more"
}
