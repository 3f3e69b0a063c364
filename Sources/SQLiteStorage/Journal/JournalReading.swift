import Glibc
import Storage

/// Reads a volume of the journal from an offset, as far as requested.
final class JournalReading {
  private let path: String
  private let descriptor: CInt
  private let start: Int
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  private let bytesAtATime: Int

  /// Opens the file; returns nil if it does not exist.
  init?(
    _ path: String,
    from start: Int,
    bytesAtATime: Int = 1 << 20
  ) throws(StorageError) {
    self.path = path
    self.start = start
    self.bytesAtATime = bytesAtATime
    // SAFETY: the path is only read.
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw StoreFile.refusal("read the journal", path, errno) }
      return nil
    }
  }

  deinit {
    if descriptor >= 0 { _ = close(descriptor) }
  }

  /// Whether the file has a block at the offset.
  func hasBlock(at offset: Int) throws(StorageError) -> Bool {
    try fill(through: offset + JournalFrame.blockBytes)
    return offset + JournalFrame.blockBytes <= start + bytes.count
  }

  /// Whether the file ends where a frame is to follow, or within it.
  ///
  /// The writer allocates a frame before it writes it, and always has a block more.
  func isCut(at offset: Int, salt: UInt64) throws(StorageError) -> Bool {
    guard try hasBlock(at: offset) else { return true }
    guard let frame = header(at: offset - start, salt) else { return false }
    try fill(through: offset + frame.size)
    return offset + frame.size > start + bytes.count
  }

  /// Whether the file was cleared from the place for a frame on, or from behind a frame that is
  /// incomplete.
  ///
  /// The writer makes blocks blank before it uses them. The padding of an old frame may fill a
  /// block with zeros, but never all blocks up to the end.
  func isCleared(at offset: Int, salt: UInt64) throws(StorageError) -> Bool {
    guard try hasBlock(at: offset) else { return false }
    if try isZero(from: offset) { return true }
    guard let frame = header(at: offset - start, salt), try hasBlock(at: offset + frame.size)
    else { return false }
    return try isZero(from: offset + frame.size)
  }

  private func isZero(from offset: Int) throws(StorageError) -> Bool {
    var offset = offset
    while try hasBlock(at: offset) {
      let index = offset - start
      guard bytes[index..<(index + JournalFrame.blockBytes)].allSatisfy({ $0 == 0 }) else {
        return false
      }
      offset += JournalFrame.blockBytes
    }
    return true
  }

  /// Returns the frame at the offset if it is complete.
  func frame(at offset: Int, salt: UInt64) throws(StorageError) -> JournalFrame? {
    try fill(through: offset + JournalFrame.headerBytes)
    guard let frame = header(at: offset - start, salt) else { return nil }
    let row = offset - start + JournalFrame.headerBytes
    try fill(through: start + row + frame.byteCount)
    guard row + frame.byteCount <= bytes.count else { return nil }
    let bytes = bytes
    return frame.matches(bytes.span.extracting(row..<(row + frame.byteCount)), salt: salt)
      ? frame : nil
  }

  /// Returns the link at the offset.
  func link(at offset: Int, salt: UInt64) throws(StorageError) -> JournalLink? {
    try fill(through: offset + JournalLink.byteCount)
    let start = offset - start
    guard start + JournalLink.byteCount <= bytes.count else { return nil }
    let bytes = bytes
    return JournalLink(
      block: bytes.span.extracting(start..<(start + JournalLink.byteCount)),
      salt: salt
    )
  }

  private func header(at index: Int, _ salt: UInt64) -> JournalFrame? {
    let end = index + JournalFrame.headerBytes
    guard end <= bytes.count else { return nil }
    let bytes = bytes
    return JournalFrame(header: bytes.span.extracting(index..<end), salt: salt)
  }

  /// Returns the row of the frame at the offset.
  func row(of frame: JournalFrame, at offset: Int) -> [UInt8] {
    let row = offset - start + JournalFrame.headerBytes
    return Array(bytes[row..<(row + frame.byteCount)])
  }

  private func fill(through end: Int) throws(StorageError) {
    while !isAtEnd, start + bytes.count < end {
      let more = try read(at: start + bytes.count)
      isAtEnd = more.isEmpty
      bytes += more
    }
  }

  private func read(at offset: Int) throws(StorageError) -> [UInt8] {
    var failure: CInt = 0
    // SAFETY: the read stays within the buffer.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: bytesAtATime) { room, count in
      repeat {
        count = unsafe pread(descriptor, room.baseAddress, room.count, offset)
      } while count < 0 && errno == EINTR
      if count < 0 { (failure, count) = (errno, 0) }
    }
    guard failure == 0 else { throw StoreFile.refusal("read the journal", path, failure) }
    return bytes
  }

  /// A header of a frame or a link, whether or not the row itself is intact.
  struct Header {
    let offset: Int
    /// The number of the frame, or of the row to which the link leads.
    let number: Int64
    /// Size of the frame; 0 for a link.
    let size: Int
  }

  /// Visits the headers in the whole file, in order; keeps none of its bytes.
  func forEachHeader(
    salt: UInt64,
    _ body: (Header) throws(StorageError) -> Void
  ) throws(StorageError) {
    var offset = 0
    while true {
      let chunk = try read(at: offset)
      if chunk.isEmpty { return }
      for start in stride(from: 0, to: chunk.count, by: JournalFrame.blockBytes) {
        let block = chunk.span.extracting(
          start..<min(start + JournalFrame.blockBytes, chunk.count)
        )
        if let frame = JournalFrame(header: block, salt: salt) {
          try body(Header(offset: offset + start, number: frame.number, size: frame.size))
        } else if let link = JournalLink(block: block, salt: salt) {
          try body(Header(offset: offset + start, number: link.number, size: 0))
        }
      }
      // The file may end within a block.
      offset += max(1, chunk.count / JournalFrame.blockBytes) * JournalFrame.blockBytes
    }
  }
}
