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
  func daemon(
    _ servers: [PostgreSQLServer],
    host: String,
    isReady: Bool = true
  ) throws -> DaemonProcess {
    let directory = folder.file(host)
    return try DaemonProcess(
      ["--store", option(servers)],
      environment: ["STATE_DIRECTORY": directory],
      isReady: isReady
    )
  }

  /// Runs `store accept-timeline` beside the daemon of a host.
  func accept(_ servers: [PostgreSQLServer], host: String) throws -> (code: Int32, said: String) {
    try ProgramRun(
      "entitled",
      ["store", "accept-timeline", "--store", option(servers)],
      environment: ["STATE_DIRECTORY": folder.file(host)]
    ).outcome()
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
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
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
    let alone = try cluster.daemon([old], host: "two", isReady: false)
    let refusal = try alone.connect().refusal(of: Self.check)
    #expect(refusal["data"]?["kind"]?.text == "storageUnavailable")
    #expect(alone.exitCode == nil)
    #expect(alone.hasLogged("is on timeline 1, and timeline 2"), "\(alone.log)")

    // It says which file remembers that. Without the file, it forgets.
    let words = alone.log.split { " ,;".contains($0) }
    let path = words.first { $0.hasPrefix(cluster.folder.file("two")) && $0.hasSuffix(".timeline") }
    try FileManager.default.removeItem(atPath: String(#require(path)))
    try awaitAnswer(alone.connect())
  }

  @Test("A promoted copy whose daemon has the same state directory is no reason to refuse a server")
  func clone() throws {
    let cluster = try Cluster()
    let (production, copy) = (cluster.primary, cluster.standbys[0])
    let daemon = try cluster.daemon([production], host: "one")
    #expect(try isActive(daemon.connect()))
    try copy.run("SELECT pg_promote()")
    let staging = try cluster.daemon([copy], host: "one")
    try awaitAnswer(staging.connect())
    #expect(daemon.stop() == 0)
    let again = try cluster.daemon([production], host: "one", isReady: false)
    #expect(try isActive(again.connect()), "\(again.log)")
  }

  @Test("What a daemon writes down of the timelines never takes back what another one has seen")
  func sharedMemory() throws {
    let cluster = try Cluster()
    let (old, new) = (cluster.primary, cluster.standbys[0])
    let early = try cluster.daemon([old], host: "one")
    let line = try early.connect()
    #expect(try isActive(line))
    try new.run("SELECT pg_promote()")
    let late = try cluster.daemon([old, new], host: "one")
    try awaitAnswer(late.connect())
    // It learns from the other one's file, with its next session.
    try cluster.endSessions(of: early, on: old)
    #expect(try isUnavailable(line))
    let fresh = try cluster.daemon([old], host: "one", isReady: false)
    #expect(try isUnavailable(fresh.connect()))
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
    // While the newer one answers, it is the one to use.
    for servers in [[old, new], [new]] {
      let early = try cluster.accept(servers, host: "one")
      #expect(early.code == 1 && early.said.contains("there is nothing to accept"), "\(early)")
      #expect(early.said.contains("host=\(new.host) dbname=postgres is on timeline 2"), "\(early)")
    }
    #expect(try line.events() == lost)
    try new.hold()
    #expect(try isUnavailable(line))
    // The daemon of another host has seen no newer one.
    #expect(try cluster.accept([old], host: "two").code == 1)
    let accepted = try cluster.accept([old], host: "one")
    #expect(accepted.code == 0 && accepted.said.contains("timeline 1"), "\(accepted)")
    #expect(accepted.said.contains("host=\(old.host) dbname=postgres"), "\(accepted)")
    try awaitAnswer(line)
    try line.result("install", #"{"device":"phone2","userId":"cid"}"#)
    let after = try line.events()
    let numbers = after.compactMap { $0["cursor"]?.text }
    let known = lost.compactMap { $0["cursor"]?.text }
    #expect(numbers.last.map { !known.contains($0) } ?? false)
    #expect(!after.contains { $0["userId"]?.text == "bob" })
    // The word was followed: it does not count again.
    #expect(try cluster.accept([old], host: "one").code == 1)
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
    let daemon = try cluster.daemon(cluster.standbys, host: "one", isReady: false)
    let line = try daemon.connect()
    #expect(try isUnavailable(line))
    #expect(daemon.hasLogged("two servers accept writes on timeline 2"), "\(daemon.log)")
    #expect(try isUnavailable(line))
    try cluster.standbys[1].hold()
    try awaitAnswer(line)
    #expect(daemon.stop() == 0)
  }

  @Test("A host that hangs delays no request, and counts again when it answers")
  func hangingHost() throws {
    let cluster = try Cluster()
    let (old, new) = (cluster.primary, cluster.standbys[0])
    let proxy = try DatabaseProxy(to: new)
    defer { proxy.close() }
    let direct = cluster.option([old, new])
    let option = direct.replacing(",\(new.host)", with: ",\(proxy.host)")
    let daemon = try DaemonProcess(
      ["--store", option],
      environment: ["STATE_DIRECTORY": cluster.folder.file("one")]
    )
    let line = try daemon.connect()
    #expect(try isActive(line))
    proxy.setBlackHole(true)
    // A read fails that is not answered within a second.
    for _ in 0..<3 {
      try cluster.endSessions(of: daemon, on: old)
      #expect(try isActive(line))
    }
    #expect(daemon.hasLogged("host=\(proxy.host) dbname=postgres was not asked"), "\(daemon.log)")
    try new.run("SELECT pg_promote()")
    let other = try cluster.daemon([new], host: "two")
    let otherLine = try other.connect()
    try awaitAnswer(otherLine)
    try otherLine.result("revoke", #"{"userId":"ann","entitlement":"premium"}"#)
    // The host answers, but so late that a session with the other one has been opened meanwhile.
    proxy.delayReplies(untilQuietFor: .milliseconds(300))
    proxy.setBlackHole(false)
    try cluster.endSessions(of: daemon, on: old)
    #expect(try isActive(line))
    proxy.delayReplies(untilQuietFor: .zero)
    let isFollowing = (0..<1500).contains { _ in
      usleep(20_000)
      return (try? !isActive(line)) ?? false
    }
    #expect(isFollowing)
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
