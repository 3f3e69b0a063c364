import IdentityCore
import Storage

/// The connections of one service to a shared store: one that reads, and one that writes.
///
/// The simulation decides when a message arrives. A connection keeps the order of its messages.
final class SimulatedConnection: RemoteStore {
  let writer: WriterID
  private let store: SharedMemoryStore
  private var channels: [Channel]
  private var arrived: [RemoteReply] = []
  /// Sessions whose client is gone, with the messages that the server has received from it.
  private var orphans: [Channel] = []
  /// The turn whose commit was cut, until a lock shows what became of it.
  private var turnInDoubt: TurnNumber?
  /// The number of turns that were cut off before the store had them.
  private(set) var lostTurnsCount = 0

  private struct Channel {
    var session: Int
    /// Whether a lock was asked for since the connection was opened.
    var isInTransaction = false
    var requests: [RemoteRequest] = []
    var replies: [(request: RemoteRequest, reply: RemoteReply)] = []
  }

  static let channelsCount = 2

  init(_ store: SharedMemoryStore, writer: Int) {
    self.store = store
    self.writer = WriterID(UInt64(writer))
    channels = []
    channels = (0..<Self.channelsCount).map { _ in Channel(session: openSession()) }
  }

  private func openSession() -> Int {
    let session = store.openSession()
    store.sessionWriters[session] = Int(writer.value)
    return session
  }

  func send(_ request: RemoteRequest) {
    switch request.action {
    case .read, .listTasks: return channels[0].requests.append(request)
    case .lock: channels[1].isInTransaction = true
    case .readUnderLock, .commit, .release:
      guard channels[1].isInTransaction else { return lose(request) }
    }
    channels[1].requests.append(request)
  }

  /// Answers a request whose connection was lost.
  private func lose(_ request: RemoteRequest) {
    if case .commit(let turn, _, _) = request.action { turnInDoubt = turn.number }
    arrived.append(
      RemoteReply(number: request.number, outcome: .lost, time: store.now, updates: [])
    )
  }

  func takeReplies() -> [RemoteReply] {
    defer { arrived.removeAll() }
    return arrived
  }

  var hasReplies: Bool { !arrived.isEmpty }

  /// Has the server carry out the next message of a channel; false if there is none, or if it has
  /// to wait.
  func serve(_ channel: Int) throws(StorageError) -> Bool {
    guard let request = channels[channel].requests.first,
      let reply = try store.serve(request, in: channels[channel].session)
    else { return false }
    channels[channel].requests.removeFirst()
    channels[channel].replies.append((request, reply))
    return true
  }

  /// Has the next reply of a channel arrive.
  func deliver(_ channel: Int) -> Bool {
    guard !channels[channel].replies.isEmpty else { return false }
    let (request, reply) = channels[channel].replies.removeFirst()
    if case .lock = request.action, let turn = turnInDoubt.take() {
      if !store.has(turn, of: writer) { lostTurnsCount += 1 }
    }
    arrived.append(reply)
    return true
  }

  /// Cuts a channel: the server has received the first `count` of the messages under way, and
  /// carries them out some time later.
  func cut(_ channel: Int, received count: Int) {
    let old = channels[channel]
    for request in old.replies.map(\.request) + old.requests { lose(request) }
    orphans.append(Channel(session: old.session, requests: Array(old.requests.prefix(count))))
    channels[channel] = Channel(session: openSession())
  }

  /// The number of messages of a channel that have not arrived at the server.
  func waiting(_ channel: Int) -> Int { channels[channel].requests.count }

  /// Has the server carry out the next message of a connection that was cut, or notice the end.
  func serveOrphan() throws(StorageError) -> Bool {
    for place in orphans.indices {
      guard let request = orphans[place].requests.first else {
        store.close(orphans[place].session)
        orphans.remove(at: place)
        return true
      }
      if try store.serve(request, in: orphans[place].session) != nil {
        orphans[place].requests.removeFirst()
        return true
      }
    }
    return false
  }
}
