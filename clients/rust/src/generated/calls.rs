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
    ("project.webhooks", false),
    ("purchase", false),
    ("purchase.update", false),
    ("restore", false),
    ("revoke", false),
    ("rpc.discover", true),
    ("server.describe", true),
    ("server.info", true),
    ("server.ping", true),
    ("setUserProperty", false),
    ("user.delete", false),
    ("user.export", true),
    ("user.link.undo", false),
    ("userInfo", true),
    ("userProperties", true),
];

impl Client {
    /// Tells what a user may use.
    ///
    /// Exactly one is given: `device` or `user_id`.
    pub fn check_entitlements(&self) -> CheckEntitlementsCall {
        CheckEntitlementsCall { request: self.request("checkEntitlements") }
    }

    /// Moves a manual clock forward; what ends on the way ends, in order.
    ///
    /// Exactly one is given: `to` or `by`.
    pub fn clock_advance(&self) -> ClockAdvanceCall {
        ClockAdvanceCall { request: self.request("clock.advance") }
    }

    /// Notes that a consumer is done with the events up to a cursor.
    pub fn events_acknowledge(&self, consumer: impl Into<String>, cursor: impl Into<String>) -> EventsAcknowledgeCall {
        let mut request = self.request("events.acknowledge");
        let given: String = consumer.into();
        request.set("consumer", &given);
        let given: String = cursor.into();
        request.set("cursor", &given);
        EventsAcknowledgeCall { request }
    }

    /// Reads what happened in a project, in order, from any place.
    pub fn events_read(&self) -> EventsReadCall {
        EventsReadCall { request: self.request("events.read") }
    }

    /// Has the connection told of events as they come, by notifications.
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

    /// Reads events as events.read does, and waits while there are none.
    pub fn events_wait(&self, timeout_ms: i64) -> EventsWaitCall {
        let mut request = self.request("events.wait");
        request.set("timeoutMs", &timeout_ms);
        EventsWaitCall { request }
    }

    /// Tells why a user may use something or not, and what would help.
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

    /// Starts a device, with an anonymous user of its own.
    pub fn install(&self) -> InstallCall {
        InstallCall { request: self.request("install") }
    }

    /// Logs the user of a device out.
    pub fn logout(&self, device: impl Into<String>) -> LogoutCall {
        let mut request = self.request("logout");
        let given: String = device.into();
        request.set("device", &given);
        LogoutCall { request }
    }

    /// Creates a project, or changes what is given of it.
    pub fn project_define(&self) -> ProjectDefineCall {
        ProjectDefineCall { request: self.request("project.define") }
    }

    /// Shows a project's definition, every rule spelled out, and how much it holds.
    pub fn project_describe(&self) -> ProjectDescribeCall {
        ProjectDescribeCall { request: self.request("project.describe") }
    }

    /// Lists the projects, in the order of their ids' bytes.
    pub fn project_list(&self) -> ProjectListCall {
        ProjectListCall { request: self.request("project.list") }
    }

    /// Shows where a project's events are posted, and with which secrets.
    pub fn project_webhooks(&self) -> ProjectWebhooksCall {
        ProjectWebhooksCall { request: self.request("project.webhooks") }
    }

    /// Records a transaction of a store, and who holds it.
    ///
    /// Exactly one is given: `device` or `user_id`.
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

    /// Takes in what a store tells of a purchase besides its transactions.
    pub fn purchase_update(&self, store: impl Into<String>, original_transaction_id: impl Into<String>) -> PurchaseUpdateCall {
        let mut request = self.request("purchase.update");
        let given: String = store.into();
        request.set("store", &given);
        let given: String = original_transaction_id.into();
        request.set("originalTransactionId", &given);
        PurchaseUpdateCall { request }
    }

    /// Brings what the store account of a device has bought to its current user.
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

    /// Gives this protocol as an OpenRPC document.
    pub fn rpc_discover(&self) -> RpcDiscoverCall {
        RpcDiscoverCall { request: self.request("rpc.discover") }
    }

    /// Lists the methods, or describes one.
    pub fn server_describe(&self) -> ServerDescribeCall {
        ServerDescribeCall { request: self.request("server.describe") }
    }

    /// Tells what daemon this is, its limits, and how it sees the caller.
    pub fn server_info(&self) -> ServerInfoCall {
        ServerInfoCall { request: self.request("server.info") }
    }

    /// Answers, to show that the daemon does.
    pub fn server_ping(&self) -> ServerPingCall {
        ServerPingCall { request: self.request("server.ping") }
    }

    /// Keeps a word about a user for other systems; and never changes access.
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

    /// Erases a customer from everything that is kept.
    pub fn user_delete(&self, user_id: impl Into<String>) -> UserDeleteCall {
        let mut request = self.request("user.delete");
        let given: String = user_id.into();
        request.set("userId", &given);
        UserDeleteCall { request }
    }

