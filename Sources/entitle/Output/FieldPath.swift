import EntitledClient
import LineProtocol
import Platform
import Presentation

/// The path to a value in a result: `/entitlements/pro/active`, or `entitlements.pro.active`.
///
/// A path that begins with a slash is a JSON pointer (RFC 6901). The other form separates names by
/// dots. It writes the index of a list's element as a name or in brackets, and a name with other
/// characters in brackets and quotes. For example: `entitlements["a b"].active`, `restored[0].to`.
struct FieldPath: Equatable {
  /// The path as the user wrote it.
  let text: String
  /// The names of members and the indexes of elements.
  let steps: [String]

  init(_ text: String) throws(UsageError) {
    self.text = text
    steps = text.utf8.first == UInt8(ascii: "/") ? try Self.pointer(text) : try Self.dotted(text)
  }

  /// Returns the value at the path; a missing value is an error that lists the alternatives.
  func value(in root: JSON) throws(MissingField) -> JSON {
    var value = root
    for (place, step) in steps.enumerated() {
      guard let next = Self.child(step, of: value) else {
        throw MissingField(path: text, step: step, parent: Self.dotted(steps[..<place]), in: value)
      }
      value = next
    }
    return value
  }

  /// Returns the path in the dotted form.
  static func dotted(_ steps: some Sequence<String>) -> String {
    steps.reduce(into: "") { text, step in
      if isPlain(step) {
        text += text.isEmpty ? step : ".\(step)"
      } else {
        text += isIndex(step) ? "[\(step)]" : "[\(Printable.quoted(step))]"
      }
    }
  }

  /// Returns whether a step may be an index: a whole number in JSON's notation.
  static func isIndex(_ step: String) -> Bool {
    !step.isEmpty && step.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      && (step == "0" || step.first != "0")
  }

  /// Returns whether the dotted form needs no brackets for a name.
  static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !("0"..."9" ~= first) else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
        || "_-$".unicodeScalars.contains(scalar)
    }
  }

  private static func child(_ step: String, of value: JSON) -> JSON? {
    guard let elements = value.elements else { return value[step] }
    guard isIndex(step), let index = Int(step), index < elements.count else { return nil }
    return elements[index]
  }

  private static func pointer(_ text: String) throws(UsageError) -> [String] {
    var steps: [String] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      var step = ""
      var rest = part[...]
      while let character = rest.unicodeScalars.popFirst() {
        guard character == "~" else {
          step.unicodeScalars.append(character)
          continue
        }
        switch rest.unicodeScalars.popFirst() {
        case "0": step += "~"
        case "1": step += "/"
        default:
          throw UsageError(
            "--field \(text): expected 0 or 1 after ~",
            hint: "in a JSON pointer, write ~0 for a tilde and ~1 for a slash"
          )
        }
      }
      steps.append(step)
    }
    return steps
  }

  private static func dotted(_ text: String) throws(UsageError) -> [String] {
    var steps: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      if rest.first == "[" {
        steps.append(try bracket(&rest, of: text))
      } else {
        if !steps.isEmpty {
          guard rest.popFirst() == "." else { throw wrong(text) }
        }
        let name = rest.prefix { $0 != "." && $0 != "[" }
        guard !name.isEmpty else { throw wrong(text) }
        steps.append(String(name))
        rest = rest.dropFirst(name.count)
      }
    }
    return steps
  }

  /// Reads `[0]` or `["any name"]`.
  private static func bracket(
    _ rest: inout Substring.UnicodeScalarView,
    of text: String
  ) throws(UsageError) -> String {
    rest.removeFirst()
    if rest.first != "\"" {
      let number = String(rest.prefix { $0 != "]" })
      rest = rest.dropFirst(number.unicodeScalars.count)
      guard isIndex(number), rest.popFirst() == "]" else { throw wrong(text) }
      return number
    }
    var quoted = "\""
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      quoted.unicodeScalars.append(scalar)
      if scalar == "\\", let next = rest.popFirst() {
        quoted.unicodeScalars.append(next)
      } else if scalar == "\"" {
        break
      }
    }
    guard rest.popFirst() == "]", let name = try? JSON(parsing: quoted), let name = name.text else {
      throw wrong(text)
    }
    return name
  }

  private static func wrong(_ text: String) -> UsageError {
    UsageError(
      "--field \(String(quoting: text)) is not a valid path",
      hint: #"write /entitlements/pro/active, or entitlements.pro.active, or purchases[0]["a b"]"#
    )
  }
}

/// The error when a result lacks the requested value.
struct MissingField: Error, Equatable {
  /// A sentence for people, without a full stop.
  let message: String
  /// The values that exist instead.
  let hint: String

  /// Creates the error; the path ends at `parent`, which holds `value`.
  init(path: String, step: String, parent: String, in value: JSON) {
    let place = parent.isEmpty ? "the result" : parent
    message = "the result has no \(path)" + (parent.isEmpty ? "" : ": it ends at \(parent)")
    switch value {
    case .object(let members):
      let names = members.map(\.name)
      let listed = names.prefix(20).map { Printable.plain($0) }.joined(separator: ", ")
      hint = NearestNames.hint(
        for: step,
        among: names,
        otherwise: names.isEmpty ? "\(place) is empty" : "\(place) has \(listed)"
      )
    case .array(let elements):
      hint = "\(place) is a list of \(elements.count) elements, counted from 0"
    case .string, .number, .bool, .null: hint = "\(place) is \(value), which has no members"
    }
  }
}
