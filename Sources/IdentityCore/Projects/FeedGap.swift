/// The numbers that no event of a project has, because a backup was restored.
///
/// Events after the backup had some of them, and are lost. Clients know their numbers and ids, so
/// no other event ever gets them.
package struct FeedGap: Equatable, Sendable {
  /// The number of the backup's newest event.
  package var after: Int64
  /// The last number that no event has, from which the numbers go on.
  package var through: Int64

  package init(after: Int64, through: Int64) {
    self.after = after
    self.through = through
  }

  /// The gap for a backup of an age in milliseconds, whose newest event has a number.
  ///
  /// It grows with the age, and faster than daemons emit events. So a second restore of the same
  /// backup repeats no number of the first.
  package init(after newest: Int64, age: Int64) {
    let length = Self.lengthMin + Self.numbersPerMillisecond * min(max(0, age), Self.ageMax)
    // Nearly always the whole length: there is room for gaps of five years.
    self.init(after: newest, through: newest + min(length, (Self.numberMax - newest) / 2))
  }

  /// The bits of a number: a store keeps it and the project's in 63 bits.
  package static let numberBits = 44
  private static let numberMax = Int64(1) << numberBits - 1

  /// The events of three hours at the rate below, in case this machine's clock is behind.
  private static let lengthMin: Int64 = 1_000_000_000
  /// More events than daemons emit in a millisecond.
  private static let numbersPerMillisecond: Int64 = 100
  /// More than thirty years, in case this machine's clock is far ahead.
  private static let ageMax = Int64(1) << 40
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

extension FeedGap: Coded {
  static var blank: Self { FeedGap(after: 0, through: 0) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.signed(&after)
    try coder.signed(&through)
  }
}
