// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
  /// claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new
  /// transaction with another product. renewed: any other new transaction. updated: a fact with
  /// `asOf` changed a known transaction. stale: the daemon had newer information about every
  /// field that differs. unchanged: no field differs, the transaction is known and the call has
  /// no `asOf`, or the transaction is new and older than the latest.
  public struct PurchaseResultOutcome: Word, Encoded, Decoded {
    /// The value as the daemon sends it.
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
    /// `claimed`.
    public static let claimed = Self(rawValue: "claimed")
    /// `updated`.
    public static let updated = Self(rawValue: "updated")
    /// `stale`.
    public static let stale = Self(rawValue: "stale")
    /// `unchanged`.
    public static let unchanged = Self(rawValue: "unchanged")
  }
}
