/// Compares bytes in place, without copying them.
package enum ByteComparison {
  /// Returns whether `bytes`, from `start` on, begins with the bytes of `other` in `range`.
  package static func isSame(
    _ bytes: Span<UInt8>,
    from start: Int,
    _ other: Span<UInt8>,
    _ range: Range<Int>
  ) -> Bool {
    guard bytes.count - start >= range.count else { return false }
    // SAFETY: both ranges lie within their spans, which outlive the call.
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { other in
        guard let left = bytes.baseAddress, let right = other.baseAddress else { return true }
        return unsafe isSame(left + start, right + range.lowerBound, count: range.count)
      }
    }
  }

  /// Compares `count` bytes at two addresses, eight bytes at a time.
  @unsafe @inline(__always)
  package static func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int)
    -> Bool
  {
    var offset = 0
    while offset + 8 < count {
      guard unsafe isSame(left, right, at: offset, as: UInt64.self) else { return false }
      offset += 8
    }
    // The last load may overlap bytes that have been compared already.
    if count >= 8 { return unsafe isSame(left, right, at: count - 8, as: UInt64.self) }
    if count >= 4 {
      return unsafe isSame(left, right, at: 0, as: UInt32.self)
        && isSame(left, right, at: count - 4, as: UInt32.self)
    }
    while offset < count {
      guard unsafe isSame(left, right, at: offset, as: UInt8.self) else { return false }
      offset += 1
    }
    return true
  }

  @unsafe @inline(__always)
  private static func isSame<Bytes: FixedWidthInteger & BitwiseCopyable>(
    _ left: UnsafeRawPointer,
    _ right: UnsafeRawPointer,
    at offset: Int,
    as type: Bytes.Type
  ) -> Bool {
    let one = unsafe left.loadUnaligned(fromByteOffset: offset, as: type)
    let other = unsafe right.loadUnaligned(fromByteOffset: offset, as: type)
    return one == other
  }
}
