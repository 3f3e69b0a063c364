/// A purchase that changed holders or gained a holder.
package struct Move: Equatable, Sendable {
  package var key: ChainKey
  package var product: ProductID
  package var kind: PurchaseKind
  package var from: [UserID]
  package var to: UserID
  /// Whether the previous holders keep the purchase.
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
