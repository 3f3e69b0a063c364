// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What a logout does when no user is logged in.
  public struct RulesOnAnonymousLogout: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `ignore`.
    public static let ignore = Self(rawValue: "ignore")
    /// `refuse`.
    public static let refuse = Self(rawValue: "refuse")
    /// `rotate`.
    public static let rotate = Self(rawValue: "rotate")
  }
}
