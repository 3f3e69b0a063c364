// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// In identified: the outcome that identify returned.
  public struct EventOutcome: Word, Encoded, Decoded, HasZero {
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
  }
}
