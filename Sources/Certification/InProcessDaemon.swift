import IdentityCore
import LineProtocol
import Service
import Storage

/// A real daemon in memory, without a socket.
final class InProcessDaemon {
  private let service: Service
  private let now: () -> Moment
  private let startedAt = ContinuousClock.now
  private var sessions: [Int: ClientSession] = [:]

  init(now: @escaping () -> Moment) throws(StorageError) {
    let store = MemoryStore()
    self.now = now
    service = try Service(
      reader: store.openReader(),
      committer: InlineCommitter(store),
      now: now()
    )
  }

  /// Returns the daemon's replies to a line of a connection; empty if there are none.
  func answer(_ line: [UInt8], on connection: Int) -> [UInt8] {
    let session = session(connection)
    var answers = turn(for: session) { service.handle(line.span, in: session) }
    // A long request continues in further turns.
    while answers.isEmpty, service.hasWork { answers = turn(for: session) {} }
    return answers
  }

  /// Runs a turn of the daemon's loop; returns the replies to this session.
  private func turn(for session: ClientSession, _ take: () -> Void) -> [UInt8] {
    service.beginTurn(now: now(), uptime: .now - startedAt)
    take()
    while service.workOn() {}
    service.endExpiredWaits()
    service.endTurn()
    var answers: [UInt8] = []
    for settled in service.releaseDurable() where settled === session {
      answers += service.takeReadyReplies(of: settled)
    }
    return answers
  }

  /// Returns a connection's session; each caller has the role of the daemon's own user.
  private func session(_ connection: Int) -> ClientSession {
    if let known = sessions[connection] { return known }
    let caller = Caller(uid: 0, gid: 0, pid: 0, role: .admin)
    let session = ClientSession(caller: caller, tag: UInt64(connection))
    sessions[connection] = session
    return session
  }
}
