import IdentityCore
import Platform
import Storage

/// The waiting rows, and an index of the newest state of each record.
///
/// The index refers to a record by its row's sequence number since the start and its index in the
/// row, so that lookups and changes copy nothing.
struct MemtableContents {
  private(set) var byteCount = 0
  /// Number of times that data moved from here to the tables, or went there directly.
  private(set) var removals = 0
  private var rows: [Waiting] = []
  private var removedRowCount = 0
  /// Sequence number of the first of `rows`.
  private var firstCount = 0
  /// Maps a key's hash to its index in `entries`.
  private var table = PositionTable()
  private var entries: [RowPosition] = []
  private var freeEntries: [UInt32] = []
  private var projects: [ProjectNumber: ProjectState] = [:]
  /// Number of heap entries of all projects.
  private var dueCount = 0
  /// What a flush has held back; it is older than all rows.
  private var repeated: Waiting?
  private(set) var repeatedNumber: Int64 = 0
  /// The lists for which queries have asked.
  var lists: [WaitingList.Order: WaitingList] = [:]

  private static let recordsAtATime = 256

  private struct Waiting {
    let row: MemtableRow
    /// Index in `entries` of each of its records, valid while this state is the newest.
    var entries: [UInt32] = []
  }

  /// The state of a project.
  private struct ProjectState {
    var events = EventQueue()
    /// Nil if it had no event since the start.
    var newestEvent: Int64?
    /// The records with a due moment, also stale ones: those that have changed or were flushed.
    var dues = Heap<Due>()
    var leastFlushed: Moment?
  }

  /// A record by the moment at which it is due.
  private struct Due: Comparable {
    let moment: Moment
    let position: RowPosition

    static func < (left: Self, right: Self) -> Bool { left.moment < right.moment }
  }

  /// The position of a record's state.
  struct RowPosition: Equatable {
    /// The row's sequence number.
    var row: Int
    var index: Int

    static let none = RowPosition(row: -1, index: 0)
    /// Stands for the sequence number of the repeated row.
    static let repeatedRow = -2
  }

  var newestRow: Int64? {
    let newest = rows.count == removedRowCount ? 0 : rows.last?.row.number ?? 0
    return max(newest, repeatedNumber) == 0 ? nil : max(newest, repeatedNumber)
  }

  var oldestRow: Int64? { oldest?.number }

  /// When the oldest row was committed.
  var oldestCommit: SteadyInstant? { oldest?.committedAt }

  private var oldest: MemtableRow? {
    rows.count == removedRowCount ? nil : rows[removedRowCount].row
  }

  mutating func add(_ row: MemtableRow) {
    let count = firstCount + rows.count
    // Added first, because lookups read it while its entries are made.
    rows.append(Waiting(row: row))
    byteCount += row.byteCount
    var rowEntries: [UInt32] = []
    rowEntries.reserveCapacity(row.hashes.count)
    for index in row.hashes.indices {
      let position = RowPosition(row: count, index: index)
      rowEntries.append(set(position, in: row))
      let part = row.row.recordParts[index]
      guard case .due(let due) = part.indexKey else { continue }
      let entry = Due(moment: due, position: position)
      projects[part.project, default: ProjectState()].dues.insert(entry)
      dueCount += 1
    }
    rows[rows.count - 1].entries = rowEntries
    for index in row.row.eventParts.indices {
      let event = WaitingEvent(row, index)
      let project = row.row.eventParts[index].indexEntry.project
      projects[project, default: ProjectState()].events.append(event)
      projects[project, default: ProjectState()].newestEvent = event.cursor
    }
    compactHeaps()
  }

  mutating func setNewestEvent(_ cursor: Int64, of project: ProjectNumber) {
    projects[project, default: ProjectState()].newestEvent = cursor
  }

  /// Adds the next rows to a flush, with the records whose newest state they have; returns false
  /// when no rows are left.
  func addRows(to flush: inout Flush) -> Bool {
    var recordCount = 0
    var index = removedRowCount + flush.rowCount
    guard index < rows.count else { return false }
    while index < rows.count, recordCount < Self.recordsAtATime {
      let row = rows[index].row
      flush.append(row) { entry(of: RowPosition(row: firstCount + index, index: $0)) != nil }
      recordCount += row.hashes.count
      index += 1
    }
    return true
  }

