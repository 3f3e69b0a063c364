// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
  /// Purchasely's page shows them (webhooks.md).
  public struct WebhookFormat: Word, Encoded, Decoded {
    /// The word as it stands on the wire.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `entitled`.
    public static let entitled = Self(rawValue: "entitled")
    /// `purchasely`.
    public static let purchasely = Self(rawValue: "purchasely")
  }
}
