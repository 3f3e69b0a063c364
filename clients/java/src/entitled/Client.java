package entitled;

import entitled.generated.Methods;
import entitled.values.Decode;
import entitled.values.Given;
import entitled.values.Params;
import java.lang.ref.Cleaner;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A client of the daemon.
 *
 * <p>It connects with its first call, and again when the connection is lost. Several threads may
 * use it at once; their requests share one connection.
 */
public final class Client extends Methods implements AutoCloseable {
    /** The client's version: that of the daemon and the protocol document it was made for. */
    public static final String VERSION = "0.2.0";

    private static final Cleaner CLEANER = Cleaner.create();

    private final Core core;
    private final Duration timeout;

    /** Of the daemon that the environment names, or of the first that answers. */
    public Client() {
        this(new Options());
    }

    /** Of the daemon at that path, or {@code unix:} and a path. */
    public Client(String socket) {
        this(new Options().socket(socket));
    }

    public Client(Options options) {
        this(new Core(options, new Search(options.socket)), options.timeout);
    }

    private Client(Core core, Duration timeout) {
        this.core = core;
        this.timeout = timeout;
    }

    /** The same client, with another limit for each call; null is none. */
    public Client within(Duration timeout) {
        return new Client(core, Deadline.checked(timeout));
    }

    /**
     * Calls any method; params and result are JSON as {@link Json} has it.
     *
     * <p>A connection that is lost is made again once, and the request repeated, where nothing can
     * be done twice: nothing of it went out, it only reads, it is a dry run, or it has an
     * {@code idempotencyKey}.
     */
    public Object call(String method, Object params) {
        return await(send(method, params));
    }

    /** Calls any method, and does not wait. */
    public CompletableFuture<Object> callAsync(String method, Object params) {
        // What the caller does next must not hold up the thread that reads.
        return send(method, params).thenApplyAsync(result -> result);
    }

    /** The events of a project, as they happen; with a connection of its own. */
    public Feed events() {
        return new Feed(new Client(new Core(new Options(), core.search), timeout));
    }

    /** Closes the connection; pending calls fail with {@link ClientClosedException}. */
    @Override
    public void close() {
        core.connections.close();
    }

    @Override
    protected <T> T ask(String method, Params<?> params, Class<T> result) {
        return Decode.object(result, call(method, params));
    }

    @Override
    protected <T> CompletableFuture<T> askLater(String method, Params<?> params, Class<T> result) {
        return send(method, params).thenApplyAsync(found -> Decode.object(result, found));
    }

    private CompletableFuture<Object> send(String method, Object params) {
        var given = params instanceof Given object ? object.given() : params;
        var deadline = new Deadline(limit(method, given));
        return attempt(method, given, deadline).exceptionallyComposeAsync(failed -> {
            var error = cause(failed);
            var isLost = error instanceof ConnectionLostException && mayRepeat(method, given);
            if (!(error instanceof NotSent sent && sent.reason instanceof ConnectionLostException)
                    && !isLost) {
                return CompletableFuture.failedFuture(error);
            }
            return attempt(method, given, deadline);
        }).exceptionally(failed -> {
            var error = cause(failed);
            throw error instanceof NotSent sent ? sent.reason : (RuntimeException) error;
        });
    }

    private CompletableFuture<Object> attempt(String method, Object params, Deadline deadline) {
        Connection connection;
        Exchange.Request request;
        try {
            connection = core.connections.open();
            request = connection.start(method, params);
        } catch (EntitledException | NotSent error) {
            return CompletableFuture.failedFuture(error);
        }
        if (deadline.limit() == null) {
            return request.result;
        }
        var left = Math.max(deadline.millisLeft(), 1);
        var timed = request.result.copy().orTimeout(left, TimeUnit.MILLISECONDS);
        return timed.exceptionally(failed -> {
            if (!(cause(failed) instanceof TimeoutException)) {
                throw new CompletionException(cause(failed));
            }
            connection.forget(request);
            throw connection.isConnected()
                    ? new DaemonTimeoutException(deadline.limit())
                    : DaemonTimeoutException.unsent(deadline.limit());
        });
    }

    private static Object await(CompletableFuture<Object> result) {
        try {
            return result.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CallInterruptedException();
        } catch (ExecutionException failed) {
            var error = (RuntimeException) cause(failed);
            // Where it was called tells more than where it was read.
            error.fillInStackTrace();
            throw error;
        }
    }

    private static Throwable cause(Throwable failed) {
        var isWrapped =
                failed instanceof CompletionException || failed instanceof ExecutionException;
        return isWrapped && failed.getCause() != null ? cause(failed.getCause()) : failed;
    }

    /** Waiting for events takes as long as was asked for, and then as long as any answer. */
    private Duration limit(String method, Object params) {
        var waits = params instanceof Map<?, ?> map ? map.get("timeoutMs") : null;
        return timeout != null && method.equals("events.wait") && waits instanceof Number millis
                ? timeout.plusMillis(millis.longValue())
                : timeout;
    }

    /** Whether sending it twice does no more than sending it once. */
    private static boolean mayRepeat(String method, Object params) {
        return ONLY_READS.getOrDefault(method, false)
                || params instanceof Map<?, ?> map && (map.get("idempotencyKey") != null
                        || Boolean.TRUE.equals(map.get("dryRun")));
    }

    /** What clients with different limits share. */
    private static final class Core {
        final Search search;
        final Connections connections;

        Core(Options options, Search search) {
            this.search = search;
            this.connections = new Connections(options, search);
            // An unreferenced client is closed.
            CLEANER.register(this, connections::close);
        }
    }
}
