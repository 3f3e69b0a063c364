import CSQLite
package import IdentityCore
package import Storage

/// Reads a whole data file that no daemon has open, or a backup, including its journal.
///
/// It reads a single snapshot and writes nothing, but SQLite keeps the index of a write-ahead log
/// beside the file, as always.
package final class SQLiteScan: StoreScan {
  private let connection: Connection
  private let selects: ByRecordType<Statement>
  private let bodies: ByRecordType<Statement>
  private let selectEvents: Statement
  private let selectKind: Statement
  private let waiting: WaitingRows
  private let path: String
  /// Sizes of the journal rows that are not in the tables.
  package let waitingRowSizes: [Int]

  /// Opens an existing file of this program's version, and reads its journal.
  package init(path: String) throws(StorageError) {
    self.path = path
    connection = try StoreFile(path: path).openForReading(isAlone: true)
    let flushed: FlushedRows
    do throws(SQLiteError) {
      selects = try connection.prepareForEachType { $0.scan }
      bodies = try connection.prepareForEachType { $0.select }
      selectEvents = try connection.prepare(ScanSQL.events)
      selectKind = try connection.prepare(ScanSQL.kindOfEvent)
      flushed = try connection.flushedRows()
    } catch {
      throw error.refusal(of: path)
    }
    let contents = try JournalContents(reading: path, flushed)
    waiting = WaitingRows(contents)
    waitingRowSizes = contents.rows.map(\.bytes.count)
  }

  package func faults() throws(StorageError) -> [String] {
    var faults = waiting.faults
    do throws(SQLiteError) {
      try connection.prepare(ScanSQL.integrity).forEachRow { row in
        let text = row.text(0)
        if text != "ok" { faults.append("SQLite finds: \(text)") }
        return .next
      }
      faults += try Schema.current.faults(of: connection)
      let indexEntry = try connection.prepare(ScanSQL.indexEntry)
      faults += try eventFaults(ScanSQL.customersOfEvents, "is not found by its customer") {
        (row) throws(SQLiteError) in
        let hash = CustomerHash(CustomerID(row.bytes(1)))
        var isListed = false
        try indexEntry.forEachRow([.integer(hash.number), .integer(row.integer(0))]) { _ in
          isListed = true
          return .stop
        }
        return !isListed
      }
      faults += try eventFaults(
        ScanSQL.indexEntries,
        "is found by a customer whose event it is not"
      ) { row in
        row.isNull(1) || CustomerHash(CustomerID(row.bytes(1))).number != row.integer(2)
      }
    } catch {
      // The file is too damaged for the check itself.
      guard error.code == SQLITE_CORRUPT else { throw error.refusal(of: path) }
      faults.append("SQLite finds: \(error.message)")
    }
    return faults
  }

  /// Returns up to a hundred faults; events in the journal have none, for their flush may be
  /// partial.
  private func eventFaults(
    _ sql: String,
    _ fault: String,
    where isFaulty: (Statement.Row) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) -> [String] {
    var faults: [String] = []
    try connection.prepare(sql).forEachRow { (row) throws(SQLiteError) in
      guard try isFaulty(row) else { return .next }
      let position = EventPosition(row.integer(0))
      if waiting.event(position.cursor, in: position.project) == nil {
        faults.append("event \(position.cursor) of project \(position.project.value) \(fault)")
      }
      return faults.count < 100 ? .next : .stop
    }
    return faults
  }

  package func records(
    of type: RecordType,
    after last: RecordAddress?,
    limit: Int
  ) throws(StorageError) -> [StoredRecord] {
    var position = last.map { ScanPosition($0) } ?? ScanPosition.first
    while true {
      var found: [StoredRecord] = []
      var count = 0
      var end: ScanPosition?
      try mappingErrors { () throws(SQLiteError) in
        let cells = position.cells + [.integer(Int64(limit))]
        try selects[type].forEachRow(cells) { row in
          count += 1
          let record = row.record(of: type)
          end = ScanPosition(record.address)
          if waiting.records[record.address] == nil { found.append(record) }
          return .next
        }
      }
      // Adds the journal's records up to that position, or all after the table's last row.
      let limitPosition = count < limit ? nil : end
      found += waiting.records(of: type, after: position, through: limitPosition)
      if !found.isEmpty || limitPosition == nil {
        return found.sorted { ScanPosition($0.address) < ScanPosition($1.address) }
      }
      position = limitPosition ?? position
    }
  }

  package func body(at address: RecordAddress) throws(StorageError) -> [UInt8]? {
    if let record = waiting.records[address] { return record.body }
    var body: [UInt8]?
    try mappingErrors { () throws(SQLiteError) in
      let cells: [Statement.Cell] = [
        .integer(Int64(address.project.value)), .bytes(address.id),
      ]
      try bodies[address.type].forEachRow(cells) { row in
        body = row.bytes(0)
        return .stop
      }
    }
    return body
  }

  package func events(
    after last: (project: ProjectNumber, cursor: Int64)?,
    limit: Int
  ) throws(StorageError) -> [EventRow] {
    let start = last.map { EventPosition(after: $0.cursor, in: $0.project) } ?? EventPosition(-1)
    var found: [EventRow] = []
    var end: EventPosition?
    try mappingErrors { () throws(SQLiteError) in
      let cells: [Statement.Cell] = [.integer(start.number), .integer(Int64(limit))]
      try selectEvents.forEachRow(cells) { row in
        let event = row.storedEvent
        found.append(event)
        end = EventPosition(after: event.cursor, in: event.project)
        return .next
      }
    }
    // Adds the journal's events up to that position, or all after the table's last row. After a
    // crash during a flush the table has some of them already.
    let known = Set(found.map { EventPosition(after: $0.cursor, in: $0.project).number })
    let isLast = found.count < limit
    for event in waiting.events(after: start, through: isLast ? nil : end)
    where !known.contains(EventPosition(after: event.cursor, in: event.project).number) {
      found.append(event)
    }
    return found.sorted { ($0.project, $0.cursor) < ($1.project, $1.cursor) }
  }

  package func kind(
    ofEvent cursor: Int64,
    in project: ProjectNumber
  ) throws(StorageError) -> Int64? {
    var kind = waiting.event(cursor, in: project)?.kind
    if kind != nil { return kind }
    try mappingErrors { () throws(SQLiteError) in
      let position = EventPosition(after: cursor, in: project)
      try selectKind.forEachRow([.integer(position.number)]) { row in
        kind = row.integer(0)
        return .stop
      }
    }
    return kind
  }

  private func mappingErrors(_ body: () throws(SQLiteError) -> Void) throws(StorageError) {
    do throws(SQLiteError) {
      try body()
    } catch {
      throw error.refusal(of: path)
    }
  }
}

extension Statement.Row {
  /// Decodes the columns of `RecordTable.scan`.
  fileprivate func record(of type: RecordType) -> StoredRecord {
    StoredRecord(
      address: RecordAddress(type, ProjectNumber(UInt32(truncatingIfNeeded: integer(0))), bytes(1)),
      body: bytes(2),
      indexKey: indexKey(of: type)
    )
  }

  private func indexKey(of type: RecordType) -> IndexKey {
    if isNull(3) { return .none }
    switch type {
    case .device: return .user(UserID(bytes(3)))
    case .answer: return .answeredAt(Moment(milliseconds: integer(3)))
    default: return .due(Moment(milliseconds: integer(3)))
    }
  }

  /// Decodes the columns of `ScanSQL.events`.
  fileprivate var storedEvent: EventRow {
    let position = EventPosition(integer(0))
    return EventRow(
      project: position.project,
      cursor: position.cursor,
      kind: integer(1),
      customer: CustomerID(bytes(2)),
      at: Moment(milliseconds: integer(3)),
      body: bytes(4)
    )
  }
}
