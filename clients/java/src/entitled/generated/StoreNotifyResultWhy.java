// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for the
 * purchase, and the rule {@code unclaimedPurchases} ignores such purchases. noEffect: it reports
 * nothing about a purchase. unknownType: the daemon does not know its type. Absent otherwise. A
 * newer daemon may send words that are not among these.
 */
public final class StoreNotifyResultWhy extends Word {
    public static final StoreNotifyResultWhy TEST = new StoreNotifyResultWhy("test");
    public static final StoreNotifyResultWhy UNCLAIMED = new StoreNotifyResultWhy("unclaimed");
    public static final StoreNotifyResultWhy NO_EFFECT = new StoreNotifyResultWhy("noEffect");
    public static final StoreNotifyResultWhy UNKNOWN_TYPE = new StoreNotifyResultWhy("unknownType");

    public StoreNotifyResultWhy(String word) {
        super(word);
    }
}
