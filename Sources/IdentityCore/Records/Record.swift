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

/// The key of a record.
package enum RecordKey: ByteHashed, Sendable {
  case directory
  case project(ProjectID)
  case projectCounts(ProjectNumber)
  case device(ProjectNumber, DeviceID)
  case user(ProjectNumber, UserID)
  case customer(ProjectNumber, CustomerID)
  case purchase(ProjectNumber, ChainKey)
  case account(ProjectNumber, AccountKey)
  case answer(ProjectNumber, IdempotencyKey)
  case properties(ProjectNumber, CustomerID)
  case salt(ProjectNumber)
  case tombstone(ProjectNumber, Digest)
  /// Covers all projects, because a start has to find it.
  case erasures
  case definition(ProjectNumber, Int64)
  case rollout(ProjectNumber)
  case userTrail(ProjectNumber, UserID)
  case purchaseTrail(ProjectNumber, ChainKey)
  /// A further key of a chain, or the name of a chain that others replace.
  case chainName(ProjectNumber, ChainKey)
  case consumer(ProjectNumber, ConsumerID)
  case webhooks(ProjectNumber)
  case stores(ProjectNumber)
  case receivedNotifications(ProjectNumber, UInt16)
  case accountToken(ProjectNumber, AccountTokenID)
  case unclaimed(ProjectNumber, ChainKey)
  case mention(ProjectNumber, Mention)
}

extension RecordKey {
  package var byteHash: UInt64 {
    switch self {
    case .directory: Self.hash(1)
    case .project(let id): Self.hash(2, of: id)
    case .projectCounts(let project): Self.hash(3, project)
    case .device(let project, let id): Self.hash(4, project, of: id)
    case .user(let project, let id): Self.hash(5, project, of: id)
    case .customer(let project, let id): Self.hash(6, project, of: id)
    case .purchase(let project, let chain): Self.hash(7, project, chain.byteHash)
    case .account(let project, .named(let id)): Self.hash(8, project, of: id)
    case .account(let project, .device(let id)): Self.hash(9, project, of: id)
    case .answer(let project, let key):
      Self.hash(10, project, ByteHash.ofProcess.hash(key.idempotencyKey.span))
    case .properties(let project, let id): Self.hash(11, project, of: id)
    case .salt(let project): Self.hash(12, project)
    case .tombstone(let project, let digest):
      Self.hash(13, project, ByteHash.ofProcess.hash(digest.bytes.span))
    case .erasures: Self.hash(14)
    case .definition(let project, let number):
      Self.hash(15, project, UInt64(bitPattern: number))
    case .rollout(let project): Self.hash(16, project)
    case .userTrail(let project, let id): Self.hash(17, project, of: id)
    case .purchaseTrail(let project, let chain): Self.hash(18, project, chain.byteHash)
    case .consumer(let project, let id): Self.hash(19, project, of: id)
    case .webhooks(let project): Self.hash(20, project)
    case .stores(let project): Self.hash(24, project)
    case .receivedNotifications(let project, let bucket):
      Self.hash(25, project, UInt64(bucket))
    case .chainName(let project, let key): Self.hash(21, project, key.byteHash)
    case .accountToken(let project, let id): Self.hash(23, project, of: id)
    case .unclaimed(let project, let chain): Self.hash(22, project, chain.byteHash)
    case .mention(let project, let mention):
      Self.hash(26, project, ByteHash.ofProcess.hash(mention.addressBytes.span))
    }
  }

  private static func hash<Kind>(
    _ type: UInt64,
    _ project: ProjectNumber = ProjectNumber(0),
    of id: Identifier<Kind>
  ) -> UInt64 {
    ByteHash.ofProcess.hash(id.bytes.span, after: start(type, project))
  }

  private static func hash(
    _ type: UInt64,
    _ project: ProjectNumber = ProjectNumber(0),
    _ rest: UInt64 = 0
  ) -> UInt64 {
    ByteHash.ofProcess.hash(rest, after: start(type, project))
  }

  private static func start(_ type: UInt64, _ project: ProjectNumber) -> UInt64 {
    type << 32 | UInt64(project.value)
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
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&parameters)
    try coder.line(&result)
    try coder.moment(&answeredAt)
  }
}

extension RecordKey {
  /// The type of the records with such a key.
  package var type: RecordType {
    switch self {
    case .directory: .directory
    case .project: .project
    case .projectCounts: .projectCounts
    case .device: .device
    case .user: .user
    case .customer: .customer
    case .purchase: .purchase
    case .account: .account
    case .answer: .answer
    case .properties: .properties
    case .salt: .salt
    case .tombstone: .tombstone
    case .erasures: .erasures
    case .definition: .definition
    case .rollout: .rollout
    case .userTrail: .userTrail
    case .purchaseTrail: .purchaseTrail
    case .consumer: .consumer
    case .webhooks: .webhooks
    case .stores: .stores
    case .receivedNotifications: .receivedNotifications
    case .chainName: .chainName
    case .accountToken: .accountToken
    case .unclaimed: .unclaimed
    case .mention: .mention
    }
  }
}
