/// A user's entitlement, derived for a moment and never stored.
package struct Entitlement: Equatable, Sendable {
  package var id: EntitlementID
  /// Nil if the user never had it.
  package var state: EntitlementState?
  package var source: Source?
  package var renewState: RenewState
  package var grantType: GrantType?
  package var startedAt: Moment?
  package var expiresAt: Moment?

  package var isActive: Bool { state?.givesAccess ?? false }

  /// The expected event at the end.
  package enum RenewState: String, CaseIterable, Sendable {
    case willRenew, canceled, billingIssue, nonRenewable, unknown
  }

  /// How the user obtained it.
  package enum GrantType: String, CaseIterable, Sendable {
    case purchase, familySharing, offerCode, manual
  }

  /// The purchase or grant that gives it.
  package enum Source: Equatable, Sendable {
    case manual
    case purchase(Facts)
  }

  /// The fields that only a purchase has.
  package struct Facts: Equatable, Sendable {
    package var key: ChainKey
    package var transaction: TransactionID
    package var product: ProductID
    package var periodType: PeriodType
    package var gracePeriodExpiresAt: Moment?
    package var firstPurchasedAt: Moment
    package var lastPurchasedAt: Moment
    package var trialStartedAt: Moment?
    package var autoRenewDisabledAt: Moment?
    package var renewsCount: Int
    package var environment: PurchaseEnvironment
  }

  /// Returns an entitlement that the user never had.
  package static func none(_ id: EntitlementID) -> Entitlement {
    Entitlement(
      id: id,
      state: nil,
      source: nil,
      renewState: .unknown,
      grantType: nil,
      startedAt: nil,
      expiresAt: nil
    )
  }
}
