/// A replay of the links of some users and purchases, with or without one of them.
///
/// Logins are decided again, each by the rule that was in force. Restores, and purchases of chains
/// with holders, are not decided again: what they moved is moved again, and what they refused stays
/// refused. Grants are applied and revoked again, for the users named.
struct Replay {
  let links: LinkRecords
  let excluded: LinkTarget?
  /// Whether to record the paths of purchases, which only an explanation needs.
  let isTracing: Bool
  private(set) var groups: ReplayGroups
  /// The nodes of all paths.
  private(set) var nodes: [HolderPathNode] = []
  /// The merges of customers, in order.
  private(set) var merges: [CustomerMerge] = []
  /// The holders or customers that each restore, alias, purchase or import found.
  private(set) var found: [LinkTarget: Fingerprint] = [:]
  /// Decisions about a subscription's access at a login that no record answers.
  private(set) var decided: [Decided] = []
  /// Cached distances between users, counted in aliases.
  private var distances: [Pair: Int] = [:]
  /// The number of items and group entries that the replay read.
  var steps: Int { links.items.count + groups.steps }

  struct Decided: Equatable {
    var owner: UserID
    var cursor: Int64
    var chain: ChainKey
    var isActive: Bool
  }

  /// Two users, by their indexes.
  private struct Pair: Hashable {
    var one: Int
    var other: Int
  }

  /// Replays everything except links that were undone, and `excluded`.
  init(
    _ links: LinkRecords,
    without excluded: LinkTarget?,
    isTracing: Bool = false
  ) throws(Refusal) {
    self.links = links
    self.excluded = excluded
    self.isTracing = isTracing
    groups = ReplayGroups(links)
    for item in links.items { try replay(item) }
  }

  /// Whether both replays end with the same holders and the same customers.
  func hasSameResult(as other: Replay) -> Bool {
    let isSame = links.chains.indices.allSatisfy {
      groups.fingerprint(ofHolders: $0) == other.groups.fingerprint(ofHolders: $0)
    }
    guard isSame else { return false }
    let roots = groups.forest.roots
    // With equal numbers of groups, it is enough that each group here exists there.
    return roots.count == other.groups.forest.roots.count
      && roots.allSatisfy { root in
        groups[root].fingerprint == other.groups[other.group(of: root)].fingerprint
      }
  }

  private mutating func replay(_ item: LinkRecords.Item) throws(Refusal) {
    switch item.action {
    case .recorded(let purchase):
      guard let chain = links.chainIndexes[purchase.key] else { return }
      let trail = links.purchaseTrails[purchase.key] ?? PurchaseTrail(chain: purchase.key)
      for id in trail.firstHolders(of: purchase) {
        groups.add(chain, to: try group(of: id), HolderPath(user: id))
      }
    case .step(let step, let owner):
      guard step.undoneIn == nil,
        excluded != .step(owner: owner, cursor: step.cursor)
      else { return }
      try replay(step, of: owner)
    case .holderChange(let holderChange, let chain):
      guard holderChange.undoneIn == nil,
        excluded != .holderChange(chain, cursor: holderChange.cursor)
      else { return }
      try replay(holderChange, of: chain)
    }
  }

  private mutating func replay(_ step: UserTrail.Step, of owner: UserID) throws(Refusal) {
    switch step.action {
    case .login(let login): try replay(login, of: owner, step)
    case .alias(let alias): try replay(alias, of: owner, step)
    case .grant(let grant): groups[try group(of: owner)].give(grant)
    case .revoke(let entitlement):
      groups[try group(of: owner)].revoke(entitlement, at: step.at)
    case .imported(let imported):
      if let other = imported.beside {
        let joined = try group(of: other)
        found[.step(owner: owner, cursor: step.cursor)] = groups[joined].fingerprint
        merge(joined, try group(of: owner), by: .imported(owner, beside: other, step))
      }
      let group = try group(of: owner)
      groups[group].add(imported.grants)
      for grant in imported.revoked { groups[group].takeOver(grant) }
    }
  }

  private mutating func replay(
    _ login: UserTrail.Login,
    of owner: UserID,
    _ step: UserTrail.Step
  ) throws(Refusal) {
    let anonymous = try group(of: owner)
    let user = try group(of: login.user)
    let effect = login.way.effect(
      isNew: login.isCreated,
      isSameCustomer: anonymous == user,
      isLinked: groups[user].hasAnonymous
    )
    let link = HolderPathLink.login(login, effect, of: owner, step)
    switch effect {
    case .none: return
    case .alias: merge(anonymous, user, by: link)
    case .attach:
      for chain in groups.held(by: anonymous) where !groups.isHeldByIdentified(chain) {
        move(chain, from: anonymous, to: user, by: .attach, link)
      }
    case .move:
      let (spared, active, inactive) =
        (Set(login.spared), Set(login.active), Set(login.inactive))
      for chain in groups.held(by: anonymous) {
        let key = links.chains[chain]
        let one = LinkTarget.move(owner: owner, cursor: step.cursor, key)
        guard excluded != one, !spared.contains(key) else { continue }
        guard active.contains(key) || !inactive.contains(key) && decide(key, of: owner, step)
        else { continue }
        move(chain, from: anonymous, to: user, by: .move, link)
      }
    }
  }

