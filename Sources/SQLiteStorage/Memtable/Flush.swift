import IdentityCore
import Storage

/// Copies journal rows to the tables in steps.
///
/// The events go first, in order. Then the newest state of each record goes, by type and key,
/// so that the records of a page are written together. The customer index goes last, in customer
/// order. Only then are the rows flushed; after a crash in between, the whole flush runs again.
struct Flush {
  private var rows: [MemtableRow] = []
  private var groups = ByRecordType<[FlushItem]> { _ in [] }
  /// The types that remain, the next type last; nil before the first step.
  private var types: [RecordType]?
  /// Remaining records of the current type, by key.
  private var records: ArraySlice<FlushItem> = []
  /// In row order until all are written; then in customer order.
  private var events: [FlushItem] = []
  private var eventsDone = 0
  /// Remaining index entries; nil before their turn.
  private var indexEntries: ArraySlice<FlushItem>?
  private(set) var isDone = false
  /// Size of its rows in the journal.
  private(set) var journalBytes = 0
  /// Whether its first row repeats what an earlier flush has held back.
  private(set) var beginsWithRepeated = false
  /// Records and events that damaged tables could not take.
  private var heldRecords: [FlushItem] = []
  private var heldEvents: [FlushItem] = []

  /// The part of a flush that one transaction writes.
  struct Step {
    /// The rows of the items.
    let flushRows: [MemtableRow]
    fileprivate(set) var events: ArraySlice<FlushItem> = []
    fileprivate(set) var records: [FlushItem] = []
    fileprivate(set) var indexEntries: ArraySlice<FlushItem> = []
    /// All rows, in the last step.
    fileprivate(set) var rows: [MemtableRow] = []
    /// Estimated work, in pages.
    fileprivate(set) var size = 0

    /// The events as a step, and then each record and each index entry as a step of its own.
    var singles: [Step] {
      var steps: [Step] = []
      func append(_ fill: (inout Step) -> Void) {
        var step = Step(flushRows: flushRows)
        fill(&step)
        steps.append(step)
      }
      if !events.isEmpty { append { $0.events = events } }
      for item in records { append { $0.records = [item] } }
      for item in indexEntries { append { $0.indexEntries = [item] } }
      return steps
    }
  }

  /// Number of rows, except a repeated one.
  var rowCount: Int { rows.count - (beginsWithRepeated ? 1 : 0) }

  /// Its rows, except a repeated one.
  var flushedRows: [MemtableRow] { Array(rows.dropFirst(beginsWithRepeated ? 1 : 0)) }

  /// Holds back the records and events of a step.
  mutating func holdBack(_ step: Step) {
    heldRecords += step.records
    heldEvents += step.indexEntries
  }

  var holdsBack: Bool { !heldRecords.isEmpty || !heldEvents.isEmpty }

  /// Returns what is held back, as a row that repeats it.
  func repeatedRow() throws(CodecError) -> JournalRow {
    var turn = Turn(number: .none)
    for item in heldRecords {
      let row = rows[item.row].row
      let stored = row.record(row.recordParts[item.index])
      turn.changes.updateValue(
        try stored.body.map { body throws(CodecError) in
          try RecordCodec.decode(body, for: stored.key)
        },
        forKey: stored.key
      )
    }
    for item in heldEvents {
      turn.events.append(WaitingEvent(rows[item.row], item.index).eventOrDamage().event)
    }
    turn.events.sort { ($0.project, $0.cursor) < ($1.project, $1.cursor) }
    return JournalRow([turn], isRepeated: true)
  }

  /// Appends a row, and the records that no later row changes.
  mutating func append(_ row: MemtableRow, where isNewest: (Int) -> Bool) {
    let parts = row.row.recordParts
    for index in parts.indices where isNewest(index) {
      groups[parts[index].type].append(FlushItem(row: rows.count, index: index))
    }
    for index in row.row.eventParts.indices {
      events.append(FlushItem(row: rows.count, index: index))
    }
    rows.append(row)
    journalBytes += row.journalBytes
    if row.row.isRepeated { beginsWithRepeated = true }
  }

