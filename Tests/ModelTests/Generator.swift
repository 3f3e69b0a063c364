import TestSupport

/// Generates histories with few ids, so that they often interact.
struct Generator {
  let seed: UInt64
  var random: SplitMix
  /// The time of the clock if all requests succeed.
  var now = History.start

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(state: seed)
  }

  mutating func history() -> History {
    var calls = [Call("project.define", firstDefinition())]
    calls.append(Call("install", .object(["device": "A", "storeAccount": "ann"])))
    let length = Int.random(in: 5...40, using: &random)
    while calls.count < length { calls.append(call()) }
    return History(calls: calls, cacheBytesMax: chance(4) ? 0 : 1 << 28, seed: seed)
  }

  mutating func chance(_ odds: Int) -> Bool { Int.random(in: 0..<odds, using: &random) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  mutating func call() -> Call {
    let methods = [
      "install", "install", "identify", "identify", "identify", "identify", "logout", "logout",
      "userInfo", "purchase", "purchase", "purchase", "purchase", "purchase", "purchase.update",
      "purchase.update", "restore", "restore", "restore", "grant", "revoke", "checkEntitlements",
      "checkEntitlements", "clock.advance", "clock.advance", "project.define", "setUserProperty",
      "userProperties", "user.delete", "user.link.undo", "user.link.undo", "user.link.undo",
      "user.import",
      "user.import", "store.notify", "store.notify",
    ]
    let method = pick(methods)
    var params = params(of: method)
    if chance(20) && !Self.readingMethods.contains(method) {
      params.append(("dryRun", .bool(true)))
    }
    if chance(24) && !Self.readingMethods.contains(method)
      && !params.contains(where: { $0.0 == "dryRun" })
    {
      params.append(("idempotencyKey", pick(["k1", "k2"])))
    }
    return Call(method, .object(params.map { .init(name: $0.0, value: $0.1) }))
  }

  typealias Params = [(String, JSONTree)]

  private static let readingMethods = ["userInfo", "checkEntitlements", "userProperties"]

  private mutating func params(of method: String) -> Params {
    switch method {
    case "install": install()
    case "identify": identify()
    case "logout": [device()]
    case "purchase": purchase()
    case "purchase.update": update()
    case "restore": restore()
    case "grant": [subject(), entitlement()] + end(one: 2)
    case "revoke": [subject(), entitlement()]
    case "checkEntitlements": checkEntitlements()
    case "clock.advance": advance()
    case "project.define": definition()
    case "user.delete": [("userId", chance(2) ? madeID() : userID())]
    case "user.link.undo": [("event", .string("@link:\(Int.random(in: 0...3, using: &random))"))]
    case "user.import": customer()
    case "store.notify": notification()
    case "setUserProperty":
      [subject(), ("key", pick(["$email", "plan"])), ("value", pick(["", "a", "b"]))]
    default: [subject()]
    }
  }
}

// Users.
extension Generator {
  private mutating func device() -> (String, JSONTree) {
    ("device", pick(["A", "A", "A", "B", "B", "C", chance(8) ? "nowhere" : "B"]))
  }

  /// Ids that look alike, refused ids, and ids of other users.
  mutating func userID() -> JSONTree {
    if chance(12) {
      return pick([
        "", "null", "NULL", "no_user", .string(String(repeating: "u", count: 101)),
        .string(String(repeating: "é", count: 256)), "QON_me", "$RCAnonymousID:me",
      ])
    }
    if chance(12) { return madeID() }
    return pick(["bob", "bob", "bob", "Bob", "u\u{E9}", "ue\u{301}", "eve", "eve"])
  }

  private mutating func madeID() -> JSONTree {
    .string(pick(["@anonymous:", "@current:", "@customer:"]) + pick(["A", "B", "C"]))
  }

  private mutating func subject() -> (String, JSONTree) {
    if !chance(3) { return device() }
    return ("userId", chance(3) ? madeID() : userID())
  }

