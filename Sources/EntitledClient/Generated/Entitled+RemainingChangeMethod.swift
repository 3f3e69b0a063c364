// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Method that made it.
  public struct RemainingChangeMethod: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `restore`.
    public static let restore = Self(rawValue: "restore")
    /// `purchase`.
    public static let purchase = Self(rawValue: "purchase")
    /// `user.link.undo`.
    public static let userLinkUndo = Self(rawValue: "user.link.undo")
    /// `user.import`.
    public static let userImport = Self(rawValue: "user.import")
  }
}
