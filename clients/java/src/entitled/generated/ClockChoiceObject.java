// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** See {@code ClockChoiceObject} in Protocol. */
public final class ClockChoiceObject extends Params<ClockChoiceObject> {
    public ClockChoiceObject(Instant manual) {
        set("manual", manual);
    }

    public ClockChoiceObject(String manual) {
        set("manual", manual);
    }
}
