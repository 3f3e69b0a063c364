// Made by clients/generate from Protocol; a change made here is lost.

//! The kinds of errors.

use crate::words::words;

words! {
    /// What a program looks at in an error of the daemon.
    ErrorKind {
        ParseError = "parseError", InvalidRequest = "invalidRequest", MessageTooLarge =
        "messageTooLarge", BatchTooLarge = "batchTooLarge", NotInBatch = "notInBatch",
        UnknownMethod = "unknownMethod", InvalidParams = "invalidParams", InternalError =
        "internalError", PermissionDenied = "permissionDenied", UnknownDevice = "unknownDevice",
        UnknownUser = "unknownUser", BlockedUserId = "blockedUserId", UserIdTooLong =
        "userIdTooLong", ReservedUserId = "reservedUserId", AlreadyAnonymous = "alreadyAnonymous",
        UnknownProject = "unknownProject", UnknownPurchase = "unknownPurchase",
        PurchaseHeldByAnother = "purchaseHeldByAnother", UnknownEntitlement =
        "unknownEntitlement", NotAManualGrant = "notAManualGrant", ClockNotManual =
        "clockNotManual", CannotUndo = "cannotUndo", UnknownConsumer = "unknownConsumer",
        UnknownWebhook = "unknownWebhook", ProductInUse = "productInUse", IdempotencyConflict =
        "idempotencyConflict", StorageFull = "storageFull", StorageFailed = "storageFailed",
        Overloaded = "overloaded", TooManyConnections = "tooManyConnections", ShuttingDown =
        "shuttingDown", StorageUnavailable = "storageUnavailable", Unverified = "unverified",
        StoreNotConfigured = "storeNotConfigured", VerifierMissing = "verifierMissing",
        VerifierFailed = "verifierFailed",
    }
}
