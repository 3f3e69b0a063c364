// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What a restore does with a purchase that another user holds.
  public struct RulesOnRestore: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `share`.
    public static let share = Self(rawValue: "share")
    /// `transfer`.
    public static let transfer = Self(rawValue: "transfer")
    /// `transferIfInactive`.
    public static let transferIfInactive = Self(rawValue: "transferIfInactive")
    /// `keep`.
    public static let keep = Self(rawValue: "keep")
    /// `alias`.
    public static let alias = Self(rawValue: "alias")
  }
}
