/// Checks webhook URLs, for example `https://example.com:8443/path?query`.
enum WebAddress {
  static let lengthMax = 2000

  /// The reason why a URL is invalid, and a hint.
  struct Fault: Equatable {
    var message: String
    var hint = WebAddress.example
  }

  static let example = "write it as https://example.com/webhooks"

  /// Returns the reason why a URL is invalid, or nil if it is valid.
  static func fault(of bytes: [UInt8]) -> Fault? {
    guard let rest = afterScheme(bytes) else {
      return Fault(message: "the URL does not begin with https:// or http://")
    }
    if let position = bytes.firstIndex(where: { !isAllowed($0) }) {
      return Fault(
        message: "a URL cannot contain the byte at position \(position)",
        hint: "write characters outside ASCII, spaces and quotes as %XX, and a host as xn--…"
      )
    }
    if bytes.contains(UInt8(ascii: "#")) {
      return Fault(
        message: "the part after # is never sent to a server",
        hint: "remove the # and everything after it"
      )
    }
    if hasBrokenEscape(bytes) {
      return Fault(
        message: "a % is not followed by two hex digits",
        hint: "write the character % itself as %25"
      )
    }
    let authority = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    if authority.contains(UInt8(ascii: "@")) {
      return Fault(
        message: "every reader of the project could see the URL's user or password",
        hint: "remove everything before the @; the receiver verifies the signature instead"
      )
    }
    return fault(ofAuthority: authority)
  }

  private static func fault(ofAuthority authority: ArraySlice<UInt8>) -> Fault? {
    var host = authority
    var port: ArraySlice<UInt8>?
    let bracket = authority.lastIndex(of: UInt8(ascii: "]"))
    if let colon = authority.lastIndex(of: UInt8(ascii: ":")), colon > bracket ?? -1 {
      host = authority[..<colon]
      port = authority[(colon + 1)...]
    }
    if host.isEmpty { return Fault(message: "the URL has no host") }
    let isInBrackets = host.first == UInt8(ascii: "[") && host.last == UInt8(ascii: "]")
    let inside = isInBrackets ? host.dropFirst().dropLast() : host
    let isHost =
      !inside.isEmpty
      && inside.allSatisfy { isInBrackets ? isOfIPv6($0) : isOfName($0) }
    guard isHost else {
      return Fault(
        message: "the URL's host is not a name or an address",
        hint: "\(example), or http://127.0.0.1:8080, or http://[::1]:8080"
      )
    }
    if let port {
      guard (1...5).contains(port.count),
        let number = Int(String(decoding: port, as: UTF8.self)), 1...65_535 ~= number,
        port.allSatisfy({ 0x30...0x39 ~= $0 })
      else {
        return Fault(
          message: "the URL's port is not a number from 1 to 65535",
          hint: "remove the : and the port for the default port"
        )
      }
    }
    return nil
  }

  private static func afterScheme(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    for scheme in ["https://", "http://"] {
      let length = scheme.utf8.count
      // Of the characters of a scheme, only letters have a case.
      if bytes.prefix(length).map({ 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }).elementsEqual(scheme.utf8)
      {
        return bytes[length...]
      }
    }
    return nil
  }

  /// Returns whether a byte is printable ASCII that RFC 3986 allows in a URL.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    0x21...0x7E ~= byte && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~".utf8.contains(byte)
    }
  }

  private static func isOfIPv6(_ byte: UInt8) -> Bool {
    isHexDigit(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  private static func hasBrokenEscape(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "%")
        && (index + 2 >= bytes.count || !isHexDigit(bytes[index + 1])
          || !isHexDigit(bytes[index + 2]))
    }
  }
}
