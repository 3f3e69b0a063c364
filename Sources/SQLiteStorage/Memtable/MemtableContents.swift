import IdentityCore
import Storage

/// The rows that wait, and what finds the newest state of each record in them.
///
/// A record is known by the number of its row, counted from the start of the program, and its place
/// in the row: nothing of it is copied for a look-up or for a change.
struct MemtableContents {
  private(set) var byteCount = 0
  /// How often something went from here to the tables, or past this place.
  private(set) var removals = 0
  private var rows: [Waiting] = []
  private var goneRowCount = 0
  /// The count of the first one in `rows`.
  private var firstCount = 0
  /// From an address's hash to its place in `entries`.
  private var table = PositionTable()
  private var entries: [RowPosition] = []
  private var freeEntries: [UInt32] = []
  private var projects = ByProject(OfProject())
  /// Of all projects.
  private var dueCount = 0

  private static let recordsAtATime = 256

  private struct Waiting {
    let row: MemtableRow
    /// Of each of its records, where `entries` has the newest state, as long as that is this one.
    var entries: [UInt32] = []
  }

  /// What is a project's own.
  private struct OfProject {
    var events = EventRun()
    /// Nil where it had none since the start.
    var newestEvent: Int64?
    var dues = DueHeap()
    var leastFlushed: Moment?
  }

  /// Where a record's state stands.
  struct RowPosition: Equatable {
    /// How many rows came before its row.
    var row: Int
    var place: Int

    static let none = RowPosition(row: -1, place: 0)
  }

  var newestRow: Int64? { rows.count == goneRowCount ? nil : rows.last?.row.number }

  var oldestRow: Int64? { rows.count == goneRowCount ? nil : rows[goneRowCount].row.number }

  mutating func add(_ row: MemtableRow) {
    let count = firstCount + rows.count
    // It is looked for among the others while its own entries are being made.
    rows.append(Waiting(row: row))
    byteCount += row.byteCount
    var rowEntries: [UInt32] = []
    rowEntries.reserveCapacity(row.hashes.count)
    for place in row.hashes.indices {
      let spot = RowPosition(row: count, place: place)
      rowEntries.append(set(spot, in: row))
      let part = row.row.recordParts[place]
      guard case .due(let due) = part.secondKey else { continue }
      projects[part.project].dues.push(DueHeap.Entry(due: due, spot: spot))
      dueCount += 1
    }
    rows[rows.count - 1].entries = rowEntries
    for place in row.row.eventParts.indices {
      let event = WaitingEvent(row, place)
      let project = row.row.eventParts[place].finding.project
      projects[project].events.append(event)
      projects[project].newestEvent = event.cursor
    }
    sweepHeaps()
  }

  mutating func noteNewestEvent(_ cursor: Int64, of project: ProjectNumber) {
    projects[project].newestEvent = cursor
  }

  /// Gives the next rows, with the records of which they have the newest state; false where there
  /// are no more.
  func give(to flush: inout Flush) -> Bool {
    var recordCount = 0
    var index = goneRowCount + flush.rowCount
    guard index < rows.count else { return false }
    while index < rows.count, recordCount < Self.recordsAtATime {
      let row = rows[index].row
      flush.take(row) { entry(of: RowPosition(row: firstCount + index, place: $0)) != nil }
      recordCount += row.hashes.count
      index += 1
    }
    return true
  }

  mutating func noteBypass(_ row: JournalRow) {
    removals += 1
    for part in row.recordParts { noteFlushed(part) }
  }

  mutating func remove(_ gone: ArraySlice<MemtableRow>) {
    removals += 1
    for row in gone {
      let count = firstCount + goneRowCount
      for place in row.hashes.indices { forget(RowPosition(row: count, place: place), in: row) }
      for part in row.row.eventParts { projects[part.finding.project].events.removeFirst() }
      byteCount -= row.byteCount
      goneRowCount += 1
    }
    if goneRowCount * 2 > rows.count {
      rows.removeFirst(goneRowCount)
      firstCount += goneRowCount
      goneRowCount = 0
    }
    sweepHeaps()
  }

  // What readers ask.

  func record(at address: RecordAddress) -> StoredRecord? {
    guard let spot = spot(of: address) else { return nil }
    let row = row(spot).row
    return row.record(row.recordParts[spot.place])
  }

  func contains(_ address: RecordAddress) -> Bool {
    spot(of: address) != nil
  }

  func records(
    of type: RecordType,
    in project: ProjectNumber,
    where isWanted: ([UInt8]) -> Bool
  ) -> [[UInt8]: StoredRecord] {
    var found: [[UInt8]: StoredRecord] = [:]
    for index in goneRowCount..<rows.count {
      let row = rows[index].row.row
      // What comes later is the newer state.
      for part in row.recordParts where part.type == type && part.project == project {
        let id = row.copy(part.id)
        if isWanted(id) { found[id] = row.record(part) }
      }
    }
    return found
  }

