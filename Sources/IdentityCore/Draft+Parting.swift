// Customers and holders as they are after a link was taken back.
extension Draft {
  /// A group of users, and the customer that it is to be.
  private struct Home {
    var group: Replay.Group
    var origin: UserTrail.Origin
    var formerIDs: [CustomerID]
    /// The customers that its users were of.
    var sources: [Customer]

    var users: Set<UserID> { Set(group.users) }

    /// Whether it is a customer that there is already, as it is.
    var isUnchanged: Bool {
      sources.count == 1 && sources[0].id == origin.id && sources[0].members.count == users.count
        && Set(sources[0].grants) == Set(group.grants)
    }
  }

  /// Who holds a purchase in the end, and how that comes about.
  private struct Passing {
    var purchase: Purchase
    /// Those to be, by the places of their homes.
    var holders: [Int]
    /// Those that none of the present holders' users is of.
    var gainers: [Int]
    /// Those whose users held it, and none of whom, nor of whom they were one with, does.
    var losers: [Int]
    var isChanged: Bool
    /// Whether any user who held it does no more.
    var isLost: Bool
  }

  /// Makes holders and customers what they are told to be, and tells what changes.
  mutating func apply(
    _ parted: Replay,
    to present: Replay,
    _ links: LinkRecords,
    undoing id: [UInt8],
    _ target: LinkTarget
  ) throws(Stop) -> [Move] {
    let homes = try homes(of: parted, links)
    let placeOfUser = homes.enumerated().reduce(into: [UserID: Int]()) { places, home in
      for user in home.element.group.users { places[user] = home.offset }
    }
    let passings = links.purchases.values.sorted { $0.key < $1.key }.map { purchase in
      passing(of: purchase, homes, placeOfUser, parted, present)
    }
    let before = try passings.map { passing throws(Stop) in
      passing.isChanged ? try holderIDs(of: passing.purchase) : []
    }
    try part(homes, passings, links)
    try tellParted(homes, undoing: id, about: try subject(of: target, links, placeOfUser))
    var moves: [Move] = []
    for (passing, from) in zip(passings, before) where passing.isChanged {
      moves += try pass(passing, from: from, homes)
    }
    try settleTracked()
    return moves
  }

  /// A user who was never a customer by itself gets an id to be one under.
  private mutating func homes(of replay: Replay, _ links: LinkRecords) throws(Stop) -> [Home] {
    var homes: [Home] = []
    for (_, group) in replay.groups.sorted(by: { $0.key < $1.key }) {
      var origins = group.users.compactMap { links.origins[$0] }
      if origins.isEmpty, let alone = group.users.first {
        origins = [try makeOrigin(of: alone)]
      }
      origins.sort { $0.ordinal < $1.ordinal }
      let sources = links.customers.values.filter { customer in
        customer.members.contains { group.users.contains($0.id) }
      }
      let home = Home(
        group: group,
        origin: origins[0],
        formerIDs: origins.dropFirst().map(\.id),
        sources: sources.sorted { $0.ordinal < $1.ordinal }
      )
      homes.append(home)
      if !home.isUnchanged { try noteOrigins(of: home, links) }
    }
    return homes
  }

  /// Those that were written down only because they are customers now.
  private mutating func noteOrigins(of home: Home, _ links: LinkRecords) throws(Stop) {
    for id in home.group.users {
      var trail = try trail(of: id)
      guard trail.origin == nil, let origin = links.origins[id] else { continue }
      trail.origin = origin
      put(trail)
    }
  }

  private mutating func makeOrigin(of id: UserID) throws(Stop) -> UserTrail.Origin {
    let user = try existingUser(id)
    let generated = entropy.anonymousID(prefix: rules.anonymousPrefix)
    var ordinal: Int64 = 0
    try count {
      $0.customers += 1
      ordinal = $0.customers + $0.customersErased
    }
    let origin = UserTrail.Origin(
      id: CustomerID(generated),
      ordinal: ordinal,
      createdAt: user.createdAt
    )
    put(
      User(
        id: generated,
        standing: .customerOnly,
        customer: origin.id,
        createdAt: user.createdAt
      )
    )
    var trail = try trail(of: id)
    trail.origin = origin
    put(trail)
    return origin
  }

