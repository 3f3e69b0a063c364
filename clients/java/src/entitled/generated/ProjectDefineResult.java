// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code project.define} answers.
 *
 * @param project A project as it is defined, and how much it holds.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told with the call. What customers are told of a
 *     new catalogue follows later, and is not shown. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
 */
public record ProjectDefineResult(
        Project project,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ProjectDefineResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ProjectDefineResult(
            members.required("project", Project::decode),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
