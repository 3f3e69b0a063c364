package entitled.values;

import entitled.Json;
import entitled.ProtocolViolationException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads values of an answer; what is of another type is an error that says where. */
public final class Decode {
    /** Stands for a member that an older daemon leaves out. */
    static final Object MISSING = new Object();

    private Decode() {}

    /** Null for what is missing too. */
    private static boolean isNull(Object value) {
        return value == null || value == MISSING;
    }

    public static String text(Object value, String path) {
        if (value instanceof String text) {
            return text;
        }
        if (value == MISSING) {
            return null;
        }
        throw wrong(path, "string", value);
    }

    public static Boolean bool(Object value, String path) {
        if (value instanceof Boolean found) {
            return found;
        }
        if (value == MISSING) {
            return false;
        }
        throw wrong(path, "boolean", value);
    }

    public static Long integer(Object value, String path) {
        if (value instanceof Long found) {
            return found;
        }
        if (value == MISSING) {
            return 0L;
        }
        throw wrong(path, "whole number", value);
    }

    public static Number number(Object value, String path) {
        if (value instanceof Number found) {
            return found;
        }
        if (value == MISSING) {
            return 0L;
        }
        throw wrong(path, "number", value);
    }

    public static Object anything(Object value, String path) {
        return value == MISSING ? null : value;
    }

    public static Instant moment(Object value, String path) {
        if (value == MISSING) {
            return null;
        }
        try {
            if (value instanceof String text && text.endsWith("Z")) {
                return Instant.parse(text);
            }
        } catch (DateTimeException none) {
            // It is said below.
        }
        throw wrong(path, "moment", value);
    }

    public static <T> Decoder<T> word(Function<String, T> make) {
        return (value, path) -> value == MISSING ? null : make.apply(text(value, path));
    }

    public static <T> Decoder<T> nullable(Decoder<T> decoder) {
        return (value, path) -> isNull(value) ? null : decoder.decode(value, path);
    }

    public static <T> Decoder<List<T>> listOf(Decoder<T> decoder) {
        return (value, path) -> {
            if (value == MISSING) {
                return List.of();
            }
            if (!(value instanceof List<?> list)) {
                throw wrong(path, "list", value);
            }
            var found = new ArrayList<T>(list.size());
            for (var each : list) {
                found.add(decoder.decode(each, path + "/" + found.size()));
            }
            return found;
        };
    }

    public static <T> Decoder<Map<String, T>> mapOf(Decoder<T> decoder) {
        return (value, path) -> {
            if (value == MISSING) {
                return Map.of();
            }
            if (!(value instanceof Map<?, ?> map)) {
                throw wrong(path, "object", value);
            }
            var found = new LinkedHashMap<String, T>();
            map.forEach((name, each) ->
                    found.put((String) name, decoder.decode(each, path + "/" + name)));
            return found;
        };
    }

    /** An object, as the components of a record or the readers of a {@link Shared} say. */
    public static <T> T object(Class<T> type, Object value) {
        return type.cast(Shape.of(type).read(value, ""));
    }

    public static Members members(Object value, String path) {
        if (value instanceof Map<?, ?> map) {
            return new Members(map, path);
        }
        if (value == MISSING) {
            return new Members(Map.of(), path);
        }
        throw wrong(path, "object", value);
    }

    private static ProtocolViolationException wrong(String path, String expected, Object found) {
        var text = Json.write(found);
        var shown = text.length() <= 60 ? text : text.substring(0, 57) + "...";
        var place = path.isEmpty() ? "/" : path;
        return new ProtocolViolationException(
                "the answer has no " + expected + " at " + place + ", but " + shown);
    }
}
