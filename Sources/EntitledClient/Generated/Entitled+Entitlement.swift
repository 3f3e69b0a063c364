// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What a product or a grant unlocks for a user, and why. One purchase or grant, the winner,
  /// supplies every member. If only `entitlements` of `checkEntitlements` names it, every member
  /// is null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).
  public struct Entitlement: Hashable, Sendable {
    /// An entitlement, for example `premium`.
    public let id: String
    /// Whether the user has access.
    public let active: Bool
    /// State of a purchase or grant. Null before it begins, and for an entitlement that only
    /// `entitlements` of `checkEntitlements` names.
    public let state: Entitled.State?
    /// Product that gives the entitlement; null for a grant.
    public let productId: String?
    /// Store of the purchase, or `manual` for a grant.
    public let source: String?
    /// Whether the subscription renews. billingIssue: the store could not collect a payment.
    public let renewState: Entitled.EntitlementRenewState
    /// What gave the entitlement; `manual` for a grant by the method `grant`.
    public let grantType: Entitled.EntitlementGrantType?
    /// See `Entitlement` in Protocol.
    public let periodType: Entitled.PeriodType?
    /// Time of the first purchase, or of the grant.
    public let startedAt: Entitled.Moment?
    /// Last millisecond with access, without a grace period; null for no end.
    public let expiresAt: Entitled.Moment?
    /// Last millisecond of the grace period; null without a grace period.
    public let gracePeriodExpiresAt: Entitled.Moment?
    /// Time of the first transaction; null for a grant.
    public let firstPurchasedAt: Entitled.Moment?
    /// Time of the latest transaction; null for a grant.
    public let lastPurchasedAt: Entitled.Moment?
    /// Time at which a trial began; null without a trial.
    public let trialStartedAt: Entitled.Moment?
    /// Time at which the customer turned auto-renew off; null while it is on.
    public let autoRenewDisabledAt: Entitled.Moment?
    /// Number of renewals at the full price.
    public let renewsCount: Int
    /// See `Entitlement` in Protocol.
    public let environment: Entitled.PurchaseEnvironment?
    /// Null for a grant.
    public let store: String?
    /// Latest transaction; null for a grant.
    public let transactionId: String?
    /// First transaction; null for a grant.
    public let originalTransactionId: String?
  }
}

extension Entitled.Entitlement: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.id = try members.required("id")
    self.active = try members.required("active")
    self.state = try members.required("state")
    self.productId = try members.required("productId")
    self.source = try members.required("source")
    self.renewState = try members.required("renewState")
    self.grantType = try members.required("grantType")
    self.periodType = try members.required("periodType")
    self.startedAt = try members.required("startedAt")
    self.expiresAt = try members.required("expiresAt")
    self.gracePeriodExpiresAt = try members.required("gracePeriodExpiresAt")
    self.firstPurchasedAt = try members.required("firstPurchasedAt")
    self.lastPurchasedAt = try members.required("lastPurchasedAt")
    self.trialStartedAt = try members.required("trialStartedAt")
    self.autoRenewDisabledAt = try members.required("autoRenewDisabledAt")
    self.renewsCount = try members.required("renewsCount")
    self.environment = try members.required("environment")
    self.store = try members.required("store")
    self.transactionId = try members.required("transactionId")
    self.originalTransactionId = try members.required("originalTransactionId")
  }
}
