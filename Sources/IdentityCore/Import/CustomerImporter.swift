/// Takes in a customer that an export shows: its ids, devices, grants, properties and tokens.
///
/// One event reports all of the import, and none if everything was there already.
package struct CustomerImporter {
  let entry: CustomerImport
  /// The customer as it was; nil if it is new.
  let known: Customer?
  var receipt: ImportReceipt
  /// The identified users that the import creates.
  private var newUsers: [UserID] = []

  /// The customer that an import fills, and the cursor of the import's event.
  struct Owner {
    var customer: CustomerID
    /// The users of the customer that the import names; all, if it names none.
    ///
    /// A login or a restore that a later undo reverts may have brought others to the customer.
    var named: [Customer.Member]
    /// The one of them for whom the import records what it brings.
    var user: UserID
    var cursor: Int64
  }

  /// Imports a customer, or unclaimed purchases.
  package static func carryOut(
    _ entry: CustomerImport,
    in draft: inout Draft
  ) throws(DecisionStop) -> ImportReceipt {
    var importer = try CustomerImporter(entry, in: &draft)
    return try importer.carryOut(in: &draft)
  }

  private init(_ entry: CustomerImport, in draft: inout Draft) throws(DecisionStop) {
    self.entry = entry
    known = try Self.knownCustomer(of: entry, in: &draft)
    receipt = ImportReceipt(of: entry, in: draft.project.catalogue)
    try checkIDs(in: &draft)
    try checkTokens(in: &draft)
  }

  private mutating func carryOut(in draft: inout Draft) throws(DecisionStop) -> ImportReceipt {
    var purchases = PurchaseImporter(entry, receipt)
    var affected = try purchases.customers(in: &draft, known)
    if let known { affected.insert(known.id) }
    try draft.emitPending(for: OneOrMany(affected.sorted()))
    if entry.ids.isEmpty { return try purchases.importUnclaimed(in: &draft) }

    let eventIndex = draft.eventCount
    receipt.created = known == nil
    let owner = try importCustomer(in: &draft)
    try importProfile(as: owner, in: &draft)
    let waiting = try importTokens(as: owner, in: &draft)
    purchases.receipt = receipt
    try purchases.importAll(for: owner, in: &draft)
    receipt = purchases.receipt
    try conclude(owner, at: eventIndex, in: &draft)

    // What follows from the import has events of its own. It may merge the customer with others.
    try purchases.claimFollowers(of: known, in: &draft)
    for user in newUsers { _ = try AccountToken.claim(byIDOf: user, in: &draft) }
    _ = try ClaimQueue.claim(waiting, for: owner.user, in: &draft)
    let customer = try draft.customer(draft.existingUser(owner.user).customer)
    receipt.user = try draft.view(.user(customer.representative.id))
    receipt.access = try draft.access(of: customer.id)
    if !entry.accountTokens.isEmpty {
      receipt.accountTokens = try AccountToken.count(of: customer, in: &draft)
    }
    return receipt
  }

  /// Emits the import's event, and creates the customer and its users as far as they do not exist.
  private mutating func importCustomer(in draft: inout Draft) throws(DecisionStop) -> Owner {
    let cursor = try draft.nextCursor()
    let id = known?.id ?? newCustomerID(in: &draft)
    draft.emit(Event(.userImported, at: draft.now, customer: id, subject: entry.firstUser))
    try importUsers(as: id, cursor, in: &draft)
    let customer = try draft.customer(id)
    let members = Array(customer.members)
    let ids = Set(entry.ids.map(\.id))
    let named = members.filter { ids.contains($0.id) }
    let candidates = named.isEmpty ? members : named
    let identified = candidates.filter { !$0.isAnonymous }
    let user = (identified.isEmpty ? candidates : identified).map(\.id).min()
    return Owner(
      customer: id,
      named: candidates,
      user: user ?? customer.representative.id,
      cursor: cursor
    )
  }

  /// Marks the customer's access as emitted, and completes the import's event, or drops it.
  private func conclude(
    _ owner: Owner,
    at eventIndex: Int,
    in draft: inout Draft
  ) throws(DecisionStop) {
    guard receipt.isChanged else { return draft.dropEvent(eventIndex) }
    var imported = try draft.customer(owner.customer)
    let active = try draft.active(of: imported, at: draft.now)
    imported.emitted = OneOrMany(active)
    imported.emittedUntil = draft.now
    draft.put(imported)
    draft.amend(eventIndex) { event in
      event.subject = imported.representative
      event.aliases = imported.members.map(\.id).sorted()
      event.entitlements = active
    }
  }
}

// Ids.
extension CustomerImporter {
  /// Returns the customer that an import is about, if the project has it.
  private static func knownCustomer(
    of entry: CustomerImport,
    in draft: inout Draft
  ) throws(DecisionStop) -> Customer? {
    try draft.prefetch(entry.ids.map { .user(draft.number, $0.id) })
    let ids = (entry.customerID.map { [UserID($0)] } ?? []) + entry.ids.map(\.id)
    for id in ids {
      if let user = try draft.user(id) { return try draft.customer(user.customer) }
      if entry.customerID != nil { return nil }
    }
    return nil
  }

