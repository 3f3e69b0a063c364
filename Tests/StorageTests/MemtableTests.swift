import Foundation
import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

/// Runs random commits, flushes and crashes, and compares each read with a store in memory.
@Suite("The memtable")
struct MemtableTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(
    "Readers see each commit at every moment, also after a crash",
    arguments: 1...12 as ClosedRange<UInt64>
  )
  func matchesMemoryStore(seed: UInt64) throws {
    var dice = Entropy(seed: (seed, 8, 8, 8))
    var commits = RandomCommits()
    let memory = MemoryStore()
    let model = try memory.openReader()
    let modelWriter = try memory.openWriter()
    var name = "entitled.sqlite"
    var store = try SQLiteStore(path: directory.file(name))
    var reader = try store.openReader()
    var writer: (any StoreWriter)? = try openWriter(store, using: &dice)
    for step in 0..<60 {
      let turns = commits.next(using: &dice)
      try modelWriter.commit(turns)
      try writer?.commit(turns)
      switch Int.random(in: 0..<12, using: &dice) {
      case 0: _ = try writer?.upkeep(isIdle: true)
      case 1: try writer?.finishUpkeep()
      case 2:
        // The files as a kill would leave them.
        let next = "step\(step).sqlite"
        try StoreFiles.copy(directory.file(name), to: directory.file(next))
        name = next
        try checkScan(directory.file(name), model, commits, "seed \(seed), step \(step)")
        store = try SQLiteStore(path: directory.file(name))
        reader = try store.openReader()
        writer = nil
        writer = try openWriter(store, using: &dice)
      case 3:
        // A clean shutdown.
        writer = nil
        store = try SQLiteStore(path: directory.file(name))
        reader = try store.openReader()
        writer = try openWriter(store, using: &dice)
      default: break
      }
      try check(reader, model, commits, using: &dice, "seed \(seed), step \(step)")
    }
  }

  @Test("A page of waiting records costs what it returns, however many wait")
  func pageCost() throws {
    let store = try SQLiteStore(path: directory.file())
    let reader = try store.openReader()
    let writer = try store.openWriter()
    func commit(_ range: Range<Int>) throws {
      for first in stride(from: range.lowerBound, to: range.upperBound, by: 100) {
        var changes: [RecordKey: Record?] = [:]
        for number in first..<min(first + 100, range.upperBound) {
          let id = UserID("u\(String(number * 7919 % 10_007 + 100_000))")
          changes[.customer(shop, CustomerID(id.bytes))] = customer(CustomerID(id.bytes))
        }
        try writer.commit([Turn(number: TurnNumber(1), changes: changes)])
      }
    }
    func visits(_ body: () throws -> Void) rethrows -> Int {
      let before = store.memtable.listVisits
      try body()
      return store.memtable.listVisits - before
    }
    try commit(0..<5000)
    var all: [CustomerID] = []
    let scan = try visits {
      while case let page = try reader.customers(in: shop, after: all.last, limit: 10),
        !page.isEmpty
      {
        all += page
      }
    }
    #expect(all.count == 5000 && Set(all).count == 5000)
    // A page looks at the key behind it, and at the one before it.
    #expect(scan <= 5000 + 2 * 501, "\(scan)")
    // Other commits in between add only their own keys.
    try commit(5000..<5100)
    let page = try visits {
      let found = try reader.customers(in: shop, after: nil, limit: 10)
      #expect(found.count == 10)
    }
    #expect(page <= 12, "\(page)")
    // A flush leaves keys behind; a page removes those that it meets.
    try writer.finishUpkeep()
    #expect(try reader.customers(in: shop, after: nil, limit: 10_000).count == 5100)
  }

  /// Uses short flush steps, so that most crashes interrupt a flush, and short journal volumes, so
  /// that the journal switches between them.
  private func openWriter(
    _ store: SQLiteStore,
    using dice: inout Entropy
  ) throws -> any StoreWriter {
    let writer = try #require(try store.openWriter() as? SQLiteWriter)
    writer.sizePerStep = Int.random(in: 1...6, using: &dice)
    writer.journal.volumeBytesMax = Int.random(in: 2...8, using: &dice) * JournalFrame.blockBytes
    return writer
  }

  /// Checks that a scan of the file finds each record and each event once.
  private func checkScan(
    _ path: String,
    _ model: any StoreReader,
    _ commits: RandomCommits,
    _ comment: Comment
  ) throws {
    let scan = try SQLiteScan(path: path)
    var found: [RecordKey: [UInt8]] = [:]
    for type in RecordType.allCases {
      var last: RecordKey?
      while true {
        let records = try scan.records(of: type, after: last, limit: 2)
        guard let end = records.last else { break }
        for record in records {
          try #require(found.updateValue(record.body ?? [], forKey: record.key) == nil, comment)
        }
        last = end.key
      }
    }
    for (key, record) in zip(commits.keys, try model.load(commits.keys)) {
      let body = found.removeValue(forKey: key)
      let scanned = try body.map { try RecordCodec.decode($0, for: key) }
      try #require(scanned == record, comment)
    }
    try #require(found.isEmpty, comment)
    var events: [EventRow] = []
    while true {
      let last = events.last.map { (project: $0.project, cursor: $0.cursor) }
      let some = try scan.events(after: last, limit: 3)
      if some.isEmpty { break }
      events += some
    }
    for project in [shop, other] {
      let query = EventQuery(project: project, after: 0, limit: .max)
      let cursors = events.filter { $0.project == project }.map(\.cursor)
      let wanted = try model.events(query).events.map(\.cursor)
      try #require(cursors == wanted, comment)
    }
  }

  @Test("An erasure writes itself and the waiting rows to the tables at once")
  func writtenThrough() throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try store.openWriter()
    let reader = try store.openReader()
    try writer.commit([
      Turn(number: TurnNumber(1), changes: [.user(shop, "a"): user("a")], events: [event(1)])
    ])
    var erased = event(1)
    erased.event.cause = nil
    try writer.commit([
      Turn(number: TurnNumber(2), changes: [.user(shop, "a"): nil], rewrites: [erased])
    ])
    let connection = try Connection(
      path: directory.file(),
      access: .read,
      busyTimeoutMilliseconds: 0
    )
    #expect(try store.journalRows().isEmpty)
    #expect(try connection.integer("SELECT count(*) FROM users") == 0)
    #expect(try reader.load([.user(shop, "a")]) == [nil])
    #expect(try reader.events(EventQuery(project: shop, after: 0, limit: 9)).events == [erased])
  }

  @Test("A reader sees later changes to the tables, by flush or direct write")
  func seen() throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try store.openWriter()
    let reader = try store.openReader()
    let key = RecordKey.user(shop, "a")
    #expect(try reader.load([key]) == [nil])
    try writer.commit([Turn(number: TurnNumber(1), changes: [key: user("a")], events: [event(1)])])
    #expect(try reader.load([key]) == [user("a")])
    try writer.finishUpkeep()
    #expect(try reader.load([key]) == [user("a")])
    var erased = event(1)
    erased.event.cause = nil
    try writer.commit([Turn(number: TurnNumber(2), changes: [key: nil], rewrites: [erased])])
    #expect(try reader.load([key]) == [nil])
  }

  @Test("A record that bypasses the journal is due, even before a scan's floor")
  func dueBeforeTheScanStart() throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try store.openWriter()
    let reader = try store.openReader()
    func due() throws -> [Moment] {
      try reader.due(in: shop, through: Moment(milliseconds: 60), limit: 9).map(\.moment)
    }
    func turn(_ name: String, dueAt moment: Int64) -> Turn {
      let chain = RandomCommits.chain(name)
      let end = Moment(milliseconds: moment)
      let record = RandomCommits.purchase(chain, expiresAt: end)
      return Turn(number: TurnNumber(1), changes: [.purchase(shop, chain): record])
    }
    try writer.commit([turn("a", dueAt: 50)])
    try writer.finishUpkeep()
    // The table has the older state, which the scan skips.
    try writer.commit([turn("a", dueAt: 90)])
    #expect(try due() == [])
    var past = turn("b", dueAt: 20)
    past.clearsTraces = true
    try writer.commit([past])
    // An expiration is due right after the last moment.
    #expect(try due() == [Moment(milliseconds: 21)])
  }

  @Test("The memtable stays within its limit")
  func bound() throws {
    let store = try SQLiteStore(path: directory.file())
    let writer = try store.openWriter()
    for number in 1...120 {
      let large = IdempotentReply(
        key: IdempotencyKey(method: [1], idempotencyKey: Array("\(number)".utf8)),
        parameters: [],
        result: [UInt8](repeating: 32, count: 400_000),
        answeredAt: Moment(milliseconds: 1)
      )
      let changes = [RecordKey.answer(shop, large.key): Record?.some(.answer(large))]
      try writer.commit([Turn(number: TurnNumber(1), changes: changes)])
      _ = try writer.upkeep(isIdle: false)
    }
    #expect(try store.journalRows().reduce(0) { $0 + $1.bytes.count } < 18 << 20)
  }

  private func check(
    _ reader: any StoreReader,
    _ model: any StoreReader,
    _ commits: RandomCommits,
    using dice: inout Entropy,
    _ comment: Comment
  ) throws {
    let keys = commits.keys
    try #require(try reader.load(keys) == model.load(keys), comment)
    let moment = Moment(milliseconds: Int64.random(in: 0..<100, using: &dice))
    let limit = Int.random(in: 1..<6, using: &dice)
    for project in [shop, other] {
      try #require(
        try reader.due(in: project, through: moment, limit: limit)
          == model.due(in: project, through: moment, limit: limit),
        comment
      )
      for name in RandomCommits.names {
        try #require(
          try reader.devices(of: UserID(name), in: project)
            == model.devices(of: UserID(name), in: project),
          comment
        )
        try #require(
          try reader.customers(in: project, after: CustomerID(name), limit: limit)
            == model.customers(in: project, after: CustomerID(name), limit: limit),
          comment
        )
      }
      try #require(
        try reader.answers(in: project, after: [], limit: limit)
          == model.answers(in: project, after: [], limit: limit),
        comment
      )
      var query = EventQuery(project: project, after: 0, limit: limit)
      query.after = Int64.random(in: 0..<20, using: &dice)
      query.scanMax = Int.random(in: 1..<30, using: &dice)
      for (kinds, customers) in [
        (nil, nil), ([.granted], nil), (nil, ["a", "b"]), ([.granted], ["a"]),
      ] as [([Event.Kind]?, Set<CustomerID>?)] {
        query.kinds = kinds
        query.customers = customers
        try #require(try reader.events(query) == model.events(query), comment)
      }
    }
  }
}

