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
    guard let frame = try header(at: offset, salt) else { return false }
    try fill(through: offset + frame.size)
    return offset + frame.size > start + bytes.count
  }

  /// Whether other data overwrote the place for a frame, or the block behind it.
  ///
  /// Of a frame that a crash has torn, each block begins as before or as it was to be.
  func isOverwritten(at offset: Int, salt: UInt64) throws(StorageError) -> Bool {
    let size = try header(at: offset, salt)?.size ?? JournalFrame.blockBytes
    for place in stride(from: offset, through: offset + size, by: JournalFrame.blockBytes) {
      guard try hasBlock(at: place) else { return false }
      let index = place - start
      let block = Array(bytes[index..<(index + JournalFrame.blockBytes)])
      if !JournalFrame.isKnown(block.span, salt: salt) { return true }
      // Nothing was written there.
      if place == offset, JournalFrame.isBlank(block) { return false }
    }
    return false
  }

  /// Returns the frame at the offset, and its row, if it is complete.
  func frame(
    at offset: Int,
    salt: UInt64
  ) throws(StorageError) -> (frame: JournalFrame, row: [UInt8])? {
    guard let frame = try header(at: offset, salt) else { return nil }
    try fill(through: offset + frame.size)
    guard offset + frame.size <= start + bytes.count else { return nil }
    let row = frame.row(in: bytes, at: offset - start)
    return frame.matches(row.span, salt: salt) ? (frame, row) : nil
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

  private func header(at offset: Int, _ salt: UInt64) throws(StorageError) -> JournalFrame? {
    try fill(through: offset + JournalFrame.headerBytes)
    let start = offset - start
    guard start + JournalFrame.headerBytes <= bytes.count else { return nil }
    let bytes = bytes
    return JournalFrame(
      header: bytes.span.extracting(start..<(start + JournalFrame.headerBytes)),
      salt: salt
    )
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
