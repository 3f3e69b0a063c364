/// One change of identity, holding or access, told to whoever reads the feed.
package struct Event: Equatable, Sendable {
  package var kind: Kind
  package var at: Moment
  /// Empty for what is about nobody, and so is the subject's id.
  package var customer: CustomerID
  /// The user whom it is about.
  package var subject: Customer.Member
  package var origin = Origin.request
  package var device: DeviceID?
  /// The device's anonymous user, where somebody identified themselves or logged out.
  package var anonymousUser: UserID?
  package var outcome: IdentifyOutcome?
  /// Who held the purchase before, sorted.
  package var from: [UserID]?
  /// Who holds the purchase now and did not before.
  package var to: UserID?
  /// Whether those in `from` keep it.
  package var shared: Bool?
  /// Every user of a customer that two became, or that a link taken back left.
  package var aliases: [UserID]?
  /// The customer that became part of `customer`.
  package var absorbed: CustomerID?
  package var entitlements: [EntitlementID]?
  package var purchase: PurchaseFacts?
  package var grant: Grant?
  /// The id of the event whose link was taken back.
  package var undone: [UInt8]?
  /// What a manual clock shows now.
  package var clock: Moment?

  /// What brought it about.
  package enum Origin: Equatable, Sendable {
    /// The request that was decided.
    case request
    /// It came due, and nobody asked for it.
    case clock
    /// A change of the project's terms before, by a request of this `id`.
    case definition(request: [UInt8]?)
  }

  /// What happened, by the name that it has in the feed.
  package enum Kind: String, CaseIterable, Sendable {
    case userCreated, identified, loggedOut, usersAliased, linkUndone
    case purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired
    case entitlementsActivated, entitlementsDeactivated
    case subscriptionReceived, subscriptionTransferred
    case oneTimePurchaseReceived, oneTimePurchaseTransferred
    case granted, grantRevoked, userDeleted, clockAdvanced
  }

  /// What a reader needs of the purchase.
  package struct PurchaseFacts: Equatable, Sendable {
    package var asItWas: Purchase
    package var kind: PurchaseKind
    /// One id for each customer that holds it, sorted.
    package var holders: [UserID]
  }

  /// A project's manual clock has arrived: that is about nobody.
  static func clockAdvanced(to moment: Moment) -> Event {
    var event = Event(
      .clockAdvanced,
      at: moment,
      customer: CustomerID([]),
      subject: Customer.Member(id: UserID([]), isAnonymous: false)
    )
    event.clock = moment
    return event
  }

  /// Whether it is about somebody.
  package var hasSubject: Bool { !customer.bytes.isEmpty }

  package init(
    _ kind: Kind,
    at: Moment,
    customer: CustomerID,
    subject: Customer.Member
  ) {
    self.kind = kind
    self.at = at
    self.customer = customer
    self.subject = subject
  }
}
