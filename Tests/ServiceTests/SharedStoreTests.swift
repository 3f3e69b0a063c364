import IdentityCore
import Storage
import Testing

@testable import Service

@Suite("What the service knows of a shared store")
struct SharedStoreTests {
  private static let project = ProjectNumber(1)

  @Test("A held lock does not confirm a request that arrives later")
  func heldLock() throws {
    let remote = RecordedStore()
    let shared = SharedStore(remote)
    let cache = RecordCache(bytesMax: 1 << 20)

    // A decision gets the lock, and reads under it.
    shared.beginAttempt(nil, for: .feed)
    #expect(throws: StorageError.pending) { try shared.requireLock([Self.project]) }
    shared.park(try #require(shared.takeWait()))
    shared.sendNext()
    let granted = shared.take(remote.reply(updates: [Self.project]), cache)
    #expect(granted.count == 1)
    shared.beginAttempt(granted.first, for: .feed)
    try shared.confirm(Self.project)
    let query = StoreQuery.customers(Self.project, after: nil, limit: 1)
    #expect(throws: StorageError.pending) { try shared.found(query) }
    shared.park(try #require(shared.takeWait()))
    shared.sendNext()
    #expect(shared.holds([Self.project]))

    // The server may have ended the session since, and others may have written.
    shared.beginAttempt(nil, for: .feed)
    #expect(throws: StorageError.pending) { try shared.confirm(Self.project) }
    shared.park(try #require(shared.takeWait()))
    shared.sendNext()
    let confirmed = shared.take(remote.reply(updates: [Self.project]), cache)
    #expect(confirmed.count == 1)
    shared.beginAttempt(confirmed.first, for: .feed)
    try shared.confirm(Self.project)
  }
}

/// Keeps the requests that it gets, and makes their replies.
private final class RecordedStore: RemoteStore {
  let writer = WriterID(1)
  private var requests: [RemoteRequest] = []

  func send(_ request: RemoteRequest) { requests.append(request) }

  func takeReplies() -> [RemoteReply] { [] }

  /// Returns the reply to the newest request: nobody has written yet.
  func reply(updates logs: [ProjectNumber]) -> RemoteReply {
    let id = LogEntry.ID(position: LogPosition(1), writer: WriterID(2), turn: .none)
    return RemoteReply(
      number: requests.last?.number ?? 0,
      outcome: .done([]),
      time: Moment(milliseconds: 0),
      updates: logs.map { LogUpdate(log: $0, entries: [LogEntry(id, affected: [])]) }
    )
  }
}
