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

  private func draft(in world: World) -> Draft {
    Draft(
      world: world,
      project: home.project,
      now: home.now,
      entropy: Entropy(seed: (1, 2, 3, 4))
    )
  }

  /// All that there is but the purchases.
  private func worldWithoutPurchases() -> World {
    let world = World(bytesMax: .max)
    for (key, record) in home.records {
      if case .purchase = key { continue }
      world.bring(record, for: key)
    }
    return world
  }

  /// Has the device buy another one, and says which chains it was asked to bring for that.
  private func buyMore(in world: World) throws -> (Draft.Receipt, looked: Set<ChainKey>) {
    let order = Draft.Order(
      subject: .device(device),
      chain: ChainKey(store: "appStore", originalTransaction: "one more"),
      transaction: Transaction(id: "one more", product: "x", purchasedAt: home.now)
    )
    var looked: Set<ChainKey> = []
    while true {
      var draft = draft(in: world)
      do throws(Stop) {
        return (try draft.purchase(order), looked.subtracting([order.chain]))
      } catch {
        guard case .missing(let keys) = error else { throw error }
        for key in keys {
          if case .purchase(_, let chain) = key { looked.insert(chain) }
          world.bring(home.records[key], for: key)
        }
      }
    }
  }

  /// The sum that the household's own world gives.
  private func keepHoldings(in world: World) throws {
    var draft = draft(in: home.world)
    _ = try draft.checkEntitlements(.device(device))
    world.keepHoldings(of: draft, changedIn: TurnNumber(7))
  }

  @Test func `one more is bought without a look at the rest`() throws {
    let held = try fill(12)
    let (receipt, looked) = try buyMore(in: worldWithoutPurchases())
    #expect(looked == Set(held))

    let world = worldWithoutPurchases()
    try keepHoldings(in: world)
    let (same, lookedAgain) = try buyMore(in: world)
    #expect(lookedAgain.isEmpty)
    #expect(same == receipt)
  }

  @Test func `whoever looks at it has seen the newest turn that it tells of`() throws {
    _ = try fill(12)
    let world = worldWithoutPurchases()
    try keepHoldings(in: world)
    var draft = draft(in: world)
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
      let world = worldWithoutPurchases()
      let key = RecordKey.purchase(home.project.number, held[3])
      if isHere { world.bring(.purchase(known), for: key) }
      try keepHoldings(in: world)
      world.change(.purchase(purchase), for: key, in: TurnNumber(8))
      let (_, looked) = try buyMore(in: world)
      #expect(looked == Set(held).subtracting([held[3]]))
    }
  }

  @Test func `another's purchase leaves it as it is`() throws {
    _ = try fill(12)
    _ = try home.install("B")
    let chain = try home.buy(on: "B", "x").purchase.purchase.key
    let key = RecordKey.purchase(home.project.number, chain)
    let world = worldWithoutPurchases()
    world.bring(home.records[key], for: key)
    try keepHoldings(in: world)
    world.change(home.records[key], for: key, in: TurnNumber(8))
    #expect(try buyMore(in: world).looked.isEmpty)
  }

  @Test func `a turn that is not durable takes it away, with its weight`() throws {
    let held = try fill(12)
    let world = worldWithoutPurchases()
    let bytes = world.bytes
    try keepHoldings(in: world)
    #expect(world.bytes > bytes)
    world.forgetChanges(after: .none)
    #expect(world.bytes == bytes)
    #expect(try buyMore(in: world).looked == Set(held))
  }

  @Test func `a few are not kept`() throws {
    let held = try fill(2)
    let world = worldWithoutPurchases()
    try keepHoldings(in: world)
    #expect(try buyMore(in: world).looked == Set(held))
  }
}
