import IdentityCore
import LineProtocol
import Storage

// Finding and erasing what events and other records say of an erased customer.
extension Eraser {
  private static let stepsPerPiece = 8192

  /// Records the mentions of the next events, in a project that has none.
  func index(
    _ erasure: Erasure,
    _ after: Int64,
    _ found: Erasure.Search,
    in project: Project,
    _ turn: TurnNumber
  ) throws(RPCError) {
    let complete = RecordKey.mention(project.number, .complete)
    var next = erasure
    let isOlder = found.customers.isEmpty
    next.stage = .mentions(
      from: 0,
      isOlder ? Erasure.Search(customers: erasure.ownCustomers) : found
    )
    var events: [Event] = []
    if try decider.find(complete).record == nil {
      let count = ErasureProgress.countPerStep(of: erasure)
      let page = try decider.page(
        EventQuery(project: project.number, after: after, limit: count, scanMax: count)
      )
      events = page.events.map(\.event)
      if !events.isEmpty { next.stage = .indexing(after: page.cursor, found) }
    }
    decider.budget.spend(Self.stepsPerPiece)
    let (_, draft) = try decider.decide(in: project, changedIn: turn) {
      draft throws(DecisionStop) in
      try MentionRecorder.record(events, in: &draft)
      if events.isEmpty { draft.put(.mention(.complete), for: complete) }
    }
    try store(next, draft)
  }

  /// Looks up the next mentions of what is erased, and of purchases that others keep.
  func findMentions(
    of erasure: Erasure,
    from first: Int,
    _ found: Erasure.Search,
    in project: Project,
    _ turn: TurnNumber
  ) throws(RPCError) {
    let erased = erasure.named
    let names = erased + found.shared.map { .chain($0.named) }
    var (mentions, search, end) = ([] as [Mention], found, first)
    let countMax = ErasureProgress.countPerStep(of: erasure)
    for name in names.dropFirst(first).prefix(countMax) {
      if end >= erased.count {
        search.add(try self.mentions(of: name, in: project, max: .max).compactMap(\.customer))
      } else {
        let rest = countMax - mentions.count
        let next = try self.mentions(of: name, in: project, max: rest)
        mentions += next
        // The step removes them, and the next one finds what is left.
        if next.count == rest { break }
      }
      end += 1
    }
    search.add(mentions.compactMap(\.customer))
    decider.budget.spend(Self.stepsPerPiece)
    var (next, draft) = try decider.decide(in: project, changedIn: turn) {
      draft throws(DecisionStop) in
      var eraser = try RecordEraser(erasure, in: &draft)
      try eraser.forgetIDs(in: mentions, of: &draft)
      return eraser.erasure
    }
    next.stage =
      end == names.count ? .events(of: 0, after: 0, search) : .mentions(from: end, search)
    if next.chains.count > erasure.chains.count { next.stage = .mentions(from: 0, search) }
    try store(next, draft)
  }

  /// Returns the mentions of a name, or the first of them.
  private func mentions(
    of name: Mention.Named,
    in project: Project,
    max countMax: Int
  ) throws(RPCError) -> [Mention] {
    let start = name.idStart
    var (found, after): ([Mention], [UInt8]) = ([], start)
    while found.count < countMax {
      // Most names have one mention, or none.
      let limit = min(found.isEmpty ? 4 : 256, countMax - found.count)
      let page = try decider.stored { reader throws(StorageError) in
        try reader.page(of: .mention, in: project.number, after: after, limit: limit)
      }
      let own = page.prefix { $0.id.starts(with: start) }
      for case .mention(let mention) in own.map(\.record) { found.append(mention) }
      guard own.count == limit, let last = own.last else { return found }
      after = last.id
    }
    return found
  }

  /// Erases the ids in the next events of a customer, and in the records of what they name.
  func eraseEvents(
    _ erasure: Erasure,
    _ place: (index: Int, after: Int64),
    _ found: Erasure.Search,
    in project: Project,
    _ turn: TurnNumber
  ) throws(RPCError) {
    let own = found.customers.filter { erasure.erases(UserID($0)) }
    let group = found.customers.dropFirst(place.index).prefix(ErasureProgress.customersPerStep)
    let page = try decider.page(
      EventQuery(
        project: project.number,
        after: place.after,
        limit: ErasureProgress.countPerStep(of: erasure),
        customers: Set(group)
      )
    )
    decider.budget.spend(Self.stepsPerPiece)
    let eraser = eraser(of: erasure)
    var changes: [(before: Event, after: Event)] = []
    for var stored in page.events where stored.cursor <= erasure.lastEvent {
      let before = stored.event
      guard let after = eraser.rewrite(before) else { continue }
      changes.append((before, after))
      stored.event = after
      commits.openTurn.rewrite(stored)
    }
    // Whom the erased customer shared a purchase with, now or before, is named by its events.
    var others: [CustomerID] = []
    let chains = Set(changes.flatMap { $0.before.namedChains }).filter { !erasure.erases($0) }
    for chain in chains {
      others += try mentions(of: .chain(chain.named), in: project, max: .max)
        .compactMap(\.customer)
    }
    var (next, draft) = try decider.decide(in: project, changedIn: turn) {
      draft throws(DecisionStop) in
      var eraser = try RecordEraser(erasure, in: &draft)
      others += try RecordEraser.customers(namedIn: changes.map(\.before), in: &draft)
      try eraser.forgetIDs(namedBeside: changes, of: own, in: &draft)
      return eraser.erasure
    }
    var search = found
    search.add(others)
    if next.chains.count > erasure.chains.count {
      next.stage = .mentions(from: 0, search)
    } else if page.more {
      // Those who join the group are visited from their first event.
      let isGroupLarger =
        search.customers.count > found.customers.count
        && group.count < ErasureProgress.customersPerStep
      next.stage = .events(of: place.index, after: isGroupLarger ? 0 : page.cursor, search)
    } else if group.endIndex < search.customers.count {
      next.stage = .events(of: group.endIndex, after: 0, search)
    } else {
      next.stage = .answers(after: [])
    }
    try store(next, draft)
  }

  private func eraser(of erasure: Erasure) -> EventEraser {
    if let known = progress.eraser, known.tombstone == erasure.tombstone,
      known.chainCount == erasure.chains.count
    {
      return known.events
    }
    let events = EventEraser(erasure)
    progress.eraser = (erasure.tombstone, erasure.chains.count, events)
    return events
  }
}

extension Mention {
  /// The customer whose events name it, if events do.
  fileprivate var customer: CustomerID? {
    if case .events(let customer) = place { customer } else { nil }
  }
}
