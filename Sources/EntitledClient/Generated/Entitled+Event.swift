// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One entry of a project's log. Its other members depend on its kind: events.md lists them.
  public struct Event: Hashable, Sendable {
    /// The event's number in the log; absent in a dry run.
    public let cursor: String
    /// Unique id of the event.
    public let id: String
    /// Kind of an event.
    public let kind: Entitled.EventKind
    /// Time at which the event happened, by the project's clock.
    public let at: Entitled.Moment
    /// A project: a namespace for users, purchases, rules and events. Projects share no data.
    public let project: String
    /// CustomerId of the customer that the event is about; absent in clockAdvanced.
    public let user: String?
    /// Id of the user, if the user is identified.
    public let userId: String?
    /// Id of the user, if the user is anonymous. In identified, and in loggedOut with a userId:
    /// the device's anonymous user after the event.
    public let anonymousId: String?
    /// What caused the event. A request gives its `method` and `id`; a notification has no `id`.
    /// `clock` is true for a change that fell due.
    public let cause: Entitled.Cause
    /// In userCreated, identified, loggedOut, purchase events and the events that a purchase
    /// causes: the device; null when there is none.
    public let device: Entitled.Maybe<String>
    /// In identified: the outcome that identify returned.
    public let outcome: Entitled.EventOutcome?
    /// In a move: the holders before.
    public let from: [String]?
    /// In a move: the user that gained the purchase.
    public let to: String?
    /// In a move: whether the users in `from` keep the purchase.
    public let shared: Bool?
    /// In linkUndone: id of the undone event.
    public let undone: String?
    /// In usersAliased, and in linkUndone of customers that are split: every id of the customer
    /// now, in byte order.
    public let aliases: [String]?
    /// In usersAliased: the customerId that `user` absorbed; absent when the joining id was new.
    public let absorbed: String?
    /// In entitlementsActivated and entitlementsDeactivated: the entitlements that changed, in
    /// byte order. In granted and grantRevoked: the entitlement.
    public let entitlements: [String]?
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    public let store: String?
    /// Id that a store gives to a transaction.
    public let originalTransactionId: String?
    /// The latest transaction; in purchaseUpdated, the transaction that changed.
    public let transactionId: String?
    /// A product, by the id that the store and the catalogue use.
    public let product: String?
    /// Kind of a product, which determines how a purchase moves and expires.
    public let productKind: Entitled.ProductKind?
    /// In purchase events: the holders.
    public let holders: [String]?
    /// Environment of the store: production, or sandbox for test purchases.
    public let environment: Entitled.PurchaseEnvironment?
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public let firstPurchasedAt: Entitled.Moment?
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public let purchasedAt: Entitled.Moment?
    /// In purchase events: the end of the period. In granted and grantRevoked: the end of the
    /// grant.
    public let expiresAt: Entitled.Maybe<Entitled.Moment>
    /// Price of a period: full (normal), a trial, or introductory (intro).
    public let periodType: Entitled.PeriodType?
    /// See `Event` in Protocol.
    public let isFamilyShared: Bool?
    /// See `Event` in Protocol.
    public let price: Entitled.Maybe<String>
    /// See `Event` in Protocol.
    public let currency: Entitled.Maybe<String>
    /// See `Event` in Protocol.
    public let country: Entitled.Maybe<String>
    /// See `Event` in Protocol.
    public let offerCode: Entitled.Maybe<String>
    /// Up to 20 strings of the caller's own, which the events of this purchase repeat.
    public let attributes: Entitled.Map<String>?
    /// In purchase events: why the purchase ended, or will end; absent when the store named no
    /// reason.
    public let endReason: Entitled.Maybe<Entitled.EndReason>
    /// In purchase events: the purchase that this one takes over; absent when there is none.
    public let replaces: String?
    /// In purchaseUpdated: the fields of the transaction that the call changed, with their new
    /// values; absent when the clock is the cause. In purchaseRecorded and purchaseRenewed: what
    /// the store says along with the new period about the time after it, for example that
    /// auto-renew is off; absent when it says nothing.
    public let changes: Entitled.Map<JSON>?
    /// In purchaseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorded of a
    /// purchase that gives no access or replaces a known one: the purchase's state after the
    /// event.
    public let state: Entitled.Maybe<Entitled.State>
    /// In the same events: `state` before the event, and former values. In purchaseUpdated by a
    /// call: those of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt` and
    /// `periodType` of the transaction before; in purchaseRecorded those of the purchase that it
    /// replaces, if that is known. In all others, and in purchaseRenewed too: `autoRenew`,
    /// `renewsAs` and `billingIssueAt` of the latest transaction, if they were set.
    public let before: Entitled.Map<JSON>?
    /// In purchaseUpdated: true if the transaction is not the latest of the purchase; otherwise
    /// absent.
    public let isEarlier: Bool?
    /// In clockAdvanced: the time that the clock shows.
    public let now: Entitled.Moment?
  }
}

extension Entitled.Event: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.cursor = try members.required("cursor")
    self.id = try members.required("id")
    self.kind = try members.required("kind")
    self.at = try members.required("at")
    self.project = try members.required("project")
    self.user = try members.optional("user")
    self.userId = try members.optional("userId")
    self.anonymousId = try members.optional("anonymousId")
    self.cause = try members.required("cause")
    self.device = try members.both("device")
    self.outcome = try members.optional("outcome")
    self.from = try members.optional("from")
    self.to = try members.optional("to")
    self.shared = try members.optional("shared")
    self.undone = try members.optional("undone")
    self.aliases = try members.optional("aliases")
    self.absorbed = try members.optional("absorbed")
    self.entitlements = try members.optional("entitlements")
    self.store = try members.optional("store")
    self.originalTransactionId = try members.optional("originalTransactionId")
    self.transactionId = try members.optional("transactionId")
    self.product = try members.optional("product")
    self.productKind = try members.optional("productKind")
    self.holders = try members.optional("holders")
    self.environment = try members.optional("environment")
    self.firstPurchasedAt = try members.optional("firstPurchasedAt")
    self.purchasedAt = try members.optional("purchasedAt")
    self.expiresAt = try members.both("expiresAt")
    self.periodType = try members.optional("periodType")
    self.isFamilyShared = try members.optional("isFamilyShared")
    self.price = try members.both("price")
    self.currency = try members.both("currency")
    self.country = try members.both("country")
    self.offerCode = try members.both("offerCode")
    self.attributes = try members.optional("attributes")
    self.endReason = try members.both("endReason")
    self.replaces = try members.optional("replaces")
    self.changes = try members.optional("changes")
    self.state = try members.both("state")
    self.before = try members.optional("before")
    self.isEarlier = try members.optional("isEarlier")
    self.now = try members.optional("now")
  }
}
