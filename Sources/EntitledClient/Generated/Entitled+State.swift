// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// State of a purchase or grant. Null before it begins, and for an entitlement that only
  /// `entitlements` of `checkEntitlements` names.
  public struct State: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `active`.
    public static let active = Self(rawValue: "active")
    /// `trial`.
    public static let trial = Self(rawValue: "trial")
    /// `intro`.
    public static let intro = Self(rawValue: "intro")
    /// `gracePeriod`.
    public static let gracePeriod = Self(rawValue: "gracePeriod")
    /// `billingRetry`.
    public static let billingRetry = Self(rawValue: "billingRetry")
    /// `paused`.
    public static let paused = Self(rawValue: "paused")
    /// `expired`.
    public static let expired = Self(rawValue: "expired")
    /// `refunded`.
    public static let refunded = Self(rawValue: "refunded")
    /// `revoked`.
    public static let revoked = Self(rawValue: "revoked")
  }
}
