/// An event that is to be taken back, with what it says of whom it links.
package struct LinkEvent: Equatable, Sendable {
  package var cursor: Int64
  package var kind: Event.Kind
  /// The user whom it is about.
  package var user: UserID?
  /// The device's anonymous user, or the one whom it is about.
  package var anonymousUser: UserID?
  package var chain: ChainKey?

  package init(
    cursor: Int64,
    kind: Event.Kind,
    user: UserID? = nil,
    anonymousUser: UserID? = nil,
    chain: ChainKey? = nil
  ) {
    self.cursor = cursor
    self.kind = kind
    self.user = user
    self.anonymousUser = anonymousUser
    self.chain = chain
  }

  /// What an event says of whom it links.
  package init(_ event: Event, at cursor: Int64) {
    let subject = event.subject
    self.init(
      cursor: cursor,
      kind: event.kind,
      user: subject.isAnonymous ? nil : subject.id,
      anonymousUser: subject.isAnonymous ? subject.id : event.anonymousUser,
      chain: event.purchase?.value.chain
    )
  }
}

extension Draft {
  /// What taking a link back came to.
  package struct Undoing: Equatable, Sendable {
    /// The id of the event.
    package var undone: [UInt8]
    package var moves: [Move]
    package var kept: [KeptLink]
  }

  /// A later link that stands, though it found other holders than it would have.
  package struct KeptLink: Equatable, Sendable {
    /// The id of the event that told it.
    package var event: [UInt8]
    package var method: LinkMethod
  }

  /// Takes a link back: holders and customers are as if it had never been made.
  ///
  /// Devices stay logged in as they are, and what a restore or another undo did stands.
  package mutating func undo(_ event: LinkEvent) throws(Stop) -> Undoing {
    let id = project.eventID(event.cursor)
    var (target, links) = try target(of: event)
    try settle(Few(links.customers.keys.sorted()))
    links = try linkRecords(of: links.users.keys.sorted(), links.purchases.keys.sorted())
    let (present, parted): (Replay, Replay)
    do throws(Refusal) {
      present = try Replay(links, leaving: nil)
      guard links.agree(with: present) else { throw .cannotUndo(.unclear) }
      parted = try Replay(links, leaving: target)
      // A login that brought nothing may have done so since, when an earlier one was taken back.
      if links.isIdle(target) && present.gives(parted) { throw .cannotUndo(.noLink) }
    } catch {
      throw .refused(error)
    }
    spend(present.steps + parted.steps)
    let kept = kept(links, target, present, parted)
    let cursor = try nextCursor()
    try mark(target, undoneIn: cursor)
    try remember(parted.decided)
    let moves = try apply(parted, to: present, links, undoing: id, target)
    return Undoing(undone: id, moves: moves, kept: kept)
  }

  /// The link that an event tells of, and everything that hangs together with it.
  private mutating func target(
    of event: LinkEvent
  ) throws(Stop) -> (LinkTarget, LinkRecords) {
    switch event.kind {
    case .identified:
      guard let anonymous = event.anonymousUser else { throw .refused(.cannotUndo(.noLink)) }
      let steps = try trail(of: anonymous).steps
      guard let step = steps.first(where: { $0.cursor == event.cursor }) else {
        throw .refused(.cannotUndo(.noLink))
      }
      let target = try target(of: step, owner: anonymous)
      return (target, try linkRecords(of: [anonymous], []))
    case .usersAliased:
      guard let user = event.user ?? event.anonymousUser else {
        throw .refused(.cannotUndo(.noLink))
      }
      let links = try linkRecords(of: [user], [])
      for trail in links.trails.values {
        for step in trail.steps where step.tellsAlias(in: event.cursor) {
          return (try target(of: step, owner: trail.user), links)
        }
      }
      throw .refused(.cannotUndo(.unclear))
    case .subscriptionTransferred, .oneTimePurchaseTransferred:
      guard let chain = event.chain,
        let passage = try trail(of: chain).passages.first(where: { $0.isTold(in: event.cursor) })
      else { throw .refused(.cannotUndo(.unclear)) }
      let target = try target(of: passage, of: chain)
      return (target, try linkRecords(of: [], [chain]))
    default: throw .refused(.cannotUndo(.otherKind(event.kind)))
    }
  }

  private mutating func target(
    of step: UserTrail.Step,
    owner: UserID
  ) throws(Stop) -> LinkTarget {
    if let undoneIn = step.undoneIn {
      throw .refused(.cannotUndo(.undone(project.eventID(undoneIn))))
    }
    if case .login(let login) = step.act {
      if login.way == .move && Set(login.active).isSubset(of: login.spared) {
        // Each of its moves was taken back by itself.
        var passages: [Passage] = []
        try prefetch(login.active.map { .purchaseTrail(project.number, $0) })
        for chain in login.active {
          passages += try trail(of: chain).passages.filter { $0.anonymousUser == owner }
        }
        if let undoneIn = passages.compactMap(\.undoneIn).max() {
          throw .refused(.cannotUndo(.undone(project.eventID(undoneIn))))
        }
      }
    }
    return .step(owner: owner, cursor: step.cursor)
  }

