// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// An object that the caller fetched from a store's API.
  public struct StoreResponse: Hashable, Sendable {
    /// What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
    /// (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
    public var kind: Entitled.StoreObjectKind
    /// Token of the purchase at Google. Required for `playStore` without a payload.
    public var purchaseToken: String?
    /// Package of the app at Google.
    public var packageName: String?
    /// The JSON object that the API returned.
    public var body: Entitled.Map<JSON>
    /// Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default:
    /// now, by the project's clock.
    public var fetchedAt: Entitled.Moment?

    /// Made to be sent; what is left out is not sent.
    public init(
      kind: Entitled.StoreObjectKind,
      purchaseToken: String? = nil,
      packageName: String? = nil,
      body: Entitled.Map<JSON>,
      fetchedAt: Entitled.Moment? = nil
    ) {
      self.kind = kind
      self.purchaseToken = purchaseToken
      self.packageName = packageName
      self.body = body
      self.fetchedAt = fetchedAt
    }
  }
}

extension Entitled.StoreResponse: Encoded {
  var json: JSON {
    var members = Params()
    members.add("kind", kind)
    members.add("purchaseToken", purchaseToken)
    members.add("packageName", packageName)
    members.add("body", body)
    members.add("fetchedAt", fetchedAt)
    return members.json
  }
}
