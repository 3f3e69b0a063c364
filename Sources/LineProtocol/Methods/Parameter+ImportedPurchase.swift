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
      try given.optional("holders")?.list(max: Shape.importedPurchaseHoldersMax)
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
      try given.optional("keys")?.list(max: Shape.importedPurchaseKeysMax)
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
    purchase.transactions = try transactions.list(max: Shape.importedPurchaseTransactionsMax)
      .map { transaction throws(RPCError) in try transaction.importedTransaction() }
    guard !purchase.transactions.isEmpty else {
      throw transactions.invalid("expected at least one transaction")
    }
    return purchase
  }

  private func importedTransaction() throws(RPCError) -> ImportedTransaction {
    let given = try object(.importedTransaction)
    var transaction = ImportedTransaction(
      id: try given.required("transactionId").identifier(),
      product: try given.required("product").identifier(),
      purchasedAt: try given.required("purchasedAt").moment(),
      asOf: try given.optional("asOf")?.moment()
    )
    for entry in try given.statements(ImportedTransaction.fields) {
      switch entry.value {
      case .none: transaction.fact[entry.field] = entry.field.null(in: .import)
      // A flag that is not set has its default.
      case .flag(false), .attributes([]): break
      default: transaction.fact[entry.field] = entry.value
      }
    }
    if try given.hasNoEnd() { transaction.fact[.expiresAt] = FieldValue.none }
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
  /// Of the others, `readStatements` reads what was said and when.
  fileprivate static let fields = StatedField.all(among: Shape.importedTransaction.names)
    .filter { ![.autoRenew, .autoRenewDisabledAt, .billingIssueAt].contains($0.field) }

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
