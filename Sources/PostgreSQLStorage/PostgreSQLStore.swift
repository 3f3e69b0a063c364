package import Storage

/// A store on PostgreSQL, which other daemons write, too.
///
/// It has two connections, each with a thread: reads do not wait behind a queue for a lock.
package final class PostgreSQLStore: RemoteStore {
  package let writer: WriterID
  private let deliveries: StoreDeliveries
  private let reads: StoreChannel
  private let writes: StoreChannel
  /// Why the server could not be reached at first; the connections try again.
  package let outage: StorageError?

  /// Connects once, to check the store; `wake` is called on another thread after each reply.
  ///
  /// The folder keeps which timelines this host has seen.
  package init(
    _ string: ConnectionString,
    folder: String? = nil,
    wake: @escaping @Sendable () -> Void
  ) throws(StorageError) {
    writer = WriterID(UInt64.random(in: 1...UInt64.max))
    deliveries = StoreDeliveries(writer: writer, string, folder: folder, wake: wake)
    do throws(StoreSession.Refusal) {
      let session = try StoreSession(string, for: deliveries, 0)
      _ = deliveries.adopt(session)
      outage = nil
    } catch {
      switch error {
      case .unreachable(let reason): outage = .unavailable(reason)
      case .unusable(let reason): throw .unusable(reason)
      }
    }
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

  package var isReplicated: Bool? { deliveries.isReplicated }

  package var isExposed: Bool { deliveries.isExposed }

  package func takeRestored() -> Bool { deliveries.takeRestored() }

  package func takeWarnings() -> [String] { deliveries.takeWarnings() }

  package func recordLoss(confirmedBy number: UInt64) {
    deliveries.recordLoss(confirmedBy: number)
  }

  /// Ends the threads, and closes the connections.
  package func close() {
    writes.beginClosing()
    reads.close()
    writes.close()
  }
}
