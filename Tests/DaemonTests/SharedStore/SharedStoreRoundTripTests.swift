import Foundation
import TestSupport
import Testing

@Suite(
  "Round trips to a shared store",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
)
struct SharedStoreRoundTripTests {
  /// A daemon behind a network that counts, and one that writes what the first has not seen.
  private struct Hosts {
    let proxy: DatabaseProxy
    let daemon: DaemonProcess
    let line: SocketLine
    let other: DaemonProcess
    let otherLine: SocketLine

    init() throws {
      let server = try PostgreSQLServer.shared.get()
      let store = try server.newStore()
      proxy = try DatabaseProxy(to: server)
      daemon = try DaemonProcess(["--store", proxy.option(store)])
      line = try daemon.connect()
      other = try DaemonProcess(["--store", store])
      otherLine = try other.connect()
      let product = #"{"kind":"nonConsumable","entitlements":["premium"]}"#
      try line.result("project.define", #"{"products":{"x":\#(product)}}"#)
    }

    /// Has a host record a device with a purchase.
    static func addDevice(_ name: String, on line: SocketLine) throws {
      try line.result("install", device(name))
      try line.result("purchase", purchase(name, "first-\(name)"))
    }
  }

  private static func device(_ name: String) -> String { #"{"device":"\#(name)"}"# }

  private static func purchase(_ device: String, _ transaction: String) -> String {
    #"{"device":"\#(device)","product":"x","store":"web","transactionId":"\#(transaction)"}"#
  }

  /// Counts the round trips of several requests of a kind, and expects the fewest to be a few.
  ///
  /// The daemon also asks for background work once a second, and a busy machine may split a round
  /// trip; nothing makes one disappear.
  private static func count(
    _ what: String,
    atMost most: Int,
    _ proxy: DatabaseProxy,
    _ request: (Int) throws -> Void
  ) throws {
    let counts = try (0..<5).map { number in
      let before = proxy.counts.roundTrips
      try request(number)
      return proxy.counts.roundTrips - before
    }
    let fewest = counts.min() ?? 0
    print("SharedStoreRoundTripTests: \(what): \(fewest)")
    #expect(fewest > 0 && fewest <= most, "\(what): \(counts)")
  }

  @Test("With its records in memory, a request takes one round trip, and a write two")
  func warm() throws {
    let hosts = try Hosts()
    defer { hosts.proxy.close() }
    let (proxy, line) = (hosts.proxy, hosts.line)
    try Hosts.addDevice("warm", on: line)
    try line.result("checkEntitlements", Self.device("warm"))
    proxy.delayReplies(untilQuietFor: .milliseconds(5))
    try Self.count("read", atMost: 1, proxy) { _ in
      try line.result("checkEntitlements", Self.device("warm"))
    }
    try Self.count("unchanged install", atMost: 1, proxy) { _ in
      try line.result("install", Self.device("warm"))
    }
    try Self.count("repeated purchase", atMost: 1, proxy) { _ in
      try line.result("purchase", Self.purchase("warm", "first-warm"))
    }
    try Self.count("refusal", atMost: 1, proxy) { _ in
      let params = #"{"device":"warm","entitlement":"none"}"#
      _ = try line.refusal(of: #"{"id":1,"method":"revoke","params":\#(params)}"#)
    }
    try Self.count("purchase", atMost: 2, proxy) { number in
      try line.result("purchase", Self.purchase("warm", "t\(number)"))
    }
    #expect(hosts.daemon.stop() == 0)
  }

  @Test("A request about a device that another host has recorded takes a few round trips")
  func cold() throws {
    let hosts = try Hosts()
    defer { hosts.proxy.close() }
    let (proxy, line) = (hosts.proxy, hosts.line)
    for number in 0..<5 {
      for kind in ["read", "write"] { try Hosts.addDevice("\(kind)\(number)", on: hosts.otherLine) }
      for place in 0..<16 { try Hosts.addDevice("cold\(number)-\(place)", on: hosts.otherLine) }
    }
    proxy.delayReplies(untilQuietFor: .milliseconds(5))
    try Self.count("cold read", atMost: 5, proxy) { number in
      try line.result("checkEntitlements", Self.device("read\(number)"))
    }
    try Self.count("cold purchase", atMost: 8, proxy) { number in
      try line.result("purchase", Self.purchase("write\(number)", "u\(number)"))
    }
    // It takes so long that the daemon asks for background work meanwhile.
    try Self.count("sixteen cold reads of a pipeline", atMost: 16 * 5 + 2, proxy) { number in
      for place in 0..<16 {
        let params = Self.device("cold\(number)-\(place)")
        try line.send(
          request: #"{"id":\#(place),"method":"checkEntitlements","params":\#(params)}"#
        )
      }
      for _ in 0..<16 { try line.nextResult() }
    }
    #expect(hosts.daemon.stop() == 0)
  }

  @Test("An idle daemon takes at most two round trips a second")
  func idle() throws {
    let hosts = try Hosts()
    defer { hosts.proxy.close() }
    try Hosts.addDevice("warm", on: hosts.line)
    hosts.proxy.delayReplies(untilQuietFor: .milliseconds(5))
    let (begin, before) = (ContinuousClock.now, hosts.proxy.counts)
    sleep(5)
    let after = hosts.proxy.counts
    let seconds = Double((ContinuousClock.now - begin).components.seconds)
    let count = after.roundTrips - before.roundTrips
    print("SharedStoreRoundTripTests: idle for \(seconds) s: \(count) round trips")
    #expect(count > 0, "it asks for background work")
    #expect(Double(count) <= 2 * (seconds + 1))
    #expect(hosts.daemon.stop() == 0)
  }
}
