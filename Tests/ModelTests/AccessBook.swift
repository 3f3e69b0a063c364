import TestSupport

/// What customers were told that they may use, put together from the events alone.
struct AccessBook {
  /// By customerId.
  private var emitted: [Name: Set<Name>] = [:]

  /// Takes in what was told, and says whose events do not come to what the model has.
  mutating func check(_ events: [JSONTree], _ model: Model) -> String? {
    for event in events { take(event) }
    for customer in model.customers where !customer.isAbsorbed {
      let id = customer.ids[0]
      let has = emitted[id] ?? []
      if has != Set(customer.emitted) { return "events: by them \(id) may use \(has.sorted())" }
    }
    return nil
  }

  private mutating func take(_ event: JSONTree) {
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
