// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decoder;
import entitled.values.NoParams;
import entitled.values.Params;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Every method of the protocol, with the type of what it answers. */
public abstract class Methods {
    /** Every method, and whether it only reads. */
    public static final Map<String, Boolean> ONLY_READS;

    static {
        var methods = new HashMap<String, Boolean>();
        methods.put("checkEntitlements", true);
        methods.put("clock.advance", false);
        methods.put("events.acknowledge", false);
        methods.put("events.read", true);
        methods.put("events.subscribe", true);
        methods.put("events.unsubscribe", true);
        methods.put("events.wait", true);
        methods.put("explain", true);
        methods.put("grant", false);
        methods.put("identify", false);
        methods.put("install", false);
        methods.put("logout", false);
        methods.put("project.define", false);
        methods.put("project.describe", true);
        methods.put("project.list", true);
        methods.put("project.stores", false);
        methods.put("project.webhooks", false);
        methods.put("purchase", false);
        methods.put("purchase.update", false);
        methods.put("restore", false);
        methods.put("revoke", false);
        methods.put("rpc.discover", true);
        methods.put("server.describe", true);
        methods.put("server.info", true);
        methods.put("server.ping", true);
        methods.put("server.stats", true);
        methods.put("setUserProperty", false);
        methods.put("store.notify", false);
        methods.put("store.unclaimed", true);
        methods.put("user.delete", false);
        methods.put("user.export", true);
        methods.put("user.import", false);
        methods.put("user.link.undo", false);
        methods.put("user.list", true);
        methods.put("userInfo", true);
        methods.put("userProperties", true);
        methods.put("webhook.claim", false);
        methods.put("webhook.list", true);
        methods.put("webhook.pause", false);
        methods.put("webhook.replay", false);
        methods.put("webhook.resume", false);
        ONLY_READS = Map.copyOf(methods);
    }

    /** Waits for the result. */
    protected abstract <T> T ask(String method, Params params, Decoder<T> decoder);

    /** Does not wait. */
    protected abstract <T> CompletableFuture<T> askLater(
            String method, Params params, Decoder<T> decoder);

    /**
     * Returns the entitlements of a user, active and inactive. Exactly one is given: {@code
     * device} or {@code userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public CheckEntitlementsResult checkEntitlements(Consumer<CheckEntitlementsParams> more) {
        var params = new CheckEntitlementsParams();
        more.accept(params);
        return ask("checkEntitlements", params, CheckEntitlementsResult::decode);
    }

    /**
     * Returns the entitlements of a user, active and inactive. It does not wait. Exactly one is
     * given: {@code device} or {@code userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<CheckEntitlementsResult> checkEntitlementsAsync(Consumer<CheckEntitlementsParams> more) {
        var params = new CheckEntitlementsParams();
        more.accept(params);
        return askLater("checkEntitlements", params, CheckEntitlementsResult::decode);
    }

    /**
     * Moves a manual clock forward, and applies in order everything that falls due on the way.
     * Exactly one is given: {@code to} or {@code by}.
     *
     * @param more Gives the params that may be left out.
     */
    public ClockAdvanceResult clockAdvance(Consumer<ClockAdvanceParams> more) {
        var params = new ClockAdvanceParams();
        more.accept(params);
        return ask("clock.advance", params, ClockAdvanceResult::decode);
    }

    /**
     * Moves a manual clock forward, and applies in order everything that falls due on the way. It
     * does not wait. Exactly one is given: {@code to} or {@code by}.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ClockAdvanceResult> clockAdvanceAsync(Consumer<ClockAdvanceParams> more) {
        var params = new ClockAdvanceParams();
        more.accept(params);
        return askLater("clock.advance", params, ClockAdvanceResult::decode);
    }

    /**
     * Records that a consumer has processed the events up to a cursor.
     *
     * @param consumer Name of the consumer. Its first acknowledgement creates it.
     * @param cursor Cursor of the last processed event; "0" for none.
     */
    public EventsAcknowledgeResult eventsAcknowledge(String consumer, String cursor) {
        return eventsAcknowledge(consumer, cursor, more -> {});
    }

    /**
     * Records that a consumer has processed the events up to a cursor.
     *
     * @param consumer Name of the consumer. Its first acknowledgement creates it.
     * @param cursor Cursor of the last processed event; "0" for none.
     * @param more Gives the params that may be left out.
     */
    public EventsAcknowledgeResult eventsAcknowledge(String consumer, String cursor, Consumer<EventsAcknowledgeParams> more) {
        var params = new EventsAcknowledgeParams();
        params.set("consumer", consumer);
        params.set("cursor", cursor);
        more.accept(params);
        return ask("events.acknowledge", params, EventsAcknowledgeResult::decode);
    }

    /**
     * Records that a consumer has processed the events up to a cursor. It does not wait.
     *
     * @param consumer Name of the consumer. Its first acknowledgement creates it.
     * @param cursor Cursor of the last processed event; "0" for none.
     */
    public CompletableFuture<EventsAcknowledgeResult> eventsAcknowledgeAsync(String consumer, String cursor) {
        return eventsAcknowledgeAsync(consumer, cursor, more -> {});
    }

    /**
     * Records that a consumer has processed the events up to a cursor. It does not wait.
     *
     * @param consumer Name of the consumer. Its first acknowledgement creates it.
     * @param cursor Cursor of the last processed event; "0" for none.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<EventsAcknowledgeResult> eventsAcknowledgeAsync(String consumer, String cursor, Consumer<EventsAcknowledgeParams> more) {
        var params = new EventsAcknowledgeParams();
        params.set("consumer", consumer);
        params.set("cursor", cursor);
        more.accept(params);
        return askLater("events.acknowledge", params, EventsAcknowledgeResult::decode);
    }

    /** Reads the events of a project in order, from any position of its log. */
    public EventsReadResult eventsRead() {
        return eventsRead(more -> {});
    }