  /// Returns the next step of at most `sizeMax`, or of a single item.
  mutating func next(sizeMax: Int) -> Step {
    let rows = rows
    var step = Step(flushRows: rows)
    if eventsDone < events.count {
      let room = max(1, min(sizeMax, events.count)) * Self.eventsPerPage
      let end = min(events.count, eventsDone + room)
      step.events = events[eventsDone..<end]
      step.size = step.events.count / Self.eventsPerPage
      eventsDone = end
      if eventsDone < events.count { return step }
    }
    while beginType() {
      step.records += records.removeItems(&step.size, sizeMax) { $0.sizeOfRecord(in: rows) }
      if !records.isEmpty { return step }
    }
    if indexEntries == nil {
      indexEntries = FlushItem.byCustomer(events, in: rows)[...]
      events = []
    }
    step.indexEntries = indexEntries?.removeItems(&step.size, sizeMax) { _ in 1 } ?? []
    if indexEntries?.isEmpty == false { return step }
    // The table `folded` receives only the last row's number.
    step.rows = flushedRows
    isDone = true
    return step
  }

  /// Sorts the next type's records when the current type is done; returns false when none is left.
  private mutating func beginType() -> Bool {
    if types == nil {
      types = RecordType.allCases.filter { !groups[$0].isEmpty }.reversed()
    }
    guard records.isEmpty else { return true }
    guard let type = types?.popLast() else { return false }
    var group: [FlushItem] = []
    swap(&group, &groups[type])
    FlushItem.sort(&group) { SortKey($0, in: rows) }
    records = group[...]
    return true
  }

  /// Events are written consecutively and in a compact form.
  private static let eventsPerPage = 4
}

extension ArraySlice {
  /// Removes and returns the items that fit into a step, at least one if the step is empty.
  fileprivate mutating func removeItems(
    _ size: inout Int,
    _ sizeMax: Int,
    _ sizeOf: (Element) -> Int
  ) -> Self {
    var end = startIndex
    while end < endIndex {
      let next = sizeOf(self[end])
      guard size == 0 || size + next <= sizeMax else { break }
      size += next
      end += 1
    }
    defer { self = self[end...] }
    return self[..<end]
  }
}

/// A record or an event of a flush.
struct FlushItem {
  /// Index of its row in the flush.
  let row: Int
  let index: Int

  fileprivate func sizeOfRecord(in rows: [MemtableRow]) -> Int {
    1 + (rows[row].row.recordParts[index].body?.range.count ?? 0) / 2048
  }

  /// Returns events in the order of their customers' hashes.
  fileprivate static func byCustomer(_ events: [FlushItem], in rows: [MemtableRow]) -> [FlushItem] {
    let keyed = events.map { event in
      let row = rows[event.row].row
      return (row.customerHash(of: row.eventParts[event.index].indexEntry), event)
    }
    return keyed.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Sorts by key, stably.
  fileprivate static func sort(_ items: inout [FlushItem], by key: (FlushItem) -> SortKey) {
    let keys = items.map(key)
    let shared = keys.dropFirst().reduce(keys.first?.id.count ?? 0) { shared, key in
      key.id.sharedPrefix(with: keys[0].id, upTo: shared)
    }
    var order = keys.enumerated().map { index, key in
      SortPrefix(project: key.project, prefix: key.id.number(from: shared), index: index)
    }
    order.sort { left, right in
      guard left.project == right.project else { return left.project < right.project }
      guard left.prefix == right.prefix else { return left.prefix < right.prefix }
      let (id, other) = (keys[left.index].id, keys[right.index].id)
      return id == other ? left.index < right.index : id.lexicographicallyPrecedes(other)
    }
    items = order.map { items[$0.index] }
  }
}

/// Sorts by project, then by the bytes of an id.
private struct SortKey: Comparable {
  let project: UInt32
  let id: ArraySlice<UInt8>

  init(_ item: FlushItem, in rows: [MemtableRow]) {
    let row = rows[item.row].row
    let part = row.recordParts[item.index]
    project = part.project.value
    id = row.bytes[part.id.range]
  }

  static func < (left: Self, right: Self) -> Bool {
    guard left.project == right.project else { return left.project < right.project }
    return left.id.lexicographicallyPrecedes(right.id)
  }
}

/// A sort key of eight bytes after the ids' common prefix, which nearly always differ.
private struct SortPrefix {
  let project: UInt32
  let prefix: UInt64
  let index: Int
}

extension ArraySlice<UInt8> {
  fileprivate func sharedPrefix(with other: Self, upTo limit: Int) -> Int {
    let limit = Swift.min(limit, count)
    for offset in 0..<limit where self[startIndex + offset] != other[other.startIndex + offset] {
      return offset
    }
    return limit
  }

  /// Returns eight bytes as a big-endian number, padded with zeros.
  fileprivate func number(from offset: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in offset..<(offset + 8) {
      number = number << 8 | (index < count ? UInt64(self[startIndex + index]) : 0)
    }
    return number
  }
}
