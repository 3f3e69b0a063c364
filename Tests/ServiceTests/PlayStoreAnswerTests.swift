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
