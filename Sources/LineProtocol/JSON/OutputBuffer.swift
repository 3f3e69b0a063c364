/// A byte buffer for output in many small pieces, for example the hundred pieces of a reply.
///
/// An array checks uniqueness and capacity for every byte. Here a caller declares the largest size
/// of a piece once, and then writes it with plain stores.
@safe
struct OutputBuffer: ~Copyable {
  // SAFETY: owns an allocation of `capacity` bytes, of which `count` are initialized; only this
  // type allocates and frees it.
  private var room: UnsafeMutableRawPointer
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    unsafe room = .allocate(byteCount: capacity, alignment: 8)
    self.capacity = capacity
  }

  deinit { unsafe room.deallocate() }

  var bytes: [UInt8] { unsafe Array(UnsafeRawBufferPointer(start: room, count: count)) }

  /// Calls `body` with the bytes written so far.
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    // SAFETY: `count` bytes are initialized, and the span does not outlive the call.
    unsafe body(UnsafeRawBufferPointer(start: room, count: count).bindMemory(to: UInt8.self).span)
  }

  mutating func removeAll() {
    count = 0
  }

  /// Empties the buffer and replaces its storage by a smaller one.
  mutating func shrink(to smaller: Int) {
    unsafe room.deallocate()
    unsafe room = .allocate(byteCount: smaller, alignment: 8)
    capacity = smaller
    count = 0
  }

  /// Appends what `write` writes, which must be at most `limit` bytes.
  @inline(__always)
  mutating func add(atMost limit: Int, _ write: (inout UncheckedWriter) -> Void) {
    if capacity - count < limit { grow(by: limit) }
    // SAFETY: there is room for `limit` bytes from here on, and the writer does not outlive the
    // call.
    let start = unsafe room + count
    var pen = unsafe UncheckedWriter(position: start)
    write(&pen)
    let length = unsafe pen.position - start
    if length > limit { Self.overrun(length, limit) }
    count += length
  }

  @inline(never)
  private static func overrun(_ length: Int, _ limit: Int) -> Never {
    preconditionFailure("OutputBuffer: \(length) bytes written, \(limit) announced")
  }

  @inline(never)
  private mutating func grow(by added: Int) {
    capacity += max(added, capacity, 256)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    // SAFETY: both allocations have at least `count` bytes.
    unsafe larger.copyMemory(from: room, byteCount: count)
    unsafe room.deallocate()
    unsafe room = larger
  }
}

/// Writes bytes without bounds checks; its creator has reserved the room.
@safe
struct UncheckedWriter {
  // SAFETY: within the room that `OutputBuffer.add` reserved; `add` checks that after each piece.
  fileprivate var position: UnsafeMutableRawPointer

  @unsafe
  fileprivate init(position: UnsafeMutableRawPointer) {
    unsafe self.position = position
  }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    unsafe position.storeBytes(of: byte, as: UInt8.self)
    unsafe position += 1
  }

  /// Writes one byte if it is wanted; stores it in any case, which avoids a branch.
  ///
  /// The next write overwrites an unwanted byte, so another write must follow.
  @inline(__always)
  mutating func put(_ byte: UInt8, if isWanted: Bool) {
    unsafe position.storeBytes(of: byte, as: UInt8.self)
    unsafe position += isWanted ? 1 : 0
  }

  /// Writes `true` or `false`.
  @inline(__always)
  mutating func put(_ value: Bool) {
    if value { put("true") } else { put("false") }
  }

  /// Writes a literal.
  ///
  /// If the compiler knows the literal, this becomes a few stores of constants.
  @inline(__always)
  mutating func put(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    // SAFETY: a literal's bytes live as long as the program.
    unsafe position.copyMemory(from: UnsafeRawPointer(text.utf8Start), byteCount: count)
    unsafe position += count
  }

  @inline(__always)
  mutating func put(_ bytes: Span<UInt8>) {
    // SAFETY: the buffer is only read, and does not outlive the closure.
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe put(start, count: buffer.count)
    }
  }

  /// Writes a text without escapes; adds nothing and returns false if it needs any.
  @inline(__always)
  mutating func putPlain(_ bytes: Span<UInt8>) -> Bool {
    // SAFETY: every load lies within the span, and every store within the reserved room.
    unsafe bytes.withUnsafeBytes { buffer in
      guard let source = buffer.baseAddress else { return true }
      let count = buffer.count
      guard count >= 4 else {
        for index in 0..<count {
          let byte = unsafe buffer[index]
          if JSONText.isEscaped(byte) { return false }
          unsafe position.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
        }
        unsafe position += count
        return true
      }
      guard count >= 8 else {
        let first = unsafe source.loadUnaligned(as: UInt32.self)
        let last = unsafe source.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
        if JSONText.escaped(UInt64(first) << 32 | UInt64(last)) != 0 { return false }
        unsafe position.storeBytes(of: first, as: UInt32.self)
        unsafe position.storeBytes(of: last, toByteOffset: count - 4, as: UInt32.self)
        unsafe position += count
        return true
      }
      // The last eight bytes may overlap earlier ones: the same bytes go to the same place.
      let last = unsafe source.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      unsafe position.storeBytes(of: last, toByteOffset: count - 8, as: UInt64.self)
      var escaped = JSONText.escaped(last)
      var offset = 0
      while offset < count - 8 {
        let eight = unsafe source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        unsafe position.storeBytes(of: eight, toByteOffset: offset, as: UInt64.self)
        escaped |= JSONText.escaped(eight)
        offset += 8
      }
      guard escaped == 0 else { return false }
      unsafe position += count
      return true
    }
  }

  /// Writes at most 20 decimal digits.
  mutating func put(decimal value: UInt64) {
    var length = 1
    var rest = value / 10
    while rest > 0 {
      length += 1
      rest /= 10
    }
    rest = value
    for place in (0..<length).reversed() {
      let digit = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      unsafe position.storeBytes(of: digit, toByteOffset: place, as: UInt8.self)
      rest /= 10
    }
    unsafe position += length
  }

  /// Writes the 24 bytes of a timestamp.
  @inline(__always)
  mutating func put(_ text: MomentBytes) {
    unsafe position.storeBytes(of: text.words.0.littleEndian, as: UInt64.self)
    unsafe position.storeBytes(of: text.words.1.littleEndian, toByteOffset: 8, as: UInt64.self)
    unsafe position.storeBytes(of: text.words.2.littleEndian, toByteOffset: 16, as: UInt64.self)
    unsafe position += 24
  }

  /// Copies `count` bytes by words, since most are short names; the last word may overlap.
  @unsafe @inline(__always)
  private mutating func put(_ source: UnsafeRawPointer, count: Int) {
    switch count {
    case 8...64:
      var offset = 0
      while offset < count - 8 {
        unsafe put(UInt64.self, of: source, at: offset)
        offset += 8
      }
      unsafe put(UInt64.self, of: source, at: count - 8)
    case 4..<8:
      unsafe put(UInt32.self, of: source, at: 0)
      unsafe put(UInt32.self, of: source, at: count - 4)
    case ..<4:
      for offset in 0..<count { unsafe put(UInt8.self, of: source, at: offset) }
    default:
      unsafe position.copyMemory(from: source, byteCount: count)
    }
    unsafe position += count
  }

  @unsafe @inline(__always)
  private func put<Word: FixedWidthInteger & BitwiseCopyable>(
    _ type: Word.Type,
    of source: UnsafeRawPointer,
    at offset: Int
  ) {
    let word = unsafe source.loadUnaligned(fromByteOffset: offset, as: type)
    unsafe position.storeBytes(of: word, toByteOffset: offset, as: type)
  }
}
