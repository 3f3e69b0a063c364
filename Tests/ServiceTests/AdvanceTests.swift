import IdentityCore
import LineProtocol
import Storage
import TestSupport
import Testing

@testable import Service

@Suite("A manual clock advances in bounded steps, and misses no due change")
struct AdvanceTests {
  private let purchases = 250

  /// Creates a project at the start of 2026, with a subscription for each of the next minutes.
  private func household(_ committer: StepCommitter) throws -> InProcessLine {
    let line = try InProcessLine(store: committer.store, committer: committer)
    let definition = """
      {"clock":{"manual":"2026-01-01T00:00:00Z"},\
      "products":{"x":{"kind":"subscription","entitlements":["X"]}}}
      """
    try line.call(#"{"id":1,"method":"project.define","params":\#(definition)}"#)
    for number in 0..<purchases {
      let end = end(of: number) + "Z"
      let order = """
        {"userId":"u\(number)","product":"x","store":"web","transactionId":"t\(number)",\
        "expiresAt":"\(end)"}
        """
      try line.call(#"{"id":2,"method":"purchase","params":\#(order)}"#)
    }
    return line
  }

  /// Returns a purchase's last second with access, as in the feed but without milliseconds.
  private func end(of number: Int) -> String {
    let (hour, minute) = (number / 60, number % 60)
    return "2026-01-01T\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute):30"
  }

  private let advance = #"{"id":9,"method":"clock.advance","params":{"by":"P1D"}}"#

  private func clock(_ line: InProcessLine) throws -> JSONTree? {
    try line.call(#"{"id":1,"method":"project.describe"}"#)["result"]?["project"]?["clock"]?["now"]
  }

  @Test("Many expirations are emitted in order over several turns, each with its own time")
  func inOrder() throws {
    let committer = try StepCommitter(MemoryStore())
    let line = try household(committer)
    let before = committer.turns
    let answer = try line.call(advance)
    #expect(answer["result"]?["now"] == .string("2026-01-02T00:00:00.000Z"))
    let perTurn = TurnBudget.decisionsMax * DueReader.duesPerPiece
    #expect(committer.turns - before >= purchases / perTurn)
    let events = try line.events(#""kinds":["purchaseExpired"]"#)
    #expect(events.map { $0["transactionId"] } == (0..<purchases).map { .string("t\($0)") })
    #expect(events.first?["at"] == .string("2026-01-01T00:00:30.000Z"))
    #expect(events.last?["at"] == .string("2026-01-01T04:09:30.000Z"))
  }

  @Test("A purchase made while a clock advances expires in order")
  func meanwhile() throws {
    let committer = try StepCommitter(MemoryStore())
    let line = try household(committer)
    try line.send(request: advance)
    let other = ClientSession(caller: Caller(uid: 0, gid: 0, pid: 2, role: .admin))
    let order = """
      {"userId":"new","product":"x","store":"web","transactionId":"new",\
      "expiresAt":"2026-01-01T02:00:15Z"}
      """
    line.service.beginTurn(now: line.now, uptime: line.uptime)
    line.service.handle(
      Array(#"{"id":2,"method":"purchase","params":\#(order)}"#.utf8).span,
      in: other
    )
    line.service.endTurn()
    line.release()
    #expect(line.service.hasWork)
    #expect(try line.nextReply()["result"] != nil)
    let events = try line.events(#""kinds":["purchaseExpired"]"#)
    var expected = (0..<purchases).map { "t\($0)" }
    expected.insert("new", at: 120)
    #expect(events.map { $0["transactionId"]?.text } == expected)
  }

  @Test("With two callers, each expiration is emitted once, and time never goes back")
  func twoAtOnce() throws {
    let advance =
      #"{"id":9,"method":"clock.advance","params":{"to":"2026-01-02T00:00:00Z"}}"#
    let store = try StepCommitter(MemoryStore())
    _ = try household(store)
    let committer = try StagedCommitter(store.store)
    let line = try InProcessLine(store: store.store, committer: committer)
    let other = ClientSession(caller: Caller(uid: 0, gid: 0, pid: 2, role: .admin))
    try line.send(request: advance)
    line.service.beginTurn(now: line.now, uptime: line.uptime)
    line.service.handle(Array(advance.utf8).span, in: other)
    line.service.endTurn()
    line.release()
    var moments: [String] = []
    for round in 0..<60 {
      try line.send([0x0A])
      guard
        case .known(.project(let project)?, _) = line.service.decider.recordCache.find(
          .project(Project.defaultID)
        ),
        case .manual(let now) = project.clock
      else { continue }
      moments.append(String(decoding: now.text, as: UTF8.self))
      if round % 3 == 0 { try committer.commit() }
    }
    #expect(moments == moments.sorted())
    #expect(moments.last == "2026-01-02T00:00:00.000Z")
    let page = try line.service.decider.reader.events(
      EventQuery(
        project: ProjectNumber(1),
        after: 0,
        limit: 1000,
        scanMax: .max,
        kinds: [.purchaseExpired]
      )
    )
    let emitted = page.events.map(\.event.at)
    #expect(emitted == emitted.sorted())
    #expect(emitted.count == purchases)
  }

  @Test("A connection whose last line was a suspended notification closes")
  func notificationAtEnd() throws {
    let line = try household(StepCommitter(MemoryStore()))
    try line.send(
      request: #"{"method":"clock.advance","params":{"to":"2026-01-02T00:00:00Z"}}"#
    )
    try line.halfClose()
    #expect(line.receiveAtOnce() == nil)
    #expect(line.isClosed)
  }

  @Test("A dry run shows the ends of what is not durable yet")
  func dryRunBehindPurchase() throws {
    let line = try household(StepCommitter(MemoryStore()))
    try line.send(
      Array(
        """
        {"id":3,"method":"purchase","params":{"userId":"late","product":"x","store":"web",\
        "transactionId":"late","expiresAt":"2026-01-03T00:00:00Z"}}
        {"id":4,"method":"clock.advance","params":{"to":"2026-01-04T00:00:00Z","dryRun":true}}

        """.utf8
      )
    )
    #expect(try line.nextReply()["result"] != nil)
    let events = try line.nextReply()["result"]?["events"]?.elements ?? []
    let expired = events.filter { $0["kind"]?.text == "purchaseExpired" }
    #expect(expired.count == purchases + 1)
    #expect(expired.last?["transactionId"]?.text == "late")
  }

  @Test("Three callers who advance a clock by a day at once advance it by three days")
  func threeAtOnce() throws {
    let committer = try StepCommitter(MemoryStore())
    let line = try household(committer)
    try line.send(request: advance)
    line.service.beginTurn(now: line.now, uptime: line.uptime)
    for pid: Int32 in [2, 3] {
      let other = ClientSession(caller: Caller(uid: 0, gid: 0, pid: pid, role: .admin))
      line.service.handle(Array(advance.utf8).span, in: other)
    }
    line.service.endTurn()
    line.release()
    while line.service.hasWork { try line.send([0x0A]) }
    #expect(try line.nextReply()["result"]?["now"] == .string("2026-01-02T00:00:00.000Z"))
    #expect(try clock(line) == .string("2026-01-04T00:00:00.000Z"))
  }

  @Test("After a failed commit, the clock stays at its last durable step, and resumes later")
  func halts() throws {
    let committer = try StepCommitter(MemoryStore())
    let line = try household(committer)
    committer.failsAfter = 2
    let halted = try line.refusal(of: advance)
    #expect(halted["data"]?["kind"] == .string("storageFull"))
    // One background piece and then one turn emitted changes. The clock is one millisecond
    // after the last of them.
    let emitted = (1 + TurnBudget.decisionsMax) * DueReader.duesPerPiece
    #expect(try clock(line) == .string(end(of: emitted - 1) + ".001Z"))
    let fresh = try InProcessLine(store: committer.store)
    #expect(try clock(fresh) == .string(end(of: emitted - 1) + ".001Z"))
    committer.failsAfter = nil
    let arrived = try line.call(#"{"id":9,"method":"clock.advance","params":{"by":"PT1H"}}"#)
    #expect(arrived["result"]?["now"] == .string(end(of: emitted + 59) + ".001Z"))
  }
}
