import IdentityCore
import Testing

@Suite("Replacement of chains, and their further keys")
struct ReplacementTests {
  private func home() throws -> Household {
    let home = Household()
    try home.install("A")
    return home
  }

  @discardableResult
  private func buy(
    _ home: Household,
    _ product: ProductID,
    _ chain: ChainKey,
    transaction: TransactionID? = nil,
    by subject: Subject? = .device("A"),
    at moment: Moment = 9_000,
    replaces: TransactionID? = nil,
    keys: [TransactionID] = [],
    firstItem: TransactionID? = nil,
    asOf: Moment? = nil
  ) throws -> Draft.Receipt {
    let bought = Transaction(
      id: transaction ?? chain.originalTransaction,
      product: product,
      purchasedAt: moment,
      expiresAt: 90_000
    )
    let order = Draft.Order(
      subject: subject,
      chain: chain,
      transaction: bought,
      asOf: asOf,
      replaces: replaces,
      keys: keys,
      firstItem: firstItem
    )
    return try home.run { (draft) throws(DecisionStop) in try draft.purchase(order) }
  }

  @Test("The old chain is expired from the new one's beginning on, whichever is known first")
  func orders() throws {
    for isOldFirst in [true, false] {
      let home = try home()
      if isOldFirst { try buy(home, "x", "old", at: 1_000) }
      try buy(home, "y", "new", replaces: "old")
      if !isOldFirst { try buy(home, "x", "old", at: 1_000) }
      let old = try #require(home.purchases["old"])
      #expect(old.successor == Purchase.Successor(chain: "new", startsAt: 9_000))
      #expect(old.stateInPeriod(at: 8_999)?.state == .active)
      #expect(old.stateInPeriod(at: 9_000)?.state == .expired)
      #expect(try home.active("A") == ["Y"])
    }
  }

  @Test("A purchase goes on if the one of the same product that replaces it is given back")
  func returned() throws {
    for (former, next, isKept) in [("x", "x", true), ("x", "y", false)]
      as [(ProductID, ProductID, Bool)]
    {
      for isRefundLast in [true, false] {
        let home = try home()
        if isRefundLast { try buy(home, former, "old", at: 1_000) }
        try buy(home, next, "new", replaces: "old")
        let count = home.events.count
        var refund = PurchaseUpdate(chain: "new")
        refund[.refundedAt] = .moment(9_000)
        let receipt = try home.run { (draft) throws(DecisionStop) in try draft.update(refund) }
        #expect(receipt.outcome == .applied)
        if isRefundLast, isKept {
          // The one is refunded, and the other gives access again.
          let emitted = home.events.dropFirst(count)
          #expect(emitted.map(\.kind) == [.purchaseUpdated, .purchaseUpdated])
          #expect(emitted.map { $0.purchase?.value.chain } == ["new", "old"])
        }
        if isRefundLast, !isKept {
          let emitted = home.events.dropFirst(count)
          #expect(emitted.map(\.kind) == [.purchaseUpdated, .entitlementsDeactivated])
          #expect(emitted.allSatisfy { $0.purchase?.value.chain == "new" })
        }
        if !isRefundLast { try buy(home, former, "old", at: 1_000) }
        #expect(try home.active("A") == (isKept ? ["X"] : []))
        // A payment for the new one replaces the old one again.
        try buy(home, next, "new", transaction: "n2", at: 9_500)
        #expect(home.purchases["old"]?.successor != nil)
      }
    }
  }

