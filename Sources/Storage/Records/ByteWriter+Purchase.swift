import IdentityCore

// Encodes a purchase.

extension ByteWriter {
  mutating func chain(_ chain: ChainKey) {
    id(chain.store)
    id(chain.originalTransaction)
  }

  mutating func purchase(_ purchase: Purchase) {
    id(purchase.product)
    code(purchase.ownKind)
    code(purchase.environment)
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
    moment(purchase.expiresAt)
    moment(purchase.autoRenewDisabledAt)
    moment(purchase.gracePeriodExpiresAt)
    flag(purchase.isInBillingRetry)
    moment(purchase.pausedUntil)
    moment(purchase.refundedAt)
    moment(purchase.revokedAt)
    moment(purchase.emittedUntil)
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
    agreement(transaction.agreement)
  }

  mutating func agreement(_ agreement: Transaction.PurchaseDetails) {
    bytes(agreement.offerCode)
    bytes(agreement.price)
    bytes(agreement.currency)
    bytes(agreement.country)
    list(agreement.attributes) { attribute, writer in
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
    let product: ProductID = try id()
    let ownKind: PurchaseKind? = try optionalCode()
    let environment: PurchaseEnvironment = try code()
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
    return Purchase(
      key: key,
      product: product,
      ownKind: ownKind,
      environment: environment,
      createdAt: createdAt,
      device: device,
      user: user,
      besideUser: besideUser,
      account: account,
      recordedIn: recordedIn,
      holders: holders,
      earlier: earlier,
      latest: latest,
      expiresAt: try optionalMoment(),
      autoRenewDisabledAt: try optionalMoment(),
      gracePeriodExpiresAt: try optionalMoment(),
      isInBillingRetry: try flag(),
      pausedUntil: try optionalMoment(),
      refundedAt: try optionalMoment(),
      revokedAt: try optionalMoment(),
      emittedUntil: try moment()
    )
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
      isFamilyShared: try flag()
    )
    transaction.agreement = try agreement()
    return transaction
  }

  mutating func agreement() throws(CodecError) -> Transaction.PurchaseDetails {
    Transaction.PurchaseDetails(
      offerCode: try optionalByteList(),
      price: try optionalByteList(),
      currency: try optionalByteList(),
      country: try optionalByteList(),
      attributes: try list { reader throws(CodecError) in
        Transaction.Attribute(name: try reader.byteList(), value: try reader.byteList())
      }
    )
  }
}
