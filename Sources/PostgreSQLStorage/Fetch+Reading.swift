import IdentityCore
import Storage

// What the rows of a fetch say.
extension Fetch {
  /// Reads the rows of the statement.
  func read(_ rows: ResultRows) throws(StorageError) -> Content {
    var places: [Int64: [Int]] = [:]
    for row in 0..<rows.count { places[rows.integer(row, 0), default: []].append(row) }
    let time = places[Part.time]?.first.map { rows.integer($0, 2) } ?? 0
    let updates = try updates(in: places[Part.log] ?? [], rows)
    var records = try records(in: places[Part.record] ?? [], rows, updates)[...]
    var contents: [StoreContent] = []
    for (number, query) in queries.enumerated() {
      let part = places[Part.range + Int64(number)] ?? []
      if case .records(let keys) = query {
        contents.append(.records(Array(records.prefix(keys.count))))
        records.removeFirst(keys.count)
      } else {
        contents.append(try content(of: query, in: part, rows))
      }
    }
    return Content(
      contents: contents,
      time: Moment(milliseconds: time),
      updates: updates
    )
  }

  private func records(
    in part: [Int],
    _ rows: ResultRows,
    _ updates: [LogUpdate]
  ) throws(StorageError) -> [Record?] {
    var records = [Record?](repeating: nil, count: keys.count)
    for (place, key) in keys.enumerated() where key.type == .projectCounts {
      records[place] = updates.first { $0.log == key.project }?.counts.map { .projectCounts($0) }
    }
    for row in part {
      let place = Int(rows.integer(row, 1))
      guard let body = rows.bytes(row, 5) else { continue }
      records[place] = try Self.readable { () throws(CodecError) in
        try RecordCodec.decode(body, for: keys[place])
      }
    }
    return records
  }

  private func updates(in part: [Int], _ rows: ResultRows) throws(StorageError) -> [LogUpdate] {
    var entries: [ProjectNumber: [LogEntry]] = [:]
    var tallies: [ProjectNumber: (position: LogPosition, bytes: [UInt8]?)] = [:]
    for log in applied.keys { entries[log] = [] }
    for row in part {
      let log = ProjectNumber(UInt32(truncatingIfNeeded: rows.integer(row, 1)))
      let id = LogEntry.ID(
        position: LogPosition(rows.integer(row, 2)),
        writer: WriterID(UInt64(bitPattern: rows.integer(row, 3))),
        turn: TurnNumber(UInt64(bitPattern: rows.integer(row, 4)))
      )
      let keys = try Self.readable { () throws(CodecError) in
        try rows.bytes(row, 5).map { bytes throws(CodecError) in try LogEntry.decodeKeys(bytes) }
      }
      if id.position > tallies[log]?.position ?? .none {
        tallies[log] = (id.position, rows.bytes(row, 6))
      }
      let isNew = id.position > applied[log]?.position ?? .none
      entries[log, default: []].append(LogEntry(id, affected: isNew ? keys : []))
    }
    var updates: [LogUpdate] = []
    for (log, entries) in entries {
      let ordered = entries.sorted { $0.id.position < $1.id.position }
      let isTooLong = ordered.count > LogUpdate.entriesMax
      updates.append(
        LogUpdate(
          log: log,
          entries: isTooLong ? Array(ordered.suffix(1)) : ordered,
          counts: try counts(tallies[log]?.bytes, of: log)
        )
      )
    }
    return updates
  }

  private func counts(
    _ tally: [UInt8]?,
    of project: ProjectNumber
  ) throws(StorageError) -> ProjectCounts? {
    guard let tally else { return nil }
    let record = try Self.readable { () throws(CodecError) in
      try RecordCodec.decode(tally, for: .projectCounts(project))
    }
    return if case .projectCounts(let counts) = record { counts } else { nil }
  }

  private func content(
    of query: StoreQuery,
    in part: [Int],
    _ rows: ResultRows
  ) throws(StorageError) -> StoreContent {
    let ids = part.map { rows.bytes($0, 5) ?? [] }
    switch query {
    case .records: return .records([])
    case .events(let query): return .events(try page(query, in: part, rows))
    case .due(_, _, let limit):
      let dues = zip(part, ids).compactMap { row, id in
        UInt8(exactly: rows.integer(row, 3)).flatMap { RecordType(rawValue: $0) }.flatMap {
          let moment = Moment(milliseconds: rows.integer(row, 2))
          return DueRecord(moment: moment, of: RecordKey($0, ProjectNumber(0), id))
        }
      }
      return .due(Array(dues.sorted().prefix(limit)))
    case .devices: return .devices(ids.map { DeviceID($0) })
    case .customers: return .customers(ids.map { CustomerID($0) })
    case .unclaimed: return .unclaimed(ids.compactMap { ChainKey(unclaimedID: $0) })
    case .consumers:
      return .consumers(
        zip(part, ids).map { row, id in
          let number = UInt32(truncatingIfNeeded: rows.integer(row, 2))
          return ConsumerAddress(project: ProjectNumber(number), id: ConsumerID(id))
        }
      )
    case .page(let type, let project, _, _):
      var records: [PagedRecord] = []
      for (row, id) in zip(part, ids) {
        let body = rows.bytes(row, 6) ?? []
        records.append(
          try Self.readable { () throws(CodecError) in
            try RecordCodec.decode(body, at: RecordKey(type, project, id))
          }
        )
      }
      return .page(records)
    }
  }

  private func page(
    _ query: EventQuery,
    in part: [Int],
    _ rows: ResultRows
  ) throws(StorageError) -> EventPage {
    var page = EventPage(events: [], cursor: query.after, more: false)
    var (newest, scannedCount) = (query.after, 0)
    for row in part {
      let cursor = rows.integer(row, 2)
      guard rows.integer(row, 1) == 0 else {
        newest = max(newest, cursor)
        continue
      }
      guard scannedCount < query.scanMax else {
        page.more = true
        return page
      }
      scannedCount += 1
      guard let kind = UInt8(exactly: rows.integer(row, 3)).flatMap({ Event.Kind(code: $0) }) else {
        throw .failed("the event \(cursor) has the unknown kind \(rows.integer(row, 3))")
      }
      let (event, damage) = StoredEvent.read(
        cursor,
        of: query.project,
        kind,
        at: Moment(milliseconds: rows.integer(row, 4)),
        of: CustomerID(rows.bytes(row, 5) ?? []),
        rows.bytes(row, 6)
      )
      if let damage { throw .failed(damage) }
      guard page.append(event, query) else { return page }
    }
    page.cursor = max(page.cursor, newest)
    return page
  }

  static func readable<Value>(
    _ body: () throws(CodecError) -> Value
  ) throws(StorageError) -> Value {
    do throws(CodecError) {
      return try body()
    } catch {
      throw .failed(error.description)
    }
  }
}
