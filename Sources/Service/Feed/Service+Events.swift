import IdentityCore
import LineProtocol
import Storage

// Reading and acknowledging events.
extension Service {
  func readEvents(_ request: ReadEvents) throws(RPCError) -> Answer {
    answer(try look(for: request.selection))
  }

  func acknowledge(_ request: AcknowledgeEvents, _ call: Call) throws(RPCError) -> Outcome {
    try write(request, call) { draft throws(DecisionStop) in
      try draft.acknowledge(request.consumer, through: request.cursor)
    } _: {
      AcknowledgeEvents.write($0, to: &$2)
    }
  }

  /// Returns the events for a reader, including those that are not durable yet.
  func look(for selection: EventSelection) throws(RPCError) -> EventWait.FeedLookup {
    let (project, projectTurn) = try project(selection.project)
    let people = try people(of: selection, in: project, projectTurn)
    let ((after, newest), draft) = try decide(in: project, changedIn: projectTurn) {
      draft throws(DecisionStop) in
      (try draft.start(of: selection), try draft.projectCounts().events)
    }
    guard after <= newest else { throw .noSuchEvent(newest: newest, field: "/after") }
    let query = EventQuery(
      project: project.number,
      after: after,
      limit: selection.limit,
      kinds: selection.kinds,
      customers: people.customers
    )
    let stored = try page(query)
    let (page, turn) = ledger.extend(stored, for: query)
    return EventWait.FeedLookup(
      project: project,
      start: after,
      page: page,
      durableCursor: stored.cursor,
      customers: people.customers,
      needs: max(turn, people.needs, draft.newestTurnSeen)
    )
  }

  /// Returns the durable events for a wait.
  func look(again wait: EventWait) throws(RPCError) -> EventWait.FeedLookup {
    let (project, projectTurn) = try project(wait.selection.project)
    let people = try people(of: wait.selection, in: project, projectTurn)
    let (start, draft) = try decide(in: project, changedIn: projectTurn) {
      draft throws(DecisionStop) in
      try draft.start(of: wait.selection)
    }
    // Events of customers that are newly included may lie before the position.
    let isSame = people.customers == wait.customers
    let query = EventQuery(
      project: project.number,
      after: isSame ? max(start, wait.position) : start,
      limit: wait.selection.limit,
      scanMax: Feed.scanMax,
      kinds: wait.selection.kinds,
      customers: people.customers
    )
    let page = try settledPage(query)
    return EventWait.FeedLookup(
      project: project,
      start: start,
      page: page,
      durableCursor: page.cursor,
      customers: people.customers,
      needs: max(people.needs, draft.newestTurnSeen)
    )
  }

  func answer(_ look: EventWait.FeedLookup) -> Answer {
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    EventSelection.write(cursor: look.page.cursor, more: look.page.more, to: &writer) {
      $0.events(look.page.events, of: look.project)
    }
    writer.endObject()
    return Answer(result: writer.bytes, needs: look.needs, wrote: false)
  }

  func page(_ query: EventQuery) throws(RPCError) -> EventPage {
    do throws(StorageError) {
      let page = try reader.events(query)
      budget.spend(readEvents: page.events.count)
      return page
    } catch {
      throw failed(error)
    }
  }

  /// Returns a page without the events that this turn does not know to be durable.
  func settledPage(_ query: EventQuery) throws(RPCError) -> EventPage {
    ledger.cut(try page(query), of: query.project)
  }

  /// Returns the customers whose events belong to the user; nil for all customers.
  private func people(
    of selection: EventSelection,
    in project: Project,
    _ projectTurn: TurnNumber
  ) throws(RPCError) -> (customers: Set<CustomerID>?, needs: TurnNumber) {
    guard let user = selection.user else { return (nil, .none) }
    do throws(RPCError) {
      let (ids, draft) = try decide(in: project, changedIn: projectTurn) {
        draft throws(DecisionStop) in
        try draft.customerIDs(reachedBy: user)
      }
      return (Set(ids), draft.newestTurnSeen)
    } catch {
      // Here the field has another name than in other methods.
      var error = error
      error.field = "/user"
      throw error
    }
  }
}

extension Draft {
  /// Returns the cursor after which a reader begins.
  fileprivate mutating func start(of selection: EventSelection) throws(DecisionStop) -> Int64 {
    switch selection.start {
    case .after(let cursor): cursor
    case .consumer(let id): try consumer(id).cursor
    }
  }
}
