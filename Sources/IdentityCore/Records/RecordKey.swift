/// The key of a record: its type, its project and an id, as the tables have them.
package struct RecordKey: ByteHashed, Sendable {
  package let type: RecordType
  /// 0 for the records of no project.
  package let project: ProjectNumber
  /// Empty for a record of which a project has only one.
  package let id: [UInt8]

  /// Takes an id as the tables have it.
  package init(_ type: RecordType, _ project: ProjectNumber, _ id: [UInt8] = []) {
    (self.type, self.project, self.id) = (type, project, id)
  }

  package var byteHash: UInt64 { Self.byteHash(type, project, id.span) }

  /// Returns the hash of a key without making it.
  package static func byteHash(
    _ type: RecordType,
    _ project: ProjectNumber,
    _ id: Span<UInt8>
  ) -> UInt64 {
    ByteHash.ofProcess.hash(id, after: UInt64(type.code) << 32 | UInt64(project.value))
  }
}

// What makes a key of each type.
extension RecordKey {
  /// Covers all projects, because a start has to find it.
  package static var directory: Self { Self(.directory, ProjectNumber(0)) }
  /// Covers all projects, because a start has to find it.
  package static var erasures: Self { Self(.erasures, ProjectNumber(0)) }

  /// The key of a project, which has its number only in the record.
  package static func project(_ id: ProjectID) -> Self {
    Self(.project, ProjectNumber(0), id.bytes)
  }

  package static var projectCounts: One { One(.projectCounts) }
  package static var salt: One { One(.salt) }
  package static var rollout: One { One(.rollout) }
  package static var webhooks: One { One(.webhooks) }
  package static var stores: One { One(.stores) }
  package static var device: Each<DeviceID> { Each<DeviceID>(.device) }
  package static var user: Each<UserID> { Each<UserID>(.user) }
  package static var customer: Each<CustomerID> { Each<CustomerID>(.customer) }
  package static var purchase: Each<ChainKey> { Each<ChainKey>(.purchase) }
  package static var account: Each<AccountKey> { Each<AccountKey>(.account) }
  package static var answer: Each<IdempotencyKey> { Each<IdempotencyKey>(.answer) }
  package static var properties: Each<CustomerID> { Each<CustomerID>(.properties) }
  package static var tombstone: Each<Digest> { Each<Digest>(.tombstone) }
  package static var definition: Each<Int64> { Each<Int64>(.definition) }
  package static var userTrail: Each<UserID> { Each<UserID>(.userTrail) }
  package static var purchaseTrail: Each<ChainKey> { Each<ChainKey>(.purchaseTrail) }
  /// A further key of a chain, or the name of a chain that others replace.
  package static var chainName: Each<ChainKey> { Each<ChainKey>(.chainName) }
  package static var consumer: Each<ConsumerID> { Each<ConsumerID>(.consumer) }
  package static var receivedNotifications: Each<UInt16> { Each<UInt16>(.receivedNotifications) }
  package static var accountToken: Each<AccountTokenID> { Each<AccountTokenID>(.accountToken) }
  package static var mention: Each<Mention> { Each<Mention>(.mention) }

  /// The key of the record that lists a chain as unclaimed.
  package static func unclaimed(_ project: ProjectNumber, _ chain: ChainKey) -> Self {
    Self(.unclaimed, project, chain.unclaimedID)
  }

  /// Makes the key of a record of which each project has one.
  package struct One: Sendable {
    private let type: RecordType

    fileprivate init(_ type: RecordType) { self.type = type }

    /// Returns the key in a project.
    package func callAsFunction(_ project: ProjectNumber) -> RecordKey {
      RecordKey(type, project)
    }
  }

  /// Makes the keys of a type of which each project has many, by their ids.
  package struct Each<ID: KeyID>: Sendable {
    private let type: RecordType

    fileprivate init(_ type: RecordType) { self.type = type }

    /// Returns the key of an id in a project.
    package func callAsFunction(_ project: ProjectNumber, _ id: ID) -> RecordKey {
      RecordKey(type, project, id.keyID)
    }
  }
}

