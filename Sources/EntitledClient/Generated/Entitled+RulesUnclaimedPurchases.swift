// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What becomes of a purchase that a store reports and whose user is unknown: it is not
  /// recorded (ignore), nobody holds it (keep), or a new anonymous user holds it (anonymous).
  public struct RulesUnclaimedPurchases: Word, Encoded, Decoded {
    /// The word as it stands on the wire.
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
