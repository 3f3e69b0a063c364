import CLinux
import Glibc
import Storage

/// A file of the journal: consecutive frames, which overwrite its earlier contents.
///
/// Its blocks are allocated in advance, so a frame changes no metadata. Writes bypass the page
/// cache (O_DIRECT) and include the sync, which is twice as fast as a write and an fsync.
/// https://man7.org/linux/man-pages/man2/open.2.html
final class JournalVolume {
  let path: String
  private let descriptor: CInt
  /// Number of allocated bytes, which frames can overwrite.
  private(set) var capacity: Int
  /// The offset of the next frame.
  private(set) var end: Int
  /// The number of its newest row; 0 if it has no valid row.
  private(set) var lastNumber: Int64
  /// Maximum size; tests lower it.
  var bytesMax = JournalVolume.bytesMax
  /// The file may contain data up to this offset.
  private var usedBytes: Int
  /// Range of discarded data that is not overwritten yet; see `discardAll`.
  private var traces = 0..<0

  static let suffixes = ["-journal1", "-journal2"]
  /// Two volumes have space for all waiting rows and the rows of a flush.
  static let bytesMax = 24 << 20
  /// Number of bytes to allocate at a time: a commit may wait for it.
  private static let bytesAtATime = 128 << 10
  /// Number of bytes to allocate in advance.
  private static let bytesAhead = 512 << 10
  /// Opens the file, or creates it; it belongs to the owner of the data file.
  init(
    path: String,
    owner: StoreFile.Owner?,
    end: Int,
    lastNumber: Int64
  ) throws(StorageError) {
    self.path = path
    self.end = end
    self.lastNumber = lastNumber
    descriptor = try Self.open(path, owner)
    (capacity, usedBytes) = (0, 0)
    // If the file was truncated, the next frame still goes after its last one.
    capacity = try max(end, byteCount() / JournalFrame.blockBytes * JournalFrame.blockBytes)
    usedBytes = capacity
  }

  deinit {
    _ = Glibc.close(descriptor)
  }

  /// Whether no name leads to the file, which costs less to ask than whether its path does.
  var isRemoved: Bool {
    var status = stat()
    // SAFETY: the variable outlives the call.
    return unsafe fstat(descriptor, &status) == 0 && status.st_nlink == 0
  }

  /// Whether the path still names this file.
  var hasName: Bool { FileIdentity(of: path) == FileIdentity(of: descriptor) }

  private static func open(
    _ path: String,
    _ owner: StoreFile.Owner?
  ) throws(StorageError) -> CInt {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_DSYNC
    // SAFETY: the path is only read.
    var descriptor = unsafe Glibc.open(path, flags | clinux_direct(), 0o600)
    // Some file systems reject O_DIRECT here, others at the first write.
    if descriptor < 0, errno == EINVAL { descriptor = unsafe Glibc.open(path, flags, 0o600) }
    guard descriptor >= 0 else {
      if errno == ENOSPC || errno == EDQUOT { throw .full }
      throw StoreFile.refusal("open the journal", path, errno)
    }
    // The umask may have reduced the mode. A file of another owner keeps its mode.
    guard fchmod(descriptor, 0o600) == 0 || errno == EPERM else {
      let code = errno
      _ = Glibc.close(descriptor)
      throw StoreFile.refusal("change the mode of", path, code)
    }
    // Only root can give a file away, so that the service can open it later.
    if let owner, geteuid() == 0, let code = give(descriptor, to: owner) {
      _ = Glibc.close(descriptor)
      throw StoreFile.refusal("change the owner of", path, code)
    }
    return descriptor
  }

  /// Returns the `errno` of a failure, unless the file system has no owners.
  private static func give(_ descriptor: CInt, to owner: StoreFile.Owner) -> CInt? {
    var status = stat()
    // SAFETY: the variable outlives the call.
    if unsafe fstat(descriptor, &status) == 0, status.st_uid == owner.user,
      status.st_gid == owner.group
    {
      return nil
    }
    guard fchown(descriptor, owner.user, owner.group) != 0 else { return nil }
    return [EPERM, ENOSYS, EINVAL, EOPNOTSUPP].contains(errno) ? nil : errno
  }

  /// One more block stays behind the last frame, for a link: a file that ends at a frame was cut.
  private func hasRoom(for size: Int) -> Bool {
    end + size + JournalFrame.blockBytes <= min(capacity, bytesMax)
  }

  var isHalfFull: Bool { end > bytesMax / 2 }

  /// Allocates space for a frame, if possible; returns whether there is space.
  func makeRoom(for size: Int) -> Bool {
    if hasRoom(for: size) { return true }
    let needed = end + size + JournalFrame.blockBytes
    let wanted = min(bytesMax, max(needed, capacity + Self.bytesAtATime))
    guard needed <= wanted else { return false }
    extend(to: wanted)
    return hasRoom(for: size)
  }

  /// Allocates space before it is needed.
  func preallocate() {
    guard capacity < bytesMax, capacity - end < Self.bytesAhead else { return }
    extend(to: min(bytesMax, capacity + Self.bytesAtATime))
  }

