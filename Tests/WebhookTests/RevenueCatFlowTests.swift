import Foundation
import TestSupport
import Testing

/// The flows of RevenueCat's page "Common Webhook Flows", with a real daemon and the program.
@Suite("RevenueCat's webhook flows")
struct RevenueCatFlowTests {
  struct Flow: Sendable, CustomTestStringConvertible {
    var name: String
    var steps: [String]
    /// The types that are posted, each with its reason or new product.
    var types: [String]

    init(_ name: String, _ steps: [String], _ types: [String]) {
      (self.name, self.steps, self.types) = (name, steps, types)
    }

    var testDescription: String { name }
  }

  static let flows = [
    Flow("a purchase", ["buy"], ["INITIAL_PURCHASE"]),
    Flow("a one-time purchase", [#"buy {"product":"book"}"#], ["NON_RENEWING_PURCHASE"]),
    Flow(
      "a purchase that is over when it is recorded",
      ["to 03-01", "buy"],
      ["INITIAL_PURCHASE", "EXPIRATION UNKNOWN"]
    ),
    Flow(
      "a renewal that is over when it is recorded",
      [
        "buy", "to 05-01",
        #"""
        buy {"transactionId":"2","purchasedAt":"2026-02-01T00:00:00Z",\#
        "expiresAt":"2026-03-01T00:00:00Z"}
        """#,
      ],
      ["INITIAL_PURCHASE", "EXPIRATION UNKNOWN", "RENEWAL", "EXPIRATION UNKNOWN"]
    ),
    Flow(
      "a purchase that was refunded before its buyer was known",
      [
        #"project.define {"rules":{"unclaimedPurchases":"keep"}}"#,
        #"purchase {"product":"month","store":"appStore","transactionId":"1"}"#,
        #"update {"refundedAt":"2026-01-01T00:00:00Z"}"#, "buy",
      ],
      [
        "INITIAL_PURCHASE", "CANCELLATION CUSTOMER_SUPPORT", "EXPIRATION CUSTOMER_SUPPORT",
      ]
    ),
    Flow(
      "a cancellation",
      ["buy", "to 01-10", #"update {"autoRenew":false}"#, "to 02-02"],
      ["INITIAL_PURCHASE", "CANCELLATION UNSUBSCRIBE", "EXPIRATION UNSUBSCRIBE"]
    ),
    Flow(
      "an uncancellation",
      ["buy", #"update {"autoRenew":false}"#, "to 01-10", #"update {"autoRenew":true}"#],
      ["INITIAL_PURCHASE", "CANCELLATION UNSUBSCRIBE", "UNCANCELLATION"]
    ),
    Flow(
      "a resubscription",
      [
        "buy", #"update {"autoRenew":false}"#, "to 03-01",
        #"buy {"transactionId":"2","expiresAt":"2026-04-01T00:00:00Z"}"#,
      ],
      ["INITIAL_PURCHASE", "CANCELLATION UNSUBSCRIBE", "EXPIRATION UNSUBSCRIBE", "RENEWAL"]
    ),
    Flow(
      "a pause",
      [
        "buy", #"update {"paused":true,"pausedUntil":"2026-03-01T00:00:00Z"}"#, "to 03-01",
        #"buy {"transactionId":"2","expiresAt":"2026-04-01T00:00:00Z"}"#,
      ],
      ["INITIAL_PURCHASE", "SUBSCRIPTION_PAUSED", "EXPIRATION SUBSCRIPTION_PAUSED", "RENEWAL"]
    ),
    Flow(
      "a billing issue without grace",
      ["buy", "to 01-31", #"update {"billingRetry":true}"#, "to 02-02"],
      [
        "INITIAL_PURCHASE", "BILLING_ISSUE", "CANCELLATION BILLING_ERROR",
        "EXPIRATION BILLING_ERROR",
      ]
    ),
    Flow(
      "a billing issue with grace that is not resolved",
      [
        "buy", "to 01-31",
        #"update {"billingRetry":true,"gracePeriodExpiresAt":"2026-02-17T00:00:00Z"}"#,
        "to 02-16", "to 02-18",
        #"update {"billingRetry":false,"autoRenew":false,"endReason":"billing"}"#,
      ],
      [
        "INITIAL_PURCHASE", "BILLING_ISSUE", "CANCELLATION BILLING_ERROR",
        "EXPIRATION BILLING_ERROR",
      ]
    ),
    Flow(
      "a billing issue with grace that is resolved",
      [
        "buy", "to 01-31",
        #"update {"billingRetry":true,"gracePeriodExpiresAt":"2026-02-17T00:00:00Z"}"#,
        "to 02-10", #"buy {"transactionId":"2","expiresAt":"2026-03-01T00:00:00Z"}"#,
      ],
      ["INITIAL_PURCHASE", "BILLING_ISSUE", "CANCELLATION BILLING_ERROR", "RENEWAL"]
    ),
    Flow(
      "an extension",
      ["buy", #"update {"expiresAt":"2026-02-08T00:00:00Z"}"#, "to 02-05"],
      ["INITIAL_PURCHASE", "SUBSCRIPTION_EXTENDED"]
    ),
    Flow(
      "a trial that converts",
      [
        #"buy {"periodType":"trial"}"#, "to 01-31",
        #"buy {"transactionId":"2","expiresAt":"2026-03-01T00:00:00Z"}"#,
      ],
      ["INITIAL_PURCHASE", "RENEWAL trial conversion"]
    ),
    Flow(
      "a trial whose first payment fails and comes later",
      [
        #"buy {"periodType":"trial"}"#, "to 02-01",
        #"""
        buy {"transactionId":"2","purchasedAt":"2026-02-01T00:00:00Z",
        "expiresAt":"2026-02-01T00:00:00Z"}
        """#, #"update {"billingRetry":true}"#, "to 02-03",
        #"""
        buy {"transactionId":"2","asOf":"2026-02-03T00:00:00Z",
        "expiresAt":"2026-03-01T00:00:00Z"}
        """#,
      ],
      [
        "INITIAL_PURCHASE", "BILLING_ISSUE", "CANCELLATION BILLING_ERROR",
        "EXPIRATION BILLING_ERROR", "RENEWAL trial conversion",
      ]
    ),
    Flow(
      "a trial that does not convert",
      [#"buy {"periodType":"trial"}"#, #"update {"autoRenew":false}"#, "to 02-02"],
      ["INITIAL_PURCHASE", "CANCELLATION UNSUBSCRIBE", "EXPIRATION UNSUBSCRIBE"]
    ),
    Flow(
      "a change of the product at once",
      [
        "buy", "to 01-10",
        #"buy {"transactionId":"2","product":"year","expiresAt":"2027-01-10T00:00:00Z"}"#,
      ],
      ["INITIAL_PURCHASE", "PRODUCT_CHANGE month to year", "RENEWAL"]
    ),
    Flow(
      "a change of the product at the end of the period",
      [
        "buy", "to 01-10", #"update {"renewsAs":"year"}"#, "to 02-01",
        #"buy {"transactionId":"2","product":"year","expiresAt":"2027-02-01T00:00:00Z"}"#,
      ],
      ["INITIAL_PURCHASE", "PRODUCT_CHANGE month to year", "RENEWAL"]
    ),
    Flow(
      "a change of the product that replaces the purchase",
      [
        "buy", "to 01-10",
        #"""
        buy {"transactionId":"9","originalTransactionId":"9","replaces":"1","product":"year",
        "expiresAt":"2027-01-10T00:00:00Z"}
        """#, "to 02-02",
      ],
      [
        "INITIAL_PURCHASE", "EXPIRATION UNKNOWN", "PRODUCT_CHANGE month to year",
        "INITIAL_PURCHASE",
      ]
    ),
    Flow(
      "the same product under another name, before the end",
      [
        "buy", #"update {"autoRenew":false}"#, "to 01-10",
        #"""
        buy {"transactionId":"9","originalTransactionId":"9","replaces":"1",
        "expiresAt":"2026-02-10T00:00:00Z"}
        """#,
      ],
      ["INITIAL_PURCHASE", "CANCELLATION UNSUBSCRIBE", "EXPIRATION UNKNOWN", "RENEWAL"]
    ),
    Flow(
      "the same product under another name, after the end",
      [
        "buy", "to 02-02",
        #"""
        buy {"transactionId":"9","originalTransactionId":"9","replaces":"1",
        "expiresAt":"2026-03-10T00:00:00Z"}
        """#,
      ],
      ["INITIAL_PURCHASE", "EXPIRATION UNKNOWN", "INITIAL_PURCHASE"]
    ),
    Flow(
      "a purchase that replaces one that nobody knows",
      [#"buy {"replaces":"0"}"#],
      ["INITIAL_PURCHASE"]
    ),
    Flow(
      "a cancellation that is the first message of the store",
      [FormatRun.playStore, FormatRun.answer("t", "GPA.1", until: "02-01", FormatRun.canceled)],
      ["INITIAL_PURCHASE", "CANCELLATION UNSUBSCRIBE"]
    ),
    Flow(
      "a cancellation and a change of the product that come before the renewal",
      [
        FormatRun.playStore, FormatRun.answer("t", "GPA.1", until: "02-01", FormatRun.renewing),
        "to 01-31",
        FormatRun.answer("t", "GPA.1..0", until: "03-01", FormatRun.canceled, at: "01-31"),
        "to 02-28",
        FormatRun.answer(
          "t",
          "GPA.1..1",
          until: "04-01",
          #""deferredItemReplacement":{"productId":"year"}"#,
          at: "02-28"
        ),
      ],
      [
        "INITIAL_PURCHASE", "RENEWAL", "CANCELLATION UNSUBSCRIBE", "RENEWAL",
        "PRODUCT_CHANGE month to year",
      ]
    ),
    Flow(
      "Google's change of the product at the end of the period, under a new token",
      FormatRun.deferredChange + ["to 02-02"],
      // The new token's product replaces the old one's, and the new product is a chain of its own.
      [
        "INITIAL_PURCHASE", "EXPIRATION UNKNOWN", "PRODUCT_CHANGE month to year", "RENEWAL",
        "EXPIRATION UNKNOWN", "INITIAL_PURCHASE",
      ]
    ),
    Flow(
      "a prepaid plan, which does not renew",
      [FormatRun.playStore, FormatRun.answer("t", "GPA.1", until: "02-01", #""prepaidPlan":{}"#)],
      ["NON_RENEWING_PURCHASE"]
    ),
    Flow(
      "a transfer",
      [
        #"install {"device":"a","userId":"ann","storeAccount":"s"}"#,
        #"purchase {"device":"a","product":"book","store":"appStore","transactionId":"7"}"#,
        #"install {"device":"b","userId":"bob","storeAccount":"s"}"#, #"restore {"device":"b"}"#,
      ],
      ["NON_RENEWING_PURCHASE", "TRANSFER ann to bob"]
    ),
    Flow(
      "a login that takes a shared purchase from one of its holders",
      [
        #"project.define {"rules":{"preset":"purchasely","onIdentifyNew":"attach"}}"#,
        #"install {"device":"a"}"#,
        #"purchase {"device":"a","product":"book","store":"appStore","transactionId":"7"}"#,
        #"purchase {"device":"a","product":"month","store":"appStore","transactionId":"8"}"#,
        #"identify {"device":"a","userId":"ann"}"#, #"logout {"device":"a"}"#,
        #"install {"device":"b","userId":"bob"}"#, #"identify {"device":"a","userId":"bob"}"#,
      ],
      ["NON_RENEWING_PURCHASE", "INITIAL_PURCHASE", "TRANSFER anonymous to bob"]
    ),
    Flow(
      "a refund that is taken back",
      [
        "buy", "to 01-10", #"update {"refundedAt":"2026-01-10T00:00:00Z"}"#,
        #"update {"refundedAt":null}"#,
      ],
      [
        "INITIAL_PURCHASE", "CANCELLATION CUSTOMER_SUPPORT", "EXPIRATION CUSTOMER_SUPPORT",
        "REFUND_REVERSED",
      ]
    ),
    Flow(
      "a refund of an old period",
      [
        "buy", "to 01-31", #"buy {"transactionId":"2","expiresAt":"2026-03-01T00:00:00Z"}"#,
        #"update {"transactionId":"1","refundedAt":"2026-01-31T00:00:00Z"}"#,
      ],
      ["INITIAL_PURCHASE", "RENEWAL"]
    ),
    Flow(
      "a refund that lies ahead",
      ["buy", #"update {"refundedAt":"2026-01-10T00:00:00Z"}"#, "to 01-11"],
      ["INITIAL_PURCHASE", "CANCELLATION CUSTOMER_SUPPORT", "EXPIRATION CUSTOMER_SUPPORT"]
    ),
    Flow(
      "a renewal that is dated ahead",
      [
        "buy", "to 02-10",
        #"""
        buy {"transactionId":"2","purchasedAt":"2026-02-15T00:00:00Z",\#
        "expiresAt":"2026-03-15T00:00:00Z"}
        """#,
      ],
      ["INITIAL_PURCHASE", "EXPIRATION UNKNOWN", "RENEWAL"]
    ),
    Flow(
      "a refund of a top-up, and then of the period that still ran",
      [
        "buy", "to 01-25",
        #"""
        buy {"transactionId":"2","purchasedAt":"2026-01-25T00:00:00Z",\#
        "expiresAt":"2026-02-28T00:00:00Z"}
        """#,
        #"update {"transactionId":"2","refundedAt":"2026-01-25T00:00:00Z"}"#,
        #"update {"transactionId":"1","refundedAt":"2026-01-25T00:00:00Z"}"#,
      ],
      [
        "INITIAL_PURCHASE", "RENEWAL", "CANCELLATION CUSTOMER_SUPPORT",
        "EXPIRATION CUSTOMER_SUPPORT",
      ]
    ),
    Flow(
      "a subscription that is reported after the one that replaced it",
      [#"buy {"transactionId":"9","originalTransactionId":"9","replaces":"1"}"#, "buy"],
      ["INITIAL_PURCHASE", "INITIAL_PURCHASE", "EXPIRATION UNKNOWN"]
    ),
    Flow(
      "a subscription that replaces another customer's",
      [
        "buy",
        #"""
        purchase {"userId":"bob","product":"month","store":"appStore","transactionId":"9",\#
        "replaces":"1","expiresAt":"2026-02-01T00:00:00Z"}
        """#,
      ],
      ["INITIAL_PURCHASE", "INITIAL_PURCHASE", "EXPIRATION UNKNOWN"]
    ),
    Flow(
      "a revocation that is taken back",
      [
        "buy", #"update {"revokedAt":"2026-01-01T00:00:00Z"}"#, #"update {"revokedAt":null}"#,
      ],
      ["INITIAL_PURCHASE", "EXPIRATION CUSTOMER_SUPPORT", "REFUND_REVERSED"]
    ),
    Flow(
      "a grace period that the store reports after the end",
      [
        "buy", "to 02-02",
        #"update {"billingRetry":true,"gracePeriodExpiresAt":"2026-02-17T00:00:00Z"}"#, "to 02-18",
      ],
      [
        "INITIAL_PURCHASE", "EXPIRATION UNKNOWN", "BILLING_ISSUE", "CANCELLATION BILLING_ERROR",
        "SUBSCRIPTION_EXTENDED", "EXPIRATION BILLING_ERROR",
      ]
    ),
    Flow(
      "a change of the product within the period",
      [
        "buy",
        #"update {"transactionId":"1","asOf":"2026-01-01T00:00:01Z","product":"year"}"#,
      ],
      ["INITIAL_PURCHASE", "PRODUCT_CHANGE month to year", "RENEWAL"]
    ),
    Flow(
      "a revocation",
      ["buy", #"update {"revokedAt":"2026-01-01T00:00:00Z"}"#],
      ["INITIAL_PURCHASE", "EXPIRATION CUSTOMER_SUPPORT"]
    ),
    Flow(
      "a revocation with which the store turns auto-renew off",
      ["buy", #"update {"autoRenew":false,"revokedAt":"2026-01-01T00:00:00Z"}"#],
      ["INITIAL_PURCHASE", "EXPIRATION CUSTOMER_SUPPORT"]
    ),
    Flow(
      "the same period under another name, with auto-renew on again",
      [
        "buy", #"update {"autoRenew":false}"#,
        #"buy {"transactionId":"9","originalTransactionId":"9","replaces":"1"}"#,
      ],
      [
        "INITIAL_PURCHASE", "CANCELLATION UNSUBSCRIBE", "EXPIRATION UNKNOWN", "UNCANCELLATION",
      ]
    ),
    Flow(
      "a cancellation in a grace period, which then counts as the period's end",
      [
        "buy", "to 01-31",
        #"update {"billingRetry":true,"gracePeriodExpiresAt":"2026-02-17T00:00:00Z"}"#,
        "to 02-10",
        #"""
        update {"autoRenew":false,"billingRetry":false,"gracePeriodExpiresAt":null,
        "expiresAt":"2026-02-17T00:00:00Z"}
        """#,
      ],
      [
        "INITIAL_PURCHASE", "BILLING_ISSUE", "CANCELLATION BILLING_ERROR",
        "CANCELLATION UNSUBSCRIBE",
      ]
    ),
    Flow(
      "a first period that is unpaid when it is recorded, and paid later",
      [
        #"project.define {"rules":{"unclaimedPurchases":"keep"}}"#,
        #"""
        purchase {"product":"month","store":"appStore","transactionId":"1",
        "asOf":"2026-01-01T00:00:00Z","purchasedAt":"2026-01-01T00:00:00Z",
        "expiresAt":"2026-01-01T00:00:00Z"}
        """#,
        #"update {"billingRetry":true}"#, "to 01-02", #"buy {"expiresAt":"2026-01-01T00:00:00Z"}"#,
        #"update {"billingRetry":false,"expiresAt":"2026-02-01T00:00:00Z"}"#,
      ],
      ["INITIAL_PURCHASE", "EXPIRATION BILLING_ERROR", "RENEWAL"]
    ),
    Flow(
      "an end that the store's reason explains",
      ["buy", #"update {"autoRenew":false,"endReason":"priceIncrease"}"#, "to 02-02"],
      ["INITIAL_PURCHASE", "CANCELLATION PRICE_INCREASE", "EXPIRATION PRICE_INCREASE"]
    ),
    Flow(
      "auto-renew that becomes known",
      ["buy", #"update {"autoRenew":true}"#],
      ["INITIAL_PURCHASE"]
    ),
    Flow(
      "a refund of a one-time purchase",
      [#"buy {"product":"book"}"#, #"update {"refundedAt":"2026-01-01T00:00:00Z"}"#],
      [
        "NON_RENEWING_PURCHASE", "CANCELLATION CUSTOMER_SUPPORT", "EXPIRATION CUSTOMER_SUPPORT",
      ]
    ),
    Flow(
      "a grant that ends",
      [
        "buy", #"grant {"userId":"ann","entitlement":"gift","expiresAt":"2026-01-05T00:00:00Z"}"#,
        "to 01-06",
      ],
      ["INITIAL_PURCHASE", "NON_RENEWING_PURCHASE", "EXPIRATION UNKNOWN"]
    ),
    Flow(
      "a grant that ends while a purchase gives the same",
      [
        "buy", #"grant {"userId":"ann","entitlement":"pro","expiresAt":"2026-01-05T00:00:00Z"}"#,
        "to 01-06",
      ],
      ["INITIAL_PURCHASE", "NON_RENEWING_PURCHASE"]
    ),
    Flow(
      "two grants that end together",
      [
        "buy", #"grant {"userId":"ann","entitlement":"gift","expiresAt":"2026-01-05T00:00:00Z"}"#,
        #"grant {"userId":"ann","entitlement":"read","expiresAt":"2026-01-05T00:00:00Z"}"#,
        "to 01-06",
      ],
      [
        "INITIAL_PURCHASE", "NON_RENEWING_PURCHASE", "NON_RENEWING_PURCHASE", "EXPIRATION UNKNOWN",
        "EXPIRATION UNKNOWN",
      ]
    ),
    Flow(
      "a grant that is revoked",
      [
        "buy", #"grant {"userId":"ann","entitlement":"gift"}"#,
        #"revoke {"userId":"ann","entitlement":"gift"}"#,
      ],
      ["INITIAL_PURCHASE", "NON_RENEWING_PURCHASE", "EXPIRATION DEVELOPER_INITIATED"]
    ),
  ]

  @Test("Each flow posts its types, in order, with their members", arguments: flows + replacements)
  func flow(_ flow: Flow) throws {
    let run = try FormatRun("revenuecat")
    try run.play(flow.steps)
    let posts = try run.posts()
    #expect(posts.map { Self.label($0["event"] ?? .null) } == flow.types)
    for post in posts { try Self.expectMembers(of: post) }
    let ids = posts.compactMap { $0["event"]?["id"]?.text }
    #expect(ids == run.server.taken.compactMap { $0.headers["webhook-id"] })
    #expect(Set(ids).count == ids.count)
  }

  @Test("A refund after which access goes on leaves the end as it is")
  func refundAhead() throws {
    let run = try FormatRun("revenuecat")
    try run.play(["buy", #"update {"refundedAt":"2026-01-10T00:00:00Z"}"#])
    let ends = try run.posts().map { $0["event"]?["expiration_at_ms"] }
    #expect(ends.count == 2 && ends[0] == ends[1], "\(ends)")
  }

  /// Describes an event by its type and by what distinguishes it within the type.
  private static func label(_ event: JSONTree) -> String {
    var words = [event["type"]?.text]
    words.append(event["cancel_reason"]?.text ?? event["expiration_reason"]?.text)
    if let next = event["new_product_id"]?.text {
      words.append("\(event["product_id"]?.text ?? "?") to \(next)")
    }
    if event["is_trial_conversion"] == .bool(true) { words.append("trial conversion") }
    if let to = event["transferred_to"]?[0]?.text {
      let from = event["transferred_from"]?.texts.map { $0.count > 20 ? "anonymous" : $0 } ?? []
      words.append("\(from.joined(separator: ",")) to \(to)")
    }
    return words.compactMap(\.self).joined(separator: " ")
  }
}
