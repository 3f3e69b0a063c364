import IdentityCore
import Testing

@Suite("What a customer holds, summed up")
struct HoldingsTests {
  private let home = Household()
  private let device = DeviceID("A")

  /// With so many purchases of different products on one device.
  private func fill(_ count: Int) throws -> [ChainKey] {
    _ = try home.install(device)
    let products: [ProductID] = ["x", "y", "coins", "z", "zz", "life"]
    for place in 0..<count { _ = try home.buy(on: device, products[place % products.count]) }
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

  /// All that there is but the purchases.
  private func worldWithoutPurchases() -> RecordCache {
    let recordCache = RecordCache(bytesMax: .max)
    for (key, record) in home.records {
      if case .purchase = key { continue }
      recordCache.bring(record, for: key)
    }
    return recordCache
  }

  /// Has the device buy another one, and says which chains it was asked to bring for that.
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
          if case .purchase(_, let chain) = key { looked.insert(chain) }
          recordCache.bring(home.records[key], for: key)
        }
      }
    }
  }

  /// The sum that the household's own world gives.
  private func keepHoldings(in recordCache: RecordCache) throws {
    var draft = draft(in: home.recordCache)
    _ = try draft.checkEntitlements(.device(device))
    recordCache.keepHoldings(of: draft, changedIn: TurnNumber(7))
  }

  @Test func `one more is bought without a look at the rest`() throws {
    let held = try fill(12)
    let (receipt, looked) = try buyMore(in: worldWithoutPurchases())
    #expect(looked == Set(held))

    let recordCache = worldWithoutPurchases()
    try keepHoldings(in: recordCache)
    let (same, lookedAgain) = try buyMore(in: recordCache)
    #expect(lookedAgain.isEmpty)
    #expect(same == receipt)
  }

  @Test func `whoever looks at it has seen the newest turn that it tells of`() throws {
    _ = try fill(12)
    let recordCache = worldWithoutPurchases()
    try keepHoldings(in: recordCache)
    var draft = draft(in: recordCache)
    _ = try draft.checkEntitlements(.device(device))
    #expect(draft.newestTurnSeen == TurnNumber(7))
  }

  @Test func `a purchase that changes takes it away, and so does one that nobody knows`() throws {
    let held = try fill(12)
    guard case .purchase(var purchase)? = home.records[.purchase(home.project.number, held[3])]
    else { return #expect(Bool(false), "there is no purchase") }
    let known = purchase
    purchase.refundedAt = home.now
    for isHere in [true, false] {
      let recordCache = worldWithoutPurchases()
      let key = RecordKey.purchase(home.project.number, held[3])
      if isHere { recordCache.bring(.purchase(known), for: key) }
      try keepHoldings(in: recordCache)
      recordCache.change(.purchase(purchase), for: key, in: TurnNumber(8))
      let (_, looked) = try buyMore(in: recordCache)
      #expect(looked == Set(held).subtracting([held[3]]))
    }
  }

  @Test func `another's purchase leaves it as it is`() throws {
    _ = try fill(12)
    _ = try home.install("B")
    let chain = try home.buy(on: "B", "x").purchase.purchase.key
    let key = RecordKey.purchase(home.project.number, chain)
    let recordCache = worldWithoutPurchases()
    recordCache.bring(home.records[key], for: key)
    try keepHoldings(in: recordCache)
    recordCache.change(home.records[key], for: key, in: TurnNumber(8))
    #expect(try buyMore(in: recordCache).looked.isEmpty)
  }

  @Test func `a turn that is not durable takes it away, with its weight`() throws {
    let held = try fill(12)
    let recordCache = worldWithoutPurchases()
    let bytes = recordCache.bytes
    try keepHoldings(in: recordCache)
    #expect(recordCache.bytes > bytes)
    recordCache.forgetChanges(after: .none)
    #expect(recordCache.bytes == bytes)
    #expect(try buyMore(in: recordCache).looked == Set(held))
  }

  @Test func `a few are not kept`() throws {
    let held = try fill(2)
    let recordCache = worldWithoutPurchases()
    try keepHoldings(in: recordCache)
    #expect(try buyMore(in: recordCache).looked == Set(held))
  }
}
