internal import EntitledClient
internal import IdentityCore
internal import Platform

/// App Store Server Notifications of version 2, signed with the test store's key.
struct AppStoreFormat: NotificationFormat {
  let settings: MintSettings
  let ids: MintIDs
  let signer: AppStoreSigner

  func notifications(of occurrence: Occurrence) throws(UsageError) -> [MintedNotification] {
    let name = try AppStoreName(of: occurrence)
    let subject: (String, JSON) =
      switch (name.type, name.subtype) {
      case ("RENEWAL_EXTENSION", "SUMMARY"): ("summary", summary(occurrence))
      case ("EXTERNAL_PURCHASE_TOKEN", _): ("externalPurchaseToken", externalToken(occurrence))
      case ("RESCIND_CONSENT", _): ("appData", appData(occurrence))
      default: ("data", data(occurrence, name))
      }
    let payload = JSON.without(nils: [
      "notificationType": .string(name.type),
      "subtype": name.subtype.map { .string($0) },
      "notificationUUID": .string(ids.uuid("appStore notification \(occurrence.number)")),
      subject.0: subject.1,
      "version": "2.0",
      "signedDate": .milliseconds(occurrence.at),
    ])
    return [
      MintedNotification(
        at: occurrence.at,
        type: [name.type, name.subtype].compactMap(\.self).joined(separator: " "),
        content: .appStore(body: ["signedPayload": .string(signer.signed(payload))])
      )
    ]
  }

  private func data(_ occurrence: Occurrence, _ name: AppStoreName) -> JSON {
    let isTest = name.type == "TEST"
    let purchase = isTest ? nil : occurrence.purchase
    return .without(nils: [
      "appAppleId": appAppleID(occurrence),
      "bundleId": .string(settings.bundleID),
      "bundleVersion": isTest ? nil : "1",
      "environment": environment(occurrence),
      "signedTransactionInfo": purchase.map {
        .string(signer.signed(transaction(occurrence, of: $0, name)))
      },
      "signedRenewalInfo": purchase.flatMap {
        $0.kind == .subscription ? .string(signer.signed(renewal(occurrence, of: $0))) : nil
      },
      "status": purchase.map { .integer(status($0)) },
      "consumptionRequestReason": name.type == "CONSUMPTION_REQUEST" ? "OTHER" : nil,
    ])
  }

  private func transaction(
    _ occurrence: Occurrence,
    of purchase: MintedPurchase,
    _ name: AppStoreName
  ) -> JSON {
    let transaction = purchase.transactions[occurrence.place]
    let withdrawnAt = transaction.refundedAt ?? transaction.revokedAt
    let isShared = purchase.isFamilyShared
    return .without(nils: [
      "transactionId": .string(id(of: transaction.number, in: purchase)),
      "originalTransactionId": .string(id(of: 1, in: purchase)),
      "webOrderLineItemId": .string(
        ids.digits(16, "appStore line item \(purchase.number) \(transaction.number)")
      ),
      "bundleId": .string(settings.bundleID),
      "productId": .string(transaction.plan.product),
      "subscriptionGroupIdentifier": purchase.kind == .subscription ? "20000001" : nil,
      "purchaseDate": .milliseconds(transaction.purchasedAt),
      "originalPurchaseDate": .milliseconds(purchase.transactions[0].purchasedAt),
      "expiresDate": transaction.expiresAt.map { .milliseconds($0) },
      "quantity": 1,
      "type": .string(Self.types[purchase.kind] ?? ""),
      "appAccountToken": purchase.accountToken.map { .string($0) },
      "inAppOwnershipType": isShared ? "FAMILY_SHARED" : "PURCHASED",
      "signedDate": .milliseconds(occurrence.at),
      "revocationReason": withdrawnAt.map { _ in 0 },
      "revocationDate": withdrawnAt.map { .milliseconds($0) },
      "revocationType": withdrawnAt.map { _ in
        transaction.refundedAt == nil ? "FAMILY_REVOKE" : "REFUND_FULL"
      },
      "isUpgraded": transaction.isUpgraded ? true : nil,
      "offerType": transaction.offerCode != nil ? 3 : transaction.periodType != .normal ? 1 : nil,
      "offerIdentifier": transaction.offerCode.map { .string($0) },
      "offerDiscountType": Self.discounts[transaction.periodType].map { .string($0) },
      "environment": environment(occurrence),
      "storefront": .string(purchase.country ?? "USA"),
      "storefrontId": "143441",
      "transactionReason": transaction.renewals > 0 ? "RENEWAL" : "PURCHASE",
      "price": .number(
        JSON.Number(transaction.periodType == .trial ? 0 : transaction.plan.price.thousandths)
      ),
      "currency": .string(purchase.currency),
      "appTransactionId": .string(ids.digits(15, "appStore app transaction")),
    ])
  }

