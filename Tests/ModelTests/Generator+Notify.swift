import TestSupport

// What Apple sends about an app that runs in Xcode.
extension Generator {
  mutating func notification() -> Params {
    let at = Int.random(in: -9...1, using: &random) * ModelMoment.day + now
    let type = pick([
      "SUBSCRIBED", "DID_RENEW", "DID_CHANGE_RENEWAL_STATUS", "DID_FAIL_TO_RENEW", "EXPIRED",
      "REFUND", "REFUND_REVERSED", "REVOKE", "TEST",
    ])
    var data: Params = [("bundleId", "com.example"), ("environment", "Xcode")]
    if type != "TEST" {
      let chain = pick(["1", "2", "3", "4"]) as JSONTree
      let product = pick(["month", "month", "year"]) as JSONTree
      data.append(("signedTransactionInfo", signed(transaction(chain, product, type, at))))
      if chance(2) {
        data.append(("signedRenewalInfo", signed(renewal(chain, product, at))))
      }
    }
    let message: Params = [
      ("notificationType", .string(type)),
      ("notificationUUID", .string("u\(Int.random(in: 0...8, using: &random))")),
      ("subtype", type == "EXPIRED" ? "VOLUNTARY" : .null), ("version", "2.0"),
      ("signedDate", time(at)), ("data", .object(data.map { .init(name: $0.0, value: $0.1) })),
    ].filter { $0.1 != .null }
    let body = JSONTree.object([.init(name: "signedPayload", value: signed(message))])
    var params: Params = [("store", "appStore"), ("payload", .string(body.description))]
    if chance(4) { params.append(("device", pick(["A", "B"]))) }
    return params
  }

  private mutating func transaction(
    _ chain: JSONTree,
    _ product: JSONTree,
    _ type: String,
    _ at: Int
  ) -> Params {
    let days = Int.random(in: -9...0, using: &random)
    let start = at + days * ModelMoment.day
    var params: Params = [
      ("originalTransactionId", chain),
      ("transactionId", pick(["1", "2", "3", "4", "5", "6"])), ("productId", product),
      ("purchaseDate", time(start)),
      ("expiresDate", time(start + Int.random(in: 0...12, using: &random) * ModelMoment.day)),
      ("signedDate", time(at)), ("bundleId", "com.example"), ("environment", "Xcode"),
      ("type", "Auto-Renewable Subscription"),
      ("inAppOwnershipType", chance(8) ? "FAMILY_SHARED" : "PURCHASED"),
    ]
    if chance(8) { params.append(("offerDiscountType", "FREE_TRIAL")) }
    if type == "REFUND" || type == "REVOKE" { params.append(("revocationDate", time(at))) }
    if chance(3) { params.append(("appAccountToken", pick(["red", "blue", "bob"]))) }
    return params
  }

  private mutating func renewal(_ chain: JSONTree, _ product: JSONTree, _ at: Int) -> Params {
    var params: Params = [
      ("originalTransactionId", chain), ("productId", product),
      ("autoRenewProductId", chance(4) ? "year" : product),
      ("autoRenewStatus", .count(chance(2) ? 1 : 0)), ("signedDate", time(at)),
      ("environment", "Xcode"),
    ]
    if chance(4) { params.append(("gracePeriodExpiresDate", time(at + 3 * ModelMoment.day))) }
    if chance(4) { params.append(("isInBillingRetryPeriod", .bool(true))) }
    return params
  }

  /// A time as Apple writes it.
  private func time(_ moment: Int) -> JSONTree { .count(moment + 1_577_836_800_000) }

  private func signed(_ params: Params) -> JSONTree {
    let body = JSONTree.object(params.map { .init(name: $0.0, value: $0.1) })
    let parts = [#"{"alg":"none"}"#, body.description, "x"]
    return .string(parts.map { Base64URL.encode(Array($0.utf8)) }.joined(separator: "."))
  }
}
