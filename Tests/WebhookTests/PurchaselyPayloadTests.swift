import EntitledClient
import Testing

@testable import entitledWebhook

/// The three payloads of Purchasely's page, with its values where the daemon has them.
@Suite("Purchasely's payloads")
struct PurchaselyPayloadTests {
  private func payload(_ event: JSON) -> JSON? {
    let read = PurchaseEvent(kind: event["kind"]?.text ?? "", event)
    return PurchaselyPayload.names(of: read).first.flatMap {
      PurchaselyPayload(event, name: $0)?.json
    }
  }

  @Test("An anonymous user's one-time purchase gives ACTIVATE")
  func anonymousPurchase() throws {
    let event: JSON = [
      "cursor": "3", "id": "ev_1_3", "kind": "entitlementsActivated",
      "at": "2021-11-22T09:23:38.559Z", "project": "default", "user": "anon",
      "anonymousId": "anon", "cause": ["method": "purchase", "id": 1], "entitlements": ["pro"],
      "store": "appStore", "originalTransactionId": "100000099999999",
      "transactionId": "100000099999999", "product": "book", "productKind": "nonConsumable",
      "holders": ["anon"], "device": "phone", "environment": "sandbox",
      "firstPurchasedAt": "2021-11-22T09:23:36.000Z", "purchasedAt": "2021-11-22T09:23:36.000Z",
      "expiresAt": nil, "periodType": "normal", "isFamilyShared": false, "price": nil,
      "currency": nil, "country": "US", "offerCode": nil,
      "attributes": [
        "content_id": "story", "plan": "once", "store_app_bundle_id": "com.example",
        "store_product_id": "com.example.book", "purchasely_one_time_purchase_id": "otp_1",
        "our_own": "word",
      ],
    ]
    #expect(
      payload(event) == [
        "anonymous_user_id": "anon", "api_version": 3, "content_id": "story",
        "environment": "SANDBOX", "event_created_at": "2021-11-22T09:23:38.559Z",
        "event_created_at_ms": 1_637_573_018_559, "event_name": "ACTIVATE",
        "is_family_shared": false, "offer_type": "NONE",
        "original_purchased_at": "2021-11-22T09:23:36.000Z",
        "original_purchased_at_ms": 1_637_573_016_000, "plan": "once", "product": "book",
        "purchased_at": "2021-11-22T09:23:36.000Z", "purchased_at_ms": 1_637_573_016_000,
        "purchasely_one_time_purchase_id": "otp_1", "store": "APPLE_APP_STORE",
        "store_app_bundle_id": "com.example", "store_country": "US",
        "store_original_transaction_id": "100000099999999",
        "store_product_id": "com.example.book", "store_transaction_id": "100000099999999",
      ]
    )
  }

  @Test("An end that a wrong clock caused and that is taken back is an extension")
  func takenBack() {
    let event: JSON = [
      "kind": "purchaseUpdated", "productKind": "subscription", "transactionId": "1",
      "state": "active", "before": ["state": "expired"],
    ]
    let read = PurchaseEvent(kind: "purchaseUpdated", event)
    #expect(PurchaselyPayload.names(of: read) == ["SUBSCRIPTION_DEFERRED"])
  }

  /// Returns an event of the page's transfer.
  private func transfer(_ kind: String, _ user: JSON.Member) -> JSON {
    let members: JSON = [
      "kind": .string(kind), "at": "2021-11-07T17:43:35.225Z", "store": "appStore",
      "originalTransactionId": "10000009999999", "transactionId": "100000099999999",
      "product": "month", "productKind": "subscription", "environment": "sandbox",
      "firstPurchasedAt": "2021-11-07T17:41:18.000Z", "purchasedAt": "2021-11-07T17:44:17.000Z",
      "expiresAt": "2021-11-07T17:47:17.000Z", "periodType": "normal", "isFamilyShared": false,
      "country": "FR", "offerCode": nil,
    ]
    return .object((members.members ?? []) + [user])
  }

  private func expected(_ name: String, _ user: JSON.Member) -> JSON {
    let members: JSON = [
      "api_version": 3, "effective_next_renewal_at": "2021-11-07T17:47:17.000Z",
      "effective_next_renewal_at_ms": 1_636_307_237_000, "environment": "SANDBOX",
      "event_created_at": "2021-11-07T17:43:35.225Z", "event_created_at_ms": 1_636_307_015_225,
      "event_name": .string(name), "is_family_shared": false,
      "next_renewal_at": "2021-11-07T17:47:17.000Z", "next_renewal_at_ms": 1_636_307_237_000,
      "offer_type": "NONE", "original_purchased_at": "2021-11-07T17:41:18.000Z",
      "original_purchased_at_ms": 1_636_306_878_000, "product": "month",
      "purchased_at": "2021-11-07T17:44:17.000Z", "purchased_at_ms": 1_636_307_057_000,
      "store": "APPLE_APP_STORE", "store_country": "FR",
      "store_original_transaction_id": "10000009999999",
      "store_transaction_id": "100000099999999",
    ]
    return .object(((members.members ?? []) + [user]).sorted { $0.name < $1.name })
  }

  @Test(
    "A transfer gives four payloads",
    arguments: [
      ("entitlementsDeactivated", "DEACTIVATE", false), ("entitlementsActivated", "ACTIVATE", true),
      ("subscriptionReceived", "SUBSCRIPTION_RECEIVED", true),
      ("subscriptionTransferred", "SUBSCRIPTION_TRANSFERRED", false),
    ]
  )
  func transferred(kind: String, name: String, isIdentified: Bool) {
    let id: JSON = "somebody"
    #expect(
      payload(transfer(kind, .init(isIdentified ? "userId" : "anonymousId", id)))
        == expected(name, .init(isIdentified ? "user_id" : "anonymous_user_id", id))
    )
  }

  @Test(
    "Other events give no payload",
    arguments: [
      "userCreated", "identified", "loggedOut", "usersAliased", "linkUndone", "granted",
      "grantRevoked", "userDeleted", "userImported", "clockAdvanced",
    ]
  )
  func others(kind: String) {
    #expect(payload(transfer(kind, .init("userId", "ann"))) == nil)
    #expect(!PurchaselyPayload.kinds.contains(kind))
  }

  @Test("Access without a purchase gives no payload")
  func grant() {
    #expect(
      payload(["kind": "entitlementsActivated", "userId": "ann", "entitlements": ["vip"]]) == nil
    )
  }

  @Test("An offer has no value in the format and is left out", arguments: ["trial", "intro"])
  func offers(period: String) throws {
    var members = transfer("entitlementsActivated", .init("userId", "ann")).members ?? []
    members.removeAll { $0.name == "periodType" }
    members.append(.init("periodType", .string(period)))
    let found = try #require(payload(.object(members)))
    #expect(found["offer_type"] == nil)
  }
}
