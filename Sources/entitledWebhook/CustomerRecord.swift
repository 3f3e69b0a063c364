import EntitledClient

/// What a post says of a customer and the project beyond its event, as the daemon has it now.
struct CustomerRecord: Equatable, Sendable {
  /// The first id, and the id that acted last.
  var firstID: String
  var lastID: String
  /// All ids.
  var aliases: [String]
  /// The properties, each with `key`, `value` and `setAt`.
  var properties: [JSON]
  /// The customer's purchases, and its grants.
  var purchases: [JSON]
  var grants: [JSON]

  /// Reads a result of `user.export`; nil if it is another one.
  init?(_ export: JSON) {
    guard let first = export["firstId"]?.text, let last = export["lastId"]?.text else { return nil }
    firstID = first
    lastID = last
    aliases = export["user"]?["aliases"]?.elements?.compactMap(\.text) ?? []
    properties = export["properties"]?.elements ?? []
    purchases = export["purchases"]?.elements ?? []
    grants = export["grants"]?.elements ?? []
  }

  /// Returns the purchase with that id or further key in a store.
  func purchase(_ key: String, in store: String) -> JSON? {
    let same = purchases.filter { $0["store"]?.text == store }
    return same.first { $0["originalTransactionId"]?.text == key }
      ?? same.first { $0["keys"]?.elements?.contains(.string(key)) ?? false }
  }
}

/// What a post says of the project, as the daemon has it now.
struct ProjectRecord: Equatable, Sendable {
  /// The products by id, each with its `entitlements`.
  var products: JSON
  /// Whose purchases give access: `production`, `sandbox` or `any`.
  var environment: String?

  /// Reads a result of `project.describe`.
  init(_ description: JSON) {
    products = description["project"]?["products"] ?? .object([])
    environment = description["project"]?["environment"]?.text
  }

  /// Returns Google's base plan of a product; nil if the catalogue names none.
  func basePlan(of product: String) -> String? { products[product]?["basePlan"]?.text }

  /// Returns the entitlements of a product in an environment; null if it gives none.
  func entitlements(of product: String?, in environment: String?) -> JSON {
    let counts = environment == nil || [nil, "any", environment].contains(self.environment)
    guard counts, let product, let listed = products[product]?["entitlements"]?.elements,
      !listed.isEmpty
    else { return .null }
    return .array(listed)
  }
}

/// What surrounds an event when it is posted.
struct PostContext: Equatable, Sendable {
  /// Nil if the customer was deleted.
  var customer: CustomerRecord?
  var project: ProjectRecord
  /// Events before, the last ones, if one of them may have said already what this one says.
  var earlier: [PurchaseEvent] = []

  /// The most of them: a call that records a purchase emits few events before it ends another one.
  static let earlierMax: Int64 = 32
}
