package import IdentityCore

/// The address of a record in a store of bytes.
///
/// Distinct keys have distinct addresses. The encoding of an id is on disk and must not change.
package struct RecordAddress: ByteHashed, Sendable {
  package let type: RecordType
  /// 0 for the directory and for projects, which belong to no project.
  package let project: ProjectNumber
  package let id: [UInt8]

  package init(_ key: RecordKey) {
    switch key {
    case .directory: self.init(.directory, ProjectNumber(0), [])
    case .project(let id): self.init(.project, ProjectNumber(0), id.bytes)
    case .projectCounts(let project): self.init(.projectCounts, project, [])
    case .device(let project, let id): self.init(.device, project, id.bytes)
    case .user(let project, let id): self.init(.user, project, id.bytes)
    case .customer(let project, let id): self.init(.customer, project, id.bytes)
    case .purchase(let project, let chain): self.init(.purchase, project, chain.addressBytes)
    case .account(let project, let account): self.init(.account, project, account.addressBytes)
    case .properties(let project, let id): self.init(.properties, project, id.bytes)
    case .salt(let project): self.init(.salt, project, [])
    case .tombstone(let project, let digest): self.init(.tombstone, project, digest.bytes)
    case .erasures: self.init(.erasures, ProjectNumber(0), [])
    case .userTrail(let project, let id): self.init(.userTrail, project, id.bytes)
    case .purchaseTrail(let project, let chain):
      self.init(.purchaseTrail, project, chain.addressBytes)
    case .consumer(let project, let id): self.init(.consumer, project, id.bytes)
    case .webhooks(let project): self.init(.webhooks, project, [])
    case .stores(let project): self.init(.stores, project, [])
    case .receivedNotifications(let project, let bucket):
      self.init(.receivedNotifications, project, bucket.addressBytes)
    case .chainName(let project, let key): self.init(.chainName, project, key.addressBytes)
    case .accountToken(let project, let id): self.init(.accountToken, project, id.bytes)
    case .unclaimed(let project, let chain): self.init(.unclaimed, project, chain.sortedBytes)
    case .mention(let project, let mention): self.init(.mention, project, mention.addressBytes)
    case .answer(let project, let answer): self.init(.answer, project, answer.addressBytes)
    case .definition(let project, let number):
      self.init(.definition, project, number.addressBytes)
    case .rollout(let project): self.init(.rollout, project, [])
    }
  }

  /// Takes an id as the encoding of a key.
  package init(_ type: RecordType, _ project: ProjectNumber, _ id: [UInt8]) {
    self.type = type
    self.project = project
    self.id = id
  }

  package var byteHash: UInt64 { Self.byteHash(type, project, id.span) }

  /// Returns the hash of an address without building it.
  static func byteHash(
    _ type: RecordType,
    _ project: ProjectNumber,
    _ id: Span<UInt8>
  ) -> UInt64 {
    let start = UInt64(type.code) << 32 | UInt64(project.value)
    return ByteHash.ofProcess.hash(id, after: start)
  }
}

extension Int64 {
  fileprivate var addressBytes: [UInt8] {
    var writer = ByteWriter()
    writer.signed(self)
    return writer.written
  }

  /// Returns nil for bytes that encode no number.
  init?(addressBytes: [UInt8]) {
    var reader = ByteReader(addressBytes, of: .definition)
    guard let number = try? reader.signed(), (try? reader.end()) != nil else { return nil }
    self = number
  }
}

extension UInt16 {
  fileprivate var addressBytes: [UInt8] { [UInt8(self >> 8), UInt8(truncatingIfNeeded: self)] }

  /// Returns nil for bytes that encode no number.
  init?(addressBytes: [UInt8]) {
    guard addressBytes.count == 2 else { return nil }
    self = UInt16(addressBytes[0]) << 8 | UInt16(addressBytes[1])
  }
}

extension ChainKey {
  /// The store, a colon and the transaction; a store's name has no colon.
  fileprivate var addressBytes: [UInt8] {
    store.bytes + [UInt8(ascii: ":")] + originalTransaction.bytes
  }

  /// Decodes the chain of a purchase's address; returns nil for invalid bytes.
  package init?(addressBytes: [UInt8]) {
    guard let colon = addressBytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    self.init(
      store: StoreName(Array(addressBytes[..<colon])),
      originalTransaction: TransactionID(Array(addressBytes[(colon + 1)...]))
    )
  }
}

extension ChainKey {
  /// Bytes that sort as chains do: by store, then by transaction.
  ///
  /// A zero ends the store's name, because no name contains it and every other byte is greater.
  package var sortedBytes: [UInt8] { store.bytes + [0] + originalTransaction.bytes }

  /// Returns nil for bytes that are not of this form.
  package init?(sortedBytes: [UInt8]) {
    guard let end = sortedBytes.firstIndex(of: 0) else { return nil }
    self.init(
      store: StoreName(Array(sortedBytes[..<end])),
      originalTransaction: TransactionID(Array(sortedBytes[(end + 1)...]))
    )
  }
}

extension AccountKey {
  fileprivate var addressBytes: [UInt8] {
    switch self {
    case .named(let id): [UInt8(ascii: "n")] + id.bytes
    case .device(let id): [UInt8(ascii: "d")] + id.bytes
    }
  }

  /// Returns nil for bytes that encode no account.
  init?(addressBytes: [UInt8]) {
    switch addressBytes.first {
    case UInt8(ascii: "n"): self = .named(StoreAccountID(Array(addressBytes.dropFirst())))
    case UInt8(ascii: "d"): self = .device(DeviceID(Array(addressBytes.dropFirst())))
    default: return nil
    }
  }
}

extension IdempotencyKey {
  /// The key in its record's address: the method, then the caller's key.
  package var addressBytes: [UInt8] {
    var writer = ByteWriter()
    writer.bytes(method)
    return writer.written + idempotencyKey
  }

  /// Decodes the key of an answer's address; throws for invalid bytes.
  package init(addressBytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(addressBytes, of: .answer)
    let method = try reader.byteList()
    self.init(method: method, idempotencyKey: Array(addressBytes[reader.offset...]))
  }
}
