import IdentityCore
import Storage

/// Looks up records and events on a connection of its own.
///
/// Every look-up sees what was committed before it: no transaction outlives a call.
final class SQLiteReader: StoreReader {
  private let connection: Connection
  private let begin: Statement
  private let end: Statement
  private let selectEvents: Statement
  private let selectNewestEvent: Statement
  private let selectEventsOfCustomer: Statement
  private let selectDue: Statement
  private let selectDevices: Statement
  private let selectAnswers: Statement
  private let selectCustomers: Statement
  private let selects: [RecordSort: Statement]

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    begin = try connection.prepare(TurnSQL.begin)
    end = try connection.prepare(TurnSQL.commit)
    selectEvents = try connection.prepare(TurnSQL.selectEvents)
    selectNewestEvent = try connection.prepare(TurnSQL.selectNewestEvent)
    selectEventsOfCustomer = try connection.prepare(TurnSQL.selectEventsOfCustomer)
    selectDue = try connection.prepare(TurnSQL.selectDue)
    selectDevices = try connection.prepare(TurnSQL.selectDevices)
    selectAnswers = try connection.prepare(TurnSQL.selectAnswers)
    selectCustomers = try connection.prepare(TurnSQL.selectCustomers)
    selects = try connection.prepareForEachSort { $0.select }
  }

  func load(_ keys: [RecordKey]) throws(StorageError) -> [Record?] {
    let bodies: [[UInt8]?]
    do throws(SQLiteError) {
      bodies = try loadBodies(keys.map { RecordAddress($0) })
    } catch {
      throw error.storageError
    }
    var records: [Record?] = []
    records.reserveCapacity(keys.count)
    do throws(CodecError) {
      for (key, body) in zip(keys, bodies) {
        guard let body else {
          records.append(nil)
          continue
        }
        records.append(try RecordCodec.decode(body, for: key))
      }
    } catch {
      throw .failed(error.description)
    }
    return records
  }

  func events(_ query: EventQuery) throws(StorageError) -> EventPage {
    guard let customers = query.customers else { return try everybodysEvents(query) }
    // First: what is committed from here on belongs to the next page.
    let newest = try newestEvent(of: query.project)
    return try EventPage.merging(customers, query, newest: newest) {
      customer,
      after throws(StorageError) in
      try events(of: customer, after: after, through: newest, query)
    }
  }

  private func newestEvent(of project: ProjectNumber) throws(StorageError) -> Int64 {
    var newest: Int64 = 0
    do throws(SQLiteError) {
      try selectNewestEvent.forEachRow([.integer(Int64(project.value))]) { row in
        newest = row.integer(0)
        return .stop
      }
    } catch {
      throw error.storageError
    }
    return newest
  }

  /// The next events of one customer, as many as a merge takes at a time.
  private func events(
    of customer: CustomerID,
    after: Int64,
    through newest: Int64,
    _ query: EventQuery
  ) throws(StorageError) -> [StoredEvent] {
    var events: [StoredEvent] = []
    var unknownKind: Int64?
    do throws(SQLiteError) {
      let cells: [Statement.Cell] = [
        .integer(Int64(query.project.value)), .bytes(customer.bytes), .integer(after),
        .integer(newest), .integer(Int64(EventPage.mergedAtATime)),
      ]
      try selectEventsOfCustomer.forEachRow(cells) { row in
        guard let kind = row.kind else {
          unknownKind = row.integer(EventColumn.kind)
          return .stop
        }
        let isWanted = query.kinds?.contains(kind) ?? true
        events.append(row.event(kind, of: query.project, withBody: isWanted))
        return .next
      }
    } catch {
      throw error.storageError
    }
    if let unknownKind {
      throw .failed("an event after \(after) has the unknown kind \(unknownKind)")
    }
    return events
  }

  private func everybodysEvents(_ query: EventQuery) throws(StorageError) -> EventPage {
    var page = EventPage(events: [], cursor: query.after, more: false)
    var scanned = 0
    var unknownKind: Int64?
    do throws(SQLiteError) {
      let cells: [Statement.Cell] = [
        .integer(Int64(query.project.value)), .integer(query.after),
      ]
      try selectEvents.forEachRow(cells) { row in
        guard scanned < query.scanMax else {
          page.more = true
          return .stop
        }
        guard let kind = row.kind else {
          unknownKind = row.integer(EventColumn.kind)
          return .stop
        }
        scanned += 1
        guard query.kinds?.contains(kind) ?? true else {
          page.cursor = row.integer(EventColumn.cursor)
          return .next
        }
        return page.take(row.event(kind, of: query.project), query) ? .next : .stop
      }
    } catch {
      throw error.storageError
    }
    if let unknownKind {
      throw .failed("the event after \(page.cursor) has the unknown kind \(unknownKind)")
    }
    return page
  }

  func due(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) throws(StorageError) -> [Due] {
    var dues: [Due] = []
    do throws(SQLiteError) {
      let cells: [Statement.Cell] = [
        .integer(Int64(project.value)), .integer(moment.milliseconds), .integer(Int64(limit)),
      ]
      try selectDue.forEachRow(cells) { row in
        let moment = Moment(milliseconds: row.integer(0))
        let id = row.bytes(2)
        let record: Due.Subject? =
          row.integer(1) == 0
          ? ChainKey(addressBytes: id).map { .purchase($0) } : .customer(CustomerID(id))
        if let record { dues.append(Due(moment: moment, record: record)) }
        return .next
      }
    } catch {
      throw error.storageError
    }
    return dues
  }

  func devices(
    of user: UserID,
    in project: ProjectNumber
  ) throws(StorageError) -> [DeviceID] {
    var devices: [DeviceID] = []
    do throws(SQLiteError) {
      try selectDevices.forEachRow([.integer(Int64(project.value)), .bytes(user.bytes)]) { row in
        devices.append(DeviceID(row.bytes(0)))
        return .next
      }
    } catch {
      throw error.storageError
    }
    return devices
  }

  func answers(
    in project: ProjectNumber,
    after address: [UInt8],
    limit: Int
  ) throws(StorageError) -> [StoredAnswer] {
    var found: [(address: [UInt8], body: [UInt8])] = []
    do throws(SQLiteError) {
      let cells: [Statement.Cell] = [
        .integer(Int64(project.value)), .bytes(address), .integer(Int64(limit)),
      ]
      try selectAnswers.forEachRow(cells) { row in
        found.append((row.bytes(0), row.bytes(1)))
        return .next
      }
    } catch {
      throw error.storageError
    }
    do throws(CodecError) {
      return try found.map { entry throws(CodecError) in
        try RecordCodec.decodeAnswer(entry.body, at: entry.address, in: project)
      }
    } catch {
      throw .failed(error.description)
    }
  }

  func customers(
    in project: ProjectNumber,
    after id: CustomerID?,
    limit: Int
  ) throws(StorageError) -> [CustomerID] {
    var found: [CustomerID] = []
    do throws(SQLiteError) {
      // No customer's id is empty: behind that are all of them.
      let cells: [Statement.Cell] = [
        .integer(Int64(project.value)), .bytes(id?.bytes ?? []), .integer(Int64(limit)),
      ]
      try selectCustomers.forEachRow(cells) { row in
        found.append(CustomerID(row.bytes(0)))
        return .next
      }
    } catch {
      throw error.storageError
    }
    return found
  }

  /// Several are read in one transaction, so that they are of one state.
  private func loadBodies(_ addresses: [RecordAddress]) throws(SQLiteError) -> [[UInt8]?] {
    guard addresses.count > 1 else { return try addresses.map(body) }
    try begin.run()
    do throws(SQLiteError) {
      let bodies = try addresses.map(body)
      try end.run()
      return bodies
    } catch {
      connection.rollBack()
      throw error
    }
  }

  private func body(_ address: RecordAddress) throws(SQLiteError) -> [UInt8]? {
    guard let select = selects[address.sort] else {
      preconditionFailure("SQLiteReader: no statement for \(address.sort)")
    }
    var body: [UInt8]?
    try select.forEachRow([.integer(Int64(address.project.value)), .bytes(address.id)]) { row in
      body = row.bytes(0)
      return .stop
    }
    return body
  }
}

