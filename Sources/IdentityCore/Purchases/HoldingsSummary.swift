/// What a customer holds, summed up: what it gives, for how long it gives the same, and when there
/// is something to tell of it.
///
/// A purchase that is new is added to it without a look at the others, so that one more costs a
/// customer with a thousand what it costs one with none.
package final class HoldingsSummary: Sendable {
  /// What is summed up.
  private let held: ChainList
  private let grants: [Grant]
  private let terms: Terms
  private let moment: Moment
  /// The moments at which it gives the same, as long as no purchase changes.
  let moments: ClosedRange<Moment>
  /// When the clock has something to tell of one of the purchases; nil for never.
  let nextDue: Moment?
  private let sourcesByEntitlement: SourcesByEntitlement

  /// Of all that a customer holds.
  convenience init(of customer: Customer, _ purchases: [Purchase], terms: Terms, at moment: Moment)
  {
    var moments = Moment(milliseconds: .min)...Moment.distantFuture
    for grant in customer.grants { grant.narrow(&moments, around: moment) }
    self.init(
      held: customer.held,
      grants: customer.grants,
      terms: terms,
      at: moment,
      moments: moments,
      nextDue: nil,
      sourcesByEntitlement: SourcesByEntitlement(),
      adding: AccessSources(
        purchases: purchases,
        grants: customer.grants,
        terms: terms,
        at: moment
      )
    )
  }

  private init(
    held: ChainList,
    grants: [Grant],
    terms: Terms,
    at moment: Moment,
    moments: ClosedRange<Moment>,
    nextDue: Moment?,
    sourcesByEntitlement: SourcesByEntitlement,
    adding sources: AccessSources
  ) {
    var (moments, nextDue, sourcesByEntitlement) = (moments, nextDue, sourcesByEntitlement)
    for purchase in sources.purchases {
      purchase.narrow(&moments, around: moment)
      if let due = purchase.nextDue { nextDue = min(nextDue ?? due, due) }
    }
    sources.forEach { sourcesByEntitlement.consider($0, among: sources) }
    self.held = held
    self.grants = grants
    self.terms = terms
    self.moment = moment
    self.moments = moments
    self.nextDue = nextDue
    self.sourcesByEntitlement = sourcesByEntitlement
  }

  /// With one purchase more, as the customer's list then is.
  func adding(_ purchase: Purchase, as held: ChainList, at moment: Moment) -> HoldingsSummary {
    HoldingsSummary(
      held: held,
      grants: grants,
      terms: terms,
      at: moment,
      moments: moments,
      nextDue: nextDue,
      sourcesByEntitlement: sourcesByEntitlement,
      adding: AccessSources(purchases: [purchase], grants: [], terms: terms, at: moment)
    )
  }

  /// Whether it is the sum of what the customer holds, as the terms and the moment have it, where
  /// none of the purchases changed.
  func isSum(of customer: Customer, under terms: Terms, at moment: Moment) -> Bool {
    moments.contains(moment) && customer.held == held && customer.grants == grants
      && terms == self.terms
  }

  /// What it gives.
  var access: Access {
    let sources = AccessSources(purchases: [], grants: [], terms: terms, at: moment)
    return Access(entitlements: sourcesByEntitlement.sorted.map { sources.entitlement($0) })
  }

  /// The ids of what it gives that may be used, sorted.
  var active: [EntitlementID] { sourcesByEntitlement.active }
}

extension HoldingsSummary {
  /// How many purchases it is the sum of.
  var count: Int { held.count }

  /// What it weighs in memory beside the purchases, by estimate.
  var footprint: Int { 192 + held.bytes.count + sourcesByEntitlement.count * 144 }
}
