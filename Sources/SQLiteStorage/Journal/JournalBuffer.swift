import Glibc

/// A buffer of whole blocks, aligned for direct I/O to a volume.
@safe struct JournalBuffer: ~Copyable {
  // SAFETY: allocated in `init`, freed in `deinit`, and used only by this object in between.
  private let start: UnsafeMutableRawPointer
  private let capacity: Int
  /// Size in bytes, a multiple of the block size.
  private(set) var count: Int

  /// Makes a buffer of zeros.
  init(count: Int) {
    capacity = count
    self.count = count
    guard let room = unsafe aligned_alloc(JournalFrame.blockBytes, max(count, 1)) else {
      preconditionFailure("JournalBuffer: there is no memory for it")
    }
    unsafe start = room
    unsafe start.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  /// Makes blocks with nothing in them.
  ///
  /// They are not zeros, so that a start knows a place that something else has cleared.
  init(blankBlocks count: Int) {
    self.init(count: count * JournalFrame.blockBytes)
    for block in 0..<count {
      let offset = block * JournalFrame.blockBytes
      // SAFETY: the block is within the buffer.
      unsafe start.storeBytes(
        of: JournalFrame.blankMagic.littleEndian,
        toByteOffset: offset,
        as: UInt64.self
      )
    }
  }

  /// Makes a block with a link.
  init(_ link: JournalLink, salt: UInt64) {
    self.init(count: JournalFrame.blockBytes)
    for (index, word) in link.words(salt: salt).enumerated() {
      // SAFETY: the words fit into a block.
      unsafe start.storeBytes(of: word.littleEndian, toByteOffset: index * 8, as: UInt64.self)
    }
  }

  deinit {
    unsafe free(start)
  }

  @unsafe var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: start, count: count)
  }

  /// Fills the buffer with a row's frame; returns false if it is too small.
  mutating func fill(_ frame: JournalFrame, _ row: [UInt8], salt: UInt64) -> Bool {
    guard frame.size <= capacity else { return false }
    count = frame.size
    // SAFETY: the buffer has `count` bytes, the frame's size.
    unsafe frame.write(
      row,
      salt: salt,
      to: UnsafeMutableRawBufferPointer(start: start, count: count)
    )
    return true
  }
}
