/// Bytes that are compared where they lie.
package enum ByteComparison {
  /// Whether the same stands from one place on as in a range of something else.
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

  /// How many bytes are the same from a place on in each of two texts; eight at a time.
  package static func sameCount(
    _ bytes: Span<UInt8>,
    from start: Int,
    _ other: Span<UInt8>,
    from otherStart: Int
  ) -> Int {
    let count = min(bytes.count - start, other.count - otherStart)
    guard count > 0 else { return 0 }
    // SAFETY: so many bytes lie behind both places, in spans that outlive the call.
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { other in
        var offset = 0
        while offset + 8 <= count {
          let one = unsafe bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
          let two = unsafe other.loadUnaligned(fromByteOffset: otherStart + offset, as: UInt64.self)
          let differing = one.littleEndian ^ two.littleEndian
          if differing != 0 { return offset + differing.trailingZeroBitCount / 8 }
          offset += 8
        }
        while offset < count, unsafe bytes[start + offset] == other[otherStart + offset] {
          offset += 1
        }
        return offset
      }
    }
  }

  /// Whether two places hold the same; eight bytes at a time.
  @unsafe
  package static func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int)
    -> Bool
  {
    var offset = 0
    while offset + 8 < count {
      guard unsafe isSame(left, right, at: offset, as: UInt64.self) else { return false }
      offset += 8
    }
    // The last ones, of which some may have been looked at before.
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

  @unsafe
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
