import Foundation
import TestSupport
import Testing

@Suite("Time-based events with the system's clock")
struct ClockTests {
  private let catalogue = #"{"products":{"x":{"kind":"subscription","entitlements":["X"]}}}"#

  /// Records a purchase that expires `milliseconds` from now.
  private func buy(_ line: SocketLine, endingIn milliseconds: Double) throws -> String {
    try line.result("project.define", catalogue)
    try line.result("install", #"{"device":"phone"}"#)
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    let end = formatter.string(from: Date(timeIntervalSinceNow: milliseconds / 1000))
    let order = """
      {"device":"phone","product":"x","store":"web","transactionId":"1","expiresAt":"\(end)"}
      """
    try line.result("purchase", order)
    return end
  }

  /// Waits for the expiry, and returns its two events.
  private func awaitEnd(_ line: SocketLine) throws -> [JSONTree] {
    let kinds = #"["purchaseExpired","entitlementsDeactivated"]"#
    for _ in 0..<1500 {
      let page = try line.result("events.read", "{\"kinds\":\(kinds)}")
      if case .array(let events)? = page["events"], !events.isEmpty { return events }
      usleep(20_000)
    }
    return []
  }

  private func check(_ events: [JSONTree], end: String) {
    #expect(
      events.map { $0["kind"] } == [.string("purchaseExpired"), .string("entitlementsDeactivated")]
    )
    for event in events {
      #expect(event["at"] == .string(end))
      #expect(event["cause"]?["clock"] == .bool(true))
    }
  }

  @Test("The daemon emits an expiry on time, without any request")
  func byItself() throws {
    let daemon = try DaemonProcess()
    let line = try daemon.connect()
    let end = try buy(line, endingIn: 300)
    check(try awaitEnd(line), end: end)
    let answer = try line.result("checkEntitlements", #"{"device":"phone"}"#)
    #expect(answer["entitlements"]?["X"]?["active"] == .bool(false))
  }

  @Test("An expiry during downtime is emitted after the restart, with its own timestamp")
  func whileDown() throws {
    let daemon = try DaemonProcess()
    let end = try buy(daemon.connect(), endingIn: 200)
    daemon.kill()
    usleep(400_000)
    try daemon.restart()
    check(try awaitEnd(daemon.connect()), end: end)
  }
}
