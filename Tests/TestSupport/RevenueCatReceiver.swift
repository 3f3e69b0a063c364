/// A receiver of webhooks that believes only RevenueCat's published sentences: which purchase gives
/// what.
package struct RevenueCatReceiver {
  private var purchases: [String: Set<String>] = [:]
  /// What it was posted, for messages.
  package private(set) var posts: [String] = []

  /// The types that say that a purchase gives access; `EXPIRATION` says that access should be
  /// removed, and the others say nothing about it.
  private static let giving: Set<String> = [
    "INITIAL_PURCHASE", "RENEWAL", "NON_RENEWING_PURCHASE", "UNCANCELLATION",
    "SUBSCRIPTION_EXTENDED", "REFUND_REVERSED",
  ]

  package init() {}

  /// Takes the member `event` of a post.
  package mutating func take(_ event: JSONTree) {
    let type = event["type"]?.text ?? ""
    let purchase = event["original_transaction_id"]?.text ?? ""
    var names: Set<String> = []
    if case .array(let listed)? = event["entitlement_ids"] {
      names.formUnion(listed.compactMap(\.text))
    }
    let moment = event["event_timestamp_ms"]?.description ?? ""
    posts.append("\(moment) \(type) \(purchase) \(names.sorted())")
    if Self.giving.contains(type) {
      purchases[purchase] = names
    } else if type == "EXPIRATION" {
      purchases[purchase] = nil
    }
  }

  /// What its user may use.
  package var entitlements: Set<String> { purchases.values.reduce(into: []) { $0.formUnion($1) } }
}
