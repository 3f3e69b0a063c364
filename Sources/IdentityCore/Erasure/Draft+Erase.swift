// A customer is erased: from here on nobody is reached by what it was called.
extension Draft {
  /// What erasing somebody came to.
  package struct Removal: Equatable, Sendable {
    package var erasure: Erasure
    package var users: Int
    package var devices: Int
    package var purchases: Int
    /// What others hold, too, and keep.
    package var shared: Int
  }

  func ids(reaching customer: Customer) -> [UserID] {
    Set(customer.members.map(\.id) + customer.ids.map { UserID($0) }).sorted()
  }

  /// Takes away a customer with all that is its own.
  ///
  /// What is left to do is to replace the mentions: the removal says of what.
  package mutating func erase(_ id: UserID, startedAt: Moment) throws(DecisionStop) -> Removal {
    try settle([person(.user(id)).customer.id])
    let customer = try person(.user(id)).customer
    let salt = try ensuredSalt()
    var erasure = Erasure(
      project: project.id,
      tombstone: entropy.tombstoneID(),
      startedAt: startedAt,
      users: ids(reaching: customer)
    )
    let loggedIn = try devices(loggedInAs: erasure.users)
    erasure.devices = try separate(from: customer, erasure, loggedIn: loggedIn)
    let shared = try dropPurchases(of: customer, &erasure, salt)
    // The accounts of the devices are looked through: they name nothing that is gone.
    try settleBuried()
    try prefetchAccounts(of: erasure.devices)
    for device in erasure.devices { try erase(device, &erasure, salt) }
    try settleBuried()
    for device in erasure.devices { remove(.account(project.number, .device(device))) }
    try prefetch(erasure.users.map { .userTrail(project.number, $0) })
    for id in erasure.users {
      remove(.user(project.number, id))
      try removeTrail(of: id)
    }
    remove(customer)
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
      purchases: erasure.chains.count,
      shared: shared
    )
  }

  /// Puts an erasure behind those that are under way.
  package mutating func begin(_ erasure: Erasure) throws(DecisionStop) {
    var all = Erasures()
    if case .erasures(let known)? = try record(.erasures) { all = known }
    all.underway.append(erasure)
    put(.erasures(all), for: .erasures)
  }

  /// Parts the customer from every device, and returns those that go with it.
  ///
  /// A device on which somebody else is logged in goes on with a new anonymous user; one that has
  /// another's anonymous user goes on with that one.
  private mutating func separate(
    from customer: Customer,
    _ erasure: Erasure,
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

  /// Returns how many others hold, too.
  private mutating func dropPurchases(
    of customer: Customer,
    _ erasure: inout Erasure,
    _ salt: Salt
  ) throws(DecisionStop) -> Int {
    let held = try purchases(customer.held.sorted())
    let accounts = Set(held.compactMap(\.account))
    _ = try records(
      accounts.map { .account(project.number, $0) }
        + held.map { .purchaseTrail(project.number, $0.key) }
    )
    var shared = 0
    for var purchase in held {
      try checkSteps()
      purchase.holders.removeAll { $0 == customer.id }
      if purchase.holders.isEmpty {
        erasure.add(purchase.key)
        try bury(purchase, with: salt)
      } else {
        shared += 1
        purchase.forget(erasure)
        put(purchase)
      }
    }
    return shared
  }

  /// Has everything brought at once that erasing these devices looks at.
  private mutating func prefetchAccounts(of devices: [DeviceID]) throws(DecisionStop) {
    try prefetch(devices.map { .account(project.number, .device($0)) })
    var chains: [ChainKey] = []
    for device in devices { chains += try account(.device(device)).purchases }
    _ = try purchases(chains)
    try prefetch(chains.map { .purchaseTrail(project.number, $0) })
  }

  /// Takes a device away, and the account that it was to itself.
  private mutating func erase(
    _ id: DeviceID,
    _ erasure: inout Erasure,
    _ salt: Salt
  ) throws(DecisionStop) {
    remove(.device(project.number, id))
    for purchase in try purchases(account(.device(id)).purchases) {
      try forget(purchase, &erasure, salt)
    }
  }

  /// Replaces what a purchase that stays says of where it came from; one that nobody holds, and
  /// that came from the erased, goes.
  mutating func forget(
    _ purchase: Purchase,
    _ erasure: inout Erasure,
    _ salt: Salt
  ) throws(DecisionStop) {
    guard !erasure.erases(purchase.key) else { return }
    if purchase.holders.isEmpty && erasure.isSource(of: purchase) {
      erasure.add(purchase.key)
      try bury(purchase, with: salt)
      return
    }
    var kept = purchase
    kept.forget(erasure)
    if kept != purchase { put(kept) }
  }
}

extension Purchase {
  fileprivate mutating func forget(_ erasure: Erasure) {
    if erasure.erases(user) { origin.user = erasure.tombstone }
    if let id = besideUser, erasure.erases(id) { origin.besideUser = nil }
    if let id = device, erasure.erases(id) { origin.device = nil }
    if case .device(let id)? = account, erasure.erases(id) { origin.account = nil }
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
