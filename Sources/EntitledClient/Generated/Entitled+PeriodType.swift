// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Price of a period: full (normal), a trial, or introductory (intro).
  public struct PeriodType: Word, Encoded, Decoded, HasZero {
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
