// Made by clients/generate from Protocol; a change made here is lost.

//! What the daemon answers, and what it is given.

use std::collections::BTreeMap;

use crate::decode::{Decode, Members, Wrong};
use crate::encode::Encode;
use crate::records::{answered, given, kinds, list, map};
use crate::words::words;
use crate::{Json, Maybe, Moment, Number, Period};

words! {
    /// Environment of the App Store, by Apple's name. Apple does not sign what comes from `Xcode`
    /// and `LocalTesting`.
    AppStoreEnvironment {
        Production = "Production", Sandbox = "Sandbox", Xcode = "Xcode", LocalTesting =
        "LocalTesting",
    }
}

words! {
    /// Name of the rule, as in `project.define`.
    AppliedRuleName {
        PurchaseHolders = "purchaseHolders", OnIdentifyNew = "onIdentifyNew", OnIdentifyKnown =
        "onIdentifyKnown", OnRestore = "onRestore", AnonymousHolders = "anonymousHolders",
    }
}

words! {
    /// One of some words.
    CheckEntitlementsIfUnknown {
        Error = "error", None = "none",
    }
}

words! {
    /// One of some words.
    ClockKind {
        System = "system", Manual = "manual",
    }
}

words! {
    /// Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
    /// price increase, a product that is no longer sold (unavailable), the developer, another
    /// purchase that took it over (replaced), or another reason. Null when the store named none.
    EndReason {
        Customer = "customer", Billing = "billing", PriceIncrease = "priceIncrease", Unavailable =
        "unavailable", Developer = "developer", Replaced = "replaced", Other = "other",
    }
}

words! {
    /// What gave the entitlement; `manual` for a grant by the method `grant`.
    EntitlementGrantType {
        Purchase = "purchase", FamilySharing = "familySharing", OfferCode = "offerCode", Manual =
        "manual",
    }
}

words! {
    /// Whether the subscription renews. billingIssue: the store could not collect a payment.
    EntitlementRenewState {
        WillRenew = "willRenew", Canceled = "canceled", BillingIssue = "billingIssue",
        NonRenewable = "nonRenewable", Unknown = "unknown",
    }
}

words! {
    /// Kind of an event.
    EventKind {
        UserCreated = "userCreated", Identified = "identified", LoggedOut = "loggedOut",
        UsersAliased = "usersAliased", LinkUndone = "linkUndone", PurchaseRecorded =
        "purchaseRecorded", PurchaseRenewed = "purchaseRenewed", PurchaseUpdated =
        "purchaseUpdated", PurchaseExpired = "purchaseExpired", EntitlementsActivated =
        "entitlementsActivated", EntitlementsDeactivated = "entitlementsDeactivated",
        SubscriptionReceived = "subscriptionReceived", SubscriptionTransferred =
        "subscriptionTransferred", OneTimePurchaseReceived = "oneTimePurchaseReceived",
        OneTimePurchaseTransferred = "oneTimePurchaseTransferred", Granted = "granted",
        GrantRevoked = "grantRevoked", UserDeleted = "userDeleted", ClockAdvanced =
        "clockAdvanced", UserImported = "userImported", TracesCleared = "tracesCleared",
    }
}

words! {
    /// In identified: the outcome that identify returned.
    EventOutcome {
        Attached = "attached", Aliased = "aliased", Moved = "moved", Switched = "switched",
    }
}

words! {
    /// In `claimed`: what led to the user.
    ExplanationStepBy {
        Purchase = "purchase", Restore = "restore", AccountToken = "accountToken", Replaces =
        "replaces", FirstItem = "firstItem",
    }
}

words! {
    /// Method that made the step. In `revoked`: present if an import brought the end.
    ExplanationStepMethod {
        Identify = "identify", Restore = "restore", Purchase = "purchase", UserLinkUndo =
        "user.link.undo", UserImport = "user.import",
    }
}

words! {
    /// Kind of the step; rules.md describes each kind.
    ExplanationStepStep {
        Purchased = "purchased", Claimed = "claimed", Granted = "granted", Attached = "attached",
        Moved = "moved", Shared = "shared", Transferred = "transferred", Aliased = "aliased",
        Unclear = "unclear", Identified = "identified", Renewed = "renewed", Revoked = "revoked",
        Mapped = "mapped", Clock = "clock",
    }
}

words! {
    /// attached: the user became a holder of at least one purchase, and no holder lost any.
    /// moved: purchases moved from the anonymous user to this user. aliased: both users became
    /// one customer. switched: only the device's current user changed. unchanged: the user was
    /// already logged in.
    IdentifyResultOutcome {
        Attached = "attached", Aliased = "aliased", Moved = "moved", Switched = "switched",
        Unchanged = "unchanged",
    }
}

words! {
    /// Who uses the id. `customer`: the customerId of a customer that began with an identified
    /// user.
    KnownIdKind {
        Anonymous = "anonymous", Identified = "identified", Customer = "customer",
    }
}

words! {
    /// loggedOut: the device's anonymous user is current again. rotated: the device has a new
    /// anonymous user. unchanged: no user was logged in.
    LogoutResultOutcome {
        LoggedOut = "loggedOut", Rotated = "rotated", Unchanged = "unchanged",
    }
}

words! {
    /// The first criterion, in the order of rules.md, in which the two differ.
    LosingSourceLostBy {
        Active = "active", End = "end", PurchasedAt = "purchasedAt", TransactionId =
        "transactionId", Store = "store", OriginalTransactionId = "originalTransactionId", Order =
        "order",
    }
}

words! {
    /// What is missing; rules.md describes each kind.
    MissingReasonKind {
        Expired = "expired", Paused = "paused", BillingRetry = "billingRetry", Refunded =
        "refunded", Revoked = "revoked", NotYet = "notYet", Environment = "environment", NotMapped
        = "notMapped", NotIdentified = "notIdentified", HeldByAnother = "heldByAnother",
        HeldByNobody = "heldByNobody", NoProduct = "noProduct", NoPurchase = "noPurchase",
        NotGranted = "notGranted",
    }
}

words! {
    /// `none` for clients without a role, whose requests the daemon refuses.
    PeerStatsRole {
        None = "none", Read = "read", Write = "write", Admin = "admin",
    }
}

words! {
    /// Price of a period: full (normal), a trial, or introductory (intro).
    PeriodType {
        Normal = "normal", Trial = "trial", Intro = "intro",
    }
}

words! {
    /// A named set of rules.
    Preset {
        Qonversion = "qonversion", Revenuecat = "revenuecat", RevenuecatLegacy =
        "revenuecatLegacy", Purchasely = "purchasely",
    }
}

words! {
    /// Kind of a product, which determines how a purchase moves and expires.
    ProductKind {
        Subscription = "subscription", NonRenewingSubscription = "nonRenewingSubscription",
        NonConsumable = "nonConsumable", Consumable = "consumable",
    }
}

words! {
    /// Which purchases give access: those of production, those of the sandbox, or both (any).
    ProjectEnvironment {
        Production = "production", Sandbox = "sandbox", Any = "any",
    }
}

words! {
    /// Environment of the store: production, or sandbox for test purchases.
    PurchaseEnvironment {
        Production = "production", Sandbox = "sandbox",
    }
}

words! {
    /// As of `purchase`.
    PurchaseOutcome {
        Recorded = "recorded", Renewed = "renewed", PlanChanged = "planChanged", Received =
        "received", Claimed = "claimed", Updated = "updated", Stale = "stale", Unchanged =
        "unchanged",
    }
}

words! {
    /// applied: a field changed. stale: the daemon had newer information about every field that
    /// differs. unchanged: no field differs.
    PurchaseUpdateResultOutcome {
        Applied = "applied", Stale = "stale", Unchanged = "unchanged",
    }
}

words! {
    /// The rule that refused it.
    RefusalRule {
        OnRestore = "onRestore", OneTimePurchases = "oneTimePurchases",
    }
}

words! {
    /// Method that made it.
    RemainingChangeMethod {
        Restore = "restore", Purchase = "purchase", UserLinkUndo = "user.link.undo", UserImport =
        "user.import",
    }
}

words! {
    /// Role that the caller needs.
    Role {
        Read = "read", Write = "write", Admin = "admin",
    }
}

words! {
    /// What a restore does with a purchase that only anonymous users hold.
    RulesAnonymousHolders {
        AsOthers = "asOthers", Alias = "alias",
    }
}

words! {
    /// What a logout does when no user is logged in.
    RulesOnAnonymousLogout {
        Ignore = "ignore", Refuse = "refuse", Rotate = "rotate",
    }
}

words! {
    /// What a login of a known user id does when no user is logged in on the device.
    RulesOnIdentify {
        Attach = "attach", Alias = "alias", AliasUnlessLinked = "aliasUnlessLinked", Move =
        "move", Switch = "switch",
    }
}

words! {
    /// The current user after a logout: the same anonymous user (return), or a new anonymous user
    /// (rotate).
    RulesOnLogout {
        Return = "return", Rotate = "rotate",
    }
}

words! {
    /// What a restore does with a purchase that another user holds.
    RulesOnRestore {
        Share = "share", Transfer = "transfer", TransferIfInactive = "transferIfInactive", Keep =
        "keep", Alias = "alias",
    }
}

words! {
    /// What a login does when another user is logged in on the device.
    RulesOnSwitch {
        LogoutFirst = "logoutFirst", Switch = "switch",
    }
}

words! {
    /// Whether a restore moves one-time purchases.
    RulesOneTimePurchases {
        Move = "move", Stay = "stay",
    }
}

words! {
    /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
    /// current user.
    RulesPurchaseHolders {
        DeviceAndUser = "deviceAndUser", CurrentUser = "currentUser",
    }
}

words! {
    /// What the daemon does with a purchase that a store reports without a known user: it does
    /// not record it (ignore), records it without a holder (keep), or gives it to a new anonymous
    /// user (anonymous).
    RulesUnclaimedPurchases {
        Ignore = "ignore", Keep = "keep", Anonymous = "anonymous",
    }
}

words! {
    /// State of a purchase or grant. Null before it begins, and for an entitlement that only
    /// `entitlements` of `checkEntitlements` names.
    State {
        Active = "active", Trial = "trial", Intro = "intro", GracePeriod = "gracePeriod",
        BillingRetry = "billingRetry", Paused = "paused", Expired = "expired", Refunded =
        "refunded", Revoked = "revoked",
    }
}

words! {
    /// applied: a record changed. stale: the daemon has newer or equal information. repeated: the
    /// daemon recorded this notification before. ignored: it changes nothing, see `why`.
    /// unclaimed: the purchase is recorded, and has no holder yet. ask: the store says only that
    /// something changed, see `ask`.
    StoreNotifyResultOutcome {
        Applied = "applied", Stale = "stale", Repeated = "repeated", Ignored = "ignored",
        Unclaimed = "unclaimed", Ask = "ask",
    }
}

words! {
    /// Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for
    /// the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it
    /// reports nothing about a purchase. unknownType: the daemon does not know its type. Absent
    /// otherwise.
    StoreNotifyResultWhy {
        Test = "test", Unclaimed = "unclaimed", NoEffect = "noEffect", UnknownType =
        "unknownType",
    }
}

words! {
    /// One of some words.
    StoreNotifyStore {
        AppStore = "appStore", PlayStore = "playStore", Stripe = "stripe",
    }
}

words! {
    /// What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
    /// (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
    StoreObjectKind {
        Subscription = "subscription", Product = "product", Invoice = "invoice", CheckoutSession =
        "checkoutSession",
    }
}

words! {
    /// What the object at Stripe must contain as a whole, and not as an id.
    StoreQuestionExpand {
        LatestInvoice = "latest_invoice", Subscription = "subscription",
    }
}

words! {
    /// `replicated` if a commit waits until a standby has it; otherwise `local`. Only if
    /// `shared`, and once the database has answered.
    StoreStateDurability {
        Local = "local", Replicated = "replicated",
    }
}