    /**
     * Reads the events of a project in order, from any position of its log.
     *
     * @param more Gives the params that may be left out.
     */
    public EventsReadResult eventsRead(Consumer<EventsReadParams> more) {
        var params = new EventsReadParams();
        more.accept(params);
        return ask("events.read", params, EventsReadResult::decode);
    }

    /** Reads the events of a project in order, from any position of its log. It does not wait. */
    public CompletableFuture<EventsReadResult> eventsReadAsync() {
        return eventsReadAsync(more -> {});
    }

    /**
     * Reads the events of a project in order, from any position of its log. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<EventsReadResult> eventsReadAsync(Consumer<EventsReadParams> more) {
        var params = new EventsReadParams();
        more.accept(params);
        return askLater("events.read", params, EventsReadResult::decode);
    }

    /** Subscribes this connection to events; they arrive as notifications. */
    public EventsSubscribeResult eventsSubscribe() {
        return eventsSubscribe(more -> {});
    }

    /**
     * Subscribes this connection to events; they arrive as notifications.
     *
     * @param more Gives the params that may be left out.
     */
    public EventsSubscribeResult eventsSubscribe(Consumer<EventsSubscribeParams> more) {
        var params = new EventsSubscribeParams();
        more.accept(params);
        return ask("events.subscribe", params, EventsSubscribeResult::decode);
    }

    /** Subscribes this connection to events; they arrive as notifications. It does not wait. */
    public CompletableFuture<EventsSubscribeResult> eventsSubscribeAsync() {
        return eventsSubscribeAsync(more -> {});
    }

    /**
     * Subscribes this connection to events; they arrive as notifications. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<EventsSubscribeResult> eventsSubscribeAsync(Consumer<EventsSubscribeParams> more) {
        var params = new EventsSubscribeParams();
        more.accept(params);
        return askLater("events.subscribe", params, EventsSubscribeResult::decode);
    }

    /**
     * Ends a subscription of this connection.
     *
     * @param subscription Id of the subscription, as events.subscribe returned it.
     */
    public EventsUnsubscribeResult eventsUnsubscribe(String subscription) {
        return eventsUnsubscribe(subscription, more -> {});
    }

    /**
     * Ends a subscription of this connection.
     *
     * @param subscription Id of the subscription, as events.subscribe returned it.
     * @param more Gives the params that may be left out.
     */
    public EventsUnsubscribeResult eventsUnsubscribe(String subscription, Consumer<EventsUnsubscribeParams> more) {
        var params = new EventsUnsubscribeParams();
        params.set("subscription", subscription);
        more.accept(params);
        return ask("events.unsubscribe", params, EventsUnsubscribeResult::decode);
    }

    /**
     * Ends a subscription of this connection. It does not wait.
     *
     * @param subscription Id of the subscription, as events.subscribe returned it.
     */
    public CompletableFuture<EventsUnsubscribeResult> eventsUnsubscribeAsync(String subscription) {
        return eventsUnsubscribeAsync(subscription, more -> {});
    }

    /**
     * Ends a subscription of this connection. It does not wait.
     *
     * @param subscription Id of the subscription, as events.subscribe returned it.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<EventsUnsubscribeResult> eventsUnsubscribeAsync(String subscription, Consumer<EventsUnsubscribeParams> more) {
        var params = new EventsUnsubscribeParams();
        params.set("subscription", subscription);
        more.accept(params);
        return askLater("events.unsubscribe", params, EventsUnsubscribeResult::decode);
    }

    /**
     * Reads events like events.read, and waits for new events if there are none.
     *
     * @param timeoutMs Longest wait, in milliseconds. When it is over, the list of events is
     *     empty.
     */
    public EventsWaitResult eventsWait(long timeoutMs) {
        return eventsWait(timeoutMs, more -> {});
    }

    /**
     * Reads events like events.read, and waits for new events if there are none.
     *
     * @param timeoutMs Longest wait, in milliseconds. When it is over, the list of events is
     *     empty.
     * @param more Gives the params that may be left out.
     */
    public EventsWaitResult eventsWait(long timeoutMs, Consumer<EventsWaitParams> more) {
        var params = new EventsWaitParams();
        params.set("timeoutMs", timeoutMs);
        more.accept(params);
        return ask("events.wait", params, EventsWaitResult::decode);
    }

    /**
     * Reads events like events.read, and waits for new events if there are none. It does not
     * wait.
     *
     * @param timeoutMs Longest wait, in milliseconds. When it is over, the list of events is
     *     empty.
     */
    public CompletableFuture<EventsWaitResult> eventsWaitAsync(long timeoutMs) {
        return eventsWaitAsync(timeoutMs, more -> {});
    }

    /**
     * Reads events like events.read, and waits for new events if there are none. It does not
     * wait.
     *
     * @param timeoutMs Longest wait, in milliseconds. When it is over, the list of events is
     *     empty.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<EventsWaitResult> eventsWaitAsync(long timeoutMs, Consumer<EventsWaitParams> more) {
        var params = new EventsWaitParams();
        params.set("timeoutMs", timeoutMs);
        more.accept(params);
        return askLater("events.wait", params, EventsWaitResult::decode);
    }

    /**
     * Explains why an entitlement is active or not, and lists calls that would give access.
     * Exactly one is given: {@code device} or {@code userId}.
     *
     * @param entitlement Id of the entitlement.
     * @param more Gives the params that may be left out.
     */
    public ExplainResult explain(String entitlement, Consumer<ExplainParams> more) {
        var params = new ExplainParams();
        params.set("entitlement", entitlement);
        more.accept(params);
        return ask("explain", params, ExplainResult::decode);
    }

    /**
     * Explains why an entitlement is active or not, and lists calls that would give access. It
     * does not wait. Exactly one is given: {@code device} or {@code userId}.
     *
     * @param entitlement Id of the entitlement.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ExplainResult> explainAsync(String entitlement, Consumer<ExplainParams> more) {
        var params = new ExplainParams();
        params.set("entitlement", entitlement);
        more.accept(params);
        return askLater("explain", params, ExplainResult::decode);
    }

    /**
     * Gives an entitlement without a purchase. Exactly one is given: {@code device} or {@code
     * userId}.
     *
     * @param entitlement Id of an entitlement from the catalogue or from the project's {@code
     *     entitlements}.
     * @param more Gives the params that may be left out.
     */
    public GrantResult grant(String entitlement, Consumer<GrantParams> more) {
        var params = new GrantParams();
        params.set("entitlement", entitlement);
        more.accept(params);
        return ask("grant", params, GrantResult::decode);
    }

