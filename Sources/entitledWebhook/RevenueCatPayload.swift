import EntitledClient
import IdentityCore

/// Payloads in RevenueCat's format, as its pages "Event Types and Fields" and "Sample Events" show
/// them.
///
/// `Protocol/webhooks.md` has the tables. Every type has the members of its samples.
enum RevenueCatPayload {
  /// A post of an event: its type, and the members that not every type has.
  struct Post: Equatable {
    var type: String
    var members: [String: JSON] = [:]
    /// The product of `product_id`, if it is not that of the event.
    var product: String?
    /// What was paid or, if it is negative, given back; nil if nothing was.
    var price: JSON?
    /// Whether it is about the purchase that the event's purchase replaces.
    var isOfReplaced = false
    /// The entitlement of the grant that it is about; nil if the event says it.
    var grant: JSON?
  }

  static let kinds: Set<String> = [
    "purchaseRecorded", "purchaseRenewed", "purchaseUpdated", "purchaseExpired", "granted",
    "grantRevoked", "entitlementsActivated", "entitlementsDeactivated", "subscriptionTransferred",
    "oneTimePurchaseTransferred", "subscriptionReceived", "oneTimePurchaseReceived",
  ]

  /// Returns what is posted for an event, in order.
  static func posts(of event: PurchaseEvent, in context: PostContext? = nil) -> [Post] {
    let posts = allPosts(of: event, in: context)
    let goesOn = goesOn(event, context?.customer)
    return goesOn ? posts.filter { $0.type != "EXPIRATION" || $0.isOfReplaced } : posts
  }

  private static func allPosts(of event: PurchaseEvent, in context: PostContext?) -> [Post] {
    switch event.kind {
    case "granted": [Post(type: "NON_RENEWING_PURCHASE")]
    case "grantRevoked": [ended(expiration("DEVELOPER_INITIATED"), by: event)]
    case "entitlementsActivated", "entitlementsDeactivated":
      (event.beginsPeriod ? [Post(type: "RENEWAL", members: ["is_trial_conversion": false])] : [])
        + endsOfGrants(event, context?.customer)
    case "subscriptionTransferred", "oneTimePurchaseTransferred": [Post(type: "TRANSFER")]
    // Otherwise each user that loses it has an event of its own, and the other holders keep it.
    case "subscriptionReceived", "oneTimePurchaseReceived":
      (event["from"].elements ?? []).isEmpty ? [Post(type: "TRANSFER")] : []
    case "purchaseExpired" where event.isHandedOn && event.states.after == "expired":
      isEndTold(of: event, context) ? [] : [ended(expiration("UNKNOWN"), by: event)]
    default:
      told(
        endOfReplaced(by: event) + event.purchaseChanges.flatMap { posts(of: $0, in: event) },
        event
      )
    }
  }

  /// The types by which a receiver learns that a purchase gives access.
  private static let givingTypes: Set<String> = [
    "INITIAL_PURCHASE", "RENEWAL", "NON_RENEWING_PURCHASE", "UNCANCELLATION",
    "SUBSCRIPTION_EXTENDED", "REFUND_REVERSED",
  ]

  /// Returns posts that end with the access that the purchase gives after the event.
  private static func told(_ posts: [Post], _ event: PurchaseEvent) -> [Post] {
    let gives = posts.contains { givingTypes.contains($0.type) && !$0.isOfReplaced }
    // A purchase whose store goes on under another name is another one for the receiver.
    let isNew = event.kind == "purchaseRecorded"
    if isNew, !gives, event.states.after == nil || event.hasAccess {
      return posts + [Post(type: "RENEWAL", members: ["is_trial_conversion": false])]
    }
    guard event.states.after != nil, !event.isAhead else { return posts }
    if event.hasAccess, !event.hadAccess, !gives { return posts + [begun(event)] }
    if !event.hasAccess, gives, posts.last?.type != "EXPIRATION" {
      return posts + [ended(expiration(expirationReason(of: event)), by: event)]
    }
    return posts
  }

  /// Access that begins again without a payment, for example by a grace period that the store
  /// reports after the period has ended.
  private static func begun(_ event: PurchaseEvent) -> Post {
    if event.changed("revokedAt")?.isNull ?? false { return reversal }
    let grace = event.changed("gracePeriodExpiresAt") ?? .null
    let isGrace = event.states.after == "gracePeriod" && !grace.isNull
    return Post(
      type: "SUBSCRIPTION_EXTENDED",
      members: isGrace ? ["expiration_at_ms": grace.milliseconds] : [:]
    )
  }

