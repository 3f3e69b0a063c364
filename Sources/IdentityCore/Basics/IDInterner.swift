/// Ids that were met of late: one that comes again is the same bytes in memory.
///
/// A device names its user, the user its device and its customer, a purchase all of them; and a
/// million purchases name a handful of products. Each of them with a copy of its own would take
/// more than all else of what a record is.
package final class IDInterner {
  /// An id stands where its hash says, until another one comes there.
  private var slots: [[UInt8]]

  private static let count = 1 << 10

  package init() {
    slots = Array(repeating: [], count: Self.count)
  }

  /// The id, as it was met before where it was.
  package func shared<Kind>(_ id: Identifier<Kind>) -> Identifier<Kind> {
    let place = place(of: id.bytes.span)
    if slots[place] != id.bytes { slots[place] = id.bytes }
    return Identifier(slots[place])
  }

  /// What stands among other bytes.
  package func shared(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let place = place(of: bytes.span)
    if !slots[place].elementsEqual(bytes) { slots[place] = Array(bytes) }
    return slots[place]
  }

  private func place(of bytes: Span<UInt8>) -> Int {
    Int(truncatingIfNeeded: ByteHash.ofProcess.hash(bytes)) & (Self.count - 1)
  }
}

extension IDInterner {
  /// By both of its ids.
  package func shared(_ chain: ChainKey) -> ChainKey {
    ChainKey(
      store: shared(chain.store),
      originalTransaction: shared(chain.originalTransaction)
    )
  }

  /// Of the records that a decision about somebody needs.
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
  /// The key, by the very id that the record has.
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
