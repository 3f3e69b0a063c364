import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport

/// Several services over one store, with a network that delays, reorders and cuts by seed.
final class FleetRun {
  let store: SharedMemoryStore
  let projects: [FleetProject]
  private var hosts: [FleetHost] = []
  /// The connections of hosts that have ended: the server still has messages of theirs.
  private var ghosts: [SimulatedConnection] = []
  private var generator: Generator
  /// What each project is asked.
  private var generators: [FleetProject: Generator] = [:]
  private(set) var requests: [FleetRequest] = []
  private(set) var setUp: [FleetRequest] = []
  private(set) var victims = FleetVictims()
  /// How many requests of each session are under way.
  private var underWay: [[Int]] = []
  private var requestsMax: Int
  private(set) var setUpEventsCounts: [FleetProject: Int64] = [:]
  private let faults: FleetFaults
  private let isReadingMostly: Bool
  /// How many times later the replies to reads arrive than those on the other connection, which
  /// then overtake them.
  private let readDelay: Int
  /// Whether the hosts have little to do, and others are asked right after a change.
  private let isEchoing: Bool
  private var echoes = FleetEchoes()
  /// The step until which each host does nothing.
  private var frozenUntil: [Int] = []
  private let isTrimming: Bool
  /// Whether hosts end while a definition or a deletion is under way.
  private let isEndingBusyHosts: Bool
  /// Whether some lines have several requests.
  private let sendsBatches: Bool
  /// The requests of the line that is being written, if it is a batch.
  private var batch: [FleetRequest]?
  private var writersCount: UInt64 = 0
  /// How often the store was restored from a backup.
  private(set) var restoresCount = 0
  /// The projects with a definition under way when the backup was made.
  private var rollingOutInBackup: [FleetProject] = []
  /// The step at which the store can be reached again.
  private var unreachableUntil = 0
  private var steps = 0

  init(seed: UInt64, sendsBatches: Bool = false) throws {
    self.sendsBatches = sendsBatches
    generator = Generator(seed: seed)
    readDelay = seed % 4 == 0 ? 8 : 1
    requestsMax = Int.random(in: 4...40, using: &generator.random)
    faults = FleetFaults(&generator)
    isReadingMostly = generator.chance(2)
    isEchoing = generator.chance(2)
    isTrimming = generator.chance(3)
    isEndingBusyHosts = generator.chance(4)
    var projects = [FleetProject.first]
    let others: [FleetProject] = isEchoing ? [.timed] : [.second, .timed]
    for project in others where generator.chance(3) {
      projects.append(project)
    }
    self.projects = projects
    store = try SharedMemoryStore(now: Moment(milliseconds: Int64(History.start) + Self.epoch))
    store.ignoresTaskLease = generator.chance(2)
    if generator.chance(3) { store.entriesMax = Int.random(in: 1...4, using: &generator.random) }
    for project in projects {
      generators[project] = Generator(seed: generator.random.next())
    }
    try fill()
    for place in 0..<Int.random(in: (isEchoing ? 2 : 1)...3, using: &generator.random) {
      hosts.append(try makeHost())
      underWay.append([0, 0])
      frozenUntil.append(0)
      if !faults.restores, generator.chance(isEchoing ? 8 : 2) { subscribe(on: place) }
    }
    if isEchoing { for host in hosts.indices { echoes.warm(host, projects) } }
  }

  private static let stepsMax = 500_000
  static let epoch: Int64 = 1_577_836_800_000

  private func makeHost() throws -> FleetHost {
    writersCount += 1
    let fewSteps = Int.random(in: 1...200, using: &generator.random)
    let settings = FleetSettings(
      cacheBytesMax: generator.chance(4) ? 4096 : 1 << 28,
      stepsOnLoop: generator.chance(3) ? fewSteps : 24_576,
      clockOffset: Int64.random(in: -3_600_000...3_600_000, using: &generator.random),
      waitMilliseconds: generator.pick([1, 20, 100]),
      hasImpatientClients: generator.chance(4)
    )
    return try FleetHost(
      store,
      writer: WriterID(writersCount),
      sessions: 2,
      settings: settings,
      random: SplitMix(state: generator.random.next())
    )
  }

