// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * A sign that an accepted request may be a mistake.
 *
 * @param kind See Protocol.
 * @param message An explanation in one sentence.
 * @param nearest Similar names that exist, nearest first. An unknown entitlement always has it.
 * @param fields In sameMoment: the fields that two statements of one moment give different
 *     values.
 */
public record Warning(
        WarningKind kind,
        String message,
        @OrNull List<String> nearest,
        @OrNull List<String> fields
) {}
