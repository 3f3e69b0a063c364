/// Everything in a project that may depend on its catalogue.
package struct Population: Sendable {
  /// The ids of all customers; some may exist no more.
  package var customers: [CustomerID]
  /// The purchases that no user has held yet.
  package var unclaimed: [ChainKey]

  package init(customers: [CustomerID], unclaimed: [ChainKey]) {
    (self.customers, self.unclaimed) = (customers, unclaimed)
  }
}
