import IdentityCore
import LineProtocol
import Storage

// Passes over the files, which overwrite what erasures have left in free places.
extension Eraser {
  /// One pass over the files serves the erasures of half a day, and may take as long itself.
  private static let pauseMilliseconds: Int64 = 43_200_000

  /// Returns when the files are clear of an erasure, at the latest.
  static func clearedBy(_ erasure: Erasures.Uncleared) -> Moment {
    clearedBy(erasedAt: erasure.erasedAt)
  }

  static func clearedBy(erasedAt moment: Moment) -> Moment {
    Moment(milliseconds: moment.milliseconds + 2 * pauseMilliseconds)
  }

  /// How long a request that waits for cleared files lets further erasures go first.
  private static let patienceMilliseconds: Int64 = 10_000

  /// Notes when the next pass over the files is due.
  func noteUncleared(_ all: Erasures) {
    clearsAt = nil
    guard hasFiles, let oldest = all.uncleared.first else { return }
    let awaited = all.uncleared.first(where: \.isAwaited)
    if awaited != nil && all.underway.isEmpty {
      clearsAt = decider.now
      return
    }
    let moments = [
      oldest.erasedAt.milliseconds + Self.pauseMilliseconds,
      // Further erasures may end before it, so that it serves them, too.
      awaited.map { $0.erasedAt.milliseconds + Self.patienceMilliseconds },
    ]
    clearsAt = moments.compactMap(\.self).min().map { Moment(milliseconds: $0) }
  }

  /// Whether a pass over the files is due; a clock that is set back ends the wait, too.
  var isClearingDue: Bool {
    guard let clearsAt else { return false }
    let left = clearsAt.milliseconds - decider.now.milliseconds
    return left <= 0 || Self.pauseMilliseconds < left
  }

  /// Begins a pass over the files, which clears them of all erasures that have ended.
  func beginPass(_ all: Erasures) {
    commits.openTurn.markClearedTraces()
    progress.clears = commits.turn
    progress.served = Set(all.uncleared.map(\.tombstone))
    progress.awaits = commits.turn
    decider.endTurn()
  }

  /// Reports the next few erasures of which the files are clear.
  func endPass(_ all: Erasures) throws(RPCError) {
    var rest = all
    let cleared = all.uncleared.filter { progress.served.contains($0.tombstone) }
      .prefix(ErasureProgress.clearedPerStep)
    for erasure in cleared {
      let (project, turn) = try decider.project(erasure.project)
      var (_, draft) = try decider.decide(in: project, changedIn: turn) { draft in
        Erasure.emitCleared(erasure.tombstone, in: &draft)
      }
      rest.uncleared.removeAll { $0.tombstone == erasure.tombstone }
      draft.put(.erasures(rest), for: .erasures)
      if erasure.isAwaited {
        remember(erasure.result, erasure.remembered, in: project, &draft)
        answer(erasure.tombstone, with: erasure.result)
      }
      try decider.apply(draft, cause: .clock)
      progress.served.remove(erasure.tombstone)
    }
    if rest.uncleared.allSatisfy({ !progress.served.contains($0.tombstone) }) {
      progress.clears = nil
      progress.served = []
    }
    noteUncleared(rest)
    progress.awaits = commits.turn
    decider.endTurn()
  }
}

extension Erasure {
  /// Whether its reply says that the files are clear.
  var promisesClearFiles: Bool {
    result.suffix(Self.clearedEnd.count).elementsEqual(Self.clearedEnd)
  }

  private static let clearedEnd = Array(#""traces":"cleared"}"#.utf8)
}
