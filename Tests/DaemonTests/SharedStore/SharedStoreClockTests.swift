import Foundation
import TestSupport
import Testing

@Suite(
  "Hosts whose clocks are wrong",
  .enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL is not installed"),
  .enabled(if: !DaemonProcess.isSanitized, "A sanitizer must be loaded before every library")
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
}
