/// The records of a `RecordCache`, in places of their own that never move.
struct RecordCacheSlots {
  /// In blocks, so that none has to be moved when there are more.
  private var blocks: [[Slot]] = []
  /// By themselves: every look-up compares them.
  private var keys: [[RecordKey]] = []
  private var slotsCount = 0
  private var freeSlots: [Int] = []
  private var index = PositionTable()
  private var hand = 0
  /// What the records here weigh, by estimate.
  private(set) var bytes = 0
  let bytesMax: Int

  private static let blockBits = 10
  private static let blockMask = 1 << blockBits - 1

  /// A place, which is looked at in parts: to hand out all of it costs more than the look-up.
  struct Slot {
    /// Nil where it is known that there is none.
    fileprivate(set) var record: Record?
    /// The turn that last changed it; `none` when it came from the store.
    fileprivate(set) var turn = TurnNumber.none
    /// Of a customer, where it is kept.
    fileprivate var sum: Sum?
    /// The half of its key's hash that the index goes by: to make it anew, as the record goes,
    /// would bring the key's bytes back into the processor's caches.
    fileprivate var hash: UInt32 = 0
    /// The footprint, and in the last bit whether it was used.
    private var marks: UInt32 = 0

    /// Of nothing.
    fileprivate init() {}

    /// Puts a record into the place of what is here, which it gives back; both without counting a
    /// reference to them.
    fileprivate mutating func replace(
      with record: consuming Record?,
      turn: TurnNumber,
      hash: UInt64,
      footprint: Int
    ) -> RecordCache.Finding {
      let old = RecordCache.Finding.known(self.record.take(), changedIn: self.turn)
      self.record = record
      self.turn = turn
      self.hash = UInt32(hash >> 32)
      self.footprint = footprint
      sum = nil
      wasUsed = true
      return old
    }

    fileprivate var footprint: Int {
      get { Int(marks >> 1) }
      set { marks = UInt32(min(newValue, Int(Int32.max))) << 1 | marks & 1 }
    }

    fileprivate var wasUsed: Bool {
      get { marks & 1 != 0 }
      set { marks = marks & ~1 | (newValue ? 1 : 0) }
    }

    /// Whether anything is here: whatever it is, its key weighs something.
    fileprivate var isTaken: Bool { marks > 1 }
  }

  /// What a customer holds, summed up, and the newest turn that it tells of.
  final class Sum {
    let holdings: HoldingsSummary
    let turn: TurnNumber

    init(_ holdings: HoldingsSummary, _ turn: TurnNumber) {
      self.holdings = holdings
      self.turn = turn
    }
  }

  init(bytesMax: Int) {
    self.bytesMax = bytesMax
  }

  var count: Int { index.count }

  /// Marks the record as used.
  mutating func find(_ key: HashedKey) -> RecordCache.Finding {
    guard let position = position(of: key) else { return .unknown }
    let (block, place) = (position >> Self.blockBits, position & Self.blockMask)
    // Most are marked already, and to look costs less than to write.
    if !blocks[block][place].wasUsed { blocks[block][place].wasUsed = true }
    return .known(blocks[block][place].record, changedIn: blocks[block][place].turn)
  }

  /// Takes a record in if nothing is here under its key.
  mutating func bring(_ record: Record?, for key: HashedKey, turn: TurnNumber) {
    guard position(of: key) == nil else { return }
    add(record, for: key, turn: turn)
  }

  /// Returns what was there.
  mutating func put(
    _ record: Record?,
    for key: HashedKey,
    turn: TurnNumber
  ) -> RecordCache.Finding {
    guard let position = position(of: key) else {
      add(record, for: key, turn: turn)
      return .unknown
    }
    if self[position].record == nil, let record {
      setKey(record.ownKey(for: key.key), at: position)
    }
    return fill(position, with: record, for: key, turn)
  }

