// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What the daemon does with a purchase that a store reports without a known user: it does not
  /// record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
  /// (anonymous).
  public struct RulesUnclaimedPurchases: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `ignore`.
    public static let ignore = Self(rawValue: "ignore")
    /// `keep`.
    public static let keep = Self(rawValue: "keep")
    /// `anonymous`.
    public static let anonymous = Self(rawValue: "anonymous")
  }
}
