// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// As of `purchase`.
  public struct PurchaseOutcome: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `recorded`.
    public static let recorded = Self(rawValue: "recorded")
    /// `renewed`.
    public static let renewed = Self(rawValue: "renewed")
    /// `planChanged`.
    public static let planChanged = Self(rawValue: "planChanged")
    /// `received`.
    public static let received = Self(rawValue: "received")
    /// `claimed`.
    public static let claimed = Self(rawValue: "claimed")
    /// `updated`.
    public static let updated = Self(rawValue: "updated")
    /// `stale`.
    public static let stale = Self(rawValue: "stale")
    /// `unchanged`.
    public static let unchanged = Self(rawValue: "unchanged")
  }
}
