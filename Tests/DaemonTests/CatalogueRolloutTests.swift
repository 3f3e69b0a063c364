import Foundation
import TestSupport
import Testing

/// Kills the daemon while it emits the events of a new catalogue.
@Suite("Events of a catalogue change")
struct CatalogueRolloutTests {
  private let people = 3000

  private func fill(_ line: SocketLine) throws {
    try line.result("project.define", #"{"products":{"x":{"entitlements":["X"]}}}"#)
    var lines = ""
    for number in 0..<people {
      let order =
        #"{"userId":"u\#(number)","product":"x","store":"web","transactionId":"\#(number)"}"#
      lines += #"{"method":"purchase","params":\#(order)}"# + "\n"
    }
    try line.send(Array(lines.utf8))
    try line.result("server.ping", "{}")
  }

  /// Returns how many events each user received about the entitlement.
  private func emitted(_ line: SocketLine, of entitlement: String) throws -> [String: Int] {
    var emitted: [String: Int] = [:]
    for event in try line.events(#""kinds":["entitlementsActivated"]"#)
    where event["entitlements"]?[0] == .string(entitlement) {
      #expect(event["cause"]?["method"] == .string("project.define"))
      #expect(event["cause"]?["id"] == .number("1"))
      emitted[event["userId"]?.text ?? "", default: 0] += 1
    }
    return emitted
  }

  private func define(_ entitlement: String, _ line: SocketLine) throws {
    let products = #"{"x":{"entitlements":["\#(entitlement)"]}}"#
    try line.result("project.define", #"{"products":\#(products)}"#)
  }

  /// Returns the number of events.
  private func events(_ line: SocketLine) throws -> Int {
    let counts = try line.result("project.describe", "{}")["project"]?["counts"]
    guard case .number(let count)? = counts?["events"] else { return 0 }
    return Int(count) ?? 0
  }

  @Test("After kills during the change, every user gets each event exactly once")
  func kills() throws {
    let daemon = try DaemonProcess()
    try fill(daemon.connect())
    var inTheMidst = 0
    var round = 0
    while inTheMidst < 3 && round < 20 {
      round += 1
      let before = try events(daemon.connect())
      // Each user loses an entitlement and gains another.
      let all = before + 2 * people
      try define("Y\(round)", daemon.connect())
      daemon.kill()
      try daemon.restart()
      let sofar = try events(daemon.connect())
      if sofar < all { inTheMidst += 1 }
      daemon.kill()
      try daemon.restart()
      let line = try daemon.connect()
      #expect(try events(line) >= sofar, "what was told was taken back")
      // The daemon continues without any request.
      for _ in 0..<3000 where try events(line) < all { usleep(20_000) }
      #expect(try events(line) == all)
      let emitted = try emitted(line, of: "Y\(round)")
      #expect(emitted.count == people)
      #expect(emitted.values.allSatisfy { $0 == 1 })
    }
    #expect(inTheMidst > 0, "it was always over before it could be disturbed")
  }

  @Test("Other requests get correct answers during the change")
  func others() throws {
    let daemon = try DaemonProcess()
    let line = try daemon.connect()
    try fill(line)
    let all = try events(line) + 2 * people
    try define("Y", line)
    let other = try daemon.connect()
    var asked = 0
    while try events(line) < all && asked < 100_000 {
      let check = try other.result("checkEntitlements", #"{"userId":"u\#(asked % people)"}"#)
      #expect(check["entitlements"]?["Y"]?["active"] == .bool(true))
      asked += 1
    }
    #expect(try events(line) == all)
    #expect(try emitted(line, of: "Y").count == people)
  }
}
