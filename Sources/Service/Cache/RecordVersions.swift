import IdentityCore

/// Counts durable changes, and returns whether a record has changed since a count.
///
/// The hash of a record's key chooses its slot. Records that share a slot invalidate each other's
/// replies, which costs a decision and is never wrong.
struct RecordVersions {
  private static let slotBits: UInt32 = 20

  /// The count at the last durable change of each slot; empty before the first reply is stored.
  private var slots: [UInt32] = []
  /// The number of times that changes became durable.
  private(set) var current: UInt32 = 0

  /// Returns the slot of a hash.
  static func slot(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 8) & (1 << slotBits - 1)
  }

  /// Starts counting changes at the first cached reply.
  mutating func begin() {
    if slots.isEmpty { slots = Array(repeating: 0, count: 1 << Int(Self.slotBits)) }
  }

  /// Counts changes that became durable: the hashes of the keys, turn by turn.
  mutating func record(_ changes: [[UInt64]]) {
    guard !changes.isEmpty else { return }
    current += 1
    guard !slots.isEmpty else { return }
    for hashes in changes {
      for hash in hashes { slots[Int(Self.slot(hash))] = current }
    }
  }

  @inline(__always)
  func isUnchanged(_ slot: UInt32, since version: UInt32) -> Bool {
    slots[Int(slot)] <= version
  }
}