    /// Tells everything that is held about a customer.
    pub fn user_export(&self, user_id: impl Into<String>) -> UserExportCall {
        let mut request = self.request("user.export");
        let given: String = user_id.into();
        request.set("userId", &given);
        UserExportCall { request }
    }

    /// Takes a link back: holders and customers are as if it had never been made.
    pub fn user_link_undo(&self, event: impl Into<String>) -> UserLinkUndoCall {
        let mut request = self.request("user.link.undo");
        let given: String = event.into();
        request.set("event", &given);
        UserLinkUndoCall { request }
    }

    /// Tells who the user of a device is, or whom an id reaches.
    ///
    /// Exactly one is given: `device` or `user_id`.
    pub fn user_info(&self) -> UserInfoCall {
        UserInfoCall { request: self.request("userInfo") }
    }

    /// Tells what setUserProperty has kept.
    ///
    /// Exactly one is given: `device` or `user_id`.
    pub fn user_properties(&self) -> UserPropertiesCall {
        UserPropertiesCall { request: self.request("userProperties") }
    }
}

/// A call of `checkEntitlements`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct CheckEntitlementsCall {
    request: Request,
}

impl CheckEntitlementsCall {
    /// The device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// A user, instead of a device.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// Answer for these, each of them, and for no others.
    pub fn entitlements(mut self, entitlements: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.request.set("entitlements", &entitlements.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// The moment to answer for, with today's links; now when left out.
    pub fn at(mut self, at: impl Into<Moment>) -> Self {
        let given: Moment = at.into();
        self.request.set("at", &given);
        self
    }

    /// What to answer for a userId that the project does not have: an error, or a result with
    /// nothing active and `known` false. The daemon creates nobody. Applies to userId only;
    /// default error.
    pub fn if_unknown(mut self, if_unknown: impl Into<CheckEntitlementsIfUnknown>) -> Self {
        let given: CheckEntitlementsIfUnknown = if_unknown.into();
        self.request.set("ifUnknown", &given);
        self
    }

    /// The project to work in.
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
    /// The moment that it is to show.
    pub fn to(mut self, to: impl Into<Moment>) -> Self {
        let given: Moment = to.into();
        self.request.set("to", &given);
        self
    }

    /// How far it is to go.
    pub fn by(mut self, by: impl Into<Period>) -> Self {
        let given: Period = by.into();
        self.request.set("by", &given);
        self
    }

    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// Where to go on: the cursor of an earlier answer.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        let given: String = after.into();
        self.request.set("after", &given);
        self
    }

    /// How many events at most.
    pub fn limit(mut self, limit: i64) -> Self {
        self.request.set("limit", &limit);
        self
    }

    /// Only what is about this customer; any id that reaches it.
    pub fn user(mut self, user: impl Into<String>) -> Self {
        let given: String = user.into();
        self.request.set("user", &given);
        self
    }

    /// Only these kinds.
    pub fn kinds(mut self, kinds: impl IntoIterator<Item = impl Into<EventKind>>) -> Self {
        self.request.set("kinds", &kinds.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Goes on behind what this consumer has acknowledged; instead of after.
    pub fn consumer(mut self, consumer: impl Into<String>) -> Self {
        let given: String = consumer.into();
        self.request.set("consumer", &given);
        self
    }

    /// The project to work in.
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
    /// Where to begin: the cursor of an earlier answer. From now on when left out.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        let given: String = after.into();
        self.request.set("after", &given);
        self
    }

    /// Only these kinds.
    pub fn kinds(mut self, kinds: impl IntoIterator<Item = impl Into<EventKind>>) -> Self {
        self.request.set("kinds", &kinds.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// The project to work in.
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
    /// The project to work in.
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
    /// Where to go on: the cursor of an earlier answer.
    pub fn after(mut self, after: impl Into<String>) -> Self {
        let given: String = after.into();
        self.request.set("after", &given);
        self
    }

    /// How many events at most.
    pub fn limit(mut self, limit: i64) -> Self {
        self.request.set("limit", &limit);
        self
    }

    /// Only what is about this customer; any id that reaches it.
    pub fn user(mut self, user: impl Into<String>) -> Self {
        let given: String = user.into();
        self.request.set("user", &given);
        self
    }

    /// Only these kinds.
    pub fn kinds(mut self, kinds: impl IntoIterator<Item = impl Into<EventKind>>) -> Self {
        self.request.set("kinds", &kinds.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Goes on behind what this consumer has acknowledged; instead of after.
    pub fn consumer(mut self, consumer: impl Into<String>) -> Self {
        let given: String = consumer.into();
        self.request.set("consumer", &given);
        self
    }

    /// The project to work in.
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
    /// The device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// A user, instead of a device.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// The moment to answer for, with today's links; now when left out.
    pub fn at(mut self, at: impl Into<Moment>) -> Self {
        let given: Moment = at.into();
        self.request.set("at", &given);
        self
    }

    /// The project to work in.
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
    /// The device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// A user, instead of a device.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// The last moment of the grant; no end when left out.
    pub fn expires_at(mut self, expires_at: impl Into<Moment>) -> Self {
        let given: Moment = expires_at.into();
        self.request.set("expiresAt", &given);
        self
    }

    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// The device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Instead of the device: its anonymous user.
    pub fn anonymous_id(mut self, anonymous_id: impl Into<String>) -> Self {
        let given: String = anonymous_id.into();
        self.request.set("anonymousId", &given);
        self
    }

    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// The device; made up when left out.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// Start the device as this user: nothing is attached, moved or aliased.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// The store account whose purchases the device can present.
    pub fn store_account(mut self, store_account: impl Into<String>) -> Self {
        let given: String = store_account.into();
        self.request.set("storeAccount", &given);
        self
    }

    /// What the device runs.
    pub fn platform(mut self, platform: impl Into<String>) -> Self {
        let given: String = platform.into();
        self.request.set("platform", &given);
        self
    }

    /// The app that was installed.
    pub fn app(mut self, app: impl Into<String>) -> Self {
        let given: String = app.into();
        self.request.set("app", &given);
        self
    }

    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// How purchases and users move; qonversion for a new project.
    pub fn rules(mut self, rules: impl Into<RulesChoice>) -> Self {
        let given: RulesChoice = rules.into();
        self.request.set("rules", &given);
        self
    }

    /// The whole catalogue.
    pub fn products(mut self, products: impl IntoIterator<Item = (impl Into<String>, impl Into<Product>)>) -> Self {
        self.request.set("products", &products.into_iter().map(|(name, each)| (name.into(), each.into())).collect::<BTreeMap<String, Product>>());
        self
    }

    /// What may be granted besides what the catalogue gives.
    pub fn entitlements(mut self, entitlements: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.request.set("entitlements", &entitlements.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Which purchases count; production for a new project.
    pub fn environment(mut self, environment: impl Into<ProjectEnvironment>) -> Self {
        let given: ProjectEnvironment = environment.into();
        self.request.set("environment", &given);
        self
    }

    /// Whose time it lives in; only before its first device or user. The system's for a new
    /// project.
    pub fn clock(mut self, clock: impl Into<ClockChoice>) -> Self {
        let given: ClockChoice = clock.into();
        self.request.set("clock", &given);
        self
    }

    /// Where events are posted; the whole list, each URL once. None for a new project.
    pub fn webhooks(mut self, webhooks: impl IntoIterator<Item = impl Into<WebhookChoice>>) -> Self {
        self.request.set("webhooks", &webhooks.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// The project to work in.
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
    /// Taken so that a client may send it with every call; it must exist, and changes nothing.
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

/// A call of `project.webhooks`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct ProjectWebhooksCall {
    request: Request,
}

impl ProjectWebhooksCall {
    /// The project to work in.
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
    /// The device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// A user, instead of a device; made when there is none, for the money is real.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// The first transaction of its chain; this one when left out.
    pub fn original_transaction_id(mut self, original_transaction_id: impl Into<String>) -> Self {
        let given: String = original_transaction_id.into();
        self.request.set("originalTransactionId", &given);
        self
    }

    /// What the product is; wins over the catalogue.
    pub fn kind(mut self, kind: impl Into<ProductKind>) -> Self {
        let given: ProductKind = kind.into();
        self.request.set("kind", &given);
        self
    }

    /// When; now when left out.
    pub fn purchased_at(mut self, purchased_at: impl Into<Moment>) -> Self {
        let given: Moment = purchased_at.into();
        self.request.set("purchasedAt", &given);
        self
    }

    /// The last moment of the period; no end when left out.
    pub fn expires_at(mut self, expires_at: impl Into<Moment>) -> Self {
        let given: Moment = expires_at.into();
        self.request.set("expiresAt", &given);
        self
    }

    /// What the customer pays for the period.
    pub fn period_type(mut self, period_type: impl Into<PeriodType>) -> Self {
        let given: PeriodType = period_type.into();
        self.request.set("periodType", &given);
        self
    }

    /// Where the store took the money.
    pub fn environment(mut self, environment: impl Into<PurchaseEnvironment>) -> Self {
        let given: PurchaseEnvironment = environment.into();
        self.request.set("environment", &given);
        self
    }

    /// Bought by somebody else in the family.
    pub fn is_family_shared(mut self, is_family_shared: bool) -> Self {
        self.request.set("isFamilyShared", &is_family_shared);
        self
    }

    /// What was paid.
    pub fn price(mut self, price: impl Into<String>) -> Self {
        let given: String = price.into();
        self.request.set("price", &given);
        self
    }

    /// In which currency.
    pub fn currency(mut self, currency: impl Into<String>) -> Self {
        let given: String = currency.into();
        self.request.set("currency", &given);
        self
    }

    /// In which country.
    pub fn country(mut self, country: impl Into<String>) -> Self {
        let given: String = country.into();
        self.request.set("country", &given);
        self
    }

    /// The offer that was redeemed.
    pub fn offer_code(mut self, offer_code: impl Into<String>) -> Self {
        let given: String = offer_code.into();
        self.request.set("offerCode", &given);
        self
    }

    /// Told again in the events of this purchase.
    pub fn attributes(mut self, attributes: impl IntoIterator<Item = (impl Into<String>, impl Into<String>)>) -> Self {
        self.request.set("attributes", &attributes.into_iter().map(|(name, each)| (name.into(), each.into())).collect::<BTreeMap<String, String>>());
        self
    }

    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// Another last moment of the period; null: no end.
    pub fn expires_at(mut self, expires_at: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = expires_at.into();
        self.request.set("expiresAt", &given);
        self
    }

    /// Whether it renews by itself; null is true.
    pub fn auto_renew(mut self, auto_renew: impl Into<Maybe<bool>>) -> Self {
        let given: Maybe<bool> = auto_renew.into();
        self.request.set("autoRenew", &given);
        self
    }

    /// The last moment of the grace period; null: there is none.
    pub fn grace_period_expires_at(mut self, grace_period_expires_at: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = grace_period_expires_at.into();
        self.request.set("gracePeriodExpiresAt", &given);
        self
    }

    /// Whether the store still tries to get its money; null is false.
    pub fn billing_retry(mut self, billing_retry: impl Into<Maybe<bool>>) -> Self {
        let given: Maybe<bool> = billing_retry.into();
        self.request.set("billingRetry", &given);
        self
    }

    /// The moment at which a pause is over; null: there is none.
    pub fn paused_until(mut self, paused_until: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = paused_until.into();
        self.request.set("pausedUntil", &given);
        self
    }

    /// When the money was given back; null: it was not.
    pub fn refunded_at(mut self, refunded_at: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = refunded_at.into();
        self.request.set("refundedAt", &given);
        self
    }

    /// When it was taken away, as when family sharing ends; null: it was not.
    pub fn revoked_at(mut self, revoked_at: impl Into<Maybe<Moment>>) -> Self {
        let given: Maybe<Moment> = revoked_at.into();
        self.request.set("revokedAt", &given);
        self
    }

    /// The product from now on: a change of plan.
    pub fn product(mut self, product: impl Into<String>) -> Self {
        let given: String = product.into();
        self.request.set("product", &given);
        self
    }

    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// Exactly these, whoever's account they came from; an empty list restores nothing.
    pub fn purchases(mut self, purchases: impl IntoIterator<Item = impl Into<PurchaseName>>) -> Self {
        self.request.set("purchases", &purchases.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// The device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// A user, instead of a device.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// Its name.
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
    /// Comes back as it is, without the blanks between its tokens.
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

/// A call of `setUserProperty`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct SetUserPropertyCall {
    request: Request,
}

impl SetUserPropertyCall {
    /// The device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// A user, instead of a device.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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

/// A call of `user.delete`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct UserDeleteCall {
    request: Request,
}

impl UserDeleteCall {
    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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
    /// The project to work in.
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

/// A call of `user.link.undo`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct UserLinkUndoCall {
    request: Request,
}

impl UserLinkUndoCall {
    /// The project to work in.
    pub fn project(mut self, project: impl Into<String>) -> Self {
        let given: String = project.into();
        self.request.set("project", &given);
        self
    }

    /// Answer as if it were done, with the events that it would cause, and change nothing.
    pub fn dry_run(mut self, dry_run: bool) -> Self {
        self.request.set("dryRun", &dry_run);
        self
    }

    /// The same key with the same params again gives the stored result.
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

/// A call of `userInfo`, which `send` makes.
#[must_use = "`send` makes the call"]
#[derive(Debug, Clone)]
pub struct UserInfoCall {
    request: Request,
}

impl UserInfoCall {
    /// The device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// A user, instead of a device.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// The project to work in.
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
    /// The device.
    pub fn device(mut self, device: impl Into<String>) -> Self {
        let given: String = device.into();
        self.request.set("device", &given);
        self
    }

    /// A user, instead of a device.
    pub fn user_id(mut self, user_id: impl Into<String>) -> Self {
        let given: String = user_id.into();
        self.request.set("userId", &given);
        self
    }

    /// The project to work in.
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
