// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Member of Stripe's price that names the product: its `product`, its own id, or its
  /// `lookup_key`.
  public struct StripeSettingsProduct: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `product`.
    public static let product = Self(rawValue: "product")
    /// `price`.
    public static let price = Self(rawValue: "price")
    /// `lookupKey`.
    public static let lookupKey = Self(rawValue: "lookupKey")
  }
}
