import IdentityCore
import LineProtocol

/// A cache of replies to `checkEntitlements`, each a packed record in a ring buffer.
///
/// A record holds the values that differ between customers; templates hold the rest of the text. A
/// reply is valid up to a moment, and until a record that its decision has read changes durably.
/// New replies overwrite the oldest.
struct ReplyCache: ~Copyable {
  /// The longest reply that is stored, without its opening.
  static let textMax = 8192
  private static let replyMax = textMax + RequestEntry.idBytesMax + 64
  private static let flushedFrom = 1 << 18
  private static let lookupsMax = 16

  private static let opening = Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8)

  private var versions = RecordVersions()
  private var templates = ReplyTemplates()
  private var table = PositionTable()
  private let byteHash = ByteHash.ofProcess
  /// The packed records, one after the other, in a ring.
  private(set) var records: ByteBuffer
  /// Positions of the next and the oldest record, which never wrap.
  private var (head, tail) = (0, 0)
  /// Replies that are rendered and not sent.
  private var output = ByteBuffer(capacity: flushedFrom + lookupsMax * replyMax)
  private var outputCount = 0
  private var ending = ReplyEnding(Moment(milliseconds: 0))
  /// Queries whose replies are looked up together.
  private var lookups: [Lookup] = []
  /// The sum of reads that only prefetch memory.
  private var fetched: UInt64 = 0

  init(bytesMax: Int) {
    records = ByteBuffer(capacity: max(bytesMax, 1 << 16) & ~3)
  }

  /// The length of the ring: the bytes after the last record are read like a record.
  private var capacity: Int { records.capacity - ReplyRecord.fixedCount }

  /// The number of stored replies, valid or not.
  var count: Int { table.count }

  /// Removes all replies, and restarts the count of changes.
  mutating func removeAll() {
    guard head > 0 else { return }
    versions = RecordVersions()
    templates = ReplyTemplates()
    table.removeAll()
    records = ByteBuffer(capacity: records.capacity)
    (head, tail) = (0, 0)
  }

  /// Invalidates the replies that have read records with these hashes, which changed durably.
  mutating func invalidate(_ changes: [[UInt64]]) {
    // The count ends here.
    if versions.current == .max { removeAll() }
    versions.record(changes)
  }

  /// Stores a reply that was decided from durable records, if it fits.
  ///
  /// `text` is the part between the request's id and the moment of the reply, and is true up to
  /// `until`.
  mutating func store(
    _ text: [UInt8],
    for query: FastQuery,
    in line: Span<UInt8>,
    reads: ReadSet,
    until: Moment
  ) {
    guard reads.isComplete, text.count <= Self.textMax, until.milliseconds >= 0 else { return }
    if templates.isFull { removeAll() }
    versions.begin()
    let packed = templates.pack(text)
    let (subject, project) = (line.extracting(query.subject), line.extracting(query.project))
    let size =
      (ReplyRecord.fixedCount + reads.hashes.count * 3 + subject.count + project.count
        + packed.numbers.count * 2 + packed.values.count + 3) & ~3
    guard size <= Self.textMax, project.count <= UInt8.max, packed.numbers.count <= UInt8.max
    else { return }
    let start = makeRoom(size)
    let sizes =
      UInt64(size) | UInt64(subject.count) << 16 | UInt64(project.count) << 32
      | UInt64(reads.hashes.count) << 40 | UInt64(packed.numbers.count) << 48
      | UInt64(query.kind) << 56
    records.store(sizes, at: start)
    records.store(versions.current, at: start + 8)
    records.store(UInt32(clamping: until.milliseconds / 1000), at: start + 12)
    let record = ReplyRecord(at: UInt32(start / 4), in: records)
    for (index, hash) in reads.hashes.enumerated() {
      // Each overwrites the byte after the three of the last.
      records.store(RecordVersions.slot(hash), at: record.reads + index * 3)
    }
    records.store(subject, at: record.subject.lowerBound)
    records.store(project, at: record.project.lowerBound)
    for (index, number) in packed.numbers.enumerated() {
      records.store(number, at: record.templates + index * 2)
    }
    records.store(packed.values.span, at: record.values)
    // A record that does not render to the same text never enters the table.
    let end = render(record, to: outputCount)
    guard end - outputCount == text.count, output.isSame(text.span, at: outputCount) else { return }
    let hash = hash(query.kind, subject, project)
    // The table contains one record for each hash.
    if let known = table.candidate(hash) { table.remove(known, for: hash) }
    table.insert(record.place, for: hash)
  }

  /// Makes room after the newest record, in place of the oldest records.
  private mutating func makeRoom(_ size: Int) -> Int {
    let rest = capacity - head % capacity
    // No record extends over the end of the ring.
    let skipped = rest < size ? rest : 0
    while head + skipped + size - tail > capacity { tail = remove(at: tail) }
    if skipped > 0 { records.store(UInt16(0), at: head % capacity) }
    head += skipped + size
    return (head - size) % capacity
  }

  /// Removes a record from the table; returns the position of the next.
  private mutating func remove(at position: Int) -> Int {
    let record = ReplyRecord(at: UInt32(position % capacity / 4), in: records)
    guard record.size > 0 else { return position + capacity - position % capacity }
    let known = records.withBytes(record.subject) { subject in
      records.withBytes(record.project) { hash(record.kind, subject, $0) }
    }
    table.remove(record.place, for: known)
    return position + record.size
  }
}

