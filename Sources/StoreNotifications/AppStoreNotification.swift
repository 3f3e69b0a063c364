package import IdentityCore
internal import LineProtocol
package import StoreVerification

/// Reads what Apple signed as facts.
///
/// A notification is a snapshot of a transaction and of its renewal, each with the moment at which
/// Apple signed it. Nearly all types say no more than the snapshot.
package enum AppStoreNotification {
  /// Verifies a body and reads it; `now` is the system's time in milliseconds.
  package static func report(
    of body: [UInt8],
    trust: AppStoreTrust,
    now: Int64,
    buyer: Subject?,
    verify: AppStoreVerification.Verify
  ) throws(NotificationRefusal) -> StoreReport {
    let text = try AppStoreVerification(trust, now: now).verified(body, by: verify)
    return try report(of: text, buyer: buyer)
  }

  /// Reads verified texts.
  static func report(
    of text: VerifiedAppStoreText,
    buyer: Subject?
  ) throws(NotificationRefusal) -> StoreReport {
    let transaction = text.transaction
    guard let message = text.notification else {
      guard let transaction, let at = transaction.milliseconds("signedDate") else {
        throw .unverified(.malformed)
      }
      let notification = StoreReport.Notification(
        id: nil,
        type: nil,
        at: at,
        environment: environment(transaction)
      )
      let order = try order(transaction, nil, of: nil, buyer)
      return StoreReport(notification, .statements([.transaction(order)]))
    }
    guard let type = message.word("notificationType"), let at = message.milliseconds("signedDate")
    else { throw .unverified(.malformed) }
    let notification = StoreReport.Notification(
      id: message.text("notificationUUID"),
      type: Array(type.utf8),
      subtype: message.text("subtype"),
      at: at,
      environment: environment(of: message)
    )
    let known = KnownType(rawValue: type)
    var report = StoreReport(notification, .ignored(known.map(\.whyIgnored) ?? .unknownType))
    report.isKnownType = known != nil
    if let transaction, let known, !known.hasEffect {
      report.notification?.originalTransactionID = transaction.id("originalTransactionId")
      report.notification?.transactionID = transaction.id("transactionId")
    } else if let transaction {
      let applied = known?.leavesRenewalAside ?? false ? nil : text.renewal
      let order = try order(transaction, applied, of: message, buyer)
      report.content = .statements([.transaction(order)])
    }
    return report
  }

  /// The types of notification that say something special, and all others that are known.
  private enum KnownType: String {
    case subscribed = "SUBSCRIBED"
    case didRenew = "DID_RENEW"
    case didChangeRenewalPref = "DID_CHANGE_RENEWAL_PREF"
    case didChangeRenewalStatus = "DID_CHANGE_RENEWAL_STATUS"
    case offerRedeemed = "OFFER_REDEEMED"
    case didFailToRenew = "DID_FAIL_TO_RENEW"
    case gracePeriodExpired = "GRACE_PERIOD_EXPIRED"
    case expired = "EXPIRED"
    case refund = "REFUND"
    case refundReversed = "REFUND_REVERSED"
    case refundDeclined = "REFUND_DECLINED"
    case consumptionRequest = "CONSUMPTION_REQUEST"
    case revoke = "REVOKE"
    case oneTimeCharge = "ONE_TIME_CHARGE"
    case renewalExtended = "RENEWAL_EXTENDED"
    case renewalExtension = "RENEWAL_EXTENSION"
    case priceIncrease = "PRICE_INCREASE"
    case priceChange = "PRICE_CHANGE"
    case metadataUpdate = "METADATA_UPDATE"
    case migration = "MIGRATION"
    case externalPurchaseToken = "EXTERNAL_PURCHASE_TOKEN"
    case rescindConsent = "RESCIND_CONSENT"
    case test = "TEST"

    /// Whether its snapshot is to be applied.
    var hasEffect: Bool {
      switch self {
      case .refundDeclined, .consumptionRequest, .renewalExtension, .externalPurchaseToken,
        .rescindConsent, .test:
        false
      default: true
      }
    }

    /// Whether its transaction may be an old one, which the renewal does not describe.
    var leavesRenewalAside: Bool { self == .refund || self == .refundReversed }

    var whyIgnored: WhyIgnored { self == .test ? .test : .noEffect }
  }

  private static func environment(of message: JSONValue) -> PurchaseEnvironment? {
    if let token = message.given("externalPurchaseToken") {
      return token.word("externalPurchaseId").map {
        $0.hasPrefix("SANDBOX") ? .sandbox : .production
      }
    }
    return environment(
      message.given("data") ?? message.given("summary") ?? message.given("appData")
    )
  }

  private static func environment(_ value: JSONValue?) -> PurchaseEnvironment? {
    value?.word("environment").map { $0 == "Production" ? .production : .sandbox }
  }

  /// Makes the purchase that a transaction and its renewal are.
  private static func order(
    _ signed: JSONValue,
    _ renewal: JSONValue?,
    of message: JSONValue?,
    _ buyer: Subject?
  ) throws(NotificationRefusal) -> Draft.Order {
    guard let original: TransactionID = signed.id("originalTransactionId"),
      let id: TransactionID = signed.id("transactionId"),
      let product: ProductID = signed.id("productId"),
      let purchasedAt = signed.milliseconds("purchaseDate"),
      let asOf = signed.milliseconds("signedDate")
    else { throw .unverified(.malformed) }
    var transaction = Transaction(id: id, product: product, purchasedAt: purchasedAt)
    transaction.say(.purchasedAt, purchasedAt)
    transaction.say(.expiresAt, signed.milliseconds("expiresDate"))
    transaction.say(.periodType, periodType(signed))
    transaction.say(.kind, kind(signed))
    transaction.say(.environment, environment(signed))
    transaction.say(.isFamilyShared, isFamilyShared(signed))
    transaction.say(.price, decimal(signed.given("price")?.int64, digits: 3))
    transaction.say(.currency, code(signed.text("currency"), letters: 3...3))
    transaction.say(.country, code(signed.text("storefront"), letters: 2...3))
    if signed.given("offerType")?.int64 == 3 {
      transaction.say(.offerCode, signed.id("offerIdentifier", of: Void.self)?.bytes)
    }
    let type = message?.word("notificationType")
    var facts = [withdrawal(signed, id, asOf, isRevoked: type == "REVOKE")].compactMap { $0 }
    if let fact = Self.renewal(renewal, id, original, of: message, else: asOf) {
      facts.append(fact)
    }
    return Draft.Order(
      subject: buyer,
      chain: ChainKey(store: "appStore", originalTransaction: original),
      transaction: transaction,
      asOf: asOf,
      accountToken: signed.id("appAccountToken", of: AccountTokenKind.self)
        .map { AccountTokenID(normalizing: $0.bytes) },
      facts: facts,
      registersToken: false
    )
  }

  private static func periodType(_ signed: JSONValue) -> PeriodType {
    switch signed.word("offerDiscountType") {
    case "FREE_TRIAL": .trial
    case "PAY_AS_YOU_GO", "PAY_UP_FRONT": .intro
    default: .normal
    }
  }

  private static func kind(_ signed: JSONValue) -> PurchaseKind? {
    switch signed.word("type") {
    case "Auto-Renewable Subscription": .subscription
    case "Non-Renewing Subscription": .nonRenewingSubscription
    case "Non-Consumable": .nonConsumable
    case "Consumable": .consumable
    default: nil
    }
  }

  private static func isFamilyShared(_ signed: JSONValue) -> Bool {
    signed.word("inAppOwnershipType") == "FAMILY_SHARED"
  }

  /// What the transaction says about a refund or a revocation; nothing after an upgrade, whose
  /// `revocationDate` is no refund.
  private static func withdrawal(
    _ signed: JSONValue,
    _ id: TransactionID,
    _ asOf: Moment,
    isRevoked: Bool
  ) -> Fact? {
    guard signed.flag("isUpgraded") != true else { return nil }
    let isFamily = signed.word("revocationType") == "FAMILY_REVOKE" || isFamilyShared(signed)
    let date = signed.milliseconds("revocationDate")
    var fact = Fact(about: id, asOf: asOf)
    fact.say(.refundedAt, orNone: isRevoked || isFamily ? nil : date)
    fact.say(.revokedAt, orNone: isRevoked || isFamily ? date : nil)
    return fact
  }

  /// What the renewal says of the transaction.
  private static func renewal(
    _ renewal: JSONValue?,
    _ id: TransactionID,
    _ original: TransactionID,
    of message: JSONValue?,
    else asOfTransaction: Moment
  ) -> Fact? {
    let type = message?.word("notificationType")
    let isExpired = type == "EXPIRED"
    let isOfChain = renewal?.id("originalTransactionId") == original
    let asOf = isOfChain ? renewal?.milliseconds("signedDate") : nil
    guard asOf != nil || isExpired else { return nil }
    var fact = Fact(about: id, asOf: asOf ?? asOfTransaction)
    var reason: EndReason?
    if let renewal, asOf != nil {
      if let status = renewal.given("autoRenewStatus")?.int64 { fact.say(.autoRenew, status != 0) }
      fact.say(.gracePeriodExpiresAt, orNone: renewal.milliseconds("gracePeriodExpiresDate"))
      fact.say(.billingRetry, renewal.flag("isInBillingRetryPeriod") ?? false)
      let (next, present) = (
        renewal.id("autoRenewProductId", of: ProductKind.self), renewal.text("productId")
      )
      fact.say(.renewsAs, orNone: next?.bytes == present ? nil : next?.bytes)
      reason = endReason(renewal.given("expirationIntent")?.int64)
    }
    if isExpired || type == "GRACE_PERIOD_EXPIRED" {
      fact[.gracePeriodExpiresAt] = FieldValue.none
    }
    if isExpired {
      fact.say(.billingRetry, false)
      fact.say(.autoRenew, false)
      reason = reason ?? endReason(message?.word("subtype"))
    }
    fact.say(.endReason, orNone: reason)
    return fact
  }

  private static func endReason(_ intent: Int64?) -> EndReason? {
    switch intent {
    case 1: .customer
    case 2: .billing
    case 3: .priceIncrease
    case 4: .unavailable
    case nil: nil
    default: .other
    }
  }

  private static func endReason(_ subtype: String?) -> EndReason {
    switch subtype {
    case "VOLUNTARY": .customer
    case "BILLING_RETRY": .billing
    case "PRICE_INCREASE": .priceIncrease
    case "PRODUCT_NOT_FOR_SALE": .unavailable
    default: .other
    }
  }
}
