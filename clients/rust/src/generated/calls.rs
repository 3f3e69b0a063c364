// Made by clients/generate from Protocol; a change made here is lost.

//! Every method of the protocol, as a builder.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::client::{Client, Pending, Request};
use crate::error::Error;
use crate::{Json, Maybe, Moment, Period};
use super::types::*;

/// Every method, and whether it only reads, in the order of their names.
pub const METHODS: &[(&str, bool)] = &[
    ("checkEntitlements", true),
    ("clock.advance", false),
    ("events.acknowledge", false),
    ("events.read", true),
    ("events.subscribe", true),
    ("events.unsubscribe", true),
    ("events.wait", true),
    ("explain", true),
    ("grant", false),
    ("identify", false),
    ("install", false),
    ("logout", false),
    ("project.define", false),
    ("project.describe", true),
    ("project.list", true),
    ("project.stores", false),
    ("project.webhooks", false),
    ("purchase", false),
    ("purchase.update", false),
    ("restore", false),
    ("revoke", false),
    ("rpc.discover", true),
    ("server.describe", true),
    ("server.info", true),
    ("server.ping", true),
    ("server.stats", true),
    ("setUserProperty", false),
    ("store.notify", false),
    ("store.unclaimed", true),
    ("user.delete", false),
    ("user.export", true),
    ("user.import", false),
    ("user.link.undo", false),
    ("user.list", true),
    ("userInfo", true),
    ("userProperties", true),
    ("webhook.claim", false),
    ("webhook.list", true),
    ("webhook.pause", false),
    ("webhook.replay", false),
    ("webhook.resume", false),
];

impl Client {
    /// Returns the entitlements of a user, active and inactive.
    ///
    /// Exactly one is given: `device` or `user_id`.
    pub fn check_entitlements(&self) -> CheckEntitlementsCall {
        CheckEntitlementsCall { request: self.request("checkEntitlements") }
    }

    /// Moves a manual clock forward, and applies in order everything that falls due on the way.
    ///
    /// Exactly one is given: `to` or `by`.
    pub fn clock_advance(&self) -> ClockAdvanceCall {
        ClockAdvanceCall { request: self.request("clock.advance") }
    }

    /// Records that a consumer has processed the events up to a cursor.
    pub fn events_acknowledge(&self, consumer: impl Into<String>, cursor: impl Into<String>) -> EventsAcknowledgeCall {
        let mut request = self.request("events.acknowledge");
        let given: String = consumer.into();
        request.set("consumer", &given);
        let given: String = cursor.into();
        request.set("cursor", &given);
        EventsAcknowledgeCall { request }
    }

    /// Reads the events of a project in order, from any position of its log.
    pub fn events_read(&self) -> EventsReadCall {
        EventsReadCall { request: self.request("events.read") }
    }

    /// Subscribes this connection to events; they arrive as notifications.
    pub fn events_subscribe(&self) -> EventsSubscribeCall {
        EventsSubscribeCall { request: self.request("events.subscribe") }
    }

    /// Ends a subscription of this connection.
    pub fn events_unsubscribe(&self, subscription: impl Into<String>) -> EventsUnsubscribeCall {
        let mut request = self.request("events.unsubscribe");
        let given: String = subscription.into();
        request.set("subscription", &given);
        EventsUnsubscribeCall { request }
    }

    /// Reads events like events.read, and waits for new events if there are none.
    pub fn events_wait(&self, timeout_ms: i64) -> EventsWaitCall {
        let mut request = self.request("events.wait");
        request.set("timeoutMs", &timeout_ms);
        EventsWaitCall { request }
    }

    /// Explains why an entitlement is active or not, and lists calls that would give access.
    ///
    /// Exactly one is given: `device` or `user_id`.
    pub fn explain(&self, entitlement: impl Into<String>) -> ExplainCall {
        let mut request = self.request("explain");
        let given: String = entitlement.into();
        request.set("entitlement", &given);
        ExplainCall { request }
    }

    /// Gives an entitlement without a purchase.
    ///
    /// Exactly one is given: `device` or `user_id`.
    pub fn grant(&self, entitlement: impl Into<String>) -> GrantCall {
        let mut request = self.request("grant");
        let given: String = entitlement.into();
        request.set("entitlement", &given);
        GrantCall { request }
    }

    /// Logs a user in on a device.
    ///
    /// Exactly one is given: `device` or `anonymous_id`.
    pub fn identify(&self, user_id: impl Into<String>) -> IdentifyCall {
        let mut request = self.request("identify");
        let given: String = user_id.into();
        request.set("userId", &given);
        IdentifyCall { request }
    }

    /// Registers a device and creates its anonymous user.
    pub fn install(&self) -> InstallCall {
        InstallCall { request: self.request("install") }
    }

    /// Logs out the user of a device.
    pub fn logout(&self, device: impl Into<String>) -> LogoutCall {
        let mut request = self.request("logout");
        let given: String = device.into();
        request.set("device", &given);
        LogoutCall { request }
    }

    /// Creates a project, or changes the given parts of its definition.
    pub fn project_define(&self) -> ProjectDefineCall {
        ProjectDefineCall { request: self.request("project.define") }
    }

    /// Returns the definition of a project with every rule, and the number of its records.
    pub fn project_describe(&self) -> ProjectDescribeCall {
        ProjectDescribeCall { request: self.request("project.describe") }
    }

    /// Lists the projects, sorted by id in byte order.
    pub fn project_list(&self) -> ProjectListCall {
        ProjectListCall { request: self.request("project.list") }
    }