words! {
    /// Kind of the store.
    StoreStateKind {
        Memory = "memory", Sqlite = "sqlite", Postgres = "postgres",
    }
}

words! {
    /// Member of Stripe's price that names the product: its `product`, its own id, or its
    /// `lookup_key`.
    StripeSettingsProduct {
        Product = "product", Price = "price", LookupKey = "lookupKey",
    }
}

words! {
    /// What is left of what is erased. `pending`: free bytes of the daemon's files, until
    /// `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing.
    /// `database`: it is deleted from the shared database, whose files belong to its
    /// administrator (fleet.md).
    UserDeleteResultTraces {
        Pending = "pending", Cleared = "cleared", Database = "database",
    }
}

words! {
    /// One of some words.
    UserDeleteTraces {
        Pending = "pending", Cleared = "cleared",
    }
}

words! {
    /// One of some words.
    UserImportOnConflict {
        Refuse = "refuse", Skip = "skip", Merge = "merge",
    }
}

words! {
    /// `unchanged` when everything was there already.
    UserImportResultOutcome {
        Imported = "imported", Unchanged = "unchanged",
    }
}

words! {
    /// One of some words.
    UserImportResultPurchasesItemOutcome {
        Recorded = "recorded", Updated = "updated", Skipped = "skipped", Unchanged = "unchanged",
    }
}

words! {
    /// One of some words.
    WarningKind {
        UnknownProduct = "unknownProduct", UnknownEntitlement = "unknownEntitlement",
        SubscriptionWithoutEnd = "subscriptionWithoutEnd", HeldByNobody = "heldByNobody",
        SameMoment = "sameMoment", AsOfAhead = "asOfAhead", KeyTaken = "keyTaken",
        AccountTokenDiffers = "accountTokenDiffers", AccountTokensFull = "accountTokensFull",
        TransactionDiffers = "transactionDiffers", UnknownNotification = "unknownNotification",
        LeftOut = "leftOut", EnvironmentDiffers = "environmentDiffers", AlreadyOver =
        "alreadyOver",
    }
}

words! {
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    WebhookFormat {
        Entitled = "entitled", Purchasely = "purchasely", Revenuecat = "revenuecat", Qonversion =
        "qonversion",
    }
}

words! {
    /// `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
    /// another attempt; else `posting`.
    WebhookStatusState {
        Paused = "paused", Stopped = "stopped", Failing = "failing", Posting = "posting",
    }
}

/// See `CauseId` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum CauseId {
    Text(String),
    Number(Number),
}

impl From<String> for CauseId {
    fn from(value: String) -> Self {
        CauseId::Text(value)
    }
}

impl From<&str> for CauseId {
    fn from(value: &str) -> Self {
        CauseId::Text(value.into())
    }
}

impl From<Number> for CauseId {
    fn from(value: Number) -> Self {
        CauseId::Number(value)
    }
}

impl Decode for CauseId {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        if let Ok(found) = String::decode(value) {
            return Ok(CauseId::Text(found));
        }
        if let Ok(found) = Number::decode(value) {
            return Ok(CauseId::Number(found));
        }
        Err(Wrong::of("value of a known type", value))
    }

    fn missing() -> Json {
        String::missing()
    }
}

impl Encode for CauseId {
    fn encode(&self) -> Json {
        match self {
            CauseId::Text(value) => value.encode(),
            CauseId::Number(value) => value.encode(),
        }
    }
}

/// `system`: the system's clock. `manual`: a manual clock that starts now. {"manual": TIMESTAMP}:
/// a manual clock that starts then.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum ClockChoice {
    ClockKind(ClockKind),
    ClockChoiceObject(ClockChoiceObject),
}

impl From<ClockKind> for ClockChoice {
    fn from(value: ClockKind) -> Self {
        ClockChoice::ClockKind(value)
    }
}

impl From<&str> for ClockChoice {
    fn from(value: &str) -> Self {
        ClockChoice::ClockKind(value.into())
    }
}

impl From<ClockChoiceObject> for ClockChoice {
    fn from(value: ClockChoiceObject) -> Self {
        ClockChoice::ClockChoiceObject(value)
    }
}

impl Encode for ClockChoice {
    fn encode(&self) -> Json {
        match self {
            ClockChoice::ClockKind(value) => value.encode(),
            ClockChoice::ClockChoiceObject(value) => value.encode(),
        }
    }
}

/// Name of a preset, or an object with a preset and the rules that differ from it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum RulesChoice {
    Preset(Preset),
    Rules(Rules),
}

impl From<Preset> for RulesChoice {
    fn from(value: Preset) -> Self {
        RulesChoice::Preset(value)
    }
}

impl From<&str> for RulesChoice {
    fn from(value: &str) -> Self {
        RulesChoice::Preset(value.into())
    }
}

impl From<Rules> for RulesChoice {
    fn from(value: Rules) -> Self {
        RulesChoice::Rules(value)
    }
}

impl Encode for RulesChoice {
    fn encode(&self) -> Json {
        match self {
            RulesChoice::Preset(value) => value.encode(),
            RulesChoice::Rules(value) => value.encode(),
        }
    }
}

answered! {
    /// What a product or a grant unlocks for a user, and why. One purchase or grant, the winner,
    /// supplies every member. If only `entitlements` of `checkEntitlements` names it, every
    /// member is null except `id`, `active` (false), `renewState` (unknown) and `renewsCount`
    /// (0).
    Entitlement {
        /// An entitlement, for example `premium`.
        id: String = "id",
        /// Whether the user has access.
        active: bool = "active",
        /// State of a purchase or grant. Null before it begins, and for an entitlement that only
        /// `entitlements` of `checkEntitlements` names.
        state: Option<State> = "state",
        /// Product that gives the entitlement; null for a grant.
        product_id: Option<String> = "productId",
        /// Store of the purchase, or `manual` for a grant.
        source: Option<String> = "source",
        /// Whether the subscription renews. billingIssue: the store could not collect a payment.
        renew_state: EntitlementRenewState = "renewState",
        /// What gave the entitlement; `manual` for a grant by the method `grant`.
        grant_type: Option<EntitlementGrantType> = "grantType",
        period_type: Option<PeriodType> = "periodType",
        /// Time of the first purchase, or of the grant.
        started_at: Option<Moment> = "startedAt",
        /// Last millisecond with access, without a grace period; null for no end.
        expires_at: Option<Moment> = "expiresAt",
        /// Last millisecond of the grace period; null without a grace period.
        grace_period_expires_at: Option<Moment> = "gracePeriodExpiresAt",
        /// Time of the first transaction; null for a grant.
        first_purchased_at: Option<Moment> = "firstPurchasedAt",
        /// Time of the latest transaction; null for a grant.
        last_purchased_at: Option<Moment> = "lastPurchasedAt",
        /// Time at which a trial began; null without a trial.
        trial_started_at: Option<Moment> = "trialStartedAt",
        /// Time at which the customer turned auto-renew off; null while it is on.
        auto_renew_disabled_at: Option<Moment> = "autoRenewDisabledAt",
        /// Number of renewals at the full price.
        renews_count: i64 = "renewsCount",
        environment: Option<PurchaseEnvironment> = "environment",
        /// Null for a grant.
        store: Option<String> = "store",
        /// Latest transaction; null for a grant.
        transaction_id: Option<String> = "transactionId",
        /// First transaction; null for a grant.
        original_transaction_id: Option<String> = "originalTransactionId",
    }
}

answered! {
    /// A sign that an accepted request may be a mistake.
    Warning {
        kind: WarningKind = "kind",
        /// An explanation in one sentence.
        message: String = "message",
        /// Similar names that exist, nearest first. An unknown entitlement always has it.
        nearest: Option<Vec<String>> = "nearest",
        /// In sameMoment: the fields that two statements of one moment give different values.
        fields: Option<Vec<String>> = "fields",
    }
}

answered! {
    /// What `checkEntitlements` answers.
    CheckEntitlementsResult {
        /// Id of the user that the result is about.
        user_id: String = "userId",
        /// Whether the project has this user. Absent unless the request has `ifUnknown`.
        known: Option<bool> = "known",
        /// Entitlements by their ids, including inactive entitlements.
        entitlements: BTreeMap<String, Entitlement> = "entitlements",
        /// The moment that the result is for.
        at: Moment = "at",
        /// Absent when there are no warnings.
        warnings: Option<Vec<Warning>> = "warnings",
    }
}

answered! {
    /// What caused the event. A request gives its `method` and `id`; a notification has no `id`.
    /// `clock` is true for a change that fell due.
    Cause {
        method: Option<String> = "method",
        id: Maybe<CauseId> = "id",
        clock: Option<bool> = "clock",
    }
}

answered! {
    /// One entry of a project's log. Its other members depend on its kind: events.md lists them.
    Event {
        /// The event's number in the log; absent in a dry run.
        cursor: String = "cursor",
        /// Unique id of the event.
        id: String = "id",
        /// Kind of an event.
        kind: EventKind = "kind",
        /// Time at which the event happened, by the project's clock.
        at: Moment = "at",
        /// A project: a namespace for users, purchases, rules and events. Projects share no data.
        project: String = "project",
        /// CustomerId of the customer that the event is about; absent in clockAdvanced.
        user: Option<String> = "user",
        /// Id of the user, if the user is identified.
        user_id: Option<String> = "userId",
        /// Id of the user, if the user is anonymous. In identified, and in loggedOut with a
        /// userId: the device's anonymous user after the event.
        anonymous_id: Option<String> = "anonymousId",
        /// What caused the event. A request gives its `method` and `id`; a notification has no
        /// `id`. `clock` is true for a change that fell due.
        cause: Cause = "cause",
        /// In userCreated, identified, loggedOut, purchase events and the events that a purchase
        /// causes: the device; null when there is none.
        device: Maybe<String> = "device",
        /// In identified: the outcome that identify returned.
        outcome: Option<EventOutcome> = "outcome",
        /// In a move: the holders before.
        from: Option<Vec<String>> = "from",
        /// In a move: the user that gained the purchase.
        to: Option<String> = "to",
        /// In a move: whether the users in `from` keep the purchase.
        shared: Option<bool> = "shared",
        /// In linkUndone: id of the undone event.
        undone: Option<String> = "undone",
        /// In usersAliased, and in linkUndone of customers that are split: every id of the
        /// customer now, in byte order.
        aliases: Option<Vec<String>> = "aliases",
        /// In usersAliased: the customerId that `user` absorbed; absent when the joining id was
        /// new.
        absorbed: Option<String> = "absorbed",
        /// In entitlementsActivated and entitlementsDeactivated: the entitlements that changed,
        /// in byte order. In granted and grantRevoked: the entitlement.
        entitlements: Option<Vec<String>> = "entitlements",
        /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
        /// samsung, roku, microsoft, paddle, stripe, web, or one of the project's
        /// `stores.custom`.
        store: Option<String> = "store",
        /// Id that a store gives to a transaction.
        original_transaction_id: Option<String> = "originalTransactionId",
        /// The latest transaction; in purchaseUpdated, the transaction that changed.
        transaction_id: Option<String> = "transactionId",
        /// A product, by the id that the store and the catalogue use.
        product: Option<String> = "product",
        /// Kind of a product, which determines how a purchase moves and expires.
        product_kind: Option<ProductKind> = "productKind",
        /// In purchase events: the holders.
        holders: Option<Vec<String>> = "holders",
        /// Environment of the store: production, or sandbox for test purchases.
        environment: Option<PurchaseEnvironment> = "environment",
        /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC
        /// offset and precision, and returns UTC with milliseconds.
        first_purchased_at: Option<Moment> = "firstPurchasedAt",
        /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC
        /// offset and precision, and returns UTC with milliseconds.
        purchased_at: Option<Moment> = "purchasedAt",
        /// In purchase events: the end of the period. In granted and grantRevoked: the end of the
        /// grant.
        expires_at: Maybe<Moment> = "expiresAt",
        /// Price of a period: full (normal), a trial, or introductory (intro).
        period_type: Option<PeriodType> = "periodType",
        is_family_shared: Option<bool> = "isFamilyShared",
        price: Maybe<String> = "price",
        currency: Maybe<String> = "currency",
        country: Maybe<String> = "country",
        offer_code: Maybe<String> = "offerCode",
        /// Up to 20 strings of the caller's own, which the events of this purchase repeat.
        attributes: Option<BTreeMap<String, String>> = "attributes",
        /// In purchase events: why the purchase ended, or will end; absent when the store named
        /// no reason.
        end_reason: Maybe<EndReason> = "endReason",
        /// In purchase events: the purchase that this one takes over; absent when there is none.
        replaces: Option<String> = "replaces",
        /// In purchaseUpdated: the fields of the transaction that the call changed, with their
        /// new values; absent when the clock is the cause. In purchaseRecorded and
        /// purchaseRenewed: what the store says along with the new period about the time after
        /// it, for example that auto-renew is off; absent when it says nothing.
        changes: Option<BTreeMap<String, Json>> = "changes",
        /// In purchaseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorded of a
        /// purchase that gives no access or replaces a known one: the purchase's state after the
        /// event.
        state: Maybe<State> = "state",
        /// In the same events: `state` before the event, and former values. In purchaseUpdated by
        /// a call: those of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt`
        /// and `periodType` of the transaction before; in purchaseRecorded those of the purchase
        /// that it replaces, if that is known. In all others, and in purchaseRenewed too:
        /// `autoRenew`, `renewsAs` and `billingIssueAt` of the latest transaction, if they were
        /// set.
        before: Option<BTreeMap<String, Json>> = "before",
        /// In purchaseUpdated: true if the transaction is not the latest of the purchase;
        /// otherwise absent.
        is_earlier: Option<bool> = "isEarlier",
        /// In clockAdvanced: the time that the clock shows.
        now: Option<Moment> = "now",
    }
}

