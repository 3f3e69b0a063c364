/// A query why a user has an entitlement or lacks it, with all inputs of the answer.
struct AccessInquiry {
  let entitlement: EntitlementID
  let subject: Subject
  let person: Draft.ResolvedUser
  let at: Moment
  let terms: AccessDefinition
  let held: [Purchase]
  let winningSource: WinningSource
  /// What the customer lost to others.
  let lost: [ChainKey]
  /// A replay of all linked records; nil if the trail is incomplete or too long.
  let replay: Replay?
  /// The limit for pending definitions.
  let pendingMax: Int

  init(
    _ id: EntitlementID,
    of subject: Subject,
    at moment: Moment,
    pendingMax: Int,
    in draft: inout Draft
  ) throws(DecisionStop) {
    (entitlement, self.subject, at, self.pendingMax) = (id, subject, moment, pendingMax)
    terms = draft.project.terms
    person = try draft.resolve(subject)
    held = try draft.purchases(person.customer.held)
    // Ranking the purchases costs more than reading them.
    try draft.spend(held.count * 8)
    winningSource = WinningSource(for: id, held, person.customer.grants, under: terms, at: moment)
    let catalogue = terms.catalogue
    guard winningSource.winner != nil || catalogue.undefined(among: [id]).isEmpty else {
      throw .refused(.unknownEntitlement(id, known: catalogue.entitlements))
    }
    let people = person.customer.members.map(\.id) + [person.asked]
    let anonymous = [person.device?.anonymousUser].compactMap(\.self)
    let number = draft.project.number
    try draft.prefetch(people.map { .userTrail(number, $0) })
    var lost: [ChainKey] = []
    for id in people { lost += try draft.trail(of: id).lost }
    self.lost = lost
    replay = try Replay.traced(people + anonymous, lost, in: &draft)
  }

  func explain(in draft: inout Draft) throws(DecisionStop) -> Explanation {
    var explanation = Explanation(
      user: person.user.id,
      asked: entitlement,
      at: at,
      entitlement: winningSource.winner?.entitlement,
      because: [],
      others: losingSources,
      missing: [],
      omitted: Explanation.Omitted()
    )
    explanation.omitted.others = winningSource.losers.count - explanation.others.count
    (explanation.because, explanation.omitted.because) = Self.shortened(try because(in: &draft))
    if !explanation.isActive {
      let devices = try devices(in: &draft)
      let reasons = try reasons(on: devices, in: &draft)
      // The last reason always has a remedy, so keep it.
      let shown =
        reasons.count <= Explanation.missingMax
        ? reasons : reasons.prefix(Explanation.missingMax - 1) + reasons.suffix(1)
      explanation.missing = try remedied(shown, on: devices, in: &draft)
      explanation.omitted.missing = reasons.count - explanation.missing.count
    }
    return explanation
  }

  private var losingSources: [Explanation.LosingSource] {
    guard let winner = winningSource.winner else { return [] }
    return winningSource.losers.prefix(Explanation.othersMax).map { loser in
      Explanation.LosingSource(
        entitlement: loser.entitlement,
        by: winner.comparison(with: loser).by
      )
    }
  }

  /// Keeps the beginning and the end of a long list, and counts the omitted steps.
  static func shortened(_ steps: [ExplanationStep]) -> (steps: [ExplanationStep], omitted: Int) {
    let rest = steps.count - Explanation.stepsMax
    guard rest > 0 else { return (steps, 0) }
    let half = Explanation.stepsMax / 2
    return (Array(steps.prefix(half) + steps.suffix(Explanation.stepsMax - half)), rest)
  }

  private func because(in draft: inout Draft) throws(DecisionStop) -> [ExplanationStep] {
    guard let winner = winningSource.winner else { return login }
    guard let chain = winner.chain, let purchase = held.first(where: { $0.key == chain }),
      let stateInPeriod = purchase.stateInPeriod(at: at)
    else { return try linkSteps(ofGrant: winner, in: &draft) }
    return try linkSteps(of: purchase, to: person.asked, replay, in: &draft) + login
      + present(purchase, stateInPeriod, winner)
  }

