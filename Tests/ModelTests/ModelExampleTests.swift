import TestSupport
import Testing

@Suite("The reference implementation gives the contract's own examples")
struct ModelExampleTests {
  private static func january(_ day: Int, _ hour: Int = 0) -> Int {
    (ModelMoment.read("2026-01-01T00:00:00.000Z") ?? 0) + (day - 1) * ModelMoment.day
      + hour * 3_600_000
  }

  /// A project with a manual clock, and requests to it.
  private struct Project {
    var model = Model(now: january(12))

    init(at now: Int = january(12)) throws {
      model.now = now
      try ask(
        "project.define",
        #"{"products":{"m":{"kind":"subscription","entitlements":["X"]},"#
          + #""y":{"kind":"subscription","entitlements":["X"]}}}"#
      )
    }

    @discardableResult
    mutating func ask(_ method: String, _ params: String) throws -> JSONTree {
      var filled = params
      for day in (0...59).reversed() {
        filled = filled.replacing("day\(day)", with: ModelMoment.text(january(day)))
      }
      let tree = try JSONTree(Array(filled.utf8))
      let reply = model.answer(method, tree, id: 0)
      return try #require(reply.result, "\(String(describing: reply.error))")
    }

    /// Records a transaction of chain 1 for ann.
    mutating func buy(
      _ id: String,
      _ product: String,
      _ from: Int,
      _ to: Int,
      _ periodType: String = "normal"
    ) throws {
      try ask(
        "purchase",
        #"{"userId":"ann","store":"appStore","originalTransactionId":"1","transactionId":"\#(id)","#
          + #""periodType":"\#(periodType)","#
          + #""product":"\#(product)","purchasedAt":"day\#(from)","expiresAt":"day\#(to)"}"#
      )
    }

    /// Ann's state and its transaction at noon of days of January.
    mutating func states(_ days: Int...) throws -> [String] {
      try days.map { day in
        let moment = ModelMoment.text(january(day, 12))
        let all = try ask("checkEntitlements", #"{"userId":"ann","at":"\#(moment)"}"#)
        let found = all["entitlements"]?["X"]
        return "\(found?["state"]?.text ?? "none") by \(found?["transactionId"]?.text ?? "none")"
      }
    }
  }

  private static let chain = #""store":"appStore","originalTransactionId":"1""#

  @Test("A refund of an old period")
  func refundOfAnOldPeriod() throws {
    var project = try Project()
    try project.buy("1", "m", 1, 8)
    try project.buy("2", "m", 10, 20)
    try project.ask(
      "purchase.update",
      #"{\#(Self.chain),"transactionId":"1","asOf":"day12","refundedAt":"day12"}"#
    )
    #expect(try project.states(5, 11, 15) == ["active by 1", "active by 2", "active by 2"])
  }

