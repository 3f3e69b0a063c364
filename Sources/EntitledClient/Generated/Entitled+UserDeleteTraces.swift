// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One of some words.
  public struct UserDeleteTraces: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `pending`.
    public static let pending = Self(rawValue: "pending")
    /// `cleared`.
    public static let cleared = Self(rawValue: "cleared")
  }
}
