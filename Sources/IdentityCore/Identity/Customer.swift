/// A set of users that share purchases and grants; most customers have one user.
///
/// Boxed: decisions copy customers far more often than they change them.
package struct Customer: Equatable, Sendable {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var id: CustomerID
    var ordinal: Int64
    var createdAt: Moment
    var members: OneOrMany<Member> {
      didSet { representative = Self.representative(among: members) }
    }
    /// The index of the representative member, cached because every purchase needs it.
    var representative: Int
    /// The user that acted last; nil if it is the one that the members suggest.
    var lastSeen: UserID?
    var formerIDs: [CustomerID]
    var held: ChainList
    var grants: [Grant]
    var emitted: OneOrMany<EntitlementID>
    var emittedUntil: Moment
    var emittedDefinition: Int64

    mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
      try coder.signed(&ordinal)
      try coder.moment(&createdAt)
      let own = id.bytes
      try coder.list(&members) { (member, coder) throws(C.Failure) in
        try coder.id(&member.id, unless: own)
        try coder.flag(&member.isAnonymous)
      }
      try coder.id(&lastSeen)
      try coder.list(&formerIDs)
      try coder.chains(&held)
      try coder.list(&grants)
      try coder.list(&emitted)
      try coder.moment(&emittedUntil)
      try coder.signed(&emittedDefinition)
      let count = members.count
      try coder.require(count > 0, else: .emptyList)
    }

    static func representative(among members: OneOrMany<Member>) -> Int {
      var best = 0
      for index in members.indices.dropFirst() {
        let (member, current) = (members[index], members[best])
        let isBetter =
          member.isAnonymous == current.isAnonymous
          ? member.id < current.id : current.isAnonymous
        if isBetter { best = index }
      }
      return best
    }
  }

  package init(
    id: CustomerID,
    ordinal: Int64,
    createdAt: Moment,
    members: OneOrMany<Member>,
    lastSeen: UserID? = nil,
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
        lastSeen: lastSeen,
        formerIDs: formerIDs,
        held: held,
        grants: grants,
        emitted: emitted,
        emittedUntil: emittedUntil ?? createdAt,
        emittedDefinition: emittedDefinition
      )
    )
  }

  /// A user in a customer's list of members.
  package struct Member: Hashable, Sendable {
    package var id: UserID
    package var isAnonymous: Bool

    package init(id: UserID, isAnonymous: Bool) {
      self.id = id
      self.isAnonymous = isAnonymous
    }
  }

  /// The ids of users that refer to the customer: those of its members, and its own, sorted.
  var reachingIDs: [UserID] { Set(members.map(\.id) + ids.map { UserID($0) }).sorted() }

  package var hasIdentifiedUser: Bool { !representative.isAnonymous }

  package var hasAnonymousUser: Bool { members.contains { $0.isAnonymous } }

  /// The member whose id represents the customer in replies and events.
  ///
  /// The identified one, else the anonymous one; the least by bytes.
  package var representative: Member {
    let index = shared.value.representative
    precondition(index < members.count, "Customer: \(id) has no member")
    return members[index]
  }
}

extension Customer: FieldHolder {
  /// A customer for a reader to fill.
  static func blank(_ id: CustomerID) -> Customer {
    Customer(id: id, ordinal: 0, createdAt: .blank, members: [])
  }

  static var boxBytes: Int { MemoryLayout<Content>.size }

  /// Visits the fields that a store has of it; its key has the id.
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    var content = shared.value
    try content.fields(&coder)
    if C.isReading { shared.value = content }
  }

  package var id: CustomerID { shared.value.id }

  /// The sequence number in the project: the lower of two customers is older.
  package var ordinal: Int64 {
    get { shared.value.ordinal }
    set { shared.value.ordinal = newValue }
  }

  package var createdAt: Moment { shared.value.createdAt }

  /// The users, oldest first.
  package var members: OneOrMany<Member> {
    get { shared.value.members }
    set { shared.value.members = newValue }
  }

  /// The id that acted last, if it is not the one that the members suggest; records keep it.
  package var lastSeen: UserID? { shared.value.lastSeen }

  /// The first id that the customer had.
  package var firstID: UserID { members[0].id }

  /// The id of the user that acted last: that logged in, bought or restored.
  package var lastID: UserID {
    get {
      let isMember = members.contains { $0.id == lastSeen }
      return isMember ? lastSeen ?? suggestedLastID : suggestedLastID
    }
    set { shared.value.lastSeen = newValue == suggestedLastID ? nil : newValue }
  }

  /// The identified user that joined last, else the anonymous one: mostly the one that acted last.
  private var suggestedLastID: UserID {
    var last = members.count - 1
    for index in members.indices where !members[index].isAnonymous { last = index }
    return members[last].id
  }

  /// Ids of customers merged into this one; they refer to it permanently.
  package var formerIDs: [CustomerID] {
    get { shared.value.formerIDs }
    set { shared.value.formerIDs = newValue }
  }

  /// All ids that refer to the customer.
  package var ids: [CustomerID] { [id] + formerIDs }

  /// The purchases that the customer holds, oldest first.
  package var held: ChainList {
    get { shared.value.held }
    set { shared.value.held = newValue }
  }

  /// The manual grants.
  package var grants: [Grant] {
    get { shared.value.grants }
    set { shared.value.grants = newValue }
  }

  /// The entitlements that the last access events announced, sorted.
  package var emitted: OneOrMany<EntitlementID> {
    get { shared.value.emitted }
    set { shared.value.emitted = newValue }
  }

  /// The moment up to which the ends of grants are emitted.
  package var emittedUntil: Moment {
    get { shared.value.emittedUntil }
    set { shared.value.emittedUntil = newValue }
  }

  /// The number of the last definition whose events are emitted for this customer.
  package var emittedDefinition: Int64 {
    get { shared.value.emittedDefinition }
    set { shared.value.emittedDefinition = newValue }
  }
}

/// An entitlement granted manually, without a purchase.
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

  /// The grant without its revocation.
  var unrevoked: Grant {
    Grant(entitlement: entitlement, grantedAt: grantedAt, expiresAt: expiresAt)
  }
}

extension Customer.Member: Coded {
  static var blank: Self { Self(id: .blank, isAnonymous: false) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&id)
    try coder.flag(&isAnonymous)
  }
}

extension Grant: Coded {
  static var blank: Self { Grant(entitlement: .blank, grantedAt: .blank, expiresAt: nil) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&entitlement)
    try coder.moment(&grantedAt)
    try coder.moment(&expiresAt)
    try coder.moment(&revokedAt)
  }
}
