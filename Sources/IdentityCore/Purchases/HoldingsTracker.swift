/// Tracks what one customer holds, and which entitlements that makes active, while a decision
/// changes many of its purchases.
///
/// Without it each change would go through everything that the customer holds. For example, a login
/// that moves 1,000 purchases would look at a million. A tracker looks at each purchase once, and
/// afterwards only at those that change, or whose state changes as the moment advances.
struct HoldingsTracker {
  /// What the customer holds; the numbers give the order in which it came.
  private var places: [ChainKey: Int] = [:]
  private var firstPlace = 0
  private var nextPlace: Int
  /// How many sources make each entitlement active at `moment`.
  private var counts: [EntitlementID: Int] = [:]
  /// The entitlements that the customer's users were last told of.
  private(set) var emitted: Set<EntitlementID>
  /// The entitlements that are active and were not told of, or the reverse.
  private var unemitted: Set<EntitlementID> = []
  /// Everything whose state may change after `moment`, the next one first.
  private var sources = Heap<Source>()
  /// The cursor of the last event by which the customer lost a purchase.
  var lostIn: Int64?
  private(set) var moment: Moment
  private(set) var terms: Terms
  private var grants: [Grant]
  private(set) var changesHeld = false
  private(set) var changesEmitted = false
  /// Whether another customer became part of this one.
  private(set) var hasAbsorbed = false

  /// `purchases` are those that the customer holds, in its order.
  init(_ customer: Customer, _ purchases: [Purchase], under terms: Terms, at moment: Moment) {
    self.moment = moment
    self.terms = terms
    grants = customer.grants
    emitted = Set(customer.emitted)
    nextPlace = purchases.count
    places.reserveCapacity(purchases.count)
    for (place, purchase) in purchases.enumerated() { places[purchase.key] = place }
    count(purchases)
  }

  /// Counts from the beginning, under other terms or at an earlier moment.
  mutating func restart(_ purchases: [Purchase], under terms: Terms, at moment: Moment) {
    self.moment = moment
    self.terms = terms
    counts = [:]
    count(purchases)
  }

  private mutating func count(_ purchases: [Purchase]) {
    var all: [Source] = []
    all.reserveCapacity(purchases.count + grants.count)
    for purchase in purchases { all.append(Source(.purchase(purchase), under: terms, at: moment)) }
    for grant in grants { all.append(Source(.grant(grant), under: terms, at: moment)) }
    for source in all { for id in source.active { counts[id, default: 0] += 1 } }
    sources = Heap(all.filter { $0.steadyUntil < .distantFuture })
    unemitted = emitted.symmetricDifference(counts.keys)
  }

  /// What the customer holds, in the order in which it came.
  var held: [ChainKey] { places.sorted { $0.value < $1.value }.map(\.key) }

  /// What the customer holds, in the order of the keys.
  var sortedKeys: [ChainKey] { places.keys.sorted() }

  var heldCount: Int { places.count }

  func holds(_ chain: ChainKey) -> Bool { places[chain] != nil }

  mutating func add(_ purchase: Purchase) {
    guard places[purchase.key] == nil else { return }
    changesHeld = true
    // Greater than every other: no number is given twice.
    places[purchase.key] = nextPlace
    nextPlace += 1
    count(Source(.purchase(purchase), under: terms, at: moment))
  }

  mutating func remove(_ purchase: Purchase) {
    guard places.removeValue(forKey: purchase.key) != nil else { return }
    changesHeld = true
    adjust(Source(.purchase(purchase), under: terms, at: moment).active, by: -1)
  }

  /// Goes on to a later moment: counts again only what changes its state until then.
  mutating func advance(to moment: Moment) {
    self.moment = moment
    while let next = sources.first, next.steadyUntil < moment {
      _ = sources.popFirst()
      if case .purchase(let purchase) = next.origin, !holds(purchase.key) { continue }
      let now = Source(next.origin, under: terms, at: moment)
      adjust(next.active, by: -1)
      count(now)
    }
  }

  private mutating func count(_ source: Source) {
    adjust(source.active, by: 1)
    if source.steadyUntil < .distantFuture { sources.insert(source) }
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

  /// Which entitlements became active, and which ceased to be, since the users were last told; from
  /// now on they have been told.
  mutating func takeChanges() -> (gained: [EntitlementID], lost: [EntitlementID]) {
    guard !unemitted.isEmpty else { return ([], []) }
    let changed = unemitted.sorted()
    emitted.formSymmetricDifference(unemitted)
    unemitted = []
    changesEmitted = true
    return (changed.filter { emitted.contains($0) }, changed.filter { !emitted.contains($0) })
  }

  /// Takes over what another customer holds that becomes part of this one.
  ///
  /// It comes behind what this one holds. The users of both are told by the caller.
  ///
  /// Costs what the smaller of the two holds: `fewer` are its purchases, in its order.
  mutating func absorb(_ other: consuming HoldingsTracker, _ fewer: [Purchase]) {
    if other.heldCount > heldCount {
      swap(&self, &other)
      firstPlace -= fewer.count
      for (place, purchase) in fewer.enumerated() {
        if places[purchase.key] == nil {
          count(Source(.purchase(purchase), under: terms, at: moment))
        }
        places[purchase.key] = firstPlace + place
      }
    } else {
      for purchase in fewer { add(purchase) }
    }
    grants += other.grants
    for grant in other.grants { count(Source(.grant(grant), under: terms, at: moment)) }
    lostIn = [lostIn, other.lostIn].compactMap(\.self).max()
    changesHeld = true
    hasAbsorbed = true
  }

  /// Everybody was told of everything that is active.
  mutating func emitAll() {
    emitted = Set(counts.keys)
    unemitted = []
    changesEmitted = true
  }
}

extension HoldingsTracker {
  /// A purchase or a grant, with what it makes active, and until when that stays the same.
  fileprivate struct Source: Comparable {
    enum Origin {
      case purchase(Purchase)
      case grant(Grant)
    }

    let origin: Origin
    let active: [EntitlementID]
    let steadyUntil: Moment

    init(_ origin: Origin, under terms: Terms, at moment: Moment) {
      self.origin = origin
      var moments = Moment(milliseconds: .min)...Moment.distantFuture
      switch origin {
      case .purchase(let purchase):
        purchase.narrow(&moments, around: moment)
        active = purchase.activeEntitlements(under: terms, at: moment)
      case .grant(let grant):
        grant.narrow(&moments, around: moment)
        active = grant.isInForce(at: moment) ? [grant.entitlement] : []
      }
      steadyUntil = moments.upperBound
    }

    static func < (left: Self, right: Self) -> Bool { left.steadyUntil < right.steadyUntil }

    static func == (left: Self, right: Self) -> Bool { left.steadyUntil == right.steadyUntil }
  }
}

extension Purchase {
  /// The entitlements that it makes active at a moment.
  func activeEntitlements(under terms: Terms, at moment: Moment) -> [EntitlementID] {
    guard terms.environment.admits(environment), let stateInPeriod = stateInPeriod(at: moment),
      stateInPeriod.state.givesAccess
    else { return [] }
    return terms.catalogue.products[stateInPeriod.product(self)]?.entitlements ?? []
  }
}
