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
  /// Which user, or group of users, each one belongs to.
  private(set) var place: [UserID: Int] = [:]
  private(set) var groups: [Int: Group] = [:]
  /// The groups that hold each purchase, in the order in which they came.
  private(set) var holders: [ChainKey: [Int]] = [:]
  /// How each of them came to it.
  private(set) var ways: [ChainKey: [Int: Way]] = [:]
  private(set) var hands: [Hand] = []
  /// The aliases, in order.
  private(set) var joins: [Join] = []
  /// For each restore, alias or purchase that stands: whom it found.
  private(set) var found: [Int64: Set<UserID>] = [:]
  /// Moves that nobody asked for at the time: whether the subscription gave access then.
  private(set) var decided: [Decided] = []

  /// A customer to be.
  struct Group: Equatable {
    /// The older ones first.
    var users: [UserID]
    var grants: [Grant]
    /// Of its oldest user that has one; the youngest of all where none does.
    var ordinal: Int64
    var hasIdentified: Bool
    var hasAnonymous: Bool
  }

  struct Decided: Equatable {
    var owner: UserID
    var cursor: Int64
    var chain: ChainKey
    var isActive: Bool
  }

  /// Tells everything again but what was taken back, and but `left`.
  init(_ links: LinkRecords, leaving left: LinkTarget?) throws(Refusal) {
    self.links = links
    self.left = left
    for (number, (id, isAnonymous)) in links.users.sorted(by: { $0.key < $1.key }).enumerated() {
      place[id] = number
      groups[number] = Group(
        users: [id],
        grants: [],
        ordinal: links.origins[id]?.ordinal ?? .max,
        hasIdentified: !isAnonymous,
        hasAnonymous: isAnonymous
      )
    }
    for item in links.items { try tell(item) }
  }

  /// The users of every group that holds it.
  func holdingUsers(_ chain: ChainKey) -> Set<UserID> {
    Set((holders[chain] ?? []).flatMap { groups[$0]?.users ?? [] })
  }

  /// Whether both come to the same holders and the same customers.
  func gives(_ other: Replay) -> Bool {
    holders.keys.allSatisfy { holdingUsers($0) == other.holdingUsers($0) }
      && Set(groups.values.map { Set($0.users) }) == Set(other.groups.values.map { Set($0.users) })
  }

  private mutating func tell(_ item: LinkRecords.Item) throws(Refusal) {
    switch item.what {
    case .recorded(let purchase):
      var first: [Int] = []
      for id in links.firstHolders(of: purchase) {
        let group = try group(of: id)
        if !first.contains(group) { first.append(group) }
        if ways[purchase.key]?[group] == nil {
          ways[purchase.key, default: [:]][group] = Way(user: id)
        }
      }
      holders[purchase.key] = first
    case .step(let step, let owner):
      guard step.undoneIn == nil,
        left != .step(owner: owner, cursor: step.cursor)
      else { return }
      try tell(step, of: owner)
    case .passage(let passage, let chain):
      guard passage.undoneIn == nil, left != .passage(chain, cursor: passage.cursor) else { return }
      try tell(passage, of: chain)
    }
  }

  private mutating func tell(_ step: UserTrail.Step, of owner: UserID) throws(Refusal) {
    switch step.act {
    case .login(let login): try tell(login, of: owner, step)
    case .alias(let joining): try tell(joining, of: owner, step)
    case .grant(let grant):
      let group = try group(of: owner)
      groups[group]?.grants.removeAll { $0.entitlement == grant.entitlement }
      groups[group]?.grants.append(grant)
    case .revoke(let entitlement):
      let group = try group(of: owner)
      for index in groups[group]?.grants.indices ?? 0..<0 {
        guard let grant = groups[group]?.grants[index] else { continue }
        guard grant.entitlement == entitlement, grant.isInForce(at: step.at) else { continue }
        groups[group]?.grants[index].revokedAt = step.at
      }
    }
  }

  private mutating func tell(
    _ login: UserTrail.Login,
    of owner: UserID,
    _ step: UserTrail.Step
  ) throws(Refusal) {
    let anonymous = try group(of: owner)
    let user = try group(of: login.user)
    switch login.way {
    case .switch: return
    case .alias: join(anonymous, user, by: .login(login, of: owner, step))
    case .aliasUnlessLinked:
      if login.isNewcomer || groups[user]?.hasAnonymous != true {
        join(anonymous, user, by: .login(login, of: owner, step))
      }
    case .attach:
      for chain in held(by: anonymous) where !isHeldByIdentified(chain) {
        holders[chain, default: []].append(user)
        lead(chain, from: anonymous, to: user, by: .login(login, of: owner, step))
      }
    case .move:
      guard anonymous != user else { return }
      for chain in held(by: anonymous) {
        let one = LinkTarget.move(owner: owner, cursor: step.cursor, chain)
        guard left != one, !login.spared.contains(chain) else { continue }
        guard isActive(chain, login, of: owner, step) else { continue }
        lead(chain, from: anonymous, to: user, by: .login(login, of: owner, step))
        ways[chain]?[anonymous] = nil
        holders[chain]?.removeAll { $0 == anonymous }
        if holders[chain]?.contains(user) == false { holders[chain]?.append(user) }
      }
    }
  }

  /// What was asked at the time was answered then; the rest is answered from what is known now.
  private mutating func isActive(
    _ chain: ChainKey,
    _ login: UserTrail.Login,
    of owner: UserID,
    _ step: UserTrail.Step
  ) -> Bool {
    if login.active.contains(chain) { return true }
    if login.inactive.contains(chain) { return false }
    let isActive = links.isActiveSubscription(chain, at: step.at)
    decided.append(
      Decided(owner: owner, cursor: step.cursor, chain: chain, isActive: isActive)
    )
    return isActive
  }

  /// It joins the very two again, or nobody knows whom.
  private mutating func tell(
    _ joining: UserTrail.Joining,
    of owner: UserID,
    _ step: UserTrail.Step
  ) throws(Refusal) {
    var side: Set<Int> = []
    for id in joining.side { side.insert(try group(of: id)) }
    let gainer = try group(of: owner)
    found[step.cursor] = Set(
      side.union([gainer]).flatMap { groups[$0]?.users ?? [] }
    )
    guard side != [gainer] else { return }
    guard side.count == 1, let other = side.first,
      holders[joining.chain]?.contains(other) == true
    else { throw .cannotUndo(.laterAlias(links.project.eventID(step.cursor))) }
    join(gainer, other, by: .joining(joining, of: owner, step, links))
  }

  private mutating func tell(_ passage: Passage, of chain: ChainKey) throws(Refusal) {
    guard passage.rule == .share || passage.rule == .transfer, let to = passage.to else { return }
    found[passage.cursor] = holdingUsers(chain)
    let gainer = try group(of: to)
    guard holders[chain]?.contains(gainer) != true else { return }
    let source = nearestHolder(of: chain, among: passage.from)
    lead(chain, from: source, to: gainer, by: .passage(passage))
    if passage.rule == .transfer {
      holders[chain] = []
      ways[chain] = ways[chain]?.filter { $0.key == gainer }
    }
    holders[chain, default: []].append(gainer)
  }

  private func group(of id: UserID) throws(Refusal) -> Int {
    guard let group = place[id] ?? links.userOfCustomer[id].flatMap({ place[$0] }) else {
      throw .cannotUndo(.unclear)
    }
    return group
  }

  private func held(by group: Int) -> [ChainKey] {
    holders.keys.filter { holders[$0]?.contains(group) == true }.sorted()
  }

  private func isHeldByIdentified(_ chain: ChainKey) -> Bool {
    holders[chain]?.contains { groups[$0]?.hasIdentified == true } == true
  }

  private mutating func join(_ one: Int, _ other: Int, by link: WayLink) {
    guard one != other, let first = groups[one], let second = groups[other] else { return }
    joins.append(Join(link, one: first.users, other: second.users))
    let (older, younger) = first.ordinal <= second.ordinal ? (first, second) : (second, first)
    groups[one] = Group(
      users: older.users + younger.users,
      grants: older.grants + younger.grants,
      ordinal: older.ordinal,
      hasIdentified: older.hasIdentified || younger.hasIdentified,
      hasAnonymous: older.hasAnonymous || younger.hasAnonymous
    )
    groups[other] = nil
    for id in second.users { place[id] = one }
    for chain in holders.keys where holders[chain]?.contains(other) == true {
      holders[chain]?.removeAll { $0 == other }
      if holders[chain]?.contains(one) == false { holders[chain]?.append(one) }
      let led = [ways[chain]?[one], ways[chain]?[other]].compactMap { $0 }
      ways[chain]?[one] = led.min { $0.length < $1.length }
      ways[chain]?[other] = nil
    }
  }

  /// Notes how a purchase comes to a group that does not hold it yet.
  private mutating func lead(
    _ chain: ChainKey,
    from source: Int?,
    to group: Int,
    by link: WayLink
  ) {
    guard ways[chain]?[group] == nil else { return }
    var way = Way(user: link.user)
    var steps = [link.step]
    if let source, let known = ways[chain]?[source] {
      (way.last, way.length) = (known.last, known.length)
      steps = bridge(from: known, of: source, by: link)
    }
    for step in steps {
      hands.append(Hand(step: step, before: way.last))
      way.last = hands.count - 1
      way.length += 1
    }
    ways[chain, default: [:]][group] = way
  }
}

/// The one link that is taken back.
enum LinkTarget: Equatable {
  /// A login or an alias, by whose trail it stands in.
  case step(owner: UserID, cursor: Int64)
  /// What a login moved, one purchase of it.
  case move(owner: UserID, cursor: Int64, ChainKey)
  /// What a restore, or a purchase, brought.
  case passage(ChainKey, cursor: Int64)
}
