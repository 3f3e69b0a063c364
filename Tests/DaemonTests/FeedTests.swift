import Foundation
import TestSupport
import Testing

@Suite("The feed of a real daemon")
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

  private func send(_ text: String, to line: SocketLine) throws {
    try line.send(Array(text.utf8) + [0x0A])
  }

  private func receive(_ line: SocketLine) throws -> JSONTree {
    try JSONTree(#require(try line.receive()))
  }

  private func wait(after: Int, id: String = "wait", _ more: String = "") -> String {
    let params = #"{"after":"\#(after)","timeoutMs":60000\#(more)}"#
    return #"{"id":"\#(id)","method":"events.wait","params":\#(params)}"#
  }

  @Test("a wait is woken by another connection's write, and nothing behind it waits for it")
  func woken() throws {
    let daemon = try daemon()
    let (waiting, writing) = (try daemon.connect(), try daemon.connect())
    try send(wait(after: 0), to: waiting)
    #expect(try waiting.call(#"{"id":2,"method":"server.ping"}"#)["id"] == .number("2"))
    #expect(try writing.call(install("A"))["result"] != nil)
    let woken = try receive(waiting)
    #expect(woken["id"] == .string("wait"))
    #expect(woken["result"]?["events"]?[0]?["device"] == .string("A"))
    #expect(woken["result"]?["cursor"] == .string("1"))
  }

  @Test("TERM answers those who wait with an empty list, and ends subscriptions")
  func drain() throws {
    let daemon = try daemon()
    let (waiting, listening) = (try daemon.connect(), try daemon.connect())
    for number in 0..<10 { try send(wait(after: 0, id: "\(number)"), to: waiting) }
    #expect(try waiting.call(#"{"id":2,"method":"server.ping"}"#)["id"] == .number("2"))
    _ = try listening.result("events.subscribe", "{}")
    #expect(daemon.stop() == 0)
    for number in 0..<10 {
      let answer = try receive(waiting)
      #expect(answer["id"] == .string("\(number)"))
      #expect(answer["result"]?["events"] == .array([]))
      #expect(answer["result"]?["cursor"] == .string("0"))
    }
    #expect(try waiting.receive() == nil)
    #expect(try listening.receive() == nil)
  }

  @Test("there are so many waits and subscriptions and no more; who is gone leaves nothing behind")
  func limits() throws {
    let daemon = try daemon(
      #"{"waitsMax":3,"waitsPerConnectionMax":2,"subscriptionsMax":3,"#
        + #""subscriptionsPerConnectionMax":2}"#
    )
    let other = try daemon.connect()
    do {
      let line = try daemon.connect()
      for number in 0..<2 { try send(wait(after: 0, id: "\(number)"), to: line) }
      let refused = try line.call(wait(after: 0, id: "2"))
      #expect(refused["id"] == .string("2"))
      #expect(refused["error"]?["data"]?["kind"] == .string("overloaded"))
      #expect(refused["error"]?["data"]?["limit"] == .number("2"))
      for number in 1...2 {
        let made = try line.result("events.subscribe", "{}")
        #expect(made["subscription"] == .string("\(number)"))
      }
      let third = try line.call(#"{"id":1,"method":"events.subscribe"}"#)
      #expect(third["error"]?["data"]?["limit"] == .number("2"))
      try send(wait(after: 0), to: other)
      _ = try other.result("events.subscribe", "{}")
      let full = try other.call(wait(after: 0))
      #expect(full["error"]?["data"]?["limit"] == .number("3"))
      let all = try other.call(#"{"id":1,"method":"events.subscribe"}"#)
      #expect(all["error"]?["data"]?["limit"] == .number("3"))
    }
    // The connection is closed now, and the daemon hears of it.
    let fresh = try daemon.connect()
    var made: JSONTree?
    for _ in 0..<2000 where made == nil {
      made = try fresh.call(#"{"id":1,"method":"events.subscribe"}"#)["result"]
      if made == nil { usleep(5000) }
    }
    #expect(made?["cursor"] == .string("0"))
    try send(wait(after: 0, id: "again"), to: fresh)
    #expect(try fresh.call(#"{"id":2,"method":"server.ping"}"#)["id"] == .number("2"))
    let info = try fresh.result("server.info", "{}")["limits"]
    #expect(info?["waitsMax"] == .number("3"))
    #expect(info?["subscriptionsPerConnectionMax"] == .number("2"))
  }

  @Test("two hundred subscribers hear the same, each of them everything once")
  func many() throws {
    let daemon = try daemon()
    let lines = try (0..<200).map { _ in try daemon.connect() }
    for (number, line) in lines.enumerated() {
      let params = number % 2 == 0 ? "{}" : #"{"kinds":["userCreated"],"after":"0"}"#
      #expect(try line.result("events.subscribe", params)["subscription"] == .string("1"))
    }
    let writer = try daemon.connect()
    let devices = 50
    for device in 0..<devices { try send(install("d\(device)"), to: writer) }
    for _ in 0..<devices { #expect(try receive(writer)["result"] != nil) }
    for line in lines {
      for device in 0..<devices {
        let told = try receive(line)
        try #require(told["method"] == .string("event"))
        try #require(told["params"]?["cursor"] == .string("\(device + 1)"))
        try #require(told["params"]?["event"]?["device"] == .string("d\(device)"))
      }
    }
  }

  @Test("somebody half-closed hears on, until they leave")
  func halfClosed() throws {
    let daemon = try daemon(#"{"subscriptionsMax":1}"#)
    let writer = try daemon.connect()
    do {
      let line = try daemon.connect()
      try send(#"{"id":1,"method":"events.subscribe"}"#, to: line)
      try line.halfClose()
      #expect(try receive(line)["result"]?["cursor"] == .string("0"))
      _ = try writer.call(install("A"))
      #expect(try receive(line)["params"]?["cursor"] == .string("1"))
    }
    // Nothing more can be read from it, and still the daemon sees that it is gone.
    var made: JSONTree?
    for _ in 0..<2000 where made == nil {
      made = try writer.call(#"{"id":1,"method":"events.subscribe"}"#)["result"]
      if made == nil { usleep(5000) }
    }
    #expect(made != nil)
  }

  @Test("a subscriber who does not read is told of a gap once, costs little, and goes on exactly")
  func slow() throws {
    let limits =
      #"{"noticeBytesMax":65536,"subscriptionLagMax":500,"#
      + #""cacheBytesMax":1000000,"pagesBytesMax":1000000}"#
    let daemon = try daemon(limits)
    let (slow, fast) = (try daemon.connect(), try daemon.connect())
    for line in [slow, fast] { _ = try line.result("events.subscribe", #"{"after":"0"}"#) }
    let writer = try daemon.connect()
    _ = try writer.call(install("A"))
    var heard = 0
    let grown = try growth(of: daemon, writer: writer, heardBy: fast, &heard)
    #expect(heard > 15_000)

    // The same writes without a subscriber, as a daemon also keeps what it has not yet put in
    // its tables. What the fast subscriber was told weighs more than five megabytes.
    let other = try self.daemon(limits)
    let otherWriter = try other.connect()
    _ = try otherWriter.call(install("A"))
    var unheard = 0
    let grownAlone = try growth(of: other, writer: otherWriter, heardBy: nil, &unheard)
    #expect(
      DaemonProcess.isSanitized || grown - grownAlone < 1500,
      "\(grown) kB with subscribers, \(grownAlone) kB without"
    )

    // Whatever waited for the slow one comes in order, and then the gap, which is the last.
    var cursor = 0
    var told = try receive(slow)
    while told["method"] == .string("event") {
      cursor += 1
      try #require(told["params"]?["cursor"] == .string("\(cursor)"))
      told = try receive(slow)
    }
    #expect(told["method"] == .string("gap"))
    #expect(told["params"]?["subscription"] == .string("1"))
    #expect(told["params"]?["cursor"] == .string("\(cursor)"))
    #expect(cursor < heard)
    _ = try writer.call(install("B"))
    let again = try slow.result("events.subscribe", #"{"after":"\#(cursor)"}"#)
    #expect(again["subscription"] == .string("2"))
    while cursor < heard + 1 {
      told = try receive(slow)
      cursor += 1
      try #require(told["params"]?["cursor"] == .string("\(cursor)"))
      try #require(told["params"]?["subscription"] == .string("2"))
    }
  }

  /// The memory, in kilobytes, that eighty rounds of writes add to a daemon that has done twenty.
  private func growth(
    of daemon: DaemonProcess,
    writer: SocketLine,
    heardBy fast: SocketLine?,
    _ heard: inout Int
  ) throws -> Int {
    try write(20, on: writer, heardBy: fast, &heard)
    let before = try residentKilobytes(of: daemon.pid)
    try write(80, on: writer, heardBy: fast, &heard)
    return try residentKilobytes(of: daemon.pid) - before
  }

  /// Two people take turns on one device: many events, and few records.
  private func write(
    _ rounds: Int,
    on writer: SocketLine,
    heardBy fast: SocketLine?,
    _ heard: inout Int
  ) throws {
    for _ in 0..<rounds {
      var burst = ""
      for number in 0..<100 {
        let params = #"{"device":"A","userId":"u\#(number % 2)"}"#
        burst += #"{"id":\#(number),"method":"identify","params":\#(params)}"# + "\n"
      }
      try writer.send(Array(burst.utf8))
      for _ in 0..<100 { try #require(try receive(writer)["result"] != nil) }
      guard let fast else { continue }
      let counts = try writer.result("project.describe", "{}")["project"]?["counts"]
      while counts?["events"] != .number("\(heard)") {
        heard += 1
        try #require(try receive(fast)["params"]?["cursor"] == .string("\(heard)"))
      }
    }
  }

  private func residentKilobytes(of pid: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return Int(line?.split(separator: " ").dropFirst().first ?? "") ?? 0
  }
}
