internal import IdentityCore
internal import LineProtocol
internal import StoreVerification

// Subscriptions and their invoices.
extension StripeEvent {
  /// Reads the snapshot of a subscription: a chain for each of its items.
  func subscription(
    _ subscription: JSONValue,
    _ moment: StripeMoment,
    token: AccountTokenID?
  ) throws(NotificationRefusal) -> StoreReport.Content {
    guard let id: TransactionID = subscription.id("id"), let status = subscription.word("status")
    else { throw .unverified(.malformed) }
    guard let status = Status(rawValue: status) else { return .ignored(.noEffect) }
    let items = subscription.given("items")?.given("data")?.elements.map { $0 } ?? []
    var statements: [StoreStatement] = []
    for (place, item) in items.enumerated() {
      guard let price = item.given("price") ?? item.given("plan"), let product = product(of: price)
      else { continue }
      // Since the API version 2025-03-31.basil the items have the period.
      let start =
        item.seconds("current_period_start") ?? subscription.seconds("current_period_start")
      let end = item.seconds("current_period_end") ?? subscription.seconds("current_period_end")
      guard let start else { throw .unverified(.malformed) }
      var transaction = Transaction(
        id: Self.transaction(of: id, from: start),
        product: product,
        purchasedAt: start
      )
      transaction.say(.purchasedAt, start)
      transaction.say(.kind, PurchaseKind.subscription)
      transaction.say(.environment, moment.environment)
      let fact = state(of: subscription, status, start, end, moment, &transaction)
      statements.append(
        .transaction(
          Draft.Order(
            subject: buyer,
            chain: chain(id, place == 0 ? nil : price),
            transaction: transaction,
            asOf: moment.asOf,
            accountToken: token ?? accountToken(of: subscription),
            facts: [fact],
            registersToken: false
          )
        )
      )
    }
    return statements.isEmpty ? .ignored(.noEffect) : .statements(statements)
  }

  /// The states of a subscription that say something about access.
  private enum Status: String {
    case trialing, active, pastDue = "past_due", unpaid, canceled, paused
  }

  /// Makes the fact about a period that a subscription's status states.
  private func state(
    of subscription: JSONValue,
    _ status: Status,
    _ start: Moment,
    _ end: Moment?,
    _ moment: StripeMoment,
    _ transaction: inout Transaction
  ) -> Fact {
    var fact = Fact(about: transaction.id, asOf: moment.asOf)
    let stops =
      subscription.flag("cancel_at_period_end") == true || subscription.given("cancel_at") != nil
      || status == .canceled
    fact.say(.autoRenew, !stops)
    fact.say(
      .endReason,
      orNone: endReason(subscription.given("cancellation_details")?.word("reason"))
    )
    switch status {
    case .trialing, .active:
      transaction.say(.periodType, status == .trialing ? PeriodType.trial : .normal)
      transaction.say(.expiresAt, end)
      fact.say(.billingRetry, false)
      fact.say(.paused, false)
      fact[.gracePeriodExpiresAt] = FieldValue.none
      fact[.endedAt] = FieldValue.none
    case .pastDue, .unpaid:
      // Stripe begins the next period although no payment was made for it.
      transaction.say(.expiresAt, start)
      fact.say(.billingRetry, true)
      if status == .pastDue { fact.say(.gracePeriodExpiresAt, orNone: endOfGrace(from: start)) }
    case .canceled:
      fact.say(.endedAt, orNone: subscription.seconds("ended_at"))
      fact.say(.billingRetry, false)
    case .paused:
      fact.say(.endedAt, orNone: subscription.seconds("trial_end") ?? moment.asOf)
      fact.say(.paused, true)
    }
    return fact
  }

  private func endOfGrace(from start: Moment) -> Moment? {
    guard let grace = try? CalendarDuration(text: settings.grace),
      grace != CalendarDuration(months: 0, milliseconds: 0)
    else { return nil }
    return start.adding(grace)
  }

  private func endReason(_ reason: String?) -> EndReason? {
    switch reason {
    case "cancellation_requested": .customer
    case "payment_failed": .billing
    case nil: nil
    default: .other
    }
  }

