import IdentityCore

// Purchases of an import. What derives from the transactions is accepted, and not read.
extension Parameter {
  func importedPurchase() throws(RPCError) -> ImportedPurchase {
    let given = try object(
      names: [
        "store", "originalTransactionId", "transactionId", "product", "kind", "state", "holders",
        "device", "storeAccount", "purchasedAt", "firstPurchasedAt", "expiresAt",
        "noEnd", "trialStartedAt", "periodType", "environment", "isFamilyShared", "price",
        "currency", "country", "offerCode", "autoRenew", "autoRenewDisabledAt",
        "gracePeriodExpiresAt", "billingRetry", "pausedUntil", "refundedAt", "revokedAt",
        "endedAt", "paused", "renewsAs", "endReason", "billingIssueAt", "replaces", "replacedBy",
        "replacedAt",
        "keys", "firstItem", "renewsCount", "accountToken", "transactions",
      ],
      of: "a purchase"
    )
    var purchase = ImportedPurchase(
      chain: ChainKey(
        store: try given.required("store").store(),
        originalTransaction: try given.required("originalTransactionId").identifier()
      )
    )
    purchase.holders =
      try given.optional("holders")?.list(max: ImportUser.elementsMax)
      .map { id throws(RPCError) in try id.userID() } ?? []
    purchase.device = try given.optional("device")?.identifier()
    purchase.storeAccount = try given.optional("storeAccount")?.identifier()
    purchase.accountToken = try given.optional("accountToken")?.accountToken()
    purchase.replaces = try given.optional("replaces")?.identifier()
    if let moment = try given.optional("replacedAt")?.moment() {
      let chain: TransactionID = try given.required("replacedBy").identifier()
      purchase.successor = Purchase.Successor(chain: chain, startsAt: moment)
    }
    purchase.firstItem = try given.optional("firstItem")?.identifier()
    purchase.keys =
      try given.optional("keys")?.list(max: Purchase.Relations.keysMax)
      .map { key throws(RPCError) in try key.identifier() } ?? []
    purchase.product = try given.optional("product")?.identifier()
    purchase.expiresAt =
      switch given.nullable("expiresAt") {
      case .absent: nil
      case .null: .some(nil)
      case .value(let end): .some(try end.moment())
      }
    if try given.hasNoEnd() { (purchase.expiresAt, purchase.amendsToNoEnd) = (.some(nil), true) }
    let transactions = try given.required("transactions")
    purchase.transactions = try transactions.list(max: ImportUser.elementsMax)
      .map { transaction throws(RPCError) in try transaction.importedTransaction() }
    guard !purchase.transactions.isEmpty else {
      throw transactions.invalid("expected at least one transaction")
    }
    return purchase
  }

  private func importedTransaction() throws(RPCError) -> ImportedTransaction {
    let given = try object(
      names: [
        "transactionId", "product", "periodType", "purchasedAt", "expiresAt", "noEnd",
        "isFamilyShared", "price", "currency", "country", "offerCode", "attributes", "kind",
        "environment", "autoRenew", "autoRenewDisabledAt", "gracePeriodExpiresAt", "billingRetry",
        "pausedUntil", "refundedAt", "revokedAt", "endedAt", "paused", "renewsAs", "endReason",
        "billingIssueAt", "listedAt", "asOf",
      ],
      of: "a transaction"
    )
    let asOf = try given.optional("asOf")?.moment() ?? .oldest
    var transaction = ImportedTransaction(
      id: try given.required("transactionId").identifier(),
      product: try given.required("product").identifier(),
      purchasedAt: try given.required("purchasedAt").moment(),
      asOf: asOf
    )
    try transaction.readPurchase(given)
    try transaction.readState(given)
    return transaction
  }
}

extension Parameters {
  /// Reads whether somebody said that there is no end: a null `expiresAt` alone says nothing.
  fileprivate func hasNoEnd() throws(RPCError) -> Bool {
    guard let noEnd = optional("noEnd"), try noEnd.bool() else { return false }
    guard optional("expiresAt") == nil else {
      throw noEnd.invalid("expiresAt names an end", hint: "leave out one of the two")
    }
    return true
  }
}

extension ImportedTransaction {
  /// Reads what a store says of a purchase.
  fileprivate mutating func readPurchase(_ given: borrowing Parameters) throws(RPCError) {
    fact[.expiresAt] = try given.optional("expiresAt").map { value throws(RPCError) in
      .moment(try value.moment())
    }
    if try given.hasNoEnd() { fact[.expiresAt] = FieldValue.none }
    if let kind: PurchaseKind = try given.optional("kind")?.choice() { name(.kind, kind) }
    if let period: PeriodType = try given.optional("periodType")?.choice() {
      name(.periodType, period)
    }
    if let environment: PurchaseEnvironment = try given.optional("environment")?.choice() {
      name(.environment, environment)
    }
    name(.isFamilyShared, ifSet: try given.optional("isFamilyShared")?.bool())
    name(.offerCode, try given.optional("offerCode")?.identifier(of: Void.self).bytes)
    name(.price, try given.optional("price")?.decimal())
    name(.currency, try given.optional("currency")?.code(letters: 3...3))
    name(.country, try given.optional("country")?.code(letters: 2...3))
    if let attributes = try given.optional("attributes")?.attributes(), !attributes.isEmpty {
      fact[.attributes] = .attributes(attributes)
    }
  }

  /// Reads what a store says after a purchase.
  fileprivate mutating func readState(_ given: borrowing Parameters) throws(RPCError) {
    let moments: [(TransactionField, StaticString)] = [
      (.endedAt, "endedAt"), (.refundedAt, "refundedAt"), (.revokedAt, "revokedAt"),
      (.gracePeriodExpiresAt, "gracePeriodExpiresAt"), (.pausedUntil, "pausedUntil"),
    ]
    for (field, member) in moments {
      switch given.nullable(member) {
      case .absent: break
      // A statement too, for example that there is no refund.
      case .null: fact[field] = FieldValue.none
      case .value(let moment): fact[field] = .moment(try moment.moment())
      }
    }
    name(.billingRetry, ifSet: try given.optional("billingRetry")?.bool())
    name(.paused, ifSet: try given.optional("paused")?.bool())
    if let id = try given.optional("renewsAs")?.identifier(of: Void.self) {
      fact[.renewsAs] = .text(id.bytes)
    }
    if let reason: EndReason = try given.optional("endReason")?.choice() {
      name(.endReason, reason)
    }
    if let moment = try given.optional("autoRenewDisabledAt")?.moment() {
      renewal = [Self.adverse(since: moment)]
    } else if try given.optional("autoRenew")?.bool() == false {
      renewal = [Self.adverse(since: asOf)]
    }
    if let moment = try given.optional("listedAt")?.moment() {
      let isOff = renewal.last.map { $0.stamp.asOf <= moment } ?? false
      renewal.append(
        Statements.Statement(stamp: Stamp(asOf: moment), isAdverse: isOff, listsItems: true)
      )
    }
    if let moment = try given.optional("billingIssueAt")?.moment() {
      billing = [Self.adverse(since: moment)]
    }
  }

  private mutating func name(
    _ field: TransactionField,
    _ word: some RawRepresentable<String>
  ) {
    fact[field] = .text(Array(word.rawValue.utf8))
  }

  private mutating func name(_ field: TransactionField, _ text: [UInt8]?) {
    if let text { fact[field] = .text(text) }
  }

  /// Names a flag that is set; one that is not has its default.
  private mutating func name(_ field: TransactionField, ifSet flag: Bool?) {
    if flag == true { fact[field] = .flag(true) }
  }
}
