// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;

/**
 * The current user of a device, or the user that an id belongs to.
 *
 * @param id For a device: the identified user, or else the anonymous user. For an id: that id if
 *     it is identified, or else the customer's identified id, or its anonymous id if it has none.
 * @param anonymousId For a device: its anonymous user. For an id: that id if it is anonymous, or
 *     else null.
 * @param identityId Id of the identified user; null for an anonymous user.
 * @param customerId Id of the customer. It stays the same across logins, and every userId param
 *     accepts it.
 * @param aliases Every id of the customer, in byte order. It omits the customerId of a customer
 *     that began with an identified user.
 * @param device Id of the device; absent when the request names a user. Null where it is absent.
 * @param createdAt Time at which the customer was created.
 * @param environment Which purchases give access: those of production, those of the sandbox, or
 *     both (any).
 */
public record User(
        String id,
        String anonymousId,
        String identityId,
        String customerId,
        List<String> aliases,
        String device,
        Instant createdAt,
        ProjectEnvironment environment
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static User decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new User(
            members.required("id", Decode::text),
            members.required("anonymousId", Decode.nullable(Decode::text)),
            members.required("identityId", Decode.nullable(Decode::text)),
            members.required("customerId", Decode::text),
            members.required("aliases", Decode.listOf(Decode::text)),
            members.optional("device", Decode::text),
            members.required("createdAt", Decode::moment),
            members.required("environment", Decode.word(ProjectEnvironment::new))
        );
    }
}
