import IdentityCore
import Storage
import TestSupport
import Testing

@Suite("Records, in every store")
struct RecordChecks {
  @Test("Committed records are loaded in the order of the keys", arguments: StoreType.allCases)
  func load(type: StoreType) throws {
    let open = try OpenStore(type)
    let seed = Seed.chosen()
    var random = RandomRecords(seed: seed)
    var records: [RecordKey: Record] = [:]
    for _ in 0..<500 {
      var (key, record) = random.next()
      if case .answer(var answer) = record {
        // All answers have the same moment, so that none expires.
        answer.answeredAt = Moment(milliseconds: 0)
        record = .answer(answer)
      }
      records[key] = record
    }
    try open.commit(records.mapValues { .some($0) })
    let absent = RecordKey.user(shop, "nobody")
    let keys = records.keys + [absent] + records.keys.prefix(3)
    let expected = keys.map { records[$0] }
    #expect(try open.reader.load(keys) == expected, "seed \(seed)")
    for (key, record) in records {
      try #require(try open.load(key) == record, "seed \(seed)")
    }
    #expect(try open.reader.load([]) == [])
    try open.reopen()
    #expect(try open.reader.load(keys) == expected, "seed \(seed)")
  }

  @Test("A missing record of any type is nil", arguments: StoreType.allCases)
  func absent(type: StoreType) throws {
    let open = try OpenStore(type)
    let chain = ChainKey(store: "appStore", originalTransaction: "1")
    let keys: [RecordKey] = [
      .directory, .project("default"), .projectCounts(shop), .device(shop, "phone"),
      .user(shop, "ada"),
      .customer(shop, "ada"), .purchase(shop, chain), .account(shop, .device("phone")),
      .answer(shop, IdempotencyKey(method: [], idempotencyKey: [])), .properties(shop, "ada"),
      .userTrail(shop, "ada"), .purchaseTrail(shop, chain),
      .consumer(shop, "mailer"), .webhooks(shop), .stores(shop),
      .receivedNotifications(shop, 7), .chainName(shop, chain),
    ]
    #expect(try open.reader.load(keys) == keys.map { _ in nil })
    for key in keys { #expect(try open.load(key) == nil) }
  }

  @Test("Projects and record types are separate", arguments: StoreType.allCases)
  func areSeparate(type: StoreType) throws {
    let open = try OpenStore(type)
    try open.commit([.user(shop, "ada"): user("ada")])
    let keys: [RecordKey] = [
      .user(other, "ada"), .device(shop, "ada"), .customer(shop, "ada"), .user(shop, "Ada"),
    ]
    #expect(try open.reader.load(keys) == [nil, nil, nil, nil])
  }

  @Test("The last of several states counts", arguments: StoreType.allCases)
  func lastState(type: StoreType) throws {
    let open = try OpenStore(type)
    let keys = ["a", "b", "c"].map { RecordKey.user(shop, UserID($0)) }
    try open.writer.commit([
      Turn(number: TurnNumber(1), changes: [keys[0]: user("a"), keys[1]: user("b")]),
      Turn(number: TurnNumber(2), changes: [keys[0]: user("a", createdAt: 2), keys[1]: nil]),
      Turn(number: TurnNumber(3), changes: [keys[0]: user("a", createdAt: 3), keys[2]: user("c")]),
    ])
    #expect(try open.reader.load(keys) == [user("a", createdAt: 3), nil, user("c")])
    try open.commit([keys[0]: user("a", createdAt: 4)])
    #expect(try open.load(keys[0]) == user("a", createdAt: 4))
  }

  @Test("A deleted record is gone and can be added again", arguments: StoreType.allCases)
  func deletion(type: StoreType) throws {
    let open = try OpenStore(type)
    let key = RecordKey.user(shop, "ada")
    try open.commit([key: nil])
    try open.commit([key: user("ada")])
    try open.commit([key: nil])
    #expect(try open.load(key) == nil)
    try open.reopen()
    #expect(try open.load(key) == nil)
    try open.commit([key: user("ada", createdAt: 1)])
    #expect(try open.load(key) == user("ada", createdAt: 1))
  }

  @Test("All turns of a commit are stored, or none", arguments: StoreType.allCases)
  func atomicity(type: StoreType) throws {
    let open = try OpenStore(type)
    let ada = RecordKey.user(shop, "ada")
    let bob = RecordKey.user(shop, "bob")
    try open.commit([ada: user("ada")], events: [event(1)])
    let error = #expect(throws: StorageError.self) {
      try open.writer.commit([
        Turn(
          number: TurnNumber(2),
          changes: [ada: user("ada", createdAt: 2), bob: user("bob")],
          events: [event(2)]
        ),
        // A repeated cursor.
        Turn(number: TurnNumber(3), events: [event(2, .grantRevoked)]),
      ])
    }
    guard case .failed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try open.reader.load([ada, bob]) == [user("ada"), nil])
    #expect(
      try open.reader.events(EventQuery(project: shop, after: 0, limit: 9)).events == [event(1)]
    )
    try open.commit([bob: user("bob")], events: [event(2)])
    #expect(try open.load(bob) == user("bob"))
  }

  @Test("Any bytes can be an id", arguments: StoreType.allCases)
  func oddIDs(type: StoreType) throws {
    let open = try OpenStore(type)
    var ids: [[UInt8]] = [
      [], [0], [0, 0], Array("a\0b".utf8), Array("a".utf8), Array("a ".utf8), [0xFF], [0xC3, 0x28],
      Array("\u{E9}".utf8), Array("e\u{301}".utf8), Array("%_'\";--".utf8), Array("NULL".utf8),
      Array("1".utf8), Array("1.0".utf8), Array("01".utf8),
    ]
    ids.append(Array(String(repeating: "\u{1F980}", count: 255).utf8))
    ids.append(Array(String(repeating: "\u{1F980}", count: 254).utf8))
    let records = ids.enumerated().map { position, id in
      (key: RecordKey.user(shop, UserID(id)), record: user(UserID(id), createdAt: Int64(position)))
    }
    for (key, record) in records { try open.commit([key: record]) }
    try open.reopen()
    #expect(try open.reader.load(records.map(\.key)) == records.map(\.record))
    for (key, _) in records {
      try open.commit([key: nil])
      #expect(try open.load(key) == nil)
    }
  }

  @Test("A record can be large", arguments: StoreType.allCases)
  func large(type: StoreType) throws {
    let open = try OpenStore(type)
    var customer = Customer(
      id: "ada",
      ordinal: 1,
      createdAt: Moment(milliseconds: 0),
      members: [Customer.Member(id: "ada", isAnonymous: false)]
    )
    customer.formerIDs = (0..<50_000).map { CustomerID("former customer \($0)") }
    let key = RecordKey.customer(shop, "ada")
    try open.commit([key: .customer(customer)])
    try open.reopen()
    #expect(try open.load(key) == .customer(customer))
  }

  @Test("An empty commit succeeds", arguments: StoreType.allCases)
  func nothing(type: StoreType) throws {
    let open = try OpenStore(type)
    try open.writer.commit([])
    try open.writer.commit([Turn(number: TurnNumber(1))])
    try open.finishUpkeep()
  }

  @Test("Old answers expire, a few at a time", arguments: StoreType.allCases)
  func oldAnswers(type: StoreType) throws {
    let open = try OpenStore(type)
    let lifetime = IdempotentReply.lifetimeMilliseconds
    let old = (0..<100).map { answer("old \($0)", at: Int64($0)) }
    for entry in old { try open.commit([entry.key: entry.record]) }
    try open.finishUpkeep()
    // Remembered again: its age counts from the last moment.
    let renewed = answer("old 0", at: 1000)
    try open.commit([renewed.key: renewed.record])
    let keys = old.map(\.key)
    func countStored() throws -> Int { try open.reader.load(keys).count { $0 != nil } }

    let young = answer("young", at: lifetime + 97)
    try open.commit([young.key: young.record])
    try open.finishUpkeep()
    let afterOne = try countStored()
    #expect((1..<100).contains(afterOne))
    for _ in 0..<20 {
      try open.commit([.user(shop, "ada"): user("ada")])
      try open.finishUpkeep()
    }
    // The answers of moments 98 and 99 have not expired yet.
    #expect(try countStored() == 3)
    #expect(try open.load(renewed.key) == renewed.record)
    #expect(try open.load(young.key) == young.record)

    let last = answer("last", at: lifetime + 1000)
    try open.commit([last.key: last.record])
    try open.finishUpkeep()
    #expect(try countStored() == 0)
    #expect(try open.load(young.key) == young.record)
  }
}
