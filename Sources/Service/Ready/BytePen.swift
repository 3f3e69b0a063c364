/// Writes pieces of bytes one behind the other, into room that its owner has made for all of them.
///
/// A reply is put together out of some twenty pieces, most of them of less than 64 bytes: to call
/// the library for each costs more than to move them.
@unsafe
struct BytePen {
  /// Where the next byte goes.
  private(set) var position: UnsafeMutableRawPointer

  init(at position: UnsafeMutableRawPointer) {
    unsafe self.position = position
  }

  @inline(__always)
  mutating func put(_ bytes: Span<UInt8>) {
    // SAFETY: the buffer is only read, and does not outlive the closure.
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe put(start, count: buffer.count)
    }
  }

  /// So many bytes from a place on, which must be there.
  @inline(__always)
  mutating func put(_ source: UnsafeRawPointer, count: Int) {
    if count > 64 {
      unsafe position.copyMemory(from: source, byteCount: count)
    } else if count >= 32 {
      unsafe putBothEnds(source, count, as: SIMD4<UInt64>.self)
    } else if count >= 16 {
      unsafe putBothEnds(source, count, as: SIMD2<UInt64>.self)
    } else if count >= 8 {
      unsafe putBothEnds(source, count, as: UInt64.self)
    } else if count >= 4 {
      unsafe putBothEnds(source, count, as: UInt32.self)
    } else {
      var offset = 0
      while offset < count {
        let byte = unsafe source.load(fromByteOffset: offset, as: UInt8.self)
        unsafe position.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
        offset += 1
      }
    }
    unsafe position += count
  }

  /// So many bytes of a text that is kept as digits.
  @inline(__always)
  mutating func put(
    _ kind: KeptText.Kind,
    _ kept: UnsafeRawPointer,
    _ shape: UnsafeRawPointer,
    count: Int
  ) {
    unsafe kind.write(kept, shape, count: count, to: position)
    unsafe position += count
  }

  /// The first bytes and the last ones, of which some may be the same: at least one such piece, and
  /// at most two.
  @inline(__always)
  func putBothEnds<Bytes: BitwiseCopyable>(
    _ source: UnsafeRawPointer,
    _ count: Int,
    as type: Bytes.Type
  ) {
    let lastOffset = count - MemoryLayout<Bytes>.size
    let first = unsafe source.loadUnaligned(as: type)
    let last = unsafe source.loadUnaligned(fromByteOffset: lastOffset, as: type)
    unsafe position.storeBytes(of: first, as: type)
    unsafe position.storeBytes(of: last, toByteOffset: lastOffset, as: type)
  }
}
