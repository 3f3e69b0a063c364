import IdentityCore

/// The signature of a post, by the Standard Webhooks convention.
///
/// It is the HMAC-SHA256 over the ID, the timestamp and the body.
enum Signature {
  /// Returns the header's value: `v1,` and base64, once for each key.
  static func header(id: String, timestamp: Int64, body: [UInt8], keys: [[UInt8]]) -> String {
    let signed = Array("\(id).\(timestamp).".utf8) + body
    return keys.map { "v1,\(base64(HMAC.digest(of: signed, key: $0).bytes))" }
      .joined(separator: " ")
  }

  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let value = Int(bits >> UInt32(18 - 6 * place) & 0x3F)
        text.append(place <= group.count ? alphabet[value] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
