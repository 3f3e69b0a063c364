internal import IdentityCore
internal import LineProtocol

/// A purchase as a store knows it.
struct MintedPurchase {
  /// What is bought for one period.
  struct Plan {
    var product: String
    var period: CalendarDuration
    var price: MintPrice
  }

  enum Billing: Equatable {
    case paid
    /// A renewal failed; access stays until then.
    case grace(until: Moment)
    /// A renewal failed, and the store tries again.
    case retry
  }

  /// From 1.
  let number: Int
  let kind: MintStep.Kind
  let accountToken: String?
  let currency: String
  let country: String?
  let isSandbox: Bool
  let isFamilyShared: Bool
  /// The plan of the running period.
  var plan: Plan
  /// The plan of the next period, if it is another one.
  var nextPlan: Plan?
  /// A new price that the store has announced.
  var newPrice: MintPrice?
  var isNewPriceAccepted = false
  /// From the first to the latest; never empty.
  var transactions: [MintedTransaction]
  var autoRenews: Bool
  var billing = Billing.paid
  /// Whether the period after the latest transaction has begun without a payment.
  var isUnpaid = false
  var pausedUntil: Moment?
  /// When it finally ended, and why; nil while it may renew.
  var end: (at: Moment, reason: MintStep.EndReason)?

  var latest: MintedTransaction { transactions[transactions.count - 1] }
  var isFailing: Bool { billing != .paid }

  /// When a step is due, if it is due at a time of its own.
  func due(_ action: MintAction, in store: MintStore) -> Moment? {
    guard let end = latest.expiresAt else { return nil }
    return switch action {
    case .renew, .recover, .failToRenew:
      isFailing ? end.adding(Self.retryInterval) : charge(before: end, in: store)
    // At the very end of the period there is still access.
    case .pause: end.adding(Self.second)
    case .expire: end.adding(isFailing ? Self.retryLimit : Self.second)
    case .resume: pausedUntil
    default: nil
    }
  }

  /// When the store charges for the next period: an hour before the period ends, except on Stripe.
  private func charge(before end: Moment, in store: MintStore) -> Moment {
    let early = Moment(milliseconds: end.milliseconds - 3_600_000)
    return store == .stripe || early <= latest.purchasedAt ? end : early
  }

  private static let second = CalendarDuration(milliseconds: 1000)
  /// The time between two attempts to charge.
  private static let retryInterval = CalendarDuration(milliseconds: 86_400_000)
  /// How long a store tries to charge.
  private static let retryLimit = CalendarDuration(milliseconds: 60 * 86_400_000)
}

/// A transaction as a store knows it.
struct MintedTransaction {
  enum PeriodType {
    case normal
    case trial
    case intro
  }

  /// From 1, within the purchase.
  let number: Int
  let plan: MintedPurchase.Plan
  let periodType: PeriodType
  let offerCode: String?
  let purchasedAt: Moment
  /// When its period began by the plan; earlier than the payment after a failed renewal.
  let periodStart: Moment
  var expiresAt: Moment?
  var refundedAt: Moment?
  var revokedAt: Moment?
  var isUpgraded = false
  /// How often the customer had bought again after an end.
  var resubscriptions = 0
  /// How often the customer had changed to another plan at once.
  var upgrades = 0
  /// How many renewals there were since the last purchase or upgrade.
  var renewals = 0

  /// Whether both belong to one subscription of a store in which each plan is a new one.
  func hasContract(of other: MintedTransaction) -> Bool {
    resubscriptions == other.resubscriptions && upgrades == other.upgrades
  }
}
