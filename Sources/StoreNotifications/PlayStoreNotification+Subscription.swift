internal import IdentityCore
internal import LineProtocol
internal import StoreVerification

// What `purchases.subscriptionsv2.get` answers.
extension PlayStoreNotification {
  /// Reads a subscription, with all its items.
  func subscription(
    _ body: JSONValue,
    _ token: TransactionID
  ) throws(NotificationRefusal) -> Answer {
    let asOf = fetchedAt
    guard let word = body.word("subscriptionState") else { throw .unverified(.malformed) }
    var answer = Answer(.ignored(.noEffect))
    guard let state = State(rawValue: word) else { return answer }
    let items = bought(body.given("lineItems")?.elements.map { $0 } ?? [])
    var listing = StoreListing(chain: chain(token, nil), items: [])
    listing.startedAt = startedAt(body, items)
    for item in items {
      let order: TransactionID? = item.id("latestSuccessfulOrderId") ?? body.id("latestOrderId")
      guard let product: ProductID = item.id("productId"), let order else { continue }
      guard let expiry = item.timestamp("expiryTime") else {
        answer.leftOut.append(.subscriptionWithoutEnd(product))
        continue
      }
      var transaction = Transaction(id: order, product: product, purchasedAt: asOf)
      let isPrepaid = item.given("prepaidPlan") != nil
      transaction.say(.kind, isPrepaid ? PurchaseKind.nonRenewingSubscription : .subscription)
      transaction.say(.periodType, periodType(item))
      transaction.say(.environment, environment(body))
      transaction.say(.country, code(body.text("regionCode"), letters: 2...3))
      if state != .inGracePeriod { transaction.say(.expiresAt, expiry) }
      let context = body.given("outOfAppPurchaseContext")
      let replaced: TransactionID? =
        body.id("linkedPurchaseToken") ?? context?.id("expiredPurchaseToken")
      listing.items.append(
        StoreListing.Item(
          id: StoreItemID(product.bytes),
          former: item.given("itemReplacement")?.id("productId"),
          name: chain(token, product).originalTransaction,
          order: Draft.Order(
            subject: buyer,
            chain: listing.chain,
            transaction: transaction,
            asOf: asOf,
            replaces: replaced,
            keys: [OrderNumber(order).order],
            accountToken: accountToken(of: body),
            facts: [fact(about: order, body, item, state, asOf)],
            registersToken: false
          )
        )
      )
    }
    // What no record can hold may be a known item, which has not ended.
    for place in listing.items.indices {
      listing.items[place].order.facts[0].listsItems = answer.leftOut.isEmpty
    }
    if !listing.items.isEmpty { answer.content = .statements([.listing(listing)]) }
    return answer
  }

  /// Returns the items that the user has: a product to which the subscription changes later has no
  /// order yet.
  ///
  /// In older answers no item names its order.
  private func bought(_ listed: [JSONValue]) -> [JSONValue] {
    let ordered = listed.filter { $0.text("latestSuccessfulOrderId") != nil }
    return ordered.isEmpty ? listed : ordered
  }

  /// Returns when the subscription began, if all items were bought then.
  ///
  /// Google does not say when a renewal was paid, or an item that came later.
  private func startedAt(_ body: JSONValue, _ items: [JSONValue]) -> Moment? {
    let orders = items.map { item -> TransactionID? in
      item.given("itemReplacement") == nil
        ? item.id("latestSuccessfulOrderId") ?? body.id("latestOrderId") : nil
    }
    guard case let order?? = orders.first, !OrderNumber(order).isRenewal,
      orders.allSatisfy({ $0 == order })
    else { return nil }
    return body.timestamp("startTime")
  }

  /// Returns the account token; after a purchase in the Play app it is that of the expired
  /// subscription.
  private func accountToken(of body: JSONValue) -> AccountTokenID? {
    let ids = body.given("externalAccountIdentifiers")
    let expired = body.given("outOfAppPurchaseContext")?
      .given("expiredExternalAccountIdentifiers")
    return token(of: ids, "obfuscatedExternalAccountId")
      ?? token(of: expired, "obfuscatedExternalAccountId")
  }

  /// The states that say something about access.
  private enum State: String {
    case active = "SUBSCRIPTION_STATE_ACTIVE"
    case canceled = "SUBSCRIPTION_STATE_CANCELED"
    case expired = "SUBSCRIPTION_STATE_EXPIRED"
    case inGracePeriod = "SUBSCRIPTION_STATE_IN_GRACE_PERIOD"
    case onHold = "SUBSCRIPTION_STATE_ON_HOLD"
    case paused = "SUBSCRIPTION_STATE_PAUSED"
  }

  private func fact(
    about order: TransactionID,
    _ body: JSONValue,
    _ item: JSONValue,
    _ state: State,
    _ asOf: Moment
  ) -> Fact {
    var fact = Fact(about: order, asOf: asOf)
    let next: ProductID? = item.given("deferredItemReplacement")?.id("productId")
    let isRenewed = item.given("autoRenewingPlan")?.flag("autoRenewEnabled")
    fact.say(.autoRenew, isRenewed ?? (next != nil))
    fact.say(.renewsAs, orNone: next?.bytes)
    fact.say(.endReason, orNone: endReason(body.given("canceledStateContext")))
    switch state {
    case .active, .canceled, .expired:
      fact[.gracePeriodExpiresAt] = FieldValue.none
      fact.say(.billingRetry, false)
    case .inGracePeriod:
      fact.say(.gracePeriodExpiresAt, orNone: item.timestamp("expiryTime"))
      fact.say(.billingRetry, true)
    case .onHold:
      fact[.gracePeriodExpiresAt] = FieldValue.none
      fact.say(.billingRetry, true)
    case .paused:
      fact[.gracePeriodExpiresAt] = FieldValue.none
    }
    // A user may resume at any time, and the payment may fail then.
    let resumed = body.given("pausedStateContext")?.timestamp("autoResumeTime")
    fact.say(.paused, state == .paused)
    fact.say(.pausedUntil, orNone: state == .paused ? resumed : nil)
    return fact
  }

  private func endReason(_ context: JSONValue?) -> EndReason? {
    guard let context else { return nil }
    if context.given("userInitiatedCancellation") != nil { return .customer }
    if context.given("systemInitiatedCancellation") != nil { return .billing }
    if context.given("developerInitiatedCancellation") != nil { return .developer }
    if context.given("replacementCancellation") != nil { return .replaced }
    return .other
  }

  /// Returns the price of a period, where Google says it.
  private func periodType(_ item: JSONValue) -> PeriodType? {
    guard let phase = item.given("offerPhase") else { return nil }
    if phase.given("freeTrial") != nil { return .trial }
    return phase.given("introductoryPrice") == nil ? .normal : .intro
  }
}
