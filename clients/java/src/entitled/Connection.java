package entitled;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.BiConsumer;

/**
 * One connection that all threads share; a thread of its own connects, sends and reads. So no call
 * waits for another's.
 */
final class Connection {
    private final Search search;
    private final BiConsumer<String, Object> notified;
    private final Exchange exchange = new Exchange();
    private final Queue<Exchange.Request> outgoing = new ArrayDeque<>();

    /** Null until it is connected. */
    private volatile LineSocket line;

    private final Thread thread = new Thread(this::run, "entitled");
    private EntitledException failure;

    /** No more requests go out; with a failure, no more answers come either. */
    private boolean isOver;

    Connection(Search search, BiConsumer<String, Object> notified) {
        this.search = search;
        this.notified = notified;
        // Only a thread that waits for a reply keeps the program running.
        thread.setDaemon(true);
    }

    synchronized boolean isOver() {
        return isOver;
    }

    boolean isConnected() {
        return line != null;
    }

    /** Sends a request; its result ends with {@code NotSent} where nothing of it went out. */
    Exchange.Request start(String method, Object params) {
        Exchange.Request request;
        synchronized (this) {
            if (isOver) {
                throw new NotSent(failure != null ? failure : ended());
            }
            request = exchange.request(method, params);
            outgoing.add(request);
            if (thread.getState() == Thread.State.NEW) {
                // With something to connect for.
                thread.start();
            }
        }
        wake();
        return request;
    }

    /** No call waits for it any more: bytes that have not been sent stay here. */
    synchronized void forget(Exchange.Request request) {
        if (!request.hasBegun() && outgoing.remove(request)) {
            exchange.withdraw(request);
        }
    }

    private void wake() {
        var line = this.line;
        if (line != null) {
            line.wake();
        }
    }

    private void run() {
        try {
            line = search.connect(this::isWanted);
        } catch (EntitledException error) {
            fail(error);
            return;
        }
        try {
            while (!hasFailed()) {
                line.await(wantsToSend(), Long.MAX_VALUE);
                send();
                if (line.isReadable()) {
                    read();
                }
            }
        } catch (IOException | RuntimeException error) {
            fail(ended());
        } finally {
            line.close();
        }
    }

    private synchronized boolean isWanted() {
        return failure == null && exchange.isAwaiting();
    }

    private synchronized boolean hasFailed() {
        return failure != null;
    }

    private synchronized boolean wantsToSend() {
        return !outgoing.isEmpty();
    }

    private void send() {
        var unsent = new ArrayList<Exchange.Request>();
        synchronized (this) {
            try {
                while (!outgoing.isEmpty()) {
                    var request = outgoing.peek();
                    line.sendSome(request.line);
                    if (request.line.hasRemaining()) {
                        return;
                    }
                    outgoing.remove();
                }
            } catch (IOException error) {
                // The daemon has closed; what it said before is still to be read.
                isOver = true;
                for (var request : outgoing) {
                    if (!request.hasBegun()) {
                        exchange.withdraw(request);
                        unsent.add(request);
                    }
                }
                outgoing.clear();
            }
        }
        var reason = new NotSent(ended());
        unsent.forEach(request -> request.result.completeExceptionally(reason));
    }

    private void read() {
        List<byte[]> lines;
        try {
            lines = line.receiveSome();
        } catch (IOException error) {
            lines = null;
        }
        if (lines == null) {
            fail(ended());
            return;
        }
        for (var each : lines) {
            try {
                take(each);
            } catch (ProtocolViolationException violation) {
                fail(violation);
                return;
            }
        }
    }

    private void take(byte[] bytes) {
        Object taken;
        synchronized (this) {
            taken = exchange.take(bytes);
        }
        if (taken instanceof Exchange.Answer answer) {
            answer.tell();
        } else if (taken instanceof Exchange.Notification notification) {
            tell(notification);
        }
    }

    private void tell(Exchange.Notification notification) {
        if (notified == null) {
            return;
        }
        try {
            notified.accept(notification.method(), notification.params());
        } catch (RuntimeException error) {
            // It is the caller's, and no failure of the connection.
            var thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, error);
        }
    }

    private ConnectionLostException ended() {
        var count = line == null ? 0 : line.unfinished();
        return new ConnectionLostException("the daemon closed the connection " + (count > 0
                ? "in the middle of an answer, after " + count + " bytes"
                : "before it answered"));
    }

    /** Ends it; every request that waits ends with this error. */
    void fail(EntitledException error) {
        List<Exchange.Request> awaited;
        List<Exchange.Notification> gaps;
        synchronized (this) {
            if (failure != null) {
                return;
            }
            failure = error;
            isOver = true;
            awaited = exchange.takeAll();
            gaps = exchange.gaps();
            outgoing.clear();
        }
        wake();
        for (var request : awaited) {
            var isLost = error instanceof ConnectionLostException && !request.hasBegun();
            request.result.completeExceptionally(isLost ? new NotSent(error) : error);
        }
        if (!(error instanceof ClientClosedException)) {
            gaps.forEach(this::tell);
        }
    }
}