  /// Appends a frame.
  ///
  /// After a failure the next frame takes the same position, and may be shorter.
  func append(_ frame: borrowing JournalBuffer, number: Int64) throws(StorageError) {
    usedBytes = max(usedBytes, end + frame.count)
    do throws(StorageError) {
      try unsafe write(frame.bytes, at: end)
    } catch {
      try invalidateBlock(at: end, after: error)
      throw error
    }
    end += frame.count
    lastNumber = number
    keepFromTraces(through: end)
  }

  private func keepFromTraces(through end: Int) {
    traces = min(max(traces.lowerBound, end), traces.upperBound)..<traces.upperBound
  }

  /// Writes a link behind the last frame, at the given offset.
  func append(_ link: JournalLink, salt: UInt64, at offset: Int) throws(StorageError) {
    let block = JournalBuffer(link, salt: salt)
    usedBytes = max(usedBytes, offset + block.count)
    do throws(StorageError) {
      try unsafe write(block.bytes, at: offset)
    } catch {
      try invalidateBlock(at: offset, after: error)
      throw error
    }
    keepFromTraces(through: offset + block.count)
  }

  /// Overwrites a range of whole blocks.
  func blank(_ range: Range<Int>) throws(StorageError) {
    traces = range
    let blanks = JournalBuffer(blankBlocks: Self.bytesAtATime / JournalFrame.blockBytes)
    while hasTraces { try clearTraces(blanks) }
  }

  /// Withdraws the only frame since the restart, which is on disk but must not count.
  func withdrawFirst() throws(StorageError) {
    restart()
    let blank = JournalBuffer(blankBlocks: 1)
    do throws(StorageError) {
      try unsafe write(blank.bytes, at: 0)
    } catch {
      throw .syncFailed("the journal cannot be written any more: \(error)")
    }
  }

  /// Restarts from the beginning; all rows are durable in the tables.
  func restart() {
    (end, lastNumber) = (0, 0)
  }

  /// Restarts, and marks the old contents for `clearTraces`.
  func discardAll() {
    restart()
    traces = 0..<max(traces.upperBound, usedBytes)
    usedBytes = 0
  }

  var hasTraces: Bool { !traces.isEmpty }

  /// Overwrites a part of the discarded data.
  func clearTraces(_ blanks: borrowing JournalBuffer) throws(StorageError) {
    let start = max(traces.lowerBound, traces.upperBound - blanks.count)
    let count = traces.upperBound - start
    try unsafe write(UnsafeRawBufferPointer(rebasing: blanks.bytes[..<count]), at: start)
    traces = traces.lowerBound..<start
  }

  /// Removes the file, unless another has its name.
  func remove() {
    guard hasName else { return }
    // SAFETY: the path is only read. A file that remains has no valid rows.
    _ = unsafe unlink(path)
  }

  /// Overwrites the header of a failed write, which may be on disk, so it never counts.
  private func invalidateBlock(
    at offset: Int,
    after failure: StorageError
  ) throws(StorageError) {
    let blank = JournalBuffer(blankBlocks: 1)
    do throws(StorageError) {
      try unsafe write(blank.bytes, at: offset)
    } catch {
      // If the disk has no space for this block either, the failed write changed nothing.
      if failure == .full && error == .full { return }
      throw .syncFailed("the journal cannot be written any more: \(error)")
    }
  }

  private func byteCount() throws(StorageError) -> Int {
    var status = stat()
    // SAFETY: the variable outlives the call.
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw StoreFile.refusal("look at", path, errno)
    }
    return Int(status.st_size)
  }

  /// Extends the file as far as the disk allows; a full volume is no error.
  private func extend(to size: Int) {
    let blanks = JournalBuffer(blankBlocks: Self.bytesAtATime / JournalFrame.blockBytes)
    while capacity < size {
      let count = min(blanks.count, size - capacity)
      do throws(StorageError) {
        try unsafe write(UnsafeRawBufferPointer(rebasing: blanks.bytes[..<count]), at: capacity)
      } catch {
        return
      }
      capacity += count
    }
  }

  /// Writes durably.
  @unsafe private func write(
    _ bytes: UnsafeRawBufferPointer,
    at offset: Int
  ) throws(StorageError) {
    var done = 0
    var attempts = 0
    while done < bytes.count {
      // SAFETY: the bytes outlive the call.
      let start = unsafe bytes.baseAddress?.advanced(by: done)
      let written = unsafe pwrite(descriptor, start, bytes.count - done, offset + done)
      if written < 0 {
        switch errno {
        case EINTR: continue
        case EINVAL where fallsBackToPageCache(): continue
        case ENOSPC, EDQUOT, EFBIG: throw .full
        default: throw .failed("the journal \(path) cannot be written: errno \(errno)")
        }
      }
      // Writes must be whole blocks, so a partly written block is written again.
      let blocks = written / JournalFrame.blockBytes * JournalFrame.blockBytes
      attempts = blocks == 0 ? attempts + 1 : 0
      guard attempts < Self.attemptsMax else { throw .full }
      done += blocks
    }
  }

  private static let attemptsMax = 3

  /// Switches from direct I/O to the page cache; returns whether it was direct before.
  private func fallsBackToPageCache() -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0, flags & clinux_direct() != 0 else { return false }
    return fcntl(descriptor, F_SETFL, flags & ~clinux_direct()) == 0
  }
}
