// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
  /// price increase, a product that is no longer sold (unavailable), the developer, another
  /// purchase that took it over (replaced), or another reason. Null when the store named none.
  public struct EndReason: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `customer`.
    public static let customer = Self(rawValue: "customer")
    /// `billing`.
    public static let billing = Self(rawValue: "billing")
    /// `priceIncrease`.
    public static let priceIncrease = Self(rawValue: "priceIncrease")
    /// `unavailable`.
    public static let unavailable = Self(rawValue: "unavailable")
    /// `developer`.
    public static let developer = Self(rawValue: "developer")
    /// `replaced`.
    public static let replaced = Self(rawValue: "replaced")
    /// `other`.
    public static let other = Self(rawValue: "other")
  }
}
