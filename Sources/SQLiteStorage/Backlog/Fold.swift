import IdentityCore
import Storage

/// Rows of the journal on their way to the tables, a step at a time.
///
/// The events go first, one behind the other. Of each record the newest state goes, of the sorts
/// one after the other and by address, so that what stands on one page comes together; with a
/// customer what finds its events, which stands in its row; then the rows are done with. After an
/// end in between they still say what is so: all of it goes again.
struct Fold {
  private var rows: [BacklogRow] = []
  private var groups = BySort<[FoldItem]> { _ in [] }
  /// The sorts that are still to go, the next one last; nil before the first step.
  private var sorts: [RecordSort]?
  /// The sort that goes now, by address.
  private var records: ArraySlice<FoldItem> = []
  /// In the order of their rows, until it is the customers' turn.
  private var events: [FoldItem] = []
  private var eventsDone = 0
  /// The customers that are still to go, by address, once it is their turn.
  private var customers: ArraySlice<FoldCustomer> = []
  private(set) var isDone = false
  /// How much room its rows have in the journal.
  private(set) var journalBytes = 0

  /// What goes in one transaction.
  struct Step {
    /// What the items are of.
    let foldRows: [BacklogRow]
    fileprivate(set) var events: ArraySlice<FoldItem> = []
    fileprivate(set) var records: [FoldItem] = []
    fileprivate(set) var customers: ArraySlice<FoldCustomer> = []
    /// All of them, with the last step.
    fileprivate(set) var rows: [BacklogRow] = []
    /// About how much work it is: a page more or less.
    fileprivate(set) var size = 0
  }

  var rowCount: Int { rows.count }

  /// Another row, with those of its records that no row behind it has.
  mutating func take(_ row: BacklogRow, where isNewest: (Int) -> Bool) {
    let parts = row.row.recordParts
    for place in parts.indices where isNewest(place) {
      groups[parts[place].sort].append(FoldItem(row: rows.count, place: place))
    }
    for place in row.row.eventParts.indices {
      events.append(FoldItem(row: rows.count, place: place))
    }
    rows.append(row)
    journalBytes += row.journalBytes
  }

  /// Takes so much out of it, but one thing at least.
  mutating func next(sizeMax: Int) -> Step {
    let rows = rows
    var step = Step(foldRows: rows)
    if eventsDone < events.count {
      let room = max(1, min(sizeMax, events.count)) * Self.eventsPerPage
      let end = min(events.count, eventsDone + room)
      step.events = events[eventsDone..<end]
      step.size = step.events.count / Self.eventsPerPage
      eventsDone = end
      if eventsDone < events.count { return step }
    }
    while beginSort() {
      step.records += records.take(&step.size, sizeMax) { $0.sizeOfRecord(in: rows) }
      step.customers += customers.take(&step.size, sizeMax) { $0.size(in: rows) }
      if !records.isEmpty || !customers.isEmpty { return step }
    }
    // Of all of them only the last one's number is written.
    step.rows = rows
    isDone = true
    return step
  }

  /// Puts the next sort in order, when the last one is gone; false where there is none.
  private mutating func beginSort() -> Bool {
    if sorts == nil {
      sorts = RecordSort.allCases.filter { hasAny(of: $0) }.reversed()
    }
    guard records.isEmpty && customers.isEmpty else { return true }
    guard let sort = sorts?.popLast() else { return false }
    var group: [FoldItem] = []
    swap(&group, &groups[sort])
    FoldItem.sort(&group) { SortKey(ofRecord: $0, in: rows) }
    if sort == .customer {
      customers = takeFindings(with: group)
    } else {
      records = group[...]
    }
    return true
  }

  private func hasAny(of sort: RecordSort) -> Bool {
    !groups[sort].isEmpty || sort == .customer && !events.isEmpty
  }

  /// Each customer whose record changed, or who has an event.
  private mutating func takeFindings(with records: [FoldItem]) -> ArraySlice<FoldCustomer> {
    FoldItem.sort(&events) { SortKey(ofEvent: $0, in: rows) }
    var rest = events[...]
    (events, eventsDone) = ([], 0)
    var customers: [FoldCustomer] = []
    customers.reserveCapacity(records.count)
    for record in records {
      let key = SortKey(ofRecord: record, in: rows)
      while let other = nextKey(in: rest), other < key {
        customers.append(FoldCustomer(record: nil, findings: takeAlike(&rest, other)))
      }
      let hasAny = nextKey(in: rest) == key
      customers.append(
        FoldCustomer(record: record, findings: hasAny ? takeAlike(&rest, key) : [])
      )
    }
    while let key = nextKey(in: rest) {
      customers.append(FoldCustomer(record: nil, findings: takeAlike(&rest, key)))
    }
    return customers[...]
  }

  private func nextKey(in findings: ArraySlice<FoldItem>) -> SortKey? {
    findings.first.map { SortKey(ofEvent: $0, in: rows) }
  }

  /// The first ones, of one customer; not too many of them for a step.
  private func takeAlike(
    _ findings: inout ArraySlice<FoldItem>,
    _ key: SortKey
  ) -> ArraySlice<FoldItem> {
    var count = 1
    while count < min(findings.count, Self.findingsAtATime),
      SortKey(ofEvent: findings[findings.startIndex + count], in: rows) == key
    { count += 1 }
    defer { findings.removeFirst(count) }
    return findings.prefix(count)
  }

  private static let findingsAtATime = 128
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

/// A customer of a fold: its record, where that changed, and what finds some of its events.
struct FoldCustomer {
  let record: FoldItem?
  let findings: ArraySlice<FoldItem>

  fileprivate func size(in rows: [BacklogRow]) -> Int {
    (record?.sizeOfRecord(in: rows) ?? 0) + findings.count
  }
}

/// A record of a fold, or what finds an event.
struct FoldItem {
  /// The fold's row.
  let row: Int
  let place: Int

  fileprivate func sizeOfRecord(in rows: [BacklogRow]) -> Int {
    1 + (rows[row].row.recordParts[place].body?.range.count ?? 0) / 2048
  }

  /// By keys; those of one key stay in their order.
  fileprivate static func sort(_ items: inout [FoldItem], by key: (FoldItem) -> SortKey) {
    let keys = items.map(key)
    let shared = keys.dropFirst().reduce(keys.first?.id.count ?? 0) { shared, key in
      key.id.sharedPrefix(with: keys[0].id, upTo: shared)
    }
    var places = keys.enumerated().map { place, key in
      SortPlace(project: key.project, prefix: key.id.number(from: shared), place: place)
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

  init(ofEvent item: FoldItem, in rows: [BacklogRow]) {
    let row = rows[item.row].row
    let finding = row.eventParts[item.place].finding
    project = finding.project.value
    id = row.bytes[finding.customer.range]
  }

  init(ofRecord item: FoldItem, in rows: [BacklogRow]) {
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
private struct SortPlace {
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
