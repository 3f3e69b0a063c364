// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code events.acknowledge} may be given. */
public final class EventsAcknowledgeParams extends WritingParams<EventsAcknowledgeParams> {
}
