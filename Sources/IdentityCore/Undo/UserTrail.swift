/// Through which links a user came to belong where it belongs, and what was granted to it.
///
/// A record of its own: only what makes links, grants, or tells of either, loads it. It is one
/// user's and not a customer's, so that nothing has to be moved when customers become one or part
/// again.
package struct UserTrail: Equatable, Sendable {
  package var user: UserID
  /// The customer that the user was by itself; known once others joined it, and nil for a user
  /// that never was one by itself.
  package var origin: Origin?
  /// Users in whose trails stand steps that concern this one.
  package var partners: [UserID] = []
  /// The newest event by which the customer of an anonymous user lost a purchase; 0 for none.
  ///
  /// It may get it back one day, and a login since then may have something to link.
  package var lostIn: Int64 = 0
  /// In the order of their events.
  package var steps: [Step] = []

  package init(user: UserID) {
    self.user = user
  }

  var isEmpty: Bool { self == UserTrail(user: user) }

  /// What a user by itself is a customer under.
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

  /// Something that made a link, or would have, had there been anything to link.
  package struct Step: Equatable, Sendable {
    /// The cursor of the event that tells it.
    package var cursor: Int64
    package var at: Moment
    package var act: Act
    /// The cursor of the event that tells that it was taken back.
    package var undoneIn: Int64?

    package init(cursor: Int64, at: Moment, act: Act, undoneIn: Int64? = nil) {
      self.cursor = cursor
      self.at = at
      self.act = act
      self.undoneIn = undoneIn
    }
  }

  /// What a step did.
  package enum Act: Equatable, Sendable {
    /// Somebody logged in on the device whose anonymous user this is; told by `identified`.
    case login(Login)
    /// This user's customer and that of a purchase's holder became one; told by `usersAliased`.
    case alias(Joining)
    case grant(Grant)
    case revoke(EntitlementID)
  }

  /// A login from an anonymous user, with the rule that it went by.
  package struct Login: Equatable, Sendable {
    package var user: UserID
    package var way: Rules.OnIdentify
    package var outcome: IdentifyOutcome
    /// Whether the user was new.
    package var isCreated: Bool
    /// Of what the anonymous user held, the subscriptions that gave access then: asked by `move`.
    package var active: [ChainKey]
    /// And the rest.
    package var inactive: [ChainKey]
    /// Those whose move was taken back by itself.
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

  /// An alias that a restore or a purchase made.
  package struct Joining: Equatable, Sendable {
    /// The users of the other side, as they were then.
    package var side: [UserID]
    /// The purchase that the other side held.
    package var chain: ChainKey
    package var method: LinkMethod
    /// The rule that wanted it: `onRestore` or `anonymousHolders`.
    package var rule: RuleName

    package init(side: [UserID], chain: ChainKey, method: LinkMethod, rule: RuleName) {
      self.side = side
      self.chain = chain
      self.method = method
      self.rule = rule
    }
  }
}

/// What brought a link about.
package enum LinkMethod: String, CaseIterable, Sendable {
  case identify, restore, purchase, undo
}