  /// Defines the projects, as the only writer.
  private func fill() throws {
    let setUp = try FleetSetUp(store, random: SplitMix(state: generator.random.next()))
    for project in FleetProject.allCases {
      for call in calls(toBegin: project) {
        var request = FleetRequest(id: self.setUp.count + 1, call, to: project)
        request.reply = try setUp.answer(request.line)
        self.setUp.append(request)
      }
      setUpEventsCounts[project] = Int64(try events(of: project).count)
    }
    store.beginLogs(of: FleetProject.allCases.map(\.number))
  }

  private func calls(toBegin project: FleetProject) -> [Call] {
    if project == .timed {
      let products = Generator.timedCatalogue(["X"])
      return [
        Call("project.define", .object(["products": products])),
        Call("install", .object(["device": "T1"])), Call("install", .object(["device": "T2"])),
      ]
    }
    let clock = JSONTree.object(["manual": .moment(History.start)])
    var calls = [Call("project.define", .object(["clock": clock]))]
    guard var own = generators[project] else { return calls }
    defer { generators[project] = own }
    calls += own.history().calls.prefix(2)
    for device in ["A", "B", "C"] {
      calls.append(Call("install", .object(["device": .string(device), "storeAccount": "ann"])))
    }
    return isEchoing ? calls + own.sharedPurchases() : calls
  }

  // MARK: Subscriptions

  /// The hosts with a subscription to all events of the first project.
  private(set) var subscribed: [Int] = []

  private func subscribe(on host: Int) {
    subscribed.append(host)
    let call = Call("events.subscribe", .object(["after": "0"]))
    send(call, to: .first, on: host, session: 0)
  }

  /// Returns the cursors of the events that a host's subscriber got, and whether it was told that
  /// others are missing.
  func cursors(ofSubscriberOn host: Int) throws -> (cursors: [Int64], hasGap: Bool) {
    var cursors: [Int64] = []
    for line in hosts[host].notices {
      let notice = try JSONTree(line)
      if notice["method"] == "gap" { return (cursors, true) }
      cursors.append(notice["params"]?["cursor"]?.text.flatMap { Int64($0) } ?? -1)
    }
    return (cursors, false)
  }

  /// Whether a host's subscriber has every event, or knows that it has not.
  private func isServed(subscriberOn host: Int) throws -> Bool {
    let (cursors, hasGap) = try cursors(ofSubscriberOn: host)
    return hasGap || cursors.count >= Int(eventsCount(of: .first))
  }

  /// Whether a host may not see every entry of a log.
  var mayMissEntries: Bool { isTrimming || store.entriesMax < LogUpdate.entriesMax }

  /// How many faults a host has met.
  func faultsCount(of host: Int) -> Int {
    hosts[host].connection.faultsCount + (hosts[host].hasImpatientClients ? 1 : 0)
  }

  // MARK: Steps

  /// Runs, and checks what happened; returns what went wrong.
  func finding() throws -> FleetFinding? {
    if let found = try run() { return found }
    if restoresCount == 0, let loss = hosts.flatMap({ $0.takeHistoryLosses() }).first {
      return FleetFinding(check: .continuity, words: loss)
    }
    for project in projects {
      if project == .timed {
        if let found = try FleetTimedOracle(self).contradiction() { return found }
      } else {
        var oracle = try FleetOracle(self, project)
        if let found = try oracle.contradiction() { return found }
      }
    }
    return nil
  }

