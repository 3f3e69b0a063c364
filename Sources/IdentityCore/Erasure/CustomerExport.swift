/// All stored data about a customer, except its events.
package struct CustomerExport: Equatable, Sendable {
  package var user: UserView
  /// The customer's first id, and the id that acted last.
  package var firstID: UserID
  package var lastID: UserID
  /// All ids that refer to the customer, sorted by bytes.
  package var users: [User]
  package var devices: [Device]
  /// Sorted by bytes.
  package var accountTokens: [AccountTokenID] { users.flatMap(\.accountTokens).sorted() }
  package var purchases: [PurchaseView]
  /// The purchases that no store has reported yet, sorted.
  package var claims: [ChainKey] { users.flatMap(\.claims).sorted() }
  package var grants: [Grant]
  package var properties: Properties
  package var access: Access
  package var at: Moment
  /// The ids that its events carry.
  package var customerIDs: [CustomerID]

  /// Collects the stored data about the customer of a user.
  package init(of id: UserID, in draft: inout Draft) throws(DecisionStop) {
    let customer = try draft.resolve(.user(id)).customer
    let ids = customer.reachingIDs
    _ = try draft.records(ids.map { .user(draft.number, $0) })
    users = try ids.map { id throws(DecisionStop) in try draft.existingUser(id) }
    devices = try Self.devices(of: users, in: &draft)
    // Rendering a purchase costs more than reading it.
    try draft.spend(customer.held.count * 48)
    let held = try draft.purchases(customer.held.sorted())
    try draft.prefetch(Set(held.flatMap(\.holders)).map { .customer(draft.number, $0) })
    purchases = try held.map { purchase throws(DecisionStop) in try draft.view(of: purchase) }
    user = try draft.view(.user(id))
    (firstID, lastID) = (customer.firstID, customer.lastID)
    (grants, customerIDs) = (customer.grants, customer.ids)
    properties = try draft.properties(of: customer.id)
    access = try draft.access(of: customer, at: draft.now)
    at = draft.now
  }

  /// Returns the devices that were made for the users, or on which one of them is logged in.
  private static func devices(
    of users: [User],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Device] {
    let ids = users.map(\.id)
    let own = Set(ids)
    var made: [DeviceID] = []
    for case .anonymous(let device) in users.map(\.idOrigin) { made.append(device) }
    let candidates = Set(try made + draft.devices(loggedInAs: ids)).sorted()
    return try draft.records(candidates.map { .device(draft.number, $0) }).compactMap { record in
      guard case .device(let device)? = record,
        own.contains(device.anonymousUser) || device.identifiedUser.map(own.contains) == true
      else { return nil }
      return device
    }
  }
}
