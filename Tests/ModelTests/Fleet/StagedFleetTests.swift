import IdentityCore
import Service
import Storage
import TestSupport
import Testing

@Suite("Services over one store, in an order of messages that is rare")
struct StagedFleetTests {
  private static let phone = #"{"device":"A"}"#

  /// Has the first service remember everything that a write of a property needs.
  private func warm(_ fleet: StagedFleet) throws {
    try fleet.answer("install", #"{"device":"B"}"#, on: 0)
    try fleet.answer("setUserProperty", Self.property(-1), on: 0)
  }

  /// Has the first service write something without a read.
  private func write(_ number: Int, on fleet: StagedFleet) throws {
    let reply = try fleet.answer(
      "setUserProperty",
      Self.property(number),
      on: 0,
      session: 1,
      through: [StagedFleet.writing]
    )
    #expect(reply?["result"] != nil)
  }

  private static func property(_ number: Int) -> String {
    #"{"device":"B","key":"number","value":"\#(number)"}"#
  }

  @Test("A fetch that another service's entry has overtaken brings nothing that the entry changed")
  func overtaken() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    try warm(fleet)
    let early = fleet.ask("userInfo", Self.phone, on: 0)
    // The first round trip confirms the project, and the second reads the device.
    try fleet.move(0)
    try fleet.turn(0)
    #expect(try fleet.serve(0, StagedFleet.reading))
    try fleet.answer("identify", #"{"device":"A","userId":"ann"}"#, on: 1)
    // The lock brings the entry of the login.
    try write(1, on: fleet)
    #expect(fleet.reply(to: early) == nil)
    #expect(fleet.deliver(0, StagedFleet.reading))
    try fleet.move(0)
    let late = try fleet.answer("userInfo", Self.phone, on: 0)
    #expect(late?["result"]?["user"]?["id"] == "ann", "\(late ?? .null)")
  }

  @Test(
    "A deletion finds the device of a login that has overtaken its list of devices",
    arguments: 0..<8
  )
  func overtakenList(movesCount: Int) throws {
    let fleet = try StagedFleet(hostsCount: 2)
    try fleet.answer("identify", #"{"device":"A","userId":"ann"}"#, on: 0)
    try fleet.answer("install", #"{"device":"B"}"#, on: 1)
    let deletion = fleet.ask("user.delete", #"{"userId":"ann"}"#, on: 0)
    for _ in 0..<movesCount { try fleet.move(0, through: [StagedFleet.reading]) }
    try fleet.answer("identify", #"{"device":"B","userId":"ann"}"#, on: 1)
    for _ in 0..<300 { try fleet.move(0) }
    #expect(fleet.reply(to: deletion)?["result"]?["users"]?.integer == 1)
    for device in ["A", "B"] {
      let reply = try fleet.answer("userInfo", #"{"device":"\#(device)"}"#, on: 1)
      let user = reply?["result"]?["user"]
      #expect(user?["identityId"] == .null, "\(user ?? .null)")
    }
  }

  @Test("The store's clock goes back: each service follows with its next reply")
  func clockBack() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    try warm(fleet)
    let tablet = #"{"device":"B"}"#
    let now = { (host: Int) throws -> String in
      try fleet.answer("checkEntitlements", tablet, on: host)?["result"]?["at"]?.text ?? ""
    }
    let right = try (0..<2).map(now)
    fleet.store.moveClock(by: 7_200_000)
    let ahead = try (0..<2).map(now)
    #expect(zip(right, ahead).allSatisfy { $0 < $1 })
    // A read that the store has carried out before arrives after the clock was corrected.
    let early = fleet.ask("checkEntitlements", tablet, on: 0)
    try fleet.turn(0)
    #expect(try fleet.serve(0, StagedFleet.reading))
    fleet.store.moveClock(by: -7_200_000)
    for _ in 0..<3 { try fleet.move(0) }
    #expect(fleet.reply(to: early) != nil)
    #expect(try (0..<2).map(now) == right)
  }

  @Test(
    "A reply of a history that the store has lost brings nothing, however far memory is",
    arguments: [(0, true), (1, true), (1, false), (2, false)]
  )
  func lost(writesCount: Int, isCommitting: Bool) throws {
    let fleet = try StagedFleet(hostsCount: 3)
    try warm(fleet)
    fleet.store.backUp()
    let early = fleet.ask("userInfo", Self.phone, on: 0)
    // The first round trip confirms the project, and the second reads the device.
    try fleet.move(0)
    try fleet.answer("identify", #"{"device":"A","userId":"ann"}"#, on: 1)
    try fleet.turn(0)
    #expect(try fleet.serve(0, StagedFleet.reading))
    #expect(try fleet.store.restore())

    for number in 0..<writesCount { try write(number, on: fleet) }
    if isCommitting {
      _ = fleet.ask("setUserProperty", Self.property(writesCount), on: 0, session: 1)
      #expect(try fleet.reachCommit(on: 0, through: [StagedFleet.writing]))
    }
    #expect(fleet.reply(to: early) == nil)
    #expect(fleet.deliver(0, StagedFleet.reading))
    #expect(fleet.deliver(0, StagedFleet.writing) == isCommitting)
    try fleet.turn(0)
    let late = try fleet.answer("userInfo", Self.phone, on: 0)
    let expected = try fleet.answer("userInfo", Self.phone, on: 2)
    #expect(expected?["result"]?["user"] != nil)
    #expect(late?["result"] == expected?["result"], "\(late ?? .null)")
    #expect(fleet.store.violations.isEmpty)
  }

  @Test("A request that another service overtakes again and again reads under the lock")
  func overtakenForEver() throws {
    let fleet = try StagedFleet(hostsCount: 2, waitMilliseconds: 1)
    let read = fleet.ask("userInfo", Self.phone, on: 0)
    for number in 0..<60 where fleet.reply(to: read) == nil {
      try fleet.answer("install", #"{"device":"D\#(number)"}"#, on: 1)
      // The first service cannot follow the log, and drops what it has read.
      fleet.store.trim()
      try fleet.move(0)
    }
    #expect(fleet.reply(to: read)?["result"] != nil)
  }

  @Test("A turn whose place in the log nothing shows any more has an unknown outcome")
  func unseen() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    let install = fleet.ask("install", #"{"device":"B"}"#, on: 0)
    #expect(try fleet.reachCommit(on: 0, isServed: false))
    fleet.connection(of: 0).cut(StagedFleet.writing, received: 1)
    #expect(try fleet.connection(of: 0).serveOrphan())
    try fleet.answer("install", #"{"device":"C"}"#, on: 1)
    fleet.store.trim()
    for _ in 0..<20 where fleet.reply(to: install) == nil { try fleet.move(0) }
    let outcome = fleet.reply(to: install)?["error"]?["data"]?["outcome"]
    #expect(outcome == "unknown")
    let installed = try fleet.answer("userInfo", #"{"device":"B"}"#, on: 1)
    #expect(installed?["result"] != nil)
  }

  @Test("A subscriber gets what another service emits while a turn with that cursor is in doubt")
  func subscription() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    try fleet.answer("events.subscribe", #"{"after":"0"}"#, on: 0)
    let install = fleet.ask("install", #"{"device":"B"}"#, on: 0, session: 1)
    #expect(try fleet.reachCommit(on: 0, isServed: false))
    fleet.connection(of: 0).cut(StagedFleet.writing, received: 0)
    #expect(try fleet.connection(of: 0).serveOrphan())
    let other = try fleet.answer("install", #"{"device":"C"}"#, on: 1)
    #expect(other?["result"] != nil)
    for _ in 0..<20 { try fleet.move(0, through: [StagedFleet.reading]) }
    #expect(fleet.reply(to: install) == nil)
    for _ in 0..<20 { try fleet.move(0) }
    #expect(fleet.reply(to: install)?["error"]?["data"]?["outcome"] == "notApplied")
    try expectAllEvents(of: fleet)
  }

  @Test("A subscriber gets another service's event before a later one of its own service")
  func ownEvent() throws {
    // The feed does not look for others' events meanwhile.
    let fleet = try StagedFleet(hostsCount: 2, waitMilliseconds: 1)
    try warm(fleet)
    try fleet.answer("events.subscribe", #"{"after":"0"}"#, on: 0)
    for _ in 0..<200 { try fleet.move(0) }
    try expectAllEvents(of: fleet)
    try fleet.answer("install", #"{"device":"C"}"#, on: 1)
    try fleet.answer("install", #"{"device":"D"}"#, on: 0)
    for _ in 0..<200 { try fleet.move(0) }
    try expectAllEvents(of: fleet)
  }

  /// Checks that the subscriber on the first service got every event once, in order.
  private func expectAllEvents(of fleet: StagedFleet) throws {
    let page = try fleet.answer("events.read", #"{"after":"0"}"#, on: 1)?["result"]
    let events = try #require(page?["events"]?.elements)
    let sent = try fleet.hosts[0].notices.map { try JSONTree($0)["params"]?["cursor"]?.text }
    #expect(sent == events.map { $0["cursor"]?.text })
  }

  @Test("A service that finds entries whose keys a deletion has cleared reads everything again")
  func cleared() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    func user() throws -> JSONTree? {
      try fleet.answer("userInfo", Self.phone, on: 1)?["result"]?["user"]?["id"]
    }
    try fleet.answer("identify", #"{"device":"A","userId":"ann"}"#, on: 0)
    try fleet.answer("install", #"{"device":"B"}"#, on: 0)
    try fleet.answer("identify", #"{"device":"B","userId":"zed"}"#, on: 0)
    #expect(try user() == "ann")
    try fleet.answer("identify", #"{"device":"A","userId":"bob"}"#, on: 0)
    let deletion = fleet.ask("user.delete", #"{"userId":"zed"}"#, on: 0)
    for _ in 0..<300 { try fleet.move(0) }
    #expect(fleet.reply(to: deletion)?["result"] != nil)
    #expect(try user() == "bob")
  }

  @Test("Another service goes on with a deletion whose service has ended")
  func deletion() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    try fleet.answer("identify", #"{"device":"A","userId":"ann"}"#, on: 0)
    // It looks for deletions of others when it starts.
    for _ in 0..<30 { try fleet.move(1) }
    _ = fleet.ask("user.delete", #"{"userId":"ann"}"#, on: 0)
    #expect(try fleet.reachCommit(on: 0))
    #expect(try fleet.store.erasures().count == 1)
    for _ in 0..<300 { try fleet.move(1) }
    #expect(try fleet.store.erasures().isEmpty)
  }

  @Test("A deletion that another service has begun and ends is answered with its result")
  func repeatedDeletion() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    try fleet.answer("identify", #"{"device":"A","userId":"ann"}"#, on: 0)
    // It looks for deletions of others when it starts.
    for _ in 0..<30 { try fleet.move(1) }
    let deletion = #"{"userId":"ann","idempotencyKey":"k"}"#
    let first = fleet.ask("user.delete", deletion, on: 0)
    #expect(try fleet.reachCommit(on: 0))
    let again = fleet.ask("user.delete", deletion, on: 1)
    for _ in 0..<5 { try fleet.move(1, through: [StagedFleet.reading]) }
    for _ in 0..<300 { try fleet.move(0) }
    #expect(fleet.reply(to: first)?["result"]?["replayed"] == nil)
    for _ in 0..<100 { try fleet.move(1) }
    let result = try #require(fleet.reply(to: again)?["result"])
    #expect(result["replayed"]?.flag == true)
    #expect(result["users"] == fleet.reply(to: first)?["result"]?["users"])
  }

  @Test("A clock that two services are to advance under the same key moves once")
  func repeatedAdvance() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    let advance = #"{"by":"P1D","idempotencyKey":"k"}"#
    let requests = [0, 1].map { fleet.ask("clock.advance", advance, of: .second, on: $0) }
    // Both find out that the key is new before either moves the clock.
    for host in [0, 1, 0, 1] { try fleet.move(host, through: [StagedFleet.reading]) }
    for host in 0...1 {
      for _ in 0..<30 { try fleet.move(host) }
    }
    let results = requests.map { fleet.reply(to: $0)?["result"] }
    for result in results { #expect(result?["now"]?.text == "2026-01-12T00:00:00.000Z") }
    #expect(results.map { $0?["replayed"]?.flag } == [nil, true])
  }

  @Test("The list of projects shows what another service has acknowledged")
  func list() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    func devices() throws -> [Int?] {
      let list = try fleet.answer("project.list", "{}", on: 1)?["result"]?["projects"]
      return try #require(list?.elements).map { $0["counts"]?["devices"]?.integer }
    }
    #expect(try devices() == [1, 1, 1])
    try fleet.answer("install", #"{"device":"B"}"#, of: .timed, on: 0)
    #expect(try devices() == [1, 1, 2])
  }

  @Test("What ends is not emitted while a definition of another service has not reached everybody")
  func rollout() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    let timed = FleetProject.timed
    func define(_ entitlements: String) -> String {
      #"{"products":{"month":{"kind":"subscription","entitlements":[\#(entitlements)]}}}"#
    }
    try fleet.answer("project.define", define(#""X""#), of: timed, on: 0)
    for _ in 0..<30 { try fleet.move(0) }
    let purchase =
      #"{"device":"A","product":"month","store":"appStore","transactionId":"1","#
      + #""expiresAt":"2020-01-01T00:00:00.500Z"}"#
    try fleet.answer("purchase", purchase, of: timed, on: 0)
    _ = fleet.ask("project.define", define(#""X","Y""#), of: timed, on: 0)
    #expect(try fleet.reachCommit(on: 0))
    #expect(try fleet.store.project(timed.id)?.isRollingOut == true)

    fleet.store.moveClock(by: 1000)
    var endsCount = 0
    for _ in 0..<300 {
      try fleet.move(1)
      let events = fleet.store.history.flatMap(\.turn.events)
      endsCount = events.count { $0.kind == .purchaseExpired }
      let isRollingOut = try fleet.store.project(timed.id)?.isRollingOut
      #expect(endsCount == 0 || isRollingOut == false)
    }
    #expect(endsCount == 1)
  }

  @Test(
    "Another definition takes the place of a turn in doubt that has ended a rollout",
    arguments: 0..<4
  )
  func rolloutInDoubt(committedCount: Int) throws {
    let fleet = try StagedFleet(hostsCount: 2)
    func define(_ entitlements: String) -> String {
      #"{"products":{"month":{"kind":"subscription","entitlements":[\#(entitlements)]}}}"#
    }
    try fleet.answer("project.define", define(#""X""#), on: 0)
    for _ in 0..<30 { try fleet.move(0) }
    let purchase = #"{"device":"A","product":"month","store":"appStore","transactionId":"1"}"#
    try fleet.answer("purchase", purchase, on: 0)
    _ = fleet.ask("project.define", define(#""X","Y""#), on: 0)
    for _ in 0..<committedCount {
      guard try fleet.reachCommit(on: 0) else { return }
      _ = fleet.deliver(0, StagedFleet.writing)
    }
    guard try fleet.reachCommit(on: 0, isServed: false) else { return }
    fleet.connection(of: 0).cut(StagedFleet.writing, received: 0)
    #expect(try fleet.connection(of: 0).serveOrphan())
    try fleet.answer("project.define", define(#""X","Z""#), on: 1)
    for _ in 0..<20 { try fleet.move(0, through: [StagedFleet.reading]) }
    _ = fleet.ask("identify", #"{"device":"A","userId":"ann"}"#, on: 0, session: 1)
    for _ in 0..<20 { try fleet.move(0, through: [StagedFleet.reading]) }
    for _ in 0..<100 { for host in 0..<2 { try fleet.move(host) } }
    for host in 0..<2 {
      let access = try fleet.answer("checkEntitlements", Self.phone, on: host)?["result"]
      #expect(access?["entitlements"]?.members.map(\.name) == ["X", "Z"])
    }
    #expect(try fleet.store.project(Project.defaultID)?.isRollingOut == false)
  }

  @Test("A definition counts the purchases of another service, and keeps their product")
  func productInUse() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    func define(_ month: String, _ more: String = "") -> String {
      #"{"products":{\#(month)"year":{"kind":"subscription","entitlements":["Y"]}}\#(more)}"#
    }
    let month = #""month":{"kind":"subscription","entitlements":["X"]},"#
    try fleet.answer("project.define", define(month), on: 0)
    let purchase = #"{"device":"A","product":"month","store":"appStore","transactionId":"1"}"#
    try fleet.answer("purchase", purchase, on: 0)
    // Until the first definition has reached everybody, and its lock is free.
    for _ in 0..<30 { try fleet.move(0) }
    let refused = try fleet.answer("project.define", define(""), on: 1)
    let data = try #require(refused?["error"]?["data"])
    #expect(data["kind"] == "productInUse" && data["customers"]?.integer == 1)
    let removed = try fleet.answer("project.define", define("", #","removed":["month"]"#), on: 1)
    let changes = try #require(removed?["result"]?["changes"], "\(removed ?? .null)")
    #expect(changes["customers"]?.integer == 1 && changes["lost"]?["X"]?.integer == 1)
    #expect(changes["counted"] == .bool(true))
  }

  @Test("A subscriber gets an event of another service soon after the look that finds it")
  func subscriber() throws {
    let fleet = try StagedFleet(hostsCount: 2, waitMilliseconds: 10)
    try fleet.answer("events.subscribe", "{}", on: 1)
    for _ in 0..<50 { try fleet.move(1) }
    for number in 1...5 {
      try fleet.answer("install", #"{"device":"B\#(number)"}"#, on: 0)
      var waits = 0
      while fleet.hosts[1].notices.count < number, waits < 100 {
        // As in the daemon, a turn needs something to do.
        if fleet.hosts[1].wait() { _ = fleet.hosts[1].turn() }
        _ = try fleet.serve(1, StagedFleet.reading)
        _ = fleet.deliver(1, StagedFleet.reading)
        waits += 1
      }
      // The service looks every ten waits, and the reads of the events take four.
      #expect(waits <= 14)
    }
  }

  @Test("The statistics count and time the commits of a service")
  func commits() throws {
    let fleet = try StagedFleet(hostsCount: 2)
    func commits() throws -> [Int?] {
      fleet.hosts[0].receive(Array(#"{"id":0,"method":"server.stats"}"#.utf8), on: 1)
      for _ in 0..<30 { try fleet.move(0) }
      let stats = try #require(fleet.reply(to: 0)?["result"]?["commits"])
      return [stats["turns"]?.integer, stats["durations"]?["count"]?.integer]
    }
    let before = try commits().map { try #require($0) }
    for number in 1...3 { try fleet.answer("install", #"{"device":"B\#(number)"}"#, on: 0) }
    try fleet.answer("install", #"{"device":"C"}"#, on: 1)
    #expect(try commits() == before.map { $0 + 3 })
  }

  @Test("The statistics count the ends that the store lists and no service has emitted")
  func statistics() throws {
    let fleet = try StagedFleet(hostsCount: 1)
    let timed = FleetProject.timed
    let product = #"{"products":{"month":{"kind":"subscription","entitlements":["X"]}}}"#
    try fleet.answer("project.define", product, of: timed, on: 0)
    let purchase =
      #"{"device":"A","product":"month","store":"appStore","transactionId":"1","#
      + #""expiresAt":"2020-01-01T00:00:00.500Z"}"#
    try fleet.answer("purchase", purchase, of: timed, on: 0)
    // Until the definition has reached everybody: what ends waits for that.
    for _ in 0..<30 { try fleet.move(0) }
    func background() throws -> (due: Int?, late: Int?) {
      fleet.hosts[0].receive(Array(#"{"id":0,"method":"server.stats"}"#.utf8), on: 1)
      for _ in 0..<30 { try fleet.move(0, through: [StagedFleet.reading]) }
      let stats = try #require(fleet.reply(to: 0)?["result"]?["background"])
      return (stats["expiriesDue"]?.integer, stats["expiriesLateMs"]?.integer)
    }
    #expect(try background() == (0, 0))
    // Without the other channel, the service cannot take the lock under which it emits them.
    fleet.store.moveClock(by: 5000)
    for _ in 0..<30 { try fleet.move(0, through: [StagedFleet.reading]) }
    let late = try background()
    #expect(late.due == 1 && late.late ?? 0 >= 2000)
    for _ in 0..<30 { try fleet.move(0) }
    #expect(try background() == (0, 0))
  }
}
