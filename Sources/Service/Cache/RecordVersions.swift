import IdentityCore

/// Counts durable changes, and reports whether a record has changed since a count.
///
/// The hash of a record's key chooses its slot. Records that share a slot invalidate each other's
/// replies, which costs a decision and is never wrong.
struct RecordVersions {
  private static let slotBits: UInt32 = 20

  /// The count at the last durable change of each slot; empty before the first cached reply.
  private var slots: [UInt32] = []
  /// The number of times that changes became durable.
  private(set) var current: UInt32 = 0
  /// Changes of turns that are not durable yet, in order.
  private var pending: [(turn: TurnNumber, hashes: [UInt64])] = []

  /// Returns the slot for a key's hash.
  static func slot(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 8) & (1 << slotBits - 1)
  }

  /// Starts to count, for the first cached reply; earlier changes do not affect it.
  mutating func begin() {
    if slots.isEmpty { slots = Array(repeating: 0, count: 1 << Int(Self.slotBits)) }
  }

  /// Remembers a turn's changes until the turn is durable.
  mutating func note(_ hashes: [UInt64], in turn: TurnNumber) {
    pending.append((turn, hashes))
  }

  /// Counts the changes of all turns up to `durable`.
  mutating func settle(through durable: TurnNumber) {
    let settled = pending.prefix { $0.turn <= durable }
    guard !settled.isEmpty else { return }
    current += 1
    for turn in settled where !slots.isEmpty {
      for hash in turn.hashes { slots[Int(Self.slot(hash))] = current }
    }
    pending.removeFirst(settled.count)
  }

  /// Forgets the changes of turns that failed to commit.
  mutating func forgetPending() {
    pending.removeAll()
  }

  @inline(__always)
  func isUnchanged(_ slot: UInt32, since version: UInt32) -> Bool {
    slots[Int(slot)] <= version
  }
}
