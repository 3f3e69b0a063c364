import IdentityCore
import Testing

/// Replacing erased ids in events is tested elsewhere; these tests pass the traces directly.
@Suite("Deleting a customer")
struct EraseTests {
  @Test("Users, device, purchase, account and properties are deleted")
  func everything() throws {
    let home = Household(.revenuecat)
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "1")
    try home.identify("A", "ada")
    try home.grant("LIFE", to: .user("ada"))
    try home.set("mail", "m", of: .user("ada"))
    let removal = try home.erase("ada")
    #expect(removal.erasure.users.count == 2)
    #expect(removal.erasure.devices == ["A"])
    #expect(removal.erasure.chains == ["1"])
    #expect((removal.users, removal.devices, removal.purchases, removal.shared) == (2, 1, 1, 0))
    let left = Set(home.records.keys.map(sort))
    #expect(left == ["salt", "tally", "tombstone"])
    #expect(throws: Refusal.unknownUser("ada")) { try home.info(.user("ada")) }
    #expect(throws: Refusal.unknownDevice("A")) { try home.info(.device("A")) }
  }

  private func sort(_ key: RecordKey) -> String {
    switch key.type {
    case .projectCounts: "tally"
    case .salt: "salt"
    case .tombstone: "tombstone"
    default: "\(key)"
    }
  }

  @Test("Each project salts its tombstones, so that they cannot be guessed")
  func salts() throws {
    var digests: Set<Digest> = []
    for seed in 1...3 as ClosedRange<UInt64> {
      let home = Household(seed: seed)
      try home.install("A")
      try home.buy(on: "A", "x", chain: "1")
      _ = try home.erase(home.anonymous("A"))
      for key in home.records.keys where key.type == .tombstone { digests.insert(Digest(key)) }
    }
    #expect(digests.count == 3)
    #expect(!digests.contains(SHA256.digest(of: Array("appStore:1".utf8))))
  }

  @Test(
    "Purchases with other holders stay, and renewals find them",
    arguments: Preset.allCases
  )
  func shared(preset: Preset) throws {
    let home = Household(preset) { $0.onRestore = .share }
    try home.install("A")
    try home.identify("A", "ada")
    try home.buy(on: "A", "x", chain: "1")
    try home.install("B", user: "bob")
    try home.restore("B", ["1"])
    let removal = try home.erase("ada")
    #expect(removal.shared == 1)
    #expect(removal.erasure.chains.isEmpty)
    #expect(try home.holders("1").contains("bob"))
    #expect(try home.active("B") == ["X"])
    #expect(try home.buy(on: "B", "x", chain: "1", transaction: "2").outcome == .renewed)
    #expect(home.purchases["1"]?.user == removal.erasure.tombstone)
  }

  @Test("A device with another customer's anonymous user stays, logged out")
  func loggedOut() throws {
    let home = Household()
    try home.install("A")
    try home.identify("A", "ada")
    let anonymous = try home.anonymous("A")
    var removal: RecordEraser.Removal?
    let emitted = try home.emitted { removal = try home.erase("ada") }
    let tombstone = try #require(removal).erasure.tombstone
    #expect(emitted == ["loggedOut \(tombstone)", "userDeleted \(tombstone)"])
    #expect(try home.info(.device("A")).id == anonymous)
  }

  @Test("A deletion tells of new anonymous users before devices that are logged out")
  func order() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    try home.identify("A", "ada")
    try home.identify("A", "eve")
    try home.install("B")
    try home.identify("B", "ada")
    let emitted = try home.emittedEvents { _ = try home.erase("ada") }
    #expect(emitted.map(\.kind) == [.userCreated, .loggedOut, .userDeleted])
  }

  @Test("A purchase that a new user with an erased id makes during the deletion keeps its user")
  func newUser() throws {
    let home = Household()
    try home.buy(by: .user("ann"), "x", chain: "A")
    var erasure = try home.erase("ann").erasure
    erasure.lastEvent = Int64(home.events.count)
    let key = ChainKey(store: "appStore", originalTransaction: "B")
    _ = try home.run { (draft) throws(DecisionStop) in
      let paid = Transaction(id: "B", product: "x", purchasedAt: home.now, expiresAt: nil)
      let order = Draft.Order(subject: .user("ann"), chain: key, transaction: paid, replaces: "A")
      return try draft.purchase(order)
    }
    _ = try home.forget(erasure)
    let purchase = try #require(home.purchases[key])
    #expect(purchase.user == "ann" && purchase.relations.replaces == nil)
  }

  @Test("A device with another user logged in gets a new anonymous user")
  func anotherUser() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    try home.identify("A", "ada")
    try home.identify("A", "eve")
    let before = try home.anonymous("A")
    let removal = try home.erase("ada")
    #expect(removal.erasure.devices.isEmpty)
    #expect(try home.info(.device("A")).id == "eve")
    #expect(try home.anonymous("A") != before)
    #expect(throws: Refusal.unknownUser(before)) { try home.info(.user(before)) }
    // The device loses its first user as well.
    try home.logout("A")
    #expect(try home.info(.device("A")).identityID == nil)
  }

  @Test("A device's own account is deleted, and other holders keep its purchases")
  func accounts() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    try home.buy(on: "A", "x", chain: "1")
    try home.buy(on: "A", "y", chain: "2")
    try home.install("B", user: "bob")
    // A restore would merge with the anonymous holder, so use a rule that moves a known chain.
    home.project.rules.anonymousHolders = .asOthers
    try home.restore("B", ["1"])
    let removal = try home.erase(home.anonymous("A"))
    #expect(removal.erasure.chains == ["2"])
    #expect(home.accounts[.device("A")] == nil)
    #expect(home.purchases["1"]?.account == nil)
    #expect(home.purchases["1"]?.device == nil)
    try home.install("A")
    #expect(try home.restore("A").restored.isEmpty)
  }

  @Test("A deleted chain that returns has no holder until a restore names it")
  func comesAgain() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "1")
    try home.erase(home.anonymous("A"))
    try home.install("B")
    home.mayBeUnheld = ["1"]
    let receipt = try home.buy(on: "B", "x", chain: "1", transaction: "2")
    #expect(receipt.created)
    #expect(receipt.purchase.holders.isEmpty)
    #expect(try home.active("B").isEmpty)
    #expect(try home.restore("B").restored.isEmpty)
    #expect(try home.buy(on: "B", "x", chain: "1", transaction: "3").outcome == .renewed)
    #expect(try home.active("B").isEmpty)
    home.mayBeUnheld = []
    #expect(try home.restore("B", ["1"]).restored.map(\.to) == [home.anonymous("B")])
    #expect(try home.active("B") == ["X"])
  }

  @Test("A purchase without holders is deleted with its source")
  func unheld() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "1")
    try home.erase(home.anonymous("A"))
    home.mayBeUnheld = ["1"]
    try home.buy(by: .user("bob"), "x", chain: "1")
    var erasure = try home.erase("bob").erasure
    #expect(erasure.chains.isEmpty)
    erasure = try home.forget(erasure)
    #expect(erasure.chains == ["1"])
    #expect(home.purchases.isEmpty)
  }

  @Test("A user generated for a deleted device no longer names it")
  func otherUsers() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    let first = try home.anonymous("A")
    try home.identify("A", "ada")
    try home.logout("A")
    // The first anonymous user is ada's; the device has another now.
    let second = try home.anonymous("A")
    let erasure = try home.erase(second).erasure
    #expect(erasure.devices == ["A"])
    _ = try home.forget(erasure)
    #expect(home.users[first]?.idOrigin == .anonymous(DeviceID(erasure.tombstone.bytes)))
    #expect(throws: Refusal.unknownAnonymousUser(first)) { try home.identify(ofAnonymous: first) }
  }

  @Test("A device forgets the former login of a deleted user")
  func formerLogins() throws {
    let home = Household()
    try home.install("A")
    for user in ["ada", "bob"] as [UserID] {
      try home.identify("A", user)
      try home.logout("A")
    }
    let erasure = try home.erase("ada").erasure
    _ = try home.forget(erasure)
    #expect(home.devices["A"]?.formerLogins.map(\.user) == ["bob"])
  }

  @Test("The sequence number counts deleted customers too")
  func ordinals() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    try home.install("B")
    try home.erase(home.anonymous("A"))
    try home.install("C")
    let older = try home.info(.device("B")).customerID
    try home.identify("B", "bob")
    try home.identify("C", "cid")
    home.project.rules.onRestore = .alias
    try home.buy(on: "B", "x", chain: "1")
    try home.restore("C", ["1"])
    #expect(try home.info(.device("C")).customerID == older)
  }
}

extension Household {
  @discardableResult
  func erase(_ user: UserID) throws(Refusal) -> RecordEraser.Removal {
    try run { (draft) throws(DecisionStop) in
      try RecordEraser.erase(user, startedAt: now, in: &draft)
    }
  }

  /// Erases the ids from all records that contain some.
  fileprivate func forget(_ erasure: Erasure) throws(Refusal) -> Erasure {
    let keys: [RecordKey] = Array(records.keys)
    return try run { (draft) throws(DecisionStop) in
      var eraser = try RecordEraser(erasure, in: &draft)
      try eraser.forgetIDs(in: keys, of: &draft)
      return eraser.erasure
    }
  }

  fileprivate func set(_ key: String, _ value: String, of subject: Subject) throws(Refusal) {
    try run { (draft) throws(DecisionStop) in
      try Properties.set(Array(key.utf8), to: Array(value.utf8), of: subject, in: &draft)
    }
  }

  fileprivate func identify(ofAnonymous user: UserID) throws(Refusal) {
    try run { (draft) throws(DecisionStop) in try draft.device(ofAnonymous: user) }
  }
}
