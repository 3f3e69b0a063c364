import TestSupport

/// One chain of store transactions, with its holders.
struct ModelPurchase {
  var store: Name
  var original: Name
  /// The device and the account of the first transaction.
  var device: Name?
  var account: ModelAccount?
  /// The purchase's own kind, which overrides the catalogue's.
  var ownKind: String?
  /// The whole history, in order of arrival.
  var transactions: [ModelTransaction]
  var environment: String
  /// The indexes of the holders in `Model.customers`, oldest first.
  var holders: [Int]

  // The present state: the latest transaction's, with later updates.
  var product: Name
  var expiresAt: Int?
  var autoRenewDisabledAt: Int?
  var gracePeriodExpiresAt: Int?
  var billingRetry = false
  var pausedUntil: Int?
  var refundedAt: Int?
  var revokedAt: Int?

  /// On a tie in date and end, the last to arrive.
  var latest: ModelTransaction {
    transactions.reduce(transactions[0]) { $1.isOlder(than: $0) ? $0 : $1 }
  }

  var firstPurchasedAt: Int { transactions.map(\.purchasedAt).min() ?? 0 }

  var trialStartedAt: Int? {
    transactions.filter { $0.periodType == "trial" }.map(\.purchasedAt).min()
  }

  var renewsCount: Int { max(0, transactions.filter { $0.periodType == "normal" }.count - 1) }
}

/// One paid period, or one payment.
struct ModelTransaction {
  var id: Name
  var product: Name
  var periodType: String
  var purchasedAt: Int
  var expiresAt: Int?
  var isFamilyShared: Bool
  var price: String?
  var currency: String?
  var country: String?
  var offerCode: String?
  var attributes: JSONTree?

  /// By `purchasedAt`, then by end; no end is last.
  func isOlder(than other: ModelTransaction) -> Bool {
    if purchasedAt != other.purchasedAt { return purchasedAt < other.purchasedAt }
    guard let expiresAt else { return false }
    return other.expiresAt.map { expiresAt < $0 } ?? true
  }

  var json: JSONTree {
    .object([
      "transactionId": .name(id), "product": .name(product), "periodType": .string(periodType),
      "purchasedAt": .moment(purchasedAt), "expiresAt": .moment(expiresAt),
    ])
  }
}

extension Model {
  /// The indexes of all purchases, by `store`, then `originalTransactionId`.
  var purchasesInOrder: [Int] {
    purchases.indices.sorted { left, right in
      let (left, right) = (purchases[left], purchases[right])
      return left.store == right.store ? left.original < right.original : left.store < right.store
    }
  }

  func kind(of purchase: ModelPurchase) -> String {
    let product = products.first { $0.id == purchase.product }
    return purchase.ownKind ?? product?.kind
      ?? (purchase.expiresAt == nil ? "nonConsumable" : "subscription")
  }

  /// Whether a subscription gives access, or may give it again by itself.
  func mayContinue(_ purchase: ModelPurchase) -> Bool {
    guard let state = ModelState(of: purchase, at: now) else { return false }
    return ["subscription", "nonRenewingSubscription"].contains(kind(of: purchase))
      && (state.hasAccess || ["billingRetry", "paused"].contains(state.state))
  }

  /// Whether it is a subscription that gives access now.
  func isActiveSubscription(_ purchase: ModelPurchase) -> Bool {
    ["subscription", "nonRenewingSubscription"].contains(kind(of: purchase))
      && ModelState(of: purchase, at: now)?.hasAccess ?? false
  }

  func autoRenew(of purchase: ModelPurchase) -> Bool {
    kind(of: purchase) == "subscription" && purchase.autoRenewDisabledAt == nil
  }
}
