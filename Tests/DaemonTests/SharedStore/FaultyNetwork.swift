import Foundation
import TestSupport
import Testing

/// A daemon behind a faulty network, and another that reaches the same store directly.
final class FaultyNetwork {
  let proxy: DatabaseProxy
  /// The option `--store` without the faulty network.
  let store: String
  let daemon: DaemonProcess
  let line: SocketLine
  let other: DaemonProcess
  let otherLine: SocketLine
  /// The last event that has been looked at.
  private var cursor = "0"
  private var othersCount = 0

  /// How writes ended.
  struct Totals: CustomStringConvertible {
    var results = 0
    var refusals = 0
    var unknown = 0
    /// Those without a result that had happened all the same.
    var silent = 0

    var description: String {
      "\(results) results, \(refusals) notApplied, \(unknown) unknown, of which \(silent) happened"
    }
  }

  private(set) var totals = Totals()

  init(_ server: PostgreSQLServer) throws {
    store = try server.newStore()
    proxy = try DatabaseProxy(to: server)
    daemon = try DaemonProcess(["--store", proxy.option(store)])
    other = try DaemonProcess(["--store", store])
    (line, otherLine) = (try daemon.connect(), try other.connect())
    let product = #"{"kind":"nonConsumable","entitlements":["premium"]}"#
    try line.result("project.define", #"{"products":{"x":\#(product)}}"#)
  }

  deinit { proxy.close() }

  /// Has a purchase meet a fault; returns false if the fault was too late for it.
  ///
  /// The other host then looks what has happened, and the request is sent again.
  func purchase(_ name: String, _ fault: DatabaseProxy.Fault, during body: () throws -> Void = {})
    throws -> Bool
  {
    // Afterwards the connection has written, and the server knows the statements.
    try line.result("install", #"{"device":"d\#(name)"}"#)
    _ = try newEvents()
    proxy.arm(fault)
    let request = #"{"id":1,"method":"purchase","params":\#(Self.purchase(name))}"#
    try line.send(request: request)
    try body()
    let reply = try line.nextReply()
    let isStruck = !proxy.disarm()
    let count = try occurrences(of: name)
    #expect(count <= 1, "\(name): \(fault)")
    let data = reply["error"]?["data"]
    switch (reply["result"] != nil, data?["outcome"]?.text) {
    case (true, _):
      totals.results += 1
      #expect(count == 1, "\(name): a result without its purchase: \(fault)")
    case (false, "notApplied"):
      totals.refusals += 1
      #expect(count == 0, "\(name): notApplied, and yet it happened: \(fault)")
    case (false, "unknown"):
      totals.unknown += 1
      totals.silent += count
    default: Issue.record("\(name): \(fault): \(reply)")
    }
    let again = try line.call(request)["result"]
    #expect((again?["replayed"] == .bool(true)) == (count == 1), "\(name): \(fault)")
    #expect(count + (try occurrences(of: name)) == 1, "\(name): \(fault)")
    #expect(daemon.exitCode == nil)
    return isStruck
  }

  private static func purchase(_ name: String) -> String {
    #"{"device":"d\#(name)","product":"x","store":"web","transactionId":"t\#(name)","#
      + #""idempotencyKey":"k\#(name)"}"#
  }

  /// Returns how many bytes of a purchase pass in a direction on the connection that writes, if its
  /// name has seven letters.
  func sizeOfWrite(_ direction: DatabaseProxy.Direction) throws -> Int {
    var sizes: [Int] = []
    for name in ["earlier", "another"] {
      try line.result("install", #"{"device":"d\#(name)"}"#)
      let before = proxy.counts.bytesOfWriters
      try line.result("purchase", Self.purchase(name))
      let after = proxy.counts.bytesOfWriters
      sizes.append(
        direction == .toServer ? after.toServer - before.toServer : after.toDaemon - before.toDaemon
      )
    }
    // The first one has statements that the server did not know.
    return sizes[1]
  }

  /// Waits until an armed fault has happened; returns false if it does not within a second.
  func awaitFault() -> Bool {
    for _ in 0..<1000 {
      if !proxy.isArmed { return true }
      usleep(1000)
    }
    return false
  }

  /// Has the other host write to the project.
  func writeElsewhere() throws {
    othersCount += 1
    try otherLine.result("install", #"{"device":"other\#(othersCount)"}"#)
  }

  /// How many purchases of a transaction the other host shows that it has not shown before.
  private func occurrences(of name: String) throws -> Int {
    try newEvents().filter {
      $0["kind"]?.text == "purchaseRecorded" && $0["transactionId"]?.text == "t\(name)"
    }.count
  }

  private func newEvents() throws -> [JSONTree] {
    let events = try otherLine.events(after: cursor)
    cursor = events.last?["cursor"]?.text ?? cursor
    return events
  }
}
