// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// `none` for clients without a role, whose requests the daemon refuses.
  public struct PeerStatsRole: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `none`.
    public static let nothing = Self(rawValue: "none")
    /// `read`.
    public static let read = Self(rawValue: "read")
    /// `write`.
    public static let write = Self(rawValue: "write")
    /// `admin`.
    public static let admin = Self(rawValue: "admin")
  }
}
