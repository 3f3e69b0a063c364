/// Tracks a customer's holdings and active entitlements while a decision changes many of them.
///
/// Without it each change would go through everything that the customer holds. For example, a login
/// that moves 1,000 purchases would read a million. A tracker reads each purchase once, and then
/// only those that change, or whose state changes as the moment advances.
struct HoldingsTracker {
  /// The customer's chains, with numbers in the order in which they came.
  private var positions: [ChainKey: Int] = [:]
  private var firstPosition = 0
  private var nextPosition: Int
  /// The number of sources that make each entitlement active at `moment`.
  private var counts: [EntitlementID: Int] = [:]
  /// The entitlements that the last access events announced.
  private(set) var emitted: Set<EntitlementID>
  /// The entitlements whose change is not announced yet.
  private var unemitted: Set<EntitlementID> = []
  /// The sources whose state changes after `moment`, the next one first.
  ///
  /// Those of removed purchases stay in it until their turn comes, and then count no more.
  private var sources = Heap<Source>()
  /// How often each chain was removed; none for the others.
  private var removals: [ChainKey: Int] = [:]
  /// The cursor of the last event by which the customer lost a purchase.
  var lostIn: Int64?
  /// What it lost.
  var lost: [ChainKey] = []
  private(set) var moment: Moment
  private(set) var terms: AccessDefinition
  private var grants: [Grant]
  private(set) var changesHeld = false
  private(set) var changesEmitted = false
  /// Whether another customer was merged into this one.
  private(set) var hasMerged = false

  /// Creates a tracker; `purchases` are the customer's holdings, in its order.
  init(
    _ customer: Customer,
    _ purchases: [Purchase],
    under terms: AccessDefinition,
    at moment: Moment
  ) {
    self.moment = moment
    self.terms = terms
    grants = customer.grants
    emitted = Set(customer.emitted)
    nextPosition = purchases.count
    positions.reserveCapacity(purchases.count)
    for (position, purchase) in purchases.enumerated() { positions[purchase.key] = position }
    count(purchases)
  }

  /// Counts again from the beginning, under other terms or at an earlier moment.
  mutating func restart(_ purchases: [Purchase], under terms: AccessDefinition, at moment: Moment) {
    self.moment = moment
    self.terms = terms
    counts = [:]
    count(purchases)
  }

  private mutating func count(_ purchases: [Purchase]) {
    var all: [Source] = []
    all.reserveCapacity(purchases.count + grants.count)
    for purchase in purchases { all.append(source(of: purchase)) }
    for grant in grants { all.append(Source(.grant(grant), under: terms, at: moment)) }
    for source in all { for id in source.active { counts[id, default: 0] += 1 } }
    sources = Heap(all.filter { $0.unchangedUntil < .distantFuture })
    unemitted = emitted.symmetricDifference(counts.keys)
  }

  /// The customer's chains, oldest first.
  var held: [ChainKey] { positions.sorted { $0.value < $1.value }.map(\.key) }

  /// The customer's chains, sorted by key.
  var sortedKeys: [ChainKey] { positions.keys.sorted() }

  var heldCount: Int { positions.count }

  func holds(_ chain: ChainKey) -> Bool { positions[chain] != nil }

  mutating func add(_ purchase: Purchase) {
    guard positions[purchase.key] == nil else { return }
    changesHeld = true
    // Greater than every other number, and never reused.
    positions[purchase.key] = nextPosition
    nextPosition += 1
    count(source(of: purchase))
  }

  mutating func remove(_ purchase: Purchase) {
    guard positions.removeValue(forKey: purchase.key) != nil else { return }
    changesHeld = true
    adjust(source(of: purchase).active, by: -1)
    removals[purchase.key, default: 0] += 1
  }

  /// Advances to a later moment, counting again only sources that change until then.
  mutating func advance(to moment: Moment) {
    self.moment = moment
    while let next = sources.first, next.unchangedUntil < moment {
      _ = sources.popFirst()
      if case .purchase(let purchase, let removals) = next.origin {
        guard holds(purchase.key), removals == self.removals[purchase.key, default: 0] else {
          continue
        }
      }
      let now = Source(next.origin, under: terms, at: moment)
      adjust(next.active, by: -1)
      count(now)
    }
  }

