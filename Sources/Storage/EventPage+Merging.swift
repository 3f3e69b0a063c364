package import IdentityCore

extension EventPage {
  /// How many events of one customer a merge asks for at a time.
  package static let mergedAtATime = 32

  /// A stretch of the events of some customers, who each have their own order in the store.
  ///
  /// `next` gives what a customer has after a cursor, up to `newest`: `mergedAtATime` events, fewer
  /// only when there are no more. What it gives of kinds that are not wanted may be bare.
  package static func merging(
    _ customers: Set<CustomerID>,
    _ query: EventQuery,
    newest: Int64,
    _ next: (CustomerID, Int64) throws(StorageError) -> [StoredEvent]
  ) throws(StorageError) -> EventPage {
    var page = EventPage(events: [], cursor: query.after, more: false)
    var trails: [Trail] = []
    for customer in customers {
      let trail = Trail(customer: customer, rest: try next(customer, query.after)[...])
      if !trail.rest.isEmpty { trails.append(trail) }
    }
    var waiting = Heap(trails)
    var scanned = 0
    while var first = waiting.popFirst() {
      guard scanned < query.scanMax else {
        page.more = true
        return page
      }
      let event = first.rest.removeFirst()
      guard page.take(event, query) else { return page }
      scanned += 1
      // A short answer was the last one.
      if first.rest.isEmpty && !first.isLast {
        first.refill(try next(first.customer, event.cursor))
      }
      if !first.rest.isEmpty { waiting.insert(first) }
    }
    page.cursor = max(query.after, newest)
    return page
  }
}

/// One customer's events, as far as they were brought.
private struct Trail: Comparable {
  let customer: CustomerID
  var rest: ArraySlice<StoredEvent>
  private(set) var isLast: Bool

  init(customer: CustomerID, rest: ArraySlice<StoredEvent>) {
    self.customer = customer
    self.rest = rest
    isLast = rest.count < EventPage.mergedAtATime
  }

  mutating func refill(_ events: [StoredEvent]) {
    rest = events[...]
    isLast = events.count < EventPage.mergedAtATime
  }

  /// Where its next event stands in the feed.
  private var place: Int64 { rest.first?.cursor ?? .max }

  static func < (left: Self, right: Self) -> Bool { left.place < right.place }

  static func == (left: Self, right: Self) -> Bool { left.place == right.place }
}
