import TestSupport
import Testing

/// The tables of `Protocol/webhooks.md` for Qonversion and Purchasely, with a real daemon.
@Suite("The tables of Qonversion's and Purchasely's events")
struct FormatTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var steps: [String]
    var qonversion: [String]
    /// Without `ACTIVATE` and `DEACTIVATE`.
    var purchasely: [String]

    init(_ name: String, _ steps: [String], _ qonversion: [String], _ purchasely: [String]) {
      (self.name, self.steps) = (name, steps)
      (self.qonversion, self.purchasely) = (qonversion, purchasely)
    }

    var testDescription: String { name }
  }

  private static let renewal = #"buy {"transactionId":"2","expiresAt":"2026-03-01T00:00:00Z"}"#

  static let rows = [
    Row(
      "a trial that converts",
      [#"buy {"periodType":"trial"}"#, renewal],
      ["trial_started", "trial_converted"],
      ["SUBSCRIPTION_STARTED", "TRIAL_STARTED", "SUBSCRIPTION_RENEWED", "TRIAL_CONVERTED"]
    ),
    Row(
      "a trial that is over when it is recorded",
      ["to 03-01", #"buy {"periodType":"trial"}"#],
      ["trial_started", "trial_expired"],
      [
        "SUBSCRIPTION_STARTED", "TRIAL_STARTED", "TRIAL_NOT_CONVERTED", "SUBSCRIPTION_TERMINATED",
      ]
    ),
    Row(
      "a trial that is canceled",
      [#"buy {"periodType":"trial"}"#, #"update {"autoRenew":false}"#, "to 02-02"],
      ["trial_started", "trial_canceled", "trial_expired"],
      [
        "SUBSCRIPTION_STARTED", "TRIAL_STARTED", "RENEWAL_DISABLED", "TRIAL_NOT_CONVERTED",
        "SUBSCRIPTION_TERMINATED",
      ]
    ),
    Row(
      "an intro with an offer code, that converts",
      [#"buy {"periodType":"intro","offerCode":"SPRING"}"#, renewal],
      ["subscription_started", "trial_converted"],
      [
        "SUBSCRIPTION_STARTED", "INTRO_OFFER_STARTED", "PROMO_CODE_STARTED",
        "SUBSCRIPTION_RENEWED", "INTRO_OFFER_CONVERTED",
      ]
    ),
    Row(
      "a renewal, and a cancellation that is taken back",
      ["buy", renewal, #"update {"autoRenew":false}"#, #"update {"autoRenew":true}"#],
      ["subscription_started", "subscription_renewed", "subscription_canceled"],
      ["SUBSCRIPTION_STARTED", "SUBSCRIPTION_RENEWED", "RENEWAL_DISABLED", "RENEWAL_ENABLED"]
    ),
    Row(
      "a renewal after the end",
      ["buy", "to 02-02", renewal],
      ["subscription_started", "subscription_expired", "subscription_renewed"],
      ["SUBSCRIPTION_STARTED", "SUBSCRIPTION_TERMINATED", "SUBSCRIPTION_REACTIVATED"]
    ),
    Row("a one-time purchase", [#"buy {"product":"book"}"#], ["in_app_purchase"], []),
    Row(
      "a one-time purchase that is refunded",
      [#"buy {"product":"book"}"#, #"update {"refundedAt":"2026-01-01T00:00:00Z"}"#],
      ["in_app_purchase", "in_app_refunded"],
      []
    ),
    Row(
      "another product",
      ["buy", #"buy {"transactionId":"2","product":"year","expiresAt":"2027-01-01T00:00:00Z"}"#],
      ["subscription_started", "subscription_product_changed"],
      ["SUBSCRIPTION_STARTED", "SUBSCRIPTION_CROSSGRADED"]
    ),
    Row(
      "billing that fails and works again",
      ["buy", "to 01-31", #"update {"billingRetry":true}"#, "to 02-02", renewal],
      [
        "subscription_started", "subscription_billing_retry_entered", "subscription_expired",
        "subscription_renewed",
      ],
      [
        "SUBSCRIPTION_STARTED", "ENTERED_BILLING_RETRY", "SUBSCRIPTION_TERMINATED",
        "SUBSCRIPTION_RECOVERED_FROM_BILLING_RETRY",
      ]
    ),
    Row(
      "a grace period in which billing works again",
      [
        "buy", "to 01-31",
        #"update {"billingRetry":true,"gracePeriodExpiresAt":"2026-02-10T00:00:00Z"}"#, "to 02-02",
        renewal,
      ],
      ["subscription_started", "subscription_billing_retry_entered", "subscription_renewed"],
      [
        "SUBSCRIPTION_STARTED", "GRACE_PERIOD_STARTED",
        "SUBSCRIPTION_RECOVERED_FROM_GRACE_PERIOD",
      ]
    ),
    Row(
      "a grace period that ends",
      [
        "buy", "to 01-31",
        #"update {"billingRetry":true,"gracePeriodExpiresAt":"2026-02-10T00:00:00Z"}"#, "to 02-12",
      ],
      ["subscription_started", "subscription_billing_retry_entered", "subscription_expired"],
      [
        "SUBSCRIPTION_STARTED", "GRACE_PERIOD_STARTED", "GRACE_PERIOD_TERMINATED",
        "SUBSCRIPTION_TERMINATED",
      ]
    ),
    Row(
      "a grace period that is reported after the end, and ends",
      [
        "buy", "to 02-02",
        #"update {"billingRetry":true,"gracePeriodExpiresAt":"2026-02-10T00:00:00Z"}"#, "to 02-12",
      ],
      [
        "subscription_started", "subscription_expired", "subscription_billing_retry_entered",
        "subscription_expired",
      ],
      [
        "SUBSCRIPTION_STARTED", "SUBSCRIPTION_TERMINATED", "GRACE_PERIOD_STARTED",
        "GRACE_PERIOD_TERMINATED", "SUBSCRIPTION_TERMINATED",
      ]
    ),
    Row(
      "a grace period that is reported after the failure and the end, and ends",
      [
        "buy", #"update {"billingRetry":true}"#, "to 02-02",
        #"update {"gracePeriodExpiresAt":"2026-02-10T00:00:00Z"}"#, "to 02-12",
      ],
      [
        "subscription_started", "subscription_billing_retry_entered", "subscription_expired",
        "subscription_expired",
      ],
      [
        "SUBSCRIPTION_STARTED", "ENTERED_BILLING_RETRY", "SUBSCRIPTION_TERMINATED",
        "GRACE_PERIOD_STARTED", "GRACE_PERIOD_TERMINATED", "SUBSCRIPTION_TERMINATED",
      ]
    ),
    Row(
      "a refund",
      ["buy", #"update {"refundedAt":"2026-01-01T00:00:00Z"}"#],
      ["subscription_started", "subscription_refunded"],
      ["SUBSCRIPTION_STARTED", "SUBSCRIPTION_REFUNDED_REVOKED"]
    ),
    Row(
      "a pause that ends early",
      [
        "buy", #"update {"paused":true,"pausedUntil":"2026-05-01T00:00:00Z"}"#, "to 02-15", renewal,
      ],
      ["subscription_started", "subscription_expired", "subscription_renewed"],
      [
        "SUBSCRIPTION_STARTED", "SUBSCRIPTION_WILL_PAUSE", "SUBSCRIPTION_PAUSED",
        "SUBSCRIPTION_UNPAUSED", "SUBSCRIPTION_RENEWED",
      ]
    ),
    Row(
      "a pause that ends by itself",
      ["buy", #"update {"paused":true,"pausedUntil":"2026-02-10T00:00:00Z"}"#, "to 02-11"],
      ["subscription_started", "subscription_expired"],
      [
        "SUBSCRIPTION_STARTED", "SUBSCRIPTION_WILL_PAUSE", "SUBSCRIPTION_PAUSED",
        "SUBSCRIPTION_UNPAUSED",
      ]
    ),
    Row(
      "a pause in which the user cancels",
      [
        "buy", #"update {"paused":true,"pausedUntil":"2026-05-01T00:00:00Z"}"#, "to 02-15",
        #"update {"paused":false,"pausedUntil":null,"autoRenew":false}"#,
      ],
      ["subscription_started", "subscription_expired", "subscription_canceled"],
      [
        "SUBSCRIPTION_STARTED", "SUBSCRIPTION_WILL_PAUSE", "SUBSCRIPTION_PAUSED",
        "RENEWAL_DISABLED",
      ]
    ),
    Row(
      "a trial that converts to another product",
      [
        #"buy {"periodType":"trial"}"#,
        #"buy {"transactionId":"2","product":"year","expiresAt":"2027-01-01T00:00:00Z"}"#,
      ],
      ["trial_started", "trial_converted"],
      [
        "SUBSCRIPTION_STARTED", "TRIAL_STARTED", "SUBSCRIPTION_CROSSGRADED", "TRIAL_CONVERTED",
      ]
    ),
    Row(
      "an extension",
      ["buy", #"update {"expiresAt":"2026-02-08T00:00:00Z"}"#],
      ["subscription_started"],
      ["SUBSCRIPTION_STARTED", "SUBSCRIPTION_DEFERRED"]
    ),
    Row(
      "family sharing that ends",
      [#"buy {"isFamilyShared":true}"#, #"update {"revokedAt":"2026-01-01T00:00:00Z"}"#],
      ["subscription_started"],
      ["SUBSCRIPTION_STARTED", "FAMILY_SHARED_REVOKED"]
    ),
    Row(
      "a grant",
      [#"buy {"product":"book"}"#, #"grant {"userId":"ann","entitlement":"gift"}"#],
      ["in_app_purchase"],
      []
    ),
    Row(
      "a grant that ends",
      [
        #"buy {"product":"book"}"#,
        #"grant {"userId":"ann","entitlement":"gift","expiresAt":"2026-01-05T00:00:00Z"}"#,
        "to 01-06",
      ],
      ["in_app_purchase"],
      []
    ),
    Row(
      "auto-renew that becomes known",
      ["buy", #"update {"autoRenew":true}"#],
      ["subscription_started"],
      ["SUBSCRIPTION_STARTED"]
    ),
    Row(
      "a trial that ends in a grace period",
      [
        #"buy {"periodType":"trial"}"#, "to 01-31",
        #"update {"billingRetry":true,"gracePeriodExpiresAt":"2026-02-10T00:00:00Z"}"#, "to 02-12",
      ],
      ["trial_started", "trial_billing_retry_entered", "trial_expired"],
      [
        "SUBSCRIPTION_STARTED", "TRIAL_STARTED", "GRACE_PERIOD_STARTED",
        "GRACE_PERIOD_TERMINATED", "TRIAL_NOT_CONVERTED", "SUBSCRIPTION_TERMINATED",
      ]
    ),
    Row(
      "a trial whose payment fails",
      [#"buy {"periodType":"trial"}"#, "to 01-31", #"update {"billingRetry":true}"#, "to 02-02"],
      ["trial_started", "trial_billing_retry_entered", "trial_expired"],
      [
        "SUBSCRIPTION_STARTED", "TRIAL_STARTED", "ENTERED_BILLING_RETRY", "TRIAL_NOT_CONVERTED",
        "SUBSCRIPTION_TERMINATED",
      ]
    ),
    Row(
      "a refund that is taken back, and a refund of an old period",
      [
        "buy", renewal, #"update {"transactionId":"1","refundedAt":"2026-01-01T00:00:00Z"}"#,
        #"update {"refundedAt":"2026-01-01T00:00:00Z"}"#, #"update {"refundedAt":null}"#,
      ],
      [
        "subscription_started", "subscription_renewed", "subscription_refunded",
        "subscription_refunded",
      ],
      ["SUBSCRIPTION_STARTED", "SUBSCRIPTION_RENEWED", "SUBSCRIPTION_REFUNDED_REVOKED"]
    ),
    Row(
      "a product of the next period",
      ["buy", #"update {"renewsAs":"year"}"#],
      ["subscription_started"],
      ["SUBSCRIPTION_STARTED"]
    ),
    Row(
      "a purchase that another one replaces",
      [
        "buy", "to 01-10",
        #"""
        buy {"transactionId":"9","originalTransactionId":"9","replaces":"1","product":"year",
        "expiresAt":"2027-01-10T00:00:00Z"}
        """#, "to 02-02",
      ],
      ["subscription_started", "subscription_product_changed"],
      ["SUBSCRIPTION_STARTED", "SUBSCRIPTION_CROSSGRADED"]
    ),
    Row(
      "the same product under another name, before the end and after it",
      [
        "buy", "to 01-10",
        #"""
        buy {"transactionId":"9","originalTransactionId":"9","replaces":"1",
        "expiresAt":"2026-02-10T00:00:00Z"}
        """#, "to 03-01",
        #"""
        buy {"transactionId":"8","originalTransactionId":"8","replaces":"9",
        "expiresAt":"2026-04-10T00:00:00Z"}
        """#,
      ],
      [
        "subscription_started", "subscription_renewed", "subscription_expired",
        "subscription_renewed",
      ],
      [
        "SUBSCRIPTION_STARTED", "SUBSCRIPTION_RENEWED", "SUBSCRIPTION_TERMINATED",
        "SUBSCRIPTION_REACTIVATED",
      ]
    ),
    Row(
      "a trial that is canceled before the store's first message",
      [
        FormatRun.playStore,
        FormatRun.answer(
          "t",
          "GPA.1",
          until: "02-01",
          FormatRun.canceled + #","offerPhase":{"freeTrial":{}}"#
        ), "to 02-02",
      ],
      ["trial_started", "trial_canceled", "trial_expired"],
      [
        "SUBSCRIPTION_STARTED", "TRIAL_STARTED", "RENEWAL_DISABLED", "TRIAL_NOT_CONVERTED",
        "SUBSCRIPTION_TERMINATED",
      ]
    ),
    Row(
      "Google's change of the product at the end of the period, under a new token",
      FormatRun.deferredChange,
      ["subscription_started", "subscription_product_changed"],
      ["SUBSCRIPTION_STARTED", "SUBSCRIPTION_CROSSGRADED"]
    ),
    Row(
      "moves of a subscription and of a one-time purchase",
      [
        #"install {"device":"a","userId":"ann","storeAccount":"s"}"#,
        #"""
        purchase {"device":"a","product":"month","store":"appStore","transactionId":"7",
        "expiresAt":"2026-02-01T00:00:00Z"}
        """#,
        #"purchase {"device":"a","product":"book","store":"appStore","transactionId":"8"}"#,
        #"install {"device":"b","userId":"bob","storeAccount":"s"}"#, #"restore {"device":"b"}"#,
      ],
      ["subscription_started", "in_app_purchase"],
      [
        "SUBSCRIPTION_STARTED", "SUBSCRIPTION_RECEIVED", "SUBSCRIPTION_TRANSFERRED",
        "ONE_TIME_PURCHASE_RECEIVED", "ONE_TIME_PURCHASE_TRANSFERRED",
      ]
    ),
  ]

  @Test("Qonversion's names", arguments: rows)
  func qonversion(_ row: Row) throws {
    let run = try FormatRun("qonversion")
    try run.play(row.steps)
    #expect(try run.posts().map { $0["event_name"]?.text } == row.qonversion)
  }

  @Test("Purchasely's names", arguments: rows)
  func purchasely(_ row: Row) throws {
    let run = try FormatRun("purchasely")
    try run.play(row.steps)
    let names = try run.posts().compactMap { $0["event_name"]?.text }
    #expect(names.filter { $0 != "ACTIVATE" && $0 != "DEACTIVATE" } == row.purchasely)
  }

  @Test("Qonversion's header and body have what its page shows")
  func body() throws {
    let run = try FormatRun("qonversion", rules: "qonversion")
    try run.run.define(
      #"{"url":"\#(run.server.url)","secret":"s","format":"qonversion","authorization":"token"}"#
    )
    try run.play([
      #"install {"device":"phone","userId":"ann"}"#,
      #"setUserProperty {"userId":"ann","key":"_q_email","value":"ann@example.org"}"#,
      #"""
      purchase {"device":"phone","product":"month","store":"appStore","transactionId":"100",
      "expiresAt":"2026-02-01T00:00:00Z","price":"9.99","currency":"EUR"}
      """#,
    ])
    let post = try #require(try run.posts().first)
    #expect(run.server.taken[0].headers["authorization"] == "Basic token")
    let customer = try run.run.call("userInfo", #"{"userId":"ann"}"#)["user"]?["customerId"]
    let expected = #"""
      {"advertiser_id":"","created_at":1767225600,"custom_user_id":"ann","device_id":"phone",
      "environment":"production","event_name":"subscription_started","identity_id":"ann",
      "platform":"iOS","price":{"value":9.99,"currency":"EUR"},"product_id":"month",
      "properties":{"_q_email":"ann@example.org"},"revenue":{"value":9.99,"currency":"EUR"},
      "time":1767225600,"transaction":{"transaction_id":100,"original_transaction_id":100,
      "expires":1769904000,"grace_period_expires":null},"user_id":"\#(customer?.text ?? "")"}
      """#
    #expect(try post == JSONTree(Array(expected.utf8)))
  }
}
