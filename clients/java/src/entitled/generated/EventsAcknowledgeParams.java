// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code events.acknowledge} may be given. */
public final class EventsAcknowledgeParams extends Params {
    public EventsAcknowledgeParams() {
    }

    /** The project to work in. */
    public EventsAcknowledgeParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public EventsAcknowledgeParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public EventsAcknowledgeParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
