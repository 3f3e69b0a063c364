// How a trail grows: with each link, for undo and explain.
extension UserTrail {
  /// Records a login from an anonymous user, whose customer held `held` before it.
  ///
  /// Skips a login that cannot link anything, even after an undo: for example, on a device without
  /// purchases.
  static func record(
    _ login: Login,
    from anonymous: UserID,
    holding held: [Purchase],
    at cursor: Int64,
    in draft: inout Draft
  ) throws(DecisionStop) {
    var trail = try draft.trail(of: anonymous)
    switch login.way {
    case .switch: return
    case .attach, .move: if held.isEmpty && trail.isEmpty { return }
    case .alias, .aliasUnlessLinked: break
    }
    let isPartner = trail.hasLogin(of: login.user)
    trail.steps.append(Step(cursor: cursor, at: draft.now, action: .login(login)))
    trail.forgetOldestIdleLogin()
    try draft.put(trail)
    if !isPartner { try recordPartner(anonymous, of: login.user, in: &draft) }
  }

  /// Records an alias by a restore or a purchase, which the next event reports.
  static func record(_ alias: Alias, of user: UserID, in draft: inout Draft) throws(DecisionStop) {
    try append(.alias(alias), to: user, in: &draft)
    if let first = alias.side.first { try recordPartner(user, of: first, in: &draft) }
  }

  /// Records a grant, which supersedes the user's earlier ones.
  static func record(_ grant: Grant, to user: UserID, in draft: inout Draft) throws(DecisionStop) {
    try append(.grant(grant), to: user, in: &draft) { step in
      switch step.action {
      case .grant(let earlier): earlier.entitlement == grant.entitlement
      case .revoke(let entitlement): entitlement == grant.entitlement
      case .login, .alias, .imported: false
      }
    }
  }

  /// Records a revocation.
  static func recordRevocation(
    of entitlement: EntitlementID,
    from user: UserID,
    in draft: inout Draft
  ) throws(DecisionStop) {
    try append(.revoke(entitlement), to: user, in: &draft)
  }

  /// Adds a step, which the next event reports, and removes those that it supersedes.
  private static func append(
    _ action: Action,
    to user: UserID,
    in draft: inout Draft,
    superseding isSuperseded: (Step) -> Bool = { _ in false }
  ) throws(DecisionStop) {
    var trail = try draft.trail(of: user)
    trail.steps.removeAll(where: isSuperseded)
    trail.steps.append(Step(cursor: try draft.nextCursor(), at: draft.now, action: action))
    try draft.put(trail)
  }

  /// Records what an import did to a user; all that one import did is one step.
  static func record(
    _ imported: Import,
    of user: UserID,
    at cursor: Int64,
    in draft: inout Draft
  ) throws(DecisionStop) {
    var trail = try draft.trail(of: user)
    var step = Step(cursor: cursor, at: draft.now, action: .imported(imported))
    if let last = trail.steps.last, last.cursor == cursor, case .imported(let known) = last.action {
      step.action = .imported(known.joined(with: imported))
      trail.steps.removeLast()
    }
    trail.steps.append(step)
    try draft.put(trail)
    if let other = imported.beside { try recordPartner(user, of: other, in: &draft) }
  }

  /// Records the origin of a customer of one user, before another user joins it.
  static func recordOrigin(of customer: Customer, in draft: inout Draft) throws(DecisionStop) {
    guard customer.members.count == 1, let member = customer.members.first else { return }
    try record(Origin(customer), of: member.id, in: &draft)
  }

  /// Records the customer that a user was on its own, unless it is known.
  static func record(
    _ origin: Origin,
    of user: UserID,
    in draft: inout Draft
  ) throws(DecisionStop) {
    var trail = try draft.trail(of: user)
    guard trail.origin == nil else { return }
    trail.origin = origin
    try draft.put(trail)
  }

  /// Records that a customer lost purchases, for explanations.
  ///
  /// A later login of its anonymous users may have something to link, although they hold nothing
  /// now.
  static func recordLoss(
    of lost: [ChainKey],
    by customer: Customer,
    at cursor: Int64,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let shown = customer.representative.id
    let losers = customer.members.filter { $0.isAnonymous || $0.id == shown }
    try draft.prefetch(losers.map { .userTrail(draft.number, $0.id) })
    for member in losers {
      var trail = try draft.trail(of: member.id)
      if member.isAnonymous { trail.lostIn = cursor }
      if member.id == shown {
        let rest = trail.lost.filter { !lost.contains($0) }
        trail.lost = Array((rest + lost).suffix(lostMax))
      }
      try draft.put(trail)
    }
  }

  /// Gives the list of partners that moved here from users with a full list back to them, before
  /// the trail is removed.
  func handOnPartners(except erased: [UserID], in draft: inout Draft) throws(DecisionStop) {
    let owners = Set(steps.compactMap(\.loginUser)).subtracting(erased)
    guard !owners.isEmpty, !partners.isEmpty else { return }
    try draft.prefetch((partners + owners).map { .userTrail(draft.number, $0) })
    for owner in owners.sorted() {
      for partner in partners where partner != owner && !erased.contains(partner) {
        try Self.recordPartner(partner, of: owner, in: &draft)
      }
    }
  }

  /// Records that a partner's trail has steps about a user.
  ///
  /// A full list moves to the trail of the newest partner, and the user's own list begins again
  /// with that partner. So a login on the ten thousandth device writes a short list. `LinkRecords`
  /// follows the partners of partners, and so loads all of them.
  private static func recordPartner(
    _ partner: UserID,
    of user: UserID,
    in draft: inout Draft
  ) throws(DecisionStop) {
    var trail = try draft.trail(of: user)
    guard partner != user, !trail.partners.contains(partner) else { return }
    if trail.partners.count >= partnersMax {
      var newest = try draft.trail(of: partner)
      let known = Set(newest.partners)
      newest.partners += trail.partners.filter { $0 != partner && !known.contains($0) }
      try draft.put(newest)
      trail.partners = []
    }
    trail.partners.append(partner)
    try draft.put(trail)
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
