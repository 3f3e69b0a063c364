/// The customers of a replay, what they hold, and how they came to hold it.
///
/// Users and purchases are numbered by their places in sorted lists; a group goes by the number of
/// the user at its root. Joining two groups costs what the smaller one holds, and no look-up goes
/// through everything that is held.
struct ReplayGroups {
  private(set) var forest: UserForest
  /// By their roots; a group that became part of another one is empty.
  private var groups: [Group] = []
  private var memberLists = LinkedLists()
  private var grantLists = LinkedLists()
  private var grants: [Grant?] = []
  /// The roots of the groups that hold each purchase.
  private var holders: [Set<Int>]
  /// How many groups with an identified user hold each purchase.
  private var identifiedHolders: [Int]
  /// Ascends with each change of who holds what.
  private var clock = 0
  /// How many entries were looked at or changed.
  private(set) var steps = 0

  /// A customer to be.
  private struct Group {
    var traits = Traits()
    var grantsOf: [EntitlementID: [Int]] = [:]
    var held: [Int: Holding] = [:]
    /// What it holds and no group with an identified user does.
    var unclaimed: Set<Int> = []
    /// Entries that are older than this count as if they had been made then.
    var renewedAt = 0
  }

  /// What a group is, without what it has.
  private struct Traits {
    /// What it goes by among others: groups are ordered by it.
    var number = 0
    var members = LinkedLists.List()
    var grants = LinkedLists.List()
    /// Of its oldest user that has one; `max` if none has.
    var ordinal = Int64.max
    var hasIdentified = false
    var hasAnonymous = false
    var fingerprint = Fingerprint()
  }

  /// That a group holds a purchase.
  private struct Holding {
    /// Orders the holders of a purchase.
    var position: Int
    var madeAt: Int
    var way: HolderPath?
  }

  /// One group for each user.
  init(_ links: LinkRecords) {
    forest = UserForest(count: links.people.count)
    holders = Array(repeating: [], count: links.chains.count)
    identifiedHolders = Array(repeating: 0, count: links.chains.count)
    for (number, id) in links.people.enumerated() {
      let isAnonymous = links.users[id] == true
      let traits = Traits(
        number: number,
        members: memberLists.makeList(),
        ordinal: links.origins[id]?.ordinal ?? .max,
        hasIdentified: !isAnonymous,
        hasAnonymous: isAnonymous,
        fingerprint: links.fingerprints[number]
      )
      groups.append(Group(traits: traits))
    }
  }

  /// Of all groups, in their order.
  var roots: [Int] { forest.roots.sorted { groups[$0].traits.number < groups[$1].traits.number } }

  func number(of root: Int) -> Int { groups[root].traits.number }

  func hasAnonymous(_ root: Int) -> Bool { groups[root].traits.hasAnonymous }

  func fingerprint(of root: Int) -> Fingerprint { groups[root].traits.fingerprint }

  /// Users, the older ones first.
  func members(of root: Int) -> [Int] { memberLists.numbers(in: groups[root].traits.members) }

  func firstMember(of root: Int) -> Int? { memberLists.first(of: groups[root].traits.members) }

  func grants(of root: Int) -> [Grant] {
    grantLists.numbers(in: groups[root].traits.grants).compactMap { grants[$0] }
  }

  func holds(_ root: Int, _ chain: Int) -> Bool { groups[root].held[chain] != nil }

  func way(of chain: Int, to root: Int) -> HolderPath? { groups[root].held[chain]?.way }

  func holders(of chain: Int) -> Set<Int> { holders[chain] }

  /// In the order in which they came to it.
  func orderedHolders(of chain: Int) -> [Int] {
    let roots = Array(holders[chain])
    if roots.count < 2 { return roots }
    return roots.map { (position(of: chain, in: groups[$0]), $0) }.sorted(by: <).map(\.1)
  }

  /// Of all users who hold a purchase.
  func fingerprint(ofHolders chain: Int) -> Fingerprint {
    Fingerprint.sum(holders[chain].map { groups[$0].traits.fingerprint })
  }

  /// What a group holds, in order.
  mutating func held(by root: Int) -> [Int] {
    steps += groups[root].held.count
    return groups[root].held.keys.sorted()
  }

  /// What a group holds and no group with an identified user does, in order.
  mutating func unclaimed(by root: Int) -> [Int] {
    steps += groups[root].unclaimed.count
    return groups[root].unclaimed.sorted()
  }

  private func position(of chain: Int, in group: Group) -> Int {
    guard let holding = group.held[chain] else { return 0 }
    return holding.madeAt < group.renewedAt ? group.renewedAt : holding.position
  }
}

