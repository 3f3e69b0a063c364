import Foundation
import TestSupport
import Testing

@Suite("The daemon's log")
struct LogTests {
  private static let formats = ["text", "json"]
  private static let levels = ["error", "warning", "info", "debug"]

  /// The ids of a random workload: no other text contains them.
  private struct People {
    private(set) var ids: [String] = []
    private var random = SplitMix(state: Seed.chosen())

    mutating func next() -> String {
      if ids.count > 8, Bool.random(using: &random) {
        return ids.randomElement(using: &random) ?? ""
      }
      let id = "zq\(String(random.next(), radix: 36))"
      ids.append(id)
      return id
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int(random.next() % UInt64(elements.count))]
    }
  }

  /// Sends requests about random people, right and wrong ones.
  private func play(_ count: Int, on daemon: DaemonProcess) throws -> [String] {
    var people = People()
    let line = try daemon.connect()
    try line.result(
      "project.define",
      #"{"products":{"monthly":{"kind":"subscription","entitlements":["pro"]}}}"#
    )
    for number in 0..<count {
      let (a, b) = (people.next(), people.next())
      let request = people.pick([
        #"{"id":"\#(b)","method":"install","params":{"device":"\#(a)"}}"#,
        #"{"id":1,"method":"identify","params":{"device":"\#(a)","userId":"\#(b)"}}"#,
        #"{"id":1,"method":"identify","params":["\#(a)","\#(b)"]}"#,
        #"{"id":1,"method":"logout","params":{"device":"\#(a)"}}"#,
        #"{"id":1,"method":"checkEntitlements","params":{"userId":"\#(b)"}}"#,
        #"{"id":1,"method":"checkEntitlements","params":{"device":"\#(a)"}}"#,
        #"{"id":1,"method":"purchase","params":{"userId":"\#(a)","product":"monthly","#
          + #""store":"web","transactionId":"\#(number)","expiresAt":"2099-01-01T00:00:00Z"}}"#,
        #"{"id":1,"method":"userInfo","params":{"userId":"\#(a)","wrong":"\#(b)"}}"#,
        #"{"id":1,"method":"\#(a)","params":{}}"#, #"{"id":1,"method":"user.export","\#(b)"#,
        #"{"id":1,"method":"user.export","params":{"userId":"\#(a)"}}"#,
        #"{"id":1,"method":"setUserProperty","params":{"userId":"\#(a)","key":"k","#
          + #""value":"\#(b)"}}"#,
        #"[{"id":1,"method":"restore","params":{"device":"\#(a)"}},{"id":"\#(b)"}]"#,
      ])
      _ = try line.reply(to: request)
    }
    if let last = people.ids.last {
      let params = #"{"userId":"\#(last)","traces":"cleared"}"#
      _ = try line.reply(to: #"{"id":1,"method":"user.delete","params":\#(params)}"#)
    }
    return people.ids
  }

  @Test(
    "No line contains an id of a person, in any format and at any level",
    arguments: formats,
    levels
  )
  func noPerson(format: String, level: String) throws {
    let daemon = try DaemonProcess(
      ["--log", format, "--log-level", level, "--log-slow", "1"]
    )
    let ids = try play(150, on: daemon)
    #expect(daemon.stop() == 0)
    let log = daemon.log
    let found = ids.filter { log.contains($0) }
    #expect(ids.count > 50)
    #expect(found == [], "\(log.prefix(2000))")
    let isQuiet = level == "error" || level == "warning"
    #expect(log.contains("listening") == !isQuiet)
    #expect(log.contains("purchase") || level != "debug")
    try check(log, format, level)
  }

  /// Checks the form of every line.
  private func check(_ log: String, _ format: String, _ level: String) throws {
    let order = Self.levels
    let rank = try #require(order.firstIndex(of: level))
    for line in log.split(separator: "\n") {
      guard format == "json" else {
        #expect(line.hasPrefix("entitled: "))
        continue
      }
      // Foundation's parser: not the daemon's own.
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let members = try #require(object as? [String: Any])
      #expect(members["program"] as? String == "entitled")
      #expect((members["message"] as? String)?.isEmpty == false)
      #expect((members["event"] as? String)?.isEmpty == false)
      let found = try #require((members["level"] as? String).flatMap(order.firstIndex(of:)))
      #expect(found <= rank)
      let time = try #require(members["time"] as? String)
      #expect(time.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
    }
  }

  @Test("A start after a kill says so, and what came from the journal; one after a stop does not")
  func recovered() throws {
    let daemon = try DaemonProcess()
    try daemon.connect().result("install", #"{"device":"phone"}"#)
    daemon.kill()
    try daemon.restart()
    let sentence = /the last run ended suddenly, .* recovered from the journal: (\d+)/
    let commits = daemon.log.matches(of: sentence).map { Int($0.output.1) ?? 0 }
    #expect(commits.count == 1 && commits[0] > 0, "\(daemon.log)")
    #expect(daemon.stop() == 0)
    try daemon.restart()
    #expect(daemon.stop() == 0)
    #expect(daemon.log.matches(of: sentence).count == 1, "\(daemon.log)")
  }

  @Test("With --log-ids the lines of requests show the ids", arguments: formats)
  func ids(format: String) throws {
    let daemon = try DaemonProcess(["--log", format, "--log-level", "debug", "--log-ids"])
    let line = try daemon.connect()
    for device in ["zqphone", "zqtablet"] {
      try line.result("install", #"{"device":"\#(device)"}"#)
    }
    try line.result("identify", #"{"device":"zqphone","userId":"zqann"}"#)
    try line.result("identify", #"["zqtablet","zqbob"]"#)
    daemon.stop()
    for id in ["zqphone", "zqann", "zqtablet", "zqbob"] {
      #expect(daemon.log.contains(id), "\(id)")
    }
    try check(daemon.log, format, "debug")
  }

  @Test("A refused notification is a line with its reason, and without what the caller wrote")
  func refusedNotifications() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let line = try daemon.connect()
    let calls = [
      #"{"store":"zqstore","payload":"zq1"}"#, #"{"store":"appStore","payload":"zq2"}"#,
      #"{"store":"stripe","zqparam":"zq3"}"#,
    ]
    func notify(_ params: String) throws {
      _ = try line.reply(to: #"{"id":"zq4","method":"store.notify","params":\#(params)}"#)
    }
    for call in calls { try notify(call) }
    try line.result(
      "project.define",
      #"{"environment":"any","stores":{"playStore":{"packages":["com.example"]}}}"#
    )
    let push = #"{"store":"playStore","payload":"{\"zq5\":1}"}"#
    try notify(push)
    for _ in 0..<30 { try notify(push) }
    Thread.sleep(forTimeInterval: 1.1)
    try notify(push)
    daemon.stop()
    let log = daemon.log
    #expect(!log.contains("zq"), "\(log)")
    #expect(log.contains("more refused notifications than the lines above show"))
    let reason =
      "malformed: the payload, the response or Stripe's header is not in the store's form"
    let expected: [String] = [
      "invalidParams, /store",
      "storeNotConfigured, the project does not define stores.appStore",
      "invalidParams", "unverified, \(reason)",
    ]
    let said = log.split(separator: "\n").filter { $0.contains("store.notify") }.map(String.init)
    #expect(said.prefix(4) == expected.map { "entitled: store.notify refused: \($0)" }[...])
    #expect(said.count <= 24)
  }

  @Test("Only a few slow requests are logged in a second, with the number of the others")
  func omitted() throws {
    let daemon = try DaemonProcess(["--log-slow", "1", "--store", "memory:"])
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone","userId":"ann"}"#)
    let value = String(repeating: "v", count: 200)
    for number in 0..<90 {
      let property = #""key":"k\#(number)","value":"\#(value)""#
      try line.result("setUserProperty", #"{"userId":"ann",\#(property)}"#)
    }
    // A batch of reads that take together more than a millisecond: each of them counts as slow.
    let check = #"{"id":1,"method":"user.export","params":{"userId":"ann"}}"#
    let batch = "[" + [String](repeating: check, count: 100).joined(separator: ",") + "]"
    for _ in 0..<5 { _ = try line.reply(to: batch) }
    Thread.sleep(forTimeInterval: 1.1)
    _ = try line.reply(to: batch)
    daemon.stop()
    let lines = daemon.log.split(separator: "\n")
    let shown = lines.filter { $0.contains("slow request: user.export,") }.count
    #expect(10...60 ~= shown)
    #expect(lines.contains { $0.contains("more slow requests than the lines above show") })
  }

  /// A pipe that is full, as standard error of a program: its reader has stopped.
  private func stalledPipe() throws -> PipeEnds {
    let pipe = try PipeEnds()
    let flags = fcntl(pipe.writing, F_GETFL)
    _ = fcntl(pipe.writing, F_SETFL, flags | O_NONBLOCK)
    let filler = [UInt8](repeating: 0x0A, count: 4096)
    while unsafe write(pipe.writing, filler, filler.count) > 0 {}
    _ = fcntl(pipe.writing, F_SETFL, flags)
    return pipe
  }

  /// Reads a pipe until it has this text, or to its end.
  private func read(_ pipe: PipeEnds, until text: String? = nil) -> String {
    var said = ""
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Foundation.read(pipe.reading, &chunk, chunk.count)
      guard count > 0 else { return said }
      said += String(decoding: chunk[..<count], as: UTF8.self)
      if let text, said.contains(text) { return said }
    }
  }

  @Test(
    "A reader of the log that has stopped delays no request, and no stop",
    arguments: [false, true]
  )
  func stalledReader(goesOn: Bool) throws {
    let folder = try ScratchFolder()
    let pipe = try stalledPipe()
    defer { close(pipe.reading) }
    let daemon = try ChildProcess(
      DaemonProcess.program("entitled"),
      ["--socket", folder.file("s"), "--store", "memory:", "--log-level", "debug"],
      descriptors: [0, 1, pipe.writing]
    )
    close(pipe.writing)
    while !FileManager.default.fileExists(atPath: folder.file("s")) {
      try #require(daemon.poll() == nil)
      usleep(10_000)
    }
    let line = try SocketLine(folder.file("s"))
    // Each of them is a line of more than 100 bytes: more than wait for the reader.
    let count = 12_000
    let request = Array((#"{"id":1,"method":"server.ping"}"# + "\n").utf8)
    for _ in 0..<count / 100 {
      try line.send(Array(repeatElement(request, count: 100).joined()))
      for _ in 0..<100 { #expect(try line.nextReply()["result"] != nil) }
    }
    var said = goesOn ? read(pipe, until: "dropped here") : ""
    daemon.kill(SIGTERM)
    if goesOn { said += read(pipe) }
    #expect(daemon.wait() == 0)
    guard goesOn else { return }
    let shown = said.ranges(of: "request: server.ping").count
    let sentence = /(\d+) lines? (was|were) dropped here, because the log's reader did not keep up/
    let dropped = said.matches(of: sentence).reduce(0) { $0 + (Int($1.output.1) ?? 0) }
    #expect(shown > 0 && dropped > 0)
    #expect(shown + dropped >= count)
    #expect(said.hasSuffix("entitled: stopped\n"))
  }

  @Test("entitled-webhook stops although the reader of its log has stopped")
  func stalledReaderOfWebhooks() throws {
    let folder = try ScratchFolder()
    let pipe = try stalledPipe()
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    let socket = folder.file("s")
    // It logs that there is no daemon, and looks for it again: the second look proves that the
    // first line did not stop it.
    let hooks = try ChildProcess(
      DaemonProcess.program("entitled-webhook"),
      ["--socket", socket],
      descriptors: [0, 1, pipe.writing]
    )
    usleep(200_000)
    let daemon = try DaemonProcess(in: folder)
    while try daemon.connect().result("server.stats", "{}")["methods"]?["project.list"] == nil {
      try #require(hooks.poll() == nil)
      usleep(10_000)
    }
    hooks.kill(SIGTERM)
    #expect(hooks.wait() == 0)
  }

  @Test("A reload changes what is logged")
  func reload() throws {
    let folder = try ScratchFolder()
    func configure(_ text: String) throws {
      try text.write(toFile: folder.file("config"), atomically: true, encoding: .utf8)
    }
    try configure(#"{"log":"json","log-level":"warning"}"#)
    let daemon = try DaemonProcess(
      ["--config", folder.file("config"), "--store", "memory:"],
      in: folder
    )
    let line = try daemon.connect()
    try line.result("server.ping", "{}")
    #expect(daemon.log.isEmpty)
    try configure(#"{"log":"text","log-level":"debug","log-slow":0,"log-ids":true}"#)
    daemon.signal(SIGHUP)
    for _ in 0..<1000 where !daemon.log.contains("reloaded") { usleep(10_000) }
    try line.result("install", #"{"device":"zqphone"}"#)
    daemon.stop()
    #expect(daemon.log.contains("entitled: request: install, "))
    #expect(daemon.log.contains(#"device="zqphone""#))
  }

  @Test("A reload names each changed limit that needs a restart")
  func restarts() throws {
    let folder = try ScratchFolder()
    func configure(_ text: String) throws {
      try text.write(toFile: folder.file("config"), atomically: true, encoding: .utf8)
    }
    try configure("{}")
    let daemon = try DaemonProcess(
      ["--config", folder.file("config"), "--store", "memory:"],
      in: folder
    )
    let line = try daemon.connect()
    let before = try line.result("server.info", "{}")["limits"]
    try configure(
      """
      {"limits":{"cacheBytesMax":1000000,"replyCacheBytesMax":1000000,\
      "sqliteCacheBytesMax":1000000,"depthMax":32,"lineBytesMax":2097152}}
      """
    )
    daemon.signal(SIGHUP)
    for _ in 0..<1000 where !daemon.log.contains("need a restart") { usleep(10_000) }
    let after = try line.result("server.info", "{}")["limits"]
    // An open connection keeps its limit.
    let tooLong = String(repeating: "x", count: 1_500_000)
    let refusal = try line.reply(to: tooLong)["error"]
    #expect(refusal?["data"]?["limit"] == .number("1048576"))
    daemon.stop()
    for name in ["cacheBytesMax", "replyCacheBytesMax", "sqliteCacheBytesMax", "depthMax"] {
      #expect(daemon.log.contains("limits.\(name)"), "\(name)")
      #expect(before?[name] != nil && before?[name] == after?[name], "\(name)")
    }
  }

  @Test(
    "Wrong values are usage errors",
    arguments: [
      ["--log", "xml"], ["--log-level", "loud"], ["--log-slow", "-1"], ["--log-slow", "soon"],
      ["--log-ids=yes"],
    ]
  )
  func wrong(options: [String]) throws {
    let run = try ProgramRun("entitled", options).outcome()
    #expect(run.code == 2)
    #expect(run.said.contains(String(options[0].prefix { $0 != "=" })))
  }
}