  /// The end of a purchase that this one replaces, which comes before the new one begins.
  static func endOfReplaced(by event: PurchaseEvent) -> [Post] {
    guard event.kind == "purchaseRecorded", event.hadAccess, !event.isAhead,
      !event["replaces"].isNull,
      let product = event.former("product")?.text
    else { return [] }
    var post = expiration("UNKNOWN")
    post.members["expiration_at_ms"] = event["at"].milliseconds
    (post.product, post.isOfReplaced) = (product, true)
    return [post]
  }

  private static func posts(of change: PurchaseChange, in event: PurchaseEvent) -> [Post] {
    switch change {
    case .recorded where event.isSubscription: [charge("INITIAL_PURCHASE", event)]
    // A new purchase renews the one that it replaces if the product is the same, and goes on.
    case .renewed where event.kind == "purchaseRecorded" && !event.continuesProduct:
      [charge("INITIAL_PURCHASE", event)]
    case .renewed where event.isSubscription:
      [charge("RENEWAL", event, ["is_trial_conversion": .bool(event.conversion == "trial")])]
    case .recorded, .renewed: [charge("NON_RENEWING_PURCHASE", event)]
    case .productChanged(let former):
      // A change at the end of the period was posted when the store announced it.
      (event.former("renewsAs") == event["product"]
        ? [] : [productChange(to: event["product"], from: former)])
        // One within the period is in effect at once.
        + (event.kind == "purchaseUpdated" && event.hasAccess
          ? [Post(type: "RENEWAL", members: ["is_trial_conversion": false])] : [])
    case .productWillChange(let next): [productChange(to: .string(next))]
    case .autoRenewOff: [cancellation(reason(of: event.endReason) ?? "UNSUBSCRIBE")]
    case .autoRenewOn: [Post(type: "UNCANCELLATION")]
    case .billingFailed:
      [
        Post(
          type: "BILLING_ISSUE",
          members: [
            "grace_period_expiration_at_ms":
              (event.changed("gracePeriodExpiresAt") ?? .null).milliseconds
          ]
        ),
        cancellation("BILLING_ERROR"),
      ]
    case .refunded where event.isOfEarlierTransaction: []
    case .refunded:
      [refund(cancellation("CUSTOMER_SUPPORT", price: event["price"].asNumber.negated), event)]
    case .refundReversed: [reversal]
    case .pauseAnnounced:
      [
        Post(
          type: "SUBSCRIPTION_PAUSED",
          members: ["auto_resume_at_ms": (event.changed("pausedUntil") ?? .null).milliseconds]
        )
      ]
    case .extended: [Post(type: "SUBSCRIPTION_EXTENDED")]
    case .expired: [ended(expiration(expirationReason(of: event)), by: event)]
    case .graceStarted, .recovered, .revoked, .paused, .resumed: []
    }
  }

  /// Grants that end by themselves have no event of their own: only access ends, by the clock and
  /// without a purchase, or later, with the last purchase that gave the same.
  ///
  /// The end of such a grant may be posted again with a later purchase.
  private static func endsOfGrants(_ event: PurchaseEvent, _ customer: CustomerRecord?) -> [Post] {
    guard event.kind == "entitlementsDeactivated" else { return [] }
    let isOfPurchase = event.text("transactionId") != nil
    guard isOfPurchase || event.isByClock else { return [] }
    let ended = (event["entitlements"].elements ?? []).filter { entitlement in
      !isOfPurchase || customer?.grants.contains { $0["entitlement"] == entitlement } ?? false
    }
    return ended.map { entitlement in
      var post = expiration("UNKNOWN")
      post.product = "rc_promo_\(entitlement.text ?? "")_custom"
      post.grant = entitlement
      post.members["entitlement_ids"] = [entitlement]
      post.members["expiration_at_ms"] = event["at"].milliseconds
      return post
    }
  }

  private static func productChange(to next: JSON, from former: String? = nil) -> Post {
    Post(type: "PRODUCT_CHANGE", members: ["new_product_id": next], product: former)
  }

  /// A post about a payment, which has its price; the others have 0.
  private static func charge(
    _ type: String,
    _ event: PurchaseEvent,
    _ members: [String: JSON] = [:]
  ) -> Post {
    Post(type: type, members: members, price: event["price"].asNumber)
  }

