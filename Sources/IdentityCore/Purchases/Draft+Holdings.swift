// Summaries of customers' holdings, computed once in a decision.
extension Draft {
  /// Returns the summary of a customer's holdings, with this draft's changes.
  mutating func holdings(of customer: Customer) throws(DecisionStop) -> HoldingsSummary {
    if let known = cachedHoldings(of: customer, under: project.terms, at: now) { return known }
    let purchases = try purchases(of: customer)
    try spend(purchases.count)
    let holdings = HoldingsSummary(
      of: customer,
      purchases,
      terms: project.terms,
      at: now
    )
    cacheHoldings(holdings, of: customer.id)
    return holdings
  }

  /// Returns a valid cached summary, if there is one.
  mutating func cachedHoldings(
    of customer: Customer,
    under terms: AccessDefinition,
    at moment: Moment
  ) -> HoldingsSummary? {
    if let cached = holdings[customer.id] {
      return cached.isValid(for: customer, under: terms, at: moment) ? cached : nil
    }
    guard !changesPurchases,
      let (cached, turn) = recordCache.holdings(
        of: HashedKey(.customer(project.number, customer.id))
      ),
      cached.isValid(for: customer, under: terms, at: moment)
    else { return nil }
    recordTurn(turn)
    recordHoldingsRead(of: customer)
    cacheHoldings(cached, of: customer.id)
    return cached
  }

  /// Adds a new purchase to a customer's holdings, without reading the others.
  ///
  /// Returns the customer's list before and after.
  mutating func addHolding(
    _ purchase: Purchase,
    to id: CustomerID
  ) throws(DecisionStop) -> (before: ChainList, after: ChainList) {
    var holder = try customer(id)
    let before = holder.held
    let known = cachedHoldings(of: holder, under: project.terms, at: now)
    // Without a cached summary, a new one includes the purchase.
    var purchases = known == nil ? try takePurchases(of: holder) : []
    holder.held.append(purchase.key)
    put(holder)
    if let known {
      cacheHoldings(known.adding(purchase, as: holder.held, at: now), of: id)
    } else {
      purchases.append(purchase)
      cacheHoldings(HoldingsSummary(of: holder, purchases, terms: project.terms, at: now), of: id)
    }
    return (before, holder.held)
  }
}
