import IdentityCore
import Storage

/// Puts records and events in their tables, within a transaction of somebody else's.
final class TableWriter {
  private let insertEvent: Statement
  private let foldEvent: Statement
  private let rewriteEvent: Statement
  private let expireAnswers: Statement
  private let selectNewestEvent: Statement
  private let upserts: [RecordSort: Statement]
  private let deletes: [RecordSort: Statement]
  /// Of the last call that wrote any.
  private var newestAnswer: Moment?

  init(_ connection: Connection) throws(SQLiteError) {
    insertEvent = try connection.prepare(TurnSQL.insertEvent)
    foldEvent = try connection.prepare(TurnSQL.foldEvent)
    rewriteEvent = try connection.prepare(TurnSQL.rewriteEvent)
    expireAnswers = try connection.prepare(TurnSQL.expireAnswers)
    selectNewestEvent = try connection.prepare(TurnSQL.selectNewestEvent)
    upserts = try connection.prepareForEachSort { $0.upsert }
    deletes = try connection.prepareForEachSort { $0.delete }
  }

  /// Events must come behind all that there are.
  func check(_ events: [StoredEvent], behind backlog: Backlog?) throws(SQLiteError) {
    var newest: [ProjectNumber: Int64] = [:]
    for event in events {
      let before: Int64 =
        if let last = newest[event.project] ?? backlog?.newestEvent(of: event.project) {
          last
        } else {
          try newestEvent(of: event.project)
        }
      guard event.cursor > before else {
        throw SQLiteError(repeatedCursor: event.cursor, after: before)
      }
      _ = try place(of: event)
      newest[event.project] = event.cursor
    }
  }

  func write(_ records: [StoredRecord]) throws(SQLiteError) {
    var answers: [Moment] = []
    for record in records {
      try write(record)
      if case .answeredAt(let moment) = record.secondKey { answers.append(moment) }
    }
    newestAnswer = answers.max() ?? newestAnswer
    if let newestAnswer {
      try expireAnswers.run([
        .integer(AnswerExpiry.limit(newest: newestAnswer).milliseconds),
        .integer(Int64(AnswerExpiry.countMax(remembering: answers.count))),
      ])
    }
  }

  func write(_ events: [StoredEvent]) throws(SQLiteError) {
    for event in events { try insertEvent.run(try cells(of: event)) }
  }

  /// Events of the journal: those that are there already are left as they are.
  func fold(_ events: [StoredEvent]) throws(SQLiteError) {
    for event in events { try foldEvent.run(try cells(of: event)) }
  }

  func rewrite(_ events: [StoredEvent]) throws(SQLiteError) {
    for event in events {
      try rewriteEvent.run([
        .integer(try place(of: event)), .bytes(event.customer.bytes), .bytes(event.body),
      ])
    }
  }

  private func write(_ record: StoredRecord) throws(SQLiteError) {
    let address = record.address
    let statements = record.body == nil ? deletes : upserts
    guard let statement = statements[address.sort] else {
      preconditionFailure("TableWriter: no statement for \(address.sort)")
    }
    var cells: [Statement.Cell] = [.integer(Int64(address.project.value)), .bytes(address.id)]
    if let body = record.body {
      cells.append(.bytes(body))
      if let cell = address.sort.secondCell(record.secondKey) { cells.append(cell) }
    }
    try statement.run(cells)
  }

  private func cells(of event: StoredEvent) throws(SQLiteError) -> [Statement.Cell] {
    [
      .integer(try place(of: event)), .integer(Int64(event.kind.code)),
      .bytes(event.customer.bytes), .integer(event.at.milliseconds), .bytes(event.body),
    ]
  }

  private func place(of event: StoredEvent) throws(SQLiteError) -> Int64 {
    guard let place = EventPlace(of: event.cursor, in: event.project) else {
      throw SQLiteError(unplacedCursor: event.cursor, in: event.project)
    }
    return place.number
  }

  private func newestEvent(of project: ProjectNumber) throws(SQLiteError) -> Int64 {
    var newest: Int64 = 0
    let start = EventPlace(after: 0, in: project)
    try selectNewestEvent.forEachRow([
      .integer(start.number), .integer(start.end.number),
    ]) { row in
      newest = EventPlace(row.integer(0)).cursor
      return .stop
    }
    return newest
  }
}

extension RecordSort {
  /// What stands in the column that a table has for it; nil where a table has none.
  fileprivate func secondCell(_ key: SecondKey) -> Statement.Cell? {
    switch key {
    case .user(let user): return .bytes(user.bytes)
    case .due(let due): return .integer(due.milliseconds)
    case .answeredAt(let moment): return .integer(moment.milliseconds)
    case .none: break
    }
    switch self {
    case .device, .purchase, .customer: return .null
    default: return nil
    }
  }
}
