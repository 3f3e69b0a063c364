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
    Identifier(shared(id.bytes))
  }

  private func shared(_ bytes: [UInt8]) -> [UInt8] {
    let slot = slot(of: bytes.span)
    if slots[slot] != bytes { slots[slot] = bytes }
    return slots[slot]
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
  /// Returns the key with its id shared, for the common record types.
  package func shared(_ key: RecordKey) -> RecordKey {
    switch key.type {
    case .device, .user, .customer: RecordKey(key.type, key.project, shared(key.id))
    default: key
    }
  }
}
