import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport
import Testing

@testable import Service

@Suite("Answers that are ready")
struct ReadyAnswersTests {
  private let catalogue =
    #"{"x":{"kind":"subscription","entitlements":["X"]},"y":{"entitlements":["X","Y"]}}"#

  private func ask(_ line: InProcessLine, _ method: String, _ subject: String) throws -> JSONTree {
    try line.reply(to: #"{"id":1,"method":"\#(method)","params":{\#(subject)}}"#)
  }

  @Test("the second plain question finds its answer ready, and gets the same")
  func second() throws {
    let line = try InProcessLine()
    _ = try line.call(#"{"id":1,"method":"install","params":{"device":"A"}}"#)
    for method in ["checkEntitlements", "userInfo", "userProperties"] {
      let before = line.service.ready.count
      let decided = try ask(line, method, #""device":"A""#)
      #expect(line.service.ready.count == before + 1)
      #expect(try ask(line, method, #""device":"A""#) == decided)
      #expect(line.service.ready.count == before + 1)
    }
  }

  @Test("an answer says when it was asked for, each time anew")
  func moment() throws {
    let line = try InProcessLine()
    _ = try line.call(#"{"id":1,"method":"install","params":{"device":"A"}}"#)
    for _ in 0..<3 {
      line.now = Moment(milliseconds: line.now.milliseconds + 1234)
      let answer = try ask(line, "checkEntitlements", #""device":"A""#)
      #expect(answer["result"]?["at"] == .string(String(decoding: line.now.text, as: UTF8.self)))
    }
  }

  @Test("an answer is kept for its moment wherever the clock is set")
  func setClock() throws {
    let line = try InProcessLine()
    _ = try line.call(#"{"id":1,"method":"install","params":{"device":"A"}}"#)
    let start = line.now.milliseconds
    let day: Int64 = 86_400_000
    for moved in [0, 1, -1, -day, 40 * day, 60 * day, 20 * day, 3000 * day, 0, -9000 * day] {
      for further in [0, 5] as [Int64] {
        line.now = Moment(milliseconds: start + moved + further)
        let answer = try ask(line, "checkEntitlements", #""device":"A""#)
        let text = String(decoding: line.now.text, as: UTF8.self)
        #expect(answer["result"]?["at"] == .string(text))
        #expect(line.service.ready.count == 1)
      }
    }
  }

  @Test("what is not durable is not made ready")
  func errors() throws {
    let line = try InProcessLine()
    _ = try ask(line, "userInfo", #""device":"nobody""#)
    #expect(line.service.ready.count == 0)
  }

  @Test("the oldest go when there is no more room")
  func room() throws {
    var limits = ServiceLimits()
    limits.answersBytesMax = 1 << 17
    let line = try InProcessLine(limits: limits)
    for number in 0..<2500 {
      _ = try line.call(#"{"id":1,"method":"install","params":{"device":"d\#(number)"}}"#)
      _ = try ask(line, "userInfo", #""device":"d\#(number)""#)
    }
    #expect(100..<2000 ~= line.service.ready.count)
    for number in [0, 700, 2499] {
      let answer = try ask(line, "userInfo", #""device":"d\#(number)""#)
      #expect(answer["result"]?["user"]?["device"] == .string("d\(number)"))
    }
  }

  @Test("answers of one form share all that they have in common")
  func sharing() throws {
    var limits = ServiceLimits()
    limits.answersBytesMax = 4 << 16
    let line = try InProcessLine(limits: limits)
    _ = try line.call(
      #"{"id":1,"method":"project.define","params":{"products":\#(catalogue)}}"#
    )
    let devices = (1000..<2900).map { "7c9e6679-7425-40de-944b-00000000\($0)" }
    for device in devices {
      _ = try line.call(#"{"id":1,"method":"install","params":{"device":"\#(device)"}}"#)
      let params =
        #"{"device":"\#(device)","product":"x","store":"s","transactionId":"\#(device.suffix(8))"}"#
      _ = try line.call(#"{"id":1,"method":"purchase","params":\#(params)}"#)
      _ = try ask(line, "checkEntitlements", #""device":"\#(device)""#)
    }
    // Of some 600 bytes each; a sixth of that is what is different, and what it is found by.
    #expect(line.service.ready.count == devices.count)
  }

  @Test("questions that come together are answered as they are one by one", arguments: 0..<20)
  func together(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let (one, other) = (try InProcessLine(), try InProcessLine())
    for line in [one, other] {
      for device in 0..<8 {
        let params = #"{"device":"d\#(device)","customUserId":"\#(seed)"}"#
        // Refused: there is no such parameter.
        _ = try line.refusal(of: #"{"id":1,"method":"install","params":\#(params)}"#)
      }
    }
    let lines = (0..<200).map { number in
      let subject = #"{"device":"d\#(random.next() % 9)"}"#
      return switch random.next() % 12 {
      case 0: #"{"id":\#(number),"method":"userProperties","params":\#(subject)}"#
      case 1: #"{"id":\#(number),"method":"checkEntitlements","params":\#(subject)} "#
      case 2: #"{"id":\#(number),"method":"check"#
      case 3: #"{"method":"checkEntitlements","params":\#(subject),"id":\#(number)}"#
      default: #"{"id":\#(number),"method":"checkEntitlements","params":\#(subject)}"#
      }
    }
    try one.send(Array(lines.joined(separator: "\n").utf8) + [0x0A])
    for (number, line) in lines.enumerated() {
      try other.send(Array(line.utf8) + [0x0A])
      let expected = String(decoding: try #require(try other.receive()), as: UTF8.self)
      let found = String(decoding: try #require(try one.receive()), as: UTF8.self)
      #expect(withoutNames(found) == withoutNames(expected), "line \(number): \(line)")
    }
    #expect(one.service.ready.count == other.service.ready.count)
  }

  /// Names that are drawn are others in every store.
  private func withoutNames(_ text: String) -> String {
    text.replacing(#/QON_[0-9a-f]{32}/#, with: "QON_")
  }

  @Test("where a subject as long as the first would end, another line's is not taken for it")
  func subjectOfSeveralLines() throws {
    let line = try InProcessLine()
    func question(_ id: Int, _ device: String) -> String {
      #"{"id":\#(id),"method":"userInfo","params":{"device":"\#(device)"}}"#
    }
    let twoLines = "a\"}}\n" + question(2, "b")
    let long = String(repeating: "x", count: twoLines.utf8.count - "\"}}".utf8.count)
    for device in [long, "a", "b"] {
      _ = try line.call(#"{"id":1,"method":"install","params":{"device":"\#(device)"}}"#)
      _ = try line.call(question(1, device))
    }
    #expect(line.service.ready.count == 3)
    let asked = [long, "a", "b", "nobody", "a", long]
    let lines = asked.enumerated().map { question($0.offset, $0.element) }
    try line.send(Array((lines.joined(separator: "\n") + "\n").utf8))
    for (id, device) in asked.enumerated() {
      let reply = try JSONTree(try #require(try line.receive()))
      #expect(reply["id"] == .number("\(id)"))
      #expect(reply["result"]?["user"]?["device"] == (device == "nobody" ? nil : .string(device)))
    }
  }

  @Test("no more questions are taken together than was said, and none that is too long")
  func togetherWithinLimits() throws {
    let line = try InProcessLine()
    _ = try line.call(#"{"id":1,"method":"install","params":{"device":"A"}}"#)
    let question = #"{"id":1,"method":"userInfo","params":{"device":"A"}}"#
    _ = try line.call(question)
    let many = Array(String(repeating: question + "\n", count: 40).utf8)
    let size = question.utf8.count + 1
    func taken(_ bytes: some Collection<UInt8>, linesMax: Int, lineBytesMax: Int) -> Int {
      let bytes = Array(bytes)
      defer { line.release() }
      return line.take(bytes.span, linesMax: linesMax, lineBytesMax: lineBytesMax)
    }
    for count in [0, 1, 15, 16, 17, 39, 40, 41] {
      #expect(taken(many, linesMax: count, lineBytesMax: 1 << 20) == min(count, 40) * size)
    }
    #expect(taken(many, linesMax: 40, lineBytesMax: size - 1) == 40 * size)
    #expect(taken(many, linesMax: 40, lineBytesMax: size - 2) == 0)
    #expect(taken(many.dropLast(), linesMax: 40, lineBytesMax: size) == 39 * size)
  }

  @Test(
    "a turn decides so many requests, those of a batch counted, and tells what is ready besides"
  )
  func turnIsFull() throws {
    let line = try InProcessLine()
    _ = try line.call(#"{"id":1,"method":"install","params":{"device":"A"}}"#)
    let question = Array(#"{"id":1,"method":"userInfo","params":{"device":"A"}}"#.utf8)
    let other = Array(#"{"id":1,"method":"userInfo","params":{"device":"B"}}"#.utf8)
    let ping = #"{"id":1,"method":"server.ping"}"#
    _ = try line.call(String(decoding: question, as: UTF8.self))
    let service = line.service
    for batch in [1, 3, 8, 100] {
      service.beginTurn(now: line.now, uptime: line.uptime)
      var decided = 0
      while !service.isTurnFull {
        service.take(question.span, in: line.conversation)
        let pings = Array(repeating: ping, count: batch).joined(separator: ",")
        service.take(Array("[\(pings)]".utf8).span, in: line.conversation)
        decided += batch
      }
      #expect((Service.decisionsPerTurn..<Service.decisionsPerTurn + batch).contains(decided))
      let taken = [question, other, Array(ping.utf8)].map {
        service.takeReadily($0.span, in: line.conversation)
      }
      #expect(taken == [true, false, false])
      service.endTurn()
      line.release()
    }
  }

  /// A question in three ways of writing it: twice plain, and once so that it must be decided.
  private func expectSame(_ line: InProcessLine, _ subject: String, _ note: String) throws {
    for method in ["checkEntitlements", "userInfo", "userProperties"] {
      let first = try ask(line, method, subject)
      let second = try ask(line, method, subject)
      let decided = try ask(line, method, subject + #","project":null"#)
      #expect(first == decided, "\(note): \(method) \(subject)")
      #expect(second == decided, "\(note): \(method) \(subject)")
    }
  }

  /// Two whose ids differ only as small letters do from capital ones, and one of another form.
  private static let devices = [
    "7c9e6679-7425-40de-944b-e07fc1f90ae7", "7C9E6679-7425-40DE-944B-E07FC1F90AE7", "C",
  ]
  private static let users = ["c39af160044439797b766e045e02e083", "v"]

  @Test(
    "whatever happens, a ready answer is the one that would be decided",
    arguments: ["qonversion", "revenuecat", "revenuecatLegacy", "purchasely"],
    [false, true]
  )
  func random(preset: String, isManual: Bool) throws {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    var random = SplitMix(state: seed)
    var limits = ServiceLimits()
    limits.answersBytesMax = 1 << 17
    let line = try InProcessLine(limits: limits)
    if seed.isMultiple(of: 2) { line.service.preparesFrom = 0 }
    let clock = isManual ? #"{"manual":"2026-11-21T00:00:00Z"}"# : #""system""#
    let project = #"{"rules":"\#(preset)","products":\#(catalogue),"clock":\#(clock)}"#
    _ = try line.call(#"{"id":1,"method":"project.define","params":\#(project)}"#)
    for device in Self.devices {
      let params = #"{"device":"\#(device)","storeAccount":"s"}"#
      _ = try line.call(#"{"id":1,"method":"install","params":\#(params)}"#)
    }
    for step in 0..<150 {
      let request = request(using: &random, now: try now(of: line, isManual))
      _ = try line.reply(to: request)
      let passed = Int64(random.next() % 4000)
      line.now = Moment(milliseconds: line.now.milliseconds + passed)
      if isManual && step % 5 == 0 {
        _ = try line.call(#"{"id":1,"method":"clock.advance","params":{"by":"PT2S"}}"#)
      }
      let subjects =
        Self.devices.prefix(2).map { #""device":"\#($0)""# }
        + Self.users.map { #""userId":"\#($0)""# }
      for subject in subjects {
        try expectSame(line, subject, "seed \(seed), \(preset), step \(step), after \(request)")
      }
    }
    #expect(line.service.ready.count > 0)
  }

  private func now(of line: InProcessLine, _ isManual: Bool) throws -> Moment {
    guard isManual else { return line.now }
    let answer = try ask(line, "checkEntitlements", #""device":"C""#)
    guard case .string(let text)? = answer["result"]?["at"] else { return line.now }
    return try Moment(text: Array(text.utf8))
  }

  private func request(using random: inout SplitMix, now: Moment) -> String {
    func pick(_ words: [String]) -> String { words[Int(random.next() % UInt64(words.count))] }
    let device = pick(Self.devices)
    let user = pick(Self.users)
    let transaction = pick(["t1", "t2", "t3", "t4"])
    let ahead = Int64(random.next() % 8000)
    let end = String(
      decoding: Moment(milliseconds: now.milliseconds + ahead).text,
      as: UTF8.self
    )
    let chain = #""store":"web","originalTransactionId":"\#(transaction)""#
    let params: (method: String, text: String) =
      switch random.next() % 12 {
      case 0, 1, 2:
        (
          "purchase",
          """
          {"device":"\(device)","product":"\(pick(["x", "y", "z"]))","store":"web",\
          "transactionId":"\(transaction)\(pick(["", "r"]))","expiresAt":"\(end)",\
          "originalTransactionId":"\(transaction)"}
          """
        )
      case 3: ("identify", #"{"device":"\#(device)","userId":"\#(user)"}"#)
      case 4: ("logout", #"{"device":"\#(device)"}"#)
      case 5: ("restore", #"{"device":"\#(device)"}"#)
      case 6: ("purchase.update", #"{\#(chain),"refundedAt":"\#(end)"}"#)
      case 7: ("purchase.update", #"{\#(chain),"gracePeriodExpiresAt":"\#(end)"}"#)
      case 8: ("purchase.update", #"{\#(chain),"refundedAt":null,"expiresAt":"\#(end)"}"#)
      case 9: ("grant", #"{"userId":"\#(user)","entitlement":"Y","expiresAt":"\#(end)"}"#)
      case 10: ("setUserProperty", #"{"device":"\#(device)","key":"k","value":"\#(ahead)"}"#)
      default:
        (
          "project.define",
          #"{"project":"default","environment":"\#(pick(["production", "sandbox", "any"]))"}"#
        )
      }
    return #"{"id":1,"method":"\#(params.method)","params":\#(params.text)}"#
  }
}
