/// The number of a turn of the event loop; all changes of a turn become durable together.
package struct TurnNumber: Hashable, Comparable, Sendable {
  package let value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }

  package static let none = TurnNumber(0)

  package var next: TurnNumber { TurnNumber(value + 1) }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// A bounded cache of the records that decisions have read.
///
/// The database is the truth. A changed record stays in the cache until its turn is durable; `trim`
/// evicts cold ones. A class, so that drafts share it without a copy.
package final class RecordCache {
  /// The cached records, as a single value to look up.
  ///
  /// It never calls back into the cache, so exclusivity checks are off. With some twenty look-ups
  /// in a decision, they cost a tenth of the look-ups.
  @exclusivity(unchecked) private var slots: RecordCacheSlots

  /// The records of a large decision that are not yet moved into the slots.
  private var layer: Layer?

  /// The number of purchases from which a summary of holdings is worth caching.
  private let holdingsKeptFrom: Int
  package static let holdingsKeptFrom = 4

  /// Customers whose holdings changed since `takeChangedHoldings`.
  private var changedHoldings: [UInt64] = []

  /// Shared copies of ids that come with requests.
  let ids = IDInterner()

  package init(bytesMax: Int, holdingsKeptFrom: Int = RecordCache.holdingsKeptFrom) {
    self.holdingsKeptFrom = holdingsKeptFrom
    unsafe slots = RecordCacheSlots(bytesMax: bytesMax)
  }

  /// The result of a look-up.
  package enum Lookup {
    case unknown
    case known(Record?, changedIn: TurnNumber)
  }

  package var count: Int { unsafe slots.count }

  /// The estimated memory of the cached records.
  package var bytes: Int { unsafe slots.bytes }

  /// The bound that `trim` enforces on `bytes`.
  package var bytesMax: Int { unsafe slots.bytesMax }

  /// All cached records, without keys known to be absent; for checks.
  package var records: [RecordKey: Record] {
    finishLayer()
    var records: [RecordKey: Record] = [:]
    unsafe slots.forEach { key, slot in records[key] = slot.record }
    return records
  }

  /// Looks up a record and marks it as recently used.
  package func find(_ key: HashedKey) -> Lookup {
    let finding = unsafe slots.find(key)
    guard let layer, let record = layer.records[key.key] else { return finding }
    if case .known(_, let turn) = finding, turn >= layer.turn { return finding }
    return .known(record, changedIn: layer.turn)
  }

  package func find(_ key: RecordKey) -> Lookup { find(HashedKey(key)) }

  /// Adds a record from the store, or from another cache together with its turn.
  ///
  /// A record that is already cached is newer and stays.
  package func insert(
    _ record: Record?,
    for key: RecordKey,
    changedIn turn: TurnNumber = .none
  ) {
    if layer?.records[key] != nil { return }
    unsafe slots.insert(record, for: HashedKey(key), turn: turn)
  }

  /// Changes a record as part of a turn, or removes it if `record` is nil.
  ///
  /// Returns the previous record, which saves the caller a look-up.
  package func change(_ record: Record?, for key: HashedKey, in turn: TurnNumber) -> Lookup {
    let layered = layer == nil ? nil : find(key)
    let replaced = unsafe slots.put(record, for: key, turn: turn)
    let old = layered ?? replaced
    if key.key.type == .purchase { invalidateHoldings(of: key.key.project, old, record) }
    return old
  }

  /// Invalidates the summaries of a changed purchase's previous and new holders.
  private func invalidateHoldings(of project: ProjectNumber, _ old: Lookup, _ new: Record?) {
    if case .known(.purchase(let purchase)?, _) = old { invalidateHoldings(of: project, purchase) }
    if case .purchase(let purchase)? = new { invalidateHoldings(of: project, purchase) }
  }

  private func invalidateHoldings(of project: ProjectNumber, _ purchase: Purchase) {
    for holder in purchase.holders { invalidateHoldings(of: HashedKey(.customer(project, holder))) }
  }

  /// Invalidates a customer's summary and the replies that depend on it.
  private func invalidateHoldings(of customer: HashedKey) {
    unsafe slots.storeSum(nil, of: customer)
    changedHoldings.append(ReadSet.holdings(of: customer))
  }

  /// Returns and clears the customers with changed holdings, as `ReadSet` entries.
  package func takeChangedHoldings() -> [UInt64] {
    defer { changedHoldings.removeAll(keepingCapacity: true) }
    return changedHoldings
  }

  /// Returns the cached summary of a customer's holdings and the newest turn in it.
  func holdings(of customer: HashedKey) -> (HoldingsSummary, changedIn: TurnNumber)? {
    unsafe slots.holdings(of: customer).map { ($0.holdings, $0.turn) }
  }

  /// Caches the summaries that a draft made from the present records.
  package func cacheHoldings(of draft: borrowing Draft, changedIn turn: TurnNumber) {
    cacheHoldings(draft.holdings, in: draft.project.number, changedIn: turn)
  }

  /// Caches summaries from a draft that another thread made.
  package func cacheHoldings(
    _ holdings: [CustomerID: HoldingsSummary],
    in project: ProjectNumber,
    changedIn turn: TurnNumber
  ) {
    for (id, holdings) in holdings where holdings.count >= holdingsKeptFrom {
      let customer = HashedKey(.customer(project, id))
      unsafe slots.storeSum(RecordCacheSlots.Sum(holdings, turn), of: customer)
    }
  }

  /// Drops every change that is not durable, as if those turns had never happened.
  package func forgetChanges(after durable: TurnNumber) {
    if let layer, layer.turn > durable { self.layer = nil }
    unsafe slots.removeAll { $1.turn > durable }
    unsafe slots.invalidateHoldings()
    changedHoldings.removeAll()
  }

  /// Drops keys whose absence is known and durable.
  package func forgetAbsent(durable: TurnNumber) {
    unsafe slots.removeAll { $1.record == nil && $1.turn <= durable }
  }

  /// Drops a record that another process has changed, with a customer's summary.
  package func forget(_ key: HashedKey) {
    finishLayer()
    unsafe slots.remove(key)
  }

  /// Drops all records that match, also keys whose absence is known.
  package func forget(where isGone: (RecordKey, Record?) -> Bool) {
    finishLayer()
    unsafe slots.removeAll { key, slot in isGone(key, slot.record) }
  }

  /// Evicts cold records until the cache is within its bound.
  ///
  /// CLOCK eviction: a record used since the last pass survives another one. Changed records stay
  /// until `durable` reaches their turn, even over the bound.
  package func trim(durable: TurnNumber) { unsafe slots.trim(durable: durable) }
}

