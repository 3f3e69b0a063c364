/// Plans and writes the customers and holders after an undo.
struct LinkSplit {
  private let undo: LinkUndo
  private let userGroups: [UserGroup]
  /// The index of each group, by its root.
  private let indexes: [Int: Int]
  private let assignments: [HolderAssignment]

  /// A group of users, and the customer that it becomes.
  fileprivate struct UserGroup {
    /// The root in the replay without the link.
    let root: Int
    /// Without its purchases, unless it stays the same.
    let customer: Customer
    /// The customers that its users belong to now.
    let sources: [Customer]
    /// Whether the customer exists already and stays the same.
    let isUnchanged: Bool
  }

  /// The holders of a purchase after the undo and their changes, as indexes of groups.
  fileprivate struct HolderAssignment {
    var purchase: Purchase
    /// All holders after the undo.
    var holders: [Int] = []
    /// The holders that include a user of a present holder.
    var keepers: [Int] = []
    /// The new holders.
    var gainers: [Int] = []
    /// The groups that lose the purchase: neither they nor former fellow users keep it.
    var losers: [Int] = []
    var isChanged = false
    /// Whether any user loses the purchase.
    var isLost = false
  }

  /// The overlaps between the groups of two replays.
  fileprivate struct Overlaps {
    /// For each present group the groups that its users form without the link, and the reverse.
    private(set) var parts: [Int: Set<Int>] = [:]
    private(set) var sources: [Int: Set<Int>] = [:]

    init(_ undo: LinkUndo) {
      for user in undo.links.people.indices {
        let (one, other) = (undo.present.group(of: user), undo.reverted.group(of: user))
        parts[one, default: []].insert(other)
        sources[other, default: []].insert(one)
      }
    }
  }
}

// Planning.
extension LinkSplit {
  /// Plans the customers and holders.
  ///
  /// A user who was never a customer on its own gets a customer id.
  init(_ undo: LinkUndo, in draft: inout Draft) throws(DecisionStop) {
    self.undo = undo
    let (links, reverted) = (undo.links, undo.reverted)
    var sources: [Int: [Customer]] = [:]
    for customer in links.customers.values.sorted(by: { $0.ordinal < $1.ordinal }) {
      let users = customer.members.compactMap { links.userIndexes[$0.id] }
      for root in Set(users.map { reverted.group(of: $0) }) {
        sources[root, default: []].append(customer)
      }
    }
    userGroups = try reverted.groups.roots.map { root throws(DecisionStop) in
      let group = try UserGroup(root, undo, sources[root] ?? [], in: &draft)
      if group.isUnchanged { return group }
      // Some origins are known only from present customers: record them.
      for id in group.customer.members.map(\.id) {
        if let origin = links.origins[id] { try UserTrail.record(origin, of: id, in: &draft) }
      }
      return group
    }
    indexes = Dictionary(uniqueKeysWithValues: userGroups.enumerated().map { ($1.root, $0) })
    let (overlaps, indexes) = (Overlaps(undo), indexes)
    assignments = links.chains.indices.compactMap {
      HolderAssignment(of: $0, undo, overlaps, indexes)
    }
  }

  /// Writes the planned customers and holders, and emits events for the changes.
  func apply(undoing id: [UInt8], in draft: inout Draft) throws(DecisionStop) -> [Move] {
    let changed = assignments.filter(\.isChanged)
    let before = try changed.map { assignment throws(DecisionStop) in
      try draft.holderIDs(of: assignment.purchase)
    }
    try split(in: &draft)
    try emitSplit(undoing: id, in: &draft)
    var moves: [Move] = []
    for (assignment, from) in zip(changed, before) {
      moves += try transfer(assignment, from: from, in: &draft)
    }
    try draft.finishTracking()
    let waiting = assignments.map(\.purchase).filter { $0.accountToken != nil }
    try Purchase.waitAgain(waiting.map(\.key), in: &draft)
    return moves
  }
}

