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
  /// A line of an invoice.
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
      self.former = former
      (self.id, self.name, self.order) = (id, name, order)
    }
  }

  package init(chain: ChainKey, items: [Item]) {
    (self.chain, self.items) = (chain, items)
  }
}

/// A line of an invoice, which names a price, but not the chain of its item.
package struct StoreInvoiceLine: Equatable, Sendable {
  /// The paid period, as if it were that of the subscription's only item; it may name no product.
  package var order: Draft.Order
  /// The store's id of the item; nil if the line does not name it.
  package var id: StoreItemID?
  /// The chain of the line's price, if it is that of a further item.
  package var name: TransactionID?
  /// Whether the invoice has no other line; then an unknown subscription has one item.
  package var isOnly: Bool
  /// Whether the line is for a change within a period.
  var isRest: Bool
  /// Whether the line comes with a refund: then nothing else can be asked for, and a line of an
  /// unknown item is recorded as one.
  var isRefund: Bool
  /// What to fetch if its item is unknown; nil if that was fetched.
  package var question: StoreQuestion?

  package init(
    order: Draft.Order,
    id: StoreItemID?,
    name: TransactionID?,
    isOnly: Bool,
    isRest: Bool,
    isRefund: Bool,
    orAsk question: StoreQuestion?
  ) {
    (self.order, self.id, self.name, self.question) = (order, id, name, question)
    (self.isOnly, self.isRest, self.isRefund) = (isOnly, isRest, isRefund)
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
