import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport

/// Some services over one store, of which a test moves each message.
final class StagedFleet {
  let store: SharedMemoryStore
  let hosts: [FleetHost]
  private var replies: [Int: JSONTree] = [:]
  private var requestsCount = 0

  /// The messages of reads, and those of the transaction that holds a lock.
  static let (reading, writing) = (0, 1)

  /// `waitMilliseconds` pass between two turns of a host.
  init(hostsCount: Int, waitMilliseconds: Int = 100) throws {
    let store = try SharedMemoryStore(now: Moment(milliseconds: FleetRun.epoch))
    let setUp = try FleetSetUp(store, random: SplitMix(state: 1))
    for project in FleetProject.allCases {
      let clock = #"{"clock":{"manual":"2026-01-11T00:00:00.000Z"}}"#
      let definition = project == .second ? clock : "{}"
      _ = try setUp.answer(Self.line(0, "project.define", definition, of: project))
      _ = try setUp.answer(Self.line(0, "install", #"{"device":"A"}"#, of: project))
    }
    store.beginLogs(of: FleetProject.allCases.map(\.number))
    store.ignoresTaskLease = true
    self.store = store
    let settings = FleetSettings(
      cacheBytesMax: 1 << 28,
      stepsOnLoop: 24_576,
      clockOffset: 0,
      waitMilliseconds: waitMilliseconds,
      hasImpatientClients: false
    )
    hosts = try (1...hostsCount).map { number in
      try FleetHost(
        store,
        writer: WriterID(UInt64(number)),
        sessions: 2,
        settings: settings,
        random: SplitMix(state: UInt64(number))
      )
    }
  }

  static func line(
    _ id: Int,
    _ method: String,
    _ params: String,
    of project: FleetProject
  ) -> [UInt8] {
    let members = params == "{}" ? "}" : "," + params.dropFirst()
    let line =
      #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":"#
      + #"{"project":"\#(project.name)"\#(members)}"#
    return Array(line.utf8)
  }

  func connection(of host: Int) -> SimulatedConnection { hosts[host].connection }

  /// Sends a request, which the host's next turn decides; returns its id.
  ///
  /// Requests that wait hold up those of the same session.
  func ask(
    _ method: String,
    _ params: String,
    of project: FleetProject = .first,
    on host: Int,
    session: Int = 0
  ) -> Int {
    requestsCount += 1
    hosts[host].receive(Self.line(requestsCount, method, params, of: project), on: session)
    return requestsCount
  }

  /// Returns the reply to a request; nil if there is none yet.
  func reply(to id: Int) -> JSONTree? { replies[id] }

  /// Sends a request, and moves the messages of its host until it is answered.
  @discardableResult
  func answer(
    _ method: String,
    _ params: String,
    of project: FleetProject = .first,
    on host: Int,
    session: Int = 0,
    through channels: [Int] = [reading, writing]
  ) throws -> JSONTree? {
    let id = ask(method, params, of: project, on: host, session: session)
    for _ in 0..<Self.turnsMax where replies[id] == nil {
      try move(host, through: channels)
    }
    return replies[id]
  }

  private static let turnsMax = 100

  /// Has a host do a turn, and its messages arrive.
  func move(_ host: Int, through channels: [Int] = [reading, writing]) throws {
    try turn(host)
    for channel in channels {
      _ = try serve(host, channel)
      _ = deliver(host, channel)
    }
  }

  /// Has the store carry out a host's messages; false if there are none.
  func serve(_ host: Int, _ channel: Int) throws -> Bool {
    var hasServed = false
    while try hosts[host].connection.serve(channel) { hasServed = true }
    return hasServed
  }

  /// Has the store's replies arrive; false if there are none.
  func deliver(_ host: Int, _ channel: Int) -> Bool {
    var hasDelivered = false
    while hosts[host].connection.deliver(channel) { hasDelivered = true }
    return hasDelivered
  }

  func turn(_ host: Int) throws {
    _ = hosts[host].wait()
    for line in hosts[host].turn() {
      let reply = try JSONTree(line)
      if let id = reply["id"]?.integer { replies[id] = reply }
    }
  }

  /// Moves a host's messages until its next one to the store is a commit, which the store carries
  /// out if `isServed`; false if none comes.
  func reachCommit(
    on host: Int,
    through channels: [Int] = [reading, writing],
    isServed: Bool = true
  ) throws -> Bool {
    let connection = hosts[host].connection
    for _ in 0..<Self.turnsMax {
      try turn(host)
      if connection.isCommitNext(Self.writing) {
        return try !isServed || connection.serve(Self.writing)
      }
      for channel in channels where try connection.serve(channel) {
        _ = connection.deliver(channel)
      }
    }
    return false
  }
}
