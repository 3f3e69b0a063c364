// Deletion of a customer: afterwards none of its ids refers to anything.
extension Draft {
  /// The result of a deletion.
  package struct Removal: Equatable, Sendable {
    package var erasure: Erasure
    package var users: Int
    package var devices: Int
    package var purchases: Int
    /// The purchases that other customers hold too, and keep.
    package var shared: Int
  }

  func ids(reaching customer: Customer) -> [UserID] {
    Set(customer.members.map(\.id) + customer.ids.map { UserID($0) }).sorted()
  }

  /// Deletes a customer with all records of its own.
  ///
  /// The caller then replaces the mentions of the erased ids elsewhere, as the erasure lists them.
  package mutating func erase(_ id: UserID, startedAt: Moment) throws(DecisionStop) -> Removal {
    try emitPending(for: [resolve(.user(id)).customer.id])
    let customer = try resolve(.user(id)).customer
    let salt = try ensuredSalt()
    var erasure = Erasure(
      project: project.id,
      tombstone: entropy.tombstoneID(),
      startedAt: startedAt,
      users: ids(reaching: customer)
    )
    let purchases = try projectCounts().purchases
    let loggedIn = try devices(loggedInAs: erasure.users)
    var search = Erasure.Search(customers: customer.ids)
    erasure.devices = try detachDevices(from: customer, erasure, &search, loggedIn: loggedIn)
    try removeTokens(of: customer, &erasure, salt)
    try removeClaims(of: customer, &erasure)
    let links = try links(of: erasure.users) + relatives(of: self.purchases(customer.held))
    try removePurchases(of: customer, &erasure, &search, salt)
    // The devices' accounts are read next: they must not list deleted purchases.
    try unlistDeleted()
    try prefetchAccounts(of: erasure.devices)
    for device in erasure.devices { try erase(device, &erasure, salt) }
    try unlistDeleted()
    for device in erasure.devices { remove(.account(project.number, .device(device))) }
    try prefetch(erasure.users.map { .userTrail(project.number, $0) })
    for id in erasure.users {
      if case .anonymous(let device)? = try user(id)?.idOrigin {
        removeMentions([.device(device)], in: .user(id))
      }
      let chains = try trail(of: id).linkedChains
      removeMentions(chains.map { .chain($0.named) }, in: .user(id))
      remove(.user(project.number, id))
      try handOnPartners(of: id, except: erasure.users)
      try removeTrail(of: id)
    }
    remove(customer)
    try forgetIDs(in: links, &erasure)
    erasure.stage = .indexing(after: 0, search)
    try put(Properties(customer: customer.id))
    try count { projectCounts in
      projectCounts.users -= Int64(customer.members.count)
      projectCounts.devices -= Int64(erasure.devices.count)
      projectCounts.customers -= Int64(1 + customer.formerIDs.count)
      projectCounts.customersErased += Int64(1 + customer.formerIDs.count)
      projectCounts.absorbedCustomers -= Int64(customer.formerIDs.count)
    }
    emit(
      Event(.userDeleted, at: now, of: erasure.tombstone, isAnonymous: !customer.hasIdentifiedUser)
    )
    return Removal(
      erasure: erasure,
      users: customer.members.count,
      devices: erasure.devices.count,
      purchases: Int(purchases - (try projectCounts().purchases)),
      shared: search.shared.count
    )
  }

  /// Emits that no file has anything of an erased customer any more.
  package mutating func emitCleared(_ tombstone: UserID) {
    emit(Event(.tracesCleared, at: now, of: tombstone, isAnonymous: false))
  }

  /// Queues an erasure behind those under way.
  package mutating func begin(_ erasure: Erasure) throws(DecisionStop) {
    var all = Erasures()
    if case .erasures(let known)? = try record(.erasures) { all = known }
    all.underway.append(erasure)
    put(.erasures(all), for: .erasures)
  }

