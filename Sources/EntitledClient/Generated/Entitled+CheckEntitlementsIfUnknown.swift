// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One of some words.
  public struct CheckEntitlementsIfUnknown: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `error`.
    public static let error = Self(rawValue: "error")
    /// `none`.
    public static let nothing = Self(rawValue: "none")
  }
}
