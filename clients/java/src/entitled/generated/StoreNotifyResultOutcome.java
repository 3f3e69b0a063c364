// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * applied: a record changed. stale: the daemon has newer or equal information. repeated: the
 * daemon recorded this notification before. ignored: it changes nothing, see {@code why}.
 * unclaimed: the purchase is recorded, and has no holder yet. ask: the store says only that
 * something changed, see {@code ask}. A newer daemon may send words that are not among these.
 */
public final class StoreNotifyResultOutcome extends Word {
    public static final StoreNotifyResultOutcome APPLIED = new StoreNotifyResultOutcome("applied");
    public static final StoreNotifyResultOutcome STALE = new StoreNotifyResultOutcome("stale");
    public static final StoreNotifyResultOutcome REPEATED = new StoreNotifyResultOutcome("repeated");
    public static final StoreNotifyResultOutcome IGNORED = new StoreNotifyResultOutcome("ignored");
    public static final StoreNotifyResultOutcome UNCLAIMED = new StoreNotifyResultOutcome("unclaimed");
    public static final StoreNotifyResultOutcome ASK = new StoreNotifyResultOutcome("ask");

    public StoreNotifyResultOutcome(String word) {
        super(word);
    }
}
