import TestSupport

/// `purchase.update`: changes the present state, not the history.
extension Model {
  mutating func update(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let found = purchases.firstIndex {
      $0.store == params["store"]?.name && $0.original == params["originalTransactionId"]?.name
    }
    guard let place = found else {
      throw ModelError("unknownPurchase", "/originalTransactionId")
    }
    let before = purchaseJSON(place)
    let dates: [(String, WritableKeyPath<ModelPurchase, Int?>)] = [
      ("expiresAt", \.expiresAt), ("gracePeriodExpiresAt", \.gracePeriodExpiresAt),
      ("pausedUntil", \.pausedUntil), ("refundedAt", \.refundedAt), ("revokedAt", \.revokedAt),
    ]
    for (name, field) in dates {
      if let value = params[name] { purchases[place][keyPath: field] = value.momentValue }
    }
    if let retry = params["billingRetry"] { purchases[place].billingRetry = retry.flag ?? false }
    if let product = params["product"]?.name { purchases[place].product = product }
    if let autoRenew = params["autoRenew"] {
      let isOn = autoRenew.flag ?? true
      // Disabling it again keeps the first time.
      let since = purchases[place].autoRenewDisabledAt ?? now
      purchases[place].autoRenewDisabledAt = isOn ? nil : since
    }
    if purchaseJSON(place) != before {
      tellOfPurchase("purchaseUpdated", place)
      tellHolders(of: place)
    }
    return .object(["purchase": purchaseJSON(place)]).with(warnings(of: place))
  }
}
