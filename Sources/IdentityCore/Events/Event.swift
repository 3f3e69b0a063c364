/// One change of identity, holding or access: a record like others, which is rendered as JSON when
/// it is read.
///
/// `EventEraser.rebuild` and the codec in Storage name every member: one that the eraser does not
/// know is lost in an erasure, and never survives it.
package struct Event: Equatable, Sendable {
  package var kind: Kind
  package var at: Moment
  /// Empty for what is about nobody, and so is the subject's id.
  package var customer: CustomerID
  /// The user whom it is about.
  package var subject: Customer.Member
  /// The request or clock that caused it; nil in a draft, as the decision sets it.
  package var cause: Cause?
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
  package var purchase: SharedBox<PurchaseFacts>?
  package var grant: GrantFacts?
  /// The id of the event whose link was taken back.
  package var undone: [UInt8]?
  /// What a manual clock shows now.
  package var clock: Moment?

  /// What brought it about.
  package enum Cause: Equatable, Sendable {
    /// The request's method, and its `id` as JSON, as it came; a notification has none.
    case request(method: [UInt8], id: [UInt8]?)
    /// It came due, without a request.
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

  /// The event of a draft with its cause: the decision's, where it has none of its own.
  package consuming func caused(by decision: Cause) -> Event {
    if cause == nil { cause = decision }
    return self
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
