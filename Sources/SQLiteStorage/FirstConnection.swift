import Storage
import Synchronization

/// Passes the connection that opened the store to the first writer, with the journal's contents.
///
/// When the last connection closes, the log's index is deleted, and the next connection must read
/// the whole log. So a start keeps a connection open at all times.
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

  /// Takes the connection; returns nil if it was taken before.
  func take() -> Opened? {
    opened.withLock { $0.take() }
  }
}
