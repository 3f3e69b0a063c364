package entitled;

import java.time.Duration;

/** A moment until which something may take; a null limit is no end. */
public final class Deadline {
    private static final Duration LONGEST = Duration.ofDays(36_500);

    private final Duration limit;
    private final long begin = System.nanoTime();

    public Deadline(Duration limit) {
        this.limit = limit;
    }

    /** A timeout that is positive; one of more than a century is no limit. */
    static Duration checked(Duration timeout) {
        if (timeout != null && (timeout.isNegative() || timeout.isZero())) {
            throw new IllegalArgumentException("a timeout must be positive, not " + timeout);
        }
        return timeout != null && timeout.compareTo(LONGEST) > 0 ? null : timeout;
    }

    public Duration limit() {
        return limit;
    }

    /** At least one, and rounded up, while there is time; zero afterwards. */
    public long millisLeft() {
        if (limit == null) {
            return Long.MAX_VALUE;
        }
        // What has no nanoseconds has no end that anybody sees.
        var millis = Math.min(limit.toMillis(), Long.MAX_VALUE / 2_000_000);
        var left = millis * 1_000_000 - (System.nanoTime() - begin);
        return left <= 0 ? 0 : (left + 999_999) / 1_000_000;
    }

    public boolean hasPassed() {
        return millisLeft() == 0;
    }
}
