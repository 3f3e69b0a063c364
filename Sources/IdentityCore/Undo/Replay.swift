/// The links of some users and purchases, told once more from the beginning, with or without one
/// of them.
///
/// Logins are decided again, each by the rule that it went by then. What a restore, or a purchase
/// of what another one held, came to stands: what it brought is brought again, what it left alone
/// or refused is not asked again. Grants are given and revoked again, each to and from the user
/// who was named.
struct Replay {
  let links: LinkRecords
  let left: LinkTarget?
  /// Whether it keeps the ways of purchases: only an explanation asks for them.
  let isTracing: Bool
  private(set) var groups: ReplayGroups
  /// The links of all ways.
  private(set) var hands: [HolderPathNode] = []
  /// The aliases, in order.
  private(set) var joins: [CustomerMerge] = []
  /// For each restore, alias or purchase that stands: whom it found.
  private(set) var found: [Int64: Fingerprint] = [:]
  /// Subscriptions whose access at the login was not recorded, with what the replay decided.
  private(set) var decided: [Decided] = []
  /// How many aliases lead from one user to another, as far as it was asked.
  private var distances: [Pair: Int] = [:]
  /// How many items, and entries of groups, it looked at.
  var steps: Int { links.items.count + groups.steps }

  struct Decided: Equatable {
    var owner: UserID
    var cursor: Int64
    var chain: ChainKey
    var isActive: Bool
  }

  /// Two users, by their numbers.
  private struct Pair: Hashable {
    var one: Int
    var other: Int
  }

  /// Tells everything again but what was taken back, and but `left`.
  init(
    _ links: LinkRecords,
    leaving left: LinkTarget?,
    isTracing: Bool = false
  ) throws(Refusal) {
    self.links = links
    self.left = left
    self.isTracing = isTracing
    groups = ReplayGroups(links)
    for item in links.items { try replay(item) }
  }

  /// Whether both come to the same holders and the same customers.
  func gives(_ other: Replay) -> Bool {
    let isSame = links.chains.indices.allSatisfy {
      groups.fingerprint(ofHolders: $0) == other.groups.fingerprint(ofHolders: $0)
    }
    guard isSame else { return false }
    let roots = groups.forest.roots
    // Of as many groups, each of these has to be one of those.
    return roots.count == other.groups.forest.roots.count
      && roots.allSatisfy { root in
        let same = other.groups.forest.root(of: root)
        return groups.fingerprint(of: root) == other.groups.fingerprint(of: same)
      }
  }

  private mutating func replay(_ item: LinkRecords.Item) throws(Refusal) {
    switch item.what {
    case .recorded(let purchase):
      guard let chain = links.chainPlaces[purchase.key] else { return }
      for id in links.firstHolders(of: purchase) {
        groups.add(chain, to: try group(of: id), isTracing ? HolderPath(user: id) : nil)
      }
    case .step(let step, let owner):
      guard step.undoneIn == nil,
        left != .step(owner: owner, cursor: step.cursor)
      else { return }
      try replay(step, of: owner)
    case .holderChange(let holderChange, let chain):
      guard holderChange.undoneIn == nil, left != .holderChange(chain, cursor: holderChange.cursor)
      else { return }
      try replay(holderChange, of: chain)
    }
  }

  private mutating func replay(_ step: UserTrail.Step, of owner: UserID) throws(Refusal) {
    switch step.act {
    case .login(let login): try replay(login, of: owner, step)
    case .alias(let joining): try replay(joining, of: owner, step)
    case .grant(let grant): groups.grant(grant, to: try group(of: owner))
    case .revoke(let entitlement):
      groups.revoke(entitlement, from: try group(of: owner), at: step.at)
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
      isLinked: groups.hasAnonymous(user)
    )
    let link = HolderPathLink.login(login, effect, of: owner, step)
    switch effect {
    case .none: return
    case .alias: join(anonymous, user, by: link)
    case .attach:
      for chain in groups.unclaimed(by: anonymous) {
        pass(chain, from: anonymous, to: user, by: .attach, link)
      }
    case .move:
      let spared = Set(login.spared)
      let answers = Answers(login)
      for chain in groups.held(by: anonymous) {
        let key = links.chains[chain]
        let one = LinkTarget.move(owner: owner, cursor: step.cursor, key)
        guard left != one, !spared.contains(key) else { continue }
        guard answers.isActive(key) ?? decide(key, of: owner, step) else { continue }
        pass(chain, from: anonymous, to: user, by: .move, link)
      }
    }
  }

