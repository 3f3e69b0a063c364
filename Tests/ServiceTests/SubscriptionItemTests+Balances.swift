import TestSupport
import Testing

// What an invoice pays for a change within a period.
extension SubscriptionItemTests {
  @Test("The balance for a change within a period is no payment for the period")
  func balanceOfChange() throws {
    let line = try Self.line()
    try Self.play([Self.snapshot("a", at: 0), Self.checkout], on: line)
    let balance = Self.additions(-100, 330, of: "a", at: 100)
    #expect(try line.result("store.notify", balance.params)["outcome"] == "ignored")
    // A period that was free has a credit of nothing.
    let free = Self.additions(0, 330, of: "a", at: 101)
    #expect(try line.result("store.notify", free.params)["outcome"] == "ignored")
    #expect(try Self.purchases(line)["sub_1"]?["transactions"]?.elements.count == 1)
  }

  @Test("What is paid for an item that returns within the period is no balance")
  func returnedItem() throws {
    let line = try Self.line()
    try Self.play(
      [
        Self.snapshot("a", "b", at: 0), Self.checkout, Self.snapshot("a", at: 50),
        Self.added(Self.snapshot("a", "b", at: 99)), Self.additions(330, of: "b", at: 100),
      ],
      on: line
    )
    #expect(try Self.purchases(line)["sub_1/price_b"]?["price"] == "330")
    try Self.play([Self.refund(from: 100, at: 300)], on: line)
    let refunded = try Self.purchases(line)["sub_1/price_b"]
    #expect(refunded?["refundedAt"]?.text == Self.time(300))
  }

  @Test("A refund of a payment takes back all that it paid for")
  func payment() throws {
    let line = try Self.line()
    let items = ["c", "d"].map {
      #"{"amount_total":990,"currency":"eur","price":{"id":"price_\#($0)","product":"\#($0)"}}"#
    }
    let session = Event(
      type: "checkout.session.completed",
      second: 0,
      object: #"{"id":"cs_2","mode":"payment","payment_status":"paid","#
        + #""payment_intent":"pi_\#(Self.start)","client_reference_id":"ann","#
        + #""line_items":{"data":[\#(items.joined(separator: ","))]}}"#
    )
    try Self.play([session, Self.refund(at: 9)], on: line)
    let shown = try Self.purchases(line)
    #expect(shown.count == 2)
    for (id, purchase) in shown { #expect(purchase["refundedAt"]?.text == Self.time(9), "\(id)") }
  }
}
