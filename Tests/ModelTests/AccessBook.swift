import TestSupport

/// The access of each customer, computed from the events alone.
struct AccessBook {
  /// By customerId.
  private var emitted: [Name: Set<Name>] = [:]
  /// The customerId of each user.
  private var customers: [Name: Name] = [:]

  /// Reads events, and returns whose access differs from the model's, if any.
  mutating func check(_ events: [JSONTree], _ model: Model) -> String? {
    for event in events { apply(event) }
    for customer in model.customers where !customer.isAbsorbed {
      let id = customer.ids[0]
      let has = emitted[id] ?? []
      if has != Set(customer.emitted) { return "events: by them \(id) may use \(has.sorted())" }
    }
    return nil
  }

  private mutating func apply(_ event: JSONTree) {
    guard let customer = event["user"]?.name else { return }
    let names = Set((event["entitlements"]?.elements ?? []).compactMap(\.name))
    let aliases = Set((event["aliases"]?.elements ?? []).compactMap(\.name))
    switch event["kind"]?.text {
    case "userCreated":
      if let id = event["userId"]?.name ?? event["anonymousId"]?.name {
        customers[id] = customer
      }
    case "usersAliased":
      if let absorbed = event["absorbed"]?.name {
        emitted[customer, default: []].formUnion(emitted.removeValue(forKey: absorbed) ?? [])
      }
      for id in aliases { customers[id] = customer }
    case "userImported":
      emitted[customer] = names
      for id in aliases { customers[id] = customer }
    case "linkUndone" where !aliases.isEmpty: split(aliases, to: customer)
    case "entitlementsActivated": emitted[customer, default: []].formUnion(names)
    case "entitlementsDeactivated": emitted[customer, default: []].subtract(names)
    default: break
    }
  }

  /// Makes ids a customer, whose set begins as that of the customers that had them.
  private mutating func split(_ ids: Set<Name>, to customer: Name) {
    let sources = Set(ids.compactMap { customers[$0] })
    let access = sources.reduce(into: Set<Name>()) { $0.formUnion(emitted[$1] ?? []) }
    for id in ids { customers[id] = customer }
    for source in sources where !customers.values.contains(source) { emitted[source] = nil }
    emitted[customer] = access
  }
}
