// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code events.unsubscribe} may be given. */
public final class EventsUnsubscribeParams extends ProjectParams<EventsUnsubscribeParams> {
}
