// Imports of a customer that an export shows.
extension Draft {
  /// The result of an import.
  package struct ImportReceipt: Equatable, Sendable {
    /// Nil if the import names no user.
    package var user: UserView?
    package var created = false
    /// Whether the import changed anything.
    package var isChanged = false
    package var purchases: [ImportedChain] = []
    package var access = Access(entitlements: [])
    /// The given keys that name another chain already.
    package var takenKeys: [TransactionID] = []
    /// The granted entitlements that the project does not know.
    package var unknownEntitlements: [EntitlementID] = []
    /// The products of transactions that the catalogue does not have.
    package var unknownProducts: [ProductID] = []
  }

  /// What became of a purchase of an import.
  package struct ImportedChain: Equatable, Sendable {
    package var key: ChainKey
    package var outcome: ImportOutcome
  }

  /// Imports a customer, or unclaimed purchases.
  ///
  /// Emits a single event, and none if everything was there already.
  package mutating func importCustomer(
    _ entry: CustomerImport
  ) throws(DecisionStop) -> ImportReceipt {
    let known = try knownCustomer(of: entry)
    try checkIDs(of: entry, known)
    try checkTokens(of: entry, known)
    let chains = try importedChains(of: entry, known)
    var affected = Set(chains.flatMap { $0.known?.holders ?? [] })
    if let known { affected.insert(known.id) }
    for chain in chains {
      let replaced = chain.imported.replaces.map { chain.key.sibling($0) }
      affected.formUnion(try holdersOfReplaced(by: chain.known, and: replaced))
    }
    try emitPending(for: OneOrMany(affected.sorted()))
    if entry.ids.isEmpty { return try importUnclaimed(entry) }

    var receipt = ImportReceipt(created: known == nil)
    receipt.unknownProducts = unknownProducts(of: entry)
    let eventIndex = eventCount
    let cursor = try nextCursor()
    let id = if let known { known.id } else { try newCustomerID(of: entry) }
    emit(Event(.userImported, at: now, customer: id, subject: entry.firstUser))
    let newUsers = try importUsers(of: entry, as: id, in: cursor, into: &receipt)
    try importProfile(of: entry, as: id, in: cursor, into: &receipt)
    let importer = Importer(customer: id, user: try customer(id).representative.id, cursor: cursor)
    try importPurchases(of: entry, as: importer, into: &receipt)
    let waiting = try importTokens(of: entry, as: importer, into: &receipt)
    try conclude(&receipt, of: id, at: eventIndex)

    for user in newUsers { _ = try claimByID(of: user) }
    if !waiting.isEmpty { _ = try claim(waiting, for: existingUser(importer.user)) }
    receipt.user = try view(.user(importer.user))
    receipt.access = try access(of: id)
    let listed = project.catalogue.entitlements
    receipt.unknownEntitlements =
      Set(entry.grants.map(\.entitlement)).filter { !listed.contains($0) }.sorted()
    return receipt
  }

  /// Returns the products of an import that the catalogue does not have.
  func unknownProducts(of entry: CustomerImport) -> [ProductID] {
    let products = Set(entry.purchases.flatMap(\.transactions).map(\.product))
    return products.filter { project.catalogue.products[$0] == nil }.sorted()
  }

  /// The customer that an import fills, its user, and the cursor of its event.
  struct Importer {
    var customer: CustomerID
    var user: UserID
    var cursor: Int64
  }

  /// Marks the customer's access as emitted, and completes the import's event, or drops it.
  private mutating func conclude(
    _ receipt: inout ImportReceipt,
    of id: CustomerID,
    at eventIndex: Int
  ) throws(DecisionStop) {
    guard receipt.isChanged else { return dropEvent(eventIndex) }
    var imported = try customer(id)
    let active = try active(of: imported, at: now)
    imported.emitted = OneOrMany(active)
    imported.emittedUntil = now
    put(imported)
    amendImport(
      eventIndex,
      subject: imported.representative,
      aliases: imported.members.map(\.id).sorted(),
      entitlements: active
    )
  }
}

