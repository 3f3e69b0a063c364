import TestSupport
import Testing

// Stripe shows the beginning of a list, and says whether there is more.
extension StripeNotificationTests {
  private static func answer(_ kind: String, _ body: String) -> String {
    #","response":{"kind":"\#(kind)","body":\#(body)}"#
  }

  private static func incomplete(_ object: String) -> String {
    object.replacing(#""lines":{"#, with: #""lines":{"has_more":true,"#)
  }

  @Test("The invoice of a failed payment is asked for until it has all lines")
  func failedInvoice() throws {
    let line = try Self.line()
    _ = try outcome(line, Self.created)
    let failed = Self.failed(renewal: true)
    let invoice = String(failed.dropFirst(#","latest_invoice":"#.count))
    let unpaid = Self.subscription("past_due", Self.incomplete(failed))
    let event = Self.event(
      "evt_f",
      "customer.subscription.updated",
      at: Self.second + 5,
      unpaid
    )
    for further in ["", Self.answer("invoice", Self.incomplete(invoice))] {
      let asked = try outcome(line, event, further)["ask"]
      #expect(asked?["kind"] == "invoice" && asked?["id"] == "in_9")
    }
    let done = try outcome(line, event, Self.answer("invoice", invoice))
    #expect(done["outcome"] == "unclaimed")
    let shown = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
    #expect(shown?["expiresAt"] == shown?["purchasedAt"])
  }

  @Test("A paid invoice, and that of a refund, are asked for until they have all lines")
  func paidInvoice() throws {
    let line = try Self.line()
    _ = try outcome(line, Self.created)
    let whole = Self.invoice("pi_1")
    let part = Self.incomplete(whole).replacing(#""amount":990"#, with: #""amount":1"#)
    let paid = Self.event("evt_p", "invoice.paid", at: Self.second + 1, part)
    let asked = try outcome(line, paid)["ask"]
    #expect(asked?["kind"] == "invoice" && asked?["id"]?.text == "in_\(Self.second)")
    let charge = #"{"id":"ch_9","refunded":true,"payment_intent":"pi_9"}"#
    let refund = Self.event("evt_r", "charge.refunded", at: Self.second + 9, charge)
    let again = try outcome(line, refund, Self.answer("invoice", part))["ask"]
    #expect(again?["charge"] == "ch_9")
    _ = try outcome(line, paid, Self.answer("invoice", whole))
    _ = try outcome(line, refund, Self.answer("invoice", whole))
    let shown = try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
    #expect(shown?["price"] == "990" && shown?["refundedAt"] != .null)
  }

  @Test("A checkout is asked for until it has all that was bought")
  func checkoutOfMany() throws {
    let line = try Self.line()
    func session(_ members: String) -> String {
      #"{"id":"cs_1","mode":"payment","payment_intent":"pi_1","payment_status":"paid","#
        + #""line_items":{\#(members)"data":[{"price":{"id":"price_1","product":"monthly"}}]}}"#
    }
    let part = session(#""has_more":true,"#)
    let bought = Self.event("evt_c", "checkout.session.completed", at: Self.second, part)
    #expect(try outcome(line, bought)["ask"]?["kind"] == "checkoutSession")
    let further = Self.answer("checkoutSession", session(""))
    #expect(try outcome(line, bought, further)["outcome"] == "unclaimed")
  }
}