kinds! {
    Event EventBody EventKind {
        UserCreated { user: String, device: Option<String> },
        Identified { user: String, user_id: String, outcome: EventOutcome },
        LoggedOut { user: String, anonymous_id: String },
        UsersAliased { user: String, aliases: Vec<String> },
        LinkUndone { user: String, undone: String },
        PurchaseRecorded { user: String, store: String, original_transaction_id: String,
            transaction_id: String, product: String, product_kind: ProductKind,
            holders: Vec<String>, device: Option<String>, environment: PurchaseEnvironment,
            first_purchased_at: Moment, purchased_at: Moment, expires_at: Option<Moment>,
            period_type: PeriodType, is_family_shared: bool, price: Option<String>,
            currency: Option<String>, country: Option<String>, offer_code: Option<String> },
        PurchaseRenewed { user: String, store: String, original_transaction_id: String,
            transaction_id: String, product: String, product_kind: ProductKind,
            holders: Vec<String>, device: Option<String>, environment: PurchaseEnvironment,
            first_purchased_at: Moment, purchased_at: Moment, expires_at: Option<Moment>,
            period_type: PeriodType, is_family_shared: bool, price: Option<String>,
            currency: Option<String>, country: Option<String>, offer_code: Option<String>,
            state: Option<State>, before: BTreeMap<String, Json> },
        PurchaseUpdated { user: String, store: String, original_transaction_id: String,
            transaction_id: String, product: String, product_kind: ProductKind,
            holders: Vec<String>, device: Option<String>, environment: PurchaseEnvironment,
            first_purchased_at: Moment, purchased_at: Moment, expires_at: Option<Moment>,
            period_type: PeriodType, is_family_shared: bool, price: Option<String>,
            currency: Option<String>, country: Option<String>, offer_code: Option<String>,
            state: Option<State>, before: BTreeMap<String, Json> },
        PurchaseExpired { user: String, store: String, original_transaction_id: String,
            transaction_id: String, product: String, product_kind: ProductKind,
            holders: Vec<String>, device: Option<String>, environment: PurchaseEnvironment,
            first_purchased_at: Moment, purchased_at: Moment, expires_at: Option<Moment>,
            period_type: PeriodType, is_family_shared: bool, price: Option<String>,
            currency: Option<String>, country: Option<String>, offer_code: Option<String>,
            state: Option<State>, before: BTreeMap<String, Json> },
        EntitlementsActivated { user: String, entitlements: Vec<String> },
        EntitlementsDeactivated { user: String, entitlements: Vec<String> },
        SubscriptionReceived { user: String, from: Vec<String>, to: String, shared: bool,
            store: String, original_transaction_id: String, transaction_id: String,
            product: String },
        SubscriptionTransferred { user: String, from: Vec<String>, to: String, shared: bool,
            store: String, original_transaction_id: String, transaction_id: String,
            product: String },
        OneTimePurchaseReceived { user: String, from: Vec<String>, to: String, shared: bool,
            store: String, original_transaction_id: String, transaction_id: String,
            product: String },
        OneTimePurchaseTransferred { user: String, from: Vec<String>, to: String, shared: bool,
            store: String, original_transaction_id: String, transaction_id: String,
            product: String },
        Granted { user: String, entitlements: Vec<String>, expires_at: Option<Moment> },
        GrantRevoked { user: String, entitlements: Vec<String>, expires_at: Option<Moment> },
        UserDeleted { user: String },
        ClockAdvanced { now: Moment },
        UserImported { user: String, aliases: Vec<String>, entitlements: Vec<String> },
        TracesCleared { user: String },
    }
}