/// The places in `TurnSQL.selectEvents`.
private enum EventColumn {
  static let cursor: Int32 = 0
  static let kind: Int32 = 1
  static let customer: Int32 = 2
  static let at: Int32 = 3
  static let body: Int32 = 4
}

extension Statement.Row {
  fileprivate var kind: Event.Kind? {
    UInt8(exactly: integer(EventColumn.kind)).flatMap { Event.Kind(code: $0) }
  }

  fileprivate func event(
    _ kind: Event.Kind,
    of project: ProjectNumber,
    withBody: Bool = true
  ) -> StoredEvent {
    StoredEvent(
      project: project,
      cursor: integer(EventColumn.cursor),
      kind: kind,
      customer: CustomerID(bytes(EventColumn.customer)),
      at: Moment(milliseconds: integer(EventColumn.at)),
      body: withBody ? bytes(EventColumn.body) : []
    )
  }
}

extension Connection {
  /// One statement for each sort of record.
  func prepareForEachSort(
    _ sql: (RecordTable) -> String
  ) throws(SQLiteError) -> [RecordSort: Statement] {
    var statements: [RecordSort: Statement] = [:]
    for sort in RecordSort.allCases { statements[sort] = try prepare(sql(RecordTable(sort))) }
    return statements
  }
}
