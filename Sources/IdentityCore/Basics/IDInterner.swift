/// A small cache of recent ids, so that equal ids share their bytes in memory.
///
/// A device names its user, the user its device and its customer, and a purchase all of them. A
/// million purchases name a handful of products. Separate copies would take more memory than the
/// rest of the records.
package final class IDInterner {
  /// One id per slot, by hash; a new id replaces the old one.
  private var slots: [[UInt8]]

  private static let count = 1 << 10

  package init() {
    slots = Array(repeating: [], count: Self.count)
  }

  /// Returns the id, with the bytes of the cached copy if there is one.
  package func shared<Kind>(_ id: Identifier<Kind>) -> Identifier<Kind> {
    let slot = slot(of: id.bytes.span)
    if slots[slot] != id.bytes { slots[slot] = id.bytes }
    return Identifier(slots[slot])
  }

  /// Returns the bytes as an array, the cached copy if there is one.
  package func shared(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let slot = slot(of: bytes.span)
    if !slots[slot].elementsEqual(bytes) { slots[slot] = Array(bytes) }
    return slots[slot]
  }

  private func slot(of bytes: Span<UInt8>) -> Int {
    Int(truncatingIfNeeded: ByteHash.ofProcess.hash(bytes)) & (Self.count - 1)
  }
}

extension IDInterner {
  /// Returns the key with both ids shared.
  package func shared(_ chain: ChainKey) -> ChainKey {
    ChainKey(
      store: shared(chain.store),
      originalTransaction: shared(chain.originalTransaction)
    )
  }

  /// Returns the key with its id shared, for the common record types.
  package func shared(_ key: RecordKey) -> RecordKey {
    switch key {
    case .device(let project, let id): .device(project, shared(id))
    case .user(let project, let id): .user(project, shared(id))
    case .customer(let project, let id): .customer(project, shared(id))
    case .purchase(let project, let chain): .purchase(project, shared(chain))
    case .account(let project, .named(let id)): .account(project, .named(shared(id)))
    case .account(let project, .device(let id)): .account(project, .device(shared(id)))
    default: key
    }
  }
}

extension Record {
  /// Returns the key rebuilt from the record's own id, so that both share their bytes.
  func ownKey(for key: RecordKey) -> RecordKey {
    switch (self, key) {
    case (.device(let device), .device(let project, _)): .device(project, device.id)
    case (.user(let user), .user(let project, _)): .user(project, user.id)
    case (.customer(let customer), .customer(let project, _)): .customer(project, customer.id)
    case (.purchase(let purchase), .purchase(let project, _)): .purchase(project, purchase.key)
    case (.account(let account), .account(let project, _)): .account(project, account.key)
    default: key
    }
  }
}
