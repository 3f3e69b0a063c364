import CLinux
import CSQLite
import Glibc

/// Has what was written to a data file brought to the disk a little at a time, ahead of its sync:
/// that would hand it all to the disk at once, and a commit which comes meanwhile waits behind.
///
/// The sync is still to be made; where SQLite made it by itself, for nothing came meanwhile, there
/// is nothing left to bring. This needs SQLite's own descriptor, for another one of the same file,
/// when closed, would drop SQLite's locks; where that is not found the sync does it all.
struct GradualSync {
  private let descriptor: CInt
  private let file: Identity
  /// How long the file was when it was brought to the disk last.
  private var size: Int64

  /// So many pages the disk gets at once, about.
  private static let pagesAtATime = 16
  private static let pageBytes = 4096
  /// Only a start looks for a descriptor: what a process has open is far below this, and to ask for
  /// all of them takes milliseconds.
  private static let descriptorMax: CInt = 1 << 16

  private struct Identity: Equatable {
    let device: dev_t
    let inode: ino_t

    init(_ status: stat) {
      device = status.st_dev
      inode = status.st_ino
    }
  }

  /// Of the file that a connection has open, as long as the connection is.
  init?(of connection: Connection) {
    var status = stat()
    // SAFETY: the path is only read, and the variable outlives the call.
    guard let path = connection.path, unsafe stat(path, &status) == 0 else { return nil }
    let file = Identity(status)
    size = Int64(status.st_size)
    guard
      let descriptor = (0..<Self.descriptorMax).first(where: { Self.status($0, of: file) != nil })
    else { return nil }
    self.descriptor = descriptor
    self.file = file
  }

  /// So many pages were written, anywhere in the file; false where nothing could be done.
  @discardableResult
  mutating func bring(pageCount: Int, of connection: Connection) throws(SQLiteError) -> Bool {
    // It is another connection's, perhaps, and that is closed by now.
    guard let status = Self.status(descriptor, of: file) else { return false }
    let (former, size) = (min(size, Int64(status.st_size)), Int64(status.st_size))
    self.size = size
    // Pages that are new lie side by side behind the others.
    let steps = Int64(max(1, pageCount / Self.pagesAtATime))
    guard try bring(0..<former, by: former / steps + 1, of: connection) else { return false }
    let length = Int64(Self.pagesAtATime * Self.pageBytes)
    return try bring(former..<size, by: length, of: connection)
  }

  private func bring(
    _ range: Range<Int64>,
    by length: Int64,
    of connection: Connection
  ) throws(SQLiteError) -> Bool {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: Int(length)) {
      let count = min(length, range.upperBound - start)
      guard clinux_write_back(descriptor, start, count) != 0 else { continue }
      // Where the system, or the file's, has no such call, or allows none, nothing was tried.
      if [ENOSYS, EPERM, EINVAL, ESPIPE, EBADF].contains(errno) { return false }
      // The sync would not tell it again.
      throw connection.error(SQLITE_IOERR | (4 << 8), in: "bringing pages to the disk")
    }
    return true
  }

  /// Nil where the descriptor is another file's, or nobody's.
  private static func status(_ descriptor: CInt, of file: Identity) -> stat? {
    var status = stat()
    // SAFETY: the variable outlives the call.
    guard unsafe fstat(descriptor, &status) == 0, Identity(status) == file else { return nil }
    return status
  }
}
