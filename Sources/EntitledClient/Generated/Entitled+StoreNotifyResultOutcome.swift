// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// applied: a record changed. stale: the daemon has newer or equal information. repeated: the
  /// daemon recorded this notification before. ignored: it changes nothing, see `why`. unclaimed:
  /// the purchase is recorded, and has no holder yet. ask: the store says only that something
  /// changed, see `ask`.
  public struct StoreNotifyResultOutcome: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `applied`.
    public static let applied = Self(rawValue: "applied")
    /// `stale`.
    public static let stale = Self(rawValue: "stale")
    /// `repeated`.
    public static let repeated = Self(rawValue: "repeated")
    /// `ignored`.
    public static let ignored = Self(rawValue: "ignored")
    /// `unclaimed`.
    public static let unclaimed = Self(rawValue: "unclaimed")
    /// `ask`.
    public static let ask = Self(rawValue: "ask")
  }
}
