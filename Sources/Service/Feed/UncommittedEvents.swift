import IdentityCore
import Storage

/// The events that were decided and are not durable yet: readers see them behind those of the
/// store, and hear of them when they are durable.
struct UncommittedEvents {
  private var entries: [(turn: TurnNumber, event: StoredEvent)] = []

  mutating func append(_ event: StoredEvent, in turn: TurnNumber) {
    entries.append((turn, event))
  }

  /// They are in the store now; returns them.
  mutating func release(through durable: TurnNumber) -> [StoredEvent] {
    let released = entries.prefix { $0.turn <= durable }.map(\.event)
    entries.removeFirst(released.count)
    return released
  }

  /// They never happened.
  mutating func forget(after durable: TurnNumber) {
    entries.removeAll { $0.turn > durable }
  }

  /// Cuts off what the store has already and nobody was told of yet: its own turn tells it, behind
  /// the answers to those who brought it about.
  func cut(_ page: EventPage, of project: ProjectNumber) -> EventPage {
    guard let first = entries.first(where: { $0.event.project == project })?.event.cursor,
      first <= page.cursor
    else { return page }
    let known = page.events.prefix { $0.cursor < first }
    return EventPage(events: Array(known), cursor: first - 1, more: false)
  }

  /// Goes on where the store's page ended; also says which turn the page now tells of.
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
