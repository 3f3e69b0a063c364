// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
  /// current user.
  public struct RulesPurchaseHolders: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `deviceAndUser`.
    public static let deviceAndUser = Self(rawValue: "deviceAndUser")
    /// `currentUser`.
    public static let currentUser = Self(rawValue: "currentUser")
  }
}
