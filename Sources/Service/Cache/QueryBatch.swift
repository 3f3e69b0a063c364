import IdentityCore
import LineProtocol

/// The lines that one peer has sent together, as far as they are queries whose replies are cached.
package struct QueryBatch {
  /// Nil where the peer is gone, or is owed a reply that comes first.
  private(set) var conversation: Conversation?
  private let lineBytesMax: Int
  /// How many more lines may be answered, and with how many more bytes before the last reply.
  private var (linesLeft, bytesLeft): (Int, Int)
  private let start: Int
  private let end: Int
  /// Where the next line begins that was not looked at.
  private var next: Int
  /// How many bytes were answered, in whole lines.
  package private(set) var taken = 0

  /// Takes at most `linesMax` lines, none longer than `lineBytesMax` without its line feed, until
  /// the replies have more than `bytesMax` bytes.
  package init(
    in conversation: Conversation?,
    at place: Range<Int>,
    linesMax: Int,
    lineBytesMax: Int,
    bytesMax: Int
  ) {
    self.conversation = linesMax > 0 ? conversation : nil
    self.lineBytesMax = lineBytesMax
    (linesLeft, bytesLeft) = (linesMax, bytesMax)
    (start, next, end) = (place.lowerBound, place.lowerBound, place.upperBound)
  }

  /// Begins, where the peer is owed nothing that comes first.
  mutating func open(durable: TurnNumber) {
    if conversation?.mayAnswerAtOnce(durable: durable) != true { close() }
  }

  mutating func close() {
    conversation = nil
  }

  /// Reads the next query; nil where the next line is something else.
  @inline(__always)
  mutating func nextQuery(in bytes: Span<UInt8>) -> FastQuery? {
    guard next < end, conversation != nil, let query = FastQuery(in: bytes, from: next),
      query.end < end, bytes[query.end] == UInt8(ascii: "\n"), query.end - next <= lineBytesMax
    else { return nil }
    next = query.end + 1
    return query
  }

  /// A query was answered by so many bytes.
  mutating func noteReply(to query: FastQuery, bytes: Int) {
    taken = query.end + 1 - start
    linesLeft -= 1
    bytesLeft -= bytes
  }

  /// Whether no more lines may be answered.
  var isFull: Bool { linesLeft == 0 || bytesLeft < 0 }
}

extension ReplyCache {
  /// A query whose reply is looked for.
  struct Lookup {
    /// The index of its batch.
    var batch: Int
    var query: FastQuery
    var hash: UInt64
    /// The first place that the table has for the hash.
    var place: UInt32?
    /// What was read only so that it comes from memory.
    var fetched: UInt64 = 0
  }

  private static var lookupsMax: Int { 16 }

  /// Answers the queries with which each batch begins, as far as their replies are cached; `send`
  /// gets the replies to one batch, and says whether there may be more.
  ///
  /// It takes each step for several queries at once: memory is slow, but to read it for several
  /// takes no longer than for one.
  mutating func answer(
    _ batches: inout [QueryBatch],
    of bytes: Span<UInt8>,
    at clock: Service.Clock,
    _ send: (Span<UInt8>, Conversation) -> Bool
  ) {
    var lookups: [Lookup] = []
    swap(&lookups, &spareLookups)
    var batches = batches.mutableSpan
    var (current, next) = (0, 0)
    while next < batches.count {
      look(&lookups, for: &batches, from: &next, of: bytes)
      for index in lookups.indices {
        let lookup = lookups[index]
        if lookup.batch != current || output.isFull {
          flush(to: &batches[current], send)
          current = lookup.batch
        }
        guard !batches[current].isFull, batches[current].conversation != nil else { continue }
        let countBefore = output.count
        if render(lookup.query, in: bytes, lookup.hash, at: lookup.place, clock) {
          batches[current].noteReply(to: lookup.query, bytes: output.count - countBefore)
        } else {
          flush(to: &batches[current], send)
          batches[current].close()
        }
      }
    }
    if !batches.isEmpty { flush(to: &batches[current], send) }
    swap(&lookups, &spareLookups)
  }

  private mutating func flush(
    to batch: inout QueryBatch,
    _ send: (Span<UInt8>, Conversation) -> Bool
  ) {
    guard output.count > 0, let conversation = batch.conversation else { return }
    conversation.isFirstLine = false
    if !output.withBytes({ send($0, conversation) }) { batch.close() }
    output.removeAll()
  }

  /// Reads the next queries, and fetches what their replies are rendered from.
  private func look(
    _ lookups: inout [Lookup],
    for batches: inout MutableSpan<QueryBatch>,
    from next: inout Int,
    of bytes: Span<UInt8>
  ) {
    lookups.removeAll(keepingCapacity: true)
    while lookups.count < Self.lookupsMax, next < batches.count {
      guard !batches[next].isFull, let query = batches[next].nextQuery(in: bytes) else {
        next += 1
        continue
      }
      lookups.append(Lookup(batch: next, query: query, hash: hash(of: query, in: bytes)))
    }
    var found = lookups.mutableSpan
    for index in found.indices { found[index].fetched = table.start(found[index].hash) }
    for index in found.indices {
      guard let place = table.candidate(found[index].hash) else { continue }
      found[index].place = place
      // Most records have as many bytes.
      let (start, last) = (Int(place) * 4, records.capacity - 8)
      found[index].fetched =
        records.load(UInt64.self, at: start)
        ^ records.load(UInt64.self, at: min(start + 64, last))
        ^ records.load(UInt64.self, at: min(start + 120, last))
    }
  }
}