  private mutating func install() -> Params {
    var params: Params = chance(6) ? [] : [device()]
    if chance(4) { params.append(("userId", userID())) }
    if !chance(3) { params.append(("storeAccount", pick(["ann", "ann", "zoe"]))) }
    return params + token(one: 4)
  }

  private mutating func identify() -> Params {
    let who: (String, JSONTree) = chance(8) ? ("anonymousId", madeID()) : device()
    return [who, ("userId", userID())] + token(one: 4)
  }
}

// Purchases and grants.
extension Generator {
  mutating func moment() -> JSONTree {
    let step = chance(8) ? 1 : 0
    let days = Int.random(in: -9...12, using: &random)
    return .moment(max(0, now + days * ModelMoment.day + step))
  }

  mutating func end(one: Int) -> Params { chance(one) ? [("expiresAt", moment())] : [] }

  mutating func product() -> JSONTree {
    pick(["month", "month", "year", "life", "coin", "pass", "new"])
  }

  mutating func chain() -> Params {
    [("store", store()), ("originalTransactionId", chainID())]
  }

  private mutating func purchase() -> Params {
    var params = [subject(), ("product", product())] + chain()
    params.append(("transactionId", pick(["1", "2", "3", "4", "5", "6"])))
    if chance(3) { params.removeAll { $0.0 == "originalTransactionId" } }
    if !chance(4) { params.append(("expiresAt", moment())) }
    if chance(2) { params.append(("purchasedAt", moment())) }
    if chance(6) {
      params.append(("kind", pick(["subscription", "nonRenewingSubscription", "consumable"])))
    }
    if chance(6) { params.append(("periodType", pick(["trial", "intro", "normal"]))) }
    if chance(6) { params.append(("environment", pick(["sandbox", "production"]))) }
    if chance(10) { params.append(("isFamilyShared", .bool(true))) }
    if chance(10) { params.append(("offerCode", "SPRING")) }
    if chance(10) { params += [("price", "9.99"), ("currency", "EUR"), ("country", "DE")] }
    if chance(10) { params.append(("attributes", .object(["page": "one"]))) }
    return dated(params)
  }

  private mutating func update() -> Params {
    var params = chain()
    let dates = [
      "expiresAt", "gracePeriodExpiresAt", "pausedUntil", "refundedAt", "revokedAt",
    ]
    for name in dates where chance(4) { params.append((name, chance(4) ? .null : moment())) }
    for name in ["autoRenew", "billingRetry"] where chance(4) {
      params.append((name, pick([.bool(true), .bool(false), .null])))
    }
    if chance(6) { params.append(("product", product())) }
    return datedUpdate(params)
  }

  private mutating func restore() -> Params {
    var params = [device()]
    if chance(3) {
      let count = Int.random(in: 0...2, using: &random)
      let named = (0..<count).map { _ in
        JSONTree.object(chain().map { .init(name: $0.0, value: $0.1) })
      }
      params.append(("purchases", .array(named)))
    }
    return params
  }

  mutating func entitlement() -> (String, JSONTree) {
    ("entitlement", pick(["X", "X", "Y", "G", "unheard"]))
  }

  private mutating func checkEntitlements() -> Params {
    var params = [subject()]
    if chance(2) { params.append(("at", moment())) }
    if chance(4) {
      let count = Int.random(in: 0...3, using: &random)
      let names = (0..<count).map { _ in entitlement().1 }
      params.append(("entitlements", .array(names)))
    }
    return params
  }
}

