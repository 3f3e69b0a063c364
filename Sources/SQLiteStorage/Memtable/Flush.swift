import IdentityCore
import Storage

/// Rows of the journal on their way to the tables, a step at a time.
///
/// The events go first, one behind the other. Of each record the newest state goes, of the sorts
/// one after the other and by address, so that what stands on one page comes together, and in the
/// same way what finds the events of each customer; then the rows are done with. After an end in
/// between they still say what is so: all of it goes again.
struct Flush {
  private var rows: [MemtableRow] = []
  private var groups = ByRecordType<[FlushItem]> { _ in [] }
  /// The sorts that are still to go, the next one last; nil before the first step.
  private var types: [RecordType]?
  /// The sort that goes now, by address.
  private var records: ArraySlice<FlushItem> = []
  /// In the order of their rows, until all of them are gone; then by customer.
  private var events: [FlushItem] = []
  private var eventsDone = 0
  /// The events that are still to be found by their customers; nil until it is their turn.
  private var findings: ArraySlice<FlushItem>?
  private(set) var isDone = false
  /// How much room its rows have in the journal.
  private(set) var journalBytes = 0

  /// What goes in one transaction.
  struct Step {
    /// What the items are of.
    let flushRows: [MemtableRow]
    fileprivate(set) var events: ArraySlice<FlushItem> = []
    fileprivate(set) var records: [FlushItem] = []
    fileprivate(set) var findings: ArraySlice<FlushItem> = []
    /// All of them, with the last step.
    fileprivate(set) var rows: [MemtableRow] = []
    /// About how much work it is: a page more or less.
    fileprivate(set) var size = 0
  }

  var rowCount: Int { rows.count }

  /// Another row, with those of its records that no row behind it has.
  mutating func take(_ row: MemtableRow, where isNewest: (Int) -> Bool) {
    let parts = row.row.recordParts
    for place in parts.indices where isNewest(place) {
      groups[parts[place].type].append(FlushItem(row: rows.count, place: place))
    }
    for place in row.row.eventParts.indices {
      events.append(FlushItem(row: rows.count, place: place))
    }
    rows.append(row)
    journalBytes += row.journalBytes
  }

  /// Takes so much out of it, but one thing at least.
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
      step.records += records.take(&step.size, sizeMax) { $0.sizeOfRecord(in: rows) }
      if !records.isEmpty { return step }
    }
    if findings == nil {
      FlushItem.sort(&events) { SortKey(ofEvent: $0, in: rows) }
      findings = events[...]
      events = []
    }
    step.findings = findings?.take(&step.size, sizeMax) { _ in 1 } ?? []
    if findings?.isEmpty == false { return step }
    // Of all of them only the last one's number is written.
    step.rows = rows
    isDone = true
    return step
  }

  /// Puts the next sort in order, when the last one is gone; false where there is none.
  private mutating func beginType() -> Bool {
    if types == nil {
      types = RecordType.allCases.filter { !groups[$0].isEmpty }.reversed()
    }
    guard records.isEmpty else { return true }
    guard let type = types?.popLast() else { return false }
    var group: [FlushItem] = []
    swap(&group, &groups[type])
    FlushItem.sort(&group) { SortKey(ofRecord: $0, in: rows) }
    records = group[...]
    return true
  }

  /// They stand one behind the other, and are packed already.
  private static let eventsPerPage = 4
}

extension ArraySlice {
  /// The first items as far as they fit behind what a step has, and one in any case where it has
  /// nothing.
  fileprivate mutating func take(
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

/// A record of a fold, or an event.
struct FlushItem {
  /// The fold's row.
  let row: Int
  let place: Int

  fileprivate func sizeOfRecord(in rows: [MemtableRow]) -> Int {
    1 + (rows[row].row.recordParts[place].body?.range.count ?? 0) / 2048
  }

  /// By keys; those of one key stay in their order.
  fileprivate static func sort(_ items: inout [FlushItem], by key: (FlushItem) -> SortKey) {
    let keys = items.map(key)
    let shared = keys.dropFirst().reduce(keys.first?.id.count ?? 0) { shared, key in
      key.id.sharedPrefix(with: keys[0].id, upTo: shared)
    }
    var places = keys.enumerated().map { place, key in
      SortPrefix(project: key.project, prefix: key.id.number(from: shared), place: place)
    }
    places.sort { left, right in
      guard left.project == right.project else { return left.project < right.project }
      guard left.prefix == right.prefix else { return left.prefix < right.prefix }
      let (id, other) = (keys[left.place].id, keys[right.place].id)
      return id == other ? left.place < right.place : id.lexicographicallyPrecedes(other)
    }
    items = places.map { items[$0.place] }
  }
}

/// By project and then by the bytes of an id.
private struct SortKey: Comparable {
  let project: UInt32
  let id: ArraySlice<UInt8>

  init(ofEvent item: FlushItem, in rows: [MemtableRow]) {
    let row = rows[item.row].row
    let finding = row.eventParts[item.place].finding
    project = finding.project.value
    id = row.bytes[finding.customer.range]
  }

  init(ofRecord item: FlushItem, in rows: [MemtableRow]) {
    let row = rows[item.row].row
    let part = row.recordParts[item.place]
    project = part.project.value
    id = row.bytes[part.id.range]
  }

  static func < (left: Self, right: Self) -> Bool {
    guard left.project == right.project else { return left.project < right.project }
    return left.id.lexicographicallyPrecedes(right.id)
  }
}

/// Nearly always the eight bytes behind those that all ids begin with tell two of them apart.
private struct SortPrefix {
  let project: UInt32
  let prefix: UInt64
  let place: Int
}

extension ArraySlice<UInt8> {
  fileprivate func sharedPrefix(with other: Self, upTo limit: Int) -> Int {
    let limit = Swift.min(limit, count)
    for offset in 0..<limit where self[startIndex + offset] != other[other.startIndex + offset] {
      return offset
    }
    return limit
  }

  /// Eight bytes, the first one the greatest; zeros where it is shorter.
  fileprivate func number(from offset: Int) -> UInt64 {
    var number: UInt64 = 0
    for place in offset..<(offset + 8) {
      number = number << 8 | (place < count ? UInt64(self[startIndex + place]) : 0)
    }
    return number
  }
}
