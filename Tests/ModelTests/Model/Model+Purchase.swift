import TestSupport

/// `purchase`: records a transaction.
extension Model {
  mutating func purchase(_ params: JSONTree) throws(ModelError) -> JSONTree {
    var place: Int?
    if params["device"] != nil { place = try device(params["device"]?.name) }
    let buyer = try buyer(params["userId"]?.name, on: place.map { devices[$0] })
    let transaction = transaction(params)
    let store = params["store"]?.name ?? Name("")
    let original = params["originalTransactionId"]?.name ?? transaction.id
    let known = purchases.firstIndex { $0.store == store && $0.original == original }
    let outcome: String
    if let known {
      outcome = try take(transaction, params["kind"]?.text, on: known, from: buyer)
    } else {
      record(
        ModelPurchase(
          store: store,
          original: original,
          device: place.map { devices[$0].id },
          account: place.map { devices[$0].account },
          ownKind: params["kind"]?.text,
          transactions: [transaction],
          environment: params["environment"]?.text ?? "production",
          holders: holders(ofNewPurchaseFrom: buyer, on: place),
          product: transaction.product,
          expiresAt: transaction.expiresAt
        ),
        from: buyer
      )
      outcome = "recorded"
    }
    let bought = known ?? purchases.count - 1
    let result = JSONTree.object([
      "purchase": purchaseJSON(bought), "created": .bool(known == nil),
      "outcome": .string(outcome), "entitlements": entitlementsJSON(of: users[buyer].customer),
    ])
    return result.with(warnings(of: bought))
  }

  /// Returns the index of the buyer.
  private mutating func buyer(
    _ id: Name?,
    on device: ModelDevice?
  ) throws(ModelError) -> Int {
    if let device { return device.current }
    let id = id ?? Name("")
    // The rules for ids do not apply to generated ids.
    let known = user(id).map { users[$0] }
    if known?.isAnonymous ?? true, customer(reachedBy: id) != nil {
      return try somebody(.object(["userId": .name(id)])).user
    }
    try check(id)
    if let user = user(id) { return user }
    // The payment is real, so create the user.
    return makeIdentified(id, on: nil)
  }

  private func holders(ofNewPurchaseFrom buyer: Int, on place: Int?) -> [Int] {
    let customer = users[buyer].customer
    guard rules["purchaseHolders"] == "deviceAndUser", let place else { return [customer] }
    let anonymous = users[devices[place].anonymous].customer
    return anonymous == customer ? [customer] : [anonymous, customer]
  }

  private func transaction(_ params: JSONTree) -> ModelTransaction {
    ModelTransaction(
      id: params["transactionId"]?.name ?? Name(""),
      product: params["product"]?.name ?? Name(""),
      periodType: params["periodType"]?.text ?? "normal",
      purchasedAt: params["purchasedAt"]?.momentValue ?? now,
      expiresAt: params["expiresAt"]?.momentValue,
      isFamilyShared: params["isFamilyShared"]?.flag ?? false,
      price: params["price"]?.text,
      currency: params["currency"]?.text,
      country: params["country"]?.text,
      offerCode: params["offerCode"]?.text,
      attributes: params["attributes"].flatMap { $0.names.isEmpty ? nil : $0 }
    )
  }

  private mutating func record(_ purchase: ModelPurchase, from buyer: Int) {
    purchases.append(purchase)
    let place = purchases.count - 1
    let user = users[buyer]
    append("purchaseRecorded", user.id, !user.isAnonymous, user.customer, purchaseMembers(place))
    tellHolders(of: place)
  }

