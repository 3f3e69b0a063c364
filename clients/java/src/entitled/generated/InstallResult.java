// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code install} answers.
 *
 * @param device A device: one installation of one app. A reinstallation is a new device.
 * @param created False when the device was already registered.
 * @param user The current user of a device, or the user that an id belongs to.
 * @param shouldRefresh True when the call claimed purchases: the app has to check the user's
 *     entitlements. Otherwise absent.
 * @param claimed The unclaimed purchases that this call gave to the user, with those that replace
 *     them; absent if there are none. In the order of {@code store}, then {@code
 *     originalTransactionId}.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record InstallResult(
        String device,
        boolean created,
        User user,
        @OrNull Boolean shouldRefresh,
        @OrNull List<Move> claimed,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