  private func source(of purchase: Purchase) -> Source {
    let origin = Source.Origin.purchase(purchase, removals: removals[purchase.key, default: 0])
    return Source(origin, under: terms, at: moment)
  }

  private mutating func count(_ source: Source) {
    adjust(source.active, by: 1)
    if source.unchangedUntil < .distantFuture { sources.insert(source) }
  }

  private mutating func adjust(_ ids: [EntitlementID], by step: Int) {
    for id in ids {
      let count = counts[id, default: 0] + step
      counts[id] = count > 0 ? count : nil
      if emitted.contains(id) == (count > 0) { unemitted.remove(id) } else { unemitted.insert(id) }
    }
  }

  /// The entitlements that are active at `moment`, sorted.
  var active: [EntitlementID] { counts.keys.sorted() }

  /// Returns the entitlements gained and lost since the last events, only `wanted` ones if it is
  /// given, and marks them as emitted.
  mutating func takeChanges(
    of wanted: Set<EntitlementID>?
  ) -> (gained: [EntitlementID], lost: [EntitlementID]) {
    let changed = unemitted.filter { wanted?.contains($0) ?? true }.sorted()
    guard !changed.isEmpty else { return ([], []) }
    emitted.formSymmetricDifference(changed)
    unemitted.subtract(changed)
    changesEmitted = true
    return (changed.filter { emitted.contains($0) }, changed.filter { !emitted.contains($0) })
  }

  /// Merges the holdings of another customer, after those of this one.
  ///
  /// The caller emits the events for the users of both. Costs what the smaller of the two holds:
  /// `fewer` are its purchases, in its order.
  mutating func merge(_ other: consuming HoldingsTracker, _ fewer: [Purchase]) {
    if other.heldCount > heldCount {
      swap(&self, &other)
      firstPosition -= fewer.count
      for (position, purchase) in fewer.enumerated() {
        if positions[purchase.key] == nil {
          count(source(of: purchase))
        }
        positions[purchase.key] = firstPosition + position
      }
    } else {
      for purchase in fewer { add(purchase) }
    }
    grants += other.grants
    for grant in other.grants { count(Source(.grant(grant), under: terms, at: moment)) }
    lostIn = [lostIn, other.lostIn].compactMap(\.self).max()
    lost += other.lost
    changesHeld = true
    hasMerged = true
  }

  /// Marks all active entitlements as emitted.
  mutating func emitAll() {
    emitted = Set(counts.keys)
    unemitted = []
    changesEmitted = true
  }
}

extension HoldingsTracker {
  /// A purchase or a grant, what it makes active, and until when that stays the same.
  fileprivate struct Source: Comparable {
    enum Origin {
      /// A purchase, and how often the customer had lost it before.
      case purchase(Purchase, removals: Int)
      case grant(Grant)
    }

    let origin: Origin
    let active: [EntitlementID]
    let unchangedUntil: Moment

    init(_ origin: Origin, under terms: AccessDefinition, at moment: Moment) {
      self.origin = origin
      var moments = Moment(milliseconds: .min)...Moment.distantFuture
      switch origin {
      case .purchase(let purchase, _):
        purchase.narrow(&moments, around: moment)
        active = purchase.activeEntitlements(under: terms, at: moment)
      case .grant(let grant):
        grant.narrow(&moments, around: moment)
        active = grant.isInForce(at: moment) ? [grant.entitlement] : []
      }
      unchangedUntil = moments.upperBound
    }

    static func < (left: Self, right: Self) -> Bool { left.unchangedUntil < right.unchangedUntil }

    static func == (left: Self, right: Self) -> Bool { left.unchangedUntil == right.unchangedUntil }
  }
}

extension Purchase {
  /// Returns the entitlements that the purchase makes active at a moment.
  func activeEntitlements(under terms: AccessDefinition, at moment: Moment) -> [EntitlementID] {
    guard terms.environment.admits(environment), let stateInPeriod = stateInPeriod(at: moment),
      stateInPeriod.state.givesAccess
    else { return [] }
    return terms.catalogue.products[stateInPeriod.product(self)]?.entitlements ?? []
  }
}
