// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;

/**
 * Something without which an entitlement is not active.
 *
 * @param kind What is missing. rules.md says what each means.
 * @param text One sentence for people.
 * @param store Of what is about a purchase, as the next two are. Null where it is absent.
 * @param originalTransactionId One transaction of a store. Null where it is absent.
 * @param product A product, as the store or the catalogue calls it. Null where it is absent.
 * @param holder Of {@code heldByAnother} and {@code notIdentified}: who has it; the identified
 *     holder, else the anonymous one, of several the least by bytes. Null where it is absent.
 * @param since The last moment with access; of {@code refunded} and {@code revoked} when that
 *     was. Null where it is absent.
 * @param until Of {@code paused} when the pause ends, of {@code notYet} when it begins. Null
 *     where it is absent.
 * @param because Of {@code heldByAnother}: how it came to its holder. Null where it is absent.
 * @param wouldHelp Calls that would make the entitlement active at the moment asked about, each
 *     by itself. Each stands where it helps first.
 */
public record Lack(
        LackKind kind,
        String text,
        String store,
        String originalTransactionId,
        String product,
        String holder,
        Instant since,
        Instant until,
        List<ExplanationStep> because,
        List<HelpfulCall> wouldHelp
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Lack decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Lack(
            members.required("kind", Decode.word(LackKind::new)),
            members.required("text", Decode::text),
            members.optional("store", Decode::text),
            members.optional("originalTransactionId", Decode::text),
            members.optional("product", Decode::text),
            members.optional("holder", Decode::text),
            members.optional("since", Decode::moment),
            members.optional("until", Decode::moment),
            members.optional("because", Decode.listOf(ExplanationStep::decode)),
            members.required("wouldHelp", Decode.listOf(HelpfulCall::decode))
        );
    }
}
