// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.HashMap;
import java.util.Map;

/** The exception of each kind. */
public final class Kinds {
    /** Makes an exception. */
    public interface Maker {
        RemoteException make(long code, String message, Map<String, Object> data);
    }

    public static final Map<String, Maker> BY_NAME;

    static {
        var makers = new HashMap<String, Maker>();
        makers.put("parseError", ParseErrorException::new);
        makers.put("invalidRequest", InvalidRequestException::new);
        makers.put("messageTooLarge", MessageTooLargeException::new);
        makers.put("batchTooLarge", BatchTooLargeException::new);
        makers.put("notInBatch", NotInBatchException::new);
        makers.put("unknownMethod", UnknownMethodException::new);
        makers.put("invalidParams", InvalidParamsException::new);
        makers.put("internalError", InternalErrorException::new);
        makers.put("permissionDenied", PermissionDeniedException::new);
        makers.put("unknownDevice", UnknownDeviceException::new);
        makers.put("unknownUser", UnknownUserException::new);
        makers.put("blockedUserId", BlockedUserIdException::new);
        makers.put("userIdTooLong", UserIdTooLongException::new);
        makers.put("reservedUserId", ReservedUserIdException::new);
        makers.put("alreadyAnonymous", AlreadyAnonymousException::new);
        makers.put("unknownProject", UnknownProjectException::new);
        makers.put("unknownPurchase", UnknownPurchaseException::new);
        makers.put("purchaseHeldByAnother", PurchaseHeldByAnotherException::new);
        makers.put("unknownEntitlement", UnknownEntitlementException::new);
        makers.put("notAManualGrant", NotAManualGrantException::new);
        makers.put("clockNotManual", ClockNotManualException::new);
        makers.put("cannotUndo", CannotUndoException::new);
        makers.put("unknownConsumer", UnknownConsumerException::new);
        makers.put("unknownWebhook", UnknownWebhookException::new);
        makers.put("productInUse", ProductInUseException::new);
        makers.put("idempotencyConflict", IdempotencyConflictException::new);
        makers.put("storageFull", StorageFullException::new);
        makers.put("storageFailed", StorageFailedException::new);
        makers.put("overloaded", OverloadedException::new);
        makers.put("tooManyConnections", TooManyConnectionsException::new);
        makers.put("shuttingDown", ShuttingDownException::new);
        makers.put("storageUnavailable", StorageUnavailableException::new);
        makers.put("unverified", UnverifiedException::new);
        makers.put("storeNotConfigured", StoreNotConfiguredException::new);
        makers.put("verifierMissing", VerifierMissingException::new);
        makers.put("verifierFailed", VerifierFailedException::new);
        BY_NAME = Map.copyOf(makers);
    }

    private Kinds() {}
}
