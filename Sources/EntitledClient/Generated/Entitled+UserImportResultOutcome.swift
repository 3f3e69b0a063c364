// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// `unchanged` when everything was there already.
  public struct UserImportResultOutcome: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `imported`.
    public static let imported = Self(rawValue: "imported")
    /// `unchanged`.
    public static let unchanged = Self(rawValue: "unchanged")
  }
}
