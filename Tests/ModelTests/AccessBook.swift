import TestSupport

/// Compares what was told, event by event.
///
/// A new catalogue and a new environment change what customers may use without an event of theirs.
/// When that is told is not for the model to say: from then on changes of access are compared by
/// what they come to, until everybody has been told what they may use.
struct AccessBook {
  /// By customerId, what its events say that it may use.
  private var told: [Name: Set<Name>] = [:]
  private var isSettled = true

  private static let kinds: [JSONTree] = ["entitlementsActivated", "entitlementsDeactivated"]

  mutating func compare(_ given: [JSONTree], _ wanted: [JSONTree], _ model: Model) -> String? {
    let given = given.map { Comparison.withoutMadeUp($0) }
    for event in given { take(event) }
    let unsettled = unsettled(model)
    defer { isSettled = unsettled.isEmpty }
    if isSettled && unsettled.isEmpty {
      return Comparison.difference(.array(given), .array(wanted), at: "events")
    }
    let (kept, others) = (given.filter { !isAccess($0) }, wanted.filter { !isAccess($0) })
    if let found = Comparison.difference(.array(kept), .array(others), at: "events") {
      return found
    }
    // Whoever was told something about what they may use was told all of it.
    let touched = given.filter { isAccess($0) }.compactMap { $0["user"]?.name }
    if let wrong = unsettled.first(where: { touched.contains($0) }) {
      return "events: \(wrong) was told \(told[wrong] ?? [])"
    }
    return nil
  }

  private func isAccess(_ event: JSONTree) -> Bool {
    Self.kinds.contains(event["kind"] ?? .null)
  }

  private mutating func take(_ event: JSONTree) {
    guard let customer = event["user"]?.name else { return }
    if event["kind"] == "usersAliased", let absorbed = event["absorbed"]?.name {
      told[customer, default: []].formUnion(told[absorbed] ?? [])
    }
    guard isAccess(event) else { return }
    let names = (event["entitlements"]?.elements ?? []).compactMap(\.name)
    if event["kind"] == Self.kinds[0] {
      told[customer, default: []].formUnion(names)
    } else {
      told[customer, default: []].subtract(names)
    }
  }

  /// The customers who were not told yet what they may use.
  private func unsettled(_ model: Model) -> [Name] {
    model.customers.indices.filter { !model.customers[$0].isAbsorbed }.compactMap { customer in
      let id = model.customers[customer].ids[0]
      return Set(model.active(customer)) == told[id] ?? [] ? nil : id
    }
  }
}
