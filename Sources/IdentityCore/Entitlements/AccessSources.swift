/// What a customer's access is derived from.
struct AccessSources {
  let purchases: [Purchase]
  let grants: [Grant]
  let terms: Terms
  let moment: Moment

  init(purchases: [Purchase], grants: [Grant], terms: Terms, at moment: Moment) {
    self.purchases = purchases
    self.grants = grants
    self.terms = terms
    self.moment = moment
  }

  /// One of them, as far as it speaks for one entitlement.
  struct AccessSource: Sendable {
    var id: EntitlementID
    var claim: SourceRank
    fileprivate var source: Source
  }

  fileprivate enum Source: Sendable {
    case purchase(Purchase, Purchase.StateInPeriod)
    case grant(Grant)
  }

  /// Looks at everything that speaks for any entitlement at the moment.
  func forEach(_ consider: (consuming AccessSource) -> Void) {
    for purchase in purchases where terms.environment.admits(purchase.environment) {
      guard let stateInPeriod = purchase.stateInPeriod(at: moment) else { continue }
      let product = stateInPeriod.product(purchase)
      guard let gifts = terms.catalogue.products[product]?.entitlements else { continue }
      let claim = SourceRank(purchase, stateInPeriod)
      for id in gifts {
        consider(AccessSource(id: id, claim: claim, source: .purchase(purchase, stateInPeriod)))
      }
    }
    for grant in grants where grant.grantedAt <= moment {
      let claim = SourceRank(grant, at: moment)
      consider(AccessSource(id: grant.entitlement, claim: claim, source: .grant(grant)))
    }
  }

  /// What it gives, where it is the one that speaks.
  func entitlement(_ accessSource: AccessSource) -> Entitlement {
    switch accessSource.source {
    case .purchase(let purchase, let stateInPeriod):
      Entitlement(purchase, stateInPeriod: stateInPeriod, for: accessSource.id, in: terms.catalogue)
    case .grant(let grant): Entitlement(grant, at: moment)
    }
  }

  /// With all that there is to say of it.
  func candidate(_ accessSource: AccessSource) -> Candidate {
    switch accessSource.source {
    case .purchase(let purchase, let stateInPeriod):
      Candidate(purchase, stateInPeriod: stateInPeriod, for: accessSource.id, in: terms.catalogue)
    case .grant(let grant): Candidate(grant, at: moment)
    }
  }

  func beats(_ accessSource: AccessSource, _ other: AccessSource) -> Bool {
    accessSource.claim.comparison(with: other.claim)?.wins
      ?? candidate(accessSource).beats(candidate(other))
  }
}