    /// Returns how a project verifies and reads what stores send, with Stripe's secrets.
    pub fn project_stores(&self) -> ProjectStoresCall {
        ProjectStoresCall { request: self.request("project.stores") }
    }

    /// Returns the webhooks of a project with their secrets.
    pub fn project_webhooks(&self) -> ProjectWebhooksCall {
        ProjectWebhooksCall { request: self.request("project.webhooks") }
    }

    /// Records a store transaction, and sets the holders of a new purchase.
    pub fn purchase(&self, product: impl Into<String>, store: impl Into<String>, transaction_id: impl Into<String>) -> PurchaseCall {
        let mut request = self.request("purchase");
        let given: String = product.into();
        request.set("product", &given);
        let given: String = store.into();
        request.set("store", &given);
        let given: String = transaction_id.into();
        request.set("transactionId", &given);
        PurchaseCall { request }
    }

    /// Updates a purchase, for example after a refund. Omitted params keep their value.
    pub fn purchase_update(&self, store: impl Into<String>, original_transaction_id: impl Into<String>) -> PurchaseUpdateCall {
        let mut request = self.request("purchase.update");
        let given: String = store.into();
        request.set("store", &given);
        let given: String = original_transaction_id.into();
        request.set("originalTransactionId", &given);
        PurchaseUpdateCall { request }
    }

    /// Restores the purchases of a device's store account for its current user.
    pub fn restore(&self, device: impl Into<String>) -> RestoreCall {
        let mut request = self.request("restore");
        let given: String = device.into();
        request.set("device", &given);
        RestoreCall { request }
    }

    /// Ends a grant.
    ///
    /// Exactly one is given: `device` or `user_id`.
    pub fn revoke(&self, entitlement: impl Into<String>) -> RevokeCall {
        let mut request = self.request("revoke");
        let given: String = entitlement.into();
        request.set("entitlement", &given);
        RevokeCall { request }
    }

    /// Returns this protocol as an OpenRPC document.
    pub fn rpc_discover(&self) -> RpcDiscoverCall {
        RpcDiscoverCall { request: self.request("rpc.discover") }
    }

    /// Lists the methods, or describes one method.
    pub fn server_describe(&self) -> ServerDescribeCall {
        ServerDescribeCall { request: self.request("server.describe") }
    }

    /// Returns the daemon's version, limits and store, and the caller's role.
    pub fn server_info(&self) -> ServerInfoCall {
        ServerInfoCall { request: self.request("server.info") }
    }

    /// Checks that the daemon replies.
    pub fn server_ping(&self) -> ServerPingCall {
        ServerPingCall { request: self.request("server.ping") }
    }

    /// Returns counts and durations of requests, commits and background work since the daemon's
    /// start.
    pub fn server_stats(&self) -> ServerStatsCall {
        ServerStatsCall { request: self.request("server.stats") }
    }

    /// Stores a key/value property; never affects access.
    ///
    /// Exactly one is given: `device` or `user_id`.
    pub fn set_user_property(&self, key: impl Into<String>, value: impl Into<String>) -> SetUserPropertyCall {
        let mut request = self.request("setUserProperty");
        let given: String = key.into();
        request.set("key", &given);
        let given: String = value.into();
        request.set("value", &given);
        SetUserPropertyCall { request }
    }

    /// Verifies a message of a store, and records what it reports.
    pub fn store_notify(&self, store: impl Into<StoreNotifyStore>) -> StoreNotifyCall {
        let mut request = self.request("store.notify");
        let given: StoreNotifyStore = store.into();
        request.set("store", &given);
        StoreNotifyCall { request }
    }

    /// Lists the unclaimed purchases: those that have had no holder yet.
    pub fn store_unclaimed(&self) -> StoreUnclaimedCall {
        StoreUnclaimedCall { request: self.request("store.unclaimed") }
    }

    /// Deletes a customer and erases its ids from everything that the daemon stores.
    pub fn user_delete(&self, user_id: impl Into<String>) -> UserDeleteCall {
        let mut request = self.request("user.delete");
        let given: String = user_id.into();
        request.set("userId", &given);
        UserDeleteCall { request }
    }

    /// Returns everything that the daemon stores about a customer.
    pub fn user_export(&self, user_id: impl Into<String>) -> UserExportCall {
        let mut request = self.request("user.export");
        let given: String = user_id.into();
        request.set("userId", &given);
        UserExportCall { request }
    }

    /// Imports a customer, as `user.export` returns it, completely or not at all.
    pub fn user_import(&self, ids: impl IntoIterator<Item = impl Into<UserImportIdsItem>>) -> UserImportCall {
        let mut request = self.request("user.import");
        request.set("ids", &ids.into_iter().map(Into::into).collect::<Vec<_>>());
        UserImportCall { request }
    }

    /// Undoes a login, an alias or a transfer: its change of holders or customers.
    pub fn user_link_undo(&self, event: impl Into<String>) -> UserLinkUndoCall {
        let mut request = self.request("user.link.undo");
        let given: String = event.into();
        request.set("event", &given);
        UserLinkUndoCall { request }
    }

    /// Lists the customerIds of the project's customers.
    pub fn user_list(&self) -> UserListCall {
        UserListCall { request: self.request("user.list") }
    }

    /// Returns the current user of a device, or the user that an id belongs to.
    ///
    /// Exactly one is given: `device` or `user_id`.
    pub fn user_info(&self) -> UserInfoCall {
        UserInfoCall { request: self.request("userInfo") }
    }