  /// Runs until every request is answered; returns what went wrong.
  private func run() throws -> FleetFinding? {
    var idle = 0
    while try !isOver() {
      idle = try step() ? 0 : idle + 1
      steps += 1
      if idle > 10_000 || steps > Self.stepsMax {
        return FleetFinding(check: .answered, words: try state())
      }
      if let violation = store.violations.first { return violation }
    }
    return nil
  }

  /// Returns what a run waits for.
  private func state() throws -> String {
    let waiting = requests.filter { $0.reply == nil && !$0.isAbandoned }
      .map { "\($0.id) \($0.method)" }
    let notices = subscribed.map { hosts[$0].notices.count }
    let rollouts = try projects.filter { try store.project($0.id)?.isRollingOut ?? false }
    let isOverdue = try store.isOverdue(FleetProject.timed.number)
    return "after \(steps) steps: requests \(waiting); subscribers with \(notices) of"
      + " \(eventsCount(of: .first)) events; definitions of \(rollouts.map(\.name));"
      + " \(try store.erasures().count) erasures; overdue: \(isOverdue); ghosts \(ghosts.count)"
  }

  /// Whether every request is answered, every subscriber has every event, and nothing is left to do
  /// in the background.
  private func isOver() throws -> Bool {
    guard requests.count >= requestsMax,
      requests.allSatisfy({ $0.reply != nil || $0.isAbandoned })
    else { return false }
    return try subscribed.allSatisfy(isServed) && isQuiet()
  }

  /// Whether no background work is left in the store.
  private func isQuiet() throws -> Bool {
    if projects.contains(.timed), try store.isOverdue(FleetProject.timed.number) { return false }
    return try !isWorking() && ghosts.isEmpty
  }

  /// Whether a definition or a deletion is under way.
  private func isWorking() throws -> Bool {
    for project in projects where try store.project(project.id)?.isRollingOut ?? false {
      return true
    }
    return try !store.erasures().isEmpty
  }

  /// Does one random step; false if there was nothing to do.
  private func step() throws -> Bool {
    let host = Int.random(in: 0..<hosts.count, using: &generator.random)
    let channel = Int.random(in: 0..<SimulatedConnection.channelsCount, using: &generator.random)
    store.moveClock(by: Int64.random(in: 0...3, using: &generator.random))
    let connection = hosts[host].connection
    connection.isUnreachable = steps < unreachableUntil
    connection.step = steps
    if requests.count < requestsMax, let fault = faults.next(&generator) {
      return try meet(fault, on: host, channel)
    }
    if isTrimming, generator.chance(30) { store.trim() }
    if isEndingBusyHosts, requests.count < requestsMax, generator.chance(30), try isWorking() {
      try restart(host)
      return true
    }
    switch Int.random(in: 0..<6, using: &generator.random) {
    case 0: return send(on: host)
    case 1: return try connection.serve(channel)
    case 2:
      let isLate = channel == 0 && readDelay > 1 && !generator.chance(readDelay)
      return !isLate && connection.deliver(channel)
    case 3: return try serveOrphan(of: connection)
    default:
      guard frozenUntil[host] <= steps, hosts[host].wait() else { return false }
      for line in hosts[host].turn() { try take(line) }
      return true
    }
  }

  private func serveOrphan(of connection: SimulatedConnection) throws -> Bool {
    for ghost in ghosts where try ghost.serveOrphan() { return true }
    ghosts.removeAll { !$0.hasOrphans }
    return try connection.serveOrphan()
  }

