// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;

/**
 * Where the daemon keeps its data.
 *
 * @param kind Kind of the store.
 * @param shared Whether other daemons may write the store, too: true only for {@code postgres}.
 * @param reachable Whether the database answered when the daemon last asked, which it does once a
 *     second or more often. Only if {@code shared}.
 * @param durability {@code replicated} if a commit waits until a standby has it; otherwise {@code
 *     local}. Only if {@code shared}, and once the database has answered.
 * @param historyLosses How often since its start the daemon found that the database had lost
 *     commits, for example after a restored backup. Only if {@code shared}.
 * @param clockOffsetMs Milliseconds by which the database's clock is ahead of this machine's;
 *     negative if it is behind. Only if {@code shared}, and once the database has answered.
 */
public record StoreState(
        StoreStateKind kind,
        boolean shared,
        @OrNull Boolean reachable,
        @OrNull StoreStateDurability durability,
        @OrNull Long historyLosses,
        @OrNull Long clockOffsetMs
) {}