    /// Returns the properties that setUserProperty stored.
    ///
    /// Exactly one is given: `device` or `user_id`.
    pub fn user_properties(&self) -> UserPropertiesCall {
        UserPropertiesCall { request: self.request("userProperties") }
    }

    /// Makes the connection the only one that posts a project's events, until it closes. For
    /// programs that post.
    pub fn webhook_claim(&self) -> WebhookClaimCall {
        WebhookClaimCall { request: self.request("webhook.claim") }
    }

    /// Returns the state of a project's webhooks, without their secrets.
    pub fn webhook_list(&self) -> WebhookListCall {
        WebhookListCall { request: self.request("webhook.list") }
    }

    /// Stops the posts to a URL until webhook.resume. Its events wait.
    pub fn webhook_pause(&self, url: impl Into<String>) -> WebhookPauseCall {
        let mut request = self.request("webhook.pause");
        let given: String = url.into();
        request.set("url", &given);
        WebhookPauseCall { request }
    }

    /// Moves a webhook to a cursor, so that the events after it are posted, again if they were
    /// posted before.
    pub fn webhook_replay(&self, url: impl Into<String>, after: impl Into<String>) -> WebhookReplayCall {
        let mut request = self.request("webhook.replay");
        let given: String = url.into();
        request.set("url", &given);
        let given: String = after.into();
        request.set("after", &given);
        WebhookReplayCall { request }
    }

    /// Resumes the posts to a paused URL, from its position.
    pub fn webhook_resume(&self, url: impl Into<String>) -> WebhookResumeCall {
        let mut request = self.request("webhook.resume");
        let given: String = url.into();
        request.set("url", &given);
        WebhookResumeCall { request }
    }
}

/// A call of `checkEntitlements`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct CheckEntitlementsCall {
    request: Request,
}

