import Foundation
import TestSupport
import Testing

@Suite("The event feed of a real daemon")
struct FeedTests {
  private func daemon(_ limits: String = "{}") throws -> DaemonProcess {
    let folder = try ScratchFolder()
    try #"{"limits":\#(limits)}"#.write(
      toFile: folder.file("config"),
      atomically: true,
      encoding: .utf8
    )
    return try DaemonProcess(["--config", folder.file("config")], in: folder)
  }

  private func install(_ device: String) -> String {
    #"{"id":"\#(device)","method":"install","params":{"device":"\#(device)"}}"#
  }

  private func wait(after: Int, id: String = "wait", _ more: String = "") -> String {
    let params = #"{"after":"\#(after)","timeoutMs":60000\#(more)}"#
    return #"{"id":"\#(id)","method":"events.wait","params":\#(params)}"#
  }

  @Test("Another connection's write wakes a wait, which does not block later requests")
  func woken() throws {
    let daemon = try daemon()
    let (waiting, writing) = (try daemon.connect(), try daemon.connect())
    try waiting.send(request: wait(after: 0))
    try waiting.result("server.ping", "{}")
    try writing.call(install("A"))
    let woken = try waiting.nextReply()
    #expect(woken["id"] == .string("wait"))
    #expect(woken["result"]?["events"]?[0]?["device"] == .string("A"))
    #expect(woken["result"]?["cursor"] == .string("1"))
  }

  @Test("On TERM, waits return an empty list and subscriptions end")
  func drain() throws {
    let daemon = try daemon()
    let (waiting, listening) = (try daemon.connect(), try daemon.connect())
    for number in 0..<10 { try waiting.send(request: wait(after: 0, id: "\(number)")) }
    try waiting.result("server.ping", "{}")
    try listening.result("events.subscribe", "{}")
    #expect(daemon.stop() == 0)
    for number in 0..<10 {
      let answer = try waiting.nextReply()
      #expect(answer["id"] == .string("\(number)"))
      #expect(answer["result"]?["events"] == .array([]))
      #expect(answer["result"]?["cursor"] == .string("0"))
    }
    #expect(try waiting.receive() == nil)
    #expect(try listening.receive() == nil)
  }

  @Test("Waits and subscriptions are limited, and a closed connection frees its own")
  func limits() throws {
    let daemon = try daemon(
      #"{"waitsMax":3,"waitsPerConnectionMax":2,"subscriptionsMax":3,"#
        + #""subscriptionsPerConnectionMax":2}"#
    )
    let other = try daemon.connect()
    do {
      let line = try daemon.connect()
      for number in 0..<2 { try line.send(request: wait(after: 0, id: "\(number)")) }
      let refused = try line.refusal(of: wait(after: 0, id: "2"))
      #expect(refused["data"]?["kind"] == .string("overloaded"))
      #expect(refused["data"]?["limit"] == .number("2"))
      for number in 1...2 {
        let made = try line.result("events.subscribe", "{}")
        #expect(made["subscription"] == .string("\(number)"))
      }
      let third = try line.refusal(of: #"{"id":1,"method":"events.subscribe"}"#)
      #expect(third["data"]?["limit"] == .number("2"))
      try other.send(request: wait(after: 0))
      try other.result("events.subscribe", "{}")
      let full = try other.refusal(of: wait(after: 0))
      #expect(full["data"]?["limit"] == .number("3"))
      let all = try other.refusal(of: #"{"id":1,"method":"events.subscribe"}"#)
      #expect(all["data"]?["limit"] == .number("3"))
    }
    // The connection is closed, and the daemon notices soon.
    let fresh = try daemon.connect()
    var made: JSONTree?
    for _ in 0..<2000 where made == nil {
      made = try fresh.reply(to: #"{"id":1,"method":"events.subscribe"}"#)["result"]
      if made == nil { usleep(5000) }
    }
    #expect(made?["cursor"] == .string("0"))
    try fresh.send(request: wait(after: 0, id: "again"))
    try fresh.result("server.ping", "{}")
    let info = try fresh.result("server.info", "{}")["limits"]
    #expect(info?["waitsMax"] == .number("3"))
    #expect(info?["subscriptionsPerConnectionMax"] == .number("2"))
  }

  @Test("Two hundred subscribers each receive every event exactly once")
  func many() throws {
    let daemon = try daemon()
    let lines = try (0..<200).map { _ in try daemon.connect() }
    for (number, line) in lines.enumerated() {
      let params = number % 2 == 0 ? "{}" : #"{"kinds":["userCreated"],"after":"0"}"#
      #expect(try line.result("events.subscribe", params)["subscription"] == .string("1"))
    }
    let writer = try daemon.connect()
    let devices = 50
    for device in 0..<devices { try writer.send(request: install("d\(device)")) }
    for _ in 0..<devices { try writer.nextResult() }
    for line in lines {
      for device in 0..<devices {
        let emitted = try line.nextReply()
        try #require(emitted["method"] == .string("event"))
        try #require(emitted["params"]?["cursor"] == .string("\(device + 1)"))
        try #require(emitted["params"]?["event"]?["device"] == .string("d\(device)"))
      }
    }
  }

  @Test("A half-closed subscriber receives events until it disconnects")
  func halfClosed() throws {
    let daemon = try daemon(#"{"subscriptionsMax":1}"#)
    let writer = try daemon.connect()
    do {
      let line = try daemon.connect()
      try line.send(request: #"{"id":1,"method":"events.subscribe"}"#)
      try line.halfClose()
      #expect(try line.nextReply()["result"]?["cursor"] == .string("0"))
      try writer.call(install("A"))
      #expect(try line.nextReply()["params"]?["cursor"] == .string("1"))
    }
    // The daemon notices the disconnection, although it has nothing more to read.
    var made: JSONTree?
    for _ in 0..<2000 where made == nil {
      made = try writer.reply(to: #"{"id":1,"method":"events.subscribe"}"#)["result"]
      if made == nil { usleep(5000) }
    }
    #expect(made != nil)
  }

  @Test("A subscriber that does not read gets a gap, costs little memory, and resumes exactly")
  func slow() throws {
    let limits =
      #"{"notificationBytesMax":65536,"subscriptionLagMax":500,"#
      + #""cacheBytesMax":1000000,"sqliteCacheBytesMax":1000000}"#
    let daemon = try daemon(limits)
    let (slow, fast) = (try daemon.connect(), try daemon.connect())
    for line in [slow, fast] { try line.result("events.subscribe", #"{"after":"0"}"#) }
    let writer = try daemon.connect()
    try writer.call(install("A"))
    var received = 0
    let grown = try growth(of: daemon, writer: writer, heardBy: fast, &received)
    #expect(received > 15_000)

    // Compares with the same writes without subscribers, because a daemon also holds writes that it
    // has not flushed. The fast subscriber received more than five megabytes.
    let other = try self.daemon(limits)
    let otherWriter = try other.connect()
    try otherWriter.call(install("A"))
    var unheard = 0
    let grownAlone = try growth(of: other, writer: otherWriter, heardBy: nil, &unheard)
    #expect(
      DaemonProcess.isSanitized || grown - grownAlone < 1500,
      "\(grown) kB with subscribers, \(grownAlone) kB without"
    )

    // The slow subscriber first receives all queued events in order, and then the gap.
    var cursor = 0
    var emitted = try slow.nextReply()
    while emitted["method"] == .string("event") {
      cursor += 1
      try #require(emitted["params"]?["cursor"] == .string("\(cursor)"))
      emitted = try slow.nextReply()
    }
    #expect(emitted["method"] == .string("gap"))
    #expect(emitted["params"]?["subscription"] == .string("1"))
    #expect(emitted["params"]?["cursor"] == .string("\(cursor)"))
    #expect(cursor < received)
    try writer.call(install("B"))
    let again = try slow.result("events.subscribe", #"{"after":"\#(cursor)"}"#)
    #expect(again["subscription"] == .string("2"))
    while cursor < received + 1 {
      emitted = try slow.nextReply()
      cursor += 1
      try #require(emitted["params"]?["cursor"] == .string("\(cursor)"))
      try #require(emitted["params"]?["subscription"] == .string("2"))
    }
  }

  /// Returns the growth of memory, in kilobytes, during eighty rounds of writes after twenty.
  ///
  /// Two users alternate on a device, which makes many events and few records.
  private func growth(
    of daemon: DaemonProcess,
    writer: SocketLine,
    heardBy fast: SocketLine?,
    _ received: inout Int
  ) throws -> Int {
    try write(20, on: writer, heardBy: fast, &received)
    let before = try residentKilobytes(of: daemon.pid)
    try write(80, on: writer, heardBy: fast, &received)
    return try residentKilobytes(of: daemon.pid) - before
  }

  /// Writes rounds in which two users alternate on a device: many events, and few records.
  private func write(
    _ rounds: Int,
    on writer: SocketLine,
    heardBy fast: SocketLine?,
    _ received: inout Int
  ) throws {
    for _ in 0..<rounds {
      var burst = ""
      for number in 0..<100 {
        let params = #"{"device":"A","userId":"u\#(number % 2)"}"#
        burst += #"{"id":\#(number),"method":"identify","params":\#(params)}"# + "\n"
      }
      try writer.send(Array(burst.utf8))
      for _ in 0..<100 { try writer.nextResult() }
      guard let fast else { continue }
      let counts = try writer.result("project.describe", "{}")["project"]?["counts"]
      while counts?["events"] != .number("\(received)") {
        received += 1
        try #require(try fast.nextReply()["params"]?["cursor"] == .string("\(received)"))
      }
    }
  }

  private func residentKilobytes(of pid: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return Int(line?.split(separator: " ").dropFirst().first ?? "") ?? 0
  }
}