  @Test("A purchase that gives back its product, takes another and replaces one names each cause")
  func causes() throws {
    let home = try home()
    try buy(home, "x", "old", at: 1_000)
    try buy(home, "x", "new")
    var revocation = PurchaseUpdate(chain: "new")
    revocation[.revokedAt] = .moment(20_000)
    _ = try home.run { (draft) throws(DecisionStop) in try draft.update(revocation) }
    let count = home.events.count
    try buy(home, "y", "new", replaces: "old", asOf: 19_000)
    let emitted = home.events.dropFirst(count)
    #expect(
      emitted.map(\.kind) == [
        .purchaseUpdated, .entitlementsActivated, .purchaseExpired, .entitlementsDeactivated,
      ]
    )
    #expect(emitted.map { $0.purchase?.value.chain } == ["new", "new", "old", "old"])
  }

  @Test("A refund and its withdrawal name the refunded purchase, if the replaced one was over")
  func returnedAfterEnd() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "old", at: 1_000, until: 10_100)
    home.now = 10_500
    try home.emitDue()
    try buy(home, "x", "new", at: 10_500, replaces: "old")
    for (moment, kind) in [
      (11_000, Event.Kind.entitlementsDeactivated), (nil, .entitlementsActivated),
    ] as [(Moment?, Event.Kind)] {
      let count = home.events.count
      var refund = PurchaseUpdate(chain: "new")
      refund[.refundedAt] = FieldValue(moment)
      home.now = 12_000
      _ = try home.run { (draft) throws(DecisionStop) in try draft.update(refund) }
      let emitted = home.events.dropFirst(count)
      #expect(emitted.map(\.kind) == [.purchaseUpdated, kind])
      #expect(emitted.allSatisfy { $0.purchase?.value.chain == "new" })
    }
  }

  @Test("A purchase that was given back replaces one of its product or not, in any order of facts")
  func returnedProduct() throws {
    for isRefundFirst in [true, false] {
      let home = try home()
      try buy(home, "x", "old", at: 1_000)
      try buy(home, "x", "new", replaces: "old", asOf: 9_000)
      for isRefund in [isRefundFirst, !isRefundFirst] {
        var update = PurchaseUpdate(chain: "new")
        update.transaction = "new"
        update.asOf = isRefund ? 9_100 : 9_200
        update[isRefund ? .refundedAt : .product] =
          isRefund ? .moment(9_100) : .text(Array("y".utf8))
        _ = try home.run { (draft) throws(DecisionStop) in try draft.update(update) }
      }
      #expect(try home.active("A") == [])
    }
  }

  @Test("A chain stays replaced when the next one is erased, also if it gets a key later")
  func erasedSuccessor() throws {
    let home = Household()
    try home.install("A", user: "ann")
    try home.install("B", user: "bob")
    try buy(home, "x", "old", by: .user("ann"), at: 1_000)
    try buy(home, "y", "new", by: .user("bob"), replaces: "old")
    _ = try home.erase("bob")
    #expect(try home.active("A") == [])
    try buy(home, "x", "old", by: nil, at: 1_000, keys: ["order"], asOf: 9_500)
    #expect(try home.active("A") == [])
    #expect(home.purchases["old"]?.successor != nil)
  }

  @Test("The same replacement, said again at a later date, changes nothing")
  func again() throws {
    let home = try home()
    try buy(home, "y", "new", replaces: "old", asOf: 9_000)
    let again = try buy(home, "y", "new", replaces: "old", asOf: 9_500)
    #expect(again.outcome == .unchanged)
    #expect(try buy(home, "y", "new", replaces: "older", asOf: 9_600).outcome == .updated)
  }

  @Test("The old chain emits that it expired, with the reason")
  func events() throws {
    let home = try home()
    try buy(home, "x", "old", at: 1_000)
    let count = home.events.count
    try buy(home, "y", "new", replaces: "old")
    let emitted = home.events.dropFirst(count)
    #expect(
      emitted.map(\.kind) == [
        .purchaseRecorded, .entitlementsActivated, .purchaseExpired, .entitlementsDeactivated,
      ]
    )
    #expect(emitted.first?.purchase?.value.replaces == "old")
    let expired = emitted.first { $0.kind == .purchaseExpired }
    #expect(expired?.purchase?.value.endReason == .replaced)
    #expect(expired?.purchase?.value.chain == "old")
  }

  @Test("Of several successors the one that began first counts; a late beginning moves it")
  func successors() throws {
    let home = try home()
    try buy(home, "x", "old", at: 1_000)
    try buy(home, "y", "b", at: 9_000, replaces: "old")
    try buy(home, "y", "a", at: 9_500, replaces: "old")
    #expect(home.purchases["old"]?.successor?.chain == "b")
    try buy(home, "y", "a", transaction: "a0", at: 8_000)
    #expect(home.purchases["old"]?.successor == Purchase.Successor(chain: "a", startsAt: 8_000))
  }

  @Test("At most a hundred chains replace one; a further one is a purchase like any other")
  func manySuccessors() throws {
    let home = try home()
    for number in 1...101 as ClosedRange<Int64> {
      let chain = ChainKey(store: "appStore", originalTransaction: TransactionID("\(number)"))
      try buy(home, "y", chain, at: 9_000 + number, replaces: "old")
      let replaces = home.purchases[chain]?.relations.replaces
      #expect(replaces == (number <= 100 ? "old" : nil), "\(number)")
    }
    let key = ChainKey(store: "appStore", originalTransaction: "old")
    guard case .chainName(let name)? = home.records[.chainName(home.project.number, key)] else {
      Issue.record("no record of the name")
      return
    }
    #expect(name.successors.count == 100)
  }

  @Test("The reply shows the holder whom a chain that followed has merged with another user")
  func mergedByFollower() throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      let home = Household(.revenuecatLegacy, seed: seed) { $0.unclaimedPurchases = .anonymous }
      try home.install("A")
      try buy(home, "y", "new", by: nil, replaces: "old")
      let receipt = try buy(home, "x", "old", at: 1_000)
      let shown = try home.run { (draft) throws(DecisionStop) in
        try draft.update(PurchaseUpdate(chain: "old")).purchase.holders
      }
      #expect(receipt.purchase.holders == shown, "with seed \(seed)")
    }
  }

  @Test("The chains of an old and a new link emit events in the order of their ids")
  func linkMoves() throws {
    for (former, next) in [("a", "b"), ("b", "a")] as [(ChainKey, ChainKey)] {
      let home = try home()
      try buy(home, "x", former, at: 1_000)
      try buy(home, "y", next, at: 1_000)
      try buy(home, "z", "new", at: 8_000, replaces: former.originalTransaction)
      let count = home.events.count
      let link = next.originalTransaction
      try buy(home, "z", "new", transaction: "n2", at: 9_000, replaces: link)
      let emitted = home.events.dropFirst(count).compactMap { $0.purchase?.value.chain }
      #expect(emitted.drop { $0 == "new" }.first == "a", "from \(former) to \(next)")
      #expect(try home.active("A") == ["X", "Z"])
    }
  }

  @Test("A successor dated ahead ends the old chain by the clock")
  func ahead() throws {
    let home = try home()
    try buy(home, "x", "old", at: 1_000)
    try buy(home, "y", "new", at: 20_000, replaces: "old")
    #expect(try home.active("A") == ["X"])
    home.now = 30_000
    let count = home.events.count
    try home.emitDue()
    let expired = home.events.dropFirst(count).first { $0.kind == .purchaseExpired }
    #expect(expired?.at == 19_999)
    #expect(try home.active("A") == ["Y"])
  }

  @Test("A chain that gets the name that another replaces ends with its further items")
  func renamedWithItems() throws {
    let home = try home()
    try buy(home, "x", "1", at: 1_000)
    try buy(home, "z", "2", at: 1_000, firstItem: "1")
    try buy(home, "y", "new", replaces: "key")
    #expect(try home.active("A") == ["X", "Y", "Z"])
    let count = home.events.count
    try buy(home, "x", "1", at: 1_000, keys: ["key"], asOf: 9_500)
    #expect(try home.active("A") == ["Y"])
    let expired = home.events.dropFirst(count).filter { $0.kind == .purchaseExpired }
    #expect(Set(expired.map(\.purchase?.value.chain)) == ["1", "2"])
  }

  /// A chain of one user ended meanwhile, which is not emitted yet; then the chain of another user
  /// replaces it.
  private func expirations(
    _ replace: (Household) throws -> Void
  ) throws -> [(chain: ChainKey?, at: Moment)] {
    let home = try home()
    try home.install("B")
    try buy(home, "x", "old", at: 1_000)
    try buy(home, "y", "new", by: .device("B"), at: 9_000)
    home.now = 95_000
    let count = home.events.count
    try replace(home)
    return home.events.dropFirst(count).filter { $0.kind == .purchaseExpired }
      .map { ($0.purchase?.value.chain, $0.at) }
  }

  @Test("A report without a user emits the due end of the chain that it replaces first")
  func dueEndBeforeReport() throws {
    let expired = try expirations { home in
      try buy(home, "y", "new", by: nil, at: 9_000, replaces: "old", asOf: 94_000)
    }
    #expect(expired.map(\.chain) == ["new", "old"])
    #expect(expired.map(\.at) == [90_000, 90_000])
  }

  @Test("An import emits the due end of the chain that an imported one replaces first")
  func dueEndBeforeImport() throws {
    let expired = try expirations { home in
      var imported = ImportedPurchase(chain: "new")
      imported.replaces = "old"
      imported.transactions = [
        ImportedTransaction(id: "new", product: "y", purchasedAt: 9_000, asOf: 94_000)
      ]
      var entry = CustomerImport()
      entry.onConflict = .merge
      entry.purchases = [imported]
      try home.run { (draft) throws(DecisionStop) in
        try CustomerImporter.carryOut(entry, in: &draft)
      }
    }
    #expect(expired.map(\.chain) == ["new", "old"])
    #expect(expired.map(\.at) == [90_000, 90_000])
  }

  @Test("An import of several purchases names for each holder the one that changed access")
  func importedForOthers() throws {
    let home = try home()
    try buy(home, "x", "1", at: 1_000)
    try buy(home, "y", "2", at: 1_000)
    home.now = 95_000
    try home.emitDue()
    var entry = CustomerImport()
    entry.ids = [CustomerImport.ID(id: "ann", kind: .identified, device: nil, createdAt: nil)]
    entry.onConflict = .merge
    entry.purchases = ["1", "2"].map { (chain: ChainKey) in
      var imported = ImportedPurchase(chain: chain)
      var renewal = ImportedTransaction(
        id: TransactionID(stringLiteral: "renewal of \(chain.originalTransaction)"),
        product: chain == "1" ? "x" : "y",
        purchasedAt: 90_000,
        asOf: 94_000
      )
      renewal.fact[.expiresAt] = .moment(99_000)
      imported.transactions = [renewal]
      return imported
    }
    let count = home.events.count
    try home.run { (draft) throws(DecisionStop) in try CustomerImporter.carryOut(entry, in: &draft)
    }
    let gained = home.events.dropFirst(count).filter { $0.kind == .entitlementsActivated }
    #expect(gained.map(\.entitlements) == [["X"], ["Y"]])
    #expect(gained.map(\.purchase?.value.chain) == ["1", "2"])
  }

  @Test("Each of two chains that change in one millisecond names what it changes itself")
  func sameMillisecond() throws {
    // With more changes, the decision tracks what the customer holds.
    for othersCount in [0, 6] {
      for (old, new) in [("1", "2"), ("2", "1")] as [(ChainKey, ChainKey)] {
        let home = try home()
        try buy(home, "x", old, at: 1_000)
        try buy(home, "y", new, at: 20_000, replaces: old.originalTransaction)
        for number in 0..<othersCount {
          try buy(home, "z", ChainKey(stringLiteral: "other\(number)"), at: 21_000)
        }
        home.now = 30_000
        let count = home.events.count
        try home.emitDue()
        let access = home.events.dropFirst(count).filter { event in
          event.kind == .entitlementsActivated || event.kind == .entitlementsDeactivated
        }
        let lost = access.filter { $0.kind == .entitlementsDeactivated }
        #expect(lost.map(\.purchase?.value.chain) == [old])
        #expect(lost.map(\.at) == [19_999])
        #expect(lost.map(\.entitlements) == [["X"]])
        let gained = access.first { $0.kind == .entitlementsActivated }
        #expect(gained?.purchase?.value.chain == new)
        #expect(gained?.at == 20_000)
        #expect(gained?.entitlements == ["Y"])
      }
    }
  }

  @Test("A key finds the chain, and the link by a key takes effect")
  func keys() throws {
    let home = try home()
    try buy(home, "x", "token-1", at: 1_000, keys: ["k2", "k1"])
    #expect(home.purchases["token-1"]?.relations.keys == ["k1", "k2"])
    let renewed = try buy(home, "x", "k1", transaction: "t2", at: 2_000)
    #expect(renewed.purchase.purchase.key == "token-1")
    #expect(renewed.outcome == .renewed)
    try home.update("k2") { $0[.refundedAt] = .moment(9_000) }
    #expect(home.purchases["token-1"]?.latest.refundedAt == 9_000)
    try buy(home, "y", "token-2", replaces: "k1")
    #expect(home.purchases["token-1"]?.successor?.chain == "token-2")
    try home.install("B")
    #expect(try home.restore("B", ["k2"]).restored.map(\.key) == ["token-1"])
  }

  @Test("A key of another chain is left out, and ten at most stay: the least")
  func limits() throws {
    let home = try home()
    try buy(home, "x", "c1", keys: ["k"])
    try buy(home, "x", "c2")
    let keys: [TransactionID] = ["k", "c1", "own"]
    let taken = try buy(home, "x", "c2", transaction: "t2", at: 9_100, keys: keys)
    #expect(taken.notes.takenKeys == ["k", "c1"])
    #expect(home.purchases["c2"]?.relations.keys == ["own"])
    let many = (10..<20).map { TransactionID("m\($0)") }
    try buy(home, "x", "c3", keys: many)
    try buy(home, "x", "c3", transaction: "next", at: 9_500, keys: ["a", "m15"])
    #expect(home.purchases["c3"]?.relations.keys == ["a"] + many.prefix(9))
    // The name that was dropped is free again.
    #expect(try buy(home, "x", "c4", keys: ["m19"]).notes.takenKeys == [])
  }

  @Test("A name joins the chain that one of its keys names, in both orders")
  func join() throws {
    for isOrderFirst in [true, false] {
      let home = try home()
      if isOrderFirst { try buy(home, "x", "order", at: 1_000) }
      let renewed = try buy(home, "x", "token", transaction: "t2", keys: ["order"])
      if !isOrderFirst { try buy(home, "x", "order", at: 1_000) }
      #expect(renewed.notes.takenKeys == [])
      #expect(home.purchases.count == 1, "order first: \(isOrderFirst)")
      let purchase = try #require(home.purchases.values.first)
      #expect(purchase.transactions.map(\.id) == ["order", "t2"])
      #expect(purchase.relations.keys == [isOrderFirst ? "token" : "order"])
      // Both names find it from now on.
      for name in ["token", "order"] as [ChainKey] {
        #expect(try home.update(name) { _ in }.purchase.key == purchase.key)
      }
      #expect(try home.active("A") == ["X"])
    }
  }

  @Test("A key that names two chains joins the first of them, and is taken in the other")
  func joinFirst() throws {
    let home = try home()
    try buy(home, "x", "c1", at: 1_000)
    try buy(home, "x", "c2", at: 1_000)
    let joined = try buy(home, "x", "token", keys: ["new", "c2", "c1"])
    #expect(joined.purchase.purchase.key == "c2")
    #expect(joined.notes.takenKeys == ["c1"])
    #expect(home.purchases["c2"]?.relations.keys == ["new", "token"])
  }

  @Test("A chain does not join the one that it replaces, whichever is known first")
  func joinReplaced() throws {
    for isOldFirst in [true, false] {
      let home = try home()
      if isOldFirst { try buy(home, "x", "old", at: 1_000, keys: ["order"]) }
      try buy(home, "y", "new", replaces: "old", keys: ["order"])
      if !isOldFirst { try buy(home, "x", "old", at: 1_000, keys: ["order"]) }
      #expect(home.purchases["old"]?.successor?.chain == "new", "old first: \(isOldFirst)")
    }
  }

  @Test("A deleted chain stays without a holder when a key names it")
  func joinErased() throws {
    let home = Household { $0.unclaimedPurchases = .keep }
    try home.install("A", user: "ann")
    try buy(home, "x", "order", by: .user("ann"), at: 1_000)
    _ = try home.erase("ann")
    try home.install("B", user: "token-a")
    let bought = Transaction(id: "t2", product: "x", purchasedAt: 9_000, expiresAt: 90_000)
    home.mayBeUnheld = ["token"]
    let order = Draft.Order(
      subject: nil,
      chain: "token",
      transaction: bought,
      keys: ["order"],
      accountToken: "token-a"
    )
    _ = try home.run { (draft) throws(DecisionStop) in try draft.purchase(order) }
    #expect(home.purchases["token"]?.holders == [])
    #expect(home.purchases["token"]?.isUnclaimed == false)
  }

  @Test("An order of Google Play finds its renewals")
  func orderNumbers() throws {
    let home = try home()
    let token = ChainKey(store: "playStore", originalTransaction: "token")
    func order(_ id: TransactionID) -> ChainKey {
      ChainKey(store: "playStore", originalTransaction: id)
    }
    try buy(home, "x", token, transaction: "GPA.1-2-3-4", at: 1_000, keys: ["GPA.1-2-3-4"])
    let rows: [(TransactionID, isFound: Bool)] = [
      ("GPA.1-2-3-4", true), ("GPA.1-2-3-4..5", true), ("GPA.1-2-3-4..12", true),
      ("GPA.1-2-3-4.5", false), ("GPA.1-2-3-4..", false), ("GPA.1-2-3-5..5", false),
    ]
    for (id, isFound) in rows {
      if isFound {
        #expect(try home.update(order(id)) { _ in }.purchase.key == token)
      } else {
        #expect(throws: Refusal.unknownPurchase(order(id), position: nil)) {
          try home.update(order(id)) { _ in }
        }
      }
    }
  }
}
