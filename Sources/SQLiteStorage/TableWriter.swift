import IdentityCore
import Storage

/// Puts records and events in their tables, within a transaction of somebody else's.
final class TableWriter {
  private let insertEvent: Statement
  private let insertCustomerEvent: Statement
  private let deleteCustomerEvent: Statement
  private let rewriteEvent: Statement
  private let expireAnswers: Statement
  private let selectNewestEvent: Statement
  private let upserts: ByRecordType<Statement>
  private let deletes: ByRecordType<Statement>
  /// Of the last call that wrote any.
  private var newestAnswer: Moment?

  init(_ connection: Connection) throws(SQLiteError) {
    insertEvent = try connection.prepare(TurnSQL.insertEvent)
    insertCustomerEvent = try connection.prepare(TurnSQL.insertCustomerEvent)
    deleteCustomerEvent = try connection.prepare(TurnSQL.deleteCustomerEvent)
    rewriteEvent = try connection.prepare(TurnSQL.rewriteEvent)
    expireAnswers = try connection.prepare(TurnSQL.expireAnswers)
    selectNewestEvent = try connection.prepare(TurnSQL.selectNewestEvent)
    upserts = try connection.prepareForEachType { $0.upsert }
    deletes = try connection.prepareForEachType { $0.delete }
  }

  /// Events must come behind all that there are.
  ///
  /// The backlog knows then of every project that has some, which one was its newest.
  func check(_ turns: [Turn], behind memtable: Memtable) throws(SQLiteError) {
    var newest: [ProjectNumber: Int64] = [:]
    for turn in turns {
      let events = turn.events.span
      for place in events.indices {
        let (project, cursor) = (events[place].project, events[place].cursor)
        let before: Int64
        if let last = newest[project] ?? memtable.newestEvent(of: project) {
          before = last
        } else {
          before = try newestEvent(of: project)
          memtable.noteNewestEvent(before, of: project)
        }
        guard cursor > before else {
          throw SQLiteError(repeatedCursor: cursor, after: before)
        }
        _ = try self.place(of: cursor, in: project)
        newest[project] = cursor
      }
    }
  }

  /// All that a row has.
  func write(_ row: JournalRow) throws(SQLiteError) {
    for part in row.eventParts {
      try write(part, of: row)
      try find(part, of: row)
    }
    for part in row.recordParts { try write(part, of: row) }
    try expire(row.recordParts.compactMap(\.answeredAt))
  }

  /// A step of what comes from the journal.
  func write(_ step: Flush.Step) throws(SQLiteError) {
    for item in step.events {
      let row = step.flushRows[item.row].row
      try write(row.eventParts[item.place], of: row)
    }
    var answers: [Moment] = []
    for item in step.records {
      let row = step.flushRows[item.row].row
      let part = row.recordParts[item.place]
      try write(part, of: row)
      if let moment = part.answeredAt { answers.append(moment) }
    }
    for item in step.findings {
      let row = step.flushRows[item.row].row
      try find(row.eventParts[item.place], of: row)
    }
    try expire(answers)
  }

  func rewrite(_ events: [StoredEvent]) throws(SQLiteError) {
    for event in events {
      let place = try place(of: event.cursor, in: event.project)
      try deleteCustomerEvent.run([.integer(place)])
      let body = EventCodec.encode(event.event)
      try rewriteEvent.run([
        .integer(place), .bytes(event.customer.bytes), .bytes(body),
      ])
      try insertCustomerEvent.run([.bytes(event.customer.bytes), .integer(place)])
    }
  }

  /// Answers that have outlived their lifetime, where others were remembered.
  private func expire(_ answers: [Moment]) throws(SQLiteError) {
    newestAnswer = answers.max() ?? newestAnswer
    guard let newestAnswer else { return }
    try expireAnswers.run([
      .integer(AnswerExpiry.limit(newest: newestAnswer).milliseconds),
      .integer(Int64(AnswerExpiry.countMax(remembering: answers.count))),
    ])
  }

  private func write(_ part: JournalRow.EventPart, of row: JournalRow) throws(SQLiteError) {
    let place = try place(of: part.finding.cursor, in: part.finding.project)
    try insertEvent.run(on: row.bytes) { (binder) throws(SQLiteError) in
      try binder.integer(place, at: 1)
      try binder.integer(Int64(part.kind.code), at: 2)
      try binder.stretch(part.finding.customer.range, at: 3)
      try binder.integer(part.at.milliseconds, at: 4)
      try binder.stretch(part.body.range, at: 5)
    }
  }

  /// Lets an event be found by its customer.
  private func find(_ part: JournalRow.EventPart, of row: JournalRow) throws(SQLiteError) {
    let place = try place(of: part.finding.cursor, in: part.finding.project)
    try insertCustomerEvent.run(on: row.bytes) { (binder) throws(SQLiteError) in
      try binder.stretch(part.finding.customer.range, at: 1)
      try binder.integer(place, at: 2)
    }
  }

  private func write(_ part: JournalRow.RecordPart, of row: JournalRow) throws(SQLiteError) {
    let statement = part.body == nil ? deletes[part.type] : upserts[part.type]
    try statement.run(on: row.bytes) { (binder) throws(SQLiteError) in
      try binder.integer(Int64(part.project.value), at: 1)
      try binder.stretch(part.id.range, at: 2)
      guard let body = part.body else { return }
      try binder.stretch(body.range, at: 3)
      switch part.secondKey {
      case .user(let user): try binder.stretch(user.range, at: 4)
      case .due(let moment), .answeredAt(let moment):
        try binder.integer(moment.milliseconds, at: 4)
      // Where its table has a column for it, that is NULL.
      case .none: break
      }
    }
  }

  private func place(of cursor: Int64, in project: ProjectNumber) throws(SQLiteError) -> Int64 {
    guard let place = EventPlace(of: cursor, in: project) else {
      throw SQLiteError(unplacedCursor: cursor, in: project)
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

extension JournalRow.RecordPart {
  fileprivate var answeredAt: Moment? {
    if case .answeredAt(let moment) = secondKey { moment } else { nil }
  }
}
