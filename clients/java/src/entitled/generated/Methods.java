// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decoder;
import entitled.values.NoParams;
import entitled.values.Params;
import java.util.HashMap;
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
        methods.put("project.webhooks", false);
        methods.put("purchase", false);
        methods.put("purchase.update", false);
        methods.put("restore", false);
        methods.put("revoke", false);
        methods.put("rpc.discover", true);
        methods.put("server.describe", true);
        methods.put("server.info", true);
        methods.put("server.ping", true);
        methods.put("setUserProperty", false);
        methods.put("user.delete", false);
        methods.put("user.export", true);
        methods.put("user.link.undo", false);
        methods.put("userInfo", true);
        methods.put("userProperties", true);
        ONLY_READS = Map.copyOf(methods);
    }

    /** Waits for the result. */
    protected abstract <T> T ask(String method, Params params, Decoder<T> decoder);

    /** Does not wait. */
    protected abstract <T> CompletableFuture<T> askLater(
            String method, Params params, Decoder<T> decoder);

    /**
     * Tells what a user may use. Exactly one is given: {@code device} or {@code userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public CheckEntitlementsResult checkEntitlements(Consumer<CheckEntitlementsParams> more) {
        var params = new CheckEntitlementsParams();
        more.accept(params);
        return ask("checkEntitlements", params, CheckEntitlementsResult::decode);
    }

    /**
     * Tells what a user may use. It does not wait. Exactly one is given: {@code device} or {@code
     * userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<CheckEntitlementsResult> checkEntitlementsAsync(Consumer<CheckEntitlementsParams> more) {
        var params = new CheckEntitlementsParams();
        more.accept(params);
        return askLater("checkEntitlements", params, CheckEntitlementsResult::decode);
    }

    /**
     * Moves a manual clock forward; what ends on the way ends, in order. Exactly one is given:
     * {@code to} or {@code by}.
     *
     * @param more Gives the params that may be left out.
     */
    public ClockAdvanceResult clockAdvance(Consumer<ClockAdvanceParams> more) {
        var params = new ClockAdvanceParams();
        more.accept(params);
        return ask("clock.advance", params, ClockAdvanceResult::decode);
    }

    /**
     * Moves a manual clock forward; what ends on the way ends, in order. It does not wait.
     * Exactly one is given: {@code to} or {@code by}.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ClockAdvanceResult> clockAdvanceAsync(Consumer<ClockAdvanceParams> more) {
        var params = new ClockAdvanceParams();
        more.accept(params);
        return askLater("clock.advance", params, ClockAdvanceResult::decode);
    }

    /**
     * Notes that a consumer is done with the events up to a cursor.
     *
     * @param consumer Who is done with them; the first time makes the consumer.
     * @param cursor The last event that is done with; "0" for none.
     */
    public EventsAcknowledgeResult eventsAcknowledge(String consumer, String cursor) {
        return eventsAcknowledge(consumer, cursor, more -> {});
    }

    /**
     * Notes that a consumer is done with the events up to a cursor.
     *
     * @param consumer Who is done with them; the first time makes the consumer.
     * @param cursor The last event that is done with; "0" for none.
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
     * Notes that a consumer is done with the events up to a cursor. It does not wait.
     *
     * @param consumer Who is done with them; the first time makes the consumer.
     * @param cursor The last event that is done with; "0" for none.
     */
    public CompletableFuture<EventsAcknowledgeResult> eventsAcknowledgeAsync(String consumer, String cursor) {
        return eventsAcknowledgeAsync(consumer, cursor, more -> {});
    }

    /**
     * Notes that a consumer is done with the events up to a cursor. It does not wait.
     *
     * @param consumer Who is done with them; the first time makes the consumer.
     * @param cursor The last event that is done with; "0" for none.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<EventsAcknowledgeResult> eventsAcknowledgeAsync(String consumer, String cursor, Consumer<EventsAcknowledgeParams> more) {
        var params = new EventsAcknowledgeParams();
        params.set("consumer", consumer);
        params.set("cursor", cursor);
        more.accept(params);
        return askLater("events.acknowledge", params, EventsAcknowledgeResult::decode);
    }

    /** Reads what happened in a project, in order, from any place. */
    public EventsReadResult eventsRead() {
        return eventsRead(more -> {});
    }

    /**
     * Reads what happened in a project, in order, from any place.
     *
     * @param more Gives the params that may be left out.
     */
    public EventsReadResult eventsRead(Consumer<EventsReadParams> more) {
        var params = new EventsReadParams();
        more.accept(params);
        return ask("events.read", params, EventsReadResult::decode);
    }

    /** Reads what happened in a project, in order, from any place. It does not wait. */
    public CompletableFuture<EventsReadResult> eventsReadAsync() {
        return eventsReadAsync(more -> {});
    }

    /**
     * Reads what happened in a project, in order, from any place. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<EventsReadResult> eventsReadAsync(Consumer<EventsReadParams> more) {
        var params = new EventsReadParams();
        more.accept(params);
        return askLater("events.read", params, EventsReadResult::decode);
    }

    /** Has the connection told of events as they come, by notifications. */
    public EventsSubscribeResult eventsSubscribe() {
        return eventsSubscribe(more -> {});
    }

    /**
     * Has the connection told of events as they come, by notifications.
     *
     * @param more Gives the params that may be left out.
     */
    public EventsSubscribeResult eventsSubscribe(Consumer<EventsSubscribeParams> more) {
        var params = new EventsSubscribeParams();
        more.accept(params);
        return ask("events.subscribe", params, EventsSubscribeResult::decode);
    }

    /** Has the connection told of events as they come, by notifications. It does not wait. */
    public CompletableFuture<EventsSubscribeResult> eventsSubscribeAsync() {
        return eventsSubscribeAsync(more -> {});
    }

    /**
     * Has the connection told of events as they come, by notifications. It does not wait.
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
     * @param subscription As events.subscribe gave it.
     */
    public EventsUnsubscribeResult eventsUnsubscribe(String subscription) {
        return eventsUnsubscribe(subscription, more -> {});
    }

    /**
     * Ends a subscription of this connection.
     *
     * @param subscription As events.subscribe gave it.
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
     * @param subscription As events.subscribe gave it.
     */
    public CompletableFuture<EventsUnsubscribeResult> eventsUnsubscribeAsync(String subscription) {
        return eventsUnsubscribeAsync(subscription, more -> {});
    }

    /**
     * Ends a subscription of this connection. It does not wait.
     *
     * @param subscription As events.subscribe gave it.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<EventsUnsubscribeResult> eventsUnsubscribeAsync(String subscription, Consumer<EventsUnsubscribeParams> more) {
        var params = new EventsUnsubscribeParams();
        params.set("subscription", subscription);
        more.accept(params);
        return askLater("events.unsubscribe", params, EventsUnsubscribeResult::decode);
    }

    /**
     * Reads events as events.read does, and waits while there are none.
     *
     * @param timeoutMs How long to wait, in milliseconds; then the list is empty.
     */
    public EventsWaitResult eventsWait(long timeoutMs) {
        return eventsWait(timeoutMs, more -> {});
    }

    /**
     * Reads events as events.read does, and waits while there are none.
     *
     * @param timeoutMs How long to wait, in milliseconds; then the list is empty.
     * @param more Gives the params that may be left out.
     */
    public EventsWaitResult eventsWait(long timeoutMs, Consumer<EventsWaitParams> more) {
        var params = new EventsWaitParams();
        params.set("timeoutMs", timeoutMs);
        more.accept(params);
        return ask("events.wait", params, EventsWaitResult::decode);
    }

    /**
     * Reads events as events.read does, and waits while there are none. It does not wait.
     *
     * @param timeoutMs How long to wait, in milliseconds; then the list is empty.
     */
    public CompletableFuture<EventsWaitResult> eventsWaitAsync(long timeoutMs) {
        return eventsWaitAsync(timeoutMs, more -> {});
    }

    /**
     * Reads events as events.read does, and waits while there are none. It does not wait.
     *
     * @param timeoutMs How long to wait, in milliseconds; then the list is empty.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<EventsWaitResult> eventsWaitAsync(long timeoutMs, Consumer<EventsWaitParams> more) {
        var params = new EventsWaitParams();
        params.set("timeoutMs", timeoutMs);
        more.accept(params);
        return askLater("events.wait", params, EventsWaitResult::decode);
    }

    /**
     * Tells why a user may use something or not, and what would help. Exactly one is given:
     * {@code device} or {@code userId}.
     *
     * @param entitlement What is asked about.
     * @param more Gives the params that may be left out.
     */
    public ExplainResult explain(String entitlement, Consumer<ExplainParams> more) {
        var params = new ExplainParams();
        params.set("entitlement", entitlement);
        more.accept(params);
        return ask("explain", params, ExplainResult::decode);
    }

    /**
     * Tells why a user may use something or not, and what would help. It does not wait. Exactly
     * one is given: {@code device} or {@code userId}.
     *
     * @param entitlement What is asked about.
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
     * @param entitlement One that the catalogue or the project's {@code entitlements} know.
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
     * @param entitlement One that the catalogue or the project's {@code entitlements} know.
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
     * @param userId Who it is, in the caller's words.
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
     * @param userId Who it is, in the caller's words.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<IdentifyResult> identifyAsync(String userId, Consumer<IdentifyParams> more) {
        var params = new IdentifyParams();
        params.set("userId", userId);
        more.accept(params);
        return askLater("identify", params, IdentifyResult::decode);
    }

    /** Starts a device, with an anonymous user of its own. */
    public InstallResult install() {
        return install(more -> {});
    }

    /**
     * Starts a device, with an anonymous user of its own.
     *
     * @param more Gives the params that may be left out.
     */
    public InstallResult install(Consumer<InstallParams> more) {
        var params = new InstallParams();
        more.accept(params);
        return ask("install", params, InstallResult::decode);
    }

    /** Starts a device, with an anonymous user of its own. It does not wait. */
    public CompletableFuture<InstallResult> installAsync() {
        return installAsync(more -> {});
    }

    /**
     * Starts a device, with an anonymous user of its own. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<InstallResult> installAsync(Consumer<InstallParams> more) {
        var params = new InstallParams();
        more.accept(params);
        return askLater("install", params, InstallResult::decode);
    }

    /**
     * Logs the user of a device out.
     *
     * @param device The device.
     */
    public LogoutResult logout(String device) {
        return logout(device, more -> {});
    }

    /**
     * Logs the user of a device out.
     *
     * @param device The device.
     * @param more Gives the params that may be left out.
     */
    public LogoutResult logout(String device, Consumer<LogoutParams> more) {
        var params = new LogoutParams();
        params.set("device", device);
        more.accept(params);
        return ask("logout", params, LogoutResult::decode);
    }

    /**
     * Logs the user of a device out. It does not wait.
     *
     * @param device The device.
     */
    public CompletableFuture<LogoutResult> logoutAsync(String device) {
        return logoutAsync(device, more -> {});
    }

    /**
     * Logs the user of a device out. It does not wait.
     *
     * @param device The device.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<LogoutResult> logoutAsync(String device, Consumer<LogoutParams> more) {
        var params = new LogoutParams();
        params.set("device", device);
        more.accept(params);
        return askLater("logout", params, LogoutResult::decode);
    }

    /** Creates a project, or changes what is given of it. */
    public ProjectDefineResult projectDefine() {
        return projectDefine(more -> {});
    }

    /**
     * Creates a project, or changes what is given of it.
     *
     * @param more Gives the params that may be left out.
     */
    public ProjectDefineResult projectDefine(Consumer<ProjectDefineParams> more) {
        var params = new ProjectDefineParams();
        more.accept(params);
        return ask("project.define", params, ProjectDefineResult::decode);
    }

    /** Creates a project, or changes what is given of it. It does not wait. */
    public CompletableFuture<ProjectDefineResult> projectDefineAsync() {
        return projectDefineAsync(more -> {});
    }

    /**
     * Creates a project, or changes what is given of it. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ProjectDefineResult> projectDefineAsync(Consumer<ProjectDefineParams> more) {
        var params = new ProjectDefineParams();
        more.accept(params);
        return askLater("project.define", params, ProjectDefineResult::decode);
    }

    /** Shows a project's definition, every rule spelled out, and how much it holds. */
    public ProjectDescribeResult projectDescribe() {
        return projectDescribe(more -> {});
    }

    /**
     * Shows a project's definition, every rule spelled out, and how much it holds.
     *
     * @param more Gives the params that may be left out.
     */
    public ProjectDescribeResult projectDescribe(Consumer<ProjectDescribeParams> more) {
        var params = new ProjectDescribeParams();
        more.accept(params);
        return ask("project.describe", params, ProjectDescribeResult::decode);
    }

    /**
     * Shows a project's definition, every rule spelled out, and how much it holds. It does not
     * wait.
     */
    public CompletableFuture<ProjectDescribeResult> projectDescribeAsync() {
        return projectDescribeAsync(more -> {});
    }

    /**
     * Shows a project's definition, every rule spelled out, and how much it holds. It does not
     * wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ProjectDescribeResult> projectDescribeAsync(Consumer<ProjectDescribeParams> more) {
        var params = new ProjectDescribeParams();
        more.accept(params);
        return askLater("project.describe", params, ProjectDescribeResult::decode);
    }

    /** Lists the projects, in the order of their ids' bytes. */
    public ProjectListResult projectList() {
        return projectList(more -> {});
    }

    /**
     * Lists the projects, in the order of their ids' bytes.
     *
     * @param more Gives the params that may be left out.
     */
    public ProjectListResult projectList(Consumer<ProjectListParams> more) {
        var params = new ProjectListParams();
        more.accept(params);
        return ask("project.list", params, ProjectListResult::decode);
    }

    /** Lists the projects, in the order of their ids' bytes. It does not wait. */
    public CompletableFuture<ProjectListResult> projectListAsync() {
        return projectListAsync(more -> {});
    }

    /**
     * Lists the projects, in the order of their ids' bytes. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ProjectListResult> projectListAsync(Consumer<ProjectListParams> more) {
        var params = new ProjectListParams();
        more.accept(params);
        return askLater("project.list", params, ProjectListResult::decode);
    }

    /** Shows where a project's events are posted, and with which secrets. */
    public ProjectWebhooksResult projectWebhooks() {
        return projectWebhooks(more -> {});
    }

    /**
     * Shows where a project's events are posted, and with which secrets.
     *
     * @param more Gives the params that may be left out.
     */
    public ProjectWebhooksResult projectWebhooks(Consumer<ProjectWebhooksParams> more) {
        var params = new ProjectWebhooksParams();
        more.accept(params);
        return ask("project.webhooks", params, ProjectWebhooksResult::decode);
    }

    /** Shows where a project's events are posted, and with which secrets. It does not wait. */
    public CompletableFuture<ProjectWebhooksResult> projectWebhooksAsync() {
        return projectWebhooksAsync(more -> {});
    }

    /**
     * Shows where a project's events are posted, and with which secrets. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ProjectWebhooksResult> projectWebhooksAsync(Consumer<ProjectWebhooksParams> more) {
        var params = new ProjectWebhooksParams();
        more.accept(params);
        return askLater("project.webhooks", params, ProjectWebhooksResult::decode);
    }

    /**
     * Records a transaction of a store, and who holds it. Exactly one is given: {@code device} or
     * {@code userId}.
     *
     * @param product What was bought; one that the catalogue does not know is kept all the same.
     * @param store Where it was bought.
     * @param transactionId This transaction.
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
     * Records a transaction of a store, and who holds it. It does not wait. Exactly one is given:
     * {@code device} or {@code userId}.
     *
     * @param product What was bought; one that the catalogue does not know is kept all the same.
     * @param store Where it was bought.
     * @param transactionId This transaction.
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
     * Takes in what a store tells of a purchase besides its transactions.
     *
     * @param store Where it was bought.
     * @param originalTransactionId The first transaction of its chain.
     */
    public PurchaseUpdateResult purchaseUpdate(String store, String originalTransactionId) {
        return purchaseUpdate(store, originalTransactionId, more -> {});
    }

    /**
     * Takes in what a store tells of a purchase besides its transactions.
     *
     * @param store Where it was bought.
     * @param originalTransactionId The first transaction of its chain.
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
     * Takes in what a store tells of a purchase besides its transactions. It does not wait.
     *
     * @param store Where it was bought.
     * @param originalTransactionId The first transaction of its chain.
     */
    public CompletableFuture<PurchaseUpdateResult> purchaseUpdateAsync(String store, String originalTransactionId) {
        return purchaseUpdateAsync(store, originalTransactionId, more -> {});
    }

    /**
     * Takes in what a store tells of a purchase besides its transactions. It does not wait.
     *
     * @param store Where it was bought.
     * @param originalTransactionId The first transaction of its chain.
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
     * Brings what the store account of a device has bought to its current user.
     *
     * @param device The device.
     */
    public RestoreResult restore(String device) {
        return restore(device, more -> {});
    }

    /**
     * Brings what the store account of a device has bought to its current user.
     *
     * @param device The device.
     * @param more Gives the params that may be left out.
     */
    public RestoreResult restore(String device, Consumer<RestoreParams> more) {
        var params = new RestoreParams();
        params.set("device", device);
        more.accept(params);
        return ask("restore", params, RestoreResult::decode);
    }

    /**
     * Brings what the store account of a device has bought to its current user. It does not wait.
     *
     * @param device The device.
     */
    public CompletableFuture<RestoreResult> restoreAsync(String device) {
        return restoreAsync(device, more -> {});
    }

    /**
     * Brings what the store account of a device has bought to its current user. It does not wait.
     *
     * @param device The device.
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
     * @param entitlement What was granted.
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
     * @param entitlement What was granted.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<RevokeResult> revokeAsync(String entitlement, Consumer<RevokeParams> more) {
        var params = new RevokeParams();
        params.set("entitlement", entitlement);
        more.accept(params);
        return askLater("revoke", params, RevokeResult::decode);
    }

    /** Gives this protocol as an OpenRPC document. */
    public RpcDiscoverResult rpcDiscover() {
        return ask("rpc.discover", new NoParams(), RpcDiscoverResult::decode);
    }

    /** Gives this protocol as an OpenRPC document. It does not wait. */
    public CompletableFuture<RpcDiscoverResult> rpcDiscoverAsync() {
        return askLater("rpc.discover", new NoParams(), RpcDiscoverResult::decode);
    }

    /** Lists the methods, or describes one. */
    public ServerDescribeResult serverDescribe() {
        return serverDescribe(more -> {});
    }

    /**
     * Lists the methods, or describes one.
     *
     * @param more Gives the params that may be left out.
     */
    public ServerDescribeResult serverDescribe(Consumer<ServerDescribeParams> more) {
        var params = new ServerDescribeParams();
        more.accept(params);
        return ask("server.describe", params, ServerDescribeResult::decode);
    }

    /** Lists the methods, or describes one. It does not wait. */
    public CompletableFuture<ServerDescribeResult> serverDescribeAsync() {
        return serverDescribeAsync(more -> {});
    }

    /**
     * Lists the methods, or describes one. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ServerDescribeResult> serverDescribeAsync(Consumer<ServerDescribeParams> more) {
        var params = new ServerDescribeParams();
        more.accept(params);
        return askLater("server.describe", params, ServerDescribeResult::decode);
    }

    /** Tells what daemon this is, its limits, and how it sees the caller. */
    public ServerInfoResult serverInfo() {
        return ask("server.info", new NoParams(), ServerInfoResult::decode);
    }

    /** Tells what daemon this is, its limits, and how it sees the caller. It does not wait. */
    public CompletableFuture<ServerInfoResult> serverInfoAsync() {
        return askLater("server.info", new NoParams(), ServerInfoResult::decode);
    }

    /** Answers, to show that the daemon does. */
    public ServerPingResult serverPing() {
        return serverPing(more -> {});
    }

    /**
     * Answers, to show that the daemon does.
     *
     * @param more Gives the params that may be left out.
     */
    public ServerPingResult serverPing(Consumer<ServerPingParams> more) {
        var params = new ServerPingParams();
        more.accept(params);
        return ask("server.ping", params, ServerPingResult::decode);
    }

    /** Answers, to show that the daemon does. It does not wait. */
    public CompletableFuture<ServerPingResult> serverPingAsync() {
        return serverPingAsync(more -> {});
    }

    /**
     * Answers, to show that the daemon does. It does not wait.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<ServerPingResult> serverPingAsync(Consumer<ServerPingParams> more) {
        var params = new ServerPingParams();
        more.accept(params);
        return askLater("server.ping", params, ServerPingResult::decode);
    }

    /**
     * Keeps a word about a user for other systems; and never changes access. Exactly one is
     * given: {@code device} or {@code userId}.
     *
     * @param key Its name; the reserved ones of other systems, such as $email, are names like any
     *     other.
     * @param value What it is now; an empty one removes it.
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
     * Keeps a word about a user for other systems; and never changes access. It does not wait.
     * Exactly one is given: {@code device} or {@code userId}.
     *
     * @param key Its name; the reserved ones of other systems, such as $email, are names like any
     *     other.
     * @param value What it is now; an empty one removes it.
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
     * Erases a customer from everything that is kept.
     *
     * @param userId Any id that reaches the customer.
     */
    public UserDeleteResult userDelete(String userId) {
        return userDelete(userId, more -> {});
    }

    /**
     * Erases a customer from everything that is kept.
     *
     * @param userId Any id that reaches the customer.
     * @param more Gives the params that may be left out.
     */
    public UserDeleteResult userDelete(String userId, Consumer<UserDeleteParams> more) {
        var params = new UserDeleteParams();
        params.set("userId", userId);
        more.accept(params);
        return ask("user.delete", params, UserDeleteResult::decode);
    }

    /**
     * Erases a customer from everything that is kept. It does not wait.
     *
     * @param userId Any id that reaches the customer.
     */
    public CompletableFuture<UserDeleteResult> userDeleteAsync(String userId) {
        return userDeleteAsync(userId, more -> {});
    }

    /**
     * Erases a customer from everything that is kept. It does not wait.
     *
     * @param userId Any id that reaches the customer.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserDeleteResult> userDeleteAsync(String userId, Consumer<UserDeleteParams> more) {
        var params = new UserDeleteParams();
        params.set("userId", userId);
        more.accept(params);
        return askLater("user.delete", params, UserDeleteResult::decode);
    }

    /**
     * Tells everything that is held about a customer.
     *
     * @param userId Any id that reaches the customer.
     */
    public UserExportResult userExport(String userId) {
        return userExport(userId, more -> {});
    }

    /**
     * Tells everything that is held about a customer.
     *
     * @param userId Any id that reaches the customer.
     * @param more Gives the params that may be left out.
     */
    public UserExportResult userExport(String userId, Consumer<UserExportParams> more) {
        var params = new UserExportParams();
        params.set("userId", userId);
        more.accept(params);
        return ask("user.export", params, UserExportResult::decode);
    }

    /**
     * Tells everything that is held about a customer. It does not wait.
     *
     * @param userId Any id that reaches the customer.
     */
    public CompletableFuture<UserExportResult> userExportAsync(String userId) {
        return userExportAsync(userId, more -> {});
    }

    /**
     * Tells everything that is held about a customer. It does not wait.
     *
     * @param userId Any id that reaches the customer.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserExportResult> userExportAsync(String userId, Consumer<UserExportParams> more) {
        var params = new UserExportParams();
        params.set("userId", userId);
        more.accept(params);
        return askLater("user.export", params, UserExportResult::decode);
    }

    /**
     * Takes a link back: holders and customers are as if it had never been made.
     *
     * @param event The id of the event that told of it: an identified, a usersAliased or a
     *     …Transferred.
     */
    public UserLinkUndoResult userLinkUndo(String event) {
        return userLinkUndo(event, more -> {});
    }

    /**
     * Takes a link back: holders and customers are as if it had never been made.
     *
     * @param event The id of the event that told of it: an identified, a usersAliased or a
     *     …Transferred.
     * @param more Gives the params that may be left out.
     */
    public UserLinkUndoResult userLinkUndo(String event, Consumer<UserLinkUndoParams> more) {
        var params = new UserLinkUndoParams();
        params.set("event", event);
        more.accept(params);
        return ask("user.link.undo", params, UserLinkUndoResult::decode);
    }

    /**
     * Takes a link back: holders and customers are as if it had never been made. It does not
     * wait.
     *
     * @param event The id of the event that told of it: an identified, a usersAliased or a
     *     …Transferred.
     */
    public CompletableFuture<UserLinkUndoResult> userLinkUndoAsync(String event) {
        return userLinkUndoAsync(event, more -> {});
    }

    /**
     * Takes a link back: holders and customers are as if it had never been made. It does not
     * wait.
     *
     * @param event The id of the event that told of it: an identified, a usersAliased or a
     *     …Transferred.
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserLinkUndoResult> userLinkUndoAsync(String event, Consumer<UserLinkUndoParams> more) {
        var params = new UserLinkUndoParams();
        params.set("event", event);
        more.accept(params);
        return askLater("user.link.undo", params, UserLinkUndoResult::decode);
    }

    /**
     * Tells who the user of a device is, or whom an id reaches. Exactly one is given: {@code
     * device} or {@code userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public UserInfoResult userInfo(Consumer<UserInfoParams> more) {
        var params = new UserInfoParams();
        more.accept(params);
        return ask("userInfo", params, UserInfoResult::decode);
    }

    /**
     * Tells who the user of a device is, or whom an id reaches. It does not wait. Exactly one is
     * given: {@code device} or {@code userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserInfoResult> userInfoAsync(Consumer<UserInfoParams> more) {
        var params = new UserInfoParams();
        more.accept(params);
        return askLater("userInfo", params, UserInfoResult::decode);
    }

    /**
     * Tells what setUserProperty has kept. Exactly one is given: {@code device} or {@code
     * userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public UserPropertiesResult userProperties(Consumer<UserPropertiesParams> more) {
        var params = new UserPropertiesParams();
        more.accept(params);
        return ask("userProperties", params, UserPropertiesResult::decode);
    }

    /**
     * Tells what setUserProperty has kept. It does not wait. Exactly one is given: {@code device}
     * or {@code userId}.
     *
     * @param more Gives the params that may be left out.
     */
    public CompletableFuture<UserPropertiesResult> userPropertiesAsync(Consumer<UserPropertiesParams> more) {
        var params = new UserPropertiesParams();
        more.accept(params);
        return askLater("userProperties", params, UserPropertiesResult::decode);
    }
}
