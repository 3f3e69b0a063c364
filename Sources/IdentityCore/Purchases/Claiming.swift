/// How a purchase that a store reports without its buyer finds a holder.
package struct Claiming: Hashable, Sendable {
  /// The first account token that a fact named.
  package var accountToken: AccountTokenID?
  package var state: State
  /// The holders of the chain that it followed who became holders along with the first two.
  package var furtherUsers: [UserID]

  package init(
    accountToken: AccountTokenID? = nil,
    state: State = .recorded,
    furtherUsers: [UserID] = []
  ) {
    self.accountToken = accountToken
    self.state = state
    self.furtherUsers = furtherUsers
  }

  /// Whether a purchase has found its holder.
  package enum State: Hashable, Sendable {
    /// It was recorded for a user, or for none because its chain was erased.
    case recorded
    /// No user has held it yet.
    case unclaimed
    case claimed(by: Trigger, at: Moment)
  }

  /// What led to the holder.
  package enum Trigger: String, CaseIterable, Sendable {
    case purchase, restore, accountToken
    /// The holder of the purchase that this one replaces.
    case replaces
    /// The holder of the first item of the same purchase.
    case firstItem
  }
}

extension Purchase {
  /// Whether no user has held it yet.
  package var isUnclaimed: Bool { claiming.state == .unclaimed }

  /// The first account token that a fact named.
  package var accountToken: AccountTokenID? { claiming.accountToken }
}

extension Claiming: Coded {
  static var blank: Self { Self() }

  /// Visits what a purchase has of it: a single zero for a purchase that was recorded for a user
  /// without a token.
  static func fields<C: FieldCoder & ~Copyable>(
    of claiming: inout SharedBox<Claiming>?,
    _ coder: inout C
  ) throws(C.Failure) {
    guard C.isReading || claiming != nil else {
      var none: UInt8 = 0
      return try coder.byte(&none)
    }
    try coder.boxed(&claiming)
    guard C.isReading, let found = claiming?.value else { return }
    if found == Claiming() { claiming = nil }
  }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    var code: UInt8 =
      switch state {
      case .recorded: 1
      case .unclaimed: 2
      case .claimed(let way, _): 2 + way.code
      }
    try coder.byte(&code)
    switch code {
    case 0: return
    case 1: state = .recorded
    case 2: state = .unclaimed
    default:
      guard let way = Trigger(code: code - 2) else {
        throw coder.refusal(.unknownCode(code, of: "Claiming"))
      }
      var moment = if case .claimed(_, let moment) = state { moment } else { Moment.blank }
      try coder.moment(&moment)
      state = .claimed(by: way, at: moment)
    }
    try coder.id(&accountToken)
    try coder.list(&furtherUsers)
    let isUsual = self == Claiming()
    try coder.require(!isUsual, else: .unknownCode(1, of: "Claiming"))
  }
}
