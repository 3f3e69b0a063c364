// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
  /// `qonversion`: as these systems document it (webhooks.md).
  public struct WebhookFormat: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `entitled`.
    public static let entitled = Self(rawValue: "entitled")
    /// `purchasely`.
    public static let purchasely = Self(rawValue: "purchasely")
    /// `revenuecat`.
    public static let revenuecat = Self(rawValue: "revenuecat")
    /// `qonversion`.
    public static let qonversion = Self(rawValue: "qonversion")
  }
}
