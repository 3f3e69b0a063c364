import EntitledClient

/// A payload in Purchasely's format, whose pages show three payloads and name more.
///
/// `Protocol/webhooks.md` has the tables. Fields that the event does not contain are left out.
struct PurchaselyPayload {
  /// Purchasely's names of events about access and holders, by our kind.
  private static let namesByKind = [
    "entitlementsActivated": "ACTIVATE",
    "entitlementsDeactivated": "DEACTIVATE",
    "subscriptionReceived": "SUBSCRIPTION_RECEIVED",
    "subscriptionTransferred": "SUBSCRIPTION_TRANSFERRED",
    "oneTimePurchaseReceived": "ONE_TIME_PURCHASE_RECEIVED",
    "oneTimePurchaseTransferred": "ONE_TIME_PURCHASE_TRANSFERRED",
  ]

  /// The kinds of events that may have a payload.
  static let kinds = Set(namesByKind.keys).union([
    "purchaseRecorded", "purchaseRenewed", "purchaseUpdated", "purchaseExpired",
  ])

  /// Returns Purchasely's names for the changes of an event, in order.
  static func names(of event: PurchaseEvent) -> [String] {
    // Access by a grant has no purchase.
    guard event.text("transactionId") != nil else { return [] }
    if let name = namesByKind[event.kind] { return [name] }
    guard event.isSubscription, !event.isOfEarlierTransaction || event.lostAccess else { return [] }
    let changes = event.purchaseChanges
    return changes.flatMap { names(of: $0, among: changes, in: event) }
  }

  private static func names(
    of change: PurchaseChange,
    among changes: [PurchaseChange],
    in event: PurchaseEvent
  ) -> [String] {
    switch change {
    case .recorded: started(event)
    case .renewed: renewed(event, changes)
    case .productChanged: ["SUBSCRIPTION_CROSSGRADED"]
    case .autoRenewOff: ["RENEWAL_DISABLED"]
    case .autoRenewOn: ["RENEWAL_ENABLED"]
    // With a grace period, the retries without access begin after it.
    case .billingFailed: changes.contains(.graceStarted) ? [] : ["ENTERED_BILLING_RETRY"]
    case .graceStarted: ["GRACE_PERIOD_STARTED"]
    case .recovered: [recovered(event)]
    case .refunded: ["SUBSCRIPTION_REFUNDED_REVOKED"]
    case .revoked:
      [
        event["isFamilyShared"].bool == true
          ? "FAMILY_SHARED_REVOKED" : "SUBSCRIPTION_REFUNDED_REVOKED"
      ]
    case .pauseAnnounced: changes.contains(.paused) ? [] : ["SUBSCRIPTION_WILL_PAUSE"]
    case .paused: ["SUBSCRIPTION_PAUSED"]
    case .resumed: ["SUBSCRIPTION_UNPAUSED"]
    case .extended: ["SUBSCRIPTION_DEFERRED"]
    case .expired: expired(event)
    case .productWillChange, .refundReversed: []
    }
  }

  private static func started(_ event: PurchaseEvent) -> [String] {
    var names = ["SUBSCRIPTION_STARTED"]
    switch event.text("periodType") {
    case "trial": names.append("TRIAL_STARTED")
    case "intro": names.append("INTRO_OFFER_STARTED")
    default: break
    }
    if event.text("offerCode") != nil { names.append("PROMO_CODE_STARTED") }
    return names
  }

  private static func renewed(_ event: PurchaseEvent, _ changes: [PurchaseChange]) -> [String] {
    var names: [String] = []
    // The change of the product, or that billing works again, is the renewal.
    if event.formerProduct == nil, !changes.contains(.recovered) {
      names.append(event.wasOver ? "SUBSCRIPTION_REACTIVATED" : "SUBSCRIPTION_RENEWED")
    }
    switch event.conversion {
    case "trial": names.append("TRIAL_CONVERTED")
    case "intro": names.append("INTRO_OFFER_CONVERTED")
    default: break
    }
    return names
  }

  private static func recovered(_ event: PurchaseEvent) -> String {
    event.states.before == "billingRetry" || event.states.before == "expired"
      ? "SUBSCRIPTION_RECOVERED_FROM_BILLING_RETRY" : "SUBSCRIPTION_RECOVERED_FROM_GRACE_PERIOD"
  }

  private static func expired(_ event: PurchaseEvent) -> [String] {
    // Other events report these ends.
    if ["refunded", "revoked", "paused"].contains(event.states.after) { return [] }
    if event.isHandedOn { return [] }
    var names: [String] = []
    if event.states.before == "gracePeriod" { names.append("GRACE_PERIOD_TERMINATED") }
    if event.isTrial { names.append("TRIAL_NOT_CONVERTED") }
    return names + ["SUBSCRIPTION_TERMINATED"]
  }

  /// Fields that only the app knows: it sends them as attributes of the purchase.
  private static let given = [
    "content_id", "plan", "product", "purchasely_one_time_purchase_id",
    "purchasely_subscription_id", "store_app_bundle_id", "store_product_id",
  ]

  private static let stores = [
    "appStore": "APPLE_APP_STORE", "playStore": "GOOGLE_PLAY_STORE",
    "amazon": "AMAZON_APP_STORE", "huawei": "HUAWEI_APP_GALLERY",
  ]

  private var members: [String: JSON] = [:]

  /// Creates a payload with one of `names`; nil for an event without a purchase.
  init?(_ event: JSON, name: String) {
    guard let transaction = event["transactionId"]?.text else { return nil }
    members["api_version"] = 3
    members["event_name"] = .string(name)
    set("event_created_at", to: event["at"])
    if let user = event["userId"] {
      members["user_id"] = user
    } else {
      members["anonymous_user_id"] = event["anonymousId"]
    }
    members["store_transaction_id"] = .string(transaction)
    members["store_original_transaction_id"] = event["originalTransactionId"]
    members["product"] = event["product"]
    if let store = event["store"]?.text {
      members["store"] = .string(Self.stores[store] ?? store)
    }
    if let environment = event["environment"]?.text {
      members["environment"] = .string(environment == "sandbox" ? "SANDBOX" : "PRODUCTION")
    }
    members["is_family_shared"] = event["isFamilyShared"]
    if let country = event["country"], !country.isNull { members["store_country"] = country }
    // Purchasely's page documents only this offer type.
    if event["periodType"]?.text == "normal", event["offerCode"]?.isNull ?? true {
      members["offer_type"] = "NONE"
    }
    set("original_purchased_at", to: event["firstPurchasedAt"])
    set("purchased_at", to: event["purchasedAt"])
    if event["productKind"]?.text == "subscription" {
      set("next_renewal_at", to: event["expiresAt"])
      set("effective_next_renewal_at", to: event["expiresAt"])
    }
    for name in Self.given {
      if let value = event["attributes"]?[name] { members[name] = value }
    }
  }

  var json: JSON { .sorted(members) }

  /// Sets a timestamp, and the same in milliseconds since 1970.
  private mutating func set(_ name: String, to value: JSON?) {
    guard let value, value.moment != nil else { return }
    members["\(name)_ms"] = value.milliseconds
    members[name] = value
  }
}
