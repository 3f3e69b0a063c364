package entitled;

import java.math.BigDecimal;
import java.time.Duration;

/** The daemon did not answer in time; it may still carry out what was asked. */
public final class DaemonTimeoutException extends EntitledException {
    private static final long serialVersionUID = 1;

    static final String PERHAPS =
            "the daemon may have done it; an idempotencyKey makes it safe to repeat";

    DaemonTimeoutException(Duration limit) {
        this("answer", limit, PERHAPS);
    }

    private DaemonTimeoutException(String what, Duration limit, String hint) {
        super("the daemon did not " + what + " within " + seconds(limit) + " seconds", hint);
    }

    /** That of a connection which the daemon did not accept. */
    static DaemonTimeoutException unsent(Duration limit) {
        return new DaemonTimeoutException(
                "accept the connection", limit, "nothing was sent, so a retry is safe");
    }

    private static String seconds(Duration limit) {
        var seconds = BigDecimal.valueOf(limit.toMillis(), 3);
        return seconds.stripTrailingZeros().toPlainString();
    }
}
