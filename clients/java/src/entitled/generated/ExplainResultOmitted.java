// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

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
) {}
