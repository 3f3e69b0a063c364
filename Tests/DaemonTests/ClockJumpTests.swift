import Foundation
import TestSupport
import Testing

@Suite(
  "The host's clock jumps",
  .enabled(if: !DaemonProcess.isSanitized, "not with a sanitizer: run .ci/test")
)
struct ClockJumpTests {
  @Test(
    "The feed agrees with the answers again, though no request comes meanwhile",
    arguments: [false, true]
  )
  func aheadAndBack(isRestarted: Bool) throws {
    let clock = try MovableClock()
    let daemon = try DaemonProcess(environment: clock.environment)
    let line = try daemon.connect()
    try line.buyForMonth("phone")
    try clock.move(aheadBy: 60 * 86_400)
    let wait = #"{"after":"0","kinds":["entitlementsDeactivated"],"timeoutMs":30000}"#
    let ended = try line.result("events.wait", wait)
    let cursor = try #require(ended["cursor"]?.text)
    #expect(try !line.isActive("phone"))
    if isRestarted { #expect(daemon.stop() == 0) }
    try clock.move(aheadBy: 0)
    if isRestarted { try daemon.restart() }
    let next = #"{"after":"\#(cursor)","kinds":["entitlementsActivated"],"timeoutMs":30000}"#
    let begun = Date()
    let again = try daemon.connect().result("events.wait", next)
    #expect(again["events"]?[0] != nil)
    #expect(Date().timeIntervalSince(begun) < 10, "a slow machine has some more time")
    #expect(try daemon.connect().isActive("phone"))
    let stats = try daemon.connect().result("server.stats", "{}")["background"]
    if !isRestarted { #expect(stats?["clockSteps"] == .number("2")) }
    #expect(daemon.stop() == 0)
    #expect(isRestarted || daemon.log.contains("the clock went back by"))
    let doctor = try ProgramRun("entitled", ["doctor", daemon.folder.file("data.sqlite")]).outcome()
    #expect(doctor.code == 0, "\(doctor.said)")
  }
}

extension SocketLine {
  /// Defines a product, installs a device, and buys a subscription that ends in a month.
  func buyForMonth(_ device: String) throws {
    let products = #"{"pro":{"kind":"subscription","entitlements":["premium"]}}"#
    try result("project.define", #"{"products":\#(products)}"#)
    try result("install", #"{"device":"\#(device)"}"#)
    let end = (Date() + 30 * 86_400).formatted(.iso8601)
    try result(
      "purchase",
      #"{"device":"\#(device)","product":"pro","store":"web","transactionId":"1","#
        + #""expiresAt":"\#(end)"}"#
    )
  }

  func isActive(_ device: String) throws -> Bool {
    let reply = try result("checkEntitlements", #"{"device":"\#(device)"}"#)
    return reply["entitlements"]?["premium"]?["active"] == .bool(true)
  }
}