    /**
     * Gives an entitlement without a purchase. It does not wait. Exactly one is given: {@code
     * device} or {@code userId}.
     *
     * @param entitlement Id of an entitlement from the catalogue or from the project's {@code
     *     entitlements}.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<GrantResult> grantAsync(String entitlement, Consumer<GrantParams> more) {
        var params = new GrantParams();
        params.set("entitlement", entitlement);
        more.accept(params);
        return askLater("grant", params, GrantResult::decode);
    }

    /**
     * Logs a user in on a device. Exactly one is given: {@code device} or {@code anonymousId}.
     *
     * @param userId The app's own id for the user.
     * @param more Gives the params that may be left out.
     */
    public IdentifyResult identify(String userId, Consumer<IdentifyParams> more) {
        var params = new IdentifyParams();
        params.set("userId", userId);
        more.accept(params);
        return ask("identify", params, IdentifyResult::decode);
    }

    /**
     * Logs a user in on a device. It does not wait. Exactly one is given: {@code device} or
     * {@code anonymousId}.
     *
     * @param userId The app's own id for the user.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<IdentifyResult> identifyAsync(String userId, Consumer<IdentifyParams> more) {
        var params = new IdentifyParams();
        params.set("userId", userId);
        more.accept(params);
        return askLater("identify", params, IdentifyResult::decode);
    }

    /** Registers a device and creates its anonymous user. */
    public InstallResult install() {
        return install(more -> {});
    }

    /**
     * Registers a device and creates its anonymous user.
     *
     * @param more Gives the params that may be left out.
     */
    public InstallResult install(Consumer<InstallParams> more) {
        var params = new InstallParams();
        more.accept(params);
        return ask("install", params, InstallResult::decode);
    }

    /** Registers a device and creates its anonymous user. It does not wait. */
    public CompletableFuture<InstallResult> installAsync() {
        return installAsync(more -> {});
    }

    /**
     * Registers a device and creates its anonymous user. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<InstallResult> installAsync(Consumer<InstallParams> more) {
        var params = new InstallParams();
        more.accept(params);
        return askLater("install", params, InstallResult::decode);
    }

    /**
     * Logs out the user of a device.
     *
     * @param device Id of the device.
     */
    public LogoutResult logout(String device) {
        return logout(device, more -> {});
    }

    /**
     * Logs out the user of a device.
     *
     * @param device Id of the device.
     * @param more Gives the params that may be left out.
     */
    public LogoutResult logout(String device, Consumer<LogoutParams> more) {
        var params = new LogoutParams();
        params.set("device", device);
        more.accept(params);
        return ask("logout", params, LogoutResult::decode);
    }

    /**
     * Logs out the user of a device. It does not wait.
     *
     * @param device Id of the device.
     */
    public CompletableFuture<LogoutResult> logoutAsync(String device) {
        return logoutAsync(device, more -> {});
    }

    /**
     * Logs out the user of a device. It does not wait.
     *
     * @param device Id of the device.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<LogoutResult> logoutAsync(String device, Consumer<LogoutParams> more) {
        var params = new LogoutParams();
        params.set("device", device);
        more.accept(params);
        return askLater("logout", params, LogoutResult::decode);
    }

    /** Creates a project, or changes the given parts of its definition. */
    public ProjectDefineResult projectDefine() {
        return projectDefine(more -> {});
    }

    /**
     * Creates a project, or changes the given parts of its definition.
     *
     * @param more Gives the params that may be left out.
     */
    public ProjectDefineResult projectDefine(Consumer<ProjectDefineParams> more) {
        var params = new ProjectDefineParams();
        more.accept(params);
        return ask("project.define", params, ProjectDefineResult::decode);
    }

    /** Creates a project, or changes the given parts of its definition. It does not wait. */
    public CompletableFuture<ProjectDefineResult> projectDefineAsync() {
        return projectDefineAsync(more -> {});
    }

    /**
     * Creates a project, or changes the given parts of its definition. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ProjectDefineResult> projectDefineAsync(Consumer<ProjectDefineParams> more) {
        var params = new ProjectDefineParams();
        more.accept(params);
        return askLater("project.define", params, ProjectDefineResult::decode);
    }

    /** Returns the definition of a project with every rule, and the number of its records. */
    public ProjectDescribeResult projectDescribe() {
        return projectDescribe(more -> {});
    }

    /**
     * Returns the definition of a project with every rule, and the number of its records.
     *
     * @param more Gives the params that may be left out.
     */
    public ProjectDescribeResult projectDescribe(Consumer<ProjectDescribeParams> more) {
        var params = new ProjectDescribeParams();
        more.accept(params);
        return ask("project.describe", params, ProjectDescribeResult::decode);
    }

    /**
     * Returns the definition of a project with every rule, and the number of its records. It does
     * not wait.
     */
    public CompletableFuture<ProjectDescribeResult> projectDescribeAsync() {
        return projectDescribeAsync(more -> {});
    }

    /**
     * Returns the definition of a project with every rule, and the number of its records. It does
     * not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ProjectDescribeResult> projectDescribeAsync(Consumer<ProjectDescribeParams> more) {
        var params = new ProjectDescribeParams();
        more.accept(params);
        return askLater("project.describe", params, ProjectDescribeResult::decode);
    }

    /** Lists the projects, sorted by id in byte order. */
    public ProjectListResult projectList() {
        return projectList(more -> {});
    }

    /**
     * Lists the projects, sorted by id in byte order.
     *
     * @param more Gives the params that may be left out.
     */
    public ProjectListResult projectList(Consumer<ProjectListParams> more) {
        var params = new ProjectListParams();
        more.accept(params);
        return ask("project.list", params, ProjectListResult::decode);
    }

