import TestSupport
import Testing

// Payments, refunds, claims and tokens that lead from one purchase to another.
extension StripeNotificationTests {
  private static let session =
    #"{"id":"cs_9","mode":"payment","payment_status":"paid","payment_intent":"pi_9","#
    + #""client_reference_id":"ann","line_items":{"data":[{"amount_total":990,"#
    + #""currency":"jpy","price":{"id":"price_1","product":"monthly"}}]}}"#
  private static let bought = event("evt_c", "checkout.session.completed", at: second, session)
  private static let refund = event(
    "evt_r",
    "charge.refunded",
    at: second + 9,
    #"{"id":"ch_9","refunded":true,"payment_intent":"pi_9"}"#
  )

  private static func response(_ session: String = session) -> String {
    #","response":{"kind":"checkoutSession","body":\#(session)}"#
  }

  @Test("A refund of a payment that comes before its checkout asks for it")
  func refundBeforeCheckout() throws {
    for isFirst in [true, false] {
      let line = try Self.line()
      if isFirst {
        #expect(try outcome(line, Self.refund)["outcome"] == "ask")
        // The session of another payment is no answer.
        let other = Self.session.replacing("pi_9", with: "pi_8")
        #expect(try outcome(line, Self.refund, Self.response(other))["outcome"] == "ask")
        let answered = try outcome(line, Self.refund, Self.response())
        #expect(answered["purchases"]?.elements.count != 0)
      }
      _ = try outcome(line, Self.bought)
      if !isFirst { _ = try outcome(line, Self.refund) }
      let shown = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
      #expect(shown?["refundedAt"] != .null && shown?["refundedAt"] != nil)
    }
  }

  @Test("A note on a refund that failed before takes no later refund back")
  func noteOnFailedRefund() throws {
    let line = try Self.line()
    _ = try outcome(line, Self.refund, Self.response())
    let failed = Self.event(
      "evt_f",
      "refund.updated",
      at: Self.second + 99,
      #"{"id":"re_1","charge":"ch_9","payment_intent":"pi_9","status":"failed"}"#
    )
    for (field, isKept) in [("metadata", true), ("status", false)] {
      let event = failed.replacing("evt_f", with: "evt_\(field)").replacing(
        #""data":{"#,
        with: #""data":{"previous_attributes":{"\#(field)":"pending"},"#
      )
      #expect(try outcome(line, event)["outcome"] == (isKept ? "ignored" : "unclaimed"))
      let shown = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
      #expect((shown?["refundedAt"] != .null) == isKept)
    }
  }

  @Test("A refund of a purchase that waits for its buyer is carried out later")
  func refundOfIgnored() throws {
    let line = try Self.line(#"{"preset":"qonversion","unclaimedPurchases":"ignore"}"#)
    #expect(try outcome(line, Self.refund, Self.response())["why"] == "unclaimed")
    try line.result("install", #"{"device":"phone","userId":"ann"}"#)
    _ = try outcome(line, Self.bought)
    _ = try outcome(line, Self.refund)
    let ann = try line.result("user.export", #"{"userId":"ann"}"#)
    let refundedAt = ann["purchases"]?.elements.first?["refundedAt"]
    #expect(refundedAt != .null && refundedAt != nil)
  }

  @Test("A subscription that ends after further periods renews until then")
  func laterCancellation() throws {
    let end = Self.second + 30 * 86_400
    for (moment, renews) in [(end, false), (end + 1, true)] {
      let line = try Self.line()
      let subscription = Self.subscription("active", #","cancel_at":\#(moment)"#)
      let event = Self.event(
        "evt_1",
        "customer.subscription.updated",
        at: Self.second,
        subscription
      )
      _ = try outcome(line, event)
      let shown = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
      #expect(shown?["autoRenew"] == .bool(renews))
    }
  }

  @Test("A token that an import gives to a purchase of nobody's finds it")
  func importedToken() throws {
    let line = try Self.line(#"{"preset":"qonversion","unclaimedPurchases":"anonymous"}"#)
    let bought = #""product":"monthly","purchasedAt":"2026-01-01T00:00:00Z""#
    try line.result("purchase", #"{"store":"web","transactionId":"1",\#(bought)}"#)
    try line.result(
      "user.import",
      #"{"ids":[{"id":"ann","kind":"identified"}],"onConflict":"merge","purchases":[{"#
        + #""store":"web","originalTransactionId":"1","accountToken":"T","#
        + #""transactions":[{"transactionId":"1",\#(bought)}]}]}"#
    )
    try line.result("install", #"{"device":"phone"}"#)
    let found = try line.result(
      "identify",
      #"{"device":"phone","userId":"bob","accountToken":"T"}"#
    )
    #expect(found["claimed"]?.elements.count == 1)
  }

  @Test(
    "A claim to a payment is one to the subscription that it paid for",
    arguments: [true, false]
  )
  func claimedPayment(isKnown: Bool) throws {
    let line = try Self.line(#"{"preset":"qonversion","unclaimedPurchases":"keep"}"#)
    try line.result(
      "user.import",
      #"{"ids":[{"id":"ann","kind":"identified"}],"#
        + #""claims":[{"store":"stripe","originalTransactionId":"pi_1"}]}"#
    )
    let paid = Self.event("evt_p", "invoice.paid", at: Self.second + 1, Self.invoice("pi_1"))
    let response = #","response":{"kind":"subscription","body":\#(Self.subscription("active"))}"#
    if isKnown { _ = try outcome(line, Self.created) }
    _ = try outcome(line, paid, isKnown ? "" : response)
    let ann = try line.result("user.export", #"{"userId":"ann"}"#)
    #expect(ann["purchases"]?.elements.map { $0["originalTransactionId"] } == ["sub_1"])
    #expect(ann["claims"]?.elements.count == 0)
  }
}
