import IdentityCore
import Platform

/// Commits each turn at once, on the caller's thread: a service in one process, without waiting.
package final class InlineCommitter: Committer {
  private let writer: any StoreWriter
  private var state = CommitProgress(durable: .none)

  /// Opens a writer of its own.
  package init(_ store: any Store) throws(StorageError) {
    writer = try store.openWriter()
  }

  package func submit(_ turn: Turn) {
    guard state.failure == nil else { return }
    do throws(StorageError) {
      try writer.commit([turn])
      state.durable = turn.number
      // Whoever rewrites here has all the time.
      if turn.precedesRewrites { state.rewritable = turn.number }
      _ = try writer.upkeep(isIdle: false)
      if turn.clearsTraces { try clearTraces(of: turn.number) }
    } catch {
      state.failure = error
    }
  }

  /// Here nobody else reads the files for long.
  private func clearTraces(of turn: TurnNumber) throws(StorageError) {
    while try writer.clearTraces() != .done { Thread.letOthersGoFirst() }
    state.cleared = turn
  }

  package func progress() -> CommitProgress { state }

  package func resume() {
    state.clearFailure()
  }
}