  private func passing(
    of purchase: Purchase,
    _ homes: [Home],
    _ placeOfUser: [UserID: Int],
    _ parted: Replay,
    _ present: Replay
  ) -> Passing {
    let held = present.holdingUsers(purchase.key)
    let holds = parted.holdingUsers(purchase.key)
    // In the order in which they came.
    var holders: [Int] = []
    for number in parted.holders[purchase.key] ?? [] {
      guard let user = parted.groups[number]?.users.first, let home = placeOfUser[user] else {
        continue
      }
      holders.append(home)
    }
    let losers = homes.indices.filter { place in
      let sources = homes[place].sources.filter { purchase.holders.contains($0.id) }
      guard !sources.isEmpty, !holders.contains(place) else { return false }
      return sources.allSatisfy { $0.members.allSatisfy { !holds.contains($0.id) } }
    }
    return Passing(
      purchase: purchase,
      holders: holders,
      gainers: holders.filter { homes[$0].users.isDisjoint(with: held) },
      losers: losers,
      isChanged: held != holds,
      isLost: !held.isSubset(of: holds)
    )
  }

  /// Who is a customer again is no part of another any more.
  private mutating func countAbsorbed(_ homes: [Home], _ links: LinkRecords) throws(Stop) {
    let before = links.customers.values.reduce(0) { $0 + $1.formerIDs.count }
    let after = homes.reduce(0) { $0 + $1.formerIDs.count }
    try count { $0.absorbedCustomers += Int64(after - before) }
  }

  /// Makes the customers, each with what its users had; what passes on does so afterwards.
  private mutating func part(
    _ homes: [Home],
    _ passings: [Passing],
    _ links: LinkRecords
  ) throws(Stop) {
    try countAbsorbed(homes, links)
    let staying = Set(homes.map(\.origin.id))
    for customer in links.customers.values where !staying.contains(customer.id) {
      remove(customer)
    }
    for (place, home) in homes.enumerated() {
      let held = passings.filter { passing in
        let isHolder = passing.holders.contains(place) && !passing.gainers.contains(place)
        return isHolder || passing.losers.contains(place)
      }.map(\.purchase.key)
      if home.isUnchanged {
        var customer = home.sources[0]
        guard Set(customer.held) != Set(held) else { continue }
        customer.held.removeAll { !held.contains($0) }
        put(customer)
        continue
      }
      put(
        Customer(
          id: home.origin.id,
          ordinal: home.origin.ordinal,
          createdAt: home.origin.createdAt,
          members: Few(
            home.group.users.map { .init(id: $0, isAnonymous: links.users[$0] == true) }
          ),
          formerIDs: home.formerIDs,
          held: ChainList(held),
          grants: home.group.grants,
          told: home.sources.count == 1 ? home.sources[0].told : [],
          toldUntil: now,
          toldDefinition: project.definitions
        )
      )
      let ids = [home.origin.id] + home.formerIDs
      for id in home.group.users + ids.map({ UserID($0) }) {
        guard var user = try user(id) else { continue }
        user.customer = home.origin.id
        put(user)
      }
    }
    for passing in passings {
      var purchase = passing.purchase
      let places = passing.holders.filter { !passing.gainers.contains($0) } + passing.losers
      let holders = places.map { homes[$0].origin.id }
      guard Set(holders) != Set(purchase.holders) else { continue }
      purchase.holders = Few(holders)
      put(purchase)
    }
    try partProperties(
      homes.map { home in
        let ids = ([home.origin.id] + home.formerIDs).map { UserID($0) }
        return (home.origin.id, home.users.union(ids), home.sources.map(\.id))
      }
    )
  }

  /// One `linkUndone` for each customer that is another one now, or else for the one concerned;
  /// then what each side may use now that was one with others.
  private mutating func tellParted(
    _ homes: [Home],
    undoing id: [UInt8],
    about subject: Int?
  ) throws(Stop) {
    let changed = homes.indices.filter { !homes[$0].isUnchanged }
    for place in changed.isEmpty ? [subject ?? 0] : changed {
      let customer = try customer(homes[place].origin.id)
      var event = Event(
        .linkUndone,
        at: now,
        customer: customer.id,
        subject: customer.representative
      )
      event.undone = id
      if !changed.isEmpty { event.aliases = customer.members.map(\.id).sorted() }
      tell(event)
    }
    for place in changed {
      let home = homes[place]
      var customer = try customer(home.origin.id)
      let has = try active(of: customer, at: now)
      for source in home.sources {
        var side = source
        side.members = source.members.filter { home.users.contains($0.id) }
        try tellAccess(has, of: customer.id, to: side)
      }
      customer.told = Few(has)
      put(customer)
    }
  }

