/// One chain of store transactions, with its present state and its holders.
///
/// Boxed: decisions copy purchases far more often than they change them.
package struct Purchase: Equatable, Sendable {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var origin: Origin
    var holders: OneOrMany<CustomerID>
    var emittedUntil: Moment
    /// Without the latest.
    var earlier: [Transaction]
    var latest: Transaction
    /// Nil if there are none.
    var sharedAmendment: SharedBox<Amendment>?
    /// Nil if there are none.
    var sharedRelations: SharedBox<Relations>?
    /// Nil for a purchase that was recorded for a user and has no account token.
    var sharedClaiming: SharedBox<Claiming>?

    mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
      try coder.moment(&origin.createdAt)
      try coder.id(&origin.device)
      try origin.account(&coder)
      try coder.signed(&origin.recordedIn)
      try coder.list(&holders)
      // At first the buyer holds the purchase, behind the device's anonymous user.
      try coder.id(&origin.user, unless: holders.newest?.bytes ?? [])
      try coder.id(&origin.besideUser, unless: holders.oldest?.bytes ?? [])
      try transactions(&coder)
      try coder.moment(&emittedUntil)
      try coder.optional(&sharedAmendment, else: Amendment())
      try coder.optional(&sharedRelations, else: Relations())
      try Claiming.fields(of: &sharedClaiming, &coder)
    }

    /// The latest transaction is the last of a list, which mostly has no other.
    private mutating func transactions<C: FieldCoder & ~Copyable>(
      _ coder: inout C
    ) throws(C.Failure) {
      let chain = origin.key.originalTransaction.bytes
      let size = earlier.isEmpty ? 0 : MemoryLayout<Transaction>.stride
      let count = try coder.count(earlier.count + 1, ofSize: size)
      try coder.require(count > 0, else: .emptyList)
      for index in 0..<(count - 1) {
        var transaction = C.isReading ? .blank : earlier[index]
        try transaction.fields(of: chain, &coder)
        if C.isReading { earlier.append(transaction) }
      }
      try latest.fields(of: chain, &coder)
    }
  }

  package init(
    key: ChainKey,
    createdAt: Moment,
    device: DeviceID? = nil,
    user: UserID?,
    besideUser: UserID? = nil,
    account: AccountKey? = nil,
    recordedIn: Int64 = 0,
    holders: OneOrMany<CustomerID>,
    earlier: [Transaction] = [],
    latest: Transaction,
    amendment: Amendment = Amendment(),
    relations: Relations = Relations(),
    emittedUntil: Moment? = nil,
    claiming: Claiming = Claiming()
  ) {
    let origin = Origin(
      key: key,
      createdAt: createdAt,
      device: device,
      user: user,
      besideUser: besideUser,
      account: account,
      recordedIn: recordedIn
    )
    shared = SharedBox(
      Content(
        origin: origin,
        holders: holders,
        emittedUntil: emittedUntil ?? createdAt,
        earlier: earlier,
        latest: latest
      )
    )
    if amendment != Amendment() { self.amendment = amendment }
    if relations != Relations() { self.relations = relations }
    if claiming != Claiming() { self.claiming = claiming }
  }
}

extension Purchase: FieldHolder {
  /// A purchase for a reader to fill.
  static func blank(_ key: ChainKey) -> Purchase {
    Purchase(key: key, createdAt: .blank, user: nil, holders: [], latest: .blank)
  }

  static var boxBytes: Int { MemoryLayout<Content>.size }

  /// Visits the fields that a store has of it; its key has the chain.
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    var content = shared.value
    try content.fields(&coder)
    if C.isReading { shared.value = content }
  }

  /// The facts of the first recording; only a claim and a deletion change them.
  package struct Origin: Hashable, Sendable {
    package var key: ChainKey
    package var createdAt: Moment
    /// The device that reported the purchase.
    package var device: DeviceID?
    /// The buyer, by the id in the request; nil as long as no call has named one.
    package var user: UserID?
    /// The device's anonymous user, if it was the first holder along with the buyer.
    package var besideUser: UserID?
    package var account: AccountKey?
    /// The cursor of the first event about the purchase.
    package var recordedIn: Int64

    fileprivate mutating func account<C: FieldCoder & ~Copyable>(
      _ coder: inout C
    ) throws(C.Failure) {
      var code: UInt8 =
        switch account {
        case nil: 0
        case .named: 1
        case .device: 2
        }
      try coder.byte(&code)
      switch code {
      case 0: account = nil
      case 1:
        var id = if case .named(let id) = account { id } else { StoreAccountID.blank }
        try coder.id(&id)
        account = .named(id)
      case 2:
        var id = if case .device(let id) = account { id } else { DeviceID.blank }
        try coder.id(&id, unless: device?.bytes ?? [])
        account = .device(id)
      default: throw coder.refusal(.unknownCode(code, of: "AccountKey"))
      }
    }
  }

  /// The facts of the first recording.
  package var origin: Origin {
    get { shared.value.origin }
    set { shared.value.origin = newValue }
  }

  package var key: ChainKey { shared.value.origin.key }
  package var createdAt: Moment { shared.value.origin.createdAt }
  package var device: DeviceID? { shared.value.origin.device }
  package var user: UserID? { shared.value.origin.user }
  package var besideUser: UserID? { shared.value.origin.besideUser }
  package var account: AccountKey? { shared.value.origin.account }
  package var recordedIn: Int64 { shared.value.origin.recordedIn }

  /// The users for whom it was recorded, the device's anonymous user first.
  package var firstHolders: [UserID] {
    var users = claiming.furtherUsers
    if let user { users.insert(user, at: 0) }
    if let besideUser { users.insert(besideUser, at: 0) }
    return users
  }

  /// The account token, and whether the purchase has found its holder.
  package var claiming: Claiming {
    get { shared.value.sharedClaiming?.value ?? Claiming() }
    set { shared.value.sharedClaiming = newValue == Claiming() ? nil : SharedBox(newValue) }
  }
}

