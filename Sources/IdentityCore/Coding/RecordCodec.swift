/// Encodes records to bytes and decodes them.
///
/// The bytes begin with the format's version and omit what the key contains.
package enum RecordCodec {
  /// Encodes a record, which must belong to the key.
  package static func encode(_ record: Record, for key: RecordKey) -> [UInt8] {
    var writer = ByteWriter()
    encode(record, for: key, into: &writer)
    return writer.written
  }

  /// Appends the encoding to what the writer holds.
  package static func encode(
    _ record: consuming Record,
    for key: RecordKey,
    into writer: inout ByteWriter
  ) {
    precondition(record.belongs(to: key), "RecordCodec: a record under a key of another one")
    let isSecond = record.isSecondVersion
    writer.byte(isSecond ? secondVersion : firstVersion)
    record.fields(isSecond, &writer)
  }

  /// Decodes a record, and rejects bytes that `encode` does not write.
  ///
  /// With `ids`, the record shares its ids with records that were decoded before, to save memory.
  package static func decode(
    _ bytes: [UInt8],
    for key: RecordKey,
    sharing ids: IDInterner? = nil
  ) throws(CodecError) -> Record {
    let key = ids?.shared(key) ?? key
    var record = key.blankRecord
    var reader = ByteReader(bytes, of: key.type, sharing: ids)
    let found = try reader.byte()
    let isSecond = found == secondVersion && key.hasSecondVersion
    guard isSecond || found == firstVersion else { throw reader.error(.unknownVersion(found)) }
    try record.fields(isSecond, &reader)
    try reader.end()
    return record
  }

  private static let firstVersion: UInt8 = 1
  /// That of counts with the times of events, tombstones with a chain, uncleared erasures, webhooks
  /// with kinds of events, and projects with base plans.
  private static let secondVersion: UInt8 = 2
}

extension Record {
  fileprivate var isSecondVersion: Bool {
    switch self {
    case .projectCounts(let counts): counts.emissions.latest != nil
    case .tombstone(let tombstone): tombstone.chain != nil
    case .erasures(let erasures): !erasures.uncleared.isEmpty
    case .webhooks(let webhooks): webhooks.nameKinds
    case .project(let project): project.hasBasePlans
    default: false
    }
  }

