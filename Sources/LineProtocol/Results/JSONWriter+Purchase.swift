import IdentityCore

extension JSONWriter {
  mutating func member(_ name: StaticString, _ view: PurchaseView) {
    key(name)
    beginObject()
    members(of: view, isWhole: false)
    endObject()
  }

  /// Writes a purchase; a whole one includes the details of each transaction.
  mutating func members(of view: PurchaseView, isWhole: Bool) {
    let purchase = view.purchase
    let latest = purchase.latest
    chain(purchase.key)
    member("transactionId", latest.id)
    member("product", purchase.product)
    member("kind", view.kind.rawValue)
    member("state", view.state?.rawValue)
    member("holders", view.holders)
    member("device", purchase.device)
    member("storeAccount", purchase.storeAccount)
    member("purchasedAt", latest.purchasedAt)
    member("firstPurchasedAt", purchase.firstPurchasedAt)
    member("expiresAt", purchase.expiresAt)
    member("trialStartedAt", purchase.trialStartedAt)
    member("periodType", latest.periodType.rawValue)
    member("environment", purchase.environment.rawValue)
    terms(latest.agreement, isFamilyShared: latest.isFamilyShared)
    member("autoRenew", view.kind == .subscription && purchase.autoRenewDisabledAt == nil)
    member("autoRenewDisabledAt", purchase.autoRenewDisabledAt)
    member("gracePeriodExpiresAt", purchase.gracePeriodExpiresAt)
    member("billingRetry", purchase.isInBillingRetry)
    member("pausedUntil", purchase.pausedUntil)
    member("refundedAt", purchase.refundedAt)
    member("revokedAt", purchase.revokedAt)
    member("renewsCount", purchase.renewsCount)
    key("transactions")
    beginArray()
    for transaction in purchase.earlier { member(of: transaction, isWhole: isWhole) }
    member(of: latest, isWhole: isWhole)
    endArray()
  }

  /// Writes a transaction of the history.
  private mutating func member(of transaction: Transaction, isWhole: Bool) {
    beginObject()
    member("transactionId", transaction.id)
    member("product", transaction.product)
    member("periodType", transaction.periodType.rawValue)
    member("purchasedAt", transaction.purchasedAt)
    member("expiresAt", transaction.expiresAt)
    if isWhole {
      terms(transaction.agreement, isFamilyShared: transaction.isFamilyShared)
      attributes(transaction.attributes)
    }
    endObject()
  }

  /// Writes the caller's own attributes, keyed by name.
  mutating func attributes(_ attributes: [Transaction.Attribute]) {
    key("attributes")
    beginObject()
    for attribute in attributes {
      key(attribute.name)
      string(attribute.value)
    }
    endObject()
  }

  /// Writes the details of a transaction.
  mutating func terms(_ agreement: Transaction.PurchaseDetails, isFamilyShared: Bool) {
    member("isFamilyShared", isFamilyShared)
    member("price", agreement.price)
    member("currency", agreement.currency)
    member("country", agreement.country)
    member("offerCode", agreement.offerCode)
  }
}

extension Purchase {
  /// The store account; nil if the purchase came without a device or without an account.
  fileprivate var storeAccount: StoreAccountID? {
    if case .named(let id) = account { id } else { nil }
  }
}
