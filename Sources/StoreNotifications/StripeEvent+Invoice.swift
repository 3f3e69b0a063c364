internal import IdentityCore
internal import LineProtocol
internal import StoreVerification

// Invoices: what was paid for the periods that subscriptions state.
extension StripeEvent {
  /// Reads an invoice: what each item's period cost, and the names by which a refund finds it.
  ///
  /// `further` are names of the same payment that the caller has found, and `question` is what to
  /// ask if a period is unknown; by default that is the subscription.
  func invoice(
    _ given: JSONValue,
    _ moment: StripeMoment,
    further: [TransactionID] = [],
    orAsk question: StoreQuestion? = nil
  ) throws(NotificationRefusal) -> StoreReport.Content {
    let fetched = fetched(.invoice)
    let invoice = fetched?.text("id") == given.text("id") ? fetched ?? given : given
    let details = invoice.given("parent")?.given("subscription_details")
    let subscription: TransactionID? =
      invoice.reference("subscription") ?? details?.reference("subscription")
    guard let subscription, let id: TransactionID = invoice.id("id") else {
      return .ignored(.noEffect)
    }
    guard invoice.whole("lines") != nil else {
      return .ask(question ?? Self.question(aboutInvoice: id))
    }
    let expanded = [invoice.given("subscription"), details?.given("subscription")].lazy
      .compactMap { $0 }.first { $0.kind == .object }
    var statements: [StoreStatement] = []
    let known = self.fetched(.subscription) ?? expanded
    if let known {
      switch try self.subscription(known, answered(moment)) {
      case .statements(let listing): statements = listing
      case .ask(let question): return .ask(question)
      case .ignored: break
      }
    }
    let names = [id] + payments(of: invoice) + further.filter { $0 != id }
    for paid in payments(forItemsIn: invoice, of: subscription, moment.environment) {
      statements.append(
        .line(
          StoreInvoiceLine(
            subject: buyer,
            chain: chain(subscription, nil),
            item: paid.item,
            transaction: paid.transaction,
            until: paid.end,
            price: price(paid, moment),
            names: names,
            asOf: moment.asOf,
            orAsk: known == nil ? question ?? Self.question(about: subscription) : nil
          )
        )
      )
    }
    return statements.isEmpty ? .ignored(.noEffect) : .statements(statements)
  }

  /// What an invoice says of one period of an item.
  private struct Payment {
    var item: StoreItemID
    /// Nil for the first period of the item.
    var transaction: Transaction?
    var end: Moment?
    /// Nil if it is too much.
    var amount: Int64?
    var currency: [UInt8]?
  }

  /// Returns what an invoice is for, by item and period.
  ///
  /// A proration is for the period in which its item was added, unless it is a credit, or the same
  /// invoice has another line of the item: that is the balance of a change, and pays for no period.
  private func payments(
    forItemsIn invoice: JSONValue,
    of id: TransactionID,
    _ environment: PurchaseEnvironment? = nil
  ) -> [Payment] {
    let lines = invoice.whole("lines") ?? []
    var payments: [Payment] = []
    for line in lines {
      guard let item = itemID(of: line) else { continue }
      let (isProrated, amount) = (isProrated(line), amount(of: line))
      let isCredit = amount.map { $0 < 0 } ?? false
      if isProrated, isCredit || lines.count(where: { itemID(of: $0) == item }) > 1 { continue }
      let transaction = isProrated ? nil : period(of: line, of: id, environment)
      if !isProrated, transaction == nil { continue }
      let known = payments.firstIndex { $0.item == item && $0.transaction == transaction }
      if let index = known {
        // A price in tiers has several lines.
        let sum = payments[index].amount.flatMap { sum in
          amount.map { sum.addingReportingOverflow($0) }
        }
        payments[index].amount = sum.flatMap { $0.overflow ? nil : $0.partialValue }
      } else {
        let currency = line.text("currency")
        let end = line.given("period")?.seconds("end")
        payments.append(
          Payment(
            item: item,
            transaction: transaction,
            end: end,
            amount: amount,
            currency: currency
          )
        )
      }
    }
    return payments
  }

  /// Returns the period of a line; it names no field if the line names no product.
  private func period(
    of line: JSONValue,
    of id: TransactionID,
    _ environment: PurchaseEnvironment?
  ) -> Transaction? {
    guard let period = line.given("period"), let start = period.seconds("start") else { return nil }
    let product = product(ofLine: line)
    var transaction = Transaction(
      id: Self.transaction(of: id, from: start),
      product: product ?? ProductID([]),
      purchasedAt: start
    )
    guard product != nil else {
      transaction.named = []
      return transaction
    }
    transaction.say(.purchasedAt, start)
    transaction.say(.expiresAt, period.seconds("end"))
    transaction.say(.kind, PurchaseKind.subscription)
    transaction.say(.environment, environment)
    return transaction
  }

  private func product(ofLine line: JSONValue) -> ProductID? {
    if let price = line.given("price") { return product(of: price) }
    let details = line.given("pricing")?.given("price_details")
    return switch settings.product {
    case .product: details?.reference("product")
    case .price: details?.reference("price")
    // Only the price has a lookup key.
    case .lookupKey: nil
    }
  }

  /// Whether an invoice is for the present period of an item, which may have been added within it.
  func pays(_ invoice: JSONValue, for item: StoreItemID?, ofAddition isAddition: Bool) -> Bool {
    payments(forItemsIn: invoice, of: TransactionID([])).contains { payment in
      payment.item == item && (payment.transaction != nil || isAddition)
    }
  }

  private func price(_ payment: Payment, _ moment: StripeMoment) -> [Fact.Entry] {
    let none = (TransactionID([]), ProductID([]))
    var priced = Transaction(id: none.0, product: none.1, purchasedAt: moment.asOf)
    priced.named = []
    say(payment.amount, in: payment.currency, of: &priced)
    return priced.named.all.map { Fact.Entry(field: $0, value: priced[$0]) }
  }

  /// Returns what a line cost, less its discounts.
  private func amount(of line: JSONValue) -> Int64? {
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

  /// Whether a line is for a change within a period.
  private func isProrated(_ line: JSONValue) -> Bool {
    let parent = line.given("parent")?.given("subscription_item_details")
    return line.flag("proration") ?? parent?.flag("proration") ?? false
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

  private func itemID(of line: JSONValue) -> StoreItemID? {
    let details = line.given("parent")?.given("subscription_item_details")
    return line.id("subscription_item") ?? details?.id("subscription_item")
  }
}