  private func renewal(_ occurrence: Occurrence, of purchase: MintedPurchase) -> JSON {
    let plan = purchase.nextPlan ?? purchase.plan
    let isRenewing = purchase.autoRenews && purchase.end == nil
    let graceEnd: Moment? =
      if case .grace(let until) = purchase.billing { until } else { nil }
    return .without(nils: [
      "originalTransactionId": .string(id(of: 1, in: purchase)),
      "productId": .string(purchase.plan.product),
      "autoRenewProductId": .string(plan.product),
      "autoRenewStatus": purchase.autoRenews ? 1 : 0,
      "isInBillingRetryPeriod": purchase.kind == .subscription ? .bool(purchase.isFailing) : nil,
      "gracePeriodExpiresDate": graceEnd.map { .milliseconds($0) },
      "expirationIntent": purchase.end.map { .integer(Self.intents[$0.reason] ?? 5) },
      "priceIncreaseStatus": purchase.newPrice.map { _ in purchase.isNewPriceAccepted ? 1 : 0 },
      "renewalDate": isRenewing ? purchase.latest.expiresAt.map { .milliseconds($0) } : nil,
      "renewalPrice": .number(JSON.Number((purchase.newPrice ?? plan.price).thousandths)),
      "currency": .string(purchase.currency),
      "recentSubscriptionStartDate": .milliseconds(purchase.transactions[0].purchasedAt),
      "signedDate": .milliseconds(occurrence.at),
      "environment": environment(occurrence),
      "appAccountToken": purchase.accountToken.map { .string($0) },
      "appTransactionId": .string(ids.digits(15, "appStore app transaction")),
    ])
  }

  /// Returns 1 to 5: active, expired, billing retry, grace period, revoked.
  private func status(_ purchase: MintedPurchase) -> Int {
    if purchase.latest.refundedAt != nil || purchase.latest.revokedAt != nil { return 5 }
    if purchase.end != nil { return 2 }
    return switch purchase.billing {
    case .paid: 1
    case .retry: 3
    case .grace: 4
    }
  }

  private func id(of number: Int, in purchase: MintedPurchase) -> String {
    "2" + ids.digits(15, "appStore transaction \(purchase.number) \(number)")
  }

  private static let types: [MintStep.Kind: String] = [
    .subscription: "Auto-Renewable Subscription",
    .nonRenewingSubscription: "Non-Renewing Subscription",
    .nonConsumable: "Non-Consumable",
    .consumable: "Consumable",
  ]

  private static let discounts: [MintedTransaction.PeriodType: String] = [
    .trial: "FREE_TRIAL", .intro: "PAY_AS_YOU_GO",
  ]

  private static let intents: [MintStep.EndReason: Int] = [
    .customer: 1, .billing: 2, .priceIncrease: 3, .unavailable: 4,
  ]
}

// What some notifications are about instead of a transaction.
extension AppStoreFormat {
  private func isSandbox(_ occurrence: Occurrence) -> Bool {
    occurrence.purchase?.isSandbox ?? settings.isSandbox
  }

  private func environment(_ occurrence: Occurrence) -> JSON {
    isSandbox(occurrence) ? "Sandbox" : "Production"
  }

  /// Apple names the app's number in production only.
  private func appAppleID(_ occurrence: Occurrence) -> JSON? {
    isSandbox(occurrence) ? nil : .number(JSON.Number(settings.appAppleID))
  }

  private func summary(_ occurrence: Occurrence) -> JSON {
    .without(nils: [
      "requestIdentifier": .string(ids.uuid("appStore request \(occurrence.number)")),
      "environment": environment(occurrence),
      "appAppleId": appAppleID(occurrence),
      "bundleId": .string(settings.bundleID),
      "productId": .string(occurrence.purchase?.plan.product ?? "monthly"),
      "storefrontCountryCodes": ["USA"],
      "failedCount": 0,
      "succeededCount": 1,
    ])
  }

  private func externalToken(_ occurrence: Occurrence) -> JSON {
    let id = ids.uuid("appStore external purchase \(occurrence.number)")
    return .without(nils: [
      "externalPurchaseId": .string(isSandbox(occurrence) ? "SANDBOX_\(id)" : id),
      "tokenCreationDate": .milliseconds(occurrence.at),
      "appAppleId": appAppleID(occurrence),
      "bundleId": .string(settings.bundleID),
    ])
  }

  private func appData(_ occurrence: Occurrence) -> JSON {
    let transaction = JSON.without(nils: [
      "receiptType": environment(occurrence),
      "appAppleId": appAppleID(occurrence),
      "bundleId": .string(settings.bundleID),
      "applicationVersion": "1",
      "receiptCreationDate": .milliseconds(occurrence.at),
      "originalPurchaseDate": .milliseconds(occurrence.at),
      "originalApplicationVersion": "1",
      "appTransactionId": .string(ids.digits(15, "appStore app transaction")),
      "originalPlatform": "iOS",
    ])
    return .without(nils: [
      "appAppleId": appAppleID(occurrence),
      "bundleId": .string(settings.bundleID),
      "environment": environment(occurrence),
      "signedAppTransactionInfo": .string(signer.signed(transaction)),
    ])
  }
}
