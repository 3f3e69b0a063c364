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

  /// Begins anew, and keeps the room.
  mutating func removeAll() {
    count = 0
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
    makeRoom(10)
    var rest = value
    while rest >= 0x80 {
      // SAFETY: there is room for the ten bytes of the longest number.
      unsafe memory[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count += 1
      rest >>= 7
    }
    // SAFETY: as above.
    unsafe memory[count] = UInt8(truncatingIfNeeded: rest)
    count += 1
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

  /// What another one has written.
  mutating func raw(_ other: borrowing ByteWriter) {
    makeRoom(other.count)
    // SAFETY: as above; so many bytes were written there.
    unsafe (memory + count).update(from: other.memory, count: other.count)
    count += other.count
  }

  mutating func id<Kind>(_ value: Identifier<Kind>) {
    bytes(value.bytes)
  }

  mutating func id<Kind>(_ value: Identifier<Kind>?) {
    bytes(value?.bytes)
  }

  mutating func code(_ value: some Coded) {
    byte(value.code)
  }

  mutating func code(_ value: (some Coded)?) {
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
    _ elements: Few<Element>,
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
