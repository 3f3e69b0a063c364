/// Texts of digits with half a byte for each, rendered without a loop or a division.
enum PackedDigits {
  private static let moment = Array("2000-00-00T00:00:00.000Z".utf8)

  /// Packs hexadecimal digits with small letters; nil for anything else.
  static func pack(_ text: some Collection<UInt8>) -> [UInt8]? {
    var packed: [UInt8] = []
    for (index, byte) in text.enumerated() {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      if index % 2 == 0 { packed.append(digit << 4) } else { packed[index / 2] |= digit }
    }
    return packed
  }

  /// Packs what differs between moments of this millennium; nil for another text.
  static func pack(moment text: ArraySlice<UInt8>) -> [UInt8]? {
    let zero = UInt8(ascii: "0")
    let isMoment = zip(text, moment).allSatisfy { $0 == $1 || $1 == zero }
    guard text.count == moment.count && isMoment else { return nil }
    return pack(zip(text, moment).filter { $0.1 == zero }.map(\.0))
  }

  /// The eight digits of four bytes, the first one lowest.
  @inline(__always)
  static func text(_ packed: UInt32) -> UInt64 {
    var value = UInt64(packed)
    value = (value | value << 16) & 0x0000_FFFF_0000_FFFF
    value = (value | value << 8) & 0x00FF_00FF_00FF_00FF
    value = (value >> 4 | value << 8) & 0x0F0F_0F0F_0F0F_0F0F
    // Each byte has the value of a digit by now.
    let letters = ((value &+ 0x0606_0606_0606_0606) >> 4) & 0x0101_0101_0101_0101
    return value &+ 0x3030_3030_3030_3030 &+ letters &* 0x27
  }

  /// The sixteen digits of eight bytes.
  @inline(__always)
  static func text(_ packed: UInt64) -> UInt128 {
    UInt128(text(UInt32(truncatingIfNeeded: packed)))
      | UInt128(text(UInt32(truncatingIfNeeded: packed >> 32))) << 64
  }

  /// The 24 bytes of a moment, eight in a word, the first one lowest.
  @inline(__always)
  static func text(moment packed: UInt64) -> (UInt64, UInt64, UInt64) {
    let yearToHour = text(UInt32(truncatingIfNeeded: packed))
    let hourToEnd = text(UInt32(truncatingIfNeeded: packed >> 32))
    // "2___-__-", "__T__:__" and ":__.___Z".
    let first: UInt64 = 0x2D00_002D_0000_0032
    let second: UInt64 = 0x0000_3A00_0054_0000
    let third: UInt64 = 0x5A00_0000_2E00_003A
    return (
      first | (yearToHour & 0xFF_FFFF) << 8 | (yearToHour >> 24 & 0xFFFF) << 40,
      second | (yearToHour >> 40 & 0xFFFF) | (yearToHour >> 56) << 24 | (hourToEnd & 0xFF) << 32
        | (hourToEnd >> 8 & 0xFFFF) << 48,
      third | (hourToEnd >> 24 & 0xFFFF) << 8 | (hourToEnd >> 40) << 32
    )
  }
}
