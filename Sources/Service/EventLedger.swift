import IdentityCore
import Storage

/// The events that were decided and are not durable yet: readers see them behind those of the
/// store, and hear of them when they are durable.
struct EventLedger {
  private var entries: [(turn: TurnNumber, event: StoredEvent)] = []

  mutating func append(_ event: StoredEvent, in turn: TurnNumber) {
    entries.append((turn, event))
  }

  /// They are in the store now.
  mutating func release(through durable: TurnNumber) {
    let count = entries.prefix { $0.turn <= durable }.count
    if count > 0 { entries.removeFirst(count) }
  }

  /// They never happened.
  mutating func forget(after durable: TurnNumber) {
    entries.removeAll { $0.turn > durable }
  }

  /// Goes on where the store's page ended; also says which turn the page now tells of.
  func extend(_ page: EventPage, for query: EventQuery) -> (page: EventPage, needs: TurnNumber) {
    var page = page
    var needs = TurnNumber.none
    guard !page.more else { return (page, needs) }
    for (turn, event) in entries where event.project == query.project {
      guard event.cursor > page.cursor else { continue }
      guard page.take(event, query) else { break }
      needs = turn
    }
    return (page, needs)
  }
}