extension LinkSplit.UserGroup {
  fileprivate init(
    _ root: Int,
    _ undo: LinkUndo,
    _ sources: [Customer],
    in draft: inout Draft
  ) throws(DecisionStop) {
    let (group, links) = (undo.reverted.groups[root], undo.links)
    let users = group.members.map { links.people[$0] }
    var origins = users.compactMap { links.origins[$0] }
    if origins.isEmpty, let alone = users.first { origins = [try draft.makeOrigin(of: alone)] }
    origins.sort { $0.ordinal < $1.ordinal }
    isUnchanged =
      sources.count == 1 && sources[0].id == origins[0].id
      && sources[0].members.count == users.count && Set(sources[0].grants) == Set(group.grants)
    (self.root, self.sources) = (root, sources)
    if isUnchanged {
      customer = sources[0]
      return
    }
    customer = Customer(
      id: origins[0].id,
      ordinal: origins[0].ordinal,
      createdAt: origins[0].createdAt,
      members: OneOrMany(users.map { .init(id: $0, isAnonymous: links.users[$0] == true) }),
      formerIDs: origins.dropFirst().map(\.id)
        + users.flatMap { links.trails[$0]?.formerIDs ?? [] },
      grants: group.grants,
      emitted: sources.count == 1 ? sources[0].emitted : [],
      emittedUntil: draft.now,
      emittedDefinition: draft.project.definitions
    )
  }
}

extension LinkSplit.HolderAssignment {
  fileprivate init?(
    of chain: Int,
    _ undo: LinkUndo,
    _ overlaps: LinkSplit.Overlaps,
    _ indexes: [Int: Int]
  ) {
    guard let purchase = undo.links.purchases[undo.links.chains[chain]] else { return nil }
    self.init(purchase: purchase)
    let held = Set(undo.present.groups.holders(of: chain))
    // For each present holder, the number of its parts that keep the purchase.
    var kept: [Int: Int] = [:]
    for root in undo.reverted.groups.holders(of: chain) {
      guard let index = indexes[root], let sources = overlaps.sources[root] else { continue }
      let known = sources.intersection(held)
      for source in known { kept[source, default: 0] += 1 }
      holders.append(index)
      if known.isEmpty { gainers.append(index) } else { keepers.append(index) }
      if known.count < sources.count { isChanged = true }
    }
    var lost: Set<Int> = []
    for source in held {
      let parts = overlaps.parts[source] ?? []
      guard kept[source, default: 0] < parts.count else { continue }
      isLost = true
      if kept[source] == nil { lost.formUnion(parts) }
    }
    if isLost { isChanged = true }
    losers = lost.filter { root in
      (overlaps.sources[root] ?? []).allSatisfy { !held.contains($0) || kept[$0] == nil }
    }
    .compactMap { indexes[$0] }.sorted()
  }
}

// Writing.
extension LinkSplit {
  /// Writes the customers with what their users had; `transfer` moves purchases later.
  private func split(in draft: inout Draft) throws(DecisionStop) {
    let customers = undo.links.customers.values
    // A restored customer no longer counts as merged.
    let absorbedBefore = customers.reduce(0) { $0 + $1.formerIDs.count }
    let absorbed = userGroups.reduce(0) { $0 + $1.customer.formerIDs.count }
    try draft.count { $0.absorbedCustomers += Int64(absorbed - absorbedBefore) }
    let staying = Set(userGroups.map(\.customer.id))
    for customer in customers where !staying.contains(customer.id) { draft.remove(customer) }
    var held: [[ChainKey]] = Array(repeating: [], count: userGroups.count)
    for assignment in assignments {
      for index in assignment.keepers + assignment.losers {
        held[index].append(assignment.purchase.key)
      }
    }
    for (group, held) in zip(userGroups, held) { try store(group, holding: held, in: &draft) }
    for assignment in assignments {
      var purchase = assignment.purchase
      let holders = ids(assignment.keepers + assignment.losers)
      guard Set(holders) != Set(purchase.holders) else { continue }
      purchase.holders = OneOrMany(holders)
      draft.put(purchase)
    }
    try Properties.split(
      among: userGroups.map { group in
        (group.customer.id, Set(group.customer.reachingIDs), group.sources.map(\.id))
      },
      in: &draft
    )
  }

  private func ids(_ indexes: [Int]) -> [CustomerID] { indexes.map { userGroups[$0].customer.id } }

