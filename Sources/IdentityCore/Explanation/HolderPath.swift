/// The path by which a purchase reached a group, from its first holders.
struct HolderPath {
  /// The user through whom the group holds it.
  var user: UserID
  /// The index of the last node; nil without any.
  var last: Int?
  var length = 0

  /// Returns the shorter path, or the first on a tie.
  static func shorter(_ one: HolderPath, _ other: HolderPath) -> HolderPath {
    other.length < one.length ? other : one
  }
}

/// A node of a path: a link, and the node before it; paths share common beginnings.
struct HolderPathNode {
  var step: ExplanationStep
  var before: Int?
  /// Two users of the group that the link starts from.
  ///
  /// The aliases from the first to the second are part of the path.
  var bridge: (first: Int, giver: Int)?

  init(step: ExplanationStep) {
    self.step = step
  }
}

/// A merge of two customers.
struct CustomerMerge {
  var step: ExplanationStep
  /// The root of the first side.
  var root: Int
  /// The users whom the alias names, one on each side.
  var ends: (one: Int, other: Int)

  init(_ link: HolderPathLink, _ one: Int, _ other: Int, in replay: Replay) {
    step = link.step
    root = one
    let named = (link.step.from + link.step.to).compactMap { replay.links.userIndexes[$0] }
    let end = { (root: Int) in
      named.first { replay.groups.forest.root(of: $0) == root }
        ?? replay.groups[root].members.first ?? root
    }
    ends = (end(one), end(other))
  }
}

/// A link as an explanation shows it: a change of holders, or an alias.
struct HolderPathLink {
  /// The user who receives the purchase.
  var user: UserID
  var step: ExplanationStep

  /// Describes a login; the event of its alias directly follows the login's.
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
    step.isRecomputed = login.outcome != effect.outcome
    return HolderPathLink(user: login.user, step: step)
  }

  /// Describes a restore, or a purchase of a chain with other holders.
  static func holderChange(_ holderChange: HolderChange) -> HolderPathLink {
    let step = ExplanationStep(holderChange)
    return HolderPathLink(
      user: holderChange.to ?? holderChange.from.first ?? UserID([]),
      step: step
    )
  }

  /// Describes an import of users as one customer.
  static func imported(
    _ user: UserID,
    beside other: UserID,
    _ emitted: UserTrail.Step
  ) -> HolderPathLink {
    var step = ExplanationStep(.aliased, at: emitted.at)
    step.cursor = emitted.cursor
    (step.from, step.to) = ([user], [other])
    return HolderPathLink(user: other, step: step)
  }

  /// Describes an alias by a restore or a purchase.
  static func joining(
    _ alias: UserTrail.Alias,
    of owner: UserID,
    _ emitted: UserTrail.Step,
    _ links: LinkRecords
  ) -> HolderPathLink {
    var step = ExplanationStep(.aliased, at: emitted.at)
    step.cursor = emitted.cursor
    step.method = alias.method
    step.rule = alias.rule == .onRestore ? .onRestore(.alias) : .anonymousHolders(.alias)
    let identified = alias.side.filter { links.users[$0] == false }
    step.from = [(identified.isEmpty ? alias.side : identified).min()].compactMap { $0 }
    step.to = [links.userOfCustomer[owner] ?? owner]
    return HolderPathLink(user: owner, step: step)
  }
}

extension Replay {
  /// Returns the user that an id refers to, if the replay knows it.
  func person(_ id: UserID) -> Int? { links.userIndexes[links.userOfCustomer[id] ?? id] }

  /// Returns the group of a user.
  func group(of person: Int) -> Int { groups.forest.root(of: person) }

  /// Returns the steps of the aliases that connect two users, in order.
  func aliasSteps(from: Int, to: Int) -> [ExplanationStep] {
    aliases(from: from, to: to).map { merges[$0].step }
  }

  /// Returns the indexes of the aliases that connect two users, in order.
  func aliases(from: Int, to: Int) -> [Int] {
    var path: [Int] = []
    append(from, to, &path)
    return path
  }

  /// Finds the merge that united two users, then recurs on both of its sides.
  private func append(_ from: Int, _ to: Int, _ path: inout [Int]) {
    guard let (index, root) = groups.forest.merge(of: from, to) else { return }
    let merge = merges[index]
    let (near, far) = root == merge.root ? merge.ends : (merge.ends.other, merge.ends.one)
    append(from, near, &path)
    path.append(index)
    append(far, to, &path)
  }

  /// Returns the steps of a path, in order.
  func steps(of path: HolderPath) -> [ExplanationStep] {
    var indexes: [Int] = []
    var next = path.last
    while let index = next {
      indexes.append(index)
      next = nodes[index].before
    }
    var steps: [ExplanationStep] = []
    for index in indexes.reversed() {
      if let (first, giver) = nodes[index].bridge { steps += aliasSteps(from: first, to: giver) }
      steps.append(nodes[index].step)
    }
    return steps
  }

  /// Returns the two users whom aliases connect within a group that holds a purchase.
  func bridge(from path: HolderPath, of source: Int, by link: HolderPathLink) -> (
    first: Int, giver: Int
  )? {
    guard
      let giver = link.step.from.lazy.compactMap({ person($0) })
        .first(where: { group(of: $0) == source }), let first = person(path.user),
      group(of: first) == source
    else { return nil }
    return (first, giver)
  }

  /// Returns the holder, among those named if any, with the shortest path.
  func nearestHolder(of chain: Int, among users: [UserID]) -> Int? {
    let named = Set(users.compactMap { person($0) }.map { group(of: $0) })
    let groups = groups.holders(of: chain).filter { named.contains($0) || named.isEmpty }
    return groups.min { one, other in
      (self.groups.path(of: chain, to: one)?.length ?? 0, self.groups[one].number)
        < (self.groups.path(of: chain, to: other)?.length ?? 0, self.groups[other].number)
    }
  }
}
