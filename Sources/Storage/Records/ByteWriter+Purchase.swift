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
    account(purchase.account, of: purchase.device)
    signed(purchase.recordedIn)
    list(purchase.holders) { $1.id($0) }
    // At first the buyer holds the purchase, behind the device's anonymous user.
    id(purchase.user, unless: purchase.holders.newest?.bytes ?? [])
    flag(purchase.besideUser != nil)
    if let user = purchase.besideUser {
      id(user, unless: purchase.holders.oldest?.bytes ?? [])
    }
    number(UInt64(purchase.earlier.count + 1))
    for transaction in purchase.earlier { self.transaction(transaction, of: purchase) }
    transaction(purchase.latest, of: purchase)
    moment(purchase.expiresAt)
    moment(purchase.autoRenewDisabledAt)
    moment(purchase.gracePeriodExpiresAt)
    flag(purchase.isInBillingRetry)
    moment(purchase.pausedUntil)
    moment(purchase.refundedAt)
    moment(purchase.revokedAt)
    moment(purchase.emittedUntil)
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

  private mutating func transaction(_ transaction: Transaction, of purchase: Purchase) {
    id(transaction.id, unless: purchase.key.originalTransaction.bytes)
    id(transaction.product, unless: purchase.product.bytes)
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
    let account = try account(of: device)
    let recordedIn = try signed()
    let holders: OneOrMany<CustomerID> = try oneOrMany { reader throws(CodecError) in
      try reader.id()
    }
    let user: UserID = try id(unless: holders.newest?.bytes ?? [])
    let besideUser: UserID? = try flag() ? try id(unless: holders.oldest?.bytes ?? []) : nil
    let (earlier, latest) = try transactions(of: key, product)
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
  private mutating func transactions(
    of chain: ChainKey,
    _ product: ProductID
  ) throws(CodecError) -> ([Transaction], Transaction) {
    func read(_ reader: inout ByteReader) throws(CodecError) -> Transaction {
      try reader.transaction(of: chain, product)
    }
    if let latest = try single(read) { return ([], latest) }
    var all = try list(read)
    guard let latest = all.popLast() else { throw error(.emptyList) }
    return (all, latest)
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
    of chain: ChainKey,
    _ product: ProductID
  ) throws(CodecError) -> Transaction {
    var transaction = Transaction(
      id: try id(unless: chain.originalTransaction.bytes),
      product: try id(unless: product.bytes),
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