impl CheckEntitlementsCall {
    /// Id of the device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Id of the user, instead of `device`.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Ids of the entitlements to return, including those that the user does not have. Default:
    /// every entitlement of the products that the user's purchases have then, and of the grants.
    pub fn entitlements(mut self, entitlements: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.request.set("entitlements", &entitlements.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Moment to evaluate, RFC 3339, with today's holders. Default: now.
    pub fn at(mut self, at: impl Into<Moment>) -> Self {
        let given: Moment = at.into();
        self.request.set("at", &given);
        self
    }

    /// Reply for a userId that the project does not have: `error`, or `none` for a result with no
    /// active entitlement and `known` false. The daemon does not create the user.
    pub fn if_unknown(mut self, if_unknown: impl Into<CheckEntitlementsIfUnknown>) -> Self {
        let given: CheckEntitlementsIfUnknown = if_unknown.into();
        self.request.set("ifUnknown", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<CheckEntitlementsResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<CheckEntitlementsResult>, Error> {
        self.request.start()
    }
}

/// A call of `clock.advance`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ClockAdvanceCall {
    request: Request,
}

impl ClockAdvanceCall {
    /// New time of the clock, RFC 3339.
    pub fn to(mut self, to: impl Into<Moment>) -> Self {
        let given: Moment = to.into();
        self.request.set("to", &given);
        self
    }

    /// How far to move the clock: an ISO 8601 duration, for example P1M.
    pub fn by(mut self, by: impl Into<Period>) -> Self {
        let given: Period = by.into();
        self.request.set("by", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ClockAdvanceResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ClockAdvanceResult>, Error> {
        self.request.start()
    }
}

/// A call of `events.acknowledge`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct EventsAcknowledgeCall {
    request: Request,
}

impl EventsAcknowledgeCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<EventsAcknowledgeResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<EventsAcknowledgeResult>, Error> {
        self.request.start()
    }
}

/// A call of `events.read`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct EventsReadCall {
    request: Request,
}

impl EventsReadCall {
    /// Cursor from an earlier reply. The reply has the events after it.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        let given: String = after.into();
        self.request.set("after", &given);
        self
    }

    /// Maximum number of events.
    pub fn limit(mut self, limit: i64) -> Self {
        self.request.set("limit", &limit);
        self
    }

    /// Returns only events of this customer, by any of its ids.
    pub fn user(mut self, user: impl Into<String>) -> Self {
        let given: String = user.into();
        self.request.set("user", &given);
        self
    }

    /// Returns only events of these kinds.
    pub fn kinds(mut self, kinds: impl IntoIterator<Item = impl Into<EventKind>>) -> Self {
        self.request.set("kinds", &kinds.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Starts after the last event that this consumer acknowledged. Excludes `after`.
    pub fn consumer(mut self, consumer: impl Into<String>) -> Self {
        let given: String = consumer.into();
        self.request.set("consumer", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<EventsReadResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<EventsReadResult>, Error> {
        self.request.start()
    }
}

/// A call of `events.subscribe`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct EventsSubscribeCall {
    request: Request,
}

impl EventsSubscribeCall {
    /// Cursor from an earlier reply. The subscription starts with the event after it. Default:
    /// new events only.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        let given: String = after.into();
        self.request.set("after", &given);
        self
    }

    /// Sends only events of these kinds.
    pub fn kinds(mut self, kinds: impl IntoIterator<Item = impl Into<EventKind>>) -> Self {
        self.request.set("kinds", &kinds.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<EventsSubscribeResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<EventsSubscribeResult>, Error> {
        self.request.start()
    }
}

/// A call of `events.unsubscribe`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct EventsUnsubscribeCall {
    request: Request,
}

impl EventsUnsubscribeCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<EventsUnsubscribeResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<EventsUnsubscribeResult>, Error> {
        self.request.start()
    }
}

/// A call of `events.wait`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct EventsWaitCall {
    request: Request,
}

impl EventsWaitCall {
    /// Cursor from an earlier reply. The reply has the events after it.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        let given: String = after.into();
        self.request.set("after", &given);
        self
    }

    /// Maximum number of events.
    pub fn limit(mut self, limit: i64) -> Self {
        self.request.set("limit", &limit);
        self
    }

    /// Returns only events of this customer, by any of its ids.
    pub fn user(mut self, user: impl Into<String>) -> Self {
        let given: String = user.into();
        self.request.set("user", &given);
        self
    }

    /// Returns only events of these kinds.
    pub fn kinds(mut self, kinds: impl IntoIterator<Item = impl Into<EventKind>>) -> Self {
        self.request.set("kinds", &kinds.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Starts after the last event that this consumer acknowledged. Excludes `after`.
    pub fn consumer(mut self, consumer: impl Into<String>) -> Self {
        let given: String = consumer.into();
        self.request.set("consumer", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<EventsWaitResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<EventsWaitResult>, Error> {
        self.request.start()
    }
}

/// A call of `explain`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ExplainCall {
    request: Request,
}

impl ExplainCall {
    /// Id of the device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Id of the user, instead of `device`.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Moment to evaluate, RFC 3339, with today's holders. Default: now.
    pub fn at(mut self, at: impl Into<Moment>) -> Self {
        let given: Moment = at.into();
        self.request.set("at", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ExplainResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ExplainResult>, Error> {
        self.request.start()
    }
}

/// A call of `grant`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct GrantCall {
    request: Request,
}

impl GrantCall {
    /// Id of the device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Id of the user, instead of `device`.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Last millisecond of the grant, RFC 3339. Default: no end.
    pub fn expires_at(mut self, expires_at: impl Into<Moment>) -> Self {
        let given: Moment = expires_at.into();
        self.request.set("expiresAt", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<GrantResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<GrantResult>, Error> {
        self.request.start()
    }
}

/// A call of `identify`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct IdentifyCall {
    request: Request,
}

impl IdentifyCall {
    /// Id of the device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Id of the device's anonymous user, instead of `device`.
    pub fn anonymous_id(mut self, anonymous_id: impl Into<String>) -> Self {
        let given: String = anonymous_id.into();
        self.request.set("anonymousId", &given);
        self
    }

    /// Account token to register for the user, who then claims every unclaimed purchase that
    /// carries it.
    pub fn account_token(mut self, account_token: impl Into<String>) -> Self {
        let given: String = account_token.into();
        self.request.set("accountToken", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<IdentifyResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<IdentifyResult>, Error> {
        self.request.start()
    }
}

/// A call of `install`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct InstallCall {
    request: Request,
}

impl InstallCall {
    /// Id of the device. Default: a new id, which the daemon makes.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Id of a user to log in on the new device, without attaching, moving or aliasing anything.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Store account whose purchases the device can restore.
    pub fn store_account(mut self, store_account: impl Into<String>) -> Self {
        let given: String = store_account.into();
        self.request.set("storeAccount", &given);
        self
    }

    /// Platform of the device: ios, android, web or another word of that form.
    pub fn platform(mut self, platform: impl Into<String>) -> Self {
        let given: String = platform.into();
        self.request.set("platform", &given);
        self
    }

    /// The installed app, for example its bundle id.
    pub fn app(mut self, app: impl Into<String>) -> Self {
        let given: String = app.into();
        self.request.set("app", &given);
        self
    }

    /// Account token to register for the device's current user, who then claims every unclaimed
    /// purchase that carries it.
    pub fn account_token(mut self, account_token: impl Into<String>) -> Self {
        let given: String = account_token.into();
        self.request.set("accountToken", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<InstallResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<InstallResult>, Error> {
        self.request.start()
    }
}

/// A call of `logout`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct LogoutCall {
    request: Request,
}

impl LogoutCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<LogoutResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<LogoutResult>, Error> {
        self.request.start()
    }
}

/// A call of `project.define`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ProjectDefineCall {
    request: Request,
}

impl ProjectDefineCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// How users and purchases move: a preset, or a preset and the rules that differ from it.
    /// Default for a new project: qonversion.
    pub fn rules(mut self, rules: impl Into<RulesChoice>) -> Self {
        let given: RulesChoice = rules.into();
        self.request.set("rules", &given);
        self
    }

    /// The catalogue: products by their ids. It replaces the previous catalogue as a whole. A
    /// product that a stored transaction names cannot be left out unless `removed` names it.
    pub fn products(mut self, products: impl IntoIterator<Item = (impl Into<String>, impl Into<Product>)>) -> Self {
        self.request.set("products", &products.into_iter().map(|(name, each)| (name.into(), each.into())).collect::<BTreeMap<String, Product>>());
        self
    }

    /// Ids that `grant` accepts in addition to the entitlements of the catalogue. They replace
    /// the previous list as a whole.
    pub fn entitlements(mut self, entitlements: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.request.set("entitlements", &entitlements.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Environment whose purchases give access. Default for a new project: production.
    pub fn environment(mut self, environment: impl Into<ProjectEnvironment>) -> Self {
        let given: ProjectEnvironment = environment.into();
        self.request.set("environment", &given);
        self
    }

    /// Clock of the project: `system`, `manual` (a manual clock that starts now), or {"manual":
    /// TIMESTAMP}. It can only change before the first device, user or purchase. Default for a
    /// new project: system.
    pub fn clock(mut self, clock: impl Into<ClockChoice>) -> Self {
        let given: ClockChoice = clock.into();
        self.request.set("clock", &given);
        self
    }

    /// URLs that receive the project's events, each URL once. They replace the previous list as a
    /// whole. Default for a new project: none.
    pub fn webhooks(mut self, webhooks: impl IntoIterator<Item = impl Into<WebhookChoice>>) -> Self {
        self.request.set("webhooks", &webhooks.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify` verifies
    /// and reads what these stores send. `custom` lists stores of the project's own, up to 20. A
    /// custom store stays while a purchase names it. Default for a new project: none.
    pub fn stores(mut self, stores: impl Into<StoresChoice>) -> Self {
        let given: StoresChoice = stores.into();
        self.request.set("stores", &given);
        self
    }

    /// Products that `products` leaves out although stored transactions name them: their buyers
    /// lose what these products give.
    pub fn removed(mut self, removed: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.request.set("removed", &removed.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ProjectDefineResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ProjectDefineResult>, Error> {
        self.request.start()
    }
}

/// A call of `project.describe`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ProjectDescribeCall {
    request: Request,
}

impl ProjectDescribeCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ProjectDescribeResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ProjectDescribeResult>, Error> {
        self.request.start()
    }
}

/// A call of `project.list`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ProjectListCall {
    request: Request,
}

impl ProjectListCall {
    /// Has no effect, but must exist: a client can send it with every call.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ProjectListResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ProjectListResult>, Error> {
        self.request.start()
    }
}

/// A call of `project.stores`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ProjectStoresCall {
    request: Request,
}

impl ProjectStoresCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ProjectStoresResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ProjectStoresResult>, Error> {
        self.request.start()
    }
}

/// A call of `project.webhooks`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ProjectWebhooksCall {
    request: Request,
}

impl ProjectWebhooksCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ProjectWebhooksResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ProjectWebhooksResult>, Error> {
        self.request.start()
    }
}

/// A call of `purchase`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct PurchaseCall {
    request: Request,
}

impl PurchaseCall {
    /// Id of the device on which the customer bought.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Id of the buyer, instead of `device`. The daemon creates an unknown user, so that no
    /// payment is lost.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Id of the first transaction of the same purchase. Default: `transactionId`.
    pub fn original_transaction_id(mut self, original_transaction_id: impl Into<String>) -> Self {
        let given: String = original_transaction_id.into();
        self.request.set("originalTransactionId", &given);
        self
    }

    /// Kind of the product. It overrides the kind in the catalogue.
    pub fn kind(mut self, kind: impl Into<ProductKind>) -> Self {
        let given: ProductKind = kind.into();
        self.request.set("kind", &given);
        self
    }

    /// Purchase time, RFC 3339. Default: `asOf`, or now.
    pub fn purchased_at(mut self, purchased_at: impl Into<Moment>) -> Self {
        let given: Moment = purchased_at.into();
        self.request.set("purchasedAt", &given);
        self
    }

    /// Last millisecond of the paid period, RFC 3339. Default: no end.
    pub fn expires_at(mut self, expires_at: impl Into<Moment>) -> Self {
        let given: Moment = expires_at.into();
        self.request.set("expiresAt", &given);
        self
    }

    /// Price of the period: full (normal), a trial, or introductory (intro).
    pub fn period_type(mut self, period_type: impl Into<PeriodType>) -> Self {
        let given: PeriodType = period_type.into();
        self.request.set("periodType", &given);
        self
    }

    /// Environment of the store: production, or sandbox for test purchases.
    pub fn environment(mut self, environment: impl Into<PurchaseEnvironment>) -> Self {
        let given: PurchaseEnvironment = environment.into();
        self.request.set("environment", &given);
        self
    }

    /// Whether a family member bought it and shares it.
    pub fn is_family_shared(mut self, is_family_shared: bool) -> Self {
        self.request.set("isFamilyShared", &is_family_shared);
        self
    }

    /// Price that the customer paid: a decimal number in a string, for example "9.99".
    pub fn price(mut self, price: impl Into<String>) -> Self {
        let given: String = price.into();
        self.request.set("price", &given);
        self
    }

    /// Currency of the price: an ISO 4217 code, for example EUR.
    pub fn currency(mut self, currency: impl Into<String>) -> Self {
        let given: String = currency.into();
        self.request.set("currency", &given);
        self
    }

    /// Country of the purchase: an ISO 3166 code, for example DE.
    pub fn country(mut self, country: impl Into<String>) -> Self {
        let given: String = country.into();
        self.request.set("country", &given);
        self
    }

    /// Offer code that the customer redeemed.
    pub fn offer_code(mut self, offer_code: impl Into<String>) -> Self {
        let given: String = offer_code.into();
        self.request.set("offerCode", &given);
        self
    }

    /// Up to 20 strings of your own, which the events of this purchase repeat.
    pub fn attributes(mut self, attributes: impl IntoIterator<Item = (impl Into<String>, impl Into<String>)>) -> Self {
        self.request.set("attributes", &attributes.into_iter().map(|(name, each)| (name.into(), each.into())).collect::<BTreeMap<String, String>>());
        self
    }

    /// Time at which the store made this statement, RFC 3339. Without it, this is a statement of
    /// the caller, made now.
    pub fn as_of(mut self, as_of: impl Into<Moment>) -> Self {
        let given: Moment = as_of.into();
        self.request.set("asOf", &given);
        self
    }

    /// Purchase of the same store that this one takes over: its `originalTransactionId`, or one
    /// of its keys. Google calls it linkedPurchaseToken.
    pub fn replaces(mut self, replaces: impl Into<String>) -> Self {
        let given: String = replaces.into();
        self.request.set("replaces", &given);
        self
    }

    /// Up to ten further names of the purchase, for example a Google order id. Each finds it
    /// wherever `originalTransactionId` is a param. If the daemon does not know
    /// `originalTransactionId`, the first key that names a purchase does.
    pub fn keys(mut self, keys: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.request.set("keys", &keys.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Account token of the purchase. When the call names a user or a device, it is registered
    /// for that user.
    pub fn account_token(mut self, account_token: impl Into<String>) -> Self {
        let given: String = account_token.into();
        self.request.set("accountToken", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<PurchaseResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<PurchaseResult>, Error> {
        self.request.start()
    }
}

/// A call of `purchase.update`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct PurchaseUpdateCall {
    request: Request,
}

impl PurchaseUpdateCall {
    /// New last millisecond of the paid period, RFC 3339; null: no end.
    pub fn expires_at(mut self, expires_at: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = expires_at.into();
        self.request.set("expiresAt", &given);
        self
    }

    /// Whether the subscription renews automatically; null: true for a subscription, else false.
    pub fn auto_renew(mut self, auto_renew: impl Into<Maybe<bool>>) -> Self {
        let given: Maybe<bool> = auto_renew.into();
        self.request.set("autoRenew", &given);
        self
    }

    /// Last millisecond of the grace period, RFC 3339; null: no grace period.
    pub fn grace_period_expires_at(mut self, grace_period_expires_at: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = grace_period_expires_at.into();
        self.request.set("gracePeriodExpiresAt", &given);
        self
    }

    /// Whether the store retries a failed payment; null: false.
    pub fn billing_retry(mut self, billing_retry: impl Into<Maybe<bool>>) -> Self {
        let given: Maybe<bool> = billing_retry.into();
        self.request.set("billingRetry", &given);
        self
    }

    /// Time at which the pause ends, RFC 3339; null: no pause.
    pub fn paused_until(mut self, paused_until: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = paused_until.into();
        self.request.set("pausedUntil", &given);
        self
    }

    /// Time of the refund, RFC 3339; null: no refund.
    pub fn refunded_at(mut self, refunded_at: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = refunded_at.into();
        self.request.set("refundedAt", &given);
        self
    }

    /// Time at which the store withdrew access, RFC 3339, for example when family sharing ends;
    /// null: not withdrawn.
    pub fn revoked_at(mut self, revoked_at: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = revoked_at.into();
        self.request.set("revokedAt", &given);
        self
    }

    /// Id of the product from now on: a change of plan.
    pub fn product(mut self, product: impl Into<String>) -> Self {
        let given: String = product.into();
        self.request.set("product", &given);
        self
    }

    /// Transaction that the statement is about. Required with `asOf`. Default: the latest; for a
    /// refund or a revocation, the latest that was bought at or before its moment.
    pub fn transaction_id(mut self, transaction_id: impl Into<String>) -> Self {
        let given: String = transaction_id.into();
        self.request.set("transactionId", &given);
        self
    }

    /// Time at which the store made this statement, RFC 3339. Without it, this is a statement of
    /// the caller, made now.
    pub fn as_of(mut self, as_of: impl Into<Moment>) -> Self {
        let given: Moment = as_of.into();
        self.request.set("asOf", &given);
        self
    }

    /// Time at which access ended before the end of the period, RFC 3339. Null clears it.
    pub fn ended_at(mut self, ended_at: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = ended_at.into();
        self.request.set("endedAt", &given);
        self
    }

    /// Whether the subscription is paused, with or without a known end.
    pub fn paused(mut self, paused: impl Into<Maybe<bool>>) -> Self {
        let given: Maybe<bool> = paused.into();
        self.request.set("paused", &given);
        self
    }

    /// Product of the next period. It gives no access. Null: the same product.
    pub fn renews_as(mut self, renews_as: impl Into<Maybe<String>>) -> Self {
        let given: Maybe<String> = renews_as.into();
        self.request.set("renewsAs", &given);
        self
    }

    /// Why the purchase ended, or will end. Null clears it.
    pub fn end_reason(mut self, end_reason: impl Into<Maybe<EndReason>>) -> Self {
        let given: Maybe<EndReason> = end_reason.into();
        self.request.set("endReason", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<PurchaseUpdateResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<PurchaseUpdateResult>, Error> {
        self.request.start()
    }
}

/// A call of `restore`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct RestoreCall {
    request: Request,
}

impl RestoreCall {
    /// Purchases to restore, from any store account; an empty list restores nothing. Default:
    /// every purchase of the device's store account.
    pub fn purchases(mut self, purchases: impl IntoIterator<Item = impl Into<PurchaseRef>>) -> Self {
        self.request.set("purchases", &purchases.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<RestoreResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<RestoreResult>, Error> {
        self.request.start()
    }
}

/// A call of `revoke`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct RevokeCall {
    request: Request,
}

impl RevokeCall {
    /// Id of the device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Id of the user, instead of `device`.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<RevokeResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<RevokeResult>, Error> {
        self.request.start()
    }
}

/// A call of `rpc.discover`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct RpcDiscoverCall {
    request: Request,
}

impl RpcDiscoverCall {
    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<RpcDiscoverResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<RpcDiscoverResult>, Error> {
        self.request.start()
    }
}

/// A call of `server.describe`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ServerDescribeCall {
    request: Request,
}

impl ServerDescribeCall {
    /// Name of the method to describe. Default: the list of all methods.
    pub fn method(mut self, method: impl Into<String>) -> Self {
        let given: String = method.into();
        self.request.set("method", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ServerDescribeResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ServerDescribeResult>, Error> {
        self.request.start()
    }
}

/// A call of `server.info`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ServerInfoCall {
    request: Request,
}

impl ServerInfoCall {
    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ServerInfoResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ServerInfoResult>, Error> {
        self.request.start()
    }
}

/// A call of `server.ping`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ServerPingCall {
    request: Request,
}

impl ServerPingCall {
    /// Value that the reply repeats, without the white space between its tokens.
    pub fn echo(mut self, echo: impl Into<Maybe<Json>>) -> Self {
        let given: Maybe<Json> = echo.into();
        self.request.set("echo", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ServerPingResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ServerPingResult>, Error> {
        self.request.start()
    }
}

/// A call of `server.stats`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ServerStatsCall {
    request: Request,
}

impl ServerStatsCall {
    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<ServerStatsResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<ServerStatsResult>, Error> {
        self.request.start()
    }
}

/// A call of `setUserProperty`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct SetUserPropertyCall {
    request: Request,
}

impl SetUserPropertyCall {
    /// Id of the device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Id of the user, instead of `device`.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<SetUserPropertyResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<SetUserPropertyResult>, Error> {
        self.request.start()
    }
}

/// A call of `store.notify`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct StoreNotifyCall {
    request: Request,
}

impl StoreNotifyCall {
    /// Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256
    /// KiB. At least one of `payload` and `response` is required.
    pub fn payload(mut self, payload: impl Into<String>) -> Self {
        let given: String = payload.into();
        self.request.set("payload", &given);
        self
    }

    /// Headers of the store's request, with names in any case. The daemon reads only
    /// `stripe-signature`.
    pub fn headers(mut self, headers: impl IntoIterator<Item = (impl Into<String>, impl Into<String>)>) -> Self {
        self.request.set("headers", &headers.into_iter().map(|(name, each)| (name.into(), each.into())).collect::<BTreeMap<String, String>>());
        self
    }

    /// What the caller fetched from the store's API, for `playStore` and `stripe`.
    pub fn response(mut self, response: impl Into<StoreResponse>) -> Self {
        let given: StoreResponse = response.into();
        self.request.set("response", &given);
        self
    }

    /// Device that presented the payload. At most one of `device` and `userId`.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// User who presented the payload.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<StoreNotifyResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<StoreNotifyResult>, Error> {
        self.request.start()
    }
}

/// A call of `store.unclaimed`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct StoreUnclaimedCall {
    request: Request,
}

impl StoreUnclaimedCall {
    /// Cursor from an earlier reply. The reply has the purchases after it.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        let given: String = after.into();
        self.request.set("after", &given);
        self
    }

    /// Maximum number of purchases.
    pub fn limit(mut self, limit: i64) -> Self {
        self.request.set("limit", &limit);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<StoreUnclaimedResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<StoreUnclaimedResult>, Error> {
        self.request.start()
    }
}

/// A call of `user.delete`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct UserDeleteCall {
    request: Request,
}

impl UserDeleteCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// When the reply comes: `pending`, when the tables have nothing of the customer any more;
    /// `cleared`, when no file has, which are overwritten at once.
    pub fn traces(mut self, traces: impl Into<UserDeleteTraces>) -> Self {
        let given: UserDeleteTraces = traces.into();
        self.request.set("traces", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<UserDeleteResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<UserDeleteResult>, Error> {
        self.request.start()
    }
}

/// A call of `user.export`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct UserExportCall {
    request: Request,
}

impl UserExportCall {
    /// Whether to leave out `events`, `cursor` and `moreEvents`.
    pub fn without_events(mut self, without_events: bool) -> Self {
        self.request.set("withoutEvents", &without_events);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<UserExportResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<UserExportResult>, Error> {
        self.request.start()
    }
}

/// A call of `user.import`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct UserImportCall {
    request: Request,
}

impl UserImportCall {
    /// The user as `user.export` shows it. The daemon reads only `customerId` and `createdAt`.
    pub fn user(mut self, user: impl Into<UserImportUser>) -> Self {
        let given: UserImportUser = user.into();
        self.request.set("user", &given);
        self
    }

    /// First id that the customer had; without it, the oldest of `ids`.
    pub fn first_id(mut self, first_id: impl Into<String>) -> Self {
        let given: String = first_id.into();
        self.request.set("firstId", &given);
        self
    }

    /// Id of the customer that acted last. It has no effect if the project knows the customer.
    pub fn last_id(mut self, last_id: impl Into<String>) -> Self {
        let given: String = last_id.into();
        self.request.set("lastId", &given);
        self
    }

    /// The customerId, instead of that of `user`. Without both: that of the customer who has one
    /// of the ids, else the oldest anonymous id, else a new one.
    pub fn customer_id(mut self, customer_id: impl Into<String>) -> Self {
        let given: String = customer_id.into();
        self.request.set("customerId", &given);
        self
    }

    /// Devices. A device is created once its anonymous user exists, and its user is logged in
    /// there once that user exists.
    pub fn devices(mut self, devices: impl IntoIterator<Item = impl Into<UserImportDevicesItem>>) -> Self {
        self.request.set("devices", &devices.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Account tokens.
    pub fn account_tokens(mut self, account_tokens: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.request.set("accountTokens", &account_tokens.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Purchases with their transactions.
    pub fn purchases(mut self, purchases: impl IntoIterator<Item = impl Into<ImportedPurchase>>) -> Self {
        self.request.set("purchases", &purchases.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Purchases of which only the store and the name are known. The customer holds each one as
    /// soon as a store reports it; until then it gives no access.
    pub fn claims(mut self, claims: impl IntoIterator<Item = impl Into<PurchaseRef>>) -> Self {
        self.request.set("claims", &claims.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Grants, including those that have ended.
    pub fn grants(mut self, grants: impl IntoIterator<Item = impl Into<UserImportGrantsItem>>) -> Self {
        self.request.set("grants", &grants.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Properties. The newer value of a key stays.
    pub fn properties(mut self, properties: impl IntoIterator<Item = impl Into<UserImportPropertiesItem>>) -> Self {
        self.request.set("properties", &properties.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Earlier values of properties that another user of the customer replaced.
    pub fn overridden(mut self, overridden: impl IntoIterator<Item = impl Into<UserImportOverriddenItem>>) -> Self {
        self.request.set("overridden", &overridden.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Not used: access derives from purchases and grants.
    pub fn entitlements(mut self, entitlements: impl IntoIterator<Item = (impl Into<String>, impl Into<Json>)>) -> Self {
        self.request.set("entitlements", &entitlements.into_iter().map(|(name, each)| (name.into(), each.into())).collect::<BTreeMap<String, Json>>());
        self
    }

    /// Not used.
    pub fn at(mut self, at: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = at.into();
        self.request.set("at", &given);
        self
    }

    /// What happens to a purchase with holders whom its `holders` does not name. `refuse`: the
    /// call is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its
    /// transactions are merged, and its holders stay.
    pub fn on_conflict(mut self, on_conflict: impl Into<UserImportOnConflict>) -> Self {
        let given: UserImportOnConflict = on_conflict.into();
        self.request.set("onConflict", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<UserImportResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<UserImportResult>, Error> {
        self.request.start()
    }
}

/// A call of `user.link.undo`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct UserLinkUndoCall {
    request: Request,
}

impl UserLinkUndoCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<UserLinkUndoResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<UserLinkUndoResult>, Error> {
        self.request.start()
    }
}

/// A call of `user.list`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct UserListCall {
    request: Request,
}

impl UserListCall {
    /// Cursor from an earlier reply. The reply has the customers after it.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        let given: String = after.into();
        self.request.set("after", &given);
        self
    }

    /// Maximum number of customers.
    pub fn limit(mut self, limit: i64) -> Self {
        self.request.set("limit", &limit);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<UserListResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<UserListResult>, Error> {
        self.request.start()
    }
}

/// A call of `userInfo`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct UserInfoCall {
    request: Request,
}

impl UserInfoCall {
    /// Id of the device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Id of the user, instead of `device`.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<UserInfoResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<UserInfoResult>, Error> {
        self.request.start()
    }
}

/// A call of `userProperties`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct UserPropertiesCall {
    request: Request,
}

impl UserPropertiesCall {
    /// Id of the device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Id of the user, instead of `device`.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<UserPropertiesResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<UserPropertiesResult>, Error> {
        self.request.start()
    }
}

/// A call of `webhook.claim`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct WebhookClaimCall {
    request: Request,
}

impl WebhookClaimCall {
    /// The results of the posts. A report replaces the earlier report on its URL.
    pub fn reports(mut self, reports: impl IntoIterator<Item = impl Into<WebhookReport>>) -> Self {
        self.request.set("reports", &reports.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<WebhookClaimResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<WebhookClaimResult>, Error> {
        self.request.start()
    }
}

/// A call of `webhook.list`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct WebhookListCall {
    request: Request,
}

impl WebhookListCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<WebhookListResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<WebhookListResult>, Error> {
        self.request.start()
    }
}

/// A call of `webhook.pause`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct WebhookPauseCall {
    request: Request,
}

impl WebhookPauseCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<WebhookPauseResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<WebhookPauseResult>, Error> {
        self.request.start()
    }
}

/// A call of `webhook.replay`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct WebhookReplayCall {
    request: Request,
}

impl WebhookReplayCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<WebhookReplayResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<WebhookReplayResult>, Error> {
        self.request.start()
    }
}

/// A call of `webhook.resume`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct WebhookResumeCall {
    request: Request,
}

impl WebhookResumeCall {
    /// Id of the project.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Computes the result and the events without changing anything.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// Makes a retry safe: the same key with the same params returns the stored result.
    pub fn idempotency_key(mut self, idempotency_key: impl Into<String>) -> Self {
        let given: String = idempotency_key.into();
        self.request.set("idempotencyKey", &given);
        self
    }

    /// Waits so long at most, instead of as long as the client does.
    pub fn within(mut self, timeout: Duration) -> Self {
        self.request.within(timeout);
        self
    }

    /// Makes the call, and waits for what is answered.
    pub fn send(self) -> Result<WebhookResumeResult, Error> {
        self.request.send()
    }

    /// Sends the request, and does not wait; several may be under way.
    pub fn start(self) -> Result<Pending<WebhookResumeResult>, Error> {
        self.request.start()
    }
}
