// Made by clients/generate from Protocol; a change made here is lost.

//! Every method of the protocol, as a builder.

use std::collections::BTreeMap;

use super::types::*;
use crate::call::call;
use crate::records::{list, map};
use crate::{Json, Maybe, Moment, Period};

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

call! {
    /// Returns the entitlements of a user, active and inactive.
    ///
    /// Exactly one is given: `device` or `user_id`.
    check_entitlements "checkEntitlements" CheckEntitlementsCall -> CheckEntitlementsResult {
    } {
        /// Id of the device.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of the user, instead of `device`.
        user_id: String = "userId" (impl Into<String>, user_id.into()),
        /// Ids of the entitlements to return, including those that the user does not have. The
        /// warning `unknownEntitlement` names those that the project does not define either.
        /// Default: every entitlement of the products that the user's purchases have then, and of
        /// the grants.
        entitlements: Vec<String> = "entitlements"
            (impl IntoIterator<Item = impl Into<String>>, list(entitlements)),
        /// Moment to evaluate, RFC 3339, with today's holders. Default: now.
        at: Moment = "at" (impl Into<Moment>, at.into()),
        /// Reply for a userId that the project does not have: `error`, or `none` for a result
        /// with no active entitlement and `known` false. The daemon does not create the user.
        if_unknown: CheckEntitlementsIfUnknown = "ifUnknown"
            (impl Into<CheckEntitlementsIfUnknown>, if_unknown.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Moves a manual clock forward, and applies in order everything that falls due on the way.
    ///
    /// Exactly one is given: `to` or `by`.
    clock_advance "clock.advance" ClockAdvanceCall -> ClockAdvanceResult {
    } {
        /// New time of the clock, RFC 3339.
        to: Moment = "to" (impl Into<Moment>, to.into()),
        /// How far to move the clock: an ISO 8601 duration, for example P1M.
        by: Period = "by" (impl Into<Period>, by.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Records that a consumer has processed the events up to a cursor.
    events_acknowledge "events.acknowledge" EventsAcknowledgeCall -> EventsAcknowledgeResult {
        consumer: String = "consumer" (impl Into<String>, consumer.into()),
        cursor: String = "cursor" (impl Into<String>, cursor.into()),
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Reads the events of a project in order, from any position of its log.
    events_read "events.read" EventsReadCall -> EventsPage {
    } {
        /// Cursor from an earlier reply. The reply has the events after it.
        after: String = "after" (impl Into<String>, after.into()),
        /// Maximum number of events.
        limit: i64 = "limit" (i64, limit),
        /// Returns only events of this customer, by any of its ids.
        user: String = "user" (impl Into<String>, user.into()),
        /// Returns only events of these kinds.
        kinds: Vec<EventKind> = "kinds"
            (impl IntoIterator<Item = impl Into<EventKind>>, list(kinds)),
        /// Starts after the last event that this consumer acknowledged. Excludes `after`.
        consumer: String = "consumer" (impl Into<String>, consumer.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Subscribes this connection to events; they arrive as notifications.
    events_subscribe "events.subscribe" EventsSubscribeCall -> Subscription {
    } {
        /// Cursor from an earlier reply. The subscription starts with the event after it.
        /// Default: new events only.
        after: String = "after" (impl Into<String>, after.into()),
        /// Sends only events of these kinds.
        kinds: Vec<EventKind> = "kinds"
            (impl IntoIterator<Item = impl Into<EventKind>>, list(kinds)),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Ends a subscription of this connection.
    events_unsubscribe "events.unsubscribe" EventsUnsubscribeCall -> Subscription {
        subscription: String = "subscription" (impl Into<String>, subscription.into()),
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Reads events like events.read, and waits for new events if there are none.
    events_wait "events.wait" EventsWaitCall -> EventsPage {
        timeout_ms: i64 = "timeoutMs" (i64, timeout_ms),
    } {
        /// Cursor from an earlier reply. The reply has the events after it.
        after: String = "after" (impl Into<String>, after.into()),
        /// Maximum number of events.
        limit: i64 = "limit" (i64, limit),
        /// Returns only events of this customer, by any of its ids.
        user: String = "user" (impl Into<String>, user.into()),
        /// Returns only events of these kinds.
        kinds: Vec<EventKind> = "kinds"
            (impl IntoIterator<Item = impl Into<EventKind>>, list(kinds)),
        /// Starts after the last event that this consumer acknowledged. Excludes `after`.
        consumer: String = "consumer" (impl Into<String>, consumer.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Explains why an entitlement is active or not, and lists calls that would give access.
    ///
    /// Exactly one is given: `device` or `user_id`.
    explain "explain" ExplainCall -> ExplainResult {
        entitlement: String = "entitlement" (impl Into<String>, entitlement.into()),
    } {
        /// Id of the device.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of the user, instead of `device`.
        user_id: String = "userId" (impl Into<String>, user_id.into()),
        /// Moment to evaluate, RFC 3339, with today's holders. Default: now.
        at: Moment = "at" (impl Into<Moment>, at.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Gives an entitlement without a purchase.
    ///
    /// Exactly one is given: `device` or `user_id`.
    grant "grant" GrantCall -> GrantResult {
        entitlement: String = "entitlement" (impl Into<String>, entitlement.into()),
    } {
        /// Id of the device.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of the user, instead of `device`.
        user_id: String = "userId" (impl Into<String>, user_id.into()),
        /// Last millisecond of the grant, RFC 3339. Default: no end.
        expires_at: Moment = "expiresAt" (impl Into<Moment>, expires_at.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Logs a user in on a device.
    ///
    /// Exactly one is given: `device` or `anonymous_id`.
    identify "identify" IdentifyCall -> IdentifyResult {
        user_id: String = "userId" (impl Into<String>, user_id.into()),
    } {
        /// Id of the device.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of the device's anonymous user, instead of `device`.
        anonymous_id: String = "anonymousId" (impl Into<String>, anonymous_id.into()),
        /// Account token to register for the user, who then claims every unclaimed purchase that
        /// carries it.
        account_token: String = "accountToken" (impl Into<String>, account_token.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Registers a device and creates its anonymous user.
    install "install" InstallCall -> InstallResult {
    } {
        /// Id of the device. Default: a new id, which the daemon makes.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of a user to log in on the new device, without attaching, moving or aliasing
        /// anything.
        user_id: String = "userId" (impl Into<String>, user_id.into()),
        /// Store account whose purchases the device can restore.
        store_account: String = "storeAccount" (impl Into<String>, store_account.into()),
        /// Platform of the device: ios, android, web or another word of that form.
        platform: String = "platform" (impl Into<String>, platform.into()),
        /// The installed app, for example its bundle id.
        app: String = "app" (impl Into<String>, app.into()),
        /// Account token to register for the device's current user, who then claims every
        /// unclaimed purchase that carries it.
        account_token: String = "accountToken" (impl Into<String>, account_token.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Logs out the user of a device.
    logout "logout" LogoutCall -> LogoutResult {
        device: String = "device" (impl Into<String>, device.into()),
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Creates a project, or changes the given parts of its definition.
    project_define "project.define" ProjectDefineCall -> ProjectDefineResult {
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// How users and purchases move: a preset, or a preset and the rules that differ from it.
        /// Default for a new project: qonversion.
        rules: RulesChoice = "rules" (impl Into<RulesChoice>, rules.into()),
        /// The catalogue: products by their ids. It replaces the previous catalogue as a whole. A
        /// product that a stored transaction names cannot be left out unless `removed` names it.
        products: BTreeMap<String, Product> = "products"
            (impl IntoIterator<Item = (impl Into<String>, impl Into<Product>)>, map(products)),
        /// Ids that `grant` accepts in addition to the entitlements of the catalogue. They
        /// replace the previous list as a whole.
        entitlements: Vec<String> = "entitlements"
            (impl IntoIterator<Item = impl Into<String>>, list(entitlements)),
        /// Environment whose purchases give access. Default for a new project: production.
        environment: ProjectEnvironment = "environment"
            (impl Into<ProjectEnvironment>, environment.into()),
        /// Clock of the project: `system`, `manual` (a manual clock that starts now), or
        /// {"manual": TIMESTAMP}. It can only change before the first device, user or purchase.
        /// Default for a new project: system.
        clock: ClockChoice = "clock" (impl Into<ClockChoice>, clock.into()),
        /// URLs that receive the project's events, each URL once. They replace the previous list
        /// as a whole. Default for a new project: none.
        webhooks: Vec<Webhook> = "webhooks"
            (impl IntoIterator<Item = impl Into<Webhook>>, list(webhooks)),
        /// Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify`
        /// verifies and reads what these stores send. `custom` lists stores of the project's own,
        /// up to 20. A custom store stays while a purchase names it. Default for a new project:
        /// none.
        stores: Stores = "stores" (impl Into<Stores>, stores.into()),
        /// Products that `products` leaves out although stored transactions name them: their
        /// buyers lose what these products give.
        removed: Vec<String> = "removed"
            (impl IntoIterator<Item = impl Into<String>>, list(removed)),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Returns the definition of a project with every rule, and the number of its records.
    project_describe "project.describe" ProjectDescribeCall -> ProjectDescribeResult {
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Lists the projects, sorted by id in byte order.
    project_list "project.list" ProjectListCall -> ProjectListResult {
    } {
        /// Has no effect, but must exist: a client can send it with every call.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Returns how a project verifies and reads what stores send, with Stripe's secrets.
    project_stores "project.stores" ProjectStoresCall -> ProjectStoresResult {
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Returns the webhooks of a project with their secrets.
    project_webhooks "project.webhooks" ProjectWebhooksCall -> ProjectWebhooksResult {
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Records a store transaction, and sets the holders of a new purchase.
    purchase "purchase" PurchaseCall -> PurchaseResult {
        product: String = "product" (impl Into<String>, product.into()),
        store: String = "store" (impl Into<String>, store.into()),
        transaction_id: String = "transactionId" (impl Into<String>, transaction_id.into()),
    } {
        /// Id of the device on which the customer bought.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of the buyer, instead of `device`. The daemon creates an unknown user, so that no
        /// payment is lost.
        user_id: String = "userId" (impl Into<String>, user_id.into()),
        /// Id of the first transaction of the same purchase. Default: `transactionId`.
        original_transaction_id: String = "originalTransactionId"
            (impl Into<String>, original_transaction_id.into()),
        /// Kind of the product. It overrides the kind in the catalogue.
        kind: ProductKind = "kind" (impl Into<ProductKind>, kind.into()),
        /// Purchase time, RFC 3339. Default: `asOf`, or now.
        purchased_at: Moment = "purchasedAt" (impl Into<Moment>, purchased_at.into()),
        /// Last millisecond of the paid period, RFC 3339. Default: no end.
        expires_at: Moment = "expiresAt" (impl Into<Moment>, expires_at.into()),
        /// Price of the period: full (normal), a trial, or introductory (intro).
        period_type: PeriodType = "periodType" (impl Into<PeriodType>, period_type.into()),
        /// Environment of the store: production, or sandbox for test purchases.
        environment: PurchaseEnvironment = "environment"
            (impl Into<PurchaseEnvironment>, environment.into()),
        /// Whether a family member bought it and shares it.
        is_family_shared: bool = "isFamilyShared" (bool, is_family_shared),
        /// Price that the customer paid: a decimal number in a string, for example "9.99".
        price: String = "price" (impl Into<String>, price.into()),
        /// Currency of the price: an ISO 4217 code, for example EUR.
        currency: String = "currency" (impl Into<String>, currency.into()),
        /// Country of the purchase: an ISO 3166 code, for example DE.
        country: String = "country" (impl Into<String>, country.into()),
        /// Offer code that the customer redeemed.
        offer_code: String = "offerCode" (impl Into<String>, offer_code.into()),
        /// Up to 20 strings of your own, which the events of this purchase repeat.
        attributes: BTreeMap<String, String> = "attributes"
            (impl IntoIterator<Item = (impl Into<String>, impl Into<String>)>, map(attributes)),
        /// Time at which the store made this statement, RFC 3339. Without it, this is a statement
        /// of the caller, made now.
        as_of: Moment = "asOf" (impl Into<Moment>, as_of.into()),
        /// Purchase of the same store that this one takes over: its `originalTransactionId`, or
        /// one of its keys. Google calls it linkedPurchaseToken.
        replaces: String = "replaces" (impl Into<String>, replaces.into()),
        /// Up to ten further names of the purchase, for example a Google order id. Each finds it
        /// wherever `originalTransactionId` is a param. If the daemon does not know
        /// `originalTransactionId`, the first key that names a purchase does.
        keys: Vec<String> = "keys" (impl IntoIterator<Item = impl Into<String>>, list(keys)),
        /// Account token of the purchase. When the call names a user or a device, it is
        /// registered for that user.
        account_token: String = "accountToken" (impl Into<String>, account_token.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Updates a purchase, for example after a refund. Omitted params keep their value.
    purchase_update "purchase.update" PurchaseUpdateCall -> PurchaseUpdateResult {
        store: String = "store" (impl Into<String>, store.into()),
        original_transaction_id: String = "originalTransactionId"
            (impl Into<String>, original_transaction_id.into()),
    } {
        /// New last millisecond of the paid period, RFC 3339; null: no end.
        expires_at: Maybe<Moment> = "expiresAt" (impl Into<Maybe<Moment>>, expires_at.into()),
        /// Whether the subscription renews automatically; null: true for a subscription, else
        /// false.
        auto_renew: Maybe<bool> = "autoRenew" (impl Into<Maybe<bool>>, auto_renew.into()),
        /// Last millisecond of the grace period, RFC 3339; null: no grace period.
        grace_period_expires_at: Maybe<Moment> = "gracePeriodExpiresAt"
            (impl Into<Maybe<Moment>>, grace_period_expires_at.into()),
        /// Whether the store retries a failed payment; null: false.
        billing_retry: Maybe<bool> = "billingRetry" (impl Into<Maybe<bool>>, billing_retry.into()),
        /// Time at which the pause ends, RFC 3339; null: no pause.
        paused_until: Maybe<Moment> = "pausedUntil" (impl Into<Maybe<Moment>>, paused_until.into()),
        /// Time of the refund, RFC 3339; null: no refund.
        refunded_at: Maybe<Moment> = "refundedAt" (impl Into<Maybe<Moment>>, refunded_at.into()),
        /// Time at which the store withdrew access, RFC 3339, for example when family sharing
        /// ends; null: not withdrawn.
        revoked_at: Maybe<Moment> = "revokedAt" (impl Into<Maybe<Moment>>, revoked_at.into()),
        /// Id of the product from now on: a change of plan.
        product: String = "product" (impl Into<String>, product.into()),
        /// Transaction that the statement is about. Required with `asOf`. Default: the latest;
        /// for a refund or a revocation, the latest that was bought at or before its moment.
        transaction_id: String = "transactionId" (impl Into<String>, transaction_id.into()),
        /// Time at which the store made this statement, RFC 3339. Without it, this is a statement
        /// of the caller, made now.
        as_of: Moment = "asOf" (impl Into<Moment>, as_of.into()),
        /// Time at which access ended before the end of the period, RFC 3339. Null clears it.
        ended_at: Maybe<Moment> = "endedAt" (impl Into<Maybe<Moment>>, ended_at.into()),
        /// Whether the subscription is paused, with or without a known end.
        paused: Maybe<bool> = "paused" (impl Into<Maybe<bool>>, paused.into()),
        /// Product of the next period. It gives no access. Null: the same product.
        renews_as: Maybe<String> = "renewsAs" (impl Into<Maybe<String>>, renews_as.into()),
        /// Why the purchase ended, or will end. Null clears it.
        end_reason: Maybe<EndReason> = "endReason" (impl Into<Maybe<EndReason>>, end_reason.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Restores the purchases of a device's store account for its current user.
    restore "restore" RestoreCall -> RestoreResult {
        device: String = "device" (impl Into<String>, device.into()),
    } {
        /// Purchases to restore, from any store account; an empty list restores nothing. Default:
        /// every purchase of the device's store account.
        purchases: Vec<PurchaseRef> = "purchases"
            (impl IntoIterator<Item = impl Into<PurchaseRef>>, list(purchases)),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Ends a grant.
    ///
    /// Exactly one is given: `device` or `user_id`.
    revoke "revoke" RevokeCall -> RevokeResult {
        entitlement: String = "entitlement" (impl Into<String>, entitlement.into()),
    } {
        /// Id of the device.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of the user, instead of `device`.
        user_id: String = "userId" (impl Into<String>, user_id.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Returns this protocol as an OpenRPC document.
    rpc_discover "rpc.discover" RpcDiscoverCall -> RpcDiscoverResult {
    } {
    }
}

call! {
    /// Lists the methods, or describes one method.
    server_describe "server.describe" ServerDescribeCall -> ServerDescribeResult {
    } {
        /// Name of the method to describe. Default: the list of all methods.
        method: String = "method" (impl Into<String>, method.into()),
    }
}

call! {
    /// Returns the daemon's version, limits and store, and the caller's role.
    server_info "server.info" ServerInfoCall -> ServerInfoResult {
    } {
    }
}

call! {
    /// Checks that the daemon replies.
    server_ping "server.ping" ServerPingCall -> ServerPingResult {
    } {
        /// Value that the reply repeats, without the white space between its tokens.
        echo: Maybe<Json> = "echo" (impl Into<Maybe<Json>>, echo.into()),
    }
}

call! {
    /// Returns counts and durations of requests, commits and background work since the daemon's
    /// start.
    server_stats "server.stats" ServerStatsCall -> ServerStatsResult {
    } {
    }
}

call! {
    /// Stores a key/value property; never affects access.
    ///
    /// Exactly one is given: `device` or `user_id`.
    set_user_property "setUserProperty" SetUserPropertyCall -> SetUserPropertyResult {
        key: String = "key" (impl Into<String>, key.into()),
        value: String = "value" (impl Into<String>, value.into()),
    } {
        /// Id of the device.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of the user, instead of `device`.
        user_id: String = "userId" (impl Into<String>, user_id.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Verifies a message of a store, and records what it reports.
    store_notify "store.notify" StoreNotifyCall -> StoreNotifyResult {
        store: StoreNotifyStore = "store" (impl Into<StoreNotifyStore>, store.into()),
    } {
        /// Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most
        /// 256 KiB. At least one of `payload` and `response` is required.
        payload: String = "payload" (impl Into<String>, payload.into()),
        /// Headers of the store's request, with names in any case. The daemon reads only
        /// `stripe-signature`.
        headers: BTreeMap<String, String> = "headers"
            (impl IntoIterator<Item = (impl Into<String>, impl Into<String>)>, map(headers)),
        /// What the caller fetched from the store's API, for `playStore` and `stripe`.
        response: StoreResponse = "response" (impl Into<StoreResponse>, response.into()),
        /// Device that presented the payload. At most one of `device` and `userId`.
        device: String = "device" (impl Into<String>, device.into()),
        /// User who presented the payload.
        user_id: String = "userId" (impl Into<String>, user_id.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Lists the unclaimed purchases: those that have had no holder yet.
    store_unclaimed "store.unclaimed" StoreUnclaimedCall -> StoreUnclaimedResult {
    } {
        /// Cursor from an earlier reply. The reply has the purchases after it.
        after: String = "after" (impl Into<String>, after.into()),
        /// Maximum number of purchases.
        limit: i64 = "limit" (i64, limit),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Deletes a customer and erases its ids from everything that the daemon stores.
    user_delete "user.delete" UserDeleteCall -> UserDeleteResult {
        user_id: String = "userId" (impl Into<String>, user_id.into()),
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
        /// When the reply comes: `pending`, when the tables have nothing of the customer any
        /// more; `cleared`, when no file has, which are overwritten at once.
        traces: UserDeleteTraces = "traces" (impl Into<UserDeleteTraces>, traces.into()),
    }
}

call! {
    /// Returns everything that the daemon stores about a customer.
    user_export "user.export" UserExportCall -> UserExportResult {
        user_id: String = "userId" (impl Into<String>, user_id.into()),
    } {
        /// Whether to leave out `events`, `cursor` and `moreEvents`.
        without_events: bool = "withoutEvents" (bool, without_events),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Imports a customer, as `user.export` returns it, completely or not at all.
    user_import "user.import" UserImportCall -> UserImportResult {
        ids: Vec<KnownId> = "ids" (impl IntoIterator<Item = impl Into<KnownId>>, list(ids)),
    } {
        /// The user as `user.export` shows it. The daemon reads only `customerId` and
        /// `createdAt`.
        user: User = "user" (impl Into<User>, user.into()),
        /// First id that the customer had; without it, the oldest of `ids`.
        first_id: String = "firstId" (impl Into<String>, first_id.into()),
        /// Id of the customer that acted last. It has no effect if the project knows the
        /// customer.
        last_id: String = "lastId" (impl Into<String>, last_id.into()),
        /// The customerId, instead of that of `user`. Without both: that of the customer who has
        /// one of the ids, else the oldest anonymous id, else a new one.
        customer_id: String = "customerId" (impl Into<String>, customer_id.into()),
        /// Devices. A device is created once its anonymous user exists, and its user is logged in
        /// there once that user exists.
        devices: Vec<Device> = "devices"
            (impl IntoIterator<Item = impl Into<Device>>, list(devices)),
        /// Account tokens.
        account_tokens: Vec<String> = "accountTokens"
            (impl IntoIterator<Item = impl Into<String>>, list(account_tokens)),
        /// Purchases with their transactions.
        purchases: Vec<Purchase> = "purchases"
            (impl IntoIterator<Item = impl Into<Purchase>>, list(purchases)),
        /// Purchases of which only the store and the name are known. The customer holds each one
        /// as soon as a store reports it; until then it gives no access.
        claims: Vec<PurchaseRef> = "claims"
            (impl IntoIterator<Item = impl Into<PurchaseRef>>, list(claims)),
        /// Grants, including those that have ended.
        grants: Vec<Grant> = "grants" (impl IntoIterator<Item = impl Into<Grant>>, list(grants)),
        /// Properties. The newer value of a key stays.
        properties: Vec<Property> = "properties"
            (impl IntoIterator<Item = impl Into<Property>>, list(properties)),
        /// Earlier values of properties that another user of the customer replaced.
        overridden: Vec<Property> = "overridden"
            (impl IntoIterator<Item = impl Into<Property>>, list(overridden)),
        /// Not used: access derives from purchases and grants.
        entitlements: BTreeMap<String, Json> = "entitlements"
            (impl IntoIterator<Item = (impl Into<String>, impl Into<Json>)>, map(entitlements)),
        /// Not used.
        at: Maybe<Moment> = "at" (impl Into<Maybe<Moment>>, at.into()),
        /// What happens to a purchase with holders whom its `holders` does not name. `refuse`:
        /// the call is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its
        /// transactions are merged, and its holders stay.
        on_conflict: UserImportOnConflict = "onConflict"
            (impl Into<UserImportOnConflict>, on_conflict.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Undoes a login, an alias or a transfer: its change of holders or customers.
    user_link_undo "user.link.undo" UserLinkUndoCall -> UserLinkUndoResult {
        event: String = "event" (impl Into<String>, event.into()),
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Lists the customerIds of the project's customers.
    user_list "user.list" UserListCall -> UserListResult {
    } {
        /// Cursor from an earlier reply. The reply has the customers after it.
        after: String = "after" (impl Into<String>, after.into()),
        /// Maximum number of customers.
        limit: i64 = "limit" (i64, limit),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Returns the current user of a device, or the user that an id belongs to.
    ///
    /// Exactly one is given: `device` or `user_id`.
    user_info "userInfo" UserInfoCall -> UserInfoResult {
    } {
        /// Id of the device.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of the user, instead of `device`.
        user_id: String = "userId" (impl Into<String>, user_id.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Returns the properties that setUserProperty stored.
    ///
    /// Exactly one is given: `device` or `user_id`.
    user_properties "userProperties" UserPropertiesCall -> UserPropertiesResult {
    } {
        /// Id of the device.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of the user, instead of `device`.
        user_id: String = "userId" (impl Into<String>, user_id.into()),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Makes the connection the only one that posts a project's events, until it closes. For
    /// programs that post.
    webhook_claim "webhook.claim" WebhookClaimCall -> WebhookClaimResult {
    } {
        /// The results of the posts. A report replaces the earlier report on its URL.
        reports: Vec<WebhookReport> = "reports"
            (impl IntoIterator<Item = impl Into<WebhookReport>>, list(reports)),
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Returns the state of a project's webhooks, without their secrets.
    webhook_list "webhook.list" WebhookListCall -> WebhookListResult {
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
    }
}

call! {
    /// Stops the posts to a URL until webhook.resume. Its events wait.
    webhook_pause "webhook.pause" WebhookPauseCall -> WebhookPosition {
        url: String = "url" (impl Into<String>, url.into()),
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Moves a webhook to a cursor, so that the events after it are posted, again if they were
    /// posted before.
    webhook_replay "webhook.replay" WebhookReplayCall -> WebhookPosition {
        url: String = "url" (impl Into<String>, url.into()),
        after: String = "after" (impl Into<String>, after.into()),
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}

call! {
    /// Resumes the posts to a paused URL, from its position.
    webhook_resume "webhook.resume" WebhookResumeCall -> WebhookPosition {
        url: String = "url" (impl Into<String>, url.into()),
    } {
        /// Id of the project.
        project: String = "project" (impl Into<String>, project.into()),
        /// Computes the result and the events without changing anything.
        dry_run: bool = "dryRun" (bool, dry_run),
        /// Makes a retry safe: the same key with the same params returns the stored result.
        idempotency_key: String = "idempotencyKey" (impl Into<String>, idempotency_key.into()),
    }
}
