import IdentityCore
import LineProtocol
import Service
import Storage

/// A service in memory with a few users, which receives the fuzzer's requests.
final class FuzzedService {
  private let service: Service
  private let session = newSession()
  private let now = Moment(milliseconds: 1_795_000_000_000)

  /// Maximum number of lines per input; more lines find little more.
  private static let linesMax = 20

  /// Requests that give the params something to find: a login, purchases, a grant, a consumer,
  /// a webhook.
  private static let past = [
    #"{"id":0,"method":"project.define","params":{"products":{"x":{"entitlements":["X"]}},"#
      + #""entitlements":["X","Y"],"clock":{"manual":"2026-01-01T00:00:00Z"},"#
      + #""webhooks":[{"url":"http://a","secret":"s"}]}}"#,
    #"{"id":0,"method":"install","params":{"device":"a","storeAccount":"s"}}"#,
    #"{"id":0,"method":"purchase","params":{"device":"a","product":"x","store":"web","#
      + #""transactionId":"1","expiresAt":"2026-02-01T00:00:00Z"}}"#,
    #"{"id":0,"method":"identify","params":{"device":"a","userId":"u"}}"#,
    #"{"id":0,"method":"install","params":{"device":"b","userId":"v"}}"#,
    #"{"id":0,"method":"grant","params":{"userId":"v","entitlement":"Y"}}"#,
    #"{"id":0,"method":"events.acknowledge","params":{"consumer":"c","cursor":"1"}}"#,
  ]

  init() throws(FuzzFinding) {
    do throws(StorageError) {
      let store = MemoryStore()
      service = try Service(
        reader: store.openReader(),
        committer: InlineCommitter(store),
        furtherLimits: [],
        now: now
      )
    } catch {
      throw FuzzFinding("the service does not begin: \(error)")
    }
    for line in Self.past {
      let answer = ask(Array(line.utf8), in: session)
      try FuzzFinding.expect(Self.holds(#""result""#, answer), "no past: \(Self.text(answer))")
    }
  }

  func take(paramsIn bytes: [UInt8]) throws(FuzzFinding) {
    let name = bytes.prefix { $0 != 0x20 }
    // A name that is not a method's selects a method all the same.
    let sum = name.reduce(0) { $0 + Int($1) }
    let method =
      Request.methods.first { name.elementsEqual("\($0.name)".utf8) }
      ?? Request.methods[sum % Request.methods.count]
    // A line feed would end the line; in JSON a blank is equivalent.
    let params = bytes.dropFirst(name.count).map { $0 == 0x0A ? 0x20 : $0 }
    let head = Array("{\"id\":1,\"method\":\"\(method.name)\",\"params\":".utf8)
    let line = head + params + [0x7D]
    try take(line)
  }

  func take(linesIn bytes: [UInt8]) throws(FuzzFinding) {
    for line in bytes.split(separator: 0x0A).prefix(Self.linesMax) { try take(Array(line)) }
  }

  private func take(_ line: [UInt8]) throws(FuzzFinding) {
    guard !session.isFinished else { return }
    let isQuestion = asksOnly(line)
    let answer = ask(line, in: session)
    try check(answer)
    guard isQuestion else { return }
    // A query must have the same reply the second time, when it may be cached, and in a batch,
    // which does not use the cache's fast path.
    let again = ask(line, in: session)
    try FuzzFinding.expect(again == answer, "another answer to the same question")
    let together = askTogether(line)
    try FuzzFinding.expect(together ?? answer == answer, "another answer to it among others")
    let batch = ask([0x5B] + line + [0x5D], in: Self.newSession())
    try FuzzFinding.expect(
      batch == (answer.isEmpty ? [] : [0x5B] + answer.dropLast() + [0x5D, 0x0A])
        || Self.holds("parseError", batch),
      "another answer in a batch"
    )
  }

  /// The methods whose replies show the connection, or the requests before.
  private static let ofTheMoment = ["server.info", "server.stats", "webhook.claim"]

  /// Whether the line is a single request of a method that only reads and may be batched.
  private func asksOnly(_ line: [UInt8]) -> Bool {
    let document = JSONDocument()
    guard let value = try? RequestLine.value(of: line.span, in: document),
      case .single(let entry) = RequestLine(value), case .call(let name, _) = entry.content,
      let method = Request.methods.first(where: { Array("\($0.name)".utf8) == name })
    else { return false }
    return !(method is any WritingMethod.Type) && !name.starts(with: "events.".utf8)
      && !Self.ofTheMoment.contains { name.elementsEqual($0.utf8) }
  }

  private func check(_ answer: [UInt8]) throws(FuzzFinding) {
    guard !answer.isEmpty else { return }
    for line in answer.split(separator: 0x0A) {
      let isJSON = (try? JSONDocument(depthMax: 512).read(Array(line))) != nil
      try FuzzFinding.expect(isJSON, "an answer that is no JSON: \(Self.text(answer))")
    }
    try FuzzFinding.expect(answer.last == 0x0A, "an answer without its end")
    // The contract, which is a result, contains the word too.
    let isOurs = Self.holds("internalError", answer) && !Self.holds(#""result":"#, answer)
    try FuzzFinding.expect(!isOurs, "our own fault: \(Self.text(answer))")
  }

  private func ask(_ line: [UInt8], in session: ClientSession) -> [UInt8] {
    var answer = turn(for: session) { service.handle(line.span, in: session) }
    // A clock advance and a deletion take several turns.
    for _ in 0..<50 where answer.isEmpty { answer = turn(for: session) {} }
    return answer
  }

  private func turn(for session: ClientSession, _ take: () -> Void) -> [UInt8] {
    service.beginTurn(now: now, uptime: .zero)
    take()
    while service.workOn() {}
    service.endTurn()
    var answer: [UInt8] = []
    for settled in service.releaseDurable() where settled === session {
      answer += service.takeReadyReplies(of: session)
    }
    return answer
  }

  /// Returns the cache's reply to two equal queries at once; nil if the line is not such a query.
  private func askTogether(_ line: [UInt8]) -> [UInt8]? {
    let lines = line + [0x0A] + line + [0x0A]
    var answers: [UInt8] = []
    let taken = service.answerCached(
      lines.span,
      in: session,
      linesMax: 2,
      lineBytesMax: line.count,
      bytesMax: .max
    ) { replies in
      for index in replies.indices { answers.append(replies[index]) }
      return true
    }
    guard taken > 0 else { return nil }
    let first = Array(answers.prefix(answers.count / 2))
    return taken == lines.count && answers == first + first ? first : []
  }

  private static func newSession() -> ClientSession {
    ClientSession(caller: Caller(uid: 1000, gid: 1000, pid: 1, role: .admin))
  }

  private static func holds(_ text: String, _ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: text.utf8) }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
