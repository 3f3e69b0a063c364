import EntitledClient
import LineProtocol
import Platform

/// A line of RevenueCat's transactions export, as the params of `user.import`.
struct TransactionRow {
  /// The params, without the common ones.
  let params: [JSON.Member]
  /// The values that could not be used, and why.
  let notes: [String]
  /// The transaction and its product; nil for a grant.
  private(set) var bought: (transaction: String, product: String)?

  private static let stores = [
    "app_store": "appStore", "mac_app_store": "macAppStore", "play_store": "playStore",
    "stripe": "stripe", "amazon": "amazon", "roku": "roku", "paddle": "paddle",
    "rc_billing": "web",
  ]

  /// Reads a line.
  ///
  /// `prefix` begins the project's anonymous ids, and `products` are the project's names of
  /// products by RevenueCat's.
  init(
    _ values: CSVValues,
    anonymousPrefix prefix: String,
    products: [String: String]
  ) throws(UsageError) {
    var values = values
    let first = try values.required("rc_original_app_user_id")
    let last = values.text("rc_last_seen_app_user_id_alias") ?? first
    let began = values.moment("first_seen_time")
    var params: [JSON.Member] = [
      .init("ids", .array(importedIDs([first, last], began, anonymousPrefix: prefix))),
      .init("firstId", .string(first)), .init("lastId", .string(last)),
    ]
    let store = try values.required("store")
    if store == "promotional" {
      params.append(.init("grants", .array(try Self.grants(&values))))
    } else if let store = Self.stores[store] {
      let given = try values.required("product_identifier")
      let product = products[given] ?? given
      let (purchase, transaction) = try Self.purchase(&values, store, product)
      params.append(.init("purchases", [purchase]))
      bought = ("\(store) \(transaction)", product)
    } else {
      throw UsageError("there is no store for \(String(quoting: store))")
    }
    let properties = values.properties()
    if !properties.isEmpty { params.append(.init("properties", .array(properties))) }
    (self.params, notes) = (params, values.notes)
  }

  /// Returns a grant for each entitlement of a promotional purchase.
  private static func grants(_ values: inout CSVValues) throws(UsageError) -> [JSON] {
    let start = try values.requiredMoment("start_time")
    let end = try values.decidingMoment("end_time")
    let revoked = try values.decidingMoment("refunded_at")
    let entitlements = values.list("entitlement_identifiers")
    guard !entitlements.isEmpty else { throw UsageError("entitlement_identifiers is empty") }
    return entitlements.map { entitlement in
      [
        "entitlement": .string(entitlement), "grantedAt": .string("\(start)"),
        "expiresAt": end.map { .string("\($0)") } ?? .null,
        "revokedAt": revoked.map { .string("\($0)") } ?? .null,
      ]
    }
  }

  private static func purchase(
    _ values: inout CSVValues,
    _ store: String,
    _ product: String
  ) throws(UsageError) -> (purchase: JSON, transaction: String) {
    let start = try values.requiredMoment("start_time")
    let given = values.text("store_transaction_id")
    guard var chain = values.text("original_store_transaction_id") ?? given else {
      throw UsageError("original_store_transaction_id is empty")
    }
    let transaction: String
    if store == "stripe", chain.utf8.starts(with: "sub_".utf8) {
      // A subscription of Stripe has no ids for its periods: live events use the same form.
      transaction = "\(chain):\(start.millisecondsSince1970 / 1000)"
    } else {
      // Another period could have the name of the purchase.
      transaction = try values.required("store_transaction_id")
    }
    if store == "playStore" { chain = stem(ofOrder: chain) }
    var members: [JSON.Member] = [
      .init("transactionId", .string(transaction)),
      .init("product", .string(product)),
      .init("purchasedAt", .string("\(start)")),
    ]
    members += try values.moments()
    members += try values.words(start: start)
    let purchase: JSON = [
      "store": .string(store), "originalTransactionId": .string(chain),
      "transactions": [.object(members)],
    ]
    return (purchase, transaction)
  }

  /// Returns an order id of Google Play without the number of its renewal.
  private static func stem(ofOrder id: String) -> String {
    guard let place = id.firstRange(of: "..") else { return id }
    return String(id[..<place.lowerBound])
  }
}

/// Returns the ids of one customer as `user.import` reads them, without repetitions.
func importedIDs(
  _ ids: [String],
  _ createdAt: Entitled.Moment?,
  anonymousPrefix prefix: String
) -> [JSON] {
  var seen: [String] = []
  for id in ids where !seen.contains(where: { $0.utf8.elementsEqual(id.utf8) }) { seen.append(id) }
  return seen.map { id in
    let isAnonymous = !prefix.isEmpty && id.utf8.starts(with: prefix.utf8)
    return [
      "id": .string(id), "kind": isAnonymous ? "anonymous" : "identified",
      "createdAt": createdAt.map { .string("\($0)") } ?? .null,
    ]
  }
}
