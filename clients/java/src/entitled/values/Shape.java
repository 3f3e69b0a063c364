package entitled.values;

import entitled.Maybe;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How values of a type are read: what the components of a record say, or the functions of a
 * {@link Shared} that take nothing; a {@link Word} is made of its text.
 */
final class Shape {
    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return new Shape(type);
        }
    };

    private final boolean isRecord;
    private final List<Member> members;
    private final Constructor<?> constructor;

    /** Holds the members that have no reader of their own. */
    private static final String ADDITIONAL = "additional";

    /** A member: its name on the wire, and whether it may be null or left out, or both. */
    private record Member(String name, Decoder<?> decoder, boolean orNull, boolean isMaybe) {
        static Member of(String name, Type type, boolean orNull) {
            var isMaybe = type instanceof ParameterizedType of && of.getRawType() == Maybe.class;
            var decoder = Shape.decoderOf(isMaybe ? argument(type, 0)
                    : name.equals(ADDITIONAL) ? argument(type, 1) : type);
            return new Member(name.endsWith("_") ? name.substring(0, name.length() - 1) : name,
                    orNull || isMaybe ? Decode.nullable(decoder) : decoder, orNull, isMaybe);
        }

        Object of(Members members) {
            return isMaybe ? members.both(name, decoder)
                    : orNull ? members.optional(name, decoder) : members.required(name, decoder);
        }
    }

    private Shape(Class<?> type) {
        isRecord = type.isRecord();
        var found = new ArrayList<Member>();
        try {
            if (isRecord) {
                var components = type.getRecordComponents();
                for (var each : components) {
                    found.add(Member.of(each.getName(), each.getGenericType(),
                            each.isAnnotationPresent(OrNull.class)));
                }
                constructor = type.getDeclaredConstructor(Arrays.stream(components)
                        .map(each -> each.getType()).toArray(Class<?>[]::new));
            } else if (Word.class.isAssignableFrom(type)) {
                constructor = type.getDeclaredConstructor(String.class);
            } else {
                for (var each : type.getDeclaredMethods()) {
                    if (isReader(each)) {
                        found.add(Member.of(each.getName(), each.getGenericReturnType(),
                                each.isAnnotationPresent(OrNull.class)));
                    }
                }
                constructor = type.getDeclaredConstructor(Map.class);
                constructor.setAccessible(true);
            }
        } catch (NoSuchMethodException missing) {
            throw new IllegalStateException(missing);
        }
        members = List.copyOf(found);
    }

    private static boolean isReader(Method method) {
        return method.getParameterCount() == 0 && !method.isSynthetic()
                && !method.getName().equals("given") && !method.getName().equals("of");
    }

    static Shape of(Class<?> type) {
        return SHAPES.get(type);
    }

    /** Reads an object; {@code path} says where it is. */
    Object read(Object value, String path) {
        var object = Decode.members(value, path);
        if (!isRecord) {
            return make(shared(object));
        }
        var names = members.stream().map(Member::name).toArray(String[]::new);
        return make(members.stream()
                .map(each -> each.name.equals(ADDITIONAL)
                        ? object.additional(each.decoder, names) : each.of(object))
                .toArray());
    }

    private Map<String, Object> shared(Members object) {
        var found = new LinkedHashMap<String, Object>();
        for (var each : members) {
            if (object.has(each.name)) {
                found.put(each.name, object.required(each.name, each.decoder));
            } else if (!each.orNull && !each.isMaybe) {
                found.put(each.name, each.of(object));
            }
        }
        return found;
    }

    Object make(Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (ReflectiveOperationException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static Type argument(Type type, int index) {
        return ((ParameterizedType) type).getActualTypeArguments()[index];
    }

    private static Decoder<?> decoderOf(Type type) {
        if (type instanceof ParameterizedType of) {
            return of.getRawType() == List.class
                    ? Decode.listOf(decoderOf(argument(type, 0)))
                    : Decode.mapOf(decoderOf(argument(type, 1)));
        }
        if (type == String.class) {
            return Decode::text;
        } else if (type == boolean.class || type == Boolean.class) {
            return Decode::bool;
        } else if (type == long.class || type == Long.class) {
            return Decode::integer;
        } else if (type == Number.class) {
            return Decode::number;
        } else if (type == Instant.class) {
            return Decode::moment;
        } else if (type == Object.class) {
            return Decode::anything;
        }
        var kind = (Class<?>) type;
        // Not its shape at once: what an object holds is read when there is one.
        return Word.class.isAssignableFrom(kind)
                ? Decode.word(word -> Shape.of(kind).make(word))
                : (value, path) -> Shape.of(kind).read(value, path);
    }
}