  mutating func recordDirectWrite(_ row: JournalRow) {
    removals += 1
    for part in row.recordParts { recordFlushed(part) }
  }

  mutating func remove(_ gone: ArraySlice<MemtableRow>) {
    removals += 1
    for row in gone {
      let count = firstCount + removedRowCount
      for index in row.hashes.indices {
        removeEntry(RowPosition(row: count, index: index), in: row)
      }
      for part in row.row.eventParts { projects[part.indexEntry.project]?.events.removeFirst() }
      byteCount -= row.byteCount
      removedRowCount += 1
    }
    if removedRowCount * 2 > rows.count {
      rows.removeFirst(removedRowCount)
      firstCount += removedRowCount
      removedRowCount = 0
    }
    // A list for which nobody asks keeps no keys of flushed rows for long.
    if rows.count == removedRowCount { lists.removeAll() }
    compactHeaps()
  }

  // Queries of readers.

  func record(at key: RecordKey) -> StoredRecord? {
    guard let position = position(of: key) else { return nil }
    let row = row(position).row
    return row.record(row.recordParts[position.index])
  }

  func contains(_ key: RecordKey) -> Bool {
    position(of: key) != nil
  }

  /// The sequence numbers of the waiting rows.
  var rowNumbers: Range<Int> { (firstCount + removedRowCount)..<(firstCount + rows.count) }

  /// Returns a row by its sequence number.
  func row(at number: Int) -> JournalRow { rows[number - firstCount].row.row }

  func newestEvent(of project: ProjectNumber) -> Int64? {
    projects[project]?.newestEvent
  }

  func events(of project: ProjectNumber, after cursor: Int64) -> ArraySlice<WaitingEvent> {
    projects[project]?.events.after(cursor) ?? []
  }

  mutating func dues(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) -> (dues: [DueRecord], leastFlushed: Moment?) {
    let found = withDues(of: project) { dues, contents in
      var found: [Due] = []
      while found.count < limit, let first = dues.first, first.moment <= moment {
        _ = dues.popFirst()
        if contents.isNewest(first.position) { found.append(first) }
      }
      for due in found { dues.insert(due) }
      return found
    }
    let dues = (found ?? []).compactMap { due in
      let row = row(due.position).row
      let part = row.recordParts[due.position.index]
      return DueRecord(
        moment: due.moment,
        of: RecordKey(part.type, part.project, row.copy(part.id))
      )
    }
    return (dues, projects[project]?.leastFlushed.take())
  }

  // What flushes hold back.

  var repeatedRow: MemtableRow? { repeated?.row }

  /// Adds what is held back to an empty flush.
  func addRepeated(to flush: inout Flush) {
    guard let row = repeated?.row else { return }
    flush.append(row) { entry(of: RowPosition(row: RowPosition.repeatedRow, index: $0)) != nil }
  }

  /// Replaces what is held back; its records count unless rows other than `flushed` have newer
  /// states.
  mutating func setRepeated(_ row: MemtableRow, insteadOf flushed: [MemtableRow] = []) {
    removals += 1
    let end = firstCount + removedRowCount + flushed.count
    removeRepeated()
    repeatedNumber = row.number
    guard !row.hashes.isEmpty || !row.row.eventParts.isEmpty else { return }
    repeated = Waiting(row: row)
    var rowEntries: [UInt32] = []
    for index in row.hashes.indices {
      let position = RowPosition(row: RowPosition.repeatedRow, index: index)
      let part = row.row.recordParts[index]
      let key = RecordKey(part.type, part.project, row.row.copy(part.id))
      if let known = entryIndex(of: key), entries[Int(known)].row >= end {
        rowEntries.append(known)
        continue
      }
      rowEntries.append(set(position, in: row))
      guard case .due(let due) = part.indexKey else { continue }
      projects[part.project, default: ProjectState()].dues
        .insert(Due(moment: due, position: position))
      dueCount += 1
    }
    repeated?.entries = rowEntries
  }

  mutating func removeRepeated() {
    guard let gone = repeated?.row else { return }
    for index in gone.hashes.indices {
      removeEntry(RowPosition(row: RowPosition.repeatedRow, index: index), in: gone)
    }
    repeated = nil
    for project in Array(projects.keys) {
      withDues(of: project) { dues, _ in
        dues.removeAll { $0.position.row == RowPosition.repeatedRow }
      }
    }
  }

