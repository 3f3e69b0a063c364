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
  struct Speaker {
    var id: EntitlementID
    var claim: Claim
    fileprivate var source: Source
  }

  fileprivate enum Source {
    case purchase(Int, Purchase.Standing)
    case grant(Int)
  }

  /// Looks at everything that speaks for any entitlement at the moment.
  func forEach(_ consider: (Speaker) -> Void) {
    for place in purchases.indices where terms.environment.admits(purchases[place].environment) {
      guard let standing = purchases[place].standing(at: moment) else { continue }
      let product = standing.product(purchases[place])
      guard let gifts = terms.catalogue.products[product]?.entitlements else { continue }
      let claim = Claim(purchases[place], standing)
      for id in gifts {
        consider(Speaker(id: id, claim: claim, source: .purchase(place, standing)))
      }
    }
    for place in grants.indices where grants[place].grantedAt <= moment {
      let claim = Claim(grants[place], at: moment)
      consider(Speaker(id: grants[place].entitlement, claim: claim, source: .grant(place)))
    }
  }

  /// With all that there is to say of it.
  func candidate(_ speaker: Speaker) -> Candidate {
    switch speaker.source {
    case .purchase(let place, let standing):
      Candidate(purchases[place], standing: standing, for: speaker.id, in: terms.catalogue)
    case .grant(let place):
      Candidate(grants[place], at: moment)
    }
  }

  func beats(_ speaker: Speaker, _ other: Speaker) -> Bool {
    speaker.claim.comparison(with: other.claim)?.wins
      ?? candidate(speaker).beats(candidate(other))
  }
}