  /// Reads a paid invoice: its names, and the price of the period.
  ///
  /// `further` are names of the same payment that the caller has found.
  func invoice(
    _ invoice: JSONValue,
    _ moment: StripeMoment,
    further: [TransactionID] = []
  ) throws(NotificationRefusal) -> StoreReport.Content {
    let details = invoice.given("parent")?.given("subscription_details")
    let subscription: TransactionID? =
      invoice.reference("subscription") ?? details?.reference("subscription")
    guard let subscription, let id: TransactionID = invoice.id("id") else {
      return .ignored(.noEffect)
    }
    let periods = invoice.given("lines")?.given("data")?.elements.filter(isPeriod) ?? []
    guard let line = periods.first, let period = line.given("period"),
      let start = period.seconds("start")
    else { return .ignored(.noEffect) }
    let links = [id] + payments(of: invoice) + further.filter { $0 != id }
    let transaction = Self.transaction(of: subscription, from: start)
    guard periods.count == 1, let product = product(ofLine: line) else {
      return try linking(links, to: transaction, of: subscription, moment)
    }
    var paid = Transaction(id: transaction, product: product, purchasedAt: start)
    paid.say(.purchasedAt, start)
    paid.say(.expiresAt, period.seconds("end"))
    paid.say(.kind, PurchaseKind.subscription)
    paid.say(.environment, moment.environment)
    var priced = Transaction(id: transaction, product: product, purchasedAt: start)
    priced.named = []
    say(line.given("amount")?.int64, in: line.text("currency"), of: &priced)
    return .statements([
      .transaction(
        Draft.Order(
          subject: buyer,
          chain: ChainKey(store: Self.store, originalTransaction: subscription),
          transaction: paid,
          asOf: Self.beforeAll,
          accountToken: details.flatMap(accountToken),
          links: links,
          facts: [Fact(priced, asOf: moment.asOf)],
          registersToken: false
        )
      )
    ])
  }

  /// Links an invoice that does not name the subscription's first item, for example because it has
  /// several; the subscription names it.
  private func linking(
    _ names: [TransactionID],
    to transaction: TransactionID,
    of subscription: TransactionID,
    _ moment: StripeMoment
  ) throws(NotificationRefusal) -> StoreReport.Content {
    var statements: [StoreStatement] = []
    let fetched = self.fetched(.subscription)
    if let fetched,
      case .statements(let periods) = try self.subscription(fetched, moment, token: nil)
    {
      statements = periods
    }
    let question = StoreQuestion("subscription", [("id", subscription.bytes)])
    let link = StoreStatement.links(
      names,
      to: transaction,
      of: ChainKey(store: Self.store, originalTransaction: subscription),
      asOf: moment.asOf,
      orAsk: fetched == nil ? question : nil
    )
    return .statements(statements + [link])
  }

  /// When an invoice states a period: before anything that the subscription states.
  ///
  /// An invoice may be paid days later, and shows its period as it was when the invoice was made.
  private static let beforeAll = Moment(milliseconds: 0)

  /// Whether a line is a subscription's period, and no balance for a change within one.
  private func isPeriod(_ line: JSONValue) -> Bool {
    let parent = line.given("parent")?.given("subscription_item_details")
    let isProrated = line.flag("proration") ?? parent?.flag("proration") ?? false
    let isOfItem =
      parent != nil || line.given("subscription_item") != nil || line.word("type") == "subscription"
    return isOfItem && !isProrated
  }

  /// Returns the charges and the payments of an invoice, before and since the version `basil`.
  private func payments(of invoice: JSONValue) -> [TransactionID] {
    var ids: [TransactionID?] = [invoice.reference("charge"), invoice.reference("payment_intent")]
    for payment in invoice.given("payments")?.given("data")?.elements.map({ $0 }) ?? [] {
      let paid = payment.given("payment")
      ids += [paid?.reference("payment_intent"), paid?.reference("charge")]
    }
    return ids.compactMap { $0 }
  }

  private func product(ofLine line: JSONValue) -> ProductID? {
    if let price = line.given("price") { return product(of: price) }
    guard let details = line.given("pricing")?.given("price_details") else { return nil }
    return switch settings.product {
    case .product: details.reference("product")
    case .price: details.reference("price")
    // Only the price has a lookup key.
    case .lookupKey: nil
    }
  }

  /// Returns the id of a period, for which Stripe has none.
  static func transaction(of subscription: TransactionID, from start: Moment) -> TransactionID {
    TransactionID(subscription.bytes + Array(":\(start.milliseconds / 1000)".utf8))
  }
}
