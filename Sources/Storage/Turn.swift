package import IdentityCore

/// What one turn of the loop changed; it becomes durable as a whole.
package struct Turn: Sendable {
  package var number: TurnNumber
  /// The last state of each record that changed; nil takes it away.
  package var changes: [RecordKey: Record?]
  package var events: [StoredEvent]
  /// Events that stand already, without what was erased; their kinds and moments are the same.
  package var rewrites: [StoredEvent]
  /// Whether events will be rewritten behind it, for which the store is to make itself ready.
  package var precedesRewrites: Bool
  /// Whether, once it is durable, the store's files are to be cleared of traces.
  package var clearsTraces: Bool

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

  /// Whether a store has nothing to do for it.
  package var isEmpty: Bool {
    changes.isEmpty && events.isEmpty && rewrites.isEmpty && !clearsTraces
  }
}

extension [Turn] {
  /// The last state of each record that any of them changed.
  package var lastStates: [RecordKey: Record?] {
    guard var states = first?.changes else { return [:] }
    for turn in dropFirst() { states.merge(turn.changes) { $1 } }
    return states
  }
}

/// An event as it is kept: it never changes afterwards, but for what is erased.
package struct StoredEvent: Equatable, Sendable {
  package let project: ProjectNumber
  /// The project's running number, from 1, without gaps.
  package let cursor: Int64
  package var event: Event

  package init(project: ProjectNumber, cursor: Int64, event: Event) {
    self.project = project
    self.cursor = cursor
    self.event = event
  }

  package var kind: Event.Kind { event.kind }
  package var customer: CustomerID { event.customer }
}

/// Which events somebody wants to read.
package struct EventQuery: Equatable, Sendable {
  package var project: ProjectNumber
  package var after: Int64
  /// At most so many are returned.
  package var limit: Int
  /// At most so many are looked at: a rare kind must not hold up the loop.
  ///
  /// Where customers are named, only their events are looked at, and only those count.
  package var scanMax: Int
  /// Nil is every kind.
  package var kinds: [Event.Kind]?
  /// Nil is every customer.
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

  /// Whether the event is one of those that are wanted.
  package func admits(_ event: StoredEvent) -> Bool {
    event.project == project && event.cursor > after
      && kinds?.contains(event.kind) ?? true
      && customers?.contains(event.customer) ?? true
  }
}

/// A stretch of events.
package struct EventPage: Equatable, Sendable {
  package var events: [StoredEvent]
  /// Where to go on: behind the last event that was told or, when nothing more is wanted, behind
  /// the last that was looked at; behind the newest when there are no more.
  package var cursor: Int64
  /// Whether there is another event that is wanted, or that was not looked at.
  package var more: Bool
  /// How many users its events list.
  private var usersCount = 0

  /// A page that lists so many users is full: one alias of a customer lists all of its users.
  private static let usersMax = 16_384

  package init(events: [StoredEvent], cursor: Int64, more: Bool) {
    self.events = events
    self.cursor = cursor
    self.more = more
  }

  /// Takes the next event of a scan; false when the page is full and the event is one more.
  ///
  /// Then the cursor goes back to the last event that was told: the next page begins behind it.
  package mutating func take(_ event: StoredEvent, _ query: EventQuery) -> Bool {
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
