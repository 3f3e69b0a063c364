// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/**
 * The latest failed attempt for the oldest event that waits for another attempt; if no event
 * waits, the latest failed attempt.
 */
public final class WebhookReportFailure extends Params {
    public WebhookReportFailure(Instant at, String cursor, String reason, long attempts) {
        set("at", at);
        set("cursor", cursor);
        set("reason", reason);
        set("attempts", attempts);
    }
    public WebhookReportFailure(String at, String cursor, String reason, long attempts) {
        set("at", at);
        set("cursor", cursor);
        set("reason", reason);
        set("attempts", attempts);
    }

    /** Time of the next attempt; absent if the event is delivered. */
    public WebhookReportFailure nextAttemptAt(Instant nextAttemptAt) {
        give("nextAttemptAt", nextAttemptAt);
        return this;
    }

    /** Time of the next attempt; absent if the event is delivered. */
    public WebhookReportFailure nextAttemptAt(String nextAttemptAt) {
        give("nextAttemptAt", nextAttemptAt);
        return this;
    }
}
