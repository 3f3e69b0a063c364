// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One of some words.
  public struct WarningKind: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `unknownProduct`.
    public static let unknownProduct = Self(rawValue: "unknownProduct")
    /// `unknownEntitlement`.
    public static let unknownEntitlement = Self(rawValue: "unknownEntitlement")
    /// `subscriptionWithoutEnd`.
    public static let subscriptionWithoutEnd = Self(rawValue: "subscriptionWithoutEnd")
    /// `heldByNobody`.
    public static let heldByNobody = Self(rawValue: "heldByNobody")
    /// `sameMoment`.
    public static let sameMoment = Self(rawValue: "sameMoment")
    /// `asOfAhead`.
    public static let asOfAhead = Self(rawValue: "asOfAhead")
    /// `keyTaken`.
    public static let keyTaken = Self(rawValue: "keyTaken")
    /// `accountTokenDiffers`.
    public static let accountTokenDiffers = Self(rawValue: "accountTokenDiffers")
    /// `accountTokensFull`.
    public static let accountTokensFull = Self(rawValue: "accountTokensFull")
    /// `transactionDiffers`.
    public static let transactionDiffers = Self(rawValue: "transactionDiffers")
    /// `unknownNotification`.
    public static let unknownNotification = Self(rawValue: "unknownNotification")
    /// `leftOut`.
    public static let leftOut = Self(rawValue: "leftOut")
    /// `environmentDiffers`.
    public static let environmentDiffers = Self(rawValue: "environmentDiffers")
    /// `alreadyOver`.
    public static let alreadyOver = Self(rawValue: "alreadyOver")
  }
}
