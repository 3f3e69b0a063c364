import IdentityCore
import LineProtocol

/// The replies to `checkEntitlements` that were decided before, each as one packed record.
///
/// A record holds the values that differ between customers; templates hold the rest of the text. A
/// reply is valid up to a moment, and until one of the records changes durably that its decision
/// has looked at. Whatever is not found here, or is not valid any more, is decided again. New
/// records overwrite the oldest ones.
struct ReplyCache: ~Copyable {
  /// The longest reply that is kept, without its opening.
  static let textMax = 8192

  var versions = RecordVersions()
  private(set) var templates = ReplyTemplates()
  private(set) var table = PositionTable()
  private let capacity: Int
  /// The packed records, one behind the other, in a ring.
  private(set) var records = ByteBuffer(capacity: 0)
  /// Where the next record goes, and where the oldest one is, counted over all rounds.
  private var (head, tail) = (0, 0)
  /// Which records `wipeSome` still looks at, counted in the same way.
  private var unwiped = 0..<0
  /// The turns whose durable changes make replies stale that must not stay in memory.
  private var wipingTurns: [TurnNumber] = []
  /// Replies on their way out.
  var output = ReplyBuffer()
  /// Storage for the next look-ups.
  var spareLookups: [Lookup] = []

  init(bytesMax: Int) {
    capacity = max(bytesMax, 1 << 16) & ~3
  }

  /// The number of replies that are kept, valid or not.
  var count: Int { table.count }

  mutating func removeAll() {
    guard records.capacity > 0 else { return }
    table.removeAll()
    templates = ReplyTemplates()
    records = ByteBuffer(capacity: 0)
    versions.end()
    (head, tail, unwiped) = (0, 0, 0..<0)
  }

  /// Counts the changes of every turn up to this one, which are durable.
  mutating func settle(through durable: TurnNumber) {
    if versions.isFull { removeAll() }
    versions.settle(through: durable)
    while let turn = wipingTurns.first, turn <= durable {
      wipingTurns.removeFirst()
      unwiped = tail..<head
    }
  }

  /// Forgets changes of turns that could not be committed.
  mutating func forgetPending() {
    versions.forgetPending()
    wipingTurns.removeAll()
  }

  /// Keeps a reply that was decided from durable records; one that does not fit is not kept.
  ///
  /// `text` begins behind the request's id and ends with the line feed. `until` is the last moment
  /// at which it is true.
  mutating func keep(
    _ text: [UInt8],
    _ values: [[ReplyValue]],
    for query: FastQuery,
    in line: Span<UInt8>,
    reads: ReadSet,
    until: Moment
  ) {
    guard reads.isComplete, text.count <= Self.textMax, values.count <= UInt8.max else { return }
    if templates.isFull { removeAll() }
    guard let packed = templates.pack(text, values) else { return }
    if records.capacity == 0 {
      // What is behind the last record is read as if it was one.
      records = ByteBuffer(capacity: capacity + ReplyRecord.fixedCount)
      versions.begin()
    }
    let (hash, kind) = (hash(of: query, in: line), query.kind)
    if let known = place(hash, of: query, in: line) { table.remove(known, for: hash) }
    let subject = [UInt8](copying: line.extracting(query.subject))
    let project = [UInt8](copying: line.extracting(query.project))
    let size =
      (ReplyRecord.fixedCount + reads.hashes.count * 4 + subject.count + project.count
        + packed.templates.count * 2 + packed.values.count + 3) & ~3
    guard size <= Self.textMax, project.count <= UInt8.max else { return }
    let start = makeRoom(size)
    records.store(UInt16(size), at: start)
    records.store(UInt16(subject.count), at: start + 2)
    records.store(versions.current, at: start + 4)
    records.store(until.milliseconds, at: start + 8)
    records.store(UInt8(project.count), at: start + 16)
    records.store(UInt8(kind), at: start + 17)
    records.store(UInt8(reads.hashes.count), at: start + 18)
    records.store(UInt8(packed.templates.count), at: start + 19)
    let record = ReplyRecord(at: start, in: records)
    for (index, hash) in reads.hashes.enumerated() {
      records.store(RecordVersions.slot(hash), at: record.reads + index * 4)
    }
    records.store(subject.span, at: record.subject.lowerBound)
    records.store(project.span, at: record.project.lowerBound)
    for (index, number) in packed.templates.enumerated() {
      records.store(number, at: record.templates + index * 2)
    }
    records.store(packed.values.span, at: record.values)
    table.insert(UInt32(start / 4), for: hash)
  }

  /// Makes room behind the newest record, in place of the oldest ones.
  private mutating func makeRoom(_ size: Int) -> Int {
    let rest = capacity - head % capacity
    // No record reaches over the end of the ring.
    let skipped = rest < size ? rest : 0
    while head + skipped + size - tail > capacity { tail = remove(at: tail) }
    if skipped > 0 { records.store(UInt16(0), at: head % capacity) }
    head += skipped + size
    return (head - size) % capacity
  }

  /// Takes a record out of the table; returns where the next one is.
  private mutating func remove(at position: Int) -> Int {
    let record = ReplyRecord(at: position % capacity, in: records)
    guard record.size > 0 else { return position + capacity - position % capacity }
    let project = records.withBytes(record.project) { [UInt8](copying: $0) }
    let hash = records.withBytes(record.subject) { Self.hash(record.kind, $0, project.span) }
    table.remove(UInt32(record.offset / 4), for: hash)
    return position + record.size
  }
}

