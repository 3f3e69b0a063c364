import IdentityCore
import Storage
import Testing

@Suite("What every store must do when somebody is erased")
struct ErasureChecks {
  @Test("an event is rewritten where it stands", arguments: StoreSort.allCases)
  func rewrites(type: StoreSort) throws {
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

  @Test("a user's devices are those that are logged in as it now", arguments: StoreSort.allCases)
  func devices(type: StoreSort) throws {
    let open = try OpenStore(type)
    func put(_ id: DeviceID, _ user: UserID?, in project: ProjectNumber = shop) throws {
      let device = Device(
        id: id,
        anonymousUser: "anon",
        identifiedUser: user,
        createdAt: Moment(milliseconds: 0)
      )
      try open.commit([.device(project, id): .device(device)])
    }
    try put("c", "ada")
    try put("a", "ada")
    try put("b", "bob")
    try put("d", nil)
    try put("e", "ada", in: other)
    try put("f", "ada")
    try put("f", "bob")
    try put("g", "ada")
    try open.commit([.device(shop, "g"): nil])
    try open.reopen()
    #expect(try open.reader.devices(of: "ada", in: shop) == ["a", "c"])
    #expect(try open.reader.devices(of: "bob", in: shop) == ["b", "f"])
    #expect(try open.reader.devices(of: "eve", in: shop).isEmpty)
    #expect(try open.reader.devices(of: "ada", in: other) == ["e"])
  }

  @Test("remembered answers are gone through in pages, each once", arguments: StoreSort.allCases)
  func answers(type: StoreSort) throws {
    let open = try OpenStore(type)
    let keys = (0..<25).map { "k\($0)" }
    for key in keys {
      let answer = answer(key, at: 1000)
      try open.commit([answer.key: answer.record])
    }
    try open.reopen()
    var found: [String] = []
    var address: [UInt8] = []
    while true {
      let page = try open.reader.answers(in: shop, after: address, limit: 10)
      found += page.map { String(decoding: $0.key.idempotencyKey, as: UTF8.self) }
      guard let last = page.last else { break }
      #expect(page.count <= 10)
      address = last.key.addressBytes
    }
    #expect(found == keys.sorted())
    #expect(try open.reader.answers(in: other, after: [], limit: 10).isEmpty)
  }
}
