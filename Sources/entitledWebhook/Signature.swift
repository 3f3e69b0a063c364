import IdentityCore

/// The signature of a post, by the Standard Webhooks convention.
///
/// It is the HMAC-SHA256 over the ID, the timestamp and the body.
enum Signature {
  /// Returns the header's value: `v1,` and base64, once for each key.
  static func header(id: String, timestamp: Int64, body: [UInt8], keys: [[UInt8]]) -> String {
    let signed = Array("\(id).\(timestamp).".utf8) + body
    return keys.map { key in
      let digits = Base64.text(of: HMAC.digest(of: signed, key: key).bytes)
      return "v1,\(String(decoding: digits, as: UTF8.self))"
    }
    .joined(separator: " ")
  }
}