  /// Makes a group a holder of a purchase; the rule decides who loses it.
  private mutating func move(
    _ chain: Int,
    from giver: Int?,
    to gainer: Int,
    by rule: LinkRule,
    _ link: HolderPathLink
  ) {
    let losers = rule.losers(among: groups.holders(of: chain), giver: giver)
    groups.add(chain, to: gainer, path(of: chain, from: giver, by: link))
    for loser in losers { groups.remove(chain, from: loser) }
  }

  /// Decides a state that was not recorded, by present knowledge.
  private mutating func decide(
    _ chain: ChainKey,
    of owner: UserID,
    _ step: UserTrail.Step
  ) -> Bool {
    let purchase = links.purchases[chain]
    let isActive = purchase?.mayContinue(at: step.at, in: links.project.catalogue) == true
    decided.append(
      Decided(owner: owner, cursor: step.cursor, chain: chain, isActive: isActive)
    )
    return isActive
  }

  /// Replays an alias; refuses unless the same two customers exist.
  private mutating func replay(
    _ alias: UserTrail.Alias,
    of owner: UserID,
    _ step: UserTrail.Step
  ) throws(Refusal) {
    var side: Set<Int> = []
    for id in alias.side { side.insert(try group(of: id)) }
    let gainer = try group(of: owner)
    found[.step(owner: owner, cursor: step.cursor)] = Fingerprint.sum(
      side.union([gainer]).map { groups[$0].fingerprint }
    )
    guard side != [gainer] else { return }
    guard side.count == 1, let other = side.first,
      let chain = links.chainIndexes[alias.chain], groups.holds(other, chain)
    else { throw .cannotUndo(.laterAlias(links.project.eventID(step.cursor))) }
    merge(gainer, other, by: .joining(alias, of: owner, step, links))
  }

  private mutating func replay(_ holderChange: HolderChange, of chain: ChainKey) throws(Refusal) {
    switch holderChange.rule {
    case .share, .transfer, .present: break
    // The login's own step repeats it; an undo is never repeated.
    case .attach, .move, .undo: return
    }
    let link = LinkTarget.holderChange(chain, cursor: holderChange.cursor)
    guard let to = holderChange.to, let chain = links.chainIndexes[chain] else { return }
    found[link] = groups.fingerprint(ofHolders: chain)
    let gainer = try group(of: to)
    guard !groups.holds(gainer, chain) else { return }
    let source = isTracing ? nearestHolder(of: chain, among: holderChange.from) : nil
    move(chain, from: source, to: gainer, by: holderChange.rule, .holderChange(holderChange))
  }

  private func group(of id: UserID) throws(Refusal) -> Int {
    guard
      let index = links.userIndexes[id]
        ?? links.userOfCustomer[id].flatMap({ links.userIndexes[$0] })
    else { throw .cannotUndo(.unclear) }
    return groups.forest.root(of: index)
  }

  private mutating func merge(_ one: Int, _ other: Int, by link: HolderPathLink) {
    guard one != other else { return }
    let merge = CustomerMerge(link, one, other, in: self)
    merges.append(merge)
    groups.merge(one, other, in: merges.count - 1)
  }

  /// Returns the path of a purchase to another group by a link; an empty one unless tracing.
  private mutating func path(of chain: Int, from source: Int?, by link: HolderPathLink)
    -> HolderPath
  {
    var path = HolderPath(user: link.user)
    guard isTracing else { return path }
    var node = HolderPathNode(step: link.step)
    if let source, let known = groups.path(of: chain, to: source) {
      (node.before, path.length) = (known.last, known.length)
      if let (first, giver) = bridge(from: known, of: source, by: link) {
        node.bridge = (first, giver)
        path.length += distance(from: first, to: giver)
      }
    }
    nodes.append(node)
    path.last = nodes.count - 1
    path.length += 1
    return path
  }

  private mutating func distance(from one: Int, to other: Int) -> Int {
    let pair = Pair(one: one, other: other)
    if let known = distances[pair] { return known }
    let distance = aliases(from: one, to: other).count
    distances[pair] = distance
    return distance
  }
}
