// The trails of users and purchases: written with each link, and read only by undo and explain.
extension Draft {
  /// Returns the links of a user; empty if it made none.
  package mutating func trail(of user: UserID) throws(DecisionStop) -> UserTrail {
    try value(.userTrail(project.number, user)) {
      if case .userTrail(let trail) = $0 { trail } else { nil }
    } ?? UserTrail(user: user)
  }

  /// Returns the changes of a purchase's holders; empty if they never changed.
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

  /// Returns the cursor of the next event.
  mutating func nextCursor() throws(DecisionStop) -> Int64 {
    nextCursor(behind: try projectCounts())
  }

  /// As above, for callers that have the counts.
  func nextCursor(behind projectCounts: ProjectCounts) -> Int64 {
    projectCounts.events + Int64(eventCount) + 1
  }

  /// Records a login from an anonymous user, whose customer held `held` before it.
  ///
  /// Skips a login that cannot link anything, even after an undo: for example, on a device without
  /// purchases.
  mutating func recordLogin(
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
    let isPartner = trail.hasLogin(of: login.user)
    trail.steps.append(UserTrail.Step(cursor: cursor, at: now, action: .login(login)))
    trail.forgetOldestIdleLogin()
    try put(trail)
    if !isPartner { try recordPartner(anonymous, of: login.user) }
  }

  /// Records an alias by a restore or a purchase.
  mutating func recordAlias(_ alias: UserTrail.Alias, of user: UserID) throws(DecisionStop) {
    var trail = try trail(of: user)
    trail.steps.append(UserTrail.Step(cursor: try nextCursor(), at: now, action: .alias(alias)))
    try put(trail)
    if let first = alias.side.first { try recordPartner(user, of: first) }
  }

  /// Records a grant or a revocation; a grant supersedes the user's earlier ones.
  mutating func recordGrant(_ action: UserTrail.Action, to user: UserID) throws(DecisionStop) {
    var trail = try trail(of: user)
    if case .grant(let grant) = action {
      trail.steps.removeAll { step in
        switch step.action {
        case .grant(let earlier): earlier.entitlement == grant.entitlement
        case .revoke(let entitlement): entitlement == grant.entitlement
        case .login, .alias, .imported: false
        }
      }
    }
    trail.steps.append(UserTrail.Step(cursor: try nextCursor(), at: now, action: action))
    try put(trail)
  }

  /// Records what an import did to a user; all that one import did is one step.
  mutating func recordImport(
    _ imported: UserTrail.Import,
    of user: UserID,
    in cursor: Int64
  ) throws(DecisionStop) {
    var trail = try trail(of: user)
    var step = UserTrail.Step(cursor: cursor, at: now, action: .imported(imported))
    if let last = trail.steps.last, last.cursor == cursor, case .imported(let known) = last.action {
      step.action = .imported(known.joined(with: imported))
      trail.steps.removeLast()
    }
    trail.steps.append(step)
    try put(trail)
    if let other = imported.beside { try recordPartner(user, of: other) }
  }

  /// Records the origin of a customer of one user, before another user joins it.
  mutating func recordOrigin(of customer: Customer) throws(DecisionStop) {
    guard customer.members.count == 1, let member = customer.members.first else { return }
    try recordOrigin(UserTrail.Origin(customer), of: member.id)
  }

  /// Records the customer that a user was on its own, unless it is known.
  mutating func recordOrigin(_ origin: UserTrail.Origin, of user: UserID) throws(DecisionStop) {
    var trail = try trail(of: user)
    guard trail.origin == nil else { return }
    trail.origin = origin
    try put(trail)
  }

  /// Records a change of a purchase's holders.
  mutating func recordHolderChange(_ holderChange: HolderChange, of chain: ChainKey)
    throws(DecisionStop)
  {
    var trail = try trail(of: chain)
    trail.holderChanges.append(holderChange)
    try put(trail)
  }

