// Customers and holders as they are after a link was taken back.
extension Draft {
  /// A group of users, and the customer that it is to be.
  private struct Home {
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

    init(_ parted: Replay, _ root: Int, _ origins: [UserTrail.Origin], _ sources: [Customer]) {
      self.root = root
      members = parted.groups.members(of: root).map { parted.links.people[$0] }
      grants = parted.groups.grants(of: root)
      origin = origins[0]
      formerIDs = origins.dropFirst().map(\.id)
      self.sources = sources
      isUnchanged =
        sources.count == 1 && sources[0].id == origin.id
        && sources[0].members.count == members.count && Set(sources[0].grants) == Set(grants)
    }
  }

  /// Who holds a purchase in the end, and how that comes about.
  private struct Passing {
    var purchase: Purchase
    /// Those to be, by the places of their homes.
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
  private struct Overlaps {
    /// For the root of each group as it is, the roots of those that its users are in without the
    /// link; and the reverse.
    private(set) var parts: [Int: Set<Int>] = [:]
    private(set) var sources: [Int: Set<Int>] = [:]

    init(_ present: Replay, _ parted: Replay) {
      for user in present.links.people.indices {
        let (one, other) = (present.group(of: user), parted.group(of: user))
        parts[one, default: []].insert(other)
        sources[other, default: []].insert(one)
      }
    }
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
    let places = homes.enumerated().reduce(into: [Int: Int]()) { places, home in
      places[home.element.root] = home.offset
    }
    let overlaps = Overlaps(present, parted)
    let passings = links.chains.indices.compactMap { chain in
      passing(of: chain, places, overlaps, parted, present)
    }
    let before = try passings.map { passing throws(Stop) in
      passing.isChanged ? try holderIDs(of: passing.purchase) : []
    }
    try part(homes, passings, links)
    let subject = subject(of: target, links).flatMap { places[parted.group(of: $0)] }
    try tellParted(homes, undoing: id, about: subject)
    var moves: [Move] = []
    for (passing, from) in zip(passings, before) where passing.isChanged {
      moves += try pass(passing, from: from, homes)
    }
    try settleTracked()
    return moves
  }

  /// A user who was never a customer by itself gets an id to be one under.
  private mutating func homes(of replay: Replay, _ links: LinkRecords) throws(Stop) -> [Home] {
    var sources: [Int: [Customer]] = [:]
    for customer in links.customers.values.sorted(by: { $0.ordinal < $1.ordinal }) {
      let places = customer.members.compactMap { links.places[$0.id] }
      for root in Set(places.map { replay.group(of: $0) }) {
        sources[root, default: []].append(customer)
      }
    }
    var homes: [Home] = []
    for root in replay.groups.roots {
      let users = replay.groups.members(of: root).map { links.people[$0] }
      var origins = users.compactMap { links.origins[$0] }
      if origins.isEmpty, let alone = users.first { origins = [try makeOrigin(of: alone)] }
      origins.sort { $0.ordinal < $1.ordinal }
      let home = Home(replay, root, origins, sources[root] ?? [])
      homes.append(home)
      if !home.isUnchanged { try noteOrigins(of: home, links) }
    }
    return homes
  }

