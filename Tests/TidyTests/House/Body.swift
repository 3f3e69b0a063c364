/// Finds the end of a declaration's body.
enum Body {
  /// Returns the number, from 1, of the line whose brace closes the declaration's body.
  static func lastLine(of keyword: Substring, at first: Int, in code: [Substring]) -> Int? {
    var depth = 0
    var isInBody = false
    for index in first..<code.count {
      let line = index == first ? code[index][keyword.endIndex...] : code[index]
      for byte in line.utf8 {
        switch byte {
        case UInt8(ascii: "{"):
          if depth == 0 { isInBody = true }
          depth += 1
        case UInt8(ascii: "}"):
          // The end of the enclosing scope: the declaration has no body.
          if depth == 0 { return nil }
          depth -= 1
          if isInBody && depth == 0 { return index + 1 }
        case UInt8(ascii: "("), UInt8(ascii: "["):
          if !isInBody { depth += 1 }
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
          if !isInBody { depth -= 1 }
        case UInt8(ascii: "=") where !isInBody && depth == 0 && ["var", "let"].contains(keyword):
          return nil
        default:
          break
        }
      }
      if depth == 0 && !isInBody && !goesOn(after: line, with: code[(index + 1)...].first) {
        return nil
      }
    }
    return nil
  }

  /// Whether a declaration without a brace so far continues on the next line.
  private static func goesOn(after line: Substring, with next: Substring?) -> Bool {
    let next = next?.drop { $0 == " " } ?? ""
    return line.last == ","
      || ["{", "->", "where", "throws", "async", "rethrows"].contains { next.hasPrefix($0) }
  }
}
