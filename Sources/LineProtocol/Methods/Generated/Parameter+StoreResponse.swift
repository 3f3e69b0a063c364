// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// An object that the caller fetched from a store's API.
package struct StoreResponse: Sendable {
  /// What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
  /// (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
  package var kind: Kind
  /// Token of the purchase at Google. Required for `playStore` without a payload.
  package var purchaseToken: [UInt8]?
  /// Package of the app at Google.
  package var packageName: [UInt8]?
  /// The JSON object that the API returned.
  package var body: [UInt8]
  /// Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default: now,
  /// by the project's clock.
  package var fetchedAt: Moment?

  /// What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
  /// (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
  package enum Kind: String, CaseIterable, Sendable {
    case subscription, product, invoice, checkoutSession
  }

  package init(
    kind: Kind,
    purchaseToken: [UInt8]?,
    packageName: [UInt8]?,
    body: [UInt8],
    fetchedAt: Moment?
  ) {
    self.kind = kind
    self.purchaseToken = purchaseToken
    self.packageName = packageName
    self.body = body
    self.fetchedAt = fetchedAt
  }
}

extension Parameter {
  /// Reads the object `StoreResponse`.
  func storeResponse() throws(RPCError) -> StoreResponse {
    let given = try object(.storeResponse)
    return StoreResponse(
      kind: try given.required("kind").choice(),
      purchaseToken: try given.optional("purchaseToken")?.identifier(of: Void.self).bytes,
      packageName: try given.optional("packageName")?.identifier(of: Void.self).bytes,
      body: try given.required("body").storeObject(),
      fetchedAt: try given.optional("fetchedAt")?.moment()
    )
  }
}
