import IdentityCore
import Storage

/// Collects what the open turn changes, hands closed turns to the committer, and records which
/// turns are durable.
final class CommitQueue {
  private let committer: any Committer
  var openTurn = OpenTurn()
  /// Events of turns that are not durable yet.
  private(set) var events = UncommittedEvents()
  /// The hashes of the keys that each turn changes, until the turn is durable.
  private var changes: [(turn: TurnNumber, hashes: [UInt64])] = []
  /// Every turn up to this one is durable.
  private(set) var durable = TurnNumber.none
  /// Events of turns up to this one can be rewritten.
  private(set) var rewritable = TurnNumber.none
  /// What turns through this one removed is in no file.
  private(set) var cleared = TurnNumber.none
  /// The last rolled-back turn; so are all turns after `durable` up to it.
  private var voided = TurnNumber.none

  init(_ committer: any Committer) {
    self.committer = committer
  }

  /// The open turn.
  var turn: TurnNumber { openTurn.number }

  /// The last turn that was handed to the committer.
  var lastSubmitted: TurnNumber { TurnNumber(turn.value - 1) }

  /// The open turn if it has changed something, otherwise the one before.
  var newestChange: TurnNumber { openTurn.hasChanges ? turn : lastSubmitted }

  /// Every turn up to this one is either durable or rolled back.
  var settled: TurnNumber { max(durable, voided) }

  /// The number of turns that are neither durable nor rolled back, with the open one.
  var unsettledCount: UInt64 { turn.value - settled.value }

  /// Adds an event to those that readers see before they are durable.
  func record(_ event: StoredEvent, in turn: TurnNumber) {
    events.append(event, in: turn)
  }

  /// Hands a turn to the committer, and opens the next one; `hashes` are those of the keys that it
  /// changes.
  func submit(_ closed: Turn, changing hashes: [UInt64]) {
    changes.append((closed.number, hashes))
    committer.submit(closed)
    openTurn.advance()
  }

  /// What became durable since the last call, and whether a commit failed.
  struct Progress {
    var events: [StoredEvent]
    /// The hashes of the keys that changed, turn by turn.
    var changes: [[UInt64]]
    var failure: StorageError?
    var erasingFailure: StorageError?
  }

  /// The last failure of the store's maintenance, for the daemon's log.
  private(set) var upkeepFailure: StorageError?

  /// Asks the committer what became durable.
  func poll() -> Progress {
    let progress = committer.progress()
    upkeepFailure = progress.upkeepFailure
    durable = max(durable, progress.durable)
    rewritable = max(rewritable, progress.rewritable)
    cleared = max(cleared, progress.cleared)
    let settled = changes.prefix { $0.turn <= durable }.map(\.hashes)
    changes.removeFirst(settled.count)
    return Progress(
      events: events.release(through: durable),
      changes: settled,
      failure: progress.failure,
      erasingFailure: progress.erasingFailure
    )
  }

  /// Forgets every turn that is not durable, after a failed commit.
  func rollBack() {
    changes.removeAll()
    events.forget(after: durable)
    openTurn.discard()
    voided = turn
    openTurn.advance()
  }

  /// What the committer has done.
  var statistics: CommitStatistics { committer.statistics }

  /// Lets the committer commit again after a failure.
  func resume() {
    committer.resume()
  }
}
