internal import IdentityCore
internal import LineProtocol
internal import StoreVerification

// What `purchases.subscriptionsv2.get` answers.
extension PlayStoreNotification {
  /// Reads a subscription, with all its items.
  func subscription(
    _ body: JSONValue,
    _ token: TransactionID,
    _ asOf: Moment
  ) throws(NotificationRefusal) -> StoreReport.Content {
    guard let word = body.word("subscriptionState") else { throw .unverified(.malformed) }
    guard let state = State(rawValue: word) else { return .ignored(.noEffect) }
    let listed = body.given("lineItems")?.elements.map { $0 } ?? []
    var listing = StoreListing(chain: chain(token, nil), items: [])
    let items = bought(listed)
    let firstOrder = items.first?.text("latestSuccessfulOrderId")
    for item in items {
      let order: TransactionID? =
        item.id("latestSuccessfulOrderId") ?? body.id("latestOrderId")
      guard let product: ProductID = item.id("productId"), let order else { continue }
      let stem = Self.stem(of: order)
      var transaction = Transaction(id: order, product: product, purchasedAt: asOf)
      // Google does not say when a renewal was paid, or an item that came later.
      let isLater =
        item.given("itemReplacement") != nil || listed.contains { hasReplaced($0, item) }
      if stem == order, item.text("latestSuccessfulOrderId") == firstOrder, !isLater {
        transaction.say(.purchasedAt, body.timestamp("startTime"))
      }
      let isPrepaid = item.given("prepaidPlan") != nil
      transaction.say(.kind, isPrepaid ? PurchaseKind.nonRenewingSubscription : .subscription)
      transaction.say(.periodType, periodType(item))
      transaction.say(.environment, environment(body))
      transaction.say(.country, code(body.text("regionCode"), letters: 2...3))
      if state != .inGracePeriod { transaction.say(.expiresAt, item.timestamp("expiryTime")) }
      let ids = body.given("externalAccountIdentifiers")
      let context = body.given("outOfAppPurchaseContext")
      let replaced: TransactionID? =
        body.id("linkedPurchaseToken") ?? context?.id("expiredPurchaseToken")
      listing.items.append(
        StoreListing.Item(
          id: StoreItemID(product.bytes),
          relatives: relatives(of: item, in: listed),
          name: chain(token, product).originalTransaction,
          order: Draft.Order(
            subject: buyer,
            chain: listing.chain,
            transaction: transaction,
            asOf: asOf,
            replaces: replaced,
            keys: [stem],
            accountToken: self.token(of: ids, "obfuscatedExternalAccountId"),
            facts: [fact(about: order, body, item, state, asOf)],
            registersToken: false
          )
        )
      )
    }
    return listing.items.isEmpty ? .ignored(.noEffect) : .statements([.listing(listing)])
  }

  /// Returns the items that the user has.
  ///
  /// Google also lists a product to which the subscription changes later, which has no order yet.
  /// After the change it may still list the product before. In older answers no item names its
  /// order.
  private func bought(_ listed: [JSONValue]) -> [JSONValue] {
    let ordered = listed.filter { $0.text("latestSuccessfulOrderId") != nil }
    let present = ordered.filter { item in !ordered.contains { hasReplaced(item, $0) } }
    return present.isEmpty ? listed : present
  }

  /// Whether another item has taken the place of this one at the end of its period.
  private func hasReplaced(_ item: JSONValue, _ next: JSONValue) -> Bool {
    guard let product = item.text("productId"), let other = next.text("productId"),
      product != other
    else { return false }
    return next.given("itemReplacement")?.text("productId") == product
      || item.given("deferredItemReplacement")?.text("productId") == other
  }

  /// Returns the products that this one has replaced, or that will replace it.
  private func relatives(of item: JSONValue, in listed: [JSONValue]) -> [StoreItemID] {
    let former = [item] + listed.filter { hasReplaced($0, item) }
    return former.flatMap { other -> [StoreItemID?] in
      [
        other.given("itemReplacement")?.id("productId"),
        other.given("deferredItemReplacement")?.id("productId"), other.id("productId"),
      ]
    }.compactMap { $0 }
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
    fact.listsItems = true
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
      fact.say(.billingRetry, true)
    case .paused: break
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

  /// Returns the order of which this is a renewal: `GPA.1-2-3-4` for `GPA.1-2-3-4..5`.
  static func stem(of order: TransactionID) -> TransactionID {
    let digits = order.bytes.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    let rest = order.bytes.dropLast(digits)
    guard digits > 0, rest.suffix(2).elementsEqual("..".utf8) else { return order }
    return TransactionID(Array(rest.dropLast(2)))
  }
}