// Lookup and rendering.
extension ReplyCache {
  /// A query whose reply is looked up.
  private struct Lookup {
    var query: FastQuery
    var hash: UInt64
    var place: UInt32?
  }

  /// Answers the queries at the start of `bytes`, as long as their replies are stored.
  ///
  /// Each query is a line with its line feed. `send` gets the replies, and returns whether to go
  /// on.
  ///
  /// It answers at most `linesMax` lines, none longer than `lineBytesMax` without its line feed,
  /// until the replies exceed `bytesMax` bytes. Returns how many bytes and lines were answered.
  mutating func answer(
    _ bytes: Span<UInt8>,
    linesMax: Int,
    lineBytesMax: Int,
    bytesMax: Int,
    at now: Moment,
    _ send: (Span<UInt8>) -> Bool
  ) -> (bytes: Int, lines: Int) {
    var (taken, linesLeft, bytesLeft, isOver) = (0, linesMax, bytesMax, false)
    while !isOver {
      lookUp(bytes, from: taken, linesMax: min(linesLeft, Self.lookupsMax), lineBytesMax)
      isOver = lookups.isEmpty
      for index in lookups.indices {
        let (query, countBefore) = (lookups[index].query, outputCount)
        isOver = bytesLeft < 0 || !render(query, in: bytes, from: lookups[index].place, now)
        if isOver { break }
        taken = query.end + 1
        linesLeft -= 1
        bytesLeft -= outputCount - countBefore
      }
      if outputCount > (isOver ? 0 : Self.flushedFrom), !flush(send) { isOver = true }
    }
    return (taken, linesMax - linesLeft)
  }

  /// Looks up the next queries, and prefetches their records: several reads of slow memory take no
  /// longer than one.
  private mutating func lookUp(
    _ bytes: Span<UInt8>,
    from start: Int,
    linesMax: Int,
    _ lineBytesMax: Int
  ) {
    lookups.removeAll(keepingCapacity: true)
    var next = start
    while lookups.count < linesMax, next < bytes.count,
      let query = FastQuery(in: bytes, from: next), query.end < bytes.count,
      bytes[query.end] == UInt8(ascii: "\n"), query.end - next <= lineBytesMax
    {
      lookups.append(Lookup(query: query, hash: hash(of: query, in: bytes)))
      next = query.end + 1
    }
    // By index: without the optimizer an iterator allocates for each element.
    for index in lookups.indices { fetched ^= table.start(lookups[index].hash) }
    for index in lookups.indices {
      guard let place = table.candidate(lookups[index].hash) else { continue }
      lookups[index].place = place
      // Most records have about 120 bytes.
      let (start, last) = (Int(place) * 4, records.capacity)
      fetched ^=
        records.load(UInt64.self, at: start) ^ records.load(UInt64.self, at: min(start + 64, last))
        ^ records.load(UInt64.self, at: min(start + 112, last))
    }
  }

  /// Passes the reply to one query to `body`; false if no valid reply is stored.
  mutating func answer(
    _ query: FastQuery,
    in line: Span<UInt8>,
    at now: Moment,
    _ body: (Span<UInt8>) -> Void
  ) -> Bool {
    guard render(query, in: line, from: table.candidate(hash(of: query, in: line)), now) else {
      return false
    }
    flush(body)
    return true
  }

  @inline(__always)
  private func hash(_ kind: Int, _ subject: Span<UInt8>, _ project: Span<UInt8>) -> UInt64 {
    let start = project.isEmpty ? 0 : byteHash.hash(project)
    return byteHash.hash(subject, after: start ^ UInt64(kind) << 56)
  }

