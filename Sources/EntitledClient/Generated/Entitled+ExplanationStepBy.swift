// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// In `claimed`: what led to the user.
  public struct ExplanationStepBy: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `purchase`.
    public static let purchase = Self(rawValue: "purchase")
    /// `restore`.
    public static let restore = Self(rawValue: "restore")
    /// `accountToken`.
    public static let accountToken = Self(rawValue: "accountToken")
    /// `replaces`.
    public static let replaces = Self(rawValue: "replaces")
    /// `firstItem`.
    public static let firstItem = Self(rawValue: "firstItem")
  }
}
