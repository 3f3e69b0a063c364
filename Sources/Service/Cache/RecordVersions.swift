import IdentityCore

/// Counts durable changes, and tells whether a record has changed since a count.
///
/// A record is known by a slot that its key's hash chooses. Records that share a slot invalidate
/// each other's replies, which costs a decision and is never wrong.
struct RecordVersions {
  private static let slotBits: UInt32 = 20

  /// The number of the last durable change of each slot; empty before the first reply is kept.
  private var slots: [UInt32] = []
  /// The number of the last durable change.
  private(set) var current: UInt32 = 0
  /// What changed in turns that are not durable yet, in their order.
  private var pending: [(turn: TurnNumber, hashes: [UInt64])] = []

  /// The slot of the record with such a key.
  static func slot(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 8) & (1 << slotBits - 1)
  }

  /// Whether the numbers may not suffice for another turn.
  var isFull: Bool { current > .max - 1 << 28 }

  /// Begins to count: what changed before concerns no reply that is kept.
  mutating func begin() {
    slots = Array(repeating: 0, count: 1 << Int(Self.slotBits))
    current = 1
  }

  /// Counts no more, for no reply is kept.
  mutating func end() {
    slots = []
  }

  /// Remembers what a turn changes until the turn is durable.
  mutating func note(_ hashes: consuming [UInt64], in turn: TurnNumber) {
    pending.append((turn, hashes))
  }

  /// Counts the changes of every turn up to this one, which are durable.
  mutating func settle(through durable: TurnNumber) {
    let count = pending.prefix { $0.turn <= durable }.count
    guard count > 0 else { return }
    for turn in pending[..<count] where !slots.isEmpty {
      for hash in turn.hashes {
        current += 1
        slots[Int(Self.slot(hash))] = current
      }
    }
    pending.removeFirst(count)
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
