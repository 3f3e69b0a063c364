// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * How many entries the daemon left out of each list. Absent when every list is complete.
 *
 * @param because See Protocol.
 * @param others See Protocol.
 * @param missing See Protocol.
 */
public record ExplainResultOmitted(
        long because,
        long others,
        long missing
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ExplainResultOmitted decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ExplainResultOmitted(
            members.required("because", Decode::integer),
            members.required("others", Decode::integer),
            members.required("missing", Decode::integer)
        );
    }
}
