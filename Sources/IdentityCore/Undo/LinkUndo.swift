/// The link to undo, with replays of its records with and without it.
struct LinkUndo {
  let target: LinkTarget
  let links: LinkRecords
  /// Replays of all links with this one and without it.
  let present: Replay
  let reverted: Replay

  init(of event: LinkEvent, in draft: inout Draft) throws(DecisionStop) {
    let (target, known) = try LinkTarget.find(event, in: &draft)
    try draft.emitPending(for: OneOrMany(known.customers.keys.sorted()))
    let (users, chains) = (known.users.keys.sorted(), known.purchases.keys.sorted())
    let links = try LinkRecords(of: users, chains, in: &draft)
    do throws(Refusal) {
      present = try Replay(links, without: nil)
      guard links.isConsistent(with: present) else { throw .cannotUndo(.unclear) }
      reverted = try Replay(links, without: target)
      // What linked nothing may link something since an undo of an earlier login.
      if links.isIdle(target) && present.hasSameResult(as: reverted) { throw .cannotUndo(.noLink) }
    } catch {
      throw .refused(error)
    }
    (self.target, self.links) = (target, links)
    try draft.spend(present.steps + reverted.steps)
  }

  /// The later links that stay although they would find other holders now, by cursor.
  ///
  /// Includes later undos of the same users and purchases.
  fileprivate var kept: [Int64: LinkMethod] {
    var kept: [Int64: LinkMethod] = [:]
    let affected = links.affected(by: target)
    for item in links.items {
      let undoneIn: Int64?
      var method: LinkMethod?
      let link: LinkTarget
      switch item.action {
      case .recorded: continue
      case .step(let step, let owner):
        (link, undoneIn) = (.step(owner: owner, cursor: step.cursor), step.undoneIn)
        switch step.action {
        case .alias(let alias): method = alias.method
        case .imported: method = .import
        case .login, .grant, .revoke: break
        }
      case .holderChange(let holderChange, let chain):
        link = .holderChange(chain, cursor: holderChange.cursor)
        (undoneIn, method) = (holderChange.undoneIn, holderChange.method)
      }
      if let undoneIn {
        if affected.includes(item.action) { kept[undoneIn] = .undo }
      } else if let method, present.found[link] != reverted.found[link] {
        kept[item.cursor] = method
      }
    }
    return kept.filter { $0.key > target.cursor }
  }

  /// Marks the link as undone in the trails.
  fileprivate func mark(undoneIn cursor: Int64, in draft: inout Draft) throws(DecisionStop) {
    switch target {
    case .step(let owner, let emitted), .move(let owner, let emitted, _):
      var trail = try draft.trail(of: owner)
      guard let index = trail.steps.firstIndex(where: { $0.cursor == emitted }) else { return }
      var chains = links.purchaseTrails.keys.sorted()
      if case .move(_, _, let chain) = target {
        guard case .login(var login) = trail.steps[index].action else { return }
        login.spared.append(chain)
        trail.steps[index].action = .login(login)
        chains = [chain]
      } else {
        trail.steps[index].undoneIn = cursor
      }
      try draft.put(trail)
      let next = trail.steps.first { $0.isLogin && $0.cursor > emitted }?.cursor ?? .max
      for chain in chains {
        try draft.mark(chain, undoneIn: cursor) { holderChange in
          holderChange.anonymousUser == owner && holderChange.undoneIn == nil
            && holderChange.cursor > emitted && holderChange.cursor < next
        }
      }
    case .holderChange(let chain, let emitted):
      try draft.mark(chain, undoneIn: cursor) { $0.cursor == emitted }
    }
  }

  /// Records the replay's new decisions, so that later replays decide the same.
  fileprivate func saveDecisions(in draft: inout Draft) throws(DecisionStop) {
    let answers = Dictionary(grouping: reverted.decided, by: \.owner)
    for owner in answers.keys.sorted() {
      let ofLogin = Dictionary(grouping: answers[owner] ?? [], by: \.cursor)
      var trail = try draft.trail(of: owner)
      for index in trail.steps.indices {
        guard let answers = ofLogin[trail.steps[index].cursor],
          case .login(var login) = trail.steps[index].action
        else { continue }
        login.active += answers.filter(\.isActive).map(\.chain)
        login.inactive += answers.filter { !$0.isActive }.map(\.chain)
        trail.steps[index].action = .login(login)
      }
      try draft.put(trail)
    }
  }
}

extension Draft {
  /// The result of an undo.
  package struct Undoing: Equatable, Sendable {
    /// The id of the undone event.
    package var undone: [UInt8]
    package var moves: [Move]
    package var kept: [RemainingChange]
  }

  /// A later link that stays, although it would find other holders now.
  package struct RemainingChange: Equatable, Sendable {
    /// The id of the link's event.
    package var event: [UInt8]
    package var method: LinkMethod
  }

  /// Undoes a link: holders and customers become as if it had never been made.
  ///
  /// Devices stay logged in, and the results of restores and other undos stay.
  package mutating func undo(_ event: LinkEvent) throws(DecisionStop) -> Undoing {
    let id = project.eventID(event.cursor)
    let undo = try LinkUndo(of: event, in: &self)
    let kept = undo.kept.sorted { $0.key < $1.key }
    try undo.mark(undoneIn: nextCursor(), in: &self)
    try undo.saveDecisions(in: &self)
    let moves = try LinkSplit(undo, in: &self).apply(undoing: id, in: &self)
    return Undoing(
      undone: id,
      moves: moves,
      kept: kept.map { RemainingChange(event: project.eventID($0.key), method: $0.value) }
    )
  }

  /// Marks a purchase's changes of holders as undone.
  fileprivate mutating func mark(
    _ chain: ChainKey,
    undoneIn cursor: Int64,
    where isMarked: (HolderChange) -> Bool
  ) throws(DecisionStop) {
    var trail = try trail(of: chain)
    let marked = trail.holderChanges.indices.filter { isMarked(trail.holderChanges[$0]) }
    guard !marked.isEmpty else { return }
    for index in marked { trail.holderChanges[index].undoneIn = cursor }
    try put(trail)
  }
}
