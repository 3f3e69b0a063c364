import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport
import Testing

/// A service whose commits wait for the test, with two clients.
private struct Household {
  let store = MemoryStore()
  let committer: StagedCommitter
  let ann: InProcessLine
  let bob: ClientSession

  init() throws {
    committer = try StagedCommitter(store)
    ann = try InProcessLine(store: store, committer: committer)
    bob = ClientSession(caller: Caller(uid: 0, gid: 0, pid: 2, role: .admin))
    try committer.commit()
    ann.release()
  }

  func ask(_ line: String) throws { try ann.send(request: line) }

  /// Sends a line on Bob's connection, and returns what he receives at once.
  func askAsBob(_ line: String) -> [UInt8] {
    ann.service.beginTurn(now: ann.now, uptime: ann.uptime)
    ann.service.handle(Array(line.utf8).span, in: bob)
    ann.service.endTurn()
    _ = ann.service.releaseDurable()
    return ann.service.takeReadyReplies(of: bob)
  }

  /// Returns the project's description from durable state, with its counts.
  func stored() throws -> String {
    let fresh = try InProcessLine(store: store, committer: StagedCommitter(store))
    return "\(try fresh.call(#"{"id":1,"method":"project.describe"}"#))"
  }
}

@Suite("Replies wait until what they depend on is durable")
struct ReleaseTests {
  private let install = #"{"id":1,"method":"install","params":{"device":"A"}}"#
  private let userQuery = #"{"id":2,"method":"userInfo","params":{"device":"A"}}"#

  @Test("A write is answered when it is durable, and the requests behind it wait")
  func heldInOrder() throws {
    let household = try Household()
    try household.ask(install)
    try household.ask("no JSON")
    #expect(throws: ConversationError.self) { try household.ann.receive() }
    try household.committer.commit()
    household.ann.release()
    #expect(try household.ann.nextReply()["id"] == .number("1"))
    #expect(try household.ann.nextReply()["id"] == .null)
  }

  @Test("A read waits for the write that it has seen, and other reads do not")
  func readsWait() throws {
    let household = try Household()
    try household.ask(install)
    #expect(household.askAsBob(#"{"id":1,"method":"server.ping"}"#).isEmpty == false)
    #expect(household.askAsBob(#"{"id":1,"method":"userInfo","params":{"device":"B"}}"#) != [])
    #expect(household.askAsBob(userQuery).isEmpty)
    try household.committer.commit()
    household.ann.release()
    #expect(household.ann.service.takeReadyReplies(of: household.bob).isEmpty == false)
  }