// The project and its clock.
extension Generator {
  private mutating func advance() -> Params {
    if chance(2) {
      let days = Int.random(in: chance(6) ? -1...0 : 0...8, using: &random)
      let target = now + days * ModelMoment.day + (chance(4) ? 1 : 0)
      now = max(now, target)
      return [("to", .moment(target))]
    }
    let (text, length) = pick([
      ("PT0.001S", 1), ("PT1H", 3_600_000), ("PT12H", ModelMoment.day / 2),
      ("P1D", ModelMoment.day), ("P2D", 2 * ModelMoment.day), ("P1W", 7 * ModelMoment.day),
    ])
    now += length
    return [("by", .string(text))]
  }

  private mutating func firstDefinition() -> JSONTree {
    let environment: JSONTree = pick(["production", "production", "any", "any"])
    let definition = JSONTree.object([
      "rules": rules(), "products": catalogue(), "entitlements": .array(["G"]),
      "environment": environment,
    ])
    // A project for customers cannot trust what nobody signs.
    if environment == "production" { return definition }
    let app = JSONTree.object(["bundleId": "com.example", "appAppleId": .null])
    let settings = JSONTree.object([
      "apps": .array([app]), "environments": .array(["Xcode"]), "roots": .array([]),
    ])
    return definition.with([.init(name: "stores", value: .object(["appStore": settings]))])
  }

  private mutating func definition() -> Params {
    var params: Params = []
    if chance(2) { params.append(("rules", rules())) }
    if chance(3) {
      let catalogue = catalogue()
      params.append(("products", catalogue))
      let missing = ["year", "life", "pass", "new"].filter { catalogue[$0] == nil }
      if chance(2) { params.append(("removed", .words(missing))) }
    }
    if chance(4) { params.append(("environment", pick(["production", "sandbox", "any"]))) }
    if chance(6) { params.append(("entitlements", .array(chance(2) ? ["G"] : []))) }
    return params + stores()
  }

  private mutating func rules() -> JSONTree {
    let preset: JSONTree = pick(["qonversion", "revenuecat", "revenuecatLegacy", "purchasely"])
    if chance(3) { return preset }
    var members: Params = [("preset", preset)]
    let values: [(String, [JSONTree])] = [
      ("anonymousPrefix", ["", "QON_", "me"]),
      ("onIdentifyNew", ["attach", "alias", "aliasUnlessLinked", "move", "switch"]),
      ("onIdentifyKnown", ["attach", "alias", "aliasUnlessLinked", "move", "switch"]),
      ("onSwitch", ["logoutFirst", "switch"]), ("onLogout", ["return", "rotate"]),
      ("onAnonymousLogout", ["ignore", "refuse", "rotate"]),
      ("purchaseHolders", ["deviceAndUser", "currentUser"]),
      ("onRestore", ["share", "transfer", "transferIfInactive", "keep", "alias"]),
      ("anonymousHolders", ["asOthers", "alias"]), ("oneTimePurchases", ["move", "stay"]),
      ("unclaimedPurchases", ["ignore", "keep", "keep", "anonymous"]),
      ("userIdLengthMax", [.count(3), .count(255)]),
      ("blockedUserIds", [.array(["eve"]), .array([])]),
    ]
    for (name, choices) in values where chance(4) {
      members.append((name, pick(choices)))
    }
    return .object(members.map { .init(name: $0.0, value: $0.1) })
  }

  private mutating func catalogue() -> JSONTree {
    var products: Params = []
    func product(_ kind: JSONTree, _ names: [JSONTree]) -> JSONTree {
      .object(["kind": kind, "entitlements": .array(names)])
    }
    products.append(("month", product("subscription", ["X"])))
    if !chance(6) { products.append(("year", product("subscription", ["X", "Y"]))) }
    if !chance(6) { products.append(("life", product("nonConsumable", ["Y"]))) }
    products.append(("coin", product("consumable", chance(2) ? [] : ["X"])))
    if !chance(3) { products.append(("pass", product("nonRenewingSubscription", ["Y", "Z"]))) }
    if chance(6) { products.append(("new", product(.null, ["Z"]))) }
    return .object(products.map { .init(name: $0.0, value: $0.1) })
  }
}
