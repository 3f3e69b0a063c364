// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Whether the subscription renews. billingIssue: the store could not collect a payment.
  public struct EntitlementRenewState: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `willRenew`.
    public static let willRenew = Self(rawValue: "willRenew")
    /// `canceled`.
    public static let canceled = Self(rawValue: "canceled")
    /// `billingIssue`.
    public static let billingIssue = Self(rawValue: "billingIssue")
    /// `nonRenewable`.
    public static let nonRenewable = Self(rawValue: "nonRenewable")
    /// `unknown`.
    public static let unknown = Self(rawValue: "unknown")
  }
}
