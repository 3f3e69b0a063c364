internal import IdentityCore
internal import LineProtocol
internal import StoreVerification

// Subscriptions and their invoices.
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
    let items = subscription.given("items")?.given("data")?.elements.map { $0 } ?? []
    let isComplete = subscription.given("items")?.flag("has_more") != true
    let tokens = accountTokens(of: [session, subscription].compactMap { $0 })
    var listed: [StoreListing.Item] = []
    for item in items {
      guard let price = item.given("price") ?? item.given("plan"), let product = product(of: price)
      else { continue }
      // Since the API version 2025-03-31.basil the items have the period.
      let start =
        item.seconds("current_period_start") ?? subscription.seconds("current_period_start")
      let end = item.seconds("current_period_end") ?? subscription.seconds("current_period_end")
      guard let start else { throw .unverified(.malformed) }
      let added = addition(of: item, within: start)
      let begin = added ?? start
      var transaction = Transaction(
        id: Self.transaction(of: id, from: start, restUntil: added == nil ? nil : end),
        product: product,
        purchasedAt: begin
      )
      transaction.say(.purchasedAt, begin)
      transaction.say(.kind, PurchaseKind.subscription)
      transaction.say(.environment, moment.environment)
      var fact = state(of: subscription, status, begin, end, moment, &transaction)
      fact.listsItems = isComplete
      var order = Draft.Order(
        subject: buyer,
        chain: chain(id, nil),
        transaction: transaction,
        asOf: moment.asOf,
        accountToken: tokens.first,
        facts: [fact] + listedPrice(of: item, at: price, in: subscription, transaction, begin),
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

  /// Returns when an item was added to a period that had begun; nil if it was there before.
  ///
  /// Stripe makes the items of a new subscription some seconds after it.
  private func addition(of item: JSONValue, within start: Moment) -> Moment? {
    guard let created = item.seconds("created"),
      created.milliseconds - start.milliseconds > 60_000
    else { return nil }
    return created
  }

  /// Returns what a period costs, as far as the item shows it; Stripe says later what was paid.
  ///
  /// It counts from the period's beginning on, so that the invoice takes precedence. A change of
  /// the price within the period is no payment, so the invoice's price stays.
  private func listedPrice(
    of item: JSONValue,
    at price: JSONValue,
    in subscription: JSONValue,
    _ transaction: Transaction,
    _ start: Moment
  ) -> [Fact] {
    let isTrial = transaction.periodType == .trial
    guard !isReduced(item), !isReduced(subscription), let unit = price.given("unit_amount")?.int64,
      let count = item.given("quantity")?.int64
    else { return [] }
    let (amount, isTooMuch) = unit.multipliedReportingOverflow(by: isTrial ? 0 : count)
    if isTooMuch { return [] }
    var listed = Transaction(id: transaction.id, product: transaction.product, purchasedAt: start)
    listed.named = []
    say(amount, in: price.text("currency"), of: &listed)
    return [Fact(listed, asOf: start)]
  }

  private func isReduced(_ object: JSONValue) -> Bool {
    let discounts = object.given("discounts")?.elements.map { $0 } ?? []
    return object.given("discount") != nil || !discounts.isEmpty
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
      if let trialEnd = subscription.seconds("trial_end"), let end, trialEnd >= end {
        transaction.say(.periodType, PeriodType.trial)
      }
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

  /// Reads a paid invoice: its names, and the period and the price of each item.
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
    let lines = invoice.given("lines")?.given("data")?.elements.filter(isOfItem) ?? []
    let periods = lines.filter { !isProrated($0) || isOfAddedItem($0, among: lines) }
    var statements: [StoreStatement] = []
    let fetched = self.fetched(.subscription)
    if let fetched, case .statements(let all) = try self.subscription(fetched, moment) {
      statements = all
    }
    // A refund with its invoice cannot ask for the subscription, too.
    let isRefund = !further.isEmpty
    let mayAsk = fetched == nil && !isRefund
    let question = StoreQuestion("subscription", [("id", subscription.bytes)])
    for line in periods {
      guard var order = order(of: line, of: subscription, moment) else { continue }
      order.accountToken = details.flatMap { accountTokens(of: [$0]).first }
      order.isTokenLesser = details.map(lacksFirstToken) ?? false
      order.links = [id] + payments(of: invoice) + further.filter { $0 != id }
      let price = price(ofLine: line)
      // Several lines of one price and kind have parts of its amount.
      let isRest = isProrated(line)
      let parts = periods.count { self.price(ofLine: $0) == price && isProrated($0) == isRest }
      if parts > 1 { order.facts = [] }
      statements.append(
        .line(
          StoreInvoiceLine(
            order: order,
            id: itemID(ofLine: line),
            name: price.map { chain(subscription, price: $0).originalTransaction },
            isOnly: periods.count == 1 && !isRest,
            isRest: isRest,
            isRefund: isRefund,
            orAsk: mayAsk ? question : nil
          )
        )
      )
    }
    return statements.isEmpty ? .ignored(.noEffect) : .statements(statements)
  }

  /// Reads the period of an invoice's line, and what it cost.
  private func order(
    of line: JSONValue,
    of subscription: TransactionID,
    _ moment: StripeMoment
  ) -> Draft.Order? {
    guard let period = line.given("period"), let start = period.seconds("start") else { return nil }
    let product = product(ofLine: line)
    let end = period.seconds("end")
    var paid = Transaction(
      id: Self.transaction(of: subscription, from: start, restUntil: isProrated(line) ? end : nil),
      product: product ?? ProductID([]),
      purchasedAt: start
    )
    paid.named = []
    var priced = paid
    say(amount(ofLine: line), in: line.text("currency"), of: &priced)
    if product != nil {
      paid.named = [.product]
      paid.say(.purchasedAt, start)
      paid.say(.expiresAt, end)
      paid.say(.kind, PurchaseKind.subscription)
      paid.say(.environment, moment.environment)
    }
    return Draft.Order(
      subject: buyer,
      chain: chain(subscription, nil),
      transaction: paid,
      asOf: product == nil ? moment.asOf : Self.beforeAll,
      facts: [Fact(priced, asOf: moment.asOf)],
      registersToken: false
    )
  }

  /// Returns what a line cost, less its discounts.
  private func amount(ofLine line: JSONValue) -> Int64? {
    guard var amount = line.given("amount")?.int64 else { return nil }
    for discount in line.given("discount_amounts")?.elements.map({ $0 }) ?? [] {
      let (rest, isTooMuch) = amount.subtractingReportingOverflow(
        discount.given("amount")?.int64 ?? 0
      )
      if isTooMuch { return nil }
      amount = rest
    }
    return amount
  }

  /// When an invoice states a period: before anything that the subscription states.
  ///
  /// An invoice may be paid days later, and shows its period as it was when the invoice was made.
  private static let beforeAll = Moment(milliseconds: 0)

  private func isOfItem(_ line: JSONValue) -> Bool {
    line.given("parent")?.given("subscription_item_details") != nil
      || line.given("subscription_item") != nil || line.word("type") == "subscription"
  }

  /// Whether a line is for a change within a period.
  private func isProrated(_ line: JSONValue) -> Bool {
    let parent = line.given("parent")?.given("subscription_item_details")
    return line.flag("proration") ?? parent?.flag("proration") ?? false
  }

  /// Whether a line is for the rest of the period in which its item was added: a change of an item
  /// has a credit for what it was before.
  private func isOfAddedItem(_ line: JSONValue, among lines: [JSONValue]) -> Bool {
    guard let item = itemID(ofLine: line) else { return false }
    return lines.allSatisfy { other in
      itemID(ofLine: other) != item || !isProrated(other)
        || other.given("amount")?.int64.map { $0 >= 0 } ?? false
    }
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
    guard let details = priceDetails(ofLine: line) else { return nil }
    return switch settings.product {
    case .product: details.reference("product")
    case .price: details.reference("price")
    // Only the price has a lookup key.
    case .lookupKey: nil
    }
  }

  private func itemID(ofLine line: JSONValue) -> StoreItemID? {
    let details = line.given("parent")?.given("subscription_item_details")
    return line.id("subscription_item") ?? details?.id("subscription_item")
  }

  private func price(ofLine line: JSONValue) -> [UInt8]? {
    line.given("price")?.text("id") ?? priceDetails(ofLine: line)?.text("price")
  }

  private func priceDetails(ofLine line: JSONValue) -> JSONValue? {
    line.given("pricing")?.given("price_details")
  }

  /// Returns the id of a period, for which Stripe has none.
  ///
  /// The rest of a period in which an item was added goes by its end: the item and its invoice may
  /// state beginnings that differ by a second.
  static func transaction(
    of subscription: TransactionID,
    from start: Moment,
    restUntil end: Moment?
  ) -> TransactionID {
    let name = end.map { "until:\($0.milliseconds / 1000)" } ?? "\(start.milliseconds / 1000)"
    return TransactionID(subscription.bytes + Array(":\(name)".utf8))
  }
}