  @inline(__always)
  private func hash(of query: FastQuery, in line: Span<UInt8>) -> UInt64 {
    hash(query.kind, line.extracting(query.subject), line.extracting(query.project))
  }

  /// Renders a query's reply after those in the output; false if the record is about another
  /// subject or is not valid.
  @inline(__always)
  private mutating func render(
    _ query: FastQuery,
    in line: Span<UInt8>,
    from place: UInt32?,
    _ now: Moment
  ) -> Bool {
    guard let place else { return false }
    let record = ReplyRecord(at: place, in: records)
    guard record.kind == query.kind, record.subject.count == query.subject.count,
      record.project.count == query.project.count,
      records.isSame(line.extracting(query.subject), at: record.subject.lowerBound),
      query.project.isEmpty
        || records.isSame(line.extracting(query.project), at: record.project.lowerBound),
      now.milliseconds <= Int64(record.until) * 1000, isCurrent(record)
    else { return false }
    let body = outputCount + Self.opening.count + query.id.count
    output.store(Self.opening.span, at: outputCount)
    output.store(line.extracting(query.id), at: outputCount + Self.opening.count)
    let end = render(record, to: body)
    if ending.now.milliseconds != now.milliseconds { ending = ReplyEnding(now) }
    let text = ending.text
    output.store(text.span, at: end)
    outputCount = end + text.count
    return true
  }

  /// Renders the text that `store` got; returns where it ends.
  @inline(__always)
  private mutating func render(_ record: ReplyRecord, to start: Int) -> Int {
    var (end, values) = (start, record.values)
    for index in 0..<record.templatesCount {
      let number = records.load(UInt16.self, at: record.templates + index * 2)
      (end, values) = templates.render(number, records, values, to: end, of: &output)
    }
    return end
  }

  /// Whether every record that the decision has read is unchanged.
  @inline(__always)
  private func isCurrent(_ record: ReplyRecord) -> Bool {
    if record.version == versions.current { return true }
    for index in 0..<record.readsCount {
      let slot = records.load(UInt32.self, at: record.reads + index * 3) & 0xFF_FFFF
      guard versions.isUnchanged(slot, since: record.version) else { return false }
    }
    return true
  }

  /// Passes on the rendered replies.
  private mutating func flush<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    defer { outputCount = 0 }
    return output.withBytes(0..<outputCount, body)
  }
}

extension FastQuery {
  /// A number for the type of the subject.
  fileprivate var kind: Int { isAboutDevice ? 1 : 0 }
}

/// The layout of a packed record.
///
/// A record begins with sixteen bytes of fixed fields. Then come the slots of the records read, the
/// subject's id, the project's id, the template numbers, and the values.
struct ReplyRecord {
  static let fixedCount = 16

  /// The record's identifier in the table: its offset in units of four bytes.
  let place: UInt32
  /// The size in bytes; zero marks the unused end of the ring.
  let size: Int
  let kind: Int
  let readsCount: Int
  let templatesCount: Int
  /// The change count at the decision.
  let version: UInt32
  /// The last second at which the reply is valid.
  let until: UInt32
  let subject: Range<Int>
  let project: Range<Int>

  @inline(__always)
  init(at place: UInt32, in records: borrowing ByteBuffer) {
    self.place = place
    let offset = Int(place) * 4
    let sizes = records.load(UInt64.self, at: offset)
    size = Int(sizes & 0xFFFF)
    readsCount = Int(sizes >> 40 & 0xFF)
    templatesCount = Int(sizes >> 48 & 0xFF)
    kind = Int(sizes >> 56)
    version = records.load(UInt32.self, at: offset + 8)
    until = records.load(UInt32.self, at: offset + 12)
    let start = offset + Self.fixedCount + readsCount * 3
    subject = start..<start + Int(sizes >> 16 & 0xFFFF)
    project = subject.upperBound..<subject.upperBound + Int(sizes >> 32 & 0xFF)
  }

  var offset: Int { Int(place) * 4 }
  var reads: Int { offset + Self.fixedCount }
  var templates: Int { project.upperBound }
  var values: Int { templates + templatesCount * 2 }
}

/// The end of a cached reply: the moment at which the client asked.
struct ReplyEnding {
  let now: Moment
  let text: [UInt8]

  init(_ now: Moment) {
    self.now = now
    text = Array(",\"at\":\"".utf8) + now.text + Array("\"}}\n".utf8)
  }
}
