import IdentityCore
import LineProtocol
import TestSupport
import Testing

// What Google answers.
extension SubscriptionItemTests {
  private static func answer(_ products: String..., at second: Int64) -> String {
    let items = products.map {
      #"{"productId":"\#($0)","expiryTime":"2026-12-31T00:00:00Z","#
        + #""latestSuccessfulOrderId":"GPA.1","autoRenewingPlan":{"autoRenewEnabled":true}}"#
    }
    return #"{"store":"playStore","response":{"kind":"subscription","purchaseToken":"t","#
      + #""fetchedAt":"\#(time(second))","body":{"startTime":"\#(time(0))","#
      + #""subscriptionState":"SUBSCRIPTION_STATE_ACTIVE","#
      + #""lineItems":[\#(items.joined(separator: ","))]}}}"#
  }

  private static func voided(at second: Int64) -> String {
    let event =
      #"{"packageName":"com.example","eventTimeMillis":"\#((start + second) * 1000)","#
      + #""voidedPurchaseNotification":{"purchaseToken":"t","orderId":"GPA.1","productType":1}}"#
    let data = String(decoding: Base64.text(of: Array(event.utf8)), as: UTF8.self)
    let push = #"{"message":{"data":"\#(data)","messageId":"1"}}"#
    return #"{"store":"playStore","payload":\#(JSONTree.string(push))}"#
  }

  @Test("Google: an item ends when it is no longer listed, and a refund takes back every item")
  func playStore() throws {
    let messages = [
      Self.answer("a", "b", at: 0), Self.answer("a", at: 10), Self.answer("a", at: 20),
      Self.voided(at: 30),
    ]
    for first in messages.indices.dropLast() {
      let line = try Self.line()
      for place in messages.indices.dropLast() {
        try line.result("store.notify", messages[(first + place) % 3])
      }
      try line.result("store.notify", messages[3])
      let shown = try Self.purchases(line)
      #expect(shown["t/b"]?["endedAt"]?.text == Self.time(10), "\(first)")
      for id in ["t", "t/b"] {
        #expect(shown[id]?["refundedAt"]?.text == Self.time(30), "\(id) from \(first)")
      }
    }
    let line = try Self.line()
    for message in messages + [Self.answer("a", "b", at: 40)] {
      try line.result("store.notify", message)
    }
    #expect(try Self.purchases(line)["t/b"]?["endedAt"] == .null)
  }

