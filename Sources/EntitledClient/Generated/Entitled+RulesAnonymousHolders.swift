// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What a restore does with a purchase that only anonymous users hold.
  public struct RulesAnonymousHolders: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `asOthers`.
    public static let asOthers = Self(rawValue: "asOthers")
    /// `alias`.
    public static let alias = Self(rawValue: "alias")
  }
}
