import EntitledClient
import LineProtocol
import Platform

extension ValueKinds {
  /// Returns the value of `name=text` for a parameter of these types.
  ///
  /// If only a string is allowed, the text is the string. If no string is allowed, the text is
  /// JSON. If both are allowed, the text is JSON if it is a value of another allowed type, such as
  /// `null`, or begins with a brace or bracket. If anything is allowed, the text is JSON if it
  /// parses as JSON.
  func value(of text: String, for name: String) throws(UsageError) -> JSON {
    if self == .string { return .string(text) }
    if self == .any { return Self.parsed(text) ?? .string(text) }
    if contains(.string) && !hasOtherForm(text) { return .string(text) }
    if let value = Self.parsed(text), takes(value) { return value }
    throw UsageError(
      "\(name): expected \(noun), found \(String(quoting: text))",
      hint: hint(for: name, text)
    )
  }

  private static let helpHint = "entitle help METHOD says what is in it"

  private func hasOtherForm(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "{"): contains(.object)
    case UInt8(ascii: "["): contains(.array)
    default: Self.parsed(text).map { takes($0) && $0.text == nil } ?? false
    }
  }

  private static func parsed(_ text: String) -> JSON? { try? JSON(parsing: text) }

  /// Returns why the text is not JSON if it looks like JSON; otherwise how to write the value.
  private func hint(for name: String, _ text: String) -> String {
    if text.utf8.first == UInt8(ascii: "{") || text.utf8.first == UInt8(ascii: "[") {
      do throws(JSON.ParsingError) {
        _ = try JSON(parsing: text)
      } catch {
        return "it is not JSON: byte \(error.offset): \(error.reason)"
      }
    }
    if contains(.array) { return "write it as JSON: \(name)='[…]'; \(Self.helpHint)" }
    if contains(.object) { return "write it as JSON: \(name)='{…}'; \(Self.helpHint)" }
    if contains(.boolean) { return "write \(name)=true or \(name)=false" }
    return "write a number, as in \(name)=10"
  }
}
