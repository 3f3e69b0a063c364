/// Base64 of RFC 4648, in both of its alphabets.
enum Base64Text {
  /// Encodes with padding.
  static func standard(_ bytes: [UInt8]) -> String {
    let text = digits(of: bytes, "+", "/")
    return text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
  }

  /// Encodes for a JSON Web Signature: without padding.
  static func url(_ bytes: [UInt8]) -> String { digits(of: bytes, "-", "_") }

  /// Decodes what `standard` encodes; other digits count as zero bits.
  static func decoded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    let alphabet = alphabet("+", "/")
    for digit in text.utf8 where digit != UInt8(ascii: "=") {
      bits = bits << 6 | UInt32(alphabet.firstIndex(of: digit) ?? 0)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return bytes
  }

  private static func alphabet(_ digit62: Unicode.Scalar, _ digit63: Unicode.Scalar) -> [UInt8] {
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
      + [UInt8(ascii: digit62), UInt8(ascii: digit63)]
  }

  private static func digits(
    of bytes: [UInt8],
    _ digit62: Unicode.Scalar,
    _ digit63: Unicode.Scalar
  ) -> String {
    let alphabet = alphabet(digit62, digit63)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0...group.count {
        text.append(alphabet[Int(bits >> UInt32(18 - 6 * place) & 0x3F)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
