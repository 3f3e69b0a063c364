// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// attached: the user gained at least one purchase and nobody lost any. moved: it gained what
  /// the anonymous user lost. aliased: the two became one customer. switched: nobody gained any.
  /// unchanged: it was the same user already.
  public struct IdentifyResultOutcome: Word, Encoded, Decoded {
    /// The word as it stands on the wire.
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
