import IdentityCore
import Testing

/// Cases that the random histories do not reach or check.
@Suite("Undos")
struct UndoTests {
  private func undoLast(_ kind: Event.Kind, in home: Household) throws -> Draft.Undoing {
    let index = try #require(home.events.lastIndex { $0.kind == kind })
    return try home.undo(home.linkEvent(index))
  }

  private func set(_ key: String, _ value: String, of user: UserID, in home: Household) throws {
    home.now = home.now + 1
    try home.run { (draft) throws(DecisionStop) in
      try Properties.set(Array(key.utf8), to: Array(value.utf8), of: .user(user), in: &draft)
    }
  }

  private func properties(of user: UserID, in home: Household) throws -> [String: String] {
    let found = try home.run { (draft) throws(DecisionStop) in
      try Properties.stored(of: .user(user), in: &draft)
    }
    return Dictionary(
      uniqueKeysWithValues: found.entries.map {
        (String(decoding: $0.key, as: UTF8.self), String(decoding: $0.value, as: UTF8.self))
      }
    )
  }

  @Test func `A property stays with the id for which it was set`() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    let anonymous = try home.anonymous("A")
    try set("email", "before", of: anonymous, in: home)
    try set("plan", "before", of: anonymous, in: home)
    try set("town", "before", of: anonymous, in: home)
    try home.identify("A", "u1")
    try set("email", "after", of: "u1", in: home)
    try set("plan", "", of: "u1", in: home)
    try set("name", "Ann", of: anonymous, in: home)
    try set("age", "1", of: anonymous, in: home)
    try set("age", "2", of: "u1", in: home)
    try set("age", "3", of: anonymous, in: home)
    #expect(
      try properties(of: "u1", in: home) == [
        "email": "after", "town": "before", "name": "Ann", "age": "3",
      ]
    )
    _ = try undoLast(.usersAliased, in: home)
    #expect(try properties(of: "u1", in: home) == ["email": "after", "age": "2"])
    #expect(
      try properties(of: anonymous, in: home) == [
        "email": "before", "plan": "before", "town": "before", "name": "Ann", "age": "3",
      ]
    )
  }

  @Test func `A grant replaced by the other side returns`() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    let anonymous = try home.anonymous("A")
    try home.grant("X", to: .user(anonymous))
    try home.identify("A", "u1")
    try home.grant("X", to: .user("u1"), until: home.now + 100)
    try home.revoke("X", from: .user("u1"))
    #expect(try home.active(user: anonymous) == [])
    _ = try undoLast(.identified, in: home)
    #expect(try home.active(user: anonymous) == ["X"])
    #expect(try home.active(user: "u1") == [])
  }

  @Test func `An incomplete trail is refused`() throws {
    let home = Household()
    try home.install("A")
    let anonymous = try home.anonymous("A")
    try home.buy(on: "A", "x")
    try home.identify("A", "u1")
    let login = try #require(home.events.lastIndex { $0.kind == .identified })
    try home.run { (draft) throws(DecisionStop) in
      var trail = try draft.trail(of: anonymous)
      trail.steps = trail.steps.map { step in
        guard case .login(var login) = step.action else { return step }
        login.way = .switch
        return UserTrail.Step(cursor: step.cursor, at: step.at, action: .login(login))
      }
      draft.put(.userTrail(trail), for: .userTrail(home.project.number, anonymous))
      return true
    }
    let records = home.records
    #expect(throws: Refusal.cannotUndo(.unclear)) { try home.undo(home.linkEvent(login)) }
    #expect(home.records == records)
  }

  @Test func `The transfer from a deleted user is not undone`() throws {
    let home = Household { $0.onRestore = .transfer }
    for (device, user) in [("A", "u1"), ("B", "u2")] as [(DeviceID, UserID)] {
      try home.install(device)
      try home.identify(device, user)
    }
    try home.buy(by: .user("u1"), "x", chain: "c")
    try home.restore("B", ["c"])
    let transfer = try #require(home.events.lastIndex { $0.kind == .subscriptionTransferred })
    try home.erase("u1")
    #expect(throws: Refusal.cannotUndo(.unclear)) { try home.undo(home.linkEvent(transfer)) }
  }

  @Test func `Two undos have the same result in either order`() throws {
    let outcomes = try [[0, 1], [1, 0]].map { order in
      let home = Household(.revenuecatLegacy)
      for device in ["A", "B", "C"] as [DeviceID] {
        try home.install(device)
        try home.buy(on: device, "x", chain: TransactionID(device.bytes))
        try home.identify(device, "bob")
      }
      let aliases = home.events.indices.filter { home.events[$0].kind == .usersAliased }
      for index in order { try home.undo(home.linkEvent(aliases[index])) }
      return try [home.holders("A"), home.holders("B"), home.holders("C")]
    }
    #expect(outcomes == [[["~A"], ["~B"], ["bob"]], [["~A"], ["~B"], ["bob"]]])
  }

  @Test func `A user keeps what it presented a further transaction of`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    try home.buy(by: .user("u1"), "x", chain: "c", transaction: "c2")
    let renewal = try #require(home.events.lastIndex { $0.kind == .purchaseRenewed })
    #expect(throws: Refusal.cannotUndo(.noLink)) { try home.undo(home.linkEvent(renewal)) }
    let undoing = try undoLast(.identified, in: home)
    #expect(undoing.moves.isEmpty)
    #expect(undoing.kept.map(\.event) == [home.project.eventID(Int64(renewal) + 1)])
    #expect(undoing.kept.map(\.method) == [.purchase])
    #expect(try home.active(user: "u1") == ["X"])
    _ = try home.undo(home.linkEvent(renewal))
    #expect(try home.active(user: "u1") == [])
    #expect(try home.active(user: home.anonymous("A")) == ["X"])
  }

  @Test func `Undoing a presented transaction takes the later ones with it`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    for transaction in ["c2", "c3"] as [TransactionID] {
      home.now = home.now + 1
      try home.buy(by: .user("u1"), "x", chain: "c", transaction: transaction)
    }
    _ = try undoLast(.identified, in: home)
    let renewals = home.events.indices.filter { home.events[$0].kind == .purchaseRenewed }
    #expect(throws: Refusal.cannotUndo(.noLink)) { try home.undo(home.linkEvent(renewals[1])) }
    _ = try home.undo(home.linkEvent(renewals[0]))
    #expect(try home.holders("c") == ["~A"])
    // What the user presents after that counts anew.
    home.now = home.now + 1
    try home.buy(by: .user("u1"), "x", chain: "c", transaction: "c4")
    #expect(try home.holders("c") == ["u1", "~A"])
  }

  @Test func `Renewals do not lengthen a trail`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    for number in 1...20 {
      home.now = home.now + 1
      try home.buy(on: "A", "x", chain: "c", transaction: TransactionID("c-\(number)"))
    }
    let chain = ChainKey(store: "appStore", originalTransaction: "c")
    let trail = try home.run { (draft) throws(DecisionStop) in try draft.trail(of: chain) }
    #expect(trail.holderChanges.map(\.rule) == [.attach, .present])
  }

  @Test func `A login without a link may be undone once it has one`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    try home.logout("A")
    try home.identify("A", "u2")
    let logins = home.events.indices.filter { home.events[$0].kind == .identified }
    #expect(throws: Refusal.cannotUndo(.noLink)) { try home.undo(home.linkEvent(logins[1])) }
    try home.undo(home.linkEvent(logins[0]))
    #expect(try home.holders("c") == ["u2", "~A"])
    try home.undo(home.linkEvent(logins[1]))
    #expect(try home.holders("c") == ["~A"])
  }

  @Test("An undo beyond the limit of records is refused", arguments: [0, 1])
  func tooMuch(beyond: Int) throws {
    // The anonymous user, the identified user, and the id of its customer.
    let purchases = Draft.undoRecordsMax - 3 + beyond
    let (recordCache, project) = largeCustomer(purchases)
    var draft = Draft(
      recordCache: recordCache,
      project: project,
      now: 10,
      entropy: Entropy(seed: (1, 2, 3, 4))
    )
    let event = LinkEvent(cursor: 1_000_000, kind: .identified, user: "u", anonymousUser: "a")
    do throws(DecisionStop) {
      _ = try draft.undo(event)
      #expect(beyond == 0)
    } catch {
      guard case .refused(.cannotUndo(.tooMuch(Draft.undoRecordsMax))) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(beyond == 1)
    }
  }

  /// Returns a user with many purchases, the first of them attached.
  private func largeCustomer(_ count: Int) -> (RecordCache, Project) {
    let home = Household()
    let number = home.project.number
    let recordCache = RecordCache(bytesMax: .max)
    let chains = (0..<count).map {
      ChainKey(store: "appStore", originalTransaction: "c\($0)")
    }
    for (index, chain) in chains.enumerated() {
      let purchase = Purchase(
        key: chain,
        createdAt: 1,
        user: index == 0 ? "a" : "u",
        recordedIn: Int64(index) + 1,
        holders: index == 0 ? ["a", "customer"] : ["customer"],
        latest: Transaction(id: chain.originalTransaction, product: "mute", purchasedAt: 1)
      )
      recordCache.insert(.purchase(purchase), for: .purchase(number, chain))
      recordCache.insert(nil, for: .purchaseTrail(number, chain))
    }
    for (id, idOrigin) in [
      ("a", .anonymous("A")), ("u", .identified), ("customer", .customerOnly),
    ] as [(UserID, User.IDOrigin)] {
      let customer: CustomerID = id == "a" ? "a" : "customer"
      let user = User(id: id, idOrigin: idOrigin, customer: customer, createdAt: 1)
      recordCache.insert(.user(user), for: .user(number, id))
      if id != "a" { recordCache.insert(nil, for: .userTrail(number, id)) }
      recordCache.insert(nil, for: .properties(number, CustomerID(id)))
    }
    for (id, member, held) in [
      ("a", Customer.Member(id: "a", isAnonymous: true), [chains[0]]),
      ("customer", Customer.Member(id: "u", isAnonymous: false), chains),
    ] as [(CustomerID, Customer.Member, [ChainKey])] {
      let customer = Customer(
        id: id,
        ordinal: 1,
        createdAt: 1,
        members: [member],
        held: ChainList(held)
      )
      recordCache.insert(.customer(customer), for: .customer(number, id))
    }
    var trail = UserTrail(user: "a")
    let login = UserTrail.Login(
      user: "u",
      way: .attach,
      outcome: .attached,
      isCreated: false
    )
    trail.steps = [UserTrail.Step(cursor: 1_000_000, at: 1, action: .login(login))]
    recordCache.insert(.userTrail(trail), for: .userTrail(number, "a"))
    recordCache.insert(.projectCounts(ProjectCounts()), for: .projectCounts(number))
    return (recordCache, home.project)
  }
}