  /// What Google answers about a token: items with their members, each a JSON text.
  private static func answer(
    _ token: String,
    replacing linked: String? = nil,
    _ items: [String],
    at second: Int64,
    _ params: String = ""
  ) -> String {
    let linked = linked.map { #""linkedPurchaseToken":"\#($0)","# } ?? ""
    return #"{"store":"playStore",\#(params)"response":{"kind":"subscription","#
      + #""purchaseToken":"\#(token)","fetchedAt":"\#(time(second))","body":{\#(linked)"#
      + #""startTime":"\#(time(0))","subscriptionState":"SUBSCRIPTION_STATE_ACTIVE","#
      + #""lineItems":[\#(items.joined(separator: ","))]}}}"#
  }

  /// The entitlements that ann has.
  static func access(_ line: InProcessLine) throws -> [String] {
    let shown = try line.result("checkEntitlements", #"{"userId":"ann"}"#)["entitlements"]
    return ["basic", "extra"].filter { shown?[$0]?["active"] == .bool(true) }
  }

  private static func customersCount(_ line: InProcessLine) throws -> Int {
    let counts = try line.result("project.describe", "{}")["project"]?["counts"]
    guard case .number(let text)? = counts?["customers"] else { return 0 }
    return Int(text) ?? 0
  }

  private static func item(_ product: String, until day: String, _ members: String = "") -> String {
    #"{"productId":"\#(product)","expiryTime":"2026-\#(day)T00:00:00Z"\#(members)}"#
  }

  @Test("Google: a change at the end of the period is a chain of its own, of the same user")
  func deferredReplacement() throws {
    let former = Self.item(
      "a",
      until: "12-20",
      #","latestSuccessfulOrderId":"GPA.1","deferredItemReplacement":{"productId":"b"}"#
    )
    let left = Self.item("a", until: "12-20", #","latestSuccessfulOrderId":"GPA.1""#)
    let next = Self.item(
      "b",
      until: "12-31",
      #"""
      ,"latestSuccessfulOrderId":"GPA.2","autoRenewingPlan":{"autoRenewEnabled":true},
      "itemReplacement":{"productId":"a","replacementMode":"DEFERRED"}
      """#.filter { $0 != "\n" }
    )
    let bought = Self.answer(
      "t0",
      [Self.item("a", until: "12-20", #","latestSuccessfulOrderId":"GPA.1""#)],
      at: 0,
      #""userId":"ann","#
    )
    let later = Self.item("b", until: "12-31")
    let announced = Self.answer("t", replacing: "t0", [former, later], at: 9)
    let renewed = [
      Self.answer("t", replacing: "t0", [left, next], at: 20),
      Self.answer("t", replacing: "t0", [former, next], at: 20),
      Self.answer("t", replacing: "t0", [next, left], at: 20),
    ]
    for change in renewed {
      for messages in [
        [bought, announced, change], [bought, change, announced], [change, announced, bought],
      ] {
        let line = try Self.line()
        for message in messages { try line.result("store.notify", message) }
        try line.result("clock.advance", #"{"to":"2026-12-21T00:00:00Z"}"#)
        let held = try line.result("user.export", #"{"userId":"ann"}"#)["purchases"]
        let products = (held?.elements ?? []).compactMap { $0["product"]?.text }
        #expect(products.sorted() == ["a", "a", "b"])
        #expect(try Self.access(line) == ["extra"])
      }
    }
  }

  @Test("Google: a change at the end of a later period, whose answers repeat when all began")
  func lateDeferredReplacement() throws {
    let order =
      #","latestSuccessfulOrderId":"GPA.1..1","deferredItemReplacement":{"productId":"b"}"#
    let next = #","latestSuccessfulOrderId":"GPA.2""#
    let replaced = #","itemReplacement":{"productId":"a","replacementMode":"DEFERRED"}"#
    let line = try Self.line()
    for (second, item) in [
      (9, Self.item("a", until: "11-25", order)),
      (20, Self.item("b", until: "12-31", next + replaced)),
      (30, Self.item("b", until: "12-31", next)),
    ] {
      try line.result(
        "store.notify",
        Self.answer("t", [item], at: Int64(second), #""userId":"ann","#)
      )
      #expect(try Self.access(line) == [second == 9 ? "basic" : "extra"], "\(second)")
    }
    #expect(try Self.purchases(line)["t/b"]?["purchasedAt"]?.text == Self.time(20))
  }

  @Test("Google: a new token replaces every item of the former one")
  func replacedItems() throws {
    let both = ["a", "b"].map {
      Self.item($0, until: "12-31", #","latestSuccessfulOrderId":"GPA.1""#)
    }
    let next = Self.item("a", until: "12-31", #","latestSuccessfulOrderId":"GPA.2""#)
    let messages = [
      Self.answer("t0", both, at: 0, #""userId":"ann","#),
      Self.answer("t", replacing: "t0", [next], at: 9, #""userId":"ann","#),
    ]
    for calls in [messages, messages.reversed()] {
      let line = try Self.line()
      for call in calls { try line.result("store.notify", call) }
      try line.result("clock.advance", #"{"by":"P1D"}"#)
      #expect(try Self.access(line) == ["basic"])
      #expect(try Self.purchases(line)["t0/b"]?["replacedBy"] == "t")
    }
  }

  @Test("Google: a refund of an order reaches the purchase that goes on with it")
  func refundOfRunningOrder() throws {
    let line = try Self.line()
    let running = #","latestSuccessfulOrderId":"GPA.1""#
    let next = #","deferredItemReplacement":{"productId":"b"}"#
    for message in [
      Self.answer("t", [Self.item("a", until: "12-20", running)], at: 0, #""userId":"ann","#),
      Self.answer("u", replacing: "t", [Self.item("a", until: "12-20", running + next)], at: 9),
      Self.voided(at: 20),
    ] { try line.result("store.notify", message) }
    #expect(try Self.access(line) == [])
  }

  @Test("Google: an item that was added later is not as old as the subscription")
  func addedItem() throws {
    let line = try Self.line()
    let items = [("a", "GPA.1"), ("b", "GPA.2")].map {
      Self.item($0.0, until: "12-31", #","latestSuccessfulOrderId":"\#($0.1)""#)
    }
    try line.result("store.notify", Self.answer("t", items, at: 50))
    let shown = try Self.purchases(line)
    // Which of the two orders is the first one, the answer does not say.
    #expect(shown["t"]?["purchasedAt"]?.text == Self.time(50))
    #expect(shown["t/b"]?["purchasedAt"]?.text == Self.time(50))
  }

  @Test("Google: an item with a smaller order stays when the first one is removed")
  func addedItemBecomesFirst() throws {
    let a = Self.item("a", until: "12-31", #","latestSuccessfulOrderId":"GPA.2""#)
    let b = Self.item("b", until: "12-20", #","latestSuccessfulOrderId":"GPA.1""#)
    let messages = [
      Self.answer("t", [a], at: 0, #""userId":"ann","#),
      Self.answer("t", [b, a], at: 10, #""userId":"ann","#),
      Self.answer("t", [b], at: 20, #""userId":"ann","#),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let line = try Self.line()
      for index in order { try line.result("store.notify", messages[index]) }
      #expect(try Self.access(line) == ["extra"], "\(order)")
      let shown = try Self.byProduct(Self.purchases(line))
      #expect(shown["b"]?["endedAt"] == .null, "\(order)")
      #expect(shown["a"]?["endedAt"]?.text == Self.time(20), "\(order)")
    }
  }

  @Test("An import says which purchases are items of one")
  func importedItems() throws {
    let a = Self.item("a", until: "12-31", #","latestSuccessfulOrderId":"GPA.1""#)
    let b = Self.item("b", until: "12-20", #","latestSuccessfulOrderId":"GPA.1""#)
    let line = try Self.line()
    for message in [
      Self.answer("t", [a], at: 0, #""userId":"ann","#), Self.answer("t", [b, a], at: 10),
    ] { try line.result("store.notify", message) }
    let purchases = try line.result("user.export", #"{"userId":"ann"}"#)["purchases"]
    let other = try Self.line()
    // In whatever order they come.
    let reversed = (purchases?.elements ?? []).reversed().map { "\($0)" }.joined(separator: ",")
    try other.result(
      "user.import",
      #"{"ids":[{"id":"ann","kind":"identified"}],"purchases":[\#(reversed)]}"#
    )
    #expect(try other.result("user.export", #"{"userId":"ann"}"#)["purchases"] == purchases)
    for line in [line, other] {
      #expect(try Self.access(line) == ["basic", "extra"])
      try line.result("store.notify", Self.voided(at: 20))
      #expect(try Self.access(line) == [])
    }
  }

  @Test("The items of one purchase get one anonymous user")
  func anonymousUser() throws {
    let line = try Self.line()
    try line.result("project.define", #"{"rules":{"unclaimedPurchases":"anonymous"}}"#)
    let items = ["a", "b"].map {
      Self.item($0, until: "12-31", #","latestSuccessfulOrderId":"GPA.2""#)
    }
    let count = try Self.customersCount(line)
    try line.result("store.notify", Self.answer("t", items, at: 9))
    #expect(try Self.customersCount(line) == count + 1)
    try line.result(
      "purchase",
      #"{"userId":"ann","store":"playStore","transactionId":"GPA.2","originalTransactionId":"t","#
        + #""product":"a"}"#
    )
    try line.result("store.notify", Self.answer("t", items, at: 10))
    #expect(try Self.access(line) == ["basic", "extra"])
  }

  @Test("Further items belong to the user of the first one, whoever comes first")
  func itemsFollow() throws {
    let items = ["a", "b"].map {
      Self.item($0, until: "12-31", #","latestSuccessfulOrderId":"GPA.2""#)
    }
    let former = Self.answer(
      "t0",
      [Self.item("a", until: "12-31", #","latestSuccessfulOrderId":"GPA.1""#)],
      at: 0,
      #""userId":"ann","#
    )
    let both = Self.answer("t", replacing: "t0", items, at: 9)
    let claim =
      #"{"userId":"ann","store":"playStore","transactionId":"GPA.2","originalTransactionId":"t","#
      + #""product":"a"}"#
    for calls in [
      [("store.notify", former), ("store.notify", both)],
      [("store.notify", both), ("store.notify", former)],
      [("store.notify", both), ("purchase", claim)],
      [("purchase", claim), ("store.notify", both)],
    ] {
      let line = try Self.line()
      for (method, params) in calls { try line.result(method, params) }
      #expect(try Self.access(line) == ["basic", "extra"], "\(calls)")
      let steps = try line.result("explain", #"{"userId":"ann","entitlement":"extra"}"#)["because"]
      let claim = steps?.elements.first { $0["step"] == "claimed" }
      #expect(claim?["by"] == "firstItem", "\(calls)")
    }
  }
}
