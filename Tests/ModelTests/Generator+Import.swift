import TestSupport

// Customers of other systems.
extension Generator {
  mutating func customer() -> Params {
    let ids = ids()
    var params: Params = [("ids", .array(ids))]
    if ids.isEmpty {
      return params + [("purchases", .array([importedPurchase()]))]
        + (chance(2) ? [("onConflict", pick(["refuse", "skip", "merge"]))] : [])
    }
    if chance(2) {
      let count = Int.random(in: 1...2, using: &random)
      params.append(("purchases", .array((0..<count).map { _ in importedPurchase() })))
    }
    if chance(4) { params.append(("grants", .array([grant()]))) }
    if chance(4) {
      params.append(
        (
          "properties",
          .array([
            .object([
              "key": pick(["$email", "plan"]), "value": pick(["i", "j"]), "setAt": moment(),
            ])
          ])
        )
      )
    }
    if chance(4) {
      params.append(("claims", .array([.object(chain().map { .init(name: $0.0, value: $0.1) })])))
    }
    if chance(8) { params.append(("accountTokens", .array([pick(["red", "blue"])]))) }
    if chance(2) { params.append(("onConflict", pick(["refuse", "skip", "merge"]))) }
    return params
  }

  /// Mostly one or two ids, some of them of the project's own users.
  private mutating func ids() -> [JSONTree] {
    var ids: [JSONTree] = []
    if !chance(8) { ids.append(.object(["id": userID(), "kind": "identified"])) }
    if chance(3) {
      let prefix = pick(["QON_", "$RCAnonymousID:", ""])
      let id = prefix + String(repeating: pick(["a", "b"]), count: 32)
      ids.append(.object(["id": .string(id), "kind": "anonymous"]))
    }
    return ids.map { id in
      guard chance(3) else { return id }
      let days = Int.random(in: -90...0, using: &random)
      return id.with([.init(name: "createdAt", value: .moment(now + days * ModelMoment.day))])
    }
  }

  private mutating func importedPurchase() -> JSONTree {
    var params = chain()
    var transactions = [importedTransaction()]
    if chance(3) { transactions.append(importedTransaction()) }
    if transactions.count == 2, transactions[0]["transactionId"] == transactions[1]["transactionId"]
    {
      transactions.removeLast()
    }
    params.append(("transactions", .array(transactions)))
    if chance(3) { params.append(("holders", .array([userID(), pick(["bob", "eve"])]))) }
    if chance(4) { params.append(("storeAccount", pick(["ann", "zoe"]))) }
    if chance(8) { params.append(("replaces", chainID())) }
    if chance(8) { params.append(("keys", .array([pick(["key-1", "key-2", "1"])]))) }
    return .object((params + token(one: 6)).map { .init(name: $0.0, value: $0.1) })
  }

  private mutating func importedTransaction() -> JSONTree {
    var params: Params = [
      ("transactionId", pick(["1", "2", "3", "4", "5", "6"])), ("product", product()),
      ("purchasedAt", moment()),
    ]
    if !chance(4) { params.append(("expiresAt", moment())) }
    if !chance(6) { params.append(("asOf", moment())) }
    if chance(6) { params.append(("periodType", pick(["trial", "intro", "normal"]))) }
    if chance(8) { params.append(("environment", pick(["sandbox", "production"]))) }
    for name in ["refundedAt", "revokedAt", "gracePeriodExpiresAt", "pausedUntil", "endedAt"]
    where chance(8) { params.append((name, chance(3) ? .null : moment())) }
    if chance(8) { params.append(("autoRenew", .bool(false))) }
    if chance(8) { params.append(("billingRetry", .bool(true))) }
    return .object(params.map { .init(name: $0.0, value: $0.1) })
  }

  private mutating func grant() -> JSONTree {
    var params: Params = [entitlement(), ("grantedAt", moment())] + end(one: 2)
    if chance(4) { params.append(("revokedAt", moment())) }
    return .object(params.map { .init(name: $0.0, value: $0.1) })
  }
}
