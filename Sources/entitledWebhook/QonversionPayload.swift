import EntitledClient

/// Payloads in Qonversion's format, as its page "Webhooks" shows them.
///
/// `Protocol/webhooks.md` has the tables. The system has no event for a change of holder.
enum QonversionPayload {
  static let kinds: Set<String> = [
    "purchaseRecorded", "purchaseRenewed", "purchaseUpdated", "purchaseExpired",
  ]

  /// Returns the names of the events that are posted, in order.
  static func names(of event: PurchaseEvent) -> [String] {
    let changes = event.purchaseChanges
    return changes.compactMap { name(of: $0, among: changes, in: event) }
  }

  private static func name(
    of change: PurchaseChange,
    among changes: [PurchaseChange],
    in event: PurchaseEvent
  ) -> String? {
    guard event.isSubscription else {
      switch change {
      case .recorded, .renewed: return "in_app_purchase"
      case .refunded: return "in_app_refunded"
      default: return nil
      }
    }
    let stem = event.isTrial ? "trial" : "subscription"
    switch change {
    case .recorded: return "\(stem)_started"
    case .renewed where event.conversion != nil: return "trial_converted"
    // The change of the product is the renewal.
    case .renewed where event.formerProduct != nil: return nil
    case .renewed: return "subscription_renewed"
    case .recovered: return changes.contains(.renewed) ? nil : "subscription_renewed"
    // The payment after a trial is one, whatever it is for.
    case .productChanged where event.conversion != nil: return nil
    case .productChanged: return "subscription_product_changed"
    case .autoRenewOff: return "\(stem)_canceled"
    case .billingFailed: return "\(stem)_billing_retry_entered"
    case .expired where ["refunded", "revoked"].contains(event.states.after): return nil
    case .expired where event.isHandedOn: return nil
    case .expired: return "\(stem)_expired"
    case .refunded: return "subscription_refunded"
    case .productWillChange, .autoRenewOn, .graceStarted, .refundReversed, .revoked,
      .pauseAnnounced, .paused, .resumed, .extended:
      return nil
    }
  }

  /// Returns the body of an event with that name.
  static func body(_ name: String, _ event: PurchaseEvent, in context: PostContext?) -> JSON {
    let isCharge =
      ["purchaseRecorded", "purchaseRenewed"].contains(event.kind)
      && charges.contains { name.hasSuffix($0) }
    let identity: JSON = event.json["userId"] ?? ""
    var members: [String: JSON] = [
      "event_name": .string(name), "user_id": event["user"], "identity_id": identity,
      "custom_user_id": identity, "advertiser_id": "",
      "time": event[isCharge ? "purchasedAt" : "at"].seconds, "created_at": event["at"].seconds,
      "product_id": event["product"], "device_id": event.text("device").map { .string($0) } ?? "",
      "environment": event["environment"],
      "transaction": [
        "transaction_id": number(event["transactionId"]),
        "original_transaction_id": number(event["originalTransactionId"]),
        "expires": event["expiresAt"].seconds,
        "grace_period_expires": (event.changed("gracePeriodExpiresAt") ?? .null).seconds,
      ],
      "properties": .object(
        (context?.customer?.properties ?? []).map {
          JSON.Member($0["key"]?.text ?? "", $0["value"] ?? .null)
        }
      ),
    ]
    let price = event["price"].asNumber
    if !price.isNull {
      let sum: JSON = ["value": price, "currency": event["currency"]]
      members["price"] = sum
      if isCharge { members["revenue"] = sum }
    }
    if let former = event.formerProduct { members["old_product_id"] = .string(former) }
    if let platform = platforms[event.text("store") ?? ""] { members["platform"] = platform }
    return .sorted(members)
  }

  /// How the names end of events about a payment.
  private static let charges = [
    "_started", "_converted", "_renewed", "_product_changed", "in_app_purchase",
  ]

  private static let platforms: [String: JSON] = ["appStore": "iOS", "playStore": "Android"]

  /// Returns the id of a transaction as a number, as the page shows it, if it is one.
  private static func number(_ id: JSON) -> JSON {
    guard let text = id.text, let number = Int64(text), String(number) == text else { return id }
    return .number(JSON.Number(number))
  }
}
