import TestSupport

/// One chain of store transactions, with its holders.
struct ModelPurchase {
  var store: Name
  var original: Name
  /// The device and the account of the first transaction, or of the claim.
  var device: Name?
  var account: ModelAccount?
  /// Oldest first.
  var transactions: [ModelTransaction] {
    didSet {
      transactions.sort { $0.isOlder(than: $1) }
      for index in transactions.indices.dropLast() { transactions[index].endPresent() }
    }
  }
  /// The indexes of the holders in `Model.customers`, oldest first.
  var holders: [Int]
  /// Further names of the chain: the least ten by bytes.
  var keys: Set<Name> = []
  /// The names of the chain that this one takes over, each with the moment of its fact.
  var replacing: [(name: Name, asOf: Int)] = []
  /// The first account token that came with it.
  var accountToken: Name?
  /// The user that the rule `anonymous` made for it.
  var standIn: Int?

  /// Whether a purchase recorded it again after a deletion: it has no holder, and nothing but a
  /// `restore` that names it gives it one.
  var isOrphan = false
  /// The users that keep it if another link is undone, without presenting a transaction again.
  var certain: Set<Name> = []
  /// The user for whom that purchase recorded it.
  var namedUser: Int?
  /// How an erased chain took it over.
  var erasedSuccession: Model.Succession?

  /// Whether it waits for a holder.
  var isUnclaimed: Bool { holders.isEmpty && !isOrphan }

  /// All its names, each with its store.
  var names: [[Name]] { ([original] + keys).map { [store, $0] } }

  /// What names it: its store and its first transaction.
  var name: [Name] { [store, original] }

  var latest: ModelTransaction { transactions[transactions.count - 1] }

  /// The chain that this one takes over, as the newest fact names it.
  var replaces: Name? {
    replacing.max { $0.asOf == $1.asOf ? $0.name < $1.name : $0.asOf < $1.asOf }?.name
  }

  /// The fields of the latest transaction.
  var present: ModelFields { latest.present }

  var product: Name { present.product }

  var firstPurchasedAt: Int { transactions[0].history.purchasedAt }

  var trialStartedAt: Int? {
    transactions.filter { $0.history.periodType == "trial" }.map(\.history.purchasedAt).min()
  }

  var renewsCount: Int {
    max(0, transactions.filter { $0.history.periodType == "normal" && $0.isPaid }.count - 1)
  }

  /// That of the first transaction.
  var environment: String { transactions[0].history["environment"].text ?? "production" }

  /// The kind that the latest transaction names which names one.
  var ownKind: String? { transactions.compactMap { $0.history["kind"].text }.last }

  /// The fields that count for a transaction.
  func fields(of transaction: ModelTransaction) -> ModelFields {
    transaction.id == latest.id ? transaction.present : transaction.history
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
      ?? (purchase.present.moment("expiresAt") == nil ? "nonConsumable" : "subscription")
  }

  /// Whether it is a subscription, renewing or not.
  func isSubscription(_ purchase: ModelPurchase) -> Bool {
    ["subscription", "nonRenewingSubscription"].contains(kind(of: purchase))
  }

  /// Whether it is a subscription that gives access now.
  func isActiveSubscription(_ purchase: ModelPurchase) -> Bool {
    isSubscription(purchase) && ModelState(of: purchase, in: self, at: now)?.hasAccess ?? false
  }

  /// Whether it is a subscription that can still give access by itself: it does so now, its payment
  /// is tried again, or it is paused.
  func isLivingSubscription(_ purchase: ModelPurchase, at moment: Int? = nil) -> Bool {
    let over = ["expired", "refunded", "revoked"]
    let state = ModelState(of: purchase, in: self, at: moment ?? now)?.state
    return isSubscription(purchase) && state.map { !over.contains($0) } ?? false
  }

  func autoRenew(of purchase: ModelPurchase) -> Bool {
    autoRenew(of: purchase, purchase.present)
  }

  func autoRenew(of purchase: ModelPurchase, _ fields: ModelFields) -> Bool {
    kind(of: purchase) == "subscription" && fields.flag("autoRenew", default: true)
  }
}
