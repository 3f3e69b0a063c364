// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public final class WarningKind extends Word {
    public static final WarningKind UNKNOWN_PRODUCT = new WarningKind("unknownProduct");
    public static final WarningKind UNKNOWN_ENTITLEMENT = new WarningKind("unknownEntitlement");
    public static final WarningKind SUBSCRIPTION_WITHOUT_END = new WarningKind("subscriptionWithoutEnd");
    public static final WarningKind HELD_BY_NOBODY = new WarningKind("heldByNobody");
    public static final WarningKind SAME_MOMENT = new WarningKind("sameMoment");
    public static final WarningKind AS_OF_AHEAD = new WarningKind("asOfAhead");
    public static final WarningKind KEY_TAKEN = new WarningKind("keyTaken");
    public static final WarningKind ACCOUNT_TOKEN_DIFFERS = new WarningKind("accountTokenDiffers");
    public static final WarningKind ACCOUNT_TOKENS_FULL = new WarningKind("accountTokensFull");
    public static final WarningKind TRANSACTION_DIFFERS = new WarningKind("transactionDiffers");
    public static final WarningKind UNKNOWN_NOTIFICATION = new WarningKind("unknownNotification");
    public static final WarningKind LEFT_OUT = new WarningKind("leftOut");
    public static final WarningKind ENVIRONMENT_DIFFERS = new WarningKind("environmentDiffers");
    public static final WarningKind ALREADY_OVER = new WarningKind("alreadyOver");

    public WarningKind(String word) {
        super(word);
    }
}