    /** Lists the projects, sorted by id in byte order. It does not wait. */
    public CompletableFuture<ProjectListResult> projectListAsync() {
        return projectListAsync(more -> {});
    }

    /**
     * Lists the projects, sorted by id in byte order. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ProjectListResult> projectListAsync(Consumer<ProjectListParams> more) {
        var params = new ProjectListParams();
        more.accept(params);
        return askLater("project.list", params, ProjectListResult::decode);
    }

    /** Returns how a project verifies and reads what stores send, with Stripe's secrets. */
    public ProjectStoresResult projectStores() {
        return projectStores(more -> {});
    }

    /**
     * Returns how a project verifies and reads what stores send, with Stripe's secrets.
     *
     * @param more Gives the params that may be left out.
     */
    public ProjectStoresResult projectStores(Consumer<ProjectStoresParams> more) {
        var params = new ProjectStoresParams();
        more.accept(params);
        return ask("project.stores", params, ProjectStoresResult::decode);
    }

    /**
     * Returns how a project verifies and reads what stores send, with Stripe's secrets. It does
     * not wait.
     */
    public CompletableFuture<ProjectStoresResult> projectStoresAsync() {
        return projectStoresAsync(more -> {});
    }

    /**
     * Returns how a project verifies and reads what stores send, with Stripe's secrets. It does
     * not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ProjectStoresResult> projectStoresAsync(Consumer<ProjectStoresParams> more) {
        var params = new ProjectStoresParams();
        more.accept(params);
        return askLater("project.stores", params, ProjectStoresResult::decode);
    }

    /** Returns the webhooks of a project with their secrets. */
    public ProjectWebhooksResult projectWebhooks() {
        return projectWebhooks(more -> {});
    }

    /**
     * Returns the webhooks of a project with their secrets.
     *
     * @param more Gives the params that may be left out.
     */
    public ProjectWebhooksResult projectWebhooks(Consumer<ProjectWebhooksParams> more) {
        var params = new ProjectWebhooksParams();
        more.accept(params);
        return ask("project.webhooks", params, ProjectWebhooksResult::decode);
    }

    /** Returns the webhooks of a project with their secrets. It does not wait. */
    public CompletableFuture<ProjectWebhooksResult> projectWebhooksAsync() {
        return projectWebhooksAsync(more -> {});
    }

    /**
     * Returns the webhooks of a project with their secrets. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ProjectWebhooksResult> projectWebhooksAsync(Consumer<ProjectWebhooksParams> more) {
        var params = new ProjectWebhooksParams();
        more.accept(params);
        return askLater("project.webhooks", params, ProjectWebhooksResult::decode);
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
     * @param more Gives the params that may be left out.
     */
    public PurchaseResult purchase(String product, String store, String transactionId, Consumer<PurchaseParams> more) {
        var params = new PurchaseParams();
        params.set("product", product);
        params.set("store", store);
        params.set("transactionId", transactionId);
        more.accept(params);
        return ask("purchase", params, PurchaseResult::decode);
    }

    /**
     * Records a store transaction, and sets the holders of a new purchase. It does not wait.
     *
     * @param product Id of the product. The daemon also records a product that the catalogue does
     *     not have.
     * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
     *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
     *     stores.custom}.
     * @param transactionId The store's id of this transaction.
     */
    public CompletableFuture<PurchaseResult> purchaseAsync(String product, String store, String transactionId) {
        return purchaseAsync(product, store, transactionId, more -> {});
    }

    /**
     * Records a store transaction, and sets the holders of a new purchase. It does not wait.
     *
     * @param product Id of the product. The daemon also records a product that the catalogue does
     *     not have.
     * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
     *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
     *     stores.custom}.
     * @param transactionId The store's id of this transaction.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<PurchaseResult> purchaseAsync(String product, String store, String transactionId, Consumer<PurchaseParams> more) {
        var params = new PurchaseParams();
        params.set("product", product);
        params.set("store", store);
        params.set("transactionId", transactionId);
        more.accept(params);
        return askLater("purchase", params, PurchaseResult::decode);
    }

    /**
     * Updates a purchase, for example after a refund. Omitted params keep their value.
     *
     * @param store Store that took the payment.
     * @param originalTransactionId Id of the first transaction of the purchase.
     */
    public PurchaseUpdateResult purchaseUpdate(String store, String originalTransactionId) {
        return purchaseUpdate(store, originalTransactionId, more -> {});
    }

    /**
     * Updates a purchase, for example after a refund. Omitted params keep their value.
     *
     * @param store Store that took the payment.
     * @param originalTransactionId Id of the first transaction of the purchase.
     * @param more Gives the params that may be left out.
     */
    public PurchaseUpdateResult purchaseUpdate(String store, String originalTransactionId, Consumer<PurchaseUpdateParams> more) {
        var params = new PurchaseUpdateParams();
        params.set("store", store);
        params.set("originalTransactionId", originalTransactionId);
        more.accept(params);
        return ask("purchase.update", params, PurchaseUpdateResult::decode);
    }

    /**
     * Updates a purchase, for example after a refund. Omitted params keep their value. It does
     * not wait.
     *
     * @param store Store that took the payment.
     * @param originalTransactionId Id of the first transaction of the purchase.
     */
    public CompletableFuture<PurchaseUpdateResult> purchaseUpdateAsync(String store, String originalTransactionId) {
        return purchaseUpdateAsync(store, originalTransactionId, more -> {});
    }

    /**
     * Updates a purchase, for example after a refund. Omitted params keep their value. It does
     * not wait.
     *
     * @param store Store that took the payment.
     * @param originalTransactionId Id of the first transaction of the purchase.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<PurchaseUpdateResult> purchaseUpdateAsync(String store, String originalTransactionId, Consumer<PurchaseUpdateParams> more) {
        var params = new PurchaseUpdateParams();
        params.set("store", store);
        params.set("originalTransactionId", originalTransactionId);
        more.accept(params);
        return askLater("purchase.update", params, PurchaseUpdateResult::decode);
    }

    /**
     * Restores the purchases of a device's store account for its current user.
     *
     * @param device Id of the device.
     */
    public RestoreResult restore(String device) {
        return restore(device, more -> {});
    }

