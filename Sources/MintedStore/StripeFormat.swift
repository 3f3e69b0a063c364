internal import EntitledClient
internal import IdentityCore
internal import LineProtocol
internal import Platform

/// Stripe's events, in the shapes of the API version `2025-03-31.basil`.
struct StripeFormat: NotificationFormat {
  let settings: MintSettings
  let ids: MintIDs
  let secret: String

  func notifications(of occurrence: Occurrence) throws(UsageError) -> [MintedNotification] {
    if case .raw(let type, _, let object) = occurrence.change {
      let shown = object ?? occurrence.purchase.map { subscription(occurrence, $0) } ?? [:]
      return [event(occurrence, type, shown)]
    }
    guard let purchase = occurrence.purchase, let transaction = occurrence.transaction else {
      throw occurrence.impossible(in: .stripe, "it has no notification that only tests")
    }
    let shown = subscription(occurrence, purchase)
    // What a caller fetches when the daemon asks.
    let fetched = subscription(occurrence, purchase, withInvoiceOf: transaction)
    let paid = event(
      occurrence,
      "invoice.paid",
      invoice(purchase, transaction, isPaid: true),
      with: ["kind": "subscription", "body": fetched]
    )
    let unpaid = invoice(purchase, transaction, isPaid: false)
    let asked: JSON? = status(purchase) == "past_due" ? ["kind": "invoice", "body": unpaid] : nil
    func changed(_ what: String) -> MintedNotification {
      event(occurrence, "customer.subscription.\(what)", shown, with: asked)
    }
    switch occurrence.change {
    case .bought:
      let name = "checkout.session.completed"
      let session = session(purchase, transaction)
      guard purchase.kind == .subscription else {
        return [event(occurrence, name, session, with: checkout(purchase, transaction))]
      }
      // The session names the user, and the caller fetches the subscription.
      var response: JSON?
      if purchase.accountToken != nil { response = ["kind": "subscription", "body": fetched] }
      let bought = event(occurrence, name, session, with: response)
      return [bought, changed("created"), paid]
    case .renewed, .upgraded: return [changed("updated"), paid]
    case .resumed: return [changed("resumed"), paid]
    case .failedToRenew:
      return [changed("updated"), event(occurrence, "invoice.payment_failed", unpaid)]
    case .graceEnded: return []
    case .expired, .revoked: return [changed("deleted")]
    case .canceled, .uncanceled, .downgraded, .priceIncreased: return [changed("updated")]
    case .paused: return [changed("paused")]
    case .refunded:
      // A charge does not name the invoice or the checkout that it paid; the caller finds it.
      let paid: JSON =
        purchase.kind == .subscription
        ? ["kind": "invoice", "body": invoice(purchase, transaction, isPaid: true, of: fetched)]
        : checkout(purchase, transaction)
      let charge = charge(purchase, transaction)
      return [event(occurrence, "charge.refunded", charge, with: paid)]
    case .refundReversed:
      throw occurrence.impossible(in: .stripe, "it does not take back refunds")
    case .extended:
      throw occurrence.impossible(in: .stripe, "it does not extend a period that was paid")
    case .raw, .tested: return []
    }
  }

  private func event(
    _ occurrence: Occurrence,
    _ type: String,
    _ object: JSON,
    with response: JSON? = nil
  ) -> MintedNotification {
    let event: JSON = [
      "id": .string("evt_" + ids.letters(24, "stripe event \(occurrence.number) \(type)")),
      "object": "event",
      "api_version": "2025-03-31.basil",
      "created": .seconds(occurrence.at),
      "data": ["object": object],
      "livemode": .bool(!(occurrence.purchase?.isSandbox ?? settings.isSandbox)),
      "pending_webhooks": 1,
      "request": ["id": nil, "idempotency_key": nil],
      "type": .string(type),
    ]
    return MintedNotification(
      at: occurrence.at,
      type: type,
      content: .stripe(event: event, response: response, secret: secret)
    )
  }

  /// Returns a subscription; with `transaction`, its latest invoice is expanded.
  private func subscription(
    _ occurrence: Occurrence,
    _ purchase: MintedPurchase,
    withInvoiceOf transaction: MintedTransaction? = nil
  ) -> JSON {
    let first = purchase.transactions.first {
      $0.resubscriptions == purchase.latest.resubscriptions
    }
    let start = first?.purchasedAt ?? occurrence.at
    let isTrial = purchase.latest.periodType == .trial
    let isCanceled = !purchase.autoRenews
    let isEnded = purchase.end != nil
    return [
      "id": .string(id("sub", of: purchase)),
      "object": "subscription",
      "status": .string(status(purchase)),
      "customer": .string(customer(purchase)),
      "currency": .string(purchase.currency.lowercased()),
      "livemode": .bool(!purchase.isSandbox),
      "metadata": metadata(purchase),
      "created": .seconds(start),
      "start_date": .seconds(start),
      "billing_cycle_anchor": .seconds(start),
      "cancel_at_period_end": .bool(isCanceled && !isEnded),
      "cancel_at": isCanceled && !isEnded
        ? purchase.latest.expiresAt.map { .seconds($0) } ?? nil : nil,
      "canceled_at": isCanceled ? .seconds(occurrence.at) : nil,
      "ended_at": purchase.end.map { .seconds($0.at) } ?? nil,
      "cancellation_details": [
        "comment": nil, "feedback": nil, "reason": cancellationReason(occurrence, purchase),
      ],
      "trial_start": isTrial ? .seconds(purchase.latest.purchasedAt) : nil,
      "trial_end": isTrial ? purchase.latest.expiresAt.map { .seconds($0) } ?? nil : nil,
      "latest_invoice": transaction == nil
        ? .string(invoiceID(purchase, purchase.latest, isPaid: !purchase.isFailing))
        : invoice(purchase, purchase.latest, isPaid: !purchase.isFailing),
      "items": [
        "object": "list", "data": [item(purchase)], "has_more": false, "total_count": 1,
      ],
    ]
  }

