import IdentityCore
import LineProtocol

/// Replies that are rendered, one behind the other.
struct ReplyBuffer: ~Copyable {
  private static let flushedFrom = 1 << 18
  private static let opening = Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8)

  // The last reply is at most a cached text, whose length no value changes, an id and the opening.
  private var bytes = ByteBuffer(
    capacity: flushedFrom + ReplyCache.textMax + RequestEntry.idBytesMax + 64
  )
  private(set) var count = 0

  /// Whether the replies have to be handed on before the next one is rendered.
  var isFull: Bool { count > Self.flushedFrom }

  mutating func removeAll() {
    count = 0
  }

  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    bytes.withBytes(0..<count, body)
  }

  /// Renders a reply with the request's id; `now` is the text of the moment.
  @inline(__always)
  mutating func render(
    _ record: ReplyRecord,
    of records: borrowing ByteBuffer,
    _ templates: borrowing ReplyTemplates,
    id: Span<UInt8>,
    now: Span<UInt8>
  ) {
    append(Self.opening.span)
    append(id)
    var values = record.values
    for index in 0..<record.templatesCount {
      let number = Int(records.load(UInt16.self, at: record.templates + index * 2))
      render(number, of: templates, &values, in: records, now)
    }
  }

  @inline(__always)
  private mutating func render(
    _ number: Int,
    of templates: borrowing ReplyTemplates,
    _ values: inout Int,
    in records: borrowing ByteBuffer,
    _ now: Span<UInt8>
  ) {
    let (literals, range) = templates.templates[number]
    let parts = templates.parts.span.extracting(range)
    var literal = literals
    // Where the values of the holes are.
    var starts = [16 of Int](repeating: 0)
    for index in parts.indices {
      let part = parts[index]
      append(templates.literals, from: literal, count: Int(part.literalCount))
      literal += Int(part.literalCount)
      starts[index] = count
      switch part.hole {
      case .none: break
      case .now: append(now)
      case .moment:
        let words = PackedDigits.text(moment: records.load(UInt64.self, at: values))
        append(words.0)
        append(words.1)
        append(words.2)
        values += 8
      case .digits:
        for group in 0..<4 {
          append(PackedDigits.text(records.load(UInt32.self, at: values + group * 4)))
        }
        values += 16
      case .text:
        let length = Int(records.load(UInt8.self, at: values))
        append(records, from: values + 1, count: length)
        values += 1 + length
      case .again:
        // Behind each hole but the last there is a literal, which begins where the value ends.
        let source = Int(part.source)
        let end = starts[source + 1] - Int(parts[source + 1].literalCount)
        bytes.copy(from: starts[source], count: end - starts[source], to: count)
        count += end - starts[source]
      }
    }
  }

  @inline(__always)
  private mutating func append(_ text: Span<UInt8>) {
    bytes.store(text, at: count)
    count += text.count
  }

  @inline(__always)
  private mutating func append(_ other: borrowing ByteBuffer, from: Int, count length: Int) {
    bytes.copy(other, from: from, count: length, to: count)
    count += length
  }

  @inline(__always)
  private mutating func append(_ word: UInt64) {
    bytes.store(word, at: count)
    count += 8
  }
}