  private mutating func target(
    of passage: Passage,
    of chain: ChainKey
  ) throws(Stop) -> LinkTarget {
    if let undoneIn = passage.undoneIn {
      throw .refused(.cannotUndo(.undone(project.eventID(undoneIn))))
    }
    switch passage.rule {
    case .undo: throw .refused(.cannotUndo(.isUndo))
    case .share, .transfer: return .passage(chain, cursor: passage.cursor)
    case .attach, .move:
      guard let owner = passage.anonymousUser,
        let step = try trail(of: owner).steps.last(where: { $0.isLogin(before: passage.cursor) })
      else { throw .refused(.cannotUndo(.unclear)) }
      return .move(owner: owner, cursor: step.cursor, chain)
    }
  }

  /// What came later and stands, though it would have found other holders; and what was taken
  /// back later of the same users and purchases.
  private func kept(
    _ links: LinkRecords,
    _ target: LinkTarget,
    _ present: Replay,
    _ parted: Replay
  ) -> [KeptLink] {
    var kept: [Int64: LinkMethod] = [:]
    let touched = links.touched(by: target)
    for item in links.items {
      let isSame = touched.concern(item.what)
      switch item.what {
      case .recorded: continue
      case .step(let step, _):
        if let undoneIn = step.undoneIn, isSame { kept[undoneIn] = .undo }
        guard case .alias(let joining) = step.act, step.undoneIn == nil else { continue }
        if present.found[step.cursor] != parted.found[step.cursor], step.cursor != target.cursor {
          kept[step.cursor] = joining.method
        }
      case .passage(let passage, _):
        if let undoneIn = passage.undoneIn, isSame { kept[undoneIn] = .undo }
        guard passage.undoneIn == nil, let found = present.found[passage.cursor] else { continue }
        if found != parted.found[passage.cursor], passage.cursor != target.cursor {
          kept[passage.cursor] = passage.method
        }
      }
    }
    return kept.filter { $0.key > target.cursor }.sorted { $0.key < $1.key }
      .map { KeptLink(event: project.eventID($0.key), method: $0.value) }
  }

  /// Says in the trails that a link was taken back.
  private mutating func mark(_ target: LinkTarget, undoneIn cursor: Int64) throws(Stop) {
    switch target {
    case .step(let owner, let step):
      var trail = try trail(of: owner)
      guard let index = trail.steps.firstIndex(where: { $0.cursor == step }) else { return }
      trail.steps[index].undoneIn = cursor
      put(trail)
      let next = trail.steps.first { $0.cursor > step && $0.isLogin(before: .max) }?.cursor
      try markPassages(of: owner, from: step, to: next ?? .max, undoneIn: cursor)
    case .move(let owner, let step, let chain):
      var trail = try trail(of: owner)
      guard let index = trail.steps.firstIndex(where: { $0.cursor == step }),
        case .login(var login) = trail.steps[index].act
      else { return }
      login.spared.append(chain)
      trail.steps[index].act = .login(login)
      put(trail)
      let next = trail.steps.first { $0.cursor > step && $0.isLogin(before: .max) }?.cursor
      try markPassages(of: owner, [chain], from: step, to: next ?? .max, undoneIn: cursor)
    case .passage(let chain, let told):
      var trail = try trail(of: chain)
      for index in trail.passages.indices where trail.passages[index].cursor == told {
        trail.passages[index].undoneIn = cursor
      }
      put(trail)
    }
  }

  /// What a login brought, in the trails of the purchases.
  private mutating func markPassages(
    of owner: UserID,
    _ named: [ChainKey]? = nil,
    from login: Int64,
    to next: Int64,
    undoneIn cursor: Int64
  ) throws(Stop) {
    let chains: [ChainKey] =
      if let named { named } else {
        try linkRecords(of: [owner], []).purchaseTrails.keys.sorted()
      }
    for chain in chains {
      var trail = try trail(of: chain)
      let known = trail
      for index in trail.passages.indices {
        let passage = trail.passages[index]
        guard passage.anonymousUser == owner, passage.undoneIn == nil,
          passage.cursor > login, passage.cursor < next
        else { continue }
        trail.passages[index].undoneIn = cursor
      }
      if trail != known { put(trail) }
    }
  }

  /// What was answered once is answered so for ever.
  private mutating func remember(_ decided: [Replay.Decided]) throws(Stop) {
    let answers = Dictionary(grouping: decided, by: \.owner)
    for owner in answers.keys.sorted() {
      let ofLogin = Dictionary(grouping: answers[owner] ?? [], by: \.cursor)
      var trail = try trail(of: owner)
      for index in trail.steps.indices {
        guard let answers = ofLogin[trail.steps[index].cursor],
          case .login(var login) = trail.steps[index].act
        else { continue }
        login.active += answers.filter(\.isActive).map(\.chain)
        login.inactive += answers.filter { !$0.isActive }.map(\.chain)
        trail.steps[index].act = .login(login)
      }
      put(trail)
    }
  }
}

extension LinkTarget {
  /// Of the event that told of it, or of the login that it belongs to.
  var cursor: Int64 {
    switch self {
    case .step(_, let cursor), .move(_, let cursor, _), .passage(_, let cursor): cursor
    }
  }
}

extension UserTrail.Step {
  fileprivate func isLogin(before cursor: Int64) -> Bool {
    if case .login = act { self.cursor < cursor } else { false }
  }

  /// An alias by a login is told right behind it.
  fileprivate func tellsAlias(in cursor: Int64) -> Bool {
    switch act {
    case .login(let login): login.outcome == .aliased && self.cursor + 1 == cursor
    case .alias: self.cursor == cursor
    case .grant, .revoke: false
    }
  }
}
