/// The key of a record: its type, its project, and an id in up to two parts.
package struct RecordKey: ByteHashed, Sendable {
  package let type: RecordType
  /// 0 for the records of no project.
  package let project: ProjectNumber
  /// What the id is unique in, for example the store of a chain; mostly empty.
  package let scope: [UInt8]
  /// Empty for a record of which a project has only one.
  package let id: [UInt8]

  /// Takes the parts as they are; `RecordType.row` says how they make up an address.
  package init(
    _ type: RecordType,
    _ project: ProjectNumber,
    _ id: [UInt8] = [],
    in scope: [UInt8] = []
  ) {
    (self.type, self.project, self.id, self.scope) = (type, project, id, scope)
  }

  package var byteHash: UInt64 {
    var start = UInt64(type.code) << 32 | UInt64(project.value)
    if !scope.isEmpty { start = ByteHash.ofProcess.hash(scope.span, after: start) }
    return ByteHash.ofProcess.hash(id.span, after: start)
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

  package static let projectCounts = One(.projectCounts)
  package static let salt = One(.salt)
  package static let rollout = One(.rollout)
  package static let webhooks = One(.webhooks)
  package static let stores = One(.stores)
  package static let device = Each<DeviceID>(.device)
  package static let user = Each<UserID>(.user)
  package static let customer = Each<CustomerID>(.customer)
  package static let purchase = Each<ChainKey>(.purchase)
  package static let account = Each<AccountKey>(.account)
  package static let answer = Each<IdempotencyKey>(.answer)
  package static let properties = Each<CustomerID>(.properties)
  package static let tombstone = Each<Digest>(.tombstone)
  package static let definition = Each<Int64>(.definition)
  package static let userTrail = Each<UserID>(.userTrail)
  package static let purchaseTrail = Each<ChainKey>(.purchaseTrail)
  /// A further key of a chain, or the name of a chain that others replace.
  package static let chainName = Each<ChainKey>(.chainName)
  package static let consumer = Each<ConsumerID>(.consumer)
  package static let receivedNotifications = Each<UInt16>(.receivedNotifications)
  package static let accountToken = Each<AccountTokenID>(.accountToken)
  package static let unclaimed = Each<ChainKey>(.unclaimed)
  package static let mention = Each<Mention>(.mention)

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
      RecordKey(type, project, id.keyID, in: id.keyScope)
    }
  }
}

/// An id that a record's key consists of.
package protocol KeyID {
  /// The key's id.
  var keyID: [UInt8] { get }
  /// The key's scope.
  var keyScope: [UInt8] { get }

  /// Takes the id of a key of the right type; nil if it is none.
  init?(_ key: RecordKey)
}

extension KeyID {
  package var keyScope: [UInt8] { [] }
}

extension Identifier: KeyID {
  package var keyID: [UInt8] { bytes }
  package init(_ key: RecordKey) { bytes = key.id }
}

extension Digest: KeyID {
  package var keyID: [UInt8] { bytes }
  package init(_ key: RecordKey) { self.init(key.id) }
}

extension ChainKey: KeyID {
  package var keyID: [UInt8] { originalTransaction.bytes }
  package var keyScope: [UInt8] { store.bytes }

  package init(_ key: RecordKey) {
    self.init(store: StoreName(key.scope), originalTransaction: TransactionID(key.id))
  }
}

extension IdempotencyKey: KeyID {
  package var keyID: [UInt8] { idempotencyKey }
  package var keyScope: [UInt8] { method }
  package init(_ key: RecordKey) { self.init(method: key.scope, idempotencyKey: key.id) }
}

extension AccountKey: KeyID {
  static let deviceScope = [UInt8(ascii: "d")]
  private static let namedScope = [UInt8(ascii: "n")]

  package var keyID: [UInt8] {
    switch self {
    case .named(let id): id.bytes
    case .device(let id): id.bytes
    }
  }

  package var keyScope: [UInt8] {
    if case .device = self { Self.deviceScope } else { Self.namedScope }
  }

  /// Returns nil for a scope of another kind.
  package init?(_ key: RecordKey) {
    switch key.scope {
    case Self.namedScope: self = .named(StoreAccountID(key))
    case Self.deviceScope: self = .device(DeviceID(key))
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
