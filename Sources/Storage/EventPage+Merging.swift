package import IdentityCore

extension EventPage {
  /// Number of events that a merge loads for a customer at a time.
  package static let mergeBatchSize = 32

  /// Merges the events of several customers, whose events are indexed separately, into one page.
  ///
  /// `next` returns a customer's events after a cursor, up to `newest`: `mergeBatchSize` events, or
  /// fewer when no more follow. Events of unwanted kinds may lack their body.
  package static func merging(
    _ customers: Set<CustomerID>,
    _ query: EventQuery,
    newest: Int64,
    _ next: (CustomerID, Int64) throws(StorageError) -> [StoredEvent]
  ) throws(StorageError) -> EventPage {
    var page = EventPage(events: [], cursor: query.after, more: false)
    var streams: [CustomerStream] = []
    for customer in customers {
      let stream = CustomerStream(customer: customer, rest: try next(customer, query.after)[...])
      if !stream.rest.isEmpty { streams.append(stream) }
    }
    var waiting = Heap(streams)
    var scanned = 0
    while var first = waiting.popFirst() {
      guard scanned < query.scanMax else {
        page.more = true
        return page
      }
      let event = first.rest.removeFirst()
      guard page.append(event, query) else { return page }
      scanned += 1
      // A short batch was the last.
      if first.rest.isEmpty && !first.isLast {
        first.refill(try next(first.customer, event.cursor))
      }
      if !first.rest.isEmpty { waiting.insert(first) }
    }
    page.cursor = max(query.after, newest)
    return page
  }
}

/// One customer's loaded events.
private struct CustomerStream: Comparable {
  let customer: CustomerID
  var rest: ArraySlice<StoredEvent>
  private(set) var isLast: Bool

  init(customer: CustomerID, rest: ArraySlice<StoredEvent>) {
    self.customer = customer
    self.rest = rest
    isLast = rest.count < EventPage.mergeBatchSize
  }

  mutating func refill(_ events: [StoredEvent]) {
    rest = events[...]
    isLast = events.count < EventPage.mergeBatchSize
  }

  /// The cursor of the next event.
  private var cursor: Int64 { rest.first?.cursor ?? .max }

  static func < (left: Self, right: Self) -> Bool { left.cursor < right.cursor }

  static func == (left: Self, right: Self) -> Bool { left.cursor == right.cursor }
}
