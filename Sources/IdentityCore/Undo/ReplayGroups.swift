/// The customers of a replay, with their holdings and the paths to them.
///
/// Users and purchases are indexes in sorted lists; a group's root is a user's index. Merging costs
/// what the smaller group holds, and no look-up scans all holdings.
struct ReplayGroups {
  private(set) var forest: UserForest
  /// Indexed by root; a merged group is empty.
  private var groups: [Group] = []
  private var memberLists = LinkedLists()
  private var grantLists = LinkedLists()
  private var grants: [Grant?] = []
  /// The roots of the groups that hold each purchase.
  private var holders: [Set<Int>]
  /// The number of groups with an identified user that hold each purchase.
  private var identifiedHolders: [Int]
  /// Increases with each new holder of a purchase.
  private var clock = 0
  /// The number of entries read or changed.
  private(set) var steps = 0

  /// A future customer.
  private struct Group {
    var traits = GroupProperties()
    var grantsOf: [EntitlementID: [Int]] = [:]
    var held: [Int: Holding] = [:]
    /// The purchases that it holds and that no identified user holds.
    var unclaimed: Set<Int> = []
  }

  /// A group's properties, apart from its holdings.
  private struct GroupProperties {
    /// Orders the groups.
    var number = 0
    var members = LinkedLists.List()
    var grants = LinkedLists.List()
    /// The lowest ordinal of its users; `max` if none has any.
    var ordinal = Int64.max
    var hasIdentified = false
    var hasAnonymous = false
    var fingerprint = Fingerprint()
  }

  /// A group's hold on a purchase.
  private struct Holding {
    /// Orders the holders of a purchase by when they became holders.
    var position: Int
    var path: HolderPath?
  }