  /// Makes a group a holder of a purchase; the rule says who else holds it.
  private mutating func pass(
    _ chain: Int,
    from giver: Int?,
    to gainer: Int,
    by rule: LinkRule,
    _ link: HolderPathLink
  ) {
    let losers = rule.losers(among: groups.holders(of: chain), giver: giver)
    groups.add(chain, to: gainer, way(of: chain, from: giver, by: link))
    for loser in losers { groups.remove(chain, from: loser) }
  }

  /// What was asked at the time of a login.
  private struct Answers {
    let active: Set<ChainKey>
    let inactive: Set<ChainKey>

    init(_ login: UserTrail.Login) {
      active = Set(login.active)
      inactive = Set(login.inactive)
    }

    /// Nil for what was not asked.
    func isActive(_ chain: ChainKey) -> Bool? {
      if active.contains(chain) { return true }
      return inactive.contains(chain) ? false : nil
    }
  }

  /// What was not asked at the time is answered from what is known now.
  private mutating func decide(
    _ chain: ChainKey,
    of owner: UserID,
    _ step: UserTrail.Step
  ) -> Bool {
    let isActive = links.isActiveSubscription(chain, at: step.at)
    decided.append(
      Decided(owner: owner, cursor: step.cursor, chain: chain, isActive: isActive)
    )
    return isActive
  }

  /// It joins the very two again, or nobody knows whom.
  private mutating func replay(
    _ joining: UserTrail.Joining,
    of owner: UserID,
    _ step: UserTrail.Step
  ) throws(Refusal) {
    var side: Set<Int> = []
    for id in joining.side { side.insert(try group(of: id)) }
    let gainer = try group(of: owner)
    found[step.cursor] = Fingerprint.sum(
      side.union([gainer]).map { groups.fingerprint(of: $0) }
    )
    guard side != [gainer] else { return }
    guard side.count == 1, let other = side.first,
      let chain = links.chainPlaces[joining.chain], groups.holds(other, chain)
    else { throw .cannotUndo(.laterAlias(links.project.eventID(step.cursor))) }
    join(gainer, other, by: .joining(joining, of: owner, step, links))
  }

  private mutating func replay(_ holderChange: HolderChange, of chain: ChainKey) throws(Refusal) {
    switch holderChange.rule {
    case .share, .transfer: break
    // The step of the login brings it again; what was taken back is not repeated at all.
    case .attach, .move, .undo: return
    }
    guard let to = holderChange.to, let chain = links.chainPlaces[chain] else { return }
    found[holderChange.cursor] = groups.fingerprint(ofHolders: chain)
    let gainer = try group(of: to)
    guard !groups.holds(gainer, chain) else { return }
    let source = isTracing ? nearestHolder(of: chain, among: holderChange.from) : nil
    pass(chain, from: source, to: gainer, by: holderChange.rule, .holderChange(holderChange))
  }

  private func group(of id: UserID) throws(Refusal) -> Int {
    guard let place = links.places[id] ?? links.userOfCustomer[id].flatMap({ links.places[$0] })
    else { throw .cannotUndo(.unclear) }
    return groups.forest.root(of: place)
  }

  private mutating func join(_ one: Int, _ other: Int, by link: HolderPathLink) {
    guard one != other else { return }
    let join = CustomerMerge(link, one, other, in: self)
    joins.append(join)
    groups.join(one, other, in: joins.count - 1)
  }

  /// How a purchase comes from a group to another one by a link; nil if that is not traced.
  private mutating func way(of chain: Int, from source: Int?, by link: HolderPathLink)
    -> HolderPath?
  {
    guard isTracing else { return nil }
    var way = HolderPath(user: link.user)
    var hand = HolderPathNode(step: link.step)
    if let source, let known = groups.way(of: chain, to: source) {
      (hand.before, way.length) = (known.last, known.length)
      if let (first, giver) = bridge(from: known, of: source, by: link) {
        hand.bridge = (first, giver)
        way.length += distance(from: first, to: giver)
      }
    }
    hands.append(hand)
    way.last = hands.count - 1
    way.length += 1
    return way
  }

  private mutating func distance(from one: Int, to other: Int) -> Int {
    let pair = Pair(one: one, other: other)
    if let known = distances[pair] { return known }
    let distance = aliases(from: one, to: other).count
    distances[pair] = distance
    return distance
  }
}
