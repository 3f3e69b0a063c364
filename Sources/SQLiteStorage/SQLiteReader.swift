import IdentityCore
import Storage

/// Reads records and events on a connection of its own.
///
/// Each lookup sees everything that was committed before it.
final class SQLiteReader: StoreReader {
  private let memtable: Memtable
  private let snapshots: Snapshots
  let snapshot: Snapshot
  private let selectEvents: Statement
  private let selectNewestEvent: Statement
  private let selectEventsOfCustomer: Statement
  private let duePurchases: DueColumn
  private let dueCustomers: DueColumn
  private let selectDevices: Statement
  private let selectPages: [RecordType: Statement]
  private let selectCustomers: Statement
  private let selectConsumers: Statement
  private let ids = IDInterner()

  init(
    _ connect: () throws(SQLiteError) -> sending Connection,
    _ memtable: Memtable,
    _ snapshots: Snapshots
  ) throws(SQLiteError) {
    self.memtable = memtable
    self.snapshots = snapshots
    let connection = try connect()
    selectEvents = try connection.prepare(TurnSQL.selectEvents)
    selectNewestEvent = try connection.prepare(TurnSQL.selectNewestEvent)
    selectEventsOfCustomer = try connection.prepare(TurnSQL.selectEventsOfCustomer)
    duePurchases = try DueColumn(.purchase, connection)
    dueCustomers = try DueColumn(.customer, connection)
    selectDevices = try connection.prepare(TurnSQL.selectDevices)
    selectPages = try connection.preparePages()
    selectCustomers = try connection.prepare(TurnSQL.selectCustomers)
    selectConsumers = try connection.prepare(TurnSQL.selectConsumers)
    snapshot = try Snapshot(try connect())
    snapshots.add(snapshot)
  }

  deinit {
    snapshots.remove(snapshot)
  }

  func content(of query: StoreQuery) throws(StorageError) -> StoreContent {
    switch query {
    case .records(let keys): .records(try load(keys))
    case .events(let query): .events(try events(query))
    case .due(let project, let moment, let limit):
      .due(try due(in: project, through: moment, limit: limit))
    case .devices(let project, let user): .devices(try devices(of: user, in: project))
    case .page(let type, let project, let id, let limit):
      .page(try page(of: type, in: project, after: id, limit: limit))
    case .customers(let project, let id, let limit):
      .customers(try customers(in: project, after: id, limit: limit))
    case .consumers(let limit): .consumers(try consumers(limit: limit))
    case .unclaimed(let project, let chain, let limit):
      .unclaimed(try unclaimed(in: project, after: chain, limit: limit))
    }
  }

  private func load(_ keys: [RecordKey]) throws(StorageError) -> [Record?] {
    let (found, removals) = memtable.records(at: keys)
    var records: [Record?] = []
    records.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() {
      let body: [UInt8]?
      if let record = found[index] {
        body = record.body
      } else {
        body = try snapshot.body(
          at: keys[index],
          removals: removals,
          keeps: !snapshots.endAfterEachRead
        )
      }
      do throws(CodecError) {
        records.append(
          try body.map { bytes throws(CodecError) in
            try RecordCodec.decode(bytes, for: key, sharing: ids)
          }
        )
      } catch {
        throw .failed(error.description)
      }
    }
    return records
  }

  private func events(_ query: EventQuery) throws(StorageError) -> EventPage {
    // This order matters. Reading the newest event makes the memtable know how far the project's
    // events go, and an event that is flushed from here on is found in both places.
    let stored = try mappingErrors { () throws(SQLiteError) in
      query.customers == nil ? 0 : try selectNewestEvent.newestEvent(of: query.project)
    }
    let (waiting, newest) = memtable.events(of: query.project, after: query.after)
    guard let customers = query.customers else { return try allEvents(query, waiting) }
    let held = memtable.heldEvents(of: query.project, after: query.after)
    return try EventPage.merging(customers, query, newest: newest ?? stored) {
      customer,
      after throws(StorageError) in
      var events = try events(of: customer, after: after, through: newest ?? stored, query)
      let last = events.last?.cursor ?? after
      let rest = EventPage.mergeBatchSize - events.count
      for event in WaitingEvent.first(rest, of: customer, after: last, in: waiting) {
        events.append(try event.read())
      }
      if held.isEmpty { return events }
      // Their entries may be missing in the table's index.
      let limit = EventPage.mergeBatchSize
      for event in WaitingEvent.first(limit, of: customer, after: after, in: held)
      where !events.contains(where: { $0.cursor == event.cursor }) {
        events.append(try event.read())
      }
      return Array(events.sorted { $0.cursor < $1.cursor }.prefix(limit))
    }
  }