  private static let reversal = Post(type: "REFUND_REVERSED", members: ["metadata": nil])

  private static func cancellation(_ reason: String, price: JSON? = nil) -> Post {
    Post(type: "CANCELLATION", members: ["cancel_reason": .string(reason)], price: price)
  }

  /// A post about a refund, after which an older period, or this one until a later moment, may
  /// still give access.
  private static func refund(_ post: Post, _ event: PurchaseEvent) -> Post {
    event.hasAccess ? post : ended(post, by: event)
  }

  /// A post about an end, which may come before the end of the period.
  private static func ended(_ post: Post, by event: PurchaseEvent) -> Post {
    guard let at = event["at"].moment, event["expiresAt"].moment.map({ at < $0 }) ?? true
    else { return post }
    var post = post
    post.members["expiration_at_ms"] = event["at"].milliseconds
    return post
  }

  private static func expiration(_ reason: String) -> Post {
    Post(type: "EXPIRATION", members: ["expiration_reason": .string(reason)])
  }

  /// The reason that the store named; nil if it named none.
  private static func reason(of endReason: String?) -> String? {
    switch endReason {
    case "customer": "UNSUBSCRIBE"
    case "billing": "BILLING_ERROR"
    case "priceIncrease": "PRICE_INCREASE"
    case "developer": "DEVELOPER_INITIATED"
    case "unavailable", "replaced", "other": "UNKNOWN"
    default: nil
    }
  }

  private static func expirationReason(of event: PurchaseEvent) -> String {
    switch event.states.after {
    case "refunded", "revoked": return "CUSTOMER_SUPPORT"
    case "paused": return "SUBSCRIPTION_PAUSED"
    default: break
    }
    if let named = reason(of: event.endReason) { return named }
    let failing = event.changed("billingIssueAt") ?? event.former("billingIssueAt")
    let isFailing = failing.map { !$0.isNull } ?? false
    if event.states.after == "billingRetry" || event.states.before == "gracePeriod" || isFailing {
      return "BILLING_ERROR"
    }
    let renews = event.changed("autoRenew") ?? event.former("autoRenew")
    return renews?.bool == false ? "UNSUBSCRIBE" : "UNKNOWN"
  }
}

// Bodies.
extension RevenueCatPayload {
  /// Returns the body of a post with that id.
  static func body(
    of post: Post,
    _ event: PurchaseEvent,
    id: String,
    in context: PostContext?
  ) -> JSON {
    var members: [String: JSON] = [
      "id": .string(id), "type": .string(post.type), "event_timestamp_ms": event["at"].milliseconds,
      "app_id": nil,
    ]
    if post.type == "TRANSFER" {
      members["store"] = store(event.text("store"))
      members["environment"] = .string(
        event.text("environment") == "sandbox" ? sandbox : production
      )
      let isLoss = event.kind.hasSuffix("Transferred")
      members["transferred_from"] = isLoss ? .array([subject(of: event)]) : []
      members["transferred_to"] = .array([event["to"]])
    } else {
      members.merge(common) { known, _ in known }
      members.merge(customer(of: event, context?.customer)) { $1 }
      members.merge(
        event.text("transactionId") == nil || post.grant != nil
          ? grant(event, post, id: id, context?.project) : purchase(event, post, context)
      ) { $1 }
      if post.isOfReplaced { members.merge(replaced(by: event, context?.customer)) { $1 } }
      members.merge(post.members) { $1 }
      if let next = post.members["new_product_id"] {
        members["new_product_id"] = name(of: next.text, event, context?.project)
      }
      if post.type == "REFUND_REVERSED" {
        members["renewal_number"] = renewalNumber(of: event, context?.customer)
      }
    }
    return envelope(members)
  }

  /// Returns the body of a test, which has the members of a purchase that never was.
  static func test(id: String, at now: JSON) -> JSON {
    var members = common
    members["type"] = "TEST"
    members["id"] = .string(id)
    members["event_timestamp_ms"] = now
    members["app_user_id"] = "test_user"
    members["original_app_user_id"] = "test_user"
    members["aliases"] = ["test_user"]
    members["subscriber_attributes"] = [:]
    members["product_id"] = "test_product"
    members["transaction_id"] = "test_transaction"
    members["original_transaction_id"] = "test_transaction"
    members["store"] = "APP_STORE"
    members["environment"] = .string(sandbox)
    members["period_type"] = "NORMAL"
    members["purchased_at_ms"] = now
    return envelope(members)
  }

