import IdentityCore
import LineProtocol

/// The texts that replies have in common, with holes where their values differ.
///
/// A hole has the length of its value: to render a reply is to copy its template, and to put the
/// values where they belong. A member that no name below stands for is part of the template, which
/// costs memory and is never wrong.
struct ReplyTemplates {
  /// The members that differ between customers, besides all moments.
  private static let names = ["userId", "renewsCount", "transactionId", "originalTransactionId"]
    .map { Array("\"\($0)\"".utf8)[...] }
  private static let countMax = 1 << 12

  /// Where a value goes, counted from the start of its template.
  struct Hole: Hashable {
    enum Kind: UInt8 {
      /// The moment of the request.
      case now
      /// Another moment, packed into eight bytes.
      case moment
      /// 32 hexadecimal digits, packed into sixteen bytes.
      case digits
      /// Bytes as they are.
      case text
      /// The same bytes as those at `source`.
      case again
    }

    let kind: Kind
    let count: UInt8
    let offset: UInt16
    var source: UInt16 = 0
  }

  /// A text with zeros for its values.
  struct Template: Hashable {
    let text: [UInt8]
    let holes: [Hole]
  }

  private var templates: [Template] = []
  private var numbers: [Template: UInt16] = [:]

  /// Whether there may be no room for the templates of another reply.
  var isFull: Bool { templates.count > Self.countMax }

  /// Cuts a text into templates, one for each entitlement, so that replies share those of which
  /// they have several; and packs its values.
  ///
  /// `now` is where the text shows the moment of the request.
  mutating func pack(
    _ text: [UInt8],
    now: Range<Int>?
  ) -> (numbers: [UInt16], values: [UInt8]) {
    var cutter = Cutter(text: text, now: now)
    for index in text.indices.dropFirst(2) {
      switch (text[index - 2], text[index - 1], text[index]) {
      case (_, UInt8(ascii: "\""), UInt8(ascii: ":")): cutter.cut(behind: index)
      case (UInt8(ascii: "}"), UInt8(ascii: "}"), _): break
      case (_, UInt8(ascii: "}"), UInt8(ascii: ",")): cutter.endTemplate(at: index)
      default: break
      }
    }
    cutter.endTemplate(at: text.count)
    return (cutter.templates.map { number(of: $0) }, cutter.values)
  }

  private mutating func number(of template: Template) -> UInt16 {
    if let known = numbers[template] { return known }
    let number = UInt16(templates.count)
    templates.append(template)
    numbers[template] = number
    return number
  }

  /// Renders a template with the values that begin at an offset of `records`; returns where the
  /// text and the values end.
  @inline(__always)
  func render(
    _ number: UInt16,
    _ records: borrowing ByteBuffer,
    _ values: Int,
    now: Span<UInt8>,
    to start: Int,
    of output: inout ByteBuffer
  ) -> (end: Int, values: Int) {
    let templates = templates.span
    let text = templates[Int(number)].text.span
    output.store(text, at: start)
    let holes = templates[Int(number)].holes.span
    var values = values
    for index in holes.indices {
      let hole = holes[index]
      let (place, count) = (start + Int(hole.offset), Int(hole.count))
      switch hole.kind {
      case .now: output.store(now, at: place)
      case .moment:
        let words = PackedDigits.text(moment: records.load(UInt64.self, at: values))
        output.store(words.0, at: place)
        output.store(words.1, at: place + 8)
        output.store(words.2, at: place + 16)
        values += 8
      case .digits:
        output.store(PackedDigits.text(records.load(UInt64.self, at: values)), at: place)
        output.store(PackedDigits.text(records.load(UInt64.self, at: values + 8)), at: place + 16)
        values += 16
      case .text:
        output.copy(records, from: values, count: count, to: place)
        values += count
      case .again: output.copy(from: start + Int(hole.source), count: count, to: place)
      }
    }
    return (start + text.count, values)
  }

  /// Cuts templates out of a text, from its beginning to its end.
  private struct Cutter {
    let text: [UInt8]
    let now: Range<Int>?
    private(set) var templates: [Template] = []
    private(set) var values: [UInt8] = []
    /// Where the template at hand begins, and its holes.
    private var start = 0
    private var holes: [Hole] = []
    private var blank: [UInt8]

    init(text: [UInt8], now: Range<Int>?) {
      (self.text, self.now, blank) = (text, now, text)
    }

    /// Makes a hole of the value behind a colon, if it may differ between customers.
    mutating func cut(behind colon: Int) {
      let quote = UInt8(ascii: "\"")
      let isQuoted = text[colon + 1] == quote
      let rest = text[(isQuoted ? colon + 2 : colon + 1)...]
      let content = rest.prefix { isQuoted ? $0 != quote : 0x30...0x39 ~= $0 }
      let moment = PackedDigits.pack(moment: content)
      let isNamed = ReplyTemplates.names.contains { text[..<colon].suffix($0.count) == $0 }
      guard moment != nil || isNamed, 1...255 ~= content.count else { return }
      let same = holes.first { hole in
        let first = start + Int(hole.offset)
        return text[first..<first + Int(hole.count)] == content
      }
      if content.indices == now {
        add(.now, content)
      } else if let same {
        add(.again, content, source: same.offset)
      } else if let moment {
        add(.moment, content, moment)
      } else if 32...36 ~= content.count, let digits = PackedDigits.pack(content.suffix(32)) {
        add(.digits, content.suffix(32), digits)
      } else {
        add(.text, content, Array(content))
      }
    }

    private mutating func add(
      _ kind: Hole.Kind,
      _ content: ArraySlice<UInt8>,
      _ packed: [UInt8] = [],
      source: UInt16 = 0
    ) {
      let offset = UInt16(content.startIndex - start)
      holes.append(Hole(kind: kind, count: UInt8(content.count), offset: offset, source: source))
      for index in content.indices { blank[index] = 0 }
      values += packed
    }

    mutating func endTemplate(at end: Int) {
      templates.append(Template(text: Array(blank[start..<end]), holes: holes))
      (start, holes) = (end, [])
    }
  }
}
