/// The customers of a replay, with their holdings and the paths to them.
///
/// Users and purchases are indexes in sorted lists; a group's root is a user's index. Merging goes
/// through what the smaller group holds, and no look-up scans all holdings.
struct ReplayGroups {
  private(set) var forest: UserForest
  /// Indexed by root; a merged group is empty.
  private var groups: [Group] = []
  /// The roots of the groups that hold each purchase, oldest first.
  private var holders: [[Int]]
  /// The number of entries read or changed.
  private(set) var steps = 0

  /// A future customer.
  struct Group {
    /// Orders the groups.
    fileprivate(set) var number = 0
    /// The users, oldest first.
    fileprivate(set) var members: [Int] = []
    private(set) var grants: [Grant] = []
    /// The entitlements of `grants`: a first grant of one replaces none, and looks for none.
    fileprivate var granted: Set<EntitlementID> = []
    /// The lowest ordinal of its users; `max` if none has any.
    fileprivate var ordinal = Int64.max
    fileprivate var hasIdentified = false
    fileprivate(set) var hasAnonymous = false
    fileprivate(set) var fingerprint = Fingerprint()
    /// The purchases that it holds, with their paths.
    fileprivate(set) var held: [Int: HolderPath] = [:]

    mutating func give(_ grant: Grant) {
      if granted.insert(grant.entitlement).inserted {
        grants.append(grant)
      } else {
        grants.give(grant)
      }
    }

    mutating func revoke(_ entitlement: EntitlementID, at moment: Moment) {
      grants.revoke(entitlement, at: moment)
    }

    mutating func takeOver(_ revoked: Grant) {
      granted.insert(revoked.entitlement)
      grants.takeOver(revoked)
    }

    /// Adds the grants of another customer, before its own or behind them.
    mutating func add(_ others: [Grant], first: Bool = false) {
      granted.formUnion(others.map(\.entitlement))
      grants.insert(contentsOf: others, at: first ? 0 : grants.count)
    }
  }

  /// Creates one group for each user.
  init(_ links: LinkRecords) {
    forest = UserForest(count: links.people.count)
    holders = Array(repeating: [], count: links.chains.count)
    for (number, id) in links.people.enumerated() {
      let isAnonymous = links.users[id] == true
      groups.append(
        Group(
          number: number,
          members: [number],
          ordinal: links.origins[id]?.ordinal ?? .max,
          hasIdentified: !isAnonymous,
          hasAnonymous: isAnonymous,
          fingerprint: links.fingerprints[number]
        )
      )
    }
  }

  /// The roots of all groups, in their order.
  var roots: [Int] { forest.roots.sorted { groups[$0].number < groups[$1].number } }

  subscript(root: Int) -> Group {
    get { groups[root] }
    _modify { yield &groups[root] }
  }

  func holds(_ root: Int, _ chain: Int) -> Bool { groups[root].held[chain] != nil }

  func path(of chain: Int, to root: Int) -> HolderPath? { groups[root].held[chain] }

  /// Returns the holders, oldest first.
  func holders(of chain: Int) -> [Int] { holders[chain] }

  /// Returns the fingerprint of all users who hold a purchase.
  func fingerprint(ofHolders chain: Int) -> Fingerprint {
    Fingerprint.sum(holders[chain].map { groups[$0].fingerprint })
  }

  /// Returns a group's purchases, sorted.
  mutating func held(by root: Int) -> [Int] {
    steps += groups[root].held.count
    return groups[root].held.keys.sorted()
  }

  mutating func isHeldByIdentified(_ chain: Int) -> Bool {
    steps += holders[chain].count
    return holders[chain].contains { groups[$0].hasIdentified }
  }

  /// Makes a group the last holder of a purchase, unless it is a holder already.
  mutating func add(_ chain: Int, to root: Int, _ path: HolderPath) {
    guard !holds(root, chain) else { return }
    steps += 1
    groups[root].held[chain] = path
    holders[chain].append(root)
  }

  mutating func remove(_ chain: Int, from root: Int) {
    guard groups[root].held.removeValue(forKey: chain) != nil else { return }
    steps += holders[chain].count
    holders[chain].removeAll { $0 == root }
  }

  /// Merges two groups; the result takes the number of the first.
  ///
  /// It holds a purchase since the first of both did.
  mutating func merge(_ one: Int, _ other: Int, in merge: Int) {
    steps += 1
    let number = groups[one].number
    let older = groups[one].ordinal <= groups[other].ordinal ? one : other
    let isLarger = groups[one].members.count >= groups[other].members.count
    let (kept, absorbed) = isLarger ? (one, other) : (other, one)
    forest.put(absorbed, under: kept, in: merge)
    var part = Group()
    swap(&part, &groups[absorbed])
    if kept == older {
      groups[kept].members += part.members
      groups[kept].add(part.grants)
    } else {
      groups[kept].members.insert(contentsOf: part.members, at: 0)
      groups[kept].add(part.grants, first: true)
    }
    groups[kept].number = number
    groups[kept].ordinal = min(groups[kept].ordinal, part.ordinal)
    groups[kept].hasIdentified = groups[kept].hasIdentified || part.hasIdentified
    groups[kept].hasAnonymous = groups[kept].hasAnonymous || part.hasAnonymous
    groups[kept].fingerprint &+= part.fingerprint
    for (chain, path) in part.held {
      let known = groups[kept].held[chain] ?? path
      groups[kept].held[chain] =
        absorbed == one ? HolderPath.shorter(path, known) : HolderPath.shorter(known, path)
      steps += holders[chain].count
      let isOfBoth = { (holder: Int) in holder == kept || holder == absorbed }
      let position = holders[chain].firstIndex(where: isOfBoth) ?? 0
      holders[chain].removeAll(where: isOfBoth)
      holders[chain].insert(kept, at: position)
    }
  }
}
