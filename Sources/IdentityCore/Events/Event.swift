/// A change of identity, holdings or access; reading it renders it as JSON.
///
/// `EventEraser.rebuild` and the codec in Storage name every member. An erasure drops any member
/// that the eraser does not know.
package struct Event: Equatable, Sendable {
  package var kind: Kind
  package var at: Moment
  /// Empty for an event about no customer, whose subject id is empty too.
  package var customer: CustomerID
  /// The user whom the event is about.
  package var subject: Customer.Member
  /// The request or clock that caused it; nil in a draft until the decision sets it.
  package var cause: Cause?
  package var device: DeviceID?
  /// The device's anonymous user, in a login or logout.
  package var anonymousUser: UserID?
  package var outcome: IdentifyOutcome?
  /// The previous holders of the purchase, sorted.
  package var from: [UserID]?
  /// The new holder of the purchase.
  package var to: UserID?
  /// Whether the users in `from` keep it.
  package var shared: Bool?
  /// All users of a customer after a merge or an undone link.
  package var aliases: [UserID]?
  /// The customer merged into `customer`.
  package var absorbed: CustomerID?
  package var entitlements: [EntitlementID]?
  package var purchase: SharedBox<PurchaseFacts>?
  /// What a call changed of the purchase's transaction: the fields with their new values.
  package var changes: [Fact.Entry]?
  /// The state of the purchase before and after.
  package var transition: SharedBox<Transition>?
  package var grant: GrantFacts?
  /// The id of the event whose link was undone.
  package var undone: [UInt8]?
  /// The new time of a manual clock.
  package var clock: Moment?

  /// The cause of an event.
  package enum Cause: Equatable, Sendable {
    /// The request's method, and its `id` as the JSON received; a notification has none.
    case request(method: [UInt8], id: [UInt8]?)
    /// A scheduled change, without a request.
    case clock
    /// An earlier change of the project's definition, by a request with this `id`.
    case definition(request: [UInt8]?)
  }

  /// Creates the event of a manual clock that reached its target; it has no subject.
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

  /// Returns a draft's event with its cause, by default the decision's.
  package consuming func caused(by decision: Cause) -> Event {
    if cause == nil { cause = decision }
    return self
  }

  /// Whether the event is about a user.
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
