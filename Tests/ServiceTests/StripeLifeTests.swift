import IdentityCore
import LineProtocol
import TestSupport
import Testing

/// Random subscriptions of Stripe, whose events arrive in any order, against what was paid.
@Suite("Random subscriptions of Stripe")
struct StripeLifeTests {
  /// A subscription as Stripe has it, with everything that it has sent.
  private struct Life {
    struct Item {
      var id: String
      var product: String
      var made: Int64
      /// Whether the invoice for its present period was not paid.
      var isUnpaid = false
    }

    struct Invoice {
      var id: String
      /// The items and beginnings of the periods that it is for.
      var pays: [String]
      var lines: [String]
      var isPaid = false
      var isDisputed = false
      var isRefunded = false
    }

    static let products = ["a", "b", "c", "d"]
    static let entitlements = ["a": "basic", "b": "extra", "c": "card", "d": "dice"]

    var random: SplitMix
    var now = SubscriptionItemTests.start
    var start = SubscriptionItemTests.start
    var status = "active"
    var items: [Item] = []
    var invoices: [Invoice] = []
    var events: [SubscriptionItemTests.Event] = []
    private var itemsCount = 0
    private var endedAt: Int64 = 0

    init(seed: UInt64) {
      random = SplitMix(state: seed)
      for product in Self.products.prefix(Int.random(in: 1...2, using: &random)) { add(product) }
      bill(items.map { line(of: $0, from: start) }, for: items.map { paidName($0) }, isPaid: true)
      for _ in 0..<Int.random(in: 3...14, using: &random) where status != "canceled" { step() }
    }

    var end: Int64 { start + 30 * 86_400 }

    private func paidName(_ item: Item) -> String { "\(item.id) \(start)" }

    private mutating func chance(_ count: Int) -> Bool {
      Int.random(in: 0..<count, using: &random) == 0
    }

    private mutating func add(_ product: String) {
      itemsCount += 1
      items.append(Item(id: "si_\(itemsCount)", product: product, made: now))
    }

    private mutating func step() {
      now += Int64.random(in: 1...(9 * 86_400), using: &random)
      while now >= end, status != "canceled" { renew() }
      guard status != "canceled" else { return }
      if status == "past_due" {
        if chance(3) { return cancel() }
        return chance(2) ? pay() : send()
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: addItem()
      case 2: removeItem()
      case 3: change()
      case 4, 5: refund()
      case 6: if chance(2) { cancel() }
      default: send()
      }
    }

    private mutating func removeItem() {
      if items.count > 1 { items.remove(at: Int.random(in: items.indices, using: &random)) }
      send()
    }

    private mutating func renew() {
      let at = end
      guard status == "active" else {
        now = at - 1
        return cancel()
      }
      (start, now) = (at, max(now, at))
      let later = now
      now = at
      let (lines, names) = (items.map { line(of: $0, from: start) }, items.map { paidName($0) })
      bill(lines, for: names, isPaid: !chance(4))
      if status == "past_due" { for index in items.indices { items[index].isUnpaid = true } }
      now = max(later, at + 2)
    }

    private mutating func addItem() {
      // A product that comes again within the period would share its transaction.
      let used = invoices.flatMap(\.lines).joined() + items.map { "price_\($0.product)\"" }.joined()
      let free = Self.products.filter { !used.contains("price_\($0)\"") }
      guard let product = free.first else { return send() }
      add(product)
      let item = items[items.count - 1]
      bill([line(of: item, from: now, amount: 100)], for: [paidName(item)], isPaid: !chance(3))
      if status == "past_due" { items[items.count - 1].isUnpaid = true }
    }

    private mutating func change() {
      let item = items[Int.random(in: items.indices, using: &random)]
      let amounts: [Int64] = [-50, 90]
      bill(amounts.map { line(of: item, from: now, amount: $0) }, for: [], isPaid: !chance(3))
    }

    private mutating func pay() {
      invoices[invoices.count - 1].isPaid = true
      for index in items.indices { items[index].isUnpaid = false }
      status = "active"
      send()
      event("invoice.paid", object(invoices[invoices.count - 1]))
    }

    private mutating func cancel() {
      send()
      (status, endedAt) = ("canceled", now)
      event("customer.subscription.deleted", snapshot())
    }

