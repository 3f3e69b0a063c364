import IdentityCore
import Platform
import Storage

/// Carries out the requests of a channel, on its thread.
struct StoreWorker {
  private let string: ConnectionString
  private let deliveries: StoreDeliveries
  private let channel: StoreChannel
  private var session: StoreSession?
  /// Whether the session holds locks.
  private var isInTransaction = false
  /// Whether the outcome of the last commit is not known; the next lock shows it.
  private var isInDoubt = false
  /// How long to wait before the next attempt to reach the server.
  private var pause = Self.pauseMin
  /// The number of polls for background work.
  private var pollsCount = 0
  /// Whether this process may have the right to look for background work.
  private var mayHoldLease = false

  private static let pauseMin: Int64 = 50
  private static let pauseMax: Int64 = 500

  /// How long a request may wait for the store.
  private static let readWait = Duration.seconds(1)
  private static let writeWait = Duration.seconds(10)
  /// A wait for a lock ends after five seconds.
  private static let lockSilence: CInt = 6000

  init(_ string: ConnectionString, _ deliveries: StoreDeliveries, _ channel: StoreChannel) {
    (self.string, self.deliveries, self.channel) = (string, deliveries, channel)
  }

  /// Carries out a request.
  mutating func reply(to request: RemoteRequest, _ sentAt: SteadyInstant) -> RemoteReply {
    switch request.action {
    case .read(let queries):
      let fetch = Fetch(queries, applied: request.applied)
      return attempt(request, until: sentAt + Self.readWait) { session throws(Interruption) in
        try Self.content(of: try session.run([fetch.statement]), fetch.read)
      }
    case .listTasks:
      pollsCount += 1
      mayHoldLease = true
      let poll = TaskPoll(writer: deliveries.writer, number: pollsCount)
      return attempt(request, until: sentAt) { session throws(Interruption) in
        try Self.content(of: try session.run(poll.statements), poll.read)
      }
    case .lock(let logs, let queries): return lock(logs, queries, for: request, sentAt)
    case .readUnderLock(let queries):
      let fetch = Fetch(queries, applied: request.applied)
      return step(request) { session throws(Interruption) in
        try Self.content(of: try session.run([fetch.statement]), fetch.read)
      }
    case .commit(let turn, let affected, let logs):
      let statements = CommitStatements(
        turn,
        affected: affected,
        logs: logs,
        applied: request.applied,
        writer: deliveries.writer
      )
      let reply = step(request) { session throws(Interruption) in
        try Self.commit(statements.all, session)
      }
      isInTransaction = false
      if case .lost = reply.outcome { isInDoubt = true }
      return reply
    case .release:
      let reply = step(request) { session throws(Interruption) in
        try Self.commit([Self.end], session)
      }
      isInTransaction = false
      return reply
    }
  }

  /// Waits for locks, and reads under them.
  private mutating func lock(
    _ logs: [ProjectNumber],
    _ queries: [StoreQuery],
    for request: RemoteRequest,
    _ sentAt: SteadyInstant
  ) -> RemoteReply {
    let fetch = Fetch(queries, applied: request.applied)
    isInTransaction = false
    let isInDoubt = isInDoubt
    let reply = attempt(request, until: sentAt + Self.writeWait) { session throws(Interruption) in
      // A commit that has happened may not have reached its standby. Another one waits for both.
      if isInDoubt {
        let statements = [Self.begin, Self.lock(logs), Self.end]
        do throws(Interruption) {
          _ = try Self.commit(statements, session, Self.lockSilence)
        } catch {
          // The server may lack memory or room: it is asked again after a pause.
          if case .failed(let reason) = error { throw .passing(reason) }
          throw error
        }
      }
      let results = try session.run(
        [Self.begin, Self.lock(logs), fetch.statement],
        silence: Self.lockSilence
      )
      let found = try Self.content(of: results, fetch.read)
      guard case .success(let locked) = results[1], locked.count == logs.count else {
        throw .failed(.failed("a project's log is missing from the store"))
      }
      // Without the daemon's settings, nothing would end a lock that it forgets.
      guard locked.text(0, 1) == "\(session.mark)" else { throw .lost(StoreSession.pooler) }
      return found
    }
    if case .done = reply.outcome {
      (isInTransaction, self.isInDoubt) = (true, false)
    } else {
      session = nil
    }
    return reply
  }

  /// Why a request was not carried out.
  fileprivate enum Interruption: Error {
    case lost(String)
    /// It may succeed a little later.
    case passing(StorageError)
    case failed(StorageError)
  }

  /// Repeats a request that changes nothing, until it succeeds or its time is over.
  private mutating func attempt(
    _ request: RemoteRequest,
    until deadline: SteadyInstant,
    _ body: (DatabaseConnection) throws(Interruption) -> Fetch.Content
  ) -> RemoteReply {
    while true {
      let reason: StorageError
      do throws(Interruption) {
        let content = try body(try connected(for: request.number))
        pause = Self.pauseMin
        return reply(to: request, content)
      } catch {
        session = nil
        switch error {
        case .failed(let error): return reply(to: request, .failed(error))
        case .passing(let error): reason = error
        case .lost(let sentence): reason = .unavailable(sentence)
        }
      }
      let isOver = SteadyInstant.now + .milliseconds(pause) >= deadline
      if isOver || !channel.pause(milliseconds: pause) {
        return reply(to: request, .failed(reason))
      }
      pause = min(2 * pause, Self.pauseMax)
    }
  }

