import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport
import Testing

@testable import Service

/// Compares cached replies with new decisions after each step of a random history.
@Suite("Cached replies in random histories")
struct ReplyCacheHistoryTests {
  private let catalogue =
    #"{"x":{"kind":"subscription","entitlements":["X"]},"y":{"entitlements":["X","Y"]}}"#

  /// Two ids that differ only in case, and an id of another form.
  private static let devices = [
    "7c9e6679-7425-40de-944b-e07fc1f90ae7", "7C9E6679-7425-40DE-944B-E07FC1F90AE7", "C",
  ]
  private static let users = ["c39af160044439797b766e045e02e083", "v"]
  private static let subjects =
    devices.map { #""device":"\#($0)""# } + users.map { #""userId":"\#($0)""# }

  private func begin(_ line: InProcessLine, preset: String) throws {
    let project = #"{"rules":"\#(preset)","products":\#(catalogue)}"#
    try line.call(#"{"id":1,"method":"project.define","params":\#(project)}"#)
    for device in Self.devices {
      let params = #"{"device":"\#(device)","storeAccount":"s"}"#
      try line.call(#"{"id":1,"method":"install","params":\#(params)}"#)
    }
  }

  @Test(
    "A cached reply always equals a new decision",
    arguments: ["qonversion", "revenuecat", "revenuecatLegacy", "purchasely"]
  )
  func asDecided(preset: String) throws {
    var random = SplitMix(state: UInt64(preset.utf8.count) << 1)
    var limits = ServiceLimits()
    limits.replyCacheBytesMax = 1 << 17
    let line = try InProcessLine(limits: limits)
    try begin(line, preset: preset)
    var hits = 0
    for step in 0..<120 {
      let request = request(using: &random, now: line.now)
      _ = try line.reply(to: request)
      line.now = Moment(milliseconds: line.now.milliseconds + Int64(random.next() % 4000))
      if step % 37 == 0 { line.now = Moment(milliseconds: line.now.milliseconds - 9000) }
      for subject in Self.subjects {
        let note: Comment = "\(preset), step \(step), after \(request): \(subject)"
        let decided = try line.decided(subject)
        // First what was cached before the step, then what is cached now.
        for _ in 0..<2 {
          if let cached = try line.cached(subject) {
            #expect(cached == decided, note)
            hits += 1
          }
          #expect(try line.check(subject) == decided, note)
        }
      }
    }
    // The first check of a step caches the reply, so at least the second look finds it.
    #expect(hits > 600)
  }

  @Test("A cached reply depends only on durable turns", arguments: 0..<4 as Range<UInt64>)
  func durable(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let store = MemoryStore()
    let committer = try StagedCommitter(store)
    let line = try InProcessLine(store: store, committer: committer)
    try committer.commit()
    line.release()
    for device in Self.devices {
      try line.send(
        Array(#"{"id":1,"method":"install","params":{"device":"\#(device)"}}"#.utf8) + [10]
      )
    }
    try line.send(
      Array(#"{"id":1,"method":"project.define","params":{"products":\#(catalogue)}}"#.utf8) + [10]
    )
    var hits = 0
    for step in 0..<150 {
      let request = request(using: &random, now: line.now)
      try line.send(Array(request.utf8) + [0x0A])
      switch random.next() % 4 {
      case 0: try committer.commit()
      case 1 where step % 3 == 0: committer.fail(.full)
      default: break
      }
      line.now = Moment(milliseconds: line.now.milliseconds + Int64(random.next() % 2000))
      line.release()
      for subject in Self.subjects {
        let (emitted, isCached) = ask(subject, line)
        guard isCached else { continue }
        hits += 1
        // The fresh service changes nothing in the store: its own turns are never committed.
        let fresh = try InProcessLine(store: store, committer: StagedCommitter(store))
        fresh.now = line.now
        let stored = ask(subject, fresh)
        #expect(emitted == stored.reply, "seed \(seed), step \(step), after \(request)")
        #expect(!emitted.isEmpty && !stored.isCached)
      }
    }
    #expect(hits > 100)
  }

  /// Returns the immediate reply to a new session; empty if it has to wait.
  private func ask(_ subject: String, _ line: InProcessLine) -> (reply: String, isCached: Bool) {
    let peer = ClientSession(caller: Caller(uid: 0, gid: 0, pid: 2, role: .read))
    let bytes = Array(line.query(subject).utf8)
    let service = line.service
    service.beginTurn(now: line.now, uptime: line.uptime)
    let isTaken = service.answerIfCached(bytes.span, in: peer)
    if !isTaken { service.handle(bytes.span, in: peer) }
    service.endTurn()
    _ = service.releaseDurable()
    return (String(decoding: service.takeReadyReplies(of: peer), as: UTF8.self), isTaken)
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
      switch random.next() % 16 {
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
      case 10: ("revoke", #"{"userId":"\#(user)","entitlement":"Y"}"#)
      case 11: ("install", #"{"device":"\#(device)"}"#)
      case 12 where random.next() % 4 == 0: ("user.delete", #"{"userId":"\#(user)"}"#)
      case 13: ("user.link.undo", #"{"event":"\#(1 + random.next() % 60)"}"#)
      case 14: ("setUserProperty", #"{"device":"\#(device)","key":"k","value":"\#(ahead)"}"#)
      default:
        (
          "project.define",
          #"{"project":"default","environment":"\#(pick(["production", "sandbox", "any"]))"}"#
        )
      }
    return #"{"id":1,"method":"\#(params.method)","params":\#(params.text)}"#
  }
}
