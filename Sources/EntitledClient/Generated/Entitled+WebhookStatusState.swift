// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
  /// another attempt; else `posting`.
  public struct WebhookStatusState: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `paused`.
    public static let paused = Self(rawValue: "paused")
    /// `stopped`.
    public static let stopped = Self(rawValue: "stopped")
    /// `failing`.
    public static let failing = Self(rawValue: "failing")
    /// `posting`.
    public static let posting = Self(rawValue: "posting")
  }
}
