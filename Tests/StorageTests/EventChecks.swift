import IdentityCore
import Storage
import TestSupport
import Testing

@Suite("Events, in every store")
struct EventChecks {
  private static let kinds: [Event.Kind] = [.granted, .identified, .userCreated]
  private static let customers: [CustomerID] = ["ada", "bob"]

  /// Makes a store with 30 events of alternating kinds and customers.
  private static let events = (1...30).map { number in
    event(
      Int64(number),
      kinds[number % 3],
      of: customers[number % 2]
    )
  }

  private static func filled(_ type: StoreType) throws -> OpenStore {
    let open = try OpenStore(type)
    for event in events { try open.commit(events: [event]) }
    try open.commit(events: [event(1, .loggedOut, of: "eve", in: other)])
    try open.reopen()
    return open
  }

  @Test("Events are returned in order and unchanged", arguments: StoreType.allCases)
  func all(type: StoreType) throws {
    let open = try Self.filled(type)
    let page = try open.reader.events(EventQuery(project: shop, after: 0, limit: 100))
    #expect(page == EventPage(events: Self.events, cursor: 30, more: false))
    #expect(
      try open.reader.events(EventQuery(project: other, after: 0, limit: 100)).events
        == [event(1, .loggedOut, of: "eve", in: other)]
    )
  }

  @Test("Every kind of event survives a round trip", arguments: StoreType.allCases)
  func everyKind(type: StoreType) throws {
    let open = try OpenStore(type)
    let events = Event.Kind.allCases.enumerated().map { event(Int64($0 + 1), $1) }
    try open.commit(events: events)
    #expect(try open.reader.events(EventQuery(project: shop, after: 0, limit: 99)).events == events)
  }

  @Test("An empty page keeps the cursor", arguments: StoreType.allCases)
  func empty(type: StoreType) throws {
    let open = try Self.filled(type)
    for after in [30, 31, Int64.max] {
      let page = try open.reader.events(EventQuery(project: shop, after: after, limit: 5))
      #expect(page == EventPage(events: [], cursor: after, more: false))
    }
    let page = try open.reader.events(EventQuery(project: ProjectNumber(3), after: 0, limit: 5))
    #expect(page == EventPage(events: [], cursor: 0, more: false))
  }

  /// A reference implementation of the port's definition, event by event.
  private static func expected(_ query: EventQuery) -> EventPage {
    var page = EventPage(events: [], cursor: query.after, more: false)
    var scanned = 0
    for event in events where event.cursor > query.after {
      guard query.customers?.contains(event.customer) ?? true else { continue }
      if scanned == query.scanMax {
        page.more = true
        break
      }
      if query.admits(event) && page.events.count == query.limit {
        page.more = true
        page.cursor = page.events.last?.cursor ?? query.after
        break
      }
      scanned += 1
      page.cursor = event.cursor
      if query.admits(event) { page.events.append(event) }
    }
    if query.customers != nil && !page.more { page.cursor = max(query.after, 30) }
    return page
  }

  @Test(
    "Every page is correct for any limits and filters",
    arguments: StoreType.allCases
  )
  func pages(type: StoreType) throws {
    let open = try Self.filled(type)
    for after in [0, 1, 2, 15, 28, 29, 30, 31] as [Int64] {
      for limit in [0, 1, 2, 5, 29, 30, 31] {
        for scanMax in [0, 1, 7, 29, 30, 31, .max] {
          for kinds in [nil, [], [.granted], [.granted, .identified], [.clockAdvanced]]
            as [[Event.Kind]?]
          {
            for customers in [
              nil, [], ["ada"], ["eve"], ["bob", "ada"],
            ] as [Set<CustomerID>?] {
              let query = EventQuery(
                project: shop,
                after: after,
                limit: limit,
                scanMax: scanMax,
                kinds: kinds,
                customers: customers
              )
              try #require(try open.reader.events(query) == Self.expected(query), "\(query)")
            }
          }
        }
      }
    }
  }

  @Test("Following the cursors returns each event once", arguments: StoreType.allCases)
  func walk(type: StoreType) throws {
    let open = try Self.filled(type)
    var emitted: [StoredEvent] = []
    var after: Int64 = 0
    while true {
      let page = try open.reader.events(
        EventQuery(project: shop, after: after, limit: 2, scanMax: 5, kinds: [.identified])
      )
      emitted += page.events
      after = page.cursor
      if !page.more { break }
    }
    #expect(emitted == Self.events.filter { $0.kind == .identified })
    #expect(after == 30)
  }

  @Test("The next query returns a new turn's events", arguments: StoreType.allCases)
  func fresh(type: StoreType) throws {
    let open = try OpenStore(type)
    for cursor in 1...20 as ClosedRange<Int64> {
      try open.commit([.user(shop, "ada"): user("ada", createdAt: cursor)], events: [event(cursor)])
      let page = try open.reader.events(EventQuery(project: shop, after: cursor - 1, limit: 2))
      #expect(page == EventPage(events: [event(cursor)], cursor: cursor, more: false))
      #expect(try open.load(.user(shop, "ada")) == user("ada", createdAt: cursor))
    }
  }

  @Test("A customer's few events are found among many others", arguments: StoreType.allCases)
  func few(type: StoreType) throws {
    let open = try OpenStore(type)
    let count: Int64 = 3000
    let own: Set<Int64> = [2, 700, 2999]
    let events = (1...count).map { event($0, .granted, of: own.contains($0) ? "ada" : "bob") }
    try open.commit(events: events)
    // The scan limit is smaller than the distance between them.
    let query = EventQuery(project: shop, after: 0, limit: 100, scanMax: 10, customers: ["ada"])
    let page = try open.reader.events(query)
    #expect(page.events.map(\.cursor) == own.sorted())
    #expect(page.cursor == count)
    #expect(!page.more)
  }

  @Test("The events of many customers are merged in order", arguments: StoreType.allCases)
  func merged(type: StoreType) throws {
    let open = try OpenStore(type)
    let people = (0..<7).map { CustomerID("c\($0)") }
    let seed = Seed.chosen()
    var random = Entropy(seed: (seed, 0, 0, 0))
    let events = (1...1000).map { number in
      event(Int64(number), .granted, of: people[Int.random(in: 0..<7, using: &random)])
    }
    try open.commit(events: events)
    for wanted in [Set(people.prefix(1)), Set(people.prefix(3)), Set(people)] {
      var emitted: [StoredEvent] = []
      var query = EventQuery(project: shop, after: 0, limit: 90, scanMax: 70, customers: wanted)
      while true {
        let page = try open.reader.events(query)
        emitted += page.events
        query.after = page.cursor
        if !page.more { break }
      }
      #expect(emitted == events.filter { wanted.contains($0.customer) }, "seed \(seed)")
    }
  }
}
