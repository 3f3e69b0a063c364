// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** Kind of an event. A newer daemon may send words that are not among these. */
public final class EventKind extends Word {
    public static final EventKind USER_CREATED = new EventKind("userCreated");
    public static final EventKind IDENTIFIED = new EventKind("identified");
    public static final EventKind LOGGED_OUT = new EventKind("loggedOut");
    public static final EventKind USERS_ALIASED = new EventKind("usersAliased");
    public static final EventKind LINK_UNDONE = new EventKind("linkUndone");
    public static final EventKind PURCHASE_RECORDED = new EventKind("purchaseRecorded");
    public static final EventKind PURCHASE_RENEWED = new EventKind("purchaseRenewed");
    public static final EventKind PURCHASE_UPDATED = new EventKind("purchaseUpdated");
    public static final EventKind PURCHASE_EXPIRED = new EventKind("purchaseExpired");
    public static final EventKind ENTITLEMENTS_ACTIVATED = new EventKind("entitlementsActivated");
    public static final EventKind ENTITLEMENTS_DEACTIVATED = new EventKind("entitlementsDeactivated");
    public static final EventKind SUBSCRIPTION_RECEIVED = new EventKind("subscriptionReceived");
    public static final EventKind SUBSCRIPTION_TRANSFERRED = new EventKind("subscriptionTransferred");
    public static final EventKind ONE_TIME_PURCHASE_RECEIVED = new EventKind("oneTimePurchaseReceived");
    public static final EventKind ONE_TIME_PURCHASE_TRANSFERRED = new EventKind("oneTimePurchaseTransferred");
    public static final EventKind GRANTED = new EventKind("granted");
    public static final EventKind GRANT_REVOKED = new EventKind("grantRevoked");
    public static final EventKind USER_DELETED = new EventKind("userDeleted");
    public static final EventKind CLOCK_ADVANCED = new EventKind("clockAdvanced");
    public static final EventKind USER_IMPORTED = new EventKind("userImported");
    public static final EventKind TRACES_CLEARED = new EventKind("tracesCleared");

    public EventKind(String word) {
        super(word);
    }
}
