// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Kind of an event.
  public struct EventKind: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `userCreated`.
    public static let userCreated = Self(rawValue: "userCreated")
    /// `identified`.
    public static let identified = Self(rawValue: "identified")
    /// `loggedOut`.
    public static let loggedOut = Self(rawValue: "loggedOut")
    /// `usersAliased`.
    public static let usersAliased = Self(rawValue: "usersAliased")
    /// `linkUndone`.
    public static let linkUndone = Self(rawValue: "linkUndone")
    /// `purchaseRecorded`.
    public static let purchaseRecorded = Self(rawValue: "purchaseRecorded")
    /// `purchaseRenewed`.
    public static let purchaseRenewed = Self(rawValue: "purchaseRenewed")
    /// `purchaseUpdated`.
    public static let purchaseUpdated = Self(rawValue: "purchaseUpdated")
    /// `purchaseExpired`.
    public static let purchaseExpired = Self(rawValue: "purchaseExpired")
    /// `entitlementsActivated`.
    public static let entitlementsActivated = Self(rawValue: "entitlementsActivated")
    /// `entitlementsDeactivated`.
    public static let entitlementsDeactivated = Self(rawValue: "entitlementsDeactivated")
    /// `subscriptionReceived`.
    public static let subscriptionReceived = Self(rawValue: "subscriptionReceived")
    /// `subscriptionTransferred`.
    public static let subscriptionTransferred = Self(rawValue: "subscriptionTransferred")
    /// `oneTimePurchaseReceived`.
    public static let oneTimePurchaseReceived = Self(rawValue: "oneTimePurchaseReceived")
    /// `oneTimePurchaseTransferred`.
    public static let oneTimePurchaseTransferred = Self(rawValue: "oneTimePurchaseTransferred")
    /// `granted`.
    public static let granted = Self(rawValue: "granted")
    /// `grantRevoked`.
    public static let grantRevoked = Self(rawValue: "grantRevoked")
    /// `userDeleted`.
    public static let userDeleted = Self(rawValue: "userDeleted")
    /// `clockAdvanced`.
    public static let clockAdvanced = Self(rawValue: "clockAdvanced")
    /// `userImported`.
    public static let userImported = Self(rawValue: "userImported")
    /// `tracesCleared`.
    public static let tracesCleared = Self(rawValue: "tracesCleared")
  }
}
