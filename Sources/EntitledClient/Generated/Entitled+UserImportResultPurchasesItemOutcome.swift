// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One of some words.
  public struct UserImportResultPurchasesItemOutcome: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `recorded`.
    public static let recorded = Self(rawValue: "recorded")
    /// `updated`.
    public static let updated = Self(rawValue: "updated")
    /// `skipped`.
    public static let skipped = Self(rawValue: "skipped")
    /// `unchanged`.
    public static let unchanged = Self(rawValue: "unchanged")
  }
}
