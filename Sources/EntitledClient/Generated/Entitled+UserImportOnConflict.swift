// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One of some words.
  public struct UserImportOnConflict: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `refuse`.
    public static let refuse = Self(rawValue: "refuse")
    /// `skip`.
    public static let skip = Self(rawValue: "skip")
    /// `merge`.
    public static let merge = Self(rawValue: "merge")
  }
}