  func heldEvents(of project: ProjectNumber, after cursor: Int64) -> ArraySlice<WaitingEvent> {
    guard let row = repeated?.row else { return [] }
    let parts = row.row.eventParts
    return parts.indices.filter {
      parts[$0].indexEntry.project == project && parts[$0].indexEntry.cursor > cursor
    }.map { WaitingEvent(row, $0) }[...]
  }

  // Lookup of records by key.

  private func row(_ position: RowPosition) -> MemtableRow {
    if position.row == RowPosition.repeatedRow, let repeated { return repeated.row }
    return rows[position.row - firstCount].row
  }

  private func position(of key: RecordKey) -> RowPosition? {
    entryIndex(of: key).map { entries[Int($0)] }
  }

  private func entryIndex(of key: RecordKey) -> UInt32? {
    guard table.count > 0 else { return nil }
    return table.first(key.byteHash) { index in
      let position = entries[Int(index)]
      let row = row(position).row
      return row.isRecord(row.recordParts[position.index], at: key)
    }
  }

  /// Returns the entry of this state of a record; nil if a newer state exists.
  private func entry(of position: RowPosition) -> UInt32? {
    let entry =
      if position.row == RowPosition.repeatedRow, let repeated {
        repeated.entries[position.index]
      } else {
        rows[position.row - firstCount].entries[position.index]
      }
    return entries[Int(entry)] == position ? entry : nil
  }

  private func isNewest(_ position: RowPosition) -> Bool {
    guard position.row >= firstCount + removedRowCount || position.row == RowPosition.repeatedRow
    else { return false }
    return entry(of: position) != nil
  }

  /// Makes it the newest state of its record, and returns the entry.
  private mutating func set(_ position: RowPosition, in row: MemtableRow) -> UInt32 {
    let hash = row.hashes[position.index]
    let known = table.first(hash) { index in
      let other = entries[Int(index)]
      return self.row(other).row.isRecord(
        other.index,
        matches: position.index,
        of: row.row
      )
    }
    if let known {
      entries[Int(known)] = position
      return known
    }
    let entry = freeEntries.popLast() ?? UInt32(entries.count)
    if entry == entries.count { entries.append(position) } else { entries[Int(entry)] = position }
    table.insert(entry, for: hash)
    return entry
  }

  private mutating func removeEntry(_ position: RowPosition, in row: MemtableRow) {
    guard let entry = entry(of: position) else { return }
    recordFlushed(row.row.recordParts[position.index])
    table.remove(entry, for: row.hashes[position.index])
    entries[Int(entry)] = .none
    freeEntries.append(entry)
  }

  /// Records that a due moment is in the tables now, where a scan may have passed it.
  private mutating func recordFlushed(_ part: JournalRow.RecordPart) {
    guard case .due(let due) = part.indexKey else { return }
    let least = projects[part.project]?.leastFlushed
    projects[part.project, default: ProjectState()].leastFlushed = min(least ?? due, due)
  }

  /// Removes stale entries when they outnumber the records.
  private mutating func compactHeaps() {
    guard dueCount > 2 * table.count + 64 else { return }
    for project in Array(projects.keys) {
      withDues(of: project) { dues, contents in
        dues.removeAll { !contents.isNewest($0.position) }
      }
    }
  }

  /// Moves a project's heap out while it changes, so that it is not copied.
  @discardableResult
  private mutating func withDues<Found>(
    of project: ProjectNumber,
    _ body: (inout Heap<Due>, borrowing Self) -> Found
  ) -> Found? {
    var dues = Heap<Due>()
    guard projects[project] != nil else { return nil }
    swap(&dues, &projects[project, default: ProjectState()].dues)
    dueCount -= dues.count
    let found = body(&dues, self)
    dueCount += dues.count
    swap(&dues, &projects[project, default: ProjectState()].dues)
    return found
  }
}

extension JournalRow {
  /// Whether a record of this row has the same key as a record of another row.
  fileprivate func isRecord(_ index: Int, matches other: Int, of row: JournalRow) -> Bool {
    let (mine, theirs) = (recordParts[index], row.recordParts[other])
    return mine.type == theirs.type && mine.project == theirs.project
      && bytes[mine.id.range] == row.bytes[theirs.id.range]
  }
}
