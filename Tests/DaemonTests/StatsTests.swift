import Foundation
import TestSupport
import Testing

/// Causes each thing that the daemon counts, and reads it back.
@Suite("server.stats of a real daemon")
struct StatsTests {
  private func int(_ value: JSONTree?) -> Int {
    guard case .number(let text)? = value else { return -1 }
    return Int(text) ?? -1
  }

  private func define(on line: SocketLine) throws {
    try line.result(
      "project.define",
      #"{"products":{"monthly":{"kind":"subscription","entitlements":["pro"]}}}"#
    )
  }

  private func buy(_ transaction: String, for device: String, on line: SocketLine) throws {
    try line.result(
      "purchase",
      #"{"device":"\#(device)","product":"monthly","store":"web","#
        + #""transactionId":"\#(transaction)","expiresAt":"2099-01-01T00:00:00Z"}"#
    )
  }

  @Test("Every error that a caller can cause is counted by its method and kind")
  func errors() throws {
    guard case .array(let listed) = try JSONTree(Repository.bytes("Protocol/errors.json")) else {
      Issue.record("errors.json is no list")
      return
    }
    var kinds = 0
    for entry in listed {
      guard let example = entry["example"], example["requires"] == nil, example["given"] == nil,
        let text = example["line"]?.text, let kind = entry["kind"]?.text
      else { continue }
      let daemon = try DaemonProcess(["--store", "memory:"])
      let line = try daemon.connect()
      _ = try line.reply(to: text)
      let stats = try daemon.connect().result("server.stats", "{}")
      var request = try? JSONTree(Array(text.utf8))
      if case .array(let batch)? = request { request = batch.first }
      let method = request?["method"]?.text.flatMap { stats["methods"]?[$0] }
      let counts = method?["errors"]?[kind] ?? stats["refusals"]?[kind]
      #expect(counts == .number("1"), "\(kind): \(stats)")
      kinds += 1
    }
    #expect(kinds > 8)
  }

  @Test("Commits, cached replies, files, waits and subscriptions are counted")
  func counts() throws {
    let daemon = try DaemonProcess()
    let line = try daemon.connect()
    try define(on: line)
    for number in 0..<10 {
      try line.result("install", #"{"device":"phone-\#(number)"}"#)
      try buy("\(number)", for: "phone-\(number)", on: line)
    }
    let check =
      #"{"id":1,"method":"checkEntitlements","params":{"device":"phone-0"}}"#
    for _ in 0..<50 { try line.call(check) }
    try line.result("events.subscribe", "{}")
    try line.result("events.acknowledge", #"{"consumer":"mailer","cursor":"3"}"#)
    let waiter = try daemon.connect()
    try waiter.send(
      request:
        #"{"id":1,"method":"events.wait","params":{"after":"3","kinds":["userDeleted"],"#
        + #""timeoutMs":60000}}"#
    )
    try waiter.result("server.ping", "{}")
    let stats = try daemon.connect().result("server.stats", "{}")
    #expect(int(stats["methods"]?["purchase"]?["requests"]) == 10)
    #expect(int(stats["methods"]?["purchase"]?["durations"]?["count"]) == 10)
    #expect(int(stats["methods"]?["checkEntitlements"]?["requests"]) == 50)
    #expect(int(stats["cache"]?["replyHits"]) == 49)
    #expect(int(stats["connections"]?["open"]) == 3)
    #expect(int(stats["connections"]?["opened"]) == 3)
    guard case .array(let peers)? = stats["connections"]?["peers"] else {
      Issue.record("no peers")
      return
    }
    #expect(peers.count == 1)
    #expect(int(peers[0]["uid"]) == Int(getuid()))
    #expect(peers[0]["role"]?.text == "admin")
    #expect(int(stats["commits"]?["turns"]) >= 22)
    #expect(int(stats["commits"]?["durations"]?["count"]) >= 1)
    #expect(int(stats["storage"]?["syncs"]?["count"]) >= 1)
    #expect(int(stats["storage"]?["syncs"]?["sumMicros"]) > 0)
    #expect(int(stats["storage"]?["dataFileBytes"]) > 0)
    #expect(int(stats["storage"]?["freeBytes"]) > 0)
    #expect(int(stats["feed"]?["waits"]) == 1)
    #expect(int(stats["feed"]?["subscriptions"]) == 1)
    guard case .array(let consumers)? = stats["feed"]?["consumers"] else {
      Issue.record("no consumers")
      return
    }
    let newest = try line.events().count
    #expect(consumers.map { int($0["lag"]) } == [newest - 3])
    // A restart counts from zero, and the consumer's lag is still there.
    daemon.stop()
    try daemon.restart()
    let fresh = try daemon.connect().result("server.stats", "{}")
    #expect(fresh["methods"] == .object([]))
    guard case .array(let known)? = fresh["feed"]?["consumers"] else { return }
    #expect(known.map { int($0["lag"]) } == [newest - 3])
  }

  @Test(
    "Connections of a user without a role are counted as such",
    .enabled(if: Nobody.canConnect, "needs setpriv, socat and root: run it as root")
  )
  func roles() throws {
    let daemon = try DaemonProcess(["--allow-uid", "65534:read"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: daemon.folder.path
    )
    #expect(try Nobody.ask(daemon.socket, ["server.stats", "install"]).count == 2)
    let stats = try daemon.connect().result("server.stats", "{}")
    #expect(int(stats["methods"]?["server.stats"]?["errors"]?["invalidParams"]) == 1)
    #expect(int(stats["methods"]?["install"]?["errors"]?["permissionDenied"]) == 1)
    #expect(int(stats["connections"]?["opened"]) == 2)
  }

  @Test("Connections over the limit are counted as refused")
  func refused() throws {
    let folder = try ScratchFolder()
    try #"{"limits":{"connectionsMax":2}}"#.write(
      toFile: folder.file("config"),
      atomically: true,
      encoding: .utf8
    )
    let daemon = try DaemonProcess(
      ["--config", folder.file("config"), "--store", "memory:"],
      in: folder
    )
    let lines = try (0..<2).map { _ in try daemon.connect() }
    for line in lines { try line.result("server.ping", "{}") }
    #expect(
      try daemon.connect().reply(to: #"{"id":1,"method":"server.ping"}"#)["error"]?["data"]?[
        "kind"
      ]?
      .text == "tooManyConnections"
    )
    let stats = try lines[0].result("server.stats", "{}")
    #expect(int(stats["connections"]?["refused"]) == 1)
    #expect(int(stats["refusals"]?["tooManyConnections"]) == 1)
  }

  @Test("A slow request is counted, and logged with its time split by phase")
  func slow() throws {
    let daemon = try DaemonProcess(["--log-slow", "1"])
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone","userId":null}"#)
    try line.result("identify", #"{"device":"phone","userId":"somebody"}"#)
    // The deletion rebuilds the data file before its reply.
    try line.result("user.delete", #"{"userId":"somebody"}"#)
    let stats = try line.result("server.stats", "{}")
    #expect(int(stats["slowRequests"]) >= 1)
    #expect(daemon.hasLogged("slow request: user.delete"))
    let slow = daemon.log.split(separator: "\n").filter { $0.contains("slow request: user.delete") }
    #expect(slow.count == 1, "\(daemon.log)")
    for phase in ["queue ", "parse ", "decide ", "commit "] {
      #expect(slow.first?.contains(phase) == true)
    }
    #expect(!daemon.log.contains("somebody"))
  }
}
