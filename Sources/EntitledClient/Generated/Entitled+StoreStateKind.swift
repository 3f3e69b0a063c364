// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Kind of the store.
  public struct StoreStateKind: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `memory`.
    public static let memory = Self(rawValue: "memory")
    /// `sqlite`.
    public static let sqlite = Self(rawValue: "sqlite")
    /// `postgres`.
    public static let postgres = Self(rawValue: "postgres")
  }
}