/// Random turns over a few ids, so that the same records change repeatedly.
struct RandomCommits {
  static let names = ["a", "b", "c", "d"]
  private(set) var keys: [RecordKey] = []
  private var cursors: [ProjectNumber: Int64] = [:]
  private var turn: UInt64 = 0

  init() {
    for project in [shop, other] {
      for name in Self.names {
        keys.append(.user(project, UserID(name)))
        keys.append(.device(project, DeviceID(name)))
        keys.append(.customer(project, CustomerID(name)))
        keys.append(.purchase(project, Self.chain(name)))
        keys.append(.answer(project, IdempotencyKey(method: [1], idempotencyKey: Array(name.utf8))))
      }
    }
  }

  mutating func next(using dice: inout Entropy) -> [Turn] {
    (0..<Int.random(in: 1...3, using: &dice)).map { _ in oneTurn(using: &dice) }
  }

  private mutating func oneTurn(using dice: inout Entropy) -> Turn {
    turn += 1
    var changes: [RecordKey: Record?] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &dice) {
      guard let key = keys.randomElement(using: &dice) else { continue }
      let isGone = Int.random(in: 0..<4, using: &dice) == 0
      changes[key] = .some(isGone ? nil : record(under: key, using: &dice))
    }
    var events: [StoredEvent] = []
    for _ in 0..<Int.random(in: 0...2, using: &dice) {
      let project = [shop, other].randomElement(using: &dice) ?? shop
      cursors[project, default: 0] += 1
      let kind: Event.Kind = Int.random(in: 0...1, using: &dice) == 0 ? .granted : .grantRevoked
      let customer = CustomerID(Self.names.randomElement(using: &dice) ?? "a")
      events.append(event(cursors[project] ?? 0, kind, of: customer, in: project))
    }
    // A turn that clears traces bypasses the journal.
    return Turn(
      number: TurnNumber(turn),
      changes: changes,
      events: events,
      clearsTraces: Int.random(in: 0..<16, using: &dice) == 0
    )
  }

  private func record(under key: RecordKey, using dice: inout Entropy) -> Record? {
    let moment = Moment(milliseconds: Int64.random(in: 0..<100, using: &dice))
    let start = Moment(milliseconds: 0)
    switch key.type {
    case .user: return StorageTests.user(UserID(key), createdAt: moment.milliseconds)
    case .device:
      let user = (Self.names + [""]).randomElement(using: &dice) ?? ""
      return .device(
        Device(
          id: DeviceID(key),
          anonymousUser: "n",
          identifiedUser: user.isEmpty ? nil : UserID(user),
          createdAt: moment
        )
      )
    case .customer:
      let grant = Grant(entitlement: "X", grantedAt: start, expiresAt: moment)
      return .customer(
        Customer(
          id: CustomerID(key),
          ordinal: 1,
          createdAt: start,
          members: [Customer.Member(id: "u", isAnonymous: false)],
          grants: Bool.random(using: &dice) ? [grant] : []
        )
      )
    case .purchase:
      guard let chain = ChainKey(key) else { return nil }
      return Self.purchase(chain, expiresAt: Bool.random(using: &dice) ? moment : nil)
    case .answer:
      guard let key = IdempotencyKey(key) else { return nil }
      return .answer(IdempotentReply(key: key, parameters: [], result: [], answeredAt: moment))
    default: return nil
    }
  }

  static func purchase(_ chain: ChainKey, expiresAt: Moment? = nil) -> Record {
    let start = Moment(milliseconds: 0)
    return .purchase(
      Purchase(
        key: chain,
        createdAt: start,
        user: "u",
        holders: ["c"],
        latest: Transaction(id: "1", product: "x", purchasedAt: start, expiresAt: expiresAt)
      )
    )
  }

  static func chain(_ name: String) -> ChainKey {
    ChainKey(store: "appStore", originalTransaction: TransactionID(name))
  }
}