  private func status(_ purchase: MintedPurchase) -> String {
    if purchase.end != nil { return "canceled" }
    if purchase.pausedUntil != nil { return "paused" }
    if purchase.isFailing { return "past_due" }
    return purchase.latest.periodType == .trial ? "trialing" : "active"
  }

  private func cancellationReason(_ occurrence: Occurrence, _ purchase: MintedPurchase) -> JSON {
    guard !purchase.autoRenews else { return nil }
    if case .revoked = occurrence.change { return "payment_disputed" }
    return purchase.end?.reason == .billing ? "payment_failed" : "cancellation_requested"
  }

  private func item(_ purchase: MintedPurchase) -> JSON {
    var start = purchase.latest.periodStart
    var end = purchase.latest.expiresAt ?? start
    // Stripe begins the next period although no payment was made for it.
    if purchase.isUnpaid {
      start = end
      end = start.adding(purchase.plan.period) ?? start
    }
    return [
      "id": .string(id("si", of: purchase)),
      "object": "subscription_item",
      "current_period_start": .seconds(start),
      "current_period_end": .seconds(end),
      "price": price(purchase),
      "quantity": 1,
      "subscription": .string(id("sub", of: purchase)),
    ]
  }

  /// Returns the price; its three names are equal, so that any choice of `stripe.product` fits.
  private func price(_ purchase: MintedPurchase) -> JSON {
    let name = JSON.string(purchase.plan.product)
    let (interval, count) = Self.interval(of: purchase.plan.period)
    return [
      "id": name,
      "object": "price",
      "currency": .string(purchase.currency.lowercased()),
      "lookup_key": name,
      "product": name,
      "recurring": ["interval": .string(interval), "interval_count": .integer(count)],
      "type": "recurring",
      "unit_amount": .number(
        JSON.Number(amount(purchase.newPrice ?? purchase.plan.price, purchase))
      ),
    ]
  }

  private static func interval(of period: CalendarDuration) -> (String, Int) {
    if period.months > 0 {
      return period.months % 12 == 0 ? ("year", period.months / 12) : ("month", period.months)
    }
    return ("day", max(1, Int(period.milliseconds / 86_400_000)))
  }
}

// The other objects of Stripe.
extension StripeFormat {
  /// Returns a checkout as a caller fetches it: an event does not show what was bought.
  private func checkout(_ purchase: MintedPurchase, _ transaction: MintedTransaction) -> JSON {
    let items: JSON = [
      "object": "list",
      "data": [
        [
          "id": .string(id("li", of: transaction, in: purchase)), "object": "item",
          "amount_total": .number(JSON.Number(amount(paid(transaction), purchase))),
          "price": price(purchase), "quantity": 1,
        ]
      ],
      "has_more": false,
    ]
    let members = session(purchase, transaction).members ?? []
    return ["kind": "checkoutSession", "body": .object(members + [.init("line_items", items)])]
  }

  private func session(_ purchase: MintedPurchase, _ transaction: MintedTransaction) -> JSON {
    let isSubscription = purchase.kind == .subscription
    let amount = JSON.number(JSON.Number(amount(paid(transaction), purchase)))
    return [
      "id": .string(id("cs", of: transaction, in: purchase)),
      "object": "checkout.session",
      "mode": isSubscription ? "subscription" : "payment",
      "status": "complete",
      "payment_status": "paid",
      "customer": .string(customer(purchase)),
      "client_reference_id": purchase.accountToken.map { .string($0) } ?? nil,
      "subscription": isSubscription ? .string(id("sub", of: purchase)) : nil,
      "payment_intent": isSubscription ? nil : .string(id("pi", of: transaction, in: purchase)),
      "amount_total": amount,
      "currency": .string(purchase.currency.lowercased()),
      "created": .seconds(transaction.purchasedAt),
      "livemode": .bool(!purchase.isSandbox),
      "metadata": metadata(purchase),
    ]
  }

  /// Returns the id of an invoice; one that is not paid is that of the next period.
  private func invoiceID(
    _ purchase: MintedPurchase,
    _ transaction: MintedTransaction,
    isPaid: Bool
  ) -> String {
    let number = transaction.number + (isPaid ? 0 : 1)
    return "in_" + ids.letters(24, "stripe in \(purchase.number) transaction \(number)")
  }

