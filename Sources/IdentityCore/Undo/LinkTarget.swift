/// The link that an undo reverts.
enum LinkTarget: Hashable {
  /// A login or an alias, in its owner's trail.
  case step(owner: UserID, cursor: Int64)
  /// One purchase that a login moved.
  case move(owner: UserID, cursor: Int64, ChainKey)
  /// A change of holders by a restore or a purchase.
  case holderChange(ChainKey, cursor: Int64)

  /// The cursor of the link's event, or of the login that it belongs to.
  var cursor: Int64 {
    switch self {
    case .step(_, let cursor), .move(_, let cursor, _), .holderChange(_, let cursor): cursor
    }
  }
}

// Finding the link of an event.
extension LinkTarget {
  /// Finds the link, and loads everything that is linked with it.
  static func find(
    _ event: LinkEvent,
    in draft: inout Draft
  ) throws(DecisionStop) -> (LinkTarget, LinkRecords) {
    let kinds: [Event.Kind] = [
      .identified, .usersAliased, .subscriptionTransferred, .oneTimePurchaseTransferred,
      .purchaseRenewed, .purchaseUpdated,
    ]
    guard kinds.contains(event.kind) else { throw .refused(.cannotUndo(.otherKind(event.kind))) }
    // The event of a deleted user names its tombstone.
    for user in [event.user, event.anonymousUser].compactMap(\.self) {
      guard try draft.user(user) != nil else { throw .refused(.cannotUndo(.unclear)) }
    }
    switch event.kind {
    case .identified:
      guard let anonymous = event.anonymousUser,
        let step = try draft.trail(of: anonymous).steps.first(where: { $0.cursor == event.cursor })
      else { throw .refused(.cannotUndo(.noLink)) }
      let target = try find(step, of: anonymous, in: &draft)
      return (target, try LinkRecords(of: [anonymous], in: &draft))
    case .usersAliased:
      guard let user = event.user ?? event.anonymousUser else {
        throw .refused(.cannotUndo(.noLink))
      }
      let links = try LinkRecords(of: [user], in: &draft)
      for trail in links.trails.values {
        for step in trail.steps where step.emittedAlias(in: event.cursor) {
          return (try find(step, of: trail.user, in: &draft), links)
        }
      }
      throw .refused(.cannotUndo(.unclear))
    default:
      guard let chain = event.chain,
        let holderChange = try draft.trail(of: chain).holderChanges
          .first(where: { $0.isEmitted(in: event.cursor) })
      else {
        let isPresenting = event.kind == .purchaseRenewed || event.kind == .purchaseUpdated
        throw .refused(.cannotUndo(isPresenting ? .noLink : .unclear))
      }
      let target = try find(holderChange, of: chain, in: &draft)
      return (target, try LinkRecords(of: [], [chain], in: &draft))
    }
  }

  private static func find(
    _ step: UserTrail.Step,
    of owner: UserID,
    in draft: inout Draft
  ) throws(DecisionStop) -> LinkTarget {
    try draft.checkNotUndone(step.undoneIn)
    if case .login(let login) = step.action, login.way == .move,
      Set(login.active).isSubset(of: login.spared)
    {
      // Separate undos already reverted each of its moves.
      var undoneIn: [Int64] = []
      try draft.prefetch(login.active.map { .purchaseTrail(draft.project.number, $0) })
      for chain in login.active {
        let holderChanges = try draft.trail(of: chain).holderChanges
        undoneIn += holderChanges.filter { $0.anonymousUser == owner }.compactMap(\.undoneIn)
      }
      try draft.checkNotUndone(undoneIn.max())
    }
    return .step(owner: owner, cursor: step.cursor)
  }

  private static func find(
    _ holderChange: HolderChange,
    of chain: ChainKey,
    in draft: inout Draft
  ) throws(DecisionStop) -> LinkTarget {
    try draft.checkNotUndone(holderChange.undoneIn)
    switch holderChange.rule {
    case .undo: throw .refused(.cannotUndo(.isUndo))
    case .share, .transfer, .present: return .holderChange(chain, cursor: holderChange.cursor)
    case .attach, .move:
      guard let owner = holderChange.anonymousUser,
        let step = try draft.trail(of: owner).steps
          .last(where: { $0.isLogin && $0.cursor < holderChange.cursor })
      else { throw .refused(.cannotUndo(.unclear)) }
      return .move(owner: owner, cursor: step.cursor, chain)
    }
  }
}

extension Draft {
  /// Refuses to undo a link twice.
  fileprivate func checkNotUndone(_ undoneIn: Int64?) throws(DecisionStop) {
    if let undoneIn { throw .refused(.cannotUndo(.undone(project.eventID(undoneIn)))) }
  }
}

extension UserTrail.Step {
  var isLogin: Bool { if case .login = action { true } else { false } }

  /// A login emits its alias directly after its own event.
  fileprivate func emittedAlias(in cursor: Int64) -> Bool {
    switch action {
    case .login(let login): login.outcome == .aliased && self.cursor + 1 == cursor
    case .alias: self.cursor == cursor
    case .grant, .revoke, .imported: false
    }
  }
}
