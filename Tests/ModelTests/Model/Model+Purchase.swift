import TestSupport

/// `purchase`: records a transaction.
extension Model {
  mutating func purchase(_ params: JSONTree) throws(ModelError) -> JSONTree {
    var index: Int?
    if params["device"] != nil { index = try device(params["device"]?.name) }
    let buyer = try buyer(params["userId"]?.name, on: index.map { devices[$0] })
    let transaction = transaction(params)
    let store = params["store"]?.name ?? Name("")
    let original = params["originalTransactionId"]?.name ?? transaction.id
    let known = purchases.firstIndex { $0.store == store && $0.original == original }
    let outcome: String
    if let known {
      outcome = try addTransaction(transaction, params["kind"]?.text, on: known, from: buyer)
    } else {
      record(
        ModelPurchase(
          store: store,
          original: original,
          device: index.map { devices[$0].id },
          account: index.map { devices[$0].account },
          ownKind: params["kind"]?.text,
          transactions: [transaction],
          environment: params["environment"]?.text ?? "production",
          holders: holders(ofNewPurchaseFrom: buyer, on: index),
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
      return try resolve(.object(["userId": .name(id)])).user
    }
    try check(id)
    if let user = user(id) { return user }
    // The payment is real, so create the user.
    return makeIdentified(id, on: nil)
  }

  private func holders(ofNewPurchaseFrom buyer: Int, on index: Int?) -> [Int] {
    let customer = users[buyer].customer
    guard rules["purchaseHolders"] == "deviceAndUser", let index else { return [customer] }
    let anonymous = users[devices[index].anonymous].customer
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
    let index = purchases.count - 1
    let user = users[buyer]
    append("purchaseRecorded", user.id, !user.isAnonymous, user.customer, purchaseMembers(index))
    emitHolderAccess(of: index)
  }

  /// Adds a transaction to a known chain, and returns the outcome.
  private mutating func addTransaction(
    _ transaction: ModelTransaction,
    _ ownKind: String?,
    on index: Int,
    from buyer: Int
  ) throws(ModelError) -> String {
    let isReceived = !purchases[index].holders.contains(users[buyer].customer)
    if isReceived { try restoreToBuyer(index, buyer) }
    if purchases[index].transactions.contains(where: { $0.id == transaction.id }) {
      return isReceived ? "received" : "unchanged"
    }
    let isLate = transaction.isOlder(than: purchases[index].latest)
    let isOtherPlan = transaction.product != purchases[index].product
    purchases[index].transactions.append(transaction)
    if isLate {
      // It counts in the history only; an earlier period may have become current.
      emitHolderAccess(of: index)
      return isReceived ? "received" : "unchanged"
    }
    if let ownKind { purchases[index].ownKind = ownKind }
    purchases[index].product = transaction.product
    purchases[index].expiresAt = transaction.expiresAt
    purchases[index].autoRenewDisabledAt = nil
    purchases[index].gracePeriodExpiresAt = nil
    purchases[index].billingRetry = false
    purchases[index].pausedUntil = nil
    purchases[index].refundedAt = nil
    purchases[index].revokedAt = nil
    emitPurchase("purchaseRenewed", index)
    emitHolderAccess(of: index)
    return isReceived ? "received" : isOtherPlan ? "planChanged" : "renewed"
  }

  /// Restores a chain of another holder to the buyer, or refuses.
  private mutating func restoreToBuyer(_ index: Int, _ buyer: Int) throws(ModelError) {
    let isHeldByIdentified = purchases[index].holders.contains { isIdentified($0) }
    if rules["onRestore"] == "alias" && isHeldByIdentified {
      throw heldByAnother(index, "onRestore")
    }
    let isBlocked = isBlocked(index, for: [users[buyer].customer])
    switch restoreResult(of: index, for: buyer, isBlocked: isBlocked) {
    case .refused(let rule): throw heldByAnother(index, rule)
    case .aliased: aliasHolders(of: index, with: buyer)
    case .moved(let losers): _ = move(index, to: buyer, losing: losers)
    }
  }

  private func heldByAnother(_ index: Int, _ rule: String) -> ModelError {
    var error = ModelError("purchaseHeldByAnother")
    error.holder = holder(of: index)
    error.rule = rule
    return error
  }

  func warnings(of index: Int) -> [JSONTree.Member] {
    var kinds: [String] = []
    let purchase = purchases[index]
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
  mutating func emitPurchase(_ kind: String, _ index: Int) {
    let holder = holder(of: index)
    guard let customer = purchases[index].holders.first(where: { shown($0) == holder }) else {
      return
    }
    emit(kind, ofCustomer: customer, purchaseMembers(index))
  }

  /// Emits the changes of access for each holder.
  mutating func emitHolderAccess(of index: Int) {
    for holder in purchases[index].holders {
      emitAccess(of: holder, purchaseMembers(index))
    }
  }

  /// Returns all members of a purchase, for its events.
  func purchaseMembers(_ index: Int) -> [JSONTree.Member] {
    let purchase = purchases[index]
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
