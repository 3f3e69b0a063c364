internal import EntitledClient
internal import IdentityCore
internal import Platform

/// Google's Real-time developer notifications, with what its API then answers.
struct PlayStoreFormat: NotificationFormat {
  let settings: MintSettings
  let ids: MintIDs

  func notifications(of occurrence: Occurrence) throws(UsageError) -> [MintedNotification] {
    guard let purchase = occurrence.purchase, let transaction = occurrence.transaction else {
      return [notification(occurrence, "test", "testNotification", ["version": "1.0"], nil)]
    }
    switch occurrence.change {
    case .refunded: return [voided(occurrence, purchase, transaction)]
    case .refundReversed:
      throw occurrence.impossible(in: .playStore, "it does not take back refunds")
    case .bought where purchase.kind != .subscription:
      let token = token(of: transaction, in: purchase)
      let content: JSON = [
        "version": "1.0", "notificationType": 1, "purchaseToken": .string(token),
        "sku": .string(transaction.plan.product),
      ]
      let response = response("product", token, product(purchase, transaction), occurrence)
      let name = "oneTimeProductNotification"
      return [notification(occurrence, "\(name) 1", name, content, response)]
    case .upgraded:
      let earlier = purchase.transactions[occurrence.place - 1]
      return [
        subscription(occurrence, purchase, transaction, type: 4),
        subscription(occurrence, purchase, earlier, type: 13),
      ]
    default:
      let type = try type(of: occurrence, purchase)
      return [subscription(occurrence, purchase, transaction, type: type)]
    }
  }

  private func type(
    of occurrence: Occurrence,
    _ purchase: MintedPurchase
  ) throws(UsageError) -> Int {
    switch occurrence.change {
    case .bought: return 4
    case .renewed(let isRecovery):
      // From a grace period it renews; from the account hold it recovers.
      let isLate = occurrence.transaction.map { $0.periodStart == $0.purchasedAt } ?? false
      return isRecovery && isLate ? 1 : 2
    case .failedToRenew:
      if case .grace = purchase.billing { return 6 }
      return 5
    case .graceEnded: return 5
    case .expired: return 13
    case .canceled: return 3
    case .uncanceled: return 7
    case .downgraded: return 17
    case .revoked: return 12
    case .extended: return 9
    case .paused: return 10
    case .resumed: return 1
    case .priceIncreased: return 19
    case .raw(let type, _, _):
      guard let number = Int(type), 1...99 ~= number else {
        throw occurrence.impossible(in: .playStore, "the type of raw is a number, such as \"2\"")
      }
      return number
    case .upgraded, .refunded, .refundReversed, .tested: return 0
    }
  }

  private func subscription(
    _ occurrence: Occurrence,
    _ purchase: MintedPurchase,
    _ transaction: MintedTransaction,
    type: Int
  ) -> MintedNotification {
    let token = token(of: transaction, in: purchase)
    let name = "subscriptionNotification"
    return notification(
      occurrence,
      "\(name) \(type)",
      name,
      [
        "version": "1.0", "notificationType": .integer(type), "purchaseToken": .string(token),
        "subscriptionId": .string(transaction.plan.product),
      ],
      response("subscription", token, state(purchase, transaction), occurrence)
    )
  }

  private func voided(
    _ occurrence: Occurrence,
    _ purchase: MintedPurchase,
    _ transaction: MintedTransaction
  ) -> MintedNotification {
    let token = token(of: transaction, in: purchase)
    let isSubscription = purchase.kind == .subscription
    return notification(
      occurrence,
      "voidedPurchaseNotification",
      "voidedPurchaseNotification",
      [
        "purchaseToken": .string(token), "orderId": .string(order(transaction, in: purchase)),
        "productType": isSubscription ? 1 : 2, "refundType": 1,
      ],
      nil
    )
  }

  private func notification(
    _ occurrence: Occurrence,
    _ type: String,
    _ name: String,
    _ content: JSON,
    _ response: JSON?
  ) -> MintedNotification {
    let data: JSON = [
      "version": "1.0", "packageName": .string(settings.packageName),
      "eventTimeMillis": .string("\(occurrence.at.milliseconds)"), name: content,
    ]
    let push: JSON = [
      "message": [
        "data": .string(Base64Text.standard(data.bytes)),
        "messageId": .string(ids.digits(17, "playStore \(occurrence.number) \(type)")),
        "publishTime": .text(occurrence.at),
      ],
      "subscription": "projects/example/subscriptions/rtdn",
    ]
    return MintedNotification(
      at: occurrence.at,
      type: type,
      content: .playStore(push: push, response: response)
    )
  }

  private func response(
    _ kind: String,
    _ token: String,
    _ body: JSON,
    _ occurrence: Occurrence
  ) -> JSON {
    [
      "kind": .string(kind), "purchaseToken": .string(token),
      "packageName": .string(settings.packageName), "body": body,
      "fetchedAt": .text(occurrence.at),
    ]
  }
}