  /// Reads a customer's next events from the table, up to a merge's batch size; events of unwanted
  /// kinds come without their body.
  private func events(
    of customer: CustomerID,
    after: Int64,
    through newest: Int64,
    _ query: EventQuery
  ) throws(StorageError) -> [StoredEvent] {
    let cells: [Statement.Cell] = [
      .integer(CustomerHash(customer).number),
      .integer(EventPosition(after: after, in: query.project).number),
      .integer(EventPosition(after: newest, in: query.project).number),
      .bytes(customer.bytes),
      .integer(Int64(EventPage.mergeBatchSize)),
    ]
    var events: [StoredEvent] = []
    var damage: String?
    try mappingErrors { () throws(SQLiteError) in
      try selectEventsOfCustomer.forEachRow(cells) { row in
        guard let kind = row.kind else {
          damage = row.unknownKind(after: events.last?.cursor ?? after)
          return .stop
        }
        let isWanted = query.kinds?.contains(kind) ?? true
        let (event, fault) = row.event(kind, of: query.project, withBody: isWanted)
        damage = fault
        events.append(event)
        return damage == nil ? .next : .stop
      }
    }
    if let damage { throw .failed(damage) }
    return events
  }

  private func allEvents(
    _ query: EventQuery,
    _ waiting: ArraySlice<WaitingEvent>
  ) throws(StorageError) -> EventPage {
    var scan = EventScan(query)
    try mappingErrors { () throws(SQLiteError) in
      let start = EventPosition(after: query.after, in: query.project)
      let cells: [Statement.Cell] = [.integer(start.number), .integer(start.end.number)]
      try selectEvents.forEachRow(cells) { row in
        guard let kind = row.kind else {
          scan.damage = row.unknownKind(after: scan.page.cursor)
          return .stop
        }
        scan.add(row.position.cursor, kind) { row.event(kind, of: query.project) }
        return scan.hasEnded ? .stop : .next
      }
    }
    for event in waiting where !scan.hasEnded && event.cursor > scan.page.cursor {
      scan.add(event.cursor, event.kind) { event.eventOrDamage() }
    }
    if let damage = scan.damage { throw .failed(damage) }
    return scan.page
  }

  private func due(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) throws(StorageError) -> [DueRecord] {
    let waiting = memtable.dues(in: project, through: moment, limit: limit)
    var dues = waiting.dues
    try mappingErrors { () throws(SQLiteError) in
      let columns = [duePurchases, dueCustomers]
      // All of them first, because the memtable says it once, and a read may fail.
      for column in columns { column.resetScanStart(in: project, from: waiting.leastFlushed) }
      for column in columns {
        dues += try column.first(limit, in: project, through: moment) { memtable.contains($0) }
      }
    }
    // A record that was flushed in between may be in both lists.
    var seen: Set<DueRecord.Subject> = []
    return Array(dues.sorted().filter { seen.insert($0.record).inserted }.prefix(limit))
  }

  private func devices(
    of user: UserID,
    in project: ProjectNumber
  ) throws(StorageError) -> [DeviceID] {
    while true {
      // If a flush removes waiting records in between, the table may show an older state of one.
      let removals = memtable.removals
      var devices = Set(memtable.devices(of: user, in: project).map(\.key.id))
      try mappingErrors { () throws(SQLiteError) in
        try selectDevices.forEachRow([.integer(Int64(project.value)), .bytes(user.bytes)]) { row in
          let id = row.bytes(0)
          if !memtable.contains(RecordKey(.device, project, id)) { devices.insert(id) }
          return .next
        }
      }
      if memtable.removals == removals { return devices.map { DeviceID($0) }.sorted() }
    }
  }

  private func page(
    of type: RecordType,
    in project: ProjectNumber,
    after id: [UInt8],
    limit: Int
  ) throws(StorageError) -> [PagedRecord] {
    let found = try records(of: type, in: project, after: id, limit)
    do throws(CodecError) {
      return try found.map { id, body throws(CodecError) in
        try RecordCodec.decode(body, at: RecordKey(type, project, id))
      }
    } catch {
      throw .failed(error.description)
    }
  }

  private func customers(
    in project: ProjectNumber,
    after id: CustomerID?,
    limit: Int
  ) throws(StorageError) -> [CustomerID] {
    // No customer's id is empty, so all ids follow the empty id.
    let after = id?.bytes ?? []
    return try records(of: .customer, in: project, after: after, limit, selectCustomers)
      .map { CustomerID($0.id) }
  }

  private func consumers(limit: Int) throws(StorageError) -> [ConsumerAddress] {
    // Read first: a row that is flushed in between is in the table then.
    let waiting = memtable.records(of: .consumer)
    let ended = Set(waiting.filter { $0.body == nil }.map { ConsumerAddress($0.key) })
    var found = Set(waiting.filter { $0.body != nil }.map { ConsumerAddress($0.key) })
    let limitOfTable = limit + ended.count
    try mappingErrors { () throws(SQLiteError) in
      let cells: [Statement.Cell] = [.integer(0), .bytes([]), .integer(Int64(limitOfTable))]
      try selectConsumers.forEachRow(cells) { row in
        let number = ProjectNumber(UInt32(truncatingIfNeeded: row.integer(0)))
        let consumer = ConsumerAddress(project: number, id: ConsumerID(row.bytes(1)))
        if !ended.contains(consumer) { found.insert(consumer) }
        return .next
      }
    }
    return Array(found.sorted().prefix(limit))
  }

