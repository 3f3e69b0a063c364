/// The result of an import.
package struct ImportReceipt: Equatable, Sendable {
  /// Nil if the import names no user.
  package var user: UserView?
  package var created = false
  /// Whether the import changed anything.
  package var isChanged = false
  package var purchases: [ImportedChain] = []
  package var access = Access(entitlements: [])
  /// The given keys that name another chain already.
  package var takenKeys: [TransactionID] = []
  /// The granted entitlements that the project does not know.
  package var unknownEntitlements: [EntitlementID] = []
  /// The products of transactions that the catalogue does not have.
  package var unknownProducts: [ProductID] = []
  /// The number of the customer's account tokens, if the import names any.
  package var accountTokens = 0

  init(of entry: CustomerImport, in catalogue: Catalogue) {
    let products = Set(entry.purchases.flatMap(\.transactions).map(\.product))
    unknownProducts = products.filter { catalogue.products[$0] == nil }.sorted()
    let granted = Set(entry.grants.map(\.entitlement))
    unknownEntitlements = granted.subtracting(catalogue.entitlements).sorted()
  }
}

/// What became of a purchase of an import.
package struct ImportedChain: Equatable, Sendable {
  package var key: ChainKey
  package var outcome: ImportOutcome
}

/// What an import did with a purchase.
package enum ImportOutcome: String, CaseIterable, Sendable {
  case recorded
  /// The project had it, and something of it changed.
  case updated
  /// Others hold it, and it stays as it is.
  case skipped
  case unchanged
}
