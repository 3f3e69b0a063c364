import IdentityCore
import Storage

/// Events that are decided but not durable.
///
/// Readers see them after the store's events; subscribers get them once they are durable.
struct UncommittedEvents {
  private var entries: [(turn: TurnNumber, event: StoredEvent)] = []

  mutating func append(_ event: StoredEvent, in turn: TurnNumber) {
    entries.append((turn, event))
  }

  /// Removes the events that the store has now, and returns them.
  mutating func release(through durable: TurnNumber) -> [StoredEvent] {
    let released = entries.prefix { $0.turn <= durable }.map(\.event)
    entries.removeFirst(released.count)
    return released
  }

  /// Forgets events of discarded turns.
  mutating func forget(after durable: TurnNumber) {
    entries.removeAll { $0.turn > durable }
  }

  /// Removes the events that the store has but this turn does not know to be durable.
  ///
  /// Subscribers get those in a later turn, after the replies to the requests that caused them.
  func cut(_ page: EventPage, of project: ProjectNumber) -> EventPage {
    guard let first = entries.first(where: { $0.event.project == project })?.event.cursor,
      first <= page.cursor
    else { return page }
    let known = page.events.prefix { $0.cursor < first }
    return EventPage(events: Array(known), cursor: first - 1, more: false)
  }

  /// Continues where the store's page ended; also returns the turn on which the page depends now.
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
