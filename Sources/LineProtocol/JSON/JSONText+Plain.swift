extension JSONText {
  /// Steps over plain characters, eight at a time, and stops at the latest eight bytes before one
  /// that is none: a quote, a backslash, a control character, or anything beyond ASCII.
  static func skipPlain(_ text: Span<UInt8>, at position: inout Int) {
    // SAFETY: every load lies within the span, which outlives the closure.
    unsafe text.withUnsafeBytes { bytes in
      while position + 8 <= bytes.count {
        let eight = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        guard isPlain(eight) else { return }
        position += 8
      }
    }
  }

  private static func isPlain(_ eight: UInt64) -> Bool {
    let each: UInt64 = 0x0101_0101_0101_0101
    let quote = eight ^ (each &* UInt64(UInt8(ascii: "\"")))
    let backslash = eight ^ (each &* UInt64(UInt8(ascii: "\\")))
    // The upper bit of a byte shows a borrow: it was zero, or less than a blank.
    let found = (quote &- each) | (backslash &- each) | (eight &- (each &* 0x20)) | eight
    return found & (each &* 0x80) == 0
  }
}
