import IdentityCore
import Testing

/// The recorded links, and the events that emit them.
@Suite("Trails")
struct TrailTests {
  @Test func `A purchase with its first holders has no trail`() throws {
    let home = Household()
    try home.install("A")
    try home.identify("A", "u1")
    let emitted = try home.emittedEvents { try home.buy(on: "A", "x", chain: "c") }
    let purchase = try #require(home.purchases["c"])
    #expect(purchase.firstHolders == [try home.anonymous("A"), "u1"])
    #expect(try home.event(purchase.recordedIn) == emitted.first)
    #expect(emitted.first?.kind == .purchaseRecorded)
    #expect(home.purchaseTrail("c") == nil)
    #expect(home.userTrail("u1") == nil)
  }

  @Test func `An attachment is in the trails of the user and the purchase`() throws {
    let home = Household()
    try home.install("A")
    let anonymous = try home.anonymous("A")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    let step = try #require(home.userTrail(anonymous)?.steps.first)
    #expect(try home.event(step.cursor).kind == .identified)
    guard case .login(let login) = step.action else {
      Issue.record("it is no login: \(step.action)")
      return
    }
    #expect(login.user == "u1")
    #expect(login.way == .attach)
    #expect(login.outcome == .attached)
    #expect(home.userTrail("u1")?.partners == [anonymous])
    let holderChange = try #require(home.purchaseTrail("c")?.holderChanges.first)
    #expect(try home.event(holderChange.cursor).kind == .subscriptionReceived)
    #expect(holderChange.method == .identify)
    #expect(holderChange.rule == .attach)
    #expect(holderChange.anonymousUser == anonymous)
    #expect(holderChange.from == [anonymous])
    #expect(holderChange.to == "u1")
  }

  @Test("The trail of an id with which everybody logs in stays short, and each login can be undone")
  func manyPartners() throws {
    let count = 3 * UserTrail.partnersMax
    let home = Household(isThorough: false)
    for number in 0..<count {
      let device = DeviceID(Array("D\(number)".utf8))
      try home.install(device)
      try home.buy(on: device, "x")
      try home.identify(device, "unknown")
      guard number % 10 == 5 else { continue }
      try home.logout(device)
      try home.identify(device, "unknown")
    }
    for number in 0..<count {
      let anonymous = try home.anonymous(DeviceID(Array("D\(number)".utf8)))
      #expect(home.userTrail(anonymous)?.partners.count ?? 0 <= UserTrail.partnersMax)
    }
    #expect(home.userTrail("unknown")?.partners.count ?? 0 <= UserTrail.partnersMax)
    let logins = home.events.indices.filter { index in
      home.events[index].kind == .identified && home.events[index].outcome == .attached
    }
    #expect(logins.count == count)
    for login in [logins[0], logins[count / 2], logins[count - 1]] {
      let undone = try home.undo(home.linkEvent(login))
      #expect(undone.moves.count == 1)
    }
  }

  @Test("The deletion of an anonymous user with a user's partners leaves undos as they are")
  func deletedPartner() throws {
    let home = Household(.revenuecat)
    var anonymous: [UserID] = []
    for number in 0..<(UserTrail.partnersMax + 6) {
      let device = DeviceID(Array("D\(number)".utf8))
      try home.install(device)
      anonymous.append(try home.anonymous(device))
      try home.identify(device, "ann")
      try home.logout(device)
    }
    let first = try #require(home.events.firstIndex { $0.kind == .identified })
    try home.erase(anonymous[UserTrail.partnersMax])
    _ = try home.undo(home.linkEvent(first))
    #expect(try home.customer(of: .user("ann")).members.map(\.id).contains(anonymous[1]))
  }

