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
    account(purchase.account, of: purchase.device)
    signed(purchase.recordedIn)
    list(purchase.holders) { $1.id($0) }
    // At first the buyer holds the purchase, behind the device's anonymous user.
    flag(purchase.user != nil)
    if let user = purchase.user { id(user, unless: purchase.holders.newest?.bytes ?? []) }
    flag(purchase.besideUser != nil)
    if let user = purchase.besideUser {
      id(user, unless: purchase.holders.oldest?.bytes ?? [])
    }
    number(UInt64(purchase.earlier.count + 1))
    for transaction in purchase.earlier { self.transaction(transaction, of: purchase.key) }
    transaction(purchase.latest, of: purchase.key)
    moment(purchase.emittedUntil)
    flag(purchase.hasAmendment)
    if purchase.hasAmendment { amendment(purchase.amendment) }
    flag(purchase.hasRelations)
    if purchase.hasRelations { relations(purchase.relations) }
    claiming(purchase.claiming)
  }

  /// Writes a single zero for a purchase that was recorded for a user without a token.
  private mutating func claiming(_ claiming: Claiming) {
    guard claiming != Claiming() else { return byte(0) }
    switch claiming.state {
    case .recorded: byte(1)
    case .unclaimed: byte(2)
    case .claimed(let way, let moment):
      byte(2 + way.code)
      self.moment(moment)
    }
    id(claiming.accountToken)
    list(claiming.furtherUsers) { $1.id($0) }
  }

  mutating func chainName(_ name: ChainName) {
    id(name.chain)
    list(name.successors) { $1.id($0) }
    id(name.claimant)
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
    list(relations.links) { link, writer in
      writer.id(link.transaction)
      writer.id(link.name)
      writer.id(link.item)
    }
    id(relations.successor?.chain)
    if let successor = relations.successor {
      moment(successor.startsAt)
      id(successor.returnedProduct)
    }
    list(relations.items) { $1.id($0) }
    id(relations.firstItem)
    id(relations.item)
  }

  private mutating func stamp(_ stamp: Stamp) {
    moment(stamp.asOf)
    flag(stamp.isUndated)
  }

  private mutating func account(_ account: AccountKey?, of device: DeviceID?) {
    switch account {
    case nil: byte(0)
    case .named(let id)?:
      byte(1)
      self.id(id)
    case .device(let id)?:
      byte(2)
      self.id(id, unless: device?.bytes ?? [])
    }
  }

  private mutating func transaction(_ transaction: Transaction, of chain: ChainKey) {
    id(transaction.id, unless: chain.originalTransaction.bytes)
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
    details(transaction.details)
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
      writer.byte((statement.isAdverse ? 1 : 0) | (statement.listsItems ? 2 : 0))
    }
  }

  mutating func details(_ details: Transaction.PurchaseDetails) {
    bytes(details.offerCode)
    bytes(details.price)
    bytes(details.currency)
    bytes(details.country)
    attributes(details.attributes)
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
    let account = try account(of: device)
    let recordedIn = try signed()
    let holders: OneOrMany<CustomerID> = try oneOrMany { reader throws(CodecError) in
      try reader.id()
    }
    let user: UserID? = try flag() ? try id(unless: holders.newest?.bytes ?? []) : nil
    let besideUser: UserID? = try flag() ? try id(unless: holders.oldest?.bytes ?? []) : nil
    let (earlier, latest) = try transactions(of: key)
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
      emittedUntil: emittedUntil,
      claiming: try claiming()
    )
  }

  mutating func chainName(_ key: ChainKey) throws(CodecError) -> ChainName {
    let name = ChainName(
      key: key,
      chain: try optionalID(),
      successors: try list { reader throws(CodecError) in try reader.id() },
      claimant: try optionalID()
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
    relations.links = try list { reader throws(CodecError) in
      Purchase.Link(
        transaction: try reader.id(),
        name: try reader.id(),
        item: try reader.optionalID()
      )
    }
    guard zip(relations.links, relations.links.dropFirst()).allSatisfy(>) else {
      throw error(.unsorted)
    }
    if let chain: TransactionID = try optionalID() {
      relations.successor = Purchase.Successor(
        chain: chain,
        startsAt: try moment(),
        returnedProduct: try optionalID()
      )
    }
    relations.items = try list { reader throws(CodecError) in try reader.id() }
    guard zip(relations.items, relations.items.dropFirst()).allSatisfy(<) else {
      throw error(.unsorted)
    }
    relations.firstItem = try optionalID()
    relations.item = try optionalID()
    guard relations != Purchase.Relations() else { throw error(.notShortest) }
    return relations
  }

  private mutating func stamp() throws(CodecError) -> Stamp {
    Stamp(asOf: try moment(), isUndated: try flag())
  }

  /// Reads the transactions, of which there is at least the latest.
  private mutating func transactions(
    of chain: ChainKey
  ) throws(CodecError) -> ([Transaction], Transaction) {
    func read(_ reader: inout ByteReader) throws(CodecError) -> Transaction {
      try reader.transaction(of: chain)
    }
    if let latest = try single(read) { return ([], latest) }
    var all = try list(read)
    guard let latest = all.popLast() else { throw error(.emptyList) }
    return (all, latest)
  }

  private mutating func claiming() throws(CodecError) -> Claiming {
    var claiming = Claiming()
    switch try byte() {
    case 0: return claiming
    case 1: break
    case 2: claiming.state = .unclaimed
    case let code:
      guard let way = Claiming.Trigger(code: code - 2) else {
        throw error(.unknownCode(code, of: "Claiming"))
      }
      claiming.state = .claimed(by: way, at: try moment())
    }
    claiming.accountToken = try optionalID()
    claiming.furtherUsers = try list { reader throws(CodecError) in try reader.id() }
    guard claiming != Claiming() else { throw error(.unknownCode(1, of: "Claiming")) }
    return claiming
  }

  private mutating func account(of device: DeviceID?) throws(CodecError) -> AccountKey? {
    switch try byte() {
    case 0: return nil
    case 1: return .named(try id())
    case 2: return .device(try id(unless: device?.bytes ?? []))
    case let other: throw error(.unknownCode(other, of: "AccountKey"))
    }
  }

  private mutating func transaction(
    of chain: ChainKey
  ) throws(CodecError) -> Transaction {
    var transaction = Transaction(
      id: try id(unless: chain.originalTransaction.bytes),
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
    transaction.details = try details()
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
      let stamp = try reader.stamp()
      let code = try reader.byte()
      guard code < 4 else { throw reader.error(.unknownCode(code, of: "Statement")) }
      return Statements.Statement(
        stamp: stamp,
        isAdverse: code & 1 != 0,
        listsItems: code & 2 != 0
      )
    }
    guard let statements = Statements(all) else { throw error(.unsorted) }
    return statements
  }

  mutating func details() throws(CodecError) -> Transaction.PurchaseDetails {
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
