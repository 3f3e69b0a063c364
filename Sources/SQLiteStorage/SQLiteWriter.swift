import IdentityCore
import Storage

/// Makes turns durable: one transaction and one sync of the log for each commit.
final class SQLiteWriter: StoreWriter {
  private let connection: Connection
  private var sweep = TraceSweep()
  private let begin: Statement
  private let commit: Statement
  private let insertEvent: Statement
  private let rewriteEvent: Statement
  private let expireAnswers: Statement
  private let upserts: [RecordSort: Statement]
  private let deletes: [RecordSort: Statement]
  /// Of the last commit that remembered any.
  private var newestAnswer: Moment?
  /// A sync that failed: nothing is written after it.
  private var end: StorageError?

  /// From so many pages on, `upkeep` empties the log: SQLite's own measure, about 4 MB.
  private let logPagesMax = 1000

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    begin = try connection.prepare(TurnSQL.beginWriting)
    commit = try connection.prepare(TurnSQL.commit)
    insertEvent = try connection.prepare(TurnSQL.insertEvent)
    rewriteEvent = try connection.prepare(TurnSQL.rewriteEvent)
    expireAnswers = try connection.prepare(TurnSQL.expireAnswers)
    upserts = try connection.prepareForEachSort { $0.upsert }
    deletes = try connection.prepareForEachSort { $0.delete }
  }

  /// Leaves the log empty if it can, so that the data file alone is everything.
  ///
  /// Where it cannot, nothing is lost: the log is read at the next start.
  deinit {
    guard end == nil else { return }
    connection.waitForNobody()
    do throws(SQLiteError) {
      try connection.checkpoint(.truncating)
    } catch {
      connection.keepLogOnClose()
    }
  }

  func commit(_ turns: [Turn]) throws(StorageError) {
    if let end { throw end }
    guard !turns.allSatisfy(\.isEmpty) else { return }
    if turns.contains(where: \.clearsTraces) { sweep.restart() }
    do throws(SQLiteError) {
      try begin.run()
      do throws(SQLiteError) {
        try write(turns)
        try commit.run()
      } catch {
        connection.rollBack()
        throw error
      }
    } catch {
      throw heed(error)
    }
  }

  /// Checkpoints are made here and not within commits: nobody waits, and their errors are heard.
  func upkeep() throws(StorageError) {
    if let end { throw end }
    guard connection.logPageCount >= logPagesMax else { return }
    do throws(SQLiteError) {
      try connection.checkpoint(.passive)
    } catch {
      // The log keeps what found no room in the data file, or was being read: another time.
      if error.isBusy || error.storageError == .full { return }
      throw heed(error)
    }
  }

  func clearTraces() throws(StorageError) -> TraceProgress {
    if let end { throw end }
    do throws(SQLiteError) {
      return try sweep.step(on: connection)
    } catch {
      if error.isBusy { return .busy }
      throw heed(error)
    }
  }

  /// Lets the data file grow to so many pages: for tests, a disk of that size.
  func limitPages(to count: Int) throws(StorageError) {
    do throws(SQLiteError) {
      _ = try connection.integer("PRAGMA max_page_count = \(count)")
    } catch {
      throw error.storageError
    }
  }

  private func write(_ turns: [Turn]) throws(SQLiteError) {
    var answers: [Moment] = []
    for (key, record) in turns.lastStates {
      try write(record, for: key)
      if case .answer(let answer)? = record { answers.append(answer.answeredAt) }
    }
    for turn in turns {
      for event in turn.events { try write(event) }
      for event in turn.rewrites { try rewrite(event) }
    }
    newestAnswer = answers.max() ?? newestAnswer
    if let newestAnswer {
      try expireAnswers.run([
        .integer(AnswerExpiry.limit(newest: newestAnswer).milliseconds),
        .integer(Int64(AnswerExpiry.countMax(remembering: answers.count))),
      ])
    }
  }

  private func write(_ record: Record?, for key: RecordKey) throws(SQLiteError) {
    let address = RecordAddress(key)
    var cells: [Statement.Cell] = [.integer(Int64(address.project.value)), .bytes(address.id)]
    let statements = record == nil ? deletes : upserts
    guard let statement = statements[address.sort] else {
      preconditionFailure("SQLiteWriter: no statement for \(address.sort)")
    }
    if let record { cells.append(.bytes(RecordCodec.encode(record, for: key))) }
    switch record {
    case .answer(let answer): cells.append(.integer(answer.answeredAt.milliseconds))
    case .device(let device):
      cells.append(device.identifiedUser.map { .bytes($0.bytes) } ?? .null)
    case .purchase, .customer:
      cells.append(record?.nextDue.map { .integer($0.milliseconds) } ?? .null)
    default: break
    }
    try statement.run(cells)
  }

  private func write(_ event: StoredEvent) throws(SQLiteError) {
    try insertEvent.run([
      .integer(Int64(event.project.value)), .integer(event.cursor),
      .integer(Int64(event.kind.code)), .bytes(event.customer.bytes),
      .integer(event.at.milliseconds), .bytes(event.body),
    ])
  }

  private func rewrite(_ event: StoredEvent) throws(SQLiteError) {
    try rewriteEvent.run([
      .integer(Int64(event.project.value)), .integer(event.cursor),
      .bytes(event.customer.bytes), .bytes(event.body),
    ])
  }

  /// After a sync that failed, closing must not write either.
  private func heed(_ error: SQLiteError) -> StorageError {
    let failure = error.storageError
    if case .syncFailed = failure {
      end = failure
      connection.keepLogOnClose()
    }
    return failure
  }
}
