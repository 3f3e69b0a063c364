import Foundation
import TestSupport
import Testing

/// A primary with a store, and standbys that are copies of it.
private struct Cluster {
  let primary: PostgreSQLServer
  let standbys: [PostgreSQLServer]
  let store: String
  let folder: ScratchFolder

  init(standbys count: Int = 1) throws {
    let primary = try PostgreSQLServer(isRestarting: true)
    self.primary = primary
    store = try primary.newStore()
    folder = try ScratchFolder()
    let setUp = try DaemonProcess(["--store", store])
    let line = try setUp.connect()
    try line.result("project.define", #"{"entitlements":["premium"]}"#)
    try line.result("install", #"{"device":"phone","userId":"ann"}"#)
    try line.result("grant", #"{"userId":"ann","entitlement":"premium"}"#)
    #expect(setUp.stop() == 0)
    standbys = try (0..<count).map { _ in
      try PostgreSQLServer(isRestarting: true, copyOf: primary)
    }
  }

  /// Returns the option `--store` that names servers in an order.
  func option(_ servers: [PostgreSQLServer]) -> String {
    let hosts = servers.map(\.host).joined(separator: ",")
    return store.replacing("host=\(primary.host)", with: "host=\(hosts)")
  }

  /// Starts a daemon of a host with a state directory.
  func daemon(_ servers: [PostgreSQLServer], host: String) throws -> DaemonProcess {
    let directory = folder.file(host)
    return try DaemonProcess(
      ["--store", option(servers)],
      environment: ["STATE_DIRECTORY": directory]
    )
  }

  /// Ends a daemon's sessions on a server.
  func endSessions(of daemon: DaemonProcess, on server: PostgreSQLServer) throws {
    try server.run(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name LIKE 'entitled/%/\(daemon.pid)'
      """
    )
  }
}

@Suite(
  "Servers of one database that must not be used",
  .enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL is not installed")
)
struct SharedStoreFailoverTests {
  private static let check =
    #"{"id":1,"method":"checkEntitlements","params":{"userId":"ann"}}"#

  private static let lost = #"{"id":1,"method":"userInfo","params":{"userId":"bob"}}"#

  private func isActive(_ line: SocketLine) throws -> Bool {
    try line.call(Self.check)["result"]?["entitlements"]?["premium"]?["active"] == .bool(true)
  }

  private func isUnavailable(_ line: SocketLine) throws -> Bool {
    try line.reply(to: Self.check)["error"]?["data"]?["kind"] == "storageUnavailable"
  }

  /// Waits until a daemon answers again.
  private func awaitAnswer(_ line: SocketLine) throws {
    for _ in 0..<300 {
      if try line.reply(to: Self.check)["result"] != nil { return }
      usleep(50_000)
    }
    Issue.record("the daemon does not answer")
  }

  @Test("An old primary that starts again gives no answer, and takes no write")
  func oldPrimary() throws {
    let cluster = try Cluster()
    let (old, new) = (cluster.primary, cluster.standbys[0])
    let daemons = try ["one", "two"].map { try cluster.daemon([old, new], host: $0) }
    let lines = try daemons.map { try $0.connect() }
    for line in lines { #expect(try isActive(line)) }
    let entries = "SELECT count(*) FROM \(PostgreSQLServer.schema(of: cluster.store)).log_entry"
    let before = try old.run(entries)
    try old.hold()
    try new.run("SELECT pg_promote()")
    for line in lines { try awaitAnswer(line) }
    try lines[0].result("revoke", #"{"userId":"ann","entitlement":"premium"}"#)
    try old.release()
    for _ in 0..<3 {
      try cluster.endSessions(of: daemons[1], on: new)
      for line in lines { #expect(try !isActive(line)) }
      let user = "user\(UInt32.random(in: 0...UInt32.max))"
      try lines[1].result("install", #"{"device":"of-\#(user)","userId":"\#(user)"}"#)
      #expect(try lines[0].result("userInfo", #"{"userId":"\#(user)"}"#)["user"] != nil)
    }
    // A daemon that starts fresh asks all hosts, too.
    let fresh = try cluster.daemon([old, new], host: "three")
    #expect(try !isActive(fresh.connect()))
    #expect(try old.run(entries) == before, "the old primary was written to")

    // The new primary cannot be asked, but this host remembers it.
    let alone = try cluster.daemon([old], host: "two")
    let refusal = try alone.connect().refusal(of: Self.check)
    #expect(refusal["data"]?["kind"]?.text == "storageUnavailable")
    #expect(alone.exitCode == nil)
    #expect(alone.log.contains("the server is on timeline 1, and timeline 2"), "\(alone.log)")
  }

  @Test("An administrator's word has the daemons go on from an older server, once")
  func acceptance() throws {
    let cluster = try Cluster()
    let (old, new) = (cluster.primary, cluster.standbys[0])
    let daemon = try cluster.daemon([new, old], host: "one")
    try old.hold()
    try new.run("SELECT pg_promote()")
    let line = try daemon.connect()
    try awaitAnswer(line)
    try line.result("install", #"{"device":"lost","userId":"bob"}"#)
    let lost = try line.events()
    try old.release()
    let accept = { (servers: [PostgreSQLServer]) in
      let option = cluster.option(servers)
      return try ProgramRun("entitled", ["store", "accept-timeline", "--store", option]).outcome()
    }
    // While the newer one answers, it is the one to use.
    let early = try accept([old, new])
    #expect(early.code == 0 && early.said.contains("timeline 2"), "\(early)")
    try new.hold()
    #expect(try isUnavailable(line))
    let accepted = try accept([old])
    #expect(accepted.code == 0 && accepted.said.contains("timeline 1"), "\(accepted)")
    try awaitAnswer(line)
    try line.result("install", #"{"device":"phone2","userId":"cid"}"#)
    let after = try line.events()
    let numbers = after.compactMap { $0["cursor"]?.text }
    let known = lost.compactMap { $0["cursor"]?.text }
    #expect(numbers.last.map { !known.contains($0) } ?? false)
    #expect(!after.contains { $0["userId"]?.text == "bob" })
    // The word was followed: it does not count again.
    let other = try cluster.daemon([old], host: "two")
    try awaitAnswer(other.connect())
    try old.hold()
    try new.release()
    // Until the daemon has seen the newer one again, it may go on from the older one.
    for _ in 0..<300 {
      if try line.reply(to: Self.lost)["result"] != nil { break }
      usleep(50_000)
    }
    try new.hold()
    try old.release()
    #expect(try isUnavailable(line))
  }

  @Test("Two servers that accept writes on one timeline are both refused, in words")
  func splitBrain() throws {
    let cluster = try Cluster(standbys: 2)
    try cluster.primary.hold()
    for standby in cluster.standbys { try standby.run("SELECT pg_promote()") }
    let daemon = try cluster.daemon(cluster.standbys, host: "one")
    let line = try daemon.connect()
    #expect(try isUnavailable(line))
    #expect(daemon.log.contains("two servers accept writes on timeline 2"), "\(daemon.log)")
    try cluster.standbys[1].hold()
    try awaitAnswer(line)
    #expect(daemon.stop() == 0)
  }

  @Test("A single server under two names is used")
  func twoNames() throws {
    let cluster = try Cluster(standbys: 0)
    let link = cluster.folder.file("link")
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: cluster.primary.host
    )
    let hosts = "host=\(cluster.primary.host),\(link)"
    let option = cluster.store.replacing("host=\(cluster.primary.host)", with: hosts)
    let daemon = try DaemonProcess(
      ["--store", option],
      environment: ["STATE_DIRECTORY": cluster.folder.file("one")]
    )
    #expect(try isActive(daemon.connect()))
  }
}
