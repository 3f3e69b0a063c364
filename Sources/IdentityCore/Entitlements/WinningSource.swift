/// All sources of one entitlement at a moment, and the winner among them.
struct WinningSource {
  let winner: Candidate?
  /// Best first.
  let losers: [Candidate]

  init(
    for id: EntitlementID,
    _ purchases: [Purchase],
    _ grants: [Grant],
    under terms: AccessDefinition,
    at moment: Moment
  ) {
    var winner: Candidate?
    var losers: [Candidate] = []
    let sources = AccessSources(purchases: purchases, grants: grants, terms: terms, at: moment)
    sources.forEach { accessSource in
      guard accessSource.id == id else { return }
      let candidate = sources.candidate(accessSource)
      guard let best = winner else { return winner = candidate }
      if candidate.beats(best) {
        losers.append(best)
        winner = candidate
      } else {
        losers.append(candidate)
      }
    }
    self.winner = winner
    self.losers = losers.sorted { $0.beats($1) }
  }

  /// Best first.
  var candidates: [Candidate] { [winner].compactMap { $0 } + losers }
}

extension Candidate {
  /// Nil for a grant.
  var chain: ChainKey? {
    guard let store, let originalTransaction else { return nil }
    return ChainKey(store: store, originalTransaction: originalTransaction)
  }
}
