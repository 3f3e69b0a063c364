import Foundation
import TestSupport
import Testing

/// What single notifications of Apple mean, without signatures as Xcode makes them.
@Suite("Snapshots of the App Store")
struct AppStoreSnapshotTests {
  private static let start: Int64 = 1_767_225_600_000
  private static let day: Int64 = 86_400_000

  private static func signed(_ object: String) -> String {
    let parts = [#"{"alg":"none"}"#, object, "x"].map {
      Data($0.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        .replacing("=", with: "")
    }
    return parts.joined(separator: ".")
  }

  /// Params of a notification about a month from January 1, with members of its renewal info.
  private static func params(_ type: String, at day: Int64, _ renewal: String = "") -> String {
    let at = start + day * Self.day
    let common = #""originalTransactionId":"1","environment":"Xcode","signedDate":\#(at)"#
    let transaction =
      #"{\#(common),"transactionId":"1","bundleId":"com.example","productId":"monthly","#
      + #""purchaseDate":\#(start),"expiresDate":\#(start + 31 * Self.day),"#
      + #""type":"Auto-Renewable Subscription"}"#
    let info = #"{\#(common),"productId":"monthly","autoRenewStatus":1\#(renewal)}"#
    let body =
      #"{"notificationType":"\#(type)","notificationUUID":"u\#(day)","signedDate":\#(at),"#
      + #""data":{"bundleId":"com.example","environment":"Xcode","#
      + #""signedTransactionInfo":"\#(signed(transaction))","#
      + #""signedRenewalInfo":"\#(signed(info))"}}"#
    let payload = JSONTree.string(#"{"signedPayload":"\#(signed(body))"}"#)
    return #"{"store":"appStore","userId":"ann","payload":\#(payload)}"#
  }

  @Test(
    "The end of the grace period ends it, also if the renewal info repeats a later one",
    arguments: [("EXPIRED", "expired"), ("GRACE_PERIOD_EXPIRED", "billingRetry")]
  )
  func endOfGrace(type: String, state: String) throws {
    let line = try InProcessLine()
    try line.result(
      "project.define",
      #"{"environment":"any","clock":{"manual":"2026-01-01T00:00:00Z"},"#
        + #""products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"#
        + #""stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["Xcode"]}}}"#
    )
    try line.result("install", #"{"device":"phone","userId":"ann"}"#)
    let grace = #","gracePeriodExpiresDate":\#(Self.start + 47 * Self.day)"#
    for (type, day, renewal, state) in [
      ("SUBSCRIBED", 0, "", "active"),
      ("DID_FAIL_TO_RENEW", 32, grace + #","isInBillingRetryPeriod":true"#, "gracePeriod"),
      (type, 36, grace + #","isInBillingRetryPeriod":true,"expirationIntent":1"#, state),
    ] as [(String, Int64, String, String)] {
      let moment = PlayStoreAnswer.time(day * Self.day + 1000)
      try line.result("clock.advance", #"{"to":"\#(moment)"}"#)
      try line.result("store.notify", Self.params(type, at: day, renewal))
      let shown = try line.result("checkEntitlements", #"{"userId":"ann"}"#)["entitlements"]
      #expect(shown?["premium"]?["state"]?.text == state)
    }
  }
}