  func newestEvent(of project: ProjectNumber) -> Int64? {
    projects.place(of: project).flatMap { projects[$0].newestEvent }
  }

  func events(of project: ProjectNumber, after cursor: Int64) -> ArraySlice<WaitingEvent> {
    projects.place(of: project).map { projects[$0].events.after(cursor) } ?? []
  }

  mutating func dues(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) -> (dues: [DueRecord], leastFlushed: Moment?) {
    guard let own = projects.place(of: project) else { return ([], nil) }
    let found = withHeap(at: own) { heap, contents in
      heap.first(limit, through: moment) { contents.isNewest($0.spot) }
    }
    let dues = found.compactMap { entry in
      let row = row(entry.spot).row
      let part = row.recordParts[entry.spot.place]
      return DueRecord(
        moment: entry.due,
        at: RecordAddress(part.type, part.project, row.copy(part.id))
      )
    }
    return (dues, projects[own].leastFlushed.take())
  }

  // From addresses to records.

  private func row(_ spot: RowPosition) -> MemtableRow { rows[spot.row - firstCount].row }

  private func spot(of address: RecordAddress) -> RowPosition? {
    guard table.count > 0 else { return nil }
    let place = table.first(address.byteHash) { place in
      let spot = entries[Int(place)]
      let row = row(spot).row
      return row.isRecord(row.recordParts[spot.place], at: address)
    }
    return place.map { entries[Int($0)] }
  }

  /// Which entry has this very state of a record; nil where there is a newer one.
  private func entry(of spot: RowPosition) -> UInt32? {
    let entry = rows[spot.row - firstCount].entries[spot.place]
    return entries[Int(entry)] == spot ? entry : nil
  }

  private func isNewest(_ spot: RowPosition) -> Bool {
    spot.row >= firstCount + goneRowCount && entry(of: spot) != nil
  }

  /// Makes it the newest state of its record; returns the entry that says so.
  private mutating func set(_ spot: RowPosition, in row: MemtableRow) -> UInt32 {
    let hash = row.hashes[spot.place]
    let known = table.first(hash) { place in
      let other = entries[Int(place)]
      return self.row(other).row.isRecord(
        other.place,
        alike: spot.place,
        of: row.row
      )
    }
    if let known {
      entries[Int(known)] = spot
      return known
    }
    let entry = freeEntries.popLast() ?? UInt32(entries.count)
    if entry == entries.count { entries.append(spot) } else { entries[Int(entry)] = spot }
    table.insert(entry, for: hash)
    return entry
  }

  private mutating func forget(_ spot: RowPosition, in row: MemtableRow) {
    guard let entry = entry(of: spot) else { return }
    noteFlushed(row.row.recordParts[spot.place])
    table.remove(entry, for: row.hashes[spot.place])
    entries[Int(entry)] = .none
    freeEntries.append(entry)
  }

  /// It is in its table now: whoever looks there for what is due may have to look further back.
  private mutating func noteFlushed(_ part: JournalRow.RecordPart) {
    guard case .due(let due) = part.secondKey else { return }
    let least = projects[part.project].leastFlushed
    projects[part.project].leastFlushed = min(least ?? due, due)
  }

  /// Entries that say nothing any more must not outnumber the records.
  private mutating func sweepHeaps() {
    guard dueCount > 2 * table.count + 64 else { return }
    for place in projects.allPlaces {
      withHeap(at: place) { heap, contents in
        heap.removeAll { !contents.isNewest($0.spot) }
        if heap.count == 0 { heap = DueHeap() }
      }
    }
  }

  /// Out of its place meanwhile: no copy of it is made.
  private mutating func withHeap<Found>(
    at place: Int,
    _ body: (inout DueHeap, borrowing Self) -> Found
  ) -> Found {
    var heap = DueHeap()
    swap(&heap, &projects[place].dues)
    dueCount -= heap.count
    let found = body(&heap, self)
    dueCount += heap.count
    swap(&heap, &projects[place].dues)
    return found
  }
}

extension JournalRow {
  /// Whether a record of this row has the address of one of another row.
  fileprivate func isRecord(_ place: Int, alike other: Int, of row: JournalRow) -> Bool {
    let (mine, theirs) = (recordParts[place], row.recordParts[other])
    return mine.type == theirs.type && mine.project == theirs.project
      && isEqual(mine.id, to: theirs.id, of: row)
  }
}

extension DueRecord {
  /// Nil for a record of which the clock never tells.
  init?(moment: Moment, at address: RecordAddress) {
    switch address.type {
    case .purchase:
      guard let chain = ChainKey(addressBytes: address.id) else { return nil }
      self.init(moment: moment, record: .purchase(chain))
    case .customer:
      self.init(moment: moment, record: .customer(CustomerID(address.id)))
    default: return nil
    }
  }
}
