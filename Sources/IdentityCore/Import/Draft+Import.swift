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
    /// The number of the customer's account tokens, if the import names any.
    package var accountTokens = 0
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
    let importer = try importer(of: entry, as: id, in: cursor)
    try importProfile(of: entry, as: importer, into: &receipt)
    let waiting = try importTokens(of: entry, as: importer, into: &receipt)
    let rest = try importPurchases(of: entry, as: importer, into: &receipt)
    // What followed the purchases may have made the customer a part of another one.
    try conclude(&receipt, of: existingUser(importer.user).customer, at: eventIndex)

    // What follows from the import has events of its own. It may merge the customer with others.
    try claimFollowers(of: rest, and: known)
    // A claim counts before a token.
    for (chain, claimant) in rest.chains { _ = try claim([chain], for: claimant, by: nil) }
    for user in newUsers { _ = try claimByID(of: user) }
    if !waiting.isEmpty { _ = try claim(waiting, for: importer.user) }
    try show(&receipt, of: entry, importer.user)
    return receipt
  }

  /// Completes the result with the customer as it is now.
  private mutating func show(
    _ receipt: inout ImportReceipt,
    of entry: CustomerImport,
    _ user: UserID
  ) throws(DecisionStop) {
    let customer = try customer(existingUser(user).customer)
    receipt.user = try view(.user(customer.representative.id))
    receipt.access = try access(of: customer.id)
    if !entry.accountTokens.isEmpty { receipt.accountTokens = try accountTokens(of: customer) }
    let listed = project.catalogue.entitlements
    receipt.unknownEntitlements =
      Set(entry.grants.map(\.entitlement)).filter { !listed.contains($0) }.sorted()
  }

  /// Returns the products of an import that the catalogue does not have.
  func unknownProducts(of entry: CustomerImport) -> [ProductID] {
    let products = Set(entry.purchases.flatMap(\.transactions).map(\.product))
    return products.filter { project.catalogue.products[$0] == nil }.sorted()
  }

  /// The customer that an import fills, and the cursor of the import's event.
  struct Importer {
    var customer: CustomerID
    /// The users of the customer that the import names; all, if it names none.
    ///
    /// A login or a restore that a later undo reverts may have brought others to the customer.
    var named: [Customer.Member]
    /// The one of them for whom the import records what it brings.
    var user: UserID
    var cursor: Int64
  }

  private mutating func importer(
    of entry: CustomerImport,
    as id: CustomerID,
    in cursor: Int64
  ) throws(DecisionStop) -> Importer {
    let known = try customer(id)
    let members = Array(known.members)
    let ids = Set(entry.ids.map(\.id))
    let named = members.filter { ids.contains($0.id) }
    let candidates = named.isEmpty ? members : named
    let identified = candidates.filter { !$0.isAnonymous }
    let user = (identified.isEmpty ? candidates : identified).map(\.id).min()
    return Importer(
      customer: id,
      named: candidates,
      user: user ?? known.representative.id,
      cursor: cursor
    )
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
    for (position, id) in entry.ids.enumerated() {
      do throws(DecisionStop) {
        try check(id, of: entry, known)
      } catch {
        throw error.about(.id(position))
      }
    }
    guard let id = entry.customerID, known == nil else { return }
    do throws(DecisionStop) {
      try checkMadeID(UserID(id))
    } catch {
      throw error.about(.customerID)
    }
  }

  private mutating func check(
    _ given: CustomerImport.ID,
    of entry: CustomerImport,
    _ known: Customer?
  ) throws(DecisionStop) {
    if let user = try user(given.id) {
      guard user.customer == known?.id else { throw .refused(.userIDOfAnother(given.id)) }
    } else if given.kind != .identified {
      try checkMadeID(given.id)
    } else if entry.customerID == nil {
      try checkNewUserID(given.id)
    } else {
      // The user of a daemon, perhaps from before the rules refused its id.
      if given.id.bytes.isEmpty { throw .refused(.blockedUserID(given.id)) }
      try checkLength(of: given.id, max: Self.madeIDLengthMax)
    }
  }

  /// Refuses an id that no daemon can have made: it has neither the project's prefix nor the form.
  private func checkMadeID(_ id: UserID) throws(DecisionStop) {
    guard !id.bytes.isEmpty, id.bytes.starts(with: rules.anonymousPrefix) || id.isMade else {
      throw .refused(.notMadeUserID(id))
    }
    // The rules limit only ids that apps choose.
    try checkLength(of: id, max: Self.madeIDLengthMax)
  }

  private static var madeIDLengthMax: Int { 255 }

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
        case .anonymous: imported.device.map { .anonymous($0) } ?? .imported
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
    try recordImport(of: members, formerly: former, into: customer, of: entry, in: cursor)
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
  /// Records that new users and former customerIds belong to a customer, so that an undo of a later
  /// link leaves them together.
  private mutating func recordImport(
    of users: [Customer.Member],
    formerly former: [CustomerID],
    into customer: Customer,
    of entry: CustomerImport,
    in cursor: Int64
  ) throws(DecisionStop) {
    guard let fellow = try fellow(in: customer, of: entry) ?? users.first?.id else { return }
    let others = users.filter { $0.id != fellow }
    if !others.isEmpty {
      if customer.members.isEmpty {
        try recordOrigin(UserTrail.Origin(customer), of: fellow)
      } else {
        try recordOrigin(of: customer)
      }
    }
    for user in others {
      try recordImport(UserTrail.Import(beside: fellow), of: user.id, in: cursor)
    }
    guard !former.isEmpty else { return }
    try recordImport(UserTrail.Import(formerIDs: former), of: fellow, in: cursor)
  }

  /// Returns the member whom an import names, by its own id or by that of the customer that it was.
  private mutating func fellow(
    in customer: Customer,
    of entry: CustomerImport
  ) throws(DecisionStop) -> UserID? {
    let members = Set(customer.members.map(\.id))
    if let named = entry.idsByAge.first(where: { members.contains($0.id) }) { return named.id }
    guard members.count > 1, let id = entry.customerID else { return customer.members.first?.id }
    try prefetch(customer.members.map { .userTrail(project.number, $0.id) })
    for member in customer.members {
      let trail = try trail(of: member.id)
      if trail.origin?.id == id || trail.formerIDs.contains(id) { return member.id }
    }
    return customer.members.first?.id
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

extension DecisionStop {
  /// The same refusal, of a member of an import.
  func about(_ member: ImportedMember) -> DecisionStop {
    guard case .refused(let refusal) = self else { return self }
    return .refused(.imported(refusal, member))
  }
}

extension UserID {
  /// Whether a daemon may have made the id, under any `anonymousPrefix`.
  fileprivate var isMade: Bool {
    let digits = bytes.suffix(32)
    return digits.count == 32 && digits.allSatisfy(\.isLowerHexadecimal) || bytes.isLowerUUID
  }
}

extension UInt8 {
  fileprivate var isLowerHexadecimal: Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self
  }
}

extension [UInt8] {
  /// Whether these are 32 lower-case hexadecimal digits in groups of 8, 4, 4, 4 and 12.
  fileprivate var isLowerUUID: Bool {
    isUUID && allSatisfy { $0 == UInt8(ascii: "-") || $0.isLowerHexadecimal }
  }
}
