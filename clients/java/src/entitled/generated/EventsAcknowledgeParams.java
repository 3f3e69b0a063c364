// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code events.acknowledge} may be given. */
public final class EventsAcknowledgeParams extends Params {
    public EventsAcknowledgeParams() {
    }

    /** Id of the project. */
    public EventsAcknowledgeParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public EventsAcknowledgeParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public EventsAcknowledgeParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
