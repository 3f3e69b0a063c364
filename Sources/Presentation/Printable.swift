/// Text as a terminal may show it.
///
/// Ids are anything that somebody chose: one with an escape sequence in it must not move the
/// cursor, one with a bidirectional mark must not change what is read.
package enum Printable {
  /// With whatever is invisible, or controls something, written as `\u001B`.
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

  /// As it stands, or as a JSON string where that could be taken for something else.
  package static func plain(_ text: String) -> String {
    isUnmistakable(text) ? text : quoted(text)
  }

  /// As a JSON string.
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
    // Neither a number, nor the beginning of a list, nor of something quoted.
    guard !"-+.0123456789\"'[{ ".unicodeScalars.contains(first) || isDate(text) else {
      return false
    }
    return last != " " && text.unicodeScalars.allSatisfy { isVisible($0) && $0 != "," && $0 != "]" }
  }

  /// Moments begin with a digit and are still no numbers: `2026-11-21T07:47:00.000Z`.
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

  /// Beyond the first plane as a pair of surrogates, as in JSON.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    Array(String(scalar).utf16).map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
