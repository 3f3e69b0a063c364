// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Who uses the id. `customer`: the customerId of a customer that began with an identified
  /// user.
  public struct KnownIdKind: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `anonymous`.
    public static let anonymous = Self(rawValue: "anonymous")
    /// `identified`.
    public static let identified = Self(rawValue: "identified")
    /// `customer`.
    public static let customer = Self(rawValue: "customer")
  }
}
