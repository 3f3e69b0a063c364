package entitled;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.BiConsumer;

/** One connection that all threads share; a thread of its own sends and reads. */
final class Connection {
    private final LineSocket line;
    private final BiConsumer<String, Object> notified;
    private final Exchange exchange = new Exchange();
    private final Queue<Exchange.Request> outgoing = new ArrayDeque<>();
    private EntitledException failure;

    /** No more requests go out; with a failure, no more answers come either. */
    private boolean isOver;

    Connection(LineSocket line, BiConsumer<String, Object> notified) {
        this.line = line;
        this.notified = notified;
        var thread = new Thread(this::run, "entitled");
        // Only a thread that waits for a reply keeps the program running.
        thread.setDaemon(true);
        thread.start();
    }

    synchronized boolean isOver() {
        return isOver;
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
        }
        line.wake();
        return request;
    }

    /** No call waits for it any more: bytes that have not been sent stay here. */
    synchronized void forget(Exchange.Request request) {
        if (!request.hasBegun() && outgoing.remove(request)) {
            exchange.withdraw(request);
        }
    }

    private void run() {
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
        } else if (taken instanceof Exchange.Notification notification && notified != null) {
            try {
                notified.accept(notification.method(), notification.params());
            } catch (RuntimeException error) {
                // It is the caller's, and no failure of the connection.
                var thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, error);
            }
        }
    }

    private ConnectionLostException ended() {
        var count = line.unfinished();
        return new ConnectionLostException("the daemon closed the connection " + (count > 0
                ? "in the middle of an answer, after " + count + " bytes"
                : "before it answered"));
    }

    /** Ends it; every request that waits ends with this error. */
    void fail(EntitledException error) {
        List<Exchange.Request> awaited;
        synchronized (this) {
            if (failure != null) {
                return;
            }
            failure = error;
            isOver = true;
            awaited = exchange.takeAll();
            outgoing.clear();
        }
        line.wake();
        for (var request : awaited) {
            var isLost = error instanceof ConnectionLostException && !request.hasBegun();
            request.result.completeExceptionally(isLost ? new NotSent(error) : error);
        }
    }
}