    /**
     * Restores the purchases of a device's store account for its current user.
     *
     * @param device Id of the device.
     * @param more Gives the params that may be left out.
     */
    public RestoreResult restore(String device, Consumer<RestoreParams> more) {
        var params = new RestoreParams();
        params.set("device", device);
        more.accept(params);
        return ask("restore", params, RestoreResult::decode);
    }

    /**
     * Restores the purchases of a device's store account for its current user. It does not wait.
     *
     * @param device Id of the device.
     */
    public CompletableFuture<RestoreResult> restoreAsync(String device) {
        return restoreAsync(device, more -> {});
    }

    /**
     * Restores the purchases of a device's store account for its current user. It does not wait.
     *
     * @param device Id of the device.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<RestoreResult> restoreAsync(String device, Consumer<RestoreParams> more) {
        var params = new RestoreParams();
        params.set("device", device);
        more.accept(params);
        return askLater("restore", params, RestoreResult::decode);
    }

    /**
     * Ends a grant. Exactly one is given: {@code device} or {@code userId}.
     *
     * @param entitlement Id of the entitlement that was granted.
     * @param more Gives the params that may be left out.
     */
    public RevokeResult revoke(String entitlement, Consumer<RevokeParams> more) {
        var params = new RevokeParams();
        params.set("entitlement", entitlement);
        more.accept(params);
        return ask("revoke", params, RevokeResult::decode);
    }

    /**
     * Ends a grant. It does not wait. Exactly one is given: {@code device} or {@code userId}.
     *
     * @param entitlement Id of the entitlement that was granted.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<RevokeResult> revokeAsync(String entitlement, Consumer<RevokeParams> more) {
        var params = new RevokeParams();
        params.set("entitlement", entitlement);
        more.accept(params);
        return askLater("revoke", params, RevokeResult::decode);
    }

    /** Returns this protocol as an OpenRPC document. */
    public RpcDiscoverResult rpcDiscover() {
        return ask("rpc.discover", new NoParams(), RpcDiscoverResult::decode);
    }

    /** Returns this protocol as an OpenRPC document. It does not wait. */
    public CompletableFuture<RpcDiscoverResult> rpcDiscoverAsync() {
        return askLater("rpc.discover", new NoParams(), RpcDiscoverResult::decode);
    }

    /** Lists the methods, or describes one method. */
    public ServerDescribeResult serverDescribe() {
        return serverDescribe(more -> {});
    }

    /**
     * Lists the methods, or describes one method.
     *
     * @param more Gives the params that may be left out.
     */
    public ServerDescribeResult serverDescribe(Consumer<ServerDescribeParams> more) {
        var params = new ServerDescribeParams();
        more.accept(params);
        return ask("server.describe", params, ServerDescribeResult::decode);
    }

    /** Lists the methods, or describes one method. It does not wait. */
    public CompletableFuture<ServerDescribeResult> serverDescribeAsync() {
        return serverDescribeAsync(more -> {});
    }

    /**
     * Lists the methods, or describes one method. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ServerDescribeResult> serverDescribeAsync(Consumer<ServerDescribeParams> more) {
        var params = new ServerDescribeParams();
        more.accept(params);
        return askLater("server.describe", params, ServerDescribeResult::decode);
    }

    /** Returns the daemon's version, limits and store, and the caller's role. */
    public ServerInfoResult serverInfo() {
        return ask("server.info", new NoParams(), ServerInfoResult::decode);
    }

    /**
     * Returns the daemon's version, limits and store, and the caller's role. It does not wait.
     */
    public CompletableFuture<ServerInfoResult> serverInfoAsync() {
        return askLater("server.info", new NoParams(), ServerInfoResult::decode);
    }

    /** Checks that the daemon replies. */
    public ServerPingResult serverPing() {
        return serverPing(more -> {});
    }

    /**
     * Checks that the daemon replies.
     *
     * @param more Gives the params that may be left out.
     */
    public ServerPingResult serverPing(Consumer<ServerPingParams> more) {
        var params = new ServerPingParams();
        more.accept(params);
        return ask("server.ping", params, ServerPingResult::decode);
    }

    /** Checks that the daemon replies. It does not wait. */
    public CompletableFuture<ServerPingResult> serverPingAsync() {
        return serverPingAsync(more -> {});
    }

    /**
     * Checks that the daemon replies. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ServerPingResult> serverPingAsync(Consumer<ServerPingParams> more) {
        var params = new ServerPingParams();
        more.accept(params);
        return askLater("server.ping", params, ServerPingResult::decode);
    }

    /**
     * Returns counts and durations of requests, commits and background work since the daemon's
     * start.
     */
    public ServerStatsResult serverStats() {
        return ask("server.stats", new NoParams(), ServerStatsResult::decode);
    }

    /**
     * Returns counts and durations of requests, commits and background work since the daemon's
     * start. It does not wait.
     */
    public CompletableFuture<ServerStatsResult> serverStatsAsync() {
        return askLater("server.stats", new NoParams(), ServerStatsResult::decode);
    }

    /**
     * Stores a key/value property; never affects access. Exactly one is given: {@code device} or
     * {@code userId}.
     *
     * @param key Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other
     *     systems reserve, for example $email, have no special meaning.
     * @param value New value. An empty string removes the property.
     * @param more Gives the params that may be left out.
     */
    public SetUserPropertyResult setUserProperty(String key, String value, Consumer<SetUserPropertyParams> more) {
        var params = new SetUserPropertyParams();
        params.set("key", key);
        params.set("value", value);
        more.accept(params);
        return ask("setUserProperty", params, SetUserPropertyResult::decode);
    }

