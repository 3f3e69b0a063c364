// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Kind of the step; rules.md describes each kind.
  public struct ExplanationStepStep: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `purchased`.
    public static let purchased = Self(rawValue: "purchased")
    /// `claimed`.
    public static let claimed = Self(rawValue: "claimed")
    /// `granted`.
    public static let granted = Self(rawValue: "granted")
    /// `attached`.
    public static let attached = Self(rawValue: "attached")
    /// `moved`.
    public static let moved = Self(rawValue: "moved")
    /// `shared`.
    public static let shared = Self(rawValue: "shared")
    /// `transferred`.
    public static let transferred = Self(rawValue: "transferred")
    /// `aliased`.
    public static let aliased = Self(rawValue: "aliased")
    /// `unclear`.
    public static let unclear = Self(rawValue: "unclear")
    /// `identified`.
    public static let identified = Self(rawValue: "identified")
    /// `renewed`.
    public static let renewed = Self(rawValue: "renewed")
    /// `revoked`.
    public static let revoked = Self(rawValue: "revoked")
    /// `mapped`.
    public static let mapped = Self(rawValue: "mapped")
    /// `clock`.
    public static let clock = Self(rawValue: "clock")
  }
}
