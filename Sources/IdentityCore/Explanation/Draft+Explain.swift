// Why somebody may use something: told from what decides it, and from the trails of its links.
extension Draft {
  /// What is asked, and what there is to tell it from.
  struct Inquiry {
    var entitlement: EntitlementID
    var subject: Subject
    var person: Person
    var at: Moment
    var held: [Purchase]
    var contest: Contest
    /// Everything that hangs together with the subject, told from the beginning; nil where what is
    /// written down does not give what there is, or is too much.
    var replay: Replay?
    /// How many changes of the project's terms may wait to be told.
    var untoldMax: Int
  }

  /// How many records are looked at to tell how links came about.
  package static var explainRecordsMax: Int { 1_000 }

  /// Why the subject's current user may use it at the moment, or now; or what is missing.
  package mutating func explain(
    _ id: EntitlementID,
    of subject: Subject,
    at moment: Moment? = nil,
    untoldMax: Int = .max
  ) throws(Stop) -> Explanation {
    let person = try person(subject)
    let held = try purchases(person.customer.held)
    let at = moment ?? now
    // What they are worth, and which wins, takes longer than to look at them.
    try spend(held.count * 8)
    let contest = Contest(for: id, held, person.customer.grants, under: project.terms, at: at)
    let known = project.catalogue.entitlements
    guard contest.winner != nil || known.contains(id) else {
      throw .refused(.unknownEntitlement(id, known: known))
    }
    let people = person.customer.members.map(\.id) + [person.asked]
    let inquiry = Inquiry(
      entitlement: id,
      subject: subject,
      person: person,
      at: at,
      held: held,
      contest: contest,
      replay: try links(of: people + [person.device?.anonymousUser].compactMap { $0 }),
      untoldMax: untoldMax
    )
    var explanation = Explanation(
      user: person.user.id,
      asked: id,
      at: at,
      entitlement: contest.winner?.entitlement,
      because: [],
      others: outdone(in: contest),
      missing: [],
      omitted: Explanation.Omitted()
    )
    explanation.omitted.others = contest.losers.count - explanation.others.count
    (explanation.because, explanation.omitted.because) = cut(try because(inquiry))
    if !explanation.isActive {
      let devices = try devices(of: inquiry)
      let lacks = try lacks(inquiry, on: devices)
      // The last of them is what always can be done.
      let shown =
        lacks.count <= Explanation.missingMax
        ? lacks : lacks.prefix(Explanation.missingMax - 1) + lacks.suffix(1)
      explanation.missing = try remedied(shown, on: devices, inquiry)
      explanation.omitted.missing = lacks.count - explanation.missing.count
    }
    return explanation
  }

  private func outdone(in contest: Contest) -> [Explanation.Outdone] {
    guard let winner = contest.winner else { return [] }
    return contest.losers.prefix(Explanation.othersMax).map { loser in
      Explanation.Outdone(entitlement: loser.entitlement, by: winner.comparison(with: loser).by)
    }
  }

  /// The beginning and the end of what is too long; with how many steps that leaves out.
  func cut(_ steps: [ExplanationStep]) -> (steps: [ExplanationStep], omitted: Int) {
    let rest = steps.count - Explanation.stepsMax
    guard rest > 0 else { return (steps, 0) }
    let half = Explanation.stepsMax / 2
    return (Array(steps.prefix(half) + steps.suffix(Explanation.stepsMax - half)), rest)
  }

  private mutating func because(_ inquiry: Inquiry) throws(Stop) -> [ExplanationStep] {
    guard let winner = inquiry.contest.winner else { return login(of: inquiry.person) }
    guard let chain = winner.chain,
      let purchase = inquiry.held.first(where: { $0.key == chain }),
      let standing = purchase.standing(at: inquiry.at)
    else { return try story(ofGrant: winner, inquiry) }
    return try story(of: purchase, to: inquiry.person.asked, inquiry.replay)
      + login(of: inquiry.person)
      + present(purchase, standing, inquiry)
  }

  /// Everything that hangs together with these, told from the beginning; nil where that cannot be.
  mutating func links(
    of users: [UserID],
    _ chains: [ChainKey] = []
  ) throws(Stop) -> Replay? {
    do throws(Stop) {
      let links = try LinkRecords(of: users, chains, in: &self, countMax: Self.explainRecordsMax)
      let replay: Replay
      do throws(Refusal) {
        replay = try Replay(links, leaving: nil, isTracing: true)
      } catch {
        return nil
      }
      try spend(replay.steps)
      return links.agree(with: replay) ? replay : nil
    } catch {
      guard case .refused = error else { throw error }
      return nil
    }
  }

  /// From the purchase through each link to the user asked for.
  mutating func story(
    of purchase: Purchase,
    to asked: UserID,
    _ replay: Replay?
  ) throws(Stop) -> [ExplanationStep] {
    let trail = try trail(of: purchase.key)
    let first = purchased(purchase, isHeld: trail.passages.first?.from.isEmpty != true)
    if let replay, let user = replay.person(asked) ?? replay.representative(of: asked),
      let chain = replay.links.chainPlaces[purchase.key],
      let way = replay.groups.way(of: chain, to: replay.group(of: user))
    {
      let last = replay.person(way.user).map { replay.aliasSteps(from: $0, to: user) } ?? []
      return [first] + replay.steps(of: way) + last
    }
    let passages = trail.passages.filter { $0.undoneIn == nil }
    let isKept = passages.allSatisfy { $0.rule == .attach || $0.rule == .share }
    if isKept && purchase.firstHolders.contains(asked) { return [first] }
    let last = passages.last { $0.to == asked }.map { [ExplanationStep($0)] } ?? []
    return [first, ExplanationStep(.unclear)] + last
  }

