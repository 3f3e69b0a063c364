// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * A later change that stays although an earlier link is undone.
 *
 * @param event Id of the event that reported it.
 * @param method Method that made it.
 */
public record RemainingChange(
        String event,
        RemainingChangeMethod method
) {}
