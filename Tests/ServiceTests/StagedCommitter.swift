import IdentityCore
import Storage

/// Commits, or fails, when the test says so.
final class StagedCommitter: Committer {
  private let writer: any StoreWriter
  private var queued: [Turn] = []
  private var state = CommitProgress(durable: .none)

  init(_ store: any Store) throws(StorageError) {
    writer = try store.openWriter()
  }

  /// The number of turns that wait for the disk.
  var waiting: Int { queued.count }

  func submit(_ turn: Turn) { queued.append(turn) }
  func progress() -> CommitProgress { state }
  func resume() { state.failure = nil }

  /// Makes the submitted turns durable.
  func commit() throws(StorageError) {
    try writer.commit(queued)
    if let last = queued.last { state.durable = last.number }
    queued.removeAll()
  }

  func fail(_ error: StorageError) {
    queued.removeAll()
    state.failure = error
  }
}
