internal import Platform

/// Apple's name for what happened: the type and the subtype of a notification.
struct AppStoreName {
  let type: String
  let subtype: String?

  init(of occurrence: Occurrence) throws(UsageError) {
    (type, subtype) = try Self.name(of: occurrence)
  }

  private static func name(of occurrence: Occurrence) throws(UsageError) -> (String, String?) {
    switch occurrence.change {
    case .bought(let isAgain):
      guard occurrence.purchase?.kind == .subscription else { return ("ONE_TIME_CHARGE", nil) }
      return ("SUBSCRIBED", isAgain ? "RESUBSCRIBE" : "INITIAL_BUY")
    case .renewed(let isRecovery): return ("DID_RENEW", isRecovery ? "BILLING_RECOVERY" : nil)
    case .failedToRenew:
      let isGrace =
        if case .grace = occurrence.purchase?.billing { true } else { false }
      return ("DID_FAIL_TO_RENEW", isGrace ? "GRACE_PERIOD" : nil)
    case .graceEnded: return ("GRACE_PERIOD_EXPIRED", nil)
    case .expired:
      let reason = occurrence.purchase?.end?.reason ?? .customer
      return ("EXPIRED", reasons[reason])
    case .canceled: return ("DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_DISABLED")
    case .uncanceled: return ("DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_ENABLED")
    case .upgraded: return ("DID_CHANGE_RENEWAL_PREF", "UPGRADE")
    case .downgraded:
      let isBack = occurrence.purchase?.nextPlan == nil
      return ("DID_CHANGE_RENEWAL_PREF", isBack ? nil : "DOWNGRADE")
    case .refunded: return ("REFUND", nil)
    case .refundReversed: return ("REFUND_REVERSED", nil)
    case .revoked: return ("REVOKE", nil)
    case .extended: return ("RENEWAL_EXTENDED", nil)
    case .priceIncreased:
      let isAccepted = occurrence.purchase?.isNewPriceAccepted ?? false
      return ("PRICE_INCREASE", isAccepted ? "ACCEPTED" : "PENDING")
    case .tested: return ("TEST", nil)
    case .raw(let type, let subtype, _): return (type, subtype)
    case .paused, .resumed:
      throw occurrence.impossible(in: .appStore, "its subscriptions cannot be paused")
    }
  }

  private static let reasons: [MintStep.EndReason: String] = [
    .customer: "VOLUNTARY", .billing: "BILLING_RETRY", .priceIncrease: "PRICE_INCREASE",
    .unavailable: "PRODUCT_NOT_FOR_SALE",
  ]
}
