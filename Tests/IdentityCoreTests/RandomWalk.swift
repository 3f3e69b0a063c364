import IdentityCore
import Testing

/// Random calls for a few devices, users, accounts and chains.
struct RandomWalk {
  let home: Household
  private var dice: Entropy
  private var ledger = AccessLedger()
  /// Whether time passes and terms change without requests, so that events come later.
  private let isLate: Bool

  init(_ preset: Preset, seed: UInt64, isLate: Bool = false) {
    self.isLate = isLate
    home = Household(preset, seed: seed)
    dice = Entropy(seed: (seed, 11, 22, 33))
  }

  /// Makes a random call; a refusal must change nothing.
  mutating func step() {
    let records = home.records
    let emitted = home.events.count
    do throws(Refusal) {
      try act(Int.random(in: 0..<100, using: &dice))
    } catch {
      if error == .cannotUndo(.unclear) { Issue.record("the trails contradict the records") }
      #expect(home.records == records)
      #expect(home.events.count == emitted)
    }
    for sentence in ledger.read(home.events[emitted...]) { Issue.record("\(sentence)") }
    if isLate { return }
    for sentence in ledger.errors(about: home) { Issue.record("\(sentence)") }
  }

  /// Emits all pending events, and checks that their access is right.
  mutating func end() {
    let emitted = home.events.count
    do throws(Refusal) {
      try home.emitAll()
    } catch {
      Issue.record("\(error)")
    }
    for sentence in ledger.read(home.events[emitted...]) + ledger.errors(about: home) {
      Issue.record("\(sentence)")
    }
    var last: [CustomerID: Moment] = [:]
    for event in home.events where event.entitlements != nil && event.grant == nil {
      if let before = last[event.customer], event.at < before {
        Issue.record("\(event.customer): an event of \(event.at) after \(before)")
      }
      last[event.customer] = event.at
    }
  }

  /// Changes the terms, or emits a definition for a few customers.
  private mutating func redefine() throws(Refusal) {
    if chance(of: 2) { return try home.rollout(Int.random(in: 1...3, using: &dice)) }
    let ids: [EntitlementID] = ["X", "Y", "Z", "LIFE"]
    var products = Catalogue.household.products
    for id in products.keys.sorted() where chance(of: 3) {
      products[id]?.entitlements = chance(of: 3) ? [] : [ids.randomElement(using: &dice) ?? "X"]
    }
    let environment = EnvironmentFilter.allCases.randomElement(using: &dice)
    let isOfEnvironment = chance(of: 4)
    try home.define {
      if isOfEnvironment { $0.environment = environment } else { $0.products = products }
    }
  }

  private mutating func act(_ number: Int) throws(Refusal) {
    switch number {
    case ..<15:
      try home.install(device(), user: chance(of: 3) ? user() : nil, account: account())
    case ..<38: try identify()
    case ..<48: try home.logout(device())
    case ..<72: try buy()
    case ..<84: try restore()
    case ..<89: try update()
    case ..<92: try grantOrRevoke()
    case ..<94: if isLate { try redefine() } else { try grantOrRevoke() }
    case ..<96: try undo()
    case ..<98:
      home.now = home.now + Int64.random(in: 1...8_000, using: &dice)
      if isLate { try redefine() } else { try home.emitDue() }
    default: changeRules()
    }
  }

