// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What the object at Stripe must contain as a whole, and not as an id.
  public struct StoreQuestionExpand: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `latest_invoice`.
    public static let latestInvoice = Self(rawValue: "latest_invoice")
    /// `subscription`.
    public static let subscription = Self(rawValue: "subscription")
  }
}