  @Test(
    "A cached reply is served until a write is durable, but not to the writer",
    arguments: [#""id":3,"#, ""],
    [true, false]
  )
  func cachedBeforeTheWrite(id: String, isKept: Bool) throws {
    let query = #"{"id":2,"method":"checkEntitlements","params":{"device":"A"}}"#
    let household = try Household()
    try household.ask(install)
    try household.committer.commit()
    household.ann.release()
    try household.ann.nextResult()
    let before = household.askAsBob(query)
    let anonymous = try JSONTree(before)["result"]?["userId"]
    #expect(anonymous != nil)

    try household.ask(#"{\#(id)"method":"identify","params":{"device":"A","userId":"u"}}"#)
    #expect(household.askAsBob(query) == before)
    try household.ask(query)
    #expect(throws: ConversationError.self) { try household.ann.receive() }
    if isKept { try household.committer.commit() } else { household.committer.fail(.full) }
    household.ann.release()
    if !id.isEmpty { #expect(try household.ann.nextReply()["id"] == .number("3")) }
    let after = try household.ann.receive() ?? []
    #expect(try JSONTree(after)["result"]?["userId"] == (isKept ? .string("u") : anonymous))
    #expect(household.askAsBob(query) == after + [0x0A])
  }

  @Test("A rollout runs a few turns ahead of the disk, and repeats discarded turns")
  func rolloutAhead() throws {
    let household = try Household()
    let (ann, committer) = (household.ann, household.committer)
    func define(_ entitlement: String) throws {
      let products = #"{"x":{"entitlements":["\#(entitlement)"]}}"#
      try household.ask(#"{"method":"project.define","params":{"products":\#(products)}}"#)
      try committer.commit()
    }
    let people = 400
    try define("X")
    for number in 0..<people {
      let order =
        #"{"userId":"u\#(number)","product":"x","store":"web","transactionId":"\#(number)"}"#
      try household.ask(#"{"method":"purchase","params":\#(order)}"#)
    }
    try define("Y")
    for _ in 0..<100 { try household.ask("") }
    #expect((2...9).contains(committer.waiting))
    committer.fail(.full)
    ann.release()
    ann.now = Moment(milliseconds: ann.now.milliseconds + 2000)
    for _ in 0..<100 {
      try household.ask("")
      try committer.commit()
    }
    let emitted = try ann.events(#""kinds":["entitlementsDeactivated"]"#).compactMap {
      $0["userId"]?.text
    }
    #expect(emitted.sorted() == (0..<people).map { "u\($0)" }.sorted())
  }

  @Test("After a notification that advances a clock, its sender sees the new time")
  func clockMovedQuietly() throws {
    let household = try Household()
    let commit = {
      try household.committer.commit()
      household.ann.release()
    }
    try household.ask(
      #"{"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00:00Z"}}}"#
    )
    try household.ask(install)
    try commit()
    try household.ann.nextResult()
    let check = #"{"id":2,"method":"checkEntitlements","params":{"device":"A"}}"#
    for _ in 0..<2 { #expect(!household.askAsBob(check).isEmpty) }
    try household.ask(#"{"method":"clock.advance","params":{"by":"P1D"}}"#)
    try household.ask(check)
    #expect(throws: ConversationError.self) { try household.ann.receive() }
    try commit()
    let answer = try household.ann.nextReply()
    #expect(answer["result"]?["at"] == .string("2026-01-02T00:00:00.000Z"))
  }

  @Test("An error waits for the write that it has seen, and is decided again if that fails")
  func errorsWait() throws {
    // For an unknown device, the error would be `unknownDevice`.
    let blocked = #"{"id":3,"method":"identify","params":{"device":"A","userId":""}}"#
    let household = try Household()
    try household.ask(install)
    #expect(household.askAsBob(blocked).isEmpty)
    household.committer.fail(.full)
    household.ann.release()
    let again = household.ann.service.takeReadyReplies(of: household.bob)
    #expect(try JSONTree(again)["error"]?["data"]?["kind"] == .string("unknownDevice"))

    try household.ask(install)
    #expect(household.askAsBob(blocked).isEmpty)
    try household.committer.commit()
    household.ann.release()
    let emitted = household.ann.service.takeReadyReplies(of: household.bob)
    #expect(try JSONTree(emitted)["error"]?["data"]?["kind"] == .string("blockedUserId"))
  }

  @Test("A batch waits as a whole, with its errors")
  func errorsInBatchesWait() throws {
    let household = try Household()
    let read = #"{"id":3,"method":"events.read","params":{"after":"1"}}"#
    #expect(String(decoding: household.askAsBob(read), as: UTF8.self).contains("invalidParams"))
    try household.ask(install)
    // The newest event has the cursor 1. The error for a later cursor reveals that event.
    let ahead = #"[{"id":4,"method":"events.read","params":{"after":"9"}}]"#
    #expect(household.askAsBob(ahead).isEmpty)
    try household.committer.commit()
    household.ann.release()
    let emitted = household.ann.service.takeReadyReplies(of: household.bob)
    #expect(try JSONTree(emitted)[0]?["error"]?["data"]?["kind"] == .string("invalidParams"))
  }

  @Test(
    "A failed commit discards its turn: writes are refused, reads are decided again",
    arguments: [StorageError.full, .failed("broken")]
  )
  func rollBack(error: StorageError) throws {
    let household = try Household()
    let before = try household.stored()
    try household.ask(install)
    try household.ask(#"[\#(userQuery),{"id":3,"method":"server.ping"}]"#)
    try household.ask(#"{"id":4,"method":"events.read"}"#)
    #expect(household.askAsBob(userQuery).isEmpty)
    household.committer.fail(error)
    household.ann.release()

    let refused = try household.ann.nextReply()
    let kind = error == .full ? "storageFull" : "storageFailed"
    #expect(refused["id"] == .number("1"))
    #expect(refused["error"]?["data"]?["kind"] == .string(kind))
    let batch = try household.ann.nextReply()
    #expect(batch[0]?["error"]?["data"]?["kind"] == .string("unknownDevice"))
    #expect(batch[1]?["result"]?["pong"] == .bool(true))
    let events = try household.ann.nextReply()
    #expect(events["result"]?["events"] == .array([]))
    let bob = household.ann.service.takeReadyReplies(of: household.bob)
    #expect(try JSONTree(bob)["error"]?["data"]?["kind"] == .string("unknownDevice"))
    #expect(try household.stored() == before)

    // Then the service continues normally.
    try household.ask(install)
    try household.committer.commit()
    household.ann.release()
    let again = try household.ann.nextReply()
    #expect(again["result"]?["created"] == .bool(true))
  }

  @Test("After many failed commits, the service accepts lines as before")
  func manyRefusals() throws {
    let household = try Household()
    for _ in 0..<3000 {
      try household.ask(install)
      household.committer.fail(.full)
      household.ann.release()
      #expect(try household.ann.nextReply()["error"]?["data"]?["kind"] == .string("storageFull"))
    }
    #expect(!household.ann.service.isOverloaded)
    try household.ask(install)
    try household.committer.commit()
    household.ann.release()
    let answer = try household.ann.nextReply()
    #expect(answer["result"]?["created"] == .bool(true))
  }

  @Test("A request that is decided again may write, and is answered when that is durable")
  func decidedAgainWrites() throws {
    let household = try Household()
    try household.ask(install)
    // The device exists for this request, so it only reads.
    try household.ask("[\(install)]")
    household.committer.fail(.full)
    household.ann.release()
    let refused = try household.ann.nextReply()
    #expect(refused["error"]?["data"]?["kind"] == .string("storageFull"))
    #expect(throws: ConversationError.self) { try household.ann.receive() }
    try household.committer.commit()
    household.ann.release()
    let batch = try household.ann.nextReply()
    #expect(batch[0]?["result"]?["created"] == .bool(true))
  }

  @Test("An suspended clock returns an error when a commit fails, and a retry succeeds")
  func clockHalts() throws {
    let household = try Household()
    let clock = #"{"project":"p","clock":{"manual":"2026-01-01T00:00:00Z"}}"#
    try household.ask(#"{"id":1,"method":"project.define","params":\#(clock)}"#)
    try household.committer.commit()
    household.ann.release()
    try household.ann.nextResult()
    let advance = #"{"id":2,"method":"clock.advance","params":{"project":"p","by":"P1D"}}"#
    try household.ask(advance)
    try household.ask(#"{"id":3,"method":"server.ping"}"#)
    household.committer.fail(.full)
    household.ann.release()
    let halted = try household.ann.nextReply()
    #expect(halted["error"]?["data"]?["kind"] == .string("storageFull"))
    #expect(try household.ann.nextReply()["id"] == .number("3"))
    try household.ask(advance)
    try household.ask("")
    try household.committer.commit()
    household.ann.release()
    let arrived = try household.ann.nextReply()
    #expect(arrived["result"]?["now"] == .string("2026-01-02T00:00:00.000Z"))
  }

  @Test(
    "After a failed fsync, waiting requests get an error and new requests are refused"
  )
  func syncFailed() throws {
    let household = try Household()
    try household.ask(install)
    try household.ask(userQuery)
    household.committer.fail(.syncFailed("fdatasync: Input/output error"))
    household.ann.release()
    let refused = try household.ann.nextReply()
    #expect(refused["error"]?["data"]?["kind"] == .string("storageFailed"))
    // Whether the device exists is unknown until the next start.
    let unknown = try household.ann.nextReply()
    #expect(unknown["error"]?["data"]?["kind"] == .string("storageFailed"))
    #expect(household.ann.service.fatalError != nil)
    let later = try household.ann.refusal(
      of: #"{"id":5,"method":"install","params":{"device":"B"}}"#
    )
    #expect(later["data"]?["kind"] == .string("storageFailed"))
  }

  /// Returns what Bob receives without sending anything: late answers, then event notices.
  private func listen(_ household: Household) throws -> [JSONTree] {
    let service = household.ann.service
    service.beginTurn(now: household.ann.now, uptime: household.ann.uptime)
    service.endExpiredWaits()
    service.endTurn()
    _ = service.releaseDurable()
    let answers = service.takeReadyReplies(of: household.bob)
    let notices = Notices()
    _ = service.notifySubscribers(through: notices)
    return try (answers.split(separator: 0x0A) + notices.lines.split(separator: 0x0A))
      .map { try JSONTree(Array($0)) }
  }

  private let wait = #"{"id":"w","method":"events.wait","params":{"timeoutMs":1000}}"#

  @Test("A wait returns events only when they are durable, and never failed ones")
  func waitsForDurable() throws {
    let household = try Household()
    #expect(household.askAsBob(wait).isEmpty)
    try household.ask(install)
    #expect(try listen(household).isEmpty)
    household.committer.fail(.full)
    #expect(try listen(household).isEmpty)
    household.ann.release()
    #expect(try listen(household).isEmpty)
    try household.ask(install)
    #expect(try listen(household).isEmpty)
    try household.committer.commit()
    let recordLine = try listen(household)
    #expect(recordLine.count == 1)
    #expect(recordLine.first?["id"] == .string("w"))
    #expect(recordLine.first?["result"]?["events"]?[0]?["cursor"] == .string("1"))
  }

  @Test("A wait that began after a failed event waits for the next event")
  func waitBeganTooFar() throws {
    let household = try Household()
    try household.ask(install)
    // The answer is known, and is sent once it is durable, which never happens.
    #expect(household.askAsBob(wait).isEmpty)
    household.committer.fail(.full)
    #expect(try listen(household).isEmpty)
    try household.ask(#"{"id":1,"method":"install","params":{"device":"B"}}"#)
    try household.committer.commit()
    let recordLine = try listen(household)
    #expect(recordLine.first?["result"]?["events"]?[0]?["device"] == .string("B"))
  }

  @Test("A wait that times out returns a durable cursor")
  func timeoutBeforeDurable() throws {
    let household = try Household()
    try household.ask(install)
    let wait = #"{"kinds":["granted"],"timeoutMs":1000}"#
    #expect(
      household.askAsBob(#"{"id":"w","method":"events.wait","params":\#(wait)}"#).isEmpty
    )
    household.ann.uptime = .seconds(1)
    let recordLine = try listen(household)
    #expect(recordLine.first?["result"]?["events"] == .array([]))
    #expect(recordLine.first?["result"]?["cursor"] == .string("0"))
  }

  @Test("A subscription that began after a failed event starts again")
  func subscriptionBeganTooFar() throws {
    let household = try Household()
    try household.ask(install)
    #expect(household.askAsBob(#"{"id":1,"method":"events.subscribe"}"#).isEmpty)
    household.committer.fail(.full)
    let reply = try listen(household)
    #expect(reply.first?["result"]?["cursor"] == .string("0"))
    let id = reply.first?["result"]?["subscription"]
    try household.ask(install)
    #expect(try listen(household).isEmpty)
    try household.committer.commit()
    let recordLine = try listen(household)
    #expect(recordLine.count == 1)
    #expect(recordLine.first?["params"]?["subscription"] == id)
    #expect(recordLine.first?["params"]?["event"]?["cursor"] == .string("1"))
  }

  @Test("After a failed fsync, waits for events get an error, too")
  func waitAtTheEnd() throws {
    let household = try Household()
    #expect(household.askAsBob(wait).isEmpty)
    try household.ask(install)
    household.committer.fail(.syncFailed("fdatasync: Input/output error"))
    let recordLine = try listen(household)
    #expect(recordLine.first?["error"]?["data"]?["kind"] == .string("storageFailed"))
  }
}

/// Collects the lines that subscribers get.
private final class Notices: EventSink {
  private(set) var lines: [UInt8] = []

  func room(for session: ClientSession) -> SinkCapacity { .bytes(.max) }

  func send(_ lines: [UInt8], to session: ClientSession) { self.lines += lines }
}
