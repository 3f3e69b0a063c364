// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What is left of what is erased. `pending`: free bytes of the daemon's files, until
  /// `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing.
  /// `database`: it is deleted from the shared database, whose files belong to its administrator
  /// (fleet.md).
  public struct UserDeleteResultTraces: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `pending`.
    public static let pending = Self(rawValue: "pending")
    /// `cleared`.
    public static let cleared = Self(rawValue: "cleared")
    /// `database`.
    public static let database = Self(rawValue: "database")
  }
}