// Not generic: another module would call generic code without specialization.
extension OneOrMany<CustomerID> {
  package var oldest: CustomerID? { first }
  package var newest: CustomerID? { last }
}

extension Purchase {
  /// The customers that hold it, oldest first.
  package var holders: OneOrMany<CustomerID> {
    get { shared.value.holders }
    set { shared.value.holders = newValue }
  }

  /// The transaction that the present state describes.
  package var latest: Transaction {
    get { shared.value.latest }
    set { shared.value.latest = newValue }
  }

  /// The transactions before the latest, oldest first by `Transaction.precedes`; mostly none.
  package var earlier: [Transaction] {
    get { shared.value.earlier }
    set { shared.value.earlier = newValue }
  }

  /// The whole history, oldest first by `Transaction.precedes`.
  package var transactions: [Transaction] {
    get { earlier + [latest] }
    set {
      guard let last = newValue.last else {
        preconditionFailure("Purchase: a chain without a transaction")
      }
      let isLatest = last.id == latest.id
      (earlier, latest) = (newValue.dropLast(), last)
      // An amendment of the present lasts until the next transaction.
      if !isLatest { amendment = Amendment() }
    }
  }

  /// The first transaction.
  var oldest: Transaction { shared.value.earlier.first ?? shared.value.latest }
}

// The present: what the latest transaction says, with the caller's amendments.
extension Purchase {
  /// What a caller said of the present without changing the history, until the next transaction.
  package struct Amendment: Hashable, Sendable {
    package var expiresAt: Amended<Moment?>?
    package var product: Amended<ProductID>?

    package init(expiresAt: Amended<Moment?>? = nil, product: Amended<ProductID>? = nil) {
      self.expiresAt = expiresAt
      self.product = product
    }
  }

  /// A value of the present, and when it was said.
  package struct Amended<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var asOf: Moment

    package init(value: Value, asOf: Moment) {
      self.value = value
      self.asOf = asOf
    }
  }

  /// The caller's amendments of the present; mostly none.
  package var amendment: Amendment {
    get { shared.value.sharedAmendment?.value ?? Amendment() }
    set { shared.value.sharedAmendment = newValue == Amendment() ? nil : SharedBox(newValue) }
  }

  /// The product of the present.
  package var product: ProductID {
    shared.value.sharedAmendment?.value.product?.value ?? shared.value.latest.product
  }

  /// When the present period ends; nil if it never ends.
  package var expiresAt: Moment? {
    guard let amended = shared.value.sharedAmendment?.value.expiresAt else {
      return shared.value.latest.expiresAt
    }
    return amended.value
  }

  /// The end of the present period; see `Transaction.periodEnd`.
  package var periodEnd: Moment? {
    guard let amended = shared.value.sharedAmendment?.value.expiresAt else {
      return shared.value.latest.periodEnd
    }
    return amended.value
  }

  /// Whether a caller said of the present that it has no end, which its transaction does not say.
  ///
  /// If the transaction has an end, the difference shows it.
  package var amendsToNoEnd: Bool {
    guard let amended = shared.value.sharedAmendment?.value.expiresAt else { return false }
    let latest = shared.value.latest
    return amended.value == nil && latest.expiresAt == nil && !latest.statesNoEnd
  }

  /// The kind that the latest transaction which names one names; it overrides the catalogue's.
  package var ownKind: PurchaseKind? {
    shared.value.latest.kind ?? shared.value.earlier.last { $0.kind != nil }?.kind
  }

  /// Whether real money was paid for the first transaction.
  package var environment: PurchaseEnvironment {
    let content = shared.value
    if content.earlier.isEmpty { return content.latest.environment ?? .production }
    return content.earlier[0].environment ?? .production
  }

  /// The moment up to which scheduled changes are emitted.
  package var emittedUntil: Moment {
    get { shared.value.emittedUntil }
    set { shared.value.emittedUntil = newValue }
  }
}

