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
    members(ofPurchaseRef: purchase.key)
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
    if isWhole && purchase.amendsToNoEnd { member("noEnd", true) }
    member("trialStartedAt", purchase.trialStartedAt)
    member("periodType", latest.periodType.rawValue)
    member("environment", purchase.environment.rawValue)
    terms(latest.details, isFamilyShared: latest.isFamilyShared)
    member("autoRenew", view.kind == .subscription && !latest.isAutoRenewOff)
    member("autoRenewDisabledAt", latest.autoRenewDisabledAt)
    member("gracePeriodExpiresAt", latest.gracePeriodExpiresAt)
    member("billingRetry", latest.isInBillingRetry)
    member("pausedUntil", latest.pausedUntil)
    member("refundedAt", latest.refundedAt)
    member("revokedAt", latest.revokedAt)
    member("endedAt", latest.endedAt)
    member("paused", latest.isPaused)
    member("renewsAs", latest.renewsAs)
    let endReason = view.isReplaced ? EndReason.replaced : latest.endReason
    member("endReason", endReason?.rawValue)
    member("billingIssueAt", latest.billingIssueAt)
    let relations = purchase.relations
    member("replaces", relations.replaces)
    member("replacedBy", view.isReplaced ? relations.successor?.chain : nil)
    member("replacedAt", view.isReplaced ? relations.successor?.startsAt : nil)
    member("keys", relations.keys)
    if let first = relations.firstItem { member("firstItem", first) }
    member("renewsCount", purchase.renewsCount)
    member("accountToken", purchase.accountToken)
    key("transactions")
    beginArray()
    let hasItems = relations.firstItem != nil || !relations.items.isEmpty
    for transaction in purchase.transactions {
      member(of: transaction, isWhole: isWhole, hasItems)
    }
    endArray()
  }

  /// Writes a transaction of the history with every field that is set; a whole one with all its
  /// details.
  private mutating func member(of transaction: Transaction, isWhole: Bool, _ hasItems: Bool) {
    beginObject()
    member("transactionId", transaction.id)
    member("product", transaction.product)
    member("periodType", transaction.periodType.rawValue)
    member("purchasedAt", transaction.purchasedAt)
    member("expiresAt", transaction.expiresAt)
    if isWhole {
      if transaction.statesNoEnd { member("noEnd", true) }
      terms(transaction.details, isFamilyShared: transaction.isFamilyShared)
      attributes(transaction.attributes)
    } else {
      members(of: transaction.entries(of: Self.terms))
    }
    members(of: transaction.entries(of: [.kind, .environment]))
    if transaction.hasState { members(of: transaction.entries(of: Self.state)) }
    if hasItems, let listedAt = transaction.listedAt { member("listedAt", listedAt) }
    member("asOf", transaction.asOf)
    endObject()
  }

  private static let terms: [TransactionField] = [
    .isFamilyShared, .price, .currency, .country, .offerCode, .attributes,
  ]

  private static let state: [TransactionField] = [
    .autoRenew, .autoRenewDisabledAt, .gracePeriodExpiresAt, .billingRetry, .pausedUntil,
    .refundedAt, .revokedAt, .endedAt, .paused, .renewsAs, .endReason, .billingIssueAt,
  ]

  /// Writes the names of fields, unless there are none.
  mutating func member(_ name: StaticString, _ fields: TransactionFields) {
    guard !fields.isEmpty else { return }
    values(name, fields.all) { $1.string($0.name) }
  }

  /// Writes changed fields with their new values.
  mutating func member(_ name: StaticString, _ changes: [Fact.Entry]) {
    key(name)
    beginObject()
    members(of: changes)
    endObject()
  }

  /// Writes a member for each field.
  mutating func members(of entries: [Fact.Entry]) {
    for entry in entries {
      key(Array(entry.field.name.utf8))
      switch entry.value {
      case .none: null()
      case .moment(let moment): string(moment.text)
      case .flag(let isSet): bool(isSet)
      case .text(let text): string(text)
      case .attributes(let attributes): object(of: attributes)
      }
    }
  }

  /// Writes the caller's own attributes, keyed by name.
  mutating func attributes(_ attributes: [Transaction.Attribute]) {
    key("attributes")
    object(of: attributes)
  }

  private mutating func object(of attributes: [Transaction.Attribute]) {
    beginObject()
    for attribute in attributes {
      key(attribute.name)
      string(attribute.value)
    }
    endObject()
  }

  /// Writes the details of a transaction.
  mutating func terms(_ details: Transaction.PurchaseDetails, isFamilyShared: Bool) {
    member("isFamilyShared", isFamilyShared)
    member("price", details.price)
    member("currency", details.currency)
    member("country", details.country)
    member("offerCode", details.offerCode)
  }
}

extension Purchase {
  /// The store account; nil if the purchase came without a device or without an account.
  fileprivate var storeAccount: StoreAccountID? {
    if case .named(let id) = account { id } else { nil }
  }
}
