// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Name of the rule, as in `project.define`.
  public struct AppliedRuleName: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `purchaseHolders`.
    public static let purchaseHolders = Self(rawValue: "purchaseHolders")
    /// `onIdentifyNew`.
    public static let onIdentifyNew = Self(rawValue: "onIdentifyNew")
    /// `onIdentifyKnown`.
    public static let onIdentifyKnown = Self(rawValue: "onIdentifyKnown")
    /// `onRestore`.
    public static let onRestore = Self(rawValue: "onRestore")
    /// `anonymousHolders`.
    public static let anonymousHolders = Self(rawValue: "anonymousHolders")
  }
}
