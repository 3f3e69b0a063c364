/// A customer as `user.export` shows it; without `ids`, unclaimed purchases.
package struct CustomerImport: Equatable, Sendable {
  package var ids: [ID] = []
  /// The customer's own id; nil for that of a known customer, or for a new one.
  package var customerID: CustomerID?
  /// When the customer began; nil for the oldest of its ids.
  package var createdAt: Moment?
  /// The first id that the customer had; nil for the oldest.
  package var firstID: UserID?
  /// The id that acted last; a known customer keeps its own.
  package var lastID: UserID?
  package var accountTokens: [AccountTokenID] = []
  package var devices: [Device] = []
  package var properties: [Property] = []
  /// Values that another user of the customer replaced.
  package var overridden: [Property] = []
  package var grants: [Grant] = []
  package var purchases: [ImportedPurchase] = []
  /// Purchases that the customer holds as soon as a store reports them.
  package var claims: [ChainKey] = []
  package var onConflict = ConflictRule.refuse

  package init() {}

  /// An id of the customer.
  package struct ID: Equatable, Sendable {
    package var id: UserID
    package var kind: Kind
    /// The device for which an anonymous id was made; nil if it was made for a purchase.
    package var device: DeviceID?
    /// Nil for now.
    package var createdAt: Moment?

    package init(id: UserID, kind: Kind, device: DeviceID?, createdAt: Moment?) {
      (self.id, self.kind, self.device, self.createdAt) = (id, kind, device, createdAt)
    }

    /// Whether the id refers to a user of the customer.
    var isOfUser: Bool { kind != .customer }
  }

  /// The kind of user that has an id.
  package enum Kind: String, CaseIterable, Sendable {
    case anonymous, identified
    /// The customerId of a customer that began with an identified user.
    case customer
  }

  /// A property, and when it was set.
  package struct Property: Equatable, Sendable {
    package var key: [UInt8]
    package var value: [UInt8]
    package var setAt: Moment

    /// A property without a date was set before anything that a store says.
    package init(key: [UInt8], value: [UInt8], setAt: Moment?) {
      (self.key, self.value, self.setAt) = (key, value, setAt ?? .oldest)
    }
  }

  /// What becomes of a purchase that users hold whom the import does not name as holders.
  package enum ConflictRule: String, CaseIterable, Sendable {
    /// The import is refused.
    case refuse
    /// The purchase stays as it is.
    case skip
    /// Its transactions are merged, and its holders stay.
    case merge
  }
}

/// A purchase as an export shows it, without what derives from its transactions.
package struct ImportedPurchase: Equatable, Sendable {
  package var chain: ChainKey
  /// One id for each customer that holds it.
  package var holders: [UserID] = []
  package var device: DeviceID?
  package var storeAccount: StoreAccountID?
  package var accountToken: AccountTokenID?
  package var replaces: TransactionID?
  /// The chain that has taken it over.
  package var successor: Purchase.Successor?
  package var keys: [TransactionID] = []
  /// The purchase of the first item, if this one is of a further item.
  package var firstItem: TransactionID?
  package var transactions: [ImportedTransaction] = []
  /// The product of the present, if the entry has one.
  package var product: ProductID?
  /// The end of the present, if the entry has the member; the inner nil is no end.
  package var expiresAt: Moment??
  /// Whether the present has no end although its transaction does not say so.
  package var amendsToNoEnd = false

  package init(chain: ChainKey) {
    self.chain = chain
  }

  /// The account from which a restore finds the purchase.
  var account: AccountKey? {
    storeAccount.map { .named($0) } ?? device.map { .device($0) }
  }
}

