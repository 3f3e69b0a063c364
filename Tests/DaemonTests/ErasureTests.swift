import Foundation
import TestSupport
import Testing

/// Searches the files of a daemon that is running, has exited, or was killed.
@Suite("Erasure of a deleted user from all files")
struct ErasureTests {
  /// Strings that occur only in the data of the deleted user.
  private static let marks = [
    "ada.unmistakable", "ada-alias.unmistakable", "phone.unmistakable", "apple.unmistakable",
    "mail.unmistakable", "order.unmistakable", "renewal.unmistakable", "campaign.unmistakable",
    "request.ada.unmistakable", "token.unmistakable",
  ]

  private func traces(in folder: String, of marks: [String]) throws -> [String: Int] {
    try FolderSearch.traces(of: marks, in: folder)
  }

  /// Checks that events contain no mark either: compressed texts in the file could hide it.
  private func expectPending(_ marks: [String], by daemon: DaemonProcess) throws {
    let events = try daemon.connect().events()
    #expect(!events.isEmpty)
    let text = "\(events)"
    for mark in marks { #expect(!text.contains(mark), "\(mark)") }
  }

  /// Adds many other users, so that pages are split and overflow.
  private func fill(_ line: SocketLine, others: Range<Int>) throws {
    for number in others {
      let id = "other-\((number &* 7919) % 100_003)"
      let value = String(repeating: "v", count: [5, 80, 300, 490][number % 4])
      let device = #"{"device":"d-\#(id)","userId":"\#(id)","storeAccount":"s-\#(id)"}"#
      try line.result("install", device)
      try line.result(
        "purchase",
        #"{"device":"d-\#(id)","product":"x","store":"appStore","transactionId":"t-\#(id)"}"#
      )
      try line.result(
        "setUserProperty",
        #"{"userId":"\#(id)","key":"k","value":"\#(value)"}"#
      )
    }
  }

  private func makeAda(_ line: SocketLine) throws {
    try line.result(
      "install",
      #"{"device":"phone.unmistakable","storeAccount":"apple.unmistakable"}"#
    )
    try line.result(
      "purchase",
      """
      {"device":"phone.unmistakable","product":"x","store":"appStore",\
      "transactionId":"order.unmistakable","attributes":{"a":"campaign.unmistakable"},\
      "idempotencyKey":"key of order.unmistakable"}
      """
    )
  }

  private func loginAda(_ line: SocketLine) throws {
    try line.send(
      Array(
        """
        {"id":"request.ada.unmistakable","method":"identify",\
        "params":{"device":"phone.unmistakable","userId":"ada.unmistakable",\
        "accountToken":"token.unmistakable"}}

        """.utf8
      )
    )
    try line.nextResult()
    try line.result(
      "purchase",
      """
      {"userId":"ada.unmistakable","product":"x","store":"appStore",\
      "transactionId":"renewal.unmistakable","originalTransactionId":"order.unmistakable"}
      """
    )
    try line.result(
      "setUserProperty",
      #"{"userId":"ada.unmistakable","key":"$email","value":"mail.unmistakable"}"#
    )
    // A second id of the same customer, which a restore links to the first.
    try line.result("install", #"{"device":"tablet","storeAccount":"apple.unmistakable"}"#)
    try line.result("identify", #"{"device":"tablet","userId":"ada-alias.unmistakable"}"#)
    try line.result("restore", #"{"device":"tablet"}"#)
  }

  /// Creates the user among others; returns the user's anonymous ids.
  private func person(_ daemon: DaemonProcess, crowd: Int) throws -> [String] {
    let line = try daemon.connect()
    try line.result(
      "project.define",
      """
      {"rules":"revenuecatLegacy",\
      "products":{"x":{"kind":"subscription","entitlements":["X"]}},"entitlements":["gift"]}
      """
    )
    try fill(line, others: 0..<crowd / 2)
    try makeAda(line)
    try fill(line, others: crowd / 2..<crowd)
    try loginAda(line)
    for _ in 0..<crowd / 4 {
      try line.result(
        "grant",
        #"{"userId":"ada.unmistakable","entitlement":"gift","idempotencyKey":"\#(UUID())"}"#
      )
    }
    let export = try line.result("user.export", #"{"userId":"ada.unmistakable"}"#)
    guard case .array(let ids)? = export["ids"] else { return [] }
    let found = ids.compactMap { $0["id"]?.text }
    #expect(found.count == 4)
    return found
  }

  private func start() throws -> (daemon: DaemonProcess, data: String) {
    let folder = try ScratchFolder()
    let data = folder.file("data")
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: false)
    return (try DaemonProcess(["--store", "sqlite:\(data)/entitled.sqlite"], in: folder), data)
  }

  @Test("No file contains a deleted id, while the daemon runs and after it exits")
  func noTraces() throws {
    let (daemon, data) = try start()
    let ids = try person(daemon, crowd: 600)
    let marks = Self.marks + ids
    let before = try traces(in: data, of: marks).keys
    for mark in marks { #expect(before.contains { $0.hasPrefix("\(mark) in ") }, "\(mark)") }
    let line = try daemon.connect()
    let result = try line.result(
      "user.delete",
      """
      {"userId":"ada.unmistakable","traces":"cleared","idempotencyKey":"delete ada.unmistakable"}
      """
    )
    #expect(result["users"] == .number("4"))
    #expect(result["devices"] == .number("2"))
    #expect(result["purchases"] == .number("1"))
    #expect(try traces(in: data, of: marks) == [:])
    // Later writes do not bring the data back.
    try fill(line, others: 1000..<1050)
    #expect(try traces(in: data, of: marks) == [:])
    try expectPending(marks, by: daemon)
    let other = try line.result("user.export", #"{"userId":"other-7919"}"#)
    #expect(other["purchases"] != .array([]))
    daemon.stop()
    #expect(try traces(in: data, of: marks) == [:])
  }

  @Test("One pass overwrites what several deletions have left in the files")
  func oneForAll() throws {
    let (daemon, data) = try start()
    let ids = try person(daemon, crowd: 120)
    let marks = Self.marks + ids
    let line = try daemon.connect()
    let first = try line.result("user.delete", #"{"userId":"ada.unmistakable"}"#)
    #expect(first["traces"]?.text == "pending" && first["clearedBy"]?.text != nil)
    try expectPending(marks, by: daemon)
    // Free bytes still have it, or this test shows nothing.
    #expect(try traces(in: data, of: marks) != [:])
    // A restart forgets no pass, and what the last run has left in the journal.
    daemon.kill()
    try daemon.restart(["--store", "sqlite:\(data)/entitled.sqlite"])
    let next = try daemon.connect()
    let waiting = try next.result("server.stats", "{}")["background"]
    #expect(waiting?["erasuresUncleared"] == .number("1"))
    try next.result("install", #"{"device":"last","userId":"last.unmistakable"}"#)
    let last = try next.result(
      "user.delete",
      #"{"userId":"last.unmistakable","traces":"cleared"}"#
    )
    #expect(last["traces"]?.text == "cleared" && last["clearedBy"] == nil)
    let left = try traces(in: data, of: marks + ["last.unmistakable"])
    #expect(left == [:], "\(left)")
    let cleared = try next.events().filter { $0["kind"]?.text == "tracesCleared" }
    #expect(cleared.map { $0["user"] } == [first["tombstone"], last["tombstone"]])
    #expect(
      try next.result("server.stats", "{}")["background"]?["erasuresUncleared"] == .number("0")
    )
  }

  @Test("The next start completes a deletion that a kill interrupted")
  func kills() throws {
    for delay in [0, 1000, 3000, 6000, 12_000, 25_000] as [UInt32] {
      let (daemon, data) = try start()
      let ids = try person(daemon, crowd: 120)
      let marks = Self.marks + ids
      let line = try daemon.connect()
      try line.send(
        Array(
          """
          {"id":1,"method":"user.delete",\
          "params":{"userId":"ada.unmistakable","traces":"cleared"}}

          """.utf8
        )
      )
      usleep(delay)
      daemon.kill()
      let isAcknowledged = try line.receive() != nil
      if isAcknowledged { #expect(try traces(in: data, of: marks) == [:]) }
      try daemon.restart(["--store", "sqlite:\(data)/entitled.sqlite"])
      let next = try daemon.connect()
      let info = try next.reply(
        to: #"{"id":2,"method":"userInfo","params":{"userId":"ada.unmistakable"}}"#
      )
      if info["error"] == nil {
        // The deletion was not recorded.
        #expect(!isAcknowledged)
        #expect(info["result"]?["user"]?["id"]?.text == "ada.unmistakable")
        try next.result("user.delete", #"{"userId":"ada.unmistakable","traces":"cleared"}"#)
      } else {
        // This deletion is queued behind the interrupted one, so its reply proves that both are
        // done.
        try next.result("install", #"{"device":"last"}"#)
        let last = try next.result("userInfo", #"{"device":"last"}"#)["user"]?["id"]?.text ?? ""
        try next.result("user.delete", "{\"userId\":\"\(last)\",\"traces\":\"cleared\"}")
      }
      try expectPending(marks, by: daemon)
      #expect(try traces(in: data, of: marks) == [:])
      daemon.stop()
      #expect(try traces(in: data, of: marks) == [:])
    }
  }
}
