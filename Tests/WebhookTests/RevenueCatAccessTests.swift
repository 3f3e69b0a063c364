import TestSupport
import Testing

/// Whenever access changes, a receiver of RevenueCat's posts learns it.
@Suite("What RevenueCat's posts say of access")
struct RevenueCatAccessTests {
  /// Calls, after each of which the receiver must know what ann may use.
  struct Story: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [String]

    init(_ description: String, _ steps: [String]) {
      (testDescription, self.steps) = (description, steps)
    }
  }

  private static func grant(_ entitlement: String, until day: String) -> String {
    #"grant {"userId":"ann","entitlement":"\#(entitlement)","expiresAt":"2026-\#(day)T00:00:00Z"}"#
  }

  private static let start = #"install {"device":"a","userId":"ann"}"#

  private static let stories = [
    Story(
      "grants that end, that newer ones replace, and that are revoked",
      [
        grant("gift", until: "01-05"), grant("gift", until: "01-03"), "to 01-04",
        grant("gift", until: "01-20"), #"revoke {"userId":"ann","entitlement":"gift"}"#,
        grant("gift", until: "01-10"), grant("gift", until: "01-12"), "to 01-11", "to 01-13",
      ]
    ),
    Story(
      "a grant that ends before the purchase that gives the same",
      ["buy", grant("pro", until: "01-05"), "to 01-06", "to 02-02"]
    ),
    Story(
      "a grant that goes on after the purchase that gives the same",
      ["buy", grant("pro", until: "02-05"), "to 02-02", "to 02-06"]
    ),
    Story(
      "a grant that ends before the purchase is refunded",
      [
        "buy", grant("pro", until: "01-05"), "to 01-06",
        #"update {"refundedAt":"2026-01-06T00:00:00Z"}"#,
      ]
    ),
    Story(
      "a renewal of another product, paid a day ahead",
      [
        "buy", "to 01-31",
        #"""
        buy {"transactionId":"2","product":"book","purchasedAt":"2026-02-01T00:00:00Z",
        "expiresAt":"2026-03-01T00:00:00Z"}
        """#, "to 02-01", "to 03-02",
      ]
    ),
    Story(
      "a renewal of the same product, paid a day ahead, before which auto-renew is off and on",
      [
        "buy", "to 01-31",
        #"""
        buy {"transactionId":"2","purchasedAt":"2026-02-01T00:00:00Z",
        "expiresAt":"2026-03-01T00:00:00Z"}
        """#, #"update {"autoRenew":false}"#, #"update {"autoRenew":true}"#, "to 02-02", "to 03-02",
      ]
    ),
    Story(
      "a first period that is dated ahead",
      [#"buy {"purchasedAt":"2026-01-10T00:00:00Z"}"#, "to 01-10", "to 02-02"]
    ),
    Story(
      "a purchase that replaces another one later",
      [
        "buy",
        #"""
        buy {"transactionId":"2","originalTransactionId":"2","product":"book","replaces":"1",
        "purchasedAt":"2026-01-10T00:00:00Z"}
        """#, "to 01-10", "to 02-02",
      ]
    ),
    Story(
      "an old period that becomes known while the next one, which was refunded, ran",
      [
        #"buy {"expiresAt":"2026-01-05T00:00:00Z"}"#, "to 01-10",
        #"""
        buy {"transactionId":"3","purchasedAt":"2026-01-09T00:00:00Z",
        "expiresAt":"2026-03-01T00:00:00Z"}
        """#, #"update {"refundedAt":"2026-01-10T00:00:00Z"}"#,
        #"""
        buy {"transactionId":"2","purchasedAt":"2026-01-05T00:00:00Z",
        "expiresAt":"2026-02-01T00:00:00Z"}
        """#, "to 02-02",
      ]
    ),
    Story(
      "a purchase in a sandbox, which gives nothing in production",
      [#"buy {"environment":"sandbox"}"#, "to 02-02"]
    ),
  ]

  @Test("The receiver knows after each call what the user may use", arguments: stories)
  func access(_ story: Story) throws {
    let run = try FormatRun("revenuecat")
    var receiver = RevenueCatReceiver()
    var taken = 0
    for step in [Self.start] + story.steps {
      try run.play([step])
      let posts = try run.posts()
      for post in posts.dropFirst(taken) { receiver.take(post["event"] ?? .null) }
      taken = posts.count
      let shown = try run.run.call("checkEntitlements", #"{"userId":"ann"}"#)["entitlements"]
      let active = (shown?.names ?? []).filter { shown?[$0]?["active"] == .bool(true) }
      #expect(receiver.entitlements == active, "after \(step): \(receiver.posts)")
    }
  }

  @Test("A webhook that gets only ends gets that of a purchase that another one replaces")
  func endsOnly() throws {
    let run = try FormatRun("revenuecat")
    try run.run.define(
      #"{"url":"\#(run.server.url)","secret":"s","format":"revenuecat","#
        + #""kinds":["purchaseExpired"]}"#
    )
    try run.play([
      "buy",
      #"buy {"transactionId":"2","originalTransactionId":"2","product":"year","replaces":"1"}"#,
    ])
    let events = try run.posts().compactMap { $0["event"] }
    #expect(events.map { $0["type"]?.text } == ["EXPIRATION"])
    #expect(events.first?["original_transaction_id"] == "1")
  }
}
