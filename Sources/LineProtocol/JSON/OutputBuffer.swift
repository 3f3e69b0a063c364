/// Bytes that are written in many small pieces, as the hundred that make a reply.
///
/// An array asks with every byte whether it is alone and has room. Here a piece says once how long
/// it can get, and is written by plain stores behind that, in room that is nobody else's.
@safe
struct OutputBuffer: ~Copyable {
  // SAFETY: `capacity` bytes, which are taken and given back here alone; `count` of them are
  // written.
  private var room: UnsafeMutableRawPointer
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    unsafe room = .allocate(byteCount: capacity, alignment: 8)
    self.capacity = capacity
  }

  deinit { unsafe room.deallocate() }

  var bytes: [UInt8] { unsafe Array(UnsafeRawBufferPointer(start: room, count: count)) }

  /// Lends what is written.
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    // SAFETY: so many bytes are written, and the span does not outlive the call.
    unsafe body(UnsafeRawBufferPointer(start: room, count: count).bindMemory(to: UInt8.self).span)
  }

  mutating func removeAll() {
    count = 0
  }

  /// Empties it and gives its storage back for a smaller one.
  mutating func shrink(to smaller: Int) {
    unsafe room.deallocate()
    unsafe room = .allocate(byteCount: smaller, alignment: 8)
    capacity = smaller
    count = 0
  }

  /// Adds what `write` puts down, which must not be more than `limit` bytes.
  @inline(__always)
  mutating func add(atMost limit: Int, _ write: (inout UncheckedWriter) -> Void) {
    if capacity - count < limit { grow(by: limit) }
    // SAFETY: there is room for `limit` bytes from here on, and the pen does not outlive the call.
    let start = unsafe room + count
    var pen = unsafe UncheckedWriter(position: start)
    write(&pen)
    let length = unsafe pen.position - start
    if length > limit { Self.overrun(length, limit) }
    count += length
  }

  @inline(never)
  private static func overrun(_ length: Int, _ limit: Int) -> Never {
    preconditionFailure("PieceBuffer: \(length) bytes where \(limit) were announced")
  }

  @inline(never)
  private mutating func grow(by added: Int) {
    capacity += max(added, capacity, 256)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    // SAFETY: both have so many bytes.
    unsafe larger.copyMemory(from: room, byteCount: count)
    unsafe room.deallocate()
    unsafe room = larger
  }
}

/// Writes byte after byte where it stands: whoever holds it has seen to it that there is room.
@safe
struct UncheckedWriter {
  // SAFETY: within the room that `OutputBuffer.add` was asked for, as it checks behind each piece.
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

  /// One byte, or nothing: stored either way, for that takes no branch.
  ///
  /// What follows is written over one that was not wanted, and so something has to follow.
  @inline(__always)
  mutating func put(_ byte: UInt8, if isWanted: Bool) {
    unsafe position.storeBytes(of: byte, as: UInt8.self)
    unsafe position += isWanted ? 1 : 0
  }

  /// `true` or `false`.
  @inline(__always)
  mutating func put(_ value: Bool) {
    if value { put("true") } else { put("false") }
  }

  /// A literal of the program.
  ///
  /// Where the compiler knows it, and so its length, this is a few stores of what is known.
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

  /// Puts a text down if nothing in it has to be escaped; false, and nothing, if something has.
  @inline(__always)
  mutating func putPlain(_ bytes: Span<UInt8>) -> Bool {
    // SAFETY: every load lies within the span, every store within the room for as many bytes.
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
        if JSONText.hasEscaped(UInt64(first) << 32 | UInt64(last)) { return false }
        unsafe position.storeBytes(of: first, as: UInt32.self)
        unsafe position.storeBytes(of: last, toByteOffset: count - 4, as: UInt32.self)
        unsafe position += count
        return true
      }
      // The last eight may be in part those before: the same bytes, to the same place.
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

  /// In decimal digits, at most 20 of them.
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

  /// The 24 bytes of a text of a moment.
  @inline(__always)
  mutating func put(_ text: MomentBytes) {
    unsafe position.storeBytes(of: text.words.0.littleEndian, as: UInt64.self)
    unsafe position.storeBytes(of: text.words.1.littleEndian, toByteOffset: 8, as: UInt64.self)
    unsafe position.storeBytes(of: text.words.2.littleEndian, toByteOffset: 16, as: UInt64.self)
    unsafe position += 24
  }

  /// Most are short names: by words, of which the last may be in part those before.
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
