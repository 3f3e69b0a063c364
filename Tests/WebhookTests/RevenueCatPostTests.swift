import EntitledClient
import Foundation
import TestSupport
import Testing

@testable import entitledWebhook

@Suite("RevenueCat's posts")
struct RevenueCatPostTests {
  /// Returns the event in a post.
  private static func event(_ request: WebServer.Request) throws -> JSONTree {
    try #require(try JSONTree(request.body)["event"])
  }

  @Test("A post has the first id, the id that acted last, all ids, properties and entitlements")
  func members() throws {
    let run = try FormatRun("revenuecat")
    try run.play([
      #"install {"device":"a"}"#, #"setUserProperty {"device":"a","key":"$email","value":"a@b.c"}"#,
      #"identify {"device":"a","userId":"ann"}"#, #"install {"device":"b"}"#,
      #"identify {"device":"b","userId":"ann"}"#,
      #"buy {"product":"year","price":"059.90","currency":"EUR","country":"DEU"}"#,
    ])
    let event = try #require(try run.posts().first?["event"])
    let user = try run.run.call("userInfo", #"{"device":"a"}"#)["user"]
    let first = user?["anonymousId"]?.text ?? ""
    #expect(event["app_user_id"] == .string("ann"))
    #expect(event["original_app_user_id"] == .string(first))
    #expect(event["aliases"] == user?["aliases"])
    #expect(event["entitlement_ids"]?.texts == ["max", "pro"])
    #expect(event["entitlement_id"] == .null)
    let email = event["subscriber_attributes"]?["$email"]
    #expect(email?["value"] == .string("a@b.c"))
    #expect(email?["updated_at_ms"] == .number("1767225600000"))
    #expect(event["price_in_purchased_currency"] == .number("59.90"))
    #expect(event["price"] == .null)
    #expect(event["country_code"] == .string("DE"))
    #expect(event["store"] == .string("APP_STORE"))
    #expect(event["event_timestamp_ms"] == .number("1767225600000"))
    #expect(event["environment"] == .string("PRODUCTION"))
    #expect(event["period_type"] == .string("NORMAL"))
    #expect(event["purchased_at_ms"] == .number("1767225600000"))
    #expect(event["expiration_at_ms"] == .number("1769904000000"))
  }

  @Test("The end of a grant names the product and the entitlement of its beginning")
  func grant() throws {
    let run = try FormatRun("revenuecat")
    try run.play([
      #"install {"device":"a","userId":"ann"}"#,
      #"grant {"userId":"ann","entitlement":"gift","expiresAt":"2026-01-05T00:00:00Z"}"#,
      "to 01-06",
    ])
    let events = try run.posts().compactMap { $0["event"] }
    #expect(events.map { $0["type"]?.text } == ["NON_RENEWING_PURCHASE", "EXPIRATION"])
    for event in events {
      #expect(event["product_id"] == .string("rc_promo_gift_custom"))
      #expect(event["entitlement_ids"]?.texts == ["gift"])
      #expect(event["expiration_at_ms"] == .number("1767571200000"))
      #expect(event["store"] == .string("PROMOTIONAL"))
      #expect(event["app_user_id"] == .string("ann"))
    }
  }

  @Test("Only a payment has its price, a refund takes it back, and an early end is an end")
  func refund() throws {
    let run = try FormatRun("revenuecat")
    try run.play([
      #"buy {"price":"9.99","currency":"EUR"}"#, #"update {"autoRenew":false}"#, "to 01-07",
      #"update {"refundedAt":"2026-01-07T00:00:00Z"}"#,
    ])
    let events = try run.posts().compactMap { $0["event"] }
    #expect(
      events.map { $0["type"]?.text }
        == ["INITIAL_PURCHASE", "CANCELLATION", "CANCELLATION", "EXPIRATION"]
    )
    #expect(
      events.map { $0["price_in_purchased_currency"] }
        == [.number("9.99"), .number("0"), .number("-9.99"), .number("0")]
    )
    let (end, refund) = (JSONTree.number("1769904000000"), JSONTree.number("1767744000000"))
    #expect(events.map { $0["expiration_at_ms"] } == [end, end, refund, refund])
  }

  @Test("A purchase at Google Play has the first order as its original transaction")
  func originalOrder() throws {
    let run = try FormatRun("revenuecat")
    try run.play([
      #"""
      buy {"store":"playStore","originalTransactionId":"token","transactionId":"GPA.1-2-3-4",\#
      "expiresAt":"2026-02-01T00:00:00Z"}
      """#,
      #"""
      buy {"store":"playStore","originalTransactionId":"token","transactionId":"GPA.1-2-3-4..0",\#
      "purchasedAt":"2026-02-01T00:00:00Z","expiresAt":"2026-03-01T00:00:00Z"}
      """#,
    ])
    let events = try run.posts().compactMap { $0["event"] }
    #expect(events.map { $0["type"]?.text } == ["INITIAL_PURCHASE", "RENEWAL"])
    for event in events { #expect(event["original_transaction_id"] == .string("GPA.1-2-3-4")) }
  }

  @Test("A product of Google Play has its base plan behind it, and a prepaid plan its period type")
  func basePlan() throws {
    let run = try FormatRun("revenuecat")
    try run.play([
      FormatRun.playStore,
      #"""
      project.define {"products":{"month":{"entitlements":["pro"],"basePlan":"p1m"},
      "year":{"entitlements":["max","pro"]}}}
      """#,
      FormatRun.answer("t", "GPA.1", until: "02-01", #""prepaidPlan":{}"#),
      #"buy {"transactionId":"9","originalTransactionId":"9"}"#,
    ])
    let events = try run.posts().compactMap { $0["event"] }
    #expect(events.map { $0["product_id"]?.text } == ["month:p1m", "month"])
    #expect(events.map { $0["period_type"]?.text } == ["PREPAID", "NORMAL"])
    #expect(events.allSatisfy { $0["entitlement_ids"]?.texts == ["pro"] })
  }

  @Test("A post has RevenueCat's signature")
  func signature() throws {
    let run = try FormatRun("revenuecat")
    try run.play(["buy"])
    _ = try run.posts()
    let signature = run.server.taken[0].headers["x-revenuecat-webhook-signature"]
    #expect(signature?.hasPrefix("t=") == true && signature?.contains(",v1=") == true)
  }

  @Test("An event of a deleted customer names only the tombstone")
  func deleted() throws {
    let run = try FormatRun("revenuecat")
    try run.play([
      "buy", #"setUserProperty {"userId":"ann","key":"$email","value":"a@b.c"}"#,
      #"user.delete {"userId":"ann"}"#,
    ])
    let event = try #require(try run.posts().first)
    try RevenueCatFlowTests.expectMembers(of: event)
    #expect(!"\(event)".contains("\"ann\""))
    let id = event["event"]?["app_user_id"]
    #expect(event["event"]?["original_app_user_id"] == id)
    #expect(event["event"]?["transaction_id"] == id)
    #expect(event["event"]?["subscriber_attributes"] == .object([]))
  }

  @Test("A refused second post of an event is posted again without the first")
  func partly() throws {
    let run = try FormatRun("revenuecat")
    try run.play(["buy", #"update {"billingRetry":true}"#])
    run.server.react { $0.number == 3 ? .answer(500) : .answer(200) }
    #expect(try run.run.once() == 0)
    let types = try run.server.requests.map { try Self.event($0)["type"]?.text }
    #expect(types == ["INITIAL_PURCHASE", "BILLING_ISSUE", "CANCELLATION", "CANCELLATION"])
    let ids = run.server.taken.compactMap { $0.headers["webhook-id"] }
    #expect(Set(ids).count == 3)
    #expect(ids[2] == "\(ids[1])-2")
    // A replay posts the same ids again.
    try run.run.call("webhook.replay", #"{"url":"\#(run.server.url)","after":"0"}"#)
    #expect(try run.run.once() == 0)
    #expect(run.server.taken.compactMap { $0.headers["webhook-id"] } == ids + ids)
  }

  @Test("--test posts TEST ahead of waiting events, and moves no position")
  func test() throws {
    let run = try FormatRun("revenuecat")
    try run.play(["buy"])
    #expect(try run.run.once("--project", "default") == 0)
    #expect(try run.run.test() == 0)
    let request = try #require(run.server.taken.last)
    let event = try Self.event(request)
    #expect(event["type"] == .string("TEST"))
    #expect(WebhookRun.isSigned(request))
    let purchase = try Self.event(run.server.taken[0])
    #expect(event.names.union(["type"]) == purchase.names)
    #expect(run.run.log.contains("accepted the test"))
    run.server.react { _ in .answer(403) }
    #expect(try run.run.test() == 1)
    #expect(run.run.log.contains("HTTP 403"))
    #expect(try run.run.state()["backlog"]?.integer == 0)
  }

  @Test("--test says which formats have no test")
  func noTest() throws {
    let run = try WebhookRun(WebServer())
    #expect(try run.test() == 1)
    #expect(run.log.contains("its format has no test"))
    #expect(run.server.requests.isEmpty)
  }

  @Test(
    "A country code has two letters, whatever the store sends",
    arguments: [
      ("USA", "US"), ("DEU", "DE"), ("gbr", "GB"), ("fr", "FR"), ("XKX", "XK"), ("UMI", "UM"),
      ("Germany", nil), ("QQQ", nil), ("1a", nil), ("", nil),
    ] as [(String, String?)]
  )
  func country(code: String, two: String?) {
    #expect(CountryCode.twoLetters(of: code) == two)
  }
}
