/// Base64 and base64url; decodes them strictly: without blanks, and with all unused bits zero.
package enum Base64 {
  /// Decodes base64 with its padding, as secrets and certificates have it.
  package static func standard(_ text: some Collection<UInt8>) -> [UInt8]? {
    let text = Array(text)
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    guard text.count % 4 == 0 else { return nil }
    return bytes(of: text.dropLast(padding), standardValues)
  }

  /// Decodes base64url without padding, as the parts of a signed text have it.
  package static func url(_ text: some Collection<UInt8>) -> [UInt8]? {
    bytes(of: Array(text)[...], urlValues)
  }

  /// Decodes the digits; the value of each byte is given.
  ///
  /// The compiler does not specialize a generic function for the callers in other modules, and
  /// then each digit takes two allocations.
  private static func bytes(of digits: ArraySlice<UInt8>, _ values: [UInt8]) -> [UInt8]? {
    let whole = digits.count / 4 * 4
    var seen: UInt8 = 0
    var bytes = [UInt8](capacity: digits.count / 4 * 3 + 2) { bytes in
      let (digits, values) = (digits.span, values.span)
      for at in stride(from: 0, to: whole, by: 4) {
        let (first, second) = (values[Int(digits[at])], values[Int(digits[at + 1])])
        let (third, fourth) = (values[Int(digits[at + 2])], values[Int(digits[at + 3])])
        seen |= first | second | third | fourth
        bytes.append(first << 2 | second >> 4)
        bytes.append(second << 4 | third >> 2)
        bytes.append(third << 6 | fourth)
      }
    }
    let rest = digits.dropFirst(whole).map { values[Int($0)] }
    switch rest.count {
    case 1: return nil
    case 2:
      guard rest[1] & 0xF == 0 else { return nil }
      bytes.append(rest[0] << 2 | rest[1] >> 4)
    case 3:
      guard rest[2] & 3 == 0 else { return nil }
      bytes.append(rest[0] << 2 | rest[1] >> 4)
      bytes.append(rest[1] << 4 | rest[2] >> 2)
    default: break
    }
    for value in rest { seen |= value }
    return seen & noDigit == 0 ? bytes : nil
  }

  private static let standardValues = values(of: alphabet)
  private static let urlValues = values(
    of: alphabet.dropLast(2) + [UInt8(ascii: "-"), UInt8(ascii: "_")]
  )
  private static let noDigit: UInt8 = 0x80

  /// Returns for each byte its value as a digit of the alphabet, or `noDigit`.
  private static func values(of alphabet: [UInt8]) -> [UInt8] {
    var values = [UInt8](repeating: noDigit, count: 256)
    for (value, digit) in alphabet.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
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