  /// Removes the customer from every device, and returns the devices to delete.
  ///
  /// A device with another user logged in stays, with a new anonymous user. A device with another
  /// customer's anonymous user stays, logged out.
  private mutating func detachDevices(
    from customer: Customer,
    _ erasure: Erasure,
    _ search: inout Erasure.Search,
    loggedIn: [DeviceID]
  ) throws(DecisionStop) -> [DeviceID] {
    _ = try records(customer.members.map { .user(project.number, $0.id) })
    var own: [DeviceID] = []
    for member in customer.members {
      if case .anonymous(let id) = try existingUser(member.id).idOrigin { own.append(id) }
    }
    _ = try records((own + loggedIn).map { .device(project.number, $0) })
    var gone: [DeviceID] = []
    for id in own {
      guard var device = try device(id), erasure.erases(device.anonymousUser) else {
        continue
      }
      guard let user = device.identifiedUser, !erasure.erases(user) else {
        gone.append(id)
        continue
      }
      search.add(Array(try self.customer(existingUser(user).customer).ids))
      device.anonymousUser = try makeAnonymousUser(for: id).id
      put(device)
    }
    let goneIDs = Set(gone)
    for id in loggedIn where !goneIDs.contains(id) {
      guard var device = try device(id), let user = device.identifiedUser,
        erasure.erases(user)
      else { continue }
      device.identifiedUser = nil
      put(device)
      var event = Event(.loggedOut, at: now, of: erasure.tombstone, isAnonymous: false)
      event.device = id
      event.anonymousUser = device.anonymousUser
      emit(event)
    }
    return goneIDs.sorted()
  }

  /// Removes the customer's account tokens, and the unclaimed purchases that carry them.
  private mutating func removeTokens(
    of customer: Customer,
    _ erasure: inout Erasure,
    _ salt: Salt
  ) throws(DecisionStop) {
    var tokens = Set(erasure.users.map { AccountTokenID($0.bytes) })
    for member in customer.members {
      tokens.formUnion(try existingUser(member.id).accountTokens)
    }
    erasure.accountTokens = tokens.sorted()
    guard try projectCounts().accountTokens > 0 else { return }
    try prefetch(tokens.map { .accountToken(project.number, $0) })
    for id in erasure.accountTokens {
      // Another customer may have registered the id of a user.
      if let owner = try accountToken(id).user, !erasure.erases(owner) { tokens.remove(id) }
    }
    erasure.accountTokens = tokens.sorted()
    for id in erasure.accountTokens {
      let token = try accountToken(id)
      _ = try purchases(token.waiting)
      for chain in token.waiting {
        guard let purchase = try purchase(chain) else { continue }
        if purchase.isUnclaimed {
          try erase(purchase, &erasure, salt)
        } else {
          try forget(purchase, &erasure, salt)
        }
      }
      let key = RecordKey.accountToken(project.number, id)
      try put(nil, for: key, counted: \.accountTokens)
    }
  }

  /// Removes the customer's purchases, and finds those that other customers hold, and these.
  private mutating func removePurchases(
    of customer: Customer,
    _ erasure: inout Erasure,
    _ search: inout Erasure.Search,
    _ salt: Salt
  ) throws(DecisionStop) {
    let chains = customer.held.sorted()
    let held = try purchases(chains)
    let accounts = Set(held.compactMap(\.account))
    _ = try records(
      accounts.map { .account(project.number, $0) }
        + held.map { .purchaseTrail(project.number, $0.key) }
    )
    var holders: Set<CustomerID> = []
    for chain in chains {
      try checkSteps()
      // The deletion of one purchase changes those that name it.
      guard var purchase = try purchase(chain) else { continue }
      purchase.holders.removeAll { $0 == customer.id }
      if purchase.holders.isEmpty {
        try erase(purchase, &erasure, salt)
      } else {
        search.shared.append(chain)
        holders.formUnion(purchase.holders)
        put(purchase)
        try forget(purchase, &erasure, salt)
      }
    }
    for id in holders.sorted() { search.add(Array(try self.customer(id).ids)) }
  }

  /// Deletes a purchase without holders, and removes its names from records of other customers.
  private mutating func erase(
    _ purchase: Purchase,
    _ erasure: inout Erasure,
    _ salt: Salt
  ) throws(DecisionStop) {
    erasure.add(purchase)
    try removeNames(of: purchase, erasure)
    try deletePurchase(purchase, with: salt)
  }

  /// Loads all records that deleting these devices reads.
  private mutating func prefetchAccounts(of devices: [DeviceID]) throws(DecisionStop) {
    try prefetch(devices.map { .account(project.number, .device($0)) })
    var chains: [ChainKey] = []
    for device in devices { chains += try account(.device(device)).purchases }
    _ = try purchases(chains)
    try prefetch(chains.map { .purchaseTrail(project.number, $0) })
  }

