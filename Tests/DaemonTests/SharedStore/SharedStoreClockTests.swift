import Foundation
import TestSupport
import Testing

@Suite(
  "Hosts whose clocks are wrong",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  ),
  .enabled(if: !DaemonProcess.isSanitized, "not with a sanitizer: run .ci/test")
)
struct SharedStoreClockTests {
  @Test("Access ends by the database's clock on hosts that are an hour ahead and an hour behind")
  func access() throws {
    let store = try PostgreSQLServer.shared.get().newStore()
    let folder = try ScratchFolder()
    let library = folder.file("clock.so")
    try PreloadedLibrary.compile("Tests/DaemonTests/Interposed/clock.c", to: library)
    let daemons = try ["3600", "-3600"].map { seconds in
      try DaemonProcess(
        ["--store", store],
        environment: ["LD_PRELOAD": library, "CLOCK_AHEAD": seconds]
      )
    }
    let lines = try daemons.map { try $0.connect() }
    try lines[0].result(
      "project.define",
      #"{"products":{"pro":{"kind":"subscription","entitlements":["premium"]}}}"#
    )
    try lines[1].result("install", #"{"device":"phone"}"#)
    // The database runs on this machine, so its clock is that of the test.
    let end = Date(timeIntervalSince1970: Double(Int(Date().timeIntervalSince1970)) + 5)
    let purchase =
      #"{"device":"phone","product":"pro","store":"web","transactionId":"1","#
      + #""expiresAt":"\#(end.formatted(.iso8601))"}"#
    try lines[0].result("purchase", purchase)
    var (activeCount, endedCount) = (0, 0)
    while endedCount < 4 {
      for line in lines {
        let sent = Date()
        let reply = try line.result("checkEntitlements", #"{"device":"phone"}"#)
        let isActive = reply["entitlements"]?["premium"]?["active"] == .bool(true)
        if Date() < end {
          activeCount += 1
          #expect(isActive, "access ended too early")
        } else if sent > end + 0.001 {
          endedCount += 1
          #expect(!isActive, "access ended too late")
        }
      }
      usleep(50_000)
    }
    #expect(activeCount > 0)
    for (line, ahead) in zip(lines, [3_600_000, -3_600_000]) {
      let info = try line.result("server.info", "{}")["store"]
      guard case .number(let text)? = info?["clockOffsetMs"], let offset = Int(text) else {
        Issue.record("there is no offset: \(String(describing: info))")
        continue
      }
      // The store's clock is ahead by the offset. A minute is left for a slow machine.
      #expect(abs(offset + ahead) < 60_000, "\(offset)")
    }
    for daemon in daemons {
      #expect(daemon.hasLogged("the database's clock is ahead of this machine's by"))
    }
  }

  @Test("All hosts agree while the database's clock is two hours ahead, and when it is right again")
  func jump() throws {
    let clock = try MovableClock()
    let server = try PostgreSQLServer(environment: clock.environment)
    let store = try server.newStore()
    var daemons = try (0..<2).map { _ in try DaemonProcess(["--store", store]) }
    try daemons[0].connect().result(
      "project.define",
      #"{"products":{"pro":{"kind":"subscription","entitlements":["premium"]}}}"#
    )
    try daemons[0].connect().result("install", #"{"device":"phone"}"#)
    let end = (Date() + 3600).formatted(.iso8601)
    try daemons[1].connect().result(
      "purchase",
      #"{"device":"phone","product":"pro","store":"web","transactionId":"1","expiresAt":"\#(end)"}"#
    )
    let wait = { (cursor: String, kind: String) in
      let params = #"{"after":"\#(cursor)","kinds":["\#(kind)"],"timeoutMs":30000}"#
      return try daemons[1].connect().result("events.wait", params)
    }
    try clock.move(aheadBy: 7200)
    for daemon in daemons { #expect(try !daemon.connect().isActive("phone")) }
    let ended = try wait("0", "entitlementsDeactivated")
    let cursor = try #require(ended["cursor"]?.text)
    sleep(4)
    try clock.move(aheadBy: 0)
    for daemon in daemons { #expect(try daemon.connect().isActive("phone")) }
    daemons.append(try DaemonProcess(["--store", store]))
    for daemon in daemons { #expect(try daemon.connect().isActive("phone")) }
    let begun = Date()
    #expect(try wait(cursor, "entitlementsActivated")["events"]?[0] != nil)
    // Sixteen seconds if another daemon has to take over.
    #expect(Date().timeIntervalSince(begun) < 20)
    let events = try daemons[2].connect().events()
    #expect(events.compactMap { $0["cursor"]?.text } == (1...events.count).map { "\($0)" })
    let later = (Date() + 1800).formatted(.iso8601)
    let grant =
      #"{"device":"phone","entitlement":"premium","expiresAt":"\#(later)"}"#
    try daemons[2].connect().result("project.define", #"{"entitlements":["premium"]}"#)
    try daemons[2].connect().result("grant", grant)
    let views = try daemons.map { daemon in
      try daemon.connect().result("checkEntitlements", #"{"device":"phone"}"#)
    }
    let known = views[0]["entitlements"]
    #expect(views.allSatisfy { $0["entitlements"] == known }, "\(views)")
    for daemon in daemons.prefix(2) {
      let stats = try daemon.connect().result("server.stats", "{}")["background"]
      #expect(stats?["clockSteps"] == .number("2"))
      #expect(daemon.hasLogged("the clock went back by"))
    }
  }

  @Test("Another daemon takes back what one emitted that was killed before the clock was right")
  func takeover() throws {
    let clock = try MovableClock()
    let server = try PostgreSQLServer(environment: clock.environment)
    let store = try server.newStore()
    let first = try DaemonProcess(["--store", store])
    try first.connect().buyForMonth("phone")
    try clock.move(aheadBy: 60 * 86_400)
    let wait = #"{"after":"0","kinds":["entitlementsDeactivated"],"timeoutMs":30000}"#
    let ended = try first.connect().result("events.wait", wait)
    let cursor = try #require(ended["cursor"]?.text)
    first.kill()
    try clock.move(aheadBy: 0)
    let second = try DaemonProcess(["--store", store])
    let next = #"{"after":"\#(cursor)","kinds":["entitlementsActivated"],"timeoutMs":30000}"#
    let begun = Date()
    #expect(try second.connect().result("events.wait", next)["events"]?[0] != nil)
    #expect(Date().timeIntervalSince(begun) < 20)
    #expect(try second.connect().isActive("phone"))
  }
}