  /// Adds a transaction to a known chain, and returns the outcome.
  private mutating func take(
    _ transaction: ModelTransaction,
    _ ownKind: String?,
    on place: Int,
    from buyer: Int
  ) throws(ModelError) -> String {
    let isReceived = !purchases[place].holders.contains(users[buyer].customer)
    if isReceived { try receive(place, buyer) }
    if purchases[place].transactions.contains(where: { $0.id == transaction.id }) {
      return isReceived ? "received" : "unchanged"
    }
    let isLate = transaction.isOlder(than: purchases[place].latest)
    let isOtherPlan = transaction.product != purchases[place].product
    purchases[place].transactions.append(transaction)
    if isLate {
      // It counts in the history only; an earlier period may have become current.
      tellHolders(of: place)
      return isReceived ? "received" : "unchanged"
    }
    if let ownKind { purchases[place].ownKind = ownKind }
    purchases[place].product = transaction.product
    purchases[place].expiresAt = transaction.expiresAt
    purchases[place].autoRenewDisabledAt = nil
    purchases[place].gracePeriodExpiresAt = nil
    purchases[place].billingRetry = false
    purchases[place].pausedUntil = nil
    purchases[place].refundedAt = nil
    purchases[place].revokedAt = nil
    tellOfPurchase("purchaseRenewed", place)
    tellHolders(of: place)
    return isReceived ? "received" : isOtherPlan ? "planChanged" : "renewed"
  }

  /// Restores a chain of another holder to the buyer, or refuses.
  private mutating func receive(_ place: Int, _ buyer: Int) throws(ModelError) {
    let isHeldByIdentified = purchases[place].holders.contains { isIdentified($0) }
    if rules["onRestore"] == "alias" && isHeldByIdentified {
      throw heldByAnother(place, "onRestore")
    }
    let isBlocked = isBlocked(place, for: [users[buyer].customer])
    switch fate(of: place, for: buyer, isBlocked: isBlocked) {
    case .refused(let rule): throw heldByAnother(place, rule)
    case .aliased: aliasHolders(of: place, with: buyer)
    case .moved(let losers): _ = move(place, to: buyer, losing: losers)
    }
  }

  private func heldByAnother(_ place: Int, _ rule: String) -> ModelError {
    var error = ModelError("purchaseHeldByAnother")
    error.holder = holder(of: place)
    error.rule = rule
    return error
  }

  func warnings(of place: Int) -> [JSONTree.Member] {
    var kinds: [String] = []
    let purchase = purchases[place]
    if !products.contains(where: { $0.id == purchase.product }) { kinds.append("unknownProduct") }
    if kind(of: purchase) == "subscription" && purchase.expiresAt == nil {
      kinds.append("subscriptionWithoutEnd")
    }
    if kinds.isEmpty { return [] }
    let warnings = kinds.map { JSONTree.object(["kind": .string($0)]) }
    return [.init(name: "warnings", value: .array(warnings))]
  }
}

// Events of purchases.
extension Model {
  /// Emits one event for the representative holder.
  mutating func tellOfPurchase(_ kind: String, _ place: Int) {
    let holder = holder(of: place)
    guard let customer = purchases[place].holders.first(where: { shown($0) == holder }) else {
      return
    }
    tell(kind, ofCustomer: customer, purchaseMembers(place))
  }

  /// Emits the changes of access for each holder.
  mutating func tellHolders(of place: Int) {
    for holder in purchases[place].holders {
      tellAccess(of: holder, purchaseMembers(place))
    }
  }

  /// Returns all members of a purchase, for its events.
  func purchaseMembers(_ place: Int) -> [JSONTree.Member] {
    let purchase = purchases[place]
    let latest = purchase.latest
    var members = JSONTree.object([
      "store": .name(purchase.store), "originalTransactionId": .name(purchase.original),
      "transactionId": .name(latest.id), "product": .name(purchase.product),
      "productKind": .string(kind(of: purchase)), "device": .name(purchase.device),
      "holders": .names(purchase.holders.map(shown)),
      "environment": .string(purchase.environment),
      "firstPurchasedAt": .moment(purchase.firstPurchasedAt),
      "purchasedAt": .moment(latest.purchasedAt), "expiresAt": .moment(purchase.expiresAt),
      "periodType": .string(latest.periodType), "isFamilyShared": .bool(latest.isFamilyShared),
      "price": .word(latest.price), "currency": .word(latest.currency),
      "country": .word(latest.country), "offerCode": .word(latest.offerCode),
    ]).members
    if let attributes = latest.attributes {
      members.append(.init(name: "attributes", value: attributes))
    }
    return members
  }
}
