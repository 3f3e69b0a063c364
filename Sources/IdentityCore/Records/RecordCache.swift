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
package final class RecordCache {
  /// One value, which is asked for once for each look-up and not for each of its parts.
  ///
  /// Nothing that it is asked comes back to it, so that nobody has to keep watch over who is in it:
  /// with some twenty look-ups in a decision, that is a tenth of what they cost.
  @exclusivity(unchecked) private var window: RecordCacheSlots

  /// A large decision that was applied, until its records are all in the window.
  private var layer: Layer?

  /// From how many purchases on what a customer holds is kept as it was summed up: a few are
  /// summed up as soon as it would be found.
  private let holdingsKeptFrom: Int
  package static let holdingsKeptFrom = 4

  /// Customers whose holdings became others since `takeChangedHoldings`.
  private var changedHoldings: [UInt64] = []

  /// Names that come with requests, and out of few.
  let ids = IDInterner()

  package init(bytesMax: Int, holdingsKeptFrom: Int = RecordCache.holdingsKeptFrom) {
    self.holdingsKeptFrom = holdingsKeptFrom
    unsafe window = RecordCacheSlots(bytesMax: bytesMax)
  }

  /// What is known of a key.
  package enum Finding {
    case unknown
    case known(Record?, changedIn: TurnNumber)
  }

  package var count: Int { unsafe window.count }

  /// What the records here weigh, by estimate.
  package var bytes: Int { unsafe window.bytes }

  /// What `trim` brings `bytes` down to.
  package var bytesMax: Int { unsafe window.bytesMax }

  /// All that is here, without what is known to be nowhere: for checks.
  package var records: [RecordKey: Record] {
    var records: [RecordKey: Record] = [:]
    forEachChange(after: nil) { key, record in records[key] = record }
    return records
  }

  /// Also marks the record as used, so that it stays for another round of `trim`.
  package func find(_ key: HashedKey) -> Finding {
    let finding = unsafe window.find(key)
    guard let layer, let record = layer.records[key.key] else { return finding }
    if case .known(_, let turn) = finding, turn >= layer.turn { return finding }
    return .known(record, changedIn: layer.turn)
  }

  package func find(_ key: RecordKey) -> Finding { find(HashedKey(key)) }

  /// Takes in what the store has under the key, or another world, which says when that changed;
  /// what is here already is newer and stays.
  package func bring(
    _ record: Record?,
    for key: RecordKey,
    changedIn turn: TurnNumber = .none
  ) {
    if layer?.records[key] != nil { return }
    unsafe window.bring(record, for: HashedKey(key), turn: turn)
  }

  /// Changes a record as part of a turn; nil takes it away.
  ///
  /// Returns what was here: whoever wants to know need not look for it.
  package func change(_ record: Record?, for key: HashedKey, in turn: TurnNumber) -> Finding {
    let layered = layer == nil ? nil : find(key)
    let replaced = unsafe window.put(record, for: key, turn: turn)
    let old = layered ?? replaced
    if case .purchase(let project, _) = key.key { forgetHoldings(of: project, old, record) }
    return old
  }

  /// As above, of a key whose hash is not made yet.
  package func change(_ record: Record?, for key: RecordKey, in turn: TurnNumber) {
    _ = change(record, for: HashedKey(key), in: turn)
  }

  /// Of those who held or hold a purchase that changes; one that was not here is in no sum.
  private func forgetHoldings(of project: ProjectNumber, _ old: Finding, _ new: Record?) {
    if case .known(.purchase(let purchase)?, _) = old { forgetHoldings(of: project, purchase) }
    if case .purchase(let purchase)? = new { forgetHoldings(of: project, purchase) }
  }

  private func forgetHoldings(of project: ProjectNumber, _ purchase: Purchase) {
    for holder in purchase.holders { forgetHoldings(of: HashedKey(.customer(project, holder))) }
  }

  /// The one place that takes notice of changed holdings: what was summed up goes, and so do the
  /// answers that depend on it.
  private func forgetHoldings(of customer: HashedKey) {
    unsafe window.keep(nil, of: customer)
    changedHoldings.append(ReadSet.holdings(of: customer))
  }

  /// The customers whose holdings became others, as a `ReadSet` names them.
  package func takeChangedHoldings() -> [UInt64] {
    defer { changedHoldings.removeAll(keepingCapacity: true) }
    return changedHoldings
  }

  /// What a customer holds, summed up, as long as none of that changes; with the newest turn that
  /// it tells of.
  func holdings(of customer: HashedKey) -> (HoldingsSummary, changedIn: TurnNumber)? {
    unsafe window.holdings(of: customer).map { ($0.holdings, $0.turn) }
  }

  /// Keeps what customers hold, as a draft summed it up that told no more than is here now.
  package func keepHoldings(of draft: borrowing Draft, changedIn turn: TurnNumber) {
    keep(draft.holdings, in: draft.project.number, changedIn: turn)
  }

  /// As above, of a draft that was made elsewhere.
  package func keep(
    _ holdings: [CustomerID: HoldingsSummary],
    in project: ProjectNumber,
    changedIn turn: TurnNumber
  ) {
    for (id, holdings) in holdings where holdings.count >= holdingsKeptFrom {
      let customer = HashedKey(.customer(project, id))
      unsafe window.keep(RecordCacheSlots.Sum(holdings, turn), of: customer)
    }
  }

  /// Drops every change that is not durable, as if those turns had never been.
  package func forgetChanges(after durable: TurnNumber) {
    if let layer, layer.turn > durable { self.layer = nil }
    unsafe window.removeAll { $0.turn > durable }
    unsafe window.forgetHoldings()
    changedHoldings.removeAll()
  }

  /// Goes over what changed since a turn; nil is all.
  package func forEachChange(after turn: TurnNumber?, _ body: (RecordKey, Record?) -> Void) {
    finishLayer()
    let window = unsafe window
    window.forEach { key, slot in
      if let turn, slot.turn <= turn { return }
      body(key, slot.record)
    }
  }

  /// Forgets the keys of which it is known, and durable, that there is nothing under them.
  package func forgetAbsent(durable: TurnNumber) {
    unsafe window.removeAll { $0.record == nil && $0.turn <= durable }
  }

  /// Lets cold records go until the window is within its bound.
  ///
  /// Goes around like a clock's hand: what was used since the last round stays for another.
  /// Changed records stay until `durable` reaches their turn, even over the bound.
  package func trim(durable: TurnNumber) { unsafe window.trim(durable: durable) }
}

