package entitled;

import entitled.generated.Event;
import entitled.generated.EventKind;
import entitled.generated.EventsPage;
import entitled.generated.UnknownConsumerException;
import entitled.generated.UnknownMethodException;
import entitled.values.Decode;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The events of a project, as they happen; it resumes after a lost connection. It has
 * no end but {@link #close()}, which any thread may call. One thread at a time reads it.
 */
public final class Feed implements Iterable<Event>, Iterator<Event>, AutoCloseable {
    private static final Duration FIRST_DELAY = Duration.ofMillis(50);
    private static final Duration LAST_DELAY = Duration.ofSeconds(2);

    private final Client client;
    private final Map<String, Object> fixed = new LinkedHashMap<>(Map.of("limit", 100));
    private final Map<String, Object> project = new LinkedHashMap<>();
    private final Queue<Event> ready = new ArrayDeque<>();
    private final CountDownLatch closed = new CountDownLatch(1);
    private String consumer;
    private Duration wait = Duration.ofSeconds(30);
    private Duration pause = Duration.ofSeconds(1);
    private Duration patience = Duration.ofSeconds(60);

    private String cursor;
    private String acknowledged;
    // After the last event that was answered, which the reader may not have taken yet.
    private String next;
    private boolean isRemembered;
    private boolean canWait = true;
    private boolean hasBegun;
    private boolean isFailing;
    private long failingSince;
    private Duration delay = FIRST_DELAY;

    Feed(Client client) {
        this.client = client;
    }

    /** Goes on after this cursor, instead of at the beginning. */
    public Feed after(String cursor) {
        this.cursor = cursor;
        acknowledged = cursor;
        next = cursor;
        return this;
    }

    /**
     * A name under which the daemon remembers how far this reader came. One that it knows goes on
     * there, a new one begins with {@code after}. An event is acknowledged when the reader asks
     * for the next.
     */
    public Feed consumer(String consumer) {
        this.consumer = consumer;
        isRemembered = true;
        return this;
    }

    /** Only these kinds. */
    public Feed kinds(EventKind... kinds) {
        fixed.put("kinds", List.of(kinds));
        return this;
    }

    /** Only what is about this customer. */
    public Feed user(String user) {
        fixed.put("user", user);
        return this;
    }

    public Feed project(String project) {
        this.project.put("project", project);
        return this;
    }

    /** How many events at most in one answer. */
    public Feed limit(long limit) {
        fixed.put("limit", limit);
        return this;
    }

    /** How long one call waits for something to happen. */
    public Feed wait(Duration wait) {
        this.wait = wait;
        return this;
    }

    /** Between two calls, where a daemon does not know how to wait. */
    public Feed pause(Duration pause) {
        this.pause = pause;
        return this;
    }

    /**
     * How long, from the first call that fails, a daemon that is gone is looked for again; null is
     * for ever.
     */
    public Feed patience(Duration patience) {
        this.patience = patience;
        return this;
    }

    /** Where to go on in another feed: after the last event that was taken from this one. */
    public String cursor() {
        return cursor;
    }

    @Override
    public Iterator<Event> iterator() {
        return this;
    }

    public Stream<Event> stream() {
        return StreamSupport.stream(spliterator(), false).onClose(this::close);
    }

    /** Waits for an event; false when the feed was closed. */
    @Override
    public boolean hasNext() {
        while (closed.getCount() > 0) {
            Duration rest;
            try {
                // The reader is done with the event before, also in the middle of a page.
                acknowledge();
                if (!ready.isEmpty()) {
                    return true;
                }
                rest = ask();
            } catch (ClientClosedException end) {
                return false;
            } catch (EntitledException error) {
                rest = pauseAfter(error);
            }
            sleep(rest);
        }
        return false;
    }

    @Override
    public Event next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the feed is closed");
        }
        var event = ready.remove();
        cursor = event.cursor();
        return event;
    }

    /** Tells the daemon now that all events taken so far are dealt with. */
    public void acknowledge() {
        if (consumer == null || cursor == null || cursor.equals(acknowledged)) {
            return;
        }
        var params = new LinkedHashMap<String, Object>(project);
        params.put("consumer", consumer);
        params.put("cursor", cursor);
        client.call("events.acknowledge", params);
        acknowledged = cursor;
        calm();
    }

    private void calm() {
        isFailing = false;
        delay = FIRST_DELAY;
    }

    @Override
    public void close() {
        closed.countDown();
        client.close();
    }

    /** Reads the next events; returns how long to pause before the next call. */
    private Duration ask() {
        var params = new LinkedHashMap<String, Object>(fixed);
        params.putAll(project);
        if (isRemembered) {
            params.put("consumer", consumer);
        } else if (next != null) {
            params.put("after", next);
        }
        if (canWait) {
            params.put("timeoutMs", wait.toMillis());
        }
        var found = client.call(canWait ? "events.wait" : "events.read", params);
        var answer = Decode.object(EventsPage.class, found);
        hasBegun = true;
        isRemembered = false;
        calm();
        next = answer.cursor();
        ready.addAll(answer.events());
        if (answer.events().isEmpty()) {
            cursor = answer.cursor();
        }
        var isIdle = !canWait && !answer.more() && answer.events().isEmpty();
        return isIdle ? pause : Duration.ZERO;
    }

    /** How long to pause before trying again; throws what no trying helps against. */
    private Duration pauseAfter(EntitledException error) {
        if (error instanceof UnknownMethodException && canWait) {
            // A daemon older than this client: then it is asked again and again.
            canWait = false;
            return Duration.ZERO;
        }
        if (error instanceof UnknownConsumerException && isRemembered) {
            // It is new: the first acknowledgement makes it.
            isRemembered = false;
            return Duration.ZERO;
        }
        var passes = error instanceof ConnectionLostException || error instanceof NoDaemonException
                || error instanceof DaemonTimeoutException
                || error instanceof RemoteException remote && remote.retryable();
        if (!isFailing) {
            isFailing = true;
            failingSince = System.nanoTime();
        }
        var left = patience == null ? LAST_DELAY
                : patience.minusNanos(System.nanoTime() - failingSince);
        if (!passes || !hasBegun || left.isNegative() || left.isZero()) {
            throw error;
        }
        var rest = delay;
        delay = shorter(delay.multipliedBy(2), LAST_DELAY);
        return shorter(rest, left);
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private void sleep(Duration time) {
        try {
            if (!time.isZero()) {
                closed.await(time.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CallInterruptedException();
        }
    }
}
