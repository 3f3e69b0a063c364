/// Packs texts of sixteen digits into eight bytes, and renders them without loop or division.
enum PackedDigits {
  private static let moment = Array("2000-00-00T00:00:00.000Z".utf8)

  /// Packs sixteen lowercase hexadecimal digits; nil for other text.
  static func pack(_ text: some Collection<UInt8>) -> UInt64? {
    guard text.count == 16 else { return nil }
    var packed: UInt64 = 0
    for (index, byte) in text.enumerated() {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, !(0x41...0x46 ~= byte)
      else { return nil }
      packed |= UInt64(digit) << (index * 4)
    }
    return packed
  }

  /// Packs the digits that vary in timestamps of this millennium; nil for other text.
  static func pack(moment text: some Collection<UInt8>) -> UInt64? {
    let zero = UInt8(ascii: "0")
    guard text.count == moment.count, zip(text, moment).allSatisfy({ $0 == $1 || $1 == zero })
    else { return nil }
    return pack(zip(text, moment).filter { $1 == zero }.map(\.0))
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
