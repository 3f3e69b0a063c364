// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A named set of rules.
  public struct Preset: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `qonversion`.
    public static let qonversion = Self(rawValue: "qonversion")
    /// `revenuecat`.
    public static let revenuecat = Self(rawValue: "revenuecat")
    /// `revenuecatLegacy`.
    public static let revenuecatLegacy = Self(rawValue: "revenuecatLegacy")
    /// `purchasely`.
    public static let purchasely = Self(rawValue: "purchasely")
  }
}
