/// The key in a webhook's secret.
package enum WebhookSecret {
  /// Returns the key that signs the posts of a webhook with this secret.
  ///
  /// `whsec_` precedes base64, as in the Standard Webhooks convention; any other secret is the key
  /// itself.
  package static func key(of secret: [UInt8]) -> [UInt8] {
    coded(in: secret).flatMap { decoded($0) } ?? secret
  }

  /// Returns the part after `whsec_`, or nil without that prefix.
  package static func coded(in secret: [UInt8]) -> ArraySlice<UInt8>? {
    let mark = Array("whsec_".utf8)
    return secret.starts(with: mark) ? secret[mark.count...] : nil
  }

  /// Decodes strict base64; nil if it is invalid or empty.
  package static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard !text.isEmpty, text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    for (position, byte) in text.enumerated() {
      let isPadding = position >= text.count - padding
      guard let value = isPadding ? 0 : value(of: byte), !isPadding || byte == UInt8(ascii: "=")
      else { return nil }
      bits = bits << 6 | value
      guard position % 4 == 3 else { continue }
      for shift in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(shift))) }
      bits = 0
    }
    // The padding's bits must be zero.
    guard bytes.suffix(padding).allSatisfy({ $0 == 0 }) else { return nil }
    return Array(bytes.dropLast(padding))
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte) - 0x41
    case 0x61...0x7A: UInt32(byte) - 0x61 + 26
    case 0x30...0x39: UInt32(byte) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
