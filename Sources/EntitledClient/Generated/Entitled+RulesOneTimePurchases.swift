// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Whether a restore moves one-time purchases.
  public struct RulesOneTimePurchases: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `move`.
    public static let move = Self(rawValue: "move")
    /// `stay`.
    public static let stay = Self(rawValue: "stay")
  }
}