  /// Gives back the right to look for background work, if the server answers.
  mutating func end() {
    guard mayHoldLease, let connection = session?.connection else { return }
    _ = try? connection.run([TaskPoll.end(of: deliveries.writer)])
    session = nil
  }

  /// Carries out a step of the transaction that holds the locks; a lost one is never repeated.
  private mutating func step(
    _ request: RemoteRequest,
    _ body: (DatabaseConnection) throws(Interruption) -> Fetch.Content
  ) -> RemoteReply {
    guard isInTransaction, let connection = session?.connection else {
      return reply(to: request, .lost)
    }
    do throws(Interruption) {
      return reply(to: request, try body(connection))
    } catch {
      // The server ends a transaction whose session ends.
      (session, isInTransaction) = (nil, false)
      switch error {
      case .failed(let error): return reply(to: request, .failed(error))
      case .passing, .lost: return reply(to: request, .lost)
      }
    }
  }

  /// Returns a connection to the store and the server of the other connection.
  private mutating func connected(for number: UInt64) throws(Interruption) -> DatabaseConnection {
    if let session, session.store == deliveries.store,
      session.generation == deliveries.generation
    {
      return session.connection
    }
    session = nil
    do throws(StoreSession.Refusal) {
      let opened = try StoreSession(string, for: deliveries, number)
      guard deliveries.adopt(opened) else { throw StoreSession.otherStore }
      session = opened
      return opened.connection
    } catch {
      switch error {
      case .unreachable(let reason): throw .lost(reason)
      case .unusable(let reason):
        // A mistake of an administrator must not end the daemons that run.
        if deliveries.store != nil { throw .lost(reason) }
        throw .failed(.unusable(reason))
      }
    }
  }

  private func reply(to request: RemoteRequest, _ content: Fetch.Content) -> RemoteReply {
    RemoteReply(
      number: request.number,
      outcome: .done(content.contents),
      time: content.time,
      updates: content.updates
    )
  }

  private func reply(to request: RemoteRequest, _ outcome: RemoteReply.Outcome) -> RemoteReply {
    RemoteReply(number: request.number, outcome: outcome, time: nil, updates: [])
  }

  // MARK: Statements

  private static let begin = PreparedStatement("BEGIN ISOLATION LEVEL READ COMMITTED")
  private static let end = PreparedStatement("COMMIT")

  private static func lock(_ logs: [ProjectNumber]) -> PreparedStatement {
    var parameters = ParameterList()
    parameters.append(integers: logs.map { Int64($0.value) })
    let text = """
      SELECT project, coalesce(current_setting('\(StoreSession.connectionMark)', true), '')
      FROM project_log WHERE project = ANY ($1::int8[]) ORDER BY project FOR UPDATE
      """
    return PreparedStatement(text, parameters)
  }

  /// Reads the result of the last of some statements; all must have succeeded.
  private static func content(
    of results: [Result<ResultRows, DatabaseError>],
    _ read: (ResultRows) throws(StorageError) -> Fetch.Content
  ) throws(Interruption) -> Fetch.Content {
    guard let rows = try succeeded(results).last else {
      preconditionFailure("StoreWorker: a read without a statement")
    }
    do throws(StorageError) {
      return try read(rows)
    } catch {
      throw .failed(error)
    }
  }

  /// Runs statements, of which the last is a commit.
  ///
  /// A commit with a warning is in doubt: its wait for a standby may have been cancelled.
  private static func commit(
    _ statements: [PreparedStatement],
    _ connection: DatabaseConnection,
    _ silence: CInt = DatabaseConnection.silenceMilliseconds
  ) throws(Interruption) -> Fetch.Content {
    let warnings = connection.warningsCount
    let results = try connection.run(statements, silence: silence)
    // The server has answered, so nothing is in doubt, and it may lack memory or room for a while.
    if case .failure(let error)? = results.first(where: \.isFailure), error.lacksResources {
      throw .failed(error.storageError)
    }
    let rows = try succeeded(results)
    guard rows.last?.tag == "COMMIT" else {
      throw .failed(.unavailable("PostgreSQL: the transaction was rolled back"))
    }
    guard connection.warningsCount == warnings else {
      throw .lost("PostgreSQL: the commit ended with a warning")
    }
    return Fetch.Content(contents: [], time: nil, updates: [])
  }

  private static func succeeded(
    _ results: [Result<ResultRows, DatabaseError>]
  ) throws(Interruption) -> [ResultRows] {
    do throws(DatabaseError) {
      return try results.map { result throws(DatabaseError) in try result.get() }
    } catch {
      throw error.isPassing ? .passing(error.storageError) : .failed(error.storageError)
    }
  }
}

extension Result {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}

extension DatabaseConnection {
  /// Runs statements in one round trip.
  fileprivate func run(
    _ statements: [PreparedStatement],
    silence: CInt = DatabaseConnection.silenceMilliseconds
  ) throws(StoreWorker.Interruption) -> [Result<ResultRows, DatabaseError>] {
    do throws(ConnectionLoss) {
      return try results(of: statements, silence: silence)
    } catch {
      throw .lost("PostgreSQL: \(error.reason)")
    }
  }
}