  @Test func `A transfer emits an event for each losing user`() throws {
    let home = Household { $0.onRestore = .transfer }
    try home.install("A", account: "apple")
    try home.identify("A", "u1")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("B", account: "apple")
    try home.restore("B")
    let holderChange = try #require(home.purchaseTrail("c")?.holderChanges.first)
    #expect(holderChange.method == .restore)
    #expect(holderChange.rule == .transfer)
    #expect(holderChange.eventCount == 3)
    let kinds = try (0..<3).map { try home.event(holderChange.cursor + $0).kind }
    #expect(kinds == [.subscriptionReceived, .subscriptionTransferred, .subscriptionTransferred])
    #expect(holderChange.to == (try home.anonymous("B")))
  }

  @Test func `An alias records the origins of its users`() throws {
    let home = Household(.revenuecat)
    try home.install("A", account: "apple")
    let anonymous = try home.anonymous("A")
    try home.install("B", user: "u1", account: "apple")
    let before = try home.customer(of: .user("u1"))
    try home.identify("A", "u1")
    let origin = try #require(home.userTrail("u1")?.origin)
    #expect(origin.id == before.id)
    #expect(origin.ordinal == before.ordinal)
    #expect(home.userTrail(anonymous)?.origin?.id == CustomerID(anonymous))
  }

  @Test func `An alias by a restore records the purchase, the other side and the rule`() throws {
    let home = Household(.revenuecat)
    try home.install("A", account: "apple")
    let anonymous = try home.anonymous("A")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("B", user: "u1", account: "apple")
    try home.restore("B")
    let step = try #require(home.userTrail("u1")?.steps.first)
    #expect(try home.event(step.cursor).kind == .usersAliased)
    let alias = UserTrail.Alias(
      side: [anonymous],
      chain: "c",
      method: .restore,
      rule: .anonymousHolders
    )
    #expect(step.action == .alias(alias))
    #expect(home.userTrail(anonymous)?.partners == ["u1"])
  }

  @Test func `Logins that cannot link anything leave no trail`() throws {
    let home = Household()
    try home.install("A")
    let anonymous = try home.anonymous("A")
    try home.identify("A", "u1")
    #expect(home.userTrail(anonymous) == nil)
    try home.logout("A")
    try home.buy(on: "A", "x")
    for _ in 0..<3 {
      try home.identify("A", "u1")
      try home.logout("A")
    }
    #expect(home.userTrail(anonymous)?.steps.count == 3)
  }

  @Test func `A login after a loss leaves a trail, because the loss may be undone`() throws {
    let home = Household { $0.onRestore = .transfer }
    try home.install("A", account: "apple")
    try home.install("B", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.restore("B")
    let holderChange = try #require(home.purchaseTrail("c")?.holderChanges.first)
    try home.identify("A", "u1")
    #expect(home.userTrail(try home.anonymous("A"))?.steps.count == 1)
    try home.undo(home.linkEvent(Int(holderChange.cursor)))
    #expect(try home.holders("c") == ["u1", "~A"])
  }

  @Test func `A trail's length is bounded`() throws {
    let home = Household(.purchasely)
    try home.install("A")
    let anonymous = try home.anonymous("A")
    try home.buy(on: "A", "x")
    try home.buy(on: "A", "coins")
    let count = UserTrail.idleLoginsMax + 20
    for _ in 0..<count {
      try home.identify("A", "u1")
      try home.logout("A")
    }
    let steps = home.userTrail(anonymous)?.steps ?? []
    #expect(steps.count == UserTrail.idleLoginsMax + 1)
    guard case .login(let first)? = steps.first?.action else {
      Issue.record("the login that moved something is gone")
      return
    }
    #expect(first.outcome == .moved)
  }
}

extension Household {
  func userTrail(_ user: UserID) -> UserTrail? {
    guard case .userTrail(let trail)? = records[.userTrail(project.number, user)] else {
      return nil
    }
    return trail
  }

  func purchaseTrail(_ chain: ChainKey) -> PurchaseTrail? {
    guard case .purchaseTrail(let trail)? = records[.purchaseTrail(project.number, chain)] else {
      return nil
    }
    return trail
  }

  /// Returns the event with a cursor.
  func event(_ cursor: Int64) throws -> Event {
    try #require(cursor > 0 && cursor <= Int64(events.count) ? events[Int(cursor) - 1] : nil)
  }
}
