/// The links and grants of one user.
///
/// A record of its own, which only links, grants and their explanations load. It belongs to a user
/// and not to a customer, so that merges and splits move nothing.
package struct UserTrail: Equatable, Sendable {
  package var user: UserID
  /// The customer that the user was on its own.
  ///
  /// Recorded when others join it; nil for a user that never was a customer on its own.
  package var origin: Origin?
  /// Users whose trails contain steps about this user, or about a partner of theirs; see
  /// `recordPartner`.
  package var partners: [UserID] = []
  /// The newest event by which an anonymous user's customer lost a purchase, or 0.
  ///
  /// The purchase may return after an undo, so that a login since then may have something to link.
  package var lostIn: Int64 = 0
  /// The purchases that the user's customer lost to others, while it was shown as this user; the
  /// newest last.
  package var lost: [ChainKey] = []
  /// In the order of their events.
  package var steps: [Step] = []

  package init(user: UserID) {
    self.user = user
  }

  var isEmpty: Bool { self == UserTrail(user: user) }

  /// The ids of former customers that imports brought with the user.
  var formerIDs: [CustomerID] {
    steps.flatMap { (step) -> [CustomerID] in
      if case .imported(let imported) = step.action { imported.formerIDs } else { [] }
    }
  }

  /// The customer that a user is on its own.
  package struct Origin: Hashable, Sendable {
    package var id: CustomerID
    package var ordinal: Int64
    package var createdAt: Moment

    package init(id: CustomerID, ordinal: Int64, createdAt: Moment) {
      self.id = id
      self.ordinal = ordinal
      self.createdAt = createdAt
    }

    init(_ customer: Customer) {
      self.init(id: customer.id, ordinal: customer.ordinal, createdAt: customer.createdAt)
    }
  }

  /// A link, or a login that found nothing to link.
  package struct Step: Equatable, Sendable {
    /// The cursor of its event.
    package var cursor: Int64
    package var at: Moment
    package var action: Action
    /// The cursor of the event that undid it.
    package var undoneIn: Int64?

    package init(cursor: Int64, at: Moment, action: Action, undoneIn: Int64? = nil) {
      self.cursor = cursor
      self.at = at
      self.action = action
      self.undoneIn = undoneIn
    }
  }

  /// What a step did.
  package enum Action: Equatable, Sendable {
    /// A user logged in on this anonymous user's device; emitted as `identified`.
    case login(Login)
    /// This user's customer merged with a purchase's holder; emitted as `usersAliased`.
    case alias(Alias)
    case grant(Grant)
    case revoke(EntitlementID)
    /// An import made this user, or changed its grants; emitted as `userImported`.
    case imported(Import)
  }

  /// What an import did to a user; no undo reverts it.
  package struct Import: Equatable, Sendable {
    /// The user whose customer this user has belonged to since then; nil for that user itself.
    package var beside: UserID?
    package var grants: [Grant]
    /// Grants that the customer had, with the revocation that the import brought.
    package var revoked: [Grant]
    /// The ids of former customers that came with this user.
    package var formerIDs: [CustomerID]

    package init(
      beside: UserID? = nil,
      grants: [Grant] = [],
      revoked: [Grant] = [],
      formerIDs: [CustomerID] = []
    ) {
      (self.beside, self.grants) = (beside, grants)
      (self.revoked, self.formerIDs) = (revoked, formerIDs)
    }

    var isEmpty: Bool { self == Import() }

    /// Returns both parts of what one import did.
    func joined(with other: Import) -> Import {
      Import(
        beside: beside ?? other.beside,
        grants: grants + other.grants,
        revoked: revoked + other.revoked,
        formerIDs: formerIDs + other.formerIDs
      )
    }
  }

  /// A login from an anonymous user, with the rule in force.
  package struct Login: Equatable, Sendable {
    package var user: UserID
    package var way: Rules.OnIdentify
    package var outcome: IdentifyOutcome
    /// Whether the login created the user.
    package var isCreated: Bool
    /// The anonymous user's subscriptions that gave access, or might give it again by themselves;
    /// recorded for `move`.
    package var active: [ChainKey]
    /// The anonymous user's other purchases.
    package var inactive: [ChainKey]
    /// The purchases whose move was undone separately.
    package var spared: [ChainKey]

    package init(
      user: UserID,
      way: Rules.OnIdentify,
      outcome: IdentifyOutcome,
      isCreated: Bool,
      active: [ChainKey] = [],
      inactive: [ChainKey] = [],
      spared: [ChainKey] = []
    ) {
      self.user = user
      self.way = way
      self.outcome = outcome
      self.isCreated = isCreated
      self.active = active
      self.inactive = inactive
      self.spared = spared
    }
  }

  /// An alias by a restore or a purchase.
  package struct Alias: Equatable, Sendable {
    /// The users of the other customer at that time.
    package var side: [UserID]
    /// The purchase that the other customer held.
    package var chain: ChainKey
    package var method: LinkMethod
    /// The rule that caused it: `onRestore` or `anonymousHolders`.
    package var rule: RuleName

    package init(side: [UserID], chain: ChainKey, method: LinkMethod, rule: RuleName) {
      self.side = side
      self.chain = chain
      self.method = method
      self.rule = rule
    }
  }
}

