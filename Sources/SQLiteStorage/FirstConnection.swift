import Storage
import Synchronization

/// The connection with which the store was opened, for the writer to go on with.
///
/// The log's index goes with the last connection, and whoever opens the file next reads all of the
/// log for a new one: so a start has one connection at every moment.
final class FirstConnection: Sendable {
  private let connection = Mutex<Connection?>(nil)

  func open(
    _ body: () throws(StorageError) -> sending Connection
  ) throws(StorageError) {
    try connection.withLock { connection throws(StorageError) in connection = try body() }
  }

  /// Nil when it was taken already.
  func take() -> Connection? {
    connection.withLock { $0.take() }
  }
}
