import IdentityCore
import LineProtocol
import Storage
import TestSupport
import Testing

@testable import Service

@Suite("A rollout emits a change of the catalogue between requests")
struct CatalogueRolloutTests {
  /// Creates a project whose users all have X, on a store whose commits the test counts.
  private func shop(
    _ people: Int,
    clock: String = #"{"manual":"2026-01-01T00:00:00Z"}"#
  ) throws -> (line: InProcessLine, committer: StepCommitter) {
    let committer = try StepCommitter(MemoryStore())
    let line = try InProcessLine(store: committer.store, committer: committer)
    try line.call(define(#""products":{"x":{"entitlements":["X"]}},"clock":\#(clock)"#))
    for number in 0..<people {
      let order =
        #"{"userId":"u\#(number)","product":"x","store":"web","transactionId":"\#(number)"}"#
      try line.send(request: #"{"method":"purchase","params":\#(order)}"#)
    }
    return (line, committer)
  }

  private func define(_ params: String) -> String {
    #"{"id":"d","method":"project.define","params":{\#(params)}}"#
  }

  private let swap = #""products":{"x":{"entitlements":["Y"]}}"#

  /// Returns the users with such an event, in the order of the feed.
  private func emitted(
    _ line: InProcessLine,
    _ kind: String = "entitlementsDeactivated",
    of entitlement: String = "X"
  ) throws -> [String] {
    try line.events(#""kinds":["\#(kind)"]"#)
      .filter { $0["entitlements"]?[0] == .string(entitlement) }
      .map { $0["userId"]?.text ?? "" }
  }

  /// Runs one turn of the loop without a request.
  private func query(_ line: InProcessLine) throws {
    try line.send([0x0A])
  }

  private func finish(_ line: InProcessLine) throws {
    for _ in 0..<1000 where !line.service.schedule.rollouts.isEmpty { try query(line) }
  }

  @Test("A rollout of 10,000 customers runs in small steps, and requests are answered")
  func many() throws {
    let people = 10_000
    let (line, committer) = try shop(people)
    var turns = committer.turns
    let defined = try line.call(define(swap))
    let changes = try #require(defined["result"]?["changes"])
    #expect(changes["customers"] == .number("\(people)") && changes["counted"] == .bool(true))
    #expect(changes["lost"]?["X"] == .number("\(people)"))
    // The definition's own turn: the answer waits for no piece.
    #expect(committer.turns - turns == 1)
    var steps = 0
    var isAnswered = true
    while !line.service.schedule.rollouts.isEmpty && steps < people {
      turns = committer.turns
      let check = try line.call(
        #"{"id":2,"method":"checkEntitlements","params":{"userId":"u\#(steps)"}}"#
      )
      // Everyone has it already, whether the event was emitted or not.
      isAnswered = isAnswered && check["result"]?["entitlements"]?["Y"]?["active"] == .bool(true)
      // One piece in the turn of the query, and another after its answer.
      #expect(committer.turns - turns <= 2)
      steps += 1
    }
    #expect(isAnswered)
    #expect(steps >= people / ((TurnBudget.decisionsMax + 1) * Service.customersPerPiece))
    let everybody = (0..<people).map { "u\($0)" }.sorted()
    #expect(try emitted(line).sorted() == everybody)
    #expect(try emitted(line, "entitlementsActivated", of: "Y").sorted() == everybody)
  }

  @Test("A purchase or a grant during a rollout gets the definition's events first, and once")
  func inTheMidst() throws {
    let (line, _) = try shop(250)
    try line.call(define(swap))
    var expected = (0..<250).map { "u\($0)" }
    for number in stride(from: 0, to: 250, by: 60) {
      let grant = #"{"userId":"u\#(number)","entitlement":"Y"}"#
      try line.call(#"{"id":3,"method":"grant","params":\#(grant)}"#)
    }
    let order = #"{"userId":"new","product":"x","store":"web","transactionId":"new"}"#
    try line.call(#"{"id":4,"method":"purchase","params":\#(order)}"#)
    try finish(line)
    #expect(try emitted(line).sorted() == expected.sorted())
    expected.append("new")
    #expect(try emitted(line, "entitlementsActivated", of: "Y").sorted() == expected.sorted())
    for number in stride(from: 0, to: 250, by: 60) {
      let read = #"{"user":"u\#(number)","kinds":["entitlementsActivated","granted"]}"#
      let page = try line.call(#"{"id":5,"method":"events.read","params":\#(read)}"#)
      #expect(page["result"]?["events"]?[1]?["cause"]?["method"] == .string("project.define"))
      #expect(page["result"]?["events"]?[2]?["kind"] == .string("granted"))
    }
  }

  @Test("A second definition is emitted after the first has reached all customers")
  func twice() throws {
    let (line, _) = try shop(250)
    try line.call(define(swap))
    try line.call(define(#""products":{"x":{"entitlements":["Z"]}}"#))
    try finish(line)
    let events = try line.events(#""kinds":["entitlementsActivated"]"#)
    let ids = events.compactMap { $0["entitlements"]?[0]?.text }
    let isInOrder = ids == ["X", "Y", "Z"].flatMap { id in Array(repeating: id, count: 250) }
    #expect(isInOrder)
  }

  @Test("A clock that is advanced during a rollout waits until it ends")
  func clockWaits() throws {
    let (line, _) = try shop(250)
    let order = """
      {"userId":"u7","product":"x","store":"web","transactionId":"short",\
      "expiresAt":"2026-01-02T00:00:00Z"}
      """
    try line.call(#"{"id":1,"method":"purchase","params":\#(order)}"#)
    try line.call(define(swap))
    let arrived = try line.call(#"{"id":2,"method":"clock.advance","params":{"by":"P2D"}}"#)
    #expect(arrived["result"]?["now"] == .string("2026-01-03T00:00:00.000Z"))
    let events = try line.events(after: "1000")
    let causes = events.map { $0["cause"]?["method"]?.text ?? "clock" }
    #expect(causes.suffix(3) == ["project.define", "clock", "clock.advance"])
    #expect(try emitted(line).count == 250)
  }

  @Test("With the system's clock, a later expiration is emitted after the rollout")
  func systemClock() throws {
    let (line, _) = try shop(250, clock: #""system""#)
    let soon = line.now.milliseconds + 500
    let order = """
      {"userId":"u7","product":"x","store":"web","transactionId":"short","kind":"subscription",\
      "expiresAt":"\(String(decoding: Moment(milliseconds: soon).text, as: UTF8.self))"}
      """
    try line.call(#"{"id":1,"method":"purchase","params":\#(order)}"#)
    try line.call(define(swap))
    line.now = Moment(milliseconds: soon + 1)
    try finish(line)
    try query(line)
    let events = try line.events(after: "1000")
    #expect(events.last?["kind"] == .string("purchaseExpired"))
    #expect(try emitted(line).count == 250)
  }

  @Test("After a restart the rollout continues, and emits no event twice")
  func goesOn() throws {
    let (line, committer) = try shop(250)
    try line.call(define(swap))
    let before = try emitted(line).count
    #expect(before > 0 && before < 250)
    // Reading the feed lets the rollout continue, so a fresh service is checked once, at the end.
    let fresh = try InProcessLine(store: committer.store, committer: StepCommitter(committer.store))
    try finish(fresh)
    #expect(try emitted(fresh).sorted() == (0..<250).map { "u\($0)" }.sorted())
  }

  @Test("A step that fails to commit is retried later, not at once")
  func halts() throws {
    let (line, committer) = try shop(250)
    committer.failsAfter = 1
    try line.call(define(swap))
    try query(line)
    committer.failsAfter = nil
    try query(line)
    let rest = try #require(line.service.nextDue)
    #expect(rest > line.now)
    #expect(try emitted(line) == [])
    line.now = rest
    try finish(line)
    #expect(try emitted(line).sorted() == (0..<250).map { "u\($0)" }.sorted())
  }

  @Test("A definition beyond the limit of pending ones is refused with a retryable error")
  func limit() throws {
    var limits = ServiceLimits()
    limits.pendingCatalogueChangesMax = 2
    let line = try InProcessLine(limits: limits)
    try line.call(#"{"id":1,"method":"install","params":{"device":"A"}}"#)
    func products(_ id: String) -> String {
      define(#""products":{"x":{"entitlements":["\#(id)"]}}"#)
    }
    try line.send(Array("[\(products("A")),\(products("B")),\(products("C"))]\n".utf8))
    let answers = try line.nextReply()
    #expect(answers[1]?["result"] != nil)
    #expect(answers[2]?["error"]?["data"]?["kind"] == .string("overloaded"))
    #expect(answers[2]?["error"]?["data"]?["retryable"] == .bool(true))
    #expect(try line.call(products("C"))["result"] != nil)
  }
}
