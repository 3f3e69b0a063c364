import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport

/// Several services over one store, with a network that delays, reorders and cuts by seed.
final class FleetRun {
  let store: SharedMemoryStore
  private var hosts: [FleetHost] = []
  private var generator: Generator
  private(set) var requests: [FleetRequest] = []
  private(set) var setUp: [FleetRequest] = []
  /// How many requests of each session are under way.
  private var underWay: [[Int]] = []
  private let requestsMax: Int
  private(set) var setUpEventsCount: Int64 = 0
  private let cutOdds: Int

  /// A request, and when it was sent and answered.
  struct FleetRequest {
    let id: Int
    let method: String
    let params: JSONTree
    /// The number of committed turns when it was sent.
    var sentAfter = 0
    /// The number of committed turns when its reply arrived.
    var repliedAfter = 0
    /// How many turns of its host were cut off before the store had them while it was under way.
    var lostTurnsCount = 0
    var reply: JSONTree?

    var line: [UInt8] {
      var members = params.members
      if isKeyed { members.append(.init(name: "idempotencyKey", value: .string("k\(id)"))) }
      let line = JSONTree.object([
        "id": .count(id), "method": .string(method), "params": .object(members),
      ])
      return Array(line.description.utf8)
    }

    /// Whether the request is remembered, so that its turn names it also if it emits no event.
    var isKeyed: Bool {
      ["purchase", "purchase.update", "restore", "setUserProperty", "clock.advance"]
        .contains(method) && params["dryRun"]?.flag != true
    }
  }

  init(seed: UInt64) throws {
    generator = Generator(seed: seed)
    requestsMax = Int.random(in: 4...40, using: &generator.random)
    cutOdds = generator.chance(3) ? .max : Int.random(in: 20...200, using: &generator.random)
    store = try SharedMemoryStore(now: Moment(milliseconds: Int64(History.start) + Self.epoch))
    try fill()
    for writer in 1...Int.random(in: 1...3, using: &generator.random) {
      let fewSteps = Int.random(in: 1...200, using: &generator.random)
      let settings = FleetSettings(
        cacheBytesMax: generator.chance(4) ? 4096 : 1 << 28,
        stepsOnLoop: generator.chance(3) ? fewSteps : 24_576,
        clockOffset: Int64.random(in: -3_600_000...3_600_000, using: &generator.random)
      )
      hosts.append(
        try FleetHost(
          store,
          writer: writer,
          sessions: 2,
          settings: settings,
          random: SplitMix(state: generator.random.next())
        )
      )
      underWay.append([0, 0])
    }
    for host in hosts.indices where generator.chance(2) { subscribe(on: host) }
  }

  /// The hosts with a subscription to all events.
  private(set) var subscribed: [Int] = []

  private func subscribe(on host: Int) {
    subscribed.append(host)
    send(Call("events.subscribe", .object(["after": "0"])), on: host, session: 0)
  }

  /// Returns the cursors of the events that a host's subscriber got.
  func cursors(ofSubscriberOn host: Int) throws -> [Int64] {
    try hosts[host].notices.map { line in
      try JSONTree(line)["params"]?["cursor"]?.text.flatMap { Int64($0) } ?? -1
    }
  }

  private static let stepsMax = 50_000
  private static let epoch: Int64 = 1_577_836_800_000

  /// Defines the project, as the only writer.
  private func fill() throws {
    let service = try Service(
      reader: store.contents.openReader(),
      committer: InlineCommitter(store.contents),
      random: SplitMix(state: generator.random.next()),
      now: store.now
    )
    let session = ClientSession(caller: Caller(uid: 1000, gid: 1000, pid: 1, role: .admin))
    let clock = JSONTree.object(["manual": .moment(History.start)])
    var calls = [Call("project.define", .object(["clock": clock]))]
    calls += generator.history().calls.prefix(2)
    for device in ["A", "B", "C"] {
      calls.append(Call("install", .object(["device": .string(device), "storeAccount": "ann"])))
    }
    for call in calls {
      var request = FleetRequest(id: setUp.count + 1, method: call.method, params: call.params)
      service.beginTurn(now: store.now, uptime: .zero)
      service.handle(request.line.span, in: session)
      service.endTurn()
      while service.hasWork {
        service.beginTurn(now: store.now, uptime: .zero)
        while service.workOn() {}
        service.endTurn()
        _ = service.releaseDurable()
      }
      for settled in service.releaseDurable() {
        request.reply = try JSONTree(service.takeReadyReplies(of: settled))
      }
      setUp.append(request)
    }
    setUpEventsCount = Int64(try events().count)
    store.beginLogs(of: [ProjectNumber(1)])
  }

  /// Runs until every request is answered; returns what went wrong.
  func run() throws -> String? {
    var (idle, steps) = (0, 0)
    while !isOver {
      idle = try step() ? 0 : idle + 1
      steps += 1
      if idle > 10_000 || steps > Self.stepsMax {
        let waiting = requests.filter { $0.reply == nil }.map { "\($0.id) \($0.method)" }
        let behind = subscribed.map { "\(hosts[$0].notices.count) of \(eventsCount) events" }
        return "requests wait for ever: \(waiting), or subscribers: \(behind)"
      }
      if let violation = store.violations.first { return violation }
    }
    return nil
  }