// How they change.
extension ReplayGroups {
  /// Makes a group the last holder of a purchase, unless it is a holder already.
  mutating func add(_ chain: Int, to root: Int, _ way: HolderPath?) {
    guard !holds(root, chain) else { return }
    steps += 1
    clock += 1
    groups[root].held[chain] = Holding(position: clock, madeAt: clock, way: way)
    holders[chain].insert(root)
    if groups[root].traits.hasIdentified {
      claim(chain)
    } else if identifiedHolders[chain] == 0 {
      groups[root].unclaimed.insert(chain)
    }
  }

  mutating func remove(_ chain: Int, from root: Int) {
    guard groups[root].held.removeValue(forKey: chain) != nil else { return }
    steps += 1
    holders[chain].remove(root)
    groups[root].unclaimed.remove(chain)
    guard groups[root].traits.hasIdentified else { return }
    identifiedHolders[chain] -= 1
    guard identifiedHolders[chain] == 0 else { return }
    steps += holders[chain].count
    for holder in holders[chain] { groups[holder].unclaimed.insert(chain) }
  }

  /// Notes one more group with an identified user that holds a purchase.
  private mutating func claim(_ chain: Int) {
    identifiedHolders[chain] += 1
    guard identifiedHolders[chain] == 1 else { return }
    steps += holders[chain].count
    for holder in holders[chain] { groups[holder].unclaimed.remove(chain) }
  }

  mutating func grant(_ grant: Grant, to root: Int) {
    for number in groups[root].grantsOf[grant.entitlement] ?? [] { grants[number] = nil }
    let list = grantLists.makeList()
    groups[root].grantsOf[grant.entitlement] = [grants.count]
    groups[root].traits.grants = grantLists.joined(groups[root].traits.grants, list)
    grants.append(grant)
  }

  mutating func revoke(_ entitlement: EntitlementID, from root: Int, at moment: Moment) {
    for number in groups[root].grantsOf[entitlement] ?? []
    where grants[number]?.isInForce(at: moment) == true {
      grants[number]?.revokedAt = moment
    }
  }

  /// Makes one group of two, which goes by the number of the first one: where that holds a
  /// purchase, it keeps its place among the holders, and else the new group is the last of them.
  mutating func join(_ one: Int, _ other: Int, in join: Int) {
    steps += 1
    clock += 1
    let (first, second) = (groups[one].traits, groups[other].traits)
    let hasIdentified = first.hasIdentified || second.hasIdentified
    if hasIdentified && !first.hasIdentified { claimAll(of: one) }
    if hasIdentified && !second.hasIdentified { claimAll(of: other) }
    let (kept, absorbed) = forest.unite(one, other, in: join)
    let part = groups[absorbed]
    groups[absorbed] = Group()
    let (older, younger) = first.ordinal <= second.ordinal ? (first, second) : (second, first)
    groups[kept].traits = Traits(
      number: first.number,
      members: memberLists.joined(older.members, younger.members),
      grants: grantLists.joined(older.grants, younger.grants),
      ordinal: older.ordinal,
      hasIdentified: hasIdentified,
      hasAnonymous: first.hasAnonymous || second.hasAnonymous,
      fingerprint: Fingerprint.sum([first.fingerprint, second.fingerprint])
    )
    for (id, numbers) in part.grantsOf { groups[kept].grantsOf[id, default: []] += numbers }
    if kept == other { groups[kept].renewedAt = clock }
    for (chain, holding) in part.held {
      take(chain, holding, of: part, from: absorbed, to: kept, isFirst: absorbed == one)
    }
    if !hasIdentified { groups[kept].unclaimed.formUnion(part.unclaimed) }
  }

  /// Notes that a group has an identified user from now on.
  private mutating func claimAll(of root: Int) {
    steps += groups[root].held.count
    for chain in groups[root].held.keys { claim(chain) }
    groups[root].unclaimed = []
  }

  /// Hands on what one of two groups held that are one now.
  private mutating func take(
    _ chain: Int,
    _ holding: Holding,
    of part: Group,
    from absorbed: Int,
    to kept: Int,
    isFirst: Bool
  ) {
    steps += 1
    holders[chain].remove(absorbed)
    holders[chain].insert(kept)
    let known = groups[kept].held[chain]
    if known != nil && groups[kept].traits.hasIdentified { identifiedHolders[chain] -= 1 }
    if isFirst {
      groups[kept].held[chain] = Holding(
        position: position(of: chain, in: part),
        madeAt: clock,
        way: HolderPath.shorter(holding.way, known?.way)
      )
    } else if let known {
      groups[kept].held[chain]?.way = HolderPath.shorter(known.way, holding.way)
    } else {
      groups[kept].held[chain] = Holding(position: clock, madeAt: clock, way: holding.way)
    }
  }
}