  /// Returns an invoice; with `expanded`, its subscription is that object.
  private func invoice(
    _ purchase: MintedPurchase,
    _ transaction: MintedTransaction,
    isPaid: Bool,
    of expanded: JSON? = nil
  ) -> JSON {
    let start = isPaid ? transaction.periodStart : transaction.expiresAt ?? transaction.periodStart
    let end = isPaid ? transaction.expiresAt : start.adding(purchase.plan.period)
    let subscription = JSON.string(id("sub", of: purchase))
    let invoiceID = JSON.string(invoiceID(purchase, transaction, isPaid: isPaid))
    let amount = JSON.number(JSON.Number(amount(paid(transaction), purchase)))
    let name = JSON.string(transaction.plan.product)
    return [
      "id": invoiceID,
      "object": "invoice",
      "status": isPaid ? "paid" : "open",
      "customer": .string(customer(purchase)),
      "currency": .string(purchase.currency.lowercased()),
      "amount_due": amount,
      "amount_paid": isPaid ? amount : 0,
      "total": amount,
      "billing_reason": transaction.number == 1 ? "subscription_create" : "subscription_cycle",
      "livemode": .bool(!purchase.isSandbox),
      "metadata": [:],
      "created": .seconds(transaction.purchasedAt),
      "parent": [
        "type": "subscription_details",
        "subscription_details": [
          "subscription": expanded ?? subscription, "metadata": metadata(purchase),
        ],
      ],
      "lines": [
        "object": "list",
        "data": [
          [
            "id": .string(id("il", of: transaction, in: purchase)), "object": "line_item",
            "amount": amount, "currency": .string(purchase.currency.lowercased()),
            "period": ["start": .seconds(start), "end": end.map { .seconds($0) } ?? nil],
            "parent": [
              "type": "subscription_item_details",
              "subscription_item_details": [
                "subscription": subscription,
                "subscription_item": .string(id("si", of: purchase)),
              ],
            ],
            "pricing": [
              "type": "price_details", "price_details": ["price": name, "product": name],
            ],
            "quantity": 1,
          ]
        ],
        "has_more": false,
      ],
      "payments": isPaid ? payments(purchase, transaction, amount) : nil,
    ]
  }

  private func payments(
    _ purchase: MintedPurchase,
    _ transaction: MintedTransaction,
    _ amount: JSON
  ) -> JSON {
    let payment: JSON = [
      "id": .string(id("inpay", of: transaction, in: purchase)), "object": "invoice_payment",
      "amount_paid": amount, "invoice": .string(id("in", of: transaction, in: purchase)),
      "payment": [
        "type": "payment_intent",
        "payment_intent": .string(id("pi", of: transaction, in: purchase)),
      ],
      "status": "paid",
    ]
    return ["object": "list", "data": [payment], "has_more": false]
  }

  private func charge(_ purchase: MintedPurchase, _ transaction: MintedTransaction) -> JSON {
    let amount = JSON.number(JSON.Number(amount(paid(transaction), purchase)))
    return [
      "id": .string(id("ch", of: transaction, in: purchase)),
      "object": "charge",
      "amount": amount,
      "amount_captured": amount,
      "amount_refunded": amount,
      "refunded": true,
      "paid": true,
      "status": "succeeded",
      "currency": .string(purchase.currency.lowercased()),
      "customer": .string(customer(purchase)),
      "payment_intent": .string(id("pi", of: transaction, in: purchase)),
      "created": .seconds(transaction.purchasedAt),
      "livemode": .bool(!purchase.isSandbox),
      "metadata": [:],
    ]
  }

  /// Returns what was paid for a transaction; a trial costs nothing.
  private func paid(_ transaction: MintedTransaction) -> MintPrice {
    transaction.periodType == .trial ? MintPrice(thousandths: 0) : transaction.plan.price
  }

  private func amount(_ price: MintPrice, _ purchase: MintedPurchase) -> Int64 {
    price.smallestUnits(of: purchase.currency)
  }

  /// Names the account as integrations do; equal to `client_reference_id`, so that order is free.
  private func metadata(_ purchase: MintedPurchase) -> JSON {
    purchase.accountToken.map { ["userId": .string($0)] } ?? [:]
  }

  private func customer(_ purchase: MintedPurchase) -> String {
    "cus_" + ids.letters(14, "stripe customer \(purchase.accountToken ?? "\(purchase.number)")")
  }

  /// Returns an id of a subscription: one for each time that the customer subscribed.
  private func id(_ prefix: String, of purchase: MintedPurchase) -> String {
    let again = purchase.latest.resubscriptions
    return "\(prefix)_" + ids.letters(24, "stripe \(prefix) \(purchase.number) \(again)")
  }

  private func id(
    _ prefix: String,
    of transaction: MintedTransaction,
    in purchase: MintedPurchase
  ) -> String {
    let name = "stripe \(prefix) \(purchase.number) transaction \(transaction.number)"
    return "\(prefix)_" + ids.letters(24, name)
  }
}
