// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The rule that refused it.
  public struct RefusalRule: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `onRestore`.
    public static let onRestore = Self(rawValue: "onRestore")
    /// `oneTimePurchases`.
    public static let oneTimePurchases = Self(rawValue: "oneTimePurchases")
  }
}