  /// Creates one group for each user.
  init(_ links: LinkRecords) {
    forest = UserForest(count: links.people.count)
    holders = Array(repeating: [], count: links.chains.count)
    identifiedHolders = Array(repeating: 0, count: links.chains.count)
    for (number, id) in links.people.enumerated() {
      let isAnonymous = links.users[id] == true
      let traits = GroupProperties(
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

  /// The roots of all groups, in their order.
  var roots: [Int] { forest.roots.sorted { groups[$0].traits.number < groups[$1].traits.number } }

  func number(of root: Int) -> Int { groups[root].traits.number }

  func hasAnonymous(_ root: Int) -> Bool { groups[root].traits.hasAnonymous }

  func fingerprint(of root: Int) -> Fingerprint { groups[root].traits.fingerprint }

  /// Returns the users, oldest first.
  func members(of root: Int) -> [Int] { memberLists.numbers(in: groups[root].traits.members) }

  func firstMember(of root: Int) -> Int? { memberLists.first(of: groups[root].traits.members) }

  func grants(of root: Int) -> [Grant] {
    grantLists.numbers(in: groups[root].traits.grants).compactMap { grants[$0] }
  }

  func holds(_ root: Int, _ chain: Int) -> Bool { groups[root].held[chain] != nil }

  func path(of chain: Int, to root: Int) -> HolderPath? { groups[root].held[chain]?.path }

  func holders(of chain: Int) -> Set<Int> { holders[chain] }

  /// Returns the holders, oldest first.
  func orderedHolders(of chain: Int) -> [Int] {
    let roots = Array(holders[chain])
    if roots.count < 2 { return roots }
    return roots.map { (groups[$0].held[chain]?.position ?? 0, $0) }.sorted(by: <).map(\.1)
  }

  /// Returns the fingerprint of all users who hold a purchase.
  func fingerprint(ofHolders chain: Int) -> Fingerprint {
    Fingerprint.sum(holders[chain].map { groups[$0].traits.fingerprint })
  }

  /// Returns a group's purchases, sorted.
  mutating func held(by root: Int) -> [Int] {
    steps += groups[root].held.count
    return groups[root].held.keys.sorted()
  }

  /// Returns a group's purchases that no identified user holds, sorted.
  mutating func unclaimed(by root: Int) -> [Int] {
    steps += groups[root].unclaimed.count
    return groups[root].unclaimed.sorted()
  }
}

// Changes.
extension ReplayGroups {
  /// Makes a group the last holder of a purchase, unless it is a holder already.
  mutating func add(_ chain: Int, to root: Int, _ path: HolderPath?) {
    guard !holds(root, chain) else { return }
    steps += 1
    clock += 1
    groups[root].held[chain] = Holding(position: clock, path: path)
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

  /// Counts another group with an identified user as a holder of a purchase.
  private mutating func claim(_ chain: Int) {
    identifiedHolders[chain] += 1
    guard identifiedHolders[chain] == 1 else { return }
    steps += holders[chain].count
    for holder in holders[chain] { groups[holder].unclaimed.remove(chain) }
  }

  /// Gives a group a grant, which supersedes its earlier ones.
  mutating func grant(_ grant: Grant, to root: Int) {
    for number in groups[root].grantsOf.removeValue(forKey: grant.entitlement) ?? [] {
      grants[number] = nil
    }
    add(grant, to: root)
  }

  /// Gives a group a grant beside its earlier ones.
  mutating func add(_ grant: Grant, to root: Int) {
    let list = grantLists.makeList()
    groups[root].grantsOf[grant.entitlement, default: []].append(grants.count)
    groups[root].traits.grants = grantLists.joined(groups[root].traits.grants, list)
    grants.append(grant)
  }

  mutating func revoke(_ entitlement: EntitlementID, from root: Int, at moment: Moment) {
    for number in groups[root].grantsOf[entitlement] ?? []
    where grants[number]?.isInForce(at: moment) == true {
      grants[number]?.revokedAt = moment
    }
  }

  /// Revokes one of a group's grants as an import said; a group without it gets it revoked.
  mutating func revoke(_ revoked: Grant, from root: Int) {
    let same = (groups[root].grantsOf[revoked.entitlement] ?? [])
      .filter { grants[$0]?.unrevoked == revoked.unrevoked }
    guard !same.isEmpty else { return add(revoked, to: root) }
    guard let number = same.first(where: { grants[$0]?.revokedAt == nil }) else { return }
    grants[number]?.revokedAt = revoked.revokedAt
  }

  /// Merges two groups; the result takes the number of the first.
  ///
  /// It holds a purchase since the first of both did.
  mutating func merge(_ one: Int, _ other: Int, in merge: Int) {
    steps += 1
    let (first, second) = (groups[one].traits, groups[other].traits)
    let hasIdentified = first.hasIdentified || second.hasIdentified
    if hasIdentified && !first.hasIdentified { claimAll(of: one) }
    if hasIdentified && !second.hasIdentified { claimAll(of: other) }
    let (kept, absorbed) = forest.unite(one, other, in: merge)
    let part = groups[absorbed]
    groups[absorbed] = Group()
    let (older, younger) = first.ordinal <= second.ordinal ? (first, second) : (second, first)
    groups[kept].traits = GroupProperties(
      number: first.number,
      members: memberLists.joined(older.members, younger.members),
      grants: grantLists.joined(older.grants, younger.grants),
      ordinal: older.ordinal,
      hasIdentified: hasIdentified,
      hasAnonymous: first.hasAnonymous || second.hasAnonymous,
      fingerprint: Fingerprint.sum([first.fingerprint, second.fingerprint])
    )
    for (id, numbers) in part.grantsOf { groups[kept].grantsOf[id, default: []] += numbers }
    for (chain, holding) in part.held {
      moveHolding(chain, holding, from: absorbed, to: kept, isFirst: absorbed == one)
    }
    if !hasIdentified { groups[kept].unclaimed.formUnion(part.unclaimed) }
  }

  /// Claims all of a group's purchases, because it has an identified user now.
  private mutating func claimAll(of root: Int) {
    steps += groups[root].held.count
    for chain in groups[root].held.keys { claim(chain) }
    groups[root].unclaimed = []
  }

  /// Moves one purchase of the absorbed group to the kept one.
  private mutating func moveHolding(
    _ chain: Int,
    _ holding: Holding,
    from absorbed: Int,
    to kept: Int,
    isFirst: Bool
  ) {
    steps += 1
    holders[chain].remove(absorbed)
    holders[chain].insert(kept)
    let known = groups[kept].held[chain]
    if known != nil && groups[kept].traits.hasIdentified { identifiedHolders[chain] -= 1 }
    let (mine, other) = isFirst ? (holding.path, known?.path) : (known?.path, holding.path)
    groups[kept].held[chain] = Holding(
      position: min(holding.position, known?.position ?? .max),
      path: HolderPath.shorter(mine, other)
    )
  }
}