// From queries to records.
extension ReplyCache {
  @inline(__always)
  func hash(of query: FastQuery, in line: Span<UInt8>) -> UInt64 {
    Self.hash(query.kind, line.extracting(query.subject), line.extracting(query.project))
  }

  @inline(__always)
  private static func hash(_ kind: Int, _ subject: Span<UInt8>, _ project: Span<UInt8>) -> UInt64 {
    let start = project.isEmpty ? 0 : ByteHash.ofProcess.hash(project)
    return ByteHash.ofProcess.hash(subject, after: start ^ UInt64(kind) << 56)
  }

  /// The record at a place of the table, if it is the one that a query asks for.
  @inline(__always)
  private func record(
    _ place: UInt32,
    for query: FastQuery,
    in line: Span<UInt8>
  ) -> ReplyRecord? {
    let record = ReplyRecord(at: Int(place) * 4, in: records)
    guard record.kind == query.kind, record.subject.count == query.subject.count,
      record.project.count == query.project.count,
      records.isSame(line.extracting(query.subject), at: record.subject.lowerBound),
      records.isSame(line.extracting(query.project), at: record.project.lowerBound)
    else { return nil }
    return record
  }

  /// The place of the record that a query asks for.
  private func place(_ hash: UInt64, of query: FastQuery, in line: Span<UInt8>) -> UInt32? {
    table.first(hash) { record($0, for: query, in: line) != nil }
  }

  /// Renders a query's reply into `output`; false where none is kept that is valid.
  ///
  /// `first` is the first place that the table has for the hash.
  @inline(__always)
  mutating func render(
    _ query: FastQuery,
    in line: Span<UInt8>,
    _ hash: UInt64,
    at first: UInt32?,
    _ clock: borrowing Service.Clock
  ) -> Bool {
    guard let first else { return false }
    let found =
      record(first, for: query, in: line)
      ?? place(hash, of: query, in: line).flatMap { record($0, for: query, in: line) }
    guard let found, clock.now.milliseconds <= found.until, isCurrent(found) else { return false }
    let id = line.extracting(query.id)
    output.render(found, of: records, templates, id: id, now: clock.text.span)
    return true
  }

  /// Whether nothing has changed that the decision has looked at.
  @inline(__always)
  private func isCurrent(_ record: ReplyRecord) -> Bool {
    if record.version == versions.current { return true }
    for index in 0..<record.readsCount {
      let slot = records.load(UInt32.self, at: record.reads + index * 4)
      guard versions.isUnchanged(slot, since: record.version) else { return false }
    }
    return true
  }
}

// Replies about deleted people are overwritten, and not only out of reach.
extension ReplyCache {
  private static let wipedPerPiece = 1 << 16

  /// Has the replies wiped that a turn makes stale, as soon as it is durable.
  mutating func noteWipe(after turn: TurnNumber) {
    wipingTurns.append(turn)
  }

  var isWiping: Bool { !unwiped.isEmpty }

  /// Looks at some records, and overwrites the ids and values of those that are stale.
  mutating func wipeSome() {
    var position = max(unwiped.lowerBound, tail)
    let end = min(unwiped.upperBound, position + Self.wipedPerPiece)
    while position < end {
      let record = ReplyRecord(at: position % capacity, in: records)
      let isStale = record.size > 0 && !isCurrent(record)
      position = isStale || record.size == 0 ? remove(at: position) : position + record.size
      if isStale {
        let start = record.subject.lowerBound
        let zeros = [UInt8](repeating: 0, count: record.offset + record.size - start)
        records.store(zeros.span, at: start)
      }
    }
    unwiped = position < unwiped.upperBound ? position..<unwiped.upperBound : 0..<0
  }
}

extension FastQuery {
  /// A number for what it asks about.
  fileprivate var kind: Int { isAboutDevice ? 1 : 0 }
}

/// Where the parts of a packed record are.
///
/// First come twenty bytes that every record has; then slots of records, the subject's id, the
/// project's, the numbers of templates, and values.
struct ReplyRecord {
  static let fixedCount = 20

  let offset: Int
  /// Zero for the rest of the ring behind the last record.
  let size: Int
  /// The number of the last change when it was decided.
  let version: UInt32
  /// The last moment at which it is valid, in milliseconds.
  let until: Int64
  let kind: Int
  let readsCount: Int
  let templatesCount: Int
  let subject: Range<Int>
  let project: Range<Int>

  @inline(__always)
  init(at offset: Int, in records: borrowing ByteBuffer) {
    self.offset = offset
    let sizes = records.load(UInt64.self, at: offset)
    size = Int(sizes & 0xFFFF)
    version = UInt32(sizes >> 32)
    until = records.load(Int64.self, at: offset + 8)
    let numbers = records.load(UInt32.self, at: offset + 16)
    kind = Int(numbers >> 8 & 0xFF)
    readsCount = Int(numbers >> 16 & 0xFF)
    templatesCount = Int(numbers >> 24)
    let start = offset + Self.fixedCount + readsCount * 4
    subject = start..<start + Int(sizes >> 16 & 0xFFFF)
    project = subject.upperBound..<subject.upperBound + Int(numbers & 0xFF)
  }

  var reads: Int { offset + Self.fixedCount }
  var templates: Int { project.upperBound }
  var values: Int { templates + templatesCount * 2 }
}
