/// A purchase that changed holder, or gained one.
package struct Move: Equatable, Sendable {
  package var key: ChainKey
  package var product: ProductID
  package var kind: PurchaseKind
  package var from: [UserID]
  package var to: UserID
  /// Whether those who held it before keep it.
  package var shared: Bool

  init(
    _ purchase: Purchase,
    in catalogue: Catalogue,
    from: [UserID],
    to: UserID,
    isShared: Bool
  ) {
    key = purchase.key
    product = purchase.product
    kind = purchase.kind(in: catalogue)
    (self.from, self.to, shared) = (from, to, isShared)
  }
}
