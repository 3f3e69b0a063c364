import LineProtocol

/// The text that replies share, with placeholders for the values that differ.
///
/// A placeholder is as long as its value: rendering copies the templates, then stores the values. A
/// field that is not in `names` stays in the template, which costs memory and is never wrong.
struct ReplyTemplates {
  /// The fields that differ between customers, in addition to all timestamps.
  private static let names = ["userId", "renewsCount", "transactionId", "originalTransactionId"]
    .map { Array("\"\($0)\"".utf8)[...] }
  private static let countMax = 1 << 12

  /// The place of a value in a template.
  struct Placeholder: Hashable {
    enum Kind: UInt8 {
      /// A timestamp, packed into eight bytes.
      case moment
      /// Sixteen hexadecimal digits, packed into eight bytes.
      case digits
      /// The bytes themselves.
      case text
      /// A copy of the bytes at another place of the template.
      case again
    }

    let kind: Kind
    let count: UInt8
    /// The offset in the template.
    let offset: UInt16
    /// The offset of the value in the template's values, or for `again` of the other place.
    let source: UInt16
  }

  /// Text with zeros in place of its values.
  struct Template: Hashable {
    var text: [UInt8] = []
    var holes: [Placeholder] = []
    /// The size of its values in bytes.
    var valuesCount = 0
  }

  private var templates: [Template] = []
  private var numbers: [Template: UInt16] = [:]

  /// Whether the templates of another reply may not fit.
  var isFull: Bool { templates.count > Self.countMax }

  /// Cuts a text into templates, and packs its values.
  ///
  /// The customer's id has a template of its own, and so has each entitlement, so that replies can
  /// share them.
  mutating func pack(_ text: [UInt8]) -> (numbers: [UInt16], values: [UInt8]) {
    var (numbers, values): ([UInt16], [UInt8]) = ([], [])
    var cutter = TemplateCutter(text: text)
    var index = 1
    while index < text.count {
      if text[index] == UInt8(ascii: ":"), text[index - 1] == UInt8(ascii: "\"") {
        index = cutter.cut(behind: index)
      }
      let isBehindMember = text[index] == UInt8(ascii: ",")
      let isBehindPart = text[index - 1] == UInt8(ascii: numbers.isEmpty ? "\"" : "}")
      index += 1
      guard index == text.count || isBehindMember && isBehindPart else { continue }
      let (template, packed) = cutter.takeTemplate(endingAt: index)
      numbers.append(number(of: template))
      values += packed
    }
    return (numbers, values)
  }

  private mutating func number(of template: Template) -> UInt16 {
    if let known = numbers[template] { return known }
    let number = UInt16(templates.count)
    templates.append(template)
    numbers[template] = number
    return number
  }

  /// Renders a template with the values at an offset of `records`.
  ///
  /// Returns where the text and the values end.
  @inline(__always)
  func render(
    _ number: UInt16,
    _ records: borrowing ByteBuffer,
    _ values: Int,
    to start: Int,
    of output: inout ByteBuffer
  ) -> (end: Int, values: Int) {
    let templates = templates.span
    let text = templates[Int(number)].text.span
    output.store(text, at: start)
    let holes = templates[Int(number)].holes.span
    for index in holes.indices {
      let hole = holes[index]
      let (place, value) = (start &+ Int(hole.offset), values &+ Int(hole.source))
      switch hole.kind {
      case .moment:
        let words = PackedDigits.text(moment: records.load(SIMD8.self, at: value))
        output.store(words.0, at: place)
        output.store(words.1, at: place &+ 8)
        output.store(words.2, at: place &+ 16)
      case .digits:
        output.store(PackedDigits.text(records.load(SIMD8.self, at: value)), at: place)
      case .text: output.copy(records, from: value, count: Int(hole.count), to: place)
      case .again:
        output.copy(from: start &+ Int(hole.source), count: Int(hole.count), to: place)
      }
    }
    return (start &+ text.count, values &+ templates[Int(number)].valuesCount)
  }

  /// Cuts a text into templates, from start to end.
  private struct TemplateCutter {
    let text: [UInt8]
    /// The start of the current template.
    private var start = 0
    private var holes: [Placeholder] = []
    private var values: [UInt8] = []
    private var blank: [UInt8]

    init(text: [UInt8]) {
      (self.text, blank) = (text, text)
    }

    /// Makes a placeholder of the value after a colon if it may differ between customers.
    ///
    /// Returns the index after the value.
    mutating func cut(behind colon: Int) -> Int {
      let isQuoted = text[(colon + 1)...].first == UInt8(ascii: "\"")
      let rest = text[(isQuoted ? colon + 2 : colon + 1)...]
      let content = rest.prefix { isQuoted ? $0 != UInt8(ascii: "\"") : 0x30...0x39 ~= $0 }
      if let moment = PackedDigits.pack(moment: content) {
        add(.moment, content, moment.bytes)
      } else if ReplyTemplates.names.contains(where: { text[..<colon].suffix($0.count) == $0 }) {
        addPieces(of: content)
      } else {
        return colon + 1
      }
      return content.endIndex
    }

    /// Adds trailing digits in groups of sixteen, and the text before them as it is.
    ///
    /// A short prefix, for example `QON_`, is part of the template.
    private mutating func addPieces(of content: ArraySlice<UInt8>) {
      if let digits = PackedDigits.pack(content.suffix(16)) {
        addPieces(of: content.dropLast(16))
        add(.digits, content.suffix(16), digits.bytes)
      } else if content.last != UInt8(ascii: "_") || content.count > 4, 1...255 ~= content.count {
        add(.text, content, Array(content))
      }
    }

    /// Adds a placeholder; a value that occurs twice is packed once.
    private mutating func add(
      _ kind: Placeholder.Kind,
      _ content: ArraySlice<UInt8>,
      _ packed: [UInt8]
    ) {
      let (count, offset) = (UInt8(content.count), UInt16(content.startIndex - start))
      let same = holes.first { hole in
        let first = start + Int(hole.offset)
        return text[first..<first + Int(hole.count)] == content
      }
      if let same {
        holes.append(Placeholder(kind: .again, count: count, offset: offset, source: same.offset))
      } else {
        holes.append(
          Placeholder(kind: kind, count: count, offset: offset, source: UInt16(values.count))
        )
        values += packed
      }
      for index in content.indices { blank[index] = 0 }
    }

    mutating func takeTemplate(endingAt end: Int) -> (Template, values: [UInt8]) {
      defer { (start, holes, values) = (end, [], []) }
      let text = Array(blank[start..<end])
      return (Template(text: text, holes: holes, valuesCount: values.count), values)
    }
  }
}

extension UInt64 {
  /// The bytes, lowest first.
  fileprivate var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) } }
}
