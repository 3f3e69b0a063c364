import IdentityCore
import LineProtocol
import Service
import Storage

/// A real daemon in memory, without a socket of its own.
final class Understudy {
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

  /// What it answers to a line of a connection; empty where it says nothing.
  func answer(_ line: [UInt8], on connection: Int) -> [UInt8] {
    let conversation = conversation(connection)
    service.beginTurn(now: now(), uptime: .now - startedAt)
    service.take(line.span, in: conversation)
    service.tellDue()
    service.passDeadlines()
    service.endTurn()
    var answers: [UInt8] = []
    repeat {
      for settled in service.settle() where settled === conversation {
        answers += settled.takeReady(durable: service.durable)
      }
    } while service.isPreparing
    return answers
  }

  /// Everybody who connects is the daemon's own user.
  private func conversation(_ connection: Int) -> Conversation {
    if let known = conversations[connection] { return known }
    let caller = Caller(uid: 0, gid: 0, pid: 0, role: .admin)
    let conversation = Conversation(caller: caller, tag: UInt64(connection))
    conversations[connection] = conversation
    return conversation
  }
}
