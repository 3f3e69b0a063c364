import Foundation
import TestSupport
import Testing

@Suite(
  "Several daemons over one PostgreSQL",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
)
struct SharedStoreTests {
  private static func product() -> String {
    #"{"products":{"pro":{"kind":"subscription","entitlements":["premium"]}}}"#
  }

  private static func purchase(endingAfter seconds: TimeInterval) -> String {
    let now = Date()
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return #"{"device":"phone","product":"pro","store":"appStore","transactionId":"t1","#
      + #""purchasedAt":"\#(now.formatted(style))","#
      + #""expiresAt":"\#((now + seconds).formatted(style))"}"#
  }

  @Test("Each daemon shows at once what the other has acknowledged")
  func linearizable() throws {
    let store = try PostgreSQLServer.shared.get().newStore()
    let one = try DaemonProcess(["--store", store])
    let other = try DaemonProcess(["--store", store])
    let (first, second) = (try one.connect(), try other.connect())
    try first.result("project.define", Self.product())
    try second.result("install", #"{"device":"phone"}"#)
    let nothing = try second.result("checkEntitlements", #"{"device":"phone"}"#)
    #expect(nothing["entitlements"] == .object([]))
    try first.result("purchase", Self.purchase(endingAfter: 3600))
    let access = try second.result("checkEntitlements", #"{"device":"phone"}"#)
    #expect(access["entitlements"]?["premium"]?["active"] == .bool(true))
    try second.result("identify", #"{"device":"phone","userId":"ann"}"#)
    #expect(try first.result("userInfo", #"{"device":"phone"}"#)["user"]?["id"]?.text == "ann")
    try first.result("user.delete", #"{"userId":"ann"}"#)
    let gone = try second.refusal(of: #"{"id":1,"method":"userInfo","params":{"userId":"ann"}}"#)
    #expect(gone["data"]?["kind"]?.text == "unknownUser")
    let events = try first.events()
    #expect(try second.events() == events)
    #expect(events.compactMap { $0["cursor"]?.text } == (1...events.count).map { "\($0)" })
  }

  @Test("A daemon that was suspended while it wrote answers nothing from before")
  func suspended() throws {
    let store = try PostgreSQLServer.shared.get().newStore()
    let one = try DaemonProcess(["--store", store])
    let other = try DaemonProcess(["--store", store])
    let (first, writer, reader) = (try one.connect(), try other.connect(), try other.connect())
    try first.result("project.define", #"{"entitlements":["gold","silver"]}"#)
    try first.result("install", #"{"device":"phone"}"#)
    for round in 0..<4 {
      try first.result("grant", #"{"device":"phone","entitlement":"gold"}"#)
      try reader.result("checkEntitlements", #"{"device":"phone"}"#)
      let params = #"{"device":"phone","entitlement":"silver"}"#
      try writer.send(request: #"{"id":1,"method":"grant","params":\#(params)}"#)
      usleep(UInt32(round) * 700)
      try other.freeze()
      // PostgreSQL ends a session that is silent in a transaction for a second.
      try first.result("revoke", #"{"device":"phone","entitlement":"gold"}"#)
      let check = #"{"id":2,"method":"checkEntitlements","params":{"device":"phone"}}"#
      try reader.send(request: check)
      other.signal(SIGCONT)
      let gold = try reader.nextResult()["entitlements"]?["gold"]?["active"]
      #expect(gold != .bool(true), "round \(round)")
      // The grant happened before the revocation, or after it, or not at all.
      _ = try writer.nextReply()
    }
    #expect(other.stop() == 0)
  }

  @Test("A wait on one daemon gets the event of another")
  func wait() throws {
    let store = try PostgreSQLServer.shared.get().newStore()
    let one = try DaemonProcess(["--store", store])
    let other = try DaemonProcess(["--store", store])
    let (first, second) = (try one.connect(), try other.connect())
    let params = #"{"after":"0","timeoutMs":30000}"#
    try first.send(request: #"{"id":1,"method":"events.wait","params":\#(params)}"#)
    usleep(200_000)
    try second.result("install", #"{"device":"phone"}"#)
    guard case .array(let events)? = try first.nextResult()["events"] else {
      Issue.record("the wait has no events")
      return
    }
    #expect(events.first?["kind"]?.text == "userCreated")
  }

  @Test("What ends by the system's clock is emitted once, by one of them")
  func end() throws {
    let store = try PostgreSQLServer.shared.get().newStore()
    let daemons = try (0..<3).map { _ in try DaemonProcess(["--store", store]) }
    let lines = try daemons.map { try $0.connect() }
    try lines[0].result("project.define", Self.product())
    try lines[1].result("install", #"{"device":"phone"}"#)
    try lines[2].result("purchase", Self.purchase(endingAfter: 3))
    let wait = #"{"after":"0","kinds":["entitlementsDeactivated"],"timeoutMs":30000}"#
    let page = try lines[0].result("events.wait", wait)
    #expect(page["events"]?[0] != nil)
    usleep(2_500_000)
    let kinds = try lines[1].events().compactMap { $0["kind"]?.text }
    #expect(kinds.filter { $0 == "entitlementsDeactivated" }.count == 1)
  }

  @Test("Requests go on after the server has ended all connections of a daemon")
  func lostConnections() throws {
    let server = try PostgreSQLServer.shared.get()
    let daemon = try DaemonProcess(["--store", server.newStore()])
    let line = try daemon.connect()
    for number in 0..<20 {
      try line.result("install", #"{"device":"d\#(number)"}"#)
      try server.run(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name LIKE 'entitled/%/\(daemon.pid)'
        """
      )
      #expect(try line.result("userInfo", #"{"device":"d\#(number)"}"#)["user"] != nil)
    }
    #expect(try line.events().count == 20)
  }

  @Test("Entries whose successors are ten minutes old are deleted, and the newest stays")
  func trimming() throws {
    let server = try PostgreSQLServer.shared.get()
    let store = try server.newStore()
    let schema = store.split(separator: "=").last.map(String.init) ?? ""
    let daemons = try (0..<2).map { _ in try DaemonProcess(["--store", store]) }
    let lines = try daemons.map { try $0.connect() }
    for number in 0..<6 { try lines[number % 2].result("install", #"{"device":"d\#(number)"}"#) }
    try server.run(
      """
      UPDATE \(schema).log_entry SET written_at = written_at - interval '11 min'
      WHERE project = 1 AND position < 6
      """
    )
    var left = ""
    for _ in 0..<300 where left != "5\n6\n7\n" {
      usleep(100_000)
      left = try server.run(
        "SELECT position FROM \(schema).log_entry WHERE project = 1 ORDER BY position"
      )
    }
    #expect(left == "5\n6\n7\n")
    for (number, line) in lines.enumerated() {
      try line.result("install", #"{"device":"e\#(number)"}"#)
      #expect(try line.result("userInfo", #"{"device":"d0"}"#)["user"] != nil)
    }
    #expect(try lines[0].events().count == 8)
  }

  @Test("Of a long log, the entries stay that a daemon can follow")
  func longLog() throws {
    let server = try PostgreSQLServer.shared.get()
    let store = try server.newStore()
    let schema = PostgreSQLServer.schema(of: store)
    let daemons = try (0..<2).map { _ in try DaemonProcess(["--store", store]) }
    let lines = try daemons.map { try $0.connect() }
    for (number, line) in lines.enumerated() {
      try line.result("install", #"{"device":"d\#(number)"}"#)
    }
    try server.run(
      """
      INSERT INTO \(schema).log_entry (project, position, writer, turn, tally, keys)
      SELECT 1, newest.position + number, 1, number, newest.tally, newest.keys
      FROM generate_series(1, 6000) AS number, (
        SELECT position, tally, keys FROM \(schema).log_entry
        WHERE project = 1 ORDER BY position DESC LIMIT 1
      ) AS newest
      """
    )
    let count = "SELECT count(*) FROM \(schema).log_entry WHERE project = 1"
    for _ in 0..<300 where try server.run(count) != "2002\n" { usleep(100_000) }
    #expect(try server.run(count) == "2002\n")
    for (number, line) in lines.enumerated() {
      #expect(try line.result("userInfo", #"{"device":"d\#(1 - number)"}"#)["user"] != nil)
      try line.result("install", #"{"device":"e\#(number)"}"#)
    }
    #expect(try lines[0].events().count == 4)
  }

  @Test("Clients that read different events at the same time all get them")
  func simultaneousReads() throws {
    let daemon = try DaemonProcess(["--store", PostgreSQLServer.shared.get().newStore()])
    let lines = try (0..<40).map { _ in try daemon.connect() }
    for number in lines.indices { try lines[0].result("install", #"{"device":"d\#(number)"}"#) }
    for _ in 0..<5 {
      for (number, line) in lines.enumerated() {
        let params = #"{"after":"\#(number)","limit":1}"#
        try line.send(request: #"{"id":1,"method":"events.read","params":\#(params)}"#)
      }
      for (number, line) in lines.enumerated() {
        #expect(try line.nextResult()["cursor"]?.text == "\(number + 1)")
      }
    }
  }

  @Test("A frozen daemon that holds the lock loses it, and goes on with the next lock")
  func frozen() throws {
    let store = try PostgreSQLServer.shared.get().newStore()
    let one = try DaemonProcess(["--store", store])
    let other = try DaemonProcess(["--store", store])
    let (first, second) = (try one.connect(), try other.connect())
    for number in 0..<3 {
      for place in 0..<50 {
        let params = #"{"device":"f\#(number)-\#(place)"}"#
        try first.send(request: #"{"id":\#(place),"method":"install","params":\#(params)}"#)
      }
      try one.freeze()
      try second.result("install", #"{"device":"s\#(number)"}"#)
      one.signal(SIGCONT)
      for _ in 0..<50 { try first.nextResult() }
    }
    #expect(try second.events().count == 153)
  }
}

@Suite(
  "Starting on PostgreSQL",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
)
struct SharedStoreStartTests {
  private static func outcome(_ arguments: String...) throws -> (code: Int32, said: String) {
    try ProgramRun("entitled", arguments).outcome()
  }

  @Test("A password in an argument is refused, and not repeated")
  func password() throws {
    for store in [
      "postgres:host=db1 password=hunter2", "postgres://ann:hunter2@db1/shop",
      "postgres:host=db1 sslpassword=hunter2",
      "postgresql://ann:hunter2@db1/shop", "postgres:postgresql://ann:hunter2@db1/shop",
    ] {
      let (code, said) = try Self.outcome("--store", store)
      #expect(code == 2)
      #expect(said.contains("password") && !said.contains("hunter2"), "\(said)")
    }
    let (code, said) = try Self.outcome("--store", "postgres:hunter2")
    #expect(code == 2)
    #expect(!said.contains("hunter2"), "\(said)")
  }

  @Test(
    "A connection string in the wrong place is not repeated",
    arguments: [
      ["--store", "postgre:host=db1 password=hunter2"], ["--store", "host=db1 password=hunter2"],
      ["--store", "Postgres://ann:hunter2@db1/shop"], ["--store=Postgres://ann:hunter2@db1/shop"],
      ["postgres:host=db1 password=hunter2"], ["--socket", "s", "postgres:password=hunter2"],
      ["doctor", "postgres:host=db1 password=hunter2"], ["doctor", "--postgres:password=hunter2"],
      ["doctor", "file", "postgres:host=db1 password=hunter2"],
      ["unit", "postgres:password=hunter2"], ["--postgres:host=db1 password=hunter2"],
      ["--rules", "postgres:password=hunter2"], ["--clock", "postgres:password=hunter2"],
    ]
  )
  func strayPassword(_ arguments: [String]) throws {
    let (code, said) = try ProgramRun("entitled", arguments).outcome()
    #expect(code == 2)
    #expect(!said.isEmpty && !said.contains("hunter2"), "\(said)")
  }

  @Test("Options that would differ between hosts are refused")
  func options() throws {
    let store = try PostgreSQLServer.shared.get().emptyDatabase()
    #expect(try Self.outcome("--store", store, "--clock", "manual").code == 2)
    #expect(try Self.outcome("--store", store, "--rules", "revenuecat").code == 2)
  }

  @Test("A database without a store is refused, with the command that creates one")
  func noStore() throws {
    let store = try PostgreSQLServer.shared.get().emptyDatabase()
    let (code, said) = try Self.outcome("--store", store)
    #expect(code == 1)
    #expect(said.contains("entitled store create"), "\(said)")
  }

  @Test("A user without rights to the store is told which ones it needs")
  func missingRights() throws {
    let server = try PostgreSQLServer.shared.get()
    let store = try server.newStore()
    let schema = PostgreSQLServer.schema(of: store)
    try server.run(
      "CREATE ROLE \(schema)_clerk LOGIN; GRANT USAGE ON SCHEMA \(schema) TO \(schema)_clerk"
    )
    let asClerk = store.replacingOccurrences(of: "user=postgres", with: "user=\(schema)_clerk")
    #expect(asClerk != store)
    let (code, said) = try Self.outcome("--store", asClerk)
    #expect(code == 1)
    #expect(said.contains("grant the daemon's user SELECT, INSERT, UPDATE and DELETE"), "\(said)")
    // One that can only read is refused as well, before its first write fails.
    try server.run("GRANT SELECT ON ALL TABLES IN SCHEMA \(schema) TO \(schema)_clerk")
    try server.run("GRANT INSERT, UPDATE, DELETE ON \(schema).event TO \(schema)_clerk")
    let (readerCode, readerSaid) = try Self.outcome("--store", asClerk)
    #expect(readerCode == 1)
    #expect(readerSaid.contains("DELETE, INSERT, UPDATE on log_entry, DELETE"), "\(readerSaid)")
    #expect(!readerSaid.contains("on event"), "\(readerSaid)")
    try server.run("DROP OWNED BY \(schema)_clerk; DROP ROLE \(schema)_clerk")
  }

  @Test("Eight simultaneous creations make one store")
  func creations() async throws {
    let store = try PostgreSQLServer.shared.get().emptyDatabase()
    let said = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let (code, said) = try Self.outcome("store", "create", "--store", store)
          #expect(code == 0, "\(said)")
          return said
        }
      }
      var all: [String] = []
      for try await one in group { all.append(one) }
      return all
    }
    #expect(said.filter { $0.contains("created the store") }.count == 1)
    let daemon = try DaemonProcess(["--store", store])
    try daemon.connect().result("project.describe", "{}")
  }

  @Test("The printed statements make a store that a daemon takes")
  func printed() throws {
    let server = try PostgreSQLServer.shared.get()
    let store = try server.emptyDatabase()
    let arguments = ["store", "create", "--store", store, "--rules", "revenuecat", "--print"]
    let (code, text) = try ProgramRun("entitled", arguments).outcome()
    #expect(code == 0)
    let schema = store.split(separator: "=").last.map(String.init) ?? ""
    try server.run("SET search_path = \(schema);\n\(text)")
    let daemon = try DaemonProcess(["--store", store])
    let project = try daemon.connect().result("project.describe", "{}")["project"]
    #expect(project?["rules"]?["preset"]?.text == "revenuecat")
  }

  @Test("A server that reads backslashes in strings as escapes gets the same store")
  func strings() throws {
    let empty = try PostgreSQLServer.shared.get().emptyDatabase()
    let store = empty + #"\ -cstandard_conforming_strings=off"#
    #expect(try Self.outcome("store", "create", "--store", store).code == 0)
    let daemon = try DaemonProcess(["--store", store])
    try daemon.connect().result("install", #"{"device":"phone"}"#)
  }

  @Test("A table of another program is named, and stays")
  func foreignTable() throws {
    let server = try PostgreSQLServer.shared.get()
    let store = try server.emptyDatabase()
    let schema = store.split(separator: "=").last.map(String.init) ?? ""
    try server.run("CREATE TABLE \(schema).record (a int)")
    let (code, said) = try Self.outcome("store", "create", "--store", store)
    #expect(code == 1)
    #expect(said.contains("record"), "\(said)")
  }
}
