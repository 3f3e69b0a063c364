import LineProtocol

/// A fixed piece of memory that is read and written at offsets.
///
/// It is the only place of the cache with raw pointers. Every access checks its bounds first: a
/// wrong offset ends the process and never reads or writes elsewhere.
@safe
struct ByteBuffer: ~Copyable {
  // SAFETY: `capacity` bytes and sixteen more, allocated and deallocated here alone.
  private let start: UnsafeMutableRawPointer
  let capacity: Int

  /// Allocates memory that the system provides when it is first written.
  init(capacity: Int) {
    precondition(capacity >= 0)
    unsafe start = .allocate(byteCount: capacity + 16, alignment: 16)
    self.capacity = capacity
  }

  deinit { unsafe start.deallocate() }

  /// Whether a value of at most sixteen bytes may begin at an offset.
  @inline(__always)
  private func check<Value>(_ offset: Int, as _: Value.Type) {
    precondition(
      UInt(bitPattern: offset) <= UInt(bitPattern: capacity) && MemoryLayout<Value>.size <= 16
    )
  }

  @inline(__always)
  private func check(_ offset: Int, _ count: Int) {
    precondition(offset >= 0 && count >= 0 && offset <= capacity &- count)
  }

  @inline(__always)
  func load<Value: BitwiseCopyable>(_: Value.Type, at offset: Int) -> Value {
    check(offset, as: Value.self)
    return unsafe start.loadUnaligned(fromByteOffset: offset, as: Value.self)
  }

  @inline(__always)
  mutating func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
    check(offset, as: Value.self)
    unsafe start.storeBytes(of: value, toByteOffset: offset, as: Value.self)
  }

  @inline(__always)
  mutating func store(_ bytes: Span<UInt8>, at offset: Int) {
    check(offset, bytes.count)
    // SAFETY: as many bytes as the span has lie within this memory, as checked.
    unsafe bytes.withUnsafeBytes { source in
      guard let from = source.baseAddress else { return }
      unsafe Self.copy(from, to: start + offset, count: source.count)
    }
  }

  /// Copies bytes of another buffer.
  @inline(__always)
  mutating func copy(_ other: borrowing ByteBuffer, from: Int, count: Int, to offset: Int) {
    other.check(from, count)
    check(offset, count)
    unsafe Self.copy(other.start + from, to: start + offset, count: count)
  }

  /// Copies bytes of this buffer to another place in it.
  @inline(__always)
  mutating func copy(from: Int, count: Int, to offset: Int) {
    check(from, count)
    check(offset, count)
    unsafe Self.copy(start + from, to: start + offset, count: count)
  }

  /// A call of the library for each of the short pieces of a reply would cost more than to move it.
  @unsafe @inline(__always)
  private static func copy(_ from: UnsafeRawPointer, to: UnsafeMutableRawPointer, count: Int) {
    switch count {
    case 16...32: unsafe copyEnds(from, to, count, UInt128.self)
    case 4..<8: unsafe copyEnds(from, to, count, UInt32.self)
    default: unsafe to.copyMemory(from: from, byteCount: count)
    }
  }

  /// Copies the first bytes and the last ones, of which some may be the same.
  @unsafe @inline(__always)
  private static func copyEnds<Value: BitwiseCopyable>(
    _ from: UnsafeRawPointer,
    _ to: UnsafeMutableRawPointer,
    _ count: Int,
    _: Value.Type
  ) {
    let end = count &- MemoryLayout<Value>.size
    let (first, last) = unsafe (
      from.loadUnaligned(as: Value.self), from.loadUnaligned(fromByteOffset: end, as: Value.self)
    )
    unsafe to.storeBytes(of: first, as: Value.self)
    unsafe to.storeBytes(of: last, toByteOffset: end, as: Value.self)
  }

  @inline(__always)
  func isSame(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    check(offset, bytes.count)
    // SAFETY: as many bytes as the span has lie within this memory, as checked.
    return unsafe bytes.withUnsafeBytes { other in
      guard let other = other.baseAddress else { return true }
      return unsafe ByteComparison.isSame(start + offset, other, count: bytes.count)
    }
  }

  /// Lends some of the bytes.
  func withBytes<Result>(_ range: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
    check(range.lowerBound, range.count)
    // SAFETY: the bytes lie within this memory, and the span does not outlive the call.
    let bytes = unsafe UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
    return unsafe body(bytes.bindMemory(to: UInt8.self).span)
  }
}
