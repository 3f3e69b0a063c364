/// A stored record.
///
/// At most one reference, because records are copied far more often than read; larger types are
/// boxed.
package enum Record: Equatable, Sendable {
  indirect case directory(Directory)
  case project(Project)
  indirect case projectCounts(ProjectCounts)
  indirect case device(Device)
  indirect case user(User)
  case customer(Customer)
  case purchase(Purchase)
  indirect case account(StoreAccount)
  indirect case answer(IdempotentReply)
  indirect case properties(Properties)
  indirect case salt(Salt)
  indirect case tombstone(Tombstone)
  indirect case erasures(Erasures)
  indirect case definition(Definition)
  indirect case rollout(Rollout)
  indirect case userTrail(UserTrail)
  indirect case purchaseTrail(PurchaseTrail)
  indirect case chainName(ChainName)
  indirect case consumer(Consumer)
  indirect case webhooks(Webhooks)
  indirect case stores(StoreSettings)
  indirect case receivedNotifications(ReceivedNotifications)
  indirect case accountToken(AccountToken)
  /// Adds an unclaimed purchase to the index.
  indirect case unclaimed(ChainKey)
  indirect case mention(Mention)
}

extension Record {
  /// The record's key in a project.
  package func key(in project: ProjectNumber) -> RecordKey {
    switch self {
    case .directory: .directory
    case .project(let value): .project(value.id)
    case .projectCounts: .projectCounts(project)
    case .device(let value): .device(project, value.id)
    case .user(let value): .user(project, value.id)
    case .customer(let value): .customer(project, value.id)
    case .purchase(let value): .purchase(project, value.key)
    case .account(let value): .account(project, value.key)
    case .answer(let value): .answer(project, value.key)
    case .properties(let value): .properties(project, value.customer)
    case .salt: .salt(project)
    case .tombstone(let value): .tombstone(project, value.digest)
    case .erasures: .erasures
    case .definition(let value): .definition(project, value.number)
    case .rollout: .rollout(project)
    case .userTrail(let value): .userTrail(project, value.user)
    case .purchaseTrail(let value): .purchaseTrail(project, value.chain)
    case .chainName(let value): .chainName(project, value.key)
    case .consumer(let value): .consumer(project, value.id)
    case .webhooks: .webhooks(project)
    case .stores: .stores(project)
    case .receivedNotifications(let value): .receivedNotifications(project, value.bucket)
    case .accountToken(let value): .accountToken(project, value.id)
    case .unclaimed(let chain): .unclaimed(project, chain)
    case .mention(let mention): .mention(project, mention)
    }
  }

  /// A record under a key, for a reader to fill; nil if the key has no id of its type.
  static func blank(_ key: RecordKey) -> Record? {
    switch key.type {
    case .directory: .directory(Directory())
    case .project: .project(.blank(ProjectID(key)))
    case .projectCounts: .projectCounts(ProjectCounts())
    case .device: .device(.blank(DeviceID(key)))
    case .user: .user(.blank(UserID(key)))
    case .customer: .customer(.blank(CustomerID(key)))
    case .purchase: ChainKey(key).map { .purchase(.blank($0)) }
    case .account: AccountKey(key).map { .account(StoreAccount(key: $0)) }
    case .answer: IdempotencyKey(key).map { .answer(.blank($0)) }
    case .properties: .properties(Properties(customer: CustomerID(key)))
    case .salt: .salt(Salt(bytes: []))
    case .tombstone: .tombstone(Tombstone(digest: Digest(key), erasedAt: .blank))
    case .erasures: .erasures(Erasures())
    case .definition: Int64(key).map { .definition(.blank($0)) }
    case .rollout: .rollout(Rollout(reached: .blank))
    case .userTrail: .userTrail(UserTrail(user: UserID(key)))
    case .purchaseTrail: ChainKey(key).map { .purchaseTrail(PurchaseTrail(chain: $0)) }
    case .chainName: ChainKey(key).map { .chainName(ChainName(key: $0)) }
    case .consumer: .consumer(Consumer(id: ConsumerID(key), cursor: 0))
    case .webhooks: .webhooks(Webhooks())
    case .stores: .stores(StoreSettings())
    case .receivedNotifications:
      UInt16(key).map { .receivedNotifications(ReceivedNotifications(bucket: $0)) }
    case .accountToken: .accountToken(AccountToken(id: AccountTokenID(key)))
    case .unclaimed: ChainKey(key).map { .unclaimed($0) }
    case .mention: Mention(key).map { .mention($0) }
    }
  }
}

