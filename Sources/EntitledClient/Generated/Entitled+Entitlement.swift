// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What a user may use, and why. One purchase or grant, the winner, supplies every member. Of
  /// an entitlement that the user never had all are null but `id`, `active` (false), `renewState`
  /// (unknown) and `renewsCount` (0).
  public struct Entitlement: Hashable, Sendable {
    /// What a user may use.
    public let id: String
    /// See `Entitlement` in Protocol.
    public let active: Bool
    /// What has become of a purchase at a moment; null before it began, and of what one never
    /// had.
    public let state: Entitled.State?
    /// The product that gives it; null for a grant.
    public let productId: String?
    /// The store, or `manual` for a grant.
    public let source: String?
    /// See `Entitlement` in Protocol.
    public let renewState: Entitled.EntitlementRenewState
    /// See `Entitlement` in Protocol.
    public let grantType: Entitled.EntitlementGrantType?
    /// See `Entitlement` in Protocol.
    public let periodType: Entitled.EntitlementPeriodType?
    /// A Moment, or null where there is none.
    public let startedAt: Entitled.Moment?
    /// Null where there is no end.
    public let expiresAt: Entitled.Moment?
    /// A Moment, or null where there is none.
    public let gracePeriodExpiresAt: Entitled.Moment?
    /// A Moment, or null where there is none.
    public let firstPurchasedAt: Entitled.Moment?
    /// A Moment, or null where there is none.
    public let lastPurchasedAt: Entitled.Moment?
    /// A Moment, or null where there is none.
    public let trialStartedAt: Entitled.Moment?
    /// A Moment, or null where there is none.
    public let autoRenewDisabledAt: Entitled.Moment?
    /// See `Entitlement` in Protocol.
    public let renewsCount: Int
    /// See `Entitlement` in Protocol.
    public let environment: Entitled.EntitlementEnvironment?
    /// Null for a grant.
    public let store: String?
    /// Null for a grant.
    public let transactionId: String?
    /// Null for a grant.
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
