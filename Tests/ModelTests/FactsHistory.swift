import TestSupport

/// A set of dated facts, and the identity calls that come before or after all of them.
struct FactsHistory {
  var definition: JSONTree
  var identities: [Call]
  /// Whether the identity calls come first.
  var isIdentityFirst: Bool
  /// In order of `asOf`.
  var facts: [Call]
  /// What is asked about each user after all facts.
  var questions: [FactsQuestions]

  /// The time of the project's clock throughout.
  static let now = History.start

  /// An order of delivery: positions in `facts`.
  typealias Order = [Int]

  /// The order of `asOf`, four random permutations, and each with a random third repeated.
  func orders(_ random: inout SplitMix) -> [Order] {
    var orders: [Order] = []
    for permutation in 0..<5 {
      let order = permutation == 0 ? Array(facts.indices) : facts.indices.shuffled(using: &random)
      orders.append(order)
      var repeated = order
      for fact in order where Int.random(in: 0..<3, using: &random) == 0 {
        repeated.insert(fact, at: Int.random(in: 0...repeated.count, using: &random))
      }
      orders.append(repeated)
    }
    return orders
  }
}

/// Generates sets of dated facts within the scope of the property.
struct FactsGenerator {
  var random: SplitMix
  private var facts: [(asOf: Int, call: Call)] = []
  private var spentKeys = 0

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  mutating func history() -> FactsHistory {
    let store: JSONTree = pick(["appStore", "playStore", "stripe"])
    var token: JSONTree?
    for chain in 0..<Int.random(in: 1...3, using: &random) {
      let replaces = chain > 0 && chance(2)
      // A chain and the one that it takes over must belong to one customer.
      if !replaces || token == nil {
        token = pick([nil, "token-a", "token-b", "carl"])
      }
      add(chain, of: store, token, replacing: replaces ? chain - 1 : nil)
    }
    let moments = (0..<50).map { _ in moment(-70...70) }
    return FactsHistory(
      definition: definition(),
      identities: identities(),
      isIdentityFirst: chance(2),
      facts: facts.sorted { $0.asOf < $1.asOf }.prefix(40).map(\.call),
      questions: ["ann", "bob", "carl"].map { FactsQuestions(about: $0, at: moments) }
    )
  }

  private mutating func chance(_ odds: Int) -> Bool {
    Int.random(in: 0..<odds, using: &random) == 0
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func moment(_ days: ClosedRange<Int>) -> Int {
    let day = Int.random(in: days, using: &random)
    return FactsHistory.now + day * ModelMoment.day + (chance(3) ? 1 : 0)
  }

  private mutating func definition() -> JSONTree {
    let rules: JSONTree = pick([
      "qonversion", "purchasely",
      .object(["preset": "revenuecat", "unclaimedPurchases": "keep"]),
    ])
    func product(_ kind: JSONTree, _ names: [JSONTree]) -> JSONTree {
      .object(["kind": kind, "entitlements": .array(names)])
    }
    return .object([
      "rules": rules, "clock": .object(["manual": .moment(FactsHistory.now)]),
      "environment": chance(3) ? "any" : "production",
      "products": .object([
        "month": product("subscription", ["X"]), "year": product("subscription", ["X", "Y"]),
        "life": product(.null, ["Z"]),
      ]),
    ])
  }

  private mutating func identities() -> [Call] {
    var calls: [Call] = []
    for (device, user, token) in [
      ("A", "ann", "token-a"), ("B", "bob", "token-b"), ("C", "carl", nil),
    ] as [(JSONTree, JSONTree, JSONTree?)] {
      calls.append(Call("install", .object(["device": device])))
      var login = JSONTree.object(["device": device, "userId": user])
      if let token {
        login = login.with([.init(name: "accountToken", value: token)])
      }
      calls.append(Call("identify", login))
    }
    return calls
  }
}

// Chains.
extension FactsGenerator {
  typealias Params = [(String, JSONTree)]

