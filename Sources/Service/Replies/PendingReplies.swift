import IdentityCore
import LineProtocol

/// The replies to one peer, in the order of its lines, until everything that they reveal is
/// durable.
///
/// The texts lie one behind the other, as they will be sent. If all of them may be sent they leave
/// as one array, so that a reply needs no allocation of its own.
struct PendingReplies {
  /// The texts of the replies, each with its line feed.
  private var texts: [UInt8] = []
  /// The lines that they answer: after a failed commit they are decided again.
  private var lines: [UInt8] = []
  private var entries: [Entry] = []
  /// The memory that the replies and their lines take.
  private(set) var bytes = 0

  /// The reply to one line.
  private struct Entry {
    var textBytes: Int
    var lineBytes: Int
    /// The newest turn that it reveals.
    var needs: TurnNumber
    /// Whether its only request changed something in that turn.
    var wrote: Bool
    /// Its only request, for the statistics.
    var outcome: RequestOutcome
    var times: LineTimes
    /// Set for a batch and for a reply that opens a subscription; others need only their text.
    var rest: LineReply?

    var outcomes: Statistics.Outcomes { rest?.outcomes ?? .one(outcome) }

    /// The replies of a batch are stored a second time.
    var footprint: Int { lineBytes + (rest == nil ? textBytes : 2 * textBytes) }

    var reply: LineReply {
      if let rest { return rest }
      var part = LineReply.Part(position: 0, reply: .none, needs: needs, wrote: wrote)
      part.outcome = outcome
      return LineReply(isBatch: false, parts: [part], times: times)
    }
  }

  /// Gets the requests that a reply answers, their times, and their line, if it was kept.
  typealias Recorder = (Statistics.Outcomes, LineTimes, Span<UInt8>) -> Void

  /// The number of lines that are answered.
  var count: Int { entries.count }

  /// Adds a reply; the line may be empty if it will not be decided again.
  mutating func append(_ reply: LineReply, to line: Span<UInt8>, text: Span<UInt8>) {
    let isPlain = !reply.isBatch && reply.parts.count == 1 && !reply.opensSubscription
    let entry = Entry(
      textBytes: text.count,
      lineBytes: line.count,
      needs: reply.needs,
      wrote: isPlain && reply.parts[0].wrote,
      outcome: isPlain ? reply.parts[0].outcome : RequestOutcome(),
      times: reply.times,
      rest: isPlain ? nil : reply
    )
    bytes += entry.footprint
    entries.append(entry)
    texts.append(copying: text)
    lines.append(copying: line)
  }

  /// Removes and returns the first texts, as far as everything that they reveal is durable.
  ///
  /// `sent` gets each of the replies.
  mutating func takeDurable(
    _ durable: TurnNumber,
    _ sent: Recorder = { _, _, _ in }
  ) -> (texts: [UInt8], count: Int) {
    var (count, textBytes, lineBytes) = (0, 0, 0)
    while count < entries.count && entries[count].needs <= durable {
      let lineEnd = lineBytes + entries[count].lineBytes
      sent(
        entries[count].outcomes,
        entries[count].times,
        lines.span.extracting(lineBytes..<lineEnd)
      )
      textBytes += entries[count].textBytes
      lineBytes += entries[count].lineBytes
      bytes -= entries[count].footprint
      entries[count].rest?.openSubscriptions()
      count += 1
    }
    guard count < entries.count else {
      var taken: [UInt8] = []
      swap(&taken, &texts)
      (lines, entries) = ([], [])
      return (taken, count)
    }
    guard count > 0 else { return ([], 0) }
    let taken = Array(texts[..<textBytes])
    texts.removeSubrange(..<textBytes)
    lines.removeSubrange(..<lineBytes)
    entries.removeSubrange(..<count)
    return (taken, count)
  }

  /// Returns the same replies, with others in place of those that reveal turns that are not
  /// durable.
  func replacing(
    durable: TurnNumber,
    _ replace: (LineReply, _ line: [UInt8]) -> LineReply
  ) -> PendingReplies {
    var replaced = PendingReplies()
    var (textStart, lineStart) = (0, 0)
    for entry in entries {
      let text = texts[textStart..<textStart + entry.textBytes]
      let line = Array(lines[lineStart..<lineStart + entry.lineBytes])
      textStart += entry.textBytes
      lineStart += entry.lineBytes
      if entry.needs <= durable {
        replaced.append(entry.reply, to: line.span, text: text.span)
        continue
      }
      let reply = replace(entry.reply, line)
      var writer = JSONWriter()
      reply.write(to: &writer)
      replaced.append(reply, to: line.span, text: writer.bytes.span)
    }
    return replaced
  }

  /// The newest turn that any of them reveals.
  var newestNeeded: TurnNumber { entries.reduce(.none) { max($0, $1.needs) } }
}
