import Foundation
import TestSupport
import Testing

@Suite(
  "A faulty network to a shared store",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
)
struct SharedStoreNetworkTests {
  /// Every run cuts at a few bytes; `ENTITLED_CUT_BYTES=all` at each.
  private static let cutsAll = ProcessInfo.processInfo.environment["ENTITLED_CUT_BYTES"] == "all"

  @Test(
    "A write whose connection is cut happens once or not at all, and its reply says which",
    arguments: [DatabaseProxy.Direction.toServer, .toDaemon],
    [false, true]
  )
  func cuts(direction: DatabaseProxy.Direction, isContended: Bool) throws {
    let network = try FaultyNetwork(PostgreSQLServer.shared.get())
    let step = Self.cutsAll ? 1 : 97
    var place = 0
    while try network.purchase(
      String(String(place + 1_000_000).dropFirst()),
      .init(.cut, direction, after: place),
      // The daemon must not commit again what it decided before another host has written.
      during: { if isContended, network.awaitFault() { try network.writeElsewhere() } }
    ) { place += step }
    #expect(place > 2 * step)
    #expect(network.totals.results > 0)
    // When a reply comes, the daemon has mostly sent the whole commit.
    #expect(!isContended || direction == .toDaemon || network.totals.refusals > 0)
    let beside = isContended ? " beside another host's writes" : ""
    print("SharedStoreNetworkTests: cut \(direction) through \(place)\(beside): \(network.totals)")
    #expect(network.daemon.stop() == 0)
  }

  /// Places in the bytes of a write, in parts of their number.
  private static let stalls: [(DatabaseProxy.Fault.Kind, DatabaseProxy.Direction, Double)] = [
    (.stall, .toServer, 0), (.stall, .toServer, 0.5), (.stall, .toServer, 0.9),
    (.stall, .toDaemon, 0.5), (.stall, .toDaemon, 0.95), (.halfOpen, .toServer, 0.7),
    (.halfOpen, .toDaemon, 0.9),
  ]

  @Test(
    "A host that the network has silenced in the middle of a write holds up no other host",
    arguments: stalls
  )
  func stall(
    _ kind: DatabaseProxy.Fault.Kind,
    _ direction: DatabaseProxy.Direction,
    _ part: Double
  ) throws {
    let network = try FaultyNetwork(PostgreSQLServer.shared.get())
    let size = try network.sizeOfWrite(direction)
    let fault = DatabaseProxy.Fault(kind, direction, after: Int(Double(size) * part))
    let isStruck = try network.purchase("stalled", fault) {
      #expect(network.awaitFault())
      // It fails after 10 seconds if the lock is not free.
      try network.writeElsewhere()
    }
    #expect(isStruck)
    #expect(network.daemon.stop() == 0)
  }

  @Test(
    "A daemon that is frozen while its commit is under way finds out what became of it",
    arguments: [(DatabaseProxy.Direction.toServer, 0.7), (.toDaemon, 0.9)]
  )
  func frozen(_ direction: DatabaseProxy.Direction, _ part: Double) throws {
    let network = try FaultyNetwork(PostgreSQLServer.shared.get())
    let size = try network.sizeOfWrite(direction)
    let fault = DatabaseProxy.Fault(.stall, direction, after: Int(Double(size) * part))
    let isStruck = try network.purchase("frozen", fault) {
      #expect(network.awaitFault())
      try network.daemon.freeze()
      try network.writeElsewhere()
      network.daemon.signal(SIGCONT)
    }
    #expect(isStruck)
    #expect(network.daemon.stop() == 0)
  }

