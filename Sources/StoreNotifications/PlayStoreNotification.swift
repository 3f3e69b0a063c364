package import IdentityCore
package import LineProtocol
package import StoreVerification

/// Reads Google Play's notifications, which say only that something changed, and what a caller then
/// fetched from Google.
package struct PlayStoreNotification {
  let settings: PlayStoreSettings
  let buyer: Subject?
  let response: NotifyStore.Response?
  let now: Moment

  package init(
    _ settings: PlayStoreSettings,
    response: NotifyStore.Response?,
    buyer: Subject?,
    now: Moment
  ) {
    (self.settings, self.response) = (settings, response)
    (self.buyer, self.now) = (buyer, now)
  }

  static let store: StoreName = "playStore"

  /// Reads a push of Pub/Sub, or only what the caller fetched.
  package func report(of payload: [UInt8]?) throws(NotificationRefusal) -> StoreReport {
    if let name = response?.packageName, !settings.packages.contains(name) {
      throw .unverified(.app)
    }
    guard let payload else {
      guard let response, let token = response.purchaseToken.flatMap(TransactionID.init(checked:))
      else { throw .unverified(.malformed) }
      let asOf = response.fetchedAt ?? now
      let (content, environment) = try self.content(of: response, token, asOf: asOf)
      let notification = StoreReport.Notification(
        id: nil,
        type: nil,
        at: asOf,
        environment: environment
      )
      return StoreReport(notification, content)
    }
    guard let push = try? JSONDocument().read(payload), let message = push.given("message"),
      let data = message.text("data").flatMap({ Base64.standard($0) }),
      let event = try? JSONDocument().read(data), let at = event.milliseconds("eventTimeMillis"),
      let package = event.text("packageName")
    else { throw .unverified(.malformed) }
    guard settings.packages.contains(package) else { throw .unverified(.app) }
    let id = message.text("messageId")
    return try report(of: event, id, at, package)
  }

  private func report(
    of event: JSONValue,
    _ id: [UInt8]?,
    _ at: Moment,
    _ package: [UInt8]
  ) throws(NotificationRefusal) -> StoreReport {
    var type: String?
    var content = StoreReport.Content.ignored(.noEffect)
    var environment: PurchaseEnvironment?
    var isKnown = true
    if let change = event.given("subscriptionNotification") {
      let number = change.given("notificationType")?.int64
      type = number.flatMap { Self.subscriptionTypes[$0] }
      isKnown = type != nil
      (content, environment) = try ask("subscription", change, package, at)
    } else if let change = event.given("oneTimeProductNotification") {
      let number = change.given("notificationType")?.int64
      type = number == 1 ? "ONE_TIME_PRODUCT_PURCHASED" : "ONE_TIME_PRODUCT_CANCELED"
      (content, environment) = try ask("product", change, package, at)
    } else if let void = event.given("voidedPurchaseNotification") {
      type = "VOIDED_PURCHASE"
      content = try refund(void, package, at)
    } else if event.given("testNotification") != nil {
      (type, content) = ("TEST", .ignored(.test))
    } else if event.given("pendingRefundReviewNotification") != nil {
      type = "PENDING_REFUND_REVIEW"
    } else {
      (content, isKnown) = (.ignored(.unknownType), false)
    }
    let notification = StoreReport.Notification(
      id: id,
      type: type.map { Array($0.utf8) },
      at: at,
      environment: environment
    )
    var report = StoreReport(notification, content)
    report.isKnownType = isKnown
    return report
  }

  private static let subscriptionTypes: [Int64: String] = [
    1: "RECOVERED", 2: "RENEWED", 3: "CANCELED", 4: "PURCHASED", 5: "ON_HOLD",
    6: "IN_GRACE_PERIOD", 7: "RESTARTED", 8: "PRICE_CHANGE_CONFIRMED", 9: "DEFERRED",
    10: "PAUSED", 11: "PAUSE_SCHEDULE_CHANGED", 12: "REVOKED", 13: "EXPIRED",
    17: "ITEMS_CHANGED", 18: "CANCELLATION_SCHEDULED", 19: "PRICE_CHANGE_UPDATED",
    20: "PENDING_PURCHASE_CANCELED", 22: "PRICE_STEP_UP_CONSENT_UPDATED",
  ]

  /// Reads what the caller fetched after this notification, or says what to fetch.
  private func ask(
    _ kind: String,
    _ change: JSONValue,
    _ package: [UInt8],
    _ at: Moment
  ) throws(NotificationRefusal) -> (StoreReport.Content, PurchaseEnvironment?) {
    guard let token: TransactionID = change.id("purchaseToken") else {
      throw .unverified(.malformed)
    }
    guard let response else { return (.ask(question(kind, token, package)), nil) }
    // An answer of the other kind would say nothing, and the notification would count as done.
    guard response.kind.rawValue == kind else { throw .unverified(.malformed) }
    try check(response, token)
    return try content(of: response, token, asOf: at)
  }

  /// Refuses an object that was fetched for another purchase.
  private func check(
    _ response: NotifyStore.Response,
    _ token: TransactionID
  ) throws(NotificationRefusal) {
    guard response.purchaseToken == nil || response.purchaseToken == token.bytes else {
      throw .unverified(.malformed)
    }
  }

  private func question(
    _ kind: String,
    _ token: TransactionID,
    _ package: [UInt8]
  ) -> StoreQuestion {
    StoreQuestion(kind, [("packageName", package), ("purchaseToken", token.bytes)])
  }

  /// Reads a refund, which names one order.
  private func refund(
    _ void: JSONValue,
    _ package: [UInt8],
    _ at: Moment
  ) throws(NotificationRefusal) -> StoreReport.Content {
    guard let token: TransactionID = void.id("purchaseToken"),
      let order: TransactionID = void.id("orderId")
    else { throw .unverified(.malformed) }
    // A part of a quantity was refunded.
    if void.given("refundType")?.int64 == 2 { return .ignored(.noEffect) }
    let kind = void.given("productType")?.int64 == 2 ? "product" : "subscription"
    var statements: [StoreStatement] = []
    if let response {
      try check(response, token)
      if case .statements(let all) = try content(of: response, token, asOf: at).0 {
        statements = all
      }
    }
    let fact = StoreFact(
      // An import may have named the chain by its order.
      names: [chain(token, nil), chain(order, nil)],
      transaction: order,
      asOf: at,
      values: [Fact.Entry(field: .refundedAt, value: .moment(at))],
      orAsk: response == nil ? question(kind, token, package) : nil
    )
    return .statements(statements + [.fact(fact)])
  }

  private func content(
    of response: NotifyStore.Response,
    _ token: TransactionID,
    asOf: Moment
  ) throws(NotificationRefusal) -> (StoreReport.Content, PurchaseEnvironment?) {
    guard let body = try? JSONDocument().read(response.body) else { throw .unverified(.malformed) }
    switch response.kind {
    case .subscription: return (try subscription(body, token, asOf), environment(body))
    case .product: return (product(body, token, asOf), environment(body))
    case .invoice, .checkoutSession: throw .unverified(.malformed)
    }
  }

  func environment(_ body: JSONValue) -> PurchaseEnvironment {
    let test = body.given("testPurchase") ?? body.given("testPurchaseContext")
    return test == nil ? .production : .sandbox
  }

  /// Returns the chain of an item: the token, or one of its further items.
  func chain(_ token: TransactionID, _ further: ProductID?) -> ChainKey {
    guard let further else { return ChainKey(store: Self.store, originalTransaction: token) }
    return ChainKey(
      store: Self.store,
      originalTransaction: TransactionID(token.bytes + [UInt8(ascii: "/")] + further.bytes)
    )
  }

  /// Reads a purchase that is no subscription.
  private func product(
    _ body: JSONValue,
    _ token: TransactionID,
    _ asOf: Moment
  ) -> StoreReport.Content {
    let state = body.given("purchaseStateContext")?.word("purchaseState")
    guard state == "PURCHASED" || state == "CANCELLED" else { return .ignored(.noEffect) }
    let paid: TransactionID? = body.id("orderId")
    // A pending purchase that the user does not pay has no order: there is nothing to record.
    if state == "CANCELLED", paid == nil {
      let fact = StoreFact(
        names: [chain(token, nil)],
        asOf: asOf,
        values: [Fact.Entry(field: .refundedAt, value: .moment(asOf))],
        orAsk: nil
      )
      return .statements([.fact(fact)])
    }
    // A purchase without a payment, for example by a promotion code, may have no order.
    let order = paid ?? token
    var statements: [StoreStatement] = []
    for (place, item) in (body.given("productLineItem")?.elements.map { $0 } ?? []).enumerated() {
      guard let product: ProductID = item.id("productId") else { continue }
      var transaction = Transaction(id: order, product: product, purchasedAt: asOf)
      transaction.say(.purchasedAt, body.timestamp("purchaseCompletionTime"))
      transaction.say(.environment, environment(body))
      transaction.say(.country, code(body.text("regionCode"), letters: 2...3))
      var facts: [Fact] = []
      if state == "CANCELLED" {
        var fact = Fact(about: order, asOf: asOf)
        fact.say(.refundedAt, orNone: asOf)
        facts = [fact]
      }
      let isFirst = place == 0
      statements.append(
        .transaction(
          Draft.Order(
            subject: buyer,
            chain: chain(token, isFirst ? nil : product),
            transaction: transaction,
            asOf: asOf,
            keys: isFirst ? [order] : [],
            accountToken: self.token(of: body, "obfuscatedExternalAccountId"),
            firstItem: isFirst ? nil : token,
            facts: facts,
            registersToken: false
          )
        )
      )
    }
    return statements.isEmpty ? .ignored(.noEffect) : .statements(statements)
  }

  func token(of object: JSONValue?, _ name: StaticString) -> AccountTokenID? {
    object?.id(name, of: AccountTokenKind.self).map { AccountTokenID(normalizing: $0.bytes) }
  }
}