  private func meet(_ fault: FleetFault, on host: Int, _ channel: Int) throws -> Bool {
    let connection = hosts[host].connection
    switch fault {
    case .cut:
      let received = Int.random(in: 0...connection.waiting(channel), using: &generator.random)
      connection.cut(channel, received: received)
    case .end: connection.end(channel)
    case .stall:
      if generator.chance(2) { connection.end(channel) }
      connection.stall(channel, until: steps + Int.random(in: 20...200, using: &generator.random))
    case .freeze:
      if generator.chance(2) { connection.end(1) }
      frozenUntil[host] = steps + Int.random(in: 50...500, using: &generator.random)
    case .refuse(let error): connection.refuse(channel, error)
    case .unreachable:
      unreachableUntil = steps + Int.random(in: 1...200, using: &generator.random)
    case .restart: try restart(host)
    case .backUp:
      store.backUp()
      rollingOutInBackup = try projects.filter { try store.project($0.id)?.isRollingOut ?? false }
    case .restore:
      // The reference implementation knows no writes while a definition is under way.
      guard rollingOutInBackup.allSatisfy(isStill), try store.restore() else { return false }
      restoresCount += 1
      victims.abandonAll()
      // Replies of the lost history arrive among those of the new one.
      for host in hosts where generator.chance(2) {
        let wait = Int.random(in: 20...200, using: &generator.random)
        host.connection.stall(generator.pick([0, 1]), until: steps + wait)
      }
    }
    return true
  }

  /// Whether no write to a project is under way.
  private func isStill(_ project: FleetProject) -> Bool {
    project == .timed || ghosts.isEmpty && open(in: project).allSatisfy(\.isReading)
  }

  /// Ends a host, and starts another in its place.
  private func restart(_ host: Int) throws {
    let open = requests.indices.filter { sessions[requests[$0].id]?.host == host }
      .filter { requests[$0].reply == nil }
    // What others may ask depends on the end of these.
    let isDefining = open.contains {
      requests[$0].method == "project.define" && requests[$0].project != .timed
    }
    if isDefining { return }
    for place in open {
      requests[place].isAbandoned = true
      victims.abandon(requests[place])
    }
    for id in sessions.keys where sessions[id]?.host == host { sessions[id] = nil }
    let connection = hosts[host].connection
    for channel in 0..<SimulatedConnection.channelsCount {
      let received = Int.random(in: 0...connection.waiting(channel), using: &generator.random)
      connection.cut(channel, received: received)
    }
    ghosts.append(connection)
    subscribed.removeAll { $0 == host }
    underWay[host] = [0, 0]
    hosts[host] = try makeHost()
  }

  // MARK: Requests

  private func send(on host: Int) -> Bool {
    let session = Int.random(in: 0...1, using: &generator.random)
    guard requests.count < requestsMax, underWay[host][session] < 3,
      !isEchoing || underWay[host] == [0, 0]
    else { return false }
    if let (project, call) = echoes.next(to: host, { phase(of: $0).mayWrite }) {
      // The history gets no shorter by that.
      requestsMax += 1
      send(call, to: project, on: host, session: session, isEcho: true)
      return true
    }
    let project = generator.pick(projects)
    guard let call = call(to: project) else { return false }
    if isEchoing, call.method == "user.delete", generator.chance(2) {
      // The others wake up behind entries without keys, of which one has changed their devices.
      for other in hosts.indices where other != host { frozenUntil[other] = steps + 400 }
      let purchase = generator.timedPurchase(now: now, number: requests.count)
      send(purchase, to: .timed, on: host, session: session)
    }
    if sendsBatches, generator.chance(2) {
      sendBatch(call, to: project, on: host, session: session)
    } else {
      send(call, to: project, on: host, session: session)
    }
    return true
  }

  /// Sends a request and some others in one line.
  private func sendBatch(_ first: Call, to project: FleetProject, on host: Int, session: Int) {
    batch = []
    send(first, to: project, on: host, session: session)
    for _ in 0..<Int.random(in: 0...3, using: &generator.random) {
      let project = generator.pick(projects)
      guard let call = call(to: project) else { continue }
      send(call, to: project, on: host, session: session)
    }
    let requests = batch.take() ?? []
    let text = requests.map { String(decoding: $0.line, as: UTF8.self) }.joined(separator: ",")
    if !requests.isEmpty { hosts[host].receive(Array("[\(text)]".utf8), on: session) }
  }

  /// The store's time, as the reference implementation counts it.
  private var now: Int { Int(store.now.milliseconds - Self.epoch) }

