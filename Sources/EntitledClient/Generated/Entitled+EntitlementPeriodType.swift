// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One of some words.
  public struct EntitlementPeriodType: Word, Encoded, Decoded {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `normal`.
    public static let normal = Self(rawValue: "normal")
    /// `trial`.
    public static let trial = Self(rawValue: "trial")
    /// `intro`.
    public static let intro = Self(rawValue: "intro")
  }
}