// Ids.
extension Draft {
  /// Returns the customer that an import is about, if the project has it.
  private mutating func knownCustomer(
    of entry: CustomerImport
  ) throws(DecisionStop) -> Customer? {
    try prefetch(entry.ids.map { .user(project.number, $0.id) })
    let ids = (entry.customerID.map { [UserID($0)] } ?? []) + entry.ids.map(\.id)
    for id in ids {
      if let user = try user(id) { return try customer(user.customer) }
      if entry.customerID != nil { return nil }
    }
    return nil
  }

  /// Refuses ids that belong to another customer, or that no user may have.
  private mutating func checkIDs(
    of entry: CustomerImport,
    _ known: Customer?
  ) throws(DecisionStop) {
    for id in entry.ids {
      if let user = try user(id.id) {
        guard user.customer == known?.id else { throw .refused(.userIDOfAnother(id.id)) }
      } else if id.kind == .identified {
        try checkNewUserID(id.id)
      } else {
        try checkMadeID(id.id)
      }
    }
    if let id = entry.customerID, known == nil { try checkMadeID(UserID(id)) }
  }

  /// Refuses an id that the daemon cannot have made: it lacks the project's prefix.
  private func checkMadeID(_ id: UserID) throws(DecisionStop) {
    guard !id.bytes.isEmpty, id.bytes.starts(with: rules.anonymousPrefix) else {
      throw .refused(.reservedUserID(id))
    }
    // The rules limit only ids that apps choose.
    try checkLength(of: id, max: 255)
  }

  private mutating func newCustomerID(
    of entry: CustomerImport
  ) throws(DecisionStop) -> CustomerID {
    if let id = entry.customerID { return id }
    let made = entry.idsByAge.first { $0.kind != .identified }
    return CustomerID(made?.id ?? entropy.anonymousID(prefix: rules.anonymousPrefix))
  }

  /// Creates the customer and its users, as far as they do not exist.
  ///
  /// Returns the new identified users.
  private mutating func importUsers(
    of entry: CustomerImport,
    as id: CustomerID,
    in cursor: Int64,
    into receipt: inout ImportReceipt
  ) throws(DecisionStop) -> [UserID] {
    var newUsers: [UserID] = []
    var former: [CustomerID] = []
    var members: [Customer.Member] = []
    for imported in entry.idsByAge where try user(imported.id) == nil {
      receipt.isChanged = true
      let origin: User.IDOrigin =
        switch imported.kind {
        case .anonymous(let device): device.map { .anonymous($0) } ?? .imported
        case .identified: .identified
        case .customer: .customerOnly
        }
      let user = User(
        id: imported.id,
        idOrigin: origin,
        customer: id,
        createdAt: imported.createdAt ?? now
      )
      put(user)
      if imported.isOfUser {
        members.append(user.member)
        if imported.kind == .identified { newUsers.append(imported.id) }
      } else if CustomerID(imported.id) != id {
        former.append(CustomerID(imported.id))
      }
    }
    guard receipt.isChanged else { return [] }
    let began = entry.createdAt ?? entry.ids.compactMap(\.createdAt).min() ?? now
    if try user(UserID(id)) == nil {
      put(User(id: UserID(id), idOrigin: .customerOnly, customer: id, createdAt: began))
    }
    let known = try existing(customer: id)
    var customer = if let known { known } else { try newCustomer(id, since: began) }
    try recordImport(of: members, into: customer, formerly: former, in: cursor)
    customer.members += members
    customer.formerIDs += former
    if receipt.created, let last = entry.lastID, members.contains(where: { $0.id == last }) {
      customer.lastID = last
    }
    put(customer)
    let (users, absorbed) = (Int64(members.count), Int64(former.count))
    try count { counts in
      counts.users += users
      counts.customers += absorbed
      counts.absorbedCustomers += absorbed
    }
    return newUsers
  }
}

