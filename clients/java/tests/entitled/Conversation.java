package entitled;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Plays the golden conversations; Protocol/README.md has their format. */
final class Conversation {
    /** A place for any value. */
    record Slot(String name) {}

    /** A string or anything else that is no list and no object, as it was written. */
    record Scalar(String token) {
        /** Strings by their scalars, the rest by its text: 1 is not 1.0. */
        boolean is(Scalar other) {
            var areStrings = token.startsWith("\"") && other.token.startsWith("\"");
            return areStrings
                    ? Json.read(token).equals(Json.read(other.token))
                    : token.equals(other.token);
        }
    }

    private static final Path FOLDER = Path.of("../../Protocol/conversations");
    private static final String MORE = "{{…}}";

    // `{{name}}`, `{{any}}` and `{{…}}`; a JSON string; a number or word; a mark.
    private static final Pattern TOKEN = Pattern.compile(
            "\\{\\{(\\w+|…)\\}\\}|\"(?:[^\"\\\\]|\\\\.)*+\"|[^\\s,:{}\\[\\]\"]+|[,:{}\\[\\]]");

    private final Matcher tokens;
    private boolean isThere;

    private Conversation(String text) {
        tokens = TOKEN.matcher(text);
        isThere = tokens.find();
    }

    static List<Path> files() throws IOException {
        try (var files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
        }
    }

    /** Reads JSON with slots: objects as maps, lists, {@code Scalar} and {@code Slot}. */
    static Object read(String text) {
        return new Conversation(text).value();
    }

    private boolean takes(String mark) {
        var takes = isThere && tokens.group().equals(mark);
        if (takes) {
            isThere = tokens.find();
        }
        return takes;
    }

    private Object value() {
        if (takes("{")) {
            var members = new LinkedHashMap<String, Object>();
            while (!takes("}")) {
                var name = value();
                if (name instanceof Slot) {
                    members.put(MORE, name);
                } else {
                    Check.that(takes(":"), "a colon is missing");
                    members.put((String) Json.read(((Scalar) name).token), value());
                }
                takes(",");
            }
            return members;
        }
        if (takes("[")) {
            var list = new ArrayList<>();
            while (!takes("]")) {
                list.add(value());
                takes(",");
            }
            return list;
        }
        var slot = tokens.group(1);
        var value = slot != null ? new Slot(slot) : new Scalar(tokens.group());
        isThere = tokens.find();
        return value;
    }

    /** Why a value is not what was expected, or null; fills in the captures. */
    static String mismatch(
            Object expected, Object found, Map<String, Object> captures, String path) {
        if (expected instanceof Slot slot) {
            if (slot.name.equals("any")) {
                return null;
            }
            captures.putIfAbsent(slot.name, found);
            return mismatch(captures.get(slot.name), found, new HashMap<>(), path);
        }
        if (expected instanceof Scalar one && found instanceof Scalar other && one.is(other)) {
            return null;
        }
        var pairs = new LinkedHashMap<String, Object[]>();
        if (expected instanceof List<?> wanted && found instanceof List<?> came
                && wanted.size() == came.size()) {
            for (var index = 0; index < wanted.size(); index += 1) {
                pairs.put("" + index, new Object[] {wanted.get(index), came.get(index)});
            }
        } else if (expected instanceof Map<?, ?> wanted && found instanceof Map<?, ?> came) {
            for (var name : wanted.keySet()) {
                if (!name.equals(MORE) && !came.containsKey(name)) {
                    return path + "/" + name + " is missing";
                }
                pairs.put((String) name, new Object[] {wanted.get(name), came.get(name)});
            }
            pairs.remove(MORE);
            for (var name : came.keySet()) {
                if (!wanted.containsKey(name) && !wanted.containsKey(MORE)) {
                    return path + "/" + name + " is too many";
                }
            }
        } else {
            return path + ": " + written(found) + " for " + written(expected);
        }
        for (var pair : pairs.entrySet()) {
            var place = path + "/" + pair.getKey();
            var reason = mismatch(pair.getValue()[0], pair.getValue()[1], captures, place);
            if (reason != null) {
                return reason;
            }
        }
        return null;
    }