    /**
     * Stores a key/value property; never affects access. It does not wait. Exactly one is given:
     * {@code device} or {@code userId}.
     *
     * @param key Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other
     *     systems reserve, for example $email, have no special meaning.
     * @param value New value. An empty string removes the property.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<SetUserPropertyResult> setUserPropertyAsync(String key, String value, Consumer<SetUserPropertyParams> more) {
        var params = new SetUserPropertyParams();
        params.set("key", key);
        params.set("value", value);
        more.accept(params);
        return askLater("setUserProperty", params, SetUserPropertyResult::decode);
    }

    /**
     * Verifies a message of a store, and records what it reports.
     *
     * @param store Store that sent it.
     */
    public StoreNotifyResult storeNotify(StoreNotifyStore store) {
        return storeNotify(store, more -> {});
    }

    /**
     * Verifies a message of a store, and records what it reports.
     *
     * @param store Store that sent it.
     * @param more Gives the params that may be left out.
     */
    public StoreNotifyResult storeNotify(StoreNotifyStore store, Consumer<StoreNotifyParams> more) {
        var params = new StoreNotifyParams();
        params.set("store", store);
        more.accept(params);
        return ask("store.notify", params, StoreNotifyResult::decode);
    }

    /**
     * Verifies a message of a store, and records what it reports. It does not wait.
     *
     * @param store Store that sent it.
     */
    public CompletableFuture<StoreNotifyResult> storeNotifyAsync(StoreNotifyStore store) {
        return storeNotifyAsync(store, more -> {});
    }

    /**
     * Verifies a message of a store, and records what it reports. It does not wait.
     *
     * @param store Store that sent it.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<StoreNotifyResult> storeNotifyAsync(StoreNotifyStore store, Consumer<StoreNotifyParams> more) {
        var params = new StoreNotifyParams();
        params.set("store", store);
        more.accept(params);
        return askLater("store.notify", params, StoreNotifyResult::decode);
    }

    /** Lists the unclaimed purchases: those that have had no holder yet. */
    public StoreUnclaimedResult storeUnclaimed() {
        return storeUnclaimed(more -> {});
    }

    /**
     * Lists the unclaimed purchases: those that have had no holder yet.
     *
     * @param more Gives the params that may be left out.
     */
    public StoreUnclaimedResult storeUnclaimed(Consumer<StoreUnclaimedParams> more) {
        var params = new StoreUnclaimedParams();
        more.accept(params);
        return ask("store.unclaimed", params, StoreUnclaimedResult::decode);
    }

    /** Lists the unclaimed purchases: those that have had no holder yet. It does not wait. */
    public CompletableFuture<StoreUnclaimedResult> storeUnclaimedAsync() {
        return storeUnclaimedAsync(more -> {});
    }

    /**
     * Lists the unclaimed purchases: those that have had no holder yet. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<StoreUnclaimedResult> storeUnclaimedAsync(Consumer<StoreUnclaimedParams> more) {
        var params = new StoreUnclaimedParams();
        more.accept(params);
        return askLater("store.unclaimed", params, StoreUnclaimedResult::decode);
    }

    /**
     * Deletes a customer and erases its ids from everything that the daemon stores.
     *
     * @param userId Any id of the customer.
     */
    public UserDeleteResult userDelete(String userId) {
        return userDelete(userId, more -> {});
    }

    /**
     * Deletes a customer and erases its ids from everything that the daemon stores.
     *
     * @param userId Any id of the customer.
     * @param more Gives the params that may be left out.
     */
    public UserDeleteResult userDelete(String userId, Consumer<UserDeleteParams> more) {
        var params = new UserDeleteParams();
        params.set("userId", userId);
        more.accept(params);
        return ask("user.delete", params, UserDeleteResult::decode);
    }

    /**
     * Deletes a customer and erases its ids from everything that the daemon stores. It does not
     * wait.
     *
     * @param userId Any id of the customer.
     */
    public CompletableFuture<UserDeleteResult> userDeleteAsync(String userId) {
        return userDeleteAsync(userId, more -> {});
    }

    /**
     * Deletes a customer and erases its ids from everything that the daemon stores. It does not
     * wait.
     *
     * @param userId Any id of the customer.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserDeleteResult> userDeleteAsync(String userId, Consumer<UserDeleteParams> more) {
        var params = new UserDeleteParams();
        params.set("userId", userId);
        more.accept(params);
        return askLater("user.delete", params, UserDeleteResult::decode);
    }

    /**
     * Returns everything that the daemon stores about a customer.
     *
     * @param userId Any id of the customer.
     */
    public UserExportResult userExport(String userId) {
        return userExport(userId, more -> {});
    }

    /**
     * Returns everything that the daemon stores about a customer.
     *
     * @param userId Any id of the customer.
     * @param more Gives the params that may be left out.
     */
    public UserExportResult userExport(String userId, Consumer<UserExportParams> more) {
        var params = new UserExportParams();
        params.set("userId", userId);
        more.accept(params);
        return ask("user.export", params, UserExportResult::decode);
    }

    /**
     * Returns everything that the daemon stores about a customer. It does not wait.
     *
     * @param userId Any id of the customer.
     */
    public CompletableFuture<UserExportResult> userExportAsync(String userId) {
        return userExportAsync(userId, more -> {});
    }

    /**
     * Returns everything that the daemon stores about a customer. It does not wait.
     *
     * @param userId Any id of the customer.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserExportResult> userExportAsync(String userId, Consumer<UserExportParams> more) {
        var params = new UserExportParams();
        params.set("userId", userId);
        more.accept(params);
        return askLater("user.export", params, UserExportResult::decode);
    }

    /**
     * Imports a customer, as {@code user.export} returns it, completely or not at all.
     *
     * @param ids Every id of the customer. An empty list imports unclaimed purchases.
     */
    public UserImportResult userImport(List<UserImportIdsItem> ids) {
        return userImport(ids, more -> {});
    }

