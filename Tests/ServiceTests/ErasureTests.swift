import IdentityCore
import LineProtocol
import Service
import Storage
import Synchronization
import TestSupport
import Testing

@Suite("An erasure runs in bounded steps, and finishes")
struct ErasureTests {
  let store = DamagedStore()
  let committer: PacedCommitter
  let line: InProcessLine
  let bob: ClientSession

  init() throws {
    committer = try PacedCommitter(store)
    line = try InProcessLine(store: store, committer: committer)
    line.service.storeKind = "sqlite"
    bob = ClientSession(caller: Caller(uid: 0, gid: 0, pid: 2, role: .admin))
    try line.call(
      #"{"id":0,"method":"project.define","params":{"rules":"revenuecat","entitlements":["e"]}}"#
    )
    try line.call(#"{"id":1,"method":"install","params":{"device":"phone"}}"#)
    try line.call(Self.login("k"))
  }

  private static func login(_ key: String) -> String {
    """
    {"id":2,"method":"identify","params":{"device":"phone","userId":"ada",\
    "idempotencyKey":"\(key)"}}
    """
  }

  let delete = """
    {"id":"d","method":"user.delete",\
    "params":{"userId":"ada","traces":"cleared","idempotencyKey":"d"}}
    """

  /// Sends a request on Bob's connection, and returns what he has received by now.
  func askAsBob(_ text: String) -> String {
    line.service.beginTurn(now: line.now, uptime: line.uptime)
    line.service.handle(Array(text.utf8).span, in: bob)
    line.service.endTurn()
    line.release()
    return String(decoding: line.service.takeReadyReplies(of: bob), as: UTF8.self)
  }

  /// Makes the loop run as if there was work to do.
  func goOn() {
    repeat {
      committer.work()
      line.service.beginTurn(now: line.now, uptime: line.uptime)
      while line.service.workOn() {}
      line.service.endTurn()
      line.release()
    } while line.service.hasWork
  }

  /// Whether the name occurs in any event or stored answer.
  func mentions(_ name: String) throws -> Bool {
    let reader = try store.openReader()
    let number = ProjectNumber(1)
    let query = EventQuery(project: number, after: 0, limit: .max, scanMax: .max)
    guard case .project(let project)? = try reader.load([.project("default")])[0] else {
      preconditionFailure("ErasureTests: no project")
    }
    let texts =
      try reader.events(query).events.map { $0.text(of: project) }
      + reader.answers(in: number, after: [], limit: .max).flatMap { [$0.parameters, $0.result] }
    return texts.contains { String(decoding: $0, as: UTF8.self).contains("\"\(name)\"") }
  }

  private func grantOften(_ count: Int) throws {
    for _ in 0..<count {
      try line.call(#"{"id":3,"method":"grant","params":{"userId":"ada","entitlement":"e"}}"#)
    }
  }

  @Test("Thousands of events are rewritten in several turns, and keep their cursors")
  func manyEvents() throws {
    try grantOften(2500)
    let before = committer.turns
    let answer = try line.call(delete)
    #expect(answer["result"]?["users"] == .number("2"))
    // The removal, three pages of events in pieces, the answers, and the end.
    #expect(committer.turns - before >= 6)
    #expect(try !mentions("ada"))
    let counts = try line.call(#"{"id":4,"method":"project.describe"}"#)["result"]?["project"]?[
      "counts"
    ]
    #expect(counts?["events"] == .number("2507"))
  }

  @Test("The answer comes when the files are cleared; other requests are served meanwhile")
  func answersLast() throws {
    committer.clears = false
    try line.send(request: delete)
    #expect(throws: ConversationError.self) { try line.receive() }
    #expect(try !mentions("ada"))
    #expect(askAsBob(#"{"id":1,"method":"userInfo","params":{"userId":"ada"}}"#).contains("1101"))
    #expect(askAsBob(#"{"id":2,"method":"server.ping"}"#).contains("pong"))
    // A retry waits, too.
    #expect(askAsBob(delete.replacingId()) == "")
    committer.clears = true
    goOn()
    let answer = try line.nextReply()
    #expect(answer["result"]?["devices"] == .number("1"))
    let retried = String(decoding: line.service.takeReadyReplies(of: bob), as: UTF8.self)
    #expect(retried.contains("\(answer["result"]?["tombstone"]?.text ?? "none")"))
    #expect(answer["result"]?["replayed"] == nil && retried.contains(#""replayed":true"#))
    let again = try line.call(delete)
    #expect(again["result"]?["replayed"] == .bool(true))
    #expect(again["result"]?["tombstone"] == answer["result"]?["tombstone"])
  }

  @Test("No event is rewritten before the store is prepared; other requests are served")
  func waitsForTheStore() throws {
    committer.prepares = false
    try line.send(request: delete)
    let before = committer.turns
    #expect(askAsBob(#"{"id":1,"method":"userInfo","params":{"userId":"ada"}}"#).contains("1101"))
    goOn()
    #expect(committer.turns == before)
    #expect(try mentions("ada"))
    #expect(throws: ConversationError.self) { try line.receive() }
    committer.prepares = true
    goOn()
    #expect(try line.nextReply()["result"]?["devices"] == .number("1"))
    #expect(try !mentions("ada"))
  }

  @Test("A restart continues where the last process was killed", arguments: 1...7)
  func restarts(turns: Int) throws {
    try grantOften(1500)
    committer.allowed = turns
    try line.send(request: delete)
    #expect(throws: ConversationError.self) { try line.receive() }
    let next = try InProcessLine(store: store)
    next.service.storeKind = "sqlite"
    #expect(next.service.nextDue != nil)
    let answer = try next.call(delete)
    #expect(answer["result"]?["users"] == .number("2"))
    // The request that began it was another, wherever the process was killed.
    #expect(answer["result"]?["replayed"] == .bool(true))
    #expect(next.service.nextDue == nil)
    #expect(try !mentions("ada"))
    let gone = try next.refusal(of: #"{"id":1,"method":"userInfo","params":{"device":"phone"}}"#)
    #expect(gone["code"] == .number("1100"))
  }

  @Test("An erasure that cannot begin changes nothing")
  func refused() throws {
    committer.isFull = true
    let error = try line.refusal(of: delete)
    #expect(error["data"]?["kind"] == .string("storageFull"))
    committer.isFull = false
    let info = try line.call(#"{"id":1,"method":"userInfo","params":{"device":"phone"}}"#)
    #expect(info["result"]?["user"]?["id"] == .string("ada"))
    line.now = Moment(milliseconds: line.now.milliseconds + 1000)
    goOn()
    #expect(line.service.nextDue == nil)
    #expect(try mentions("ada"))
  }

  @Test(
    "A step that fails to commit is retried after a pause, without an error to a client",
    arguments: 1...3
  )
  func retries(steps: Int) throws {
    committer.allowed = steps
    try line.send(request: delete)
    committer.isFull = true
    committer.allowed = nil
    goOn()
    #expect(throws: ConversationError.self) { try line.receive() }
    committer.isFull = false
    goOn()
    #expect(throws: ConversationError.self) { try line.receive() }
    line.now = Moment(milliseconds: line.now.milliseconds + 1000)
    goOn()
    #expect(try line.nextReply()["result"] != nil)
    #expect(try !mentions("ada"))
  }

  /// Advances the time so far that failed work is tried again.
  private func rest() {
    line.now = Moment(milliseconds: line.now.milliseconds + 1000)
    goOn()
  }

  /// Returns the answer to a deletion that is given up after the maximum of attempts.
  private func haltedAnswer() throws -> JSONTree {
    try line.send(request: delete)
    for _ in 1..<3 {
      #expect(line.receiveAtOnce() == nil)
      #expect(line.service.takeHaltedErasure() == nil)
      #expect(line.service.nextDue != nil)
      rest()
    }
    return try JSONTree(try #require(line.receiveAtOnce()))
  }

  /// Checks the state after a deletion is given up.
  private func checkHalted(_ answer: JSONTree) throws {
    #expect(answer["error"]?["data"]?["kind"] == .string("storageFailed"), "\(answer)")
    #expect(answer["error"]?["message"]?.text?.contains("has begun") == true)
    #expect(line.service.takeHaltedErasure() != nil)
    // The service makes no more attempts, and the deleted id finds no user.
    let turns = committer.turns
    for _ in 0..<5 {
      #expect(line.service.nextDue == nil)
      rest()
    }
    #expect(committer.turns == turns)
    #expect(line.service.takeHaltedErasure() == nil)
    #expect(askAsBob(#"{"id":1,"method":"userInfo","params":{"userId":"ada"}}"#).contains("1101"))
    // The same request gets the same error, and another deletion does not begin.
    #expect(askAsBob(delete.replacingId()).contains("has begun"))
    #expect(askAsBob(#"{"id":2,"method":"install","params":{"userId":"bob"}}"#).contains("result"))
    let other = askAsBob(#"{"id":3,"method":"user.delete","params":{"userId":"bob"}}"#)
    #expect(other.contains("storageFailed") && other.contains("nothing was changed"))
    #expect(askAsBob(#"{"id":4,"method":"userInfo","params":{"userId":"bob"}}"#).contains("result"))
  }

  @Test("After repeated read errors the deletion returns an error, and a restart resumes it")
  func damagedEvent() throws {
    store.isDamaged = true
    try checkHalted(try haltedAnswer())
    store.isDamaged = false
    let next = try InProcessLine(store: store)
    next.service.storeKind = "sqlite"
    #expect(try next.call(delete)["result"]?["users"] == .number("2"))
    #expect(try !mentions("ada"))
  }

  @Test("After repeated failures to clear the files, the deletion returns an error")
  func damagedFiles() throws {
    committer.isDamaged = true
    try checkHalted(try haltedAnswer())
    committer.isDamaged = false
    let next = try InProcessLine(store: store)
    next.service.storeKind = "sqlite"
    #expect(try next.call(delete)["result"]?["users"] == .number("2"))
  }

  @Test(
    "A step that the tables refuse is taken again, and no other request fails",
    // The turns that end the two steps, and the one that clears the files, are 8, 13 and 14.
    arguments: [0, 8, 13, 14]
  )
  func refusedStep(number: Int) throws {
    try grantOften(1500)
    committer.refused = number..<(number + 2)
    try line.send(request: delete)
    var reply = line.receiveAtOnce()
    for _ in 0..<4 where reply == nil {
      #expect(askAsBob(#"{"id":2,"method":"install","params":{"userId":"b"}}"#).contains("result"))
      rest()
      reply = line.receiveAtOnce()
    }
    #expect(try JSONTree(try #require(reply))["result"] != nil)
    #expect(committer.erasingTurns > number + 2)
    #expect(line.service.takeHaltedErasure() == nil)
    #expect(try !mentions("ada"))
  }

  @Test("A step that the tables always refuse ends the deletion, until a restart")
  func refusedSteps() throws {
    try grantOften(1500)
    committer.refused = 1..<100
    try checkHalted(try haltedAnswer())
    let next = try InProcessLine(store: store)
    next.service.storeKind = "sqlite"
    #expect(try next.call(delete)["result"]?["users"] == .number("2"))
    #expect(try !mentions("ada"))
  }

  @Test("A success resets the count of failures")
  func failuresNowAndThen() throws {
    committer.isDamaged = true
    try line.send(request: delete)
    rest()
    committer.isDamaged = false
    rest()
    #expect(try JSONTree(try #require(line.receiveAtOnce()))["result"] != nil)
    #expect(line.service.takeHaltedErasure() == nil)
  }

  @Test("An id that is reused meanwhile belongs to a new user, who is not erased")
  func usedAgain() throws {
    committer.allowed = 1
    try line.send(request: delete)
    _ = askAsBob(#"{"id":1,"method":"install","params":{"device":"phone"}}"#)
    line.now = Moment(milliseconds: line.now.milliseconds + 1)
    _ = askAsBob(
      Self.login("n")
    )
    committer.allowed = nil
    goOn()
    try line.nextResult()
    let info = askAsBob(#"{"id":3,"method":"userInfo","params":{"device":"phone"}}"#)
    #expect(info.contains(#""id":"ada""#))
    let events = askAsBob(#"{"id":4,"method":"events.read","params":{"user":"ada"}}"#)
    #expect(events.contains(#""kind":"identified""#))
    let replayed = askAsBob(
      Self.login("n")
    )
    #expect(replayed.contains(#""replayed":true"#))
  }

  @Test("A login that is not durable yet is logged out, too")
  func freshLogin() throws {
    try line.call(#"{"id":3,"method":"install","params":{"device":"tablet"}}"#)
    committer.allowed = 0
    let login = #"{"device":"tablet","userId":"ada"}"#
    try line.send(request: #"{"id":4,"method":"identify","params":\#(login)}"#)
    try line.send(request: #"{"id":5,"method":"user.export","params":{"userId":"ada"}}"#)
    try line.send(request: delete)
    committer.allowed = nil
    goOn()
    try line.nextResult()
    let export = try line.nextResult()
    guard case .array(let devices)? = export["devices"] else {
      Issue.record("no devices")
      return
    }
    #expect(devices.map { $0["device"] } == [.string("phone"), .string("tablet")])
    try line.nextResult()
    let info = try line.call(#"{"id":6,"method":"userInfo","params":{"device":"tablet"}}"#)
    #expect(info["result"]?["user"]?["identityId"] == .null)
  }

  /// Digests of deleted users are kept; some of them look like damaged text.
  @Test("A retry of a deletion is still answered after other deletions")
  func remembered() throws {
    func delete(_ number: Int) -> String {
      """
      {"id":1,"method":"user.delete","params":{"userId":"user-\(number)",\
      "idempotencyKey":"key-\(number)"}}
      """
    }
    for number in 0..<100 {
      try line.call(
        #"{"id":1,"method":"install","params":{"device":"\#(number)","userId":"user-\#(number)"}}"#
      )
    }
    let answers = try (0..<100).map { try line.call(delete($0))["result"]?["tombstone"] }
    #expect(Set(answers.compactMap { $0?.text }).count == 100)
    for number in 0..<100 {
      let again = try line.call(delete(number))["result"]
      #expect(again?["replayed"] == .bool(true) && again?["tombstone"] == answers[number])
    }
  }

  @Test(
    "A reply that names the person goes although the clock went back after it",
    arguments: [0, 7_200_000]
  )
  func clockGoesBack(duration: Int64) throws {
    line.now = Moment(milliseconds: line.now.milliseconds - 3_600_000)
    committer.allowed = 0
    try line.send(request: delete)
    line.now = Moment(milliseconds: line.now.milliseconds + duration)
    committer.allowed = nil
    goOn()
    _ = try line.nextReply()
    let refusal = try line.refusal(of: Self.login("k"))
    #expect(refusal["data"]?["kind"]?.text == "unknownDevice")
  }

  @Test("Erasures run one at a time, each with its own tombstone")
  func several() throws {
    try line.call(#"{"id":3,"method":"install","params":{"device":"b","userId":"bob"}}"#)
    committer.allowed = 0
    try line.send(request: delete)
    #expect(askAsBob(#"{"id":1,"method":"user.delete","params":{"userId":"bob"}}"#) == "")
    committer.allowed = nil
    goOn()
    let first = try line.nextReply()["result"]?["tombstone"]?.text
    let second = String(decoding: line.service.takeReadyReplies(of: bob), as: UTF8.self)
    #expect(second.contains("tombstone"))
    #expect(!second.contains(first ?? "tombstone"))
    #expect(try !mentions("ada") && !mentions("bob"))
  }
}

extension String {
  /// Returns the same request with another id.
  fileprivate func replacingId() -> String {
    replacing(#""id":"d""#, with: #""id":"again""#)
  }
}
