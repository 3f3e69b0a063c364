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
    #expect(throws: StorageError.pending) { try shared.content(of: query) }
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

  @Test("A read does not wait for a lock whose session the server has ended")
  func endedSession() throws {
    let remote = RecordedStore()
    let shared = SharedStore(remote)
    let cache = RecordCache(bytesMax: 1 << 20)
    let query = StoreQuery.customers(Self.project, after: nil, limit: 1)

    // A decision reads under the lock, and that reply does not come.
    shared.beginAttempt(nil, for: .feed)
    #expect(throws: StorageError.pending) { try shared.requireLock([Self.project]) }
    shared.park(try #require(shared.takeWait()))
    shared.sendNext()
    let granted = shared.take(remote.reply(updates: [Self.project]), cache)
    shared.beginAttempt(granted.first, for: .feed)
    #expect(throws: StorageError.pending) { try shared.content(of: query) }
    shared.park(try #require(shared.takeWait()))
    shared.sendNext()

    // Another daemon has written since: the first reply says so, the second one is taken in.
    remote.newest = LogPosition(2)
    shared.beginAttempt(nil, for: .feed)
    for _ in 1...2 {
      #expect(throws: StorageError.pending) { try shared.confirm(Self.project) }
      shared.park(try #require(shared.takeWait()))
      shared.sendNext()
      let ready = shared.take(try remote.replyToRead(updates: Self.project), cache)
      #expect(!shared.holds([Self.project]))
      #expect(ready.count == 1)
      shared.beginAttempt(ready.first, for: .feed)
    }
    try shared.confirm(Self.project)
  }
}

/// Keeps the requests that it gets, and makes their replies.
private final class RecordedStore: RemoteStore {
  let writer = WriterID(1)
  private var requests: [RemoteRequest] = []

  /// The position of the newest entry in each log.
  var newest = LogPosition(1)

  func send(_ request: RemoteRequest) { requests.append(request) }

  func takeReplies() -> [RemoteReply] { [] }

  var isReplicated: Bool? { nil }

  var isExposed: Bool { false }

  func takeRestored() -> Bool { false }

  func takeWarnings() -> [String] { [] }

  func recordLoss(confirmedBy number: UInt64) {}

  /// Returns the reply to the newest request.
  func reply(updates logs: [ProjectNumber]) -> RemoteReply {
    reply(to: requests.last?.number ?? 0, logs)
  }

  /// Returns the reply to the newest request that reads without a lock.
  func replyToRead(updates log: ProjectNumber) throws -> RemoteReply {
    let reads = requests.filter { if case .read = $0.action { true } else { false } }
    return reply(to: try #require(reads.last).number, [log])
  }

  private func reply(to number: UInt64, _ logs: [ProjectNumber]) -> RemoteReply {
    let entries = (1...newest.value).map { position in
      let id = LogEntry.ID(position: LogPosition(position), writer: WriterID(2), turn: .none)
      return LogEntry(id, affected: [])
    }
    return RemoteReply(
      number: number,
      outcome: .done([]),
      time: Moment(milliseconds: 0),
      updates: logs.map { LogUpdate(log: $0, entries: entries) }
    )
  }
}
