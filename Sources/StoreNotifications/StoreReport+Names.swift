package import IdentityCore
package import StoreVerification

extension StoreReport {
  /// Refuses names that are made from ids of the store and too long for any other method.
  package func checkNames() throws(NotificationRefusal) {
    guard case .statements(let statements) = content else { return }
    let names = statements.flatMap { statement -> [TransactionID] in
      switch statement {
      case .transaction(let order): order.names
      case .listing(let listing): listing.items.flatMap { $0.order.names + [$0.name, $0.newName] }
      case .line(let line): line.statedNames
      case .fact, .token: []
      }
    }
    guard names.allSatisfy({ TransactionID(checked: $0.bytes) != nil }) else {
      throw .unverified(.malformed)
    }
  }
}

extension Draft.Order {
  fileprivate var names: [TransactionID] { [chain.originalTransaction, transaction.id] }
}
