/// Appends values in the compact encoding of stored records.
///
/// Numbers are varints of 7 bits a byte, little-endian; signed numbers use zigzag encoding. `nil`
/// is the byte 0 everywhere.
///
/// It owns its memory, because an array checks for unique ownership at each small write.
@safe package struct ByteWriter: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0
  /// Whether the record has fields that older ones of its type lack.
  var hasGoneOn = false

  /// Reserves an initial capacity, which grows as needed.
  package init(capacity: Int = 256) {
    self.capacity = max(1, capacity)
    unsafe memory = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe memory.deallocate()
  }

  /// A copy of the written bytes.
  package var written: [UInt8] {
    // SAFETY: the first `count` bytes were written.
    unsafe Array(UnsafeBufferPointer(start: memory, count: count))
  }

  /// Appends a byte.
  package mutating func byte(_ value: UInt8) {
    reserve(1)
    // SAFETY: the call above reserved the byte.
    unsafe memory[count] = value
    count += 1
  }

  /// Replaces a byte that was written.
  mutating func replace(byteAt position: Int, by value: UInt8) {
    precondition(position < count, "ByteWriter: no byte at \(position)")
    // SAFETY: the byte was written.
    unsafe memory[position] = value
  }

  /// Appends a flag as a byte.
  package mutating func flag(_ value: Bool) {
    byte(value ? 1 : 0)
  }

  /// Appends a number without a sign.
  package mutating func number(_ value: UInt64) {
    reserve(Self.numberBytesMax)
    let start = unsafe memory + count
    guard value >= 0x80 else {
      // SAFETY: the call above reserved the bytes.
      unsafe start.pointee = UInt8(truncatingIfNeeded: value)
      count += 1
      return
    }
    if value < 1 << 56 {
      let (bytes, length) = Self.sevenBits(value)
      // SAFETY: ten bytes are reserved; eight are written, of which the first `length` count.
      unsafe UnsafeMutableRawPointer(start).storeBytes(of: bytes.littleEndian, as: UInt64.self)
      count += length
      return
    }
    appendVarint(value)
  }

  /// Appends a varint without touching the bytes behind it; the caller reserves the space.
  private mutating func appendVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      // SAFETY: the caller has reserved the bytes of the longest number.
      unsafe memory[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count += 1
      rest >>= 7
    }
    // SAFETY: as above.
    unsafe memory[count] = UInt8(truncatingIfNeeded: rest)
    count += 1
  }

  /// Spreads a value over eight groups of seven bits, a byte each, of which the first `count`
  /// count; a loop takes twice as long for the six groups of a moment.
  private static func sevenBits(_ value: UInt64) -> (bytes: UInt64, count: Int) {
    var bytes = value & 0x0FFF_FFFF | (value & 0xFF_FFFF_F000_0000) << 4
    bytes = bytes & 0x0000_3FFF_0000_3FFF | (bytes & 0x0FFF_C000_0FFF_C000) << 2
    bytes = bytes & 0x007F_007F_007F_007F | (bytes & 0x3F80_3F80_3F80_3F80) << 1
    let count = (71 - bytes.leadingZeroBitCount) / 8
    return (bytes | 0x8080_8080_8080_8080 & ((1 << UInt64(8 * count - 8)) - 1), count)
  }

  /// Appends a number with a sign.
  package mutating func signed(_ value: Int64) {
    number(UInt64(bitPattern: value << 1) ^ UInt64(bitPattern: value >> 63))
  }

  /// Appends a moment.
  package mutating func moment(_ value: Moment) {
    signed(value.milliseconds)
  }

  /// Appends bytes behind their length.
  package mutating func bytes(_ value: [UInt8]) {
    number(UInt64(value.count))
    raw(value)
  }

  /// Appends optional bytes, whose length is stored plus 1: 0 is nil, 1 is empty.
  package mutating func bytes(_ value: [UInt8]?) {
    guard let value else { return byte(0) }
    number(UInt64(value.count) + 1)
    raw(value)
  }

  /// Appends bytes without their length.
  package mutating func raw(_ value: [UInt8]) {
    reserve(value.count)
    // SAFETY: the space is reserved, in memory that no array owns.
    unsafe value.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      unsafe (memory + count).update(from: start, count: source.count)
    }
    count += value.count
  }

  /// Reserves the length of optional bytes that follow, and returns their provisional start.
  package mutating func beginPart() -> Int {
    reserve(Self.partLengthBytes)
    count += Self.partLengthBytes
    return count
  }

  /// Writes the length of the byte string that began at `start`, and returns its final range.
  package mutating func endPart(from start: Int) -> Range<Int> {
    let length = count - start
    let lengthStart = start - Self.partLengthBytes
    // Reserved first, so that the memory does not move between the next steps.
    reserve(Self.numberBytesMax)
    let finalStart = lengthStart + Self.byteCount(of: UInt64(length) + 1)
    if finalStart != start {
      // SAFETY: `length` bytes were written at `start`, and the target range is reserved.
      unsafe (memory + finalStart).update(from: memory + start, count: length)
    }
    count = lengthStart
    // `number` may overwrite the bytes behind it; this does not.
    appendVarint(UInt64(length) + 1)
    count += length
    return finalStart..<count
  }

  /// Size of most lengths; another size moves the bytes that follow.
  private static let partLengthBytes = 2
  private static let numberBytesMax = 10

  /// Returns the size of a number's encoding.
  private static func byteCount(of value: UInt64) -> Int {
    max(1, (UInt64.bitWidth - value.leadingZeroBitCount + 6) / 7)
  }

  /// Appends the case of an enumeration.
  package mutating func code(_ value: some StableCode) {
    byte(value.code)
  }

  private mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  /// Grows the memory by at least half.
  @inline(never)
  private mutating func grow(by more: Int) {
    capacity = max(count + more, capacity + capacity / 2)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    // SAFETY: the first `count` bytes were written, and the new memory is not shared.
    unsafe memory.update(from: self.memory, count: count)
    unsafe self.memory.deallocate()
    unsafe self.memory = memory
  }
}