answered! {
    /// What `clock.advance` answers.
    ClockAdvanceResult {
        /// Time that the clock shows after the call.
        now: Moment = "now",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

answered! {
    /// What `events.acknowledge` answers.
    EventsAcknowledgeResult {
        /// Name of a consumer: a reader of the log whose position the daemon stores. The reader
        /// chooses it, for example `mailer`.
        consumer: String = "consumer",
        /// Highest cursor that the consumer has acknowledged.
        cursor: String = "cursor",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit: always none. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

answered! {
    /// What `events.read` answers.
    EventsPage {
        events: Vec<Event> = "events",
        /// Cursor for the next call: that of the last event in the list, or of the newest event
        /// in the log when there are no more.
        cursor: String = "cursor",
        /// True when there may be more events: call again at once. The list can be empty when
        /// `more` is true, because no event that the daemon looked at matched.
        more: bool = "more",
    }
}

answered! {
    /// What `events.subscribe` answers.
    Subscription {
        /// Id of a subscription. It is unique within one connection.
        subscription: String = "subscription",
        /// The subscription sends the events after this cursor.
        cursor: String = "cursor",
    }
}

answered! {
    /// A rule of the project, with the value that applied in the step.
    AppliedRule {
        /// Name of the rule, as in `project.define`.
        name: AppliedRuleName = "name",
        /// Value that the rule had when the step happened.
        value: String = "value",
    }
}

answered! {
    /// One step that led a user to an entitlement, or took it away. A member that does not apply,
    /// or is not known, is absent.
    ExplanationStep {
        /// Kind of the step; rules.md describes each kind.
        step: ExplanationStepStep = "step",
        /// An explanation in one sentence.
        text: String = "text",
        /// Time of the step, if it has a time. In `clock`: the moment that the result is for.
        at: Option<Moment> = "at",
        /// Id of the event that reported the step.
        event: Option<String> = "event",
        /// Cursor of that event.
        cursor: Option<String> = "cursor",
        /// The rule that applied in the step.
        rule: Option<AppliedRule> = "rule",
        /// In `claimed`: what led to the user.
        by: Option<ExplanationStepBy> = "by",
        /// Method that made the step. In `revoked`: present if an import brought the end.
        method: Option<ExplanationStepMethod> = "method",
        /// Who had it before: at most ten ids, one id per customer. In `aliased`: the first
        /// customer. In `identified`: the device's anonymous user.
        from: Option<Vec<String>> = "from",
        /// Who has it afterwards. In `aliased`: the second customer.
        to: Option<Vec<String>> = "to",
        /// In `purchased` and `identified`: the device; null for a purchase without a device.
        device: Maybe<String> = "device",
        /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
        /// samsung, roku, microsoft, paddle, stripe, web, or one of the project's
        /// `stores.custom`.
        store: Option<String> = "store",
        /// Id that a store gives to a transaction.
        original_transaction_id: Option<String> = "originalTransactionId",
        /// Id that a store gives to a transaction.
        transaction_id: Option<String> = "transactionId",
        /// A product, by the id that the store and the catalogue use.
        product: Option<String> = "product",
        /// State of the purchase or grant at that time.
        state: Maybe<State> = "state",
        /// In `clock`: start of the state; when access is over, the last millisecond with access.
        /// In other steps: start of the period.
        since: Maybe<Moment> = "since",
        /// Last millisecond of the state, as far as is known; the end of a pause. Null for no
        /// end.
        until: Maybe<Moment> = "until",
        /// True when an undo of an earlier link changed the outcome of this login; otherwise
        /// absent.
        recomputed: Option<bool> = "recomputed",
    }
}

answered! {
    /// A purchase or grant that also gives the entitlement, but does not supply its fields.
    LosingSource {
        /// The first criterion, in the order of rules.md, in which the two differ.
        lost_by: LosingSourceLostBy = "lostBy",
        /// An explanation in one sentence.
        text: String = "text",
        /// The entitlement as this purchase or grant alone would give it.
        entitlement: Entitlement = "entitlement",
    }
}

answered! {
    /// A complete call that would make the entitlement active. The daemon has tried it in a dry
    /// run.
    SuggestedCall {
        /// Method of the call.
        method: String = "method",
        /// Params of the call.
        params: BTreeMap<String, Json> = "params",
        /// Role that the caller needs.
        role: Role = "role",
        /// An explanation in one sentence.
        text: String = "text",
    }
}

answered! {
    /// A reason why an entitlement is not active.
    MissingReason {
        /// What is missing; rules.md describes each kind.
        kind: MissingReasonKind = "kind",
        /// An explanation in one sentence.
        text: String = "text",
        /// Store of the purchase, if the reason is about a purchase. In `noPurchase`: of a claim
        /// of the user, which no store has reported yet.
        store: Option<String> = "store",
        /// Id that a store gives to a transaction.
        original_transaction_id: Option<String> = "originalTransactionId",
        /// A product, by the id that the store and the catalogue use.
        product: Option<String> = "product",
        /// In `heldByAnother` and `notIdentified`: the holder of the purchase. An identified
        /// holder comes before an anonymous holder, then the first in byte order.
        holder: Option<String> = "holder",
        /// Last millisecond with access. In `refunded` and `revoked`: time of the refund or
        /// revocation. In `notIdentified`: when the holder logged out on this device, if it did.
        since: Option<Moment> = "since",
        /// In `paused`: end of the pause. In `notYet`: start of access.
        until: Option<Moment> = "until",
        /// In `heldByAnother`: the steps that led to the holder.
        because: Option<Vec<ExplanationStep>> = "because",
        /// Calls that would each make the entitlement active at the moment that the result is
        /// for. A call is listed under the first reason that it removes.
        suggested_calls: Vec<SuggestedCall> = "suggestedCalls",
    }
}

answered! {
    /// How many entries the daemon left out of each list. Absent when every list is complete.
    ExplainResultOmitted {
        because: i64 = "because",
        others: i64 = "others",
        missing: i64 = "missing",
    }
}

answered! {
    /// What `explain` answers.
    ExplainResult {
        /// Id of the user that the result is about.
        user_id: String = "userId",
        /// Whether the user has access.
        active: bool = "active",
        /// The entitlement, as `checkEntitlements` returns it.
        entitlement: Entitlement = "entitlement",
        /// The moment that the result is for.
        at: Moment = "at",
        /// The steps that lead to the result: the purchase or grant, each change of holder, the
        /// catalogue and the clock. When no purchase or grant is active, the steps of one that
        /// was active or may become active. At most 50 steps: the first and the last.
        because: Vec<ExplanationStep> = "because",
        /// Purchases and grants that also give the entitlement and lost against the winner, best
        /// first. At most 20.
        others: Vec<LosingSource> = "others",
        /// What prevents access. Empty when the entitlement is active. At most 20.
        missing: Vec<MissingReason> = "missing",
        /// How many entries the daemon left out of each list. Absent when every list is complete.
        omitted: Option<ExplainResultOmitted> = "omitted",
    }
}

answered! {
    /// What `grant` answers.
    GrantResult {
        /// The entitlement after the call. A purchase supplies its values if the purchase wins
        /// against the grant.
        entitlement: Entitlement = "entitlement",
        /// Absent when there are no warnings.
        warnings: Option<Vec<Warning>> = "warnings",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

given! {
    /// The current user of a device, or the user that an id belongs to.
    User {
        /// For a device: the identified user, or else the anonymous user. For an id: that id if
        /// it is identified, or else the customer's identified id, or its anonymous id if it has
        /// none.
        id: String = "id" (impl Into<String>, id.into()),
        /// For a device: its anonymous user. For an id: that id if it is anonymous, or else null.
        anonymous_id: Option<String> = "anonymousId"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(anonymous_id).value()),
        /// Id of the identified user; null for an anonymous user.
        identity_id: Option<String> = "identityId"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(identity_id).value()),
        /// Id of the customer. It stays the same across logins, and every userId param accepts
        /// it.
        customer_id: String = "customerId" (impl Into<String>, customer_id.into()),
        /// Every id of the customer, in byte order. It omits the customerId of a customer that
        /// began with an identified user.
        aliases: Vec<String> = "aliases"
            (impl IntoIterator<Item = impl Into<String>>, list(aliases)),
        /// Time at which the customer was created.
        created_at: Moment = "createdAt" (impl Into<Moment>, created_at.into()),
        /// Which purchases give access: those of production, those of the sandbox, or both (any).
        environment: ProjectEnvironment = "environment"
            (impl Into<ProjectEnvironment>, environment.into()),
    } {
        /// Id of the device; absent when the request names a user.
        some device: Option<String> = "device" (impl Into<String>, Some(device.into())),
    } {
    }
}

answered! {
    /// A purchase with new holders.
    Move {
        /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
        /// samsung, roku, microsoft, paddle, stripe, web, or one of the project's
        /// `stores.custom`.
        store: String = "store",
        /// Id that a store gives to a transaction.
        original_transaction_id: String = "originalTransactionId",
        /// A product, by the id that the store and the catalogue use.
        product: String = "product",
        /// Kind of a product, which determines how a purchase moves and expires.
        kind: ProductKind = "kind",
        /// Who held it before: one id per customer, in byte order.
        from: Vec<String> = "from",
        /// The user that gained it. After an undo in which no user gained it: the first remaining
        /// holder in byte order.
        to: String = "to",
        /// True when the users in `from` still hold it.
        shared: bool = "shared",
    }
}

answered! {
    /// What `identify` answers.
    IdentifyResult {
        /// The current user of a device, or the user that an id belongs to.
        user: User = "user",
        /// True when this call created the user.
        created: bool = "created",
        /// attached: the user became a holder of at least one purchase, and no holder lost any.
        /// moved: purchases moved from the anonymous user to this user. aliased: both users
        /// became one customer. switched: only the device's current user changed. unchanged: the
        /// user was already logged in.
        outcome: IdentifyResultOutcome = "outcome",
        /// True exactly when `purchases` or `claimed` is not empty: the app refreshes what it
        /// shows.
        should_refresh: bool = "shouldRefresh",
        /// Purchases that changed holders. After an alias: the purchases that the anonymous
        /// user's customer held.
        purchases: Vec<Move> = "purchases",
        /// The unclaimed purchases that this call gave to the user, with those that replace them;
        /// absent if there are none. In the order of `store`, then `originalTransactionId`.
        claimed: Option<Vec<Move>> = "claimed",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

answered! {
    /// What `install` answers.
    InstallResult {
        /// A device: one installation of one app. A reinstallation is a new device.
        device: String = "device",
        /// False when the device was already registered.
        created: bool = "created",
        /// The current user of a device, or the user that an id belongs to.
        user: User = "user",
        /// True when the call claimed purchases: the app has to check the user's entitlements.
        /// Otherwise absent.
        should_refresh: Option<bool> = "shouldRefresh",
        /// The unclaimed purchases that this call gave to the user, with those that replace them;
        /// absent if there are none. In the order of `store`, then `originalTransactionId`.
        claimed: Option<Vec<Move>> = "claimed",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

answered! {
    /// What `logout` answers.
    LogoutResult {
        /// The current user of a device, or the user that an id belongs to.
        user: User = "user",
        /// loggedOut: the device's anonymous user is current again. rotated: the device has a new
        /// anonymous user. unchanged: no user was logged in.
        outcome: LogoutResultOutcome = "outcome",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

given! {
    /// Every rule of a project. rules.md describes each rule.
    Rules {
    } {
        /// Preset that the rules started from.
        sure preset: Preset = "preset" (impl Into<Preset>, preset.into()),
        /// Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
        /// anonymous id is a lower-case UUID.
        sure anonymous_prefix: String = "anonymousPrefix"
            (impl Into<String>, anonymous_prefix.into()),
        /// What a login of a new user id does when no user is logged in on the device.
        sure on_identify_new: RulesOnIdentify = "onIdentifyNew"
            (impl Into<RulesOnIdentify>, on_identify_new.into()),
        /// What a login of a known user id does when no user is logged in on the device.
        sure on_identify_known: RulesOnIdentify = "onIdentifyKnown"
            (impl Into<RulesOnIdentify>, on_identify_known.into()),
        /// What a login does when another user is logged in on the device.
        sure on_switch: RulesOnSwitch = "onSwitch" (impl Into<RulesOnSwitch>, on_switch.into()),
        /// The current user after a logout: the same anonymous user (return), or a new anonymous
        /// user (rotate).
        sure on_logout: RulesOnLogout = "onLogout" (impl Into<RulesOnLogout>, on_logout.into()),
        /// What a logout does when no user is logged in.
        sure on_anonymous_logout: RulesOnAnonymousLogout = "onAnonymousLogout"
            (impl Into<RulesOnAnonymousLogout>, on_anonymous_logout.into()),
        /// Who holds a new purchase: the device's anonymous user and its identified user, or only
        /// the current user.
        sure purchase_holders: RulesPurchaseHolders = "purchaseHolders"
            (impl Into<RulesPurchaseHolders>, purchase_holders.into()),
        /// What a restore does with a purchase that another user holds.
        sure on_restore: RulesOnRestore = "onRestore"
            (impl Into<RulesOnRestore>, on_restore.into()),
        /// What a restore does with a purchase that only anonymous users hold.
        sure anonymous_holders: RulesAnonymousHolders = "anonymousHolders"
            (impl Into<RulesAnonymousHolders>, anonymous_holders.into()),
        /// Whether a restore moves one-time purchases.
        sure one_time_purchases: RulesOneTimePurchases = "oneTimePurchases"
            (impl Into<RulesOneTimePurchases>, one_time_purchases.into()),
        /// What the daemon does with a purchase that a store reports without a known user: it
        /// does not record it (ignore), records it without a holder (keep), or gives it to a new
        /// anonymous user (anonymous).
        sure unclaimed_purchases: RulesUnclaimedPurchases = "unclaimedPurchases"
            (impl Into<RulesUnclaimedPurchases>, unclaimed_purchases.into()),
        /// Maximum length of a user id, in Unicode scalars.
        sure user_id_length_max: i64 = "userIdLengthMax" (i64, user_id_length_max),
        /// Ids that no user may have, compared byte by byte. The empty id is always blocked.
        sure blocked_user_ids: Vec<String> = "blockedUserIds"
            (impl IntoIterator<Item = impl Into<String>>, list(blocked_user_ids)),
    } {
    }
}

given! {
    /// A product of the catalogue.
    Product {
        /// Ids of the entitlements that the product unlocks.
        entitlements: Vec<String> = "entitlements"
            (impl IntoIterator<Item = impl Into<String>>, list(entitlements)),
    } {
        /// Default: the kind that the purchase gives; without it, `subscription` for a purchase
        /// with an end and `nonConsumable` for a purchase without.
        some kind: Maybe<ProductKind> = "kind" (impl Into<Maybe<ProductKind>>, kind.into()),
        /// Id of Google's base plan. Webhooks in the format `revenuecat` then name the product
        /// `PRODUCT:PLAN`, and an import from there finds it by that name.
        some base_plan: Option<String> = "basePlan" (impl Into<String>, Some(base_plan.into())),
    } {
    }
}

answered! {
    /// The clock of a project: the system's, or a manual clock, which only moves when it is
    /// advanced.
    Clock {
        kind: ClockKind = "kind",
        /// Time of a manual clock; absent for the system's.
        now: Option<Moment> = "now",
    }
}

answered! {
    /// A URL that receives a project's events.
    WebhookSummary {
        /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and
        /// a query. It has no user, password or fragment, because every reader of the project
        /// sees it.
        url: String = "url",
        /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat`
        /// and `qonversion`: as these systems document it (webhooks.md).
        format: WebhookFormat = "format",
    }
}

given! {
    /// An app of the App Store.
    AppStoreApp {
        /// Bundle id of the app.
        bundle_id: String = "bundleId" (impl Into<String>, bundle_id.into()),
    } {
        /// Number of the app at Apple. Required where `environments` has `Production`; null if
        /// not given.
        some app_apple_id: Maybe<i64> = "appAppleId" (impl Into<Maybe<i64>>, app_apple_id.into()),
    } {
    }
}

given! {
    /// How the project verifies what the App Store sends.
    AppStoreSettings {
        /// Apps whose notifications the project takes.
        apps: Vec<AppStoreApp> = "apps"
            (impl IntoIterator<Item = impl Into<AppStoreApp>>, list(apps)),
    } {
        /// Environments that the project takes.
        sure environments: Vec<AppStoreEnvironment> = "environments"
            (impl IntoIterator<Item = impl Into<AppStoreEnvironment>>, list(environments)),
        /// Root certificates that replace Apple's, as DER in base64. Empty for Apple's.
        sure roots: Vec<String> = "roots"
            (impl IntoIterator<Item = impl Into<String>>, list(roots)),
    } {
    }
}

given! {
    /// How the project verifies and reads what Google Play sends.
    PlayStoreSettings {
        /// Package names of the apps whose notifications the project takes.
        packages: Vec<String> = "packages"
            (impl IntoIterator<Item = impl Into<String>>, list(packages)),
    } {
    } {
    }
}

given! {
    /// How the project reads Stripe's events. Only `project.stores` returns the secrets.
    StripeSettings {
        /// Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.
        secret: Option<String> = "secret" (impl Into<String>, Some(secret.into())),
    } {
        /// Previous secret, which the daemon also accepts; null when there is none. Only in
        /// `project.stores`.
        some old_secret: Maybe<String> = "oldSecret" (impl Into<Maybe<String>>, old_secret.into()),
        /// Member of Stripe's price that names the product: its `product`, its own id, or its
        /// `lookup_key`.
        sure product: StripeSettingsProduct = "product"
            (impl Into<StripeSettingsProduct>, product.into()),
        /// Members of Stripe's objects that contain the account token: `client_reference_id`,
        /// `customer` or `metadata.NAME`. The first that is present counts.
        sure user_from: Vec<String> = "userFrom"
            (impl IntoIterator<Item = impl Into<String>>, list(user_from)),
        /// How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
        sure grace: Period = "grace" (impl Into<Period>, grace.into()),
    } {
    }
}

given! {
    /// Settings of the stores in which a project sells.
    Stores {
    } {
        /// Absent when not defined.
        some app_store: Maybe<AppStoreSettings> = "appStore"
            (impl Into<Maybe<AppStoreSettings>>, app_store.into()),
        /// Absent when not defined.
        some play_store: Maybe<PlayStoreSettings> = "playStore"
            (impl Into<Maybe<PlayStoreSettings>>, play_store.into()),
        /// Absent when not defined.
        some stripe: Maybe<StripeSettings> = "stripe"
            (impl Into<Maybe<StripeSettings>>, stripe.into()),
        /// Stores of the project's own, in byte order.
        sure custom: Vec<String> = "custom"
            (impl IntoIterator<Item = impl Into<String>>, list(custom)),
    } {
    }
}

answered! {
    /// Number of records of a project.
    Counts {
        devices: i64 = "devices",
        users: i64 = "users",
        /// A merged customer counts once.
        customers: i64 = "customers",
        purchases: i64 = "purchases",
        /// Unclaimed purchases, which have had no holder yet; `purchases` counts them too.
        unclaimed: i64 = "unclaimed",
        events: i64 = "events",
    }
}

answered! {
    /// A project: a namespace for users, purchases, rules and events, with the counts of its
    /// records.
    Project {
        /// A project: a namespace for users, purchases, rules and events. Projects share no data.
        id: String = "id",
        /// Every rule of a project. rules.md describes each rule.
        rules: Rules = "rules",
        /// Products by their ids.
        products: BTreeMap<String, Product> = "products",
        /// Ids that `grant` accepts in addition to the entitlements of the catalogue.
        entitlements: Vec<String> = "entitlements",
        /// Which purchases give access: those of production, those of the sandbox, or both (any).
        environment: ProjectEnvironment = "environment",
        /// The clock of a project: the system's, or a manual clock, which only moves when it is
        /// advanced.
        clock: Clock = "clock",
        /// URLs that receive the project's events. Only `project.webhooks` returns the secrets.
        webhooks: Vec<WebhookSummary> = "webhooks",
        /// Settings of the stores in which a project sells.
        stores: Stores = "stores",
        /// Time of the creation, by the project's own clock.
        created_at: Moment = "createdAt",
        /// Number of records of a project.
        counts: Counts = "counts",
    }
}

answered! {
    /// Whose access a definition changes, at the moment of the call. If `counted` is false, the
    /// project has too many customers and purchases, and the numbers are missing.
    AccessChanges {
        /// How many customers gain or lose an entitlement.
        customers: Option<i64> = "customers",
        /// How many customers gain each entitlement. Entitlements that nobody gains are missing.
        gained: Option<BTreeMap<String, i64>> = "gained",
        /// How many customers lose each entitlement. Entitlements that nobody loses are missing.
        lost: Option<BTreeMap<String, i64>> = "lost",
        /// False if the project has more than `definitionRecordsMax` customers and purchases.
        counted: bool = "counted",
    }
}

answered! {
    /// What `project.define` answers.
    ProjectDefineResult {
        /// A project: a namespace for users, purchases, rules and events, with the counts of its
        /// records.
        project: Project = "project",
        /// Whose access a definition changes, at the moment of the call. If `counted` is false,
        /// the project has too many customers and purchases, and the numbers are missing.
        changes: AccessChanges = "changes",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run. The changes of access that a
        /// new catalogue causes come later, and are not in the list: `changes` counts them.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

given! {
    /// See `ClockChoiceObject` in Protocol.
    ClockChoiceObject {
        /// Time at which the manual clock starts, RFC 3339.
        manual: Moment = "manual" (impl Into<Moment>, manual.into()),
    } {
    } {
    }
}

answered! {
    /// What `project.describe` answers.
    ProjectDescribeResult {
        /// A project: a namespace for users, purchases, rules and events, with the counts of its
        /// records.
        project: Project = "project",
    }
}

answered! {
    /// One line in the list of projects.
    ProjectSummary {
        /// A project: a namespace for users, purchases, rules and events. Projects share no data.
        id: String = "id",
        /// A named set of rules.
        preset: Preset = "preset",
        /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC
        /// offset and precision, and returns UTC with milliseconds.
        created_at: Moment = "createdAt",
        /// Number of records of a project.
        counts: Counts = "counts",
    }
}

answered! {
    /// What `project.list` answers.
    ProjectListResult {
        projects: Vec<ProjectSummary> = "projects",
    }
}

answered! {
    /// What `project.stores` answers.
    ProjectStoresResult {
        /// Settings of the stores in which a project sells.
        stores: Stores = "stores",
    }
}

given! {
    /// A URL that receives a project's events, with its secrets. Only an admin can read it.
    Webhook {
        /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and
        /// a query. It has no user, password or fragment, because every reader of the project
        /// sees it.
        url: String = "url" (impl Into<String>, url.into()),
        /// Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the
        /// key itself, in UTF-8.
        secret: String = "secret" (impl Into<String>, secret.into()),
    } {
        /// Second secret that also signs each delivery; null when there is none.
        some old_secret: Option<String> = "oldSecret"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(old_secret).value()),
        /// What posts carry in their header `Authorization`; null when they carry none.
        some authorization: Option<String> = "authorization"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(authorization).value()),
        /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat`
        /// and `qonversion`: as these systems document it (webhooks.md).
        sure format: WebhookFormat = "format" (impl Into<WebhookFormat>, format.into()),
        /// Kinds of events that it receives; absent when it receives every kind.
        some kinds: Option<Vec<EventKind>> = "kinds"
            (impl IntoIterator<Item = impl Into<EventKind>>, Some(list(kinds))),
    } {
        /// True if webhook.pause stopped the posts to the URL.
        paused: bool = "paused",
        /// Name of the consumer whose cursor is the webhook's position. A replay gives the
        /// webhook a new consumer.
        consumer: String = "consumer",
        /// The webhook's position: all events up to this cursor are delivered.
        cursor: String = "cursor",
    }
}

answered! {
    /// What `project.webhooks` answers.
    ProjectWebhooksResult {
        webhooks: Vec<Webhook> = "webhooks",
    }
}

given! {
    /// One transaction of a purchase: a paid period or a single payment. A member that is not
    /// required is absent when it is not set.
    Transaction {
        /// Id that a store gives to a transaction.
        transaction_id: String = "transactionId" (impl Into<String>, transaction_id.into()),
        /// A product, by the id that the store and the catalogue use.
        product: String = "product" (impl Into<String>, product.into()),
        /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC
        /// offset and precision, and returns UTC with milliseconds.
        purchased_at: Moment = "purchasedAt" (impl Into<Moment>, purchased_at.into()),
    } {
        /// Price of a period: full (normal), a trial, or introductory (intro).
        sure period_type: PeriodType = "periodType" (impl Into<PeriodType>, period_type.into()),
        /// RFC 3339 timestamp, or null.
        sure expires_at: Option<Moment> = "expiresAt"
            (impl Into<Maybe<Moment>>, Into::<Maybe<Moment>>::into(expires_at).value()),
        /// Only in an export: true if a statement named `expiresAt` as null, so that no grace
        /// period counts as the end; otherwise absent.
        some no_end: Option<bool> = "noEnd" (bool, Some(no_end)),
        /// Whether a family member bought it and shares it. An export always shows this member
        /// and those up to `attributes`.
        some is_family_shared: Option<bool> = "isFamilyShared" (bool, Some(is_family_shared)),
        /// A decimal number in a string, for example "9.99".
        some price: Maybe<String> = "price" (impl Into<Maybe<String>>, price.into()),
        /// ISO 4217 code, as it was sent.
        some currency: Maybe<String> = "currency" (impl Into<Maybe<String>>, currency.into()),
        /// ISO 3166 code, as it was sent.
        some country: Maybe<String> = "country" (impl Into<Maybe<String>>, country.into()),
        /// Offer code, as it was sent.
        some offer_code: Maybe<String> = "offerCode" (impl Into<Maybe<String>>, offer_code.into()),
        /// Up to 20 strings of the caller's own, which the events of this purchase repeat.
        some attributes: Option<BTreeMap<String, String>> = "attributes"
            (impl IntoIterator<Item = (impl Into<String>, impl Into<String>)>, Some(map(attributes))),
        /// The kind that the store named.
        some kind: Option<ProductKind> = "kind" (impl Into<ProductKind>, Some(kind.into())),
        /// The environment that the store named.
        some environment: Option<PurchaseEnvironment> = "environment"
            (impl Into<PurchaseEnvironment>, Some(environment.into())),
        /// False while auto-renew is off.
        some auto_renew: Option<bool> = "autoRenew" (bool, Some(auto_renew)),
        /// Time since which auto-renew has been off.
        some auto_renew_disabled_at: Maybe<Moment> = "autoRenewDisabledAt"
            (impl Into<Maybe<Moment>>, auto_renew_disabled_at.into()),
        /// Last moment of the grace period.
        some grace_period_expires_at: Maybe<Moment> = "gracePeriodExpiresAt"
            (impl Into<Maybe<Moment>>, grace_period_expires_at.into()),
        /// True while the store retries a failed payment.
        some billing_retry: Option<bool> = "billingRetry" (bool, Some(billing_retry)),
        /// Time at which the pause ends.
        some paused_until: Maybe<Moment> = "pausedUntil"
            (impl Into<Maybe<Moment>>, paused_until.into()),
        /// Time of the refund.
        some refunded_at: Maybe<Moment> = "refundedAt"
            (impl Into<Maybe<Moment>>, refunded_at.into()),
        /// Time at which the store withdrew access.
        some revoked_at: Maybe<Moment> = "revokedAt" (impl Into<Maybe<Moment>>, revoked_at.into()),
        /// Time at which access ended before the end of the period.
        some ended_at: Maybe<Moment> = "endedAt" (impl Into<Maybe<Moment>>, ended_at.into()),
        /// True while the store reports the subscription as paused.
        some paused: Option<bool> = "paused" (bool, Some(paused)),
        /// Product of the next period.
        some renews_as: Option<String> = "renewsAs" (impl Into<String>, Some(renews_as.into())),
        /// Why a subscription ended, or will end: the customer's choice, a failed payment, a
        /// refused price increase, a product that is no longer sold (unavailable), the developer,
        /// another purchase that took it over (replaced), or another reason. Null when the store
        /// named none.
        some end_reason: Maybe<EndReason> = "endReason"
            (impl Into<Maybe<EndReason>>, end_reason.into()),
        /// Time since which billing has failed.
        some billing_issue_at: Maybe<Moment> = "billingIssueAt"
            (impl Into<Maybe<Moment>>, billing_issue_at.into()),
        /// Time at which the store last listed the items of the subscription, this one among
        /// them. Absent if the subscription had one item only.
        some listed_at: Maybe<Moment> = "listedAt" (impl Into<Maybe<Moment>>, listed_at.into()),
        /// Time of the newest statement about the transaction.
        sure as_of: Moment = "asOf" (impl Into<Moment>, as_of.into()),
    } {
    }
}

given! {
    /// One product bought in one store, its transactions and its holders.
    Purchase {
        /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
        /// samsung, roku, microsoft, paddle, stripe, web, or one of the project's
        /// `stores.custom`.
        store: String = "store" (impl Into<String>, store.into()),
        /// The first transaction.
        original_transaction_id: String = "originalTransactionId"
            (impl Into<String>, original_transaction_id.into()),
        /// All transactions, oldest first.
        transactions: Vec<Transaction> = "transactions"
            (impl IntoIterator<Item = impl Into<Transaction>>, list(transactions)),
    } {
        /// A product, by the id that the store and the catalogue use.
        sure product: String = "product" (impl Into<String>, product.into()),
        /// Who holds the purchase: one id per customer, in byte order.
        sure holders: Vec<String> = "holders"
            (impl IntoIterator<Item = impl Into<String>>, list(holders)),
        /// Device on which the customer bought; null when there is none.
        sure device: Option<String> = "device"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(device).value()),
        /// Store account that bought it; null when there is none.
        sure store_account: Option<String> = "storeAccount"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(store_account).value()),
        /// Last millisecond of the period; null for no end.
        sure expires_at: Option<Moment> = "expiresAt"
            (impl Into<Maybe<Moment>>, Into::<Maybe<Moment>>::into(expires_at).value()),
        /// Only in an export: true if a call without a date named `expiresAt` as null, and the
        /// latest transaction has no statement about its end; otherwise absent.
        some no_end: Option<bool> = "noEnd" (bool, Some(no_end)),
        /// Purchase that this one takes over, as the store named it; null when there is none.
        sure replaces: Option<String> = "replaces"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(replaces).value()),
        /// `originalTransactionId` of the purchase that took this one over; null before it began.
        sure replaced_by: Option<String> = "replacedBy"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(replaced_by).value()),
        /// When that purchase began; null before.
        sure replaced_at: Option<Moment> = "replacedAt"
            (impl Into<Maybe<Moment>>, Into::<Maybe<Moment>>::into(replaced_at).value()),
        /// Further names of the purchase, in byte order.
        sure keys: Vec<String> = "keys" (impl IntoIterator<Item = impl Into<String>>, list(keys)),
        /// `originalTransactionId` of the first item, if this purchase is a further item of the
        /// same subscription or order; otherwise absent.
        some first_item: Option<String> = "firstItem" (impl Into<String>, Some(first_item.into())),
        /// First account token that the store named; null without one.
        sure account_token: Option<String> = "accountToken"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(account_token).value()),
    } {
        /// The latest transaction.
        transaction_id: String = "transactionId",
        /// Kind that the purchase or the catalogue gives; without it, `subscription` for a
        /// purchase with an end and `nonConsumable` for a purchase without.
        kind: ProductKind = "kind",
        /// Current state; null before the first purchasedAt.
        state: Option<State> = "state",
        /// Time of the latest transaction.
        purchased_at: Moment = "purchasedAt",
        /// Time of the first transaction.
        first_purchased_at: Moment = "firstPurchasedAt",
        /// Time at which a trial began; null without a trial.
        trial_started_at: Option<Moment> = "trialStartedAt",
        /// Price of a period: full (normal), a trial, or introductory (intro).
        period_type: PeriodType = "periodType",
        /// Environment of the first transaction.
        environment: PurchaseEnvironment = "environment",
        /// Whether a family member bought it and shares it.
        is_family_shared: bool = "isFamilyShared",
        /// A decimal number in a string, for example "9.99".
        price: Option<String> = "price",
        /// ISO 4217 code, as it was sent.
        currency: Option<String> = "currency",
        /// ISO 3166 code, as it was sent.
        country: Option<String> = "country",
        /// Offer code, as it was sent.
        offer_code: Option<String> = "offerCode",
        /// Whether it renews automatically: true for a subscription until purchase.update turns
        /// it off, false for every other kind.
        auto_renew: bool = "autoRenew",
        /// Time since which auto-renew has been off; null while it is on.
        auto_renew_disabled_at: Option<Moment> = "autoRenewDisabledAt",
        /// Last millisecond of the grace period; null without a grace period.
        grace_period_expires_at: Option<Moment> = "gracePeriodExpiresAt",
        /// Whether the store retries a failed payment.
        billing_retry: bool = "billingRetry",
        /// Time at which the pause ends; null without a pause.
        paused_until: Option<Moment> = "pausedUntil",
        /// Time of the refund; null without a refund.
        refunded_at: Option<Moment> = "refundedAt",
        /// Time at which the store withdrew access; null when it did not.
        revoked_at: Option<Moment> = "revokedAt",
        /// Time at which access ended before the end of the period; null when it did not.
        ended_at: Option<Moment> = "endedAt",
        /// Whether the store reports the subscription as paused.
        paused: bool = "paused",
        /// Product of the next period; null for the same product.
        renews_as: Option<String> = "renewsAs",
        /// Why the purchase ended, or will end; null when the store named no reason.
        end_reason: Option<EndReason> = "endReason",
        /// Time since which billing has failed; null when it does not fail.
        billing_issue_at: Option<Moment> = "billingIssueAt",
        /// Number of renewals at the full price: the number of `normal` periods minus 1, at least
        /// 0.
        renews_count: i64 = "renewsCount",
    }
}

answered! {
    /// What `purchase` answers.
    PurchaseResult {
        /// One product bought in one store, its transactions and its holders.
        purchase: Purchase = "purchase",
        /// True when the purchase is new.
        created: bool = "created",
        /// recorded: a new purchase. received: the buyer did not hold the purchase, and holds it
        /// now. claimed: the purchase had no holder before; now the buyer holds it. planChanged:
        /// a new transaction with another product. renewed: any other new transaction. updated: a
        /// fact with `asOf` changed a known transaction. stale: the daemon had newer information
        /// about every field that differs. unchanged: no field differs, the transaction is known
        /// and the call has no `asOf`, or the transaction is new and older than the latest.
        outcome: PurchaseOutcome = "outcome",
        /// The params that lost against newer information; absent when there are none.
        stale: Option<Vec<String>> = "stale",
        /// The buyer's entitlements after the call. Without `device` and `userId`: those of the
        /// holder, or none if the purchase has no holder.
        entitlements: BTreeMap<String, Entitlement> = "entitlements",
        /// Absent when there are no warnings.
        warnings: Option<Vec<Warning>> = "warnings",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

answered! {
    /// What `purchase.update` answers.
    PurchaseUpdateResult {
        /// One product bought in one store, its transactions and its holders.
        purchase: Purchase = "purchase",
        /// applied: a field changed. stale: the daemon had newer information about every field
        /// that differs. unchanged: no field differs.
        outcome: PurchaseUpdateResultOutcome = "outcome",
        /// The params that lost against newer information; absent when there are none.
        stale: Option<Vec<String>> = "stale",
        /// Absent when there are no warnings.
        warnings: Option<Vec<Warning>> = "warnings",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

answered! {
    /// A purchase that a restore refused, and the rule that refused it.
    Refusal {
        /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
        /// samsung, roku, microsoft, paddle, stripe, web, or one of the project's
        /// `stores.custom`.
        store: String = "store",
        /// Id that a store gives to a transaction.
        original_transaction_id: String = "originalTransactionId",
        /// A product, by the id that the store and the catalogue use.
        product: String = "product",
        /// Who holds it. An identified holder comes before an anonymous holder, then the first in
        /// byte order.
        holder: String = "holder",
        /// The rule that refused it.
        rule: RefusalRule = "rule",
    }
}

answered! {
    /// What `restore` answers.
    RestoreResult {
        /// The current user of a device, or the user that an id belongs to.
        user: User = "user",
        /// Purchases that the user holds now and did not hold before, with unclaimed ones that
        /// replace them. In the order of `store`, then `originalTransactionId`.
        restored: Vec<Move> = "restored",
        /// Those of `restored` that another user lost.
        transferred: Vec<Move> = "transferred",
        /// Purchases that a rule refused to restore.
        refused: Vec<Refusal> = "refused",
        /// The user's entitlements after the call.
        entitlements: BTreeMap<String, Entitlement> = "entitlements",
        /// Absent when there are no warnings.
        warnings: Option<Vec<Warning>> = "warnings",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

given! {
    /// A purchase, by its store and the id of its first transaction.
    PurchaseRef {
        /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
        /// samsung, roku, microsoft, paddle, stripe, web, or one of the project's
        /// `stores.custom`.
        store: String = "store" (impl Into<String>, store.into()),
        /// Id of the purchase's first transaction.
        original_transaction_id: String = "originalTransactionId"
            (impl Into<String>, original_transaction_id.into()),
    } {
    } {
    }
}

answered! {
    /// What `revoke` answers.
    RevokeResult {
        /// The entitlement after the call. A purchase may still give it.
        entitlement: Entitlement = "entitlement",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

answered! {
    /// The OpenRPC document, with `x-role` on every method.
    RpcDiscoverResult {
        openrpc: String = "openrpc",
        info: BTreeMap<String, Json> = "info",
        methods: Vec<BTreeMap<String, Json>> = "methods",
        components: BTreeMap<String, Json> = "components",
    }
}

answered! {
    /// One line in the list of methods.
    MethodSummary {
        name: String = "name",
        summary: String = "summary",
        role: Role = "role",
    }
}

answered! {
    /// What `server.describe` answers.
    ServerDescribeResult {
        /// All methods, sorted by name. Only without `method`.
        methods: Option<Vec<MethodSummary>> = "methods",
        /// The method's entry in the OpenRPC document. Only with `method`.
        method: Option<BTreeMap<String, Json>> = "method",
        /// The schemas that the entry refers to, in `schemas`. Only with `method`.
        components: Option<BTreeMap<String, Json>> = "components",
    }
}

/// The daemon's limits by name.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Limits {
    /// Longest line, in bytes without the line feed.
    pub line_bytes_max: i64,
    /// Most requests in one batch.
    pub batch_entries_max: i64,
    /// Deepest nesting of JSON arrays and objects.
    pub depth_max: i64,
    /// Longest request id, in bytes.
    pub request_id_bytes_max: i64,
    /// Members that are not named here.
    pub additional: BTreeMap<String, i64>,
    }

impl Decode for Limits {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Limits {
            line_bytes_max: members.member("lineBytesMax")?,
            batch_entries_max: members.member("batchEntriesMax")?,
            depth_max: members.member("depthMax")?,
            request_id_bytes_max: members.member("requestIdBytesMax")?,
            additional: members.additional(&["lineBytesMax", "batchEntriesMax", "depthMax", "requestIdBytesMax"])?,
        })
    }
}

answered! {
    /// Where the daemon keeps its data.
    StoreState {
        /// Kind of the store.
        kind: StoreStateKind = "kind",
        /// Whether other daemons may write the store, too: true only for `postgres`.
        shared: bool = "shared",
        /// Whether the database answered when the daemon last asked, which it does once a second
        /// or more often. Only if `shared`.
        reachable: Option<bool> = "reachable",
        /// `replicated` if a commit waits until a standby has it; otherwise `local`. Only if
        /// `shared`, and once the database has answered.
        durability: Option<StoreStateDurability> = "durability",
        /// How often since its start the daemon found that the database had lost commits, for
        /// example after a restored backup. Only if `shared`.
        history_losses: Option<i64> = "historyLosses",
        /// Milliseconds by which the database's clock is ahead of this machine's; negative if it
        /// is behind. Only if `shared`, and once the database has answered.
        clock_offset_ms: Option<i64> = "clockOffsetMs",
    }
}

answered! {
    /// The other end of the connection, as the kernel reports it.
    Peer {
        uid: i64 = "uid",
        gid: i64 = "gid",
        pid: i64 = "pid",
        role: Role = "role",
    }
}

answered! {
    /// What `server.info` answers.
    ServerInfoResult {
        /// Version of the daemon.
        version: String = "version",
        /// Version of this protocol.
        protocol: i64 = "protocol",
        /// The daemon's limits by name.
        limits: Limits = "limits",
        /// Milliseconds since the daemon started.
        uptime_ms: i64 = "uptimeMs",
        /// Where the daemon keeps its data.
        store: StoreState = "store",
        /// The other end of the connection, as the kernel reports it.
        peer: Peer = "peer",
    }
}

answered! {
    /// What `server.ping` answers.
    ServerPingResult {
        /// Always true.
        pong: bool = "pong",
        /// Time of the system clock.
        now: Moment = "now",
        /// The value from the request; absent when the request has none.
        echo: Maybe<Json> = "echo",
    }
}

answered! {
    /// A bucket of a histogram.
    DurationBucket {
        /// The longest duration that it counts. Null for durations longer than every bound.
        up_to_micros: Option<i64> = "upToMicros",
        /// How many durations are longer than the bound of the bucket before, and not longer than
        /// this one.
        count: i64 = "count",
    }
}

answered! {
    /// A histogram of durations since the daemon's start, in microseconds.
    Durations {
        /// How many durations it counts.
        count: i64 = "count",
        /// Their sum.
        sum_micros: i64 = "sumMicros",
        /// The longest of them.
        max_micros: i64 = "maxMicros",
        /// The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4,
        /// 6, 8, 12, 16 and so on up to 100 seconds.
        buckets: Vec<DurationBucket> = "buckets",
    }
}

answered! {
    /// The requests of a method, without those that the daemon has not answered yet.
    MethodStats {
        /// How many requests the daemon answered, with results or errors.
        requests: i64 = "requests",
        /// How many errors of each kind. Kinds that did not occur are missing.
        errors: BTreeMap<String, i64> = "errors",
        /// A histogram of durations since the daemon's start, in microseconds.
        durations: Durations = "durations",
    }
}

answered! {
    /// What the daemon has in memory, and how well that serves.
    CacheStats {
        /// Replies to `checkEntitlements` in the cache, valid or not.
        replies: i64 = "replies",
        /// Requests that the daemon answered from that cache since its start.
        reply_hits: i64 = "replyHits",
        /// Records in memory.
        records: i64 = "records",
        /// Their memory, by estimate.
        record_bytes: i64 = "recordBytes",
        /// Records that the daemon read from the store since its start.
        record_loads: i64 = "recordLoads",
    }
}

answered! {
    /// The open connections of a uid with a role.
    PeerStats {
        uid: i64 = "uid",
        /// `none` for clients without a role, whose requests the daemon refuses.
        role: PeerStatsRole = "role",
        /// How many connections.
        connections: i64 = "connections",
    }
}

answered! {
    /// The connections, and the replies that wait on them.
    ConnectionStats {
        /// Open connections.
        open: i64 = "open",
        /// Connections that clients opened since the daemon's start.
        opened: i64 = "opened",
        /// Connections that the daemon refused since its start, because there were too many.
        refused: i64 = "refused",
        /// The open connections by uid and role.
        peers: Vec<PeerStats> = "peers",
        /// Replies that wait for the disk.
        owed_bytes: i64 = "owedBytes",
        /// Replies that wait for clients to read them.
        unsent_bytes: i64 = "unsentBytes",
    }
}

answered! {
    /// The commits since the daemon's start.
    CommitStats {
        /// Turns that became durable. A turn is what the daemon decides together; a commit has
        /// one or more.
        turns: i64 = "turns",
        /// Turns that wait for the disk now.
        waiting_turns: i64 = "waitingTurns",
        /// Commits that failed, for example because the disk was full.
        failures: i64 = "failures",
        /// A histogram of durations since the daemon's start, in microseconds.
        durations: Durations = "durations",
    }
}

answered! {
    /// The files of the store, and the work on them since the daemon's start. Missing if the
    /// store is in memory.
    StorageStats {
        /// Size of the data file.
        data_file_bytes: i64 = "dataFileBytes",
        /// Size of SQLite's write-ahead log.
        log_file_bytes: i64 = "logFileBytes",
        /// Size of the two files of the journal.
        journal_file_bytes: i64 = "journalFileBytes",
        /// Bytes in the journal that the daemon has not copied to the tables yet.
        journal_bytes: i64 = "journalBytes",
        /// Milliseconds since the oldest of them was committed; 0 if there are none.
        journal_age_ms: i64 = "journalAgeMs",
        /// Free space for the daemon on the file system of the data file; null if the system does
        /// not say.
        free_bytes: Option<i64> = "freeBytes",
        /// A histogram of durations since the daemon's start, in microseconds.
        syncs: Durations = "syncs",
        /// A histogram of durations since the daemon's start, in microseconds.
        checkpoints: Durations = "checkpoints",
        /// A histogram of durations since the daemon's start, in microseconds.
        rebuilds: Durations = "rebuilds",
    }
}

answered! {
    /// A consumer of a feed.
    ConsumerLag {
        /// A project: a namespace for users, purchases, rules and events. Projects share no data.
        project: String = "project",
        /// Name of a consumer: a reader of the log whose position the daemon stores. The reader
        /// chooses it, for example `mailer`.
        consumer: String = "consumer",
        /// A position in a project's log: the number of the last event before it. "0" is the
        /// position before the first event.
        cursor: String = "cursor",
        /// Events that it has not acknowledged.
        lag: i64 = "lag",
    }
}

answered! {
    /// The readers of events.
    FeedStats {
        /// `events.wait` requests that wait now.
        waits: i64 = "waits",
        /// Open subscriptions.
        subscriptions: i64 = "subscriptions",
        /// Consumers, by project and name: at most 256.
        consumers: Vec<ConsumerLag> = "consumers",
        /// Whether there are more consumers.
        more_consumers: bool = "moreConsumers",
    }
}

answered! {
    /// Work that no request waits for, as of now.
    BackgroundStats {
        /// Ends of periods and grants that have passed and whose events the daemon has not
        /// emitted yet: at most 1000.
        expiries_due: i64 = "expiriesDue",
        /// Milliseconds since the oldest of these ends.
        expiries_late_ms: i64 = "expiriesLateMs",
        /// Deletions that the daemon has not finished.
        erasures: i64 = "erasures",
        /// Finished deletions that free bytes of the files still have something of.
        erasures_uncleared: i64 = "erasuresUncleared",
        /// When the files are overwritten for the oldest of them, at the latest.
        cleared_by: Option<Moment> = "clearedBy",
        /// Whether the deletions wait for the next start, because a step failed several times.
        erasures_halted: bool = "erasuresHalted",
        /// Projects with a changed catalogue whose events the daemon has not yet emitted for
        /// every customer.
        catalogue_changes: i64 = "catalogueChanges",
        /// How often the clock was set by more than a minute since the daemon's start: the
        /// system's, or that of a shared database.
        clock_steps: i64 = "clockSteps",
    }
}

answered! {
    /// What `server.stats` answers.
    ServerStatsResult {
        /// Milliseconds since the daemon started.
        uptime_ms: i64 = "uptimeMs",
        /// The methods that were called since the daemon's start, by name.
        methods: BTreeMap<String, MethodStats> = "methods",
        /// How many errors of each kind. Kinds that did not occur are missing.
        refusals: BTreeMap<String, i64> = "refusals",
        /// Requests that took longer than the threshold `--log-slow` since the daemon's start.
        slow_requests: i64 = "slowRequests",
        /// What the daemon has in memory, and how well that serves.
        cache: CacheStats = "cache",
        /// The connections, and the replies that wait on them.
        connections: ConnectionStats = "connections",
        /// A histogram of durations since the daemon's start, in microseconds.
        turns: Durations = "turns",
        /// The commits since the daemon's start.
        commits: CommitStats = "commits",
        /// The files of the store, and the work on them since the daemon's start. Missing if the
        /// store is in memory.
        storage: Option<StorageStats> = "storage",
        /// Where the daemon keeps its data.
        store: StoreState = "store",
        /// The readers of events.
        feed: FeedStats = "feed",
        /// Work that no request waits for, as of now.
        background: BackgroundStats = "background",
    }
}

answered! {
    /// What `setUserProperty` answers.
    SetUserPropertyResult {
        /// Id of the user that the result is about.
        user_id: String = "userId",
        /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
        key: String = "key",
        /// Value of a property.
        value: String = "value",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

answered! {
    /// The store's message. `id` and `type` are null for a bare signed transaction, and for what
    /// the caller fetched.
    StoreNotification {
        /// Apple's `notificationUUID`, Google's `messageId`, Stripe's event id.
        id: Option<String> = "id",
        /// The store's type.
        type_: Option<String> = "type",
        /// Apple's subtype; null if there is none.
        subtype: Option<String> = "subtype",
        /// Time at which the store made it.
        at: Moment = "at",
        /// Null if the message has none.
        environment: Option<PurchaseEnvironment> = "environment",
        /// Chain of `transactionId`; absent without it.
        original_transaction_id: Option<String> = "originalTransactionId",
        /// Transaction that an ignored message of Apple is about, for example one that asks for
        /// consumption data. Absent otherwise.
        transaction_id: Option<String> = "transactionId",
    }
}

answered! {
    /// What to fetch from the store: its kind, and the ids that the store gave.
    StoreQuestion {
        kind: StoreObjectKind = "kind",
        /// Id of the object at Stripe.
        id: Option<String> = "id",
        /// Package of the app at Google.
        package_name: Option<String> = "packageName",
        /// Token of the purchase at Google.
        purchase_token: Option<String> = "purchaseToken",
        /// Charge whose invoice is to be fetched.
        charge: Option<String> = "charge",
        /// Payment whose invoice is to be fetched.
        payment_intent: Option<String> = "paymentIntent",
        /// What the object at Stripe must contain as a whole, and not as an id.
        expand: Option<StoreQuestionExpand> = "expand",
    }
}

answered! {
    /// What a notification did to one purchase.
    NotifiedPurchase {
        /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
        /// samsung, roku, microsoft, paddle, stripe, web, or one of the project's
        /// `stores.custom`.
        store: String = "store",
        /// Id that a store gives to a transaction.
        original_transaction_id: String = "originalTransactionId",
        /// Transaction that the statement is about.
        transaction_id: String = "transactionId",
        /// As of `purchase`.
        outcome: PurchaseOutcome = "outcome",
        /// Fields of the transaction that changed; for a new period, those that differ from the
        /// period before, apart from `purchasedAt`. Absent when there are none.
        fields: Option<Vec<String>> = "fields",
        /// Fields that lost against newer information; absent when there are none.
        stale: Option<Vec<String>> = "stale",
    }
}

answered! {
    /// What `store.notify` answers.
    StoreNotifyResult {
        /// The store's message. `id` and `type` are null for a bare signed transaction, and for
        /// what the caller fetched.
        notification: StoreNotification = "notification",
        /// applied: a record changed. stale: the daemon has newer or equal information. repeated:
        /// the daemon recorded this notification before. ignored: it changes nothing, see `why`.
        /// unclaimed: the purchase is recorded, and has no holder yet. ask: the store says only
        /// that something changed, see `ask`.
        outcome: StoreNotifyResultOutcome = "outcome",
        /// Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user
        /// for the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect:
        /// it reports nothing about a purchase. unknownType: the daemon does not know its type.
        /// Absent otherwise.
        why: Option<StoreNotifyResultWhy> = "why",
        /// What to fetch from the store and to send as `response`, with the same payload. Absent
        /// for other outcomes.
        ask: Option<StoreQuestion> = "ask",
        /// What the notification did to each purchase.
        purchases: Vec<NotifiedPurchase> = "purchases",
        /// Absent when there are no warnings.
        warnings: Option<Vec<Warning>> = "warnings",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

given! {
    /// An object that the caller fetched from a store's API.
    StoreResponse {
        /// What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or
        /// `product` (purchases.productsv2); for `stripe`, `subscription`, `invoice` or
        /// `checkoutSession`.
        kind: StoreObjectKind = "kind" (impl Into<StoreObjectKind>, kind.into()),
        /// The JSON object that the API returned.
        body: BTreeMap<String, Json> = "body"
            (impl IntoIterator<Item = (impl Into<String>, impl Into<Json>)>, map(body)),
    } {
        /// Token of the purchase at Google. Required for `playStore` without a payload.
        some purchase_token: Option<String> = "purchaseToken"
            (impl Into<String>, Some(purchase_token.into())),
        /// Package of the app at Google.
        some package_name: Option<String> = "packageName"
            (impl Into<String>, Some(package_name.into())),
        /// Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default:
        /// now, by the project's clock.
        some fetched_at: Option<Moment> = "fetchedAt" (impl Into<Moment>, Some(fetched_at.into())),
    } {
    }
}

answered! {
    /// What `store.unclaimed` answers.
    StoreUnclaimedResult {
        /// In the order of `store`, then `originalTransactionId`, by bytes.
        purchases: Vec<Purchase> = "purchases",
        /// What the next call gives as `after`.
        cursor: String = "cursor",
        /// Whether more purchases follow.
        more: bool = "more",
    }
}

answered! {
    /// What `user.delete` answers.
    UserDeleteResult {
        /// New id that replaces every erased id in events. It belongs to no user.
        tombstone: String = "tombstone",
        /// Number of erased users: the aliases of the customer.
        users: i64 = "users",
        /// Number of erased devices. `install` can register them again.
        devices: i64 = "devices",
        /// Number of erased purchases: those that no other customer holds.
        purchases: i64 = "purchases",
        /// Number of purchases that other customers hold and keep.
        shared: i64 = "shared",
        /// What is left of what is erased. `pending`: free bytes of the daemon's files, until
        /// `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing.
        /// `database`: it is deleted from the shared database, whose files belong to its
        /// administrator (fleet.md).
        traces: UserDeleteResultTraces = "traces",
        /// When the last byte is overwritten, at the latest. Only if `traces` is `pending`.
        cleared_by: Option<Moment> = "clearedBy",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

given! {
    /// See `KnownId` in Protocol.
    KnownId {
        /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
        /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty
        /// id is blockedUserId and a longer id userIdTooLong, so this schema has no length.
        id: String = "id" (impl Into<String>, id.into()),
        /// Who uses the id. `customer`: the customerId of a customer that began with an
        /// identified user.
        kind: KnownIdKind = "kind" (impl Into<KnownIdKind>, kind.into()),
    } {
        /// Device of an anonymous id; otherwise null.
        sure device: Option<String> = "device"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(device).value()),
        /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC
        /// offset and precision, and returns UTC with milliseconds.
        sure created_at: Moment = "createdAt" (impl Into<Moment>, created_at.into()),
    } {
    }
}

given! {
    /// See `Device` in Protocol.
    Device {
        /// A device: one installation of one app. A reinstallation is a new device.
        device: String = "device" (impl Into<String>, device.into()),
        /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
        /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty
        /// id is blockedUserId and a longer id userIdTooLong, so this schema has no length.
        anonymous_id: String = "anonymousId" (impl Into<String>, anonymous_id.into()),
        /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC
        /// offset and precision, and returns UTC with milliseconds.
        created_at: Moment = "createdAt" (impl Into<Moment>, created_at.into()),
    } {
        /// Id of the identified user; null when no user is logged in.
        sure identity_id: Option<String> = "identityId"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(identity_id).value()),
        sure store_account: Option<String> = "storeAccount"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(store_account).value()),
        sure platform: Option<String> = "platform"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(platform).value()),
        sure app: Option<String> = "app"
            (impl Into<Maybe<String>>, Into::<Maybe<String>>::into(app).value()),
    } {
    }
}

given! {
    /// See `Grant` in Protocol.
    Grant {
        /// An entitlement, for example `premium`.
        entitlement: String = "entitlement" (impl Into<String>, entitlement.into()),
        /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC
        /// offset and precision, and returns UTC with milliseconds.
        granted_at: Moment = "grantedAt" (impl Into<Moment>, granted_at.into()),
    } {
        /// RFC 3339 timestamp, or null.
        sure expires_at: Option<Moment> = "expiresAt"
            (impl Into<Maybe<Moment>>, Into::<Maybe<Moment>>::into(expires_at).value()),
        /// RFC 3339 timestamp, or null.
        sure revoked_at: Option<Moment> = "revokedAt"
            (impl Into<Maybe<Moment>>, Into::<Maybe<Moment>>::into(revoked_at).value()),
    } {
    }
}

given! {
    /// See `Property` in Protocol.
    Property {
        /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
        key: String = "key" (impl Into<String>, key.into()),
        /// Value of a property.
        value: String = "value" (impl Into<String>, value.into()),
    } {
        /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC
        /// offset and precision, and returns UTC with milliseconds.
        sure set_at: Moment = "setAt" (impl Into<Moment>, set_at.into()),
    } {
    }
}

answered! {
    /// What `user.export` answers.
    UserExportResult {
        /// The current user of a device, or the user that an id belongs to.
        user: User = "user",
        /// First id that the customer had. After a merge, that of the older customer.
        first_id: String = "firstId",
        /// Id that acted last: the user of the last install, identify, purchase or restore.
        last_id: String = "lastId",
        /// Every id of the customer, in byte order.
        ids: Vec<KnownId> = "ids",
        /// Devices whose anonymous or identified user belongs to the customer, in byte order.
        devices: Vec<Device> = "devices",
        /// Account tokens registered for the customer, in byte order.
        account_tokens: Vec<String> = "accountTokens",
        /// Purchases that the customer holds, with all their transactions.
        purchases: Vec<Purchase> = "purchases",
        /// Purchases that an import gave to the customer and that no store has reported yet.
        claims: Vec<PurchaseRef> = "claims",
        /// Grants, including those that have ended.
        grants: Vec<Grant> = "grants",
        properties: Vec<Property> = "properties",
        /// Earlier values of properties that another user of the same customer replaced. An empty
        /// value is a removal.
        overridden: Vec<Property> = "overridden",
        /// Entitlements by their ids, including inactive entitlements.
        entitlements: BTreeMap<String, Entitlement> = "entitlements",
        /// Time of the entitlements and of the purchases' states: now.
        at: Moment = "at",
        /// Events of the customer, oldest first, at most 1000.
        events: Option<Vec<Event>> = "events",
        /// Position at which events.read continues, with the same id as `user`.
        cursor: Option<String> = "cursor",
        /// True when events.read has more events of the customer.
        more_events: Option<bool> = "moreEvents",
    }
}

answered! {
    /// See `UserImportResultPurchasesItem` in Protocol.
    UserImportResultPurchasesItem {
        /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
        /// samsung, roku, microsoft, paddle, stripe, web, or one of the project's
        /// `stores.custom`.
        store: String = "store",
        /// Id that a store gives to a transaction.
        original_transaction_id: String = "originalTransactionId",
        outcome: UserImportResultPurchasesItemOutcome = "outcome",
    }
}

answered! {
    /// What `user.import` answers.
    UserImportResult {
        /// The customer's user. Missing when `ids` is empty.
        user: Option<User> = "user",
        /// Whether the customer is new.
        created: bool = "created",
        /// `unchanged` when everything was there already.
        outcome: UserImportResultOutcome = "outcome",
        /// What happened to each purchase, in the given order, and then to each claim.
        purchases: Vec<UserImportResultPurchasesItem> = "purchases",
        /// Entitlements by their ids, including inactive entitlements.
        entitlements: BTreeMap<String, Entitlement> = "entitlements",
        warnings: Option<Vec<Warning>> = "warnings",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

answered! {
    /// A later change that stays although an earlier link is undone.
    RemainingChange {
        /// Id of the event that reported it.
        event: String = "event",
        /// Method that made it.
        method: RemainingChangeMethod = "method",
    }
}

answered! {
    /// What `user.link.undo` answers.
    UserLinkUndoResult {
        /// Id of the undone event.
        undone: String = "undone",
        /// Purchases that changed holders.
        purchases: Vec<Move> = "purchases",
        /// Later changes that stay: restores, purchases and imports that would have found other
        /// holders, the aliases that they made, and earlier undos about the same users and
        /// purchases. A call that emitted no event is never among them.
        kept: Vec<RemainingChange> = "kept",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}

answered! {
    /// What `user.list` answers.
    UserListResult {
        /// In byte order.
        customer_ids: Vec<String> = "customerIds",
        /// What the next call gives as `after`.
        cursor: String = "cursor",
        /// Whether more customers follow.
        more: bool = "more",
    }
}

answered! {
    /// What `userInfo` answers.
    UserInfoResult {
        /// The current user of a device, or the user that an id belongs to.
        user: User = "user",
    }
}

answered! {
    /// What `userProperties` answers.
    UserPropertiesResult {
        /// Properties by their names. setUserProperty stores at most 100 per customer.
        properties: BTreeMap<String, String> = "properties",
    }
}

answered! {
    /// What `webhook.claim` answers.
    WebhookClaimResult {
        /// False if another connection has the claim. Then the daemon ignores the reports.
        claimed: bool = "claimed",
    }
}

given! {
    /// The latest failed attempt for the oldest event that waits for another attempt; if no event
    /// waits, the latest failed attempt.
    WebhookFailure {
        /// Time of the latest attempt.
        at: Moment = "at" (impl Into<Moment>, at.into()),
        /// Cursor of the event.
        cursor: String = "cursor" (impl Into<String>, cursor.into()),
        /// Why the attempt failed, for people.
        reason: String = "reason" (impl Into<String>, reason.into()),
        /// Number of attempts so far to post the event.
        attempts: i64 = "attempts" (i64, attempts),
    } {
        /// Time of the next attempt; null if the event is delivered or no program posts it.
        some next_attempt_at: Option<Moment> = "nextAttemptAt"
            (impl Into<Maybe<Moment>>, Into::<Maybe<Moment>>::into(next_attempt_at).value()),
    } {
    }
}

given! {
    /// The results of the posts to a URL.
    WebhookReport {
        /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and
        /// a query. It has no user, password or fragment, because every reader of the project
        /// sees it.
        url: String = "url" (impl Into<String>, url.into()),
    } {
        /// Time of the latest delivery.
        some delivered_at: Option<Moment> = "deliveredAt"
            (impl Into<Moment>, Some(delivered_at.into())),
        /// The latest failed attempt for the oldest event that waits for another attempt; if no
        /// event waits, the latest failed attempt.
        some failure: Option<WebhookFailure> = "failure"
            (impl Into<WebhookFailure>, Some(failure.into())),
    } {
    }
}

answered! {
    /// The process that posts the project's events; absent if there is none.
    WebhookListResultPoster {
        uid: i64 = "uid",
        pid: i64 = "pid",
    }
}

answered! {
    /// A URL that receives a project's events, and the results of the posts to it.
    WebhookStatus {
        /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and
        /// a query. It has no user, password or fragment, because every reader of the project
        /// sees it.
        url: String = "url",
        /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat`
        /// and `qonversion`: as these systems document it (webhooks.md).
        format: WebhookFormat = "format",
        /// `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits
        /// for another attempt; else `posting`.
        state: WebhookStatusState = "state",
        /// The webhook's position: all events up to this cursor are delivered.
        cursor: String = "cursor",
        /// Number of events after `cursor`.
        backlog: i64 = "backlog",
        /// Time of the latest delivery; null if the daemon has had no report of a delivery since
        /// its start.
        delivered_at: Option<Moment> = "deliveredAt",
        /// Absent if the daemon has had no report of a failure since its start.
        failure: Option<WebhookFailure> = "failure",
    }
}

answered! {
    /// What `webhook.list` answers.
    WebhookListResult {
        /// The process that posts the project's events; absent if there is none.
        poster: Option<WebhookListResultPoster> = "poster",
        /// In the order of project.define.
        webhooks: Vec<WebhookStatus> = "webhooks",
    }
}

answered! {
    /// What `webhook.pause` answers.
    WebhookPosition {
        /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and
        /// a query. It has no user, password or fragment, because every reader of the project
        /// sees it.
        url: String = "url",
        /// True if webhook.pause stopped the posts to the URL.
        paused: bool = "paused",
        /// The webhook's position: all events up to this cursor are delivered.
        cursor: String = "cursor",
        /// Number of events after `cursor`.
        backlog: i64 = "backlog",
        /// True in a dry run; otherwise absent.
        dry_run: Option<bool> = "dryRun",
        /// The events that the call would emit: always none. Only in a dry run.
        events: Option<Vec<Event>> = "events",
        /// True when this is the stored result of an idempotency key; otherwise absent.
        replayed: Option<bool> = "replayed",
    }
}
