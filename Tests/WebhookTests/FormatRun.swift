import Foundation
import TestSupport
import Testing

/// A project with a manual clock and a webhook in another system's format.
final class FormatRun {
  let server: WebServer
  let run: WebhookRun

  init(_ format: String, rules: String = "revenuecat") throws {
    server = try WebServer()
    run = try WebhookRun(
      server,
      format: format,
      #""rules":"\#(rules)","clock":{"manual":"2026-01-01T00:00:00Z"},"entitlements":["gift"],"#
        + #""products":{"month":{"kind":"subscription","entitlements":["pro"]},"#
        + #""year":{"kind":"subscription","entitlements":["max","pro"]},"#
        + #""book":{"kind":"nonConsumable","entitlements":["read"]}}"#
    )
  }

  /// Makes calls, each a method and its params with a blank between them.
  ///
  /// `to` and a day, for example `to 02-01`, moves the clock. `buy` and `update` are short for a
  /// purchase by ann and an update of it; the params given add to theirs or replace them.
  func play(_ steps: [String]) throws {
    for step in steps {
      let parts = step.split(separator: " ", maxSplits: 1).map(String.init)
      // A request is one line.
      let rest = parts.count > 1 ? parts[1].replacing("\n", with: "") : ""
      switch parts[0] {
      case "to": try run.call("clock.advance", #"{"to":"2026-\#(rest)T00:00:00Z"}"#)
      case "buy":
        try run.call(
          "purchase",
          Self.merged(
            #"""
            {"userId":"ann","product":"month","store":"appStore","transactionId":"1",
            "originalTransactionId":"1","expiresAt":"2026-02-01T00:00:00Z"}
            """#,
            rest
          )
        )
      case "update":
        try run.call(
          "purchase.update",
          Self.merged(#"{"store":"appStore","originalTransactionId":"1"}"#, rest)
        )
      default: try run.call(parts[0], rest)
      }
    }
  }

  /// Has the project take what Google says.
  static let playStore = #"project.define {"stores":{"playStore":{"packages":["com.example"]}}}"#

  static let renewing = #""autoRenewingPlan":{"autoRenewEnabled":true}"#
  static let canceled = #""autoRenewingPlan":{"autoRenewEnabled":false}"#

  /// A step in which Google answers about ann's subscription; `members` are those of its item.
  static func answer(
    _ token: String,
    _ order: String,
    of product: String = "month",
    until end: String,
    _ members: String,
    at day: String = "01-01",
    replacing linked: String? = nil
  ) -> String {
    let linked = linked.map { #""linkedPurchaseToken":"\#($0)","# } ?? ""
    return #"store.notify {"store":"playStore","userId":"ann","response":{"kind":"subscription","#
      + #""purchaseToken":"\#(token)","fetchedAt":"2026-\#(day)T00:00:00Z","#
      + #""body":{\#(linked)"startTime":"2026-01-01T00:00:00Z","#
      + #""subscriptionState":"SUBSCRIPTION_STATE_ACTIVE","lineItems":[{"productId":"#
      + #""\#(product)","latestSuccessfulOrderId":"\#(order)","#
      + #""expiryTime":"2026-\#(end)T00:00:00Z",\#(members)}]}}}"#
  }

  /// Google's change of the product at the end of the period, under a new token.
  static let deferredChange = [
    playStore, answer("t0", "GPA.1", until: "02-01", renewing), "to 01-10",
    answer(
      "t",
      "GPA.1",
      until: "02-01",
      #""deferredItemReplacement":{"productId":"year"}"#,
      at: "01-10",
      replacing: "t0"
    ), "to 01-31",
    answer(
      "t",
      "GPA.2",
      of: "year",
      until: "12-31",
      renewing + #","itemReplacement":{"productId":"month"}"#,
      at: "01-31",
      replacing: "t0"
    ),
  ]

  private static func merged(_ params: String, _ others: String) throws -> String {
    var members: [String: Any] = [:]
    for text in [params, others.isEmpty ? "{}" : others] {
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      members.merge(try #require(object as? [String: Any])) { $1 }
    }
    let data = try JSONSerialization.data(withJSONObject: members)
    return String(decoding: data, as: UTF8.self)
  }

  /// Posts what waits, and returns the bodies.
  func posts() throws -> [JSONTree] {
    let code = try run.once()
    try #require(code == 0, "\(run.log)")
    return try server.taken.map { try JSONTree($0.body) }
  }
}

extension JSONTree {
  /// The names of an object's members.
  var names: Set<String> {
    if case .object(let members) = self { Set(members.map(\.name)) } else { [] }
  }

  /// The texts of a list.
  var texts: [String] {
    if case .array(let elements) = self { elements.compactMap(\.text) } else { [] }
  }
}
