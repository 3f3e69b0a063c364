import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport
import Testing

@Suite("What server.stats counts")
struct StatisticsTests {
  private let store = MemoryStore()

  private func stats(_ line: InProcessLine) throws -> JSONTree {
    try line.result("server.stats", "{}")
  }

  private func count(_ stats: JSONTree, _ path: String...) -> Int {
    guard case .number(let text)? = path.reduce(stats, { $0?[$1] }) else { return 0 }
    return Int(text) ?? -1
  }

  @Test("The time since the start does not depend on the system's clock")
  func uptime() throws {
    let line = try InProcessLine(store: store)
    line.uptime = .milliseconds(5500)
    line.now = Moment(milliseconds: line.now.milliseconds - 3_600_000)
    #expect(count(try stats(line), "uptimeMs") == 5500)
    #expect(count(try line.result("server.info", "{}"), "uptimeMs") == 5500)
  }

  @Test("A request counts when its reply leaves")
  func leaving() throws {
    let committer = try StagedCommitter(store)
    let line = try InProcessLine(store: store, committer: committer)
    try committer.commit()
    line.release()
    try line.send(request: #"{"id":1,"method":"install","params":{"device":"A"}}"#)
    let other = ClientSession(caller: Caller(uid: 0, gid: 0, pid: 2, role: .admin))
    #expect(try ask(line.service, on: other)["result"]?["methods"]?["install"] == nil)
    #expect(count(try ask(line.service, on: other), "result", "commits", "waitingTurns") == 1)
    try committer.commit()
    line.release()
    _ = try line.nextResult()
    #expect(count(try stats(line), "methods", "install", "requests") == 1)
    #expect(count(try stats(line), "commits", "waitingTurns") == 0)
  }

  /// Sends `server.stats` on another connection, whose reply waits for nothing.
  private func ask(_ service: Service, on session: ClientSession) throws -> JSONTree {
    service.beginTurn(now: Moment(milliseconds: 1_795_000_000_000), uptime: .zero)
    service.handle(Array(#"{"id":1,"method":"server.stats"}"#.utf8).span, in: session)
    service.endTurn()
    _ = service.releaseDurable()
    let reply = service.takeReadyReplies(of: session)
    return try JSONTree(reply.dropLast())
  }

  @Test("A request whose commit failed counts once, with its error")
  func rolledBack() throws {
    let committer = try StagedCommitter(store)
    let line = try InProcessLine(store: store, committer: committer)
    try committer.commit()
    line.release()
    try line.send(request: #"{"id":1,"method":"install","params":{"device":"A"}}"#)
    committer.fail(.full)
    line.release()
    #expect(try line.nextReply()["error"]?["data"]?["kind"]?.text == "storageFull")
    let install = try #require(try stats(line)["methods"]?["install"])
    #expect(count(install, "requests") == 1)
    #expect(install["errors"] == (try JSONTree(Array(#"{"storageFull":1}"#.utf8))))
  }

  @Test("Each request of a batch counts, and a notification counts")
  func batches() throws {
    let line = try InProcessLine(store: store)
    _ = try line.reply(
      to: #"[{"id":1,"method":"server.ping"},{"method":"install","params":{"device":"A"}},"#
        + #"{"id":2,"method":"userInfo","params":{"device":"B"}},{"id":3},{"id":4,"method":"x"}]"#
    )
    let stats = try stats(line)
    #expect(count(stats, "methods", "server.ping", "requests") == 1)
    #expect(count(stats, "methods", "install", "requests") == 1)
    #expect(count(stats, "methods", "userInfo", "errors", "unknownDevice") == 1)
    #expect(count(stats, "refusals", "invalidRequest") == 1)
    #expect(count(stats, "refusals", "unknownMethod") == 1)
  }

  @Test("Replies from the cache count as requests, and as hits")
  func cached() throws {
    let line = try InProcessLine(store: store)
    try line.result("install", #"{"device":"A"}"#)
    let check = #"{"id":1,"method":"checkEntitlements","params":{"device":"A"}}"#
    for _ in 0..<5 { try line.call(check) }
    try line.send(Array(String(repeating: check + "\n", count: 20).utf8))
    for _ in 0..<20 { try line.nextResult() }
    let stats = try stats(line)
    #expect(count(stats, "methods", "checkEntitlements", "requests") == 25)
    #expect(count(stats, "cache", "replyHits") == 24)
    #expect(count(stats, "cache", "replies") == 1)
    #expect(count(stats, "cache", "recordLoads") > 0)
  }

  @Test("A waiting request shows as a wait, and its duration leaves the wait out")
  func waits() throws {
    let line = try InProcessLine(store: store)
    try line.send(request: #"{"id":1,"method":"events.wait","params":{"timeoutMs":60000}}"#)
    #expect(count(try stats(line), "feed", "waits") == 1)
    try line.result("install", #"{"device":"A"}"#)
    _ = try line.nextResult()
    let stats = try stats(line)
    #expect(count(stats, "feed", "waits") == 0)
    #expect(count(stats, "methods", "events.wait", "requests") == 1)
    #expect(count(stats, "methods", "events.wait", "durations", "maxMicros") < 1_000_000)
  }

  @Test("Ends that have passed are due until the daemon has emitted them")
  func expiries() throws {
    let line = try InProcessLine(store: store)
    try line.result(
      "project.define",
      #"{"products":{"monthly":{"kind":"subscription","entitlements":["pro"]}}}"#
    )
    try line.result("install", #"{"device":"A"}"#)
    for number in 0..<5 {
      let end = MomentText.text(milliseconds: line.now.milliseconds + 60_000)
      try line.result(
        "purchase",
        #"{"device":"A","product":"monthly","store":"web","transactionId":"\#(number)","#
          + #""expiresAt":"\#(end)"}"#
      )
    }
    #expect(count(try stats(line), "background", "expiriesDue") == 0)
    line.now = Moment(milliseconds: line.now.milliseconds + 90_000)
    // This turn asks before any background work.
    line.service.beginTurn(now: line.now, uptime: line.uptime)
    let other = ClientSession(caller: Caller(uid: 0, gid: 0, pid: 2, role: .admin))
    line.service.handle(Array(#"{"id":1,"method":"server.stats"}"#.utf8).span, in: other)
    line.service.endTurn()
    let late = try JSONTree(line.service.takeReadyReplies(of: other).dropLast())["result"] ?? .null
    #expect(count(late, "background", "expiriesDue") >= 5)
    #expect(count(late, "background", "expiriesLateMs") >= 29_000)
    for _ in 0..<20 { try line.result("server.ping", "{}") }
    #expect(count(try stats(line), "background", "expiriesDue") == 0)
  }

  @Test("The lag of each consumer is shown, in every project")
  func consumers() throws {
    let line = try InProcessLine(store: store)
    try line.result("project.define", #"{"project":"shop"}"#)
    for device in ["A", "B"] { try line.result("install", #"{"device":"\#(device)"}"#) }
    try line.result("install", #"{"device":"A","project":"shop"}"#)
    try line.result("events.acknowledge", #"{"consumer":"mailer","cursor":"1"}"#)
    try line.result("events.acknowledge", #"{"consumer":"crm","cursor":"2"}"#)
    try line.result(
      "events.acknowledge",
      #"{"project":"shop","consumer":"crm","cursor":"0"}"#
    )
    guard case .array(let shown)? = try stats(line)["feed"]?["consumers"] else {
      Issue.record("no list")
      return
    }
    let lags = shown.map { "\($0["project"]?.text ?? "") \($0["consumer"]?.text ?? "")" }
    #expect(lags == ["default crm", "default mailer", "shop crm"])
    #expect(shown.map { count($0, "lag") } == [0, 1, 1])
  }
}
