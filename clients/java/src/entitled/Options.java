package entitled;

import java.time.Duration;
import java.util.Objects;
import java.util.function.BiConsumer;

/** How a client is made. */
public final class Options {
    String socket;
    Duration timeout = Duration.ofSeconds(10);
    BiConsumer<String, Object> onNotification;

    /** The daemon's socket; the usual places when left out. */
    public Options socket(String socket) {
        // A variable that is not set must not lead to another daemon.
        this.socket = Objects.requireNonNull(socket, "socket");
        return this;
    }

    /** For each call; null is no limit. */
    public Options timeout(Duration timeout) {
        this.timeout = Deadline.checked(timeout);
        return this;
    }

    /**
     * Called with the method and the params of each notification, by the thread that reads; it
     * must not wait for the client. A subscription ends with its connection: it then gets a
     * {@code gap}, with the cursor after which to subscribe again.
     */
    public Options onNotification(BiConsumer<String, Object> onNotification) {
        this.onNotification = onNotification;
        return this;
    }
}
