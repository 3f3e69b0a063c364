internal import IdentityCore
internal import LineProtocol
internal import StoreVerification

// Subscriptions, which alone state periods.
extension StripeEvent {
  /// Reads the snapshot of a subscription, with all its items.
  ///
  /// If the checkout in which it was bought is given, it names the user, too.
  func subscription(
    _ subscription: JSONValue,
    _ moment: StripeMoment,
    boughtIn session: JSONValue? = nil
  ) throws(NotificationRefusal) -> StoreReport.Content {
    guard let id: TransactionID = subscription.id("id"), let status = subscription.word("status")
    else { throw .unverified(.malformed) }
    guard let status = Status(rawValue: status) else { return .ignored(.noEffect) }
    guard let items = subscription.whole("items") else { return .ask(Self.question(about: id)) }
    var failed: JSONValue?
    if status == .pastDue || status == .unpaid {
      // The status says that a payment failed, but not which.
      failed = latestInvoice(of: subscription)
      if failed == nil { return .ask(question(about: id, subscription)) }
    }
    let tokens = accountTokens(of: [session, subscription].compactMap { $0 })
    var listed: [StoreListing.Item] = []
    for item in items {
      guard let price = item.given("price") ?? item.given("plan"), let product = product(of: price)
      else { continue }
      let period = try period(of: item, in: subscription, status)
      let isUnpaid = failed.map { invoice in
        pays(invoice, for: item.id("id"), ofAddition: period.begin != period.start)
      }
      var (transaction, facts) = state(of: subscription, status, period, moment, isUnpaid == true)
      transaction.product = product
      facts[0].listsItems = true
      facts += listedPrice(of: item, at: price, in: subscription, transaction, moment)
      var order = Draft.Order(
        subject: buyer,
        chain: chain(id, nil),
        transaction: transaction,
        asOf: moment.asOf,
        accountToken: tokens.first,
        facts: facts,
        registersToken: false
      )
      order.lesserTokens = Array(tokens.dropFirst())
      order.isTokenLesser = session == nil && lacksFirstToken(subscription)
      let name = chain(id, price).originalTransaction
      listed.append(StoreListing.Item(id: item.id("id"), name: name, order: order))
    }
    if listed.isEmpty { return .ignored(.noEffect) }
    return .statements([.listing(StoreListing(chain: chain(id, nil), items: listed))])
  }

  /// The period of an item.
  private struct Period {
    /// When the subscription's period began, which names the transaction.
    var start: Moment
    var end: Moment?
    /// When the item's period began: it may have been added later.
    var begin: Moment
  }

  private func period(
    of item: JSONValue,
    in subscription: JSONValue,
    _ status: Status
  ) throws(NotificationRefusal) -> Period {
    // Since the API version 2025-03-31.basil the items have the period.
    var start = item.seconds("current_period_start") ?? subscription.seconds("current_period_start")
    var end = item.seconds("current_period_end") ?? subscription.seconds("current_period_end")
    // Stripe pauses a subscription whose trial ends without a payment method. The subscription may
    // show a further period, which is never paid.
    if status == .paused, let trialEnd = subscription.seconds("trial_end") {
      (start, end) = (subscription.seconds("trial_start") ?? start, trialEnd)
    }
    guard let start else { throw .unverified(.malformed) }
    var begin = start
    if let created = item.seconds("created"), created > start, end.map({ created < $0 }) ?? true {
      begin = created
    }
    return Period(start: start, end: end, begin: begin)
  }

  /// Returns the invoice whose payment failed, if it is at hand.
  private func latestInvoice(of subscription: JSONValue) -> JSONValue? {
    if let invoice = subscription.given("latest_invoice"), invoice.whole("lines") != nil,
      invoice.kind == .object
    {
      return invoice
    }
    guard let fetched = fetched(.invoice), fetched.whole("lines") != nil else { return nil }
    let latest: TransactionID? = subscription.reference("latest_invoice")
    return latest == nil || latest == fetched.id("id") ? fetched : nil
  }

  private func question(about id: TransactionID, _ subscription: JSONValue) -> StoreQuestion {
    let isExpanded = subscription.given("latest_invoice")?.kind == .object
    guard let invoice: TransactionID = subscription.reference("latest_invoice"),
      isExpanded || fetched(.subscription) == nil
    else { return Self.question(about: id) }
    return Self.question(aboutInvoice: invoice)
  }

  static func question(aboutInvoice id: TransactionID) -> StoreQuestion {
    StoreQuestion("invoice", [("id", id.bytes)])
  }

  /// Asks for a subscription, with the invoice that tells which payment failed.
  static func question(about subscription: TransactionID) -> StoreQuestion {
    StoreQuestion(
      "subscription",
      [("id", subscription.bytes), ("expand", Array("latest_invoice".utf8))]
    )
  }

