package import IdentityCore

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
  static func encode(
    _ record: consuming Record,
    for key: RecordKey,
    into writer: inout ByteWriter
  ) {
    precondition(record.belongs(to: key), "RecordCodec: a record under a key of another one")
    writer.byte(record.version)
    switch consume record {
    case .directory(let directory): writer.list(directory.projects) { $1.id($0) }
    case .project(let project): writer.project(project)
    case .projectCounts(let projectCounts): writer.projectCounts(projectCounts)
    case .device(let device): writer.device(device)
    case .user(let user): writer.user(user)
    case .customer(let customer): writer.customer(customer)
    case .purchase(let purchase): writer.purchase(purchase)
    case .account(let account): writer.chains(account.purchases)
    case .answer(let answer): writer.answer(answer)
    case .properties(let properties): writer.properties(properties)
    case .salt(let salt): writer.bytes(salt.bytes)
    case .tombstone(let tombstone): writer.tombstone(tombstone)
    case .erasures(let erasures): writer.erasures(erasures)
    case .definition(let definition): writer.definition(definition)
    case .rollout(let rollout): writer.id(rollout.reached)
    case .userTrail(let trail): writer.trail(trail)
    case .purchaseTrail(let trail): writer.trail(trail)
    case .consumer(let consumer): writer.signed(consumer.cursor)
    case .webhooks(let webhooks): writer.webhooks(webhooks)
    case .stores(let settings): writer.stores(settings)
    case .receivedNotifications(let known): writer.receivedNotifications(known)
    case .chainName(let name): writer.chainName(name)
    case .accountToken(let token):
      writer.id(token.user)
      writer.chains(token.waiting)
    case .unclaimed: break
    }
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
    var reader = ByteReader(bytes, of: RecordAddress(key).type, sharing: ids)
    let found = try reader.byte()
    let isSecond = found == Record.secondVersion && key.hasSecondVersion
    guard isSecond || found == Record.firstVersion else {
      throw reader.error(.unknownVersion(found))
    }
    let record: Record =
      switch key {
      case .directory: .directory(try reader.directory())
      case .project(let id): .project(try reader.project(id))
      case .projectCounts:
        .projectCounts(try reader.projectCounts(withTimes: isSecond))
      case .device(_, let id): .device(try reader.device(id))
      case .user(_, let id): .user(try reader.user(id))
      case .customer(_, let id): .customer(try reader.customer(id))
      case .purchase(_, let chain): .purchase(try reader.purchase(chain))
      case .account(_, let account):
        .account(StoreAccount(key: account, purchases: try reader.chainList()))
      case .answer(_, let answer): .answer(try reader.answer(answer))
      case .properties(_, let customer): .properties(try reader.properties(customer))
      case .salt: .salt(Salt(bytes: try reader.byteList()))
      case .tombstone(_, let digest): .tombstone(try reader.tombstone(digest, withChain: isSecond))
      case .erasures: .erasures(try reader.erasures())
      case .definition(_, let number): .definition(try reader.definition(number))
      case .rollout: .rollout(Rollout(reached: try reader.id()))
      case .userTrail(_, let user): .userTrail(try reader.trail(of: user))
      case .purchaseTrail(_, let chain): .purchaseTrail(try reader.trail(of: chain))
      case .consumer(_, let id): .consumer(Consumer(id: id, cursor: try reader.signed()))
      case .webhooks: .webhooks(try reader.webhooks())
      case .stores: .stores(try reader.stores())
      case .receivedNotifications(_, let bucket):
        .receivedNotifications(try reader.receivedNotifications(bucket))
      case .chainName(_, let key): .chainName(try reader.chainName(key))
      case .accountToken(_, let id):
        .accountToken(
          AccountToken(id: id, user: try reader.optionalID(), waiting: try reader.chainList())
        )
      case .unclaimed(_, let chain): .unclaimed(chain)
      }
    try reader.end()
    return record
  }

  /// Decodes a record that was found by its address.
  package static func decode(
    _ bytes: [UInt8],
    at address: RecordAddress
  ) throws(CodecError) -> PagedRecord {
    guard let key = RecordKey(address) else {
      throw CodecError(type: address.type, offset: 0, fault: .badAddress)
    }
    return PagedRecord(id: address.id, record: try decode(bytes, for: key))
  }
}

extension Record {
  fileprivate static let firstVersion: UInt8 = 1
  /// That of counts with the times of events, and of tombstones with a chain.
  fileprivate static let secondVersion: UInt8 = 2

  fileprivate var version: UInt8 {
    switch self {
    case .projectCounts(let counts) where counts.emissions.latest != nil: Self.secondVersion
    case .tombstone(let tombstone) where tombstone.chain != nil: Self.secondVersion
    default: Self.firstVersion
    }
  }
}

extension RecordKey {
  fileprivate var hasSecondVersion: Bool {
    switch self {
    case .projectCounts, .tombstone: true
    default: false
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
    case (.receivedNotifications(let known), .receivedNotifications(_, let bucket)):
      known.bucket == bucket
    case (.consumer(let consumer), .consumer(_, let id)): consumer.id == id
    case (.chainName(let name), .chainName(_, let key)): name.key == key
    default: false
    }
  }
}

extension ByteReader {
  fileprivate mutating func directory() throws(CodecError) -> Directory {
    var directory = Directory()
    directory.projects = try list { reader throws(CodecError) in try reader.id() }
    return directory
  }
}

// Remembered answers.

extension ByteWriter {
  fileprivate mutating func answer(_ answer: IdempotentReply) {
    bytes(answer.parameters)
    bytes(answer.result)
    moment(answer.answeredAt)
  }
}

extension ByteReader {
  fileprivate mutating func answer(_ key: IdempotencyKey) throws(CodecError) -> IdempotentReply {
    IdempotentReply(
      key: key,
      parameters: try byteList(),
      result: try storedLine(),
      answeredAt: try moment()
    )
  }
}
