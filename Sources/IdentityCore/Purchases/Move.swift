/// A purchase that changed holder, or gained one.
package struct Move: Equatable, Sendable {
  package var key: ChainKey
  package var product: ProductID
  package var kind: PurchaseKind
  package var from: [UserID]
  package var to: UserID
  /// Whether those who held it before keep it.
  package var shared: Bool
}
