// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
  /// planChanged: a new transaction with another product. renewed: any other new transaction.
  /// unchanged: a transaction that the daemon knows, or that is older than the latest.
  public struct PurchaseResultOutcome: Word, Encoded, Decoded {
    /// The word as it stands on the wire.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `recorded`.
    public static let recorded = Self(rawValue: "recorded")
    /// `renewed`.
    public static let renewed = Self(rawValue: "renewed")
    /// `planChanged`.
    public static let planChanged = Self(rawValue: "planChanged")
    /// `received`.
    public static let received = Self(rawValue: "received")
    /// `unchanged`.
    public static let unchanged = Self(rawValue: "unchanged")
  }
}
