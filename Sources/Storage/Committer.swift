package import IdentityCore

/// Makes turns durable behind the loop's back, in their order.
///
/// After a failure every turn that was handed over and is not durable never was: those still
/// queued are dropped, and so is what is submitted until `resume`.
package protocol Committer: AnyObject {
  /// Hands a turn over; it comes after every turn that was submitted before it.
  func submit(_ turn: Turn)
  /// What has become of the turns so far; cheap, and never waits.
  func progress() -> CommitProgress
  /// Takes turns again after a failure was dealt with; never after `syncFailed`.
  func resume()
}

/// How far the committer has come.
package struct CommitProgress: Equatable, Sendable {
  /// Every turn up to this one is durable, but for those that a failure dropped.
  package var durable: TurnNumber
  /// What turns up to this one told can be rewritten without a long wait, as far as they asked for
  /// that.
  package var rewritable: TurnNumber
  /// What turns up to this one took away is in no file any more, as far as they asked for that.
  package var cleared: TurnNumber
  /// What stopped the turns after `durable`; stands until `resume`, and `syncFailed` for ever.
  package var failure: StorageError?

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
