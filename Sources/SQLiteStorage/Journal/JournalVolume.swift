import CLinux
import Glibc
import Storage

/// A file of the journal: frames one behind the other, over what it had before.
///
/// Its blocks are written beforehand, so that a frame changes nothing but them, and it is written
/// past the system's own memory of files, with its sync in the same call: twice as fast as to write
/// it and to sync the file. https://man7.org/linux/man-pages/man2/open.2.html, O_DIRECT.
final class JournalVolume {
  let path: String
  private let descriptor: CInt
  /// How many of its bytes are on disk, and can be written over.
  private(set) var capacity: Int
  /// Where the next frame goes.
  private(set) var end: Int
  /// The newest of its rows; 0 where it has none that counts.
  private(set) var lastNumber: Int64
  /// How long it may become: for tests less than it is to be.
  var bytesMax = JournalVolume.bytesMax
  /// Up to here it may have something but zeros.
  private var usedBytes: Int
  /// What it had when that was given up, as far as nothing is written over it: see `forget`.
  private var traces = 0..<0

  static let suffixes = ["-turns1", "-turns2"]
  /// Two of them have room for more than waits, and for a fold's rows besides.
  static let bytesMax = 24 << 20
  /// So much of it is made at a time: a commit may wait for that.
  private static let bytesAtATime = 128 << 10
  /// So much is made before it is needed.
  private static let bytesAhead = 512 << 10
  /// Opens the file, or makes it.
  init(path: String, end: Int, lastNumber: Int64) throws(StorageError) {
    self.path = path
    self.end = end
    self.lastNumber = lastNumber
    descriptor = try Self.open(path)
    (capacity, usedBytes) = (0, 0)
    // A file that somebody has cut: nothing is written over its last frame.
    capacity = try max(end, byteCount() / JournalFrame.blockBytes * JournalFrame.blockBytes)
    usedBytes = capacity
  }

  deinit {
    _ = Glibc.close(descriptor)
  }

  private static func open(_ path: String) throws(StorageError) -> CInt {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_DSYNC
    // SAFETY: the path is only read.
    var descriptor = unsafe Glibc.open(path, flags | clinux_direct(), 0o600)
    // Not every file system can do it; others say so with the first write.
    if descriptor < 0, errno == EINVAL { descriptor = unsafe Glibc.open(path, flags, 0o600) }
    guard descriptor >= 0 else {
      if errno == ENOSPC || errno == EDQUOT { throw .full }
      throw StoreFile.refusal("open the journal", path, errno)
    }
    // The process's umask may have taken away from the mode. Another owner's file keeps its own.
    guard fchmod(descriptor, 0o600) == 0 || errno == EPERM else {
      let code = errno
      _ = Glibc.close(descriptor)
      throw StoreFile.refusal("change the mode of", path, code)
    }
    return descriptor
  }

  private func hasRoom(for size: Int) -> Bool { end + size <= min(capacity, bytesMax) }

  var isHalfFull: Bool { end > bytesMax / 2 }

  /// Makes room for a frame, as far as that goes; says whether there is.
  func makeRoom(for size: Int) -> Bool {
    if hasRoom(for: size) { return true }
    let wanted = min(bytesMax, max(end + size, capacity + Self.bytesAtATime))
    guard end + size <= wanted else { return false }
    lengthen(to: wanted)
    return hasRoom(for: size)
  }

  /// More room, before it is needed.
  func prepareRoom() {
    guard capacity < bytesMax, capacity - end < Self.bytesAhead else { return }
    lengthen(to: min(bytesMax, capacity + Self.bytesAtATime))
  }

  /// Behind the last one.
  ///
  /// One that fails is not there: its place is the next one's.
  func append(_ frame: borrowing JournalBuffer, number: Int64) throws(StorageError) {
    do throws(StorageError) {
      try unsafe write(frame.bytes, at: end)
    } catch {
      try forbidFrame(after: error)
      throw error
    }
    end += frame.count
    lastNumber = number
    usedBytes = max(usedBytes, end)
    traces = min(max(traces.lowerBound, end), traces.upperBound)..<traces.upperBound
  }

  /// What it has is in the tables, and these are on disk: the next frame comes first.
  func beginAnew() {
    (end, lastNumber) = (0, 0)
  }

  /// As above, and nothing of what it had is to stay in the file: see `clearTraces`.
  func forget() {
    beginAnew()
    traces = 0..<max(traces.upperBound, usedBytes)
    usedBytes = 0
  }

  var hasTraces: Bool { !traces.isEmpty }

  /// Writes over a part of what it had when that was given up.
  func clearTraces(_ zeros: borrowing JournalBuffer) throws(StorageError) {
    let start = max(traces.lowerBound, traces.upperBound - zeros.count)
    let count = traces.upperBound - start
    try unsafe write(UnsafeRawBufferPointer(rebasing: zeros.bytes[..<count]), at: start)
    traces = traces.lowerBound..<start
  }

  /// Takes the file away.
  func remove() {
    // SAFETY: the path is only read. Where it stays, nothing in it counts any more.
    _ = unsafe unlink(path)
  }

  /// After a write that failed nobody knows what of it is on disk: it is not to be taken for a
  /// frame.
  private func forbidFrame(after failure: StorageError) throws(StorageError) {
    let zeros = JournalBuffer(count: JournalFrame.blockBytes)
    do throws(StorageError) {
      try unsafe write(zeros.bytes, at: end)
    } catch {
      // Where there is no room to write over what is there, nothing came there.
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

  /// As far as the disk lets it: without room there is another file, or the tables.
  private func lengthen(to size: Int) {
    let zeros = JournalBuffer(count: Self.bytesAtATime)
    while capacity < size {
      let count = min(zeros.count, size - capacity)
      do throws(StorageError) {
        try unsafe write(UnsafeRawBufferPointer(rebasing: zeros.bytes[..<count]), at: capacity)
      } catch {
        return
      }
      capacity += count
    }
  }

  /// On disk when it returns.
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
        case EINVAL where writesThroughMemory(): continue
        case ENOSPC, EDQUOT, EFBIG: throw .full
        default: throw .failed("the journal \(path) cannot be written: errno \(errno)")
        }
      }
      // Only whole blocks can be written: what was begun of one is written again.
      let blocks = written / JournalFrame.blockBytes * JournalFrame.blockBytes
      attempts = blocks == 0 ? attempts + 1 : 0
      guard attempts < Self.attemptsMax else { throw .full }
      done += blocks
    }
  }

  private static let attemptsMax = 3

  /// Goes through the system's memory from now on, where it went past that; says whether it did.
  private func writesThroughMemory() -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0, flags & clinux_direct() != 0 else { return false }
    return fcntl(descriptor, F_SETFL, flags & ~clinux_direct()) == 0
  }
}
