import IdentityCore

/// Counts durable changes, and tells whether a record has changed since a count.
///
/// A record is known by a slot that its key's hash chooses. Records that share a slot invalidate
/// each other's replies, which costs a decision and is never wrong.
struct RecordVersions {
  private static let slotBits: UInt32 = 20

  /// The count at the last durable change of each slot; empty before the first reply is kept.
  private var slots: [UInt32] = []
  /// How often changes became durable.
  private(set) var current: UInt32 = 0
  /// What changed in turns that are not durable yet, in their order.
  private var pending: [(turn: TurnNumber, hashes: [UInt64])] = []

  /// The slot of what has such a hash.
  static func slot(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 8) & (1 << slotBits - 1)
  }

  /// Begins to count, for a first reply: what changed before does not concern it.
  mutating func begin() {
    if slots.isEmpty { slots = Array(repeating: 0, count: 1 << Int(Self.slotBits)) }
  }

  /// Remembers what a turn changes until the turn is durable.
  mutating func note(_ hashes: [UInt64], in turn: TurnNumber) {
    pending.append((turn, hashes))
  }

  /// Counts the changes of every turn up to this one, which are durable.
  mutating func settle(through durable: TurnNumber) {
    let settled = pending.prefix { $0.turn <= durable }
    guard !settled.isEmpty else { return }
    current += 1
    for turn in settled where !slots.isEmpty {
      for hash in turn.hashes { slots[Int(Self.slot(hash))] = current }
    }
    pending.removeFirst(settled.count)
  }

  /// Forgets changes of turns that could not be committed.
  mutating func forgetPending() {
    pending.removeAll()
  }

  @inline(__always)
  func isUnchanged(_ slot: UInt32, since version: UInt32) -> Bool {
    slots[Int(slot)] <= version
  }
}
