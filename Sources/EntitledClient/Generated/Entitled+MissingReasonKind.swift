// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What is missing; rules.md describes each kind.
  public struct MissingReasonKind: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `expired`.
    public static let expired = Self(rawValue: "expired")
    /// `paused`.
    public static let paused = Self(rawValue: "paused")
    /// `billingRetry`.
    public static let billingRetry = Self(rawValue: "billingRetry")
    /// `refunded`.
    public static let refunded = Self(rawValue: "refunded")
    /// `revoked`.
    public static let revoked = Self(rawValue: "revoked")
    /// `notYet`.
    public static let notYet = Self(rawValue: "notYet")
    /// `environment`.
    public static let environment = Self(rawValue: "environment")
    /// `notMapped`.
    public static let notMapped = Self(rawValue: "notMapped")
    /// `notIdentified`.
    public static let notIdentified = Self(rawValue: "notIdentified")
    /// `heldByAnother`.
    public static let heldByAnother = Self(rawValue: "heldByAnother")
    /// `heldByNobody`.
    public static let heldByNobody = Self(rawValue: "heldByNobody")
    /// `noProduct`.
    public static let noProduct = Self(rawValue: "noProduct")
    /// `noPurchase`.
    public static let noPurchase = Self(rawValue: "noPurchase")
    /// `notGranted`.
    public static let notGranted = Self(rawValue: "notGranted")
  }
}
