/// Makes text safe to show on a terminal.
///
/// Callers choose IDs freely. An escape sequence in an ID must not move the cursor, and a
/// bidirectional mark must not change the text around it.
package enum Printable {
  /// Returns the text with invisible and control characters as escapes such as `\u001B`.
  package static func escaped(_ text: String) -> String {
    guard !text.unicodeScalars.allSatisfy(isVisible) else { return text }
    var output = ""
    for scalar in text.unicodeScalars {
      if isVisible(scalar) {
        output.unicodeScalars.append(scalar)
      } else {
        output += escape(scalar)
      }
    }
    return output
  }

  /// Returns the text unchanged, or as a JSON string if it could be mistaken for another value.
  package static func plain(_ text: String) -> String {
    isUnmistakable(text) ? text : quoted(text)
  }

  /// Returns the text as a JSON string.
  package static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": output += "\\\(scalar)"
      case _ where isVisible(scalar): output.unicodeScalars.append(scalar)
      default: output += escape(scalar)
      }
    }
    return output + "\""
  }

  private static func isUnmistakable(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    guard !["true", "false", "null"].contains(text) else { return false }
    // These characters begin a number, a list, an object or a quoted string.
    guard !"-+.0123456789\"'[{ ".unicodeScalars.contains(first) || isDate(text) else {
      return false
    }
    return last != " " && text.unicodeScalars.allSatisfy { isVisible($0) && $0 != "," && $0 != "]" }
  }

  /// Whether the text looks like a timestamp, which begins with a digit but is not a number.
  private static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(11))
    return bytes.count == 11 && bytes[4] == UInt8(ascii: "-") && bytes[10] == UInt8(ascii: "T")
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }

  /// Escapes a scalar as JSON does: beyond the first plane as a pair of surrogates.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    Array(String(scalar).utf16).map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