  /// Writes one customer.
  private func store(
    _ group: UserGroup,
    holding held: [ChainKey],
    in draft: inout Draft
  ) throws(DecisionStop) {
    var customer = group.customer
    if group.isUnchanged {
      let kept = Set(held)
      guard Set(customer.held) != kept else { return }
      customer.held.removeAll { !kept.contains($0) }
      return draft.put(customer)
    }
    customer.held = ChainList(held)
    draft.put(customer)
    for id in customer.reachingIDs {
      guard var user = try draft.user(id) else { continue }
      user.customer = customer.id
      draft.put(user)
    }
  }

  /// Emits `linkUndone` for each changed customer, and the changes of its sides' access.
  ///
  /// If no customer changes, the event is about the customer of the link's user.
  private func emitSplit(undoing id: [UInt8], in draft: inout Draft) throws(DecisionStop) {
    let changed = userGroups.filter { !$0.isUnchanged }
    for group in changed.isEmpty ? [userGroups[subject ?? 0]] : changed {
      let customer = try draft.customer(group.customer.id)
      var event = Event(
        .linkUndone,
        at: draft.now,
        customer: customer.id,
        subject: customer.representative
      )
      event.undone = id
      if !changed.isEmpty { event.aliases = customer.members.map(\.id).sorted() }
      draft.emit(event)
    }
    for group in changed {
      var customer = try draft.customer(group.customer.id)
      let has = try draft.active(of: customer, at: draft.now)
      let (users, after) = (Set(customer.members.map(\.id)), Set(has))
      for source in group.sources {
        var side = source
        side.members = source.members.filter { users.contains($0.id) }
        let before = Set(source.emitted)
        draft.emit(
          gained: has.filter { !before.contains($0) },
          lost: source.emitted.filter { !after.contains($0) },
          of: customer.id,
          to: side.representative
        )
      }
      customer.emitted = OneOrMany(has)
      draft.put(customer)
    }
  }

  /// The group that the events are about if no customer changes.
  private var subject: Int? {
    undo.links.user(of: undo.target).flatMap { undo.reverted.person($0) }
      .flatMap { indexes[undo.reverted.group(of: $0)] }
  }

  /// Returns one purchase to its planned holders.
  private func transfer(
    _ assignment: HolderAssignment,
    from: [UserID],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Move] {
    let purchase = assignment.purchase
    let catalogue = draft.project.catalogue
    let move = { (to: UserID) in
      Move(purchase, in: catalogue, from: from, to: to, isShared: !assignment.isLost)
    }
    let keepers = try ids(assignment.holders).map { id throws(DecisionStop) in
      try draft.customer(id).representative.id
    }
    let kept = keepers.min().map { [move($0)] } ?? []
    guard !assignment.gainers.isEmpty || !assignment.losers.isEmpty else {
      // Former fellow users of a holder have the same id, or no longer hold the purchase.
      return keepers.sorted() == from ? [] : kept
    }
    let gainers = try ids(assignment.gainers).map { id throws(DecisionStop) in
      try draft.existingUser(draft.customer(id).representative.id)
    }
    let moves = gainers.isEmpty ? kept : gainers.map { move($0.id) }
    guard let current = try draft.purchase(purchase.key) else { return moves }
    try draft.transfer(
      current,
      to: gainers,
      losing: ids(assignment.losers),
      as: moves,
      from: from,
      by: Draft.Link(method: .undo, rule: .undo, gainer: gainers.first?.id)
    )
    return moves
  }
}

extension Draft {
  fileprivate mutating func makeOrigin(of id: UserID) throws(DecisionStop) -> UserTrail.Origin {
    let createdAt = try existingUser(id).createdAt
    let generated = entropy.anonymousID(prefix: rules.anonymousPrefix)
    let customerID = CustomerID(generated)
    let origin = UserTrail.Origin(id: customerID, ordinal: try nextOrdinal(), createdAt: createdAt)
    put(User(id: generated, idOrigin: .customerOnly, customer: customerID, createdAt: createdAt))
    try UserTrail.record(origin, of: id, in: &self)
    return origin
  }
}