  private func purchased(_ purchase: Purchase, isHeld: Bool) -> ExplanationStep {
    var step = ExplanationStep(.purchased, at: purchase.createdAt)
    step.cursor = purchase.recordedIn == 0 ? nil : purchase.recordedIn
    step.method = .purchase
    step.chain = purchase.key
    step.transaction = purchase.oldest.id
    step.product = purchase.oldest.product
    step.device = purchase.device
    step.since = purchase.firstPurchasedAt
    step.until = purchase.oldest.expiresAt
    if isHeld { step.to = purchase.firstHolders }
    // Of one holder it is not known what the rule was, if it is another one now.
    if purchase.besideUser != nil {
      step.rule = .purchaseHolders(.deviceAndUser)
    } else if purchase.device != nil && rules.purchaseHolders == .currentUser {
      step.rule = .purchaseHolders(.currentUser)
    }
    return step
  }

  /// From the grant through each alias to the user asked for, and up to the clock.
  private mutating func story(
    ofGrant winner: Candidate,
    _ inquiry: Inquiry
  ) throws(Stop) -> [ExplanationStep] {
    var granted = ExplanationStep(.granted, at: winner.claim.purchasedAt)
    granted.until = winner.entitlement.expiresAt
    var revoked = ExplanationStep(.revoked, at: winner.claim.end)
    for trail in try trails(of: inquiry) {
      for step in trail.steps {
        switch step.act {
        case .grant(let grant):
          guard grant.entitlement == inquiry.entitlement,
            grant.grantedAt == winner.claim.purchasedAt,
            grant.expiresAt == winner.entitlement.expiresAt, step.cursor > granted.cursor ?? 0
          else { continue }
          (granted.cursor, granted.to) = (step.cursor, [trail.user])
        case .revoke(inquiry.entitlement) where step.at == winner.claim.end:
          revoked.cursor = step.cursor
        case .revoke, .login, .alias: continue
        }
      }
    }
    var steps = [granted]
    if let owner = granted.to.first, let replay = inquiry.replay,
      let giver = replay.person(owner) ?? replay.representative(of: owner),
      let user = replay.person(inquiry.person.asked)
        ?? replay.representative(of: inquiry.person.asked)
    {
      steps += replay.aliasSteps(from: giver, to: user)
    }
    steps += login(of: inquiry.person)
    if winner.entitlement.state == .revoked { steps.append(revoked) }
    return steps + [clock(of: winner, since: winner.claim.purchasedAt, inquiry)]
  }

  /// Those of the ids that reach the customer.
  private mutating func trails(of inquiry: Inquiry) throws(Stop) -> [UserTrail] {
    let ids = ids(reaching: inquiry.person.customer)
    if let trails = inquiry.replay?.links.trails { return ids.compactMap { trails[$0] } }
    let first = Array(ids.prefix(Self.explainRecordsMax))
    try prefetch(first.map { .userTrail(project.number, $0) })
    return try first.map { id throws(Stop) in try trail(of: id) }
  }

  /// Who is logged in on the device.
  private func login(of person: Person) -> [ExplanationStep] {
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
    _ standing: Purchase.Standing,
    _ inquiry: Inquiry
  ) -> [ExplanationStep] {
    var steps: [ExplanationStep] = []
    let period = purchase.period(standing)
    if period.id != purchase.oldest.id {
      var renewed = ExplanationStep(.renewed, at: period.purchasedAt)
      renewed.chain = purchase.key
      renewed.transaction = period.id
      renewed.product = period.product
      renewed.until = period.expiresAt
      steps.append(renewed)
    }
    var mapped = ExplanationStep(.mapped)
    mapped.product = standing.product(purchase)
    steps.append(mapped)
    guard let candidate = inquiry.contest.winner else { return steps }
    let paidEnd = standing.state == .gracePeriod ? standing.expiresAt : nil
    var clock = clock(of: candidate, since: paidEnd ?? period.purchasedAt, inquiry)
    if standing.state == .paused { clock.until = purchase.pausedUntil }
    steps.append(clock)
    return steps
  }

  /// `since` is when it began to be active; what is not says itself when it ended.
  private func clock(
    of candidate: Candidate,
    since: Moment,
    _ inquiry: Inquiry
  ) -> ExplanationStep {
    var step = ExplanationStep(.clock, at: inquiry.at)
    step.state = candidate.entitlement.state
    step.since = candidate.entitlement.isActive ? since : candidate.claim.end ?? since
    step.until = candidate.entitlement.isActive ? candidate.claim.end : nil
    return step
  }
}

extension Replay {
  /// Who stands for the customer that an id reaches which is nobody's own.
  fileprivate func representative(of id: UserID) -> Int? {
    let customer = links.customers.values.first { customer in
      UserID(customer.id) == id || customer.formerIDs.contains { UserID($0) == id }
    }
    return customer.flatMap { links.places[$0.representative.id] }
  }
}