extension Record {
  /// Visits the fields that a store has of the record; its key has the rest.
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    switch self {
    case .directory(let value): try visit(value, Record.directory, &coder)
    case .project(let value): try visit(value, Record.project, &coder)
    case .projectCounts(let value): try visit(value, Record.projectCounts, &coder)
    case .device(let value): try visit(value, Record.device, &coder)
    case .user(let value): try visit(value, Record.user, &coder)
    case .customer(let value): try visit(value, Record.customer, &coder)
    case .purchase(let value): try visit(value, Record.purchase, &coder)
    case .account(let value): try visit(value, Record.account, &coder)
    case .answer(let value): try visit(value, Record.answer, &coder)
    case .properties(let value): try visit(value, Record.properties, &coder)
    case .salt(let value): try visit(value, Record.salt, &coder)
    case .tombstone(let value): try visit(value, Record.tombstone, &coder)
    case .erasures(let value): try visit(value, Record.erasures, &coder)
    case .definition(let value): try visit(value, Record.definition, &coder)
    case .rollout(let value): try visit(value, Record.rollout, &coder)
    case .userTrail(let value): try visit(value, Record.userTrail, &coder)
    case .purchaseTrail(let value): try visit(value, Record.purchaseTrail, &coder)
    case .chainName(let value): try visit(value, Record.chainName, &coder)
    case .consumer(let value): try visit(value, Record.consumer, &coder)
    case .webhooks(let value): try visit(value, Record.webhooks, &coder)
    case .stores(let value): try visit(value, Record.stores, &coder)
    case .receivedNotifications(let value): try visit(value, Record.receivedNotifications, &coder)
    case .accountToken(let value): try visit(value, Record.accountToken, &coder)
    case .unclaimed: coder.box(ofSize: MemoryLayout<ChainKey>.size)
    case .mention: coder.box(ofSize: MemoryLayout<Mention>.size)
    }
  }

  @inline(__always)
  private mutating func visit<Value: FieldHolder, C: FieldCoder & ~Copyable>(
    _ value: Value,
    _ record: (Value) -> Record,
    _ coder: inout C
  ) throws(C.Failure) {
    var value = value
    coder.box(ofSize: Value.boxBytes)
    try value.fields(&coder)
    if C.isReading { self = record(value) }
  }
}

/// A stored result, so that a retry changes nothing twice.
package struct IdempotentReply: Equatable, Sendable {
  package var key: IdempotencyKey
  /// The request's parameters in canonical form; a retry must send equal ones.
  package var parameters: [UInt8]
  package var result: [UInt8]
  package var answeredAt: Moment

  package init(key: IdempotencyKey, parameters: [UInt8], result: [UInt8], answeredAt: Moment) {
    self.key = key
    self.parameters = parameters
    self.result = result
    self.answeredAt = answeredAt
  }

  /// How long an answer is stored, by the system's clock: 24 hours.
  package static let lifetimeMilliseconds: Int64 = 24 * 3600 * 1000
}

/// The key of a request that may be retried: the caller's key, for one method.
package struct IdempotencyKey: Hashable, Sendable {
  package var method: [UInt8]
  package var idempotencyKey: [UInt8]

  package init(method: [UInt8], idempotencyKey: [UInt8]) {
    self.method = method
    self.idempotencyKey = idempotencyKey
  }
}

extension IdempotentReply: FieldHolder {
  static func blank(_ key: IdempotencyKey) -> Self {
    Self(key: key, parameters: [], result: [], answeredAt: .blank)
  }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&parameters)
    try coder.line(&result)
    try coder.moment(&answeredAt)
  }
}