  /// Those that were written down only because they are customers now.
  private mutating func noteOrigins(of home: Home, _ links: LinkRecords) throws(Stop) {
    for id in home.members {
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
    of chain: Int,
    _ places: [Int: Int],
    _ overlaps: Overlaps,
    _ parted: Replay,
    _ present: Replay
  ) -> Passing? {
    guard let purchase = parted.links.purchases[parted.links.chains[chain]] else { return nil }
    let held = present.groups.holders(of: chain)
    var passing = Passing(purchase: purchase)
    // Of each present holder, how many of its parts keep it.
    var kept: [Int: Int] = [:]
    for root in parted.groups.orderedHolders(of: chain) {
      guard let place = places[root], let sources = overlaps.sources[root] else { continue }
      let known = sources.intersection(held)
      for source in known { kept[source, default: 0] += 1 }
      passing.holders.append(place)
      if known.isEmpty { passing.gainers.append(place) } else { passing.keepers.append(place) }
      if known.count < sources.count { passing.isChanged = true }
    }
    var losers: Set<Int> = []
    for source in held {
      let parts = overlaps.parts[source] ?? []
      guard kept[source, default: 0] < parts.count else { continue }
      passing.isLost = true
      if kept[source] == nil { losers.formUnion(parts) }
    }
    if passing.isLost { passing.isChanged = true }
    losers = losers.filter { root in
      (overlaps.sources[root] ?? []).allSatisfy { !held.contains($0) || kept[$0] == nil }
    }
    passing.losers = losers.compactMap { places[$0] }.sorted()
    return passing
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
    var held: [[ChainKey]] = Array(repeating: [], count: homes.count)
    for passing in passings {
      for place in passing.keepers + passing.losers { held[place].append(passing.purchase.key) }
    }
    for (home, held) in zip(homes, held) { try make(home, holding: held, links) }
    for passing in passings {
      var purchase = passing.purchase
      let holders = (passing.keepers + passing.losers).map { homes[$0].origin.id }
      guard Set(holders) != Set(purchase.holders) else { continue }
      purchase.holders = Few(holders)
      put(purchase)
    }
    try partProperties(
      homes.map { home in
        let ids = ([home.origin.id] + home.formerIDs).map { UserID($0) }
        return (home.origin.id, Set(home.members + ids), home.sources.map(\.id))
      }
    )
  }

  /// Makes one customer.
  private mutating func make(
    _ home: Home,
    holding held: [ChainKey],
    _ links: LinkRecords
  ) throws(Stop) {
    if home.isUnchanged {
      var customer = home.sources[0]
      let kept = Set(held)
      guard Set(customer.held) != kept else { return }
      customer.held.removeAll { !kept.contains($0) }
      return put(customer)
    }
    put(
      Customer(
        id: home.origin.id,
        ordinal: home.origin.ordinal,
        createdAt: home.origin.createdAt,
        members: Few(home.members.map { .init(id: $0, isAnonymous: links.users[$0] == true) }),
        formerIDs: home.formerIDs,
        held: ChainList(held),
        grants: home.grants,
        told: home.sources.count == 1 ? home.sources[0].told : [],
        toldUntil: now,
        toldDefinition: project.definitions
      )
    )
    let ids = [home.origin.id] + home.formerIDs
    for id in home.members + ids.map({ UserID($0) }) {
      guard var user = try user(id) else { continue }
      user.customer = home.origin.id
      put(user)
    }
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
      let users = Set(home.members)
      for source in home.sources {
        var side = source
        side.members = source.members.filter { users.contains($0.id) }
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
    let (before, after) = (Set(side.told), Set(has))
    for (kind, entitlements) in [
      (Event.Kind.entitlementsActivated, has.filter { !before.contains($0) }),
      (.entitlementsDeactivated, side.told.filter { !after.contains($0) }),
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
    let gone = Set(losers)
    purchase.holders.removeAll { gone.contains($0) }
    purchase.holders += gainers
    put(purchase)
    for id in losers { trackers[id]?.remove(purchase) }
    for id in gainers { trackers[id]?.add(purchase) }
    try tellAccess(of: Few(gainers + losers), because: facts(purchase), move)
  }

  /// Whom it concerns where no customer is another one than before.
  private func subject(of target: LinkTarget, _ links: LinkRecords) -> Int? {
    let user: UserID? =
      switch target {
      case .step(let owner, let cursor), .move(let owner, let cursor, _):
        links.userOfLogin(owner, cursor)
      case .passage(let chain, let cursor):
        links.purchaseTrails[chain]?.passages.first { $0.cursor == cursor }?.to
      }
    return user.flatMap { links.places[$0] ?? links.places[links.userOfCustomer[$0] ?? $0] }
  }
}
