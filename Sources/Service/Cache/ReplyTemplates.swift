import IdentityCore
import LineProtocol

/// The text that replies share, with placeholders for the values that differ.
///
/// A placeholder is as long as its value: rendering copies the templates, then stores the values. A
/// field that is not in `names` stays in the template, which costs memory and is never wrong.
struct ReplyTemplates {
  /// The fields that differ between customers, in addition to all timestamps.
  private static let names = ["userId", "renewsCount", "transactionId", "originalTransactionId"]
    .map { Array("\"\($0)\"".utf8) }
  private static let countMax = 1 << 12

  /// The place of a value in a template.
  struct Placeholder: Equatable {
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
  struct Template {
    var text: [UInt8] = []
    var holes: [Placeholder] = []
    /// The size of its values in bytes.
    var valuesCount = 0
  }

  private var templates: [Template] = []
  /// The template with each hash; with the same hash as another one, only the newer.
  private var numbers: [UInt64: UInt16] = [:]

  /// Whether the templates of another reply may not fit.
  var isFull: Bool { templates.count > Self.countMax }

  /// Cuts a text into templates, and packs its values.
  ///
  /// The customer's id has a template of its own, and so has each entitlement, so that replies can
  /// share them.
  mutating func pack(_ text: [UInt8]) -> (numbers: [UInt16], values: [UInt8]) {
    var numbers: [UInt16] = []
    var cutter = TemplateCutter(text)
    let bytes = text.span
    var index = 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":"), bytes[index - 1] == UInt8(ascii: "\"") {
        index = cutter.cut(bytes, behind: index)
        continue
      }
      index += 1
      guard byte == UInt8(ascii: ",") else { continue }
      let isBehindPart = bytes[index - 2] == UInt8(ascii: numbers.isEmpty ? "\"" : "}")
      if isBehindPart { numbers.append(number(of: cutter.takeTemplate(endingAt: index))) }
    }
    numbers.append(number(of: cutter.takeTemplate(endingAt: index)))
    return (numbers, cutter.values)
  }

  /// Whether one of `names` stands before a place.
  private static func isName(endingAt end: Int, of text: Span<UInt8>) -> Bool {
    let names = names.span
    for index in names.indices where names[index].count <= end {
      let name = names[index].span
      let start = end - name.count
      // Most names end with another letter, before the quotation mark.
      guard text[end - 2] == name[name.count - 2] else { continue }
      if ByteComparison.isSame(text, from: start, name, name.indices) { return true }
    }
    return false
  }

  private mutating func number(of template: Template) -> UInt16 {
    let hash = template.byteHash
    if let known = numbers[hash], templates[Int(known)].isSame(as: template) { return known }
    let number = UInt16(templates.count)
    templates.append(template)
    numbers[hash] = number
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
    private let whole: [UInt8]
    /// The start of the current template, and of its values.
    private var (start, valuesStart) = (0, 0)
    /// The current template up to its last placeholder, with zeros in place of the values.
    private var template = Template()
    /// The packed values of all templates.
    private(set) var values: [UInt8] = []

    private static let zeros = [UInt8](repeating: 0, count: 255)

    init(_ text: [UInt8]) {
      whole = text
      values.reserveCapacity(128)
      template.text.reserveCapacity(text.count)
    }

    /// Makes a placeholder of the value after a colon if it may differ between customers.
    ///
    /// Returns the index after the value.
    mutating func cut(_ text: Span<UInt8>, behind colon: Int) -> Int {
      var start = colon + 1
      guard start < text.count else { return start }
      let isQuoted = text[start] == UInt8(ascii: "\"")
      if isQuoted { start += 1 }
      var end = start
      while end < text.count,
        isQuoted ? text[end] != UInt8(ascii: "\"") : 0x30...0x39 ~= text[end]
      {
        end += 1
      }
      if let moment = PackedDigits.pack(moment: text.extracting(start..<end)) {
        add(.moment, text, start..<end, packed: moment)
      } else if ReplyTemplates.isName(endingAt: colon, of: text) {
        addPieces(of: text, start..<end)
      } else {
        return colon + 1
      }
      return end
    }

    /// Adds trailing digits in groups of sixteen, and the text before them as it is.
    ///
    /// A short prefix, for example `QON_`, is part of the template.
    private mutating func addPieces(of text: Span<UInt8>, _ range: Range<Int>) {
      let digits = max(range.lowerBound, range.upperBound - 16)..<range.upperBound
      if let packed = PackedDigits.pack(text.extracting(digits)) {
        addPieces(of: text, range.lowerBound..<digits.lowerBound)
        add(.digits, text, digits, packed: packed)
      } else if 1...255 ~= range.count,
        text[range.upperBound - 1] != UInt8(ascii: "_") || range.count > 4
      {
        add(.text, text, range)
      }
    }

    /// Adds a placeholder; a value that occurs twice in a template is packed once.
    private mutating func add(
      _ kind: Placeholder.Kind,
      _ text: Span<UInt8>,
      _ range: Range<Int>,
      packed: UInt64? = nil
    ) {
      let (count, offset) = (UInt8(range.count), UInt16(range.lowerBound - start))
      let source = UInt16(values.count - valuesStart)
      var hole = Placeholder(kind: kind, count: count, offset: offset, source: source)
      for earlier in template.holes where earlier.count == count {
        let same = earlier.offset
        guard ByteComparison.isSame(text, from: start + Int(same), text, range) else { continue }
        hole = Placeholder(kind: .again, count: count, offset: offset, source: same)
        break
      }
      template.holes.append(hole)
      template.text += whole[(start + template.text.count)..<range.lowerBound]
      template.text += Self.zeros[..<range.count]
      guard hole.kind != .again else { return }
      if let packed {
        for byte in 0..<8 { values.append(UInt8(truncatingIfNeeded: packed >> (byte * 8))) }
      } else {
        values += whole[range]
      }
    }

    mutating func takeTemplate(endingAt end: Int) -> Template {
      template.text += whole[(start + template.text.count)..<end]
      template.valuesCount = values.count - valuesStart
      (start, valuesStart) = (end, values.count)
      defer { template = Template() }
      return template
    }
  }
}

extension ReplyTemplates.Template {
  fileprivate func isSame(as other: Self) -> Bool {
    text.count == other.text.count
      && ByteComparison.isSame(text.span, from: 0, other.text.span, text.indices)
      && holes == other.holes
  }

  fileprivate var byteHash: UInt64 {
    var hash = ByteHash.ofProcess.hash(text.span)
    for hole in holes {
      let place = UInt64(hole.kind.rawValue) << 40 | UInt64(hole.count) << 32
      let offsets = UInt64(hole.offset) << 16 | UInt64(hole.source)
      hash = ByteHash.ofProcess.hash(place | offsets, after: hash)
    }
    return hash
  }
}
