import IdentityCore
import Storage

/// Events that are not durable yet: readers see them after those of the store, and waits and
/// subscriptions get them once they are durable.
struct UncommittedEvents {
  private var entries: [(turn: TurnNumber, event: StoredEvent)] = []

  mutating func append(_ event: StoredEvent, in turn: TurnNumber) {
    entries.append((turn, event))
  }

  /// Removes and returns the events that are durable now.
  mutating func release(through durable: TurnNumber) -> [StoredEvent] {
    let released = entries.prefix { $0.turn <= durable }.map(\.event)
    entries.removeFirst(released.count)
    return released
  }

  /// Removes events that were rolled back.
  mutating func forget(after durable: TurnNumber) {
    entries.removeAll { $0.turn > durable }
  }

  /// Cuts off events that the store contains already but that are not released yet: they are sent
  /// after the replies to the requests that caused them.
  func cut(_ page: EventPage, of project: ProjectNumber) -> EventPage {
    guard let first = entries.first(where: { $0.event.project == project })?.event.cursor,
      first <= page.cursor
    else { return page }
    let known = page.events.prefix { $0.cursor < first }
    return EventPage(events: Array(known), cursor: first - 1, more: false)
  }

  /// The customers that the events name: the store may not have those yet.
  func customers(of project: ProjectNumber) -> [CustomerID] {
    entries.filter { $0.event.project == project }.map(\.event.event.customer)
  }

  /// Continues the store's page; also returns the newest turn that the page then reveals.
  func extend(_ page: EventPage, for query: EventQuery) -> (page: EventPage, needs: TurnNumber) {
    var page = page
    var needs = TurnNumber.none
    guard !page.more else { return (page, needs) }
    for (turn, event) in entries where event.project == query.project {
      guard event.cursor > page.cursor else { continue }
      guard page.append(event, query) else { break }
      needs = turn
    }
    return (page, needs)
  }
}
