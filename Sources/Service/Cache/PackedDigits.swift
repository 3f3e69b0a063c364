/// Packs texts of sixteen digits into eight bytes, and renders them without loop or division.
enum PackedDigits {
  private static let moment = Array("2000-00-00T00:00:00.000Z".utf8)

  /// Packs sixteen lowercase hexadecimal digits; nil for other text.
  static func pack(_ text: Span<UInt8>) -> UInt64? {
    guard text.count == 16 else { return nil }
    var packed: UInt64 = 0
    for index in text.indices {
      guard let digit = digit(text[index]) else { return nil }
      packed |= digit << (index * 4)
    }
    return packed
  }

  /// Packs the digits that vary in timestamps of this millennium; nil for other text.
  static func pack(moment text: Span<UInt8>) -> UInt64? {
    let moment = moment.span
    guard text.count == moment.count else { return nil }
    var (packed, shift): (UInt64, UInt64) = (0, 0)
    for index in text.indices {
      if moment[index] == UInt8(ascii: "0") {
        guard let digit = digit(text[index]) else { return nil }
        packed |= digit << shift
        shift += 4
      } else if moment[index] != text[index] {
        return nil
      }
    }
    return packed
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 0x30...0x39: UInt64(byte &- 0x30)
    case 0x61...0x66: UInt64(byte &- 0x57)
    default: nil
    }
  }

  /// Renders the sixteen digits.
  @inline(__always)
  static func text(_ packed: SIMD8<UInt8>) -> SIMD16<UInt8> {
    var values = SIMD16<UInt8>()
    values.evenHalf = packed & 0x0F
    values.oddHalf = packed &>> 4
    let isLetter = (values &+ 6) &>> 4
    return values &+ 0x30 &+ ((0 &- isLetter) & 0x27)
  }

  /// Renders the 24 bytes of a timestamp as three words, first byte lowest.
  @inline(__always)
  static func text(moment packed: SIMD8<UInt8>) -> (UInt64, UInt64, UInt64) {
    // SAFETY: both types have sixteen bytes, and every bit pattern is a valid integer.
    let words = unsafe unsafeBitCast(text(packed), to: SIMD2<UInt64>.self)
    let (yearToHour, hourToEnd) = (words[0], words[1])
    // "2___-__-", "__T__:__" and ":__.___Z".
    return (
      0x2D00_002D_0000_0032 | (yearToHour & 0xFF_FFFF) << 8 | (yearToHour >> 24 & 0xFFFF) << 40,
      0x0000_3A00_0054_0000 | (yearToHour >> 40 & 0xFFFF) | (yearToHour >> 56) << 24
        | (hourToEnd & 0xFF) << 32 | (hourToEnd >> 8 & 0xFFFF) << 48,
      0x5A00_0000_2E00_003A | (hourToEnd >> 24 & 0xFFFF) << 8 | (hourToEnd >> 40) << 32
    )
  }
}
