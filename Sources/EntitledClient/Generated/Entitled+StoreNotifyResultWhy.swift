// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for
  /// the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports
  /// nothing about a purchase. unknownType: the daemon does not know its type. Absent otherwise.
  public struct StoreNotifyResultWhy: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `test`.
    public static let test = Self(rawValue: "test")
    /// `unclaimed`.
    public static let unclaimed = Self(rawValue: "unclaimed")
    /// `noEffect`.
    public static let noEffect = Self(rawValue: "noEffect")
    /// `unknownType`.
    public static let unknownType = Self(rawValue: "unknownType")
  }
}