    /**
     * Imports a customer, as {@code user.export} returns it, completely or not at all.
     *
     * @param ids Every id of the customer. An empty list imports unclaimed purchases.
     * @param more Gives the params that may be left out.
     */
    public UserImportResult userImport(List<UserImportIdsItem> ids, Consumer<UserImportParams> more) {
        var params = new UserImportParams();
        params.set("ids", ids);
        more.accept(params);
        return ask("user.import", params, UserImportResult::decode);
    }

    /**
     * Imports a customer, as {@code user.export} returns it, completely or not at all. It does
     * not wait.
     *
     * @param ids Every id of the customer. An empty list imports unclaimed purchases.
     */
    public CompletableFuture<UserImportResult> userImportAsync(List<UserImportIdsItem> ids) {
        return userImportAsync(ids, more -> {});
    }

    /**
     * Imports a customer, as {@code user.export} returns it, completely or not at all. It does
     * not wait.
     *
     * @param ids Every id of the customer. An empty list imports unclaimed purchases.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserImportResult> userImportAsync(List<UserImportIdsItem> ids, Consumer<UserImportParams> more) {
        var params = new UserImportParams();
        params.set("ids", ids);
        more.accept(params);
        return askLater("user.import", params, UserImportResult::decode);
    }

    /**
     * Undoes a login, an alias or a transfer: its change of holders or customers.
     *
     * @param event {@code id} of the event to undo, for example {@code ev_b57a1837_7}. Its kind
     *     is {@code identified}, {@code usersAliased}, {@code subscriptionTransferred} or {@code
     *     oneTimePurchaseTransferred}, or, if {@code kept} lists it, {@code purchaseRenewed} or
     *     {@code purchaseUpdated}.
     */
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
     * @param more Gives the params that may be left out.
     */
    public UserLinkUndoResult userLinkUndo(String event, Consumer<UserLinkUndoParams> more) {
        var params = new UserLinkUndoParams();
        params.set("event", event);
        more.accept(params);
        return ask("user.link.undo", params, UserLinkUndoResult::decode);
    }

    /**
     * Undoes a login, an alias or a transfer: its change of holders or customers. It does not
     * wait.
     *
     * @param event {@code id} of the event to undo, for example {@code ev_b57a1837_7}. Its kind
     *     is {@code identified}, {@code usersAliased}, {@code subscriptionTransferred} or {@code
     *     oneTimePurchaseTransferred}, or, if {@code kept} lists it, {@code purchaseRenewed} or
     *     {@code purchaseUpdated}.
     */
    public CompletableFuture<UserLinkUndoResult> userLinkUndoAsync(String event) {
        return userLinkUndoAsync(event, more -> {});
    }

    /**
     * Undoes a login, an alias or a transfer: its change of holders or customers. It does not
     * wait.
     *
     * @param event {@code id} of the event to undo, for example {@code ev_b57a1837_7}. Its kind
     *     is {@code identified}, {@code usersAliased}, {@code subscriptionTransferred} or {@code
     *     oneTimePurchaseTransferred}, or, if {@code kept} lists it, {@code purchaseRenewed} or
     *     {@code purchaseUpdated}.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserLinkUndoResult> userLinkUndoAsync(String event, Consumer<UserLinkUndoParams> more) {
        var params = new UserLinkUndoParams();
        params.set("event", event);
        more.accept(params);
        return askLater("user.link.undo", params, UserLinkUndoResult::decode);
    }

    /** Lists the customerIds of the project's customers. */
    public UserListResult userList() {
        return userList(more -> {});
    }

    /**
     * Lists the customerIds of the project's customers.
     *
     * @param more Gives the params that may be left out.
     */
    public UserListResult userList(Consumer<UserListParams> more) {
        var params = new UserListParams();
        more.accept(params);
        return ask("user.list", params, UserListResult::decode);
    }

    /** Lists the customerIds of the project's customers. It does not wait. */
    public CompletableFuture<UserListResult> userListAsync() {
        return userListAsync(more -> {});
    }

    /**
     * Lists the customerIds of the project's customers. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserListResult> userListAsync(Consumer<UserListParams> more) {
        var params = new UserListParams();
        more.accept(params);
        return askLater("user.list", params, UserListResult::decode);
    }

    /**
     * Returns the current user of a device, or the user that an id belongs to. Exactly one is
     * given: {@code device} or {@code userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public UserInfoResult userInfo(Consumer<UserInfoParams> more) {
        var params = new UserInfoParams();
        more.accept(params);
        return ask("userInfo", params, UserInfoResult::decode);
    }

    /**
     * Returns the current user of a device, or the user that an id belongs to. It does not wait.
     * Exactly one is given: {@code device} or {@code userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserInfoResult> userInfoAsync(Consumer<UserInfoParams> more) {
        var params = new UserInfoParams();
        more.accept(params);
        return askLater("userInfo", params, UserInfoResult::decode);
    }

    /**
     * Returns the properties that setUserProperty stored. Exactly one is given: {@code device} or
     * {@code userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public UserPropertiesResult userProperties(Consumer<UserPropertiesParams> more) {
        var params = new UserPropertiesParams();
        more.accept(params);
        return ask("userProperties", params, UserPropertiesResult::decode);
    }

    /**
     * Returns the properties that setUserProperty stored. It does not wait. Exactly one is given:
     * {@code device} or {@code userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserPropertiesResult> userPropertiesAsync(Consumer<UserPropertiesParams> more) {
        var params = new UserPropertiesParams();
        more.accept(params);
        return askLater("userProperties", params, UserPropertiesResult::decode);
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
     *
     * @param more Gives the params that may be left out.
     */
    public WebhookClaimResult webhookClaim(Consumer<WebhookClaimParams> more) {
        var params = new WebhookClaimParams();
        more.accept(params);
        return ask("webhook.claim", params, WebhookClaimResult::decode);
    }

    /**
     * Makes the connection the only one that posts a project's events, until it closes. For
     * programs that post. It does not wait.
     */
    public CompletableFuture<WebhookClaimResult> webhookClaimAsync() {
        return webhookClaimAsync(more -> {});
    }

