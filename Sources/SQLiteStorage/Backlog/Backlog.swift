import IdentityCore
import Storage
import Synchronization

/// What the journal has and the tables have not yet: every reader sees it in front of the tables.
///
/// A commit appends one row to the journal, which takes one page where the tables would take ten;
/// the writer folds the rows into the tables behind. A reader looks here first and at the tables
/// afterwards: what is folded meanwhile it then finds there.
final class Backlog: Sendable {
  private let contents = Mutex(Contents())

  /// How many bytes of the journal are not folded yet.
  var byteCount: Int { contents.withLock { $0.byteCount } }

  // The writer's side.

  func add(_ row: JournalRow, number: Int64, byteCount: Int) {
    contents.withLock { $0.add(row, number: number, byteCount: byteCount) }
  }

  /// The number of the newest row.
  var newestRow: Int64? { contents.withLock { $0.waitingRows.last?.number } }

  /// All rows that there are, on their way to the tables; nil when there is none.
  func fold() -> Fold? {
    // A few rows at a time: readers must not wait for all of them.
    var rows: [BacklogRow] = []
    var records: [StoredRecord] = []
    while true {
      let (someRows, someRecords) = contents.withLock { $0.rows(behind: rows.count) }
      if someRows.isEmpty { break }
      rows += someRows
      records += someRecords
    }
    return rows.isEmpty ? nil : Fold(rows: rows, records: records)
  }

  /// The oldest ones: they are in the tables now.
  func remove(_ rows: [BacklogRow]) {
    contents.withLock { $0.remove(rows) }
  }

  /// Something was written to the tables that never was here.
  func noteBypass() {
    contents.withLock { $0.noteBypass() }
  }

  // The readers' side.

  /// With the count of removals: what is not here is in the tables as they are since the last one.
  func records(at addresses: [RecordAddress]) -> (records: [StoredRecord?], removals: Int) {
    contents.withLock { contents in
      (addresses.map { contents.records[$0]?.record }, contents.removals)
    }
  }

  func contains(_ address: RecordAddress) -> Bool {
    contents.withLock { $0.records[address] != nil }
  }

  /// All of a sort, also those that are no more: for what is asked rarely.
  func records(of sort: RecordSort, in project: ProjectNumber) -> [[UInt8]: StoredRecord] {
    contents.withLock { $0.records(of: sort, in: project) }
  }

  /// Those of a sort behind an id, in the order of their ids, also those that are no more.
  func records(
    of sort: RecordSort,
    in project: ProjectNumber,
    after id: [UInt8]
  ) -> [StoredRecord] {
    contents.withLock { $0.records(of: sort, in: project, after: id) }
      .sorted { $0.address.id.lexicographicallyPrecedes($1.address.id) }
  }

  /// The newest event of a project, behind those of the tables.
  func newestEvent(of project: ProjectNumber) -> Int64? {
    contents.withLock { $0.events[project]?.waiting.last?.cursor }
  }

  func events(of project: ProjectNumber, after cursor: Int64) -> ArraySlice<StoredEvent> {
    contents.withLock { $0.events[project]?.after(cursor) ?? [] }
  }

  /// What the clock has to tell first.
  ///
  /// With the least moment that came to the tables since this was asked last: one reader asks.
  func dues(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) -> (dues: [Due], leastFolded: Moment?) {
    contents.withLock { $0.dues(in: project, through: moment, limit: limit) }
  }
}

/// A row of the journal, and what it changes.
struct BacklogRow {
  var number: Int64
  var addresses: [RecordAddress]
  var events: [StoredEvent]
  var byteCount: Int
}

private struct Contents {
  private(set) var records: [RecordAddress: Entry] = [:]
  private(set) var events: [ProjectNumber: EventRun] = [:]
  private(set) var byteCount = 0
  /// How often something went from here to the tables, or past this place.
  private(set) var removals = 0
  private var rows: [BacklogRow] = []
  private var goneRowCount = 0
  private var heaps: [ProjectNumber: DueHeap] = [:]
  private var leastFolded: [ProjectNumber: Moment] = [:]

  private static let recordsAtATime = 256

  struct Entry {
    var record: StoredRecord
    /// The newest row that has it.
    var row: Int64
  }

