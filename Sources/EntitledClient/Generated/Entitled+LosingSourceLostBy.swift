// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The first criterion, in the order of rules.md, in which the two differ.
  public struct LosingSourceLostBy: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `active`.
    public static let active = Self(rawValue: "active")
    /// `end`.
    public static let end = Self(rawValue: "end")
    /// `purchasedAt`.
    public static let purchasedAt = Self(rawValue: "purchasedAt")
    /// `transactionId`.
    public static let transactionId = Self(rawValue: "transactionId")
    /// `store`.
    public static let store = Self(rawValue: "store")
    /// `originalTransactionId`.
    public static let originalTransactionId = Self(rawValue: "originalTransactionId")
    /// `order`.
    public static let order = Self(rawValue: "order")
  }
}
