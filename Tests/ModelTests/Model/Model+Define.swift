import TestSupport

/// `project.define`: replaces the given members and keeps the rest.
extension Model {
  mutating func define(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let custom = params["stores"]?["custom"]?.elements?.compactMap(\.name)
    let before = customers.indices.map { Set(active($0)) }
    let leftOut = try productsLeftOut(params)
    if let choice = params["rules"] {
      let chosen = ModelRules(choice)
      if chosen.isConflicting { throw ModelError("invalidParams", "/rules") }
      rules = chosen
    }
    if let catalogue = params["products"] {
      products = catalogue.members.map { member in
        ModelProduct(
          id: Name(member.name),
          kind: member.value["kind"]?.text,
          entitlements: member.value["entitlements"]?.elements?.compactMap(\.name) ?? []
        )
      }
    }
    if let names = params["entitlements"]?.elements { entitlements = names.compactMap(\.name) }
    if let custom { try defineStores(custom) }
    for store in (params["stores"]?.members ?? []) where store.name != "custom" {
      storeSettings = [store]
    }
    if let word = params["environment"]?.text { environment = word }
    if environment == "production" && !storeSettings.isEmpty {
      let isOfStores = params["stores"]?["appStore"] != nil
      throw ModelError(
        "invalidParams",
        isOfStores ? "/stores/appStore/environments" : "/environment"
      )
    }
    if let clock = params["clock"]?["manual"]?.momentValue {
      let isFresh = devices.isEmpty && users.isEmpty
      if !isFresh && clock != now { throw ModelError("invalidParams", "/clock") }
      now = clock
    }
    try checkUse(of: leftOut)
    let result = JSONTree.object(["project": projectJSON, "changes": changes(since: before)])
    if params["products"] != nil || params["environment"] != nil { emitToAll() }
    return result
  }

  /// Returns the products that a new catalogue does not have and that it does not name as removed.
  private func productsLeftOut(_ params: JSONTree) throws(ModelError) -> Set<Name> {
    let removed = params["removed"]?.elements?.compactMap(\.name) ?? []
    guard let catalogue = params["products"] else {
      if params["removed"] != nil { throw ModelError("invalidParams", "/removed") }
      return []
    }
    let new = Set(catalogue.members.map { Name($0.name) })
    if let index = removed.firstIndex(where: new.contains) {
      throw ModelError("invalidParams", "/removed/\(index)")
    }
    return Set(products.map(\.id)).subtracting(new).subtracting(removed)
  }

  /// Refuses to forget a product that a transaction names, or that a purchase renews as.
  private func checkUse(of leftOut: Set<Name>) throws(ModelError) {
    var holders: [Name: Set<Int>] = [:]
    for purchase in purchases where !purchase.isOrphan {
      for fields in purchase.transactions.flatMap({ [$0.history, $0.present] }) {
        for name in [fields.product, fields["renewsAs"].name].compactMap({ $0 }) {
          holders[name, default: []].formUnion(purchase.holders)
        }
      }
    }
    // The daemon does not read a chain that came again after a deletion: it may name any product.
    let isUnclear = purchases.contains { $0.isOrphan }
    let inUse = leftOut.filter { holders[$0] != nil }.min()
    guard let first = inUse ?? (isUnclear ? leftOut.min() : nil) else { return }
    var error = ModelError("productInUse", "/products")
    error.product = first
    error.customers = holders[first]?.count
    throw error
  }

  /// Counts who has gained and lost what.
  private func changes(since before: [Set<Name>]) -> JSONTree {
    var (gained, lost): ([Name: Int], [Name: Int]) = ([:], [:])
    var count = 0
    for customer in customers.indices where !customers[customer].isAbsorbed {
      let after = Set(active(customer))
      if after != before[customer] { count += 1 }
      for name in after.subtracting(before[customer]) { gained[name, default: 0] += 1 }
      for name in before[customer].subtracting(after) { lost[name, default: 0] += 1 }
    }
    func numbers(_ counts: [Name: Int]) -> JSONTree {
      .object(counts.map { JSONTree.Member(name: $0.key.text, value: .count($0.value)) })
    }
    return .object([
      "customers": .count(count), "gained": numbers(gained), "lost": numbers(lost),
      "counted": .bool(true),
    ])
  }

  /// Emits the changes for all customers, by customerId.
  private mutating func emitToAll() {
    let all = customers.indices.filter { !customers[$0].isAbsorbed }
    for customer in all.sorted(by: { customers[$0].ids[0] < customers[$1].ids[0] }) {
      emitAccess(of: customer, [])
    }
  }

  private var projectJSON: JSONTree {
    let catalogue = products.map { product in
      JSONTree.Member(
        name: product.id.text,
        value: .object([
          "kind": .word(product.kind), "entitlements": .names(product.entitlements),
        ])
      )
    }
    return .object([
      "id": "default", "rules": rules.json, "products": .object(catalogue),
      "entitlements": .names(entitlements),
      "stores": .object(storeSettings + [.init(name: "custom", value: .names(customStores))]),
      "environment": .string(environment),
      "clock": .object(["kind": "manual", "now": .moment(now)]),
      // No history has webhooks, because they do not affect identity or access.
      "webhooks": .array([]),
      "createdAt": .moment(createdAt),
      "counts": .object([
        "devices": .count(devices.count), "users": .count(users.count),
        "customers": .count(customers.filter { !$0.isAbsorbed }.count),
        "purchases": .count(purchases.count),
        "unclaimed": .count(purchases.filter(\.isUnclaimed).count),
      ]),
    ])
  }
}
