// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What a program looks at in an error of the daemon.
  public struct ErrorKind: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `parseError`.
    public static let parseError = Self(rawValue: "parseError")
    /// `invalidRequest`.
    public static let invalidRequest = Self(rawValue: "invalidRequest")
    /// `messageTooLarge`.
    public static let messageTooLarge = Self(rawValue: "messageTooLarge")
    /// `batchTooLarge`.
    public static let batchTooLarge = Self(rawValue: "batchTooLarge")
    /// `notInBatch`.
    public static let notInBatch = Self(rawValue: "notInBatch")
    /// `unknownMethod`.
    public static let unknownMethod = Self(rawValue: "unknownMethod")
    /// `invalidParams`.
    public static let invalidParams = Self(rawValue: "invalidParams")
    /// `internalError`.
    public static let internalError = Self(rawValue: "internalError")
    /// `permissionDenied`.
    public static let permissionDenied = Self(rawValue: "permissionDenied")
    /// `unknownDevice`.
    public static let unknownDevice = Self(rawValue: "unknownDevice")
    /// `unknownUser`.
    public static let unknownUser = Self(rawValue: "unknownUser")
    /// `blockedUserId`.
    public static let blockedUserId = Self(rawValue: "blockedUserId")
    /// `userIdTooLong`.
    public static let userIdTooLong = Self(rawValue: "userIdTooLong")
    /// `reservedUserId`.
    public static let reservedUserId = Self(rawValue: "reservedUserId")
    /// `alreadyAnonymous`.
    public static let alreadyAnonymous = Self(rawValue: "alreadyAnonymous")
    /// `unknownProject`.
    public static let unknownProject = Self(rawValue: "unknownProject")
    /// `unknownPurchase`.
    public static let unknownPurchase = Self(rawValue: "unknownPurchase")
    /// `purchaseHeldByAnother`.
    public static let purchaseHeldByAnother = Self(rawValue: "purchaseHeldByAnother")
    /// `unknownEntitlement`.
    public static let unknownEntitlement = Self(rawValue: "unknownEntitlement")
    /// `notAManualGrant`.
    public static let notAManualGrant = Self(rawValue: "notAManualGrant")
    /// `clockNotManual`.
    public static let clockNotManual = Self(rawValue: "clockNotManual")
    /// `cannotUndo`.
    public static let cannotUndo = Self(rawValue: "cannotUndo")
    /// `unknownConsumer`.
    public static let unknownConsumer = Self(rawValue: "unknownConsumer")
    /// `unknownWebhook`.
    public static let unknownWebhook = Self(rawValue: "unknownWebhook")
    /// `productInUse`.
    public static let productInUse = Self(rawValue: "productInUse")
    /// `idempotencyConflict`.
    public static let idempotencyConflict = Self(rawValue: "idempotencyConflict")
    /// `storageFull`.
    public static let storageFull = Self(rawValue: "storageFull")
    /// `storageFailed`.
    public static let storageFailed = Self(rawValue: "storageFailed")
    /// `overloaded`.
    public static let overloaded = Self(rawValue: "overloaded")
    /// `tooManyConnections`.
    public static let tooManyConnections = Self(rawValue: "tooManyConnections")
    /// `shuttingDown`.
    public static let shuttingDown = Self(rawValue: "shuttingDown")
    /// `storageUnavailable`.
    public static let storageUnavailable = Self(rawValue: "storageUnavailable")
    /// `unverified`.
    public static let unverified = Self(rawValue: "unverified")
    /// `storeNotConfigured`.
    public static let storeNotConfigured = Self(rawValue: "storeNotConfigured")
    /// `verifierMissing`.
    public static let verifierMissing = Self(rawValue: "verifierMissing")
    /// `verifierFailed`.
    public static let verifierFailed = Self(rawValue: "verifierFailed")
  }
}
