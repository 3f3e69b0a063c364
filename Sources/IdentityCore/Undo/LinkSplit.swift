/// Customers and holders as they are to be after a link was taken back.
struct LinkSplit {
  private let undo: LinkUndo
  private let homes: [UserGroup]
  /// The places of the homes, by their roots.
  private let places: [Int: Int]
  private let passings: [HolderAssignment]

  /// A group of users, and the customer that it is to be.
  fileprivate struct UserGroup {
    /// In the replay without the link.
    let root: Int
    /// The older ones first.
    let members: [UserID]
    let grants: [Grant]
    let origin: UserTrail.Origin
    let formerIDs: [CustomerID]
    /// The customers that its users were of.
    let sources: [Customer]
    /// Whether it is a customer that there is already, as it is.
    let isUnchanged: Bool

    /// The customer's ids, its own first.
    var ids: [CustomerID] { [origin.id] + formerIDs }
  }

  /// Who holds a purchase in the end, and how that comes about; holders by the places of homes.
  fileprivate struct HolderAssignment {
    var purchase: Purchase
    /// Those to be.
    var holders: [Int] = []
    /// Those that any of the present holders' users is of.
    var keepers: [Int] = []
    /// The others.
    var gainers: [Int] = []
    /// Those whose users held it, and none of whom, nor of whom they were one with, does.
    var losers: [Int] = []
    var isChanged = false
    /// Whether any user who held it does no more.
    var isLost = false
  }

  /// How the groups of two replays overlap.
  fileprivate struct Overlaps {
    /// For the root of each group as it is, the roots of those that its users are in without the
    /// link; and the reverse.
    private(set) var parts: [Int: Set<Int>] = [:]
    private(set) var sources: [Int: Set<Int>] = [:]

    init(_ undo: LinkUndo) {
      for user in undo.links.people.indices {
        let (one, other) = (undo.present.group(of: user), undo.parted.group(of: user))
        parts[one, default: []].insert(other)
        sources[other, default: []].insert(one)
      }
    }
  }
}

// Which customers and holders there are to be.
extension LinkSplit {
  /// Plans the customers and holders.
  ///
  /// A user who was never a customer by itself gets a customer id.
  init(_ undo: LinkUndo, in draft: inout Draft) throws(DecisionStop) {
    self.undo = undo
    let (links, parted) = (undo.links, undo.parted)
    var sources: [Int: [Customer]] = [:]
    for customer in links.customers.values.sorted(by: { $0.ordinal < $1.ordinal }) {
      let users = customer.members.compactMap { links.places[$0.id] }
      for root in Set(users.map { parted.group(of: $0) }) {
        sources[root, default: []].append(customer)
      }
    }
    homes = try parted.groups.roots.map { root throws(DecisionStop) in
      let home = try UserGroup(root, undo, sources[root] ?? [], in: &draft)
      if home.isUnchanged { return home }
      // Some were written down only because they are customers now.
      for id in home.members {
        if let origin = links.origins[id] { try draft.note(origin, of: id) }
      }
      return home
    }
    places = Dictionary(uniqueKeysWithValues: homes.enumerated().map { ($1.root, $0) })
    let (overlaps, places) = (Overlaps(undo), places)
    passings = links.chains.indices.compactMap { HolderAssignment(of: $0, undo, overlaps, places) }
  }

  /// Writes the planned customers and holders, and emits events for what changes.
  func apply(undoing id: [UInt8], in draft: inout Draft) throws(DecisionStop) -> [Move] {
    let changed = passings.filter(\.isChanged)
    let before = try changed.map { passing throws(DecisionStop) in
      try draft.holderIDs(of: passing.purchase)
    }
    try part(in: &draft)
    try emitSplit(undoing: id, in: &draft)
    var moves: [Move] = []
    for (passing, from) in zip(changed, before) {
      moves += try pass(passing, from: from, in: &draft)
    }
    try draft.settleTracked()
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
    let groups = undo.parted.groups
    self.root = root
    self.sources = sources
    members = groups.members(of: root).map { undo.links.people[$0] }
    grants = groups.grants(of: root)
    var origins = members.compactMap { undo.links.origins[$0] }
    if origins.isEmpty, let alone = members.first { origins = [try draft.makeOrigin(of: alone)] }
    origins.sort { $0.ordinal < $1.ordinal }
    origin = origins[0]
    formerIDs = origins.dropFirst().map(\.id)
    isUnchanged =
      sources.count == 1 && sources[0].id == origin.id
      && sources[0].members.count == members.count && Set(sources[0].grants) == Set(grants)
  }
}

