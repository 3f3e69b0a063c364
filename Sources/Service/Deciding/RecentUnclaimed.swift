import IdentityCore

/// The purchases that became or ceased to be unclaimed in turns that are not durable yet.
struct RecentUnclaimed {
  private var entries: [Entry] = []

  private struct Entry {
    var turn: TurnNumber
    var project: ProjectNumber
    var chain: ChainKey
    var isUnclaimed: Bool
  }

  /// Adds a changed record of an unclaimed purchase.
  mutating func record(_ record: Record?, under key: RecordKey, in turn: TurnNumber) {
    guard case .unclaimed(let project, let chain) = key else { return }
    entries.append(
      Entry(turn: turn, project: project, chain: chain, isUnclaimed: record != nil)
    )
  }

  /// Removes changes that the store contains now.
  mutating func forget(through durable: TurnNumber) {
    guard let first = entries.first, first.turn <= durable else { return }
    entries.removeAll { $0.turn <= durable }
  }

  /// Removes changes that were rolled back.
  mutating func forget(after durable: TurnNumber) {
    entries.removeAll { $0.turn > durable }
  }

  /// Returns the last change of each purchase after `chain`, and the newest turn that they reveal.
  func changes(
    in project: ProjectNumber,
    after chain: ChainKey?
  ) -> (changes: [ChainKey: Bool], needs: TurnNumber) {
    var changes: [ChainKey: Bool] = [:]
    var needs = TurnNumber.none
    for entry in entries where entry.project == project {
      if let chain, entry.chain <= chain { continue }
      changes[entry.chain] = entry.isUnclaimed
      needs = max(needs, entry.turn)
    }
    return (changes, needs)
  }
}