  private mutating func add(
    _ chain: Int,
    of store: JSONTree,
    _ token: JSONTree?,
    replacing old: Int?
  ) {
    let id = JSONTree.string("chain-\(chain)")
    let subject: Params = [("store", store), ("originalTransactionId", id)]
    let start = Int.random(in: -60...0, using: &random)
    let count = Int.random(in: 1...8, using: &random)
    for transaction in 0..<count {
      let begin = start + transaction * pick([5, 7, 7, 7, 10])
      let about =
        subject + [("transactionId", .string("\(chain)-\(pick(["x", "y"]))\(transaction)"))]
      var named: Params = []
      if let token, transaction == 0 || chance(3) { named.append(("accountToken", token)) }
      if let old, transaction == 0 || chance(3) {
        named.append(("replaces", .string(chance(4) ? "key-\(old)" : "chain-\(old)")))
      }
      if chance(4) {
        named.append(
          ("keys", .array([.string("key-\(chain)"), .string("more-\(chain)-\(pick([1, 2, 3]))")]))
        )
      }
      for repetition in 0...pick([0, 0, 1]) {
        let asOf = asOf(around: begin + repetition * 3)
        addFact("purchase", about + purchase(from: begin) + named, asOf)
      }
      for _ in 0..<pick([0, 0, 1, 1, 2, 3]) {
        addFact("purchase.update", about + update(around: begin), asOf(around: begin + 4))
      }
    }
  }

  /// One in ten has the moment of an earlier fact.
  private mutating func asOf(around day: Int) -> Int {
    if !facts.isEmpty && chance(10) { return pick(facts).asOf }
    return moment(day...day + 6)
  }

  private mutating func addFact(_ method: String, _ params: Params, _ asOf: Int) {
    let members = params + [("asOf", .moment(asOf))]
    let call = Call(method, .object(members.map { .init(name: $0.0, value: $0.1) }))
    facts.append((asOf, call))
  }

  private mutating func purchase(from begin: Int) -> Params {
    var params: Params = [("product", pick(["month", "month", "month", "year", "life", "new"]))]
    if !chance(4) { params.append(("purchasedAt", .moment(moment(begin...begin + 1)))) }
    if !chance(6) { params.append(("expiresAt", .moment(moment(begin + 5...begin + 9)))) }
    if chance(5) { params.append(("periodType", pick(["trial", "intro", "normal"]))) }
    if chance(8) { params.append(("kind", pick(["subscription", "nonRenewingSubscription"]))) }
    if chance(8) { params.append(("environment", pick(["sandbox", "production"]))) }
    if chance(8) { params.append(("isFamilyShared", pick([.bool(true), .bool(false)]))) }
    if chance(8) { params.append(("offerCode", pick(["SPRING", "FALL"]))) }
    if chance(8) { params += [("price", pick(["9.99", "10.99"])), ("currency", "EUR")] }
    if chance(8) { params.append(("country", pick(["DE", "FR"]))) }
    if chance(8) { params.append(("attributes", .object(["page": pick(["one", "two"])]))) }
    return params
  }

  private mutating func update(around begin: Int) -> Params {
    var params: Params = []
    for name in ["refundedAt", "revokedAt", "gracePeriodExpiresAt", "pausedUntil", "endedAt"]
    where chance(4) {
      params.append((name, chance(3) ? .null : .moment(moment(begin...begin + 14))))
    }
    if chance(5) { params.append(("expiresAt", .moment(moment(begin + 4...begin + 12)))) }
    for name in ["autoRenew", "billingRetry", "paused"] where chance(3) {
      params.append((name, .bool(chance(2))))
    }
    if chance(8) { params.append(("renewsAs", pick(["year", .null]))) }
    if chance(8) { params.append(("endReason", pick(["customer", "billing", .null]))) }
    if chance(8) { params.append(("product", pick(["month", "year"]))) }
    return params
  }
}
