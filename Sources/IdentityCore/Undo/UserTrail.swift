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
