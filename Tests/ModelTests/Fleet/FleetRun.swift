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
      ["purchase", "purchase.update", "restore", "setUserProperty"].contains(method)
        && params["dryRun"]?.flag != true
    }
  }

  init(seed: UInt64) throws {
    generator = Generator(seed: seed)
    requestsMax = Int.random(in: 4...40, using: &generator.random)
    cutOdds = generator.chance(3) ? .max : Int.random(in: 20...200, using: &generator.random)
    store = try SharedMemoryStore(now: Moment(milliseconds: Int64(History.start) + Self.epoch))
    try fill()
    for writer in 1...Int.random(in: 1...3, using: &generator.random) {
      let cacheBytesMax = generator.chance(4) ? 4096 : 1 << 28
      hosts.append(
        try FleetHost(store, writer: writer, sessions: 2, cacheBytesMax: cacheBytesMax)
      )
      underWay.append([0, 0])
    }
  }

  private static let stepsMax = 50_000
  private static let epoch: Int64 = 1_577_836_800_000

  /// Defines the project, as the only writer.
  private func fill() throws {
    let service = try Service(
      reader: store.contents.openReader(),
      committer: InlineCommitter(store.contents),
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
    store.beginLogs(of: [ProjectNumber(1)])
  }

  /// Runs until every request is answered; returns what went wrong.
  func run() throws -> String? {
    var (idle, steps) = (0, 0)
    while requests.count < requestsMax || requests.contains(where: { $0.reply == nil }) {
      idle = try step() ? 0 : idle + 1
      steps += 1
      if idle > 10_000 || steps > Self.stepsMax { return "requests wait for ever" }
      if let violation = store.violations.first { return violation }
    }
    return nil
  }

  /// Does one random step; false if there was nothing to do.
  private func step() throws -> Bool {
    let host = Int.random(in: 0..<hosts.count, using: &generator.random)
    let channel = Int.random(in: 0..<SimulatedConnection.channelsCount, using: &generator.random)
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
      guard hosts[host].hasInput else { return false }
      for line in hosts[host].turn() { try take(line) }
      return true
    }
  }

  private func send(on host: Int) -> Bool {
    let session = Int.random(in: 0...1, using: &generator.random)
    guard requests.count < requestsMax, underWay[host][session] < 3 else { return false }
    let call = generator.fleetCall()
    var request = FleetRequest(
      id: setUp.count + requests.count + 1,
      method: call.method,
      params: call.params
    )
    request.sentAfter = store.history.count
    requests.append(request)
    underWay[host][session] += 1
    sessions[request.id] = (host, session)
    hosts[host].receive(request.line, on: session)
    return true
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
  /// Generates a request that needs no background work, and about devices that have ids.
  mutating func fleetCall() -> Call {
    while true {
      let call = call()
      if call.method == "project.define" || call.method == "clock.advance" { continue }
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
