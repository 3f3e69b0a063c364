import EntitledClient
import LineProtocol
import Platform

/// A line that says which purchases a user has, as the params of `user.import`.
struct ClaimRow {
  /// The params, without the common ones.
  let params: [JSON.Member]
  /// The values that could not be used, and why.
  let notes: [String]

  /// The columns of the user's id.
  static let userColumns = ["user_id", "app_user_id"]

  /// The columns that name a purchase.
  static let purchaseColumns = [
    "apple_original_transaction_id", "google_purchase_token", "stripe_token", "token",
    "subscription_token",
  ]

  private static let propertyColumns = ["email", "country", "first_name", "last_name"]

  /// The columns that a line is read from, or that say nothing beyond the others.
  static let knownColumns = Set(
    userColumns + purchaseColumns + propertyColumns
      + ["created_at", "google_product_id", "google_is_subscription", "product_id"]
  )

  /// Reads a line; `prefix` begins the project's anonymous ids.
  init(_ values: CSVValues, anonymousPrefix prefix: String) throws(UsageError) {
    var values = values
    guard let user = Self.userColumns.lazy.compactMap({ values.text($0) }).first else {
      throw UsageError("the line names no user")
    }
    var claims: [JSON] = []
    for column in Self.purchaseColumns {
      guard let name = values.text(column) else { continue }
      let store = try Self.store(of: name, in: column)
      claims.append(["store": .string(store), "originalTransactionId": .string(name)])
    }
    guard !claims.isEmpty else { throw UsageError("the line names no purchase") }
    let began = values.moment("created_at")
    var properties: [JSON] = []
    for column in Self.propertyColumns {
      guard let text = values.text(column) else { continue }
      if text.unicodeScalars.count <= 500 {
        properties.append(["key": .string(column), "value": .string(text)])
      } else {
        values.note("\(column) has more than 500 characters")
      }
    }
    var params: [JSON.Member] = [
      .init("ids", .array(importedIDs([user], began, anonymousPrefix: prefix))),
      .init("claims", .array(claims)),
    ]
    if !properties.isEmpty { params.append(.init("properties", .array(properties))) }
    (self.params, notes) = (params, values.notes)
  }

  /// Returns the store of a purchase; refuses a name by which the store never reports one.
  private static func store(of name: String, in column: String) throws(UsageError) -> String {
    let isStripe = ["sub_", "pi_"].contains { name.utf8.starts(with: $0.utf8) }
    switch column {
    case "apple_original_transaction_id":
      guard name.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
        throw UsageError("\(column) is no number: \(String(quoting: name))")
      }
      return "appStore"
    case "stripe_token" where !isStripe:
      throw UsageError(
        "\(column) begins neither with sub_ nor with pi_: \(String(quoting: name))"
      )
    default: return isStripe ? "stripe" : "playStore"
    }
  }
}
