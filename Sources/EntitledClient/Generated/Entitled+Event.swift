// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Something that happened in a project. What else stands in it depends on its kind; see
  /// rules.md.
  public struct Event: Hashable, Sendable {
    /// The project's running number; not there in a dry run.
    public let cursor: String?
    /// Made up; never the same twice.
    public let id: String
    /// What happened.
    public let kind: Entitled.EventKind
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    public let at: Entitled.Moment
    /// A namespace: projects share no device, user, purchase or event.
    public let project: String
    /// The customerId of the one whom it is about; not there in clockAdvanced, which is about
    /// nobody.
    public let user: String?
    /// There when that one is identified.
    public let userId: String?
    /// There when that one is anonymous; beside userId in identified and loggedOut, where it is
    /// the device's anonymous user, the new one after a rotation.
    public let anonymousId: String?
    /// Either a request (`method`, and its `id` as it came; no `id` for a notification), or
    /// `clock`: something came due by itself.
    public let cause: Entitled.Cause
    /// userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated,
    /// purchaseExpired, and what comes of a purchase: the device, null where there is none.
    public let device: Entitled.Maybe<String>
    /// identified: what identify answered.
    public let outcome: Entitled.EventOutcome?
    /// Of a move: who held the purchase before.
    public let from: [String]?
    /// Of a move: who holds it now.
    public let to: String?
    /// Of a move: whether those in `from` keep it.
    public let shared: Bool?
    /// linkUndone: the id of the event whose link was taken back.
    public let undone: String?
    /// usersAliased, and linkUndone where customers part: every id that reaches the customer now,
    /// in the order of their bytes.
    public let aliases: [String]?
    /// usersAliased: the customerId that became part of `user`; not there when the id that joined
    /// was new.
    public let absorbed: String?
    /// entitlementsActivated, entitlementsDeactivated: whose access changed, in the order of
    /// their bytes. granted, grantRevoked: the one.
    public let entitlements: [String]?
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    public let store: String?
    /// One transaction of a store.
    public let originalTransactionId: String?
    /// One transaction of a store.
    public let transactionId: String?
    /// A product, as the store or the catalogue calls it.
    public let product: String?
    /// What a product is; it decides how a purchase moves and ends.
    public let productKind: Entitled.ProductKind?
    /// purchase…: who holds it.
    public let holders: [String]?
    /// Where the store took the money.
    public let environment: Entitled.PurchaseEnvironment?
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    public let firstPurchasedAt: Entitled.Moment?
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    public let purchasedAt: Entitled.Moment?
    /// Of a purchase: the end of its period. granted, grantRevoked: the end that the grant has,
    /// or had.
    public let expiresAt: Entitled.Maybe<Entitled.Moment>
    /// What the customer pays for a period.
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
    /// Up to 20 strings of the caller's own, told again in the events of this purchase.
    public let attributes: Entitled.Map<String>?
    /// clockAdvanced: what the clock shows now.
    public let now: Entitled.Moment?
  }
}

extension Entitled.Event: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.cursor = try members.optional("cursor")
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
    self.now = try members.optional("now")
  }
}
