import Foundation
import TestSupport
import Testing

/// Tests each configured limit, at the limit and beyond it.
///
/// `FeedTests` tests the limits of the feed, and `CacheBoundTests` and `ReplyCacheTests` those of
/// memory.
@Suite("Configured limits")
struct LimitTests {
  private func daemon(_ limits: String) throws -> DaemonProcess {
    let folder = try ScratchFolder()
    try #"{"limits":\#(limits)}"#.write(
      toFile: folder.file("config"),
      atomically: true,
      encoding: .utf8
    )
    return try DaemonProcess(
      ["--config", folder.file("config"), "--store", "memory:"],
      in: folder
    )
  }

  private func kind(_ answer: JSONTree) -> String {
    answer["error"]?["data"]?["kind"]?.text ?? "result"
  }

  @Test("server.info shows each limit as it was configured")
  func shown() throws {
    let set = [
      "replyCacheBytesMax": 1_000_001, "batchBytesMax": 6, "batchEntriesMax": 7,
      "cacheBytesMax": 1_000_002,
      "connectionsMax": 9, "connectionsPerUidMax": 8, "depthMax": 11, "lineBytesMax": 2049,
      "notificationBytesMax": 70_001, "uncommittedReplyBytesMax": 70_002,
      "sqliteCacheBytesMax": 70_005,
      "pipelinedRequestsMax": 13, "projectsMax": 14, "subscriptionLagMax": 15,
      "subscriptionsMax": 16,
      "subscriptionsPerConnectionMax": 17, "queuedCommitsMax": 18, "partialLineBytesMax": 70_004,
      "unsentBytesMax": 70_003, "unsentBytesTotalMax": 70_006, "pendingCatalogueChangesMax": 19,
      "waitsMax": 20,
      "waitsPerConnectionMax": 21, "suspendedMax": 22, "readWaitMsMax": 23, "writeWaitMsMax": 24,
    ]
    let text = set.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    let daemon = try daemon("{\(text)}")
    let shown = try daemon.connect().result("server.info", "{}")["limits"]
    for (name, value) in set { #expect(shown?[name] == .number("\(value)"), "\(name)") }
    let fixed = [
      "definitionRecordsMax", "explainRecordsMax", "dryRunExpiriesMax", "requestIdBytesMax",
      "undoRecordsMax",
    ]
    #expect(Set(shown?.names ?? []) == Set(set.keys).union(fixed))
  }

  @Test("A line is limited in length")
  func line() throws {
    let daemon = try daemon(#"{"lineBytesMax":1024}"#)
    let line = try daemon.connect()
    for (count, expected) in [(1023, "result"), (1024, "result"), (1025, "messageTooLarge")] {
      let call = #"{"id":1,"method":"server.ping"}"#
      let blanks = String(repeating: " ", count: count - call.utf8.count)
      #expect(kind(try line.reply(to: call + blanks)) == expected, "\(count)")
    }
  }

  @Test("Unfinished lines are limited in total, and only the longest is dropped")
  func unfinishedLines() throws {
    let daemon = try daemon(#"{"partialLineBytesMax":4096}"#)
    let (long, short, other) = (try daemon.connect(), try daemon.connect(), try daemon.connect())
    func send(_ text: String, to line: SocketLine) throws {
      try line.send(Array(text.utf8))
      // The reply to a ping proves that the daemon has read everything before it.
      try other.result("server.ping", "{}")
    }
    let call = #"{"id":7,"method":"server.ping"}"#
    let blanks = String(repeating: " ", count: 4000 - call.utf8.count)
    try send(blanks + call, to: long)
    try send(call + String(repeating: " ", count: 96 - call.utf8.count), to: short)
    try send(" ", to: short)
    let answer = try long.nextReply()
    #expect(kind(answer) == "overloaded" && answer["id"] == .null, "\(answer)")
    #expect(answer["error"]?["data"]?["limit"] == .number("4096"))
    #expect(answer["error"]?["data"]?["retryable"] == .bool(true))
    #expect(try short.reply(to: "")["id"] == .number("7"))
    #expect(try long.reply(to: " the rest\n" + call)["id"] == .number("7"))
    // Exactly the limit is still accepted.
    try send(String(repeating: " ", count: 4096 - call.utf8.count) + call, to: long)
    #expect(try long.reply(to: "")["id"] == .number("7"))
  }

  @Test("A line is limited in depth")
  func depth() throws {
    let daemon = try daemon(#"{"depthMax":8}"#)
    let line = try daemon.connect()
    for (depth, expected) in [(6, "result"), (7, "parseError")] {
      let echo =
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      // The request and its params add two levels.
      let answer = try line.reply(
        to: #"{"id":1,"method":"server.ping","params":{"echo":\#(echo)}}"#
      )
      #expect(kind(answer) == expected, "\(depth)")
    }
  }

  @Test("A batch is limited in its entries, and an id in its bytes")
  func batchAndID() throws {
    let daemon = try daemon(#"{"batchEntriesMax":3}"#)
    let line = try daemon.connect()
    let entry = #"{"id":1,"method":"server.ping"}"#
    let three = try line.reply(to: "[\([entry, entry, entry].joined(separator: ","))]")
    #expect(three[2]?["result"] != nil)
    let four = try line.reply(to: "[\([entry, entry, entry, entry].joined(separator: ","))]")
    #expect(kind(four) == "batchTooLarge")
    for (count, expected) in [(254, "result"), (255, "invalidRequest")] {
      let id = String(repeating: "a", count: count)
      let answer = try line.reply(to: #"{"id":"\#(id)","method":"server.ping"}"#)
      #expect(kind(answer) == expected, "\(count)")
    }
  }

  @Test("After its replies exceed the limit, a batch executes no more requests")
  func batchBytes() throws {
    let daemon = try daemon(#"{"batchBytesMax":20000}"#)
    let line = try daemon.connect()
    let install = { (name: String) in
      #"{"id":1,"method":"install","params":{"device":"\#(name)"}}"#
    }
    let long = #"{"id":2,"method":"rpc.discover"}"#
    let answers = try line.reply(
      to: "[\([install("a"), long, install("b"), long].joined(separator: ","))]"
    )
    let kinds = try (0..<4).map { kind(try #require(answers[$0])) }
    #expect(kinds == ["result", "result", "batchTooLarge", "batchTooLarge"])
    let counts = try line.result("project.describe", "{}")["project"]?["counts"]
    #expect(counts?["devices"] == .number("1"))
  }

  @Test("Projects are limited in number")
  func projects() throws {
    let daemon = try daemon(#"{"projectsMax":3}"#)
    let line = try daemon.connect()
    for (name, expected) in [("a", "result"), ("b", "result"), ("c", "overloaded")] {
      let answer = try line.reply(
        to: #"{"id":1,"method":"project.define","params":{"project":"\#(name)"}}"#
      )
      #expect((kind(answer) == "result") == (expected == "result"), "\(name): \(answer)")
    }
    // Existing projects can still be changed.
    #expect(try line.result("project.define", #"{"project":"a"}"#)["project"] != nil)
  }

  @Test("Connections are limited in total and for each user")
  func connections() throws {
    for (limits, what) in [
      (#"{"connectionsMax":3}"#, "in all"), (#"{"connectionsPerUidMax":3}"#, "of a user"),
    ] {
      let daemon = try daemon(limits)
      var lines = try (0..<3).map { _ in try daemon.connect() }
      for line in lines { try line.result("server.ping", "{}") }
      let fourth = try daemon.connect()
      let answer = try fourth.reply(to: #"{"id":1,"method":"server.ping"}"#)
      #expect(kind(answer) == "tooManyConnections", "\(what): \(answer)")
      #expect(try fourth.receive() == nil)
      // A disconnection makes room for a new connection.
      let before = daemon.descriptorCount
      lines.removeFirst()
      #expect(daemon.waitUntilDescriptors(areAtMost: before - 1))
      let fifth = try daemon.connect()
      try fifth.result("server.ping", "{}")
      try lines[0].result("server.ping", "{}")
    }
  }

  @Test("A client that exceeds the limits on pipelining still gets all replies")
  func pipelined() throws {
    for limits in [
      #"{"pipelinedRequestsMax":1}"#, #"{"unsentBytesMax":1}"#, #"{"uncommittedReplyBytesMax":1}"#,
      #"{"unsentBytesTotalMax":1}"#, #"{"queuedCommitsMax":1}"#,
    ] {
      let daemon = try daemon(limits)
      let line = try daemon.connect()
      let calls = (0..<300).map {
        #"{"id":\#($0),"method":"install","params":{"device":"d\#($0 % 150)"}}"#
      }
      try line.send(Array((calls.joined(separator: "\n") + "\n").utf8))
      for number in 0..<300 {
        let answer = try line.nextReply()
        #expect(answer["id"] == .number("\(number)"), "\(limits)")
        #expect(answer["result"]?["created"] == .bool(number < 150), "\(limits)")
      }
    }
  }
}