  private mutating func tellAccess(
    _ has: [EntitlementID],
    of customer: CustomerID,
    to side: Customer
  ) throws(Stop) {
    for (kind, entitlements) in [
      (Event.Kind.entitlementsActivated, has.filter { !side.told.contains($0) }),
      (.entitlementsDeactivated, side.told.filter { !has.contains($0) }),
    ] where !entitlements.isEmpty {
      var event = Event(kind, at: now, customer: customer, subject: side.representative)
      event.entitlements = entitlements
      tell(event)
    }
  }

  /// One purchase goes back to whom it is to be held by.
  private mutating func pass(
    _ passing: Passing,
    from: [UserID],
    _ homes: [Home]
  ) throws(Stop) -> [Move] {
    let ids = { (places: [Int]) in places.map { homes[$0].origin.id } }
    let (gainers, losers) = (ids(passing.gainers), ids(passing.losers))
    let keepers = try ids(passing.holders).map { id throws(Stop) in
      try customer(id).representative.id
    }
    let kind = passing.purchase.kind(in: project.catalogue)
    let move = { (to: UserID) in
      Move(
        key: passing.purchase.key,
        product: passing.purchase.product,
        kind: kind,
        from: from,
        to: to,
        shared: !passing.isLost
      )
    }
    guard !gainers.isEmpty || !losers.isEmpty else {
      // Who was one with its holder is shown by the same id, or is no holder any more.
      return keepers.sorted() == from ? [] : keepers.min().map { [move($0)] } ?? []
    }
    let to = try gainers.map { id throws(Stop) in try existingUser(customer(id).representative.id) }
    let moves = to.isEmpty ? keepers.min().map { [move($0)] } ?? [] : to.map { move($0.id) }
    try hand(passing.purchase.key, to: gainers, from: losers, moves.first)
    let passage = Passage(
      cursor: try nextCursor(),
      eventCount: gainers.count + losers.count,
      at: now,
      method: .undo,
      rule: .undo,
      from: from,
      to: to.first?.id
    )
    try note(passage, of: passing.purchase.key)
    for id in losers { trackers[id]?.lostIn = passage.cursor }
    guard let purchase = try purchase(passing.purchase.key), let first = moves.first else {
      return moves
    }
    let facts = try facts(purchase)
    for (place, gainer) in gainers.enumerated() {
      tellReceived(moves[place], of: facts, to: gainer, to[place])
    }
    try tellTransferred(first, of: facts, losing: Few(losers))
    return moves
  }

  private mutating func hand(
    _ chain: ChainKey,
    to gainers: [CustomerID],
    from losers: [CustomerID],
    _ move: Move?
  ) throws(Stop) {
    guard var purchase = try purchase(chain) else { return }
    for id in gainers + losers { try track(id) }
    purchase.holders.removeAll { losers.contains($0) }
    purchase.holders += gainers
    put(purchase)
    for id in losers { trackers[id]?.remove(purchase) }
    for id in gainers { trackers[id]?.add(purchase) }
    try tellAccess(of: Few(gainers + losers), because: facts(purchase), move)
  }

  /// Whom it concerns where no customer is another one than before.
  private func subject(
    of target: LinkTarget,
    _ links: LinkRecords,
    _ placeOfUser: [UserID: Int]
  ) throws(Stop) -> Int? {
    let user: UserID? =
      switch target {
      case .step(let owner, let cursor), .move(let owner, let cursor, _):
        links.userOfLogin(owner, cursor)
      case .passage(let chain, let cursor):
        links.purchaseTrails[chain]?.passages.first { $0.cursor == cursor }?.to
      }
    return user.flatMap { placeOfUser[$0] ?? placeOfUser[links.userOfCustomer[$0] ?? $0] }
  }
}
