/// Base64 and base64url; decodes them strictly: without blanks, and with all unused bits zero.
package enum Base64 {
  /// Decodes base64 with its padding, as secrets and certificates have it.
  package static func standard(_ text: some Collection<UInt8>) -> [UInt8]? {
    let text = Array(text)
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    guard text.count % 4 == 0 else { return nil }
    return bytes(of: text.dropLast(padding), UInt8(ascii: "+"), UInt8(ascii: "/"))
  }

  /// Decodes base64url without padding, as the parts of a signed text have it.
  package static func url(_ text: some Collection<UInt8>) -> [UInt8]? {
    bytes(of: Array(text)[...], UInt8(ascii: "-"), UInt8(ascii: "_"))
  }

  /// Decodes the digits; the last two digits of the alphabet are given.
  ///
  /// The compiler does not specialize a generic function for the callers in other modules, and
  /// then each digit takes two allocations.
  private static func bytes(
    of digits: ArraySlice<UInt8>,
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

  /// Encodes bytes as base64 with padding.
  package static func text(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(3 - group.count) * 8
      for place in 0..<4 {
        let value = Int(bits >> UInt32(18 - 6 * place)) & 63
        text.append(place <= group.count ? alphabet[value] : UInt8(ascii: "="))
      }
    }
    return text
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
}
