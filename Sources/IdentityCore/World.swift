/// The number of a turn of the loop: everything that one turn changed becomes durable together.
package struct TurnNumber: Hashable, Comparable, Sendable {
  package let value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }

  package static let none = TurnNumber(0)

  package var next: TurnNumber { TurnNumber(value + 1) }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// A bounded window on what is kept: the records that decisions have asked for.
///
/// The database is the truth. A record that was changed stays here until its turn is durable; the
/// others go out when they are cold (`trim`). A class, because drafts look into it and must not
/// copy it.
package final class World {
  private var slots: [Slot?] = []
  private var freeSlots: [Int] = []
  private var index: [RecordKey: Int] = [:]
  private var hand = 0
  /// What the records here weigh, by estimate.
  package private(set) var bytes = 0
  /// What `trim` brings `bytes` down to.
  package let bytesMax: Int

  private struct Slot {
    var key: RecordKey
    /// Nil where it is known that there is none.
    var record: Record?
    /// The turn that last changed it; `none` when it came from the store.
    var turn: TurnNumber
    var footprint: Int
    var wasUsed: Bool

    mutating func use() -> Finding {
      wasUsed = true
      return .known(record, changedIn: turn)
    }
  }

  package init(bytesMax: Int) {
    self.bytesMax = bytesMax
  }

  package var count: Int { index.count }

  /// All that is here, without what is known to be nowhere: for checks.
  package var records: [RecordKey: Record] {
    index.compactMapValues { slots[$0]?.record }
  }

  /// What is known of a key.
  package enum Finding {
    case unknown
    case known(Record?, changedIn: TurnNumber)
  }

  /// Also marks the record as used, so that it stays for another round of `trim`.
  package func find(_ key: RecordKey) -> Finding {
    guard let position = index[key] else { return .unknown }
    return slots[position]?.use() ?? .unknown
  }

  /// Takes in what the store has under the key; what is here already is newer and stays.
  package func bring(_ record: Record?, for key: RecordKey) {
    guard index[key] == nil else { return }
    put(record, for: key, turn: .none)
  }

  /// Changes a record as part of a turn; nil takes it away.
  package func change(_ record: Record?, for key: RecordKey, in turn: TurnNumber) {
    put(record, for: key, turn: turn)
  }

  /// Drops every change that is not durable, as if those turns had never been.
  package func forgetChanges(after durable: TurnNumber) {
    for position in slots.indices {
      guard let slot = slots[position], slot.turn > durable else { continue }
      remove(at: position)
    }
  }

  /// Goes over what changed since a turn.
  package func forEachChange(after turn: TurnNumber, _ body: (RecordKey, Record?) -> Void) {
    for slot in slots {
      if let slot, slot.turn > turn { body(slot.key, slot.record) }
    }
  }

  /// Forgets the keys of which it is known, and durable, that there is nothing under them.
  package func forgetAbsent(durable: TurnNumber) {
    for position in slots.indices {
      guard let slot = slots[position], slot.record == nil, slot.turn <= durable else { continue }
      remove(at: position)
    }
  }

  /// Lets cold records go until the window is within its bound.
  ///
  /// Goes around like a clock's hand: what was used since the last round stays for another.
  /// Changed records stay until `durable` reaches their turn, even over the bound.
  package func trim(durable: TurnNumber) {
    var steps = slots.count * 2
    while bytes > bytesMax && steps > 0 {
      steps -= 1
      hand = hand + 1 < slots.count ? hand + 1 : 0
      guard let slot = slots[hand] else { continue }
      if slot.wasUsed {
        slots[hand]?.wasUsed = false
      } else if slot.turn <= durable {
        remove(at: hand)
      }
    }
  }

  private func put(_ record: Record?, for key: RecordKey, turn: TurnNumber) {
    let slot = Slot(
      key: key,
      record: record,
      turn: turn,
      footprint: key.footprint + (record?.footprint ?? 0),
      wasUsed: true
    )
    bytes += slot.footprint
    if let position = index[key] {
      bytes -= slots[position]?.footprint ?? 0
      slots[position] = slot
    } else if let position = freeSlots.popLast() {
      slots[position] = slot
      index[key] = position
    } else {
      index[key] = slots.count
      slots.append(slot)
    }
  }

  private func remove(at position: Int) {
    guard let slot = slots[position] else { return }
    bytes -= slot.footprint
    index[slot.key] = nil
    slots[position] = nil
    freeSlots.append(position)
  }
}
