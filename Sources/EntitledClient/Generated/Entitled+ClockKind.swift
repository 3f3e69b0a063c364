// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One of some words.
  public struct ClockKind: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `system`.
    public static let system = Self(rawValue: "system")
    /// `manual`.
    public static let manual = Self(rawValue: "manual")
  }
}
