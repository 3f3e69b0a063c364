// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The current user after a logout: the same anonymous user (return), or a new anonymous user
  /// (rotate).
  public struct RulesOnLogout: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `return`.
    public static let `return` = Self(rawValue: "return")
    /// `rotate`.
    public static let rotate = Self(rawValue: "rotate")
  }
}
