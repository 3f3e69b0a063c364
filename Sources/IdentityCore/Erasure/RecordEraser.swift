/// Erases customers from the records: those of their own, and what records of others say of them.
///
/// The caller replaces what events say of them, as the erasure lists it (`EventEraser`).
package struct RecordEraser {
  package internal(set) var erasure: Erasure
  let salt: Salt
  var search = Erasure.Search()
  /// Deleted purchases that their store accounts still list, until `unlist`.
  var deleted: [AccountKey: Set<ChainKey>] = [:]

  /// The result of a deletion.
  package struct Removal: Equatable, Sendable {
    package var erasure: Erasure
    package var users: Int
    package var devices: Int
    package var purchases: Int
    /// The purchases that other customers hold too, and keep.
    package var shared: Int
  }

  /// Continues an erasure.
  package init(_ erasure: Erasure, in draft: inout Draft) throws(DecisionStop) {
    salt = try Salt.ensured(in: &draft)
    self.erasure = erasure
  }

  /// Deletes the customer of a user with all records of its own: afterwards none of its ids refers
  /// to anything.
  package static func erase(
    _ id: UserID,
    startedAt: Moment,
    in draft: inout Draft
  ) throws(DecisionStop) -> Removal {
    try draft.emitPending(for: [draft.resolve(.user(id)).customer.id])
    let customer = try draft.resolve(.user(id)).customer
    _ = try Salt.ensured(in: &draft)
    let erasure = Erasure(
      project: draft.project.id,
      tombstone: draft.entropy.tombstoneID(),
      startedAt: startedAt,
      users: customer.reachingIDs
    )
    var eraser = try RecordEraser(erasure, in: &draft)
    return try eraser.erase(customer, in: &draft)
  }

  private mutating func erase(
    _ customer: Customer,
    in draft: inout Draft
  ) throws(DecisionStop) -> Removal {
    let purchases = try draft.projectCounts().purchases
    let loggedIn = try draft.devices(loggedInAs: erasure.users)
    search.customers = customer.ids
    erasure.devices = try detachDevices(from: customer, loggedIn: loggedIn, in: &draft)
    try removeTokens(of: customer, in: &draft)
    try removeClaims(of: customer, in: &draft)
    let links =
      try links(in: &draft) + relatives(of: draft.purchases(customer.held), in: &draft)
    try removePurchases(of: customer, in: &draft)
    // A purchase that came again after an earlier deletion, and that nobody holds, is not counted.
    let removed = Int(purchases - (try draft.projectCounts().purchases))
    // The devices' accounts are read next: they must not list deleted purchases.
    try unlist(in: &draft)
    try prefetchAccounts(in: &draft)
    for device in erasure.devices { try erase(device, in: &draft) }
    try unlist(in: &draft)
    let number = draft.project.number
    for device in erasure.devices { draft.remove(.account(number, .device(device))) }
    try removeUsers(in: &draft)
    draft.remove(customer)
    try forgetIDs(in: links, of: &draft)
    erasure.stage = .indexing(after: 0, search)
    try draft.put(Properties(customer: customer.id))
    try draft.count { projectCounts in
      projectCounts.users -= Int64(customer.members.count)
      projectCounts.devices -= Int64(erasure.devices.count)
      projectCounts.customers -= Int64(1 + customer.formerIDs.count)
      projectCounts.customersErased += Int64(1 + customer.formerIDs.count)
      projectCounts.absorbedCustomers -= Int64(customer.formerIDs.count)
    }
    let isAnonymous = !customer.hasIdentifiedUser
    draft.emit(Event(.userDeleted, at: draft.now, of: erasure.tombstone, isAnonymous: isAnonymous))
    return Removal(
      erasure: erasure,
      users: customer.members.count,
      devices: erasure.devices.count,
      purchases: removed,
      shared: search.shared.count
    )
  }

  /// Removes the users, with their trails.
  private func removeUsers(in draft: inout Draft) throws(DecisionStop) {
    let number = draft.project.number
    try draft.prefetch(erasure.users.map { .userTrail(number, $0) })
    for id in erasure.users {
      if case .anonymous(let device)? = try draft.user(id)?.idOrigin {
        Mention.remove([.device(device)], in: .user(id), from: &draft)
      }
      let trail = try draft.trail(of: id)
      let chains = trail.linkedChains
      Mention.remove(chains.map { .chain($0.named) }, in: .user(id), from: &draft)
      draft.remove(.user(number, id))
      try trail.handOnPartners(except: erasure.users, in: &draft)
      try draft.put(nil, for: .userTrail(number, id), counted: \.userTrails)
    }
  }

  /// Removes the customer from every device, and returns the devices to delete.
  ///
  /// A device with another user logged in stays, with a new anonymous user. A device with another
  /// customer's anonymous user stays, logged out.
  private mutating func detachDevices(
    from customer: Customer,
    loggedIn: [DeviceID],
    in draft: inout Draft
  ) throws(DecisionStop) -> [DeviceID] {
    _ = try draft.records(customer.members.map { .user(draft.number, $0.id) })
    var own: [DeviceID] = []
    for member in customer.members {
      if case .anonymous(let id) = try draft.existingUser(member.id).idOrigin { own.append(id) }
    }
    _ = try draft.records((own + loggedIn).map { .device(draft.number, $0) })
    var gone: [DeviceID] = []
    for id in own {
      guard var device = try draft.device(id), erasure.erases(device.anonymousUser) else {
        continue
      }
      guard let user = device.identifiedUser, !erasure.erases(user) else {
        gone.append(id)
        continue
      }
      search.add(Array(try draft.customer(draft.existingUser(user).customer).ids))
      device.anonymousUser = try draft.makeAnonymousUser(for: id).id
      draft.put(device)
    }
    let goneIDs = Set(gone)
    for id in loggedIn where !goneIDs.contains(id) {
      guard var device = try draft.device(id), let user = device.identifiedUser,
        erasure.erases(user)
      else { continue }
      device.identifiedUser = nil
      draft.put(device)
      var event = Event(.loggedOut, at: draft.now, of: erasure.tombstone, isAnonymous: false)
      event.device = id
      event.anonymousUser = device.anonymousUser
      draft.emit(event)
    }
    return goneIDs.sorted()
  }

  /// Removes the customer's account tokens, and the unclaimed purchases that carry them.
  private mutating func removeTokens(
    of customer: Customer,
    in draft: inout Draft
  ) throws(DecisionStop) {
    var tokens = Set(erasure.users.map { AccountTokenID($0.bytes) })
    for member in customer.members {
      tokens.formUnion(try draft.existingUser(member.id).accountTokens)
    }
    erasure.accountTokens = tokens.sorted()
    guard try draft.usesTokens() else { return }
    try draft.prefetch(tokens.map { .accountToken(draft.number, $0) })
    for id in erasure.accountTokens {
      // Another customer may have registered the id of a user.
      if let owner = try draft.accountToken(id).user, !erasure.erases(owner) { tokens.remove(id) }
    }
    erasure.accountTokens = tokens.sorted()
    for id in erasure.accountTokens {
      let token = try draft.accountToken(id)
      _ = try draft.purchases(token.waiting)
      for chain in token.waiting {
        guard let purchase = try draft.purchase(chain) else { continue }
        if purchase.isUnclaimed {
          try erase(purchase, in: &draft)
        } else {
          try forget(purchase, in: &draft)
        }
      }
      let key = RecordKey.accountToken(draft.number, id)
      try draft.put(nil, for: key, counted: \.accountTokens)
    }
  }

  /// Loads all records that deleting the devices reads.
  private func prefetchAccounts(in draft: inout Draft) throws(DecisionStop) {
    try draft.prefetch(erasure.devices.map { .account(draft.number, .device($0)) })
    var chains: [ChainKey] = []
    for device in erasure.devices { chains += try draft.account(.device(device)).purchases }
    _ = try draft.purchases(chains)
    try draft.prefetch(chains.map { .purchaseTrail(draft.number, $0) })
  }

  /// Deletes a device, and the account that is the device itself.
  private mutating func erase(_ id: DeviceID, in draft: inout Draft) throws(DecisionStop) {
    if let device = try draft.device(id) {
      let logins = device.formerLogins.map { Mention.Named.user($0.user) }
      Mention.remove(logins, in: .device(id), from: &draft)
    }
    draft.remove(.device(draft.number, id))
    for chain in try draft.account(.device(id)).purchases {
      if let purchase = try draft.purchase(chain) { try forget(purchase, in: &draft) }
    }
  }
}
