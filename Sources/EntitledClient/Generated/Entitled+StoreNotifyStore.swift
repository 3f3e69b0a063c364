// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One of some words.
  public struct StoreNotifyStore: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `appStore`.
    public static let appStore = Self(rawValue: "appStore")
    /// `playStore`.
    public static let playStore = Self(rawValue: "playStore")
    /// `stripe`.
    public static let stripe = Self(rawValue: "stripe")
  }
}
