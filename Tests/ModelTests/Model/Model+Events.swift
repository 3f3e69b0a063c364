import TestSupport

/// Events as in the contract, without cursor and id.
extension Model {
  typealias Members = KeyValuePairs<String, JSONTree>

  mutating func emit(_ kind: String, of user: Int, _ members: Members) {
    let id = users[user].id
    emit(kind, id: id, !users[user].isAnonymous, customer: users[user].customer, members)
  }

  /// Emits an event about a customer, by its representative id.
  mutating func emit(_ kind: String, ofCustomer customer: Int, _ members: [JSONTree.Member]) {
    append(kind, shown(customer), isIdentified(customer), customer, members)
  }

  mutating func emit(
    _ kind: String,
    id: Name,
    _ isIdentified: Bool,
    customer: Int,
    _ members: Members
  ) {
    let members = members.map { JSONTree.Member(name: $0.key, value: $0.value) }
    append(kind, id, isIdentified, customer, members)
  }

  mutating func append(
    _ kind: String,
    _ id: Name,
    _ isIdentified: Bool,
    _ customer: Int,
    _ members: [JSONTree.Member]
  ) {
    let event = JSONTree.object([
      "kind": .string(kind), "at": .moment(now), "project": .string("default"),
      "user": .name(customers[customer].ids[0]),
      isIdentified ? "userId" : "anonymousId": .name(id), "cause": cause,
    ])
    events.append(event.with(members))
  }

  /// Emits the change of a customer's access since its last access events; with `wanted`, only of
  /// these entitlements.
  mutating func emitAccess(
    of customer: Int,
    _ members: [JSONTree.Member],
    among wanted: [Name]? = nil
  ) {
    let before = customers[customer].emitted
    var after = active(customer)
    if let wanted {
      after = after.filter { wanted.contains($0) } + before.filter { !wanted.contains($0) }
    }
    customers[customer].emitted = after
    emitAccess(
      since: before,
      now: after,
      id: shown(customer),
      isIdentified(customer),
      customer: customer,
      members
    )
  }

  mutating func emitAccess(
    since before: [Name],
    now present: [Name]? = nil,
    id: Name,
    _ isIdentified: Bool,
    customer: Int,
    _ members: [JSONTree.Member] = []
  ) {
    let after = present ?? active(customer)
    let gained = after.filter { !before.contains($0) }
    let lost = before.filter { !after.contains($0) }
    for (kind, entitlements) in [
      ("entitlementsActivated", gained), ("entitlementsDeactivated", lost),
    ] where !entitlements.isEmpty {
      let member = JSONTree.Member(name: "entitlements", value: .names(entitlements))
      append(kind, id, isIdentified, customer, [member] + members)
    }
  }

  /// Returns the entitlements of a customer now.
  func active(_ customer: Int) -> [Name] {
    candidates(of: customer, at: now).filter(\.isActive).map(\.entitlement)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
