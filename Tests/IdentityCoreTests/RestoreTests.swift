import IdentityCore
import Testing

@Suite("Restores: scope and result")
struct RestoreTests {
  @Test func `A restore covers the account's purchases from all devices`() throws {
    let home = Household(.purchasely)
    for device: DeviceID in ["A", "B", "C"] {
      try home.install(device, user: UserID("u-\(device)"), account: "apple")
    }
    try home.install("D", user: "other", account: "google")
    try home.buy(on: "A", "x")
    try home.buy(on: "B", "y")
    try home.buy(on: "D", "z")
    let restoration = try home.restore("C")
    #expect(home.lines(restoration.restored) == ["x:u-A>u-C", "y:u-B>u-C"])
    #expect(try home.active("C") == ["X", "Y"])
    #expect(try home.active("D") == ["Z"])
  }

  @Test func `Purchases that the user holds already are not listed`() throws {
    let home = Household(.qonversion) { $0.onRestore = .transfer }
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    let records = home.records
    let emitted = try home.emitted {
      let restoration = try home.restore("A")
      #expect(restoration.restored == [])
      #expect(restoration.refused == [])
      #expect(restoration.access.active == ["X"])
    }
    #expect(emitted == [])
    #expect(home.records == records)
  }

  @Test func `Named purchases are restored exactly, from any account`() throws {
    let home = Household(.purchasely)
    try home.install("A", user: "u1", account: "apple")
    try home.install("B", user: "u2", account: "google")
    try home.buy(on: "A", "x", chain: "c1")
    try home.buy(on: "A", "y", chain: "c2")
    try home.install("C", user: "u3", account: "google")
    try home.buy(on: "C", "z", chain: "c3")
    let restoration = try home.restore("B", ["c2"])
    #expect(home.lines(restoration.restored) == ["y:u1>u2"])
    #expect(try home.active("B") == ["Y"])
    #expect(try home.active("A") == ["X"])
    #expect(try home.active("C") == ["Z"])
  }

  @Test func `A purchase recorded without a device is restored by name`() throws {
    for rule in [Rules.OnRestore.share, .transfer, .transferIfInactive] {
      let home = Household(.purchasely) { $0.onRestore = rule }
      try home.buy(by: .user("web"), "x", chain: "c", at: 1, until: 2)
      try home.install("A", account: "apple")
      #expect(try home.restore("A").restored == [])
      #expect(try home.restore("A", ["c"]).restored.count == 1)
      #expect(try home.holders("c") == (rule == .share ? ["web", "~A"] : ["~A"]))
    }
  }

  @Test func `An active subscription without a device blocks its own transfer`() throws {
    let home = Household(.purchasely) { $0.onRestore = .transferIfInactive }
    try home.buy(by: .user("web"), "x", chain: "c")
    try home.install("A", account: "apple")
    #expect(home.lines(try home.restore("A", ["c"]).refused) == ["x web onRestore"])
  }

