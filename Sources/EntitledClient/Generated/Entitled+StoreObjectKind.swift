// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
  /// (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
  public struct StoreObjectKind: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `subscription`.
    public static let subscription = Self(rawValue: "subscription")
    /// `product`.
    public static let product = Self(rawValue: "product")
    /// `invoice`.
    public static let invoice = Self(rawValue: "invoice")
    /// `checkoutSession`.
    public static let checkoutSession = Self(rawValue: "checkoutSession")
  }
}
