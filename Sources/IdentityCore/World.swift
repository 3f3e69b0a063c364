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
  /// In blocks, so that none has to be moved when there are more.
  private var blocks: [[Slot?]] = []
  /// By themselves: every look-up compares them.
  private var keys: [[RecordKey]] = []
  private var slotsCount = 0
  private var freeSlots: [Int] = []
  private var index = PositionTable()
  private var hand = 0
  /// What the records here weigh, by estimate.
  package private(set) var bytes = 0
  /// What `trim` brings `bytes` down to.
  package let bytesMax: Int

  private static let blockBits = 10
  private static let blockMask = 1 << blockBits - 1

  private struct Slot {
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
    var records: [RecordKey: Record] = [:]
    for case (let key, let slot?) in zip(keys.joined(), blocks.joined()) {
      records[key] = slot.record
    }
    return records
  }

  /// What is known of a key.
  package enum Finding {
    case unknown
    case known(Record?, changedIn: TurnNumber)
  }

  /// Also marks the record as used, so that it stays for another round of `trim`.
  package func find(_ key: RecordKey) -> Finding {
    guard let position = position(of: key, key.byteHash) else { return .unknown }
    return self[position]?.use() ?? .unknown
  }

  /// Takes in what the store has under the key; what is here already is newer and stays.
  package func bring(_ record: Record?, for key: RecordKey) {
    guard position(of: key, key.byteHash) == nil else { return }
    put(record, for: key, turn: .none)
  }

  /// Changes a record as part of a turn; nil takes it away.
  package func change(_ record: Record?, for key: RecordKey, in turn: TurnNumber) {
    put(record, for: key, turn: turn)
  }

  /// Drops every change that is not durable, as if those turns had never been.
  package func forgetChanges(after durable: TurnNumber) {
    for position in 0..<slotsCount {
      guard let slot = self[position], slot.turn > durable else { continue }
      remove(at: position)
    }
  }

  /// Goes over what changed since a turn.
  package func forEachChange(after turn: TurnNumber, _ body: (RecordKey, Record?) -> Void) {
    for case (let key, let slot?) in zip(keys.joined(), blocks.joined()) where slot.turn > turn {
      body(key, slot.record)
    }
  }

  /// Forgets the keys of which it is known, and durable, that there is nothing under them.
  package func forgetAbsent(durable: TurnNumber) {
    for position in 0..<slotsCount {
      guard let slot = self[position], slot.record == nil, slot.turn <= durable else { continue }
      remove(at: position)
    }
  }

  /// Lets cold records go until the window is within its bound.
  ///
  /// Goes around like a clock's hand: what was used since the last round stays for another.
  /// Changed records stay until `durable` reaches their turn, even over the bound.
  package func trim(durable: TurnNumber) {
    var steps = slotsCount * 2
    while bytes > bytesMax && steps > 0 {
      steps -= 1
      hand = hand + 1 < slotsCount ? hand + 1 : 0
      guard let slot = self[hand] else { continue }
      if slot.wasUsed {
        self[hand]?.wasUsed = false
      } else if slot.turn <= durable {
        remove(at: hand)
      }
    }
  }

  private func put(_ record: Record?, for key: RecordKey, turn: TurnNumber) {
    let slot = Slot(
      record: record,
      turn: turn,
      footprint: key.footprint + (record?.footprint ?? 0),
      wasUsed: true
    )
    bytes += slot.footprint
    let hash = key.byteHash
    if let position = position(of: key, hash) {
      bytes -= self[position]?.footprint ?? 0
      self[position] = slot
      return
    }
    let position = freeSlots.popLast() ?? addSlot()
    self[position] = slot
    setKey(key, at: position)
    index.insert(UInt32(position), for: hash)
  }

  private func remove(at position: Int) {
    guard let slot = self[position] else { return }
    bytes -= slot.footprint
    index.remove(UInt32(position), for: key(at: position).byteHash)
    self[position] = nil
    setKey(.directory, at: position)
    freeSlots.append(position)
  }

  private func position(of key: RecordKey, _ hash: UInt64) -> Int? {
    index.first(hash) { self.key(at: Int($0)) == key }.map { Int($0) }
  }

  private func addSlot() -> Int {
    if slotsCount & Self.blockMask == 0 {
      blocks.append(Array(repeating: nil, count: Self.blockMask + 1))
      keys.append(Array(repeating: .directory, count: Self.blockMask + 1))
    }
    slotsCount += 1
    return slotsCount - 1
  }

  private func key(at position: Int) -> RecordKey {
    keys[position >> Self.blockBits][position & Self.blockMask]
  }

  private func setKey(_ key: RecordKey, at position: Int) {
    keys[position >> Self.blockBits][position & Self.blockMask] = key
  }

  private subscript(position: Int) -> Slot? {
    get { blocks[position >> Self.blockBits][position & Self.blockMask] }
    _modify { yield &blocks[position >> Self.blockBits][position & Self.blockMask] }
  }
}
