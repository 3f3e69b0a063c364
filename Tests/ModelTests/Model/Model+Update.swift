import TestSupport

/// `purchase.update`: changes the present state, not the history.
extension Model {
  mutating func update(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let found = purchases.firstIndex {
      $0.store == params["store"]?.name && $0.original == params["originalTransactionId"]?.name
    }
    guard let index = found else {
      throw ModelError("unknownPurchase", "/originalTransactionId")
    }
    let before = purchaseJSON(index)
    let dates: [(String, WritableKeyPath<ModelPurchase, Int?>)] = [
      ("expiresAt", \.expiresAt), ("gracePeriodExpiresAt", \.gracePeriodExpiresAt),
      ("pausedUntil", \.pausedUntil), ("refundedAt", \.refundedAt), ("revokedAt", \.revokedAt),
    ]
    for (name, field) in dates {
      if let value = params[name] { purchases[index][keyPath: field] = value.momentValue }
    }
    if let retry = params["billingRetry"] { purchases[index].billingRetry = retry.flag ?? false }
    if let product = params["product"]?.name { purchases[index].product = product }
    if let autoRenew = params["autoRenew"] {
      let isOn = autoRenew.flag ?? true
      // Disabling it again keeps the first time.
      let since = purchases[index].autoRenewDisabledAt ?? now
      purchases[index].autoRenewDisabledAt = isOn ? nil : since
    }
    if purchaseJSON(index) != before {
      emitPurchase("purchaseUpdated", index)
      emitHolderAccess(of: index)
    }
    return .object(["purchase": purchaseJSON(index)]).with(warnings(of: index))
  }
}
