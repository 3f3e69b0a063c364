// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// `replicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`,
  /// and once the database has answered.
  public struct StoreStateDurability: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `local`.
    public static let local = Self(rawValue: "local")
    /// `replicated`.
    public static let replicated = Self(rawValue: "replicated")
  }
}
