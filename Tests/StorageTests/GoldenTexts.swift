import Foundation
import IdentityCore
import TestSupport

/// Texts of events as they were once written and packed: every kind, in every shape that it has.
struct GoldenText {
  let customer: [UInt8]
  let text: [UInt8]
  let packed: [UInt8]

  /// Three lines each: the customer's id, the text, and the packed bytes in hexadecimal.
  static func all(ofVersion version: UInt8) throws -> [GoldenText] {
    let file = "Tests/StorageTests/PackedTexts/version-\(version).txt"
    let lines = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return stride(from: 0, to: lines.count, by: 3).map { first in
      GoldenText(
        customer: Array(lines[first].utf8),
        text: Array(lines[first + 1].utf8),
        packed: bytes(ofHexadecimal: lines[first + 2])
      )
    }
  }

  private static func bytes(ofHexadecimal text: Substring) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
