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
  struct Speaker: Sendable {
    var id: EntitlementID
    var claim: Claim
    fileprivate var source: Source
  }

  fileprivate enum Source: Sendable {
    case purchase(Purchase, Purchase.Standing)
    case grant(Grant)
  }

  /// Looks at everything that speaks for any entitlement at the moment.
  func forEach(_ consider: (consuming Speaker) -> Void) {
    for purchase in purchases where terms.environment.admits(purchase.environment) {
      guard let standing = purchase.standing(at: moment) else { continue }
      let product = standing.product(purchase)
      guard let gifts = terms.catalogue.products[product]?.entitlements else { continue }
      let claim = Claim(purchase, standing)
      for id in gifts {
        consider(Speaker(id: id, claim: claim, source: .purchase(purchase, standing)))
      }
    }
    for grant in grants where grant.grantedAt <= moment {
      let claim = Claim(grant, at: moment)
      consider(Speaker(id: grant.entitlement, claim: claim, source: .grant(grant)))
    }
  }

  /// What it gives, where it is the one that speaks.
  func entitlement(_ speaker: Speaker) -> Entitlement {
    switch speaker.source {
    case .purchase(let purchase, let standing):
      Entitlement(purchase, standing: standing, for: speaker.id, in: terms.catalogue)
    case .grant(let grant): Entitlement(grant, at: moment)
    }
  }

  /// With all that there is to say of it.
  func candidate(_ speaker: Speaker) -> Candidate {
    switch speaker.source {
    case .purchase(let purchase, let standing):
      Candidate(purchase, standing: standing, for: speaker.id, in: terms.catalogue)
    case .grant(let grant): Candidate(grant, at: moment)
    }
  }

  func beats(_ speaker: Speaker, _ other: Speaker) -> Bool {
    speaker.claim.comparison(with: other.claim)?.wins
      ?? candidate(speaker).beats(candidate(other))
  }
}
