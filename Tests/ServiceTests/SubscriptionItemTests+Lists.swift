import TestSupport
import Testing

// Lists that are not complete, and names that grow.
extension SubscriptionItemTests {
  @Test("A list that is not complete ends nothing: the daemon asks for the whole one")
  func incompleteList() throws {
    let line = try Self.line()
    try Self.play([Self.snapshot("a", "b", at: 0)], on: line)
    let incomplete = Self.snapshot("a", at: 10, #","has_more":true"#)
    let asked = try line.result("store.notify", incomplete.params)
    #expect(asked["outcome"] == "ask" && asked["ask"]?["kind"] == "subscription")
    let whole = Self.snapshot("a", "b", at: 10).object
    let response = #","response":{"kind":"subscription","body":\#(whole)}}"#
    try line.result("store.notify", incomplete.params.dropLast() + response)
    #expect(try Self.purchases(line)["sub_1/price_b"]?["endedAt"] == .null)
  }

  @Test("The name of an item that is bought again stays within 255 characters")
  func longNameAgain() throws {
    let line = try Self.line()
    let price = "price_" + String(repeating: "p", count: 239)
    for (second, products) in [(0, ["a", "b"]), (10, ["a"]), (20, ["a", "b"])] as [(Int64, _)] {
      var event = Self.snapshot(products[0], at: second)
      if products.count > 1 {
        event.object = Self.snapshot("a", "b", at: second).object
          .replacing("price_b", with: price)
          .replacing("si_b", with: "si_b\(second)")
      }
      try line.result("store.notify", event.params)
    }
    let names = try Self.purchases(line).keys.map(\.count).sorted()
    #expect(names == [5, 251, 255])
  }
}
