extension JSONText {
  /// Skips plain characters, eight at a time, and stops at the first other byte.
  ///
  /// A quote, a backslash, a control character and any byte beyond ASCII are not plain. The
  /// function may stop within the last seven bytes of the text without examining them.
  @inline(__always)
  static func skipPlain(_ text: Span<UInt8>, at position: inout Int) {
    let start = position
    // SAFETY: every load lies within the span, which outlives the closure.
    unsafe text.withUnsafeBytes { bytes in
      while position &+ 8 <= bytes.count {
        let eight = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        let plainCount = plainCount(UInt64(littleEndian: eight))
        position &+= plainCount
        guard plainCount == 8 else { return }
        if position &- start == longRun { skipPlainBlocks(text, at: &position) }
      }
    }
  }

  /// The plain bytes after which a string counts as long, as the payload of a notification is.
  private static var longRun: Int { 64 }

  /// Skips plain characters, 32 at a time, while all of them are plain.
  private static func skipPlainBlocks(_ text: Span<UInt8>, at position: inout Int) {
    // SAFETY: every load lies within the span, which outlives the closure.
    unsafe text.withUnsafeBytes { bytes in
      while position &+ 32 <= bytes.count {
        var found: UInt64 = 0
        for word in 0..<4 {
          let offset = position &+ word &* 8
          found |= stops(unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        guard found == 0 else { return }
        position &+= 32
      }
    }
  }

  /// Returns how many of eight bytes are plain before the first that is not; 8 if all are.
  private static func plainCount(_ eight: UInt64) -> Int {
    stops(eight).trailingZeroBitCount / 8
  }

  /// Returns the upper bit of the first byte that is not plain, and perhaps of bytes after it.
  private static func stops(_ eight: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let quote = eight ^ (each &* UInt64(UInt8(ascii: "\"")))
    let backslash = eight ^ (each &* UInt64(UInt8(ascii: "\\")))
    // A byte's upper bit shows a borrow: the byte was zero, or below a blank. A byte borrows from
    // the next, so only the first marked byte is certain.
    let found = (quote &- each) | (backslash &- each) | (eight &- (each &* 0x20)) | eight
    return found & (each &* 0x80)
  }

  /// Returns a nonzero value if any of eight bytes needs an escape in a string.
  @inline(__always)
  static func escaped(_ eight: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let quote = eight ^ (each &* UInt64(UInt8(ascii: "\"")))
    let backslash = eight ^ (each &* UInt64(UInt8(ascii: "\\")))
    // Among ASCII bytes, the upper bit shows a borrow; the lowest byte that shows one needs an
    // escape. Bytes beyond ASCII are masked out.
    let found = (quote &- each) | (backslash &- each) | (eight &- (each &* 0x20))
    return found & ~eight & (each &* 0x80)
  }
}
