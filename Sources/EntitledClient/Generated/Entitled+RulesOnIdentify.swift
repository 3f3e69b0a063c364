// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What a login of a known user id does when no user is logged in on the device.
  public struct RulesOnIdentify: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `attach`.
    public static let attach = Self(rawValue: "attach")
    /// `alias`.
    public static let alias = Self(rawValue: "alias")
    /// `aliasUnlessLinked`.
    public static let aliasUnlessLinked = Self(rawValue: "aliasUnlessLinked")
    /// `move`.
    public static let move = Self(rawValue: "move")
    /// `switch`.
    public static let `switch` = Self(rawValue: "switch")
  }
}
