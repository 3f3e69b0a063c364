import IdentityCore
import LineProtocol

/// A value that differs between the replies about different customers.
enum ReplyValue: Equatable {
  /// The moment of the request.
  case now(Moment)
  case moment(Moment)
  case text([UInt8])
  case number(Int)

  /// How a member with the value stands in JSON, from its colon on.
  var member: [UInt8] {
    switch self {
    case .now(let moment), .moment(let moment): [UInt8](":\"".utf8) + moment.text + [0x22]
    case .text(let text): [UInt8](":\"".utf8) + text + [0x22]
    case .number(let number): [UInt8](":\(number)".utf8)
    }
  }
}

/// The texts that replies have in common, with holes where their values differ.
///
/// A template is cut out of the text of a reply: at each value that the caller names there is a
/// hole, and the rest are literals. Put together again, literals and values are the very text that
/// was cut. A member that the caller does not name stays in the literals, which costs memory and is
/// never wrong.
struct ReplyTemplates: ~Copyable {
  /// What follows a literal.
  enum Hole: UInt8 {
    /// Nothing: the template ends.
    case none
    case now
    /// The digits of a moment in eight bytes; see `PackedDigits`.
    case moment
    /// 32 hexadecimal digits in sixteen bytes, as generated ids have them.
    case digits
    /// A byte with the length, and so many bytes.
    case text
    /// The same value as an earlier hole of the template.
    case again
  }

  /// A literal of the template, and the hole behind it.
  struct Part {
    var literalCount: UInt16
    var hole: Hole
    /// For `again`, the index of the part with the value.
    var source: UInt8
  }

  static let partsMax = 16
  private static let literalsMax = 1 << 20
  private static let templatesMax = 1 << 12

  private(set) var literals = ByteBuffer(capacity: literalsMax)
  private var literalsCount = 0
  private(set) var parts: [Part] = []
  /// Where the literals and the parts of each template are.
  private(set) var templates: [(literals: Int, parts: Range<Int>)] = []
  private var numbers: [[UInt8]: UInt16] = [:]

  /// Whether there may be no room for the templates of another reply.
  var isFull: Bool {
    templates.count > Self.templatesMax - Int(UInt8.max)
      || literalsCount > Self.literalsMax - ReplyCache.textMax
  }

  /// Cuts a text; nil where a value does not stand in it, in the order of the groups.
  ///
  /// Each group becomes one template, so that replies share those of which they have several.
  mutating func pack(
    _ text: [UInt8],
    _ groups: [[ReplyValue]]
  ) -> (templates: [UInt16], values: [UInt8])? {
    var packed: (templates: [UInt16], values: [UInt8]) = ([], [])
    var cutter = Cutter(text: text)
    for (index, group) in groups.enumerated() {
      for value in group {
        guard let place = cutter.find(value) else { return nil }
        cutter.cut(place, value, &packed.values)
      }
      if index == groups.count - 1 { cutter.end() }
      guard cutter.parts.count <= Self.partsMax else { return nil }
      packed.templates.append(number(of: cutter.takeTemplate()))
    }
    return packed
  }

  private mutating func number(of template: (literals: [UInt8], parts: [Part])) -> UInt16 {
    // No literal has a zero byte.
    let shape = template.parts.flatMap {
      [0, UInt8($0.literalCount >> 8), UInt8($0.literalCount & 0xFF), $0.hole.rawValue, $0.source]
    }
    let key = template.literals + shape
    if let known = numbers[key] { return known }
    let number = UInt16(templates.count)
    literals.store(template.literals.span, at: literalsCount)
    templates.append((literalsCount, parts.count..<parts.count + template.parts.count))
    parts += template.parts
    literalsCount += template.literals.count
    numbers[key] = number
    return number
  }

  /// Cuts templates out of a text, from its beginning to its end.
  private struct Cutter {
    let text: [UInt8]
    private var position = 0
    private var literals: [UInt8] = []
    private(set) var parts: [Part] = []
    private var contents: [Range<Int>] = []

    init(text: [UInt8]) {
      self.text = text
    }

    /// Where the value stands, without quotes.
    func find(_ value: ReplyValue) -> Range<Int>? {
      let member = value.member
      guard text.count - position >= member.count else { return nil }
      for start in position...text.count - member.count where text[start] == member[0] {
        guard ByteComparison.isSame(text.span, from: start, member.span, member.indices) else {
          continue
        }
        let inset = member[1] == UInt8(ascii: "\"") ? 1 : 0
        let content = start + 1 + inset..<start + member.count - inset
        return content.count <= Int(UInt8.max) ? content : nil
      }
      return nil
    }

    mutating func cut(_ content: Range<Int>, _ value: ReplyValue, _ values: inout [UInt8]) {
      if case .now = value { return add(.now, at: content) }
      let tail = content.suffix(32)
      if let source = contents.firstIndex(where: { text[$0] == text[content] }) {
        add(.again, at: content, source)
      } else if let source = contents.firstIndex(where: { text[$0] == text[tail] }) {
        add(.again, at: tail, source)
      } else if let digits = PackedDigits.pack(moment: text[content]) {
        add(.moment, at: content)
        values += digits
      } else if tail.count == 32, let digits = PackedDigits.pack(text[tail]) {
        add(.digits, at: tail)
        values += digits
      } else {
        add(.text, at: content)
        values += [UInt8(content.count)] + text[content]
      }
    }

    mutating func end() {
      add(.none, at: text.count..<text.count)
    }

    private mutating func add(_ hole: Hole, at content: Range<Int>, _ source: Int = 0) {
      literals += text[position..<content.lowerBound]
      let count = UInt16(content.lowerBound - position)
      parts.append(Part(literalCount: count, hole: hole, source: UInt8(truncatingIfNeeded: source)))
      contents.append(content)
      position = content.upperBound
    }

    mutating func takeTemplate() -> (literals: [UInt8], parts: [Part]) {
      defer { (literals, parts, contents) = ([], [], []) }
      return (literals, parts)
    }
  }
}
