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

  mutating func members(ofEntitlement entitlement: Entitlement) {
    let facts: Entitlement.Facts? =
      if case .purchase(let facts) = entitlement.source { facts } else { nil }
    member("id", entitlement.id)
    member("active", entitlement.isActive)
    member("state", entitlement.state?.rawValue)
    member("productId", facts?.product)
    key("source")
    switch entitlement.source {
    case .purchase(let facts): identifier(facts.key.store)
    case .manual: text("manual")
    case nil: null()
    }
    member("renewState", entitlement.renewState.rawValue)
    member("grantType", entitlement.grantType?.rawValue)
    member("periodType", facts?.periodType.rawValue)
    member("startedAt", entitlement.startedAt)
    member("expiresAt", entitlement.expiresAt)
    member("gracePeriodExpiresAt", facts?.gracePeriodExpiresAt)
    member("firstPurchasedAt", facts?.firstPurchasedAt)
    member("lastPurchasedAt", facts?.lastPurchasedAt)
    member("trialStartedAt", facts?.trialStartedAt)
    member("autoRenewDisabledAt", facts?.autoRenewDisabledAt)
    member("renewsCount", facts?.renewsCount ?? 0)
    member("environment", facts?.environment.rawValue)
    member("store", facts?.key.store)
    member("transactionId", facts?.transaction)
    member("originalTransactionId", facts?.key.originalTransaction)
  }
}