  /// Returns the steps from the purchase through each link to the user.
  func linkSteps(
    of purchase: Purchase,
    to asked: UserID,
    _ replay: Replay?,
    in draft: inout Draft
  ) throws(DecisionStop) -> [ExplanationStep] {
    let trail = try draft.trail(of: purchase.key)
    var first = ExplanationStep(purchase, under: draft.rules)
    first.to = trail.firstHolders(of: purchase)
    var start = [first]
    if let claimed = ExplanationStep(claimOf: purchase) {
      start[0].to = []
      start.append(claimed)
    }
    if let replay, let user = replay.representative(of: asked),
      let chain = replay.links.chainIndexes[purchase.key],
      let path = replay.groups.path(of: chain, to: replay.group(of: user))
    {
      let last = replay.person(path.user).map { replay.aliasSteps(from: $0, to: user) } ?? []
      return start + replay.steps(of: path) + last
    }
    let holderChanges = trail.holderChanges.filter { $0.undoneIn == nil }
    let isKept = holderChanges.allSatisfy(\.rule.isSharing)
    if isKept && purchase.firstHolders.contains(asked) { return start }
    let last = holderChanges.last { $0.to == asked }.map { [ExplanationStep($0)] } ?? []
    return start + [ExplanationStep(.unclear)] + last
  }

  /// Returns the steps from the grant through each alias to the user, and the clock's.
  private func linkSteps(
    ofGrant winner: Candidate,
    in draft: inout Draft
  ) throws(DecisionStop) -> [ExplanationStep] {
    var granted = ExplanationStep(.granted, at: winner.rank.purchasedAt)
    granted.until = winner.entitlement.expiresAt
    var revoked = ExplanationStep(.revoked, at: winner.rank.end)
    for trail in try trails(in: &draft) {
      for step in trail.steps {
        for grant in step.grants {
          guard grant.entitlement == entitlement,
            grant.grantedAt == winner.rank.purchasedAt,
            grant.expiresAt == winner.entitlement.expiresAt, step.cursor > granted.cursor ?? 0
          else { continue }
          (granted.cursor, granted.to) = (step.cursor, [trail.user])
        }
        switch step.action {
        case .revoke(entitlement) where step.at == winner.rank.end:
          (revoked.cursor, revoked.method) = (step.cursor, nil)
        case .imported(let imported):
          let isRevoked = (imported.revoked + imported.grants).contains {
            $0.entitlement == entitlement && $0.revokedAt == winner.rank.end
              && $0.grantedAt == winner.rank.purchasedAt
          }
          if isRevoked { (revoked.cursor, revoked.method) = (step.cursor, .import) }
        case .revoke, .login, .alias, .grant: break
        }
      }
    }
    var steps = [granted]
    if let owner = granted.to.first, let replay, let giver = replay.representative(of: owner),
      let user = replay.representative(of: person.asked)
    {
      steps += replay.aliasSteps(from: giver, to: user)
    }
    steps += login
    if winner.entitlement.state == .revoked { steps.append(revoked) }
    return steps + [clock(of: winner, since: winner.rank.purchasedAt)]
  }

  /// Returns the trails of all ids that refer to the customer.
  private func trails(in draft: inout Draft) throws(DecisionStop) -> [UserTrail] {
    let ids = person.customer.reachingIDs
    if let trails = replay?.links.trails { return ids.compactMap { trails[$0] } }
    let first = Array(ids.prefix(Draft.explainRecordsMax))
    try draft.prefetch(first.map { .userTrail(draft.project.number, $0) })
    return try first.map { id throws(DecisionStop) in try draft.trail(of: id) }
  }

  /// The login on the device.
  private var login: [ExplanationStep] {
    guard let device = person.device, let user = device.identifiedUser else { return [] }
    var step = ExplanationStep(.identified)
    step.device = device.id
    step.from = [device.anonymousUser]
    step.to = [user]
    return [step]
  }

