import Foundation
import IdentityCore
import PostgreSQLStorage
import Storage
import TestSupport
import Testing

@Suite(
  "What the store on PostgreSQL replies",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
)
struct PostgreSQLStoreTests {
  @Test("The newest entry of a project's log names its records, also for a reader by name")
  func newestEntry() throws {
    let option = try PostgreSQLServer.shared.get().newStore()
    let daemon = try DaemonProcess(["--store", option])
    try daemon.connect().result("install", #"{"device":"phone"}"#)
    let store = try PostgreSQLStore(ConnectionString(String(option.dropFirst(9)))) {}
    defer { store.close() }
    let byName = StoreQuery.records([.project(ProjectID("default"))])
    let reply = try reply(of: store, to: .read([byName]), applied: [:])
    let update = try #require(reply.updates.first { $0.log != .directoryLog })
    let newest = try #require(update.entries.last)
    #expect(update.entries.count == 1)
    #expect(newest.affected?.contains(.projectCounts(update.log)) == true)

    // Memory at that entry needs none of its records.
    let again = try self.reply(of: store, to: .read([]), applied: [update.log: newest.id])
    let same = again.updates.first { $0.log == update.log }
    #expect(same?.entries == [LogEntry(newest.id, affected: [])])
  }

  @Test(
    "What was planned over empty or over full tables reads little of them",
    arguments: [false, true]
  )
  func plans(isAnalyzed: Bool) throws {
    let server = try PostgreSQLServer.shared.get()
    let option = try server.newStore()
    let schema = PostgreSQLServer.schema(of: option)
    let store = try PostgreSQLStore(ConnectionString(String(option.dropFirst(9)))) {}
    let project = ProjectNumber(1)
    let ask = {
      // The fifth poll also deletes old entries of logs.
      for _ in 1...5 { _ = try reply(of: store, to: .listTasks, applied: [:]) }
      let byName = RemoteRequest.Action.read([.records([.project(ProjectID("default"))])])
      _ = try reply(of: store, to: byName, applied: [.directoryLog: .none])
      for query in Self.queries {
        _ = try reply(of: store, to: .read([query]), applied: [project: .none])
      }
    }
    // Autovacuum reads indexes, too.
    try server.run("ALTER TABLE \(schema).record SET (autovacuum_enabled = false)")
    try ask()
    try server.run(
      """
      SET application_name = 'filler of \(schema)';
      INSERT INTO \(schema).record
      SELECT project, sort, convert_to('id' || number, 'UTF8'), 'x', NULL, 9000000000000000, NULL
      FROM \(schema).project_log, unnest('{6,7}'::int[]) AS sort,
        generate_series(1, 20000) AS number
      WHERE name = 'default';
      INSERT INTO \(schema).log_entry (project, position, writer, turn)
      SELECT project, number, 1, number
      FROM \(schema).project_log, generate_series(2, 3000) AS number
      WHERE name = 'default'
      """
    )
    if isAnalyzed { try server.run("ANALYZE \(schema).record, \(schema).log_entry") }
    // The server counts what a session has read when that session ends, which may be after `psql`
    // has ended.
    let awaitEnd = { (name: String) in
      let count = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE '\(name)'"
      while try server.run(count) != "0\n" { usleep(10_000) }
    }
    try awaitEnd("filler of \(schema)")
    let blocks = {
      let count = try server.run(
        """
        SELECT sum(heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)
        FROM pg_statio_all_tables
        WHERE schemaname = '\(schema)' AND relname = 'record'
        """
      )
      return try #require(Int(count.filter(\.isNumber)))
    }
    let before = try blocks()
    try ask()
    store.close()
    try awaitEnd("entitled/%/\(getpid())")
    #expect((1..<300).contains(try blocks() - before))
  }

  @Test("A turn of which a statement fails is no commit, though `COMMIT` itself succeeds")
  func rolledBack() throws {
    let option = try PostgreSQLServer.shared.get().newStore()
    let store = try PostgreSQLStore(ConnectionString(String(option.dropFirst(9)))) {}
    defer { store.close() }
    let (log, newest) = try newestEntry(of: store)
    let turn = RemoteRequest.Action.commit(Turn(number: .none.next), affected: [], logs: [log])
    _ = try reply(of: store, to: .lock([log], []), applied: [log: newest])
    // The first entry is taken.
    let outcome = try reply(of: store, to: turn, applied: [log: .none]).outcome
    guard case .failed = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try newestEntry(of: store) == (log, newest))
  }