  private func unclaimed(
    in project: ProjectNumber,
    after chain: ChainKey?,
    limit: Int
  ) throws(StorageError) -> [ChainKey] {
    let after = chain?.unclaimedID ?? []
    return try records(of: .unclaimed, in: project, after: after, limit)
      .compactMap { ChainKey(unclaimedID: $0.id) }
  }

  /// Returns the records of a listed type after an id, in byte order.
  private func records(
    of type: RecordType,
    in project: ProjectNumber,
    after id: [UInt8],
    _ limit: Int
  ) throws(StorageError) -> [(id: [UInt8], body: [UInt8])] {
    guard let select = selectPages[type] else {
      preconditionFailure("SQLiteReader: no statement reads pages of \(type)")
    }
    return try records(of: type, in: project, after: id, limit, select)
  }

  /// Returns the records of a type after an id, in byte order; `select` returns ids and bodies.
  private func records(
    of type: RecordType,
    in project: ProjectNumber,
    after id: [UInt8],
    _ limit: Int,
    _ select: Statement
  ) throws(StorageError) -> [(id: [UInt8], body: [UInt8])] {
    var waiting = memtable.page(of: type, in: project, after: id, limit: limit)[...]
    var found: [(id: [UInt8], body: [UInt8])] = []
    /// Appends the waiting records up to an id; returns whether a record has that id.
    func appendWaiting(through id: [UInt8]?) -> Bool {
      var isFound = false
      while found.count < limit, let first = waiting.first {
        if let id, id.lexicographicallyPrecedes(first.key.id) { break }
        if let body = first.body { found.append((first.key.id, body)) }
        isFound = first.key.id == id
        waiting.removeFirst()
      }
      return isFound
    }
    try mappingErrors { () throws(SQLiteError) in
      try select.forEachRow([.integer(Int64(project.value)), .bytes(id)]) { row in
        let id = row.bytes(0)
        if !appendWaiting(through: id), found.count < limit { found.append((id, row.bytes(1))) }
        return found.count < limit ? .next : .stop
      }
    }
    _ = appendWaiting(through: nil)
    return found
  }
}

/// Collects a page of events during a scan.
private struct EventScan {
  private let query: EventQuery
  private(set) var page: EventPage
  private var scanned = 0
  private var isFull = false
  /// The error of an unreadable event.
  var damage: String?

  init(_ query: EventQuery) {
    self.query = query
    page = EventPage(events: [], cursor: query.after, more: false)
  }

  var hasEnded: Bool { isFull || damage != nil }

  /// Adds the next event, which is decoded only if its kind is wanted.
  mutating func add(
    _ cursor: Int64,
    _ kind: Event.Kind,
    _ read: () -> (event: StoredEvent, damage: String?)
  ) {
    guard scanned < query.scanMax else {
      page.more = true
      isFull = true
      return
    }
    scanned += 1
    guard query.kinds?.contains(kind) ?? true else {
      page.cursor = cursor
      return
    }
    let (event, fault) = read()
    if page.append(event, query) { damage = fault } else { isFull = true }
  }
}

extension ConsumerAddress {
  fileprivate init(_ key: RecordKey) {
    self.init(project: key.project, id: ConsumerID(key.id))
  }
}

extension WaitingEvent {
  fileprivate func read() throws(StorageError) -> StoredEvent {
    let (event, damage) = eventOrDamage()
    if let damage { throw .failed(damage) }
    return event
  }
}

/// The columns of `TurnSQL.selectEvents`.
private enum EventColumn {
  static let position: Int32 = 0
  static let kind: Int32 = 1
  static let customer: Int32 = 2
  static let at: Int32 = 3
  static let body: Int32 = 4
}

extension Statement.Row {
  fileprivate var position: EventPosition { EventPosition(integer(EventColumn.position)) }

  fileprivate var kind: Event.Kind? {
    UInt8(exactly: integer(EventColumn.kind)).flatMap { Event.Kind(code: $0) }
  }

  fileprivate func unknownKind(after cursor: Int64) -> String {
    "the event after \(cursor) has the unknown kind \(integer(EventColumn.kind))"
  }

  /// Decodes the event; `damage` says why that failed.
  fileprivate func event(
    _ kind: Event.Kind,
    of project: ProjectNumber,
    withBody: Bool = true
  ) -> (event: StoredEvent, damage: String?) {
    StoredEvent.read(
      position.cursor,
      of: project,
      kind,
      at: Moment(milliseconds: integer(EventColumn.at)),
      of: CustomerID(bytes(EventColumn.customer)),
      withBody ? bytes(EventColumn.body) : nil
    )
  }
}

extension Connection {
  /// Prepares a statement for each type of which pages are read.
  fileprivate func preparePages() throws(SQLiteError) -> [RecordType: Statement] {
    var statements: [RecordType: Statement] = [:]
    for type in RecordType.allCases where type.row.isListed {
      statements[type] = try prepare(RecordTable(type).page)
    }
    return statements
  }

  /// Prepares a statement for each record type.
  func prepareForEachType(
    _ sql: (RecordTable) -> String
  ) throws(SQLiteError) -> ByRecordType<Statement> {
    try ByRecordType { type throws(SQLiteError) in try prepare(sql(RecordTable(type))) }
  }
}