  /// Returns the steps for the purchase's state: its period, the catalogue and the clock.
  private func present(
    _ purchase: Purchase,
    _ stateInPeriod: Purchase.StateInPeriod,
    _ winner: Candidate
  ) -> [ExplanationStep] {
    var steps: [ExplanationStep] = []
    let period = purchase.period(stateInPeriod)
    if period.id != purchase.oldest.id {
      var renewed = ExplanationStep(.renewed, at: period.purchasedAt)
      renewed.chain = purchase.key
      renewed.transaction = period.id
      renewed.product = period.product
      renewed.until = period.expiresAt
      steps.append(renewed)
    }
    var mapped = ExplanationStep(.mapped)
    mapped.product = stateInPeriod.product(purchase)
    steps.append(mapped)
    let paidEnd = stateInPeriod.state == .gracePeriod ? stateInPeriod.end : nil
    var clock = clock(of: winner, since: paidEnd ?? period.purchasedAt)
    if stateInPeriod.state == .paused { clock.until = purchase.latest.pausedUntil }
    steps.append(clock)
    return steps
  }

  /// Returns the clock's step; `since` is the start of an active entitlement.
  private func clock(of candidate: Candidate, since: Moment) -> ExplanationStep {
    var step = ExplanationStep(.clock, at: at)
    step.state = candidate.entitlement.state
    step.since = candidate.entitlement.isActive ? since : end(of: candidate) ?? since
    step.until = candidate.entitlement.isActive ? candidate.rank.end : nil
    return step
  }
}

extension AccessInquiry {
  /// Returns when the access of an inactive source ended.
  func end(of candidate: Candidate) -> Moment? {
    guard let end = candidate.rank.end, let chain = candidate.chain,
      let purchase = held.first(where: { $0.key == chain })
    else { return candidate.rank.end }
    return purchase.endOfAccess(behind: end, upTo: at) ?? end
  }
}

extension UserTrail.Step {
  fileprivate var grants: [Grant] {
    switch action {
    case .grant(let grant): [grant]
    case .imported(let imported): imported.grants
    case .revoke, .login, .alias: []
    }
  }
}

extension Replay {
  /// Replays everything linked with these users, with paths; nil if that is not possible.
  static func traced(
    _ users: [UserID],
    _ chains: [ChainKey] = [],
    in draft: inout Draft
  ) throws(DecisionStop) -> Replay? {
    do throws(DecisionStop) {
      let links = try LinkRecords(
        of: users,
        chains,
        in: &draft,
        countMax: Draft.explainRecordsMax,
        includingLost: false
      )
      guard let replay = try? Replay(links, without: nil, isTracing: true) else { return nil }
      try draft.spend(replay.steps)
      return links.isConsistent(with: replay) ? replay : nil
    } catch {
      guard case .refused = error else { throw error }
      return nil
    }
  }

  /// Returns the user with an id, or the representative of the customer that it refers to.
  fileprivate func representative(of id: UserID) -> Int? {
    if let user = person(id) { return user }
    let customer = links.customers.values.first { customer in
      UserID(customer.id) == id || customer.formerIDs.contains { UserID($0) == id }
    }
    return customer.flatMap { links.userIndexes[$0.representative.id] }
  }
}

extension Draft {
  /// The limit for records that an explanation reads.
  package static var explainRecordsMax: Int { 1_000 }

  /// Explains why the subject's current user has an entitlement, by default now, or lacks it.
  package mutating func explain(
    _ id: EntitlementID,
    of subject: Subject,
    at moment: Moment? = nil,
    pendingMax: Int = .max
  ) throws(DecisionStop) -> Explanation {
    let inquiry: AccessInquiry
    do throws(DecisionStop) {
      inquiry = try AccessInquiry(
        id,
        of: subject,
        at: moment ?? now,
        pendingMax: pendingMax,
        in: &self
      )
    } catch {
      guard case .refused(.unknownUser(let id)) = error,
        let chain = try AccountToken.chain(awaiting: id, in: &self)
      else { throw error }
      throw .refused(.awaitedUser(id, chain))
    }
    return try inquiry.explain(in: &self)
  }
}
