import IdentityCore

extension JSONWriter {
  /// Writes entitlements as an object keyed by id.
  mutating func member(_ name: StaticString, _ entitlements: [Entitlement]) {
    key(name)
    beginObject()
    for place in entitlements.indices {
      key(entitlements[place].id.bytes)
      beginObject()
      members(ofEntitlement: entitlements[place])
      endObject()
    }
    endObject()
  }
}

extension Entitlement {
  /// What only a purchase has.
  var facts: Facts? { if case .purchase(let facts) = source { facts } else { nil } }

  var renewsCount: Int { facts?.renewsCount ?? 0 }

  /// The store of the purchase, or `manual`.
  var sourceName: StoreName? {
    switch source {
    case .purchase(let facts): facts.key.store
    case .manual: "manual"
    case nil: nil
    }
  }
}
