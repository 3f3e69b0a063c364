internal import IdentityCore
internal import LineProtocol

/// A JSON Web Signature (RFC 7515) in its compact form: header, payload and signature.
struct SignedText {
  let header: JSONValue
  let payload: JSONValue
  let signature: [UInt8]
  /// The first two parts with the dot between them, exactly as they came.
  let signed: [UInt8]

  /// Splits and decodes the text; throws `malformed` unless all parts are well formed.
  init(_ text: [UInt8]) throws(NotificationRefusal) {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Base64.url(parts[0]), let payload = Base64.url(parts[1]),
      let signature = Base64.url(parts[2])
    else { throw .unverified(.malformed) }
    self.header = try Self.object(header)
    self.payload = try Self.object(payload)
    self.signature = signature
    signed = Array(text[..<parts[1].endIndex])
  }

  private static func object(_ bytes: [UInt8]) throws(NotificationRefusal) -> JSONValue {
    guard let value = try? JSONDocument().read(bytes), value.kind == .object else {
      throw .unverified(.malformed)
    }
    return value
  }
}