    private mutating func refund() {
      let paid = invoices.indices.filter { invoices[$0].isPaid && !invoices[$0].isRefunded }
      guard let index = paid.randomElement(using: &random) else { return }
      let number = invoices[index].id.dropFirst(3)
      let charge = #""charge":"ch_\#(number)","payment_intent":"pi_\#(number)""#
      if chance(3) {
        invoices[index].isDisputed = true
        event("charge.dispute.closed", #"{"id":"dp_1","status":"lost",\#(charge)}"#)
      } else {
        invoices[index].isRefunded = true
        event("charge.refunded", #"{"id":"ch_\#(number)","refunded":true,\#(charge)}"#)
      }
      guard chance(3) else { return }
      now += 99
      invoices[index].isRefunded = false
      event("refund.failed", #"{"id":"re_1","status":"failed",\#(charge)}"#)
    }

    private func line(of item: Item, from begin: Int64, amount: Int64? = nil) -> String {
      #"{"subscription_item":"\#(item.id)","proration":\#(amount != nil),"#
        + #""amount":\#(amount ?? 990),"currency":"jpy","#
        + #""period":{"start":\#(begin),"end":\#(end)},"#
        + #""price":{"id":"price_\#(item.product)","product":"\#(item.product)"}}"#
    }

    private mutating func bill(_ lines: [String], for names: [String], isPaid: Bool) {
      let id = "in_\(invoices.count)"
      invoices.append(Invoice(id: id, pays: names, lines: lines, isPaid: isPaid))
      status = isPaid ? "active" : "past_due"
      send()
      if isPaid { event("invoice.paid", object(invoices[invoices.count - 1])) }
    }

    private mutating func send() { event("customer.subscription.updated", snapshot()) }

    private mutating func event(_ type: String, _ object: String) {
      let second = now - SubscriptionItemTests.start
      events.append(SubscriptionItemTests.Event(type: type, second: second, object: object))
      if type != "customer.subscription.updated" { now += 1 }
    }

    func object(_ invoice: Invoice, whole: Bool = false) -> String {
      let number = invoice.id.dropFirst(3)
      return #"{"id":"\#(invoice.id)","payment_intent":"pi_\#(number)","charge":"ch_\#(number)","#
        + #""subscription":\#(whole ? snapshot(whole: true) : #""sub_1""#),"#
        + #""lines":{"data":[\#(invoice.lines.joined(separator: ","))]}}"#
    }

    func snapshot(whole: Bool = false) -> String {
      let listed = items.map {
        #"{"id":"\#($0.id)","created":\#($0.made),"current_period_start":\#(start),"#
          + #""current_period_end":\#(end),"#
          + #""price":{"id":"price_\#($0.product)","product":"\#($0.product)"}}"#
      }
      let latest = invoices[invoices.count - 1]
      let ended = status == "canceled" ? #","ended_at":\#(endedAt)"# : ""
      return #"{"id":"sub_1","object":"subscription","status":"\#(status)","customer":"cus_1","#
        + #""latest_invoice":\#(whole ? object(latest) : "\"\(latest.id)\"")\#(ended),"#
        + #""items":{"data":[\#(listed.joined(separator: ","))]}}"#
    }

    /// What was paid for and not given back.
    var truth: [String] {
      guard status != "canceled" else { return [] }
      let returned = invoices.filter { $0.isRefunded || $0.isDisputed }.flatMap(\.pays)
      return items.filter { item in
        let grace = max(start, item.made) + 7 * 86_400
        return !returned.contains(paidName(item)) && (!item.isUnpaid || now <= grace)
      }.compactMap { Self.entitlements[$0.product] }.sorted()
    }

    /// Returns what a caller fetches when the daemon asks.
    func answer(_ ask: JSONTree?) throws -> String {
      let at = MomentText.text(milliseconds: (now + 1) * 1000)
      func response(_ kind: String, _ body: String) -> String {
        #","response":{"kind":"\#(kind)","body":\#(body),"fetchedAt":"\#(at)"}}"#
      }
      if ask?["kind"] == "subscription" { return response("subscription", snapshot(whole: true)) }
      let id = ask?["id"]?.text ?? "in_\(ask?["paymentIntent"]?.text?.dropFirst(3) ?? "")"
      let invoice = try #require(invoices.first { $0.id == id })
      return response("invoice", object(invoice, whole: ask?["expand"] != nil))
    }
  }

  private static func play(
    _ events: [SubscriptionItemTests.Event],
    of life: Life,
    isLate: Bool,
    isFollowed: Bool
  ) throws -> [String] {
    let line = try SubscriptionItemTests.line()
    var receiver = isFollowed ? FollowingReceiver() : nil
    // An end includes its last millisecond.
    let end = max(life.now + 2, SubscriptionItemTests.start + 200_000)
    var now: Int64 = 1_795_132_800
    func move(to second: Int64) throws {
      guard second > now else { return }
      now = second
      let moment = MomentText.text(milliseconds: now * 1000)
      try line.result("clock.advance", #"{"to":"\#(moment)"}"#)
    }
    for event in events {
      try move(to: isLate ? end : SubscriptionItemTests.start + event.second)
      var params = event.params
      for _ in 0..<3 {
        let result = try line.result("store.notify", params)
        guard result["outcome"] == "ask" else { break }
        params = try event.params.dropLast() + life.answer(result["ask"])
      }
      let difference = try receiver?.follow(line)
      #expect(difference == nil, "\(event)")
    }
    try move(to: end)
    let difference = try receiver?.follow(line)
    #expect(difference == nil)
    let shown = try line.result("checkEntitlements", #"{"userId":"ann"}"#)["entitlements"]
    return Life.entitlements.values.filter { shown?[$0]?["active"] == .bool(true) }.sorted()
  }

  @Test("What was paid gives access, in any order of events")
  func lives() throws {
    var givenCount = 0
    let seeds = Histories.seeds(400)
    for seed in seeds {
      let life = Life(seed: seed)
      var random = SplitMix(state: seed)
      let sent = life.events + [SubscriptionItemTests.checkout]
      let again = sent.filter { _ in Bool.random(using: &random) }
      let doubled = (sent + again).shuffled(using: &random)
      let truth = life.truth
      for events in [sent, doubled] {
        let isLate = events.count != sent.count
        // A receiver of webhooks takes its time.
        let isFollowed = seed % 4 == 0
        let found = try Self.play(events, of: life, isLate: isLate, isFollowed: isFollowed)
        let names = events.map { "\($0.second) \($0.type)" }
        #expect(found == truth, "seed \(seed) \(names) \(life.invoices)")
      }
      if !truth.isEmpty { givenCount += 1 }
    }
    #expect(givenCount > seeds.count / 4)
  }
}