  @Test("A top-up that was given back")
  func topUpGivenBack() throws {
    var project = try Project()
    try project.buy("1", "m", 1, 31)
    try project.buy("2", "m", 25, 59)
    try project.ask("purchase.update", #"{\#(Self.chain),"refundedAt":"day26"}"#)
    #expect(try project.states(25, 27, 32) == ["active by 2", "active by 1", "refunded by 2"])
  }

  @Test("A payment that ended a trial early, and was given back")
  func paymentAfterTrialGivenBack() throws {
    var project = try Project()
    try project.buy("1", "m", 1, 14, "trial")
    try project.buy("2", "m", 3, 33)
    try project.ask("purchase.update", #"{\#(Self.chain),"refundedAt":"day4"}"#)
    #expect(try project.states(2, 3, 4) == ["trial by 1", "active by 2", "refunded by 2"])
  }

  @Test("An upgrade that was given back")
  func upgradeGivenBack() throws {
    var project = try Project()
    try project.buy("1", "m", 1, 31)
    try project.buy("2", "y", 10, 59)
    try project.ask("purchase.update", #"{\#(Self.chain),"refundedAt":"day12"}"#)
    #expect(try project.states(9, 11, 15) == ["active by 1", "active by 2", "refunded by 2"])
  }

  @Test("An extension, and a repeat of the older notification")
  func extended() throws {
    var project = try Project()
    let purchase = #"{\#(Self.chain),"userId":"ann","transactionId":"1","product":"m","#
    let older = purchase + #""purchasedAt":"day1","expiresAt":"day31","asOf":"day1"}"#
    try project.ask("purchase", older)
    let newer = purchase + #""purchasedAt":"day1","expiresAt":"day38","asOf":"day20"}"#
    #expect(try project.ask("purchase", newer)["outcome"] == "updated")
    let again = try project.ask("purchase", older)
    #expect(again["outcome"] == "stale")
    #expect(again["stale"] == .array(["expiresAt"]))
    #expect(again["purchase"]?["expiresAt"] == .moment(Self.january(38)))
  }

  @Test("An undated refund names the transaction bought at or before it")
  func undatedRefund() throws {
    var project = try Project(at: Self.january(11))
    try project.buy("1", "m", 1, 8)
    try project.buy("2", "m", 10, 20)
    try project.ask("purchase.update", #"{\#(Self.chain),"refundedAt":"day5"}"#)
    let states = try project.states(4, 5, 9, 11)
    #expect(states == ["active by 1", "refunded by 1", "refunded by 1", "active by 2"])
  }

  @Test("Auto-renew is off since the earliest statement of the unbroken run")
  func sinceWhen() throws {
    let statements = [(1, false), (2, false), (3, true), (4, false), (5, false)]
    for shift in statements.indices {
      var project = try Project()
      try project.buy("1", "m", 1, 31)
      for statement in statements[shift...] + statements[..<shift] {
        try project.ask(
          "purchase.update",
          #"{\#(Self.chain),"transactionId":"1","asOf":"day\#(statement.0)","#
            + #""autoRenew":\#(statement.1)}"#
        )
      }
      let shown = try project.ask("purchase.update", "{\(Self.chain)}")
      #expect(shown["purchase"]?["autoRenewDisabledAt"] == .moment(Self.january(4)))
    }
  }

  @Test("A hand's statement outranks an older one that arrives later")
  func byHand() throws {
    var project = try Project()
    try project.buy("1", "m", 1, 31)
    let update = #"{\#(Self.chain),"transactionId":"1","autoRenew""#
    try project.ask("purchase.update", #"{\#(Self.chain),"autoRenew":true}"#)
    let late = try project.ask("purchase.update", update + #":false,"asOf":"day11"}"#)
    #expect(late["outcome"] == "stale")
    let newer = try project.ask("purchase.update", update + #":false,"asOf":"day13"}"#)
    #expect(newer["outcome"] == "applied")
  }

  @Test("A chain that takes over another, and a token that comes later")
  func takenOverAndClaimed() throws {
    var project = try Project()
    try project.ask(
      "purchase",
      #"{"userId":"ann","store":"playStore","transactionId":"token-1","product":"m","#
        + #""purchasedAt":"day1","expiresAt":"day31"}"#
    )
    let upgrade = try project.ask(
      "purchase",
      #"{"store":"playStore","transactionId":"token-2","product":"y","replaces":"token-1","#
        + #""keys":["GPA.1-2-3-4"],"purchasedAt":"day10","expiresAt":"day59"}"#
    )
    #expect(upgrade["purchase"]?["holders"] == .array(["ann"]))
    let old = try project.ask(
      "purchase.update",
      #"{"store":"playStore","originalTransactionId":"token-1"}"#
    )
    #expect(old["purchase"]?["state"] == "expired")
    #expect(old["purchase"]?["endReason"] == "replaced")
    #expect(old["purchase"]?["replacedBy"] == "token-2")
    try project.ask(
      "purchase",
      #"{"store":"appStore","transactionId":"9","product":"m","accountToken":"t"}"#
    )
    try project.ask("install", #"{"device":"phone"}"#)
    let login = try project.ask(
      "identify",
      #"{"device":"phone","userId":"bob","accountToken":"t"}"#
    )
    #expect(login["shouldRefresh"] == .bool(true))
    #expect(login["claimed"]?[0]?["to"] == "bob")
  }
}
