/// Bytes that are looked at several at a time.
enum WordBytes {
  /// So many may be read behind the end of what is looked at, or written behind what is.
  static let margin = 16

  /// Small letters, digits, what joins them (`-`, `.`, `/`, `:`), and what is not ASCII: what came
  /// before begins at another byte, or behind one.
  static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-")...UInt8(ascii: ":"): true
    default: byte >= 0x80
    }
  }
}

extension UnsafeMutablePointer where Pointee: FixedWidthInteger {
  static func zeros(_ count: Int) -> Self {
    let room = allocate(capacity: count)
    unsafe room.initialize(repeating: 0, count: count)
    return unsafe room
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// A number of so many bits for the first five bytes.
  @inline(__always)
  func slotOfFive(_ bits: UInt64) -> Int {
    let mixed = unsafe (eight(at: 0) &<< 24) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> (64 &- bits))
  }

  /// The same for the first twelve.
  @inline(__always)
  func slotOfTwelve(_ bits: UInt64) -> Int {
    let both = unsafe eight(at: 0) ^ (eight(at: 4) &* 0xC2B2_AE3D_27D4_EB4F)
    return Int(truncatingIfNeeded: (both &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
  }

  /// How many bytes both begin with, up to a limit.
  @inline(__always)
  func shared(_ other: Self, _ limit: Int) -> Int {
    var count = 0
    while count < limit {
      let difference = unsafe eight(at: count) ^ other.eight(at: count)
      guard difference == 0 else {
        return Swift.min(limit, count &+ difference.trailingZeroBitCount &>> 3)
      }
      count &+= 8
    }
    return limit
  }

  /// Sixteen bytes, of which the first are wanted.
  @inline(__always)
  func copySixteen(_ other: Self) {
    let (source, target) = (UnsafeRawPointer(other), UnsafeMutableRawPointer(self))
    let words = unsafe source.loadUnaligned(as: SIMD2<UInt64>.self)
    unsafe target.storeBytes(of: words, as: SIMD2<UInt64>.self)
  }

  /// The first one lowest.
  @inline(__always)
  private func eight(at offset: Int) -> UInt64 {
    let bytes = unsafe UnsafeRawPointer(self + offset)
    return unsafe UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
  }
}