// What Google's API answers.
extension PlayStoreFormat {
  /// Returns the answer of `purchases.subscriptionsv2.get` for the token of a transaction.
  private func state(_ purchase: MintedPurchase, _ named: MintedTransaction) -> JSON {
    let transaction = purchase.transactions.last { $0.hasContract(of: named) } ?? named
    let isReplaced = !transaction.hasContract(of: purchase.latest)
    let linked = linkedToken(of: transaction, in: purchase)
    let isAgain = transaction.resubscriptions > 0 && transaction.upgrades == 0
    return .without(nils: [
      "kind": "androidpublisher#subscriptionPurchaseV2",
      "regionCode": .string(purchase.country ?? "US"),
      "startTime": .text(start(of: transaction, in: purchase)),
      "subscriptionState": .string("SUBSCRIPTION_STATE_\(name(purchase, isReplaced))"),
      "linkedPurchaseToken": isAgain ? nil : linked.map { .string($0) },
      "outOfAppPurchaseContext": isAgain
        ? linked.map { ["expiredPurchaseToken": .string($0)] } : nil,
      "acknowledgementState": "ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED",
      "externalAccountIdentifiers": account(purchase),
      "canceledStateContext": isReplaced
        ? ["replacementCancellation": [:]] : cancellation(purchase),
      "pausedStateContext": purchase.pausedUntil.map { ["autoResumeTime": .text($0)] },
      "testPurchase": purchase.isSandbox ? [:] : nil,
      "lineItems": [item(purchase, transaction, isReplaced)],
    ])
  }

  private func name(_ purchase: MintedPurchase, _ isReplaced: Bool) -> String {
    if isReplaced || purchase.end != nil { return "EXPIRED" }
    if purchase.pausedUntil != nil { return "PAUSED" }
    return switch purchase.billing {
    case .grace: "IN_GRACE_PERIOD"
    case .retry: "ON_HOLD"
    case .paid: purchase.autoRenews ? "ACTIVE" : "CANCELED"
    }
  }

  private func item(
    _ purchase: MintedPurchase,
    _ transaction: MintedTransaction,
    _ isReplaced: Bool
  ) -> JSON {
    var expiry = transaction.expiresAt
    if isReplaced {
      expiry = purchase.latest.purchasedAt
    } else if case .grace(let until) = purchase.billing {
      expiry = until
    }
    if let revokedAt = transaction.revokedAt { expiry = revokedAt }
    let money = purchase.newPrice ?? transaction.plan.price
    return .without(nils: [
      "productId": .string(transaction.plan.product),
      "expiryTime": expiry.map { .text($0) },
      "latestSuccessfulOrderId": .string(order(transaction, in: purchase)),
      "autoRenewingPlan": .without(nils: [
        "autoRenewEnabled": purchase.autoRenews && !isReplaced ? true : nil,
        "recurringPrice": [
          "currencyCode": .string(purchase.currency),
          "units": .string("\(money.thousandths / 1000)"),
          "nanos": .number(JSON.Number(money.thousandths % 1000 * 1_000_000)),
        ],
      ]),
      "offerDetails": ["basePlanId": "base"],
      "offerPhase": [Self.phases[transaction.periodType] ?? "basePrice": [:]],
      "deferredItemReplacement": purchase.nextPlan.map { ["productId": .string($0.product)] },
    ])
  }

  private static let phases: [MintedTransaction.PeriodType: String] = [
    .trial: "freeTrial", .intro: "introductoryPrice",
  ]

  private func cancellation(_ purchase: MintedPurchase) -> JSON? {
    guard !purchase.autoRenews else { return nil }
    return switch purchase.end?.reason {
    case nil, .customer: ["userInitiatedCancellation": [:]]
    case .billing: ["systemInitiatedCancellation": [:]]
    case .priceIncrease, .unavailable: ["developerInitiatedCancellation": [:]]
    }
  }

  private func account(_ purchase: MintedPurchase) -> JSON? {
    purchase.accountToken.map { ["obfuscatedExternalAccountId": .string($0)] }
  }

  /// Returns the answer of `purchases.productsv2.get`.
  private func product(_ purchase: MintedPurchase, _ transaction: MintedTransaction) -> JSON {
    .without(nils: [
      "kind": "androidpublisher#productPurchaseV2",
      "productLineItem": [
        [
          "productId": .string(transaction.plan.product),
          "productOfferDetails": [
            "quantity": 1, "consumptionState": "CONSUMPTION_STATE_UNSPECIFIED",
          ],
        ]
      ],
      "purchaseStateContext": ["purchaseState": "PURCHASED"],
      "testPurchaseContext": purchase.isSandbox ? ["fopType": "TEST"] : nil,
      "orderId": .string(order(transaction, in: purchase)),
      "obfuscatedExternalAccountId": purchase.accountToken.map { .string($0) },
      "regionCode": .string(purchase.country ?? "US"),
      "purchaseCompletionTime": .text(transaction.purchasedAt),
    ])
  }

  /// Returns the token of the subscription: each plan and each new purchase has one of its own.
  private func token(of transaction: MintedTransaction, in purchase: MintedPurchase) -> String {
    let (again, upgrades) = (transaction.resubscriptions, transaction.upgrades)
    return ids.letters(24, "playStore token \(purchase.number) \(again) \(upgrades)") + ".AO-J1O"
  }

  private func linkedToken(
    of transaction: MintedTransaction,
    in purchase: MintedPurchase
  ) -> String? {
    let earlier = purchase.transactions.prefix { !$0.hasContract(of: transaction) }
    return earlier.last.map { token(of: $0, in: purchase) }
  }

  private func start(of transaction: MintedTransaction, in purchase: MintedPurchase) -> Moment {
    let first = purchase.transactions.first { $0.hasContract(of: transaction) }
    return first?.purchasedAt ?? transaction.purchasedAt
  }

  private func order(_ transaction: MintedTransaction, in purchase: MintedPurchase) -> String {
    let name =
      "playStore order \(purchase.number) \(transaction.resubscriptions) \(transaction.upgrades)"
    let digits = ids.digits(17, name)
    let parts = [digits.prefix(4), digits.dropFirst(4).prefix(4), digits.dropFirst(8).prefix(4)]
    let order = "GPA." + (parts + [digits.dropFirst(12)]).joined(separator: "-")
    return transaction.renewals == 0 ? order : "\(order)..\(transaction.renewals - 1)"
  }
}
