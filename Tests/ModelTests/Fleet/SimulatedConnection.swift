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

  private struct Channel {
    var session: Int
    var requests: [RemoteRequest] = []
    var replies: [RemoteReply] = []
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
    if case .read = request.action {
      channels[0].requests.append(request)
    } else {
      channels[1].requests.append(request)
    }
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
    channels[channel].replies.append(reply)
    return true
  }

  /// Has the next reply of a channel arrive.
  func deliver(_ channel: Int) -> Bool {
    guard !channels[channel].replies.isEmpty else { return false }
    arrived.append(channels[channel].replies.removeFirst())
    return true
  }

  /// Cuts a channel: the server has received the first `count` of the messages under way, and
  /// carries them out some time later.
  func cut(_ channel: Int, received count: Int) {
    let old = channels[channel]
    let owed = old.replies.map(\.number) + old.requests.map(\.number)
    for number in owed {
      arrived.append(
        RemoteReply(number: number, outcome: .lost, time: store.now, updates: [])
      )
    }
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
