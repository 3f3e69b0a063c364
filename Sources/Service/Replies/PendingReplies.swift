import IdentityCore
import LineProtocol

/// What is owed to one peer, in the order of its lines, until all that it tells of is durable.
///
/// The texts stand one behind the other, as they will go out. Where all of them may be told they
/// are handed on as they stand: there is no memory to be found for each reply, and none is touched
/// that had grown cold.
struct PendingReplies {
  /// What goes out, each with its LF.
  private var texts: [UInt8]
  /// The lines that it answers: after a failed commit they are decided again.
  private var lines: [UInt8] = []
  private var entries: [Entry] = []
  /// What the answers weigh, and their lines.
  private(set) var bytes = 0

  /// The answer to one line.
  private struct Entry {
    var textBytes: Int
    var lineBytes: Int
    /// The newest turn of which it tells.
    var needs: TurnNumber
    /// Whether its only request changed something in that turn.
    var wrote: Bool
    /// Of a batch, and of what opens a subscription; else nothing but its text is needed.
    var rest: LineReply?

    /// The replies of a batch are kept once more.
    var weight: Int { lineBytes + (rest == nil ? textBytes : 2 * textBytes) }

    var exchange: LineReply {
      if let rest { return rest }
      let part = LineReply.Part(position: 0, reply: .none, needs: needs, wrote: wrote)
      return LineReply(isBatch: false, parts: [part])
    }
  }

  /// `texts` is storage, and empty.
  init(texts: [UInt8] = []) {
    self.texts = texts
  }

  /// Takes over storage for texts; there are none yet.
  mutating func adopt(_ texts: [UInt8]) {
    self.texts = texts
  }

  /// How many lines are to be answered.
  var count: Int { entries.count }

  /// The size of the storage, but for that of the texts.
  var storageBytes: Int { lines.capacity + entries.capacity * MemoryLayout<Entry>.stride }

  /// Puts an answer behind the others; the line may be empty where nothing will be decided again.
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

  /// Takes out the texts of the first answers, as far as all that they tell of is durable.
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

  /// The same, with others in the place of those that tell of what is not durable.
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

  /// The newest turn that anything of it tells of.
  var newestNeeded: TurnNumber { entries.reduce(.none) { max($0, $1.needs) } }
}