  @Test("A commit whose wait for a standby was cancelled is in doubt, though it succeeds")
  func warning() throws {
    let server = try PostgreSQLServer()
    let option = try server.newStore()
    let schema = PostgreSQLServer.schema(of: option)
    // It must not depend on what the administrator wants to see.
    try server.run("ALTER ROLE postgres SET client_min_messages = 'error'")
    let store = try PostgreSQLStore(ConnectionString(String(option.dropFirst(9)))) {}
    defer { store.close() }
    let (log, newest) = try newestEntry(of: store)
    try server.run("ALTER SYSTEM SET synchronous_standby_names = 'absent'")
    try server.run("SELECT pg_reload_conf()")
    let turn = RemoteRequest.Action.commit(Turn(number: .none.next), affected: [], logs: [log])
    _ = try reply(of: store, to: .lock([log], []), applied: [log: newest])
    store.send(RemoteRequest(number: 1, action: turn, applied: [log: newest]))
    let cancel = """
      SELECT count(*) FROM (SELECT pg_cancel_backend(pid) FROM pg_stat_activity
        WHERE wait_event = 'SyncRep') AS cancelled
      """
    while try server.run(cancel).hasPrefix("0") {}
    let outcome = try nextReply(of: store).outcome
    guard case .lost = outcome else {
      Issue.record("\(outcome)")
      return
    }
    // It is there all the same.
    #expect(try newestEntry(of: store).entry.position == newest.position.next)

    // The lock does not show that before it has reached the standby.
    let wait = try reply(of: store, to: .lock([log], []), applied: [log: newest]).outcome
    guard case .failed(.unavailable) = wait else {
      Issue.record("\(wait)")
      return
    }

    // Looking for background work does not wait for the standby, and so reads do not, either. The
    // fifth poll deletes old entries.
    try server.run(
      """
      SET synchronous_commit = off;
      UPDATE \(schema).log_entry SET written_at = written_at - interval '11 min'
      """
    )
    for _ in 1...5 {
      let outcome = try reply(of: store, to: .listTasks, applied: [:]).outcome
      guard case .done = outcome else {
        Issue.record("\(outcome)")
        return
      }
    }
    let count = "SELECT count(*) FROM \(schema).log_entry WHERE project = \(log.value)"
    #expect(try server.run(count) == "1\n")
  }

  /// Queries of every kind, for a project's first records or for records that it does not have.
  private static let queries: [StoreQuery] = {
    let (project, user, customer) = (ProjectNumber(1), UserID("none"), CustomerID("none"))
    let chain = ChainKey(store: StoreName("appStore"), originalTransaction: TransactionID("none"))
    return [
      .records([
        .customer(project, customer), .user(project, user), .purchase(project, chain),
        .projectCounts(project),
      ]),
      .due(project, through: Moment(milliseconds: 0), limit: 10), .devices(project, of: user),
      .customers(project, after: nil, limit: 10), .page(.answer, project, after: [], limit: 10),
      .events(EventQuery(project: project, after: 0, limit: 10)), .consumers(limit: 10),
      .events(EventQuery(project: project, after: 0, limit: 10, customers: [customer])),
      .unclaimed(project, after: nil, limit: 10),
    ]
  }()

  /// Returns the log of the project `default`, and its newest entry.
  private func newestEntry(
    of store: PostgreSQLStore
  ) throws -> (log: ProjectNumber, entry: LogEntry.ID) {
    let project = StoreQuery.records([.project(ProjectID("default"))])
    let reply = try reply(of: store, to: .read([project]), applied: [:])
    let update = try #require(reply.updates.first { $0.log != .directoryLog })
    return (update.log, try #require(update.entries.last).id)
  }

  private func reply(
    of store: PostgreSQLStore,
    to action: RemoteRequest.Action,
    applied: [ProjectNumber: LogEntry.ID]
  ) throws -> RemoteReply {
    store.send(RemoteRequest(number: 1, action: action, applied: applied))
    return try nextReply(of: store)
  }

  private func nextReply(of store: PostgreSQLStore) throws -> RemoteReply {
    for _ in 0..<3000 {
      if let reply = store.takeReplies().first { return reply }
      usleep(10_000)
    }
    throw ChildProcessError(reason: "the store did not reply")
  }
}
