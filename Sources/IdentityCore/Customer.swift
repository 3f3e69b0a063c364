/// A set of users that are one record; most customers have one user.
package struct Customer: Equatable, Sendable {
  package var id: CustomerID
  /// Counts the project's customers: of two, the lower one is older.
  package var ordinal: Int64
  package var createdAt: Moment
  /// The users, in the order in which they came.
  package var members: [Member]
  /// Ids of customers that became part of this one; they reach it for ever.
  package var formerIDs: [CustomerID] = []
  /// What the customer holds, in the order in which it came.
  package var held = ChainList()
  package var grants: [Grant] = []
  /// What its users were last told that they may use, sorted.
  package var told: [EntitlementID] = []
  /// Up to when the ends of grants were told.
  package var toldUntil: Moment
  /// The number of the project's last definition that it was told of, or that it came after.
  package var toldDefinition: Int64

  package init(
    id: CustomerID,
    ordinal: Int64,
    createdAt: Moment,
    members: [Member],
    formerIDs: [CustomerID] = [],
    held: ChainList = [],
    grants: [Grant] = [],
    told: [EntitlementID] = [],
    toldUntil: Moment? = nil,
    toldDefinition: Int64 = 0
  ) {
    self.id = id
    self.ordinal = ordinal
    self.createdAt = createdAt
    self.members = members
    self.formerIDs = formerIDs
    self.held = held
    self.grants = grants
    self.told = told
    self.toldUntil = toldUntil ?? createdAt
    self.toldDefinition = toldDefinition
  }

  /// A user, as the customer lists it.
  package struct Member: Hashable, Sendable {
    package var id: UserID
    package var isAnonymous: Bool

    package init(id: UserID, isAnonymous: Bool) {
      self.id = id
      self.isAnonymous = isAnonymous
    }
  }

  package var hasIdentifiedUser: Bool { members.contains { !$0.isAnonymous } }

  package var hasAnonymousUser: Bool { members.contains { $0.isAnonymous } }

  /// The one id that stands for the customer where one is shown: the identified one, else the
  /// anonymous one, least by bytes.
  package var representative: Member {
    var best: Member?
    for member in members {
      guard let current = best else {
        best = member
        continue
      }
      let better =
        member.isAnonymous == current.isAnonymous
        ? member.id < current.id : current.isAnonymous
      if better { best = member }
    }
    guard let best else { preconditionFailure("Customer: \(id) has no member") }
    return best
  }
}

/// An entitlement given by hand, without a purchase.
package struct Grant: Hashable, Sendable {
  package var entitlement: EntitlementID
  package var grantedAt: Moment
  package var expiresAt: Moment?
  package var revokedAt: Moment?

  package init(
    entitlement: EntitlementID,
    grantedAt: Moment,
    expiresAt: Moment?,
    revokedAt: Moment? = nil
  ) {
    self.entitlement = entitlement
    self.grantedAt = grantedAt
    self.expiresAt = expiresAt
    self.revokedAt = revokedAt
  }
}
