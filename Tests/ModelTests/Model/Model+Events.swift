import TestSupport

/// Events. Each is as the contract says, but for the cursor and the id.
extension Model {
  typealias Members = KeyValuePairs<String, JSONTree>

  mutating func tell(_ kind: String, of user: Int, _ members: Members) {
    let id = users[user].id
    tell(kind, id: id, !users[user].isAnonymous, customer: users[user].customer, members)
  }

  /// Of a customer, shown by the id that stands for it.
  mutating func tell(_ kind: String, ofCustomer customer: Int, _ members: [JSONTree.Member]) {
    append(kind, shown(customer), isIdentified(customer), customer, members)
  }

  mutating func tell(
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

  /// Tells a customer how what they may use differs from what they were told last.
  mutating func tellAccess(of customer: Int, _ members: [JSONTree.Member]) {
    let before = customers[customer].emitted
    customers[customer].emitted = active(customer)
    tellAccess(
      since: before,
      id: shown(customer),
      isIdentified(customer),
      customer: customer,
      members
    )
  }

  mutating func tellAccess(
    since before: [Name],
    id: Name,
    _ isIdentified: Bool,
    customer: Int,
    _ members: [JSONTree.Member] = []
  ) {
    let after = active(customer)
    let gained = after.filter { !before.contains($0) }
    let lost = before.filter { !after.contains($0) }
    for (kind, entitlements) in [
      ("entitlementsActivated", gained), ("entitlementsDeactivated", lost),
    ] where !entitlements.isEmpty {
      let member = JSONTree.Member(name: "entitlements", value: .names(entitlements))
      append(kind, id, isIdentified, customer, [member] + members)
    }
  }

  /// The entitlements that a customer may use now.
  func active(_ customer: Int) -> [Name] {
    candidates(of: customer, at: now).filter(\.isActive).map(\.entitlement)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