extension Draft {
  /// Records that new users belong to a customer, and which customers they were before, so that an
  /// undo of a later link leaves them together.
  private mutating func recordImport(
    of users: [Customer.Member],
    into customer: Customer,
    formerly former: [CustomerID],
    in cursor: Int64
  ) throws(DecisionStop) {
    guard let first = customer.members.first ?? users.first else { return }
    if users.count + customer.members.count < 2 { return }
    if customer.members.isEmpty {
      try recordOrigin(UserTrail.Origin(customer), of: first.id)
    } else {
      try recordOrigin(of: customer)
    }
    let others = users.filter { $0.id != first.id }
    for user in others {
      try recordImport(UserTrail.Import(beside: first.id), of: user.id, in: cursor)
    }
    let owners = others.filter { !$0.isAnonymous } + others.filter(\.isAnonymous)
    // The caller counts these customers.
    var counts = try projectCounts()
    for (id, owner) in zip(former, owners) {
      counts.customers += 1
      let origin = UserTrail.Origin(
        id: id,
        ordinal: counts.customers + counts.customersErased,
        createdAt: try existingUser(UserID(id)).createdAt
      )
      try recordOrigin(origin, of: owner.id)
    }
  }

  /// Makes a customer without members.
  private mutating func newCustomer(
    _ id: CustomerID,
    since createdAt: Moment
  ) throws(DecisionStop) -> Customer {
    Customer(
      id: id,
      ordinal: try nextOrdinal(),
      createdAt: createdAt,
      members: [],
      emittedUntil: now,
      emittedDefinition: project.definitions
    )
  }
}

// Devices, grants, properties and account tokens.
extension Draft {
  private mutating func importProfile(
    of entry: CustomerImport,
    as id: CustomerID,
    in cursor: Int64,
    into receipt: inout ImportReceipt
  ) throws(DecisionStop) {
    try prefetch(entry.devices.map { .device(project.number, $0.id) })
    for device in entry.devices where try importDevice(device) { receipt.isChanged = true }
    var customer = try customer(id)
    let knownGrants = customer.grants
    try spend((knownGrants.count + entry.grants.count) * 4)
    customer.grants.merge(entry.grants)
    if customer.grants != knownGrants {
      put(customer)
      receipt.isChanged = true
      let new = Array(customer.grants.dropFirst(knownGrants.count))
      if !new.isEmpty, let first = customer.members.first {
        try recordImport(UserTrail.Import(grants: new), of: first.id, in: cursor)
      }
    }
    let known = try properties(of: id)
    var properties = known
    for property in entry.properties {
      properties.takeOver(Properties.Entry(property, of: customer.representative.id))
    }
    for property in entry.overridden {
      let entry = Properties.Entry(property, of: customer.overridingUser)
      let isKnown = known.overridden.contains {
        $0.key == entry.key && $0.value == entry.value && $0.setAt == entry.setAt
      }
      if !isKnown { properties.overridden.append(entry) }
    }
    if properties != known {
      try put(properties)
      receipt.isChanged = true
    }
  }

  /// Creates a device once its anonymous user exists, and logs its user in once that one exists.
  ///
  /// So a device that two customers share is whole when both were imported, in either order.
  private mutating func importDevice(_ imported: Device) throws(DecisionStop) -> Bool {
    guard let anonymous = try user(imported.anonymousUser),
      anonymous.idOrigin == .anonymous(imported.id)
    else { return false }
    var login: UserID?
    if let id = imported.identifiedUser, let user = try user(id), user.isIdentified { login = id }
    guard var device = try device(imported.id) else {
      device(imported, loggedInAs: login)
      try count { $0.devices += 1 }
      return true
    }
    // If a user has logged out on the device since, the import does not log that user in again.
    guard device.anonymousUser == imported.anonymousUser, device.identifiedUser == nil,
      device.formerLogins.isEmpty, login != nil
    else { return false }
    device.identifiedUser = login
    put(device)
    return true
  }