  private mutating func add(_ record: Record?, for key: HashedKey, turn: TurnNumber) {
    let position = freeSlots.popLast() ?? addSlot()
    let (block, place) = (position >> Self.blockBits, position & Self.blockMask)
    // By the record's own id, so that it is not kept twice.
    keys[block][place] = record?.ownKey(for: key.key) ?? key.key
    _ = fill(position, with: record, for: key, turn)
    index.insert(UInt32(position), for: key.hash)
  }

  /// Weighs what it is about to hold; returns what was there.
  private mutating func fill(
    _ position: Int,
    with record: consuming Record?,
    for key: HashedKey,
    _ turn: TurnNumber
  ) -> RecordCache.Finding {
    let footprint = key.key.footprint + (record?.footprint ?? 0)
    bytes += footprint - self[position].footprint
    return self[position].replace(with: record, turn: turn, hash: key.hash, footprint: footprint)
  }

  func holdings(of customer: HashedKey) -> Sum? {
    position(of: customer).flatMap { self[$0].sum }
  }

  /// Beside the customer's record, where that is here.
  mutating func keep(_ sum: Sum?, of customer: HashedKey) {
    guard let position = position(of: customer), self[position].sum?.holdings !== sum?.holdings
    else { return }
    forgetHoldings(at: position)
    guard let sum else { return }
    self[position].sum = sum
    self[position].footprint += sum.holdings.footprint
    bytes += sum.holdings.footprint
  }

  mutating func forgetHoldings() {
    for position in 0..<slotsCount { forgetHoldings(at: position) }
  }

  private mutating func forgetHoldings(at position: Int) {
    guard let sum = self[position].sum else { return }
    self[position].sum = nil
    self[position].footprint -= sum.holdings.footprint
    bytes -= sum.holdings.footprint
  }

  func forEach(_ body: (RecordKey, Slot) -> Void) {
    for (key, slot) in zip(keys.joined(), blocks.joined()) where slot.isTaken { body(key, slot) }
  }

  mutating func removeAll(where isGone: (Slot) -> Bool) {
    for position in 0..<slotsCount where self[position].isTaken && isGone(self[position]) {
      remove(at: position)
    }
  }

  /// Lets what was not used since the last round, and is durable, go until the bound is kept.
  mutating func trim(durable: TurnNumber) {
    var steps = slotsCount * 2
    while bytes > bytesMax && steps > 0 {
      steps -= 1
      hand = hand + 1 < slotsCount ? hand + 1 : 0
      guard self[hand].isTaken else { continue }
      if self[hand].wasUsed {
        self[hand].wasUsed = false
      } else if self[hand].turn <= durable {
        remove(at: hand)
      }
    }
  }

  private mutating func remove(at position: Int) {
    bytes -= self[position].footprint
    index.remove(UInt32(position), for: UInt64(self[position].hash) << 32)
    self[position] = Slot()
    setKey(.directory, at: position)
    freeSlots.append(position)
  }

  private func position(of key: HashedKey) -> Int? {
    index.first(key.hash) { position in
      let position = Int(position)
      return keys[position >> Self.blockBits][position & Self.blockMask] == key.key
    }
    .map { Int($0) }
  }

  private mutating func addSlot() -> Int {
    if slotsCount & Self.blockMask == 0 {
      blocks.append(Array(repeating: Slot(), count: Self.blockMask + 1))
      keys.append(Array(repeating: .directory, count: Self.blockMask + 1))
    }
    slotsCount += 1
    return slotsCount - 1
  }

  private mutating func setKey(_ key: RecordKey, at position: Int) {
    keys[position >> Self.blockBits][position & Self.blockMask] = key
  }

  private subscript(position: Int) -> Slot {
    @inline(__always)
    _read { yield blocks[position >> Self.blockBits][position & Self.blockMask] }
    @inline(__always)
    _modify { yield &blocks[position >> Self.blockBits][position & Self.blockMask] }
  }
}
