// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Environment of the store: production, or sandbox for test purchases.
  public struct PurchaseEnvironment: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `production`.
    public static let production = Self(rawValue: "production")
    /// `sandbox`.
    public static let sandbox = Self(rawValue: "sandbox")
  }
}
