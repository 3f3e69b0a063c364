import TestSupport
import Testing

/// Random lives of purchases at Google, whose pushes come late, doubled and shuffled, and whose
/// answers may be delivered later than they were fetched.
@Suite("Random lives of purchases on Google Play")
struct PlayStoreLifeTests {
  private static let day = PlayStoreLife.day
  private static let seeds = Histories.seeds(400)
  /// The distance between two lives that a receiver of webhooks follows, which takes its time.
  private static let followedStride: UInt64 = 2

  /// A message that reaches the daemon.
  private struct Delivery {
    var push: PlayStoreLife.Push
    var id: String
    var at: Int64
    /// When the caller fetched what it sends along.
    var fetch: Int64
  }

  @Test("Whatever comes late, the daemon gives the access that Google's newest answer states")
  func lives() throws {
    var comparisons = 0
    for seed in Self.seeds {
      let life = PlayStoreLife(seed, until: 120 * Self.day)
      var random = SplitMix(state: ~seed)
      var receiver = seed.isMultiple(of: Self.followedStride) ? FollowingReceiver() : nil
      let deliveries = Self.deliveries(of: life, &random)
      let failure = try Self.play(life, deliveries, &comparisons, &receiver)
      let text = life.statuses.map { "\($0)" }.joined(separator: "\n")
      try #require(failure == nil, "seed \(seed): \(failure ?? "")\n\(text)")
    }
    // Each life ends with a comparison, and most messages of a life allow for one.
    #expect(comparisons > 5 * Self.seeds.count)
  }

  private static func deliveries(
    of life: PlayStoreLife,
    _ random: inout SplitMix
  ) -> [Delivery] {
    var deliveries: [Delivery] = []
    for (number, push) in life.pushes.enumerated() {
      let copies = Int.random(in: 0..<5, using: &random) == 0 ? 2 : 1
      for _ in 0..<copies {
        let delay: Int64 =
          switch Int.random(in: 0..<10, using: &random) {
          case 0, 1: .random(in: 0...(60 * day), using: &random)
          case 2, 3: .random(in: 0...day, using: &random)
          default: .random(in: 500...20_000, using: &random)
          }
        let isHeld = Int.random(in: 0..<10, using: &random) == 0
        let fetch = push.at + delay
        let at = isHeld ? fetch + .random(in: 0...(10 * day), using: &random) : fetch + 1
        deliveries.append(Delivery(push: push, id: "m\(number)", at: at, fetch: fetch))
      }
    }
    return deliveries.sorted { $0.at < $1.at }
  }

