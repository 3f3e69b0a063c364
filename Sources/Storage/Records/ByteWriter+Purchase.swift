import IdentityCore

// Encodes a purchase.

extension ByteWriter {
  mutating func chain(_ chain: ChainKey) {
    id(chain.store)
    id(chain.originalTransaction)
  }

  mutating func purchase(_ purchase: Purchase) {
    moment(purchase.createdAt)
    id(purchase.device)
    id(purchase.user)
    id(purchase.besideUser)
    account(purchase.account)
    signed(purchase.recordedIn)
    list(purchase.holders) { $1.id($0) }
    number(UInt64(purchase.earlier.count + 1))
    for transaction in purchase.earlier { self.transaction(transaction) }
    transaction(purchase.latest)
    moment(purchase.emittedUntil)
    flag(purchase.hasAmendment)
    if purchase.hasAmendment { amendment(purchase.amendment) }
    flag(purchase.hasRelations)
    if purchase.hasRelations { relations(purchase.relations) }
  }

  mutating func chainName(_ name: ChainName) {
    id(name.chain)
    list(name.successors) { $1.id($0) }
  }

  private mutating func amendment(_ amendment: Purchase.Amendment) {
    flag(amendment.expiresAt != nil)
    if let expiresAt = amendment.expiresAt {
      moment(expiresAt.value)
      moment(expiresAt.asOf)
    }
    flag(amendment.product != nil)
    if let product = amendment.product {
      id(product.value)
      moment(product.asOf)
    }
  }

  private mutating func relations(_ relations: Purchase.Relations) {
    id(relations.replaces)
    if relations.replaces != nil { stamp(relations.replacesStamp) }
    list(relations.keys) { $1.id($0) }
    id(relations.successor?.chain)
    if let successor = relations.successor { moment(successor.startsAt) }
  }

  private mutating func stamp(_ stamp: Stamp) {
    moment(stamp.asOf)
    flag(stamp.isUndated)
  }

  private mutating func account(_ account: AccountKey?) {
    switch account {
    case nil: byte(0)
    case .named(let id)?:
      byte(1)
      self.id(id)
    case .device(let id)?:
      byte(2)
      self.id(id)
    }
  }

  private mutating func transaction(_ transaction: Transaction) {
    id(transaction.id)
    id(transaction.product)
    code(transaction.periodType)
    moment(transaction.purchasedAt)
    moment(transaction.expiresAt)
    flag(transaction.isFamilyShared)
    code(transaction.kind)
    code(transaction.environment)
    // Mostly zero: a client's statement is as old as the purchase.
    signed(transaction.firstAsOf.milliseconds &- transaction.purchasedAt.milliseconds)
    number(UInt64(transaction.named.bits))
    agreement(transaction.agreement)
    flag(transaction.hasState)
    if transaction.hasState { state(transaction.state) }
  }

  private mutating func state(_ state: Transaction.State) {
    moment(state.endedAt)
    moment(state.refundedAt)
    moment(state.revokedAt)
    moment(state.gracePeriodExpiresAt)
    flag(state.isInBillingRetry)
    flag(state.isPaused)
    moment(state.pausedUntil)
    id(state.renewsAs)
    code(state.endReason)
    statements(state.renewal)
    statements(state.billing)
    list(state.stamps) { entry, writer in
      writer.code(entry.field)
      writer.stamp(entry.stamp)
    }
  }

  private mutating func statements(_ statements: Statements) {
    list(statements.all) { statement, writer in
      writer.stamp(statement.stamp)
      writer.flag(statement.isAdverse)
    }
  }

  mutating func agreement(_ agreement: Transaction.PurchaseDetails) {
    bytes(agreement.offerCode)
    bytes(agreement.price)
    bytes(agreement.currency)
    bytes(agreement.country)
    attributes(agreement.attributes)
  }

  mutating func attributes(_ attributes: [Transaction.Attribute]) {
    list(attributes) { attribute, writer in
      writer.bytes(attribute.name)
      writer.bytes(attribute.value)
    }
  }
}

extension ByteReader {
  mutating func chain() throws(CodecError) -> ChainKey {
    ChainKey(store: try id(), originalTransaction: try id())
  }

  mutating func purchase(_ key: ChainKey) throws(CodecError) -> Purchase {
    let createdAt = try moment()
    let device: DeviceID? = try optionalID()
    let user: UserID = try id()
    let besideUser: UserID? = try optionalID()
    let account = try account()
    let recordedIn = try signed()
    let holders: OneOrMany<CustomerID> = try oneOrMany { reader throws(CodecError) in
      try reader.id()
    }
    let (earlier, latest) = try transactions()
    let emittedUntil = try moment()
    return Purchase(
      key: key,
      createdAt: createdAt,
      device: device,
      user: user,
      besideUser: besideUser,
      account: account,
      recordedIn: recordedIn,
      holders: holders,
      earlier: earlier,
      latest: latest,
      amendment: try flag() ? try amendment() : Purchase.Amendment(),
      relations: try flag() ? try relations() : Purchase.Relations(),
      emittedUntil: emittedUntil
    )
  }

