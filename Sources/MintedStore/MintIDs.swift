internal import IdentityCore

/// Ids that depend only on the seed and on what they name.
struct MintIDs {
  let seed: UInt64

  /// Returns digits; the first is not 0.
  func digits(_ count: Int, _ name: String) -> String {
    let bytes = bytes(of: name).prefix(count).enumerated().map { place, byte in
      UInt8(ascii: "0") + (place == 0 ? byte % 9 + 1 : byte % 10)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns letters and digits.
  func letters(_ count: Int, _ name: String) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    let bytes = bytes(of: name).prefix(count).map { alphabet[Int($0) % alphabet.count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a UUID of version 4, in lower case.
  func uuid(_ name: String) -> String {
    var bytes = Array(bytes(of: name).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.utf8.count == 1 ? "0\(text)" : text
    }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
      .joined(separator: "-")
  }

  private func bytes(of name: String) -> [UInt8] {
    SHA256.digest(of: Array("\(seed)/\(name)".utf8)).bytes
  }
}
