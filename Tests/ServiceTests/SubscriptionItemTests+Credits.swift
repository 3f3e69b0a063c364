import TestSupport
import Testing

// What Stripe gives back for the rest of a period stands in the next invoice.
extension SubscriptionItemTests {
  /// A snapshot of the second period.
  static func renewed(_ product: String, at second: Int64) -> Event {
    var renewed = snapshot(product, at: second)
    for (name, moment) in [("end", end), ("start", start)] {
      renewed.object = renewed.object.replacing(
        #""current_period_\#(name)":\#(moment)"#,
        with: #""current_period_\#(name)":\#(moment + 30 * 86_400)"#
      )
    }
    return renewed
  }

  @Test("A credit for an item that was taken away pays for none of its periods")
  func credit() throws {
    let before = [
      Self.snapshot("a", "b", at: 0), Self.invoice("a", "b", at: 1), Self.checkout,
      Self.snapshot("a", at: 20 * 86_400), Self.renewed("a", at: 30 * 86_400),
    ]
    let credit = Self.additions(-330, of: "b", at: 20 * 86_400).object
    let lines = try JSONTree(Array(credit.utf8))["lines"]?["data"]?.elements ?? []
    var paid = Self.invoice("a", at: 30 * 86_400 + 9, from: Self.end)
    paid.object = paid.object.replacing(#""data":["#, with: #""data":[\#(lines[0]),"#)
    let refund = Self.refund(from: Self.end, at: 31 * 86_400)
    for events in [[paid, refund], [refund, paid]] {
      let line = try Self.line()
      try Self.play(before + events, on: line)
      let shown = try Self.purchases(line)
      #expect(shown["sub_1"]?["refundedAt"] != .null)
      #expect(shown["sub_1/price_b"]?["refundedAt"] == .null)
      #expect(shown["sub_1/price_b"]?["price"] == "990")
    }
  }
}