  @Test("Nothing that a black hole swallows is lost or doubled, and its end needs no restart")
  func blackHole() throws {
    let network = try FaultyNetwork(PostgreSQLServer.shared.get())
    try network.line.result("install", #"{"device":"phone"}"#)
    network.proxy.setBlackHole(true)
    let check = #"{"id":1,"method":"userInfo","params":{"device":"phone"}}"#
    let refusal = try network.line.refusal(of: check)
    #expect(refusal["data"]?["kind"]?.text == "storageUnavailable")
    #expect(refusal["data"]?["outcome"]?.text == "notApplied")
    let install = #"{"id":2,"method":"install","params":{"device":"d","idempotencyKey":"k"}}"#
    let reply = try network.line.reply(to: install)
    #expect(reply["error"]?["data"]?["kind"]?.text == "storageUnavailable", "\(reply)")
    try network.otherLine.result("install", #"{"device":"other"}"#)
    network.proxy.setBlackHole(false)
    try network.line.call(install)
    #expect(try network.line.result("userInfo", #"{"device":"other"}"#)["user"] != nil)
    let devices = try network.otherLine.events().compactMap { $0["device"]?.text }
    #expect(devices.sorted() == ["d", "other", "phone"])
    #expect(network.daemon.stop() == 0)
  }

  @Test("A connection over TCP without TLS is logged once, and one over a Unix socket is not")
  func unencrypted() throws {
    let server = try PostgreSQLServer.shared.get()
    let store = try server.newStore()
    let proxy = try DatabaseProxy(to: server, overTCP: true)
    defer { proxy.close() }
    let warning = "the connection to the database has no TLS"
    let daemon = try DaemonProcess(["--store", proxy.option(store)])
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    proxy.cutAll()
    try line.result("install", #"{"device":"tablet"}"#)
    #expect(daemon.stop() == 0)
    #expect(daemon.log.ranges(of: warning).count == 1)

    let local = try DaemonProcess(["--store", store])
    try local.connect().result("install", #"{"device":"watch"}"#)
    #expect(local.stop() == 0)
    #expect(!local.log.contains(warning))
  }

  @Test("A daemon whose address leads to another store takes and gives nothing there")
  func otherStore() throws {
    let network = try FaultyNetwork(PostgreSQLServer.shared.get())
    try network.line.result("install", #"{"device":"phone"}"#)
    let server = try PostgreSQLServer()
    let schema = PostgreSQLServer.schema(of: network.store)
    let store = try server.newStore(schema: schema)
    let there = try DaemonProcess(["--store", store])
    try there.connect().result("install", #"{"device":"phone"}"#)
    let entries = "SELECT project, position, writer, turn FROM \(schema).log_entry ORDER BY 1, 2"
    let before = try server.run(entries)
    network.proxy.lead(to: server)
    for method in ["userInfo", "install"] {
      let call = #"{"id":1,"method":"\#(method)","params":{"device":"phone"}}"#
      let refusal = try network.line.refusal(of: call)
      #expect(refusal["data"]?["kind"]?.text == "storageUnavailable", "\(refusal)")
    }
    #expect(network.daemon.exitCode == nil)
    #expect(network.daemon.hasLogged("the server has another store than before"))
    #expect(try server.run(entries) == before)
  }

  @Test("A daemon that meets a restored copy of its store drops what it remembers, and says so")
  func restoredCopy() throws {
    let first = try PostgreSQLServer.shared.get()
    let network = try FaultyNetwork(first)
    try network.line.result("install", #"{"device":"early"}"#)
    let dump = try first.dump(network.store)
    try network.line.result("install", #"{"device":"late"}"#)
    #expect(try network.line.result("userInfo", #"{"device":"late"}"#)["user"] != nil)
    let second = try PostgreSQLServer()
    try second.run(dump)
    network.proxy.lead(to: second)
    let late = #"{"id":1,"method":"userInfo","params":{"device":"late"}}"#
    #expect(try network.line.refusal(of: late)["data"]?["kind"]?.text == "unknownDevice")
    #expect(try network.line.result("userInfo", #"{"device":"early"}"#)["user"] != nil)
    let store = try network.line.result("server.info", "{}")["store"]
    #expect(store?["historyLosses"] != .number("0"), "\(String(describing: store))")
    try network.line.result("install", #"{"device":"new"}"#)
    let option = network.store.replacing(first.host, with: second.host)
    let there = try DaemonProcess(["--store", option])
    let events = try there.connect().events()
    #expect(events.compactMap { $0["device"]?.text } == ["early", "new"])
    #expect(try network.line.events() == events)
    #expect(network.daemon.hasLogged("the database has lost commits"))
  }

  @Test("A proxy that a test closes twice leaves the connections of other tests alone")
  func closedTwice() throws {
    let proxy = try DatabaseProxy(to: PostgreSQLServer.shared.get())
    proxy.close()
    usleep(20_000)
    // One of these gets the number of the proxy's listener, if that is free.
    let pairs = try (0..<64).map { _ in
      var pair: [Int32] = [0, 0]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      // SAFETY: the array has room for the two descriptors.
      let code = unsafe socketpair(AF_UNIX, kind, 0, &pair)
      try #require(code == 0)
      return pair
    }
    defer { for descriptor in pairs.joined() { close(descriptor) } }
    proxy.close()
    for descriptor in pairs.joined() {
      var byte: UInt8 = 0
      // SAFETY: the variable outlives the call, which fills at most its single byte.
      #expect(unsafe recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT)) < 0, "it has been ended")
    }
  }
}