  private static let (sandbox, production) = ("SANDBOX", "PRODUCTION")

  /// Members of every type, null where the daemon does not know them.
  private static let common: [String: JSON] = Dictionary(
    uniqueKeysWithValues: [
      "aliases", "app_id", "app_user_id", "commission_percentage", "country_code", "currency",
      "entitlement_id", "entitlement_ids", "environment", "event_timestamp_ms", "expiration_at_ms",
      "is_family_share", "offer_code", "original_app_user_id", "original_transaction_id",
      "period_type", "presented_offering_id", "price", "price_in_purchased_currency", "product_id",
      "purchased_at_ms", "store", "subscriber_attributes", "takehome_percentage", "tax_percentage",
      "transaction_id",
    ].map { ($0, JSON.null) }
  )

  private static func envelope(_ members: [String: JSON]) -> JSON {
    ["api_version": "1.0", "event": .sorted(members)]
  }

  private static func subject(of event: PurchaseEvent) -> JSON {
    event.json["userId"] ?? event["anonymousId"]
  }

  /// The ids and properties; of a deleted customer the id that the event still has.
  private static func customer(
    of event: PurchaseEvent,
    _ customer: CustomerRecord?
  ) -> [String: JSON] {
    guard let customer else {
      let id = subject(of: event)
      return [
        "app_user_id": id, "original_app_user_id": id, "aliases": .array([id]),
        "subscriber_attributes": [:],
      ]
    }
    let attributes = customer.properties.map { property in
      JSON.Member(
        property["key"]?.text ?? "",
        [
          "value": property["value"] ?? .null,
          "updated_at_ms": (property["setAt"] ?? .null).milliseconds,
        ]
      )
    }
    return [
      "app_user_id": .string(customer.lastID),
      "original_app_user_id": .string(customer.firstID),
      "aliases": .array(customer.aliases.map { .string($0) }),
      "subscriber_attributes": .object(attributes),
    ]
  }

  private static func purchase(
    _ event: PurchaseEvent,
    _ post: Post,
    _ context: PostContext?
  ) -> [String: JSON] {
    let product = post.product ?? event.text("product")
    // Until a period that is dated ahead begins, the one before gives access, if there is one.
    let given =
      event.isAhead && givingTypes.contains(post.type)
      ? (event.hasAccess ? event.former("product")?.text ?? product : nil) : product
    let environment = event.text("environment")
    return [
      "product_id": name(of: product, event, context?.project),
      "transaction_id": event["transactionId"],
      "original_transaction_id": originalTransaction(of: event, context?.customer),
      "entitlement_ids": context?.project.entitlements(of: given, in: environment) ?? .null,
      "store": store(event.text("store")),
      "environment": .string(environment == "sandbox" ? sandbox : production),
      "period_type": .init(periodType(of: event)),
      "purchased_at_ms": event["purchasedAt"].milliseconds,
      "expiration_at_ms": event["expiresAt"].milliseconds,
      "price_in_purchased_currency": event["price"].isNull ? .null : post.price ?? 0,
      "currency": event["currency"],
      "offer_code": event["offerCode"], "is_family_share": event["isFamilyShared"],
      "country_code": .init(event.text("country").flatMap { CountryCode.twoLetters(of: $0) }),
    ]
  }

  /// Returns what the system calls a product: at Google Play, with its base plan.
  private static func name(
    of product: String?,
    _ event: PurchaseEvent,
    _ project: ProjectRecord?
  ) -> JSON {
    guard let product, event.text("store") == "playStore",
      let basePlan = project?.basePlan(of: product)
    else { return .init(product) }
    return .string("\(product):\(basePlan)")
  }

  private static func periodType(of event: PurchaseEvent) -> String? {
    // An event and a customer's record have different names for it.
    let kind = event.text("productKind") ?? event.text("kind")
    let isPrepaid = event.text("store") == "playStore" && kind == "nonRenewingSubscription"
    let type = event.text("periodType")
    return isPrepaid && type == "normal" ? "PREPAID" : type?.uppercased()
  }