/// An id that a record's key consists of.
package protocol KeyID {
  /// The key's id.
  var keyID: [UInt8] { get }

  /// Takes the id of a key of the right type; nil if it is none.
  init?(_ key: RecordKey)
}

extension Identifier: KeyID {
  package var keyID: [UInt8] { bytes }
  package init(_ key: RecordKey) { bytes = key.id }
}

extension Digest: KeyID {
  package var keyID: [UInt8] { bytes }
  package init(_ key: RecordKey) { self.init(key.id) }
}

// The store, a colon, the transaction; no store's name has a colon.
extension ChainKey: KeyID {
  package var keyID: [UInt8] { joined(by: UInt8(ascii: ":")) }

  /// Returns nil for an id of another form.
  package init?(_ key: RecordKey) {
    self.init(key.id, splitAt: key.type == .unclaimed ? 0 : UInt8(ascii: ":"))
  }

  /// The id of the record that lists the chain as unclaimed; these ids sort as chains do, because
  /// every byte of a name is greater than zero.
  package var unclaimedID: [UInt8] { joined(by: 0) }

  /// Returns nil for bytes that are not of this form.
  package init?(unclaimedID: [UInt8]) { self.init(unclaimedID, splitAt: 0) }

  private func joined(by separator: UInt8) -> [UInt8] {
    let (store, transaction) = (store.bytes, originalTransaction.bytes)
    var id = [UInt8](repeating: separator, count: store.count + 1 + transaction.count)
    // Appending checks for a unique owner each time.
    var bytes = id.mutableSpan
    for index in store.indices { bytes[index] = store[index] }
    for index in transaction.indices { bytes[store.count + 1 + index] = transaction[index] }
    return id
  }

  private init?(_ id: [UInt8], splitAt separator: UInt8) {
    guard let end = id.firstIndex(of: separator) else { return nil }
    self.init(
      store: StoreName(Array(id[..<end])),
      originalTransaction: TransactionID(Array(id[(end + 1)...]))
    )
  }
}

// The length of the method, the method, the client's key.
extension IdempotencyKey: KeyID {
  package var keyID: [UInt8] {
    var writer = ByteWriter(capacity: method.count + idempotencyKey.count + 4)
    writer.bytes(method)
    writer.raw(idempotencyKey)
    return writer.written
  }

  /// Returns nil for bytes of another form.
  package init?(_ key: RecordKey) {
    var reader = ByteReader(key.id, of: key.type)
    guard let method = try? reader.byteList() else { return nil }
    self.init(method: method, idempotencyKey: Array(key.id[reader.offset...]))
  }
}

// A letter for the kind, then the account or the device.
extension AccountKey: KeyID {
  package var keyID: [UInt8] {
    switch self {
    case .named(let id): [UInt8(ascii: "n")] + id.bytes
    case .device(let id): [UInt8(ascii: "d")] + id.bytes
    }
  }

  /// Returns nil for another letter.
  package init?(_ key: RecordKey) {
    let id = Array(key.id.dropFirst())
    switch key.id.first {
    case UInt8(ascii: "n"): self = .named(StoreAccountID(id))
    case UInt8(ascii: "d"): self = .device(DeviceID(id))
    default: return nil
    }
  }
}

extension Int64: KeyID {
  package var keyID: [UInt8] {
    var writer = ByteWriter()
    writer.signed(self)
    return writer.written
  }

  /// Returns nil for bytes that encode no number.
  package init?(_ key: RecordKey) {
    var reader = ByteReader(key.id, of: key.type)
    guard let number = try? reader.signed(), (try? reader.end()) != nil else { return nil }
    self = number
  }
}

extension UInt16: KeyID {
  package var keyID: [UInt8] { [UInt8(self >> 8), UInt8(truncatingIfNeeded: self)] }

  /// Returns nil for bytes that encode no number.
  package init?(_ key: RecordKey) {
    guard key.id.count == 2 else { return nil }
    self = UInt16(key.id[0]) << 8 | UInt16(key.id[1])
  }
}
