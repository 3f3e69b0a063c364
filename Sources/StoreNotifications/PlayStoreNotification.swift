package import IdentityCore
package import LineProtocol
package import StoreVerification

/// Reads Google Play's notifications, which say only that something changed, and what a caller then
/// fetched from Google.
package struct PlayStoreNotification {
  let settings: PlayStoreSettings
  let buyer: Subject?
  let response: StoreResponse?
  /// The moment of what the caller fetched.
  let fetchedAt: Moment

  package init(
    _ settings: PlayStoreSettings,
    response: StoreResponse?,
    buyer: Subject?,
    now: Moment
  ) {
    (self.settings, self.response, self.buyer) = (settings, response, buyer)
    fetchedAt = response?.fetchedAt ?? now
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
      let answer = try self.answer(response, token)
      let notification = StoreReport.Notification(
        id: nil,
        type: nil,
        at: fetchedAt,
        environment: answer.environment
      )
      return StoreReport(notification, answer.content, leavesOut: answer.leftOut)
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
    var answer = Answer(.ignored(.noEffect))
    var isKnown = true
    if let change = event.given("subscriptionNotification") {
      let number = change.given("notificationType")?.int64
      type = number.flatMap { Self.subscriptionTypes[$0] }
      isKnown = type != nil
      answer = try ask("subscription", change, package)
    } else if let change = event.given("oneTimeProductNotification") {
      let isPurchase = change.given("notificationType")?.int64 == 1
      type = isPurchase ? "ONE_TIME_PRODUCT_PURCHASED" : "ONE_TIME_PRODUCT_CANCELED"
      answer = try ask("product", change, package, cancelledAt: isPurchase ? nil : at)
    } else if let void = event.given("voidedPurchaseNotification") {
      type = "VOIDED_PURCHASE"
      answer = try refund(void, package, at)
    } else if event.given("testNotification") != nil {
      (type, answer.content) = ("TEST", .ignored(.test))
    } else if event.given("pendingRefundReviewNotification") != nil {
      type = "PENDING_REFUND_REVIEW"
    } else {
      (answer.content, isKnown) = (.ignored(.unknownType), false)
    }
    let notification = StoreReport.Notification(
      id: id,
      type: type.map { Array($0.utf8) },
      at: at,
      environment: answer.environment
    )
    var report = StoreReport(notification, answer.content, leavesOut: answer.leftOut)
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

  /// What an object of Google's says.
  struct Answer {
    var content: StoreReport.Content
    var environment: PurchaseEnvironment?
    var leftOut: [StoreReport.LeftOut] = []

    init(_ content: StoreReport.Content) { self.content = content }
  }

  /// Reads what the caller fetched after this notification, or says what to fetch.
  private func ask(
    _ kind: String,
    _ change: JSONValue,
    _ package: [UInt8],
    cancelledAt: Moment? = nil
  ) throws(NotificationRefusal) -> Answer {
    guard let token: TransactionID = change.id("purchaseToken") else {
      throw .unverified(.malformed)
    }
    guard let response else { return Answer(.ask(question(kind, token, package))) }
    // An answer of the other kind would say nothing, and the notification would count as done.
    guard response.kind.rawValue == kind else { throw .unverified(.malformed) }
    try check(response, token)
    return try answer(response, token, cancelledAt)
  }

  /// Refuses an object that was fetched for another purchase.
  private func check(
    _ response: StoreResponse,
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
  ) throws(NotificationRefusal) -> Answer {
    guard let token: TransactionID = void.id("purchaseToken"),
      let order: TransactionID = void.id("orderId")
    else { throw .unverified(.malformed) }
    var answer = Answer(.ignored(.noEffect))
    if void.given("refundType")?.int64 == 2 {
      answer.leftOut = [.partialRefund]
      return answer
    }
    let kind = void.given("productType")?.int64 == 2 ? "product" : "subscription"
    var statements: [StoreStatement] = []
    if let response {
      try check(response, token)
      answer = try self.answer(response, token, at)
      if case .statements(let all) = answer.content { statements = all }
    }
    let fact = StoreFact(
      // An import may have named the chain by its order.
      names: [chain(token, nil), chain(order, nil)],
      transaction: order,
      asOf: at,
      values: [Fact.Entry(field: .refundedAt, value: .moment(at))],
      orAsk: response == nil ? question(kind, token, package) : nil
    )
    answer.content = .statements(statements + [.fact(fact)])
    return answer
  }

  private func answer(
    _ response: StoreResponse,
    _ token: TransactionID,
    _ cancelledAt: Moment? = nil
  ) throws(NotificationRefusal) -> Answer {
    guard let body = try? JSONDocument().read(response.body) else { throw .unverified(.malformed) }
    var answer: Answer
    switch response.kind {
    case .subscription: answer = try subscription(body, token)
    case .product: answer = product(body, token, cancelledAt)
    case .invoice, .checkoutSession: throw .unverified(.malformed)
    }
    answer.environment = environment(body)
    return answer
  }

  func environment(_ body: JSONValue) -> PurchaseEnvironment {
    let test = body.given("testPurchase") ?? body.given("testPurchaseContext")
    return test == nil ? .production : .sandbox
  }

  /// Returns the chain of an item: the token, or one of its further items.
  func chain(_ token: TransactionID, _ further: ProductID?) -> ChainKey {
    let name = further.map { token.further($0.bytes) } ?? token
    return ChainKey(store: Self.store, originalTransaction: name)
  }

  /// Reads a purchase that is no subscription.
  private func product(
    _ body: JSONValue,
    _ token: TransactionID,
    _ cancelledAt: Moment?
  ) -> Answer {
    let asOf = fetchedAt
    let refundedAt = cancelledAt ?? fetchedAt
    let state = body.given("purchaseStateContext")?.word("purchaseState")
    var answer = Answer(.ignored(.noEffect))
    guard state == "PURCHASED" || state == "CANCELLED" else { return answer }
    let paid: TransactionID? = body.id("orderId")
    // A pending purchase that the user does not pay has no order.
    if state == "CANCELLED", paid == nil {
      let fact = StoreFact(
        names: [chain(token, nil)],
        asOf: asOf,
        values: [Fact.Entry(field: .refundedAt, value: .moment(refundedAt))],
        orAsk: nil
      )
      answer.content = .statements([.fact(fact)])
      return answer
    }
    // A purchase without a payment, for example by a promotion code, may have no order.
    let order = paid ?? token
    var statements: [StoreStatement] = []
    for item in body.given("productLineItem")?.elements.map({ $0 }) ?? [] {
      guard let product: ProductID = item.id("productId") else { continue }
      if item.given("productOfferDetails")?.given("rentOfferDetails") != nil {
        answer.leftOut.append(.rental(product))
        continue
      }
      var transaction = Transaction(id: order, product: product, purchasedAt: asOf)
      transaction.say(.purchasedAt, body.timestamp("purchaseCompletionTime"))
      transaction.say(.environment, environment(body))
      transaction.say(.country, code(body.text("regionCode"), letters: 2...3))
      var refund = Fact(about: order, asOf: asOf)
      refund.say(.refundedAt, orNone: refundedAt)
      let isFirst = statements.isEmpty
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
            facts: state == "CANCELLED" ? [refund] : [],
            registersToken: false
          )
        )
      )
    }
    if !statements.isEmpty { answer.content = .statements(statements) }
    return answer
  }

  func token(of object: JSONValue?, _ name: StaticString) -> AccountTokenID? {
    object?.id(name, of: AccountTokenKind.self).map { AccountTokenID(normalizing: $0.bytes) }
  }
}
