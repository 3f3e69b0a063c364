import IdentityCore
import Storage

/// Looks up records and events on a connection of its own.
///
/// Every look-up sees what was committed before it.
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
  private let selectAnswers: Statement
  private let selectCustomers: Statement
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
    selectAnswers = try connection.prepare(TurnSQL.selectAnswers)
    selectCustomers = try connection.prepare(TurnSQL.selectCustomers)
    snapshot = try Snapshot(try connect())
    snapshots.add(snapshot)
  }

  deinit {
    snapshots.remove(snapshot)
  }

  func load(_ keys: [RecordKey]) throws(StorageError) -> [Record?] {
    let addresses = keys.map { RecordAddress($0) }
    let (found, removals) = memtable.records(at: addresses)
    var records: [Record?] = []
    records.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() {
      let body: [UInt8]?
      if let record = found[index] {
        body = record.body
      } else {
        body = try snapshot.body(
          at: addresses[index],
          removals: removals,
          keeps: !snapshots.areUnwanted
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

  func events(_ query: EventQuery) throws(StorageError) -> EventPage {
    // In this order: of a project whose newest event is read here the backlog knows afterwards how
    // far its events go; and what is folded from here on is found in both.
    let stored = query.customers == nil ? 0 : try newestEvent(of: query.project)
    let (waiting, newest) = memtable.events(of: query.project, after: query.after)
    guard let customers = query.customers else { return try everybodysEvents(query, waiting) }
    return try EventPage.merging(customers, query, newest: newest ?? stored) {
      customer,
      after throws(StorageError) in
      var events = try events(of: customer, after: after, through: newest ?? stored, query)
      let last = events.last?.cursor ?? after
      let rest = EventPage.mergedAtATime - events.count
      for event in WaitingEvent.first(rest, of: customer, after: last, in: waiting) {
        events.append(try event.read())
      }
      return events
    }
  }

  private func newestEvent(of project: ProjectNumber) throws(StorageError) -> Int64 {
    var newest: Int64 = 0
    do throws(SQLiteError) {
      let start = EventPlace(after: 0, in: project)
      let cells: [Statement.Cell] = [.integer(start.number), .integer(start.end.number)]
      try selectNewestEvent.forEachRow(cells) { row in
        newest = EventPlace(row.integer(0)).cursor
        return .stop
      }
    } catch {
      throw error.storageError
    }
    return newest
  }

  /// The next events of one customer in their table, as many as a merge takes at a time; without
  /// their bodies where their kind is not wanted.
  private func events(
    of customer: CustomerID,
    after: Int64,
    through newest: Int64,
    _ query: EventQuery
  ) throws(StorageError) -> [StoredEvent] {
    let cells: [Statement.Cell] = [
      .bytes(customer.bytes),
      .integer(EventPlace(after: after, in: query.project).number),
      .integer(EventPlace(after: newest, in: query.project).number),
      .integer(Int64(EventPage.mergedAtATime)),
    ]
    var events: [StoredEvent] = []
    var damage: String?
    do throws(SQLiteError) {
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
    } catch {
      throw error.storageError
    }
    if let damage { throw .failed(damage) }
    return events
  }

  private func everybodysEvents(
    _ query: EventQuery,
    _ waiting: ArraySlice<WaitingEvent>
  ) throws(StorageError) -> EventPage {
    var pass = EventVisit(query)
    do throws(SQLiteError) {
      let start = EventPlace(after: query.after, in: query.project)
      let cells: [Statement.Cell] = [.integer(start.number), .integer(start.end.number)]
      try selectEvents.forEachRow(cells) { row in
        guard let kind = row.kind else {
          pass.damage = row.unknownKind(after: pass.page.cursor)
          return .stop
        }
        pass.take(row.place.cursor, kind) { row.event(kind, of: query.project) }
        return pass.hasEnded ? .stop : .next
      }
    } catch {
      throw error.storageError
    }
    for event in waiting where !pass.hasEnded && event.cursor > pass.page.cursor {
      pass.take(event.cursor, event.kind) { event.eventOrDamage() }
    }
    if let damage = pass.damage { throw .failed(damage) }
    return pass.page
  }

  func due(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) throws(StorageError) -> [DueRecord] {
    let waiting = memtable.dues(in: project, through: moment, limit: limit)
    var dues = waiting.dues
    do throws(SQLiteError) {
      for column in [duePurchases, dueCustomers] {
        column.forgetFloor(in: project, from: waiting.leastFlushed)
        dues += try column.first(limit, in: project, through: moment) { memtable.contains($0) }
      }
    } catch {
      throw error.storageError
    }
    // A record that was folded meanwhile may have been found in both.
    var seen: Set<DueRecord.Subject> = []
    return Array(dues.sorted().filter { seen.insert($0.record).inserted }.prefix(limit))
  }

  func devices(
    of user: UserID,
    in project: ProjectNumber
  ) throws(StorageError) -> [DeviceID] {
    let waiting = memtable.records(of: .device, in: project)
    var devices = Set(waiting.filter { $0.value.secondKey == .user(user) }.keys)
    do throws(SQLiteError) {
      try selectDevices.forEachRow([.integer(Int64(project.value)), .bytes(user.bytes)]) { row in
        let id = row.bytes(0)
        if waiting[id] == nil { devices.insert(id) }
        return .next
      }
    } catch {
      throw error.storageError
    }
    return devices.map { DeviceID($0) }.sorted()
  }

  func answers(
    in project: ProjectNumber,
    after address: [UInt8],
    limit: Int
  ) throws(StorageError) -> [StoredAnswer] {
    let found = try records(of: .answer, in: project, after: address, limit, selectAnswers)
    do throws(CodecError) {
      return try found.map { id, body throws(CodecError) in
        try RecordCodec.decodeAnswer(body, at: id, in: project)
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
    // No customer's id is empty: behind that are all of them.
    let after = id?.bytes ?? []
    return try records(of: .customer, in: project, after: after, limit, selectCustomers)
      .map { CustomerID($0.id) }
  }

  /// The records of a sort behind an id, in the order of their bytes; with what the statement gives
  /// beside the id as their bodies.
  private func records(
    of type: RecordType,
    in project: ProjectNumber,
    after id: [UInt8],
    _ limit: Int,
    _ select: Statement
  ) throws(StorageError) -> [(id: [UInt8], body: [UInt8])] {
    var waiting = memtable.records(of: type, in: project, after: id)[...]
    var found: [(id: [UInt8], body: [UInt8])] = []
    /// Those that come before a place, or stand there; says whether one did.
    func take(through place: [UInt8]?) -> Bool {
      var isPlaced = false
      while found.count < limit, let first = waiting.first {
        if let place, place.lexicographicallyPrecedes(first.address.id) { break }
        if let body = first.body { found.append((first.address.id, body)) }
        isPlaced = first.address.id == place
        waiting.removeFirst()
      }
      return isPlaced
    }
    do throws(SQLiteError) {
      try select.forEachRow([.integer(Int64(project.value)), .bytes(id)]) { row in
        let place = row.bytes(0)
        if !take(through: place), found.count < limit { found.append((place, row.bytes(1))) }
        return found.count < limit ? .next : .stop
      }
    } catch {
      throw error.storageError
    }
    _ = take(through: nil)
    return found
  }
}

/// What comes of events that are looked at one after the other.
private struct EventVisit {
  private let query: EventQuery
  private(set) var page: EventPage
  private var scanned = 0
  private var isFull = false
  /// What stands in the way of an event.
  var damage: String?

  init(_ query: EventQuery) {
    self.query = query
    page = EventPage(events: [], cursor: query.after, more: false)
  }

  var hasEnded: Bool { isFull || damage != nil }

  /// The next one; it is read where its kind is wanted.
  mutating func take(
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
    if page.take(event, query) { damage = fault } else { isFull = true }
  }
}

extension WaitingEvent {
  fileprivate func read() throws(StorageError) -> StoredEvent {
    let (event, damage) = eventOrDamage()
    if let damage { throw .failed(damage) }
    return event
  }
}

/// The places in `TurnSQL.selectEvents`.
private enum EventColumn {
  static let place: Int32 = 0
  static let kind: Int32 = 1
  static let customer: Int32 = 2
  static let at: Int32 = 3
  static let body: Int32 = 4
}

extension Statement.Row {
  fileprivate var place: EventPlace { EventPlace(integer(EventColumn.place)) }

  fileprivate var kind: Event.Kind? {
    UInt8(exactly: integer(EventColumn.kind)).flatMap { Event.Kind(code: $0) }
  }

  fileprivate func unknownKind(after cursor: Int64) -> String {
    "the event after \(cursor) has the unknown kind \(integer(EventColumn.kind))"
  }

  /// And what is wrong where it cannot be read.
  fileprivate func event(
    _ kind: Event.Kind,
    of project: ProjectNumber,
    withBody: Bool = true
  ) -> (event: StoredEvent, damage: String?) {
    StoredEvent.read(
      place.cursor,
      of: project,
      kind,
      at: Moment(milliseconds: integer(EventColumn.at)),
      of: CustomerID(bytes(EventColumn.customer)),
      withBody ? bytes(EventColumn.body) : nil
    )
  }
}

extension Connection {
  /// One statement for each sort of record.
  func prepareForEachType(
    _ sql: (RecordTable) -> String
  ) throws(SQLiteError) -> ByRecordType<Statement> {
    try ByRecordType { type throws(SQLiteError) in try prepare(sql(RecordTable(type))) }
  }
}
