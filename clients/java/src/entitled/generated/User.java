// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;

/**
 * Who somebody is: the current user of a device, or the user that an id reaches.
 *
 * @param id The current user: the identified id, or else the anonymous one. Asked by an id: that
 *     one where it is identified, else the one that stands for the customer.
 * @param anonymousId The device's anonymous user. Asked by an id: that id where it is an
 *     anonymous one, else null.
 * @param identityId The identified id, null while anonymous.
 * @param customerId One made-up id per customer that outlives every login; stands wherever a
 *     userId may.
 * @param aliases Every id that reaches this customer, in the order of their bytes. A customerId
 *     made for an identified user is none of them.
 * @param device Only there when asked by device. Null where it is absent.
 * @param createdAt When the customer was created.
 * @param environment Which purchases count in a project.
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
