/// How a purchase came to a group of users, from those for whom it was recorded.
struct HolderPath {
  /// By whose id the group has it.
  var user: UserID
  /// The last of the links through which it came, by its place among all; nil for none.
  var last: Int?
  var length = 0

  /// The first one of two that are as long.
  static func shorter(_ one: HolderPath?, _ other: HolderPath?) -> HolderPath? {
    guard let one, let other else { return one ?? other }
    return other.length < one.length ? other : one
  }
}

/// A link on the way of a purchase, and the one before it: ways that part have a beginning in
/// common.
struct HolderPathNode {
  var step: ExplanationStep
  var before: Int?
  /// Two users of the group from which it leads on: the aliases from the first to the second are
  /// part of the way.
  var bridge: (first: Int, giver: Int)?

  init(step: ExplanationStep) {
    self.step = step
  }
}

/// One customer of two.
struct CustomerMerge {
  var step: ExplanationStep
  /// The root of the first side.
  var root: Int
  /// The two whom the alias was about, of each side one.
  var ends: (one: Int, other: Int)

  init(_ link: HolderPathLink, _ one: Int, _ other: Int, in replay: Replay) {
    step = link.step
    root = one
    let named = (link.step.from + link.step.to).compactMap { replay.links.places[$0] }
    let end = { (root: Int) in
      named.first { replay.groups.forest.root(of: $0) == root }
        ?? replay.groups.firstMember(of: root) ?? root
    }
    ends = (end(one), end(other))
  }
}

/// Something that led a purchase on, or made one customer of two, as an explanation tells it.
struct HolderPathLink {
  /// Who has it by this.
  var user: UserID
  var step: ExplanationStep

  /// A login; of an alias the event that told of it stands right behind the login's.
  static func login(
    _ login: UserTrail.Login,
    _ effect: LoginEffect,
    of owner: UserID,
    _ emitted: UserTrail.Step
  ) -> HolderPathLink {
    let kind: ExplanationStep.Kind =
      switch effect {
      case .attach: .attached
      case .move: .moved
      case .alias, .none: .aliased
      }
    var step = ExplanationStep(kind, at: emitted.at)
    step.cursor = emitted.cursor + (login.outcome == .aliased ? 1 : 0)
    step.method = .identify
    step.rule = login.isCreated ? .onIdentifyNew(login.way) : .onIdentifyKnown(login.way)
    step.from = [owner]
    step.to = [login.user]
    step.isDecidedAnew = login.outcome != effect.outcome
    return HolderPathLink(user: login.user, step: step)
  }

  /// A restore, or a purchase of what another one held.
  static func holderChange(_ holderChange: HolderChange) -> HolderPathLink {
    let step = ExplanationStep(holderChange)
    return HolderPathLink(
      user: holderChange.to ?? holderChange.from.first ?? UserID([]),
      step: step
    )
  }

  /// An alias that one of these made.
  static func joining(
    _ joining: UserTrail.Joining,
    of owner: UserID,
    _ emitted: UserTrail.Step,
    _ links: LinkRecords
  ) -> HolderPathLink {
    var step = ExplanationStep(.aliased, at: emitted.at)
    step.cursor = emitted.cursor
    step.method = joining.method
    step.rule = joining.rule == .onRestore ? .onRestore(.alias) : .anonymousHolders(.alias)
    let identified = joining.side.filter { links.users[$0] == false }
    step.from = [(identified.isEmpty ? joining.side : identified).min()].compactMap { $0 }
    step.to = [links.userOfCustomer[owner] ?? owner]
    return HolderPathLink(user: owner, step: step)
  }
}

extension Replay {
  /// The user that an id stands for; nil for one that is not known here.
  func person(_ id: UserID) -> Int? { links.places[links.userOfCustomer[id] ?? id] }

  /// The group of a user.
  func group(of person: Int) -> Int { groups.forest.root(of: person) }

  /// The aliases by which one user is the same customer as another, from the one to the other.
  func aliasSteps(from: Int, to: Int) -> [ExplanationStep] {
    aliases(from: from, to: to).map { joins[$0].step }
  }

  /// As above, by their places among all.
  func aliases(from: Int, to: Int) -> [Int] {
    var path: [Int] = []
    append(from, to, &path)
    return path
  }

  /// The way up from each of the two to the alias by which they became one, and the rest in turn.
  private func append(_ from: Int, _ to: Int, _ path: inout [Int]) {
    guard let (index, root) = groups.forest.meeting(of: from, to) else { return }
    let join = joins[index]
    let (near, far) = root == join.root ? join.ends : (join.ends.other, join.ends.one)
    append(from, near, &path)
    path.append(index)
    append(far, to, &path)
  }

  /// The links of a way, in order.
  func steps(of way: HolderPath) -> [ExplanationStep] {
    var places: [Int] = []
    var next = way.last
    while let place = next {
      places.append(place)
      next = hands[place].before
    }
    var steps: [ExplanationStep] = []
    for place in places.reversed() {
      if let (first, giver) = hands[place].bridge { steps += aliasSteps(from: first, to: giver) }
      steps.append(hands[place].step)
    }
    return steps
  }

  /// The two users between whom aliases lead from a group that holds a purchase to another one.
  func bridge(from way: HolderPath, of source: Int, by link: HolderPathLink) -> (
    first: Int, giver: Int
  )? {
    guard
      let giver = link.step.from.lazy.compactMap({ person($0) })
        .first(where: { group(of: $0) == source }), let first = person(way.user),
      group(of: first) == source
    else { return nil }
    return (first, giver)
  }

  /// Of those who hold it, one of those who are named as such, to whom it came by the fewest steps.
  func nearestHolder(of chain: Int, among users: [UserID]) -> Int? {
    let named = Set(users.compactMap { person($0) }.map { group(of: $0) })
    let groups = groups.holders(of: chain).filter { named.contains($0) || named.isEmpty }
    return groups.min { one, other in
      (self.groups.way(of: chain, to: one)?.length ?? 0, self.groups.number(of: one))
        < (self.groups.way(of: chain, to: other)?.length ?? 0, self.groups.number(of: other))
    }
  }
}
