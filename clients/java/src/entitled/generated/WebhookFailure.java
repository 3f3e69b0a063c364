// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import entitled.values.Shared;
import java.time.Instant;
import java.util.Map;

/**
 * The latest failed attempt for the oldest event that waits for another attempt; if no event
 * waits, the latest failed attempt.
 */
public final class WebhookFailure extends Shared<WebhookFailure> {
    WebhookFailure(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static WebhookFailure of(Instant at, String cursor, String reason, long attempts) {
        return new WebhookFailure(Map.of()).with("at", at).with("cursor", cursor).with("reason",
                reason).with("attempts", attempts);
    }

    /** Time of the latest attempt. */
    public Instant at() {
        return get("at");
    }

    /** Cursor of the event. */
    public String cursor() {
        return get("cursor");
    }

    /** Why the attempt failed, for people. */
    public String reason() {
        return get("reason");
    }

    /** Number of attempts so far to post the event. */
    public long attempts() {
        return get("attempts");
    }

    /** Time of the next attempt; null if the event is delivered or no program posts it. */
    public @OrNull Instant nextAttemptAt() {
        return get("nextAttemptAt");
    }

    /** A copy with that as {@link #nextAttemptAt()}. */
    public WebhookFailure withNextAttemptAt(Instant nextAttemptAt) {
        return with("nextAttemptAt", nextAttemptAt);
    }
}
