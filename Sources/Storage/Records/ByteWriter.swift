import IdentityCore

/// Appends values in the compact form in which records are kept.
///
/// Numbers take 7 bits a byte, least first; negative ones are folded between the others. `nil` is
/// the byte 0 everywhere.
///
/// It writes into memory of its own: all that is committed goes through here, a few bytes at a
/// time, and an array asks at each of them whether it is the only one.
@safe struct ByteWriter: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  /// With room for so many bytes; there may be more.
  init(capacity: Int = 256) {
    self.capacity = max(1, capacity)
    unsafe memory = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe memory.deallocate()
  }

  /// A copy of all of it.
  var written: [UInt8] {
    // SAFETY: so many bytes were written.
    unsafe Array(UnsafeBufferPointer(start: memory, count: count))
  }

  mutating func byte(_ value: UInt8) {
    makeRoom(1)
    // SAFETY: there is room for it.
    unsafe memory[count] = value
    count += 1
  }

  mutating func flag(_ value: Bool) {
    byte(value ? 1 : 0)
  }

  mutating func number(_ value: UInt64) {
    makeRoom(Self.numberBytesMax)
    let start = unsafe memory + count
    guard value >= 0x80 else {
      // SAFETY: there is room for it.
      unsafe start.pointee = UInt8(truncatingIfNeeded: value)
      count += 1
      return
    }
    if value < 1 << 56 {
      let (bytes, length) = Self.sevenBits(value)
      // SAFETY: there is room for eight bytes, of which the first are wanted.
      unsafe UnsafeMutableRawPointer(start).storeBytes(of: bytes.littleEndian, as: UInt64.self)
      count += length
      return
    }
    put(value)
  }

  /// A number, and nothing behind it, where there is room.
  private mutating func put(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      // SAFETY: there is room for the bytes of the longest number.
      unsafe memory[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count += 1
      rest >>= 7
    }
    // SAFETY: as above.
    unsafe memory[count] = UInt8(truncatingIfNeeded: rest)
    count += 1
  }

  /// Eight groups of seven bits, each in a byte of its own, of which so many count: moments are six
  /// of them, and to go through them one by one takes twice as long.
  private static func sevenBits(_ value: UInt64) -> (bytes: UInt64, count: Int) {
    var bytes = value & 0x0FFF_FFFF | (value & 0xFF_FFFF_F000_0000) << 4
    bytes = bytes & 0x0000_3FFF_0000_3FFF | (bytes & 0x0FFF_C000_0FFF_C000) << 2
    bytes = bytes & 0x007F_007F_007F_007F | (bytes & 0x3F80_3F80_3F80_3F80) << 1
    let count = (71 - bytes.leadingZeroBitCount) / 8
    return (bytes | 0x8080_8080_8080_8080 & ((1 << UInt64(8 * count - 8)) - 1), count)
  }

  mutating func signed(_ value: Int64) {
    number(UInt64(bitPattern: value << 1) ^ UInt64(bitPattern: value >> 63))
  }

  mutating func moment(_ value: Moment) {
    signed(value.milliseconds)
  }

  mutating func moment(_ value: Moment?) {
    flag(value != nil)
    if let value { moment(value) }
  }

  mutating func bytes(_ value: [UInt8]) {
    number(UInt64(value.count))
    raw(value)
  }

  /// The length is one more than it is: 0 is nil, 1 is empty.
  mutating func bytes(_ value: [UInt8]?) {
    guard let value else { return byte(0) }
    number(UInt64(value.count) + 1)
    raw(value)
  }

  /// Bytes alone, without their length.
  mutating func raw(_ value: [UInt8]) {
    makeRoom(value.count)
    // SAFETY: there is room for them, in memory that is no array's.
    unsafe value.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      unsafe (memory + count).update(from: start, count: source.count)
    }
    count += value.count
  }

  /// Begins bytes that stand behind their length as optional ones do; gives back where they begin,
  /// as far as that is known before there is a length.
  mutating func beginPart() -> Int {
    makeRoom(Self.partLengthBytes)
    count += Self.partLengthBytes
    return count
  }

  /// Gives back where they stand.
  mutating func endPart(from start: Int) -> Range<Int> {
    let length = count - start
    let lengthStart = start - Self.partLengthBytes
    // So that there is no other memory before all is in its place.
    makeRoom(Self.numberBytesMax)
    let place = lengthStart + Self.byteCount(of: UInt64(length) + 1)
    if place != start {
      // SAFETY: so many bytes were written there, and there is room for them where they go.
      unsafe (memory + place).update(from: memory + start, count: length)
    }
    count = lengthStart
    // `number` may write over what is behind it.
    put(UInt64(length) + 1)
    count += length
    return place..<count
  }

  /// Of the length of most parts; another one moves what it stands before.
  private static let partLengthBytes = 2
  private static let numberBytesMax = 10

  /// Of a number.
  private static func byteCount(of value: UInt64) -> Int {
    max(1, (UInt64.bitWidth - value.leadingZeroBitCount + 6) / 7)
  }

  mutating func id<Kind>(_ value: Identifier<Kind>) {
    bytes(value.bytes)
  }

  mutating func id<Kind>(_ value: Identifier<Kind>?) {
    bytes(value?.bytes)
  }

  mutating func code(_ value: some StableCode) {
    byte(value.code)
  }

  mutating func code(_ value: (some StableCode)?) {
    byte(value?.code ?? 0)
  }

  mutating func list<Element>(
    _ elements: [Element],
    _ write: (borrowing Element, inout ByteWriter) -> Void
  ) {
    number(UInt64(elements.count))
    let elements = elements.span
    for place in elements.indices { write(elements[place], &self) }
  }

  mutating func list<Element>(
    _ elements: OneOrMany<Element>,
    _ write: (borrowing Element, inout ByteWriter) -> Void
  ) {
    switch elements.form {
    case .one(let element):
      number(1)
      write(element, &self)
    case .many(let elements): list(elements, write)
    }
  }

  private mutating func makeRoom(_ more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  /// By half at least.
  @inline(never)
  private mutating func grow(by more: Int) {
    capacity = max(count + more, capacity + capacity / 2)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    // SAFETY: so many bytes were written; nobody else has the memory.
    unsafe memory.update(from: self.memory, count: count)
    unsafe self.memory.deallocate()
    unsafe self.memory = memory
  }
}
