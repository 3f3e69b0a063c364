import TestSupport

// What stores say: dated facts, tokens, chains that take over others, and stores of a project.
extension Generator {
  mutating func store() -> JSONTree {
    let known: JSONTree = pick(["appStore", "appStore", "appStore", "stripe"])
    guard chance(20) else { return known }
    return pick(["Zeta", "Zeta", "appstore", "macAppStore"])
  }

  mutating func stores() -> Params {
    guard chance(6) else { return [] }
    let custom: JSONTree = pick([["Zeta"], ["Zeta", "Eta"], [], ["Stripe"]].map { .array($0) })
    return [("stores", .object([.init(name: "custom", value: custom)]))]
  }

  /// A chain by its first transaction, rarely by a further key.
  mutating func chainID() -> JSONTree {
    if chance(12) { return pick(["key-1", "key-2"]) }
    return pick(["1", "2", "3", "4"])
  }

  mutating func token(one: Int) -> Params {
    guard chance(one) else { return [] }
    let uuid = "7E3FB20B-4CDB-47CC-936D-99D65F608138"
    let tokens: [JSONTree] = [
      "red", "red", "blue", "bob", "eve", .string(uuid), .string(uuid.lowercased()),
    ]
    return [("accountToken", pick(tokens))]
  }

  /// When a store said something: mostly before now, often at moments that repeat.
  private mutating func asOf() -> Params { [("asOf", said())] }

  private mutating func said() -> JSONTree {
    let days = Int.random(in: -9...2, using: &random)
    return .moment(max(0, now + days * ModelMoment.day + (chance(8) ? 1 : 0)))
  }

  /// Adds to a `purchase` what only stores say.
  mutating func dated(_ plain: Params) -> Params {
    var params = plain
    if chance(2) { params += asOf() }
    if chance(8) { params.append(("replaces", chainID())) }
    if chance(8) {
      params.append(
        ("keys", .array([pick(["key-1", "key-2", "1"]), pick(["key-3", "key-4"])]))
      )
    }
    if chance(3) {
      params.removeAll { ["device", "userId"].contains($0.0) }
    }
    return params + token(one: 4)
  }

  /// Adds to a `purchase.update` what only stores say.
  mutating func datedUpdate(_ plain: Params) -> Params {
    var params = plain
    if chance(6) { params.append(("endedAt", chance(4) ? .null : moment())) }
    if chance(6) { params.append(("paused", pick([.bool(true), .bool(false), .null]))) }
    if chance(8) { params.append(("renewsAs", pick(["year", "new", .null]))) }
    if chance(8) { params.append(("endReason", pick(["customer", "billing", "replaced", .null]))) }
    if chance(2) {
      params.append(("transactionId", pick(["1", "2", "3", "4", "5", "6"])))
      if !chance(3) { params += asOf() }
    } else if chance(12) {
      params += asOf()
    }
    return params
  }
}