/// The method that made a link.
package enum LinkMethod: String, CaseIterable, Sendable {
  case identify, restore, purchase, undo, `import`
}

extension UserTrail: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.optional(&origin)
    try coder.list(&partners)
    try coder.signed(&lostIn)
    try coder.list(&lost)
    try coder.list(&steps)
  }
}

extension UserTrail.Origin: Coded {
  static var blank: Self { Self(id: .blank, ordinal: 0, createdAt: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&id)
    try coder.signed(&ordinal)
    try coder.moment(&createdAt)
  }
}

extension UserTrail.Step: Coded {
  static var blank: Self { Self(cursor: 0, at: .blank, action: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.signed(&cursor)
    try coder.moment(&at)
    try action.fields(&coder)
    try coder.signed(&undoneIn)
  }
}

extension UserTrail.Action: Coded {
  private var code: UInt8 {
    switch self {
    case .login: 1
    case .alias: 2
    case .grant: 3
    case .revoke: 4
    case .imported(let imported): imported.isShort ? 5 : 6
    }
  }

  static var blank: Self { .revoke(.blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    var code = code
    try coder.byte(&code)
    switch code {
    case 1:
      var login = if case .login(let login) = self { login } else { UserTrail.Login.blank }
      try login.fields(&coder)
      self = .login(login)
    case 2:
      var alias = if case .alias(let alias) = self { alias } else { UserTrail.Alias.blank }
      try alias.fields(&coder)
      self = .alias(alias)
    case 3:
      var grant = if case .grant(let grant) = self { grant } else { Grant.blank }
      try grant.fields(&coder)
      self = .grant(grant)
    case 4:
      var entitlement = if case .revoke(let id) = self { id } else { EntitlementID.blank }
      try coder.id(&entitlement)
      self = .revoke(entitlement)
    case 5, 6:
      var imported = if case .imported(let imported) = self { imported } else { UserTrail.Import() }
      try imported.fields(isShort: code == 5, &coder)
      self = .imported(imported)
    default: throw coder.refusal(.unknownCode(code, of: "Action"))
    }
  }
}

extension UserTrail.Import {
  /// Whether it neither revoked grants nor brought former ids.
  fileprivate var isShort: Bool { revoked.isEmpty && formerIDs.isEmpty }

  fileprivate mutating func fields<C: FieldCoder & ~Copyable>(
    isShort: Bool,
    _ coder: inout C
  ) throws(C.Failure) {
    try coder.id(&beside)
    try coder.list(&grants)
    if isShort { return }
    try coder.list(&revoked)
    try coder.list(&formerIDs)
    let hasShortForm = self.isShort
    try coder.require(!hasShortForm, else: .notShortest)
  }
}

extension UserTrail.Login: Coded {
  static var blank: Self {
    Self(user: .blank, way: .attach, outcome: .attached, isCreated: false)
  }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&user)
    try coder.code(&way)
    try coder.code(&outcome)
    try coder.flag(&isCreated)
    try coder.list(&active)
    try coder.list(&inactive)
    try coder.list(&spared)
  }
}

extension UserTrail.Alias: Coded {
  static var blank: Self {
    Self(side: [], chain: .blank, method: .restore, rule: .onRestore)
  }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&side)
    try chain.fields(&coder)
    try coder.code(&method)
    try coder.code(&rule)
  }
}
