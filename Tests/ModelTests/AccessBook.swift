import TestSupport

/// The access of each customer, computed from the events alone.
struct AccessBook {
  /// By customerId.
  private var emitted: [Name: Set<Name>] = [:]

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
    if event["kind"] == "usersAliased", let absorbed = event["absorbed"]?.name {
      emitted[customer, default: []].formUnion(emitted[absorbed] ?? [])
    }
    let names = (event["entitlements"]?.elements ?? []).compactMap(\.name)
    if event["kind"] == "entitlementsActivated" {
      emitted[customer, default: []].formUnion(names)
    } else if event["kind"] == "entitlementsDeactivated" {
      emitted[customer, default: []].subtract(names)
    }
  }
}
