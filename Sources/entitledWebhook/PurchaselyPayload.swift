import EntitledClient
import IdentityCore
import LineProtocol

extension WebhookFormat {
  /// What is posted of an event; nil for nothing.
  func body(of event: FeedEvent) -> [UInt8]? {
    switch self {
    case .entitled: event.json.bytes
    case .purchasely: PurchaselyPayload(event.json, kind: event.kind).map { $0.json.bytes }
    }
  }

  /// Whether anything may be posted of events of a kind.
  func includes(of kind: String) -> Bool {
    switch self {
    case .entitled: true
    case .purchasely: PurchaselyPayload.names[kind] != nil
    }
  }
}

/// An event in the words of Purchasely's page, which shows three payloads and names two more.
///
/// `Protocol/webhooks.md` has the table. What the event does not say is left out.
struct PurchaselyPayload {
  /// By the kinds of events.
  static let names = [
    "entitlementsActivated": "ACTIVATE",
    "entitlementsDeactivated": "DEACTIVATE",
    "subscriptionReceived": "SUBSCRIPTION_RECEIVED",
    "subscriptionTransferred": "SUBSCRIPTION_TRANSFERRED",
  ]

  /// Members that only the app knows: it gives them as attributes of the purchase.
  private static let given = [
    "content_id", "plan", "product", "purchasely_one_time_purchase_id",
    "purchasely_subscription_id", "store_app_bundle_id", "store_product_id",
  ]

  private static let stores = [
    "appStore": "APPLE_APP_STORE", "playStore": "GOOGLE_PLAY_STORE",
    "amazon": "AMAZON_APP_STORE", "huawei": "HUAWEI_APP_GALLERY",
  ]

  private var members: [String: JSON] = [:]

  /// Nil for events of other kinds, and of a change that no purchase brought.
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
    // Of offers the page has no word but this one.
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

  /// A moment, and the same in milliseconds since 1970.
  private mutating func set(_ name: String, to value: JSON?) {
    guard let text = value?.text else { return }
    do throws(TimeTextError) {
      let moment = try Moment(text: Array(text.utf8))
      members["\(name)_ms"] = .number(JSON.Number(moment.milliseconds))
      members[name] = .string(text)
    } catch {
      // No moment, so there is none to tell.
      return
    }
  }
}