  /// Records that a holder presented a further transaction, which the next event reports, or that
  /// an import names the holder.
  ///
  /// An undo then leaves the purchase with that user. Records nothing if that is certain already:
  /// since a user last lost the purchase, this one or one of its `fellows` was a first holder,
  /// gained it by a restore, or presented another transaction. So the trail grows only with other
  /// changes of holders.
  mutating func recordPresentation(
    of purchase: Purchase,
    by user: UserID,
    amongFellows fellows: Set<UserID> = [],
    method: LinkMethod = .purchase,
    in cursor: Int64? = nil
  ) throws(DecisionStop) {
    guard !purchase.holders.isEmpty else { return }
    let isPresenting = { (id: UserID) in id == user || fellows.contains(id) }
    let holderChanges = try trail(of: purchase.key).holderChanges
    let sharing: [LinkRule] = [.attach, .share, .present]
    let recent = holderChanges.reversed().prefix { sharing.contains($0.rule) }
    let isCertain = recent.contains { holderChange in
      holderChange.undoneIn == nil && holderChange.rule != .attach
        && holderChange.to.map(isPresenting) == true
    }
    let isUnchanged = recent.count == holderChanges.count
    if isCertain || isUnchanged && purchase.firstHolders.contains(where: isPresenting) { return }
    let next = try nextCursor()
    let holderChange = HolderChange(
      cursor: cursor ?? next,
      eventCount: 1,
      at: now,
      method: method,
      rule: .present,
      from: try holderIDs(of: purchase),
      to: user
    )
    try recordHolderChange(holderChange, of: purchase.key)
  }

  /// Records that a customer lost purchases, for explanations.
  ///
  /// A later login of its anonymous users may have something to link, although they hold nothing
  /// now.
  mutating func recordLoss(
    of lost: [ChainKey],
    by customer: Customer,
    in cursor: Int64
  ) throws(DecisionStop) {
    let shown = customer.representative.id
    let losers = customer.members.filter { $0.isAnonymous || $0.id == shown }
    try prefetch(losers.map { .userTrail(project.number, $0.id) })
    for member in losers {
      var trail = try trail(of: member.id)
      if member.isAnonymous { trail.lostIn = cursor }
      if member.id == shown {
        let rest = trail.lost.filter { !lost.contains($0) }
        trail.lost = Array((rest + lost).suffix(UserTrail.lostMax))
      }
      try put(trail)
    }
  }

  /// Gives a list of partners that moved here from users with a full list back to them, before the
  /// trail is removed.
  mutating func handOnPartners(
    of user: UserID,
    except erased: [UserID]
  ) throws(DecisionStop) {
    let trail = try trail(of: user)
    let owners = Set(trail.steps.compactMap(\.loginUser)).subtracting(erased)
    guard !owners.isEmpty, !trail.partners.isEmpty else { return }
    try prefetch((trail.partners + owners).map { .userTrail(project.number, $0) })
    for owner in owners.sorted() {
      for partner in trail.partners where partner != owner && !erased.contains(partner) {
        try recordPartner(partner, of: owner)
      }
    }
  }

  /// Records that a partner's trail has steps about a user.
  ///
  /// A full list moves to the trail of the newest partner, and the user's own list begins again
  /// with that partner. So a login on the ten thousandth device writes a short list. `LinkRecords`
  /// follows the partners of partners, and so loads all of them.
  private mutating func recordPartner(_ partner: UserID, of user: UserID) throws(DecisionStop) {
    var trail = try trail(of: user)
    guard partner != user, !trail.partners.contains(partner) else { return }
    if trail.partners.count >= UserTrail.partnersMax {
      var newest = try self.trail(of: partner)
      let known = Set(newest.partners)
      newest.partners += trail.partners.filter { $0 != partner && !known.contains($0) }
      try put(newest)
      trail.partners = []
    }
    trail.partners.append(partner)
    try put(trail)
  }
}

extension UserTrail.Step {
  /// The user who logged in, if it is a login.
  fileprivate var loginUser: UserID? {
    if case .login(let login) = action { login.user } else { nil }
  }
}

extension UserTrail {
  /// The limit for stored logins that linked nothing.
  package static let idleLoginsMax = 100

  /// The number of partners in one list; further ones begin another list.
  package static let partnersMax = 64

  /// The limit for recorded losses of purchases.
  package static let lostMax = 20

  /// Whether the user has logged in from this anonymous user before.
  fileprivate func hasLogin(of user: UserID) -> Bool {
    steps.contains { $0.loginUser == user }
  }

  /// Bounds the trail of a device that logs in every day for years.
  fileprivate mutating func forgetOldestIdleLogin() {
    let idle = steps.indices.filter { index in
      guard case .login(let login) = steps[index].action else { return false }
      return login.outcome == .switched
    }
    if idle.count > Self.idleLoginsMax, let oldest = idle.first { steps.remove(at: oldest) }
  }
}