extension LinkSplit.HolderAssignment {
  fileprivate init?(
    of chain: Int,
    _ undo: LinkUndo,
    _ overlaps: LinkSplit.Overlaps,
    _ places: [Int: Int]
  ) {
    guard let purchase = undo.links.purchases[undo.links.chains[chain]] else { return nil }
    self.init(purchase: purchase)
    let held = undo.present.groups.holders(of: chain)
    // Of each present holder, how many of its parts keep it.
    var kept: [Int: Int] = [:]
    for root in undo.parted.groups.orderedHolders(of: chain) {
      guard let place = places[root], let sources = overlaps.sources[root] else { continue }
      let known = sources.intersection(held)
      for source in known { kept[source, default: 0] += 1 }
      holders.append(place)
      if known.isEmpty { gainers.append(place) } else { keepers.append(place) }
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
    .compactMap { places[$0] }.sorted()
  }
}

// How they are written.
extension LinkSplit {
  /// Makes the customers, each with what its users had; what passes on does so afterwards.
  private func part(in draft: inout Draft) throws(DecisionStop) {
    let customers = undo.links.customers.values
    // Who is a customer again is no part of another any more.
    let absorbedBefore = customers.reduce(0) { $0 + $1.formerIDs.count }
    let absorbed = homes.reduce(0) { $0 + $1.formerIDs.count }
    try draft.count { $0.absorbedCustomers += Int64(absorbed - absorbedBefore) }
    let staying = Set(homes.map(\.origin.id))
    for customer in customers where !staying.contains(customer.id) { draft.remove(customer) }
    var held: [[ChainKey]] = Array(repeating: [], count: homes.count)
    for passing in passings {
      for place in passing.keepers + passing.losers { held[place].append(passing.purchase.key) }
    }
    for (home, held) in zip(homes, held) { try make(home, holding: held, in: &draft) }
    for passing in passings {
      var purchase = passing.purchase
      let holders = ids(passing.keepers + passing.losers)
      guard Set(holders) != Set(purchase.holders) else { continue }
      purchase.holders = OneOrMany(holders)
      draft.put(purchase)
    }
    try draft.partProperties(
      homes.map { home in
        (home.origin.id, Set(home.members + home.ids.map { UserID($0) }), home.sources.map(\.id))
      }
    )
  }

  private func ids(_ places: [Int]) -> [CustomerID] { places.map { homes[$0].origin.id } }

  /// Makes one customer.
  private func make(
    _ home: UserGroup,
    holding held: [ChainKey],
    in draft: inout Draft
  ) throws(DecisionStop) {
    if home.isUnchanged {
      var customer = home.sources[0]
      let kept = Set(held)
      guard Set(customer.held) != kept else { return }
      customer.held.removeAll { !kept.contains($0) }
      return draft.put(customer)
    }
    let users = undo.links.users
    draft.put(
      Customer(
        id: home.origin.id,
        ordinal: home.origin.ordinal,
        createdAt: home.origin.createdAt,
        members: OneOrMany(home.members.map { .init(id: $0, isAnonymous: users[$0] == true) }),
        formerIDs: home.formerIDs,
        held: ChainList(held),
        grants: home.grants,
        emitted: home.sources.count == 1 ? home.sources[0].emitted : [],
        emittedUntil: draft.now,
        emittedDefinition: draft.project.definitions
      )
    )
    for id in home.members + home.ids.map({ UserID($0) }) {
      guard var user = try draft.user(id) else { continue }
      user.customer = home.origin.id
      draft.put(user)
    }
  }

  /// One `linkUndone` for each customer that is another one now, or else for the one concerned;
  /// then what each side may use now that was one with others.
  private func emitSplit(undoing id: [UInt8], in draft: inout Draft) throws(DecisionStop) {
    let changed = homes.filter { !$0.isUnchanged }
    for home in changed.isEmpty ? [homes[subject ?? 0]] : changed {
      let customer = try draft.customer(home.origin.id)
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
    for home in changed {
      var customer = try draft.customer(home.origin.id)
      let has = try draft.active(of: customer, at: draft.now)
      let (users, after) = (Set(home.members), Set(has))
      for source in home.sources {
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

  /// The home that it concerns where no customer is another one than before.
  private var subject: Int? {
    let links = undo.links
    let user: UserID? =
      switch undo.target {
      case .step(let owner, let cursor), .move(let owner, let cursor, _):
        links.userOfLogin(owner, cursor)
      case .holderChange(let chain, let cursor):
        links.purchaseTrails[chain]?.holderChanges.first { $0.cursor == cursor }?.to
      }
    return user.flatMap { undo.parted.person($0) }.flatMap { places[undo.parted.group(of: $0)] }
  }

  /// One purchase goes back to whom it is to be held by.
  private func pass(
    _ passing: HolderAssignment,
    from: [UserID],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Move] {
    let purchase = passing.purchase
    let catalogue = draft.project.catalogue
    let move = { (to: UserID) in
      Move(purchase, in: catalogue, from: from, to: to, isShared: !passing.isLost)
    }
    let keepers = try ids(passing.holders).map { id throws(DecisionStop) in
      try draft.customer(id).representative.id
    }
    let kept = keepers.min().map { [move($0)] } ?? []
    guard !passing.gainers.isEmpty || !passing.losers.isEmpty else {
      // Who was one with its holder is shown by the same id, or is no holder any more.
      return keepers.sorted() == from ? [] : kept
    }
    let gainers = try ids(passing.gainers).map { id throws(DecisionStop) in
      try draft.existingUser(draft.customer(id).representative.id)
    }
    let moves = gainers.isEmpty ? kept : gainers.map { move($0.id) }
    guard let parted = try draft.purchase(purchase.key) else { return moves }
    try draft.hand(
      parted,
      to: gainers,
      losing: ids(passing.losers),
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
    let home = CustomerID(generated)
    let origin = UserTrail.Origin(id: home, ordinal: try nextOrdinal(), createdAt: createdAt)
    put(User(id: generated, idOrigin: .customerOnly, customer: home, createdAt: createdAt))
    try note(origin, of: id)
    return origin
  }
}
