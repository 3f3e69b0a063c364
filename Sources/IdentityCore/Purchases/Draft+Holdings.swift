// What customers hold, summed up once for all that a decision asks of it.
extension Draft {
  /// What a customer holds, as this draft has it now.
  mutating func holdings(of customer: Customer) throws(DecisionStop) -> HoldingsSummary {
    if let known = knownHoldings(of: customer, under: project.terms, at: now) { return known }
    let purchases = try purchases(of: customer)
    try spend(purchases.count)
    let holdings = HoldingsSummary(
      of: customer,
      purchases,
      terms: project.terms,
      at: now
    )
    note(holdings, of: customer.id)
    return holdings
  }

  /// Where they were summed up before, and are the same.
  mutating func knownHoldings(
    of customer: Customer,
    under terms: Terms,
    at moment: Moment
  ) -> HoldingsSummary? {
    if let noted = holdings[customer.id] {
      return noted.isSum(of: customer, under: terms, at: moment) ? noted : nil
    }
    guard !changesPurchases,
      let (kept, turn) = recordCache.holdings(
        of: HashedKey(.customer(project.number, customer.id))
      ),
      kept.isSum(of: customer, under: terms, at: moment)
    else { return nil }
    see(turn)
    readHoldings(of: customer)
    note(kept, of: customer.id)
    return kept
  }

  /// Makes a customer a holder of a purchase that is new: what else it holds is not looked at.
  ///
  /// Returns what it held before, and what it holds now.
  mutating func hold(
    _ purchase: Purchase,
    as id: CustomerID
  ) throws(DecisionStop) -> (before: ChainList, after: ChainList) {
    var holder = try customer(id)
    let before = holder.held
    let known = knownHoldings(of: holder, under: project.terms, at: now)
    // Where they are not summed up, that is done once, with the new one among them.
    var purchases = known == nil ? try takePurchases(of: holder) : []
    holder.held.append(purchase.key)
    put(holder)
    if let known {
      note(known.adding(purchase, as: holder.held, at: now), of: id)
    } else {
      purchases.append(purchase)
      note(HoldingsSummary(of: holder, purchases, terms: project.terms, at: now), of: id)
    }
    return (before, holder.held)
  }
}