  /// Deletes a device, and the account that is the device itself.
  private mutating func erase(
    _ id: DeviceID,
    _ erasure: inout Erasure,
    _ salt: Salt
  ) throws(DecisionStop) {
    if let device = try device(id) {
      removeMentions(device.formerLogins.map { .user($0.user) }, in: .device(id))
    }
    remove(.device(project.number, id))
    for chain in try account(.device(id)).purchases {
      if let purchase = try purchase(chain) { try forget(purchase, &erasure, salt) }
    }
  }

  /// Removes the erased ids from a purchase of others.
  ///
  /// Deletes the purchase if it has no holders and came from an erased user or device.
  mutating func forget(
    _ purchase: Purchase,
    _ erasure: inout Erasure,
    _ salt: Salt
  ) throws(DecisionStop) {
    guard !erasure.erases(purchase.key) else { return }
    var kept = purchase
    // A purchase that was recorded since may be of a new user with an erased id.
    if purchase.recordedIn <= erasure.lastEvent {
      if purchase.holders.isEmpty && erasure.isSource(of: purchase) {
        return try erase(purchase, &erasure, salt)
      }
      kept.forgetSource(erasure)
    }
    try forgetChains(of: &kept, erasure)
    if kept != purchase { put(kept) }
  }

  /// Removes from a purchase the names of deleted chains, unless they were reported again since.
  private mutating func forgetChains(
    of purchase: inout Purchase,
    _ erasure: Erasure
  ) throws(DecisionStop) {
    let known = purchase
    purchase.forgetChains(erasure)
    guard purchase != known else { return }
    let (former, rest) = (known.relations, purchase.relations)
    if let successor = former.successor?.chain, successor != rest.successor?.chain,
      try self.purchase(known.key.sibling(successor)) != nil
    {
      purchase.relations.successor = former.successor
    }
    if let replaced = former.replaces, rest.replaces == nil {
      let name = known.key.sibling(replaced)
      if try self.purchase(resolve(name)) == nil {
        try change(name) { $0.successors.removeAll { $0 == known.key.originalTransaction } }
      } else {
        purchase.relations.replaces = replaced
        purchase.relations.replacesStamp = former.replacesStamp
      }
    }
  }
}

extension Erasure {
  /// Whether a purchase of others contains erased ids, and is older than the erasure.
  func isNamed(in purchase: Purchase) -> Bool {
    guard !erases(purchase.key) else { return false }
    var rest = purchase
    rest.forgetChains(self)
    // Unclaimed ones that carried an erased token are deleted.
    if purchase.isUnclaimed { return isSource(of: purchase) || rest != purchase }
    if purchase.recordedIn <= lastEvent { rest.forgetSource(self) }
    return rest != purchase
  }
}

extension Purchase {
  fileprivate mutating func forgetSource(_ erasure: Erasure) {
    if let id = user, erasure.erases(id) { origin.user = erasure.tombstone }
    if let id = accountToken, erasure.erases(id) { claiming.accountToken = nil }
    if let id = besideUser, erasure.erases(id) { origin.besideUser = nil }
    if claiming.furtherUsers.contains(where: erasure.erases) {
      claiming.furtherUsers.removeAll(where: erasure.erases)
    }
    if let id = device, erasure.erases(id) { origin.device = nil }
    if case .device(let id)? = account, erasure.erases(id) { origin.account = nil }
  }

  /// Drops the names of erased chains.
  ///
  /// One that an erased chain replaced stays replaced: the store ended it.
  fileprivate mutating func forgetChains(_ erasure: Erasure) {
    guard hasRelations else { return }
    let key = key
    func isErased(_ id: TransactionID) -> Bool { erasure.erases(key.sibling(id)) }
    if let name = relations.replaces, erasure.erases(name: key.sibling(name)) {
      relations.forgetReplaced()
    }
    if let successor = relations.successor, isErased(successor.chain) {
      relations.successor?.chain = TransactionID(erasure.tombstone.bytes)
    }
    if let first = relations.firstItem, isErased(first) { relations.firstItem = nil }
    guard relations.items.contains(where: isErased) else { return }
    relations.items.removeAll(where: isErased)
    relations.links.removeAll { $0.item.map(isErased) ?? false }
  }
}

extension Event {
  fileprivate init(_ kind: Kind, at: Moment, of tombstone: UserID, isAnonymous: Bool) {
    self.init(
      kind,
      at: at,
      customer: CustomerID(tombstone),
      subject: Customer.Member(id: tombstone, isAnonymous: isAnonymous)
    )
  }
}
