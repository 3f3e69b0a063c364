import IdentityCore
import LineProtocol

/// Replies owed to one peer, in the order of its lines, until all they depend on is durable.
///
/// The texts lie one after another as they will be sent. Once all may be sent, they leave without a
/// copy: no reply needs an allocation of its own, and no cold memory is touched.
struct PendingReplies {
  /// The texts to send, each with its line feed.
  private var texts: [UInt8]
  /// The lines to which these reply; a failed commit makes the service decide them again.
  private var lines: [UInt8] = []
  private var entries: [Entry] = []
  /// The size in bytes of the replies and their lines.
  private(set) var bytes = 0

  /// The answer to one line.
  private struct Entry {
    var textBytes: Int
    var lineBytes: Int
    /// The newest turn on which it depends.
    var needs: TurnNumber
    /// Whether its only request changed something in that turn.
    var wrote: Bool
    /// The whole reply if it is a batch or opens a subscription; else the text is enough.
    var rest: LineReply?

    /// The size in bytes; the replies of a batch are stored twice.
    var weight: Int { lineBytes + (rest == nil ? textBytes : 2 * textBytes) }

    var exchange: LineReply {
      if let rest { return rest }
      let part = LineReply.Part(position: 0, reply: .none, needs: needs, wrote: wrote)
      return LineReply(isBatch: false, parts: [part])
    }
  }

  /// Creates an empty list; `texts` is an empty buffer to reuse.
  init(texts: [UInt8] = []) {
    self.texts = texts
  }

  /// Adopts a buffer for the texts; the list must be empty.
  mutating func adopt(_ texts: [UInt8]) {
    self.texts = texts
  }

  /// The number of replies.
  var count: Int { entries.count }

  /// The size of the buffers in bytes, without that of the texts.
  var storageBytes: Int { lines.capacity + entries.capacity * MemoryLayout<Entry>.stride }

  /// Appends a reply; `line` may be empty if it will not be decided again.
  mutating func append(_ exchange: LineReply, to line: Span<UInt8>, text: Span<UInt8>) {
    let isPlain = !exchange.isBatch && exchange.parts.count == 1 && !exchange.opensSubscription
    let entry = Entry(
      textBytes: text.count,
      lineBytes: line.count,
      needs: exchange.needs,
      wrote: isPlain && exchange.parts[0].wrote,
      rest: isPlain ? nil : exchange
    )
    bytes += entry.weight
    entries.append(entry)
    texts.append(copying: text)
    lines.append(copying: line)
  }

  /// Removes and returns the first texts, as far as all they depend on is durable.
  mutating func takeDurable(_ durable: TurnNumber) -> (texts: [UInt8], count: Int) {
    var (count, textBytes, lineBytes) = (0, 0, 0)
    while count < entries.count && entries[count].needs <= durable {
      textBytes += entries[count].textBytes
      lineBytes += entries[count].lineBytes
      bytes -= entries[count].weight
      entries[count].rest?.openSubscriptions()
      count += 1
    }
    guard count < entries.count else {
      var taken: [UInt8] = []
      swap(&taken, &texts)
      lines.removeAll(keepingCapacity: true)
      entries.removeAll(keepingCapacity: true)
      return (taken, count)
    }
    guard count > 0 else { return ([], 0) }
    let taken = Array(texts[..<textBytes])
    texts.removeSubrange(..<textBytes)
    lines.removeSubrange(..<lineBytes)
    entries.removeSubrange(..<count)
    return (taken, count)
  }

  /// Returns a copy in which `replace` provides the replies that are not durable.
  func settled(
    durable: TurnNumber,
    _ replace: (LineReply, _ line: [UInt8]) -> LineReply
  ) -> PendingReplies {
    var settled = PendingReplies()
    var (textStart, lineStart) = (0, 0)
    for entry in entries {
      let text = texts[textStart..<textStart + entry.textBytes]
      let line = Array(lines[lineStart..<lineStart + entry.lineBytes])
      textStart += entry.textBytes
      lineStart += entry.lineBytes
      if entry.needs <= durable {
        settled.append(entry.exchange, to: line.span, text: text.span)
        continue
      }
      let exchange = replace(entry.exchange, line)
      var writer = JSONWriter()
      exchange.write(to: &writer)
      settled.append(exchange, to: line.span, text: writer.bytes.span)
    }
    return settled
  }

  /// The newest turn on which any reply depends.
  var newestNeeded: TurnNumber { entries.reduce(.none) { max($0, $1.needs) } }
}