  private mutating func device(_ imported: Device, loggedInAs user: UserID?) {
    put(
      Device(
        id: imported.id,
        anonymousUser: imported.anonymousUser,
        identifiedUser: user,
        storeAccount: imported.storeAccount,
        platform: imported.platform.map { recordCache.ids.shared($0) },
        app: imported.app.map { recordCache.ids.shared($0) },
        createdAt: imported.createdAt
      )
    )
  }

  /// Refuses account tokens of another customer.
  private mutating func checkTokens(
    of entry: CustomerImport,
    _ known: Customer?
  ) throws(DecisionStop) {
    for id in entry.accountTokens {
      guard let owner = try accountToken(id).user else { continue }
      guard try existingUser(owner).customer == known?.id else {
        throw .refused(.accountToken(.ofAnother(id)))
      }
    }
  }

  /// Registers the tokens; returns the unclaimed purchases that carry them.
  private mutating func importTokens(
    of entry: CustomerImport,
    as importer: Importer,
    into receipt: inout ImportReceipt
  ) throws(DecisionStop) -> ChainList {
    var waiting: ChainList = []
    for id in entry.accountTokens {
      var token = try accountToken(id)
      guard token.user == nil else { continue }
      var user = try existingUser(importer.user)
      user.accountTokens.append(id)
      put(user)
      for chain in token.waiting { waiting.append(chain) }
      (token.user, token.waiting) = (importer.user, [])
      try put(token)
      receipt.isChanged = true
    }
    return waiting
  }
}

extension CustomerImport {
  /// The ids, oldest first; the one that the import names as the first comes before all.
  fileprivate var idsByAge: [ID] {
    ids.sorted { one, other in
      if one.id == firstID || other.id == firstID { return one.id == firstID }
      let (first, second) = (one.createdAt ?? .distantFuture, other.createdAt ?? .distantFuture)
      return first == second ? one.id < other.id : first < second
    }
  }

  /// A user of the import; an event shows the right one once the customer is known.
  fileprivate var firstUser: Customer.Member {
    let user = ids.first { $0.isOfUser }
    return Customer.Member(id: user?.id ?? UserID([]), isAnonymous: user?.kind != .identified)
  }
}

extension Customer {
  /// Another user than the representative, if there is one.
  fileprivate var overridingUser: UserID {
    members.first { $0.id != representative.id }?.id ?? representative.id
  }
}

extension Properties.Entry {
  fileprivate init(_ property: CustomerImport.Property, of user: UserID) {
    self.init(key: property.key, value: property.value, setAt: property.setAt, user: user)
  }
}

extension Properties {
  /// Takes a property over, unless a newer value is known.
  fileprivate mutating func takeOver(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      guard entry.setAt > entries[index].setAt else { return }
      entries[index] = entry
    } else {
      let index = entries.firstIndex { entry.key.lexicographicallyPrecedes($0.key) }
      entries.insert(entry, at: index ?? entries.count)
    }
  }
}

extension [Grant] {
  /// Adds the grants of an import that the list does not have, each of its grants counted once, and
  /// takes over the revocation of those that it has.
  fileprivate mutating func merge(_ imported: [Grant]) {
    // The places of those that are equal, and of those that are one grant, revoked or not; in each
    // list the first place is the last.
    var equal: [Grant: [Int]] = [:]
    var same: [Grant: [Int]] = [:]
    for place in indices.reversed() {
      equal[self[place], default: []].append(place)
      same[self[place].unrevoked, default: []].append(place)
    }
    var isMatched = [Bool](repeating: false, count: count)
    func take(_ places: inout [Int]?) -> Int? {
      while let place = places?.popLast() {
        guard isMatched[place] else { return place }
      }
      return nil
    }
    for grant in imported {
      guard let place = take(&equal[grant]) ?? take(&same[grant.unrevoked]) else {
        append(grant)
        continue
      }
      isMatched[place] = true
      self[place].revokedAt = self[place].revokedAt ?? grant.revokedAt
    }
  }
}

extension Grant {
  /// The grant without its revocation.
  fileprivate var unrevoked: Grant {
    Grant(entitlement: entitlement, grantedAt: grantedAt, expiresAt: expiresAt)
  }
}
