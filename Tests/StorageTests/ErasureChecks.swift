import IdentityCore
import Storage
import Testing

@Suite("Erasures, in every store")
struct ErasureChecks {
  @Test("An event is rewritten in place", arguments: StoreType.allCases)
  func rewrites(type: StoreType) throws {
    let open = try OpenStore(type)
    try open.commit(events: (1...5).map { event($0, of: "ada") })
    try open.commit(events: [event(3, of: "ada", in: other)])
    var changed = event(3, of: "erased")
    changed.event.cause = nil
    try open.writer.commit([Turn(number: TurnNumber(3), rewrites: [changed])])
    try open.reopen()
    let events = try open.reader.events(EventQuery(project: shop, after: 0, limit: 9)).events
    #expect(events.map(\.cursor) == [1, 2, 3, 4, 5])
    #expect(events[2] == changed)
    #expect(events.filter { $0.customer == "ada" }.count == 4)
    let query = EventQuery(project: shop, after: 0, limit: 9, customers: ["erased"])
    #expect(try open.reader.events(query).events.map(\.cursor) == [3])
    let others = try open.reader.events(EventQuery(project: other, after: 0, limit: 9)).events
    #expect(others == [event(3, of: "ada", in: other)])
  }

  @Test("A user's devices are those that are logged in now", arguments: StoreType.allCases)
  func devices(type: StoreType) throws {
    let open = try OpenStore(type)
    func commitDevice(_ id: DeviceID, _ user: UserID?, in project: ProjectNumber = shop) throws {
      let device = Device(
        id: id,
        anonymousUser: "anon",
        identifiedUser: user,
        createdAt: Moment(milliseconds: 0)
      )
      try open.commit([.device(project, id): .device(device)])
    }
    try commitDevice("c", "ada")
    try commitDevice("a", "ada")
    try commitDevice("b", "bob")
    try commitDevice("d", nil)
    try commitDevice("e", "ada", in: other)
    try commitDevice("f", "ada")
    try commitDevice("f", "bob")
    try commitDevice("g", "ada")
    try open.commit([.device(shop, "g"): nil])
    try open.reopen()
    #expect(try open.reader.devices(of: "ada", in: shop) == ["a", "c"])
    #expect(try open.reader.devices(of: "bob", in: shop) == ["b", "f"])
    #expect(try open.reader.devices(of: "eve", in: shop).isEmpty)
    #expect(try open.reader.devices(of: "ada", in: other) == ["e"])
  }

  @Test("Pages of remembered answers contain each answer once", arguments: StoreType.allCases)
  func answers(type: StoreType) throws {
    let open = try OpenStore(type)
    let keys = (0..<25).map { "k\($0)" }
    for key in keys {
      let answer = answer(key, at: 1000)
      try open.commit([answer.key: answer.record])
    }
    try open.reopen()
    var found: [String] = []
    var last: [UInt8] = []
    while true {
      let page = try open.reader.answers(in: shop, after: last, limit: 10)
      found += page.map { String(decoding: $0.key.idempotencyKey, as: UTF8.self) }
      guard let end = page.last else { break }
      #expect(page.count <= 10)
      last = end.key.keyID
    }
    #expect(found == keys.sorted())
    #expect(try open.reader.answers(in: other, after: [], limit: 10).isEmpty)
  }

  @Test(
    "Pages of a type contain each record once, in the order of addresses",
    arguments: StoreType.allCases
  )
  func pages(type: StoreType) throws {
    let open = try OpenStore(type)
    let all = (10..<35).map { Mention(.user(UserID("user-\($0)")), in: .events("other")) }
    for mention in all {
      let record = Record.mention(mention)
      try open.commit([.mention(shop, mention): record, .mention(other, mention): record])
    }
    try open.commit([.mention(shop, all[7]): nil])
    try open.reopen()
    var found: [Record] = []
    var last: [UInt8] = []
    while true {
      let page = try open.reader.page(of: .mention, in: shop, after: last, limit: 10)
      found += page.map(\.record)
      guard let end = page.last else { break }
      #expect(page.count <= 10)
      last = end.id
    }
    #expect(found == all.filter { $0 != all[7] }.map { .mention($0) })
    #expect(try open.reader.page(of: .answer, in: shop, after: [], limit: 10).isEmpty)
  }
}
