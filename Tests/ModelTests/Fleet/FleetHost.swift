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

  init(_ store: SharedMemoryStore, writer: Int, sessions count: Int, cacheBytesMax: Int)
    throws(StorageError)
  {
    connection = SimulatedConnection(store, writer: writer)
    let shared = SharedStore(connection)
    var limits = ServiceLimits()
    limits.cacheBytesMax = cacheBytesMax
    now = store.now
    service = try Service(reader: shared, committer: shared, limits: limits, now: store.now)
    sessions = (0..<count).map { _ in
      ClientSession(caller: Caller(uid: 1000, gid: 1000, pid: 1, role: .admin))
    }
  }

  func receive(_ line: [UInt8], on session: Int) {
    lines.append((session, line))
  }

  /// Whether a turn would have something to do.
  var hasInput: Bool { !lines.isEmpty || connection.hasReplies }

  /// Runs a turn and returns the lines that it sends.
  func turn() -> [[UInt8]] {
    service.beginTurn(now: now, uptime: .zero)
    service.takeStoreReplies()
    let arrived = lines
    lines.removeAll()
    for (session, line) in arrived { service.handle(line.span, in: sessions[session]) }
    while service.workOn() {}
    service.endTurn()
    var bytes: [UInt8] = []
    for settled in service.releaseDurable() { bytes += service.takeReadyReplies(of: settled) }
    return bytes.split(separator: 0x0A).map { Array($0) }
  }
}
