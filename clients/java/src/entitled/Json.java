package entitled;

import entitled.values.Given;
import entitled.values.Word;
import java.lang.reflect.Array;
import java.time.Instant;
import java.time.temporal.TemporalAmount;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * JSON as Java's own values: maps, lists, strings, booleans, null, and as numbers {@code Long}
 * where one is whole and fits, else {@code BigDecimal}.
 */
public final class Json {
    private Json() {}

    /** Reads a text that is to be nothing but JSON. */
    public static Object read(String text) {
        return new JsonReader(text).whole();
    }

    /** The text of a value, on one line. */
    public static String write(Object value) {
        var text = new StringBuilder();
        write(value, text);
        return text.toString();
    }

    private static void write(Object value, StringBuilder to) {
        if (value instanceof String || value instanceof Instant
                || value instanceof TemporalAmount) {
            string(value.toString(), to);
        } else if (value instanceof Word word) {
            string(word.word(), to);
        } else if (value instanceof Given given) {
            write(given.given(), to);
        } else if (value instanceof Map<?, ?> map) {
            var mark = "{";
            for (var entry : map.entrySet()) {
                to.append(mark);
                string(String.valueOf(entry.getKey()), to);
                to.append(':');
                write(entry.getValue(), to);
                mark = ",";
            }
            to.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof Iterable<?> list) {
            var mark = "[";
            for (var each : list) {
                to.append(mark);
                write(each, to);
                mark = ",";
            }
            to.append(mark.equals("[") ? "[]" : "]");
        } else if (value != null && value.getClass().isArray()) {
            write(IntStream.range(0, Array.getLength(value))
                    .mapToObj(index -> Array.get(value, index)).toList(), to);
        } else if (value instanceof Character) {
            string(value.toString(), to);
        } else if (value instanceof Number number) {
            number(number, to);
        } else if (value == null || value instanceof Boolean) {
            to.append(value);
        } else {
            throw new IllegalArgumentException("no JSON is made of " + value.getClass().getName());
        }
    }

    private static void number(Number number, StringBuilder to) {
        var isFraction = number instanceof Double || number instanceof Float;
        if (isFraction && !Double.isFinite(number.doubleValue())) {
            throw new IllegalArgumentException(number + " is no number of JSON");
        }
        to.append(number);
    }

    private static void string(String text, StringBuilder to) {
        to.append('"');
        for (var index = 0; index < text.length(); index += 1) {
            var each = text.charAt(index);
            if (each == '"' || each == '\\') {
                to.append('\\').append(each);
            } else if (each < 0x20) {
                to.append(String.format("\\u%04x", (int) each));
            } else if (Character.isSurrogate(each) && !isWhole(text, index)) {
                throw new IllegalArgumentException("a string has half a character");
            } else {
                to.append(each);
            }
        }
        to.append('"');
    }

    private static boolean isWhole(String text, int index) {
        return Character.isHighSurrogate(text.charAt(index))
                ? index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1))
                : index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
    }
}
