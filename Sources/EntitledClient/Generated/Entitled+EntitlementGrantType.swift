// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What gave the entitlement; `manual` for a grant by the method `grant`.
  public struct EntitlementGrantType: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `purchase`.
    public static let purchase = Self(rawValue: "purchase")
    /// `familySharing`.
    public static let familySharing = Self(rawValue: "familySharing")
    /// `offerCode`.
    public static let offerCode = Self(rawValue: "offerCode")
    /// `manual`.
    public static let manual = Self(rawValue: "manual")
  }
}
