import CSQLite
package import IdentityCore
package import Storage

/// Goes through a data file that no daemon has open, or through a backup: what its tables have,
/// and in front of it what its journal has.
///
/// All of it is one state. It writes nothing; only where there is a write-ahead log, SQLite keeps
/// its index of that beside it, as always.
package final class SQLiteScan: StoreScan {
  private let connection: Connection
  private let selects: ByRecordType<Statement>
  private let bodies: ByRecordType<Statement>
  private let selectEvents: Statement
  private let selectKind: Statement
  private let waiting: WaitingRows
  private let path: String
  /// How many bytes each row of the journal has that is not in the tables.
  package let waitingRowSizes: [Int]

  /// Opens a file that is there and of this program's version, and reads its journal.
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
      faults += try eventFaults(ScanSQL.unfoundEvents, "is not found by its customer")
      faults += try eventFaults(
        ScanSQL.falseFindings,
        "is found by a customer whose event it is not"
      )
    } catch {
      // Too damaged for the check itself.
      guard error.code == SQLITE_CORRUPT else { throw error.refusal(of: path) }
      faults.append("SQLite finds: \(error.message)")
    }
    return faults
  }

  /// Up to a hundred; what the journal has is no fault, for a fold of it may be under way.
  private func eventFaults(_ sql: String, _ fault: String) throws(SQLiteError) -> [String] {
    var faults: [String] = []
    try connection.prepare(sql).forEachRow { row in
      let place = EventPlace(row.integer(0))
      if waiting.event(place.cursor, in: place.project) == nil {
        faults.append("event \(place.cursor) of project \(place.project.value) \(fault)")
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
    var place = last.map { ScanPlace($0) } ?? ScanPlace.first
    while true {
      var found: [StoredRecord] = []
      var count = 0
      var end: ScanPlace?
      try reading { () throws(SQLiteError) in
        let cells = place.cells + [.integer(Int64(limit))]
        try selects[type].forEachRow(cells) { row in
          count += 1
          let record = row.record(of: type)
          end = ScanPlace(record.address)
          if waiting.records[record.address] == nil { found.append(record) }
          return .next
        }
      }
      // What the journal has up to there; behind the table's last row, all of it.
      let limitPlace = count < limit ? nil : end
      found += waiting.records(of: type, after: place, through: limitPlace)
      if !found.isEmpty || limitPlace == nil {
        return found.sorted { ScanPlace($0.address) < ScanPlace($1.address) }
      }
      place = limitPlace ?? place
    }
  }

  package func body(at address: RecordAddress) throws(StorageError) -> [UInt8]? {
    if let record = waiting.records[address] { return record.body }
    var body: [UInt8]?
    try reading { () throws(SQLiteError) in
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
    let start = last.map { EventPlace(after: $0.cursor, in: $0.project) } ?? EventPlace(-1)
    var found: [EventRow] = []
    var end: EventPlace?
    try reading { () throws(SQLiteError) in
      let cells: [Statement.Cell] = [.integer(start.number), .integer(Int64(limit))]
      try selectEvents.forEachRow(cells) { row in
        let event = row.keptEvent
        found.append(event)
        end = EventPlace(after: event.cursor, in: event.project)
        return .next
      }
    }
    // What the journal has up to there; behind the table's last row, all of it. After an end in the
    // midst of a fold the table has some of it already.
    let known = Set(found.map { EventPlace(after: $0.cursor, in: $0.project).number })
    let isLast = found.count < limit
    for event in waiting.events(after: start, through: isLast ? nil : end)
    where !known.contains(EventPlace(after: event.cursor, in: event.project).number) {
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
    try reading { () throws(SQLiteError) in
      let place = EventPlace(after: cursor, in: project)
      try selectKind.forEachRow([.integer(place.number)]) { row in
        kind = row.integer(0)
        return .stop
      }
    }
    return kind
  }

  private func reading(_ body: () throws(SQLiteError) -> Void) throws(StorageError) {
    do throws(SQLiteError) {
      try body()
    } catch {
      throw error.refusal(of: path)
    }
  }
}

extension Statement.Row {
  /// The places in `RecordTable.scan`.
  fileprivate func record(of type: RecordType) -> StoredRecord {
    StoredRecord(
      address: RecordAddress(type, ProjectNumber(UInt32(truncatingIfNeeded: integer(0))), bytes(1)),
      body: bytes(2),
      secondKey: secondKey(of: type)
    )
  }

  private func secondKey(of type: RecordType) -> SecondKey {
    if isNull(3) { return .none }
    switch type {
    case .device: return .user(UserID(bytes(3)))
    case .answer: return .answeredAt(Moment(milliseconds: integer(3)))
    default: return .due(Moment(milliseconds: integer(3)))
    }
  }

  /// The places in `ScanSQL.events`.
  fileprivate var keptEvent: EventRow {
    let place = EventPlace(integer(0))
    return EventRow(
      project: place.project,
      cursor: place.cursor,
      kind: integer(1),
      customer: CustomerID(bytes(2)),
      at: Moment(milliseconds: integer(3)),
      body: bytes(4)
    )
  }
}
