/// The numbers that no event of a project has, because a backup was restored.
///
/// Events after the backup had some of them, and are lost: no other event ever gets their numbers.
package struct FeedGap: Equatable, Sendable {
  /// The number of the backup's newest event.
  package var after: Int64
  /// The last number that no event has, from which the numbers go on.
  package var through: Int64

  package init(after: Int64, through: Int64) {
    self.after = after
    self.through = through
  }
}

extension Project {
  /// Returns the number of events after a cursor, up to another.
  package func eventCount(after start: Int64, through end: Int64) -> Int64 {
    feedGaps.reduce(end - start) { count, gap in
      count - max(0, min(gap.through, end) - max(gap.after, start))
    }
  }

  /// Returns the cursor that the feed has reached when its newest event has this number.
  package func cursor(behind newestEvent: Int64) -> Int64 {
    feedGaps.reduce(newestEvent) { cursor, gap in gap.after == cursor ? gap.through : cursor }
  }
}

extension Draft {
  /// Returns the project's newest cursor; refuses a cursor beyond it, or of a lost event.
  package mutating func newestCursor(
    checking cursor: Int64,
    _ name: CursorName
  ) throws(DecisionStop) -> Int64 {
    let newest = try projectCounts().events
    guard cursor <= newest else { throw .refused(.noSuchEvent(newest: newest, name)) }
    if let gap = project.feedGaps.first(where: { $0.after < cursor && cursor < $0.through }) {
      throw .refused(.lostEvent(newestKept: gap.after, name))
    }
    return newest
  }
}
