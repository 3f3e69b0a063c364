import EntitledClient
import Platform

/// Params from standard input.
enum ParamsText {
  /// Checks that the text is a JSON object, and returns it on one line.
  static func read(_ bytes: [UInt8]) throws(UsageError) -> [UInt8] {
    let hint = "send one JSON object, as in: echo '{\"device\":\"iphone\"}' | entitle call logout -"
    let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard !isBlank else { throw UsageError("standard input is empty", hint: hint) }
    let value: JSON
    do throws(JSON.ParsingError) {
      value = try JSON(parsing: bytes)
    } catch {
      throw UsageError("standard input: byte \(error.offset): \(error.reason)", hint: hint)
    }
    guard value.members != nil else {
      throw UsageError("standard input: expected a JSON object", hint: hint)
    }
    return value.bytes
  }
}
