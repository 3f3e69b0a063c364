import IdentityCore
import LineProtocol
import Service
import Storage

/// A real daemon in memory, without a socket.
final class InProcessDaemon {
  private let service: Service
  private let now: () -> Moment
  private let startedAt = ContinuousClock.now
  private var conversations: [Int: Conversation] = [:]

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
    let conversation = conversation(connection)
    var answers = turn(for: conversation) { service.handle(line.span, in: conversation) }
    // A long request continues in further turns.
    while answers.isEmpty, service.hasWork { answers = turn(for: conversation) {} }
    return answers
  }

  /// Runs a turn of the daemon's loop; returns the replies to this conversation.
  private func turn(for conversation: Conversation, _ take: () -> Void) -> [UInt8] {
    service.beginTurn(now: now(), uptime: .now - startedAt)
    take()
    while service.workOn() {}
    service.endExpiredWaits()
    service.endTurn()
    var answers: [UInt8] = []
    for settled in service.releaseDurable() where settled === conversation {
      answers += service.takeReadyReplies(of: settled)
    }
    return answers
  }

  /// Returns a connection's conversation; each caller has the role of the daemon's own user.
  private func conversation(_ connection: Int) -> Conversation {
    if let known = conversations[connection] { return known }
    let caller = Caller(uid: 0, gid: 0, pid: 0, role: .admin)
    let conversation = Conversation(caller: caller, tag: UInt64(connection))
    conversations[connection] = conversation
    return conversation
  }
}
