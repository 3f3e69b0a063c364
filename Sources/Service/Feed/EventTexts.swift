import IdentityCore
import LineProtocol
import Storage

/// What the subscriptions have in common in a turn: pages of the store, and the JSON of events.
///
/// A thousand subscribers who hear of the same event have it read and rendered once. It lasts a
/// turn only: a deletion may change an event, and a page may get more.
struct EventTexts {
  private var texts: [Place: [UInt8]] = [:]
  private var pages: [EventQuery: EventPage] = [:]

  private struct Place: Hashable {
    let project: ProjectNumber
    let cursor: Int64
  }

  /// Returns the JSON of an event.
  mutating func text(of stored: StoredEvent, in project: Project) -> [UInt8] {
    let place = Place(project: stored.project, cursor: stored.cursor)
    if let known = texts[place] { return known }
    var writer = JSONWriter()
    writer.event(stored.event, cursor: stored.cursor, of: project)
    texts[place] = writer.bytes
    return writer.bytes
  }

  /// Returns the page that was read for an equal query.
  func page(_ query: EventQuery) -> EventPage? { pages[query] }

  mutating func keep(_ page: EventPage, for query: EventQuery) { pages[query] = page }
}
