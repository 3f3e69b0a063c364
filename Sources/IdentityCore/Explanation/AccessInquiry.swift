/// A question why a user may use an entitlement, with everything that the answer is derived from.
struct AccessInquiry {
  let entitlement: EntitlementID
  let subject: Subject
  let person: Draft.ResolvedUser
  let at: Moment
  let terms: Terms
  let held: [Purchase]
  let winningSource: WinningSource
  /// Everything that hangs together with the subject, told from the beginning; nil where what is
  /// written down does not give what there is, or is too much.
  let replay: Replay?
  /// How many changes of the project's terms may wait to be told.
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
    person = try draft.person(subject)
    held = try draft.purchases(person.customer.held)
    // What they are worth, and which wins, takes longer than to look at them.
    try draft.spend(held.count * 8)
    winningSource = WinningSource(for: id, held, person.customer.grants, under: terms, at: moment)
    let known = terms.catalogue.entitlements
    guard winningSource.winner != nil || known.contains(id) else {
      throw .refused(.unknownEntitlement(id, known: known))
    }
    let people = person.customer.members.map(\.id) + [person.asked]
    let anonymous = [person.device?.anonymousUser].compactMap(\.self)
    replay = try Replay.traced(people + anonymous, in: &draft)
  }

  func explain(in draft: inout Draft) throws(DecisionStop) -> Explanation {
    var explanation = Explanation(
      user: person.user.id,
      asked: entitlement,
      at: at,
      entitlement: winningSource.winner?.entitlement,
      because: [],
      others: outdone,
      missing: [],
      omitted: Explanation.Omitted()
    )
    explanation.omitted.others = winningSource.losers.count - explanation.others.count
    (explanation.because, explanation.omitted.because) = Self.cut(try because(in: &draft))
    if !explanation.isActive {
      let devices = try devices(in: &draft)
      let lacks = try lacks(on: devices, in: &draft)
      // The last of them is what always can be done.
      let shown =
        lacks.count <= Explanation.missingMax
        ? lacks : lacks.prefix(Explanation.missingMax - 1) + lacks.suffix(1)
      explanation.missing = try remedied(shown, on: devices, in: &draft)
      explanation.omitted.missing = lacks.count - explanation.missing.count
    }
    return explanation
  }

  private var outdone: [Explanation.Outdone] {
    guard let winner = winningSource.winner else { return [] }
    return winningSource.losers.prefix(Explanation.othersMax).map { loser in
      Explanation.Outdone(entitlement: loser.entitlement, by: winner.comparison(with: loser).by)
    }
  }

  /// The beginning and the end of what is too long; with how many steps that leaves out.
  static func cut(_ steps: [ExplanationStep]) -> (steps: [ExplanationStep], omitted: Int) {
    let rest = steps.count - Explanation.stepsMax
    guard rest > 0 else { return (steps, 0) }
    let half = Explanation.stepsMax / 2
    return (Array(steps.prefix(half) + steps.suffix(Explanation.stepsMax - half)), rest)
  }

  private func because(in draft: inout Draft) throws(DecisionStop) -> [ExplanationStep] {
    guard let winner = winningSource.winner else { return login }
    guard let chain = winner.chain, let purchase = held.first(where: { $0.key == chain }),
      let stateInPeriod = purchase.stateInPeriod(at: at)
    else { return try story(ofGrant: winner, in: &draft) }
    return try story(of: purchase, to: person.asked, replay, in: &draft) + login
      + present(purchase, stateInPeriod, winner)
  }

  /// From the purchase through each link to the user asked for.
  func story(
    of purchase: Purchase,
    to asked: UserID,
    _ replay: Replay?,
    in draft: inout Draft
  ) throws(DecisionStop) -> [ExplanationStep] {
    let trail = try draft.trail(of: purchase.key)
    var first = ExplanationStep(purchase, under: draft.rules)
    if trail.holderChanges.first?.from.isEmpty != true { first.to = purchase.firstHolders }
    if let replay, let user = replay.representative(of: asked),
      let chain = replay.links.chainPlaces[purchase.key],
      let way = replay.groups.way(of: chain, to: replay.group(of: user))
    {
      let last = replay.person(way.user).map { replay.aliasSteps(from: $0, to: user) } ?? []
      return [first] + replay.steps(of: way) + last
    }
    let holderChanges = trail.holderChanges.filter { $0.undoneIn == nil }
    let isKept = holderChanges.allSatisfy { $0.rule == .attach || $0.rule == .share }
    if isKept && purchase.firstHolders.contains(asked) { return [first] }
    let last = holderChanges.last { $0.to == asked }.map { [ExplanationStep($0)] } ?? []
    return [first, ExplanationStep(.unclear)] + last
  }

  /// From the grant through each alias to the user asked for, and up to the clock.
  private func story(
    ofGrant winner: Candidate,
    in draft: inout Draft
  ) throws(DecisionStop) -> [ExplanationStep] {
    var granted = ExplanationStep(.granted, at: winner.claim.purchasedAt)
    granted.until = winner.entitlement.expiresAt
    var revoked = ExplanationStep(.revoked, at: winner.claim.end)
    for trail in try trails(in: &draft) {
      for step in trail.steps {
        switch step.act {
        case .grant(let grant):
          guard grant.entitlement == entitlement,
            grant.grantedAt == winner.claim.purchasedAt,
            grant.expiresAt == winner.entitlement.expiresAt, step.cursor > granted.cursor ?? 0
          else { continue }
          (granted.cursor, granted.to) = (step.cursor, [trail.user])
        case .revoke(entitlement) where step.at == winner.claim.end:
          revoked.cursor = step.cursor
        case .revoke, .login, .alias: continue
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
    return steps + [clock(of: winner, since: winner.claim.purchasedAt)]
  }

  /// Those of the ids that reach the customer.
  private func trails(in draft: inout Draft) throws(DecisionStop) -> [UserTrail] {
    let ids = draft.ids(reaching: person.customer)
    if let trails = replay?.links.trails { return ids.compactMap { trails[$0] } }
    let first = Array(ids.prefix(Draft.explainRecordsMax))
    try draft.prefetch(first.map { .userTrail(draft.project.number, $0) })
    return try first.map { id throws(DecisionStop) in try draft.trail(of: id) }
  }

  /// Who is logged in on the device.
  private var login: [ExplanationStep] {
    guard let device = person.device, let user = device.identifiedUser else { return [] }
    var step = ExplanationStep(.identified)
    step.device = device.id
    step.from = [device.anonymousUser]
    step.to = [user]
    return [step]
  }

  /// What the purchase is at the moment: its period, the catalogue, the clock.
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
    let paidEnd = stateInPeriod.state == .gracePeriod ? stateInPeriod.expiresAt : nil
    var clock = clock(of: winner, since: paidEnd ?? period.purchasedAt)
    if stateInPeriod.state == .paused { clock.until = purchase.pausedUntil }
    steps.append(clock)
    return steps
  }

  /// `since` is when it began to be active; what is not says itself when it ended.
  private func clock(of candidate: Candidate, since: Moment) -> ExplanationStep {
    var step = ExplanationStep(.clock, at: at)
    step.state = candidate.entitlement.state
    step.since = candidate.entitlement.isActive ? since : candidate.claim.end ?? since
    step.until = candidate.entitlement.isActive ? candidate.claim.end : nil
    return step
  }
}

extension Replay {
  /// Everything that hangs together with these, told from the beginning; nil where that cannot be.
  static func traced(_ users: [UserID], in draft: inout Draft) throws(DecisionStop) -> Replay? {
    do throws(DecisionStop) {
      let links = try LinkRecords(of: users, in: &draft, countMax: Draft.explainRecordsMax)
      guard let replay = try? Replay(links, leaving: nil, isTracing: true) else { return nil }
      try draft.spend(replay.steps)
      return links.agree(with: replay) ? replay : nil
    } catch {
      guard case .refused = error else { throw error }
      return nil
    }
  }

  /// The user that an id stands for, or who stands for the customer that it reaches.
  fileprivate func representative(of id: UserID) -> Int? {
    if let user = person(id) { return user }
    let customer = links.customers.values.first { customer in
      UserID(customer.id) == id || customer.formerIDs.contains { UserID($0) == id }
    }
    return customer.flatMap { links.places[$0.representative.id] }
  }
}

extension Draft {
  /// How many records are looked at to tell how links came about.
  package static var explainRecordsMax: Int { 1_000 }

  /// Why the subject's current user may use it at the moment, or now; or what is missing.
  package mutating func explain(
    _ id: EntitlementID,
    of subject: Subject,
    at moment: Moment? = nil,
    pendingMax: Int = .max
  ) throws(DecisionStop) -> Explanation {
    try AccessInquiry(id, of: subject, at: moment ?? now, pendingMax: pendingMax, in: &self)
      .explain(in: &self)
  }
}
