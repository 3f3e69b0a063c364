internal import IdentityCore

/// Base64 in the texts of a test store.
enum Base64Text {
  /// Encodes with padding.
  static func standard(_ bytes: [UInt8]) -> String {
    String(decoding: Base64.text(of: bytes), as: UTF8.self)
  }

  /// Encodes for a JSON Web Signature: with its alphabet, and without padding.
  static func url(_ bytes: [UInt8]) -> String {
    let digits = Base64.text(of: bytes).filter { $0 != UInt8(ascii: "=") }.map { digit in
      switch digit {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      default: digit
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
