import IdentityCore

// Purchases of an import. What derives from the transactions is accepted, and not read.
extension Parameter {
  func importedPurchase() throws(RPCError) -> ImportedPurchase {
    let given = try object(.importedPurchase)
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
    let given = try object(.importedTransaction)
    let asOf = try given.optional("asOf")?.moment() ?? .oldest
    var transaction = ImportedTransaction(
      id: try given.required("transactionId").identifier(),
      product: try given.required("product").identifier(),
      purchasedAt: try given.required("purchasedAt").moment(),
      asOf: asOf
    )
    try transaction.readFields(given)
    try transaction.readStatements(given)
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
  /// The fields that an import may name, besides auto-renew; all have their names on the wire.
  private static let fields: [(TransactionField, StaticString)] = [
    (.expiresAt, "expiresAt"), (.kind, "kind"), (.periodType, "periodType"),
    (.environment, "environment"), (.isFamilyShared, "isFamilyShared"),
    (.offerCode, "offerCode"), (.price, "price"), (.currency, "currency"), (.country, "country"),
    (.attributes, "attributes"), (.endedAt, "endedAt"), (.refundedAt, "refundedAt"),
    (.revokedAt, "revokedAt"), (.gracePeriodExpiresAt, "gracePeriodExpiresAt"),
    (.pausedUntil, "pausedUntil"), (.billingRetry, "billingRetry"), (.paused, "paused"),
    (.renewsAs, "renewsAs"), (.endReason, "endReason"),
  ]

  /// Reads what is said of each field.
  fileprivate mutating func readFields(_ given: borrowing Parameters) throws(RPCError) {
    for (field, name) in Self.fields {
      switch given.nullable(name) {
      case .absent: break
      // A statement too, for example that there is no refund.
      case .null: if field.canBeSaidToBeNone { fact[field] = FieldValue.none }
      case .value(let parameter):
        let value = try parameter.value(of: field)
        // A flag that is not set has its default.
        if value != .flag(false), value != .attributes([]) { fact[field] = value }
      }
    }
    if try given.hasNoEnd() { fact[.expiresAt] = FieldValue.none }
  }

  /// Reads what is said of auto-renew, of billing and of listings, each with its own moment.
  fileprivate mutating func readStatements(_ given: borrowing Parameters) throws(RPCError) {
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
}

extension TransactionField {
  /// Whether a null in an import says that the field has no value; elsewhere null says nothing.
  fileprivate var canBeSaidToBeNone: Bool {
    switch self {
    case .endedAt, .refundedAt, .revokedAt, .gracePeriodExpiresAt, .pausedUntil: true
    default: false
    }
  }
}

extension Parameter {
  /// Reads the value of a field.
  fileprivate func value(of field: TransactionField) throws(RPCError) -> FieldValue {
    switch field {
    case .purchasedAt, .expiresAt, .endedAt, .refundedAt, .revokedAt, .gracePeriodExpiresAt,
      .pausedUntil, .autoRenewDisabledAt, .billingIssueAt:
      .moment(try moment())
    case .isFamilyShared, .billingRetry, .paused, .autoRenew: .flag(try bool())
    case .product, .renewsAs, .offerCode: .text(try identifier(of: Void.self).bytes)
    case .price: .text(try decimal())
    case .currency: .text(try code(letters: 3...3))
    case .country: .text(try code(letters: 2...3))
    case .attributes: .attributes(try attributes())
    case .kind: try word(of: PurchaseKind.self)
    case .periodType: try word(of: PeriodType.self)
    case .environment: try word(of: PurchaseEnvironment.self)
    case .endReason: try word(of: EndReason.self)
    }
  }

  private func word<Word: CaseIterable & RawRepresentable<String>>(
    of words: Word.Type
  ) throws(RPCError) -> FieldValue {
    .text(Array(try choice(of: words).rawValue.utf8))
  }
}
