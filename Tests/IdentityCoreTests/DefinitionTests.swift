import IdentityCore
import Testing

@Suite("A change of terms emits each customer's events once")
struct DefinitionTests {
  private let swapped: [ProductID: Product] = [
    "x": Product(kind: .subscription, entitlements: ["Y"]),
    "y": Product(kind: .subscription, entitlements: ["Y"]),
  ]

  /// Three customers with X each.
  private func household() throws -> Household {
    let home = Household(.revenuecat)
    for user in ["ann", "bob", "cid"] as [UserID] {
      try home.buy(by: .user(user), "x", chain: TransactionID(user.bytes))
    }
    return home
  }

  private func emitted(_ home: Household, _ step: () throws -> Void) rethrows -> [String] {
    try home.emitted(step).sorted()
  }

  @Test("Every customer's gained and lost access is emitted, in any number of batches")
  func allCustomers() throws {
    let home = try household()
    #expect(try home.emitted { try home.define { $0.products = swapped } } == [])
    #expect(home.project.isRollingOut)
    let first = try home.emitted { try home.rollout(2) }
    #expect(first.count == 4)
    let second = try home.emitted { try home.rollout(2) }
    #expect(second.count == 2)
    #expect(!home.project.isRollingOut)
    #expect(
      (first + second).sorted() == [
        "entitlementsActivated ann Y", "entitlementsActivated bob Y",
        "entitlementsActivated cid Y", "entitlementsDeactivated ann X",
        "entitlementsDeactivated bob X", "entitlementsDeactivated cid X",
      ]
    )
    #expect(home.events.suffix(6).allSatisfy { $0.cause == .definition(request: [55]) })
    #expect(home.records[.definition(home.project.number, 1)] == nil)
    #expect(home.records[.rollout(home.project.number)] == nil)
  }

  @Test("An unaffected customer gets no event and is not written")
  func unconcerned() throws {
    let home = try household()
    try home.define { $0.products = swapped }
    try home.emitAll()
    let customers = home.customers
    // Another order, another kind, a product without entitlements, a grantable id.
    try home.define { $0.products = swapped.merging(["mute": Product(entitlements: [])]) { $1 } }
    try home.define { $0.grantable = ["GIFT"] }
    try home.define { $0.products = swapped.mapValues { Product(entitlements: $0.entitlements) } }
    #expect(!home.project.isRollingOut)
    // A change of a product that no customer bought emits nothing.
    try home.define { $0.products?["z"] = Product(entitlements: ["Z"]) }
    try home.define { $0.products = swapped.merging(["z": Product(entitlements: ["Z"])]) { $1 } }
    #expect(home.project.isRollingOut)
    #expect(try home.emitted { try home.emitAll() } == [])
    #expect(home.customers == customers)
  }

  @Test("A project without customers emits nothing")
  func noCustomers() throws {
    let home = Household()
    try home.define { $0.products = swapped }
    #expect(!home.project.isRollingOut)
  }

  @Test("A decision about a customer emits that customer's change first, and only once")
  func decidedFirst() throws {
    let home = try household()
    try home.define { $0.products = swapped }
    let defined = home.now
    home.now = home.now + 500
    let events = try home.emittedEvents { try home.grant("Y", to: .user("bob")) }
    #expect(
      events.map(\.kind) == [.entitlementsActivated, .entitlementsDeactivated, .granted]
    )
    #expect(events.map(\.at) == [defined, defined, home.now])
    #expect(events.count == 3 && events[2].cause == nil)
    #expect(events.first?.cause == .definition(request: [55]))
    let rest = try emitted(home) { try home.emitAll() }
    #expect(rest.count == 4)
    #expect(!rest.contains { $0.contains("bob") })
  }

  @Test("A customer created during a rollout gets no event")
  func newcomer() throws {
    let home = try household()
    try home.define { $0.products = swapped }
    try home.rollout(1)
    for user in ["dan", "eve", "fay", "gil"] as [UserID] {
      try home.buy(by: .user(user), "x", chain: TransactionID(user.bytes))
    }
    let rest = try emitted(home) { try home.emitAll() }
    #expect(rest.count == 4)
    #expect(!rest.contains { $0.contains("dan") || $0.contains("gil") })
  }

  @Test("Changes due before a definition are emitted first, by the old terms")
  func dueBefore() throws {
    let home = try household()
    // The ends pass without a request; then x gives Y, and X is gone already.
    home.now = home.now + Household.period + 500
    try home.define { $0.products = swapped }
    try home.buy(by: .user("dan"), "x", chain: "d")
    let events = try home.emittedEvents { try home.emitAll() }
    #expect(
      events.map(\.kind)
        == (0..<3).flatMap { _ in
          [Event.Kind.purchaseExpired, .entitlementsDeactivated]
        }
    )
    #expect(events.allSatisfy { $0.cause == .clock })
    #expect(
      events.filter { $0.kind == .entitlementsDeactivated }.allSatisfy {
        $0.entitlements == ["X"]
      }
    )
  }

  @Test("Changes due after a definition are emitted later, by the new terms")
  func dueAfter() throws {
    let home = try household()
    try home.define { $0.products = swapped }
    home.now = home.now + Household.period + 500
    let events = try home.emittedEvents {
      try home.buy(by: .user("bob"), "y", chain: "b2", until: .never)
    }
    #expect(
      events.map(home.line)
        == [
          "entitlementsActivated bob Y", "entitlementsDeactivated bob X",
          "purchaseExpired bob x", "entitlementsDeactivated bob Y",
          "purchaseRecorded bob y", "entitlementsActivated bob Y",
        ]
    )
  }

  @Test("Two definitions are emitted in order, each with its time")
  func twice() throws {
    let home = try household()
    let before = home.project.catalogue.products
    try home.define { $0.products = swapped }
    try home.rollout(1)
    home.now = home.now + 500
    try home.define { $0.products = before }
    // A customer done with the first definition gets the second; the others get both.
    let events = try home.emittedEvents { try home.emitAll() }
    for user in ["ann", "bob", "cid"] as [UserID] {
      let own = home.events.filter { $0.subject.id == user && $0.entitlements != nil }
      #expect(
        own.map(home.line)
          == [
            "entitlementsActivated \(user) X",
            "entitlementsActivated \(user) Y", "entitlementsDeactivated \(user) X",
            "entitlementsActivated \(user) X", "entitlementsDeactivated \(user) Y",
          ]
      )
    }
    #expect(events.map(\.at) == events.map(\.at).sorted())
  }

  @Test("Definitions beyond the limit are refused without an effect")
  func bounded() throws {
    let home = try household()
    let before = home.project.catalogue.products
    try home.define(pendingMax: 2) { $0.products = swapped }
    try home.define(pendingMax: 2) { $0.products = before }
    let project = home.project
    #expect(throws: Refusal.tooManyPending("home", 2)) {
      try home.define(pendingMax: 2) { $0.products = self.swapped }
    }
    #expect(home.project == project)
    // A definition that changes no access is accepted.
    try home.define(pendingMax: 2) { $0.grantable = ["GIFT"] }
    try home.emitAll()
    try home.define(pendingMax: 2) { $0.products = swapped }
  }

  @Test("In a project that is too large nothing is counted, and each product counts as used")
  func uncounted() throws {
    let home = try household()
    let counted = try home.defined(recordsMax: 6) { $0.products = swapped }
    #expect(counted.accessChanges?.customers == 3)
    let products = home.project.catalogue.products.merging(["z": Product(entitlements: [])]) { $1 }
    let uncounted = try home.defined(recordsMax: 5) {
      $0.products = products
      $0.environment = .sandbox
    }
    #expect(uncounted.accessChanges == nil)
    // What changes no access needs no count.
    let certain = try home.defined(recordsMax: 5) { $0.grantable = ["GIFT"] }
    #expect(certain.accessChanges == AccessChanges())
    #expect(throws: Refusal.productInUse("z", customers: nil, others: 0)) {
      try home.defined(recordsMax: 5) { $0.products = self.swapped }
    }
    try home.define { $0.products = products }
    _ = try home.defined(recordsMax: 5) {
      $0.products = swapped
      $0.removed = ["z"]
    }
    try home.emitAll()
  }

  @Test("While a purchase that came again after its deletion has no holder, no product is free")
  func unknownUse() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "1")
    try home.erase(home.anonymous("A"))
    home.mayBeUnheld = ["1"]
    try home.buy(by: .user("bob"), "x", chain: "1")
    let left = home.project.catalogue.products.keys
    #expect(throws: Refusal.productInUse("bare", customers: nil, others: left.count - 1)) {
      try home.define { $0.products = [:] }
    }
    try home.install("B")
    home.mayBeUnheld = []
    try home.restore("B", ["1"])
    #expect(throws: Refusal.productInUse("x", customers: 1, others: 0)) {
      try home.define { $0.products = [:] }
    }
    try home.define {
      $0.products = [:]
      $0.removed = ["x"]
    }
  }

  @Test("Customers get their pending events before they merge")
  func aliased() throws {
    let home = Household(.revenuecat)
    try home.install("D")
    try home.buy(on: "D", "x", chain: "1")
    try home.buy(by: .user("ann"), "x", chain: "2")
    try home.define { $0.products = swapped }
    let emitted = try home.emitted { try home.identify("D", "ann") }
    #expect(
      emitted.prefix(4).sorted()
        == [
          "entitlementsActivated ann Y", "entitlementsActivated ~D Y",
          "entitlementsDeactivated ann X", "entitlementsDeactivated ~D X",
        ]
    )
    #expect(try home.emitted { try home.emitAll() } == [])
  }
}