  mutating func add(_ row: JournalRow, number: Int64, byteCount: Int) {
    for record in row.records {
      records[record.address] = Entry(record: record, row: number)
      guard case .due(let due) = record.secondKey else { continue }
      let entry = DueHeap.Entry(due: due, address: record.address, row: number)
      heaps[record.address.project, default: DueHeap()].push(entry)
    }
    for event in row.events { events[event.project, default: EventRun()].append(event) }
    rows.append(
      BacklogRow(
        number: number,
        addresses: row.records.map(\.address),
        events: row.events,
        byteCount: byteCount
      )
    )
    self.byteCount += byteCount
    sweepHeaps()
  }

  var waitingRows: ArraySlice<BacklogRow> { rows[goneRowCount...] }

  /// The next rows, with the records of which they have the newest state.
  func rows(behind count: Int) -> (rows: ArraySlice<BacklogRow>, records: [StoredRecord]) {
    var rows: ArraySlice<BacklogRow> = []
    var found: [StoredRecord] = []
    for row in waitingRows.dropFirst(count) {
      if found.count >= Self.recordsAtATime { break }
      rows.append(row)
      for address in row.addresses {
        guard let entry = records[address], entry.row == row.number else { continue }
        found.append(entry.record)
      }
    }
    return (rows, found)
  }

  mutating func noteBypass() {
    removals += 1
  }

  mutating func remove(_ gone: [BacklogRow]) {
    removals += 1
    for row in gone {
      for address in row.addresses where records[address]?.row == row.number {
        if case .due(let due)? = records[address]?.record.secondKey {
          let least = leastFolded[address.project] ?? due
          leastFolded[address.project] = min(least, due)
        }
        records[address] = nil
      }
      for event in row.events { events[event.project]?.removeFirst() }
      byteCount -= row.byteCount
    }
    goneRowCount += gone.count
    if goneRowCount * 2 > rows.count {
      rows.removeFirst(goneRowCount)
      goneRowCount = 0
    }
    sweepHeaps()
  }

  func records(of sort: RecordSort, in project: ProjectNumber) -> [[UInt8]: StoredRecord] {
    var found: [[UInt8]: StoredRecord] = [:]
    for (address, entry) in records where address.sort == sort && address.project == project {
      found[address.id] = entry.record
    }
    return found
  }

  func records(
    of sort: RecordSort,
    in project: ProjectNumber,
    after id: [UInt8]
  ) -> [StoredRecord] {
    var found: [StoredRecord] = []
    for (address, entry) in records where address.sort == sort && address.project == project {
      if id.lexicographicallyPrecedes(address.id) { found.append(entry.record) }
    }
    return found
  }

  mutating func dues(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) -> (dues: [Due], leastFolded: Moment?) {
    let found = heaps[project]?.first(limit, through: moment) { [records] entry in
      records[entry.address]?.row == entry.row
    }
    let dues = (found ?? []).compactMap { Due(moment: $0.due, at: $0.address) }
    return (dues, leastFolded.removeValue(forKey: project))
  }

  /// Entries that say nothing any more must not outnumber the records.
  private mutating func sweepHeaps() {
    guard heaps.values.reduce(0, { $0 + $1.count }) > 2 * records.count + 64 else { return }
    for project in heaps.keys {
      heaps[project]?.removeAll { [records] in records[$0.address]?.row != $0.row }
      if heaps[project]?.count == 0 { heaps[project] = nil }
    }
  }
}

/// A project's events that are not in the tables yet, in order.
private struct EventRun {
  private var events: [StoredEvent] = []
  private var goneCount = 0

  var waiting: ArraySlice<StoredEvent> { events[goneCount...] }

  /// By halves.
  func after(_ cursor: Int64) -> ArraySlice<StoredEvent> {
    var low = goneCount
    var high = events.count
    while low < high {
      let middle = low + (high - low) / 2
      if events[middle].cursor > cursor { high = middle } else { low = middle + 1 }
    }
    return events[low...]
  }

  mutating func append(_ event: StoredEvent) {
    events.append(event)
  }

  mutating func removeFirst() {
    goneCount += 1
    guard goneCount * 2 > events.count else { return }
    events.removeFirst(goneCount)
    goneCount = 0
  }
}

extension Due {
  /// Nil for a record of which the clock never tells.
  init?(moment: Moment, at address: RecordAddress) {
    switch address.sort {
    case .purchase:
      guard let chain = ChainKey(addressBytes: address.id) else { return nil }
      self.init(moment: moment, record: .purchase(chain))
    case .customer:
      self.init(moment: moment, record: .customer(CustomerID(address.id)))
    default: return nil
    }
  }
}
