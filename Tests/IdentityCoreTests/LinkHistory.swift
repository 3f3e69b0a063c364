import IdentityCore

/// A random history: the commands of a few users on a few devices, in order.
struct LinkHistory {
  var preset: Preset
  var commands: [Command]

  /// A command.
  enum Command {
    case install(DeviceID, user: UserID?, account: StoreAccountID?)
    case identify(DeviceID, UserID)
    case logout(DeviceID)
    case buy(Reference, ProductID, chain: TransactionID, transaction: TransactionID)
    case restore(DeviceID, [ChainKey]?)
    case grant(EntitlementID, Reference, lasting: Int64?)
    case revoke(EntitlementID, Reference)
    case wait(Int64)
    /// Other rules, by the indexes of their values.
    case rules(Preset, [Int])
    /// Undoes one of the linking events so far, counted from the newest.
    case undo(Int)
  }

  /// The id in a request.
  enum Reference {
    case device(DeviceID)
    case user(UserID)
    /// The device's anonymous user, by its id.
    case anonymous(DeviceID)
    /// The customerId of a user.
    case customer(UserID)
  }

  /// The commands that may occur.
  struct Scope {
    var commandCount = 14
    /// Whether purchases may change holders other than by logins.
    ///
    /// If not, there are no revocations and no requests by customerId, because their effects depend
    /// on the present members of a customer.
    var hasRestores = true
    var hasUndos = true
    var hasRuleChanges = true
  }

  init(seed: UInt64, _ scope: Scope = Scope()) {
    var dice = SeededHistory(seed: seed, scope: scope)
    preset = dice.preset()
    commands = dice.commands()
  }

  init(_ history: LinkHistory, adding commands: [Command]) {
    self = history
    self.commands += commands
  }

  func without(_ index: Int) -> LinkHistory {
    var shorter = self
    shorter.commands.remove(at: index)
    return shorter
  }
}

/// Generates commands from a seed.
private struct SeededHistory {
  private var dice: Entropy
  private let scope: LinkHistory.Scope
  private var chainsMade = 0

  init(seed: UInt64, scope: LinkHistory.Scope) {
    dice = Entropy(
      seed: (seed &* 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, ~seed, 0x94D0_49BB_1331_11EB)
    )
    for _ in 0..<8 { _ = dice.next() }
    self.scope = scope
  }

  mutating func preset() -> Preset { pick(Preset.allCases) }

  mutating func commands() -> [LinkHistory.Command] {
    var commands: [LinkHistory.Command] = []
    if scope.hasRuleChanges && chance(of: 3) { commands.append(rules(preset())) }
    for number in 1...3 {
      commands.append(
        .install("D\(number)", user: chance(of: 8) ? user() : nil, account: account())
      )
    }
    while commands.count < scope.commandCount { commands.append(command()) }
    return commands
  }

  private mutating func command() -> LinkHistory.Command {
    switch roll(100) {
    case ..<30: return .identify(device(), user())
    case ..<42: return .logout(device())
    case ..<66: return buy()
    case ..<78:
      guard scope.hasRestores else { return .wait(Int64(roll(3)) * 6_000) }
      return .restore(device(), chance(of: 3) ? [chain(), chain()] : nil)
    case ..<84: return grant()
    case ..<88: return .wait(Int64(1 + roll(3)) * 6_000)
    case ..<90:
      guard scope.hasRuleChanges else { return .identify(device(), user()) }
      return rules(preset())
    default:
      guard scope.hasUndos else { return buy() }
      return .undo(roll(4))
    }
  }

  private mutating func buy() -> LinkHistory.Command {
    let products: [ProductID] = ["x", "y", "z", "zz", "pass", "life", "coins"]
    let who = chance(of: 4) ? randomReference() : .device(device())
    if !scope.hasRestores || chance(of: 2) {
      chainsMade += 1
      let chain = TransactionID("c\(chainsMade)")
      return .buy(who, pick(products), chain: chain, transaction: chain)
    }
    let chain = chain().originalTransaction
    return .buy(who, pick(products), chain: chain, transaction: "\(chain)-\(roll(3))")
  }

  private mutating func grant() -> LinkHistory.Command {
    let id: EntitlementID = pick(["X", "LIFE"])
    return scope.hasRestores && chance(of: 3)
      ? .revoke(id, randomReference())
      : .grant(id, randomReference(), lasting: chance(of: 2) ? nil : 9_000)
  }

  private mutating func rules(_ preset: Preset) -> LinkHistory.Command {
    .rules(preset, (0..<3).map { _ in roll(RulesConflictTests.choices.count) })
  }

  private mutating func randomReference() -> LinkHistory.Reference {
    switch roll(scope.hasRestores ? 6 : 5) {
    case ..<2: .device(device())
    case ..<4: .user(user())
    case 4: .anonymous(device())
    default: .customer(user())
    }
  }

  private mutating func device() -> DeviceID { "D\(1 + roll(3))" }

  private mutating func user() -> UserID { "u\(1 + roll(3))" }

  private mutating func account() -> StoreAccountID? {
    chance(of: 3) ? nil : "account\(1 + roll(2))"
  }

  private mutating func chain() -> ChainKey {
    ChainKey(store: "appStore", originalTransaction: "c\(1 + roll(max(1, chainsMade)))")
  }

  private mutating func chance(of count: Int) -> Bool { roll(count) == 0 }

  private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
