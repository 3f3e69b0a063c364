package import IdentityCore

/// The changes of a turn of the event loop, which become durable together.
package struct Turn: Sendable {
  package var number: TurnNumber
  /// The last state of each changed record; nil deletes it.
  package var changes: [RecordKey: Record?]
  package var events: [StoredEvent]
  /// Committed events without their erased data; their kinds and moments stay the same.
  package var rewrites: [StoredEvent]
  /// Whether a later turn will rewrite events, for which the store must prepare.
  package var precedesRewrites: Bool
  /// Whether the store must clear its files of traces once the turn is durable.
  package var clearsTraces: Bool
  /// An erasure before the step that this turn takes; empty without one.
  package var stepFrom: [Erasure] = []

  package init(
    number: TurnNumber,
    changes: [RecordKey: Record?] = [:],
    events: [StoredEvent] = [],
    rewrites: [StoredEvent] = [],
    precedesRewrites: Bool = false,
    clearsTraces: Bool = false
  ) {
    self.number = number
    self.changes = changes
    self.events = events
    self.rewrites = rewrites
    self.precedesRewrites = precedesRewrites
    self.clearsTraces = clearsTraces
  }

  /// Whether the turn changes nothing in a store.
  package var isEmpty: Bool {
    changes.isEmpty && events.isEmpty && rewrites.isEmpty && !clearsTraces
  }
}

extension [Turn] {
  /// Whether a turn takes a part of an erasure that the tables may refuse.
  package var erase: Bool { contains { !$0.rewrites.isEmpty || $0.clearsTraces } }

  /// The turns as if no erasure had taken a step since the first of them that erases, or at all if
  /// `isLate`; nil if a turn stores the list of erasures for another reason, too.
  package func withoutErasing(isLate: Bool) -> [Turn]? {
    var (turns, isLate) = (self, isLate)
    for index in indices {
      if [self[index]].erase { isLate = true }
      turns[index].rewrites = []
      turns[index].clearsTraces = false
      guard isLate, case .erasures(var all)?? = self[index].changes[.erasures] else { continue }
      guard let before = self[index].stepFrom.first,
        all.underway.first?.tombstone == before.tombstone
      else { return nil }
      all.underway[0] = before
      turns[index].changes[.erasures] = .erasures(all)
    }
    return turns
  }

  /// The last state of each record that any of the turns changed.
  package var lastStates: [RecordKey: Record?] {
    guard var states = first?.changes else { return [:] }
    for turn in dropFirst() { states.merge(turn.changes) { $1 } }
    return states
  }
}

/// A stored event; only an erasure changes it later.
package struct StoredEvent: Equatable, Sendable {
  package let project: ProjectNumber
  /// The project's sequence number, from 1, without gaps.
  package let cursor: Int64
  /// An event has a dozen references, all of which a copy of it would count.
  private var shared: Shared

  private final class Shared: Sendable {
    let event: Event

    init(_ event: consuming Event) { self.event = event }
  }

  package init(project: ProjectNumber, cursor: Int64, event: consuming Event) {
    self.project = project
    self.cursor = cursor
    shared = Shared(event)
  }

  /// Changing it leaves the event of other copies as it is.
  package var event: Event {
    _read { yield shared.event }
    set { shared = Shared(newValue) }
  }

  package var kind: Event.Kind { shared.event.kind }
  package var customer: CustomerID { shared.event.customer }

  package static func == (left: Self, right: Self) -> Bool {
    left.project == right.project && left.cursor == right.cursor && left.event == right.event
  }
}

/// Selects the events of a page.
package struct EventQuery: Hashable, Sendable {
  package var project: ProjectNumber
  package var after: Int64
  /// Maximum number of events in the page.
  package var limit: Int
  /// Maximum number of events to scan, so that a search for a rare kind cannot block the loop.
  ///
  /// A query for customers scans only their events.
  package var scanMax: Int
  /// Nil selects every kind.
  package var kinds: [Event.Kind]?
  /// Nil selects every customer.
  package var customers: Set<CustomerID>?

  package init(
    project: ProjectNumber,
    after: Int64,
    limit: Int,
    scanMax: Int = 10_000,
    kinds: [Event.Kind]? = nil,
    customers: Set<CustomerID>? = nil
  ) {
    self.project = project
    self.after = after
    self.limit = limit
    self.scanMax = scanMax
    self.kinds = kinds
    self.customers = customers
  }

  /// Whether the query selects the event.
  package func admits(_ event: StoredEvent) -> Bool {
    event.project == project && event.cursor > after
      && kinds?.contains(event.kind) ?? true
      && customers?.contains(event.customer) ?? true
  }
}

/// A page of events.
package struct EventPage: Equatable, Sendable {
  package var events: [StoredEvent]
  /// Where the next page starts: after the last event in the page or, if no more events are wanted,
  /// after the last scanned event; after the newest when there are no more.
  package var cursor: Int64
  /// Whether a wanted or unscanned event follows.
  package var more: Bool
  /// Number of users that the page's events list.
  private var usersCount = 0

  /// A page with this many users is full: an alias event of a customer lists all of its users.
  private static let usersMax = 16_384

  package init(events: [StoredEvent], cursor: Int64, more: Bool) {
    self.events = events
    self.cursor = cursor
    self.more = more
  }

  /// Appends the next event of a scan; returns false when the page is full.
  ///
  /// In that case the cursor returns to the last event in the page, where the next page starts.
  package mutating func append(_ event: StoredEvent, _ query: EventQuery) -> Bool {
    if query.admits(event) {
      guard events.count < query.limit, usersCount < Self.usersMax else {
        more = true
        cursor = events.last?.cursor ?? query.after
        return false
      }
      events.append(event)
      usersCount += (event.event.aliases?.count ?? 0) + (event.event.from?.count ?? 0)
    }
    cursor = event.cursor
    return true
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.events == right.events && left.cursor == right.cursor && left.more == right.more
  }
}