    /**
     * Makes the connection the only one that posts a project's events, until it closes. For
     * programs that post. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<WebhookClaimResult> webhookClaimAsync(Consumer<WebhookClaimParams> more) {
        var params = new WebhookClaimParams();
        more.accept(params);
        return askLater("webhook.claim", params, WebhookClaimResult::decode);
    }

    /** Returns the state of a project's webhooks, without their secrets. */
    public WebhookListResult webhookList() {
        return webhookList(more -> {});
    }

    /**
     * Returns the state of a project's webhooks, without their secrets.
     *
     * @param more Gives the params that may be left out.
     */
    public WebhookListResult webhookList(Consumer<WebhookListParams> more) {
        var params = new WebhookListParams();
        more.accept(params);
        return ask("webhook.list", params, WebhookListResult::decode);
    }

    /** Returns the state of a project's webhooks, without their secrets. It does not wait. */
    public CompletableFuture<WebhookListResult> webhookListAsync() {
        return webhookListAsync(more -> {});
    }

    /**
     * Returns the state of a project's webhooks, without their secrets. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<WebhookListResult> webhookListAsync(Consumer<WebhookListParams> more) {
        var params = new WebhookListParams();
        more.accept(params);
        return askLater("webhook.list", params, WebhookListResult::decode);
    }

    /**
     * Stops the posts to a URL until webhook.resume. Its events wait.
     *
     * @param url URL of the webhook, as project.define has it.
     */
    public WebhookPauseResult webhookPause(String url) {
        return webhookPause(url, more -> {});
    }

    /**
     * Stops the posts to a URL until webhook.resume. Its events wait.
     *
     * @param url URL of the webhook, as project.define has it.
     * @param more Gives the params that may be left out.
     */
    public WebhookPauseResult webhookPause(String url, Consumer<WebhookPauseParams> more) {
        var params = new WebhookPauseParams();
        params.set("url", url);
        more.accept(params);
        return ask("webhook.pause", params, WebhookPauseResult::decode);
    }

    /**
     * Stops the posts to a URL until webhook.resume. Its events wait. It does not wait.
     *
     * @param url URL of the webhook, as project.define has it.
     */
    public CompletableFuture<WebhookPauseResult> webhookPauseAsync(String url) {
        return webhookPauseAsync(url, more -> {});
    }

    /**
     * Stops the posts to a URL until webhook.resume. Its events wait. It does not wait.
     *
     * @param url URL of the webhook, as project.define has it.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<WebhookPauseResult> webhookPauseAsync(String url, Consumer<WebhookPauseParams> more) {
        var params = new WebhookPauseParams();
        params.set("url", url);
        more.accept(params);
        return askLater("webhook.pause", params, WebhookPauseResult::decode);
    }

    /**
     * Moves a webhook to a cursor, so that the events after it are posted, again if they were
     * posted before.
     *
     * @param url URL of the webhook, as project.define has it.
     * @param after Cursor before the first event to post. {@code 0} is the beginning of the log.
     */
    public WebhookReplayResult webhookReplay(String url, String after) {
        return webhookReplay(url, after, more -> {});
    }

    /**
     * Moves a webhook to a cursor, so that the events after it are posted, again if they were
     * posted before.
     *
     * @param url URL of the webhook, as project.define has it.
     * @param after Cursor before the first event to post. {@code 0} is the beginning of the log.
     * @param more Gives the params that may be left out.
     */
    public WebhookReplayResult webhookReplay(String url, String after, Consumer<WebhookReplayParams> more) {
        var params = new WebhookReplayParams();
        params.set("url", url);
        params.set("after", after);
        more.accept(params);
        return ask("webhook.replay", params, WebhookReplayResult::decode);
    }

    /**
     * Moves a webhook to a cursor, so that the events after it are posted, again if they were
     * posted before. It does not wait.
     *
     * @param url URL of the webhook, as project.define has it.
     * @param after Cursor before the first event to post. {@code 0} is the beginning of the log.
     */
    public CompletableFuture<WebhookReplayResult> webhookReplayAsync(String url, String after) {
        return webhookReplayAsync(url, after, more -> {});
    }

    /**
     * Moves a webhook to a cursor, so that the events after it are posted, again if they were
     * posted before. It does not wait.
     *
     * @param url URL of the webhook, as project.define has it.
     * @param after Cursor before the first event to post. {@code 0} is the beginning of the log.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<WebhookReplayResult> webhookReplayAsync(String url, String after, Consumer<WebhookReplayParams> more) {
        var params = new WebhookReplayParams();
        params.set("url", url);
        params.set("after", after);
        more.accept(params);
        return askLater("webhook.replay", params, WebhookReplayResult::decode);
    }

    /**
     * Resumes the posts to a paused URL, from its position.
     *
     * @param url URL of the webhook, as project.define has it.
     */
    public WebhookResumeResult webhookResume(String url) {
        return webhookResume(url, more -> {});
    }

    /**
     * Resumes the posts to a paused URL, from its position.
     *
     * @param url URL of the webhook, as project.define has it.
     * @param more Gives the params that may be left out.
     */
    public WebhookResumeResult webhookResume(String url, Consumer<WebhookResumeParams> more) {
        var params = new WebhookResumeParams();
        params.set("url", url);
        more.accept(params);
        return ask("webhook.resume", params, WebhookResumeResult::decode);
    }

    /**
     * Resumes the posts to a paused URL, from its position. It does not wait.
     *
     * @param url URL of the webhook, as project.define has it.
     */
    public CompletableFuture<WebhookResumeResult> webhookResumeAsync(String url) {
        return webhookResumeAsync(url, more -> {});
    }

    /**
     * Resumes the posts to a paused URL, from its position. It does not wait.
     *
     * @param url URL of the webhook, as project.define has it.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<WebhookResumeResult> webhookResumeAsync(String url, Consumer<WebhookResumeParams> more) {
        var params = new WebhookResumeParams();
        params.set("url", url);
        more.accept(params);
        return askLater("webhook.resume", params, WebhookResumeResult::decode);
    }
}
