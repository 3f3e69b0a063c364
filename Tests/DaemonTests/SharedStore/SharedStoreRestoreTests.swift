import Foundation
import TestSupport
import Testing

@Suite(
  "The feed after a database was restored",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
)
struct SharedStoreRestoreTests {
  private let server: PostgreSQLServer
  private let store: String

  init() throws {
    server = try PostgreSQLServer.shared.get()
    store = try server.newStore()
  }

  private func daemon(_ store: String? = nil) throws -> DaemonProcess {
    try DaemonProcess(["--store", store ?? self.store])
  }

  private func install(_ users: [String], _ daemon: DaemonProcess) throws {
    let line = try daemon.connect()
    for user in users {
      try line.result("install", #"{"device":"of-\#(user)","userId":"\#(user)"}"#)
    }
  }

  private func texts(_ name: String, of events: [JSONTree]) -> [String] {
    events.compactMap { $0[name]?.text }
  }

  /// Stops a daemon, and returns how often it has warned of a restored database.
  private static func warnings(of daemon: DaemonProcess) -> Int {
    #expect(daemon.stop() == 0)
    return daemon.log.components(separatedBy: "each feed goes on at a new number").count - 1
  }

  /// Loses the store, and makes it again from a dump.
  private func restore(_ dump: String) throws {
    try server.run("DROP SCHEMA \(PostgreSQLServer.schema(of: store)) CASCADE")
    try server.run(dump)
  }

  @Test("Ids and cursors never repeat, even if a dump is restored twice, and eight daemons start")
  func neverRepeats() throws {
    let first = try daemon()
    try first.connect().result("project.define", #"{"project":"other"}"#)
    try install(["ann"], first)
    let kept = try first.connect().events()
    let dump = try server.dump(store)
    var (lost, writer): ([JSONTree], DaemonProcess) = ([], first)
    for round in 1...3 {
      try install(["bob\(round)", "cid\(round)"], writer)
      let all = try writer.connect().events()
      #expect(Array(all.prefix(kept.count)) == kept)
      let fresh = Array(all.dropFirst(kept.count))
      try #require(fresh.count >= 4)
      fresh.expectNew(beside: lost, "round \(round)")
      lost += fresh
      #expect(Self.warnings(of: writer) == 0)
      try restore(dump)
      // They start at the same time; one of them leaves the gap.
      let daemons = try (0..<8).map { _ in try daemon() }
      for daemon in daemons { try daemon.connect().result("userInfo", #"{"device":"of-ann"}"#) }
      #expect(daemons.map(Self.warnings).reduce(0, +) == 1)
      writer = try daemon()
    }
    let count = try writer.connect().result("project.describe", "{}")["project"]?["counts"]
    #expect(count?["events"] == .number("\(kept.count)"))
  }

  @Test("A reader of lost events gets an error with a cursor; other readers miss nothing")
  func readers() throws {
    let before = try daemon()
    try install(["ann"], before)
    try before.connect().result("events.acknowledge", #"{"consumer":"mailer","cursor":"1"}"#)
    let kept = try #require(texts("cursor", of: try before.connect().events()).last)
    let dump = try server.dump(store)
    try install(["bob"], before)
    let lost = try #require(texts("cursor", of: try before.connect().events()).last)
    #expect(before.stop() == 0)
    try restore(dump)

    let after = try daemon()
    let line = try after.connect()
    let call = #"{"id":1,"method":"events.read","params":{"after":"\#(lost)"}}"#
    let error = try line.refusal(of: call)
    #expect(error["data"]?["kind"] == .string("invalidParams"), "\(error)")
    #expect(error["data"]?["hint"]?.text?.contains("\"\(kept)\"") ?? false, "\(error)")
    try install(["cid"], after)
    let fresh = try line.events(after: kept)
    #expect(texts("userId", of: fresh).contains("cid"), "\(fresh)")
    let ofMailer = try line.result("events.read", #"{"consumer":"mailer"}"#)
    #expect(ofMailer["events"] == .array(try line.events(after: "1")))
  }

  @Test("After a failover that lost events, waits and subscriptions end, and later ones get all")
  func failover() throws {
    let network = try FaultyNetwork(server)
    try network.line.result("install", #"{"device":"early"}"#)
    let kept = try #require(texts("cursor", of: try network.line.events()).last)
    let dump = try server.dump(network.store)
    for number in 0..<4 { try network.line.result("install", #"{"device":"late\#(number)"}"#) }
    let lost = try #require(texts("cursor", of: try network.line.events()).last)
    let (subscriber, waiter) = (try network.daemon.connect(), try network.daemon.connect())
    try subscriber.result("events.subscribe", "{}")
    let wait = #"{"id":1,"method":"events.wait","params":{"after":"\#(lost)","timeoutMs":60000}}"#
    try waiter.send(request: wait)
    let second = try PostgreSQLServer()
    try second.run(dump)
    network.proxy.lead(to: second)
    try network.line.result("install", #"{"device":"new"}"#)
    let gap = try JSONTree(try #require(try subscriber.receive()))
    #expect(gap["method"] == .string("gap"), "\(gap)")
    #expect(gap["params"]?["cursor"]?.text == lost, "\(gap)")
    let answer = try JSONTree(try #require(try waiter.receive()))
    #expect(answer["error"]?["data"]?["kind"]?.text == "invalidParams", "\(answer)")
    #expect(answer["error"]?["data"]?["hint"]?.text?.contains("\"\(kept)\"") ?? false)
    let news = try network.line.events(after: kept)
    try #require(!news.isEmpty)
    try subscriber.result("events.subscribe", #"{"after":"\#(kept)"}"#)
    for event in news {
      let notice = try JSONTree(try #require(try subscriber.receive()))
      #expect(notice["params"]?["event"] == event, "\(notice)")
    }
    #expect(Self.warnings(of: network.daemon) == 1)
  }

  @Test("A daemon that meets an old primary leaves a gap behind the events that it remembers")
  func oldPrimary() throws {
    let network = try FaultyNetwork(server)
    try network.line.result("install", #"{"device":"early"}"#)
    let kept = try network.line.events()
    let dump = try server.dump(network.store)
    for number in 0..<4 { try network.line.result("install", #"{"device":"late\#(number)"}"#) }
    let lost = try network.line.events().dropFirst(kept.count)
    let second = try PostgreSQLServer()
    try second.run(dump)
    let table = "\(PostgreSQLServer.schema(of: network.store)).store"
    try second.run(
      """
      UPDATE \(table) SET place = (SELECT system_identifier::text FROM pg_control_system())
        || '/' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)
        || '/' || (SELECT oid FROM pg_database WHERE datname = current_database())
        || '/' || to_regclass('\(table)')::oid
      """
    )
    network.proxy.lead(to: second)
    try network.line.result("install", #"{"device":"new"}"#)
    let fresh = Array(try network.line.events().dropFirst(kept.count))
    try #require(!fresh.isEmpty)
    fresh.expectNew(beside: Array(lost), "an old primary")
    #expect(Self.warnings(of: network.daemon) == 1)
  }

  @Test("A restore under running daemons repeats no number either, if they remember lost events")
  func running() throws {
    let daemons = [try daemon(), try daemon()]
    try install(["ann"], daemons[0])
    let kept = try daemons[1].connect().events()
    let dump = try server.dump(store)
    try install(["bob", "cid"], daemons[0])
    let lost = try daemons[1].connect().events().dropFirst(kept.count)
    let schema = PostgreSQLServer.schema(of: store)
    // Rows that are loaded into the same tables do not show it.
    let rows = dump.split(separator: "\n").filter { $0.hasPrefix("INSERT INTO") }
    let tables = ["store", "project_log", "log_entry", "record", "event", "task_lease"]
    let truncation = "TRUNCATE " + tables.map { "\(schema).\($0)" }.joined(separator: ", ")
    try server.run("BEGIN; \(truncation); \(rows.joined(separator: "\n")) COMMIT")
    for (daemon, user) in zip(daemons, ["dan", "eve"]) {
      try install([user], daemon)
    }
    let fresh = try daemons[0].connect().events().dropFirst(kept.count)
    try #require(fresh.count >= 4)
    for name in ["cursor", "id"] {
      let repeated = Set(texts(name, of: Array(fresh))).intersection(texts(name, of: Array(lost)))
      #expect(repeated.isEmpty)
    }
    #expect(daemons.map(Self.warnings).allSatisfy { $0 > 0 })
  }

  @Test("A standby that takes over leaves a gap, once, and so does the administrator's statement")
  func promotion() throws {
    func gaps(_ daemon: DaemonProcess) throws -> Int {
      // A session that has just ended fails a read once.
      var events = try? daemon.connect().events()
      for _ in 0..<100 where events == nil {
        usleep(50_000)
        events = try? daemon.connect().events()
      }
      let cursors = texts("cursor", of: try #require(events)).compactMap { Int($0) }
      return zip(cursors, cursors.dropFirst()).filter { $0 + 1 != $1 }.count
    }

    let server = try PostgreSQLServer(isRestarting: true)
    let store = try server.newStore()
    let daemon = try daemon(store)
    try install(["ann"], daemon)
    try server.promote()
    try install(["bob"], daemon)
    try server.crash(.immediateStop)
    try install(["cid"], daemon)
    #expect(try gaps(daemon) == 1)
    #expect(Self.warnings(of: daemon) == 1)
    try server.run("UPDATE \(PostgreSQLServer.schema(of: store)).store SET place = ''")
    let next = try self.daemon(store)
    try install(["dan"], next)
    #expect(try gaps(next) == 2)
    #expect(Self.warnings(of: next) == 1)
  }
}