  /// Returns what a period costs, as far as the item shows it; Stripe says later what was paid.
  ///
  /// It counts as said long ago, in the order of the events, so that the invoice takes precedence.
  private func listedPrice(
    of item: JSONValue,
    at price: JSONValue,
    in subscription: JSONValue,
    _ transaction: Transaction,
    _ moment: StripeMoment
  ) -> [Fact] {
    let isTrial = transaction.periodType == .trial
    guard !isReduced(item), !isReduced(subscription), let unit = price.given("unit_amount")?.int64,
      let count = item.given("quantity")?.int64
    else { return [] }
    let (amount, isTooMuch) = unit.multipliedReportingOverflow(by: isTrial ? 0 : count)
    if isTooMuch { return [] }
    let asOf = Moment(milliseconds: moment.asOf.milliseconds / 1000)
    var listed = Transaction(id: transaction.id, product: transaction.product, purchasedAt: asOf)
    listed.named = []
    say(amount, in: price.text("currency"), of: &listed)
    var fact = Fact(about: transaction.id, asOf: asOf)
    for field in listed.named.all { fact[field] = listed[field] }
    return [fact]
  }

  private func isReduced(_ object: JSONValue) -> Bool {
    let discounts = object.given("discounts")?.elements.map { $0 } ?? []
    return object.given("discount") != nil || !discounts.isEmpty
  }

  /// The states of a subscription that say something about access.
  private enum Status: String {
    case trialing, active, pastDue = "past_due", unpaid, canceled, paused
  }

  /// Returns the transaction of a period, without its product, and the facts about it that a
  /// subscription's status states.
  private func state(
    of subscription: JSONValue,
    _ status: Status,
    _ period: Period,
    _ moment: StripeMoment,
    _ isUnpaid: Bool
  ) -> (Transaction, [Fact]) {
    let id: TransactionID = subscription.id("id") ?? TransactionID([])
    var transaction = Transaction(
      id: Self.transaction(of: id, from: period.start),
      product: ProductID([]),
      purchasedAt: period.begin
    )
    transaction.say(.purchasedAt, period.begin)
    transaction.say(.kind, PurchaseKind.subscription)
    transaction.say(.environment, moment.environment)
    var fact = renewal(of: subscription, status, until: period.end, transaction.id, moment)
    var furtherFacts: [Fact] = []
    let end = period.end
    switch status {
    case .trialing, .active:
      transaction.say(.periodType, status == .trialing ? PeriodType.trial : .normal)
      transaction.say(.expiresAt, end)
      fact.say(.billingRetry, false)
      fact.say(.paused, false)
      fact[.gracePeriodExpiresAt] = FieldValue.none
      fact[.endedAt] = FieldValue.none
    case .pastDue, .unpaid:
      fact.say(.billingRetry, true)
      guard isUnpaid else {
        furtherFacts = [unlessSaid(end, of: transaction)]
        break
      }
      // Stripe begins the next period although no payment was made for it.
      transaction.say(.expiresAt, period.begin)
      if status == .pastDue {
        fact.say(.gracePeriodExpiresAt, orNone: endOfGrace(from: period.begin))
      }
    case .canceled:
      if let trialEnd = subscription.seconds("trial_end"), let end, trialEnd >= end {
        transaction.say(.periodType, PeriodType.trial)
      }
      fact.say(.endedAt, orNone: subscription.seconds("ended_at"))
      fact.say(.billingRetry, false)
      // A subscription that has ended never begins again.
      fact.isFinal = true
      furtherFacts = [unlessSaid(end, of: transaction)]
    case .paused:
      if subscription.given("trial_end") != nil {
        transaction.say(.periodType, PeriodType.trial)
        transaction.say(.expiresAt, end)
      }
      fact.say(.endedAt, orNone: subscription.seconds("trial_end") ?? moment.asOf)
      fact.say(.paused, true)
    }
    return (transaction, [fact] + furtherFacts)
  }

  /// Makes the fact about a period, with whether another one follows it.
  private func renewal(
    of subscription: JSONValue,
    _ status: Status,
    until end: Moment?,
    _ id: TransactionID,
    _ moment: StripeMoment
  ) -> Fact {
    var fact = Fact(about: id, asOf: moment.asOf)
    // A later one lets this period renew.
    let isCanceledAtEnd = subscription.seconds("cancel_at").map { at in
      end.map { at <= $0 } ?? true
    }
    let stops =
      subscription.flag("cancel_at_period_end") == true || isCanceledAtEnd == true
      || status == .canceled
    fact.say(.autoRenew, !stops)
    fact.say(
      .endReason,
      orNone: endReason(subscription.given("cancellation_details")?.word("reason"))
    )
    return fact
  }

  /// States the end of a period for the case that nothing else does.
  private func unlessSaid(_ end: Moment?, of transaction: Transaction) -> Fact {
    var fact = Fact(about: transaction.id, asOf: Moment(milliseconds: 0))
    fact.say(.expiresAt, orNone: end)
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

  /// Returns the id of a period, for which Stripe has none.
  static func transaction(of subscription: TransactionID, from start: Moment) -> TransactionID {
    TransactionID(subscription.bytes + Array(":\(start.milliseconds / 1000)".utf8))
  }
}
