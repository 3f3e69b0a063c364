// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What a method that writes may be given. */
public abstract class WritingParams<T extends WritingParams<T>> extends ProjectParams<T> {
    /** Computes the result and the events without changing anything. */
    public T dryRun(boolean dryRun) {
        return give("dryRun", dryRun);
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public T idempotencyKey(String idempotencyKey) {
        return give("idempotencyKey", idempotencyKey);
    }
}