    /** Of what came: its members in their order, and the id of a reply as the very bytes. */
    private static String misordered(Object expected, Object found) {
        var wanted = expected instanceof List<?> list ? list : List.of(expected);
        var replies = found instanceof List<?> list ? list : List.of(found);
        for (var index = 0; index < replies.size(); index += 1) {
            var reply = (Map<?, ?>) replies.get(index);
            var order = String.join(",", reply.keySet().toArray(String[]::new));
            if (order.equals("jsonrpc,method,params")) {
                continue;
            }
            if (!order.equals("jsonrpc,id,result") && !order.equals("jsonrpc,id,error")) {
                return "members in the order " + order;
            }
            var id = ((Map<?, ?>) wanted.get(index)).get("id");
            if (id instanceof Scalar && !id.equals(reply.get("id"))) {
                return "the id " + reply.get("id") + " for " + id;
            }
        }
        return null;
    }

    /** The JSON text of what was read. */
    private static String written(Object value) {
        if (value instanceof Slot slot) {
            return "{{" + slot.name + "}}";
        }
        if (value instanceof Scalar scalar) {
            return scalar.token;
        }
        if (value instanceof List<?> list) {
            var items = list.stream().map(Conversation::written);
            return items.collect(Collectors.joining(",", "[", "]"));
        }
        return ((Map<?, ?>) value).entrySet().stream()
                .map(entry -> Json.write(entry.getKey()) + ":" + written(entry.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    /** A line to be sent, with what was captured in its slots. */
    static String filled(String text, Map<String, Object> captures) {
        return TOKEN.matcher(text).replaceAll(token -> Matcher.quoteReplacement(
                token.group(1) == null ? token.group() : written(captures.get(token.group(1)))));
    }

    /** Each character up to U+00FF is one byte. */
    private static byte[] bytes(String text) {
        return ((String) Json.read(text)).getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Plays one; an error says where it went another way. */
    static void play(Path path, String socket) throws IOException, TimeoutException {
        var deadline = new Deadline(Duration.ofSeconds(60));
        var captures = new HashMap<String, Object>();
        try (var line = LineSocket.first(List.of(socket), deadline)) {
            var number = 0;
            for (var step : Files.readString(path).split("\n", -1)) {
                number += 1;
                step(step, line, captures, deadline, path.getFileName() + ":" + number);
            }
            // Nothing more may have come.
            Check.that(!line.hasMore(), path + ": more came at its end");
        }
    }

    private static void step(
            String step, LineSocket line, Map<String, Object> captures, Deadline deadline,
            String where) throws IOException, TimeoutException {
        var text = step.length() > 3 ? step.substring(3) : "";
        switch (step.substring(0, Math.min(2, step.length()))) {
            case ">>" -> {
                var filled = filled(text, captures) + "\n";
                line.send(filled.getBytes(StandardCharsets.UTF_8), deadline);
            }
            case ">|" -> line.send(bytes(text), deadline);
            case ">*" -> {
                var parts = text.split(" ", 2);
                var once = (String) Json.read(parts[1]);
                var all = once.repeat(Integer.parseInt(parts[0]));
                line.send(all.getBytes(StandardCharsets.ISO_8859_1), deadline);
            }
            case "<<" -> {
                var came = line.receive(deadline);
                Check.that(came != null, where + ": the daemon closed");
                var expected = read(text);
                var found = read(new String(came, StandardCharsets.UTF_8));
                var reason = mismatch(expected, found, captures, "");
                reason = reason != null ? reason : misordered(expected, found);
                Check.that(reason == null, where + ": " + reason);
            }
            case "<!" -> {
                var came = line.receive(deadline);
                Check.that(came == null, where + ": the daemon should have closed");
            }
            default -> {
                if (step.equals("@eof")) {
                    line.halfClose();
                } else {
                    Check.that(step.isEmpty() || step.startsWith("#"), where + ": no step");
                }
            }
        }
    }
}
