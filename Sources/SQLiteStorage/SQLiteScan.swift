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
  private let file: StoreFile
  private let journalFaults: [String]
  /// Sizes of the journal rows that are not in the tables.
  package let waitingRowSizes: [Int]

  /// Opens an existing file of this program's version, and reads its journal.
  ///
  /// Rows that the tables do not have go into temporary tables, of which the scan sees a union with
  /// the file's own. The writer limits the journal to some megabytes, so they fit in memory.
  package init(path: String) throws(StorageError) {
    let file = StoreFile(path: path)
    let connection = try file.openForReading(isAlone: true)
    (self.file, self.connection) = (file, connection)
    let flushed = try file.mappingErrors { () throws(SQLiteError) in
      for statement in ScanSQL.addWaitingRows { try connection.execute(statement) }
      return try connection.flushedRows()
    }
    let contents = try JournalContents(reading: path, flushed)
    waitingRowSizes = contents.rows.map(\.bytes.count)
    journalFaults = try file.mappingErrors { () throws(SQLiteError) in
      try connection.addWaitingRows(contents)
    }
    (selects, bodies) = try file.mappingErrors { () throws(SQLiteError) in
      (
        try connection.prepareForEachType { $0.scan },
        try connection.prepareForEachType { $0.select }
      )
    }
    (selectEvents, selectKind) = try file.mappingErrors { () throws(SQLiteError) in
      (try connection.prepare(ScanSQL.events), try connection.prepare(ScanSQL.kindOfEvent))
    }
  }

  package func faults() throws(StorageError) -> [String] {
    var faults = journalFaults
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
      guard error.code == SQLITE_CORRUPT else { throw error.refusal(of: file.path) }
      faults.append("SQLite finds: \(error.message)")
    }
    return faults
  }

  /// Returns up to a hundred faults.
  private func eventFaults(
    _ sql: String,
    _ fault: String,
    where isFaulty: (Statement.Row) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) -> [String] {
    var faults: [String] = []
    try connection.prepare(sql).forEachRow { (row) throws(SQLiteError) in
      guard try isFaulty(row) else { return .next }
      let position = EventPosition(row.integer(0))
      faults.append("event \(position.cursor) of project \(position.project.value) \(fault)")
      return faults.count < 100 ? .next : .stop
    }
    return faults
  }

  package func records(
    of type: RecordType,
    after last: RecordKey?,
    limit: Int
  ) throws(StorageError) -> [StoredRecord] {
    var found: [StoredRecord] = []
    try file.mappingErrors { () throws(SQLiteError) in
      let cells = last.map { $0.cells } ?? [.integer(-1), .bytes([])]
      try selects[type].forEachRow(cells + [.integer(Int64(limit))]) { row in
        found.append(row.record(of: type))
        return .next
      }
    }
    return found
  }

  package func body(at key: RecordKey) throws(StorageError) -> [UInt8]? {
    var body: [UInt8]?
    try file.mappingErrors { () throws(SQLiteError) in
      try bodies[key.type].forEachRow(key.cells) { row in
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
    try file.mappingErrors { () throws(SQLiteError) in
      let cells: [Statement.Cell] = [.integer(start.number), .integer(Int64(limit))]
      try selectEvents.forEachRow(cells) { row in
        found.append(row.storedEvent)
        return .next
      }
    }
    return found
  }

  package func kind(
    ofEvent cursor: Int64,
    in project: ProjectNumber
  ) throws(StorageError) -> Int64? {
    var kind: Int64?
    try file.mappingErrors { () throws(SQLiteError) in
      let position = EventPosition(after: cursor, in: project)
      try selectKind.forEachRow([.integer(position.number)]) { row in
        kind = row.integer(0)
        return .stop
      }
    }
    return kind
  }
}

extension Connection {
  /// Fills the temporary tables; returns the faults of the journal, a sentence each.
  fileprivate func addWaitingRows(_ contents: JournalContents) throws(SQLiteError) -> [String] {
    let addRecords = try prepareForEachType { ScanSQL.addWaitingRecord($0) }
    let addEvent = try prepare(ScanSQL.addWaitingEvent)
    var faults = contents.fault.map { [$0] } ?? []
    var rows: [JournalRow] = []
    for stored in contents.rows {
      do throws(CodecError) {
        rows.append(try JournalRow(bytes: stored.bytes))
      } catch {
        faults.append("row \(stored.number) of its journal is damaged: \(error)")
      }
    }
    for row in JournalContents.inOrder(rows, \.isRepeated) {
      for record in row.records {
        let body = record.body.map { Statement.Cell.bytes($0) } ?? .null
        let cells = record.key.cells + [body] + record.indexKey.cells
        try addRecords[record.key.type].run(cells)
      }
      for part in row.eventParts {
        let entry = part.indexEntry
        try addEvent.run([
          .integer(EventPosition(after: entry.cursor, in: entry.project).number),
          .integer(Int64(part.kind.code)), .bytes(row.copy(entry.customer)),
          .integer(part.at.milliseconds), .bytes(row.copy(part.body)),
        ])
      }
    }
    return faults
  }
}

extension RecordKey {
  fileprivate var cells: [Statement.Cell] { [.integer(Int64(project.value)), .bytes(id)] }
}

extension IndexKey {
  fileprivate var cells: [Statement.Cell] {
    switch self {
    case .none: []
    case .user(let user): [.bytes(user.bytes)]
    case .due(let moment), .answeredAt(let moment): [.integer(moment.milliseconds)]
    }
  }
}

extension Statement.Row {
  /// Decodes the columns of `RecordTable.scan`.
  fileprivate func record(of type: RecordType) -> StoredRecord {
    StoredRecord(
      key: RecordKey(type, ProjectNumber(UInt32(truncatingIfNeeded: integer(0))), bytes(1)),
      body: bytes(2),
      indexKey: indexKey(of: type)
    )
  }

  private func indexKey(of type: RecordType) -> IndexKey {
    if isNull(3) { return .none }
    switch type.row.column {
    case .user: return .user(UserID(bytes(3)))
    case .answeredAt: return .answeredAt(Moment(milliseconds: integer(3)))
    case .due, nil: return .due(Moment(milliseconds: integer(3)))
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