  @Test func `An unknown chain refuses the whole restore`() throws {
    let home = Household()
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("B", account: "apple")
    let records = home.records
    #expect(throws: Refusal.unknownPurchase("none", position: 1)) {
      try home.restore("B", ["c", "none"])
    }
    #expect(throws: Refusal.unknownPurchase("none", position: 0)) {
      try home.restore("B", ["none", "c"])
    }
    let elsewhere = ChainKey(store: "playStore", originalTransaction: "c")
    #expect(throws: Refusal.unknownPurchase(elsewhere, position: 0)) {
      try home.restore("B", [elsewhere])
    }
    #expect(home.records == records)
    #expect(try home.active("B") == [])
  }

  @Test("Lists of purchases are sorted by store, then chain, by bytes")
  func order() throws {
    let bought: [(product: ProductID, store: StoreName, chain: TransactionID)] = [
      ("z", "playStore", "a"), ("y", "appStore", "10"), ("x", "appStore", "9"),
      ("pass", "appStore", "Z"), ("bare", "amazon", "z"),
    ]
    let sorted: [ProductID] = ["bare", "y", "x", "pass", "z"]
    for rule in [Rules.OnRestore.share, .keep] {
      for named in [true, false] {
        let home = Household(.purchasely) { $0.onRestore = rule }
        try home.install("A", user: "u1", account: "apple")
        try home.install("B", user: "u2", account: "apple")
        var chains: [ChainKey] = []
        for (product, store, chain) in bought {
          let receipt = try home.buy(
            by: .device("A"),
            product,
            chain: chain,
            store: store,
            until: 20_000
          )
          chains.append(receipt.purchase.purchase.key)
        }
        let restoration = try home.restore("B", named ? chains : nil)
        #expect(restoration.restored.map(\.product) == (rule == .share ? sorted : []))
        #expect(restoration.refused.map(\.product) == (rule == .share ? [] : sorted))
      }
    }
  }

  @Test func `An empty list restores nothing`() throws {
    let home = Household()
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x")
    try home.install("B", account: "apple")
    let restoration = try home.restore("B", [])
    #expect(restoration.restored == [])
    #expect(restoration.refused == [])
    #expect(try home.active("B") == [])
  }

  @Test func `A chain named twice is restored or refused once`() throws {
    for rule in [Rules.OnRestore.share, .keep] {
      let home = Household { $0.onRestore = rule }
      try home.install("A", account: "apple")
      try home.buy(on: "A", "x", chain: "c")
      try home.install("B", account: "apple")
      let restoration = try home.restore("B", ["c", "c"])
      #expect(restoration.restored.count + restoration.refused.count == 1)
    }
  }

  @Test func `A restore adds the current user only, without the anonymous user`() throws {
    let home = Household()
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("B", account: "apple")
    try home.identify("B", "u2")
    try home.restore("B")
    #expect(try home.holders("c") == ["u2", "~A"])
    try home.logout("B")
    #expect(try home.active("B") == [])
  }

  @Test func `An account without purchases restores nothing`() throws {
    for preset in Preset.allCases {
      let home = Household(preset)
      try home.install("A", account: "apple")
      let emitted = try home.emitted {
        let restoration = try home.restore("A")
        #expect(restoration.restored == [])
        #expect(restoration.refused == [])
      }
      #expect(emitted == [])
    }
  }

  @Test func `A purchase belongs to the device's account at that time`() throws {
    let home = Household()
    try home.install("A", account: "first")
    try home.buy(on: "A", "x")
    try home.install("A", account: "second")
    try home.buy(on: "A", "y")
    try home.install("B", account: "second")
    try home.install("C", account: "first")
    try home.restore("B")
    try home.restore("C")
    #expect(try home.active("B") == ["Y"])
    #expect(try home.active("C") == ["X"])
  }

  @Test("The named holder is identified if possible, then least by bytes")
  func namedHolder() throws {
    let home = Household()
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("B", account: "apple")
    try home.restore("B")
    let ids = [try home.anonymous("A"), try home.anonymous("B")]
    try home.install("C", account: "apple")
    home.project.rules.onRestore = .keep
    #expect(try home.restore("C").refused.map(\.holder) == [ids.min()])
    home.project.rules.onRestore = .share
    for user: UserID in ["u2", "U1", "u10"] {
      try home.identify("A", user)
      try home.restore("A")
    }
    #expect(try home.holders("c") == ["U1", "u10", "u2", "~A", "~B"])
    home.project.rules.onRestore = .keep
    #expect(try home.restore("C").refused.map(\.holder) == ["U1"])
  }

  @Test func `A refusal names the rule, and other purchases are restored`() throws {
    let home = Household(.purchasely)
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x")
    try home.buy(on: "A", "life")
    try home.install("B", user: "u", account: "apple")
    let restoration = try home.restore("B")
    #expect(home.lines(restoration.restored) == ["x:~A>u"])
    #expect(home.lines(restoration.refused) == ["life ~A oneTimePurchases"])
    #expect(restoration.access.active == ["X"])
  }
}