  /// Returns the next request to a project.
  private func call(to project: FleetProject) -> Call? {
    guard var own = generators[project] else { return nil }
    defer { generators[project] = own }
    if project == .timed {
      if own.chance(3), let call = victims.call(own.random.next(), open(in: project)) {
        return call
      }
      return own.timedCall(now: now, purchase: requests.count)
    }
    return own.fleetCall(phase(of: project))
  }

  private func phase(of project: FleetProject) -> Generator.FleetPhase {
    let open = open(in: project)
    let isRollingOut = (try? store.project(project.id)?.isRollingOut) ?? false
    let isDefining = open.contains { $0.method == "project.define" && !$0.isDryRun }
    return Generator.FleetPhase(
      mayDefine: !open.contains { !$0.isReading } && ghosts.isEmpty && !isRollingOut,
      mayWrite: !isDefining && !isRollingOut,
      isReadingMostly: isReadingMostly,
      eventsCount: eventsCount(of: project)
    )
  }

  /// The requests to a project that are under way.
  private func open(in project: FleetProject) -> [FleetRequest] {
    requests.filter { $0.project == project && $0.reply == nil && !$0.isAbandoned }
  }

  /// The number of events of a project in the store.
  func eventsCount(of project: FleetProject) -> Int64 {
    newestCursor(of: project, after: store.history.count)
  }

  /// Returns the newest cursor of a project after that many turns.
  func newestCursor(of project: FleetProject, after turns: Int) -> Int64 {
    store.history.prefix(turns).reduce(setUpEventsCounts[project] ?? 0) {
      $0 + Int64($1.turn.events.count { $0.project == project.number })
    }
  }

  private func send(
    _ call: Call,
    to project: FleetProject,
    on host: Int,
    session: Int,
    isEcho: Bool = false
  ) {
    var request = FleetRequest(id: setUp.count + requests.count + 1, call, to: project)
    request.isEcho = isEcho
    request.sentAfter = store.history.count
    request.sentAt = store.now
    request.sentIn = restoresCount
    request.erased = victims.erased
    request.faultsCount = (hosts[host].mayRefuse ? 1 : 0) - hosts[host].connection.faultsCount
    requests.append(request)
    underWay[host][session] += 1
    sessions[request.id] = (host, session)
    victims.note(sent: request)
    // The daemon refuses a wait in a batch.
    if batch != nil, request.method != "events.wait" {
      batch?.append(request)
    } else {
      hosts[host].receive(request.line, on: session)
    }
  }

  /// Where each request was sent.
  private var sessions: [Int: (host: Int, session: Int)] = [:]

  private func take(_ line: [UInt8]) throws {
    let line = try JSONTree(line)
    for reply in line.elements ?? [line] { take(reply) }
  }

  private func take(_ reply: JSONTree) {
    guard let id = reply["id"]?.integer, let sent = sessions[id] else {
      preconditionFailure("FleetRun: a reply to no request: \(reply)")
    }
    let place = id - setUp.count - 1
    requests[place].reply = reply
    requests[place].repliedAfter = store.history.count
    requests[place].repliedAt = store.now
    requests[place].repliedIn = restoresCount
    let host = hosts[sent.host]
    requests[place].faultsCount += host.connection.faultsCount + (host.hasImpatientClients ? 1 : 0)
    underWay[sent.host][sent.session] -= 1
    victims.note(answered: requests[place])
    if isEchoing {
      echoes.note(answered: requests[place], by: sent.host, among: hosts.count, &generator)
    }
    if requests[place].method == "events.subscribe", reply["result"] == nil {
      subscribed.removeAll { $0 == sent.host }
    }
  }

  /// Returns all events of a project, as readers get them.
  func events(of project: FleetProject) throws -> [JSONTree] {
    try FleetSetUp(store, random: SplitMix(state: 0)).events(of: project)
  }
}
