// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Shape {
  /// The object `Product`.
  static let product = Shape(
    names: [
      "kind", "entitlements", "basePlan"
    ],
    owner: "a product"
  )
  /// The object `AppStoreApp`.
  static let appStoreApp = Shape(
    names: [
      "bundleId", "appAppleId"
    ],
    owner: "an app"
  )
  /// The object `RulesChoiceObject`.
  static let rulesChoiceObject = Shape(
    names: [
      "preset", "anonymousPrefix", "onIdentifyNew", "onIdentifyKnown", "onSwitch", "onLogout",
      "onAnonymousLogout", "purchaseHolders", "onRestore", "anonymousHolders", "oneTimePurchases",
      "unclaimedPurchases", "userIdLengthMax", "blockedUserIds"
    ],
    owner: "rules"
  )
  /// The object `ClockChoiceObject`.
  static let clockChoiceObject = Shape(
    names: [
      "manual"
    ],
    owner: "a clock"
  )
  /// The object `WebhookChoice`.
  static let webhookChoice = Shape(
    names: [
      "url", "secret", "oldSecret", "authorization", "format", "kinds"
    ],
    owner: "a webhook"
  )
  /// The object `StoresChoiceAppStore`.
  static let storesChoiceAppStore = Shape(
    names: [
      "apps", "environments", "roots"
    ],
    owner: "the App Store"
  )
  /// The object `StoresChoicePlayStore`.
  static let storesChoicePlayStore = Shape(
    names: [
      "packages"
    ],
    owner: "Google Play"
  )
  /// The object `StoresChoiceStripe`.
  static let storesChoiceStripe = Shape(
    names: [
      "secret", "oldSecret", "product", "userFrom", "grace"
    ],
    owner: "Stripe"
  )
  /// The object `StoresChoice`.
  static let storesChoice = Shape(
    names: [
      "appStore", "playStore", "stripe", "custom"
    ],
    owner: "stores"
  )
  /// The object `PurchaseRef`.
  static let purchaseRef = Shape(
    names: [
      "store", "originalTransactionId"
    ],
    owner: "a purchase"
  )
  /// The object `StoreResponse`.
  static let storeResponse = Shape(
    names: [
      "kind", "purchaseToken", "packageName", "body", "fetchedAt"
    ],
    owner: "a response"
  )
  /// The object `UserImportUser`.
  static let userImportUser = Shape(
    names: [
      "id", "anonymousId", "identityId", "customerId", "aliases", "device", "createdAt",
      "environment"
    ],
    owner: "user"
  )
  /// The object `UserImportIdsItem`.
  static let userImportIdsItem = Shape(
    names: [
      "id", "kind", "device", "createdAt"
    ],
    owner: "an id"
  )
  /// The object `UserImportDevicesItem`.
  static let userImportDevicesItem = Shape(
    names: [
      "device", "anonymousId", "identityId", "storeAccount", "platform", "app", "createdAt"
    ],
    owner: "a device"
  )
  /// The object `ImportedTransaction`.
  static let importedTransaction = Shape(
    names: [
      "transactionId", "product", "periodType", "purchasedAt", "expiresAt", "noEnd",
      "isFamilyShared", "price", "currency", "country", "offerCode", "attributes", "kind",
      "environment", "autoRenew", "autoRenewDisabledAt", "gracePeriodExpiresAt", "billingRetry",
      "pausedUntil", "refundedAt", "revokedAt", "endedAt", "paused", "renewsAs", "endReason",
      "billingIssueAt", "listedAt", "asOf"
    ],
    owner: "a transaction"
  )
  /// The object `ImportedPurchase`.
  static let importedPurchase = Shape(
    names: [
      "store", "originalTransactionId", "transactionId", "product", "kind", "state", "holders",
      "device", "storeAccount", "purchasedAt", "firstPurchasedAt", "expiresAt", "noEnd",
      "trialStartedAt", "periodType", "environment", "isFamilyShared", "price", "currency",
      "country", "offerCode", "autoRenew", "autoRenewDisabledAt", "gracePeriodExpiresAt",
      "billingRetry", "pausedUntil", "refundedAt", "revokedAt", "endedAt", "paused", "renewsAs",
      "endReason", "billingIssueAt", "replaces", "replacedBy", "replacedAt", "keys", "firstItem",
      "renewsCount", "accountToken", "transactions"
    ],
    owner: "a purchase"
  )
  /// The most of `holders`.
  static let importedPurchaseHoldersMax = 10000
  /// The most of `keys`.
  static let importedPurchaseKeysMax = 10
  /// The most of `transactions`.
  static let importedPurchaseTransactionsMax = 10000
  /// The object `UserImportGrantsItem`.
  static let userImportGrantsItem = Shape(
    names: [
      "entitlement", "grantedAt", "expiresAt", "revokedAt"
    ],
    owner: "a grant"
  )
  /// The object `UserImportPropertiesItem`.
  static let userImportPropertiesItem = Shape(
    names: [
      "key", "value", "setAt"
    ],
    owner: "a property"
  )
  /// The object `UserImportOverriddenItem`.
  static let userImportOverriddenItem = Shape(
    names: [
      "key", "value", "setAt"
    ],
    owner: "a property"
  )
  /// The object `WebhookReportFailure`.
  static let webhookReportFailure = Shape(
    names: [
      "at", "cursor", "reason", "attempts", "nextAttemptAt"
    ],
    owner: "a failure"
  )
  /// The object `WebhookReport`.
  static let webhookReport = Shape(
    names: [
      "url", "deliveredAt", "failure"
    ],
    owner: "a report"
  )
}
