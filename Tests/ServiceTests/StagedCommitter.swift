import IdentityCore
import Storage

/// Commits when the test says so, or fails.
final class StagedCommitter: Committer {
  private let writer: any StoreWriter
  private var queued: [Turn] = []
  private var state = CommitProgress(durable: .none)

  init(_ store: any Store) throws(StorageError) {
    writer = try store.openWriter()
  }

  /// How many turns wait for the disk.
  var waiting: Int { queued.count }

  func submit(_ turn: Turn) { queued.append(turn) }
  func progress() -> CommitProgress { state }
  func resume() { state.failure = nil }

  /// Makes what was submitted durable.
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
