/// What a store sent, as facts: the same form for every store.
package struct StoreReport: Equatable, Sendable {
  /// Nil if the caller gives only what it fetched from the store.
  package var notification: Notification?
  package var content: Content
  /// Whether the daemon knows the notification's type.
  package var isKnownType = true
  package var leftOut: [LeftOut]

  /// A store's message.
  package struct Notification: Equatable, Sendable {
    /// The store's id for it; nil if it has none.
    package var id: [UInt8]?
    package var type: [UInt8]?
    package var subtype: [UInt8]?
    /// When the store made it.
    package var at: Moment
    /// Nil if the message does not say it.
    package var environment: PurchaseEnvironment?
    /// The chain of the transaction that the message asks about, if it changes nothing.
    package var originalTransactionID: TransactionID?
    package var transactionID: TransactionID?

    package init(
      id: [UInt8]?,
      type: [UInt8]?,
      subtype: [UInt8]? = nil,
      at: Moment,
      environment: PurchaseEnvironment?
    ) {
      (self.id, self.type, self.subtype) = (id, type, subtype)
      (self.at, self.environment) = (at, environment)
    }
  }

  /// What to do with it.
  package enum Content: Equatable, Sendable {
    case ignored(WhyIgnored)
    /// The store says only that something changed.
    case ask(StoreQuestion)
    case statements([StoreStatement])
  }

  /// What the store states and no record can hold: nothing of it is recorded.
  package enum LeftOut: Equatable, Sendable {
    /// Stores do not say when it ends.
    case rental(ProductID)
    case subscriptionWithoutEnd(ProductID)
    /// Of some pieces of a quantity.
    case partialRefund
  }

  package init(_ notification: Notification?, _ content: Content, leavesOut: [LeftOut] = []) {
    (self.notification, self.content, leftOut) = (notification, content, leavesOut)
  }
}

/// Why a notification changes nothing.
package enum WhyIgnored: String, CaseIterable, Sendable {
  case test
  /// Nothing leads to the user, and the rule `unclaimedPurchases` ignores such purchases.
  case unclaimed
  /// It says nothing about purchases.
  case noEffect
  case unknownType
}

/// What the caller should fetch from the store: a kind, and the ids of the object.
package struct StoreQuestion: Equatable, Sendable {
  package var kind: String
  /// By the names that the reply has for them.
  package var ids: [ID]

  /// An id that the store gave.
  package struct ID: Equatable, Sendable {
    package var name: String
    package var value: [UInt8]
  }

  package init(_ kind: String, _ ids: [(String, [UInt8])]) {
    self.kind = kind
    self.ids = ids.map { ID(name: $0, value: $1) }
  }
}

/// One statement of a report.
package enum StoreStatement: Equatable, Sendable {
  /// A transaction, as the store sees it.
  case transaction(Draft.Order)
  /// A fact about a transaction of which the report says nothing else.
  case fact(StoreFact)
  /// The items of a subscription: those that it had before and has no longer have ended.
  case listing(StoreListing)
  /// What an invoice says of an item's period.
  case line(StoreInvoiceLine)
  /// The account token of a chain, and those over which it takes precedence.
  case token(
    AccountTokenID,
    insteadOf: [AccountTokenID],
    of: ChainKey,
    orAsk: StoreQuestion
  )
}

/// The items of a subscription, as a store lists them.
package struct StoreListing: Equatable, Sendable {
  /// The chain that has the subscription's name.
  package var chain: ChainKey
  /// At least one.
  package var items: [Item]
  /// When the subscription began, if the listed orders without a date are its first ones.
  package var startedAt: Moment?

  /// A listed item.
  package struct Item: Equatable, Sendable {
    /// Nil if the store has none.
    package var id: StoreItemID?
    /// The item whose place it took.
    package var former: StoreItemID?
    /// The name of its chain if another item has the subscription's name.
    package var name: TransactionID
    /// As if it were the only item.
    package var order: Draft.Order

    package init(
      id: StoreItemID?,
      former: StoreItemID? = nil,
      name: TransactionID,
      order: Draft.Order
    ) {
      (self.id, self.former, self.name, self.order) = (id, former, name, order)
    }

    /// The name of its chain if another one has `name`, because the item was bought again.
    package var newName: TransactionID { id.map { name.further($0.bytes) } ?? name }
  }

  package init(chain: ChainKey, items: [Item]) {
    (self.chain, self.items) = (chain, items)
  }
}

/// What an invoice says of an item's period, over which what a listing states takes precedence.
package struct StoreInvoiceLine: Equatable, Sendable {
  /// The buyer, if the call names one.
  var subject: Subject?
  /// The chain that has the subscription's name.
  var chain: ChainKey
  /// The store's id of the item.
  var item: StoreItemID
  /// The period as the invoice shows it; nil for the first period of the item.
  var transaction: Transaction?
  /// When the first period ends; later ones begin then.
  var end: Moment?
  /// The price and its currency.
  var price: [Fact.Entry]
  /// Names by which a refund finds the transaction.
  var names: [TransactionID]
  var asOf: Moment
  /// What to fetch if the transaction is unknown; nil if that was fetched.
  var question: StoreQuestion?

  package init(
    subject: Subject?,
    chain: ChainKey,
    item: StoreItemID,
    transaction: Transaction?,
    until end: Moment?,
    price: [Fact.Entry],
    names: [TransactionID],
    asOf: Moment,
    orAsk question: StoreQuestion?
  ) {
    (self.subject, self.chain, self.item) = (subject, chain, item)
    (self.transaction, self.price, self.names) = (transaction, price, names)
    (self.end, self.asOf, self.question) = (end, asOf, question)
  }

  /// All names that it brings.
  package var statedNames: [TransactionID] {
    [chain.originalTransaction] + (transaction.map { [$0.id] } ?? []) + names
  }
}

/// A fact about a transaction that only a name leads to.
package struct StoreFact: Equatable, Sendable {
  /// Names of the chain or of its transaction; the first known one counts.
  package var names: [ChainKey]
  /// Nil for the transaction to which the name is linked.
  package var transaction: TransactionID?
  package var asOf: Moment
  package var values: [Fact.Entry]
  /// What to fetch if no name is known; nil if that was fetched.
  package var question: StoreQuestion?

  package init(
    names: [ChainKey],
    transaction: TransactionID? = nil,
    asOf: Moment,
    values: [Fact.Entry],
    orAsk question: StoreQuestion?
  ) {
    (self.names, self.transaction) = (names, transaction)
    (self.asOf, self.values, self.question) = (asOf, values, question)
  }
}

extension TransactionID {
  /// Returns the name of a further item of this purchase.
  ///
  /// A long name, which is a random token, loses its end for it: ids have at most 255 characters.
  package func further(_ item: [UInt8]) -> TransactionID {
    var room = min(bytes.count, max(64, 254 - item.count))
    while room < bytes.count, bytes[room] & 0xC0 == 0x80 { room -= 1 }
    return TransactionID(bytes.prefix(room) + [UInt8(ascii: "/")] + item)
  }
}
