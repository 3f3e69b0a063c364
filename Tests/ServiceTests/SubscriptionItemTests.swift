import IdentityCore
import LineProtocol
import TestSupport
import Testing

/// Purchases of several items: a chain for each, and what a store says of all of them.
@Suite("Several items of one purchase")
struct SubscriptionItemTests {
  static let start: Int64 = 1_795_000_000
  static let end = start + 30 * 86_400

  static func line() throws -> InProcessLine {
    let line = try InProcessLine()
    try line.result(
      "project.define",
      #"""
      {"rules":{"preset":"qonversion","unclaimedPurchases":"keep"},
       "clock":{"manual":"2026-11-20T00:00:00Z"},
       "products":{"a":{"kind":"subscription","entitlements":["basic"]},
       "b":{"kind":"subscription","entitlements":["extra"]},
       "c":{"kind":"nonConsumable","entitlements":["card"]},
       "d":{"kind":"nonConsumable","entitlements":["dice"]}},
       "stores":{"playStore":{"packages":["com.example"]},
       "stripe":{"secret":"whsec_new","grace":"P7D","userFrom":["client_reference_id"]}}}
      """#.filter { $0 != "\n" }
    )
    try line.result("install", #"{"device":"phone","userId":"ann"}"#)
    return line
  }

  struct Event {
    var type: String
    /// In seconds behind the start.
    var second: Int64
    var object: String

    /// Params of `store.notify`, signed by Stripe.
    var params: String {
      let second = SubscriptionItemTests.start + second
      return StripeNotificationTests.params(
        #"{"id":"evt_\#(type)_\#(second)","type":"\#(type)","created":\#(second),"#
          + #""livemode":true,"data":{"object":\#(object)}}"#
      )
    }
  }

  static func snapshot(
    _ products: String...,
    at second: Int64,
    status: String = "active",
    failed: Event? = nil,
    _ further: String = ""
  ) -> Event {
    let latest = failed.map { #","latest_invoice":\#($0.object)"# } ?? ""
    let items = products.map {
      #"{"current_period_start":\#(start),"current_period_end":\#(end),"#
        + #""id":"si_\#($0)","price":{"id":"price_\#($0)","product":"\#($0)"}}"#
    }
    return Event(
      type: "customer.subscription.updated",
      second: second,
      object: #"{"id":"sub_1","object":"subscription","status":"\#(status)","#
        + #""items":{"data":[\#(items.joined(separator: ","))]\#(further)},"#
        + #""customer":"cus_1"\#(latest)}"#
    )
  }

  static func invoice(
    _ products: String...,
    at second: Int64,
    from start: Int64 = start
  ) -> Event {
    let lines = products.map {
      #"{"type":"subscription","subscription_item":"si_\#($0)","amount":990,"currency":"jpy","#
        + #""period":{"start":\#(start),"end":\#(start + 30 * 86_400)},"#
        + #""price":{"id":"price_\#($0)","product":"\#($0)"}}"#
    }
    return Event(
      type: "invoice.paid",
      second: second,
      object: #"{"id":"in_\#(start)","subscription":"sub_1","payment_intent":"pi_\#(start)","#
        + #""lines":{"data":[\#(lines.joined(separator: ","))]}}"#
    )
  }

  static func refund(from start: Int64 = start, at second: Int64) -> Event {
    Event(
      type: "charge.refunded",
      second: second,
      object: #"{"id":"ch_\#(start)","refunded":true,"payment_intent":"pi_\#(start)"}"#
    )
  }

  static let checkout = Event(
    type: "checkout.session.completed",
    second: 0,
    object: #"{"id":"cs_1","mode":"subscription","subscription":"sub_1","customer":"cus_1","#
      + #""client_reference_id":"ann"}"#
  )

  /// Sends events; one that was answered with a question is sent again behind the others.
  static func play(_ events: [Event], on line: InProcessLine) throws {
    var waiting = events
    for _ in 0...events.count {
      waiting = try waiting.filter {
        try line.result("store.notify", $0.params)["outcome"] == "ask"
      }
    }
    #expect(waiting.isEmpty, "\(waiting)")
  }

  /// The purchases by their ids, held and unclaimed.
  static func purchases(_ line: InProcessLine) throws -> [String: JSONTree] {
    let held = try line.result("user.export", #"{"userId":"ann"}"#)["purchases"]
    let unclaimed = try line.result("store.unclaimed", "{}")["purchases"]
    let all = (held?.elements ?? []) + (unclaimed?.elements ?? [])
    return Dictionary(
      uniqueKeysWithValues: all.map { ($0["originalTransactionId"]?.text ?? "", $0) }
    )
  }

  /// Plays events in every order, behind the first ones, and returns the purchases, which must be
  /// the same in each.
  private static func playInEveryOrder(
    behind first: [Event] = [],
    _ events: [Event]
  ) throws -> [String: JSONTree] {
    var expected: [String: JSONTree]?
    for order in permutations(events) {
      let line = try Self.line()
      try play(first + order, on: line)
      let shown = try purchases(line)
      let names = order.map { "\($0.type) \($0.second)" }
      #expect(shown == expected ?? shown, "\(names)")
      expected = expected ?? shown
    }
    return try #require(expected)
  }

  /// Plays events in every order, and returns what is the same in each by product: the item that
  /// is reported first has the subscription's name.
  private static func playByProduct(_ events: [Event]) throws -> [String: [String: JSONTree]] {
    var expected: [String: [String: JSONTree]]?
    for order in permutations(events) {
      let line = try Self.line()
      try play(order, on: line)
      let shown = try byProduct(purchases(line))
      #expect(shown == expected ?? shown, "\(order.map(\.second))")
      expected = expected ?? shown
    }
    return try #require(expected)
  }

  /// Each product's purchase, which is the only one of it, without what names it.
  static func byProduct(_ purchases: [String: JSONTree]) -> [String: [String: JSONTree]] {
    let members = ["state", "endedAt", "expiresAt", "refundedAt", "holders", "price"]
    return Dictionary(
      uniqueKeysWithValues: purchases.values.map { purchase in
        let shown = members.map { ($0, purchase[$0] ?? .null) }
        return (purchase["product"]?.text ?? "", Dictionary(uniqueKeysWithValues: shown))
      }
    )
  }

  private static func permutations(_ events: [Event]) -> [[Event]] {
    guard events.count > 1 else { return [events] }
    return events.indices.flatMap { index in
      var others = events
      let event = others.remove(at: index)
      return permutations(others).map { [event] + $0 }
    }
  }

  static func time(_ second: Int64) -> String {
    MomentText.text(milliseconds: (start + second) * 1000)
  }

  @Test("A refund takes back every item of its invoice, and a token reaches every item")
  func refundAndToken() throws {
    let shown = try Self.playInEveryOrder([
      Self.snapshot("a", "b", at: 0),
      Self.invoice("a", "b", at: 1),
      Self.checkout,
      Self.refund(at: 9),
    ])
    for chain in ["sub_1", "sub_1/price_b"] {
      let purchase = try #require(shown[chain])
      #expect(purchase["refundedAt"]?.text == Self.time(9), "\(chain)")
      #expect(purchase["holders"]?.elements.count == 1, "\(chain)")
      #expect(purchase["accountToken"] == "ann" && purchase["price"] == "990", "\(chain)")
    }
  }

  @Test("A refund takes back no item that its invoice does not name")
  func refundOfOneItem() throws {
    let shown = try Self.playInEveryOrder([
      Self.snapshot("a", at: 0),
      Self.invoice("a", at: 1),
      Self.snapshot("a", "b", at: 5),
      Self.refund(at: 9),
    ])
    #expect(shown["sub_1"]?["refundedAt"]?.text == Self.time(9))
    #expect(shown["sub_1/price_b"]?["refundedAt"] == .null)
  }

  @Test("An item that a later snapshot does not list ends with it")
  func removedItem() throws {
    let removed = try Self.playInEveryOrder([
      Self.snapshot("a", "b", at: 0),
      Self.snapshot("a", at: 10),
      Self.snapshot("a", at: 20),
      Self.checkout,
    ])
    #expect(removed["sub_1"]?["endedAt"] == .null)
    #expect(removed["sub_1/price_b"]?["endedAt"]?.text == Self.time(10))
    #expect(removed["sub_1/price_b"]?["holders"]?.elements.count == 1)
    let back = try Self.playInEveryOrder([
      Self.snapshot("a", "b", at: 0),
      Self.snapshot("a", at: 10),
      Self.snapshot("a", "b", at: 20),
      Self.snapshot("a", at: 30),
    ])
    #expect(back["sub_1/price_b"]?["endedAt"]?.text == Self.time(30))
    let stays = try Self.playInEveryOrder([
      Self.snapshot("a", "b", at: 0),
      Self.snapshot("a", at: 10),
      Self.snapshot("a", "b", at: 20, status: "past_due", failed: Self.invoice("a", at: 20)),
    ])
    #expect(stays["sub_1/price_b"]?["endedAt"] == .null)
  }

  @Test("If the first item is removed, it ends, and the second one keeps its payments")
  func removedFirstItem() throws {
    let shown = try Self.playByProduct([
      Self.snapshot("a", "b", at: 0), Self.invoice("a", "b", at: 1), Self.snapshot("b", at: 10),
    ])
    #expect(shown["b"]?["endedAt"] == .null && shown["b"]?["state"] == "active")
    #expect(shown["a"]?["endedAt"]?.text == Self.time(10))
    let refunded = try Self.playByProduct([
      Self.snapshot("a", at: 0), Self.invoice("a", at: 1), Self.snapshot("a", "b", at: 5),
      Self.snapshot("b", at: 6), Self.refund(at: 7),
    ])
    #expect(refunded["a"]?["refundedAt"]?.text == Self.time(7))
    #expect(refunded["b"]?["refundedAt"] == .null)
  }

  @Test("Items keep their payments if the store lists them in another order")
  func otherOrder() throws {
    let shown = try Self.playByProduct([
      Self.snapshot("a", "b", at: 0), Self.invoice("a", "b", at: 1), Self.snapshot("b", "a", at: 3),
      Self.refund(at: 9),
    ])
    for product in ["a", "b"] {
      #expect(shown[product]?["refundedAt"]?.text == Self.time(9), "\(product)")
    }
    // The payment for what was added has failed.
    let addition = Self.additions(330, of: "b", at: 99)
    let changed = try Self.playByProduct([
      Self.snapshot("a", at: 0), Self.invoice("a", at: 1),
      Self.added(Self.snapshot("b", "a", at: 99)),
      Self.added(Self.snapshot("b", "a", at: 109, status: "past_due", failed: addition)),
    ])
    #expect(changed["a"]?["state"] == "active" && changed["b"]?["state"] == "gracePeriod")
  }

  @Test("An item that comes with its invoice first, or whose invoice is refunded unseen")
  func invoiceOfOtherItem() throws {
    let first = try Self.playByProduct([Self.invoice("b", at: 1), Self.snapshot("a", "b", at: 2)])
    #expect(first["a"]?["state"] == "active" && first["b"]?["state"] == "active")
    let line = try Self.line()
    try Self.play([Self.snapshot("b", at: 40), Self.checkout], on: line)
    let refund = Self.refund(at: 41).params
    #expect(try line.result("store.notify", refund)["ask"]?["kind"] == "invoice")
    let whole = Self.expanded(Self.invoice("a", at: 1), Self.snapshot("b", at: 40))
    try line.result(
      "store.notify",
      refund.dropLast() + #","response":{"kind":"invoice","body":\#(whole)}}"#
    )
    #expect(try Self.access(line) == ["extra"])
  }

  /// An invoice with its subscription.
  static func expanded(_ invoice: Event, _ snapshot: Event) -> String {
    let (named, whole) = (#""subscription":"sub_1""#, #""subscription":"#)
    return invoice.object.replacing(named, with: whole + snapshot.object)
  }

  @Test("An item that changes its price stays one purchase, and another item is another one")
  func changedPrice() throws {
    var changed = Self.snapshot("a", "c", at: 10)
    changed.object = changed.object.replacing("si_c", with: "si_b")
    let shown = try Self.playInEveryOrder(
      behind: [Self.snapshot("a", "b", at: 0)],
      [changed, Self.snapshot("a", "b", at: 5)]
    )
    #expect(shown.count == 2 && shown["sub_1/price_b"]?["product"] == "c")
    let line = try Self.line()
    var later = Self.snapshot("b", at: 10)
    later.object = later.object.replacing("\(Self.start)", with: "\(Self.start + 10)")
    try Self.play([Self.snapshot("a", at: 0), later], on: line)
    #expect(try Self.purchases(line)["sub_1"]?["endedAt"]?.text == Self.time(10))
    #expect(try Self.access(line) == [])
  }

  @Test("An item with an older and longer period stays when the first one is removed")
  func longerItemBecomesFirst() throws {
    let day: Int64 = 86_400
    func item(_ product: String, from begin: Int64, to end: Int64) -> String {
      #"{"current_period_start":\#(Self.start + begin * day),"#
        + #""current_period_end":\#(Self.start + end * day),"#
        + #""id":"si_\#(product)","price":{"id":"price_\#(product)","product":"\#(product)"}}"#
    }
    func snapshot(_ items: [String], at second: Int64) -> Event {
      var event = Self.snapshot("a", at: second)
      event.object =
        #"{"id":"sub_1","object":"subscription","status":"active","#
        + #""items":{"data":[\#(items.joined(separator: ","))]},"customer":"cus_1"}"#
      return event
    }
    let (month, year) = (item("a", from: 0, to: 30), item("b", from: -9, to: 356))
    let removed = try Self.playByProduct([
      snapshot([month, year], at: 0), snapshot([year], at: 10), Self.checkout,
    ])
    #expect(removed["b"]?["state"] == "active" && removed["b"]?["endedAt"] == .null)
    #expect(removed["a"]?["endedAt"]?.text == Self.time(10))
    let back = try Self.playByProduct([
      snapshot([month, year], at: 0), snapshot([year, month], at: 10),
      snapshot([month, year], at: 20),
    ])
    for product in ["a", "b"] { #expect(back[product]?["state"] == "active", "\(product)") }
  }

  @Test("An item that is the first one again gives access by itself, and events say so")
  func firstAgain() throws {
    let line = try Self.line()
    func snapshot(_ products: String..., at second: Int64) -> Event {
      var event = Self.snapshot("a", at: second)
      let items = products.map {
        let start = $0 == "a" ? Self.start : Self.start - 99
        return #"{"current_period_start":\#(start),"current_period_end":\#(Self.end),"#
          + #""id":"si_\#($0)","price":{"id":"price_\#($0)","product":"\#($0)"}}"#
      }
      event.object =
        #"{"id":"sub_1","object":"subscription","status":"active","#
        + #""items":{"data":[\#(items.joined(separator: ","))]},"customer":"cus_1"}"#
      return event
    }
    try Self.play([snapshot("a", at: 0), Self.checkout, snapshot("b", at: 10)], on: line)
    #expect(try Self.access(line) == ["extra"])
    let end = try line.result("events.read", "{}")["cursor"]?.text ?? ""
    try Self.play([snapshot("a", at: 20)], on: line)
    #expect(try Self.access(line) == ["basic"])
    let events = try line.result("events.read", #"{"after":"\#(end)"}"#)["events"]?.elements ?? []
    let kinds = events.compactMap { $0["kind"]?.text }
    #expect(kinds.contains("purchaseUpdated"), "\(kinds)")
    #expect(kinds.contains("entitlementsActivated"), "\(kinds)")
  }

  @Test("A refund of an unknown subscription asks for its invoice, and takes back every item")
  func refundOfUnknown() throws {
    let line = try Self.line()
    let refund = Self.refund(at: 9).params
    let asked = try line.result("store.notify", refund)["ask"]
    #expect(asked?["kind"] == "invoice" && asked?["expand"] == "subscription")
    let body = Self.expanded(Self.invoice("a", "b", at: 1), Self.snapshot("a", "b", at: 2))
    let answered = refund.dropLast() + #","response":{"kind":"invoice","body":\#(body)}}"#
    #expect(try line.result("store.notify", String(answered))["outcome"] == "unclaimed")
    let shown = try Self.purchases(line)
    #expect(shown.count == 2)
    for (id, purchase) in shown { #expect(purchase["refundedAt"]?.text == Self.time(9), "\(id)") }
  }

  @Test("The invoice of the item that is left is that item's")
  func invoiceOfNewFirst() throws {
    let line = try Self.line()
    try line.result("store.notify", Self.snapshot("a", "b", at: 0).params)
    try line.result("store.notify", Self.renewed("b", at: 30 * 86_400).params)
    let paid = Self.invoice("b", at: 30 * 86_400 + 9, from: Self.end)
    try line.result("store.notify", paid.params)
    try line.result("store.notify", Self.refund(from: Self.end, at: 31 * 86_400).params)
    let shown = try Self.purchases(line)
    let purchase = shown["sub_1/price_b"]
    #expect(purchase?["product"] == "b" && purchase?["refundedAt"] != .null)
    #expect(purchase?["transactions"]?.elements.count == 2)
    #expect(shown["sub_1"]?["transactions"]?.elements.count == 1)
  }

  @Test("A period that is paid late goes on, whichever message comes first")
  func paidAfterFailure() throws {
    let shown = try Self.playInEveryOrder(
      behind: [Self.snapshot("a", at: 0)],
      [
        Self.snapshot("a", at: 5, status: "past_due", failed: Self.invoice("a", at: 5)),
        Self.invoice("a", at: 6), Self.snapshot("a", at: 7), Self.checkout,
      ]
    )
    #expect(shown["sub_1"]?["state"] == "active")
    #expect(shown["sub_1"]?["expiresAt"]?.text == MomentText.text(milliseconds: Self.end * 1000))
  }

  /// The invoice of items that were added within the period, or changed: then with a credit.
  static func additions(_ amounts: Int..., of product: String, at second: Int64) -> Event {
    let lines = amounts.map {
      #"{"type":"invoiceitem","subscription_item":"si_\#(product)","proration":true,"#
        + #""amount":\#($0),"currency":"jpy","#
        + #""period":{"start":\#(start + second),"end":\#(end)},"#
        + #""price":{"id":"price_\#(product)","product":"\#(product)"}}"#
    }
    return Event(
      type: "invoice.paid",
      second: second,
      object: #"{"id":"in_add","subscription":"sub_1","payment_intent":"pi_\#(second)","#
        + #""lines":{"data":[\#(lines.joined(separator: ","))]}}"#
    )
  }

  /// The event with an item that was added 99 seconds behind the start.
  static func added(_ event: Event) -> Event {
    let id = #""id":"si_b""#
    let object = event.object.replacing(id, with: #""created":\#(start + 99),\#(id)"#)
    return Event(type: event.type, second: event.second, object: object)
  }

  @Test("An item that was added within a period, and paid, keeps it when another payment fails")
  func paidAddition() throws {
    let before = [Self.snapshot("a", at: 0), Self.invoice("a", at: 1), Self.checkout]
    let refund = Self.refund(from: 100, at: 300)
    let events = [
      Self.added(Self.snapshot("a", "b", at: 99)), Self.additions(330, of: "b", at: 100),
      Self.added(
        Self.snapshot(
          "a",
          "b",
          at: 200,
          status: "past_due",
          failed: Self.additions(-9, 99, of: "a", at: 200)
        )
      ),
    ]
    let shown = try Self.playInEveryOrder(behind: before, events + [refund])
    let ends = Set(shown.values.map { $0["expiresAt"]?.text })
    #expect(ends == [MomentText.text(milliseconds: Self.end * 1000)])
    #expect(shown["sub_1"]?["refundedAt"] == .null)
    #expect(shown["sub_1/price_b"]?["price"] == "330")
    #expect(shown["sub_1/price_b"]?["refundedAt"]?.text == Self.time(300))
    let line = try Self.line()
    try Self.play(before, on: line)
    let whole = Self.expanded(events[1], events[2])
    let fetched =
      #","response":{"kind":"invoice","fetchedAt":"\#(Self.time(200))","body":\#(whole)}}"#
    try line.result("store.notify", refund.params.dropLast() + fetched)
    try Self.play(events, on: line)
    #expect(try Self.purchases(line) == shown)
  }

  @Test("An invoice of one line leaves the other items as they are")
  func invoiceOfOneItem() throws {
    let later = Self.start + 5
    let second = Self.snapshot("a", "b", at: 5)
    let item =
      #""current_period_start":\#(Self.start),"current_period_end":\#(Self.end),"#
      + #""id":"si_b""#
    let both = Event(
      type: second.type,
      second: 5,
      object: second.object.replacing(item, with: item.replacing("\(Self.start)", with: "\(later)"))
    )
    let shown = try Self.playInEveryOrder(
      behind: [Self.snapshot("a", at: 0)],
      [both, Self.invoice("b", at: 6, from: later), Self.refund(from: later, at: 9)]
    )
    #expect(shown["sub_1"]?["product"] == "a" && shown["sub_1"]?["refundedAt"] == .null)
    #expect(shown["sub_1"]?["transactions"]?.elements.count == 1)
    #expect(shown["sub_1/price_b"]?["price"] == "990")
    #expect(shown["sub_1/price_b"]?["refundedAt"]?.text == Self.time(9))
  }
}
