// How somebody came to hold what they hold: written down with every link, read by few.
extension Draft {
  /// The links of a user; empty where it made none.
  package mutating func trail(of user: UserID) throws(DecisionStop) -> UserTrail {
    try value(.userTrail(project.number, user)) {
      if case .userTrail(let trail) = $0 { trail } else { nil }
    } ?? UserTrail(user: user)
  }

  /// The changes of a purchase's holders; empty where it has those that it was recorded for.
  package mutating func trail(of chain: ChainKey) throws(DecisionStop) -> PurchaseTrail {
    try value(.purchaseTrail(project.number, chain)) {
      if case .purchaseTrail(let trail) = $0 { trail } else { nil }
    } ?? PurchaseTrail(chain: chain)
  }

  mutating func put(_ trail: UserTrail) throws(DecisionStop) {
    try put(
      trail.isEmpty ? nil : .userTrail(trail),
      for: .userTrail(project.number, trail.user),
      counted: \.userTrails
    )
  }

  mutating func removeTrail(of user: UserID) throws(DecisionStop) {
    try put(nil, for: .userTrail(project.number, user), counted: \.userTrails)
  }

  mutating func put(_ trail: PurchaseTrail) throws(DecisionStop) {
    try put(
      .purchaseTrail(trail),
      for: .purchaseTrail(project.number, trail.chain),
      counted: \.purchaseTrails
    )
  }

  mutating func removeTrail(of chain: ChainKey) throws(DecisionStop) {
    try put(nil, for: .purchaseTrail(project.number, chain), counted: \.purchaseTrails)
  }

  /// The cursor that the next event gets.
  mutating func nextCursor() throws(DecisionStop) -> Int64 {
    nextCursor(behind: try projectCounts())
  }

  /// As above, for whoever has the counts.
  func nextCursor(behind projectCounts: ProjectCounts) -> Int64 {
    projectCounts.events + Int64(eventCount) + 1
  }

  /// Notes a login from an anonymous user, whose customer held this when it began.
  ///
  /// Left out is what has nothing to link, also if any earlier link were taken back: a login on a
  /// device on which nothing was bought yet.
  mutating func note(
    _ login: UserTrail.Login,
    from anonymous: UserID,
    holding held: [Purchase],
    in cursor: Int64
  ) throws(DecisionStop) {
    var trail = try trail(of: anonymous)
    switch login.way {
    case .switch: return
    case .attach, .move: if held.isEmpty && trail.isEmpty { return }
    case .alias, .aliasUnlessLinked: break
    }
    trail.steps.append(UserTrail.Step(cursor: cursor, at: now, act: .login(login)))
    trail.forgetOldestIdleLogin()
    try put(trail)
    try notePartner(anonymous, of: login.user)
  }

  /// Notes an alias that a restore or a purchase makes.
  mutating func note(_ joining: UserTrail.Joining, of user: UserID) throws(DecisionStop) {
    var trail = try trail(of: user)
    trail.steps.append(UserTrail.Step(cursor: try nextCursor(), at: now, act: .alias(joining)))
    try put(trail)
    if let first = joining.side.first { try notePartner(user, of: first) }
  }

  /// Notes a grant or a revocation; a grant makes the user's earlier ones of it meaningless.
  mutating func note(_ act: UserTrail.Act, granting user: UserID) throws(DecisionStop) {
    var trail = try trail(of: user)
    if case .grant(let grant) = act {
      trail.steps.removeAll { step in
        switch step.act {
        case .grant(let earlier): earlier.entitlement == grant.entitlement
        case .revoke(let entitlement): entitlement == grant.entitlement
        case .login, .alias: false
        }
      }
    }
    trail.steps.append(UserTrail.Step(cursor: try nextCursor(), at: now, act: act))
    try put(trail)
  }

  /// Notes what a customer of one user is by itself, before another one joins it.
  mutating func noteOrigin(of customer: Customer) throws(DecisionStop) {
    guard customer.members.count == 1, let member = customer.members.first else { return }
    try note(UserTrail.Origin(customer), of: member.id)
  }

  /// Notes what a user by itself is a customer under, unless that is known.
  mutating func note(_ origin: UserTrail.Origin, of user: UserID) throws(DecisionStop) {
    var trail = try trail(of: user)
    guard trail.origin == nil else { return }
    trail.origin = origin
    try put(trail)
  }

  /// Notes that a purchase has, or is to have, other holders.
  mutating func note(_ holderChange: HolderChange, of chain: ChainKey) throws(DecisionStop) {
    var trail = try trail(of: chain)
    trail.holderChanges.append(holderChange)
    try put(trail)
  }

  /// Notes that a customer lost something: an anonymous user who has nothing now may have something
  /// to link all the same.
  mutating func noteLoss(of customer: Customer, in cursor: Int64) throws(DecisionStop) {
    let losers = customer.members.filter(\.isAnonymous)
    try prefetch(losers.map { .userTrail(project.number, $0.id) })
    for member in losers {
      var trail = try trail(of: member.id)
      trail.lostIn = cursor
      try put(trail)
    }
  }

  private mutating func notePartner(_ partner: UserID, of user: UserID) throws(DecisionStop) {
    var trail = try trail(of: user)
    guard partner != user, !trail.partners.contains(partner) else { return }
    trail.partners.append(partner)
    try put(trail)
  }
}

extension UserTrail {
  /// How many logins that brought nothing are kept.
  package static let idleLoginsMax = 100

  /// Whoever logs in every day for years must not have a trail as long as that.
  fileprivate mutating func forgetOldestIdleLogin() {
    let idle = steps.indices.filter { index in
      guard case .login(let login) = steps[index].act else { return false }
      return login.outcome == .switched
    }
    if idle.count > Self.idleLoginsMax, let oldest = idle.first { steps.remove(at: oldest) }
  }
}
