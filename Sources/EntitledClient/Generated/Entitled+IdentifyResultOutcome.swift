// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// attached: the user became a holder of at least one purchase, and no holder lost any. moved:
  /// purchases moved from the anonymous user to this user. aliased: both users became one
  /// customer. switched: only the device's current user changed. unchanged: the user was already
  /// logged in.
  public struct IdentifyResultOutcome: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `attached`.
    public static let attached = Self(rawValue: "attached")
    /// `aliased`.
    public static let aliased = Self(rawValue: "aliased")
    /// `moved`.
    public static let moved = Self(rawValue: "moved")
    /// `switched`.
    public static let switched = Self(rawValue: "switched")
    /// `unchanged`.
    public static let unchanged = Self(rawValue: "unchanged")
  }
}