  /// What names the purchase that this one replaces.
  private static func replaced(
    by event: PurchaseEvent,
    _ customer: CustomerRecord?
  ) -> [String: JSON] {
    let name = event["replaces"]
    let known = event.text("store").flatMap { customer?.purchase(name.text ?? "", in: $0) }
    guard let known else {
      return ["transaction_id": name, "original_transaction_id": name]
    }
    let former = PurchaseEvent(kind: event.kind, known)
    return [
      "transaction_id": former["transactionId"],
      "original_transaction_id": originalTransaction(of: former, customer),
      "purchased_at_ms": former["purchasedAt"].milliseconds,
      "period_type": .init(periodType(of: former)),
      "is_family_share": former["isFamilyShared"], "offer_code": former["offerCode"],
    ]
  }

  /// The id of the purchase's first transaction.
  ///
  /// At Google Play it is the first order without the number of the renewal, `GPA.1-2-3-4` of
  /// `GPA.1-2-3-4..5`; the purchase's own id is its token, which only a client may have reported.
  /// A further item, `TOKEN/PRODUCT`, keeps that id: its order changes when its renewals join those
  /// of the first item.
  static func originalTransaction(
    of event: PurchaseEvent,
    _ customer: CustomerRecord?
  ) -> JSON {
    guard event.text("store") == "playStore", let chain = event.text("originalTransactionId")
    else { return event["originalTransactionId"] }
    if chain.utf8.contains(UInt8(ascii: "/")) { return .string(chain) }
    let known = customer?.purchase(chain, in: "playStore")?["transactions"]?.elements ?? []
    let orders = known.compactMap { $0["transactionId"]?.text }
    guard let order = orders.first ?? event.text("transactionId"), order.hasPrefix("GPA."),
      !orders.contains(chain)
    else { return event["originalTransactionId"] }
    let parts = order.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4, parts[2].isEmpty else { return .string(order) }
    return .string("GPA.\(Substring(parts[1]))")
  }

  /// A grant, which that system calls a promotional purchase.
  private static func grant(
    _ event: PurchaseEvent,
    _ post: Post,
    id: String,
    _ project: ProjectRecord?
  ) -> [String: JSON] {
    let entitlement = (post.grant ?? event["entitlements"].elements?.first)?.text ?? ""
    let length = event["expiresAt"].isNull ? "lifetime" : "custom"
    // A newer grant takes the place of the one before.
    let name = "\(event.text("user") ?? "")/\(entitlement)"
    return [
      "product_id": .string(post.product ?? "rc_promo_\(entitlement)_\(length)"),
      "transaction_id": .string(id), "original_transaction_id": .string(name),
      "entitlement_ids": event["entitlements"], "store": "PROMOTIONAL",
      "environment": .string(project?.environment == "sandbox" ? sandbox : production),
      "period_type": "PROMOTIONAL", "purchased_at_ms": event["at"].milliseconds,
      "expiration_at_ms": event["expiresAt"].milliseconds, "is_family_share": false,
    ]
  }

  /// Which period of the purchase the event is about, from 1; null if the record is gone.
  private static func renewalNumber(
    of event: PurchaseEvent,
    _ customer: CustomerRecord?
  ) -> JSON {
    guard let store = event.text("store"), let chain = event.text("originalTransactionId"),
      let transactions = customer?.purchase(chain, in: store)?["transactions"]?.elements,
      let index = transactions.firstIndex(where: { $0["transactionId"] == event["transactionId"] })
    else { return .null }
    return .number(JSON.Number(Int64(index + 1)))
  }

  /// Returns the name of a store: its own words in upper case, and a project's store unchanged.
  private static func store(_ store: String?) -> JSON {
    let names = [
      "appStore": "APP_STORE", "macAppStore": "MAC_APP_STORE", "playStore": "PLAY_STORE",
      "amazon": "AMAZON", "huawei": "HUAWEI", "samsung": "SAMSUNG", "roku": "ROKU",
      "microsoft": "MICROSOFT", "paddle": "PADDLE", "stripe": "STRIPE", "web": "RC_BILLING",
    ]
    return .init(store.map { names[$0] ?? $0 })
  }

  /// Returns the value of the header `X-RevenueCat-Webhook-Signature`: the timestamp, and a
  /// signature for each secret, in hexadecimal.
  ///
  /// Each is the HMAC-SHA256 over the timestamp, a dot and the body.
  static func signature(timestamp: Int64, body: [UInt8], secrets: [String]) -> String {
    let signed = Array("\(timestamp).".utf8) + body
    let signatures = secrets.map { secret in
      let digits = HMAC.digest(of: signed, key: Array(secret.utf8)).bytes.map { byte in
        "\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
      }
      return ",v1=\(digits.joined())"
    }
    return "t=\(timestamp)\(signatures.joined())"
  }
}
