import TestSupport
import Testing

// Purchases that replace others, and give back what they replaced.
extension RevenueCatFlowTests {
  static let replacements = [
    Flow(
      "a link to the replaced purchase that comes after the purchase",
      [
        "buy", "to 01-10",
        #"""
        buy {"transactionId":"9","originalTransactionId":"9","product":"year",
        "expiresAt":"2027-01-10T00:00:00Z"}
        """#,
        #"""
        buy {"transactionId":"9","originalTransactionId":"9","product":"year","replaces":"1",
        "expiresAt":"2027-01-10T00:00:00Z","asOf":"2026-01-10T00:00:00Z"}
        """#,
      ],
      ["INITIAL_PURCHASE", "INITIAL_PURCHASE", "EXPIRATION UNKNOWN"]
    ),
    Flow(
      "a refund of what replaced a purchase, which is taken back",
      [
        "buy", "to 01-10",
        #"""
        buy {"transactionId":"9","originalTransactionId":"9","replaces":"1",
        "expiresAt":"2026-02-10T00:00:00Z"}
        """#, "to 01-12",
        #"update {"originalTransactionId":"9","refundedAt":"2026-01-12T00:00:00Z"}"#, "to 01-14",
        #"update {"originalTransactionId":"9","refundedAt":null}"#, "to 02-02",
      ],
      [
        "INITIAL_PURCHASE", "EXPIRATION UNKNOWN", "RENEWAL", "CANCELLATION CUSTOMER_SUPPORT",
        "EXPIRATION CUSTOMER_SUPPORT", "SUBSCRIPTION_EXTENDED", "REFUND_REVERSED",
        "EXPIRATION UNKNOWN",
      ]
    ),
  ]

  @Test("A purchase at Google Play keeps its original transaction")
  func keptOriginal() throws {
    let run = try FormatRun("revenuecat")
    let client =
      #"{"userId":"ann","store":"playStore","transactionId":"u","product":"year","#
      + #""expiresAt":"2026-02-14T00:00:00Z"}"#
    try run.play([
      FormatRun.playStore,
      // An add-on with an order of its own renews with the order of the subscription.
      FormatRun.answer("t", "GPA.5", until: "02-01", FormatRun.renewing), "to 02-01",
      FormatRun.answer("t", "GPA.1..0", until: "03-01", FormatRun.renewing, at: "02-01"),
      // A client reports a purchase before the store does, and knows only the token.
      "purchase \(client)",
      FormatRun.answer("u", "GPA.7", of: "year", until: "02-15", FormatRun.renewing, at: "02-01"),
      "to 02-20",
    ])
    let posts = try run.posts().compactMap { $0["event"] }.filter { $0["type"] != "CANCELLATION" }
    let originals = posts.map { $0["original_transaction_id"]?.text }
    #expect(originals.filter { $0 == "GPA.5" }.count == 2, "\(originals)")
    #expect(originals.filter { $0 == "u" }.count == originals.count - 2, "\(originals)")
    #expect(originals.count > 3)
  }
}
