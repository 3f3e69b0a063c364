import Glibc

/// Bytes to be written to a volume: whole blocks, where a disk can take them from.
@safe struct JournalBuffer: ~Copyable {
  // SAFETY: made in `init`, given back in `deinit`, and used in between alone.
  private let start: UnsafeMutableRawPointer
  private let capacity: Int
  /// A number of blocks.
  private(set) var count: Int

  /// All zeros.
  init(count: Int) {
    capacity = count
    self.count = count
    guard let room = unsafe aligned_alloc(JournalFrame.blockBytes, max(count, 1)) else {
      preconditionFailure("JournalBuffer: there is no memory for it")
    }
    unsafe start = room
    unsafe start.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  deinit {
    unsafe free(start)
  }

  @unsafe var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: start, count: count)
  }

  /// Has a row's frame from now on, if there is room for that.
  mutating func take(_ frame: JournalFrame, _ row: [UInt8], salt: UInt64) -> Bool {
    guard frame.size <= capacity else { return false }
    count = frame.size
    // SAFETY: there is room for it.
    unsafe frame.write(
      row,
      salt: salt,
      to: UnsafeMutableRawBufferPointer(start: start, count: count)
    )
    return true
  }
}
