import LineProtocol

/// A fixed block of memory that is read and written at offsets.
///
/// Only this type of the cache uses raw pointers. Every access checks its bounds first: a wrong
/// offset ends the process and never reads or writes elsewhere.
@safe
struct ByteBuffer: ~Copyable {
  // SAFETY: `capacity` + 16 bytes, allocated and deallocated only here.
  private let start: UnsafeMutableRawPointer
  let capacity: Int

  /// Allocates memory, which the system provides on the first write.
  init(capacity: Int) {
    precondition(capacity >= 0)
    unsafe start = .allocate(byteCount: capacity + 16, alignment: 16)
    self.capacity = capacity
  }

  deinit { unsafe start.deallocate() }

  /// Checks the offset of a value of at most sixteen bytes.
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
    // SAFETY: `bytes.count` bytes from `offset` lie within this memory, as checked.
    unsafe bytes.withUnsafeBytes { source in
      guard let from = source.baseAddress else { return }
      unsafe Self.copy(from, to: start + offset, count: source.count)
    }
  }

  /// Copies bytes from another buffer.
  @inline(__always)
  mutating func copy(_ other: borrowing ByteBuffer, from: Int, count: Int, to offset: Int) {
    other.check(from, count)
    check(offset, count)
    unsafe Self.copy(other.start + from, to: start + offset, count: count)
  }

  /// Copies bytes within this buffer.
  @inline(__always)
  mutating func copy(from: Int, count: Int, to offset: Int) {
    check(from, count)
    check(offset, count)
    unsafe Self.copy(start + from, to: start + offset, count: count)
  }

  /// Copies short pieces inline: a library call would cost more than the copy itself.
  @unsafe @inline(__always)
  private static func copy(_ from: UnsafeRawPointer, to: UnsafeMutableRawPointer, count: Int) {
    switch count {
    case 16...32: unsafe copyEnds(from, to, count, UInt128.self)
    case 4..<8: unsafe copyEnds(from, to, count, UInt32.self)
    default: unsafe to.copyMemory(from: from, byteCount: count)
    }
  }

  /// Copies the first and the last bytes, which may overlap.
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
    // SAFETY: `bytes.count` bytes from `offset` lie within this memory, as checked.
    return unsafe bytes.withUnsafeBytes { other in
      guard let other = other.baseAddress else { return true }
      return unsafe ByteComparison.isSame(start + offset, other, count: bytes.count)
    }
  }

  /// Calls `body` with a range of the bytes.
  func withBytes<Result>(_ range: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
    check(range.lowerBound, range.count)
    // SAFETY: the bytes lie within this memory, and the span does not outlive the call.
    let bytes = unsafe UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
    return unsafe body(bytes.bindMemory(to: UInt8.self).span)
  }
}