  /// Refuses ids that belong to another customer, or that no user may have.
  private func checkIDs(in draft: inout Draft) throws(DecisionStop) {
    for (position, id) in entry.ids.enumerated() {
      do throws(DecisionStop) {
        try check(id, in: &draft)
      } catch {
        throw error.about(.id(position))
      }
    }
    guard let id = entry.customerID, known == nil else { return }
    do throws(DecisionStop) {
      try checkMadeID(UserID(id), in: draft)
    } catch {
      throw error.about(.customerID)
    }
  }

  private func check(_ given: CustomerImport.ID, in draft: inout Draft) throws(DecisionStop) {
    if let user = try draft.user(given.id) {
      guard user.customer == known?.id else { throw .refused(.userIDOfAnother(given.id)) }
    } else if given.kind != .identified {
      try checkMadeID(given.id, in: draft)
    } else if entry.customerID == nil {
      try draft.checkNewUserID(given.id)
    } else {
      // The user of a daemon, perhaps from before the rules refused its id.
      if given.id.bytes.isEmpty { throw .refused(.blockedUserID(given.id)) }
      try draft.checkLength(of: given.id, max: Self.madeIDLengthMax)
    }
  }

  /// Refuses an id that no daemon can have made: it has neither the project's prefix nor the form.
  private func checkMadeID(_ id: UserID, in draft: Draft) throws(DecisionStop) {
    let isPrefixed = id.bytes.starts(with: draft.rules.anonymousPrefix)
    guard !id.bytes.isEmpty, isPrefixed || id.isMade else {
      throw .refused(.notMadeUserID(id))
    }
    // The rules limit only ids that apps choose.
    try draft.checkLength(of: id, max: Self.madeIDLengthMax)
  }

  private static var madeIDLengthMax: Int { 255 }

  private func newCustomerID(in draft: inout Draft) -> CustomerID {
    if let id = entry.customerID { return id }
    let made = entry.idsByAge.first { $0.kind != .identified }
    return CustomerID(made?.id ?? draft.entropy.anonymousID(prefix: draft.rules.anonymousPrefix))
  }

  private mutating func importUsers(
    as id: CustomerID,
    _ cursor: Int64,
    in draft: inout Draft
  ) throws(DecisionStop) {
    var former: [CustomerID] = []
    var members: [Customer.Member] = []
    for imported in entry.idsByAge where try draft.user(imported.id) == nil {
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
        createdAt: imported.createdAt ?? draft.now
      )
      draft.put(user)
      if imported.isOfUser {
        members.append(user.member)
        if imported.kind == .identified { newUsers.append(imported.id) }
      } else if CustomerID(imported.id) != id {
        former.append(CustomerID(imported.id))
      }
    }
    guard receipt.isChanged else { return }
    let began = entry.createdAt ?? entry.ids.compactMap(\.createdAt).min() ?? draft.now
    if try draft.user(UserID(id)) == nil {
      draft.put(User(id: UserID(id), idOrigin: .customerOnly, customer: id, createdAt: began))
    }
    let known = try draft.existing(customer: id)
    var customer =
      if let known { known } else {
        Customer(
          id: id,
          ordinal: try draft.nextOrdinal(),
          createdAt: began,
          members: [],
          emittedUntil: draft.now,
          emittedDefinition: draft.project.definitions
        )
      }
    try record(members, formerly: former, in: customer, cursor, in: &draft)
    customer.members += members
    customer.formerIDs += former
    if receipt.created, let last = entry.lastID, members.contains(where: { $0.id == last }) {
      customer.lastID = last
    }
    draft.put(customer)
    let (users, absorbed) = (Int64(members.count), Int64(former.count))
    try draft.count { counts in
      counts.users += users
      counts.customers += absorbed
      counts.absorbedCustomers += absorbed
    }
  }

  /// Records that new users and former customerIds belong to a customer, so that an undo of a later
  /// link leaves them together.
  private func record(
    _ users: [Customer.Member],
    formerly former: [CustomerID],
    in customer: Customer,
    _ cursor: Int64,
    in draft: inout Draft
  ) throws(DecisionStop) {
    guard let fellow = try fellow(of: customer, in: &draft) ?? users.first?.id else { return }
    let others = users.filter { $0.id != fellow }
    if !others.isEmpty && customer.members.count < 2 {
      try UserTrail.record(UserTrail.Origin(customer), of: fellow, in: &draft)
    }
    for user in others {
      let beside = UserTrail.Import(beside: fellow)
      try UserTrail.record(beside, of: user.id, at: cursor, in: &draft)
    }
    guard !former.isEmpty else { return }
    let merged = UserTrail.Import(formerIDs: former)
    try UserTrail.record(merged, of: fellow, at: cursor, in: &draft)
  }

  /// Returns the member whom an import names, by its own id or by that of the customer that it was.
  private func fellow(
    of customer: Customer,
    in draft: inout Draft
  ) throws(DecisionStop) -> UserID? {
    let members = Set(customer.members.map(\.id))
    if let named = entry.idsByAge.first(where: { members.contains($0.id) }) { return named.id }
    guard members.count > 1, let id = entry.customerID else { return customer.members.first?.id }
    try draft.prefetch(customer.members.map { .userTrail(draft.number, $0.id) })
    for member in customer.members {
      let trail = try draft.trail(of: member.id)
      if trail.origin?.id == id || trail.formerIDs.contains(id) { return member.id }
    }
    return customer.members.first?.id
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