// A large decision applies at once; its records then move into the slots in small batches.
extension RecordCache {
  private struct Layer {
    let records: [RecordKey: Record?]
    let turn: TurnNumber
    var next: Dictionary<RecordKey, Record?>.Index
  }

  /// Whether records of a large decision are still waiting to be moved.
  package var hasLayer: Bool { layer != nil }

  /// Applies all changes of a large decision as part of a turn, in constant time.
  ///
  /// `customers` are the holders of changed purchases, whose summaries become invalid.
  package func adopt(
    _ records: [RecordKey: Record?],
    in turn: TurnNumber,
    changingHoldingsOf customers: [RecordKey]
  ) {
    finishLayer()
    layer = Layer(records: records, turn: turn, next: records.startIndex)
    for key in customers { invalidateHoldings(of: HashedKey(key)) }
  }

  /// Moves one record into the slots ahead of its batch.
  package func promote(_ key: RecordKey) {
    guard let layer, let record = layer.records[key] else { return }
    _ = unsafe slots.put(record, for: HashedKey(key), turn: layer.turn)
  }

  /// Moves the next `count` records into the slots.
  package func moveLayer(_ count: Int) {
    guard var layer else { return }
    var left = count
    while left > 0, layer.next < layer.records.endIndex {
      let (key, record) = layer.records[layer.next]
      let hashed = HashedKey(key)
      left -= 1
      layer.records.formIndex(after: &layer.next)
      if case .known(_, let turn) = unsafe slots.find(hashed), turn >= layer.turn { continue }
      _ = unsafe slots.put(record, for: hashed, turn: layer.turn)
    }
    self.layer = layer.next < layer.records.endIndex ? layer : nil
  }

  private func finishLayer() {
    while layer != nil { moveLayer(.max) }
  }
}
