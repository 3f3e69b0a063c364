/// How a purchase came to a group of users, from those for whom it was recorded.
struct Way {
  /// By whose id the group has it.
  var user: UserID
  /// The last of the links through which it came, by its place among all; nil for none.
  var last: Int?
  var length = 0
}

/// A link on the way of a purchase, and the one before it: ways that part have a beginning in
/// common.
struct Hand {
  var step: ExplanationStep
  var before: Int?
}

/// One customer of two.
struct Join {
  var step: ExplanationStep
  /// The users of each side, as they were.
  var one: [UserID]
  var other: [UserID]
  /// The two whom the alias was about, of each side one.
  var ends: (one: UserID, other: UserID)

  init(_ link: WayLink, one: [UserID], other: [UserID]) {
    step = link.step
    self.one = one
    self.other = other
    let named = link.step.from + link.step.to
    ends = (
      named.first { one.contains($0) } ?? one[0],
      named.first { other.contains($0) } ?? other[0]
    )
  }
}

/// Something that led a purchase on, or made one customer of two, as an explanation tells it.
struct WayLink {
  /// Who has it by this.
  var user: UserID
  var step: ExplanationStep

  /// A login; of an alias the event that told of it stands right behind the login's.
  static func login(
    _ login: UserTrail.Login,
    of owner: UserID,
    _ told: UserTrail.Step
  ) -> WayLink {
    let kind: ExplanationStep.Kind
    let usual: IdentifyOutcome
    switch login.way {
    case .attach: (kind, usual) = (.attached, .attached)
    case .move: (kind, usual) = (.moved, .moved)
    case .alias, .aliasUnlessLinked, .switch: (kind, usual) = (.aliased, .aliased)
    }
    var step = ExplanationStep(kind, at: told.at)
    step.cursor = told.cursor + (login.outcome == .aliased ? 1 : 0)
    step.method = .identify
    step.rule = login.isCreated ? .onIdentifyNew(login.way) : .onIdentifyKnown(login.way)
    step.from = [owner]
    step.to = [login.user]
    step.isDecidedAnew = login.outcome != usual
    return WayLink(user: login.user, step: step)
  }

  /// A restore, or a purchase of what another one held.
  static func passage(_ passage: Passage) -> WayLink {
    let step = ExplanationStep(passage)
    return WayLink(user: passage.to ?? passage.from.first ?? UserID([]), step: step)
  }

  /// An alias that one of these made.
  static func joining(
    _ joining: UserTrail.Joining,
    of owner: UserID,
    _ told: UserTrail.Step,
    _ links: LinkRecords
  ) -> WayLink {
    var step = ExplanationStep(.aliased, at: told.at)
    step.cursor = told.cursor
    step.method = joining.method
    step.rule = joining.rule == .onRestore ? .onRestore(.alias) : .anonymousHolders(.alias)
    let identified = joining.side.filter { links.users[$0] == false }
    step.from = [(identified.isEmpty ? joining.side : identified).min()].compactMap { $0 }
    step.to = [links.userOfCustomer[owner] ?? owner]
    return WayLink(user: owner, step: step)
  }
}

extension Replay {
  /// The user that an id stands for; nil for one that is not known here.
  func person(_ id: UserID) -> UserID? {
    let user = links.userOfCustomer[id] ?? id
    return place[user] == nil ? nil : user
  }

  /// The aliases by which one user is the same customer as another, from the one to the other.
  func aliases(from: UserID, to: UserID) -> [ExplanationStep] {
    aliases(from: from, to: to, before: joins.count)
  }

  /// The links of a way, in order.
  func steps(of way: Way) -> [ExplanationStep] {
    var steps: [ExplanationStep] = []
    var next = way.last
    while let place = next {
      steps.append(hands[place].step)
      next = hands[place].before
    }
    return steps.reversed()
  }

  /// The links that lead from a group that holds a purchase to another one.
  func bridge(from way: Way, of source: Int, by link: WayLink) -> [ExplanationStep] {
    let named = link.step.from.compactMap { person($0) }
    guard let giver = named.first(where: { place[$0] == source }), let first = person(way.user)
    else { return [link.step] }
    return aliases(from: first, to: giver) + [link.step]
  }

  /// Of those who hold it, one of those who are named as such, to whom it came by the fewest steps.
  func nearestHolder(of chain: ChainKey, among users: [UserID]) -> Int? {
    let named = Set(users.compactMap { person($0) }.compactMap { place[$0] })
    let groups = (holders[chain] ?? []).filter { named.contains($0) || named.isEmpty }
    return groups.min { one, other in
      (ways[chain]?[one]?.length ?? 0, one) < (ways[chain]?[other]?.length ?? 0, other)
    }
  }

  private func aliases(from: UserID, to: UserID, before count: Int) -> [ExplanationStep] {
    guard from != to else { return [] }
    for index in joins.indices.prefix(count) {
      let join = joins[index]
      let near: UserID
      let far: UserID
      if join.one.contains(from) && join.other.contains(to) {
        (near, far) = join.ends
      } else if join.other.contains(from) && join.one.contains(to) {
        (far, near) = join.ends
      } else {
        continue
      }
      return aliases(from: from, to: near, before: index) + [join.step]
        + aliases(from: far, to: to, before: index)
    }
    return []
  }
}
