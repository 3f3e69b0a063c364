/// The slots of a `RecordCache`, which never move in memory.
struct RecordCacheSlots: ~Copyable {
  /// In blocks, so that growth moves no slot.
  private var blocks: [[Slot]] = []
  /// Apart from the slots, because every look-up compares keys.
  private var keys: [[RecordKey]] = []
  private var slotsCount = 0
  private var freeSlots: [Int] = []
  private var index = PositionTable()
  private var hand = 0
  /// The estimated memory of the records.
  private(set) var bytes = 0
  let bytesMax: Int

  private static let blockBits = 10
  private static let blockMask = 1 << blockBits - 1

  /// A slot, which callers access by field: copying all of it costs more than the look-up.
  struct Slot {
    /// Nil if the key is known to be absent.
    fileprivate(set) var record: Record?
    /// The turn that last changed it; `none` if it came from the store.
    fileprivate(set) var turn = TurnNumber.none
    /// The summary of a customer's holdings, if cached.
    fileprivate var sum: Sum?
    /// The half of the key's hash that the index uses.
    ///
    /// Stored, because computing it again on removal would load the key's bytes into the caches.
    fileprivate var hash: UInt32 = 0
    /// The footprint, with the recently-used flag in the last bit.
    private var footprintAndUse: UInt32 = 0

    /// Creates an empty slot.
    fileprivate init() {}

    /// Replaces the record and returns the old one, without counting references.
    fileprivate mutating func replace(
      with record: consuming Record?,
      turn: TurnNumber,
      hash: UInt64,
      footprint: Int
    ) -> RecordCache.Lookup {
      let old = RecordCache.Lookup.known(self.record.take(), changedIn: self.turn)
      self.record = record
      self.turn = turn
      self.hash = UInt32(hash >> 32)
      self.footprint = footprint
      sum = nil
      wasUsed = true
      return old
    }

    fileprivate var footprint: Int {
      get { Int(footprintAndUse >> 1) }
      set { footprintAndUse = UInt32(min(newValue, Int(Int32.max))) << 1 | footprintAndUse & 1 }
    }

    fileprivate var wasUsed: Bool {
      get { footprintAndUse & 1 != 0 }
      set { footprintAndUse = footprintAndUse & ~1 | (newValue ? 1 : 0) }
    }

    /// Whether the slot is in use; every key has a footprint.
    fileprivate var isInUse: Bool { footprintAndUse > 1 }
  }

  /// A summary of a customer's holdings and the newest turn in it.
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

  /// Looks up a record and marks it as used.
  mutating func find(_ key: HashedKey) -> RecordCache.Lookup {
    guard let position = position(of: key) else { return .unknown }
    let (block, offset) = (position >> Self.blockBits, position & Self.blockMask)
    // Most are marked already, and a read costs less than a write.
    if !blocks[block][offset].wasUsed { blocks[block][offset].wasUsed = true }
    return .known(blocks[block][offset].record, changedIn: blocks[block][offset].turn)
  }

  /// Adds a record unless its key is already present.
  mutating func insert(_ record: Record?, for key: HashedKey, turn: TurnNumber) {
    guard position(of: key) == nil else { return }
    add(record, for: key, turn: turn)
  }

  /// Stores a record and returns the previous one.
  mutating func put(
    _ record: Record?,
    for key: HashedKey,
    turn: TurnNumber
  ) -> RecordCache.Lookup {
    guard let position = position(of: key) else {
      add(record, for: key, turn: turn)
      return .unknown
    }
    if self[position].record == nil { setKey(key.key.sharing(record), at: position) }
    return fill(position, with: record, for: key, turn)
  }

  private mutating func add(_ record: Record?, for key: HashedKey, turn: TurnNumber) {
    let position = freeSlots.popLast() ?? addSlot()
    let (block, offset) = (position >> Self.blockBits, position & Self.blockMask)
    keys[block][offset] = key.key.sharing(record)
    _ = fill(position, with: record, for: key, turn)
    index.insert(UInt32(position), for: key.hash)
  }

  /// Fills a slot, counts its memory, and returns the previous record.
  private mutating func fill(
    _ position: Int,
    with record: consuming Record?,
    for key: HashedKey,
    _ turn: TurnNumber
  ) -> RecordCache.Lookup {
    let footprint = key.key.footprint + (record?.footprint ?? 0)
    bytes += footprint - self[position].footprint
    return self[position].replace(with: record, turn: turn, hash: key.hash, footprint: footprint)
  }

  func holdings(of customer: HashedKey) -> Sum? {
    position(of: customer).flatMap { self[$0].sum }
  }

  /// Stores the summary in the customer's slot, if that record is cached.
  mutating func storeSum(_ sum: Sum?, of customer: HashedKey) {
    guard let position = position(of: customer), self[position].sum?.holdings !== sum?.holdings
    else { return }
    invalidateHoldings(at: position)
    guard let sum else { return }
    self[position].sum = sum
    self[position].footprint += sum.holdings.footprint
    bytes += sum.holdings.footprint
  }

  mutating func invalidateHoldings() {
    for position in 0..<slotsCount { invalidateHoldings(at: position) }
  }

  private mutating func invalidateHoldings(at position: Int) {
    guard let sum = self[position].sum else { return }
    self[position].sum = nil
    self[position].footprint -= sum.holdings.footprint
    bytes -= sum.holdings.footprint
  }

  func forEach(_ body: (RecordKey, Slot) -> Void) {
    for (key, slot) in zip(keys.joined(), blocks.joined()) where slot.isInUse { body(key, slot) }
  }

  mutating func removeAll(where isGone: (RecordKey, Slot) -> Bool) {
    for position in 0..<slotsCount where self[position].isInUse {
      let key = keys[position >> Self.blockBits][position & Self.blockMask]
      if isGone(key, self[position]) { remove(at: position) }
    }
  }

  mutating func remove(_ key: HashedKey) {
    if let position = position(of: key) { remove(at: position) }
  }

  /// Evicts durable records not used since the last pass, until the bound is met.
  mutating func trim(durable: TurnNumber) {
    var steps = slotsCount * 2
    while bytes > bytesMax && steps > 0 {
      steps -= 1
      hand = hand + 1 < slotsCount ? hand + 1 : 0
      guard self[hand].isInUse else { continue }
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
    // Part by part: a copy of a key would count references.
    index.first(key.hash) { position in
      let (block, offset) = (Int(position) >> Self.blockBits, Int(position) & Self.blockMask)
      return keys[block][offset].id == key.key.id && keys[block][offset].type == key.key.type
        && keys[block][offset].project == key.key.project
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

extension RecordKey {
  /// Returns the key with the bytes of the record's own id, so that they are not kept twice.
  fileprivate func sharing(_ record: Record?) -> RecordKey {
    switch record {
    case .device(let device): .device(project, device.id)
    case .user(let user): .user(project, user.id)
    case .customer(let customer): .customer(project, customer.id)
    default: self
    }
  }
}
