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
    // A period that was free has no credit.
    for free in [
      Self.additions(0, 330, of: "a", at: 101), Self.additions(330, of: "a", at: 102),
    ] {
      #expect(try line.result("store.notify", free.params)["outcome"] == "ignored")
    }
    #expect(try Self.purchases(line)["sub_1"]?["transactions"]?.elements.count == 1)
  }
}
