import Foundation
import TestSupport
import Testing

/// A link to the socket of the tests' server, which a test takes away to cut daemons off.
private struct Door {
  private let folder: ScratchFolder
  private let target: String
  private let server: PostgreSQLServer
  /// The option `--store` of a new store behind the door.
  let store: String
  let schema: String

  init() throws {
    server = try PostgreSQLServer.shared.get()
    folder = try ScratchFolder()
    let direct = try server.newStore()
    let words = direct.dropFirst("postgres:".count).split(separator: " ")
    let host = words.first { $0.hasPrefix("host=") }?.dropFirst("host=".count) ?? ""
    target = "\(host)/.s.PGSQL.5432"
    store = direct.replacing("host=\(host)", with: "host=\(folder.path)")
    schema = direct.split(separator: "=").last.map(String.init) ?? ""
    try open()
  }

  private var link: String { folder.file(".s.PGSQL.5432") }

  func open() throws {
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
  }

  /// Takes the link away, and ends a daemon's connections.
  func close(for daemon: DaemonProcess? = nil) throws {
    try FileManager.default.removeItem(atPath: link)
    if let daemon { try endConnections(of: daemon) }
  }

  func endConnections(of daemon: DaemonProcess) throws {
    try run(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name LIKE 'entitled/%/\(daemon.pid)'
      """
    )
  }

  /// Has each commit of the store call a function in plpgsql, whose body is given.
  func beforeCommits(_ body: String) throws {
    try server.run(
      """
      SET search_path = \(schema);
      CREATE SEQUENCE calls;
      CREATE FUNCTION before_commit() RETURNS trigger LANGUAGE plpgsql SET search_path = \(schema)
      AS $$ BEGIN \(body) RETURN NEW; END $$;
      CREATE TRIGGER before_commit BEFORE INSERT ON log_entry
      FOR EACH ROW EXECUTE FUNCTION before_commit();
      """
    )
  }

  func leaveCommitsAlone() throws {
    try run("DROP TRIGGER before_commit ON \(schema).log_entry")
  }

  func run(_ statement: String) throws { try server.run(statement) }
}

@Suite(
  "A shared store that does not answer",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
)
struct SharedStoreOutageTests {
  private static func outcome(of refusal: JSONTree) -> String? {
    #expect(refusal["data"]?["kind"]?.text == "storageUnavailable", "\(refusal)")
    return refusal["data"]?["outcome"]?.text
  }

  private static func daemon(_ store: String, _ limits: String = "{}") throws -> DaemonProcess {
    let folder = try ScratchFolder()
    let text = #"{"limits":\#(limits)}"#
    try text.write(toFile: folder.file("config"), atomically: true, encoding: .utf8)
    return try DaemonProcess(["--store", store, "--config", folder.file("config")], in: folder)
  }

  private static let check = #"{"id":1,"method":"userInfo","params":{"device":"phone"}}"#

  @Test("Reads fail during an outage, writes wait for its end, and nothing needs a restart")
  func outage() throws {
    let door = try Door()
    // A read that waited for its limit would never end.
    let daemon = try Self.daemon(door.store, #"{"readWaitMsMax":86400000}"#)
    let (reader, writer) = (try daemon.connect(), try daemon.connect())
    try writer.result("install", #"{"device":"phone"}"#)
    try door.close(for: daemon)
    for _ in 0..<2 {
      #expect(Self.outcome(of: try reader.refusal(of: Self.check)) == "notApplied")
    }
    #expect(try reader.result("server.ping", "{}")["pong"] == .bool(true))
    let stats = try reader.result("server.stats", "{}")
    #expect(stats["methods"]?["userInfo"] != nil)
    #expect(stats["store"]?["reachable"] == .bool(false))
    for (command, words) in [
      ("metrics", "\nentitled_store_reachable 0\n"), ("stats", "the database does not answer"),
    ] {
      let printed = try ProgramRun("entitle", [command, "--socket", daemon.socket]).outcome()
      #expect(printed.said.contains(words), "\(printed.said)")
    }
    let params = #"{"device":"tablet"}"#
    try writer.send(request: #"{"id":2,"method":"install","params":\#(params)}"#)
    usleep(1_500_000)
    try door.open()
    #expect(try writer.nextResult()["created"] == .bool(true))
    #expect(try reader.result("userInfo", params)["user"] != nil)
    #expect(try reader.result("server.info", "{}")["store"]?["reachable"] == .bool(true))
    #expect(daemon.stop() == 0)
    #expect(daemon.hasLogged("cannot be reached") && daemon.hasLogged("database answers"))
  }

  @Test("A right that is taken away, or settings that a pooler loses, end no daemon that runs")
  func administration() throws {
    let door = try Door()
    let role = "\(door.schema)_visitor"
    try door.run(
      """
      CREATE ROLE \(role) LOGIN; GRANT USAGE ON SCHEMA \(door.schema) TO \(role);
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA \(door.schema) TO \(role);
      """
    )
    let daemon = try Self.daemon(door.store.replacing("user=postgres", with: "user=\(role)"))
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    try door.run("REVOKE INSERT ON \(door.schema).event FROM \(role)")
    try door.endConnections(of: daemon)
    #expect(Self.outcome(of: try line.refusal(of: Self.check)) == "notApplied")
    #expect(try line.result("server.ping", "{}")["pong"] == .bool(true))
    #expect(daemon.hasLogged("the daemon's role lacks INSERT on event"), "\(daemon.log)")
    try door.run("GRANT INSERT ON \(door.schema).event TO \(role)")
    try line.result("install", #"{"device":"tablet"}"#)

    // Each commit takes away what marks the daemon's session, and the next lock notices that.
    try door.beforeCommits("PERFORM set_config('entitled.connection', '', false);")
    for number in 0..<3 { try line.result("install", #"{"device":"d\#(number)"}"#) }
    #expect(daemon.stop() == 0)
    try door.run("DROP OWNED BY \(role); DROP ROLE \(role)")
  }

  @Test("A pooler without room for the session that checks it serves both connections of a daemon")
  func crowdedPooler() throws {
    let door = try Door()
    let role = "\(door.schema)_visitor"
    // The server's process seems to have another number than on the connection, as with a pooler.
    try door.run(
      """
      CREATE ROLE \(role) LOGIN CONNECTION LIMIT 2; GRANT USAGE ON SCHEMA \(door.schema) TO \(role);
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA \(door.schema) TO \(role);
      CREATE FUNCTION \(door.schema).pg_backend_pid() RETURNS int LANGUAGE sql AS 'SELECT 1'
      """
    )
    let store = door.store.replacing("user=postgres", with: "user=\(role)") + ",pg_catalog"
    let daemon = try Self.daemon(store)
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    #expect(try line.result("userInfo", #"{"device":"phone"}"#)["user"] != nil)
    #expect(daemon.stop() == 0)
    try door.run("DROP OWNED BY \(role); DROP ROLE \(role)")
  }

  @Test("A write that has waited too long has changed nothing")
  func limit() throws {
    let door = try Door()
    let daemon = try Self.daemon(door.store, #"{"writeWaitMsMax":1500}"#)
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    try door.close(for: daemon)
    let install = #"{"id":1,"method":"install","params":{"device":"tablet"}}"#
    #expect(Self.outcome(of: try line.refusal(of: install)) == "notApplied")
    try door.open()
    #expect(try line.result("install", #"{"device":"tablet"}"#)["created"] == .bool(true))
  }

  @Test("The move of a clock waits for a lock as long as other writes")
  func clock() throws {
    let door = try Door()
    let daemons = try (0..<2).map { _ in try Self.daemon(door.store) }
    let lines = try daemons.map { try $0.connect() }
    let project = #"{"project":"tests","clock":{"manual":"2026-01-01T00:00:00Z"}}"#
    try lines[0].result("project.define", project)
    // Each commit holds the lock for longer than a read waits.
    try door.beforeCommits("PERFORM pg_sleep(1.5);")
    let params = #"{"project":"tests","device":"phone"}"#
    try lines[0].send(request: #"{"id":1,"method":"install","params":\#(params)}"#)
    usleep(300_000)
    let moved = try lines[1].result("clock.advance", #"{"project":"tests","by":"P1D"}"#)
    #expect(moved["now"]?.text == "2026-01-02T00:00:00.000Z")
    #expect(try lines[0].nextResult()["created"] == .bool(true))
  }

  @Test("Requests beyond the limit of those that wait are refused")
  func suspended() throws {
    let door = try Door()
    let daemon = try Self.daemon(door.store, #"{"suspendedMax":4}"#)
    let lines = try (0..<8).map { _ in try daemon.connect() }
    try lines[0].result("install", #"{"device":"phone"}"#)
    try door.close(for: daemon)
    #expect(Self.outcome(of: try lines[0].refusal(of: Self.check)) == "notApplied")
    for (number, line) in lines.enumerated() {
      let params = #"{"device":"d\#(number)"}"#
      try line.send(request: #"{"id":1,"method":"install","params":\#(params)}"#)
      usleep(20_000)
    }
    let refused = try JSONTree(try lines[7].receive() ?? [])["error"]
    #expect(refused?["data"]?["kind"]?.text == "overloaded")
    #expect(refused?["data"]?["limit"] == .number("4"))
    try door.open()
    #expect(try lines[0].nextResult()["created"] == .bool(true))
  }

  @Test("A daemon without requests notices an outage, and its end")
  func idleDaemon() throws {
    let door = try Door()
    let daemon = try Self.daemon(door.store)
    let line = try daemon.connect()
    func waitUntilReachable(_ isReachable: Bool) throws {
      while try line.result("server.info", "{}")["store"]?["reachable"] != .bool(isReachable) {
        usleep(50_000)
      }
    }
    try waitUntilReachable(true)
    try door.close(for: daemon)
    try waitUntilReachable(false)
    try door.open()
    try waitUntilReachable(true)
    #expect(daemon.stop() == 0)
  }

  @Test("A daemon that stops during an outage refuses what waits, and exits with 0 in 5 seconds")
  func stop() throws {
    let door = try Door()
    let daemon = try Self.daemon(door.store)
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    try door.close(for: daemon)
    #expect(Self.outcome(of: try line.refusal(of: Self.check)) == "notApplied")
    try line.send(request: #"{"id":1,"method":"install","params":{"device":"tablet"}}"#)
    usleep(200_000)
    let asked = Date()
    daemon.signal(SIGTERM)
    let reply = try JSONTree(try line.receive() ?? [])
    #expect(Self.outcome(of: try #require(reply["error"])) == "notApplied")
    #expect(daemon.end() == 0)
    #expect(Date().timeIntervalSince(asked) < 5)
  }

  @Test("A commit whose outcome stays unknown says so, and the project goes on")
  func unknown() throws {
    let door = try Door()
    let daemon = try Self.daemon(door.store, #"{"writeWaitMsMax":4000}"#)
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    try door.beforeCommits("PERFORM pg_sleep(30);")
    let install = #"{"id":1,"method":"install","params":{"device":"tablet"}}"#
    #expect(Self.outcome(of: try line.refusal(of: install)) == "unknown")
    // The server's time limit ends the statement that sleeps, and so frees the lock.
    usleep(3_000_000)
    try door.leaveCommitsAlone()
    #expect(try line.result("install", #"{"device":"tablet"}"#)["created"] == .bool(true))
    #expect(try line.events().count == 2)
  }

  @Test("A server that lacks memory refuses a write at once, and needs no restart of the daemon")
  func lacksMemory() throws {
    let door = try Door()
    // A daemon that tried again until this limit would never answer.
    let daemon = try Self.daemon(door.store, #"{"writeWaitMsMax":86400000}"#)
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    try door.beforeCommits("RAISE EXCEPTION SQLSTATE '53200';")
    let install = #"{"id":1,"method":"install","params":{"device":"tablet"}}"#
    #expect(Self.outcome(of: try line.refusal(of: install)) == "notApplied")
    try door.leaveCommitsAlone()
    #expect(try line.result("install", #"{"device":"tablet"}"#)["created"] == .bool(true))
    #expect(try line.events().count == 2)
    #expect(daemon.stop() == 0)
  }

  @Test("A server whose disk is full refuses a write at once, and memory is rolled back")
  func fullDisk() throws {
    let door = try Door()
    let daemon = try Self.daemon(door.store)
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    try door.beforeCommits("RAISE EXCEPTION SQLSTATE '53100';")
    let install = #"{"id":1,"method":"install","params":{"device":"tablet"}}"#
    #expect(try line.refusal(of: install)["data"]?["kind"]?.text == "storageFull")
    try door.leaveCommitsAlone()
    #expect(try line.result("install", #"{"device":"tablet"}"#)["created"] == .bool(true))
    #expect(try line.events().count == 2)
    #expect(daemon.stop() == 0)
  }

  @Test("A daemon whose connections the server refuses for want of memory tries again")
  func lacksMemoryForSessions() throws {
    let door = try Door()
    let daemon = try Self.daemon("\(door.store),pg_catalog")
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    // This function then stands before PostgreSQL's own, which each new session calls.
    let function = "\(door.schema).set_config(text, text, boolean)"
    try door.run(
      """
      CREATE FUNCTION \(function) RETURNS text LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION SQLSTATE '53200'; END $$
      """
    )
    try door.endConnections(of: daemon)
    #expect(Self.outcome(of: try line.refusal(of: Self.check)) == "notApplied")
    try door.run("DROP FUNCTION \(function)")
    #expect(try line.result("install", #"{"device":"tablet"}"#)["created"] == .bool(true))
    #expect(daemon.stop() == 0)
  }

  @Test("A turn whose connection ended before its commit is sent again as it was decided")
  func repeated() throws {
    let door = try Door()
    let daemon = try Self.daemon(door.store)
    let line = try daemon.connect()
    try door.beforeCommits(
      "IF nextval('calls') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;"
    )
    #expect(try line.result("install", #"{"device":"phone"}"#)["created"] == .bool(true))
    #expect(try line.events().count == 1)
  }

  @Test("A daemon starts without its database, and is ready when the database answers")
  func start() throws {
    let door = try Door()
    try door.close()
    let folder = try ScratchFolder()
    let ready = try PipeEnds()
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [null, ready.reading] { close(descriptor) } }
    let child = try ChildProcess(
      DaemonProcess.program("entitled"),
      ["--socket", folder.file("s"), "--store", door.store, "--ready-fd", "3"],
      environment: ["STATE_DIRECTORY": folder.path],
      descriptors: [null, null, null, ready.writing]
    )
    defer {
      child.kill(SIGKILL)
      child.wait()
    }
    close(ready.writing)
    var line: SocketLine?
    for _ in 0..<2000 where line == nil {
      line = try? SocketLine(folder.file("s"))
      usleep(10_000)
    }
    let open = try #require(line)
    let store = try open.result("server.info", "{}")["store"]
    #expect(store?["kind"]?.text == "postgres" && store?["shared"] == .bool(true))
    #expect(store?["durability"] == nil)
    #expect(Self.outcome(of: try open.refusal(of: Self.check)) == "notApplied")
    var entry = pollfd(fd: ready.reading, events: Int16(POLLIN), revents: 0)
    // SAFETY: one entry, in a variable that outlives the calls.
    #expect(unsafe poll(&entry, 1, 0) == 0, "the daemon is not ready yet")
    try door.open()
    #expect(unsafe poll(&entry, 1, 20_000) == 1)
    try open.result("install", #"{"device":"phone"}"#)
    #expect(try open.result("server.info", "{}")["store"]?["durability"]?.text == "local")
  }

  @Test("A role that may only read and write rows suffices")
  func leastRole() throws {
    let server = try PostgreSQLServer.shared.get()
    let store = try server.newStore()
    let schema = store.split(separator: "=").last.map(String.init) ?? ""
    let role = "daemon_\(schema)"
    try server.run(
      """
      CREATE ROLE \(role) LOGIN;
      GRANT USAGE ON SCHEMA \(schema) TO \(role);
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA \(schema) TO \(role);
      """
    )
    let daemon = try Self.daemon(store.replacing("user=postgres", with: "user=\(role)"))
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    try line.result("identify", #"{"device":"phone","userId":"ann"}"#)
    let deleted = try line.result("user.delete", #"{"userId":"ann"}"#)
    #expect(deleted["traces"]?.text == "database")
    let keys = try server.run(
      "SELECT count(*) FROM \(schema).log_entry WHERE project = 1 AND keys IS NOT NULL"
    )
    #expect(keys.hasPrefix("1"), "only the last step of the deletion names keys: \(keys)")
    #expect(daemon.stop() == 0)
    let leases = try server.run("SELECT count(*) FROM \(schema).task_lease")
    #expect(leases.hasPrefix("0"), "a daemon that ends gives its lease back")
    #expect(daemon.hasLogged("dbname=postgres") && !daemon.log.contains("search_path"))
  }
}