  /// Whether every request is answered, and every subscriber has every event.
  private var isOver: Bool {
    guard requests.count >= requestsMax, requests.allSatisfy({ $0.reply != nil }) else {
      return false
    }
    let eventsCount = Int(eventsCount)
    return subscribed.allSatisfy { hosts[$0].notices.count >= eventsCount }
  }

  /// Does one random step; false if there was nothing to do.
  private func step() throws -> Bool {
    let host = Int.random(in: 0..<hosts.count, using: &generator.random)
    let channel = Int.random(in: 0..<SimulatedConnection.channelsCount, using: &generator.random)
    store.moveClock(by: Int64.random(in: 0...3, using: &generator.random))
    let connection = hosts[host].connection
    if cutOdds < .max, requests.count < requestsMax, generator.chance(cutOdds) {
      let received = Int.random(in: 0...connection.waiting(channel), using: &generator.random)
      connection.cut(channel, received: received)
      return true
    }
    switch Int.random(in: 0..<6, using: &generator.random) {
    case 0: return send(on: host)
    case 1: return try connection.serve(channel)
    case 2: return connection.deliver(channel)
    case 3: return try connection.serveOrphan()
    default:
      guard hosts[host].wait() else { return false }
      for line in hosts[host].turn() { try take(line) }
      return true
    }
  }

  private func send(on host: Int) -> Bool {
    let session = Int.random(in: 0...1, using: &generator.random)
    guard requests.count < requestsMax, underWay[host][session] < 3 else { return false }
    let call = generator.fleetCall(eventsCount: eventsCount)
    send(call, on: host, session: session)
    return true
  }

  /// The number of events in the store.
  private var eventsCount: Int64 {
    setUpEventsCount + store.history.reduce(0) { $0 + Int64($1.turn.events.count) }
  }

  private func send(_ call: Call, on host: Int, session: Int) {
    var request = FleetRequest(
      id: setUp.count + requests.count + 1,
      method: call.method,
      params: call.params
    )
    request.sentAfter = store.history.count
    request.lostTurnsCount = -hosts[host].connection.lostTurnsCount
    requests.append(request)
    underWay[host][session] += 1
    sessions[request.id] = (host, session)
    hosts[host].receive(request.line, on: session)
  }

  /// Where each request was sent.
  private var sessions: [Int: (host: Int, session: Int)] = [:]

  private func take(_ line: [UInt8]) throws {
    let reply = try JSONTree(line)
    guard let id = reply["id"]?.integer, let sent = sessions[id] else {
      preconditionFailure("FleetRun: a reply to no request: \(reply)")
    }
    let place = id - setUp.count - 1
    requests[place].reply = reply
    requests[place].repliedAfter = store.history.count
    requests[place].lostTurnsCount += hosts[sent.host].connection.lostTurnsCount
    underWay[sent.host][sent.session] -= 1
  }

  /// Returns all events, as readers get them.
  func events() throws -> [JSONTree] {
    let service = try Service(
      reader: store.contents.openReader(),
      committer: InlineCommitter(store.contents),
      now: store.now
    )
    let session = ClientSession(caller: Caller(uid: 1000, gid: 1000, pid: 1, role: .admin))
    var events: [JSONTree] = []
    var cursor = "0"
    while true {
      let line = JSONTree.object([
        "id": .count(1), "method": "events.read", "params": .object(["after": .string(cursor)]),
      ])
      service.beginTurn(now: store.now, uptime: .zero)
      service.handle(Array(line.description.utf8).span, in: session)
      service.endTurn()
      var bytes: [UInt8] = []
      for settled in service.releaseDurable() { bytes += service.takeReadyReplies(of: settled) }
      guard let result = try JSONTree(bytes)["result"] else { return events }
      events += result["events"]?.elements ?? []
      cursor = result["cursor"]?.text ?? cursor
      if result["more"]?.flag != true { return events }
    }
  }
}

extension Generator {
  /// Generates a request that needs no rollout, and about devices that have ids.
  mutating func fleetCall(eventsCount: Int64) -> Call {
    if chance(10) {
      let after = JSONTree.string("\(Int64.random(in: 0...eventsCount, using: &random))")
      if chance(2) { return Call("events.read", .object(["after": after])) }
      return Call("events.wait", .object(["after": after, "timeoutMs": .count(1000)]))
    }
    while true {
      let call = call()
      if call.method == "project.define" { continue }
      if call.method == "install", call.params["device"] == nil { continue }
      let text = call.params.description
      if text.contains("\"@") { continue }
      let members = call.params.members.filter {
        call.method == "purchase" || !["storeAccount", "accountToken"].contains($0.name)
      }
      return Call(call.method, .object(members))
    }
  }
}
