import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport

/// A service of a fleet, with its clients.
final class FleetHost {
  let connection: SimulatedConnection
  private let service: Service
  private let sessions: [ClientSession]
  /// The lines that have arrived since the last turn.
  private var lines: [(session: Int, line: [UInt8])] = []
  private let now: Moment
  private var uptime = Duration.zero
  private let waitMilliseconds: Int
  /// Whether requests fail that wait longer than the usual limits.
  let hasImpatientClients: Bool
  private let subscribers = Subscribers()

  init(
    _ store: SharedMemoryStore,
    writer: WriterID,
    sessions count: Int,
    settings: FleetSettings,
    random: some RandomNumberGenerator
  ) throws(StorageError) {
    connection = SimulatedConnection(store, writer: writer)
    let shared = SharedStore(connection)
    var limits = ServiceLimits()
    limits.cacheBytesMax = settings.cacheBytesMax
    if !settings.hasImpatientClients {
      (limits.readWaitMsMax, limits.writeWaitMsMax) = (1_000_000_000, 1_000_000_000)
    }
    hasImpatientClients = settings.hasImpatientClients
    now = Moment(milliseconds: store.now.milliseconds + settings.clockOffset)
    service = try Service(
      reader: shared,
      committer: shared,
      limits: limits,
      random: random,
      now: now
    )
    service.stepsOnLoop = settings.stepsOnLoop
    waitMilliseconds = settings.waitMilliseconds
    sessions = (0..<count).map { _ in
      ClientSession(caller: Caller(uid: 1000, gid: 1000, pid: 1, role: .admin))
    }
  }

  /// Whether deletions fail because faults have halted one.
  private var hasHaltedErasure = false

  /// Whether some requests may fail at once.
  var mayRefuse: Bool {
    service.storeOutage != nil || connection.isRefusingReads || hasHaltedErasure
  }

  func receive(_ line: [UInt8], on session: Int) {
    lines.append((session, line))
  }

  /// The events that subscribers got, in the order of their arrival.
  var notices: [[UInt8]] { subscribers.lines }

  /// Removes and returns what the service has said of histories that the store has lost.
  func takeHistoryLosses() -> [String] { service.takeHistoryLosses() }

  /// Lets some time pass; returns whether a turn would have something to do.
  func wait() -> Bool {
    uptime += .milliseconds(waitMilliseconds)
    let isOver = service.nextWaitDeadline.map { $0 <= uptime } ?? false
    return !lines.isEmpty || connection.hasReplies || service.hasWork || service.hasFeedWork
      || isOver
  }

  /// Runs a turn and returns the lines that it sends.
  func turn() -> [[UInt8]] {
    service.beginTurn(now: now, uptime: uptime)
    service.takeStoreReplies()
    service.endExpiredWaits()
    let arrived = lines
    lines.removeAll()
    for (session, line) in arrived { service.handle(line.span, in: sessions[session]) }
    while service.workOn() {}
    service.endTurn()
    if service.takeHaltedErasure() != nil { hasHaltedErasure = true }
    var bytes: [UInt8] = []
    for settled in service.releaseDurable() { bytes += service.takeReadyReplies(of: settled) }
    _ = service.notifySubscribers(through: subscribers)
    return bytes.split(separator: 0x0A).map { Array($0) }
  }
}

/// What differs between the services of a run.
struct FleetSettings {
  var cacheBytesMax: Int
  var stepsOnLoop: Int
  /// How many milliseconds its own clock is ahead of the store's.
  var clockOffset: Int64
  /// How much time passes between two of its turns.
  var waitMilliseconds: Int
  var hasImpatientClients: Bool
}

/// Has room for every event.
private final class Subscribers: EventSink {
  private(set) var lines: [[UInt8]] = []

  func room(for session: ClientSession) -> SinkCapacity { .bytes(1 << 20) }

  func send(_ lines: [UInt8], to session: ClientSession) {
    self.lines += lines.split(separator: 0x0A).map { Array($0) }
  }
}
