/// Blanks comments and the content of strings; keeps all positions.
///
/// Code in interpolations stays. A regular expression between slashes counts as code, so the quotes
/// in it must be balanced.
struct CodeScanner {
  private let bytes: [UInt8]
  private var code: [UInt8]
  private var position = 0

  static func code(of text: String) -> String {
    var scanner = CodeScanner(text)
    scanner.scanCode(isInterpolated: false)
    return String(decoding: scanner.code, as: UTF8.self)
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
    code = bytes
  }

  private func sees(_ text: StaticString) -> Bool {
    bytes[position...].starts(with: text.description.utf8)
  }

  private mutating func blank(_ count: Int) {
    for index in position..<min(position + count, bytes.count) where bytes[index] != 0x0A {
      code[index] = 0x20
    }
    position = min(position + count, bytes.count)
  }

  /// Scans code up to the end, or past the parenthesis that ends an interpolation.
  private mutating func scanCode(isInterpolated: Bool) {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where sees("//"):
        blank(bytes[position...].prefix { $0 != 0x0A }.count)
      case UInt8(ascii: "/") where sees("/*"):
        blankBlock()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        scanString()
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        position += 1
        if isInterpolated && depth == 0 { return }
        depth -= 1
      default:
        position += 1
      }
    }
  }

  /// Blanks a comment between `/*` and its matching `*/`; they nest.
  private mutating func blankBlock() {
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        blank(2)
      } else if sees("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && position < bytes.count
  }

  /// Blanks a string of any kind, or skips the number signs of a directive.
  private mutating func scanString() {
    let signs = bytes[position...].prefix { $0 == UInt8(ascii: "#") }
    position += signs.count
    guard position < bytes.count, sees("\"") else { return }
    let quotes = sees("\"\"\"") ? 3 : 1
    position += quotes
    let ending = Array(repeating: UInt8(ascii: "\""), count: quotes) + signs
    let escape = [UInt8(ascii: "\\")] + signs
    while position < bytes.count, quotes == 3 || bytes[position] != 0x0A {
      if bytes[position...].starts(with: ending) {
        position += ending.count
        return
      }
      guard bytes[position...].starts(with: escape) else {
        blank(1)
        continue
      }
      blank(escape.count)
      if position < bytes.count, sees("(") {
        position += 1
        scanCode(isInterpolated: true)
      } else {
        blank(1)
      }
    }
  }
}
