/// Decodes base64 and base64url strictly: without blanks, and with all unused bits zero.
enum Base64 {
  /// Decodes base64 with its padding, as certificates in a header have it.
  static func standard(_ text: some Collection<UInt8>) -> [UInt8]? {
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    guard text.count % 4 == 0 else { return nil }
    return bytes(of: text.dropLast(padding), UInt8(ascii: "+"), UInt8(ascii: "/"))
  }

  /// Decodes base64url without padding, as the parts of a signed text have it.
  static func url(_ text: some Collection<UInt8>) -> [UInt8]? {
    bytes(of: text, UInt8(ascii: "-"), UInt8(ascii: "_"))
  }

  /// Decodes the digits; the last two digits of the alphabet are given.
  private static func bytes(
    of digits: some Collection<UInt8>,
    _ digit62: UInt8,
    _ digit63: UInt8
  ) -> [UInt8]? {
    guard digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3 + 2)
    var (bits, count): (UInt32, Int) = (0, 0)
    for digit in digits {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = digit - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = digit - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0") + 52
      case digit62: value = 62
      case digit63: value = 63
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      bits &= 1 << UInt32(count) - 1
    }
    return bits == 0 ? bytes : nil
  }
}
