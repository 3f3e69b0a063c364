import IdentityCore
import LineProtocol
import Storage

/// Reads events: those of the store, and for readers also those that are not durable yet.
final class EventReader {
  let decider: Decider

  init(_ decider: Decider) {
    self.decider = decider
  }

  /// Reads the next events for a reader, also those that are not durable yet.
  func read(_ selection: EventSelection) throws(RPCError) -> FeedLookup {
    let (project, projectTurn) = try decider.project(selection.project)
    let reached = try customers(of: selection, in: project, projectTurn)
    let (after, draft) = try decider.decide(in: project, changedIn: projectTurn) {
      draft throws(DecisionStop) in
      let after = try draft.start(of: selection)
      _ = try draft.newestCursor(checking: after, .after)
      return after
    }
    let query = EventQuery(
      project: project.number,
      after: after,
      limit: selection.limit,
      kinds: selection.kinds,
      customers: reached.customers
    )
    let (page, turn, durableCursor) = try decider.newestPage(query)
    return FeedLookup(
      project: project,
      start: after,
      page: page,
      durableCursor: durableCursor,
      customers: reached.customers,
      needs: max(turn, reached.needs, draft.newestTurnSeen)
    )
  }

  /// Reads the next durable events for a wait.
  func read(for wait: EventWait) throws(RPCError) -> FeedLookup {
    let (project, projectTurn) = try decider.project(wait.selection.project)
    let reached = try customers(of: wait.selection, in: project, projectTurn)
    let (start, draft) = try decider.decide(in: project, changedIn: projectTurn) {
      draft throws(DecisionStop) in
      let start = try draft.start(of: wait.selection)
      try checkKept(max(start, wait.position), &draft)
      return start
    }
    // Events of a customer that the user reaches now may lie before the position.
    let isSame = reached.customers == wait.customers
    let query = EventQuery(
      project: project.number,
      after: isSame ? max(start, wait.position) : start,
      limit: wait.selection.limit,
      scanMax: Feed.scanMax,
      kinds: wait.selection.kinds,
      customers: reached.customers
    )
    let page = try settledPage(query)
    return FeedLookup(
      project: project,
      start: start,
      page: page,
      durableCursor: page.cursor,
      customers: reached.customers,
      needs: max(reached.needs, draft.newestTurnSeen)
    )
  }

  /// Writes the result of a read.
  func answer(_ lookup: FeedLookup) -> Answer {
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    EventSelection.write(cursor: lookup.page.cursor, more: lookup.page.more, to: &writer) {
      $0.events(lookup.page.events, of: lookup.project)
    }
    writer.endObject()
    return Answer(result: writer.bytes, needs: lookup.needs, wrote: false)
  }

  /// Reads the next events for a subscription.
  func read(for subscription: Subscription, _ query: EventQuery) throws(RPCError) -> EventPage {
    let page = try settledPage(query)
    guard decider.shared != nil else { return page }
    let (project, projectTurn) = try decider.project(subscription.project.id)
    _ = try decider.decide(in: project, changedIn: projectTurn) { draft throws(DecisionStop) in
      try checkKept(subscription.position, &draft)
    }
    return page
  }

  /// Refuses a cursor whose event a shared store has lost since a wait or a subscription began.
  private func checkKept(_ cursor: Int64, _ draft: inout Draft) throws(DecisionStop) {
    if decider.shared != nil { _ = try draft.newestCursor(checking: cursor, .after) }
  }

  /// Reads only events of turns that the loop has seen as durable.
  private func settledPage(_ query: EventQuery) throws(RPCError) -> EventPage {
    decider.commits.events.cut(try decider.page(query), of: query.project)
  }

  /// Returns the customers whose events a selection contains; nil for all customers.
  private func customers(
    of selection: EventSelection,
    in project: Project,
    _ projectTurn: TurnNumber
  ) throws(RPCError) -> (customers: Set<CustomerID>?, needs: TurnNumber) {
    guard let user = selection.user else { return (nil, .none) }
    do throws(RPCError) {
      let (ids, draft) = try decider.decide(in: project, changedIn: projectTurn) {
        draft throws(DecisionStop) in
        try draft.customerIDs(reachedBy: user)
      }
      return (Set(ids), draft.newestTurnSeen)
    } catch {
      // Other methods name the member differently.
      var error = error
      error.field = "/user"
      throw error
    }
  }
}

/// The events that a read found, and where it stopped.
struct FeedLookup {
  var project: Project
  /// The cursor after which the read began.
  var start: Int64
  var page: EventPage
  /// The cursor up to which durable events were read.
  var durableCursor: Int64
  var customers: Set<CustomerID>?
  /// The newest turn that the events reveal.
  var needs: TurnNumber
}

extension Draft {
  /// Returns the event after which a reader begins.
  fileprivate mutating func start(of selection: EventSelection) throws(DecisionStop) -> Int64 {
    switch selection.start {
    case .after(let cursor): cursor
    case .consumer(let id): try Consumer.stored(id, in: &self).cursor
    }
  }
}
