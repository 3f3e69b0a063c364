package import Storage

/// A store on PostgreSQL, which other daemons write, too.
///
/// It has two connections, each with a thread: reads do not wait behind a queue for a lock.
package final class PostgreSQLStore: RemoteStore {
  package let writer: WriterID
  private let deliveries: StoreDeliveries
  private let reads: StoreChannel
  private let writes: StoreChannel

  /// Connects once, to check the store; `wake` is called on another thread after each reply.
  package init(
    _ string: ConnectionString,
    wake: @escaping @Sendable () -> Void
  ) throws(StorageError) {
    let session: StoreSession
    do throws(StoreSession.Refusal) {
      session = try StoreSession(string)
    } catch {
      switch error {
      case .unreachable(let reason), .unusable(let reason): throw .unusable(reason)
      }
    }
    writer = WriterID(UInt64.random(in: 1...UInt64.max))
    deliveries = StoreDeliveries(session.store, writer: writer, time: session.time, wake: wake)
    reads = try StoreChannel(string, deliveries)
    writes = try StoreChannel(string, deliveries)
  }

  package func send(_ request: RemoteRequest) {
    switch request.action {
    case .read, .listTasks: reads.send(request)
    default: writes.send(request)
    }
  }

  package func takeReplies() -> [RemoteReply] { deliveries.takeReplies() }

  /// Ends the threads, and closes the connections.
  package func close() {
    reads.close()
    writes.close()
  }
}
