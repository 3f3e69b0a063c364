import TestSupport
import Testing

// Payments, refunds, claims and tokens that lead from one purchase to another.
extension StripeNotificationTests {
  @Test("A refund of a payment that comes before its checkout asks for it")
  func refundBeforeCheckout() throws {
    let session =
      #"{"id":"cs_9","mode":"payment","payment_status":"paid","payment_intent":"pi_9","#
      + #""client_reference_id":"ann","line_items":{"data":[{"amount_total":990,"#
      + #""currency":"jpy","price":{"id":"price_1","product":"monthly"}}]}}"#
    let charge = #"{"id":"ch_9","refunded":true,"payment_intent":"pi_9"}"#
    let bought = Self.event("evt_c", "checkout.session.completed", at: Self.second, session)
    let refund = Self.event("evt_r", "charge.refunded", at: Self.second + 9, charge)
    for isFirst in [true, false] {
      let line = try Self.line()
      if isFirst {
        #expect(try outcome(line, refund)["outcome"] == "ask")
        let response = #","response":{"kind":"checkoutSession","body":\#(session)}"#
        #expect(try outcome(line, refund, response)["purchases"]?.elements.count != 0)
      }
      _ = try outcome(line, bought)
      if !isFirst { _ = try outcome(line, refund) }
      let shown = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
      #expect(shown?["refundedAt"] != .null && shown?["refundedAt"] != nil)
    }
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

  @Test("A claim to a payment is one to the subscription that it paid for")
  func claimedPayment() throws {
    let line = try Self.line(#"{"preset":"qonversion","unclaimedPurchases":"keep"}"#)
    try line.result(
      "user.import",
      #"{"ids":[{"id":"ann","kind":"identified"}],"#
        + #""claims":[{"store":"stripe","originalTransactionId":"pi_1"}]}"#
    )
    let paid = Self.event("evt_p", "invoice.paid", at: Self.second + 1, Self.invoice("pi_1"))
    _ = try outcome(line, paid)
    let ann = try line.result("user.export", #"{"userId":"ann"}"#)
    #expect(ann["purchases"]?.elements.map { $0["originalTransactionId"] } == ["sub_1"])
    #expect(ann["claims"]?.elements.count == 0)
  }
}
