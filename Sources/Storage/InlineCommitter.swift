import IdentityCore
import Platform

/// Commits each turn at once on the caller's thread, for a service without threads.
package final class InlineCommitter: Committer {
  private let writer: any StoreWriter
  private var current = CommitProgress(durable: .none)

  /// Opens a writer of its own.
  package init(_ store: any Store) throws(StorageError) {
    writer = try store.openWriter()
  }

  package func submit(_ turn: Turn) {
    guard current.failure == nil else { return }
    do throws(StorageError) {
      try writer.commit([turn])
      current.durable = turn.number
      // Nothing runs concurrently here, so rewrites need no preparation.
      if turn.precedesRewrites { current.rewritable = turn.number }
      _ = try writer.upkeep(isIdle: false)
      if turn.clearsTraces { try clearTraces(of: turn.number) }
    } catch {
      current.failure = error
    }
  }

  /// Repeats until the files are clear: here no reader holds them for long.
  private func clearTraces(of turn: TurnNumber) throws(StorageError) {
    while try writer.clearTraces() != .done { Thread.yieldProcessor() }
    current.cleared = turn
  }

  package func progress() -> CommitProgress { current }

  package func resume() {
    current.clearFailure()
  }
}