// Names of the chain, and the chains that it replaces or is replaced by.
extension Purchase {
  /// The facts about a chain that belong to none of its transactions.
  package struct Relations: Hashable, Sendable {
    /// A key of the chain that this one takes over.
    package var replaces: TransactionID?
    /// When that was said.
    package var replacesStamp = Stamp(asOf: Moment(milliseconds: 0))
    /// Further names of the chain, sorted; at most ten.
    package var keys: [TransactionID] = []
    /// Names of single transactions, the newest first; see `Link`.
    package var links: [Link] = []
    /// The chain that took this one over; of several, the one that began first.
    package var successor: Successor?
    /// The chains of the further items that were bought with this one, sorted.
    package var items: [TransactionID] = []
    /// The chain of the first item, if this one is of a further item.
    package var firstItem: TransactionID?
    /// The store's id of the item that the chain is of; nil if none is known.
    package var item: StoreItemID?

    package init() {}

    package static let keysMax = 10
    package static let linksMax = 36

    /// The chain that this one follows: that of the first item, else the one that it replaces.
    ///
    /// While this one is unclaimed, it gets the holders of that chain.
    var followed: TransactionID? { firstItem ?? replaces }

    /// How the holder of that chain claims this one.
    var wayOfFollowing: Claiming.Trigger { firstItem == nil ? .replaces : .firstItem }

    /// Drops the name of the chain that this one took over.
    mutating func forgetReplaced() {
      (replaces, replacesStamp) = (nil, Relations().replacesStamp)
    }
  }

  /// A store's name for one transaction, for example of an invoice, by which a refund finds it.
  package struct Link: Hashable, Comparable, Sendable {
    package var transaction: TransactionID
    package var name: TransactionID
    /// The chain of a further item that has the transaction; nil if this chain has it.
    package var item: TransactionID?

    package init(transaction: TransactionID, name: TransactionID, item: TransactionID? = nil) {
      (self.transaction, self.name, self.item) = (transaction, name, item)
    }

    package static func < (left: Self, right: Self) -> Bool {
      if left.transaction != right.transaction { return left.transaction < right.transaction }
      if left.name != right.name { return left.name < right.name }
      guard let item = right.item else { return false }
      return left.item.map { $0 < item } ?? true
    }
  }

  /// A chain that takes over another one.
  package struct Successor: Hashable, Sendable {
    package var chain: TransactionID
    /// Its first purchase, from which on it takes over.
    package var startsAt: Moment
    /// Its product, if all its transactions were refunded or revoked.
    package var returnedProduct: ProductID?

    package init(chain: TransactionID, startsAt: Moment, returnedProduct: ProductID? = nil) {
      self.chain = chain
      self.startsAt = startsAt
      self.returnedProduct = returnedProduct
    }
  }

  /// The chain's other names and chains; mostly none.
  package var relations: Relations {
    get { shared.value.sharedRelations?.value ?? Relations() }
    set { shared.value.sharedRelations = newValue == Relations() ? nil : SharedBox(newValue) }
  }

  /// The chain that takes this one over.
  package var successor: Successor? {
    guard let successor = shared.value.sharedRelations?.value.successor else { return nil }
    return isReplaced(by: successor) ? successor : nil
  }

  /// Whether a chain that names this one in `replaces` takes it over.
  ///
  /// One of the same product that was given back does not: the customer paid for this one and kept
  /// it. For example, it was the top-up of a prepaid plan. A trial was not paid.
  func isReplaced(by successor: Successor) -> Bool {
    successor.returnedProduct != product || latest.periodType == .trial
  }

  /// The product, if all transactions were refunded or revoked.
  var returnedProduct: ProductID? {
    let isReturned = latest.isReturned && earlier.allSatisfy { $0.isReturned }
    return isReturned ? product : nil
  }

  package var hasAmendment: Bool { shared.value.sharedAmendment != nil }

  package var hasRelations: Bool { shared.value.sharedRelations != nil }

  /// The store's id of the item that it is of; nil if none is known.
  var item: StoreItemID? { shared.value.sharedRelations?.value.item }

  /// Whether its names or the chains that it replaces differ from those of another state.
  ///
  /// A newer statement of the same is no difference.
  func isRelatedOtherwise(than other: Purchase) -> Bool {
    guard hasRelations || other.hasRelations else { return false }
    var known = other.relations
    known.replacesStamp = relations.replacesStamp
    return relations != known
  }
}

/// The permanent key of a chain: the store and the id of its first transaction.
package struct ChainKey: ByteHashed, Comparable, Sendable {
  package var store: StoreName
  package var originalTransaction: TransactionID

  package init(store: StoreName, originalTransaction: TransactionID) {
    self.store = store
    self.originalTransaction = originalTransaction
  }

  package var byteHash: UInt64 {
    ByteHash.ofProcess.hash(originalTransaction.bytes.span, after: store.byteHash)
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.store == right.store
      ? left.originalTransaction < right.originalTransaction : left.store < right.store
  }
}

extension ChainKey: Coded {
  static var blank: Self { ChainKey(store: .blank, originalTransaction: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&store)
    try coder.id(&originalTransaction)
  }
}
