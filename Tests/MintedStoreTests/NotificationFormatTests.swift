import EntitledClient
import LineProtocol
import TestSupport
import Testing

@testable import MintedStore

/// What the notifications say, by the rules that `store.notify` reads them with.
@Suite("The contents of minted notifications")
struct NotificationFormatTests {
  private static let buy = #"{"do":"buy","at":"2026-01-01T00:00:00Z","product":"monthly"}"#

  private static func milliseconds(_ text: String) -> Int64? { MomentText.milliseconds(text) }

  @Test("A transaction and its renewal say what was bought")
  func appStore() throws {
    let sent = try minted(
      Self.buy.dropLast() + #","accountToken":"ann","price":12.5,"currency":"EUR","trial":"P7D"}"#
        + "\n" + #"{"do":"downgrade","product":"basic"}"# + "\n" + #"{"do":"renew"}"#
    )
    let first = try sent[0].transaction()
    #expect(first["productId"] == "monthly" && first["type"] == "Auto-Renewable Subscription")
    #expect(first["offerDiscountType"] == "FREE_TRIAL" && first["price"] == 0)
    #expect(first["appAccountToken"] == "ann" && first["currency"] == "EUR")
    #expect(first["expiresDate"]?.int64 == Self.milliseconds("2026-01-08T00:00:00Z"))
    #expect(first["transactionId"] == first["originalTransactionId"])
    #expect(try sent[0].renewal()["autoRenewProductId"] == "monthly")
    #expect(try sent[1].renewal()["autoRenewProductId"] == "basic")
    #expect(try sent[1].transaction()["productId"] == "monthly")
    let second = try sent[2].transaction()
    #expect(second["productId"] == "basic" && second["price"] == 12_500)
    #expect(second["expiresDate"]?.int64 == Self.milliseconds("2026-02-08T00:00:00Z"))
    #expect(second["originalTransactionId"] == first["transactionId"])
    #expect(second["transactionId"] != first["transactionId"])
  }

  @Test("A failed renewal, its grace period and its end are in the renewal")
  func renewal() throws {
    let sent = try minted(
      Self.buy + "\n" + #"{"do":"failToRenew","grace":"P16D"}"# + "\n" + #"{"do":"expire"}"#
    )
    let failed = try sent[1].renewal()
    #expect(failed["isInBillingRetryPeriod"] == true && failed["autoRenewStatus"] == 1)
    #expect(
      failed["gracePeriodExpiresDate"]?.int64 == Self.milliseconds("2026-02-17T00:00:00Z")
    )
    #expect(try sent[2].renewal()["gracePeriodExpiresDate"] == nil)
    let ended = try sent[3].renewal()
    #expect(ended["expirationIntent"] == 2 && ended["autoRenewStatus"] == 0)
    #expect(ended["isInBillingRetryPeriod"] == false)
  }

  @Test("A refund names its own transaction, and its reversal withdraws the date")
  func refund() throws {
    let sent = try minted(
      [
        Self.buy, #"{"do":"renew"}"#, #"{"do":"refund","transaction":1}"#,
        #"{"do":"reverseRefund","transaction":1}"#, #"{"do":"revoke"}"#,
      ].joined(separator: "\n")
    )
    let refunded = try sent[2].transaction()
    #expect(try sent[0].transaction()["transactionId"] == refunded["transactionId"])
    #expect(refunded["revocationDate"] == (try sent[2].appStorePayload())["signedDate"])
    #expect(refunded["revocationType"] == "REFUND_FULL")
    #expect(try sent[3].transaction()["revocationDate"] == nil)
    #expect(try sent[4].transaction()["revocationType"] == "FAMILY_REVOKE")
  }

  private static func state(_ sent: MintedNotification) -> JSON {
    guard case .playStore(_, let response) = sent.content else { return .null }
    return response?["body"] ?? .null
  }

  @Test("Google's answer follows the subscription")
  func playStore() throws {
    let sent = try minted(
      [
        Self.buy, #"{"do":"renew"}"#, #"{"do":"failToRenew","grace":"P7D"}"#, #"{"do":"recover"}"#,
        #"{"do":"cancel"}"#, #"{"do":"uncancel"}"#,
        #"{"do":"upgrade","product":"yearly","period":"P1Y"}"#, #"{"do":"pause"}"#,
      ].joined(separator: "\n"),
      .playStore
    )
    let states = sent.map(Self.state)
    #expect(
      states.map { $0["subscriptionState"]?.text?.dropFirst("SUBSCRIPTION_STATE_".count) }
        == [
          "ACTIVE", "ACTIVE", "IN_GRACE_PERIOD", "ACTIVE", "CANCELED", "ACTIVE", "ACTIVE",
          "EXPIRED", "PAUSED",
        ]
    )
    let items = states.compactMap { $0["lineItems"]?.elements?.first }
    let orders = items.compactMap { $0["latestSuccessfulOrderId"]?.text }
    #expect(orders[1] == "\(orders[0])..0" && orders[3] == "\(orders[0])..1")
    #expect(items[2]["expiryTime"] == "2026-03-08T00:00:00.000Z")
    #expect(items[4]["autoRenewingPlan"]?["autoRenewEnabled"] == nil)
    let tokens = sent.map { sent -> JSON? in
      guard case .playStore(_, let response) = sent.content else { return nil }
      return response?["purchaseToken"]
    }
    #expect(states[6]["linkedPurchaseToken"] == tokens[0] && tokens[6] != tokens[0])
    #expect(tokens[7] == tokens[0])
    #expect(states[8]["pausedStateContext"]?["autoResumeTime"] != nil)
  }

  @Test("Stripe begins an unpaid period, and a recovery pays for it")
  func stripe() throws {
    let sent = try minted(
      Self.buy + "\n" + #"{"do":"failToRenew"}"# + "\n" + #"{"do":"recover"}"#,
      .stripe
    )
    let objects = sent.map { sent -> JSON? in
      guard case .stripe(let event, _, _) = sent.content else { return nil }
      return event["data"]?["object"]
    }
    #expect(
      sent.map(\.type) == [
        "checkout.session.completed", "customer.subscription.created", "invoice.paid",
        "customer.subscription.updated", "invoice.payment_failed",
        "customer.subscription.updated", "invoice.paid",
      ]
    )
    let items = [1, 3, 5].map { objects[$0]?["items"]?["data"]?.elements?.first }
    #expect([1, 3, 5].map { objects[$0]?["status"] } == ["active", "past_due", "active"])
    #expect(items[1]?["current_period_start"] == items[0]?["current_period_end"])
    #expect(items[2]?["current_period_start"] == items[1]?["current_period_start"])
    #expect(items[2]?["current_period_end"] == items[1]?["current_period_end"])
  }

  @Test(
    "Prices are read exactly, and counted in the currency's smallest unit",
    arguments: [
      ("9.99", "USD", 9990, 999), ("500", "jpy", 500_000, 500), ("1.234", "KWD", 1234, 1234),
      ("0.5", "EUR", 500, 50), ("0", "USD", 0, 0),
    ]
  )
  func prices(text: String, currency: String, thousandths: Int64, smallest: Int64) throws {
    let price = try #require(MintPrice(text))
    #expect(price.thousandths == thousandths)
    #expect(price.smallestUnits(of: currency) == smallest)
  }
}
