// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Decode;
import java.time.Instant;
import java.util.List;

/**
 * One thing that led somebody to an entitlement, or took it away. Members that make no sense for
 * a step, or are not known, are left out.
 *
 * @param step What it is. rules.md says what each is about.
 * @param text One sentence for people.
 * @param at When it came about, as far as it has a time; of {@code clock} the moment asked about.
 * @param event The event that told of it. Null where it is absent.
 * @param cursor That event's. Null where it is absent.
 * @param rule The rule by which it came about. Null where it is absent.
 * @param method What brought it about. Null where it is absent.
 * @param from Who had it before, one id for each customer, at most ten; of {@code aliased} the
 *     one side, of {@code identified} the device's anonymous user. Null where it is absent.
 * @param to Who has it by this; of {@code aliased} the other side. Null where it is absent.
 * @param device Of {@code purchased} and {@code identified}; null where a purchase came from no
 *     device.
 * @param store The store that took the money: appStore, playStore, amazon, huawei, stripe, web,
 *     or any other such word. Null where it is absent.
 * @param originalTransactionId One transaction of a store. Null where it is absent.
 * @param transactionId One transaction of a store. Null where it is absent.
 * @param product A product, as the store or the catalogue calls it. Null where it is absent.
 * @param state What it is at the moment.
 * @param since Of {@code clock}: since when it is so; where access is over, its last moment. Else
 *     when the period begins.
 * @param until The last moment of it, as far as is known; of a pause when it ends. Null where
 *     there is no end.
 * @param decidedAnew Only there, and true, where a login came to this when an earlier link was
 *     taken back. Null where it is absent.
 */
public record ExplanationStep(
        ExplanationStepStep step,
        String text,
        Instant at,
        String event,
        String cursor,
        AppliedRule rule,
        ExplanationStepMethod method,
        List<String> from,
        List<String> to,
        Maybe<String> device,
        String store,
        String originalTransactionId,
        String transactionId,
        String product,
        Maybe<State> state,
        Maybe<Instant> since,
        Maybe<Instant> until,
        Boolean decidedAnew
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ExplanationStep decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ExplanationStep(
            members.required("step", Decode.word(ExplanationStepStep::new)),
            members.required("text", Decode::text),
            members.required("at", Decode.nullable(Decode::moment)),
            members.optional("event", Decode::text),
            members.optional("cursor", Decode::text),
            members.optional("rule", AppliedRule::decode),
            members.optional("method", Decode.word(ExplanationStepMethod::new)),
            members.optional("from", Decode.listOf(Decode::text)),
            members.optional("to", Decode.listOf(Decode::text)),
            members.both("device", Decode.nullable(Decode::text)),
            members.optional("store", Decode::text),
            members.optional("originalTransactionId", Decode::text),
            members.optional("transactionId", Decode::text),
            members.optional("product", Decode::text),
            members.both("state", Decode.nullable(Decode.word(State::new))),
            members.both("since", Decode.nullable(Decode::moment)),
            members.both("until", Decode.nullable(Decode::moment)),
            members.optional("decidedAnew", Decode::bool)
        );
    }
}
