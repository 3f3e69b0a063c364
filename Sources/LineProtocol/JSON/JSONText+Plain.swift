extension JSONText {
  /// Steps over plain characters, eight at a time, and stops at the first that is none.
  ///
  /// That is a quote, a backslash, a control character, or anything beyond ASCII. At the last seven
  /// bytes of a text it may not look.
  @inline(__always)
  static func skipPlain(_ text: Span<UInt8>, at position: inout Int) {
    // SAFETY: every load lies within the span, which outlives the closure.
    unsafe text.withUnsafeBytes { bytes in
      while position &+ 8 <= bytes.count {
        let eight = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        let plainCount = plainCount(UInt64(littleEndian: eight))
        position &+= plainCount
        guard plainCount == 8 else { return }
      }
    }
  }

  /// How many of eight bytes are plain, up to the first that is not; 8 where all are.
  private static func plainCount(_ eight: UInt64) -> Int {
    stops(eight).trailingZeroBitCount / 8
  }

  /// Of eight bytes, the upper bit of the first that is not plain; perhaps of some behind it, too.
  private static func stops(_ eight: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let quote = eight ^ (each &* UInt64(UInt8(ascii: "\"")))
    let backslash = eight ^ (each &* UInt64(UInt8(ascii: "\\")))
    // The upper bit of a byte shows a borrow: it was zero, or less than a blank. One byte borrows
    // of the next, so that only the first that shows it is sure to be none.
    let found = (quote &- each) | (backslash &- each) | (eight &- (each &* 0x20)) | eight
    return found & (each &* 0x80)
  }

  /// How many of eight bytes are digits, up to the first that is not; 8 where all are.
  static func digitCount(_ eight: UInt64) -> Int {
    let each: UInt64 = 0x0101_0101_0101_0101
    let value = eight ^ (each &* UInt64(UInt8(ascii: "0")))
    // The upper bit of a byte shows what is more than nine; one byte may carry into the next, so
    // that only the first that shows it is sure to be none.
    let found = (value &+ (each &* 0x76)) | value
    return (found & (each &* 0x80)).trailingZeroBitCount / 8
  }

  /// Whether one of eight bytes must not stand in a string as it is.
  static func hasEscaped(_ eight: UInt64) -> Bool { escaped(eight) != 0 }

  /// Not zero where one of eight bytes must not stand in a string as it is.
  @inline(__always)
  static func escaped(_ eight: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let quote = eight ^ (each &* UInt64(UInt8(ascii: "\"")))
    let backslash = eight ^ (each &* UInt64(UInt8(ascii: "\\")))
    // Below what is beyond ASCII, which shows in none, the upper bit of a byte shows a borrow: the
    // lowest that borrows is one.
    let found = (quote &- each) | (backslash &- each) | (eight &- (each &* 0x20))
    return found & ~eight & (each &* 0x80)
  }
}