  mutating func chainName(_ key: ChainKey) throws(CodecError) -> ChainName {
    let name = ChainName(
      key: key,
      chain: try optionalID(),
      successors: try list { reader throws(CodecError) in try reader.id() }
    )
    guard zip(name.successors, name.successors.dropFirst()).allSatisfy(<) else {
      throw error(.unsorted)
    }
    guard !name.isEmpty else { throw error(.notShortest) }
    return name
  }

  private mutating func amendment() throws(CodecError) -> Purchase.Amendment {
    var amendment = Purchase.Amendment()
    if try flag() {
      amendment.expiresAt = Purchase.Amended(value: try optionalMoment(), asOf: try moment())
    }
    if try flag() { amendment.product = Purchase.Amended(value: try id(), asOf: try moment()) }
    guard amendment != Purchase.Amendment() else { throw error(.notShortest) }
    return amendment
  }

  private mutating func relations() throws(CodecError) -> Purchase.Relations {
    var relations = Purchase.Relations()
    relations.replaces = try optionalID()
    if relations.replaces != nil { relations.replacesStamp = try stamp() }
    relations.keys = try list { reader throws(CodecError) in try reader.id() }
    guard zip(relations.keys, relations.keys.dropFirst()).allSatisfy(<) else {
      throw error(.unsorted)
    }
    if let chain: TransactionID = try optionalID() {
      relations.successor = Purchase.Successor(chain: chain, startsAt: try moment())
    }
    guard relations != Purchase.Relations() else { throw error(.notShortest) }
    return relations
  }

  private mutating func stamp() throws(CodecError) -> Stamp {
    Stamp(asOf: try moment(), isUndated: try flag())
  }

  /// Reads the transactions, of which there is at least the latest.
  private mutating func transactions() throws(CodecError) -> ([Transaction], Transaction) {
    if let latest = try single({ reader throws(CodecError) in try reader.transaction() }) {
      return ([], latest)
    }
    var all = try list { reader throws(CodecError) in try reader.transaction() }
    guard let latest = all.popLast() else { throw error(.emptyList) }
    return (all, latest)
  }

  private mutating func account() throws(CodecError) -> AccountKey? {
    switch try byte() {
    case 0: return nil
    case 1: return .named(try id())
    case 2: return .device(try id())
    case let other: throw error(.unknownCode(other, of: "AccountKey"))
    }
  }

  private mutating func transaction() throws(CodecError) -> Transaction {
    var transaction = Transaction(
      id: try id(),
      product: try id(),
      periodType: try code(),
      purchasedAt: try moment(),
      expiresAt: try optionalMoment(),
      isFamilyShared: try flag(),
      kind: try optionalCode(),
      environment: try optionalCode()
    )
    let delay = try signed()
    transaction.firstAsOf = Moment(
      milliseconds: transaction.purchasedAt.milliseconds &+ delay
    )
    transaction.named = TransactionFields(bits: try number(as: UInt32.self))
    guard transaction.named.areKnown else { throw error(.badNumber) }
    transaction.agreement = try agreement()
    if try flag() {
      transaction.state = try state()
      guard transaction.hasState else { throw error(.notShortest) }
    }
    return transaction
  }

  private mutating func state() throws(CodecError) -> Transaction.State {
    var state = Transaction.State()
    state.endedAt = try optionalMoment()
    state.refundedAt = try optionalMoment()
    state.revokedAt = try optionalMoment()
    state.gracePeriodExpiresAt = try optionalMoment()
    state.isInBillingRetry = try flag()
    state.isPaused = try flag()
    state.pausedUntil = try optionalMoment()
    state.renewsAs = try optionalID()
    state.endReason = try optionalCode()
    state.renewal = try statements()
    state.billing = try statements()
    state.stamps = try list { reader throws(CodecError) in
      Transaction.FieldStamp(field: try reader.code(), stamp: try reader.stamp())
    }
    let codes = state.stamps.map(\.field.code)
    guard zip(codes, codes.dropFirst()).allSatisfy(<) else { throw error(.unsorted) }
    return state
  }

  private mutating func statements() throws(CodecError) -> Statements {
    let all = try list { reader throws(CodecError) in
      Statements.Statement(stamp: try reader.stamp(), isAdverse: try reader.flag())
    }
    guard let statements = Statements(all) else { throw error(.unsorted) }
    return statements
  }

  mutating func agreement() throws(CodecError) -> Transaction.PurchaseDetails {
    Transaction.PurchaseDetails(
      offerCode: try optionalByteList(),
      price: try optionalByteList(),
      currency: try optionalByteList(),
      country: try optionalByteList(),
      attributes: try attributes()
    )
  }

  mutating func attributes() throws(CodecError) -> [Transaction.Attribute] {
    try list { reader throws(CodecError) in
      Transaction.Attribute(name: try reader.byteList(), value: try reader.byteList())
    }
  }
}
