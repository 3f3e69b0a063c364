/// Turns what a terminal sends into keys; bytes may come in any pieces.
struct KeyDecoder {
  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// What is not a key yet.
  private var pending: [UInt8] = []
  private var isPasting = false

  /// Whether more bytes decide what the last ones were.
  var isWaiting: Bool { !pending.isEmpty && !isPasting }

  mutating func take(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let key = next() { keys += key }
    return keys
  }

  /// Nothing more came for a while: an Escape that begins nothing was the key.
  mutating func timeOut() -> [Key] {
    guard isWaiting else { return [] }
    let keys: [Key] = pending.first == Self.escape ? [.abort] : []
    pending = []
    return keys
  }

  /// The keys of the first whole piece, which may be none; nil when more has to come.
  private mutating func next() -> [Key]? {
    if isPasting { return paste() }
    guard let first = pending.first else { return nil }
    if first == Self.escape { return sequence() }
    if first < 0x20 || first == 0x7F {
      pending.removeFirst()
      return [Self.control(first)].compactMap(\.self)
    }
    return character(first)
  }

  /// One scalar; bytes that are no UTF-8 are dropped.
  private mutating func character(_ first: UInt8) -> [Key]? {
    let count: Int
    switch first {
    case 0x20...0x7E: count = 1
    case 0xC2...0xDF: count = 2
    case 0xE0...0xEF: count = 3
    case 0xF0...0xF4: count = 4
    default:
      pending.removeFirst()
      return []
    }
    let continuation = pending.dropFirst().prefix(count - 1).prefix { 0x80...0xBF ~= $0 }
    guard continuation.count == count - 1 else {
      // Cut by something else it is none, and what follows is read for itself.
      guard pending.count > continuation.count + 1 else { return nil }
      pending.removeFirst(continuation.count + 1)
      return []
    }
    let text = String(validating: pending[..<count], as: UTF8.self)
    pending.removeFirst(count)
    return [text.map { .text($0) }].compactMap(\.self)
  }

  /// Up to the mark of the end; line feeds and tabs are blanks, for a line is one line.
  private mutating func paste() -> [Key]? {
    guard let end = pending.indices.first(where: { pending[$0...].starts(with: Self.pasteEnd) })
    else { return nil }
    let text = String(decoding: pending[..<end], as: UTF8.self)
    pending.removeFirst(end + Self.pasteEnd.count)
    isPasting = false
    let line = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
      )
    )
    return line.isEmpty ? [] : [.text(line)]
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x01: .home
    case 0x02: .left
    case 0x03: .interrupt
    case 0x04: .endOrDelete
    case 0x05: .end
    case 0x06: .right
    case 0x07: .abort
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x0B: .killToEnd
    case 0x0C: .clear
    case 0x0E: .down
    case 0x10: .up
    case 0x12: .search
    case 0x15: .killToStart
    case 0x17: .killWord
    case 0x19: .yank
    default: nil
    }
  }

  /// `ESC x`, `ESC O x`, or `ESC [ parameters x`.
  private mutating func sequence() -> [Key]? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["):
      guard let end = pending.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
        return nil
      }
      let text = String(decoding: pending[2...end], as: UTF8.self)
      pending.removeFirst(end + 1)
      if text == "200~" { isPasting = true }
      return [Self.key(of: text)].compactMap(\.self)
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return nil }
      let text = String(decoding: pending[2...2], as: UTF8.self)
      pending.removeFirst(3)
      return [Self.key(of: text)].compactMap(\.self)
    case Self.escape:
      pending.removeFirst()
      return [.abort]
    case let byte:
      pending.removeFirst(2)
      return [Self.keyWithAlt(byte)].compactMap(\.self)
    }
  }

  private static func keyWithAlt(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "b"): .wordLeft
    case UInt8(ascii: "f"): .wordRight
    case UInt8(ascii: "d"): .killNextWord
    case 0x08, 0x7F: .killWord
    default: nil
    }
  }

  /// What stands behind `ESC [`; `1;5` is with Ctrl, `1;3` with Alt.
  private static func key(of text: String) -> Key? {
    switch text {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H", "1~", "7~": .home
    case "F", "4~", "8~": .end
    case "3~": .delete
    case "1;5C", "1;3C", "5C": .wordRight
    case "1;5D", "1;3D", "5D": .wordLeft
    case "3;5~", "3;3~": .killNextWord
    default: nil
    }
  }
}