/// One transaction of an import: dated facts.
package struct ImportedTransaction: Equatable, Sendable {
  /// The fields that have a value, except `autoRenew`.
  package var fact: Fact
  package let product: ProductID
  package let purchasedAt: Moment
  /// When it was said; without a date in the import, before anything that a store says.
  package let asOf: Moment
  /// Statements about auto-renew and about billing, each at its own moment.
  package var renewal: [Statements.Statement] = []
  package var billing: [Statements.Statement] = []

  package init(id: TransactionID, product: ProductID, purchasedAt: Moment, asOf: Moment?) {
    let asOf = asOf ?? .oldest
    fact = Fact(about: id, asOf: asOf)
    (self.product, self.purchasedAt, self.asOf) = (product, purchasedAt, asOf)
    fact[.product] = .text(product.bytes)
    fact[.purchasedAt] = .moment(purchasedAt)
  }

  /// Adds an adverse statement: auto-renew is off, or billing fails, since a moment.
  package static func adverse(since moment: Moment) -> Statements.Statement {
    Statements.Statement(stamp: Stamp(asOf: moment), isAdverse: true)
  }

  /// The transaction alone.
  var transaction: Transaction {
    var transaction = Transaction(
      id: fact.transaction,
      product: product,
      purchasedAt: purchasedAt,
      asOf: asOf,
      named: [.product, .purchasedAt]
    )
    transaction.merge(self)
    return transaction
  }
}

extension Transaction {
  /// Merges an import of this transaction; what was said later stays.
  ///
  /// Of what was said at the same moment the import counts, so that it corrects an earlier one.
  mutating func merge(_ imported: ImportedTransaction) {
    let tied = set(imported.fact, now: imported.asOf)
    for entry in imported.fact.values where tied.contains(entry.field) {
      self[entry.field] = entry.value
    }
    for statement in imported.renewal { state.renewal.add(statement) }
    for statement in imported.billing { state.billing.add(statement) }
  }
}

extension Purchase {
  /// Adds the transactions of an import, or merges them with the known ones.
  ///
  /// Sorts once: both lists may have thousands.
  mutating func merge(_ imported: [ImportedTransaction]) {
    var all = transactions
    var places: [TransactionID: Int] = [:]
    for (place, transaction) in all.enumerated() { places[transaction.id] = place }
    for transaction in imported {
      let id = transaction.fact.transaction
      if id == latest.id { endAmendments(olderThan: transaction) }
      if let place = places[id] {
        all[place].merge(transaction)
      } else {
        places[id] = all.count
        all.append(transaction.transaction)
      }
    }
    transactions = all.sorted { $0.precedes($1) }
  }

  private mutating func endAmendments(olderThan imported: ImportedTransaction) {
    if let known = amendment.product, imported.asOf > known.asOf { amendment.product = nil }
    if imported.fact[.expiresAt] != nil, let known = amendment.expiresAt,
      imported.asOf > known.asOf
    {
      amendment.expiresAt = nil
    }
  }

  /// Amends the present as an export shows it, unless something newer was said of it.
  mutating func amend(by imported: ImportedPurchase) {
    guard let last = imported.transactions.last(where: { $0.fact.transaction == latest.id }) else {
      return
    }
    if let product = imported.product, product != self.product,
      last.isNewest(for: .product, in: latest, amended: amendment.product?.asOf)
    {
      amendment.product = Amended(value: product, asOf: last.asOf)
    }
    if let end = imported.expiresAt,
      end != expiresAt || imported.amendsToNoEnd && !latest.statesNoEnd,
      last.isNewest(for: .expiresAt, in: latest, amended: amendment.expiresAt?.asOf)
    {
      amendment.expiresAt = Amended(value: end, asOf: last.asOf)
    }
  }
}

extension ImportedTransaction {
  /// Whether nothing newer was said of a field.
  fileprivate func isNewest(
    for field: TransactionField,
    in known: Transaction,
    amended: Moment?
  ) -> Bool {
    amended == nil && known.stamp(of: field).map { $0.asOf <= asOf } ?? true
  }
}

extension Moment {
  /// When an import without a date was said: before anything that a store says.
  fileprivate static let oldest = Moment(milliseconds: 0)
}