  private mutating func identify() throws(Refusal) {
    let (device, user) = (device(), user())
    let before = home.purchases
    let emitted = home.events.count
    let wasCurrent = home.devices[device]?.identifiedUser == user
    let wasKnown = home.users[user] != nil
    let identification = try home.identify(device, user)
    #expect(identification.user.id == user)
    #expect(identification.created == !wasKnown)
    #expect((identification.outcome == .unchanged) == wasCurrent)
    if wasCurrent { #expect(home.events.count == emitted) }
    expect(identification.purchases, for: device, since: before, emitted)
  }

  private mutating func restore() throws(Refusal) {
    let device = device()
    let before = home.purchases
    let emitted = home.events.count
    let named: [ChainKey]? = chance(of: 3) ? (0..<2).map { _ in key() } : nil
    let restoration = try home.restore(device, named)
    expect(restoration.restored, for: device, since: before, emitted)
    for refused in restoration.refused {
      #expect(home.purchases[refused.key]?.holders == before[refused.key]?.holders)
    }
  }

  /// Checks that moves list changed holders, and that the device's customer gained.
  private func expect(
    _ moves: [Move],
    for device: DeviceID,
    since before: [ChainKey: Purchase],
    _ emitted: Int
  ) {
    guard let current = home.devices[device]?.currentUser,
      let customer = home.users[current]?.customer
    else {
      Issue.record("device \(device) has no customer")
      return
    }
    let after = home.purchases
    for move in moves {
      #expect(move.to == current)
      #expect(after[move.key]?.holders.contains(customer) == true)
    }
    if home.events[emitted...].contains(where: { $0.kind == .usersAliased }) { return }
    let changed = after.values.filter { $0.holders != before[$0.key]?.holders }.map(\.key)
    #expect(Set(changed) == Set(moves.map(\.key)))
    #expect(moves.count == changed.count)
  }

  private mutating func buy() throws(Refusal) {
    let subject: Subject = chance(of: 4) ? .user(user()) : .device(device())
    let products: [ProductID] = ["x", "y", "z", "zz", "pass", "life", "coins", "bare", "gems"]
    let product = products.randomElement(using: &dice) ?? "x"
    let chain = chain()
    let start = home.now + Int64.random(in: -3...1, using: &dice) * 5_000
    let length = Int64.random(in: 0...4, using: &dice) * 5_000
    let periods = PeriodType.allCases
    let period = periods.randomElement(using: &dice) ?? .normal
    try home.buy(
      by: subject,
      product,
      chain: chain,
      transaction: "\(chain)-\(Int.random(in: 1...4, using: &dice))",
      at: start,
      until: length == 0 ? .never : .at(start + length),
      kind: chance(of: 4) ? PurchaseKind.allCases.randomElement(using: &dice) : nil,
      environment: chance(of: 6) ? .sandbox : nil
    ) { $0.periodType = period }
  }

  private mutating func update() throws(Refusal) {
    let moment: FieldValue =
      chance(of: 4) ? .none : .moment(home.now + Int64.random(in: -2...2, using: &dice) * 1_000)
    let choice = Int.random(in: 0...7, using: &dice)
    let isOn = chance(of: 2)
    try home.update(key()) {
      switch choice {
      case 0: $0[.refundedAt] = moment
      case 1: $0[.revokedAt] = moment
      case 2: $0[.gracePeriodExpiresAt] = moment
      case 3: $0[.pausedUntil] = moment
      case 4: $0[.billingRetry] = .flag(isOn)
      case 5: $0[.autoRenew] = .flag(isOn)
      case 6: $0[.product] = .text(Array((isOn ? "x" : "zz").utf8))
      default: $0[.expiresAt] = moment
      }
    }
  }

  private mutating func grantOrRevoke() throws(Refusal) {
    let ids: [EntitlementID] = ["X", "Z", "LIFE", "NONE"]
    let id = ids.randomElement(using: &dice) ?? "X"
    let subject: Subject = chance(of: 2) ? .user(user()) : .device(device())
    if chance(of: 3) {
      try home.revoke(id, from: subject)
    } else {
      try home.grant(id, to: subject, until: chance(of: 3) ? nil : home.now + 4_000)
    }
  }

  private mutating func undo() throws(Refusal) {
    let linking = home.events.indices.filter {
      let kind = home.events[$0].kind
      return kind == .usersAliased || home.events[$0].outcome != nil
        || kind == .subscriptionTransferred || kind == .oneTimePurchaseTransferred
    }
    guard let index = linking.randomElement(using: &dice) else { return }
    let undoing = try home.undo(home.linkEvent(index))
    for move in undoing.moves {
      let holders = try home.holders(move.key)
      #expect(holders.contains(home.name(move.to)))
    }
  }

  /// Changes the rules while the project has users.
  private mutating func changeRules() {
    var rules = (Preset.allCases.randomElement(using: &dice) ?? .qonversion).rules
    for _ in 0..<3 { RulesConflictTests.choices.randomElement(using: &dice)?.choose(&rules) }
    if rules.conflict == nil { home.project.rules = rules }
  }

  private mutating func chance(of count: Int) -> Bool {
    Int.random(in: 0..<count, using: &dice) == 0
  }

  private mutating func device() -> DeviceID {
    "D\(Int.random(in: 1...4, using: &dice))"
  }

  private mutating func user() -> UserID {
    "u\(Int.random(in: 1...4, using: &dice))"
  }

  private mutating func account() -> StoreAccountID? {
    chance(of: 4) ? nil : "account\(Int.random(in: 1...2, using: &dice))"
  }

  private mutating func chain() -> TransactionID {
    "c\(Int.random(in: 1...6, using: &dice))"
  }

  private mutating func key() -> ChainKey {
    ChainKey(store: "appStore", originalTransaction: chain())
  }
}

@Suite("Random histories")
struct RandomWalkTests {
  @Test(
    "Invariants hold, and events announce all changes of access",
    arguments: Preset.allCases,
    1...100 as ClosedRange<UInt64>
  )
  func walk(preset: Preset, seed: UInt64) {
    var walk = RandomWalk(preset, seed: seed)
    for _ in 0..<40 { walk.step() }
  }

  @Test(
    "Invariants hold while terms change and events are pending",
    arguments: Preset.allCases,
    1...100 as ClosedRange<UInt64>
  )
  func lateWalk(preset: Preset, seed: UInt64) {
    var walk = RandomWalk(preset, seed: seed, isLate: true)
    for _ in 0..<40 { walk.step() }
    walk.end()
  }
}
