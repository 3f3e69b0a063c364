// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// applied: a field changed. stale: the daemon had newer information about every field that
  /// differs. unchanged: no field differs.
  public struct PurchaseUpdateResultOutcome: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `applied`.
    public static let applied = Self(rawValue: "applied")
    /// `stale`.
    public static let stale = Self(rawValue: "stale")
    /// `unchanged`.
    public static let unchanged = Self(rawValue: "unchanged")
  }
}
