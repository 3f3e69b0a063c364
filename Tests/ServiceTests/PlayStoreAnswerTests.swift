import TestSupport
import Testing

/// What single answers of Google mean.
@Suite("Answers of Google Play")
struct PlayStoreAnswerTests {
  private typealias Item = PlayStoreAnswer.Item
  private static let day = PlayStoreAnswer.day

  private static func line(at day: Int64 = 0) throws -> InProcessLine {
    let line = try InProcessLine()
    let products = ["monthly", "gold", "extra"].map {
      #""\#($0)":{"kind":"subscription","entitlements":["\#($0)"]}"#
    }
    try line.result(
      "project.define",
      #"{"rules":{"preset":"qonversion","unclaimedPurchases":"keep"},"#
        + #""clock":{"manual":"\#(PlayStoreAnswer.time(day * Self.day))"},"#
        + #""products":{\#(products.joined(separator: ",")),"#
        + #""life":{"kind":"nonConsumable","entitlements":["life"]}},"#
        + #""stores":{"playStore":{"packages":["com.example"]}}}"#
    )
    try line.result("install", #"{"device":"phone","userId":"ann"}"#)
    return line
  }

  private static func advance(
    _ line: InProcessLine,
    to day: Int64,
    _ milliseconds: Int64 = 0
  ) throws {
    let moment = PlayStoreAnswer.time(day * Self.day + milliseconds)
    try line.result("clock.advance", #"{"to":"\#(moment)"}"#)
  }

  private static func state(_ line: InProcessLine, _ name: String) throws -> String? {
    let shown = try line.result("checkEntitlements", #"{"userId":"ann"}"#)["entitlements"]?[name]
    return shown?["active"] == .bool(true) ? shown?["state"]?.text : nil
  }

  private static func answer(
    _ state: String = "ACTIVE",
    _ items: (String, String?, Int64?)...,
    token: String = "t",
    members: String = ""
  ) -> PlayStoreAnswer {
    PlayStoreAnswer(
      token: token,
      state: state,
      members: #","externalAccountIdentifiers":{"obfuscatedExternalAccountId":"ann"}\#(members)"#,
      items: items.map { Item(product: $0.0, order: $0.1, expiry: $0.2.map { $0 * day }) }
    )
  }

  @Test("A push that comes a period late takes nothing from a user who pays")
  func latePush() throws {
    for isFetchDated in [true, false] {
      let line = try Self.line()
      for (day, answer) in [
        (0, Self.answer("ACTIVE", ("monthly", "GPA.1", 31))),
        (31, Self.answer("ACTIVE", ("monthly", "GPA.1..0", 59))),
        (59, Self.answer("ACTIVE", ("monthly", "GPA.1..1", 90))),
      ] as [(Int64, PlayStoreAnswer)] {
        try Self.advance(line, to: day, 5000)
        let fetch = isFetchDated ? day * Self.day + 5000 : nil
        try line.result(
          "store.notify",
          answer.params(pushedAt: day * Self.day, fetchedAt: fetch)
        )
      }
      try Self.advance(line, to: 63)
      let late = Self.answer("ACTIVE", ("monthly", "GPA.1..1", 90)).params(
        pushedAt: 9 * Self.day,
        fetchedAt: isFetchDated ? 63 * Self.day : nil,
        kind: 19
      )
      try line.result("store.notify", late)
      #expect(try Self.state(line, "monthly") == "active")
      try Self.advance(line, to: 89)
      #expect(try Self.state(line, "monthly") == "active")
    }
  }

  @Test("Orders stand in line by their numbers, whatever the caller's clock says")
  func wrongClock() throws {
    for numbers in [["", "..9", "..10"], ["..10", "..9", ""], ["..9", "..10", ""]] {
      let line = try Self.line(at: 62)
      for (place, number) in numbers.enumerated() {
        let end: Int64 = number.isEmpty ? 31 : number == "..9" ? 59 : 90
        let answer = Self.answer("ACTIVE", ("monthly", "GPA.1\(number)", end))
        // Each is said to be newer than the one before.
        try line.result("store.notify", answer.params(fetchedAt: (59 + Int64(place)) * Self.day))
      }
      #expect(try Self.state(line, "monthly") == "active", "\(numbers)")
      let shown = try SubscriptionItemTests.purchases(line)["t"]
      let ends = shown?["transactions"]?.elements.map { $0["expiresAt"]?.text }
      #expect(ends == [31, 59, 90].map { PlayStoreAnswer.time($0 * Self.day) }, "\(numbers)")
    }
  }

  @Test("A hold or a pause ends the grace period", arguments: ["ON_HOLD", "PAUSED"])
  func holdInGrace(state: String) throws {
    let line = try Self.line(at: 31)
    let order = "GPA.1"
    for (day, answer) in [
      (0, Self.answer("ACTIVE", ("monthly", order, 31))),
      (31, Self.answer("IN_GRACE_PERIOD", ("monthly", order, 38))),
    ] as [(Int64, PlayStoreAnswer)] {
      try line.result("store.notify", answer.params(fetchedAt: day * Self.day))
    }
    try Self.advance(line, to: 34)
    #expect(try Self.state(line, "monthly") == "gracePeriod")
    let held = Self.answer(state, ("monthly", order, 34))
    try line.result("store.notify", held.params(fetchedAt: 34 * Self.day))
    try Self.advance(line, to: 35)
    #expect(try Self.state(line, "monthly") == nil)
  }

  @Test("A purchase in the Play app is that of the user whom the expired subscription names")
  func outOfApp() throws {
    let line = try Self.line()
    var answer = Self.answer("ACTIVE", ("monthly", "GPA.1", 31))
    answer.members =
      #","outOfAppPurchaseContext":{"expiredPurchaseToken":"unknown","#
      + #""expiredExternalAccountIdentifiers":{"obfuscatedExternalAccountId":"ann"}}"#
    let result = try line.result("store.notify", answer.params(fetchedAt: 0))
    #expect(result["outcome"] == "applied")
    #expect(try Self.state(line, "monthly") == "active")
  }

  @Test("Each product of a token is a chain of its own, and begins when Google shows it first")
  func chains() throws {
    let line = try Self.line()
    let replaced = #","itemReplacement":{"productId":"gold","replacementMode":"DEFERRED"}"#
    for (day, answer) in [
      (0, Self.answer("ACTIVE", ("gold", "GPA.1", 31))),
      (31, Self.answer("ACTIVE", ("gold", "GPA.1..0", 59))),
      (59, Self.answer("ACTIVE", ("monthly", "GPA.5", 90))),
    ] as [(Int64, PlayStoreAnswer)] {
      try Self.advance(line, to: day)
      try line.result("store.notify", answer.params(fetchedAt: day * Self.day))
    }
    try Self.advance(line, to: 59, 1)
    #expect(try Self.state(line, "gold") == nil)
    #expect(try Self.state(line, "monthly") == "active")
    let shown = try SubscriptionItemTests.purchases(line)
    #expect(shown["t/monthly"]?["purchasedAt"]?.text == PlayStoreAnswer.time(59 * Self.day))
    // The former product is bought again, beside the one that replaced it.
    try Self.advance(line, to: 65)
    var both = Self.answer("ACTIVE", ("monthly", "GPA.5", 90), ("gold", "GPA.6", 90))
    both.items[0].members = replaced
    try line.result("store.notify", both.params(fetchedAt: 65 * Self.day))
    #expect(try Self.state(line, "gold") == "active")
    #expect(try Self.state(line, "monthly") == "active")
  }

  @Test("A product that a change replaced, and that is bought again, is one more chain")
  func boughtAgain() throws {
    let line = try Self.line()
    let replaced = #","itemReplacement":{"productId":"gold","replacementMode":"DEFERRED"}"#
    var changed = Self.answer("ACTIVE", ("monthly", "GPA.1..0", 59))
    changed.items[0].members = replaced
    var both = Self.answer("ACTIVE", ("monthly", "GPA.1..0", 59), ("gold", "GPA.6", 59))
    both.items[0].members = replaced
    let answers = [Self.answer("ACTIVE", ("gold", "GPA.1", 31)), changed, both]
    for (day, answer) in zip([0, 31, 40] as [Int64], answers) {
      try Self.advance(line, to: day, 1)
      try line.result("store.notify", answer.params(fetchedAt: day * Self.day))
    }
    #expect(try Self.state(line, "gold") == "active")
    #expect(try Self.state(line, "monthly") == "active")
  }

  @Test("The refund of an order counts under each token with which it goes on, in any order")
  func refundHandedOn() throws {
    let order = "GPA.1..1"
    func answer(_ token: String, replacing former: String) -> PlayStoreAnswer {
      let linked = #","linkedPurchaseToken":"\#(former)""#
      return Self.answer("ACTIVE", ("gold", order, 61), token: token, members: linked)
    }
    let first = Self.answer("ACTIVE", ("monthly", "GPA.1", 31), token: "t0")
    let answers = (1...3).map { answer("t\($0)", replacing: "t\($0 - 1)") }
    for refunded in 0...2 {
      let refund = answers[refunded].refund(
        of: order,
        at: 40 * Self.day,
        fetchedAt: nil,
        id: "r"
      )
      for place in refunded...2 {
        let line = try Self.line()
        try line.result("store.notify", first.params(fetchedAt: 0))
        try Self.advance(line, to: 41)
        for (index, answer) in answers.enumerated() {
          let moment = 40 * Self.day + Int64(index)
          try line.result("store.notify", answer.params(fetchedAt: moment))
          if index == place { try line.result("store.notify", refund) }
        }
        #expect(try Self.state(line, "gold") == nil, "\(refunded) at \(place)")
      }
    }
  }

  @Test("A top-up that is given back leaves the first payment until its own end")
  func returnedTopUp() throws {
    let line = try Self.line()
    func prepaid(_ order: String, _ end: Int64, _ token: String, _ members: String = "")
      -> PlayStoreAnswer
    {
      var answer = Self.answer("ACTIVE", ("monthly", order, end), token: token, members: members)
      answer.items[0].members = #","prepaidPlan":{}"#
      return answer
    }
    let linked = #","linkedPurchaseToken":"t0""#
    let topUp = prepaid("GPA.2", 59, "t1", linked)
    try line.result("store.notify", prepaid("GPA.1", 31, "t0").params(fetchedAt: 0))
    try Self.advance(line, to: 20)
    try line.result("store.notify", topUp.params(fetchedAt: 20 * Self.day))
    let refund = topUp.refund(of: "GPA.2", at: 20 * Self.day + 1, fetchedAt: nil, id: "r")
    try Self.advance(line, to: 21)
    try line.result("store.notify", refund)
    #expect(try Self.state(line, "monthly") == "active")
    let event = try line.events().last { $0["kind"] == "purchaseUpdated" }
    #expect(event?["originalTransactionId"] == "t0" && event?["state"] == "active")
    #expect(event?["before"]?["state"] == "expired" && event?["changes"] == nil)
    // Google says that the first purchase ended with the top-up.
    var ended = prepaid("GPA.1", 20, "t0")
    ended.state = "EXPIRED"
    try line.result("store.notify", ended.params(fetchedAt: 21 * Self.day))
    #expect(try Self.state(line, "monthly") == nil)
  }

  @Test("An item that the answer lists without an end has not ended by it")
  func itemWithoutEnd() throws {
    let line = try Self.line()
    for (day, end) in [(0, 31), (1, nil), (2, 31)] as [(Int64, Int64?)] {
      try Self.advance(line, to: day)
      let both = Self.answer("ACTIVE", ("monthly", "GPA.1", 31), ("extra", "GPA.1", end))
      let result = try line.result("store.notify", both.params(fetchedAt: day * Self.day))
      #expect((result["warnings"]?.elements.first?["kind"] == "leftOut") == (end == nil))
      #expect(try Self.state(line, "extra") == "active")
    }
  }

  @Test("The names of a long token's further items stay within 255 characters")
  func longNames() throws {
    let line = try Self.line()
    let token = String(repeating: "T", count: 250)
    let both = Self.answer("ACTIVE", ("monthly", "GPA.1", 31), ("extra", "GPA.1", 31), token: token)
    try line.result("store.notify", both.params(fetchedAt: 0))
    let exported = try line.result("user.export", #"{"userId":"ann"}"#)["purchases"]
    let names = exported?.elements.compactMap { $0["originalTransactionId"]?.text } ?? []
    #expect(Set(names.map(\.count)) == [250, 255])
    for name in names {
      try line.result(
        "purchase.update",
        #"{"store":"playStore","originalTransactionId":"NAME","autoRenew":false}"#
          .replacing("NAME", with: name)
      )
    }
  }
}
