package entitled.values;

import entitled.Maybe;
import java.lang.reflect.RecordComponent;

/** What an object always has, by its kind. */
public final class Body {
    private Body() {}

    /** The record of that kind, of the object's members; {@code newer} where there is none. */
    public static <T> T of(Record object, String kind, Class<T> bodies, T newer) {
        for (var type : bodies.getPermittedSubclasses()) {
            if (type.getSimpleName().equalsIgnoreCase(kind)) {
                var components = type.getRecordComponents();
                var found = new Object[components.length];
                for (var index = 0; index < found.length; index += 1) {
                    found[index] = member(object, components[index]);
                    if (found[index] == Decode.MISSING) {
                        return newer;
                    }
                }
                return bodies.cast(Shape.of(type).make(found));
            }
        }
        return newer;
    }

    private static Object member(Record object, RecordComponent component) {
        try {
            var value = object.getClass().getMethod(component.getName()).invoke(object);
            var mayBeNull = component.isAnnotationPresent(OrNull.class);
            if (value instanceof Maybe<?> maybe) {
                return maybe.isAbsent() ? Decode.MISSING : maybe.orNull();
            }
            return value == null && !mayBeNull ? Decode.MISSING : value;
        } catch (ReflectiveOperationException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
