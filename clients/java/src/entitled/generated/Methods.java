// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.NoParams;
import entitled.values.Params;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import static java.util.Map.entry;

/**
 * Every method of the protocol, with the type of what it answers; a function {@code more} gives
 * the params that may be left out.
 */
public abstract class Methods {
    /** Every method, and whether it only reads. */
    public static final Map<String, Boolean> ONLY_READS = Map.ofEntries(
            entry("checkEntitlements", true), entry("clock.advance", false),
            entry("events.acknowledge", false), entry("events.read", true),
            entry("events.subscribe", true), entry("events.unsubscribe", true),
            entry("events.wait", true), entry("explain", true), entry("grant", false),
            entry("identify", false), entry("install", false), entry("logout", false),
            entry("project.define", false), entry("project.describe", true),
            entry("project.list", true), entry("project.stores", false),
            entry("project.webhooks", false), entry("purchase", false),
            entry("purchase.update", false), entry("restore", false), entry("revoke", false),
            entry("rpc.discover", true), entry("server.describe", true),
            entry("server.info", true), entry("server.ping", true), entry("server.stats", true),
            entry("setUserProperty", false), entry("store.notify", false),
            entry("store.unclaimed", true), entry("user.delete", false),
            entry("user.export", true), entry("user.import", false),
            entry("user.link.undo", false), entry("user.list", true), entry("userInfo", true),
            entry("userProperties", true), entry("webhook.claim", false),
            entry("webhook.list", true), entry("webhook.pause", false),
            entry("webhook.replay", false), entry("webhook.resume", false));

    /** Waits for the result. */
    protected abstract <T> T ask(String method, Params<?> params, Class<T> result);

    /** Does not wait. */
    protected abstract <T> CompletableFuture<T> askLater(
            String method, Params<?> params, Class<T> result);

    /**
     * Returns the entitlements of a user, active and inactive. Exactly one is given: {@code
     * device} or {@code userId}.
     */
    public CheckEntitlementsResult checkEntitlements(Consumer<CheckEntitlementsParams> more) {
        return ask("checkEntitlements", new CheckEntitlementsParams().taking(more),
                CheckEntitlementsResult.class);
    }

    /** Does not wait; otherwise {@link #checkEntitlements(Consumer)}. */
    public CompletableFuture<CheckEntitlementsResult> checkEntitlementsAsync(Consumer<CheckEntitlementsParams> more) {
        return askLater("checkEntitlements", new CheckEntitlementsParams().taking(more),
                CheckEntitlementsResult.class);
    }

    /**
     * Moves a manual clock forward, and applies in order everything that falls due on the way.
     * Exactly one is given: {@code to} or {@code by}.
     */
    public ClockAdvanceResult clockAdvance(Consumer<ClockAdvanceParams> more) {
        return ask("clock.advance", new ClockAdvanceParams().taking(more),
                ClockAdvanceResult.class);
    }

    /** Does not wait; otherwise {@link #clockAdvance(Consumer)}. */
    public CompletableFuture<ClockAdvanceResult> clockAdvanceAsync(Consumer<ClockAdvanceParams> more) {
        return askLater("clock.advance", new ClockAdvanceParams().taking(more),
                ClockAdvanceResult.class);
    }

    /** Records that a consumer has processed the events up to a cursor. */
    public EventsAcknowledgeResult eventsAcknowledge(String consumer, String cursor) {
        return eventsAcknowledge(consumer, cursor, more -> {});
    }

    /**
     * Records that a consumer has processed the events up to a cursor.
     *
     * @param consumer Name of the consumer. Its first acknowledgement creates it.
     * @param cursor Cursor of the last processed event; "0" for none.
     */
    public EventsAcknowledgeResult eventsAcknowledge(String consumer, String cursor, Consumer<EventsAcknowledgeParams> more) {
        return ask("events.acknowledge", new EventsAcknowledgeParams().set("consumer",
                consumer).set("cursor", cursor).taking(more), EventsAcknowledgeResult.class);
    }

    /** Does not wait; otherwise {@link #eventsAcknowledge(String, String, Consumer)}. */
    public CompletableFuture<EventsAcknowledgeResult> eventsAcknowledgeAsync(String consumer, String cursor) {
        return eventsAcknowledgeAsync(consumer, cursor, more -> {});
    }

    /** Does not wait; otherwise {@link #eventsAcknowledge(String, String, Consumer)}. */
    public CompletableFuture<EventsAcknowledgeResult> eventsAcknowledgeAsync(String consumer, String cursor, Consumer<EventsAcknowledgeParams> more) {
        return askLater("events.acknowledge", new EventsAcknowledgeParams().set("consumer",
                consumer).set("cursor", cursor).taking(more), EventsAcknowledgeResult.class);
    }

    /** Reads the events of a project in order, from any position of its log. */
    public EventsPage eventsRead() {
        return eventsRead(more -> {});
    }