// A large decision is applied at once, and its records are moved into the window bit by bit.
extension RecordCache {
  private struct Layer {
    let records: [RecordKey: Record?]
    let turn: TurnNumber
    var next: Dictionary<RecordKey, Record?>.Index
  }

  /// Whether records of a large decision are still to be moved.
  package var hasLayer: Bool { layer != nil }

  /// Makes all of the changes part of a turn, whatever their number.
  ///
  /// `customers` are those whose purchases change: what they hold has to be summed up again.
  package func adopt(
    _ records: [RecordKey: Record?],
    in turn: TurnNumber,
    changingHoldingsOf customers: [RecordKey]
  ) {
    finishLayer()
    layer = Layer(records: records, turn: turn, next: records.startIndex)
    for key in customers { forgetHoldings(of: HashedKey(key)) }
  }

  /// Moves one record into the window before its turn.
  package func bringForward(_ key: RecordKey) {
    guard let layer, let record = layer.records[key] else { return }
    _ = unsafe window.put(record, for: HashedKey(key), turn: layer.turn)
  }

  /// Moves the next so many records into the window.
  package func moveLayer(_ count: Int) {
    guard var layer else { return }
    var left = count
    while left > 0, layer.next < layer.records.endIndex {
      let (key, record) = layer.records[layer.next]
      let hashed = HashedKey(key)
      left -= 1
      layer.records.formIndex(after: &layer.next)
      if case .known(_, let turn) = unsafe window.find(hashed), turn >= layer.turn { continue }
      _ = unsafe window.put(record, for: hashed, turn: layer.turn)
    }
    self.layer = layer.next < layer.records.endIndex ? layer : nil
  }

  private func finishLayer() {
    while layer != nil { moveLayer(.max) }
  }
}
