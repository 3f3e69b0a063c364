import Storage
import Synchronization

/// The connection with which the store was opened, for the writer to go on with, and what its
/// journal had then.
///
/// The log's index goes with the last connection, and whoever opens the file next reads all of the
/// log for a new one: so a start has one connection at every moment.
final class FirstConnection: Sendable {
  struct Opened {
    let connection: Connection
    let journal: JournalContents
  }

  private let opened = Mutex<Opened?>(nil)

  func open(
    _ body: () throws(StorageError) -> sending Opened
  ) throws(StorageError) {
    try opened.withLock { opened throws(StorageError) in opened = try body() }
  }

  /// Nil when it was taken already.
  func take() -> Opened? {
    opened.withLock { $0.take() }
  }
}
