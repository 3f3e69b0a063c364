import IdentityCore
import LineProtocol
import TestSupport
import Testing

// The subscription alone states periods; what else happens asks for what it needs.
extension StripeNotificationTests {
  private static let end = second + 30 * 86_400

  /// Whether two statements of one moment differed.
  private func isTied(_ result: JSONTree) -> Bool {
    result["warnings"]?.elements.contains { $0["kind"] == "sameMoment" } ?? false
  }

  private static func updated(_ subscription: String, at second: Int64) -> String {
    let id = "evt_\(second)_\(subscription.count)"
    return event(id, "customer.subscription.updated", at: second, subscription)
  }

  private func purchase(_ line: InProcessLine) throws -> JSONTree? {
    try line.result("store.unclaimed", "{}")["purchases"]?.elements.first
  }

  @Test("A deletion wins over an update of the same second, whichever comes first")
  func deletedInTheSameSecond() throws {
    let yearly = Self.subscription("active", days: 365)
    let change = Self.updated(yearly, at: Self.second + 86_400)
    let deleted = Self.event(
      "evt_d",
      "customer.subscription.deleted",
      at: Self.second + 86_400,
      Self.subscription("canceled", days: 365, #","ended_at":\#(Self.second + 86_400)"#)
    )
    for events in [[change, deleted], [deleted, change]] {
      let line = try Self.line()
      _ = try outcome(line, Self.updated(yearly, at: Self.second))
      for event in events { #expect(try !isTied(outcome(line, event))) }
      let shown = try purchase(line)
      let end = MomentText.text(milliseconds: (Self.second + 86_400) * 1000)
      #expect(shown?["endedAt"]?.text == end)
      #expect(shown?["autoRenew"] == .bool(false))
      #expect(shown?["autoRenewDisabledAt"] == shown?["endedAt"])
    }
  }

  @Test("A failed payment asks for its invoice, which says whether the renewal failed")
  func failedPayment() throws {
    let failing = Self.updated(Self.subscription("past_due"), at: Self.second + 15 * 86_400)
    let named = failing.replacing(#""status""#, with: #""latest_invoice":"in_9","status""#)
    for (isRenewal, isPaid) in [(false, true), (true, false)] {
      let line = try Self.line()
      _ = try outcome(line, Self.created)
      let unnamed = try outcome(line, failing)["ask"]
      #expect(unnamed?["kind"] == "subscription" && unnamed?["expand"] == "latest_invoice")
      let asked = try outcome(line, named)["ask"]
      #expect(asked?["kind"] == "invoice" && asked?["id"] == "in_9")
      let invoice = String(Self.failed(renewal: isRenewal).dropFirst(#","latest_invoice":"#.count))
      let other = invoice.replacing("in_9", with: "in_8")
      #expect(try outcome(line, named, Self.answer("invoice", other))["outcome"] == "ask")
      _ = try outcome(line, named, Self.answer("invoice", invoice))
      let shown = try purchase(line)
      #expect(shown?["billingRetry"] == .bool(true))
      #expect((shown?["expiresAt"] != shown?["purchasedAt"]) == isPaid)
      #expect((shown?["gracePeriodExpiresAt"] == .null) == isPaid)
    }
  }

  private static func answer(_ kind: String, _ body: String) -> String {
    #","response":{"kind":"\#(kind)","body":\#(body)}"#
  }

  @Test("A failed change is no failed renewal, whatever is known of the period, in any order")
  func failedChange() throws {
    let failing = Self.updated(
      Self.subscription("past_due", Self.failed(renewal: false)),
      at: Self.second + 15 * 86_400
    )
    for events in [[failing], [Self.created, failing], [failing, Self.created]] {
      let line = try Self.line()
      for event in events { _ = try outcome(line, event) }
      let shown = try purchase(line)
      #expect(shown?["expiresAt"]?.text == MomentText.text(milliseconds: Self.end * 1000))
      #expect(shown?["billingRetry"] == .bool(true))
    }
  }

  @Test("An item that is made after its period began has the period's name; a refund finds it")
  func itemMadeLater() throws {
    for seconds in [1, 300, 9 * 86_400] as [Int64] {
      let line = try Self.line()
      let made = Self.second + seconds
      let subscription = Self.subscription("active")
        .replacing(#""id":"si_1""#, with: #""id":"si_1","created":\#(made)"#)
      _ = try outcome(line, Self.updated(subscription, at: made))
      let paid = Self.event("evt_p", "invoice.paid", at: made + 1, Self.invoice("pi_1"))
      #expect(try outcome(line, paid)["outcome"] == "unclaimed")
      var shown = try purchase(line)
      #expect(shown?["transactionId"]?.text == "sub_1:\(Self.second)")
      #expect(shown?["purchasedAt"]?.text == MomentText.text(milliseconds: made * 1000))
      let charge = #"{"id":"ch_9","refunded":true,"payment_intent":"pi_1"}"#
      _ = try outcome(line, Self.event("evt_r", "charge.refunded", at: made + 9, charge))
      shown = try purchase(line)
      #expect(shown?["refundedAt"] != .null && shown?["transactions"]?.elements.count == 1)
    }
  }

  @Test("A failed refund takes back its own refund, and not a lost dispute")
  func failedRefundAfterDispute() throws {
    let charge = #"{"id":"ch_\#(Self.second)","refunded":true,"payment_intent":"pi_1"}"#
    let refund = Self.event("evt_r", "charge.refunded", at: Self.second + 9, charge)
    let lost = Self.event(
      "evt_d",
      "charge.dispute.closed",
      at: Self.second + 8,
      #"{"id":"dp_1","status":"lost","charge":"ch_\#(Self.second)"}"#
    )
    let failed = Self.event(
      "evt_f",
      "refund.failed",
      at: Self.second + 99,
      #"{"id":"re_1","status":"failed","charge":"ch_\#(Self.second)","payment_intent":"pi_1"}"#
    )
    let paid = Self.event("evt_p", "invoice.paid", at: Self.second + 1, Self.invoice("pi_1"))
    for (events, state) in [
      ([lost, failed], "revoked"), ([failed, lost], "revoked"), ([lost], "refunded"),
      ([refund, failed], "active"), ([refund, lost, failed], "revoked"),
    ] {
      let line = try Self.line()
      try line.result("clock.advance", #"{"to":"2026-11-19T00:00:00Z"}"#)
      for event in [Self.created, paid] + events { _ = try outcome(line, event) }
      #expect(try purchase(line)?["state"]?.text == state, "\(events)")
    }
  }

  @Test("A paused trial is a trial, whichever period Stripe shows", arguments: [0, 7] as [Int64])
  func pausedTrial(days: Int64) throws {
    let trialEnd = Self.second + 7 * 86_400
    let members =
      #","trial_start":\#(Self.second),"trial_end":\#(trialEnd)"#
    func priced(_ subscription: String) -> String {
      subscription.replacing(
        #""product":"monthly""#,
        with: #""product":"monthly","unit_amount":999,"currency":"eur""#
      ).replacing(#""id":"si_1""#, with: #""id":"si_1","quantity":1"#)
    }
    let trial = priced(Self.subscription("trialing", days: 7, members))
    let start = Self.second + days * 86_400
    let paused = priced(
      Self.subscription("paused", from: start, days: days == 0 ? 7 : 30, members)
    )
    let line = try Self.line()
    _ = try outcome(line, Self.updated(trial, at: Self.second))
    let done = try outcome(line, Self.updated(paused, at: trialEnd))
    #expect(!isTied(done))
    let shown = try purchase(line)
    #expect(shown?["periodType"] == "trial" && shown?["price"] == "0")
    #expect(shown?["transactions"]?.elements.count == 1 && shown?["paused"] == .bool(true))
    #expect(shown?["expiresAt"]?.text == MomentText.text(milliseconds: trialEnd * 1000))
  }

  @Test("A change of price or quantity within a period is no conflict, and the newest counts")
  func changedQuantity() throws {
    func snapshot(_ count: Int, at second: Int64) -> String {
      Self.updated(
        Self.subscription("active").replacing(
          #""product":"monthly""#,
          with: #""product":"monthly","unit_amount":500,"currency":"eur""#
        ).replacing(#""id":"si_1""#, with: #""id":"si_1","quantity":\#(count)"#),
        at: second
      )
    }
    let (one, three) = (snapshot(1, at: Self.second + 1), snapshot(3, at: Self.second + 2))
    for events in [[one, three], [three, one]] {
      let line = try Self.line()
      for event in events { #expect(try !isTied(outcome(line, event))) }
      #expect(try purchase(line)?["price"] == "15")
    }
  }

  @Test("What was fetched for an event counts at the time of the fetch")
  func fetchedLater() throws {
    let line = try Self.line()
    let paid = Self.event("evt_p", "invoice.paid", at: Self.second + 1, Self.invoice("pi_1"))
    let ended = Self.subscription("canceled", #","ended_at":\#(Self.second + 99)"#)
    let moment = MomentText.text(milliseconds: (Self.second + 200) * 1000)
    let response =
      #","response":{"kind":"subscription","body":\#(ended),"fetchedAt":"\#(moment)"}"#
    _ = try outcome(line, paid, response)
    _ = try outcome(line, Self.updated(Self.subscription("active"), at: Self.second + 50))
    #expect(try purchase(line)?["endedAt"] != .null)
  }

  @Test("An id of which no name can be made is refused, and a price too long is no price")
  func longValues() throws {
    let line = try Self.line()
    let long = "sub_" + String(repeating: "x", count: 250)
    let event = Self.created.replacing("sub_1", with: long)
    let refused = try line.result("store.notify", Self.params(event), unless: "unverified")
    #expect(refused == nil)
    let costly = Self.subscription("active").replacing(
      #""price":{"#,
      with: #""quantity":1,"price":{"unit_amount":1234567890123456789,"currency":"usd","#
    )
    _ = try outcome(line, Self.updated(costly, at: Self.second))
    let shown = try purchase(line)
    #expect(shown?["price"] == .null && shown?["currency"] == "USD")
    let unclaimed = "\(shown ?? .null)"
    let other = try Self.line()
    let imported = try other.result("user.import", #"{"ids":[],"purchases":[\#(unclaimed)]}"#)
    #expect(imported["outcome"] == "imported")
  }
}
