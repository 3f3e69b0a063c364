import TestSupport

/// `project.define`: replaces the given members and keeps the rest.
extension Model {
  mutating func define(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let custom = params["stores"]?["custom"]?.elements?.compactMap(\.name)
    if let custom { try checkCustomStores(custom) }
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
    let result = JSONTree.object(["project": projectJSON])
    if params["products"] != nil || params["environment"] != nil { emitToAll() }
    return result
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
