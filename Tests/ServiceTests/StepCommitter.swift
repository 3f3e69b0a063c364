import IdentityCore
import Storage

/// Commits at once, counts the turns, and fails when the test says so.
final class StepCommitter: Committer {
  let store: MemoryStore
  private let writer: any StoreWriter
  private var state = CommitProgress(durable: .none)
  private(set) var turns = 0
  /// How many more turns are committed.
  var failsAfter: Int?

  init(_ store: MemoryStore) throws(StorageError) {
    self.store = store
    writer = try store.openWriter()
  }

  func submit(_ turn: Turn) {
    guard state.failure == nil else { return }
    if let left = failsAfter {
      guard left > 0 else {
        state.failure = .full
        return
      }
      failsAfter = left - 1
    }
    do throws(StorageError) {
      try writer.commit([turn])
      state.durable = turn.number
      state.rewritable = turn.number
      state.cleared = turn.number
      turns += 1
    } catch {
      state.failure = error
    }
  }

  func progress() -> CommitProgress { state }
  func resume() { state.failure = nil }
}
