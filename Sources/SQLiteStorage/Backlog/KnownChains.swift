/// Which chains may have a record, in the tables or in front of them.
///
/// Nearly every purchase is of a chain that nobody has seen, and to find nothing in a large file
/// takes reading several pages of it. Until a survey has gone through the tables nothing is known.
struct KnownChains: Sendable {
  /// Has every chain that has a record.
  private var filter: ChainFilter?
  /// Has every chain that got a record since its survey began, and those that it has come by.
  private var underSurvey: ChainFilter?

  /// From so many looks in vain on it is worth the while.
  private static let vainLooksWanted = 16

  func mayHave(_ hash: UInt64) -> Bool { filter?.mayContain(hash) ?? true }

  /// A chain that has a record from now on.
  mutating func note(_ hash: UInt64) {
    filter?.insert(hash)
    underSurvey?.insert(hash)
  }

  // For surveys.

  /// How many chains one should have room for at least; nil where it would be of no use.
  func capacityWanted(afterVainLooks vainLooks: Int) -> Int? {
    guard underSurvey == nil else { return nil }
    guard let filter else { return vainLooks < Self.vainLooksWanted ? nil : 0 }
    return filter.isOverfull ? 2 * filter.count : nil
  }

  /// With an empty filter.
  mutating func beginSurvey(_ empty: ChainFilter) {
    underSurvey = empty
  }

  /// False when there are more than it has room for.
  mutating func take(_ hashes: ArraySlice<UInt64>) -> Bool {
    for hash in hashes { underSurvey?.insert(hash) }
    return underSurvey.map { !$0.isOverfull } ?? false
  }

  /// When it has come by all of them; gives back the filter that was in use, for its memory.
  mutating func endSurvey() -> ChainFilter? {
    defer {
      filter = underSurvey
      underSurvey = nil
    }
    return filter
  }

  /// What was known before is known still.
  mutating func dropSurvey() {
    underSurvey = nil
  }
}
