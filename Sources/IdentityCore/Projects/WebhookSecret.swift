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
    text.isEmpty ? nil : Base64.standard(text)
  }
}
