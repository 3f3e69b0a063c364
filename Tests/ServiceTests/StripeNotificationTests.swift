import IdentityCore
import LineProtocol
import Service
import TestSupport
import Testing

@Suite("Stripe's events")
struct StripeNotificationTests {
  static let second: Int64 = 1_795_000_000

  static func line(
    _ rules: String = "{}",
    userFrom: String = #"["client_reference_id"]"#
  ) throws -> InProcessLine {
    let line = try InProcessLine()
    try line.result(
      "project.define",
      #"""
      {"rules":\#(rules),"clock":{"manual":"2026-01-01T00:00:00Z"},
       "products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},
       "stores":{"stripe":{"secret":"whsec_new","oldSecret":"whsec_old","grace":"P7D",
       "userFrom":\#(userFrom)}}}
      """#.filter { $0 != "\n" }
    )
    return line
  }

  /// Returns the params of a signed event, with further params.
  static func params(
    _ body: String,
    secret: String = "whsec_new",
    at second: Int64 = second,
    header: String = "STRIPE-Signature",
    _ further: String = ""
  ) -> String {
    let signed = Array("\(second).\(body)".utf8)
    let digest = HMAC.digest(of: signed, key: Array(secret.utf8)).bytes
    let digits = digest.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0\(text)" : text
    }
    let signature = "t=\(second),v1=\(digits.joined())"
    return #"{"store":"stripe","payload":\#(JSONTree.string(body)),"#
      + #""headers":{"\#(header)":"\#(signature)"}\#(further)}"#
  }

  static func event(_ id: String, _ type: String, at second: Int64, _ object: String)
    -> String
  {
    #"{"id":"\#(id)","type":"\#(type)","created":\#(second),"livemode":true,"#
      + #""data":{"object":\#(object)}}"#
  }

  static func subscription(
    _ status: String,
    from start: Int64 = second,
    days: Int64 = 30,
    _ further: String = ""
  ) -> String {
    #"{"id":"sub_1","object":"subscription","status":"\#(status)","livemode":true,"#
      + #""items":{"data":[{"id":"si_1","current_period_start":\#(start),"#
      + #""current_period_end":\#(start + days * 86_400),"#
      + #""price":{"id":"price_1","product":"monthly"}}]}\#(further)}"#
  }

  static func invoice(_ intent: String, from start: Int64 = second) -> String {
    #"{"id":"in_\#(start)","subscription":"sub_1","payment_intent":"\#(intent)","#
      + #""charge":"ch_\#(start)","lines":{"data":[{"subscription_item":"si_1","amount":990,"#
      + #""currency":"jpy","period":{"start":\#(start),"end":\#(start + 30 * 86_400)},"#
      + #""price":{"id":"price_1","product":"monthly"}}]}}"#
  }

  /// The member of a subscription whose renewal failed, or else a change within a period.
  static func failed(renewal isRenewal: Bool) -> String {
    #","latest_invoice":{"id":"in_9","lines":{"data":[{"subscription_item":"si_1","#
      + #""period":{"start":\#(second)},"proration":\#(!isRenewal)}]}}"#
  }

  static let created = event(
    "evt_1",
    "customer.subscription.created",
    at: second,
    subscription("active")
  )

  /// Sends events; one that was answered with a question is sent again behind the others.
  func play(_ events: [String], on line: InProcessLine) throws {
    var waiting = events
    for _ in 0...events.count {
      waiting = try waiting.filter { try outcome(line, $0)["outcome"] == "ask" }
    }
    #expect(waiting.isEmpty, "\(waiting)")
  }

  func outcome(_ line: InProcessLine, _ event: String, _ further: String = "") throws
    -> JSONTree
  {
    try line.result("store.notify", Self.params(event, further))
  }

  private func reason(_ line: InProcessLine, _ params: String) throws -> JSONTree? {
    let request = #"{"id":1,"method":"store.notify","params":\#(params)}"#
    return try line.refusal(of: request)["data"]?["reason"]
  }

  @Test("A signature counts for 300 seconds of the system's clock, with either secret")
  func signatures() throws {
    let line = try Self.line()
    let event = Self.event("evt_1", "invoice.payment_failed", at: Self.second, "{}")
    for secret in ["whsec_new", "whsec_old"] {
      let params = Self.params(event, secret: secret, at: Self.second - 300)
      _ = try line.result("store.notify", params)
    }
    #expect(try reason(line, Self.params(event, secret: "whsec_x")) == "signature")
    #expect(try reason(line, Self.params(event, at: Self.second - 301)) == "age")
    #expect(try reason(line, Self.params(event, header: "signature")) == "malformed")
  }

  @Test("A checkout names the user of a known subscription, and asks for an unknown one")
  func checkout() throws {
    let line = try Self.line(#"{"preset":"qonversion","unclaimedPurchases":"keep"}"#)
    try line.result("install", #"{"device":"a","userId":"ann"}"#)
    let session =
      #"{"id":"cs_1","mode":"subscription","subscription":"sub_1","client_reference_id":"ann"}"#
    let event = Self.event("evt_1", "checkout.session.completed", at: Self.second, session)
    let asked = try outcome(line, event)
    #expect(asked["outcome"] == "ask")
    #expect(asked["ask"]?["kind"] == "subscription" && asked["ask"]?["id"] == "sub_1")
    let created = Self.event(
      "evt_2",
      "customer.subscription.created",
      at: Self.second,
      Self.subscription("active")
    )
    #expect(try outcome(line, created)["outcome"] == "unclaimed")
    let claimed = try outcome(line, event)
    #expect(claimed["outcome"] == "applied")
    #expect(claimed["purchases"]?.elements.first?["outcome"] == "claimed")
    #expect(try outcome(line, event)["outcome"] == "repeated")
    let access = try line.result(
      "checkEntitlements",
      #"{"userId":"ann","at":"2026-11-19T00:00:00Z"}"#
    )
    #expect(access["entitlements"]?["premium"]?["active"] == .bool(true))
  }

  @Test("The user of a checkout takes precedence over the customer, whichever comes first")
  func tokenPrecedence() throws {
    let session =
      #"{"id":"cs_1","mode":"subscription","subscription":"sub_1","customer":"cus_1","#
      + #""client_reference_id":"ann"}"#
    let checkout = Self.event("evt_1", "checkout.session.completed", at: Self.second, session)
    let subscription = Self.subscription("active", #","customer":"cus_1""#)
    let created = Self.event(
      "evt_2",
      "customer.subscription.created",
      at: Self.second,
      subscription
    )
    let updated = Self.event(
      "evt_3",
      "customer.subscription.updated",
      at: Self.second + 9,
      subscription
    )
    let response = #","response":{"kind":"subscription","body":\#(subscription)}"#
    for events in [
      [(created, ""), (checkout, ""), (updated, "")],
      [(created, ""), (checkout, response), (updated, "")],
      [(checkout, response), (created, ""), (updated, "")],
    ] {
      let line = try Self.line(
        #"{"preset":"qonversion","unclaimedPurchases":"keep"}"#,
        userFrom: #"["client_reference_id","customer"]"#
      )
      try line.result("install", #"{"device":"a","userId":"ann"}"#)
      for (event, further) in events {
        let warnings = try outcome(line, event, further)["warnings"]?.elements ?? []
        #expect(!warnings.contains { $0["kind"] == "accountTokenDiffers" })
      }
      let purchases = try line.result("user.export", #"{"userId":"ann"}"#)["purchases"]
      #expect(purchases?.elements.map { $0["accountToken"] } == ["ann"])
    }
  }

  @Test("With what was asked for, a checkout is complete")
  func checkoutWithResponse() throws {
    let line = try Self.line()
    try line.result("install", #"{"device":"a","userId":"ann"}"#)
    let session =
      #"{"id":"cs_1","mode":"subscription","subscription":"sub_1","client_reference_id":"ann"}"#
    let event = Self.event("evt_1", "checkout.session.completed", at: Self.second, session)
    let response = #","response":{"kind":"subscription","body":\#(Self.subscription("active"))}"#
    let done = try outcome(line, event, response)
    #expect(done["outcome"] == "applied")
    #expect(done["purchases"]?.elements.first?["outcome"] == "recorded")
  }

  @Test("A refund finds its transaction by the names on the invoice")
  func refunds() throws {
    let line = try Self.line()
    let charge = #"{"id":"ch_9","refunded":true,"payment_intent":"pi_1"}"#
    let refund = Self.event("evt_r", "charge.refunded", at: Self.second + 9, charge)
    let asked = try outcome(line, refund)
    #expect(asked["outcome"] == "ask" && asked["ask"]?["kind"] == "invoice")
    #expect(asked["ask"]?["charge"] == "ch_9" && asked["ask"]?["paymentIntent"] == "pi_1")
    #expect(asked["ask"]?["expand"] == "subscription")
    let paid = Self.event("evt_p", "invoice.paid", at: Self.second + 1, Self.invoice("pi_1"))
    #expect(try outcome(line, paid)["ask"]?["kind"] == "subscription")
    #expect(try outcome(line, Self.created)["outcome"] == "unclaimed")
    #expect(try outcome(line, paid)["outcome"] == "unclaimed")
    let next = Self.second + 30 * 86_400
    let begun = Self.event(
      "evt_2",
      "customer.subscription.updated",
      at: next,
      Self.subscription("active", from: next)
    )
    #expect(try outcome(line, begun)["purchases"]?.elements.first?["outcome"] == "renewed")
    let renewed = Self.event(
      "evt_n",
      "invoice.paid",
      at: Self.second + 5,
      Self.invoice("pi_2", from: next)
    )
    #expect(try outcome(line, renewed)["purchases"]?.elements.first?["outcome"] == "updated")
    let done = try outcome(line, refund)
    let purchase = try #require(done["purchases"]?.elements.first)
    #expect(purchase["transactionId"]?.text == "sub_1:\(Self.second)")
    #expect(purchase["fields"] == .array(["refundedAt"]))
    let partial = #"{"id":"ch_9","refunded":false,"payment_intent":"pi_1"}"#
    let part = Self.event("evt_q", "charge.refunded", at: Self.second + 9, partial)
    #expect(try outcome(line, part)["outcome"] == "ignored")
    let dispute = #"{"id":"dp_1","status":"lost","charge":"ch_\#(next)"}"#
    let lost = Self.event("evt_d", "charge.dispute.closed", at: Self.second + 9, dispute)
    let last = try outcome(line, lost)["purchases"]?.elements.first
    #expect(last?["transactionId"]?.text == "sub_1:\(next)")
    #expect(last?["fields"] == .array(["refundedAt", "revokedAt"]))
    let shown = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
    #expect(shown?["price"] == "990" && shown?["currency"] == "JPY")
  }

  @Test("A refund that fails is taken back, in any order")
  func failedRefund() throws {
    let charge = #"{"id":"ch_9","refunded":true,"payment_intent":"pi_1"}"#
    let failed = #"{"id":"re_1","status":"failed","charge":"ch_9","payment_intent":"pi_1"}"#
    let paid = Self.event("evt_p", "invoice.paid", at: Self.second + 1, Self.invoice("pi_1"))
    let refund = Self.event("evt_r", "charge.refunded", at: Self.second + 9, charge)
    let failure = Self.event("evt_f", "refund.failed", at: Self.second + 99, failed)
    for events in [[paid, refund, failure], [paid, failure, refund]] {
      let line = try Self.line()
      for event in [Self.created] + events { _ = try outcome(line, event) }
      let shown = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
      #expect(shown?["refundedAt"] == .null)
    }
    let line = try Self.line()
    #expect(try outcome(line, failure)["ask"]?["kind"] == "invoice")
    let pending = failed.replacing("failed", with: "pending")
    let update = Self.event("evt_u", "refund.updated", at: Self.second + 99, pending)
    #expect(try outcome(line, update)["outcome"] == "ignored")
  }

  @Test("A period costs what its item lists, until an invoice says what was paid")
  func listedPrice() throws {
    let price = #""price":{"id":"price_1","product":"monthly","unit_amount":499,"currency":"eur"}"#
    func snapshot(_ members: String, _ at: Int64, status: String = "active") -> String {
      Self.event(
        "evt_\(at)",
        "customer.subscription.updated",
        at: at,
        #"{"id":"sub_1","object":"subscription","status":"\#(status)","customer":"cus_1","#
          + #""items":{"data":[{"id":"si_1","current_period_start":\#(Self.second),"#
          + #""current_period_end":\#(Self.second + 30 * 86_400),"quantity":2,\#(members)}]}}"#
      )
    }
    func shown(_ events: [String]) throws -> JSONTree? {
      let line = try Self.line()
      try play(events, on: line)
      return try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
    }
    let bought = snapshot(price, Self.second + 5)
    #expect(try shown([bought])?["price"] == "9.98")
    #expect(try shown([bought])?["currency"] == "EUR")
    let trial = snapshot(price, Self.second + 5, status: "trialing")
    #expect(try shown([trial])?["price"] == "0")
    let reduced = snapshot(price + #","discounts":["di_1"]"#, Self.second + 5)
    #expect(try shown([reduced])?["price"] == .null)
    let paid = Self.event("evt_p", "invoice.paid", at: Self.second + 1, Self.invoice("pi_1"))
    let raised = snapshot(price.replacing("499", with: "999"), Self.second + 99)
    for events in [[bought, paid, raised], [raised, paid, bought], [paid, bought, raised]] {
      #expect(try shown(events)?["price"] == "990")
      #expect(try shown(events)?["currency"] == "JPY")
    }
  }

  @Test("A trial that is cancelled at once stays a trial, and an invoice's discounts count")
  func prices() throws {
    let line = try Self.line()
    let end = Self.second + 30 * 86_400
    let canceled = Self.event(
      "evt_1",
      "customer.subscription.deleted",
      at: Self.second + 9,
      Self.subscription(
        "canceled",
        from: Self.second,
        days: 30,
        #","trial_end":\#(end),"ended_at":\#(Self.second + 9)"#
      )
    )
    _ = try outcome(line, canceled)
    let trial = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
    #expect(trial?["periodType"] == "trial")
    let other = try Self.line()
    _ = try outcome(other, Self.created)
    let invoice = Self.invoice("pi_1").replacing(
      #""amount":990"#,
      with: #""amount":990,"discount_amounts":[{"amount":90}]"#
    )
    _ = try outcome(other, Self.event("evt_p", "invoice.paid", at: Self.second + 1, invoice))
    let paid = try other.result("store.unclaimed", "{}")["purchases"]?.elements.first
    #expect(paid?["price"] == "900")
  }

  @Test("With the invoice and its subscription, as was asked for, a refund is complete")
  func refundWithInvoice() throws {
    let line = try Self.line()
    let charge = #"{"id":"ch_9","refunded":true,"payment_intent":"pi_7"}"#
    let refund = Self.event("evt_r", "charge.refunded", at: Self.second + 9, charge)
    let invoice = Self.invoice("pi_1")
    let asked = try outcome(line, refund, #","response":{"kind":"invoice","body":\#(invoice)}"#)
    #expect(asked["ask"]?["expand"] == "subscription")
    let whole = invoice.replacing(
      #""subscription":"sub_1""#,
      with: #""subscription":\#(Self.subscription("active"))"#
    )
    let response = #","response":{"kind":"invoice","body":\#(whole)}"#
    #expect(try outcome(line, refund, response)["outcome"] == "unclaimed")
    let shown = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
    #expect(shown?["refundedAt"] != .null && shown?["price"] == "990")
  }

  @Test("Any order of events ends in the same records")
  func order() throws {
    let start = Self.second + 30 * 86_400
    let events = [
      Self.event(
        "evt_1",
        "customer.subscription.created",
        at: Self.second,
        Self.subscription("active")
      ),
      Self.event("evt_2", "invoice.paid", at: Self.second + 1, Self.invoice("pi_1")),
      Self.event(
        "evt_3",
        "customer.subscription.updated",
        at: start,
        Self.subscription("past_due", from: start, Self.failed(renewal: true))
      ),
      Self.event(
        "evt_4",
        "customer.subscription.updated",
        at: start + 9,
        Self.subscription("active", from: start, #","cancel_at_period_end":true"#)
      ),
      Self.event("evt_5", "invoice.paid", at: start + 9, Self.invoice("pi_2", from: start)),
    ]
    var expected: JSONTree?
    for first in events.indices {
      for step in [1, 2, 3, 4] {
        let line = try Self.line()
        try play(events.indices.map { events[(first + $0 * step) % events.count] }, on: line)
        let shown = try line.result("store.unclaimed", "{}")["purchases"]
        expected = expected ?? shown
        #expect(shown == expected, "from \(first) in steps of \(step)")
      }
    }
    let purchase = try #require(expected?.elements.first)
    #expect(purchase["renewsCount"] == .number("1") && purchase["autoRenew"] == .bool(false))
  }

  @Test("A late payment brings back neither the product nor the end of its invoice")
  func lateInvoice() throws {
    let changed = Self.subscription("active").replacing("monthly", with: "yearly")
    let events = [
      Self.event(
        "evt_1",
        "customer.subscription.created",
        at: Self.second,
        Self.subscription("active")
      ),
      Self.event("evt_2", "customer.subscription.updated", at: Self.second + 10, changed),
      Self.event("evt_3", "invoice.paid", at: Self.second + 20, Self.invoice("pi_1")),
    ]
    for order in [[0, 1, 2], [2, 1, 0], [2, 0, 1]] {
      let line = try Self.line()
      try play(order.map { events[$0] }, on: line)
      let shown = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
      #expect(shown?["product"] == "yearly", "\(order)")
      #expect(shown?["price"] == "990", "\(order)")
    }
  }

  @Test("With the subscription that was asked for, an invoice is complete")
  func invoiceWithResponse() throws {
    let line = try Self.line()
    let invoice = Self.invoice("pi_1")
    let paid = Self.event("evt_p", "invoice.paid", at: Self.second + 1, invoice)
    #expect(try outcome(line, paid)["ask"]?["kind"] == "subscription")
    let response = #","response":{"kind":"subscription","body":\#(Self.subscription("active"))}"#
    #expect(try outcome(line, paid, response)["outcome"] == "unclaimed")
    let charge = #"{"id":"ch_9","refunded":true,"payment_intent":"pi_1"}"#
    let refund = Self.event("evt_r", "charge.refunded", at: Self.second + 9, charge)
    let done = try outcome(line, refund)
    #expect(done["purchases"]?.elements.first?["fields"] == .array(["refundedAt"]))
  }

  @Test("A notification is remembered for 90 days")
  func memory() throws {
    let line = try Self.line()
    let event = Self.event(
      "evt_1",
      "customer.subscription.created",
      at: Self.second,
      Self.subscription("active")
    )
    #expect(try outcome(line, event)["outcome"] == "unclaimed")
    for (days, expected) in [(90, "repeated"), (91, "stale"), (91, "repeated")] as [(Int64, String)]
    {
      line.now = Moment(milliseconds: (Self.second + days * 86_400) * 1000)
      let params = Self.params(event, at: Self.second + days * 86_400)
      #expect(try line.result("store.notify", params)["outcome"]?.text == expected)
    }
  }
}
