// Purchases of several items: a chain for each. The chain of the first item has the purchase's
// name, and keeps the names of the others.
extension Purchase {
  /// Whether both are items of one purchase.
  func isOfSamePurchase(as other: Purchase) -> Bool {
    let first = relations.firstItem ?? key.originalTransaction
    return first == other.relations.firstItem ?? other.key.originalTransaction
  }

  /// The moments at which a store listed the items of the purchase, and this one among them.
  var listings: Set<Moment> { Set(transactions.flatMap(\.listings)) }

  /// Ends each period in which a store stopped listing the item; `listings` are those of all items
  /// of the subscription.
  mutating func endIfUnlisted(in listings: Set<Moment>) {
    let own = self.listings
    guard let newest = own.max() else { return }
    transactions = transactions.map { transaction in
      let last = transaction.listings.max() ?? newest
      guard let moment = listings.filter({ $0 > last && !own.contains($0) }).min(),
        transaction.givesTime(after: moment)
      else { return transaction }
      var ended = transaction
      ended.end(at: moment, lastListedAt: last)
      return ended
    }
  }
}

extension Transaction {
  fileprivate var listings: [Moment] {
    guard hasState else { return [] }
    return state.renewal.all.filter(\.listsItems).map(\.stamp.asOf)
  }

  /// Whether its period or its grace period goes on after a moment.
  fileprivate func givesTime(after moment: Moment) -> Bool {
    guard let end = periodEnd else { return true }
    return max(end, gracePeriodExpiresAt ?? end) > moment
  }
}
