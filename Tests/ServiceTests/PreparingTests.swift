import IdentityCore
import LineProtocol
import Storage
import TestSupport
import Testing

@testable import Service

@Suite("A definition takes effect when the answers are there")
struct PreparingTests {
  private let people = 200
  private let swap =
    #"{"id":"d","method":"project.define","params":{"products":{"x":{"entitlements":["Y"]}}}}"#

  /// A project in which everybody has X, and has asked for it.
  private func shop(_ committer: StepCommitter? = nil) throws -> InProcessLine {
    let committer = try committer ?? StepCommitter(MemoryStore())
    let line = try InProcessLine(store: committer.store, committer: committer)
    let products = #"{"x":{"entitlements":["X"]},"z":{"entitlements":["Z"]}}"#
    _ = try line.call(
      #"{"id":1,"method":"project.define","params":{"products":\#(products)}}"#
    )
    for number in 0..<people {
      _ = try line.call(purchase("x", by: number))
      _ = try line.call(question(number))
    }
    return line
  }

  private func purchase(_ product: String, by number: Int) -> String {
    """
    {"id":1,"method":"purchase","params":{"userId":"u\(number)","product":"\(product)",\
    "store":"web","transactionId":"\(product)\(number)"}}
    """
  }

  private func question(_ number: Int, _ more: String = "") -> String {
    #"{"id":2,"method":"checkEntitlements","params":{"userId":"u\#(number)"\#(more)}}"#
  }

  private func has(_ answer: JSONTree) -> [String] {
    ["X", "Y", "Z"].filter { answer["result"]?["entitlements"]?[$0]?["active"] == .bool(true) }
  }

  /// What is told without a decision; nil where it takes one.
  private func ready(_ number: Int, _ line: InProcessLine) throws -> JSONTree? {
    line.service.beginTurn(now: line.now, uptime: line.uptime)
    let bytes = Array(question(number).utf8)
    let isTaken = line.service.takeReadily(bytes.span, in: line.conversation)
    line.service.endTurn()
    line.release()
    return isTaken ? try JSONTree(line.receive() ?? []) : nil
  }

  private func expectRight(_ line: InProcessLine) throws {
    for number in 0..<people {
      let decided = try line.call(question(number, #","project":null"#))
      #expect(try line.call(question(number)) == decided)
    }
  }

  @Test("until then everybody is told what was, and from then on what is, without a decision")
  func allAtOnce() throws {
    let line = try shop()
    let other = Conversation(caller: Caller(uid: 0, gid: 0, pid: 2, role: .admin))
    for _ in 0..<2 {
      line.service.beginTurn(now: line.now, uptime: line.uptime)
      line.service.take(Array(question(0).utf8).span, in: other)
      line.service.endTurn()
      _ = line.service.settle()
      _ = line.service.takeReady(of: other)
    }
    try line.send(Array(swap.utf8) + [0x0A])
    var pieces = 0
    while line.service.isPreparing {
      pieces += 1
      line.service.beginTurn(now: line.now, uptime: line.uptime)
      let taken = line.service.takeReadily(Array(question(0).utf8).span, in: other)
      #expect(taken)
      let before = try JSONTree(line.service.takeReady(of: other))
      #expect(has(before) == ["X"])
      #expect(line.service.workOn())
      line.service.endTurn()
      line.release()
    }
    // Each time one was taken here, and one behind the turn.
    #expect(2 * pieces + 1 >= people / Service.answersPerPiece)
    #expect(try line.reply(to: #"{"id":3,"method":"server.ping"}"#)["id"] == .string("d"))
    #expect(try JSONTree(line.receive() ?? [])["id"] == .number("3"))
    for number in 0..<people {
      let answer = try ready(number, line)
      #expect(answer.map(has) == ["Y"])
    }
    try expectRight(line)
  }

  @Test("who changes in the midst is told what is so, and so is who changes afterwards")
  func inTheMidst() throws {
    let line = try shop()
    try line.send(Array(swap.utf8) + [0x0A])
    let other = Conversation(caller: Caller(uid: 0, gid: 0, pid: 2, role: .admin))
    for number in stride(from: 0, to: people, by: 20) {
      line.service.beginTurn(now: line.now, uptime: line.uptime)
      line.service.take(Array(purchase("z", by: number).utf8).span, in: other)
      line.service.endTurn()
      line.release()
    }
    #expect(line.service.isPreparing)
    while line.service.isPreparing { try line.send([0x0A]) }
    #expect(try JSONTree(line.receive() ?? [])["result"]?["project"] != nil)
    _ = try line.call(purchase("x", by: 1).replacing("x1", with: "again"))
    try expectRight(line)
  }

  @Test("no more are prepared than may be", arguments: [1, 8, 20, 200, 201])
  func limit(count: Int) throws {
    let line = try shop()
    line.service.preparesAtMost = count
    _ = try line.call(swap)
    let told = try (0..<people).filter { number in try ready(number, line) != nil }
    #expect(told.count == min(count, people))
    try expectRight(line)
  }

  @Test("of two at once the one that waited comes second, and both count")
  func twoAtOnce() throws {
    let line = try shop()
    try line.send(Array(swap.utf8) + [0x0A])
    let other = Conversation(caller: Caller(uid: 0, gid: 0, pid: 2, role: .admin))
    let sandbox =
      #"{"id":"e","method":"project.define","params":{"environment":"sandbox"}}"#
    line.service.beginTurn(now: line.now, uptime: line.uptime)
    line.service.take(Array(sandbox.utf8).span, in: other)
    line.service.endTurn()
    line.release()
    #expect(line.service.isPreparing)
    while line.service.isPreparing { try line.send([0x0A]) }
    let answer = try JSONTree(line.receive() ?? [])
    #expect(answer["result"]?["project"]?["environment"] == .string("sandbox"))
    #expect(has(try line.call(question(0))) == [])
    try expectRight(line)
  }

  @Test("one that cannot be kept changes nobody's answer")
  func notKept() throws {
    let committer = try StepCommitter(MemoryStore())
    let line = try shop(committer)
    committer.failsAfter = 0
    let refused = try line.refusal(of: swap)
    #expect(refused["data"]?["kind"] == .string("storageFull"))
    committer.failsAfter = nil
    for number in 0..<people {
      let answer = try ready(number, line)
      #expect(answer.map(has) == ["X"])
    }
    try expectRight(line)
  }

  @Test("what is wrong with it is said at once, and a daemon that ends does not prepare")
  func atOnce() throws {
    let line = try shop()
    try line.send(
      Array(#"{"id":1,"method":"project.define","params":{"clock":"manual"}}"#.utf8) + [0x0A]
    )
    #expect(!line.service.isPreparing)
    #expect(
      try JSONTree(line.receive() ?? [])["error"]?["data"]?["kind"] == .string("invalidParams")
    )
    try line.send(Array(swap.utf8) + [0x0A])
    #expect(line.service.isPreparing)
    line.service.drain()
    try line.send([0x0A])
    #expect(!line.service.isPreparing)
    #expect(try JSONTree(line.receive() ?? [])["result"]?["project"] != nil)
    try expectRight(line)
  }
}
