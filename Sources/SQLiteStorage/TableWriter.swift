import IdentityCore
import Storage

/// Writes records and events to their tables, within the caller's transaction.
final class TableWriter {
  private let insertEvent: Statement
  private let insertCustomerEvent: Statement
  private let deleteCustomerEvent: Statement
  private let selectCustomerOfEvent: Statement
  private let rewriteEvent: Statement
  private let expireAnswers: Statement
  private let selectNewestEvent: Statement
  private let upserts: ByRecordType<Statement>
  private let deletes: ByRecordType<Statement>
  /// The newest answer of the last call that wrote any.
  private var newestAnswer: Moment?

  init(_ connection: Connection) throws(SQLiteError) {
    insertEvent = try connection.prepare(TurnSQL.insertEvent)
    insertCustomerEvent = try connection.prepare(TurnSQL.insertCustomerEvent)
    deleteCustomerEvent = try connection.prepare(TurnSQL.deleteCustomerEvent)
    selectCustomerOfEvent = try connection.prepare(TurnSQL.selectCustomerOfEvent)
    rewriteEvent = try connection.prepare(TurnSQL.rewriteEvent)
    expireAnswers = try connection.prepare(TurnSQL.expireAnswers)
    selectNewestEvent = try connection.prepare(TurnSQL.selectNewestEvent)
    upserts = try connection.prepareForEachType { $0.upsert }
    deletes = try connection.prepareForEachType { $0.delete }
  }

  /// Checks that the events follow all existing events.
  ///
  /// Afterwards the memtable knows the newest event of each project in the turns.
  func check(_ turns: [Turn], behind memtable: Memtable) throws(SQLiteError) {
    var newest: [ProjectNumber: Int64] = [:]
    for turn in turns {
      let events = turn.events.span
      for index in events.indices {
        let (project, cursor) = (events[index].project, events[index].cursor)
        let before: Int64
        if let last = newest[project] ?? memtable.newestEvent(of: project) {
          before = last
        } else {
          before = try selectNewestEvent.newestEvent(of: project)
          memtable.setNewestEvent(before, of: project)
        }
        guard cursor > before else {
          throw SQLiteError(repeatedCursor: cursor, after: before)
        }
        _ = try self.position(of: cursor, in: project)
        newest[project] = cursor
      }
    }
  }

  /// Writes a whole row.
  func write(_ row: JournalRow) throws(SQLiteError) {
    for part in row.eventParts {
      try write(part, of: row)
      try insertIndexEntry(part, of: row)
    }
    for part in row.recordParts { try write(part, of: row) }
    try expire(row.recordParts.compactMap(\.answeredAt))
  }

  /// Writes a step of a flush; `expires` says whether it deletes expired answers, too.
  func write(_ step: Flush.Step, expires: Bool = true) throws(SQLiteError) {
    for item in step.events {
      let row = step.flushRows[item.row].row
      try write(row.eventParts[item.index], of: row)
    }
    var answers: [Moment] = []
    for item in step.records {
      let row = step.flushRows[item.row].row
      let part = row.recordParts[item.index]
      try write(part, of: row)
      if let moment = part.answeredAt { answers.append(moment) }
    }
    for item in step.indexEntries {
      let row = step.flushRows[item.row].row
      try insertIndexEntry(row.eventParts[item.index], of: row)
    }
    if expires { try expire(answers) }
  }

  func rewrite(_ events: [StoredEvent]) throws(SQLiteError) {
    for event in events {
      let position = try position(of: event.cursor, in: event.project)
      try deleteIndexEntry(at: position)
      let body = EventCodec.encode(event.event)
      try rewriteEvent.run([
        .integer(position), .bytes(event.customer.bytes), .bytes(body),
      ])
      try insertCustomerEvent.run([
        .integer(CustomerHash(event.customer).number), .integer(position),
      ])
    }
  }

  /// Removes an event from the customer index, before the event is rewritten.
  private func deleteIndexEntry(at position: Int64) throws(SQLiteError) {
    var customer: CustomerID?
    try selectCustomerOfEvent.forEachRow([.integer(position)]) { row in
      customer = CustomerID(row.bytes(0))
      return .stop
    }
    guard let customer else { return }
    try deleteCustomerEvent.run([.integer(CustomerHash(customer).number), .integer(position)])
  }

  /// Deletes expired answers, if others were written.
  private func expire(_ answers: [Moment]) throws(SQLiteError) {
    newestAnswer = answers.max() ?? newestAnswer
    guard let newestAnswer else { return }
    try expireAnswers.run([
      .integer(IdempotencyExpiry.limit(newest: newestAnswer).milliseconds),
      .integer(Int64(IdempotencyExpiry.countMax(remembering: answers.count))),
    ])
  }

  private func write(_ part: JournalRow.EventPart, of row: JournalRow) throws(SQLiteError) {
    let position = try position(of: part.indexEntry.cursor, in: part.indexEntry.project)
    try insertEvent.run(on: row.bytes) { (binder) throws(SQLiteError) in
      try binder.integer(position, at: 1)
      try binder.integer(Int64(part.kind.code), at: 2)
      try binder.slice(part.indexEntry.customer.range, at: 3)
      try binder.integer(part.at.milliseconds, at: 4)
      try binder.slice(part.body.range, at: 5)
    }
  }

  /// Adds an event to the customer index.
  private func insertIndexEntry(
    _ part: JournalRow.EventPart,
    of row: JournalRow
  ) throws(SQLiteError) {
    let position = try position(of: part.indexEntry.cursor, in: part.indexEntry.project)
    try insertCustomerEvent.run(on: row.bytes) { (binder) throws(SQLiteError) in
      try binder.integer(row.customerHash(of: part.indexEntry).number, at: 1)
      try binder.integer(position, at: 2)
    }
  }

  private func write(_ part: JournalRow.RecordPart, of row: JournalRow) throws(SQLiteError) {
    let statement = part.body == nil ? deletes[part.type] : upserts[part.type]
    try statement.run(on: row.bytes) { (binder) throws(SQLiteError) in
      try binder.integer(Int64(part.project.value), at: 1)
      try binder.slice(part.id.range, at: 2)
      guard let body = part.body else { return }
      try binder.slice(body.range, at: 3)
      switch part.indexKey {
      case .user(let user): try binder.slice(user.range, at: 4)
      case .due(let moment), .answeredAt(let moment):
        try binder.integer(moment.milliseconds, at: 4)
      // A table with a column for it stores NULL.
      case .none: break
      }
    }
  }

  private func position(of cursor: Int64, in project: ProjectNumber) throws(SQLiteError) -> Int64 {
    guard let position = EventPosition(of: cursor, in: project) else {
      throw SQLiteError(unplacedCursor: cursor, in: project)
    }
    return position.number
  }
}

extension Statement {
  /// Returns the newest event of a project; the statement is `TurnSQL.selectNewestEvent`.
  func newestEvent(of project: ProjectNumber) throws(SQLiteError) -> Int64 {
    var newest: Int64 = 0
    let start = EventPosition(after: 0, in: project)
    try forEachRow([.integer(start.number), .integer(start.end.number)]) { row in
      newest = EventPosition(row.integer(0)).cursor
      return .stop
    }
    return newest
  }
}

extension JournalRow.RecordPart {
  fileprivate var answeredAt: Moment? {
    if case .answeredAt(let moment) = indexKey { moment } else { nil }
  }
}