  /// Visits the fields that a store has of the record; its key has the rest.
  mutating func fields<C: FieldCoder & ~Copyable>(
    _ isSecond: Bool,
    _ coder: inout C
  ) throws(C.Failure) {
    switch self {
    case .directory(let value): try visit(value, Record.directory, &coder)
    case .project(var project):
      coder.box(ofSize: Project.boxBytes)
      try project.fields(withBasePlans: isSecond, &coder)
      if C.isReading { self = .project(project) }
    case .device(let value): try visit(value, Record.device, &coder)
    case .user(let value): try visit(value, Record.user, &coder)
    case .customer(let value): try visit(value, Record.customer, &coder)
    case .purchase(let value): try visit(value, Record.purchase, &coder)
    case .account(let value): try visit(value, Record.account, &coder)
    case .answer(let value): try visit(value, Record.answer, &coder)
    case .properties(let value): try visit(value, Record.properties, &coder)
    case .salt(let value): try visit(value, Record.salt, &coder)
    case .definition(let value): try visit(value, Record.definition, &coder)
    case .rollout(let value): try visit(value, Record.rollout, &coder)
    case .userTrail(let value): try visit(value, Record.userTrail, &coder)
    case .purchaseTrail(let value): try visit(value, Record.purchaseTrail, &coder)
    case .chainName(let value): try visit(value, Record.chainName, &coder)
    case .consumer(let value): try visit(value, Record.consumer, &coder)
    case .webhooks(var webhooks):
      coder.box(ofSize: Webhooks.boxBytes)
      try webhooks.fields(withKinds: isSecond, &coder)
      if C.isReading { self = .webhooks(webhooks) }
    case .stores(let value): try visit(value, Record.stores, &coder)
    case .receivedNotifications(let value): try visit(value, Record.receivedNotifications, &coder)
    case .accountToken(let value): try visit(value, Record.accountToken, &coder)
    case .projectCounts(var counts):
      coder.box(ofSize: MemoryLayout<ProjectCounts>.size)
      try counts.fields(withTimes: isSecond, &coder)
      if C.isReading { self = .projectCounts(counts) }
    case .erasures(var erasures):
      coder.box(ofSize: MemoryLayout<Erasures>.size)
      try erasures.fields(withUncleared: isSecond, &coder)
      if C.isReading { self = .erasures(erasures) }
    case .tombstone(var tombstone):
      coder.box(ofSize: MemoryLayout<Tombstone>.size)
      try tombstone.fields(withChain: isSecond, &coder)
      if C.isReading { self = .tombstone(tombstone) }
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

extension RecordKey {
  fileprivate var hasSecondVersion: Bool {
    switch self {
    case .projectCounts, .tombstone, .erasures, .webhooks, .project: true
    default: false
    }
  }

  /// A record of this key for a reader to fill.
  fileprivate var blankRecord: Record {
    switch self {
    case .directory: .directory(Directory())
    case .project(let id): .project(.blank(id))
    case .projectCounts: .projectCounts(ProjectCounts())
    case .device(_, let id): .device(Device(id: id, anonymousUser: .blank, createdAt: .blank))
    case .user(_, let id):
      .user(User(id: id, idOrigin: .identified, customer: .blank, createdAt: .blank))
    case .customer(_, let id): .customer(.blank(id))
    case .purchase(_, let chain): .purchase(.blank(chain))
    case .account(_, let account): .account(StoreAccount(key: account))
    case .answer(_, let key):
      .answer(IdempotentReply(key: key, parameters: [], result: [], answeredAt: .blank))
    case .properties(_, let customer): .properties(Properties(customer: customer))
    case .salt: .salt(Salt(bytes: []))
    case .tombstone(_, let digest): .tombstone(Tombstone(digest: digest, erasedAt: .blank))
    case .erasures: .erasures(Erasures())
    case .definition(_, let number):
      .definition(Definition(number: number, at: .blank, request: nil, before: .blank))
    case .rollout: .rollout(Rollout(reached: .blank))
    case .userTrail(_, let user): .userTrail(UserTrail(user: user))
    case .purchaseTrail(_, let chain): .purchaseTrail(PurchaseTrail(chain: chain))
    case .consumer(_, let id): .consumer(Consumer(id: id, cursor: 0))
    case .webhooks: .webhooks(Webhooks())
    case .stores: .stores(StoreSettings())
    case .receivedNotifications(_, let bucket):
      .receivedNotifications(ReceivedNotifications(bucket: bucket))
    case .chainName(_, let key): .chainName(ChainName(key: key))
    case .accountToken(_, let id): .accountToken(AccountToken(id: id))
    case .unclaimed(_, let chain): .unclaimed(chain)
    case .mention(_, let mention): .mention(mention)
    }
  }
}

extension Record {
  /// Whether the key is the record's own; the record's bytes do not repeat it.
  fileprivate func belongs(to key: RecordKey) -> Bool {
    switch (self, key) {
    case (.directory, .directory), (.projectCounts, .projectCounts), (.rollout, .rollout),
      (.salt, .salt):
      true
    case (.erasures, .erasures), (.webhooks, .webhooks), (.stores, .stores): true
    case (.tombstone(let tombstone), .tombstone(_, let digest)): tombstone.digest == digest
    case (.project(let project), .project(let id)): project.id == id
    case (.device(let device), .device(_, let id)): device.id == id
    case (.user(let user), .user(_, let id)): user.id == id
    case (.customer(let customer), .customer(_, let id)): customer.id == id
    case (.purchase(let purchase), .purchase(_, let chain)): purchase.key == chain
    case (.account(let account), .account(_, let key)): account.key == key
    case (.answer(let answer), .answer(_, let key)): answer.key == key
    case (.properties(let properties), .properties(_, let id)): properties.customer == id
    case (.definition(let definition), .definition(_, let number)): definition.number == number
    case (.userTrail(let trail), .userTrail(_, let user)): trail.user == user
    case (.purchaseTrail(let trail), .purchaseTrail(_, let chain)): trail.chain == chain
    case (.accountToken(let token), .accountToken(_, let id)): token.id == id
    case (.unclaimed(let listed), .unclaimed(_, let chain)): listed == chain
    case (.mention(let listed), .mention(_, let mention)): listed == mention
    case (.receivedNotifications(let known), .receivedNotifications(_, let bucket)):
      known.bucket == bucket
    case (.consumer(let consumer), .consumer(_, let id)): consumer.id == id
    case (.chainName(let name), .chainName(_, let key)): name.key == key
    default: false
    }
  }
}
