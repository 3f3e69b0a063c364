package entitled;

import entitled.generated.Methods;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/** The requests of one connection, from 1, and those not answered yet; it knows no socket. */
final class Exchange {
    /** A request, and where its result will be. */
    static final class Request {
        final long number;
        final String method;
        final ByteBuffer line;
        final CompletableFuture<Object> result = new CompletableFuture<>();

        Request(long number, String method, ByteBuffer line) {
            this.number = number;
            this.method = method;
            this.line = line;
        }

        /** Whether a part of it went out. */
        boolean hasBegun() {
            return line.position() > 0;
        }
    }

    /** What came without being an answer. */
    record Notification(String method, Object params) {}

    /** What an answer completes, after all locks are released. */
    record Answer(Request request, Object result, EntitledException error) {
        void tell() {
            if (error == null) {
                request.result.complete(result);
            } else {
                request.result.completeExceptionally(error);
            }
        }
    }

    private long count;
    private final TreeMap<Long, Request> awaited = new TreeMap<>();

    /** The last cursor of each subscription. */
    private final Map<Object, Object> subscriptions = new LinkedHashMap<>();

    Request request(String method, Object params) {
        var text = "{\"jsonrpc\":\"2.0\",\"id\":" + (count + 1) + ",\"method\":"
                + Json.write(method) + ",\"params\":" + Json.write(params) + "}\n";
        count += 1;
        var line = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        var request = new Request(count, method, line);
        awaited.put(count, request);
        return request;
    }

    /** It is not sent any more: no answer will come. */
    void withdraw(Request request) {
        awaited.remove(request.number);
    }

    /** A line that came: a {@code Notification} or an {@code Answer}. */
    Object take(byte[] line) {
        if (!(read(line) instanceof Map<?, ?> message)) {
            throw new ProtocolViolationException("a line is not a reply");
        }
        if (!message.containsKey("id") && message.get("method") instanceof String method) {
            follow(method, message.get("params"));
            return new Notification(method, message.get("params"));
        }
        var isError = message.containsKey("error");
        if (message.containsKey("result") == isError) {
            throw new ProtocolViolationException(
                    "a reply has neither a result nor an error, or both");
        }
        var request = taken(message, isError);
        if (!isError) {
            follow(request.method, message.get("result"));
            return new Answer(request, message.get("result"), null);
        }
        var isKnown = Methods.ONLY_READS.containsKey(request.method);
        var error = RemoteException.read(message.get("error"), request.method, isKnown);
        return new Answer(request, null, error);
    }

    /** Keeps the subscriptions, by what a reply or a notification says of one. */
    private void follow(String name, Object params) {
        if (!(params instanceof Map<?, ?> map) || !map.containsKey("subscription")) {
            return;
        }
        switch (name) {
            case "events.subscribe", "event" ->
                subscriptions.put(map.get("subscription"), map.get("cursor"));
            case "events.unsubscribe", "gap" -> subscriptions.remove(map.get("subscription"));
            default -> { }
        }
    }

    /** What to say of the subscriptions when they end, as the daemon does of a slow reader's. */
    List<Notification> gaps() {
        var gaps = new ArrayList<Notification>();
        subscriptions.forEach((id, cursor) -> {
            var params = new LinkedHashMap<String, Object>();
            params.put("subscription", id);
            params.put("cursor", cursor);
            gaps.add(new Notification("gap", params));
        });
        subscriptions.clear();
        return gaps;
    }

    boolean isAwaiting() {
        return !awaited.isEmpty();
    }

    private static Object read(byte[] line) {
        try {
            // Unlike a string's constructor, it refuses what is no UTF-8.
            CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line));
            return Json.read(text.toString());
        } catch (IllegalArgumentException | CharacterCodingException error) {
            throw new ProtocolViolationException(
                    "a line came that is no JSON: " + error.getMessage());
        }
    }

    private Request taken(Map<?, ?> message, boolean isError) {
        var id = message.get("id");
        if (id == null && message.containsKey("id") && isError && !awaited.isEmpty()) {
            // A line that the daemon could not read is refused with the id null, and in its turn.
            var inTurn = awaited.values().stream()
                    .filter(each -> !each.method.equals("events.wait")).findFirst();
            id = inTurn.orElse(awaited.firstEntry().getValue()).number;
        }
        var request = id instanceof Long number ? awaited.remove(number) : null;
        if (request == null) {
            var shown = Json.write(id);
            throw new ProtocolViolationException("a reply came with the id "
                    + shown.substring(0, Math.min(shown.length(), 60))
                    + ", which matches no request");
        }
        return request;
    }

    /** All that wait; nothing more will come for them. */
    List<Request> takeAll() {
        var all = new ArrayList<>(awaited.values());
        awaited.clear();
        return all;
    }
}
