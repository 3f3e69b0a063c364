// What replies show of people and purchases.
extension Draft {
  /// The subject's current user.
  package mutating func view(_ subject: Subject) throws(DecisionStop) -> UserView {
    let person = try person(subject)
    var anonymousID = person.device?.anonymousUser
    // Asked by an id that a device made, that one is told.
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

  /// With its state now, and one id for each customer that holds it.
  package mutating func view(of purchase: Purchase) throws(DecisionStop) -> PurchaseView {
    let kind = purchase.kind(in: project.catalogue)
    return view(of: purchase, kind, holders: try holderIDs(of: purchase))
  }

  func view(of purchase: Purchase, _ kind: PurchaseKind, holders: [UserID]) -> PurchaseView {
    PurchaseView(
      purchase: purchase,
      kind: kind,
      state: purchase.stateInPeriod(at: now)?.state,
      holders: holders
    )
  }

  /// Every id that the customer whom an id reaches has had: those its events stand under.
  package mutating func customerIDs(reachedBy id: UserID) throws(DecisionStop) -> [CustomerID] {
    try person(.user(id)).customer.ids
  }

  /// What a user may use, and when that was asked of.
  package struct Check: Equatable, Sendable {
    package var user: UserID
    /// False for an id that no user has.
    package var isKnown = true
    package var access: Access
    package var at: Moment
    /// The moments at which the access is the same, as long as no record changes.
    package var moments: ClosedRange<Moment>
  }

  /// What the subject's current user may use at the moment, or now.
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
      person = try self.person(subject)
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

/// A user as replies show one.
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

/// A purchase as replies show one.
package struct PurchaseView: Equatable, Sendable {
  package var purchase: Purchase
  package var kind: PurchaseKind
  package var state: EntitlementState?
  package var holders: [UserID]
}