  /// Plays a life; returns what was wrong.
  private static func play(
    _ life: PlayStoreLife,
    _ deliveries: [Delivery],
    _ comparisons: inout Int,
    _ receiver: inout FollowingReceiver?
  ) throws -> String? {
    let line = try Self.line()
    /// When the newest known answer about each token was fetched.
    var known: [String: Int64] = [:]
    var refunds: Set<String> = []
    var now: Int64 = 0
    func compare(at moment: Int64) throws -> String? {
      let isKnown = life.tokens(at: moment).allSatisfy { token in
        known[token].map { fetch in
          life.status(of: token, at: moment)?.at ?? 0 <= fetch
        } ?? false
      }
      let paidBack = life.refunds.filter { $0.value <= moment }.map(\.key)
      guard isKnown, refunds.isSuperset(of: paidBack) else { return nil }
      comparisons += 1
      let shown = try line.result("checkEntitlements", #"{"userId":"ann"}"#)["entitlements"]
      let given = Set(
        ["monthly", "gold", "extra"].filter { shown?[$0]?["active"] == .bool(true) }
      )
      let wanted = life.products(at: moment)
      if given == wanted { return nil }
      return "at \(PlayStoreAnswer.time(moment)) access to \(given), not \(wanted)"
    }
    for delivery in deliveries {
      if delivery.at > now {
        now = delivery.at
        try line.result("clock.advance", #"{"to":"\#(PlayStoreAnswer.time(now))"}"#)
      }
      guard let status = life.status(of: delivery.push.token, at: delivery.fetch) else { continue }
      let (outcome, isAnswered) = try Self.notify(delivery, status, line)
      if outcome != "repeated" {
        if let order = delivery.push.refunded { refunds.insert(order) }
        if isAnswered { known[status.token] = max(known[status.token] ?? 0, delivery.fetch) }
      }
      let failure = try compare(at: now) ?? receiver?.follow(line)
      if let failure { return "\(failure) after \(delivery)" }
    }
    for later in [0, 1, 10, 100, 400] {
      let moment = max(now, life.statuses.last?.at ?? 0) + Int64(later) * day
      try line.result("clock.advance", #"{"to":"\#(PlayStoreAnswer.time(moment))"}"#)
      let before = comparisons
      if let failure = try compare(at: moment) ?? receiver?.follow(line) { return failure }
      if comparisons == before { return "the life is not known at its end" }
    }
    return nil
  }

  /// Sends a message; returns the outcome, and whether the fetched answer went along.
  private static func notify(
    _ delivery: Delivery,
    _ status: PlayStoreLife.Status,
    _ line: InProcessLine
  ) throws -> (outcome: String, isAnswered: Bool) {
    let answer = Self.answer(status)
    let push = delivery.push
    guard let order = push.refunded else {
      let params = answer.params(
        pushedAt: push.at,
        fetchedAt: delivery.fetch,
        id: delivery.id,
        kind: push.type
      )
      return (try line.result("store.notify", params)["outcome"]?.text ?? "", true)
    }
    func outcome(_ fetch: Int64?) throws -> String {
      let params = answer.refund(of: order, at: push.at, fetchedAt: fetch, id: delivery.id)
      return try line.result("store.notify", params)["outcome"]?.text ?? ""
    }
    let first = try outcome(nil)
    return first == "ask" ? (try outcome(delivery.fetch), true) : (first, false)
  }

  private static func answer(_ status: PlayStoreLife.Status) -> PlayStoreAnswer {
    let user = #"{"obfuscatedExternalAccountId":"ann"}"#
    var members =
      status.isOutOfApp
      ? #","outOfAppPurchaseContext":{"expiredPurchaseToken":"unknown","#
        + #""expiredExternalAccountIdentifiers":\#(user)}"#
      : #","externalAccountIdentifiers":\#(user)"#
    if let linked = status.linked { members += #","linkedPurchaseToken":"\#(linked)""# }
    if !status.cause.isEmpty { members += #","canceledStateContext":{"\#(status.cause)":{}}"# }
    let items = status.items.map { item in
      var members = ""
      if let former = item.former, item.order != nil {
        members += #","itemReplacement":{"productId":"\#(former)","replacementMode":"DEFERRED"}"#
      }
      if let next = item.next { members += #","deferredItemReplacement":{"productId":"\#(next)"}"# }
      return PlayStoreAnswer.Item(
        product: item.product,
        order: item.order,
        expiry: item.expiry,
        autoRenews: status.state != "CANCELED" && status.state != "EXPIRED" && item.next == nil,
        members: members
      )
    }
    return PlayStoreAnswer(
      token: status.token,
      state: status.state,
      startedAt: status.startedAt,
      members: members,
      items: items
    )
  }

  /// A project with a product for each entitlement, and the user whom Google names.
  private static func line() throws -> InProcessLine {
    let line = try InProcessLine()
    let products = ["monthly", "gold", "extra"].map {
      #""\#($0)":{"kind":"subscription","entitlements":["\#($0)"]}"#
    }
    try line.result(
      "project.define",
      #"{"rules":{"preset":"qonversion","unclaimedPurchases":"keep"},"#
        + #""clock":{"manual":"\#(PlayStoreAnswer.time(0))"},"environment":"any","#
        + #""products":{\#(products.joined(separator: ","))},"#
        + #""stores":{"playStore":{"packages":["com.example"]}}}"#
    )
    try line.result("install", #"{"device":"phone","userId":"ann"}"#)
    return line
  }
}
