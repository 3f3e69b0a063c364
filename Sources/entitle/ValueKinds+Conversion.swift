import EntitledClient
import LineProtocol
import Platform

extension ValueKinds {
  /// What `name=text` means for a parameter of these kinds.
  ///
  /// A string is taken as it stands. What cannot be a string is read as JSON. Where both may be,
  /// it is JSON when it looks like what else there is: `null`, a brace, a bracket; and where
  /// anything may be, it is JSON when it can be read so.
  func value(of text: String, for name: String) throws(UsageError) -> JSON {
    if self == .string { return .string(text) }
    if self == .any { return Self.parsed(text) ?? .string(text) }
    if contains(.string) && !looksOtherwise(text) { return .string(text) }
    if let value = Self.parsed(text), takes(value) { return value }
    throw UsageError(
      "\(name): expected \(noun), found \(String(quoting: text))",
      hint: hint(for: name, text)
    )
  }

  private func looksOtherwise(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "{"): contains(.object)
    case UInt8(ascii: "["): contains(.array)
    default: Self.parsed(text).map { takes($0) && $0.text == nil } ?? false
    }
  }

  private static func parsed(_ text: String) -> JSON? {
    do throws(JSON.ParsingError) {
      return try JSON(parsing: text)
    } catch {
      return nil
    }
  }

  /// Of what looks like JSON, why it is none; of the rest, how it would be written.
  private func hint(for name: String, _ text: String) -> String {
    if text.utf8.first == UInt8(ascii: "{") || text.utf8.first == UInt8(ascii: "[") {
      do throws(JSON.ParsingError) {
        _ = try JSON(parsing: text)
      } catch {
        return "it is not JSON: byte \(error.offset): \(error.reason)"
      }
    }
    if contains(.array) { return "write it as JSON: \(name)='[\"a\",\"b\"]'" }
    if contains(.object) { return "write it as JSON: \(name)='{\"name\":\"value\"}'" }
    if contains(.boolean) { return "write \(name)=true or \(name)=false" }
    return "write a number, as in \(name)=10"
  }
}
