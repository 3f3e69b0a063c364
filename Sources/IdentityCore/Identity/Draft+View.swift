// Views of users and purchases for replies.
extension Draft {
  /// Returns the subject's current user.
  package mutating func view(_ subject: Subject) throws(DecisionStop) -> UserView {
    let person = try resolve(subject)
    var anonymousID = person.device?.anonymousUser
    // A request by an anonymous id gets that id back.
    if case .user(let asked) = subject, try existingUser(asked).isAnonymous { anonymousID = asked }
    return UserView(
      id: person.user.id,
      anonymousID: anonymousID,
      identityID: person.user.isIdentified ? person.user.id : nil,
      customerID: person.customer.id,
      aliases: person.customer.members.map(\.id).sorted(),
      device: person.device?.id,
      createdAt: person.customer.createdAt,
      environment: project.environment
    )
  }

  /// Returns the purchase with its state now, and one holder's id for each customer.
  package mutating func view(of purchase: Purchase) throws(DecisionStop) -> PurchaseView {
    let kind = purchase.kind(in: project.catalogue)
    return view(of: purchase, kind, holders: try holderIDs(of: purchase))
  }

  func view(of purchase: Purchase, _ kind: PurchaseKind, holders: [UserID]) -> PurchaseView {
    PurchaseView(
      purchase: purchase,
      kind: kind,
      state: purchase.stateInPeriod(at: now)?.state,
      holders: holders,
      isReplaced: purchase.isReplaced(at: now)
    )
  }

  /// Returns a page of unclaimed purchases; `chains` may contain others.
  package mutating func unclaimed(_ chains: [ChainKey]) throws(DecisionStop) -> [PurchaseView] {
    try spend(chains.count * 48)
    var views: [PurchaseView] = []
    for record in try records(chains.map { .purchase(number, $0) }) {
      guard case .purchase(let purchase)? = record, purchase.isUnclaimed else { continue }
      views.append(try view(of: purchase))
    }
    return views
  }

  /// Returns all ids that the user's customer has had; its events carry them.
  package mutating func customerIDs(reachedBy id: UserID) throws(DecisionStop) -> [CustomerID] {
    try resolve(.user(id)).customer.ids
  }

  /// A user's access at a moment.
  package struct Check: Equatable, Sendable {
    package var user: UserID
    /// False for an id that no user has.
    package var isKnown = true
    package var access: Access
    package var at: Moment
    /// The period in which access stays the same, as long as no record changes.
    package var moments: ClosedRange<Moment>
  }

  /// Returns the access of the subject's current user, by default now.
  ///
  /// With `allowsUnknown`, an id that no user has gets an answer with nothing active.
  package mutating func checkEntitlements(
    _ subject: Subject,
    at moment: Moment? = nil,
    allowsUnknown: Bool = false
  ) throws(DecisionStop) -> Check {
    let at = moment ?? now
    let person: ResolvedUser
    do throws(DecisionStop) {
      person = try resolve(subject)
    } catch {
      guard allowsUnknown, case .refused(.unknownUser(let id)) = error else { throw error }
      let access = Access(entitlements: [])
      return Check(user: id, isKnown: false, access: access, at: at, moments: at...at)
    }
    guard at == now else {
      let access = try access(of: person.customer, at: at)
      return Check(user: person.user.id, access: access, at: at, moments: at...at)
    }
    let holdings = try holdings(of: person.customer)
    return Check(
      user: person.user.id,
      access: holdings.access,
      at: now,
      moments: holdings.moments
    )
  }
}

/// A user in a reply.
package struct UserView: Equatable, Sendable {
  package var id: UserID
  package var anonymousID: UserID?
  package var identityID: UserID?
  package var customerID: CustomerID
  package var aliases: [UserID]
  package var device: DeviceID?
  package var createdAt: Moment
  package var environment: EnvironmentFilter
}

/// A purchase in a reply.
package struct PurchaseView: Equatable, Sendable {
  package var purchase: Purchase
  package var kind: PurchaseKind
  package var state: EntitlementState?
  package var holders: [UserID]
  /// Whether another chain has taken it over.
  package var isReplaced: Bool
}
