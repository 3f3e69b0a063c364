// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Kind of a product, which determines how a purchase moves and expires.
  public struct ProductKind: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `subscription`.
    public static let subscription = Self(rawValue: "subscription")
    /// `nonRenewingSubscription`.
    public static let nonRenewingSubscription = Self(rawValue: "nonRenewingSubscription")
    /// `nonConsumable`.
    public static let nonConsumable = Self(rawValue: "nonConsumable")
    /// `consumable`.
    public static let consumable = Self(rawValue: "consumable")
  }
}
