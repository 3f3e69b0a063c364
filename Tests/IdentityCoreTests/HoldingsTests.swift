import Testing

@testable import IdentityCore

@Suite("Summaries of holdings")
struct HoldingsTests {
  private let home = Household()
  private let device = DeviceID("A")

  /// Buys that many purchases of different products on one device.
  private func fill(_ count: Int) throws -> [ChainKey] {
    _ = try home.install(device)
    let products: [ProductID] = ["x", "y", "coins", "z", "zz", "life"]
    for index in 0..<count { _ = try home.buy(on: device, products[index % products.count]) }
    return Array(try home.customer(of: .device(device)).held)
  }

  private func draft(in recordCache: RecordCache) -> Draft {
    Draft(
      recordCache: recordCache,
      project: home.project,
      now: home.now,
      entropy: Entropy(seed: (1, 2, 3, 4))
    )
  }

  /// Returns a cache with all records except the purchases.
  private func cacheWithoutPurchases() -> RecordCache {
    let recordCache = RecordCache(bytesMax: .max)
    for (key, record) in home.records {
      if key.type == .purchase { continue }
      recordCache.insert(record, for: key)
    }
    return recordCache
  }

  /// Buys one more purchase, and returns the chains that the decision loaded.
  private func buyMore(in recordCache: RecordCache) throws -> (Draft.Receipt, looked: Set<ChainKey>)
  {
    let order = Draft.Order(
      subject: .device(device),
      chain: ChainKey(store: "appStore", originalTransaction: "one more"),
      transaction: Transaction(id: "one more", product: "x", purchasedAt: home.now)
    )
    var looked: Set<ChainKey> = []
    while true {
      var draft = draft(in: recordCache)
      do throws(DecisionStop) {
        return (try draft.purchase(order), looked.subtracting([order.chain]))
      } catch {
        guard case .missing(let keys) = error else { throw error }
        for key in keys {
          if key.type == .purchase, let chain = ChainKey(key) { looked.insert(chain) }
          recordCache.insert(home.records[key], for: key)
        }
      }
    }
  }

  /// Caches the summary that the household's own cache has.
  private func cacheHoldings(in recordCache: RecordCache) throws {
    var draft = draft(in: home.recordCache)
    _ = try draft.checkEntitlements(.device(device))
    recordCache.cacheHoldings(of: draft, changedIn: TurnNumber(7))
  }

  @Test func `A new purchase reads no others`() throws {
    let held = try fill(12)
    let (receipt, looked) = try buyMore(in: cacheWithoutPurchases())
    #expect(looked == Set(held))

    let recordCache = cacheWithoutPurchases()
    try cacheHoldings(in: recordCache)
    let (same, lookedAgain) = try buyMore(in: recordCache)
    #expect(lookedAgain.isEmpty)
    #expect(same == receipt)
  }

  @Test func `A reader of a summary has seen its newest turn`() throws {
    _ = try fill(12)
    let recordCache = cacheWithoutPurchases()
    try cacheHoldings(in: recordCache)
    var draft = draft(in: recordCache)
    _ = try draft.checkEntitlements(.device(device))
    #expect(draft.newestTurnSeen == TurnNumber(7))
  }

  @Test func `A changed purchase, or an uncached one, invalidates the summary`() throws {
    let held = try fill(12)
    guard case .purchase(var purchase)? = home.records[.purchase(home.project.number, held[3])]
    else { return #expect(Bool(false), "there is no purchase") }
    let known = purchase
    purchase.latest.refundedAt = home.now
    for isHere in [true, false] {
      let recordCache = cacheWithoutPurchases()
      let key = RecordKey.purchase(home.project.number, held[3])
      if isHere { recordCache.insert(.purchase(known), for: key) }
      try cacheHoldings(in: recordCache)
      recordCache.change(.purchase(purchase), for: key, in: TurnNumber(8))
      let (_, looked) = try buyMore(in: recordCache)
      #expect(looked == Set(held).subtracting([held[3]]))
    }
  }

  @Test func `Another customer's purchase leaves the summary valid`() throws {
    _ = try fill(12)
    _ = try home.install("B")
    let chain = try home.buy(on: "B", "x").purchase.purchase.key
    let key = RecordKey.purchase(home.project.number, chain)
    let recordCache = cacheWithoutPurchases()
    recordCache.insert(home.records[key], for: key)
    try cacheHoldings(in: recordCache)
    recordCache.change(home.records[key], for: key, in: TurnNumber(8))
    #expect(try buyMore(in: recordCache).looked.isEmpty)
  }

  @Test func `A lost turn removes the summary and its memory`() throws {
    let held = try fill(12)
    let recordCache = cacheWithoutPurchases()
    let bytes = recordCache.bytes
    try cacheHoldings(in: recordCache)
    #expect(recordCache.bytes > bytes)
    recordCache.forgetChanges(after: .none)
    #expect(recordCache.bytes == bytes)
    #expect(try buyMore(in: recordCache).looked == Set(held))
  }

  @Test func `A few purchases are not summarized`() throws {
    let held = try fill(2)
    let recordCache = cacheWithoutPurchases()
    try cacheHoldings(in: recordCache)
    #expect(try buyMore(in: recordCache).looked == Set(held))
  }

  @Test func `A purchase that comes back within a decision counts once`() throws {
    _ = try home.install(device)
    _ = try home.buy(on: device, "x", until: 50_000)
    _ = try home.buy(on: device, "x", until: 90_000)
    let customer = try home.customer(of: .device(device))
    let held = customer.held.compactMap { home.purchases[$0] }
    var tracker = HoldingsTracker(customer, held, under: home.project.terms, at: home.now)
    for _ in 1...3 {
      tracker.remove(held[0])
      tracker.add(held[0])
    }
    #expect(tracker.active == ["X"])
    tracker.advance(to: 60_000)
    #expect(tracker.active == ["X"])
    tracker.advance(to: 99_000)
    #expect(tracker.active == [])
  }
}
