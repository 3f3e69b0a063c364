/// A set of users that are one record; most customers have one user.
///
/// One reference, whatever it holds: a decision hands customers on far more often than it changes
/// them.
package struct Customer: Equatable, Sendable {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var id: CustomerID
    var ordinal: Int64
    var createdAt: Moment
    var members: OneOrMany<Member> {
      didSet { representative = Self.representative(among: members) }
    }
    /// Where the member stands that represents the customer: it is asked for with every purchase.
    var representative: Int
    var formerIDs: [CustomerID]
    var held: ChainList
    var grants: [Grant]
    var emitted: OneOrMany<EntitlementID>
    var emittedUntil: Moment
    var emittedDefinition: Int64

    static func representative(among members: OneOrMany<Member>) -> Int {
      var best = 0
      for place in members.indices.dropFirst() {
        let (member, current) = (members[place], members[best])
        let isBetter =
          member.isAnonymous == current.isAnonymous
          ? member.id < current.id : current.isAnonymous
        if isBetter { best = place }
      }
      return best
    }
  }

  package init(
    id: CustomerID,
    ordinal: Int64,
    createdAt: Moment,
    members: OneOrMany<Member>,
    formerIDs: [CustomerID] = [],
    held: ChainList = [],
    grants: [Grant] = [],
    emitted: OneOrMany<EntitlementID> = [],
    emittedUntil: Moment? = nil,
    emittedDefinition: Int64 = 0
  ) {
    shared = SharedBox(
      Content(
        id: id,
        ordinal: ordinal,
        createdAt: createdAt,
        members: members,
        representative: Content.representative(among: members),
        formerIDs: formerIDs,
        held: held,
        grants: grants,
        emitted: emitted,
        emittedUntil: emittedUntil ?? createdAt,
        emittedDefinition: emittedDefinition
      )
    )
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

  package var hasIdentifiedUser: Bool { !representative.isAnonymous }

  package var hasAnonymousUser: Bool { members.contains { $0.isAnonymous } }

  /// The one id that stands for the customer where one is shown: the identified one, else the
  /// anonymous one, least by bytes.
  package var representative: Member {
    let place = shared.value.representative
    precondition(place < members.count, "Customer: \(id) has no member")
    return members[place]
  }
}

extension Customer {
  package var id: CustomerID { shared.value.id }

  /// Counts the project's customers: of two, the lower one is older.
  package var ordinal: Int64 {
    get { shared.value.ordinal }
    set { shared.value.ordinal = newValue }
  }

  package var createdAt: Moment { shared.value.createdAt }

  /// The users, in the order in which they came.
  package var members: OneOrMany<Member> {
    get { shared.value.members }
    set { shared.value.members = newValue }
  }

  /// Ids of customers that became part of this one; they reach it for ever.
  package var formerIDs: [CustomerID] {
    get { shared.value.formerIDs }
    set { shared.value.formerIDs = newValue }
  }

  /// Its id, and those that reach it besides.
  package var ids: [CustomerID] { [id] + formerIDs }

  /// What the customer holds, in the order in which it came.
  package var held: ChainList {
    get { shared.value.held }
    set { shared.value.held = newValue }
  }

  /// What was given to it by hand.
  package var grants: [Grant] {
    get { shared.value.grants }
    set { shared.value.grants = newValue }
  }

  /// What its users were last told that they may use, sorted.
  package var emitted: OneOrMany<EntitlementID> {
    get { shared.value.emitted }
    set { shared.value.emitted = newValue }
  }

  /// Up to when the ends of grants were told.
  package var emittedUntil: Moment {
    get { shared.value.emittedUntil }
    set { shared.value.emittedUntil = newValue }
  }

  /// The number of the project's last definition that it was told of, or that it came after.
  package var emittedDefinition: Int64 {
    get { shared.value.emittedDefinition }
    set { shared.value.emittedDefinition = newValue }
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
