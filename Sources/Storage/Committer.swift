package import IdentityCore

/// Makes turns durable in their order, outside the event loop.
///
/// After a failure the committer drops every turn that is not durable, and every turn that is
/// submitted before `resume`.
package protocol Committer: AnyObject {
  /// Queues a turn behind all turns that were submitted before.
  func submit(_ turn: Turn)
  /// Returns the progress so far, without waiting.
  func progress() -> CommitProgress
  /// Accepts turns again after the caller has handled a failure, and the steps of an erasure again
  /// after it has handled theirs; has no effect after `syncFailed`.
  func resume()
  /// What it has done so far.
  var statistics: CommitStatistics { get }
}

extension Committer {
  package var statistics: CommitStatistics { CommitStatistics() }
}

/// The progress of a committer.
package struct CommitProgress: Equatable, Sendable {
  /// Every turn up to this one is durable, except turns that a failure dropped.
  package var durable: TurnNumber
  /// The store can rewrite events through this turn, if its turns asked for that.
  package var rewritable: TurnNumber
  /// No file contains data that turns up to this one removed, as far as the turns asked for that.
  package var cleared: TurnNumber
  /// The failure of the turns after `durable`, until `resume`; `syncFailed` is permanent.
  package var failure: StorageError?
  /// The failure of an erasure's work, until `resume`: durable turns have none of its steps since,
  /// and the stored list of erasures says so.
  package var erasingFailure: StorageError?
  /// The last failure of the store's maintenance; durable turns stay durable, and commits go on.
  package var upkeepFailure: StorageError?

  package init(
    durable: TurnNumber,
    rewritable: TurnNumber = .none,
    cleared: TurnNumber = .none,
    failure: StorageError? = nil
  ) {
    self.durable = durable
    self.rewritable = rewritable
    self.cleared = cleared
    self.failure = failure
  }
}
