import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport
import Testing

@Suite("Large decisions run on a worker, and other requests do not wait")
struct LargeDecisionTests {
  @Test(
    "Every session plays as written when the worker makes every decision",
    arguments: GoldenConversation.names
  )
  func byWorker(name: String) throws {
    let session = try GoldenConversation(named: name)
    let line = try InProcessLine(options: session.options)
    line.service.stepsOnLoop = -1
    try session.play(on: line)
  }

  @Test(
    "A customer with 10,000 purchases never holds up the loop",
    arguments: [("qonversion", 10_000), ("revenuecat", 1_000), ("purchasely", 1_000)]
  )
  func loopIsFree(preset: String, count: Int) throws {
    let lines = try SeveralLines(preset: preset, worker: InlineWorker())
    try lines.prepare(purchases: count)
    lines.service.stepsOnLoop = count * 3 / 2
    for (method, params) in [
      ("identify", #"{"device":"phone","userId":"ann"}"#),
      ("checkEntitlements", #"{"device":"phone"}"#),
      ("restore", #"{"device":"pad"}"#),
      ("explain", #"{"device":"phone","entitlement":"premium"}"#),
      ("user.export", #"{"userId":"ann"}"#),
      ("user.delete", #"{"userId":"ann"}"#),
    ] {
      let reply = try lines.ask(0, method, params, expectsAnswer: true)
      #expect(reply?["result"] != nil, "\(method)")
    }
    // A decision counts a customer's holdings before it reads them, and stops if they are too many.
    #expect(lines.service.mostStepsOnLoop <= lines.service.stepsOnLoop + 100)
  }

  @Test(
    "The claim of a row of replacements starts the worker few times",
    arguments: [false, true]
  )
  func rowOfReplacements(hasKeys: Bool) throws {
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker)
    try lines.prepare(purchases: 0)
    func order(_ number: Int, _ rest: String) -> String {
      #"{"store":"web","product":"monthly","transactionId":"r\#(number)"\#(rest)}"#
    }
    for number in (1...300).reversed() {
      let keys = hasKeys ? #","keys":["k\#(number)"]"# : ""
      let line = order(number, #","replaces":"r\#(number - 1)""# + keys)
      #expect(try lines.ask(1, "purchase", line, expectsAnswer: true)?["result"] != nil)
    }
    lines.service.stepsOnLoop = 500
    #expect(try lines.ask(0, "purchase", order(0, #","userId":"ann""#)) == nil)
    let replies = try lines.settle(worker)
    #expect(replies[0].map { $0["result"]?["outcome"]?.text } == ["recorded"])
    #expect(worker.runs < 40, "\(worker.runs)")
  }

  @Test("The claim of many purchases by one account token starts the worker few times")
  func token() throws {
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker)
    try lines.prepare(purchases: 0)
    for number in 1...300 {
      let line =
        #"{"store":"web","product":"monthly","transactionId":"t\#(number)","accountToken":"t"}"#
      #expect(try lines.ask(1, "purchase", line, expectsAnswer: true)?["result"] != nil)
    }
    lines.service.stepsOnLoop = 500
    #expect(try lines.ask(0, "install", #"{"device":"x","accountToken":"t"}"#) == nil)
    let replies = try lines.settle(worker)
    #expect(replies[0].map { $0["result"]?["created"] == .bool(true) } == [true])
    #expect(worker.runs < 40, "\(worker.runs)")
  }

  @Test("An import of many grants or transactions is one, too", arguments: ["grants", "purchases"])
  func largeImport(kind: String) throws {
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker)
    func time(_ number: Int) -> String {
      MomentText.text(milliseconds: 1_700_000_000_000 + Int64(number) * 1000)
    }
    let grants = (0..<7000).map { #"{"entitlement":"premium","grantedAt":"\#(time($0))"}"# }
    let transactions = (0..<600).map {
      #"{"transactionId":"t\#($0)","product":"monthly","purchasedAt":"\#(time($0))"}"#
    }
    let purchase =
      #"{"store":"web","originalTransactionId":"t0","transactions":"#
      + "[\(transactions.joined(separator: ","))]}"
    let list = kind == "grants" ? grants.joined(separator: ",") : purchase
    let params = #"{"ids":[{"id":"ann","kind":"identified"}],"\#(kind)":[\#(list)]}"#
    for _ in 1...2 {
      #expect(try lines.ask(0, "user.import", params) == nil)
      #expect(worker.hasWork)
      #expect(try lines.settle(worker)[0].map { $0["result"] != nil } == [true])
    }
  }

  @Test("Wherever a decision reaches the limit of steps, it has a result", arguments: 1...120)
  func anyLimit(steps: Int) throws {
    let line = try InProcessLine()
    _ = try line.call(#"{"id":1,"method":"install","params":{"device":"phone"}}"#)
    line.service.stepsOnLoop = steps
    let order = #"{"device":"phone","product":"monthly","store":"appStore","transactionId":"1"}"#
    let reply = try line.call(#"{"id":2,"method":"purchase","params":\#(order)}"#)
    #expect(reply["result"]?["purchase"]?["transactionId"]?.text == "1")
  }

  @Test("Meanwhile everything else is answered, and what that numbers comes first")
  func othersGoOn() throws {
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker)
    try lines.prepare(purchases: 20)
    lines.service.stepsOnLoop = 100
    let login = #"{"device":"phone","userId":"ann"}"#
    #expect(try lines.ask(0, "identify", login) == nil)
    #expect(worker.hasWork)

    // On the same connection everything waits.
    #expect(try lines.ask(0, "ping", "{}") == nil)
    let seen = try lines.ask(1, "checkEntitlements", #"{"device":"phone"}"#, expectsAnswer: true)
    #expect(seen?["result"]?["user"]?["identityId"]?.text == nil)
    for (device, project) in [("near", "default"), ("far", "other")] {
      let params = #"{"device":"\#(device)","project":"\#(project)"}"#
      #expect(try lines.ask(3, "install", params, expectsAnswer: true)?["result"] != nil)
    }
    let bought = try lines.ask(1, "purchase", Self.purchase("near", "y1"), expectsAnswer: true)
    #expect(bought?["result"]?["outcome"]?.text == "recorded")

    #expect(worker.hasWork)
    let replies = try lines.settle(worker)
    #expect(replies[0].map { $0["result"]?["outcome"]?.text } == ["attached", nil])
    let feed = try lines.ask(1, "events.read", #"{"limit":1000}"#, expectsAnswer: true)
    let events = feed?["result"]?["events"]?.elements ?? []
    let recorded = events.firstIndex { $0["transactionId"]?.text == "y1" }
    let loggedIn = events.firstIndex { $0["kind"]?.text == "identified" }
    #expect(recorded ?? .max < loggedIn ?? -1)
    // An undo finds the login by the number of its event.
    let event = events[loggedIn ?? 0]["id"]?.text ?? ""
    let undone = try lines.ask(1, "user.link.undo", #"{"event":"\#(event)"}"#)
    #expect(undone == nil)
    #expect(try lines.settle(worker)[1].first?["result"]?["undone"]?.text == event)
  }

  @Test("A write that changes what a large decision reads comes first; the third one waits")
  func collisions() throws {
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker)
    try lines.prepare(purchases: 20)
    lines.service.stepsOnLoop = 60
    #expect(try lines.ask(0, "identify", #"{"device":"phone","userId":"ann"}"#) == nil)
    var answered = 0
    while answered < 20 {
      worker.work()
      let params = #"{"device":"phone","storeAccount":"home\#(answered)"}"#
      guard try lines.ask(1, "install", params) != nil else { break }
      answered += 1
    }
    #expect((2..<20).contains(answered), "\(answered)")
    let replies = try lines.settle(worker)
    #expect(replies[0].map { $0["result"]?["outcome"]?.text } == ["attached"])
    #expect(replies[1].count == 1)
  }

  @Test("A write that waits for a large decision comes before the large ones behind that")
  func fairness() throws {
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker)
    try lines.prepare(purchases: 40)
    lines.service.stepsOnLoop = 60
    let query = #"{"device":"phone","at":"2026-12-01T00:00:00Z"}"#
    for _ in 0..<3 { #expect(try lines.ask(0, "checkEntitlements", query) == nil) }
    let definition = #"{"environment":"any"}"#
    #expect(try lines.ask(1, "project.define", definition) == nil)
    #expect(try lines.ask(2, "checkEntitlements", query) == nil)
    let replies = try lines.settle(worker)
    #expect(replies.flatMap(\.self).allSatisfy { $0["result"] != nil })
    #expect(lines.repliedTo == [0, 1, 2, 0, 0])
  }

  @Test("Lines behind a suspended one are handled over several turns")
  func postponed() throws {
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker)
    try lines.prepare(purchases: 600)
    #expect(try lines.ask(0, "identify", #"{"device":"phone","userId":"ann"}"#) == nil)
    for _ in 0..<10 {
      #expect(try lines.ask(0, "events.read", #"{"after":"0","limit":1000}"#) == nil)
    }
    var counts: [Int] = []
    while lines.repliedTo.count < 11 {
      worker.work()
      let before = lines.repliedTo.count
      #expect(try lines.ask(1, "ping", "{}", expectsAnswer: false) != nil)
      counts.append(lines.repliedTo.count - before - 1)
      try #require(counts.count < 100)
      lines.forget(1)
    }
    #expect(counts.max() ?? 0 <= 4, "\(counts)")
  }

  @Test("After a restart, only the first query makes the worker sum up a customer's holdings")
  func firstQuestion() throws {
    let store = MemoryStore()
    let before = try SeveralLines(preset: "qonversion", worker: InlineWorker(), store)
    try before.prepare(purchases: 20)
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker, store)
    lines.service.stepsOnLoop = 20
    let subject = #"{"device":"phone"}"#
    #expect(try lines.ask(0, "checkEntitlements", subject) == nil)
    #expect(worker.hasWork)
    let first = try lines.settle(worker)[0].first?["result"]
    for _ in 0..<2 {
      #expect(try lines.ask(1, "checkEntitlements", subject)?["result"] == first)
      #expect(!worker.hasWork)
    }
  }

  @Test("A subscriber and a waiting reader get every event of a large decision")
  func everybodyHears() throws {
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker)
    try lines.prepare(purchases: 600)
    let subscribed = try lines.ask(1, "events.subscribe", "{}", expectsAnswer: true)
    #expect(subscribed?["result"]?["subscription"] != nil)
    let described = try lines.ask(2, "project.describe", "{}", expectsAnswer: true)
    guard case .number(let newest)? = described?["result"]?["project"]?["counts"]?["events"] else {
      Issue.record("no counts in \(String(describing: described))")
      return
    }
    let wait = #"{"after":"\#(newest)","kinds":["identified"],"timeoutMs":60000}"#
    #expect(try lines.ask(2, "events.wait", wait) == nil)
    #expect(try lines.ask(0, "identify", #"{"device":"phone","userId":"ann"}"#) == nil)
    let replies = try lines.settle(worker)
    #expect(replies[0].first?["result"]?["purchases"]?.elements.count == 600)
    #expect(replies[2].first?["result"]?["events"]?.elements.count == 1)
    let kinds = replies[1].compactMap { $0["params"]?["event"]?["kind"]?.text }
    #expect(kinds.count { $0 == "subscriptionReceived" } == 600)
  }

  @Test("A refused large decision returns its error, and the requests behind it continue")
  func refused() throws {
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker)
    try lines.prepare(purchases: 20)
    lines.service.stepsOnLoop = -1
    #expect(try lines.ask(0, "identify", #"{"device":"nowhere","userId":"ann"}"#) == nil)
    #expect(try lines.ask(1, "logout", #"{"device":"nowhere"}"#) == nil)
    let replies = try lines.settle(worker)
    #expect(replies[0].first?["error"]?["data"]?["kind"]?.text == "unknownDevice")
    #expect(replies[1].first?["error"]?["data"]?["kind"]?.text == "unknownDevice")
  }

  @Test("After a failed commit, a large decision starts again from durable state")
  func failedCommit() throws {
    let store = MemoryStore()
    let committer = try StagedCommitter(store)
    let worker = StagedWorker()
    let lines = try SeveralLines(preset: "qonversion", worker: worker, store, committer)
    lines.beforeRelease = { try committer.commit() }
    try lines.prepare(purchases: 20)
    lines.service.stepsOnLoop = 100
    lines.beforeRelease = {}
    // This turn is never committed, and the login reads its change.
    #expect(try lines.ask(1, "purchase", Self.purchase("phone", "y1")) == nil)
    #expect(try lines.ask(0, "identify", #"{"device":"phone","userId":"ann"}"#) == nil)
    committer.fail(.full)
    #expect(try lines.ask(2, "server.ping", "{}")?["result"]?["pong"] == .bool(true))
    lines.beforeRelease = { try committer.commit() }
    let replies = try lines.settle(worker)
    #expect(replies[1].first?["error"]?["data"]?["kind"]?.text == "storageFull")
    #expect(replies[0].first?["result"]?["purchases"]?.elements.count == 20)
  }

  @Test("A clock emits the same events on the loop and on the worker for many expirations")
  func ends() throws {
    let byLoop = try eventsOfEnds(worker: InlineWorker(), stepsOnLoop: .max)
    let byWorker = try eventsOfEnds(worker: InlineWorker(), stepsOnLoop: 2000)
    #expect(byLoop.count > 600)
    #expect(byLoop == byWorker)
  }

  /// Returns all events of a phone whose 600 purchases expire, and of a pad that shares them.
  private func eventsOfEnds(worker: any Worker, stepsOnLoop: Int) throws -> [String] {
    let lines = try SeveralLines(preset: "qonversion", worker: worker)
    lines.service.stepsOnLoop = stepsOnLoop
    func result(_ method: String, _ params: String) throws -> JSONTree {
      let reply = try lines.ask(
        0,
        method,
        #"{"project":"ends",\#(params)}"#,
        expectsAnswer: true
      )
      return try #require(reply?["result"], "\(method): \(String(describing: reply))")
    }
    _ = try result(
      "project.define",
      #""clock":{"manual":"2026-01-01T00:00:00Z"},"products":{"monthly":"#
        + #"{"kind":"subscription","entitlements":["premium"]}}"#
    )
    for device in ["phone", "pad"] {
      _ = try result("install", #""device":"\#(device)","storeAccount":"home""#)
    }
    for number in 0..<600 {
      let minute = Moment(milliseconds: 1_780_000_000_000 + Int64(number) * 60_000)
      let end = String(decoding: minute.text, as: UTF8.self)
      _ = try result(
        "purchase",
        #""device":"phone","product":"monthly","store":"appStore","transactionId":"\#(number)","#
          + #""expiresAt":"\#(end)""#
      )
    }
    _ = try result("restore", #""device":"pad""#)
    let arrived = try result("clock.advance", #""to":"2027-01-01T00:00:00Z""#)
    #expect(arrived["now"]?.text == "2027-01-01T00:00:00.000Z")
    #expect(lines.service.mostStepsOnLoop <= max(stepsOnLoop, stepsOnLoop &+ 1200))
    var emitted: [String] = []
    var cursor = "0"
    while true {
      let page = try result("events.read", #""after":"\#(cursor)","limit":1000"#)
      for event in page["events"]?.elements ?? [] {
        let names = ["kind", "at", "dueAt", "userId", "customerId", "chain", "transactionId"]
        emitted.append(names.map { event[$0]?.text ?? "" }.joined(separator: " "))
      }
      guard page["more"] == .bool(true) else { return emitted }
      cursor = try #require(page["cursor"]?.text)
    }
  }

  private static func purchase(_ device: String, _ id: String) -> String {
    #"{"device":"\#(device)","product":"monthly","store":"appStore","transactionId":"\#(id)"}"#
  }
}

/// A service in this process with several connections.
private final class SeveralLines {
  let service: Service
  private let sessions: [ClientSession]
  private let now = Moment(milliseconds: 1_795_000_000_000)
  private var replies: [[JSONTree]]
  /// The connections of all replies since `prepare`, in order.
  private(set) var repliedTo: [Int] = []
  private var id = 0
  /// Called between the end of a turn and the call of `settle`.
  var beforeRelease: () throws -> Void = {}

  init(
    preset: String,
    worker: any Worker,
    _ store: any Store = MemoryStore(),
    _ committer: (any Committer)? = nil
  ) throws {
    var defaults = ProjectDefaults()
    defaults.preset = try #require(Preset(rawValue: preset))
    service = try Service(
      reader: store.openReader(),
      committer: committer ?? InlineCommitter(store),
      worker: worker,
      defaults: defaults,
      now: now
    )
    let caller = Caller(uid: 1000, gid: 1000, pid: 1, role: .admin)
    sessions = (0..<4).map { _ in ClientSession(caller: caller) }
    replies = sessions.map { _ in [] }
  }

  /// Creates a phone with purchases, and a pad of the same store account.
  func prepare(purchases count: Int) throws {
    let products = #"{"monthly":{"kind":"subscription","entitlements":["premium"]}}"#
    for project in ["default", "other"] {
      try askAndCheck("project.define", #"{"project":"\#(project)","products":\#(products)}"#)
    }
    for device in ["phone", "pad"] {
      try askAndCheck("install", #"{"device":"\#(device)","storeAccount":"home"}"#)
    }
    for number in 0..<count {
      try askAndCheck(
        "purchase",
        #"{"device":"phone","product":"monthly","store":"appStore","transactionId":"\#(number)"}"#
      )
    }
    repliedTo = []
  }

  /// Removes a connection from those in `repliedTo`.
  func forget(_ place: Int) { repliedTo.removeAll { $0 == place } }

  private func askAndCheck(_ method: String, _ params: String) throws {
    let reply = try ask(0, method, params, expectsAnswer: true)
    try #require(reply?["result"] != nil, "\(method) \(params): \(String(describing: reply))")
  }

  /// Sends a request on a connection; returns its answer if there is one by now.
  func ask(
    _ place: Int,
    _ method: String,
    _ params: String,
    expectsAnswer: Bool = false
  ) throws -> JSONTree? {
    id += 1
    let line = #"{"id":\#(id),"method":"\#(method)","params":\#(params)}"#
    try turn { service.handle(Array(line.utf8).span, in: sessions[place]) }
    while expectsAnswer && replies[place].isEmpty && service.hasWork { try turn {} }
    return replies[place].popLast()
  }

  /// Returns all answers for each connection after the worker has done its work.
  func settle(_ worker: StagedWorker) throws -> [[JSONTree]] {
    repeat {
      worker.work()
      try turn {}
    } while service.hasWork || service.hasFeedWork || worker.hasWork
    try turn {}
    defer { replies = sessions.map { _ in [] } }
    return replies
  }

  private func turn(_ take: () -> Void) throws {
    service.beginTurn(now: now, uptime: .zero)
    take()
    while service.workOn() {}
    service.endTurn()
    try beforeRelease()
    for settled in service.releaseDurable() {
      guard let place = sessions.firstIndex(where: { $0 === settled }) else { continue }
      let bytes = service.takeReadyReplies(of: settled)
      for line in bytes.split(separator: 0x0A) {
        replies[place].append(try JSONTree(Array(line)))
        repliedTo.append(place)
      }
    }
    _ = service.notifySubscribers(through: self)
  }
}

extension SeveralLines: EventSink {
  func room(for session: ClientSession) -> SinkCapacity { .bytes(.max) }

  func send(_ lines: [UInt8], to session: ClientSession) {
    guard let place = sessions.firstIndex(where: { $0 === session }) else { return }
    for line in lines.split(separator: 0x0A) {
      do {
        replies[place].append(try JSONTree(Array(line)))
      } catch {
        Issue.record(error)
      }
    }
  }
}

/// Does its work when the test says so.
private final class StagedWorker: Worker {
  private var waiting: [@Sendable () -> Void] = []
  /// How often the service has started it.
  private(set) var runs = 0

  var hasWork: Bool { !waiting.isEmpty }

  func run(_ work: @escaping @Sendable () -> Void) {
    runs += 1
    waiting.append(work)
  }

  func work() {
    let all = waiting
    waiting = []
    for piece in all { piece() }
  }
}
