package entitled;

import entitled.testing.Daemon;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every conversation of the contract, with the real daemon, on the client's raw layer. */
final class ConversationTests {
    private ConversationTests() {}

    static void addTo(Map<String, Tests.Test> tests) throws IOException {
        var files = Conversation.files();
        for (var file : files) {
            tests.put("conversation " + file.getFileName(), () -> {
                try (var daemon = Daemon.withSystemClock()) {
                    Conversation.play(file, daemon.socket());
                }
            });
        }
        tests.put("there are conversations", () -> Check.that(files.size() > 100, files.size()));
        for (var pair : List.of(
                List.of("{\"a\":1,\"b\":[true,\"x\"]}", "{\"b\":[true,\"\\u0078\"],\"a\":1}"),
                List.of("{\"a\":1,{{…}}}", "{\"a\":1,\"b\":{\"c\":[]}}"),
                List.of("{ {{…}} }", "{}"),
                List.of("[{{a}},{{b}},{{a}}]", "[{\"x\":1},2,{\"x\":1}]"),
                List.of("{\"a\":{{any}},\"b\":\"{{any}}\"}", "{\"a\":[1],\"b\":\"{{any}}\"}"))) {
            var name = pair.get(0) + " is " + pair.get(1);
            tests.put(name, () -> Check.that(isSame(pair), name));
        }
        for (var pair : List.of(
                List.of("{\"a\":1}", "{\"a\":1,\"b\":2}"),
                List.of("{\"a\":1,\"b\":2}", "{\"a\":1}"),
                List.of("{\"a\":1,{{…}}}", "{\"b\":1}"),
                List.of("1", "1.0"),
                List.of("1", "\"1\""),
                List.of("null", "false"),
                List.of("[1,2]", "[2,1]"),
                List.of("[1]", "[1,2]"),
                List.of("{}", "[]"),
                List.of("[{{a}},{{a}}]", "[1,2]"))) {
            var name = pair.get(0) + " is not " + pair.get(1);
            tests.put(name, () -> Check.that(!isSame(pair), name));
        }
        tests.put("what was captured is sent", () -> {
            var captures = new HashMap<String, Object>();
            var found = Conversation.read("[\"\\u0041\",{\"x\":[1e2]}]");
            Conversation.mismatch(Conversation.read("[{{a}},{{b}}]"), found, captures, "");
            Check.equal(
                    "{\"p\":\"\\u0041\",\"q\":{\"x\":[1e2]},\"r\":\"{{a}}\"}",
                    Conversation.filled("{\"p\":{{a}},\"q\":{{b}},\"r\":\"{{a}}\"}", captures));
        });
    }

    private static boolean isSame(List<String> pair) {
        var expected = Conversation.read(pair.get(0));
        var found = Conversation.read(pair.get(1));
        return Conversation.mismatch(expected, found, new HashMap<>(), "") == null;
    }
}
