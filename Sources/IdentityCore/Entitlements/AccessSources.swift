/// The inputs from which a customer's access is derived.
struct AccessSources {
  let purchases: [Purchase]
  let grants: [Grant]
  let terms: AccessDefinition
  let moment: Moment

  init(purchases: [Purchase], grants: [Grant], terms: AccessDefinition, at moment: Moment) {
    self.purchases = purchases
    self.grants = grants
    self.terms = terms
    self.moment = moment
  }

  /// A purchase or a grant, as a source of one entitlement.
  struct AccessSource: Sendable {
    var id: EntitlementID
    var rank: SourceRank
    fileprivate var source: Source
  }

  fileprivate enum Source: Sendable {
    case purchase(Purchase, Purchase.StateInPeriod)
    case grant(Grant)
  }

  /// Calls `consider` for every source of every entitlement at the moment.
  func forEach(_ consider: (consuming AccessSource) -> Void) {
    for purchase in purchases where terms.environment.admits(purchase.environment) {
      guard let stateInPeriod = purchase.stateInPeriod(at: moment) else { continue }
      let product = stateInPeriod.product(purchase)
      guard let entitlements = terms.catalogue.products[product]?.entitlements else { continue }
      let rank = SourceRank(purchase, stateInPeriod)
      for id in entitlements {
        consider(AccessSource(id: id, rank: rank, source: .purchase(purchase, stateInPeriod)))
      }
    }
    for grant in grants where grant.grantedAt <= moment {
      let rank = SourceRank(grant, at: moment)
      consider(AccessSource(id: grant.entitlement, rank: rank, source: .grant(grant)))
    }
  }

  /// Returns the entitlement that a winning source gives.
  func entitlement(_ accessSource: AccessSource) -> Entitlement {
    switch accessSource.source {
    case .purchase(let purchase, let stateInPeriod):
      Entitlement(purchase, stateInPeriod: stateInPeriod, for: accessSource.id, in: terms.catalogue)
    case .grant(let grant): Entitlement(grant, at: moment)
    }
  }

  /// Returns the source with everything that ranks it.
  func candidate(_ accessSource: AccessSource) -> Candidate {
    switch accessSource.source {
    case .purchase(let purchase, let stateInPeriod):
      Candidate(purchase, stateInPeriod: stateInPeriod, for: accessSource.id, in: terms.catalogue)
    case .grant(let grant): Candidate(grant, at: moment)
    }
  }

  func beats(_ accessSource: AccessSource, _ other: AccessSource) -> Bool {
    accessSource.rank.comparison(with: other.rank)?.wins
      ?? candidate(accessSource).beats(candidate(other))
  }
}