    /** Reads the events of a project in order, from any position of its log. */
    public EventsPage eventsRead(Consumer<EventsReadParams> more) {
        return ask("events.read", new EventsReadParams().taking(more), EventsPage.class);
    }

    /** Does not wait; otherwise {@link #eventsRead(Consumer)}. */
    public CompletableFuture<EventsPage> eventsReadAsync() {
        return eventsReadAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #eventsRead(Consumer)}. */
    public CompletableFuture<EventsPage> eventsReadAsync(Consumer<EventsReadParams> more) {
        return askLater("events.read", new EventsReadParams().taking(more), EventsPage.class);
    }

    /** Subscribes this connection to events; they arrive as notifications. */
    public Subscription eventsSubscribe() {
        return eventsSubscribe(more -> {});
    }

    /** Subscribes this connection to events; they arrive as notifications. */
    public Subscription eventsSubscribe(Consumer<EventsSubscribeParams> more) {
        return ask("events.subscribe", new EventsSubscribeParams().taking(more),
                Subscription.class);
    }

    /** Does not wait; otherwise {@link #eventsSubscribe(Consumer)}. */
    public CompletableFuture<Subscription> eventsSubscribeAsync() {
        return eventsSubscribeAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #eventsSubscribe(Consumer)}. */
    public CompletableFuture<Subscription> eventsSubscribeAsync(Consumer<EventsSubscribeParams> more) {
        return askLater("events.subscribe", new EventsSubscribeParams().taking(more),
                Subscription.class);
    }

    /** Ends a subscription of this connection. */
    public Subscription eventsUnsubscribe(String subscription) {
        return eventsUnsubscribe(subscription, more -> {});
    }

    /**
     * Ends a subscription of this connection.
     *
     * @param subscription Id of the subscription, as events.subscribe returned it.
     */
    public Subscription eventsUnsubscribe(String subscription, Consumer<EventsUnsubscribeParams> more) {
        return ask("events.unsubscribe", new EventsUnsubscribeParams().set("subscription",
                subscription).taking(more), Subscription.class);
    }

    /** Does not wait; otherwise {@link #eventsUnsubscribe(String, Consumer)}. */
    public CompletableFuture<Subscription> eventsUnsubscribeAsync(String subscription) {
        return eventsUnsubscribeAsync(subscription, more -> {});
    }

    /** Does not wait; otherwise {@link #eventsUnsubscribe(String, Consumer)}. */
    public CompletableFuture<Subscription> eventsUnsubscribeAsync(String subscription, Consumer<EventsUnsubscribeParams> more) {
        return askLater("events.unsubscribe", new EventsUnsubscribeParams().set("subscription",
                subscription).taking(more), Subscription.class);
    }

    /** Reads events like events.read, and waits for new events if there are none. */
    public EventsPage eventsWait(long timeoutMs) {
        return eventsWait(timeoutMs, more -> {});
    }

    /**
     * Reads events like events.read, and waits for new events if there are none.
     *
     * @param timeoutMs Longest wait, in milliseconds. When it is over, the list of events is
     *     empty.
     */
    public EventsPage eventsWait(long timeoutMs, Consumer<EventsWaitParams> more) {
        return ask("events.wait", new EventsWaitParams().set("timeoutMs", timeoutMs).taking(more),
                EventsPage.class);
    }

    /** Does not wait; otherwise {@link #eventsWait(long, Consumer)}. */
    public CompletableFuture<EventsPage> eventsWaitAsync(long timeoutMs) {
        return eventsWaitAsync(timeoutMs, more -> {});
    }

    /** Does not wait; otherwise {@link #eventsWait(long, Consumer)}. */
    public CompletableFuture<EventsPage> eventsWaitAsync(long timeoutMs, Consumer<EventsWaitParams> more) {
        return askLater("events.wait", new EventsWaitParams().set("timeoutMs",
                timeoutMs).taking(more), EventsPage.class);
    }

    /**
     * Explains why an entitlement is active or not, and lists calls that would give access.
     * Exactly one is given: {@code device} or {@code userId}.
     *
     * @param entitlement Id of the entitlement.
     */
    public ExplainResult explain(String entitlement, Consumer<ExplainParams> more) {
        return ask("explain", new ExplainParams().set("entitlement", entitlement).taking(more),
                ExplainResult.class);
    }

    /** Does not wait; otherwise {@link #explain(String, Consumer)}. */
    public CompletableFuture<ExplainResult> explainAsync(String entitlement, Consumer<ExplainParams> more) {
        return askLater("explain", new ExplainParams().set("entitlement",
                entitlement).taking(more), ExplainResult.class);
    }

    /**
     * Gives an entitlement without a purchase. Exactly one is given: {@code device} or {@code
     * userId}.
     *
     * @param entitlement Id of an entitlement from the catalogue or from the project's {@code
     *     entitlements}.
     */
    public GrantResult grant(String entitlement, Consumer<GrantParams> more) {
        return ask("grant", new GrantParams().set("entitlement", entitlement).taking(more),
                GrantResult.class);
    }

    /** Does not wait; otherwise {@link #grant(String, Consumer)}. */
    public CompletableFuture<GrantResult> grantAsync(String entitlement, Consumer<GrantParams> more) {
        return askLater("grant", new GrantParams().set("entitlement", entitlement).taking(more),
                GrantResult.class);
    }

    /**
     * Logs a user in on a device. Exactly one is given: {@code device} or {@code anonymousId}.
     *
     * @param userId The app's own id for the user.
     */
    public IdentifyResult identify(String userId, Consumer<IdentifyParams> more) {
        return ask("identify", new IdentifyParams().set("userId", userId).taking(more),
                IdentifyResult.class);
    }

    /** Does not wait; otherwise {@link #identify(String, Consumer)}. */
    public CompletableFuture<IdentifyResult> identifyAsync(String userId, Consumer<IdentifyParams> more) {
        return askLater("identify", new IdentifyParams().set("userId", userId).taking(more),
                IdentifyResult.class);
    }

    /** Registers a device and creates its anonymous user. */
    public InstallResult install() {
        return install(more -> {});
    }

    /** Registers a device and creates its anonymous user. */
    public InstallResult install(Consumer<InstallParams> more) {
        return ask("install", new InstallParams().taking(more), InstallResult.class);
    }

    /** Does not wait; otherwise {@link #install(Consumer)}. */
    public CompletableFuture<InstallResult> installAsync() {
        return installAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #install(Consumer)}. */
    public CompletableFuture<InstallResult> installAsync(Consumer<InstallParams> more) {
        return askLater("install", new InstallParams().taking(more), InstallResult.class);
    }

    /** Logs out the user of a device. */
    public LogoutResult logout(String device) {
        return logout(device, more -> {});
    }

    /**
     * Logs out the user of a device.
     *
     * @param device Id of the device.
     */
    public LogoutResult logout(String device, Consumer<LogoutParams> more) {
        return ask("logout", new LogoutParams().set("device", device).taking(more),
                LogoutResult.class);
    }

    /** Does not wait; otherwise {@link #logout(String, Consumer)}. */
    public CompletableFuture<LogoutResult> logoutAsync(String device) {
        return logoutAsync(device, more -> {});
    }

    /** Does not wait; otherwise {@link #logout(String, Consumer)}. */
    public CompletableFuture<LogoutResult> logoutAsync(String device, Consumer<LogoutParams> more) {
        return askLater("logout", new LogoutParams().set("device", device).taking(more),
                LogoutResult.class);
    }

    /** Creates a project, or changes the given parts of its definition. */
    public ProjectDefineResult projectDefine() {
        return projectDefine(more -> {});
    }

    /** Creates a project, or changes the given parts of its definition. */
    public ProjectDefineResult projectDefine(Consumer<ProjectDefineParams> more) {
        return ask("project.define", new ProjectDefineParams().taking(more),
                ProjectDefineResult.class);
    }

    /** Does not wait; otherwise {@link #projectDefine(Consumer)}. */
    public CompletableFuture<ProjectDefineResult> projectDefineAsync() {
        return projectDefineAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #projectDefine(Consumer)}. */
    public CompletableFuture<ProjectDefineResult> projectDefineAsync(Consumer<ProjectDefineParams> more) {
        return askLater("project.define", new ProjectDefineParams().taking(more),
                ProjectDefineResult.class);
    }

    /** Returns the definition of a project with every rule, and the number of its records. */
    public ProjectDescribeResult projectDescribe() {
        return projectDescribe(more -> {});
    }

    /** Returns the definition of a project with every rule, and the number of its records. */
    public ProjectDescribeResult projectDescribe(Consumer<ProjectDescribeParams> more) {
        return ask("project.describe", new ProjectDescribeParams().taking(more),
                ProjectDescribeResult.class);
    }

    /** Does not wait; otherwise {@link #projectDescribe(Consumer)}. */
    public CompletableFuture<ProjectDescribeResult> projectDescribeAsync() {
        return projectDescribeAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #projectDescribe(Consumer)}. */
    public CompletableFuture<ProjectDescribeResult> projectDescribeAsync(Consumer<ProjectDescribeParams> more) {
        return askLater("project.describe", new ProjectDescribeParams().taking(more),
                ProjectDescribeResult.class);
    }

    /** Lists the projects, sorted by id in byte order. */
    public ProjectListResult projectList() {
        return projectList(more -> {});
    }

    /** Lists the projects, sorted by id in byte order. */
    public ProjectListResult projectList(Consumer<ProjectListParams> more) {
        return ask("project.list", new ProjectListParams().taking(more), ProjectListResult.class);
    }

    /** Does not wait; otherwise {@link #projectList(Consumer)}. */
    public CompletableFuture<ProjectListResult> projectListAsync() {
        return projectListAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #projectList(Consumer)}. */
    public CompletableFuture<ProjectListResult> projectListAsync(Consumer<ProjectListParams> more) {
        return askLater("project.list", new ProjectListParams().taking(more),
                ProjectListResult.class);
    }

    /** Returns how a project verifies and reads what stores send, with Stripe's secrets. */
    public ProjectStoresResult projectStores() {
        return projectStores(more -> {});
    }

    /** Returns how a project verifies and reads what stores send, with Stripe's secrets. */
    public ProjectStoresResult projectStores(Consumer<ProjectStoresParams> more) {
        return ask("project.stores", new ProjectStoresParams().taking(more),
                ProjectStoresResult.class);
    }

    /** Does not wait; otherwise {@link #projectStores(Consumer)}. */
    public CompletableFuture<ProjectStoresResult> projectStoresAsync() {
        return projectStoresAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #projectStores(Consumer)}. */
    public CompletableFuture<ProjectStoresResult> projectStoresAsync(Consumer<ProjectStoresParams> more) {
        return askLater("project.stores", new ProjectStoresParams().taking(more),
                ProjectStoresResult.class);
    }

    /** Returns the webhooks of a project with their secrets. */
    public ProjectWebhooksResult projectWebhooks() {
        return projectWebhooks(more -> {});
    }

    /** Returns the webhooks of a project with their secrets. */
    public ProjectWebhooksResult projectWebhooks(Consumer<ProjectWebhooksParams> more) {
        return ask("project.webhooks", new ProjectWebhooksParams().taking(more),
                ProjectWebhooksResult.class);
    }

    /** Does not wait; otherwise {@link #projectWebhooks(Consumer)}. */
    public CompletableFuture<ProjectWebhooksResult> projectWebhooksAsync() {
        return projectWebhooksAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #projectWebhooks(Consumer)}. */
    public CompletableFuture<ProjectWebhooksResult> projectWebhooksAsync(Consumer<ProjectWebhooksParams> more) {
        return askLater("project.webhooks", new ProjectWebhooksParams().taking(more),
                ProjectWebhooksResult.class);
    }

    /** Records a store transaction, and sets the holders of a new purchase. */
    public PurchaseResult purchase(String product, String store, String transactionId) {
        return purchase(product, store, transactionId, more -> {});
    }

    /**
     * Records a store transaction, and sets the holders of a new purchase.
     *
     * @param product Id of the product. The daemon also records a product that the catalogue does
     *     not have.
     * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
     *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
     *     stores.custom}.
     * @param transactionId The store's id of this transaction.
     */
    public PurchaseResult purchase(String product, String store, String transactionId, Consumer<PurchaseParams> more) {
        return ask("purchase", new PurchaseParams().set("product", product).set("store",
                store).set("transactionId", transactionId).taking(more), PurchaseResult.class);
    }

    /** Does not wait; otherwise {@link #purchase(String, String, String, Consumer)}. */
    public CompletableFuture<PurchaseResult> purchaseAsync(String product, String store, String transactionId) {
        return purchaseAsync(product, store, transactionId, more -> {});
    }

    /** Does not wait; otherwise {@link #purchase(String, String, String, Consumer)}. */
    public CompletableFuture<PurchaseResult> purchaseAsync(String product, String store, String transactionId, Consumer<PurchaseParams> more) {
        return askLater("purchase", new PurchaseParams().set("product", product).set("store",
                store).set("transactionId", transactionId).taking(more), PurchaseResult.class);
    }

    /** Updates a purchase, for example after a refund. Omitted params keep their value. */
    public PurchaseUpdateResult purchaseUpdate(String store, String originalTransactionId) {
        return purchaseUpdate(store, originalTransactionId, more -> {});
    }

    /**
     * Updates a purchase, for example after a refund. Omitted params keep their value.
     *
     * @param store Store that took the payment.
     * @param originalTransactionId Id of the first transaction of the purchase.
     */
    public PurchaseUpdateResult purchaseUpdate(String store, String originalTransactionId, Consumer<PurchaseUpdateParams> more) {
        return ask("purchase.update", new PurchaseUpdateParams().set("store",
                store).set("originalTransactionId", originalTransactionId).taking(more),
                PurchaseUpdateResult.class);
    }

    /** Does not wait; otherwise {@link #purchaseUpdate(String, String, Consumer)}. */
    public CompletableFuture<PurchaseUpdateResult> purchaseUpdateAsync(String store, String originalTransactionId) {
        return purchaseUpdateAsync(store, originalTransactionId, more -> {});
    }

    /** Does not wait; otherwise {@link #purchaseUpdate(String, String, Consumer)}. */
    public CompletableFuture<PurchaseUpdateResult> purchaseUpdateAsync(String store, String originalTransactionId, Consumer<PurchaseUpdateParams> more) {
        return askLater("purchase.update", new PurchaseUpdateParams().set("store",
                store).set("originalTransactionId", originalTransactionId).taking(more),
                PurchaseUpdateResult.class);
    }

    /** Restores the purchases of a device's store account for its current user. */
    public RestoreResult restore(String device) {
        return restore(device, more -> {});
    }

    /**
     * Restores the purchases of a device's store account for its current user.
     *
     * @param device Id of the device.
     */
    public RestoreResult restore(String device, Consumer<RestoreParams> more) {
        return ask("restore", new RestoreParams().set("device", device).taking(more),
                RestoreResult.class);
    }

    /** Does not wait; otherwise {@link #restore(String, Consumer)}. */
    public CompletableFuture<RestoreResult> restoreAsync(String device) {
        return restoreAsync(device, more -> {});
    }

    /** Does not wait; otherwise {@link #restore(String, Consumer)}. */
    public CompletableFuture<RestoreResult> restoreAsync(String device, Consumer<RestoreParams> more) {
        return askLater("restore", new RestoreParams().set("device", device).taking(more),
                RestoreResult.class);
    }

    /**
     * Ends a grant. Exactly one is given: {@code device} or {@code userId}.
     *
     * @param entitlement Id of the entitlement that was granted.
     */
    public RevokeResult revoke(String entitlement, Consumer<RevokeParams> more) {
        return ask("revoke", new RevokeParams().set("entitlement", entitlement).taking(more),
                RevokeResult.class);
    }

    /** Does not wait; otherwise {@link #revoke(String, Consumer)}. */
    public CompletableFuture<RevokeResult> revokeAsync(String entitlement, Consumer<RevokeParams> more) {
        return askLater("revoke", new RevokeParams().set("entitlement", entitlement).taking(more),
                RevokeResult.class);
    }

    /** Returns this protocol as an OpenRPC document. */
    public RpcDiscoverResult rpcDiscover() {
        return ask("rpc.discover", new NoParams(), RpcDiscoverResult.class);
    }

    /** Does not wait; otherwise {@link #rpcDiscover()}. */
    public CompletableFuture<RpcDiscoverResult> rpcDiscoverAsync() {
        return askLater("rpc.discover", new NoParams(), RpcDiscoverResult.class);
    }

    /** Lists the methods, or describes one method. */
    public ServerDescribeResult serverDescribe() {
        return serverDescribe(more -> {});
    }

    /** Lists the methods, or describes one method. */
    public ServerDescribeResult serverDescribe(Consumer<ServerDescribeParams> more) {
        return ask("server.describe", new ServerDescribeParams().taking(more),
                ServerDescribeResult.class);
    }

    /** Does not wait; otherwise {@link #serverDescribe(Consumer)}. */
    public CompletableFuture<ServerDescribeResult> serverDescribeAsync() {
        return serverDescribeAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #serverDescribe(Consumer)}. */
    public CompletableFuture<ServerDescribeResult> serverDescribeAsync(Consumer<ServerDescribeParams> more) {
        return askLater("server.describe", new ServerDescribeParams().taking(more),
                ServerDescribeResult.class);
    }

    /** Returns the daemon's version, limits and store, and the caller's role. */
    public ServerInfoResult serverInfo() {
        return ask("server.info", new NoParams(), ServerInfoResult.class);
    }

    /** Does not wait; otherwise {@link #serverInfo()}. */
    public CompletableFuture<ServerInfoResult> serverInfoAsync() {
        return askLater("server.info", new NoParams(), ServerInfoResult.class);
    }

    /** Checks that the daemon replies. */
    public ServerPingResult serverPing() {
        return serverPing(more -> {});
    }

    /** Checks that the daemon replies. */
    public ServerPingResult serverPing(Consumer<ServerPingParams> more) {
        return ask("server.ping", new ServerPingParams().taking(more), ServerPingResult.class);
    }

    /** Does not wait; otherwise {@link #serverPing(Consumer)}. */
    public CompletableFuture<ServerPingResult> serverPingAsync() {
        return serverPingAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #serverPing(Consumer)}. */
    public CompletableFuture<ServerPingResult> serverPingAsync(Consumer<ServerPingParams> more) {
        return askLater("server.ping", new ServerPingParams().taking(more),
                ServerPingResult.class);
    }

    /**
     * Returns counts and durations of requests, commits and background work since the daemon's
     * start.
     */
    public ServerStatsResult serverStats() {
        return ask("server.stats", new NoParams(), ServerStatsResult.class);
    }

    /** Does not wait; otherwise {@link #serverStats()}. */
    public CompletableFuture<ServerStatsResult> serverStatsAsync() {
        return askLater("server.stats", new NoParams(), ServerStatsResult.class);
    }

    /**
     * Stores a key/value property; never affects access. Exactly one is given: {@code device} or
     * {@code userId}.
     *
     * @param key Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other
     *     systems reserve, for example $email, have no special meaning.
     * @param value New value. An empty string removes the property.
     */
    public SetUserPropertyResult setUserProperty(String key, String value, Consumer<SetUserPropertyParams> more) {
        return ask("setUserProperty", new SetUserPropertyParams().set("key", key).set("value",
                value).taking(more), SetUserPropertyResult.class);
    }

    /** Does not wait; otherwise {@link #setUserProperty(String, String, Consumer)}. */
    public CompletableFuture<SetUserPropertyResult> setUserPropertyAsync(String key, String value, Consumer<SetUserPropertyParams> more) {
        return askLater("setUserProperty", new SetUserPropertyParams().set("key",
                key).set("value", value).taking(more), SetUserPropertyResult.class);
    }

    /** Verifies a message of a store, and records what it reports. */
    public StoreNotifyResult storeNotify(StoreNotifyStore store) {
        return storeNotify(store, more -> {});
    }

    /**
     * Verifies a message of a store, and records what it reports.
     *
     * @param store Store that sent it.
     */
    public StoreNotifyResult storeNotify(StoreNotifyStore store, Consumer<StoreNotifyParams> more) {
        return ask("store.notify", new StoreNotifyParams().set("store", store).taking(more),
                StoreNotifyResult.class);
    }

    /** Does not wait; otherwise {@link #storeNotify(StoreNotifyStore, Consumer)}. */
    public CompletableFuture<StoreNotifyResult> storeNotifyAsync(StoreNotifyStore store) {
        return storeNotifyAsync(store, more -> {});
    }

    /** Does not wait; otherwise {@link #storeNotify(StoreNotifyStore, Consumer)}. */
    public CompletableFuture<StoreNotifyResult> storeNotifyAsync(StoreNotifyStore store, Consumer<StoreNotifyParams> more) {
        return askLater("store.notify", new StoreNotifyParams().set("store", store).taking(more),
                StoreNotifyResult.class);
    }

    /** Lists the unclaimed purchases: those that have had no holder yet. */
    public StoreUnclaimedResult storeUnclaimed() {
        return storeUnclaimed(more -> {});
    }

    /** Lists the unclaimed purchases: those that have had no holder yet. */
    public StoreUnclaimedResult storeUnclaimed(Consumer<StoreUnclaimedParams> more) {
        return ask("store.unclaimed", new StoreUnclaimedParams().taking(more),
                StoreUnclaimedResult.class);
    }

    /** Does not wait; otherwise {@link #storeUnclaimed(Consumer)}. */
    public CompletableFuture<StoreUnclaimedResult> storeUnclaimedAsync() {
        return storeUnclaimedAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #storeUnclaimed(Consumer)}. */
    public CompletableFuture<StoreUnclaimedResult> storeUnclaimedAsync(Consumer<StoreUnclaimedParams> more) {
        return askLater("store.unclaimed", new StoreUnclaimedParams().taking(more),
                StoreUnclaimedResult.class);
    }

    /** Deletes a customer and erases its ids from everything that the daemon stores. */
    public UserDeleteResult userDelete(String userId) {
        return userDelete(userId, more -> {});
    }

    /**
     * Deletes a customer and erases its ids from everything that the daemon stores.
     *
     * @param userId Any id of the customer.
     */
    public UserDeleteResult userDelete(String userId, Consumer<UserDeleteParams> more) {
        return ask("user.delete", new UserDeleteParams().set("userId", userId).taking(more),
                UserDeleteResult.class);
    }

    /** Does not wait; otherwise {@link #userDelete(String, Consumer)}. */
    public CompletableFuture<UserDeleteResult> userDeleteAsync(String userId) {
        return userDeleteAsync(userId, more -> {});
    }

    /** Does not wait; otherwise {@link #userDelete(String, Consumer)}. */
    public CompletableFuture<UserDeleteResult> userDeleteAsync(String userId, Consumer<UserDeleteParams> more) {
        return askLater("user.delete", new UserDeleteParams().set("userId", userId).taking(more),
                UserDeleteResult.class);
    }

    /** Returns everything that the daemon stores about a customer. */
    public UserExportResult userExport(String userId) {
        return userExport(userId, more -> {});
    }

    /**
     * Returns everything that the daemon stores about a customer.
     *
     * @param userId Any id of the customer.
     */
    public UserExportResult userExport(String userId, Consumer<UserExportParams> more) {
        return ask("user.export", new UserExportParams().set("userId", userId).taking(more),
                UserExportResult.class);
    }

    /** Does not wait; otherwise {@link #userExport(String, Consumer)}. */
    public CompletableFuture<UserExportResult> userExportAsync(String userId) {
        return userExportAsync(userId, more -> {});
    }

    /** Does not wait; otherwise {@link #userExport(String, Consumer)}. */
    public CompletableFuture<UserExportResult> userExportAsync(String userId, Consumer<UserExportParams> more) {
        return askLater("user.export", new UserExportParams().set("userId", userId).taking(more),
                UserExportResult.class);
    }

    /** Imports a customer, as {@code user.export} returns it, completely or not at all. */
    public UserImportResult userImport(List<KnownId> ids) {
        return userImport(ids, more -> {});
    }

    /**
     * Imports a customer, as {@code user.export} returns it, completely or not at all.
     *
     * @param ids Every id of the customer. An empty list imports unclaimed purchases.
     */
    public UserImportResult userImport(List<KnownId> ids, Consumer<UserImportParams> more) {
        return ask("user.import", new UserImportParams().set("ids", ids).taking(more),
                UserImportResult.class);
    }

    /** Does not wait; otherwise {@link #userImport(List, Consumer)}. */
    public CompletableFuture<UserImportResult> userImportAsync(List<KnownId> ids) {
        return userImportAsync(ids, more -> {});
    }

    /** Does not wait; otherwise {@link #userImport(List, Consumer)}. */
    public CompletableFuture<UserImportResult> userImportAsync(List<KnownId> ids, Consumer<UserImportParams> more) {
        return askLater("user.import", new UserImportParams().set("ids", ids).taking(more),
                UserImportResult.class);
    }

    /** Undoes a login, an alias or a transfer: its change of holders or customers. */
    public UserLinkUndoResult userLinkUndo(String event) {
        return userLinkUndo(event, more -> {});
    }

    /**
     * Undoes a login, an alias or a transfer: its change of holders or customers.
     *
     * @param event {@code id} of the event to undo, for example {@code ev_b57a1837_7}. Its kind
     *     is {@code identified}, {@code usersAliased}, {@code subscriptionTransferred} or {@code
     *     oneTimePurchaseTransferred}, or, if {@code kept} lists it, {@code purchaseRenewed} or
     *     {@code purchaseUpdated}.
     */
    public UserLinkUndoResult userLinkUndo(String event, Consumer<UserLinkUndoParams> more) {
        return ask("user.link.undo", new UserLinkUndoParams().set("event", event).taking(more),
                UserLinkUndoResult.class);
    }

    /** Does not wait; otherwise {@link #userLinkUndo(String, Consumer)}. */
    public CompletableFuture<UserLinkUndoResult> userLinkUndoAsync(String event) {
        return userLinkUndoAsync(event, more -> {});
    }

    /** Does not wait; otherwise {@link #userLinkUndo(String, Consumer)}. */
    public CompletableFuture<UserLinkUndoResult> userLinkUndoAsync(String event, Consumer<UserLinkUndoParams> more) {
        return askLater("user.link.undo", new UserLinkUndoParams().set("event",
                event).taking(more), UserLinkUndoResult.class);
    }

    /** Lists the customerIds of the project's customers. */
    public UserListResult userList() {
        return userList(more -> {});
    }

    /** Lists the customerIds of the project's customers. */
    public UserListResult userList(Consumer<UserListParams> more) {
        return ask("user.list", new UserListParams().taking(more), UserListResult.class);
    }

    /** Does not wait; otherwise {@link #userList(Consumer)}. */
    public CompletableFuture<UserListResult> userListAsync() {
        return userListAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #userList(Consumer)}. */
    public CompletableFuture<UserListResult> userListAsync(Consumer<UserListParams> more) {
        return askLater("user.list", new UserListParams().taking(more), UserListResult.class);
    }

    /**
     * Returns the current user of a device, or the user that an id belongs to. Exactly one is
     * given: {@code device} or {@code userId}.
     */
    public UserInfoResult userInfo(Consumer<UserInfoParams> more) {
        return ask("userInfo", new UserInfoParams().taking(more), UserInfoResult.class);
    }

    /** Does not wait; otherwise {@link #userInfo(Consumer)}. */
    public CompletableFuture<UserInfoResult> userInfoAsync(Consumer<UserInfoParams> more) {
        return askLater("userInfo", new UserInfoParams().taking(more), UserInfoResult.class);
    }

    /**
     * Returns the properties that setUserProperty stored. Exactly one is given: {@code device} or
     * {@code userId}.
     */
    public UserPropertiesResult userProperties(Consumer<UserPropertiesParams> more) {
        return ask("userProperties", new UserPropertiesParams().taking(more),
                UserPropertiesResult.class);
    }

    /** Does not wait; otherwise {@link #userProperties(Consumer)}. */
    public CompletableFuture<UserPropertiesResult> userPropertiesAsync(Consumer<UserPropertiesParams> more) {
        return askLater("userProperties", new UserPropertiesParams().taking(more),
                UserPropertiesResult.class);
    }

    /**
     * Makes the connection the only one that posts a project's events, until it closes. For
     * programs that post.
     */
    public WebhookClaimResult webhookClaim() {
        return webhookClaim(more -> {});
    }

    /**
     * Makes the connection the only one that posts a project's events, until it closes. For
     * programs that post.
     */
    public WebhookClaimResult webhookClaim(Consumer<WebhookClaimParams> more) {
        return ask("webhook.claim", new WebhookClaimParams().taking(more),
                WebhookClaimResult.class);
    }

    /** Does not wait; otherwise {@link #webhookClaim(Consumer)}. */
    public CompletableFuture<WebhookClaimResult> webhookClaimAsync() {
        return webhookClaimAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #webhookClaim(Consumer)}. */
    public CompletableFuture<WebhookClaimResult> webhookClaimAsync(Consumer<WebhookClaimParams> more) {
        return askLater("webhook.claim", new WebhookClaimParams().taking(more),
                WebhookClaimResult.class);
    }

    /** Returns the state of a project's webhooks, without their secrets. */
    public WebhookListResult webhookList() {
        return webhookList(more -> {});
    }

    /** Returns the state of a project's webhooks, without their secrets. */
    public WebhookListResult webhookList(Consumer<WebhookListParams> more) {
        return ask("webhook.list", new WebhookListParams().taking(more), WebhookListResult.class);
    }

    /** Does not wait; otherwise {@link #webhookList(Consumer)}. */
    public CompletableFuture<WebhookListResult> webhookListAsync() {
        return webhookListAsync(more -> {});
    }

    /** Does not wait; otherwise {@link #webhookList(Consumer)}. */
    public CompletableFuture<WebhookListResult> webhookListAsync(Consumer<WebhookListParams> more) {
        return askLater("webhook.list", new WebhookListParams().taking(more),
                WebhookListResult.class);
    }

    /** Stops the posts to a URL until webhook.resume. Its events wait. */
    public WebhookPosition webhookPause(String url) {
        return webhookPause(url, more -> {});
    }

    /**
     * Stops the posts to a URL until webhook.resume. Its events wait.
     *
     * @param url URL of the webhook, as project.define has it.
     */
    public WebhookPosition webhookPause(String url, Consumer<WebhookPauseParams> more) {
        return ask("webhook.pause", new WebhookPauseParams().set("url", url).taking(more),
                WebhookPosition.class);
    }

    /** Does not wait; otherwise {@link #webhookPause(String, Consumer)}. */
    public CompletableFuture<WebhookPosition> webhookPauseAsync(String url) {
        return webhookPauseAsync(url, more -> {});
    }

    /** Does not wait; otherwise {@link #webhookPause(String, Consumer)}. */
    public CompletableFuture<WebhookPosition> webhookPauseAsync(String url, Consumer<WebhookPauseParams> more) {
        return askLater("webhook.pause", new WebhookPauseParams().set("url", url).taking(more),
                WebhookPosition.class);
    }

    /**
     * Moves a webhook to a cursor, so that the events after it are posted, again if they were
     * posted before.
     */
    public WebhookPosition webhookReplay(String url, String after) {
        return webhookReplay(url, after, more -> {});
    }

    /**
     * Moves a webhook to a cursor, so that the events after it are posted, again if they were
     * posted before.
     *
     * @param url URL of the webhook, as project.define has it.
     * @param after Cursor before the first event to post. {@code 0} is the beginning of the log.
     */
    public WebhookPosition webhookReplay(String url, String after, Consumer<WebhookReplayParams> more) {
        return ask("webhook.replay", new WebhookReplayParams().set("url", url).set("after",
                after).taking(more), WebhookPosition.class);
    }

    /** Does not wait; otherwise {@link #webhookReplay(String, String, Consumer)}. */
    public CompletableFuture<WebhookPosition> webhookReplayAsync(String url, String after) {
        return webhookReplayAsync(url, after, more -> {});
    }

    /** Does not wait; otherwise {@link #webhookReplay(String, String, Consumer)}. */
    public CompletableFuture<WebhookPosition> webhookReplayAsync(String url, String after, Consumer<WebhookReplayParams> more) {
        return askLater("webhook.replay", new WebhookReplayParams().set("url", url).set("after",
                after).taking(more), WebhookPosition.class);
    }

    /** Resumes the posts to a paused URL, from its position. */
    public WebhookPosition webhookResume(String url) {
        return webhookResume(url, more -> {});
    }

    /**
     * Resumes the posts to a paused URL, from its position.
     *
     * @param url URL of the webhook, as project.define has it.
     */
    public WebhookPosition webhookResume(String url, Consumer<WebhookResumeParams> more) {
        return ask("webhook.resume", new WebhookResumeParams().set("url", url).taking(more),
                WebhookPosition.class);
    }

    /** Does not wait; otherwise {@link #webhookResume(String, Consumer)}. */
    public CompletableFuture<WebhookPosition> webhookResumeAsync(String url) {
        return webhookResumeAsync(url, more -> {});
    }

    /** Does not wait; otherwise {@link #webhookResume(String, Consumer)}. */
    public CompletableFuture<WebhookPosition> webhookResumeAsync(String url, Consumer<WebhookResumeParams> more) {
        return askLater("webhook.resume", new WebhookResumeParams().set("url", url).taking(more),
                WebhookPosition.class);
    }
}
