import IdentityCore
import Storage

/// The connections of one service to a shared store: one that reads, and one that writes.
///
/// The simulation decides when a message arrives. A connection keeps the order of its messages.
final class SimulatedConnection: RemoteStore {
  let writer: WriterID
  private let store: SharedMemoryStore
  private var channels: [Channel] = []
  private var arrived: [RemoteReply] = []
  /// Sessions whose client is gone, with the messages that the server has received from it.
  private var orphans: [Channel] = []
  /// The turn whose reply was lost, until a lock shows what became of it.
  private var turnInDoubt: TurnNumber?
  /// The number of turns that were lost before the store had them, and of refused requests.
  private(set) var faultsCount = 0
  /// Whether the last read was refused, so that further ones may fail at once.
  private(set) var isRefusingReads = false
  /// Whether the store cannot be reached.
  var isUnreachable = false
  /// The present step of the simulation.
  var step = 0

  private struct Channel {
    var session: Int
    /// Whether a lock was granted since the session was opened.
    var isInTransaction = false
    var requests: [RemoteRequest] = []
    var replies: [(request: RemoteRequest, reply: RemoteReply)] = []
    /// How the store refuses the next message.
    var refusal: StorageError?
    /// The step at which its messages move again.
    var stalledUntil = 0
  }

  static let channelsCount = 2

  init(_ store: SharedMemoryStore, writer: WriterID) {
    (self.store, self.writer) = (store, writer)
    channels = (0..<Self.channelsCount).map { _ in
      Channel(session: store.openSession(of: writer))
    }
  }

  func send(_ request: RemoteRequest) {
    switch request.action {
    case .read, .listTasks: channels[0].requests.append(request)
    case .lock, .readUnderLock, .commit, .release: channels[1].requests.append(request)
    }
  }

  func takeReplies() -> [RemoteReply] {
    defer { arrived.removeAll() }
    return arrived
  }

  var hasReplies: Bool { !arrived.isEmpty }

  var isReplicated: Bool? { nil }

  var isExposed: Bool { false }

  func takeRestored() -> Bool { false }

  func takeWarnings() -> [String] { [] }

  func recordLoss(confirmedBy number: UInt64) {}

  // MARK: Messages

  /// Has the server carry out the next message of a channel; false if there is none, or if it has
  /// to wait.
  func serve(_ place: Int) throws(StorageError) -> Bool {
    guard channels[place].stalledUntil <= step, let request = channels[place].requests.first,
      let reply = try reply(to: request, on: place)
    else { return false }
    channels[place].requests.removeFirst()
    channels[place].replies.append((request, reply))
    return true
  }

  private func reply(
    to request: RemoteRequest,
    on place: Int
  ) throws(StorageError) -> RemoteReply? {
    let hasEnded = store.hasEnded(channels[place].session)
    if hasEnded { reopen(place) }
    let isStep =
      switch request.action {
      case .readUnderLock, .commit, .release: true
      case .read, .lock, .listTasks: false
      }
    if isStep, !channels[place].isInTransaction { return outcome(.lost, of: request) }
    if isUnreachable {
      store.end(channels[place].session)
      reopen(place)
      return outcome(isStep ? .lost : .failed(.unavailable("no route")), of: request)
    }
    if let refusal = channels[place].refusal.take() {
      // The session ends with its transaction.
      store.end(channels[place].session)
      reopen(place)
      return outcome(.failed(refusal), of: request)
    }
    let reply = try store.serve(request, in: channels[place].session)
    switch request.action {
    case .lock: channels[place].isInTransaction = reply != nil
    case .commit, .release: channels[place].isInTransaction = false
    case .read, .readUnderLock, .listTasks: break
    }
    return reply
  }

  /// Opens another session in place of one that has ended.
  private func reopen(_ place: Int) {
    channels[place].session = store.openSession(of: writer)
    channels[place].isInTransaction = false
  }

  private func outcome(_ outcome: RemoteReply.Outcome, of request: RemoteRequest) -> RemoteReply {
    RemoteReply(number: request.number, outcome: outcome, time: nil, updates: [])
  }

  /// Has the next reply of a channel arrive.
  func deliver(_ place: Int) -> Bool {
    guard channels[place].stalledUntil <= step, !channels[place].replies.isEmpty else {
      return false
    }
    let (request, reply) = channels[place].replies.removeFirst()
    arrive(reply, to: request)
    return true
  }

  private func arrive(_ reply: RemoteReply, to request: RemoteRequest) {
    if case .read = request.action {
      switch reply.outcome {
      case .done: isRefusingReads = false
      case .failed: isRefusingReads = true
      case .lost: break
      }
    }
    switch (request.action, reply.outcome) {
    case (.commit(let turn, _, _), .lost): turnInDoubt = turn.number
    case (.listTasks, .failed): break
    case (_, .failed): faultsCount += 1
    case (.lock, .done):
      if let turn = turnInDoubt.take(), !store.has(turn, of: writer) { faultsCount += 1 }
    default: break
    }
    arrived.append(reply)
  }

  // MARK: Faults

  /// Has the store refuse the next message of a channel.
  func refuse(_ place: Int, _ error: StorageError) { channels[place].refusal = error }

  /// Has the server end the session of a channel; the client learns that from its next message.
  func end(_ place: Int) { store.end(channels[place].session) }

  /// Has no message of a channel arrive before a step.
  func stall(_ place: Int, until step: Int) { channels[place].stalledUntil = step }

  /// Cuts a channel: the server has received the first `count` of the messages under way, and
  /// carries them out some time later.
  func cut(_ place: Int, received count: Int) {
    let old = channels[place]
    for request in old.replies.map(\.request) + old.requests {
      arrive(outcome(.lost, of: request), to: request)
    }
    var orphan = old
    orphan.requests = Array(old.requests.prefix(count))
    orphans.append(orphan)
    channels[place] = Channel(session: store.openSession(of: writer))
  }

  /// Whether the server has messages of connections that were cut.
  var hasOrphans: Bool { !orphans.isEmpty }

  /// The number of messages of a channel that have not arrived at the server.
  func waiting(_ place: Int) -> Int { channels[place].requests.count }

  /// Whether the next message of a channel is a commit.
  func isCommitNext(_ place: Int) -> Bool {
    if case .commit? = channels[place].requests.first?.action { true } else { false }
  }

  /// Has the server carry out the next message of a connection that was cut, or notice the end.
  func serveOrphan() throws(StorageError) -> Bool {
    for place in orphans.indices {
      let session = orphans[place].session
      guard let request = orphans[place].requests.first, !store.hasEnded(session) else {
        store.end(session)
        orphans.remove(at: place)
        return true
      }
      if try store.serve(request, in: session) != nil {
        orphans[place].requests.removeFirst()
        return true
      }
    }
    return false
  }
}
