/// A summary of a customer's holdings: access, its validity, and the next scheduled change.
///
/// Adding a new purchase reads no others, so that it costs the same with a thousand purchases as
/// with none.
package final class HoldingsSummary: Sendable {
  /// The summarized chains.
  private let held: ChainList
  private let grants: [Grant]
  private let terms: AccessDefinition
  private let moment: Moment
  /// The period in which access stays the same, as long as no purchase changes.
  let moments: ClosedRange<Moment>
  /// When the next scheduled change of a purchase is due, if any.
  let nextDue: Moment?
  /// Up to when the changes of the purchase that is furthest ahead are emitted.
  let emittedUntil: Moment
  private let sourcesByEntitlement: SourcesByEntitlement

  /// Summarizes all of a customer's holdings.
  convenience init(
    of customer: Customer,
    _ purchases: [Purchase],
    terms: AccessDefinition,
    at moment: Moment
  ) {
    var moments = Moment(milliseconds: .min)...Moment.distantFuture
    for grant in customer.grants { grant.narrow(&moments, around: moment) }
    self.init(
      held: customer.held,
      grants: customer.grants,
      terms: terms,
      at: moment,
      moments: moments,
      nextDue: nil,
      emittedUntil: Moment(milliseconds: .min),
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
    terms: AccessDefinition,
    at moment: Moment,
    moments: ClosedRange<Moment>,
    nextDue: Moment?,
    emittedUntil: Moment,
    sourcesByEntitlement: SourcesByEntitlement,
    adding sources: AccessSources
  ) {
    var (moments, nextDue, sourcesByEntitlement) = (moments, nextDue, sourcesByEntitlement)
    var emittedUntil = emittedUntil
    for purchase in sources.purchases {
      purchase.narrow(&moments, around: moment)
      if let due = purchase.nextDue { nextDue = min(nextDue ?? due, due) }
      emittedUntil = max(emittedUntil, purchase.emittedUntil)
    }
    sources.forEach { sourcesByEntitlement.consider($0, among: sources) }
    self.held = held
    self.grants = grants
    self.terms = terms
    self.moment = moment
    self.moments = moments
    self.nextDue = nextDue
    self.emittedUntil = emittedUntil
    self.sourcesByEntitlement = sourcesByEntitlement
  }

  /// Returns the summary with one more purchase; `held` is the customer's new list.
  func adding(_ purchase: Purchase, as held: ChainList, at moment: Moment) -> HoldingsSummary {
    HoldingsSummary(
      held: held,
      grants: grants,
      terms: terms,
      at: moment,
      moments: moments,
      nextDue: nextDue,
      emittedUntil: emittedUntil,
      sourcesByEntitlement: sourcesByEntitlement,
      adding: AccessSources(purchases: [purchase], grants: [], terms: terms, at: moment)
    )
  }

  /// Whether the summary is valid for the customer, as long as no purchase changed.
  func isValid(for customer: Customer, under terms: AccessDefinition, at moment: Moment) -> Bool {
    moments.contains(moment) && customer.held == held && customer.grants == grants
      && terms == self.terms
  }

  /// The resulting access.
  var access: Access {
    let sources = AccessSources(purchases: [], grants: [], terms: terms, at: moment)
    return Access(entitlements: sourcesByEntitlement.sorted.map { sources.entitlement($0) })
  }

  /// The ids of the active entitlements, sorted.
  var active: [EntitlementID] { sourcesByEntitlement.active }
}

extension HoldingsSummary {
  /// The number of purchases.
  var count: Int { held.count }

  /// Estimated memory beyond that of the purchases.
  var footprint: Int { 192 + held.bytes.count + sourcesByEntitlement.count * 144 }
}
