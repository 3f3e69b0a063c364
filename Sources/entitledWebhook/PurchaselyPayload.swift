import EntitledClient
import IdentityCore
import LineProtocol

extension WebhookFormat {
  /// Returns the body that is posted for an event; nil if nothing is posted.
  func body(of event: FeedEvent) -> [UInt8]? {
    switch self {
    case .entitled: event.json.bytes
    case .purchasely: PurchaselyPayload(event.json, kind: event.kind).map { $0.json.bytes }
    }
  }

  /// Whether the format posts any events of this kind.
  func includes(of kind: String) -> Bool {
    switch self {
    case .entitled: true
    case .purchasely: PurchaselyPayload.names[kind] != nil
    }
  }
}

/// A payload in Purchasely's format, whose page shows three payloads and names two more.
///
/// `Protocol/webhooks.md` has the table. Fields that the event does not contain are left out.
struct PurchaselyPayload {
  /// Purchasely's names by event kind.
  static let names = [
    "entitlementsActivated": "ACTIVATE",
    "entitlementsDeactivated": "DEACTIVATE",
    "subscriptionReceived": "SUBSCRIPTION_RECEIVED",
    "subscriptionTransferred": "SUBSCRIPTION_TRANSFERRED",
  ]

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

  /// Creates a payload; nil for events of other kinds and changes that no purchase caused.
  init?(_ event: JSON, kind: String) {
    guard let name = Self.names[kind], let transaction = event["transactionId"]?.text else {
      return nil
    }
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

  var json: JSON {
    .object(members.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) })
  }

  /// Sets a timestamp, and the same in milliseconds since 1970.
  private mutating func set(_ name: String, to value: JSON?) {
    guard let text = value?.text else { return }
    do throws(TimeTextError) {
      let moment = try Moment(text: Array(text.utf8))
      members["\(name)_ms"] = .number(JSON.Number(moment.milliseconds))
      members[name] = .string(text)
    } catch {
      // The value is not a timestamp, so the field is left out.
      return
    }
  }
}
