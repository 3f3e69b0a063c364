// Made by clients/generate from Protocol; a change made here is lost.

//! What the daemon answers, and what it is given.

use std::collections::BTreeMap;

use crate::decode::{Decode, Members, Wrong};
use crate::encode::{Encode, Fields};
use crate::words::words;
use crate::{Json, Maybe, Moment, Number, Period};

words! {
    /// Environment of the App Store, by Apple's name. Apple does not sign what comes from `Xcode`
    /// and `LocalTesting`.
    AppStoreEnvironment {
        Production = "Production",
        Sandbox = "Sandbox",
        Xcode = "Xcode",
        LocalTesting = "LocalTesting",
    }
}

words! {
    /// Name of the rule, as in `project.define`.
    AppliedRuleName {
        PurchaseHolders = "purchaseHolders",
        OnIdentifyNew = "onIdentifyNew",
        OnIdentifyKnown = "onIdentifyKnown",
        OnRestore = "onRestore",
        AnonymousHolders = "anonymousHolders",
    }
}

words! {
    /// One of some words.
    CheckEntitlementsIfUnknown {
        Error = "error",
        None = "none",
    }
}

words! {
    /// One of some words.
    ClockChoiceWord {
        System = "system",
        Manual = "manual",
    }
}

words! {
    /// One of some words.
    ClockKind {
        System = "system",
        Manual = "manual",
    }
}

words! {
    /// Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
    /// price increase, a product that is no longer sold (unavailable), the developer, another
    /// purchase that took it over (replaced), or another reason. Null when the store named none.
    EndReason {
        Customer = "customer",
        Billing = "billing",
        PriceIncrease = "priceIncrease",
        Unavailable = "unavailable",
        Developer = "developer",
        Replaced = "replaced",
        Other = "other",
    }
}

words! {
    /// One of some words.
    EntitlementEnvironment {
        Production = "production",
        Sandbox = "sandbox",
    }
}

words! {
    /// What gave the entitlement; `manual` for a grant by the method `grant`.
    EntitlementGrantType {
        Purchase = "purchase",
        FamilySharing = "familySharing",
        OfferCode = "offerCode",
        Manual = "manual",
    }
}

words! {
    /// One of some words.
    EntitlementPeriodType {
        Normal = "normal",
        Trial = "trial",
        Intro = "intro",
    }
}

words! {
    /// Whether the subscription renews. billingIssue: the store could not collect a payment.
    EntitlementRenewState {
        WillRenew = "willRenew",
        Canceled = "canceled",
        BillingIssue = "billingIssue",
        NonRenewable = "nonRenewable",
        Unknown = "unknown",
    }
}

words! {
    /// Kind of an event.
    EventKind {
        UserCreated = "userCreated",
        Identified = "identified",
        LoggedOut = "loggedOut",
        UsersAliased = "usersAliased",
        LinkUndone = "linkUndone",
        PurchaseRecorded = "purchaseRecorded",
        PurchaseRenewed = "purchaseRenewed",
        PurchaseUpdated = "purchaseUpdated",
        PurchaseExpired = "purchaseExpired",
        EntitlementsActivated = "entitlementsActivated",
        EntitlementsDeactivated = "entitlementsDeactivated",
        SubscriptionReceived = "subscriptionReceived",
        SubscriptionTransferred = "subscriptionTransferred",
        OneTimePurchaseReceived = "oneTimePurchaseReceived",
        OneTimePurchaseTransferred = "oneTimePurchaseTransferred",
        Granted = "granted",
        GrantRevoked = "grantRevoked",
        UserDeleted = "userDeleted",
        ClockAdvanced = "clockAdvanced",
        UserImported = "userImported",
        TracesCleared = "tracesCleared",
    }
}

words! {
    /// In identified: the outcome that identify returned.
    EventOutcome {
        Attached = "attached",
        Aliased = "aliased",
        Moved = "moved",
        Switched = "switched",
    }
}

words! {
    /// In `claimed`: what led to the user.
    ExplanationStepBy {
        Purchase = "purchase",
        Restore = "restore",
        AccountToken = "accountToken",
        Replaces = "replaces",
        FirstItem = "firstItem",
    }
}

words! {
    /// Method that made the step. In `revoked`: present if an import brought the end.
    ExplanationStepMethod {
        Identify = "identify",
        Restore = "restore",
        Purchase = "purchase",
        UserLinkUndo = "user.link.undo",
        UserImport = "user.import",
    }
}

words! {
    /// Kind of the step; rules.md describes each kind.
    ExplanationStepStep {
        Purchased = "purchased",
        Claimed = "claimed",
        Granted = "granted",
        Attached = "attached",
        Moved = "moved",
        Shared = "shared",
        Transferred = "transferred",
        Aliased = "aliased",
        Unclear = "unclear",
        Identified = "identified",
        Renewed = "renewed",
        Revoked = "revoked",
        Mapped = "mapped",
        Clock = "clock",
    }
}

words! {
    /// attached: the user became a holder of at least one purchase, and no holder lost any.
    /// moved: purchases moved from the anonymous user to this user. aliased: both users became
    /// one customer. switched: only the device's current user changed. unchanged: the user was
    /// already logged in.
    IdentifyResultOutcome {
        Attached = "attached",
        Aliased = "aliased",
        Moved = "moved",
        Switched = "switched",
        Unchanged = "unchanged",
    }
}

words! {
    /// loggedOut: the device's anonymous user is current again. rotated: the device has a new
    /// anonymous user. unchanged: no user was logged in.
    LogoutResultOutcome {
        LoggedOut = "loggedOut",
        Rotated = "rotated",
        Unchanged = "unchanged",
    }
}

words! {
    /// The first criterion, in the order of rules.md, in which the two differ.
    LosingSourceLostBy {
        Active = "active",
        End = "end",
        PurchasedAt = "purchasedAt",
        TransactionId = "transactionId",
        Store = "store",
        OriginalTransactionId = "originalTransactionId",
        Order = "order",
    }
}

words! {
    /// One of some words.
    MethodSummaryRole {
        Read = "read",
        Write = "write",
        Admin = "admin",
    }
}

words! {
    /// What is missing; rules.md describes each kind.
    MissingReasonKind {
        Expired = "expired",
        Paused = "paused",
        BillingRetry = "billingRetry",
        Refunded = "refunded",
        Revoked = "revoked",
        NotYet = "notYet",
        Environment = "environment",
        NotMapped = "notMapped",
        NotIdentified = "notIdentified",
        HeldByAnother = "heldByAnother",
        HeldByNobody = "heldByNobody",
        NoProduct = "noProduct",
        NoPurchase = "noPurchase",
        NotGranted = "notGranted",
    }
}

words! {
    /// As of `purchase`.
    NotifiedPurchaseOutcome {
        Recorded = "recorded",
        Renewed = "renewed",
        PlanChanged = "planChanged",
        Received = "received",
        Claimed = "claimed",
        Updated = "updated",
        Stale = "stale",
        Unchanged = "unchanged",
    }
}

words! {
    /// One of some words.
    PeerRole {
        Read = "read",
        Write = "write",
        Admin = "admin",
    }
}

words! {
    /// `none` for clients without a role, whose requests the daemon refuses.
    PeerStatsRole {
        None = "none",
        Read = "read",
        Write = "write",
        Admin = "admin",
    }
}

words! {
    /// Price of a period: full (normal), a trial, or introductory (intro).
    PeriodType {
        Normal = "normal",
        Trial = "trial",
        Intro = "intro",
    }
}

words! {
    /// A named set of rules.
    Preset {
        Qonversion = "qonversion",
        Revenuecat = "revenuecat",
        RevenuecatLegacy = "revenuecatLegacy",
        Purchasely = "purchasely",
    }
}

words! {
    /// Kind of a product, which determines how a purchase moves and expires.
    ProductKind {
        Subscription = "subscription",
        NonRenewingSubscription = "nonRenewingSubscription",
        NonConsumable = "nonConsumable",
        Consumable = "consumable",
    }
}

words! {
    /// Which purchases give access: those of production, those of the sandbox, or both (any).
    ProjectEnvironment {
        Production = "production",
        Sandbox = "sandbox",
        Any = "any",
    }
}

words! {
    /// Environment of the store: production, or sandbox for test purchases.
    PurchaseEnvironment {
        Production = "production",
        Sandbox = "sandbox",
    }
}

words! {
    /// recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
    /// claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new
    /// transaction with another product. renewed: any other new transaction. updated: a fact with
    /// `asOf` changed a known transaction. stale: the daemon had newer information about every
    /// field that differs. unchanged: no field differs, the transaction is known and the call has
    /// no `asOf`, or the transaction is new and older than the latest.
    PurchaseResultOutcome {
        Recorded = "recorded",
        Renewed = "renewed",
        PlanChanged = "planChanged",
        Received = "received",
        Claimed = "claimed",
        Updated = "updated",
        Stale = "stale",
        Unchanged = "unchanged",
    }
}

words! {
    /// applied: a field changed. stale: the daemon had newer information about every field that
    /// differs. unchanged: no field differs.
    PurchaseUpdateResultOutcome {
        Applied = "applied",
        Stale = "stale",
        Unchanged = "unchanged",
    }
}

words! {
    /// The rule that refused it.
    RefusalRule {
        OnRestore = "onRestore",
        OneTimePurchases = "oneTimePurchases",
    }
}

words! {
    /// Method that made it.
    RemainingChangeMethod {
        Restore = "restore",
        Purchase = "purchase",
        UserLinkUndo = "user.link.undo",
        UserImport = "user.import",
    }
}

words! {
    /// What a restore does with a purchase that only anonymous users hold.
    RulesAnonymousHolders {
        AsOthers = "asOthers",
        Alias = "alias",
    }
}

words! {
    /// What a restore does with a purchase that only anonymous users hold.
    RulesChoiceObjectAnonymousHolders {
        AsOthers = "asOthers",
        Alias = "alias",
    }
}

words! {
    /// What a logout does when no user is logged in.
    RulesChoiceObjectOnAnonymousLogout {
        Ignore = "ignore",
        Refuse = "refuse",
        Rotate = "rotate",
    }
}

words! {
    /// What a login of a known user id does when no user is logged in on the device.
    RulesChoiceObjectOnIdentifyKnown {
        Attach = "attach",
        Alias = "alias",
        AliasUnlessLinked = "aliasUnlessLinked",
        Move = "move",
        Switch = "switch",
    }
}

words! {
    /// What a login of a new user id does when no user is logged in on the device.
    RulesChoiceObjectOnIdentifyNew {
        Attach = "attach",
        Alias = "alias",
        AliasUnlessLinked = "aliasUnlessLinked",
        Move = "move",
        Switch = "switch",
    }
}

words! {
    /// The current user after a logout: the same anonymous user (return), or a new anonymous user
    /// (rotate).
    RulesChoiceObjectOnLogout {
        Return = "return",
        Rotate = "rotate",
    }
}

words! {
    /// What a restore does with a purchase that another user holds.
    RulesChoiceObjectOnRestore {
        Share = "share",
        Transfer = "transfer",
        TransferIfInactive = "transferIfInactive",
        Keep = "keep",
        Alias = "alias",
    }
}

words! {
    /// What a login does when another user is logged in on the device.
    RulesChoiceObjectOnSwitch {
        LogoutFirst = "logoutFirst",
        Switch = "switch",
    }
}

words! {
    /// Whether a restore moves one-time purchases.
    RulesChoiceObjectOneTimePurchases {
        Move = "move",
        Stay = "stay",
    }
}

words! {
    /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
    /// current user.
    RulesChoiceObjectPurchaseHolders {
        DeviceAndUser = "deviceAndUser",
        CurrentUser = "currentUser",
    }
}

words! {
    /// What the daemon does with a purchase that a store reports without a known user: it does
    /// not record it (ignore), records it without a holder (keep), or gives it to a new anonymous
    /// user (anonymous).
    RulesChoiceObjectUnclaimedPurchases {
        Ignore = "ignore",
        Keep = "keep",
        Anonymous = "anonymous",
    }
}

words! {
    /// What a logout does when no user is logged in.
    RulesOnAnonymousLogout {
        Ignore = "ignore",
        Refuse = "refuse",
        Rotate = "rotate",
    }
}

words! {
    /// What a login of a known user id does when no user is logged in on the device.
    RulesOnIdentifyKnown {
        Attach = "attach",
        Alias = "alias",
        AliasUnlessLinked = "aliasUnlessLinked",
        Move = "move",
        Switch = "switch",
    }
}

words! {
    /// What a login of a new user id does when no user is logged in on the device.
    RulesOnIdentifyNew {
        Attach = "attach",
        Alias = "alias",
        AliasUnlessLinked = "aliasUnlessLinked",
        Move = "move",
        Switch = "switch",
    }
}

words! {
    /// The current user after a logout: the same anonymous user (return), or a new anonymous user
    /// (rotate).
    RulesOnLogout {
        Return = "return",
        Rotate = "rotate",
    }
}

words! {
    /// What a restore does with a purchase that another user holds.
    RulesOnRestore {
        Share = "share",
        Transfer = "transfer",
        TransferIfInactive = "transferIfInactive",
        Keep = "keep",
        Alias = "alias",
    }
}

words! {
    /// What a login does when another user is logged in on the device.
    RulesOnSwitch {
        LogoutFirst = "logoutFirst",
        Switch = "switch",
    }
}

words! {
    /// Whether a restore moves one-time purchases.
    RulesOneTimePurchases {
        Move = "move",
        Stay = "stay",
    }
}

words! {
    /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
    /// current user.
    RulesPurchaseHolders {
        DeviceAndUser = "deviceAndUser",
        CurrentUser = "currentUser",
    }
}

words! {
    /// What the daemon does with a purchase that a store reports without a known user: it does
    /// not record it (ignore), records it without a holder (keep), or gives it to a new anonymous
    /// user (anonymous).
    RulesUnclaimedPurchases {
        Ignore = "ignore",
        Keep = "keep",
        Anonymous = "anonymous",
    }
}

words! {
    /// State of a purchase or grant. Null before it begins, and for an entitlement that only
    /// `entitlements` of `checkEntitlements` names.
    State {
        Active = "active",
        Trial = "trial",
        Intro = "intro",
        GracePeriod = "gracePeriod",
        BillingRetry = "billingRetry",
        Paused = "paused",
        Expired = "expired",
        Refunded = "refunded",
        Revoked = "revoked",
    }
}

words! {
    /// Null if the message has none.
    StoreNotificationEnvironment {
        Production = "production",
        Sandbox = "sandbox",
    }
}

words! {
    /// applied: a record changed. stale: the daemon has newer or equal information. repeated: the
    /// daemon recorded this notification before. ignored: it changes nothing, see `why`.
    /// unclaimed: the purchase is recorded, and has no holder yet. ask: the store says only that
    /// something changed, see `ask`.
    StoreNotifyResultOutcome {
        Applied = "applied",
        Stale = "stale",
        Repeated = "repeated",
        Ignored = "ignored",
        Unclaimed = "unclaimed",
        Ask = "ask",
    }
}

words! {
    /// Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for
    /// the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it
    /// reports nothing about a purchase. unknownType: the daemon does not know its type. Absent
    /// otherwise.
    StoreNotifyResultWhy {
        Test = "test",
        Unclaimed = "unclaimed",
        NoEffect = "noEffect",
        UnknownType = "unknownType",
    }
}

words! {
    /// One of some words.
    StoreNotifyStore {
        AppStore = "appStore",
        PlayStore = "playStore",
        Stripe = "stripe",
    }
}

words! {
    /// What the object at Stripe must contain as a whole, and not as an id.
    StoreQuestionExpand {
        LatestInvoice = "latest_invoice",
        Subscription = "subscription",
    }
}

words! {
    /// One of some words.
    StoreQuestionKind {
        Subscription = "subscription",
        Product = "product",
        Invoice = "invoice",
        CheckoutSession = "checkoutSession",
    }
}

words! {
    /// What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
    /// (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
    StoreResponseKind {
        Subscription = "subscription",
        Product = "product",
        Invoice = "invoice",
        CheckoutSession = "checkoutSession",
    }
}

words! {
    /// `replicated` if a commit waits until a standby has it; otherwise `local`. Only if
    /// `shared`, and once the database has answered.
    StoreStateDurability {
        Local = "local",
        Replicated = "replicated",
    }
}

words! {
    /// Kind of the store.
    StoreStateKind {
        Memory = "memory",
        Sqlite = "sqlite",
        Postgres = "postgres",
    }
}

words! {
    /// Member of Stripe's price that names the product: its `product`, its own id, or its
    /// `lookup_key`.
    StoresChoiceStripeProduct {
        Product = "product",
        Price = "price",
        LookupKey = "lookupKey",
    }
}

words! {
    /// Member of Stripe's price that names the product: its `product`, its own id, or its
    /// `lookup_key`.
    StripeSettingsProduct {
        Product = "product",
        Price = "price",
        LookupKey = "lookupKey",
    }
}

words! {
    /// Role that the caller needs.
    SuggestedCallRole {
        Read = "read",
        Write = "write",
        Admin = "admin",
    }
}

words! {
    /// What is left of what is erased. `pending`: free bytes of the daemon's files, until
    /// `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing.
    /// `database`: it is deleted from the shared database, whose files belong to its
    /// administrator (fleet.md).
    UserDeleteResultTraces {
        Pending = "pending",
        Cleared = "cleared",
        Database = "database",
    }
}

words! {
    /// One of some words.
    UserDeleteTraces {
        Pending = "pending",
        Cleared = "cleared",
    }
}

words! {
    /// Who uses the id. `customer`: the customerId of a customer that began with an identified
    /// user.
    UserExportResultIdsItemKind {
        Anonymous = "anonymous",
        Identified = "identified",
        Customer = "customer",
    }
}

words! {
    /// One of some words.
    UserImportIdsItemKind {
        Anonymous = "anonymous",
        Identified = "identified",
        Customer = "customer",
    }
}

words! {
    /// One of some words.
    UserImportOnConflict {
        Refuse = "refuse",
        Skip = "skip",
        Merge = "merge",
    }
}

words! {
    /// `unchanged` when everything was there already.
    UserImportResultOutcome {
        Imported = "imported",
        Unchanged = "unchanged",
    }
}

words! {
    /// One of some words.
    UserImportResultPurchasesItemOutcome {
        Recorded = "recorded",
        Updated = "updated",
        Skipped = "skipped",
        Unchanged = "unchanged",
    }
}

words! {
    /// One of some words.
    WarningKind {
        UnknownProduct = "unknownProduct",
        UnknownEntitlement = "unknownEntitlement",
        SubscriptionWithoutEnd = "subscriptionWithoutEnd",
        HeldByNobody = "heldByNobody",
        SameMoment = "sameMoment",
        AsOfAhead = "asOfAhead",
        KeyTaken = "keyTaken",
        AccountTokenDiffers = "accountTokenDiffers",
        AccountTokensFull = "accountTokensFull",
        TransactionDiffers = "transactionDiffers",
        UnknownNotification = "unknownNotification",
        LeftOut = "leftOut",
    }
}

words! {
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    WebhookFormat {
        Entitled = "entitled",
        Purchasely = "purchasely",
        Revenuecat = "revenuecat",
        Qonversion = "qonversion",
    }
}

words! {
    /// `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
    /// another attempt; else `posting`.
    WebhookStatusState {
        Paused = "paused",
        Stopped = "stopped",
        Failing = "failing",
        Posting = "posting",
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
    ClockChoiceWord(ClockChoiceWord),
    ClockChoiceObject(ClockChoiceObject),
}

impl From<ClockChoiceWord> for ClockChoice {
    fn from(value: ClockChoiceWord) -> Self {
        ClockChoice::ClockChoiceWord(value)
    }
}

impl From<&str> for ClockChoice {
    fn from(value: &str) -> Self {
        ClockChoice::ClockChoiceWord(value.into())
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
            ClockChoice::ClockChoiceWord(value) => value.encode(),
            ClockChoice::ClockChoiceObject(value) => value.encode(),
        }
    }
}

/// Name of a preset, or an object with a preset and the rules that differ from it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum RulesChoice {
    Preset(Preset),
    RulesChoiceObject(RulesChoiceObject),
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

impl From<RulesChoiceObject> for RulesChoice {
    fn from(value: RulesChoiceObject) -> Self {
        RulesChoice::RulesChoiceObject(value)
    }
}

impl Encode for RulesChoice {
    fn encode(&self) -> Json {
        match self {
            RulesChoice::Preset(value) => value.encode(),
            RulesChoice::RulesChoiceObject(value) => value.encode(),
        }
    }
}

/// What a product or a grant unlocks for a user, and why. One purchase or grant, the winner,
/// supplies every member. If only `entitlements` of `checkEntitlements` names it, every member is
/// null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Entitlement {
    /// An entitlement, for example `premium`.
    pub id: String,
    /// Whether the user has access.
    pub active: bool,
    /// State of a purchase or grant. Null before it begins, and for an entitlement that only
    /// `entitlements` of `checkEntitlements` names.
    pub state: Option<State>,
    /// Product that gives the entitlement; null for a grant.
    pub product_id: Option<String>,
    /// Store of the purchase, or `manual` for a grant.
    pub source: Option<String>,
    /// Whether the subscription renews. billingIssue: the store could not collect a payment.
    pub renew_state: EntitlementRenewState,
    /// What gave the entitlement; `manual` for a grant by the method `grant`.
    pub grant_type: Option<EntitlementGrantType>,
    pub period_type: Option<EntitlementPeriodType>,
    /// Time of the first purchase, or of the grant.
    pub started_at: Option<Moment>,
    /// Last millisecond with access, without a grace period; null for no end.
    pub expires_at: Option<Moment>,
    /// Last millisecond of the grace period; null without a grace period.
    pub grace_period_expires_at: Option<Moment>,
    /// Time of the first transaction; null for a grant.
    pub first_purchased_at: Option<Moment>,
    /// Time of the latest transaction; null for a grant.
    pub last_purchased_at: Option<Moment>,
    /// Time at which a trial began; null without a trial.
    pub trial_started_at: Option<Moment>,
    /// Time at which the customer turned auto-renew off; null while it is on.
    pub auto_renew_disabled_at: Option<Moment>,
    /// Number of renewals at the full price.
    pub renews_count: i64,
    pub environment: Option<EntitlementEnvironment>,
    /// Null for a grant.
    pub store: Option<String>,
    /// Latest transaction; null for a grant.
    pub transaction_id: Option<String>,
    /// First transaction; null for a grant.
    pub original_transaction_id: Option<String>,
}

impl Decode for Entitlement {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Entitlement {
            id: members.required("id")?,
            active: members.required("active")?,
            state: members.required("state")?,
            product_id: members.required("productId")?,
            source: members.required("source")?,
            renew_state: members.required("renewState")?,
            grant_type: members.required("grantType")?,
            period_type: members.required("periodType")?,
            started_at: members.required("startedAt")?,
            expires_at: members.required("expiresAt")?,
            grace_period_expires_at: members.required("gracePeriodExpiresAt")?,
            first_purchased_at: members.required("firstPurchasedAt")?,
            last_purchased_at: members.required("lastPurchasedAt")?,
            trial_started_at: members.required("trialStartedAt")?,
            auto_renew_disabled_at: members.required("autoRenewDisabledAt")?,
            renews_count: members.required("renewsCount")?,
            environment: members.required("environment")?,
            store: members.required("store")?,
            transaction_id: members.required("transactionId")?,
            original_transaction_id: members.required("originalTransactionId")?,
        })
    }
}

/// A sign that an accepted request may be a mistake.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Warning {
    pub kind: WarningKind,
    /// An explanation in one sentence.
    pub message: String,
    /// Similar names that exist, nearest first. An unknown entitlement always has it.
    pub nearest: Option<Vec<String>>,
    /// In sameMoment: the fields that two statements of one moment give different values.
    pub fields: Option<Vec<String>>,
}

impl Decode for Warning {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Warning {
            kind: members.required("kind")?,
            message: members.required("message")?,
            nearest: members.optional("nearest")?,
            fields: members.optional("fields")?,
        })
    }
}

/// What `checkEntitlements` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct CheckEntitlementsResult {
    /// Id of the user that the result is about.
    pub user_id: String,
    /// Whether the project has this user. Absent unless the request has `ifUnknown`.
    pub known: Option<bool>,
    /// Entitlements by their ids, including inactive entitlements.
    pub entitlements: BTreeMap<String, Entitlement>,
    /// The moment that the result is for.
    pub at: Moment,
    /// Absent when there are no warnings.
    pub warnings: Option<Vec<Warning>>,
}

impl Decode for CheckEntitlementsResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(CheckEntitlementsResult {
            user_id: members.required("userId")?,
            known: members.optional("known")?,
            entitlements: members.required("entitlements")?,
            at: members.required("at")?,
            warnings: members.optional("warnings")?,
        })
    }
}

/// What caused the event. A request gives its `method` and `id`; a notification has no `id`.
/// `clock` is true for a change that fell due.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Cause {
    pub method: Option<String>,
    pub id: Maybe<CauseId>,
    pub clock: Option<bool>,
}

impl Decode for Cause {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Cause {
            method: members.optional("method")?,
            id: members.both("id")?,
            clock: members.optional("clock")?,
        })
    }
}

/// One entry of a project's log. Its other members depend on its kind: events.md lists them.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Event {
    /// The event's number in the log; absent in a dry run.
    pub cursor: Option<String>,
    /// Unique id of the event.
    pub id: String,
    /// Kind of an event.
    pub kind: EventKind,
    /// Time at which the event happened, by the project's clock.
    pub at: Moment,
    /// A project: a namespace for users, purchases, rules and events. Projects share no data.
    pub project: String,
    /// CustomerId of the customer that the event is about; absent in clockAdvanced.
    pub user: Option<String>,
    /// Id of the user, if the user is identified.
    pub user_id: Option<String>,
    /// Id of the user, if the user is anonymous. In identified, and in loggedOut with a userId:
    /// the device's anonymous user after the event.
    pub anonymous_id: Option<String>,
    /// What caused the event. A request gives its `method` and `id`; a notification has no `id`.
    /// `clock` is true for a change that fell due.
    pub cause: Cause,
    /// In userCreated, identified, loggedOut, purchase events and the events that a purchase
    /// causes: the device; null when there is none.
    pub device: Maybe<String>,
    /// In identified: the outcome that identify returned.
    pub outcome: Option<EventOutcome>,
    /// In a move: the holders before.
    pub from: Option<Vec<String>>,
    /// In a move: the user that gained the purchase.
    pub to: Option<String>,
    /// In a move: whether the users in `from` keep the purchase.
    pub shared: Option<bool>,
    /// In linkUndone: id of the undone event.
    pub undone: Option<String>,
    /// In usersAliased, and in linkUndone of customers that are split: every id of the customer
    /// now, in byte order.
    pub aliases: Option<Vec<String>>,
    /// In usersAliased: the customerId that `user` absorbed; absent when the joining id was new.
    pub absorbed: Option<String>,
    /// In entitlementsActivated and entitlementsDeactivated: the entitlements that changed, in
    /// byte order. In granted and grantRevoked: the entitlement.
    pub entitlements: Option<Vec<String>>,
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    pub store: Option<String>,
    /// Id that a store gives to a transaction.
    pub original_transaction_id: Option<String>,
    /// The latest transaction; in purchaseUpdated, the transaction that changed.
    pub transaction_id: Option<String>,
    /// A product, by the id that the store and the catalogue use.
    pub product: Option<String>,
    /// Kind of a product, which determines how a purchase moves and expires.
    pub product_kind: Option<ProductKind>,
    /// In purchase events: the holders.
    pub holders: Option<Vec<String>>,
    /// Environment of the store: production, or sandbox for test purchases.
    pub environment: Option<PurchaseEnvironment>,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub first_purchased_at: Option<Moment>,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub purchased_at: Option<Moment>,
    /// In purchase events: the end of the period. In granted and grantRevoked: the end of the
    /// grant.
    pub expires_at: Maybe<Moment>,
    /// Price of a period: full (normal), a trial, or introductory (intro).
    pub period_type: Option<PeriodType>,
    pub is_family_shared: Option<bool>,
    pub price: Maybe<String>,
    pub currency: Maybe<String>,
    pub country: Maybe<String>,
    pub offer_code: Maybe<String>,
    /// Up to 20 strings of the caller's own, which the events of this purchase repeat.
    pub attributes: Option<BTreeMap<String, String>>,
    /// In purchase events: why the purchase ended, or will end; absent when the store named no
    /// reason.
    pub end_reason: Maybe<EndReason>,
    /// In purchase events: the purchase that this one takes over; absent when there is none.
    pub replaces: Option<String>,
    /// In purchaseUpdated: the fields of the transaction that the call changed, with their new
    /// values; absent when the clock is the cause. In purchaseRecorded and purchaseRenewed: what
    /// the store says along with the new period about the time after it, for example that
    /// auto-renew is off; absent when it says nothing.
    pub changes: Option<BTreeMap<String, Json>>,
    /// In purchaseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorded of a
    /// purchase that gives no access or replaces a known one: the purchase's state after the
    /// event.
    pub state: Maybe<State>,
    /// In the same events: `state` before the event, and former values. In purchaseUpdated by a
    /// call: those of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt` and
    /// `periodType` of the transaction before; in purchaseRecorded those of the purchase that it
    /// replaces, if that is known. In all others, and in purchaseRenewed too: `autoRenew`,
    /// `renewsAs` and `billingIssueAt` of the latest transaction, if they were set.
    pub before: Option<BTreeMap<String, Json>>,
    /// In purchaseUpdated: true if the transaction is not the latest of the purchase; otherwise
    /// absent.
    pub is_earlier: Option<bool>,
    /// In clockAdvanced: the time that the clock shows.
    pub now: Option<Moment>,
}

impl Decode for Event {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Event {
            cursor: members.optional("cursor")?,
            id: members.required("id")?,
            kind: members.required("kind")?,
            at: members.required("at")?,
            project: members.required("project")?,
            user: members.optional("user")?,
            user_id: members.optional("userId")?,
            anonymous_id: members.optional("anonymousId")?,
            cause: members.required("cause")?,
            device: members.both("device")?,
            outcome: members.optional("outcome")?,
            from: members.optional("from")?,
            to: members.optional("to")?,
            shared: members.optional("shared")?,
            undone: members.optional("undone")?,
            aliases: members.optional("aliases")?,
            absorbed: members.optional("absorbed")?,
            entitlements: members.optional("entitlements")?,
            store: members.optional("store")?,
            original_transaction_id: members.optional("originalTransactionId")?,
            transaction_id: members.optional("transactionId")?,
            product: members.optional("product")?,
            product_kind: members.optional("productKind")?,
            holders: members.optional("holders")?,
            environment: members.optional("environment")?,
            first_purchased_at: members.optional("firstPurchasedAt")?,
            purchased_at: members.optional("purchasedAt")?,
            expires_at: members.both("expiresAt")?,
            period_type: members.optional("periodType")?,
            is_family_shared: members.optional("isFamilyShared")?,
            price: members.both("price")?,
            currency: members.both("currency")?,
            country: members.both("country")?,
            offer_code: members.both("offerCode")?,
            attributes: members.optional("attributes")?,
            end_reason: members.both("endReason")?,
            replaces: members.optional("replaces")?,
            changes: members.optional("changes")?,
            state: members.both("state")?,
            before: members.optional("before")?,
            is_earlier: members.optional("isEarlier")?,
            now: members.optional("now")?,
        })
    }
}

/// What `clock.advance` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ClockAdvanceResult {
    /// Time that the clock shows after the call.
    pub now: Moment,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for ClockAdvanceResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ClockAdvanceResult {
            now: members.required("now")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// What `events.acknowledge` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct EventsAcknowledgeResult {
    /// Name of a consumer: a reader of the log whose position the daemon stores. The reader
    /// chooses it, for example `mailer`.
    pub consumer: String,
    /// Highest cursor that the consumer has acknowledged.
    pub cursor: String,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit: always none. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for EventsAcknowledgeResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(EventsAcknowledgeResult {
            consumer: members.required("consumer")?,
            cursor: members.required("cursor")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// What `events.read` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct EventsReadResult {
    pub events: Vec<Event>,
    /// Cursor for the next call: that of the last event in the list, or of the newest event in
    /// the log when there are no more.
    pub cursor: String,
    /// True when there may be more events: call again at once. The list can be empty when `more`
    /// is true, because no event that the daemon looked at matched.
    pub more: bool,
}

impl Decode for EventsReadResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(EventsReadResult {
            events: members.required("events")?,
            cursor: members.required("cursor")?,
            more: members.required("more")?,
        })
    }
}

/// What `events.subscribe` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct EventsSubscribeResult {
    /// Id of a subscription. It is unique within one connection.
    pub subscription: String,
    /// The subscription sends the events after this cursor.
    pub cursor: String,
}

impl Decode for EventsSubscribeResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(EventsSubscribeResult {
            subscription: members.required("subscription")?,
            cursor: members.required("cursor")?,
        })
    }
}

/// What `events.unsubscribe` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct EventsUnsubscribeResult {
    /// Id of a subscription. It is unique within one connection.
    pub subscription: String,
    /// The daemon sent every matching event up to this cursor.
    pub cursor: String,
}

impl Decode for EventsUnsubscribeResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(EventsUnsubscribeResult {
            subscription: members.required("subscription")?,
            cursor: members.required("cursor")?,
        })
    }
}

/// What `events.wait` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct EventsWaitResult {
    pub events: Vec<Event>,
    /// Cursor for the next call: that of the last event in the list, or of the newest event in
    /// the log when there are no more.
    pub cursor: String,
    /// True when there may be more events: call again at once. The list can be empty when `more`
    /// is true, because no event that the daemon looked at matched.
    pub more: bool,
}

impl Decode for EventsWaitResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(EventsWaitResult {
            events: members.required("events")?,
            cursor: members.required("cursor")?,
            more: members.required("more")?,
        })
    }
}

/// A rule of the project, with the value that applied in the step.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct AppliedRule {
    /// Name of the rule, as in `project.define`.
    pub name: AppliedRuleName,
    /// Value that the rule had when the step happened.
    pub value: String,
}

impl Decode for AppliedRule {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(AppliedRule {
            name: members.required("name")?,
            value: members.required("value")?,
        })
    }
}

/// One step that led a user to an entitlement, or took it away. A member that does not apply, or
/// is not known, is absent.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ExplanationStep {
    /// Kind of the step; rules.md describes each kind.
    pub step: ExplanationStepStep,
    /// An explanation in one sentence.
    pub text: String,
    /// Time of the step, if it has a time. In `clock`: the moment that the result is for.
    pub at: Option<Moment>,
    /// Id of the event that reported the step.
    pub event: Option<String>,
    /// Cursor of that event.
    pub cursor: Option<String>,
    /// The rule that applied in the step.
    pub rule: Option<AppliedRule>,
    /// In `claimed`: what led to the user.
    pub by: Option<ExplanationStepBy>,
    /// Method that made the step. In `revoked`: present if an import brought the end.
    pub method: Option<ExplanationStepMethod>,
    /// Who had it before: at most ten ids, one id per customer. In `aliased`: the first customer.
    /// In `identified`: the device's anonymous user.
    pub from: Option<Vec<String>>,
    /// Who has it afterwards. In `aliased`: the second customer.
    pub to: Option<Vec<String>>,
    /// In `purchased` and `identified`: the device; null for a purchase without a device.
    pub device: Maybe<String>,
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    pub store: Option<String>,
    /// Id that a store gives to a transaction.
    pub original_transaction_id: Option<String>,
    /// Id that a store gives to a transaction.
    pub transaction_id: Option<String>,
    /// A product, by the id that the store and the catalogue use.
    pub product: Option<String>,
    /// State of the purchase or grant at that time.
    pub state: Maybe<State>,
    /// In `clock`: start of the state; when access is over, the last millisecond with access. In
    /// other steps: start of the period.
    pub since: Maybe<Moment>,
    /// Last millisecond of the state, as far as is known; the end of a pause. Null for no end.
    pub until: Maybe<Moment>,
    /// True when an undo of an earlier link changed the outcome of this login; otherwise absent.
    pub recomputed: Option<bool>,
}

impl Decode for ExplanationStep {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ExplanationStep {
            step: members.required("step")?,
            text: members.required("text")?,
            at: members.required("at")?,
            event: members.optional("event")?,
            cursor: members.optional("cursor")?,
            rule: members.optional("rule")?,
            by: members.optional("by")?,
            method: members.optional("method")?,
            from: members.optional("from")?,
            to: members.optional("to")?,
            device: members.both("device")?,
            store: members.optional("store")?,
            original_transaction_id: members.optional("originalTransactionId")?,
            transaction_id: members.optional("transactionId")?,
            product: members.optional("product")?,
            state: members.both("state")?,
            since: members.both("since")?,
            until: members.both("until")?,
            recomputed: members.optional("recomputed")?,
        })
    }
}

/// A purchase or grant that also gives the entitlement, but does not supply its fields.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct LosingSource {
    /// The first criterion, in the order of rules.md, in which the two differ.
    pub lost_by: LosingSourceLostBy,
    /// An explanation in one sentence.
    pub text: String,
    /// The entitlement as this purchase or grant alone would give it.
    pub entitlement: Entitlement,
}

impl Decode for LosingSource {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(LosingSource {
            lost_by: members.required("lostBy")?,
            text: members.required("text")?,
            entitlement: members.required("entitlement")?,
        })
    }
}

/// A complete call that would make the entitlement active. The daemon has tried it in a dry run.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct SuggestedCall {
    /// Method of the call.
    pub method: String,
    /// Params of the call.
    pub params: BTreeMap<String, Json>,
    /// Role that the caller needs.
    pub role: SuggestedCallRole,
    /// An explanation in one sentence.
    pub text: String,
}

impl Decode for SuggestedCall {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(SuggestedCall {
            method: members.required("method")?,
            params: members.required("params")?,
            role: members.required("role")?,
            text: members.required("text")?,
        })
    }
}

/// A reason why an entitlement is not active.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct MissingReason {
    /// What is missing; rules.md describes each kind.
    pub kind: MissingReasonKind,
    /// An explanation in one sentence.
    pub text: String,
    /// Store of the purchase, if the reason is about a purchase.
    pub store: Option<String>,
    /// Id that a store gives to a transaction.
    pub original_transaction_id: Option<String>,
    /// A product, by the id that the store and the catalogue use.
    pub product: Option<String>,
    /// In `heldByAnother` and `notIdentified`: the holder of the purchase. An identified holder
    /// comes before an anonymous holder, then the first in byte order.
    pub holder: Option<String>,
    /// Last millisecond with access. In `refunded` and `revoked`: time of the refund or
    /// revocation. In `notIdentified`: when the holder logged out on this device, if it did.
    pub since: Option<Moment>,
    /// In `paused`: end of the pause. In `notYet`: start of access.
    pub until: Option<Moment>,
    /// In `heldByAnother`: the steps that led to the holder.
    pub because: Option<Vec<ExplanationStep>>,
    /// Calls that would each make the entitlement active at the moment that the result is for. A
    /// call is listed under the first reason that it removes.
    pub suggested_calls: Vec<SuggestedCall>,
}

impl Decode for MissingReason {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(MissingReason {
            kind: members.required("kind")?,
            text: members.required("text")?,
            store: members.optional("store")?,
            original_transaction_id: members.optional("originalTransactionId")?,
            product: members.optional("product")?,
            holder: members.optional("holder")?,
            since: members.optional("since")?,
            until: members.optional("until")?,
            because: members.optional("because")?,
            suggested_calls: members.required("suggestedCalls")?,
        })
    }
}

/// How many entries the daemon left out of each list. Absent when every list is complete.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ExplainResultOmitted {
    pub because: i64,
    pub others: i64,
    pub missing: i64,
}

impl Decode for ExplainResultOmitted {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ExplainResultOmitted {
            because: members.required("because")?,
            others: members.required("others")?,
            missing: members.required("missing")?,
        })
    }
}

/// What `explain` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ExplainResult {
    /// Id of the user that the result is about.
    pub user_id: String,
    /// Whether the user has access.
    pub active: bool,
    /// The entitlement, as `checkEntitlements` returns it.
    pub entitlement: Entitlement,
    /// The moment that the result is for.
    pub at: Moment,
    /// The steps that lead to the result: the purchase or grant, each change of holder, the
    /// catalogue and the clock. When no purchase or grant is active, the steps of one that was
    /// active or may become active. At most 50 steps: the first and the last.
    pub because: Vec<ExplanationStep>,
    /// Purchases and grants that also give the entitlement and lost against the winner, best
    /// first. At most 20.
    pub others: Vec<LosingSource>,
    /// What prevents access. Empty when the entitlement is active. At most 20.
    pub missing: Vec<MissingReason>,
    /// How many entries the daemon left out of each list. Absent when every list is complete.
    pub omitted: Option<ExplainResultOmitted>,
}

impl Decode for ExplainResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ExplainResult {
            user_id: members.required("userId")?,
            active: members.required("active")?,
            entitlement: members.required("entitlement")?,
            at: members.required("at")?,
            because: members.required("because")?,
            others: members.required("others")?,
            missing: members.required("missing")?,
            omitted: members.optional("omitted")?,
        })
    }
}

/// What `grant` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct GrantResult {
    /// The entitlement after the call. A purchase supplies its values if the purchase wins
    /// against the grant.
    pub entitlement: Entitlement,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for GrantResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(GrantResult {
            entitlement: members.required("entitlement")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// The current user of a device, or the user that an id belongs to.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct User {
    /// For a device: the identified user, or else the anonymous user. For an id: that id if it is
    /// identified, or else the customer's identified id, or its anonymous id if it has none.
    pub id: String,
    /// For a device: its anonymous user. For an id: that id if it is anonymous, or else null.
    pub anonymous_id: Option<String>,
    /// Id of the identified user; null for an anonymous user.
    pub identity_id: Option<String>,
    /// Id of the customer. It stays the same across logins, and every userId param accepts it.
    pub customer_id: String,
    /// Every id of the customer, in byte order. It omits the customerId of a customer that began
    /// with an identified user.
    pub aliases: Vec<String>,
    /// Id of the device; absent when the request names a user.
    pub device: Option<String>,
    /// Time at which the customer was created.
    pub created_at: Moment,
    /// Which purchases give access: those of production, those of the sandbox, or both (any).
    pub environment: ProjectEnvironment,
}

impl Decode for User {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(User {
            id: members.required("id")?,
            anonymous_id: members.required("anonymousId")?,
            identity_id: members.required("identityId")?,
            customer_id: members.required("customerId")?,
            aliases: members.required("aliases")?,
            device: members.optional("device")?,
            created_at: members.required("createdAt")?,
            environment: members.required("environment")?,
        })
    }
}

/// A purchase with new holders.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Move {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    pub store: String,
    /// Id that a store gives to a transaction.
    pub original_transaction_id: String,
    /// A product, by the id that the store and the catalogue use.
    pub product: String,
    /// Kind of a product, which determines how a purchase moves and expires.
    pub kind: ProductKind,
    /// Who held it before: one id per customer, in byte order.
    pub from: Vec<String>,
    /// The user that gained it. After an undo in which no user gained it: the first remaining
    /// holder in byte order.
    pub to: String,
    /// True when the users in `from` still hold it.
    pub shared: bool,
}

impl Decode for Move {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Move {
            store: members.required("store")?,
            original_transaction_id: members.required("originalTransactionId")?,
            product: members.required("product")?,
            kind: members.required("kind")?,
            from: members.required("from")?,
            to: members.required("to")?,
            shared: members.required("shared")?,
        })
    }
}

/// What `identify` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct IdentifyResult {
    /// The current user of a device, or the user that an id belongs to.
    pub user: User,
    /// True when this call created the user.
    pub created: bool,
    /// attached: the user became a holder of at least one purchase, and no holder lost any.
    /// moved: purchases moved from the anonymous user to this user. aliased: both users became
    /// one customer. switched: only the device's current user changed. unchanged: the user was
    /// already logged in.
    pub outcome: IdentifyResultOutcome,
    /// True exactly when `purchases` or `claimed` is not empty: the app refreshes what it shows.
    pub should_refresh: bool,
    /// Purchases that changed holders. After an alias: the purchases that the anonymous user's
    /// customer held.
    pub purchases: Vec<Move>,
    /// The unclaimed purchases that this call gave to the user, with those that replace them;
    /// absent if there are none. In the order of `store`, then `originalTransactionId`.
    pub claimed: Option<Vec<Move>>,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for IdentifyResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(IdentifyResult {
            user: members.required("user")?,
            created: members.required("created")?,
            outcome: members.required("outcome")?,
            should_refresh: members.required("shouldRefresh")?,
            purchases: members.required("purchases")?,
            claimed: members.optional("claimed")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// What `install` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct InstallResult {
    /// A device: one installation of one app. A reinstallation is a new device.
    pub device: String,
    /// False when the device was already registered.
    pub created: bool,
    /// The current user of a device, or the user that an id belongs to.
    pub user: User,
    /// True when the call claimed purchases: the app has to check the user's entitlements.
    /// Otherwise absent.
    pub should_refresh: Option<bool>,
    /// The unclaimed purchases that this call gave to the user, with those that replace them;
    /// absent if there are none. In the order of `store`, then `originalTransactionId`.
    pub claimed: Option<Vec<Move>>,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for InstallResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(InstallResult {
            device: members.required("device")?,
            created: members.required("created")?,
            user: members.required("user")?,
            should_refresh: members.optional("shouldRefresh")?,
            claimed: members.optional("claimed")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// What `logout` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct LogoutResult {
    /// The current user of a device, or the user that an id belongs to.
    pub user: User,
    /// loggedOut: the device's anonymous user is current again. rotated: the device has a new
    /// anonymous user. unchanged: no user was logged in.
    pub outcome: LogoutResultOutcome,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for LogoutResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(LogoutResult {
            user: members.required("user")?,
            outcome: members.required("outcome")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// Every rule of a project. rules.md describes each rule.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Rules {
    /// Preset that the rules started from.
    pub preset: Preset,
    /// Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    pub anonymous_prefix: String,
    /// What a login of a new user id does when no user is logged in on the device.
    pub on_identify_new: RulesOnIdentifyNew,
    /// What a login of a known user id does when no user is logged in on the device.
    pub on_identify_known: RulesOnIdentifyKnown,
    /// What a login does when another user is logged in on the device.
    pub on_switch: RulesOnSwitch,
    /// The current user after a logout: the same anonymous user (return), or a new anonymous user
    /// (rotate).
    pub on_logout: RulesOnLogout,
    /// What a logout does when no user is logged in.
    pub on_anonymous_logout: RulesOnAnonymousLogout,
    /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
    /// current user.
    pub purchase_holders: RulesPurchaseHolders,
    /// What a restore does with a purchase that another user holds.
    pub on_restore: RulesOnRestore,
    /// What a restore does with a purchase that only anonymous users hold.
    pub anonymous_holders: RulesAnonymousHolders,
    /// Whether a restore moves one-time purchases.
    pub one_time_purchases: RulesOneTimePurchases,
    /// What the daemon does with a purchase that a store reports without a known user: it does
    /// not record it (ignore), records it without a holder (keep), or gives it to a new anonymous
    /// user (anonymous).
    pub unclaimed_purchases: RulesUnclaimedPurchases,
    /// Maximum length of a user id, in Unicode scalars.
    pub user_id_length_max: i64,
    /// Ids that no user may have, compared byte by byte. The empty id is always blocked.
    pub blocked_user_ids: Vec<String>,
}

impl Decode for Rules {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Rules {
            preset: members.required("preset")?,
            anonymous_prefix: members.required("anonymousPrefix")?,
            on_identify_new: members.required("onIdentifyNew")?,
            on_identify_known: members.required("onIdentifyKnown")?,
            on_switch: members.required("onSwitch")?,
            on_logout: members.required("onLogout")?,
            on_anonymous_logout: members.required("onAnonymousLogout")?,
            purchase_holders: members.required("purchaseHolders")?,
            on_restore: members.required("onRestore")?,
            anonymous_holders: members.required("anonymousHolders")?,
            one_time_purchases: members.required("oneTimePurchases")?,
            unclaimed_purchases: members.required("unclaimedPurchases")?,
            user_id_length_max: members.required("userIdLengthMax")?,
            blocked_user_ids: members.required("blockedUserIds")?,
        })
    }
}

/// A product of the catalogue.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Product {
    /// Default: the kind that the purchase gives; without it, `subscription` for a purchase with
    /// an end and `nonConsumable` for a purchase without.
    pub kind: Maybe<ProductKind>,
    /// Ids of the entitlements that the product unlocks.
    pub entitlements: Vec<String>,
    /// Id of Google's base plan. Webhooks in the format `revenuecat` then name the product
    /// `PRODUCT:PLAN`, and an import from there finds it by that name.
    pub base_plan: Option<String>,
}

impl Decode for Product {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Product {
            kind: members.both("kind")?,
            entitlements: members.required("entitlements")?,
            base_plan: members.optional("basePlan")?,
        })
    }
}

impl Product {
    pub fn new(entitlements: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Product {
            kind: Maybe::Absent,
            entitlements: entitlements.into_iter().map(Into::into).collect::<Vec<_>>(),
            base_plan: None,
        }
    }

    /// Default: the kind that the purchase gives; without it, `subscription` for a purchase with
    /// an end and `nonConsumable` for a purchase without.
    pub fn kind(mut self, kind: impl Into<Maybe<ProductKind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Id of Google's base plan. Webhooks in the format `revenuecat` then name the product
    /// `PRODUCT:PLAN`, and an import from there finds it by that name.
    pub fn base_plan(mut self, base_plan: impl Into<String>) -> Self {
        self.base_plan = Some(base_plan.into());
        self
    }
}

impl Encode for Product {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.both("kind", &self.kind);
        fields.required("entitlements", &self.entitlements);
        fields.optional("basePlan", &self.base_plan);
        fields.json()
    }
}

/// The clock of a project: the system's, or a manual clock, which only moves when it is advanced.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Clock {
    pub kind: ClockKind,
    /// Time of a manual clock; absent for the system's.
    pub now: Option<Moment>,
}

impl Decode for Clock {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Clock {
            kind: members.required("kind")?,
            now: members.optional("now")?,
        })
    }
}

/// A URL that receives a project's events.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookSummary {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    pub url: String,
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    pub format: WebhookFormat,
}

impl Decode for WebhookSummary {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(WebhookSummary {
            url: members.required("url")?,
            format: members.required("format")?,
        })
    }
}

/// An app of the App Store.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct AppStoreApp {
    /// Bundle id of the app.
    pub bundle_id: String,
    /// Number of the app at Apple. Required where `environments` has `Production`; null if not
    /// given.
    pub app_apple_id: Maybe<i64>,
}

impl Decode for AppStoreApp {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(AppStoreApp {
            bundle_id: members.required("bundleId")?,
            app_apple_id: members.both("appAppleId")?,
        })
    }
}

impl AppStoreApp {
    pub fn new(bundle_id: impl Into<String>) -> Self {
        AppStoreApp {
            bundle_id: bundle_id.into(),
            app_apple_id: Maybe::Absent,
        }
    }

    /// Number of the app at Apple. Required where `environments` has `Production`; null if not
    /// given.
    pub fn app_apple_id(mut self, app_apple_id: impl Into<Maybe<i64>>) -> Self {
        self.app_apple_id = app_apple_id.into();
        self
    }
}

impl Encode for AppStoreApp {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("bundleId", &self.bundle_id);
        fields.both("appAppleId", &self.app_apple_id);
        fields.json()
    }
}

/// How the project verifies what the App Store sends.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct AppStoreSettings {
    /// Apps whose notifications the project takes.
    pub apps: Vec<AppStoreApp>,
    /// Environments that the project takes.
    pub environments: Vec<AppStoreEnvironment>,
    /// Root certificates that replace Apple's, as DER in base64. Empty for Apple's.
    pub roots: Vec<String>,
}

impl Decode for AppStoreSettings {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(AppStoreSettings {
            apps: members.required("apps")?,
            environments: members.required("environments")?,
            roots: members.required("roots")?,
        })
    }
}

/// How the project verifies and reads what Google Play sends.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct PlayStoreSettings {
    /// Package names of the apps whose notifications the project takes.
    pub packages: Vec<String>,
}

impl Decode for PlayStoreSettings {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(PlayStoreSettings {
            packages: members.required("packages")?,
        })
    }
}

/// How the project reads Stripe's events. Only `project.stores` returns the secrets.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StripeSettings {
    /// Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.
    pub secret: Option<String>,
    /// Previous secret, which the daemon also accepts; null when there is none. Only in
    /// `project.stores`.
    pub old_secret: Maybe<String>,
    /// Member of Stripe's price that names the product: its `product`, its own id, or its
    /// `lookup_key`.
    pub product: StripeSettingsProduct,
    /// Members of Stripe's objects that contain the account token: `client_reference_id`,
    /// `customer` or `metadata.NAME`. The first that is present counts.
    pub user_from: Vec<String>,
    /// How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
    pub grace: Period,
}

impl Decode for StripeSettings {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(StripeSettings {
            secret: members.optional("secret")?,
            old_secret: members.both("oldSecret")?,
            product: members.required("product")?,
            user_from: members.required("userFrom")?,
            grace: members.required("grace")?,
        })
    }
}

/// Settings of the stores in which a project sells.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Stores {
    /// Absent when not defined.
    pub app_store: Option<AppStoreSettings>,
    /// Absent when not defined.
    pub play_store: Option<PlayStoreSettings>,
    /// Absent when not defined.
    pub stripe: Option<StripeSettings>,
    /// Stores of the project's own, in byte order.
    pub custom: Vec<String>,
}

impl Decode for Stores {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Stores {
            app_store: members.optional("appStore")?,
            play_store: members.optional("playStore")?,
            stripe: members.optional("stripe")?,
            custom: members.required("custom")?,
        })
    }
}

/// Number of records of a project.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Counts {
    pub devices: i64,
    pub users: i64,
    /// A merged customer counts once.
    pub customers: i64,
    pub purchases: i64,
    /// Unclaimed purchases, which have had no holder yet; `purchases` counts them too.
    pub unclaimed: i64,
    pub events: i64,
}

impl Decode for Counts {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Counts {
            devices: members.required("devices")?,
            users: members.required("users")?,
            customers: members.required("customers")?,
            purchases: members.required("purchases")?,
            unclaimed: members.required("unclaimed")?,
            events: members.required("events")?,
        })
    }
}

/// A project: a namespace for users, purchases, rules and events, with the counts of its records.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Project {
    /// A project: a namespace for users, purchases, rules and events. Projects share no data.
    pub id: String,
    /// Every rule of a project. rules.md describes each rule.
    pub rules: Rules,
    /// Products by their ids.
    pub products: BTreeMap<String, Product>,
    /// Ids that `grant` accepts in addition to the entitlements of the catalogue.
    pub entitlements: Vec<String>,
    /// Which purchases give access: those of production, those of the sandbox, or both (any).
    pub environment: ProjectEnvironment,
    /// The clock of a project: the system's, or a manual clock, which only moves when it is
    /// advanced.
    pub clock: Clock,
    /// URLs that receive the project's events. Only `project.webhooks` returns the secrets.
    pub webhooks: Vec<WebhookSummary>,
    /// Settings of the stores in which a project sells.
    pub stores: Stores,
    /// Time of the creation, by the project's own clock.
    pub created_at: Moment,
    /// Number of records of a project.
    pub counts: Counts,
}

impl Decode for Project {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Project {
            id: members.required("id")?,
            rules: members.required("rules")?,
            products: members.required("products")?,
            entitlements: members.required("entitlements")?,
            environment: members.required("environment")?,
            clock: members.required("clock")?,
            webhooks: members.required("webhooks")?,
            stores: members.required("stores")?,
            created_at: members.required("createdAt")?,
            counts: members.required("counts")?,
        })
    }
}

/// Whose access a definition changes, at the moment of the call. If `counted` is false, the
/// project has too many customers and purchases, and the numbers are missing.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct AccessChanges {
    /// How many customers gain or lose an entitlement.
    pub customers: Option<i64>,
    /// How many customers gain each entitlement. Entitlements that nobody gains are missing.
    pub gained: Option<BTreeMap<String, i64>>,
    /// How many customers lose each entitlement. Entitlements that nobody loses are missing.
    pub lost: Option<BTreeMap<String, i64>>,
    /// False if the project has more than `definitionRecordsMax` customers and purchases.
    pub counted: bool,
}

impl Decode for AccessChanges {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(AccessChanges {
            customers: members.optional("customers")?,
            gained: members.optional("gained")?,
            lost: members.optional("lost")?,
            counted: members.required("counted")?,
        })
    }
}

/// What `project.define` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ProjectDefineResult {
    /// A project: a namespace for users, purchases, rules and events, with the counts of its
    /// records.
    pub project: Project,
    /// Whose access a definition changes, at the moment of the call. If `counted` is false, the
    /// project has too many customers and purchases, and the numbers are missing.
    pub changes: AccessChanges,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run. The changes of access that a new
    /// catalogue causes come later, and are not in the list: `changes` counts them.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for ProjectDefineResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ProjectDefineResult {
            project: members.required("project")?,
            changes: members.required("changes")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// See `RulesChoiceObject` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct RulesChoiceObject {
    /// Preset that supplies the rules that are not given.
    pub preset: Option<Preset>,
    /// Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    pub anonymous_prefix: Option<String>,
    /// What a login of a new user id does when no user is logged in on the device.
    pub on_identify_new: Option<RulesChoiceObjectOnIdentifyNew>,
    /// What a login of a known user id does when no user is logged in on the device.
    pub on_identify_known: Option<RulesChoiceObjectOnIdentifyKnown>,
    /// What a login does when another user is logged in on the device.
    pub on_switch: Option<RulesChoiceObjectOnSwitch>,
    /// The current user after a logout: the same anonymous user (return), or a new anonymous user
    /// (rotate).
    pub on_logout: Option<RulesChoiceObjectOnLogout>,
    /// What a logout does when no user is logged in.
    pub on_anonymous_logout: Option<RulesChoiceObjectOnAnonymousLogout>,
    /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
    /// current user.
    pub purchase_holders: Option<RulesChoiceObjectPurchaseHolders>,
    /// What a restore does with a purchase that another user holds.
    pub on_restore: Option<RulesChoiceObjectOnRestore>,
    /// What a restore does with a purchase that only anonymous users hold.
    pub anonymous_holders: Option<RulesChoiceObjectAnonymousHolders>,
    /// Whether a restore moves one-time purchases.
    pub one_time_purchases: Option<RulesChoiceObjectOneTimePurchases>,
    /// What the daemon does with a purchase that a store reports without a known user: it does
    /// not record it (ignore), records it without a holder (keep), or gives it to a new anonymous
    /// user (anonymous).
    pub unclaimed_purchases: Option<RulesChoiceObjectUnclaimedPurchases>,
    /// Maximum length of a user id, in Unicode scalars.
    pub user_id_length_max: Option<i64>,
    /// Ids that no user may have, compared byte by byte. The empty id is always blocked.
    pub blocked_user_ids: Option<Vec<String>>,
}

impl RulesChoiceObject {
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        RulesChoiceObject {
            preset: None,
            anonymous_prefix: None,
            on_identify_new: None,
            on_identify_known: None,
            on_switch: None,
            on_logout: None,
            on_anonymous_logout: None,
            purchase_holders: None,
            on_restore: None,
            anonymous_holders: None,
            one_time_purchases: None,
            unclaimed_purchases: None,
            user_id_length_max: None,
            blocked_user_ids: None,
        }
    }

    /// Preset that supplies the rules that are not given.
    pub fn preset(mut self, preset: impl Into<Preset>) -> Self {
        self.preset = Some(preset.into());
        self
    }

    /// Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    pub fn anonymous_prefix(mut self, anonymous_prefix: impl Into<String>) -> Self {
        self.anonymous_prefix = Some(anonymous_prefix.into());
        self
    }

    /// What a login of a new user id does when no user is logged in on the device.
    pub fn on_identify_new(mut self, on_identify_new: impl Into<RulesChoiceObjectOnIdentifyNew>) -> Self {
        self.on_identify_new = Some(on_identify_new.into());
        self
    }

    /// What a login of a known user id does when no user is logged in on the device.
    pub fn on_identify_known(mut self, on_identify_known: impl Into<RulesChoiceObjectOnIdentifyKnown>) -> Self {
        self.on_identify_known = Some(on_identify_known.into());
        self
    }

    /// What a login does when another user is logged in on the device.
    pub fn on_switch(mut self, on_switch: impl Into<RulesChoiceObjectOnSwitch>) -> Self {
        self.on_switch = Some(on_switch.into());
        self
    }

    /// The current user after a logout: the same anonymous user (return), or a new anonymous user
    /// (rotate).
    pub fn on_logout(mut self, on_logout: impl Into<RulesChoiceObjectOnLogout>) -> Self {
        self.on_logout = Some(on_logout.into());
        self
    }

    /// What a logout does when no user is logged in.
    pub fn on_anonymous_logout(mut self, on_anonymous_logout: impl Into<RulesChoiceObjectOnAnonymousLogout>) -> Self {
        self.on_anonymous_logout = Some(on_anonymous_logout.into());
        self
    }

    /// Who holds a new purchase: the device's anonymous user and its identified user, or only the
    /// current user.
    pub fn purchase_holders(mut self, purchase_holders: impl Into<RulesChoiceObjectPurchaseHolders>) -> Self {
        self.purchase_holders = Some(purchase_holders.into());
        self
    }

    /// What a restore does with a purchase that another user holds.
    pub fn on_restore(mut self, on_restore: impl Into<RulesChoiceObjectOnRestore>) -> Self {
        self.on_restore = Some(on_restore.into());
        self
    }

    /// What a restore does with a purchase that only anonymous users hold.
    pub fn anonymous_holders(mut self, anonymous_holders: impl Into<RulesChoiceObjectAnonymousHolders>) -> Self {
        self.anonymous_holders = Some(anonymous_holders.into());
        self
    }

    /// Whether a restore moves one-time purchases.
    pub fn one_time_purchases(mut self, one_time_purchases: impl Into<RulesChoiceObjectOneTimePurchases>) -> Self {
        self.one_time_purchases = Some(one_time_purchases.into());
        self
    }

    /// What the daemon does with a purchase that a store reports without a known user: it does
    /// not record it (ignore), records it without a holder (keep), or gives it to a new anonymous
    /// user (anonymous).
    pub fn unclaimed_purchases(mut self, unclaimed_purchases: impl Into<RulesChoiceObjectUnclaimedPurchases>) -> Self {
        self.unclaimed_purchases = Some(unclaimed_purchases.into());
        self
    }

    /// Maximum length of a user id, in Unicode scalars.
    pub fn user_id_length_max(mut self, user_id_length_max: i64) -> Self {
        self.user_id_length_max = Some(user_id_length_max);
        self
    }

    /// Ids that no user may have, compared byte by byte. The empty id is always blocked.
    pub fn blocked_user_ids(mut self, blocked_user_ids: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.blocked_user_ids = Some(blocked_user_ids.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }
}

impl Encode for RulesChoiceObject {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.optional("preset", &self.preset);
        fields.optional("anonymousPrefix", &self.anonymous_prefix);
        fields.optional("onIdentifyNew", &self.on_identify_new);
        fields.optional("onIdentifyKnown", &self.on_identify_known);
        fields.optional("onSwitch", &self.on_switch);
        fields.optional("onLogout", &self.on_logout);
        fields.optional("onAnonymousLogout", &self.on_anonymous_logout);
        fields.optional("purchaseHolders", &self.purchase_holders);
        fields.optional("onRestore", &self.on_restore);
        fields.optional("anonymousHolders", &self.anonymous_holders);
        fields.optional("oneTimePurchases", &self.one_time_purchases);
        fields.optional("unclaimedPurchases", &self.unclaimed_purchases);
        fields.optional("userIdLengthMax", &self.user_id_length_max);
        fields.optional("blockedUserIds", &self.blocked_user_ids);
        fields.json()
    }
}

/// See `ClockChoiceObject` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ClockChoiceObject {
    /// Time at which the manual clock starts, RFC 3339.
    pub manual: Moment,
}

impl ClockChoiceObject {
    pub fn new(manual: impl Into<Moment>) -> Self {
        ClockChoiceObject {
            manual: manual.into(),
        }
    }
}

impl Encode for ClockChoiceObject {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("manual", &self.manual);
        fields.json()
    }
}

/// A URL that receives the project's events.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookChoice {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    pub url: String,
    /// Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
    /// itself, in UTF-8.
    pub secret: String,
    /// Second secret that also signs each delivery, until every receiver knows the new secret.
    pub old_secret: Option<String>,
    /// Secret that posts carry in their header `Authorization`, with the format `qonversion`
    /// after `Basic `. Printable ASCII, without a space at either end.
    pub authorization: Option<String>,
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    pub format: Option<WebhookFormat>,
    /// Kinds of events that it receives, by their names in the feed; the program skips the
    /// others. Default: every kind.
    pub kinds: Option<Vec<EventKind>>,
}

impl WebhookChoice {
    pub fn new(url: impl Into<String>, secret: impl Into<String>) -> Self {
        WebhookChoice {
            url: url.into(),
            secret: secret.into(),
            old_secret: None,
            authorization: None,
            format: None,
            kinds: None,
        }
    }

    /// Second secret that also signs each delivery, until every receiver knows the new secret.
    pub fn old_secret(mut self, old_secret: impl Into<String>) -> Self {
        self.old_secret = Some(old_secret.into());
        self
    }

    /// Secret that posts carry in their header `Authorization`, with the format `qonversion`
    /// after `Basic `. Printable ASCII, without a space at either end.
    pub fn authorization(mut self, authorization: impl Into<String>) -> Self {
        self.authorization = Some(authorization.into());
        self
    }

    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    pub fn format(mut self, format: impl Into<WebhookFormat>) -> Self {
        self.format = Some(format.into());
        self
    }

    /// Kinds of events that it receives, by their names in the feed; the program skips the
    /// others. Default: every kind.
    pub fn kinds(mut self, kinds: impl IntoIterator<Item = impl Into<EventKind>>) -> Self {
        self.kinds = Some(kinds.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }
}

impl Encode for WebhookChoice {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("url", &self.url);
        fields.required("secret", &self.secret);
        fields.optional("oldSecret", &self.old_secret);
        fields.optional("authorization", &self.authorization);
        fields.optional("format", &self.format);
        fields.optional("kinds", &self.kinds);
        fields.json()
    }
}

/// How the project verifies what the App Store sends. Replaces the settings as a whole; null
/// removes them.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StoresChoiceAppStore {
    /// Apps whose notifications the project takes.
    pub apps: Vec<AppStoreApp>,
    /// Environments that the project takes. Default: `Production` and `Sandbox`. `Xcode` and
    /// `LocalTesting` need a project whose `environment` is not `production`.
    pub environments: Option<Vec<AppStoreEnvironment>>,
    /// Root certificates that replace Apple's, as DER in base64. `project.define` checks that
    /// each has the shape of a certificate; its fields are read when a notification comes. Only
    /// where the project's `environment` is not `production`. Default: Apple's root.
    pub roots: Option<Vec<String>>,
}

impl StoresChoiceAppStore {
    pub fn new(apps: impl IntoIterator<Item = impl Into<AppStoreApp>>) -> Self {
        StoresChoiceAppStore {
            apps: apps.into_iter().map(Into::into).collect::<Vec<_>>(),
            environments: None,
            roots: None,
        }
    }

    /// Environments that the project takes. Default: `Production` and `Sandbox`. `Xcode` and
    /// `LocalTesting` need a project whose `environment` is not `production`.
    pub fn environments(mut self, environments: impl IntoIterator<Item = impl Into<AppStoreEnvironment>>) -> Self {
        self.environments = Some(environments.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Root certificates that replace Apple's, as DER in base64. `project.define` checks that
    /// each has the shape of a certificate; its fields are read when a notification comes. Only
    /// where the project's `environment` is not `production`. Default: Apple's root.
    pub fn roots(mut self, roots: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.roots = Some(roots.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }
}

impl Encode for StoresChoiceAppStore {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("apps", &self.apps);
        fields.optional("environments", &self.environments);
        fields.optional("roots", &self.roots);
        fields.json()
    }
}

/// How the project verifies and reads what Google Play sends. Replaces the settings as a whole;
/// null removes them.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StoresChoicePlayStore {
    /// Package names of the apps whose notifications the project takes.
    pub packages: Vec<String>,
}

impl StoresChoicePlayStore {
    pub fn new(packages: impl IntoIterator<Item = impl Into<String>>) -> Self {
        StoresChoicePlayStore {
            packages: packages.into_iter().map(Into::into).collect::<Vec<_>>(),
        }
    }
}

impl Encode for StoresChoicePlayStore {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("packages", &self.packages);
        fields.json()
    }
}

/// How the project verifies and reads Stripe's events. Replaces the settings as a whole; null
/// removes them.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StoresChoiceStripe {
    /// Signing secret of Stripe's endpoint, with its `whsec_`.
    pub secret: String,
    /// Previous secret, which the daemon also accepts; null when there is none.
    pub old_secret: Maybe<String>,
    /// Member of Stripe's price that names the product: its `product`, its own id, or its
    /// `lookup_key`.
    pub product: Option<StoresChoiceStripeProduct>,
    /// Members of Stripe's objects that contain the account token: `client_reference_id`,
    /// `customer` or `metadata.NAME`. The first that is present counts. Default:
    /// `client_reference_id`.
    pub user_from: Option<Vec<String>>,
    /// How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
    /// Default: P0D.
    pub grace: Option<Period>,
}

impl StoresChoiceStripe {
    pub fn new(secret: impl Into<String>) -> Self {
        StoresChoiceStripe {
            secret: secret.into(),
            old_secret: Maybe::Absent,
            product: None,
            user_from: None,
            grace: None,
        }
    }

    /// Previous secret, which the daemon also accepts; null when there is none.
    pub fn old_secret(mut self, old_secret: impl Into<Maybe<String>>) -> Self {
        self.old_secret = old_secret.into();
        self
    }

    /// Member of Stripe's price that names the product: its `product`, its own id, or its
    /// `lookup_key`.
    pub fn product(mut self, product: impl Into<StoresChoiceStripeProduct>) -> Self {
        self.product = Some(product.into());
        self
    }

    /// Members of Stripe's objects that contain the account token: `client_reference_id`,
    /// `customer` or `metadata.NAME`. The first that is present counts. Default:
    /// `client_reference_id`.
    pub fn user_from(mut self, user_from: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.user_from = Some(user_from.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
    /// Default: P0D.
    pub fn grace(mut self, grace: impl Into<Period>) -> Self {
        self.grace = Some(grace.into());
        self
    }
}

impl Encode for StoresChoiceStripe {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("secret", &self.secret);
        fields.both("oldSecret", &self.old_secret);
        fields.optional("product", &self.product);
        fields.optional("userFrom", &self.user_from);
        fields.optional("grace", &self.grace);
        fields.json()
    }
}

/// New settings of stores. A setting that is left out stays.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StoresChoice {
    /// How the project verifies what the App Store sends. Replaces the settings as a whole; null
    /// removes them.
    pub app_store: Maybe<StoresChoiceAppStore>,
    /// How the project verifies and reads what Google Play sends. Replaces the settings as a
    /// whole; null removes them.
    pub play_store: Maybe<StoresChoicePlayStore>,
    /// How the project verifies and reads Stripe's events. Replaces the settings as a whole; null
    /// removes them.
    pub stripe: Maybe<StoresChoiceStripe>,
    /// Stores of the project's own. They replace the previous list as a whole.
    pub custom: Option<Vec<String>>,
}

impl StoresChoice {
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        StoresChoice {
            app_store: Maybe::Absent,
            play_store: Maybe::Absent,
            stripe: Maybe::Absent,
            custom: None,
        }
    }

    /// How the project verifies what the App Store sends. Replaces the settings as a whole; null
    /// removes them.
    pub fn app_store(mut self, app_store: impl Into<Maybe<StoresChoiceAppStore>>) -> Self {
        self.app_store = app_store.into();
        self
    }

    /// How the project verifies and reads what Google Play sends. Replaces the settings as a
    /// whole; null removes them.
    pub fn play_store(mut self, play_store: impl Into<Maybe<StoresChoicePlayStore>>) -> Self {
        self.play_store = play_store.into();
        self
    }

    /// How the project verifies and reads Stripe's events. Replaces the settings as a whole; null
    /// removes them.
    pub fn stripe(mut self, stripe: impl Into<Maybe<StoresChoiceStripe>>) -> Self {
        self.stripe = stripe.into();
        self
    }

    /// Stores of the project's own. They replace the previous list as a whole.
    pub fn custom(mut self, custom: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.custom = Some(custom.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }
}

impl Encode for StoresChoice {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.both("appStore", &self.app_store);
        fields.both("playStore", &self.play_store);
        fields.both("stripe", &self.stripe);
        fields.optional("custom", &self.custom);
        fields.json()
    }
}

/// What `project.describe` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ProjectDescribeResult {
    /// A project: a namespace for users, purchases, rules and events, with the counts of its
    /// records.
    pub project: Project,
}

impl Decode for ProjectDescribeResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ProjectDescribeResult {
            project: members.required("project")?,
        })
    }
}

/// One line in the list of projects.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ProjectSummary {
    /// A project: a namespace for users, purchases, rules and events. Projects share no data.
    pub id: String,
    /// A named set of rules.
    pub preset: Preset,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub created_at: Moment,
    /// Number of records of a project.
    pub counts: Counts,
}

impl Decode for ProjectSummary {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ProjectSummary {
            id: members.required("id")?,
            preset: members.required("preset")?,
            created_at: members.required("createdAt")?,
            counts: members.required("counts")?,
        })
    }
}

/// What `project.list` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ProjectListResult {
    pub projects: Vec<ProjectSummary>,
}

impl Decode for ProjectListResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ProjectListResult {
            projects: members.required("projects")?,
        })
    }
}

/// What `project.stores` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ProjectStoresResult {
    /// Settings of the stores in which a project sells.
    pub stores: Stores,
}

impl Decode for ProjectStoresResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ProjectStoresResult {
            stores: members.required("stores")?,
        })
    }
}

/// A URL that receives a project's events, with its secrets. Only an admin can read it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Webhook {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    pub url: String,
    /// Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
    /// itself, in UTF-8.
    pub secret: String,
    /// Second secret that also signs each delivery; null when there is none.
    pub old_secret: Option<String>,
    /// What posts carry in their header `Authorization`; null when they carry none.
    pub authorization: Option<String>,
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    pub format: WebhookFormat,
    /// Kinds of events that it receives; absent when it receives every kind.
    pub kinds: Option<Vec<EventKind>>,
    /// True if webhook.pause stopped the posts to the URL.
    pub paused: bool,
    /// Name of the consumer whose cursor is the webhook's position. A replay gives the webhook a
    /// new consumer.
    pub consumer: String,
    /// The webhook's position: all events up to this cursor are delivered.
    pub cursor: String,
}

impl Decode for Webhook {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Webhook {
            url: members.required("url")?,
            secret: members.required("secret")?,
            old_secret: members.required("oldSecret")?,
            authorization: members.required("authorization")?,
            format: members.required("format")?,
            kinds: members.optional("kinds")?,
            paused: members.required("paused")?,
            consumer: members.required("consumer")?,
            cursor: members.required("cursor")?,
        })
    }
}

/// What `project.webhooks` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ProjectWebhooksResult {
    pub webhooks: Vec<Webhook>,
}

impl Decode for ProjectWebhooksResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ProjectWebhooksResult {
            webhooks: members.required("webhooks")?,
        })
    }
}

/// One transaction of a purchase: a paid period or a single payment. A member that is not
/// required is absent when it is not set.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Transaction {
    /// Id that a store gives to a transaction.
    pub transaction_id: String,
    /// A product, by the id that the store and the catalogue use.
    pub product: String,
    /// Price of a period: full (normal), a trial, or introductory (intro).
    pub period_type: PeriodType,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub purchased_at: Moment,
    /// RFC 3339 timestamp, or null.
    pub expires_at: Option<Moment>,
    /// Only in an export: true if a statement named `expiresAt` as null, so that no grace period
    /// counts as the end; otherwise absent.
    pub no_end: Option<bool>,
    /// Whether a family member bought it and shares it. An export always shows this member and
    /// those up to `attributes`.
    pub is_family_shared: Option<bool>,
    /// A decimal number in a string, for example "9.99".
    pub price: Maybe<String>,
    /// ISO 4217 code, as it was sent.
    pub currency: Maybe<String>,
    /// ISO 3166 code, as it was sent.
    pub country: Maybe<String>,
    /// Offer code, as it was sent.
    pub offer_code: Maybe<String>,
    /// Up to 20 strings of the caller's own, which the events of this purchase repeat.
    pub attributes: Option<BTreeMap<String, String>>,
    /// The kind that the store named.
    pub kind: Option<ProductKind>,
    /// The environment that the store named.
    pub environment: Option<PurchaseEnvironment>,
    /// False while auto-renew is off.
    pub auto_renew: Option<bool>,
    /// Time since which auto-renew has been off.
    pub auto_renew_disabled_at: Option<Moment>,
    /// Last moment of the grace period.
    pub grace_period_expires_at: Option<Moment>,
    /// True while the store retries a failed payment.
    pub billing_retry: Option<bool>,
    /// Time at which the pause ends.
    pub paused_until: Option<Moment>,
    /// Time of the refund.
    pub refunded_at: Option<Moment>,
    /// Time at which the store withdrew access.
    pub revoked_at: Option<Moment>,
    /// Time at which access ended before the end of the period.
    pub ended_at: Option<Moment>,
    /// True while the store reports the subscription as paused.
    pub paused: Option<bool>,
    /// Product of the next period.
    pub renews_as: Option<String>,
    /// Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
    /// price increase, a product that is no longer sold (unavailable), the developer, another
    /// purchase that took it over (replaced), or another reason. Null when the store named none.
    pub end_reason: Maybe<EndReason>,
    /// Time since which billing has failed.
    pub billing_issue_at: Option<Moment>,
    /// Time at which the store last listed the items of the subscription, this one among them.
    /// Absent if the subscription had one item only.
    pub listed_at: Option<Moment>,
    /// Time of the newest statement about the transaction.
    pub as_of: Moment,
}

impl Decode for Transaction {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Transaction {
            transaction_id: members.required("transactionId")?,
            product: members.required("product")?,
            period_type: members.required("periodType")?,
            purchased_at: members.required("purchasedAt")?,
            expires_at: members.required("expiresAt")?,
            no_end: members.optional("noEnd")?,
            is_family_shared: members.optional("isFamilyShared")?,
            price: members.both("price")?,
            currency: members.both("currency")?,
            country: members.both("country")?,
            offer_code: members.both("offerCode")?,
            attributes: members.optional("attributes")?,
            kind: members.optional("kind")?,
            environment: members.optional("environment")?,
            auto_renew: members.optional("autoRenew")?,
            auto_renew_disabled_at: members.optional("autoRenewDisabledAt")?,
            grace_period_expires_at: members.optional("gracePeriodExpiresAt")?,
            billing_retry: members.optional("billingRetry")?,
            paused_until: members.optional("pausedUntil")?,
            refunded_at: members.optional("refundedAt")?,
            revoked_at: members.optional("revokedAt")?,
            ended_at: members.optional("endedAt")?,
            paused: members.optional("paused")?,
            renews_as: members.optional("renewsAs")?,
            end_reason: members.both("endReason")?,
            billing_issue_at: members.optional("billingIssueAt")?,
            listed_at: members.optional("listedAt")?,
            as_of: members.required("asOf")?,
        })
    }
}

/// One product bought in one store, its transactions and its holders.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Purchase {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    pub store: String,
    /// The first transaction.
    pub original_transaction_id: String,
    /// The latest transaction.
    pub transaction_id: String,
    /// A product, by the id that the store and the catalogue use.
    pub product: String,
    /// Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase
    /// with an end and `nonConsumable` for a purchase without.
    pub kind: ProductKind,
    /// Current state; null before the first purchasedAt.
    pub state: Option<State>,
    /// Who holds the purchase: one id per customer, in byte order.
    pub holders: Vec<String>,
    /// Device on which the customer bought; null when there is none.
    pub device: Option<String>,
    /// Store account that bought it; null when there is none.
    pub store_account: Option<String>,
    /// Time of the latest transaction.
    pub purchased_at: Moment,
    /// Time of the first transaction.
    pub first_purchased_at: Moment,
    /// Last millisecond of the period; null for no end.
    pub expires_at: Option<Moment>,
    /// Only in an export: true if a call without a date named `expiresAt` as null, and the latest
    /// transaction has no statement about its end; otherwise absent.
    pub no_end: Option<bool>,
    /// Time at which a trial began; null without a trial.
    pub trial_started_at: Option<Moment>,
    /// Price of a period: full (normal), a trial, or introductory (intro).
    pub period_type: PeriodType,
    /// Environment of the first transaction.
    pub environment: PurchaseEnvironment,
    /// Whether a family member bought it and shares it.
    pub is_family_shared: bool,
    /// A decimal number in a string, for example "9.99".
    pub price: Option<String>,
    /// ISO 4217 code, as it was sent.
    pub currency: Option<String>,
    /// ISO 3166 code, as it was sent.
    pub country: Option<String>,
    /// Offer code, as it was sent.
    pub offer_code: Option<String>,
    /// Whether it renews automatically: true for a subscription until purchase.update turns it
    /// off, false for every other kind.
    pub auto_renew: bool,
    /// Time since which auto-renew has been off; null while it is on.
    pub auto_renew_disabled_at: Option<Moment>,
    /// Last millisecond of the grace period; null without a grace period.
    pub grace_period_expires_at: Option<Moment>,
    /// Whether the store retries a failed payment.
    pub billing_retry: bool,
    /// Time at which the pause ends; null without a pause.
    pub paused_until: Option<Moment>,
    /// Time of the refund; null without a refund.
    pub refunded_at: Option<Moment>,
    /// Time at which the store withdrew access; null when it did not.
    pub revoked_at: Option<Moment>,
    /// Time at which access ended before the end of the period; null when it did not.
    pub ended_at: Option<Moment>,
    /// Whether the store reports the subscription as paused.
    pub paused: bool,
    /// Product of the next period; null for the same product.
    pub renews_as: Option<String>,
    /// Why the purchase ended, or will end; null when the store named no reason.
    pub end_reason: Option<EndReason>,
    /// Time since which billing has failed; null when it does not fail.
    pub billing_issue_at: Option<Moment>,
    /// Purchase that this one takes over, as the store named it; null when there is none.
    pub replaces: Option<String>,
    /// `originalTransactionId` of the purchase that took this one over; null before it began.
    pub replaced_by: Option<String>,
    /// When that purchase began; null before.
    pub replaced_at: Option<Moment>,
    /// Further names of the purchase, in byte order.
    pub keys: Vec<String>,
    /// `originalTransactionId` of the first item, if this purchase is a further item of the same
    /// subscription or order; otherwise absent.
    pub first_item: Option<String>,
    /// Number of renewals at the full price: the number of `normal` periods minus 1, at least 0.
    pub renews_count: i64,
    /// First account token that the store named; null without one.
    pub account_token: Option<String>,
    /// All transactions, oldest first.
    pub transactions: Vec<Transaction>,
}

impl Decode for Purchase {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Purchase {
            store: members.required("store")?,
            original_transaction_id: members.required("originalTransactionId")?,
            transaction_id: members.required("transactionId")?,
            product: members.required("product")?,
            kind: members.required("kind")?,
            state: members.required("state")?,
            holders: members.required("holders")?,
            device: members.required("device")?,
            store_account: members.required("storeAccount")?,
            purchased_at: members.required("purchasedAt")?,
            first_purchased_at: members.required("firstPurchasedAt")?,
            expires_at: members.required("expiresAt")?,
            no_end: members.optional("noEnd")?,
            trial_started_at: members.required("trialStartedAt")?,
            period_type: members.required("periodType")?,
            environment: members.required("environment")?,
            is_family_shared: members.required("isFamilyShared")?,
            price: members.required("price")?,
            currency: members.required("currency")?,
            country: members.required("country")?,
            offer_code: members.required("offerCode")?,
            auto_renew: members.required("autoRenew")?,
            auto_renew_disabled_at: members.required("autoRenewDisabledAt")?,
            grace_period_expires_at: members.required("gracePeriodExpiresAt")?,
            billing_retry: members.required("billingRetry")?,
            paused_until: members.required("pausedUntil")?,
            refunded_at: members.required("refundedAt")?,
            revoked_at: members.required("revokedAt")?,
            ended_at: members.required("endedAt")?,
            paused: members.required("paused")?,
            renews_as: members.required("renewsAs")?,
            end_reason: members.required("endReason")?,
            billing_issue_at: members.required("billingIssueAt")?,
            replaces: members.required("replaces")?,
            replaced_by: members.required("replacedBy")?,
            replaced_at: members.required("replacedAt")?,
            keys: members.required("keys")?,
            first_item: members.optional("firstItem")?,
            renews_count: members.required("renewsCount")?,
            account_token: members.required("accountToken")?,
            transactions: members.required("transactions")?,
        })
    }
}

/// What `purchase` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct PurchaseResult {
    /// One product bought in one store, its transactions and its holders.
    pub purchase: Purchase,
    /// True when the purchase is new.
    pub created: bool,
    /// recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
    /// claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new
    /// transaction with another product. renewed: any other new transaction. updated: a fact with
    /// `asOf` changed a known transaction. stale: the daemon had newer information about every
    /// field that differs. unchanged: no field differs, the transaction is known and the call has
    /// no `asOf`, or the transaction is new and older than the latest.
    pub outcome: PurchaseResultOutcome,
    /// The params that lost against newer information; absent when there are none.
    pub stale: Option<Vec<String>>,
    /// The buyer's entitlements after the call. Without `device` and `userId`: those of the
    /// holder, or none if the purchase has no holder.
    pub entitlements: BTreeMap<String, Entitlement>,
    /// Absent when there are no warnings.
    pub warnings: Option<Vec<Warning>>,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for PurchaseResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(PurchaseResult {
            purchase: members.required("purchase")?,
            created: members.required("created")?,
            outcome: members.required("outcome")?,
            stale: members.optional("stale")?,
            entitlements: members.required("entitlements")?,
            warnings: members.optional("warnings")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// What `purchase.update` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct PurchaseUpdateResult {
    /// One product bought in one store, its transactions and its holders.
    pub purchase: Purchase,
    /// applied: a field changed. stale: the daemon had newer information about every field that
    /// differs. unchanged: no field differs.
    pub outcome: PurchaseUpdateResultOutcome,
    /// The params that lost against newer information; absent when there are none.
    pub stale: Option<Vec<String>>,
    /// Absent when there are no warnings.
    pub warnings: Option<Vec<Warning>>,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for PurchaseUpdateResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(PurchaseUpdateResult {
            purchase: members.required("purchase")?,
            outcome: members.required("outcome")?,
            stale: members.optional("stale")?,
            warnings: members.optional("warnings")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// A purchase that a restore refused, and the rule that refused it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Refusal {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    pub store: String,
    /// Id that a store gives to a transaction.
    pub original_transaction_id: String,
    /// A product, by the id that the store and the catalogue use.
    pub product: String,
    /// Who holds it. An identified holder comes before an anonymous holder, then the first in
    /// byte order.
    pub holder: String,
    /// The rule that refused it.
    pub rule: RefusalRule,
}

impl Decode for Refusal {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Refusal {
            store: members.required("store")?,
            original_transaction_id: members.required("originalTransactionId")?,
            product: members.required("product")?,
            holder: members.required("holder")?,
            rule: members.required("rule")?,
        })
    }
}

/// What `restore` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct RestoreResult {
    /// The current user of a device, or the user that an id belongs to.
    pub user: User,
    /// Purchases that the user holds now and did not hold before, with unclaimed ones that
    /// replace them. In the order of `store`, then `originalTransactionId`.
    pub restored: Vec<Move>,
    /// Those of `restored` that another user lost.
    pub transferred: Vec<Move>,
    /// Purchases that a rule refused to restore.
    pub refused: Vec<Refusal>,
    /// The user's entitlements after the call.
    pub entitlements: BTreeMap<String, Entitlement>,
    /// Absent when there are no warnings.
    pub warnings: Option<Vec<Warning>>,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for RestoreResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(RestoreResult {
            user: members.required("user")?,
            restored: members.required("restored")?,
            transferred: members.required("transferred")?,
            refused: members.required("refused")?,
            entitlements: members.required("entitlements")?,
            warnings: members.optional("warnings")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// A purchase, by its store and the id of its first transaction.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct PurchaseRef {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    pub store: String,
    /// Id of the purchase's first transaction.
    pub original_transaction_id: String,
}

impl Decode for PurchaseRef {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(PurchaseRef {
            store: members.required("store")?,
            original_transaction_id: members.required("originalTransactionId")?,
        })
    }
}

impl PurchaseRef {
    pub fn new(store: impl Into<String>, original_transaction_id: impl Into<String>) -> Self {
        PurchaseRef {
            store: store.into(),
            original_transaction_id: original_transaction_id.into(),
        }
    }
}

impl Encode for PurchaseRef {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("store", &self.store);
        fields.required("originalTransactionId", &self.original_transaction_id);
        fields.json()
    }
}

/// What `revoke` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct RevokeResult {
    /// The entitlement after the call. A purchase may still give it.
    pub entitlement: Entitlement,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for RevokeResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(RevokeResult {
            entitlement: members.required("entitlement")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// The OpenRPC document, with `x-role` on every method.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct RpcDiscoverResult {
    pub openrpc: String,
    pub info: BTreeMap<String, Json>,
    pub methods: Vec<BTreeMap<String, Json>>,
    pub components: BTreeMap<String, Json>,
}

impl Decode for RpcDiscoverResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(RpcDiscoverResult {
            openrpc: members.required("openrpc")?,
            info: members.required("info")?,
            methods: members.required("methods")?,
            components: members.required("components")?,
        })
    }
}

/// One line in the list of methods.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct MethodSummary {
    pub name: String,
    pub summary: String,
    pub role: MethodSummaryRole,
}

impl Decode for MethodSummary {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(MethodSummary {
            name: members.required("name")?,
            summary: members.required("summary")?,
            role: members.required("role")?,
        })
    }
}

/// What `server.describe` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ServerDescribeResult {
    /// All methods, sorted by name. Only without `method`.
    pub methods: Option<Vec<MethodSummary>>,
    /// The method's entry in the OpenRPC document. Only with `method`.
    pub method: Option<BTreeMap<String, Json>>,
    /// The schemas that the entry refers to, in `schemas`. Only with `method`.
    pub components: Option<BTreeMap<String, Json>>,
}

impl Decode for ServerDescribeResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ServerDescribeResult {
            methods: members.optional("methods")?,
            method: members.optional("method")?,
            components: members.optional("components")?,
        })
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
            line_bytes_max: members.required("lineBytesMax")?,
            batch_entries_max: members.required("batchEntriesMax")?,
            depth_max: members.required("depthMax")?,
            request_id_bytes_max: members.required("requestIdBytesMax")?,
            additional: members.additional(&["lineBytesMax", "batchEntriesMax", "depthMax", "requestIdBytesMax"])?,
        })
    }
}

/// Where the daemon keeps its data.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StoreState {
    /// Kind of the store.
    pub kind: StoreStateKind,
    /// Whether other daemons may write the store, too: true only for `postgres`.
    pub shared: bool,
    /// Whether the database answered when the daemon last asked, which it does once a second or
    /// more often. Only if `shared`.
    pub reachable: Option<bool>,
    /// `replicated` if a commit waits until a standby has it; otherwise `local`. Only if
    /// `shared`, and once the database has answered.
    pub durability: Option<StoreStateDurability>,
    /// How often since its start the daemon found that the database had lost commits, for example
    /// after a restored backup. Only if `shared`.
    pub history_losses: Option<i64>,
    /// Milliseconds by which the database's clock is ahead of this machine's; negative if it is
    /// behind. Only if `shared`, and once the database has answered.
    pub clock_offset_ms: Option<i64>,
}

impl Decode for StoreState {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(StoreState {
            kind: members.required("kind")?,
            shared: members.required("shared")?,
            reachable: members.optional("reachable")?,
            durability: members.optional("durability")?,
            history_losses: members.optional("historyLosses")?,
            clock_offset_ms: members.optional("clockOffsetMs")?,
        })
    }
}

/// The other end of the connection, as the kernel reports it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Peer {
    pub uid: i64,
    pub gid: i64,
    pub pid: i64,
    pub role: PeerRole,
}

impl Decode for Peer {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Peer {
            uid: members.required("uid")?,
            gid: members.required("gid")?,
            pid: members.required("pid")?,
            role: members.required("role")?,
        })
    }
}

/// What `server.info` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ServerInfoResult {
    /// Version of the daemon.
    pub version: String,
    /// Version of this protocol.
    pub protocol: i64,
    /// The daemon's limits by name.
    pub limits: Limits,
    /// Milliseconds since the daemon started.
    pub uptime_ms: i64,
    /// Where the daemon keeps its data.
    pub store: StoreState,
    /// The other end of the connection, as the kernel reports it.
    pub peer: Peer,
}

impl Decode for ServerInfoResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ServerInfoResult {
            version: members.required("version")?,
            protocol: members.required("protocol")?,
            limits: members.required("limits")?,
            uptime_ms: members.required("uptimeMs")?,
            store: members.required("store")?,
            peer: members.required("peer")?,
        })
    }
}

/// What `server.ping` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ServerPingResult {
    /// Always true.
    pub pong: bool,
    /// Time of the system clock.
    pub now: Moment,
    /// The value from the request; absent when the request has none.
    pub echo: Maybe<Json>,
}

impl Decode for ServerPingResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ServerPingResult {
            pong: members.required("pong")?,
            now: members.required("now")?,
            echo: members.both("echo")?,
        })
    }
}

/// A bucket of a histogram.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct DurationBucket {
    /// The longest duration that it counts. Null for durations longer than every bound.
    pub up_to_micros: Option<i64>,
    /// How many durations are longer than the bound of the bucket before, and not longer than
    /// this one.
    pub count: i64,
}

impl Decode for DurationBucket {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(DurationBucket {
            up_to_micros: members.required("upToMicros")?,
            count: members.required("count")?,
        })
    }
}

/// A histogram of durations since the daemon's start, in microseconds.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Durations {
    /// How many durations it counts.
    pub count: i64,
    /// Their sum.
    pub sum_micros: i64,
    /// The longest of them.
    pub max_micros: i64,
    /// The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6,
    /// 8, 12, 16 and so on up to 100 seconds.
    pub buckets: Vec<DurationBucket>,
}

impl Decode for Durations {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Durations {
            count: members.required("count")?,
            sum_micros: members.required("sumMicros")?,
            max_micros: members.required("maxMicros")?,
            buckets: members.required("buckets")?,
        })
    }
}

/// The requests of a method, without those that the daemon has not answered yet.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct MethodStats {
    /// How many requests the daemon answered, with results or errors.
    pub requests: i64,
    /// How many errors of each kind. Kinds that did not occur are missing.
    pub errors: BTreeMap<String, i64>,
    /// A histogram of durations since the daemon's start, in microseconds.
    pub durations: Durations,
}

impl Decode for MethodStats {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(MethodStats {
            requests: members.required("requests")?,
            errors: members.required("errors")?,
            durations: members.required("durations")?,
        })
    }
}

/// What the daemon has in memory, and how well that serves.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct CacheStats {
    /// Replies to `checkEntitlements` in the cache, valid or not.
    pub replies: i64,
    /// Requests that the daemon answered from that cache since its start.
    pub reply_hits: i64,
    /// Records in memory.
    pub records: i64,
    /// Their memory, by estimate.
    pub record_bytes: i64,
    /// Records that the daemon read from the store since its start.
    pub record_loads: i64,
}

impl Decode for CacheStats {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(CacheStats {
            replies: members.required("replies")?,
            reply_hits: members.required("replyHits")?,
            records: members.required("records")?,
            record_bytes: members.required("recordBytes")?,
            record_loads: members.required("recordLoads")?,
        })
    }
}

/// The open connections of a uid with a role.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct PeerStats {
    pub uid: i64,
    /// `none` for clients without a role, whose requests the daemon refuses.
    pub role: PeerStatsRole,
    /// How many connections.
    pub connections: i64,
}

impl Decode for PeerStats {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(PeerStats {
            uid: members.required("uid")?,
            role: members.required("role")?,
            connections: members.required("connections")?,
        })
    }
}

/// The connections, and the replies that wait on them.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ConnectionStats {
    /// Open connections.
    pub open: i64,
    /// Connections that clients opened since the daemon's start.
    pub opened: i64,
    /// Connections that the daemon refused since its start, because there were too many.
    pub refused: i64,
    /// The open connections by uid and role.
    pub peers: Vec<PeerStats>,
    /// Replies that wait for the disk.
    pub owed_bytes: i64,
    /// Replies that wait for clients to read them.
    pub unsent_bytes: i64,
}

impl Decode for ConnectionStats {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ConnectionStats {
            open: members.required("open")?,
            opened: members.required("opened")?,
            refused: members.required("refused")?,
            peers: members.required("peers")?,
            owed_bytes: members.required("owedBytes")?,
            unsent_bytes: members.required("unsentBytes")?,
        })
    }
}

/// The commits since the daemon's start.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct CommitStats {
    /// Turns that became durable. A turn is what the daemon decides together; a commit has one or
    /// more.
    pub turns: i64,
    /// Turns that wait for the disk now.
    pub waiting_turns: i64,
    /// Commits that failed, for example because the disk was full.
    pub failures: i64,
    /// A histogram of durations since the daemon's start, in microseconds.
    pub durations: Durations,
}

impl Decode for CommitStats {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(CommitStats {
            turns: members.required("turns")?,
            waiting_turns: members.required("waitingTurns")?,
            failures: members.required("failures")?,
            durations: members.required("durations")?,
        })
    }
}

/// The files of the store, and the work on them since the daemon's start. Missing if the store is
/// in memory.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StorageStats {
    /// Size of the data file.
    pub data_file_bytes: i64,
    /// Size of SQLite's write-ahead log.
    pub log_file_bytes: i64,
    /// Size of the two files of the journal.
    pub journal_file_bytes: i64,
    /// Bytes in the journal that the daemon has not copied to the tables yet.
    pub journal_bytes: i64,
    /// Milliseconds since the oldest of them was committed; 0 if there are none.
    pub journal_age_ms: i64,
    /// Free space for the daemon on the file system of the data file; null if the system does not
    /// say.
    pub free_bytes: Option<i64>,
    /// A histogram of durations since the daemon's start, in microseconds.
    pub syncs: Durations,
    /// A histogram of durations since the daemon's start, in microseconds.
    pub checkpoints: Durations,
    /// A histogram of durations since the daemon's start, in microseconds.
    pub rebuilds: Durations,
}

impl Decode for StorageStats {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(StorageStats {
            data_file_bytes: members.required("dataFileBytes")?,
            log_file_bytes: members.required("logFileBytes")?,
            journal_file_bytes: members.required("journalFileBytes")?,
            journal_bytes: members.required("journalBytes")?,
            journal_age_ms: members.required("journalAgeMs")?,
            free_bytes: members.required("freeBytes")?,
            syncs: members.required("syncs")?,
            checkpoints: members.required("checkpoints")?,
            rebuilds: members.required("rebuilds")?,
        })
    }
}

/// A consumer of a feed.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ConsumerLag {
    /// A project: a namespace for users, purchases, rules and events. Projects share no data.
    pub project: String,
    /// Name of a consumer: a reader of the log whose position the daemon stores. The reader
    /// chooses it, for example `mailer`.
    pub consumer: String,
    /// A position in a project's log: the number of the last event before it. "0" is the position
    /// before the first event.
    pub cursor: String,
    /// Events that it has not acknowledged.
    pub lag: i64,
}

impl Decode for ConsumerLag {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ConsumerLag {
            project: members.required("project")?,
            consumer: members.required("consumer")?,
            cursor: members.required("cursor")?,
            lag: members.required("lag")?,
        })
    }
}

/// The readers of events.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct FeedStats {
    /// `events.wait` requests that wait now.
    pub waits: i64,
    /// Open subscriptions.
    pub subscriptions: i64,
    /// Consumers, by project and name: at most 256.
    pub consumers: Vec<ConsumerLag>,
    /// Whether there are more consumers.
    pub more_consumers: bool,
}

impl Decode for FeedStats {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(FeedStats {
            waits: members.required("waits")?,
            subscriptions: members.required("subscriptions")?,
            consumers: members.required("consumers")?,
            more_consumers: members.required("moreConsumers")?,
        })
    }
}

/// Work that no request waits for, as of now.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct BackgroundStats {
    /// Ends of periods and grants that have passed and whose events the daemon has not emitted
    /// yet: at most 1000.
    pub expiries_due: i64,
    /// Milliseconds since the oldest of these ends.
    pub expiries_late_ms: i64,
    /// Deletions that the daemon has not finished.
    pub erasures: i64,
    /// Finished deletions that free bytes of the files still have something of.
    pub erasures_uncleared: i64,
    /// When the files are overwritten for the oldest of them, at the latest.
    pub cleared_by: Option<Moment>,
    /// Whether the deletions wait for the next start, because a step failed several times.
    pub erasures_halted: bool,
    /// Projects with a changed catalogue whose events the daemon has not yet emitted for every
    /// customer.
    pub catalogue_changes: i64,
    /// How often the clock was set by more than a minute since the daemon's start: the system's,
    /// or that of a shared database.
    pub clock_steps: i64,
}

impl Decode for BackgroundStats {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(BackgroundStats {
            expiries_due: members.required("expiriesDue")?,
            expiries_late_ms: members.required("expiriesLateMs")?,
            erasures: members.required("erasures")?,
            erasures_uncleared: members.required("erasuresUncleared")?,
            cleared_by: members.required("clearedBy")?,
            erasures_halted: members.required("erasuresHalted")?,
            catalogue_changes: members.required("catalogueChanges")?,
            clock_steps: members.required("clockSteps")?,
        })
    }
}

/// What `server.stats` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ServerStatsResult {
    /// Milliseconds since the daemon started.
    pub uptime_ms: i64,
    /// The methods that were called since the daemon's start, by name.
    pub methods: BTreeMap<String, MethodStats>,
    /// How many errors of each kind. Kinds that did not occur are missing.
    pub refusals: BTreeMap<String, i64>,
    /// Requests that took longer than the threshold `--log-slow` since the daemon's start.
    pub slow_requests: i64,
    /// What the daemon has in memory, and how well that serves.
    pub cache: CacheStats,
    /// The connections, and the replies that wait on them.
    pub connections: ConnectionStats,
    /// A histogram of durations since the daemon's start, in microseconds.
    pub turns: Durations,
    /// The commits since the daemon's start.
    pub commits: CommitStats,
    /// The files of the store, and the work on them since the daemon's start. Missing if the
    /// store is in memory.
    pub storage: Option<StorageStats>,
    /// Where the daemon keeps its data.
    pub store: StoreState,
    /// The readers of events.
    pub feed: FeedStats,
    /// Work that no request waits for, as of now.
    pub background: BackgroundStats,
}

impl Decode for ServerStatsResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ServerStatsResult {
            uptime_ms: members.required("uptimeMs")?,
            methods: members.required("methods")?,
            refusals: members.required("refusals")?,
            slow_requests: members.required("slowRequests")?,
            cache: members.required("cache")?,
            connections: members.required("connections")?,
            turns: members.required("turns")?,
            commits: members.required("commits")?,
            storage: members.optional("storage")?,
            store: members.required("store")?,
            feed: members.required("feed")?,
            background: members.required("background")?,
        })
    }
}

/// What `setUserProperty` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct SetUserPropertyResult {
    /// Id of the user that the result is about.
    pub user_id: String,
    /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
    pub key: String,
    /// Value of a property.
    pub value: String,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for SetUserPropertyResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(SetUserPropertyResult {
            user_id: members.required("userId")?,
            key: members.required("key")?,
            value: members.required("value")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// The store's message. `id` and `type` are null for a bare signed transaction, and for what the
/// caller fetched.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StoreNotification {
    /// Apple's `notificationUUID`, Google's `messageId`, Stripe's event id.
    pub id: Option<String>,
    /// The store's type.
    pub type_: Option<String>,
    /// Apple's subtype; null if there is none.
    pub subtype: Option<String>,
    /// Time at which the store made it.
    pub at: Moment,
    /// Null if the message has none.
    pub environment: Option<StoreNotificationEnvironment>,
    /// Chain of `transactionId`; absent without it.
    pub original_transaction_id: Option<String>,
    /// Transaction that an ignored message of Apple is about, for example one that asks for
    /// consumption data. Absent otherwise.
    pub transaction_id: Option<String>,
}

impl Decode for StoreNotification {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(StoreNotification {
            id: members.required("id")?,
            type_: members.required("type")?,
            subtype: members.required("subtype")?,
            at: members.required("at")?,
            environment: members.required("environment")?,
            original_transaction_id: members.optional("originalTransactionId")?,
            transaction_id: members.optional("transactionId")?,
        })
    }
}

/// What to fetch from the store: its kind, and the ids that the store gave.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StoreQuestion {
    pub kind: StoreQuestionKind,
    /// Id of the object at Stripe.
    pub id: Option<String>,
    /// Package of the app at Google.
    pub package_name: Option<String>,
    /// Token of the purchase at Google.
    pub purchase_token: Option<String>,
    /// Charge whose invoice is to be fetched.
    pub charge: Option<String>,
    /// Payment whose invoice is to be fetched.
    pub payment_intent: Option<String>,
    /// What the object at Stripe must contain as a whole, and not as an id.
    pub expand: Option<StoreQuestionExpand>,
}

impl Decode for StoreQuestion {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(StoreQuestion {
            kind: members.required("kind")?,
            id: members.optional("id")?,
            package_name: members.optional("packageName")?,
            purchase_token: members.optional("purchaseToken")?,
            charge: members.optional("charge")?,
            payment_intent: members.optional("paymentIntent")?,
            expand: members.optional("expand")?,
        })
    }
}

/// What a notification did to one purchase.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct NotifiedPurchase {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    pub store: String,
    /// Id that a store gives to a transaction.
    pub original_transaction_id: String,
    /// Transaction that the statement is about.
    pub transaction_id: String,
    /// As of `purchase`.
    pub outcome: NotifiedPurchaseOutcome,
    /// Fields of the transaction that changed; for a new period, those that differ from the
    /// period before, apart from `purchasedAt`. Absent when there are none.
    pub fields: Option<Vec<String>>,
    /// Fields that lost against newer information; absent when there are none.
    pub stale: Option<Vec<String>>,
}

impl Decode for NotifiedPurchase {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(NotifiedPurchase {
            store: members.required("store")?,
            original_transaction_id: members.required("originalTransactionId")?,
            transaction_id: members.required("transactionId")?,
            outcome: members.required("outcome")?,
            fields: members.optional("fields")?,
            stale: members.optional("stale")?,
        })
    }
}

/// What `store.notify` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StoreNotifyResult {
    /// The store's message. `id` and `type` are null for a bare signed transaction, and for what
    /// the caller fetched.
    pub notification: StoreNotification,
    /// applied: a record changed. stale: the daemon has newer or equal information. repeated: the
    /// daemon recorded this notification before. ignored: it changes nothing, see `why`.
    /// unclaimed: the purchase is recorded, and has no holder yet. ask: the store says only that
    /// something changed, see `ask`.
    pub outcome: StoreNotifyResultOutcome,
    /// Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for
    /// the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it
    /// reports nothing about a purchase. unknownType: the daemon does not know its type. Absent
    /// otherwise.
    pub why: Option<StoreNotifyResultWhy>,
    /// What to fetch from the store and to send as `response`, with the same payload. Absent for
    /// other outcomes.
    pub ask: Option<StoreQuestion>,
    /// What the notification did to each purchase.
    pub purchases: Vec<NotifiedPurchase>,
    /// Absent when there are no warnings.
    pub warnings: Option<Vec<Warning>>,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for StoreNotifyResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(StoreNotifyResult {
            notification: members.required("notification")?,
            outcome: members.required("outcome")?,
            why: members.optional("why")?,
            ask: members.optional("ask")?,
            purchases: members.required("purchases")?,
            warnings: members.optional("warnings")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// An object that the caller fetched from a store's API.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StoreResponse {
    /// What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
    /// (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
    pub kind: StoreResponseKind,
    /// Token of the purchase at Google. Required for `playStore` without a payload.
    pub purchase_token: Option<String>,
    /// Package of the app at Google.
    pub package_name: Option<String>,
    /// The JSON object that the API returned.
    pub body: BTreeMap<String, Json>,
    /// Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default:
    /// now, by the project's clock.
    pub fetched_at: Option<Moment>,
}

impl StoreResponse {
    pub fn new(kind: impl Into<StoreResponseKind>, body: impl IntoIterator<Item = (impl Into<String>, impl Into<Json>)>) -> Self {
        StoreResponse {
            kind: kind.into(),
            purchase_token: None,
            package_name: None,
            body: body.into_iter().map(|(name, each)| (name.into(), each.into())).collect::<BTreeMap<String, Json>>(),
            fetched_at: None,
        }
    }

    /// Token of the purchase at Google. Required for `playStore` without a payload.
    pub fn purchase_token(mut self, purchase_token: impl Into<String>) -> Self {
        self.purchase_token = Some(purchase_token.into());
        self
    }

    /// Package of the app at Google.
    pub fn package_name(mut self, package_name: impl Into<String>) -> Self {
        self.package_name = Some(package_name.into());
        self
    }

    /// Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default:
    /// now, by the project's clock.
    pub fn fetched_at(mut self, fetched_at: impl Into<Moment>) -> Self {
        self.fetched_at = Some(fetched_at.into());
        self
    }
}

impl Encode for StoreResponse {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("kind", &self.kind);
        fields.optional("purchaseToken", &self.purchase_token);
        fields.optional("packageName", &self.package_name);
        fields.required("body", &self.body);
        fields.optional("fetchedAt", &self.fetched_at);
        fields.json()
    }
}

/// What `store.unclaimed` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct StoreUnclaimedResult {
    /// In the order of `store`, then `originalTransactionId`, by bytes.
    pub purchases: Vec<Purchase>,
    /// What the next call gives as `after`.
    pub cursor: String,
    /// Whether more purchases follow.
    pub more: bool,
}

impl Decode for StoreUnclaimedResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(StoreUnclaimedResult {
            purchases: members.required("purchases")?,
            cursor: members.required("cursor")?,
            more: members.required("more")?,
        })
    }
}

/// What `user.delete` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserDeleteResult {
    /// New id that replaces every erased id in events. It belongs to no user.
    pub tombstone: String,
    /// Number of erased users: the aliases of the customer.
    pub users: i64,
    /// Number of erased devices. `install` can register them again.
    pub devices: i64,
    /// Number of erased purchases: those that no other customer holds.
    pub purchases: i64,
    /// Number of purchases that other customers hold and keep.
    pub shared: i64,
    /// What is left of what is erased. `pending`: free bytes of the daemon's files, until
    /// `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing.
    /// `database`: it is deleted from the shared database, whose files belong to its
    /// administrator (fleet.md).
    pub traces: UserDeleteResultTraces,
    /// When the last byte is overwritten, at the latest. Only if `traces` is `pending`.
    pub cleared_by: Option<Moment>,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for UserDeleteResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserDeleteResult {
            tombstone: members.required("tombstone")?,
            users: members.required("users")?,
            devices: members.required("devices")?,
            purchases: members.required("purchases")?,
            shared: members.required("shared")?,
            traces: members.required("traces")?,
            cleared_by: members.optional("clearedBy")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// See `UserExportResultIdsItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserExportResultIdsItem {
    /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    /// blockedUserId and a longer id userIdTooLong, so this schema has no length.
    pub id: String,
    /// Who uses the id. `customer`: the customerId of a customer that began with an identified
    /// user.
    pub kind: UserExportResultIdsItemKind,
    /// Device of an anonymous id; otherwise null.
    pub device: Option<String>,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub created_at: Moment,
}

impl Decode for UserExportResultIdsItem {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserExportResultIdsItem {
            id: members.required("id")?,
            kind: members.required("kind")?,
            device: members.required("device")?,
            created_at: members.required("createdAt")?,
        })
    }
}

/// See `UserExportResultDevicesItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserExportResultDevicesItem {
    /// A device: one installation of one app. A reinstallation is a new device.
    pub device: String,
    /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    /// blockedUserId and a longer id userIdTooLong, so this schema has no length.
    pub anonymous_id: String,
    /// Id of the identified user; null when no user is logged in.
    pub identity_id: Option<String>,
    pub store_account: Option<String>,
    pub platform: Option<String>,
    pub app: Option<String>,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub created_at: Moment,
}

impl Decode for UserExportResultDevicesItem {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserExportResultDevicesItem {
            device: members.required("device")?,
            anonymous_id: members.required("anonymousId")?,
            identity_id: members.required("identityId")?,
            store_account: members.required("storeAccount")?,
            platform: members.required("platform")?,
            app: members.required("app")?,
            created_at: members.required("createdAt")?,
        })
    }
}

/// See `UserExportResultGrantsItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserExportResultGrantsItem {
    /// An entitlement, for example `premium`.
    pub entitlement: String,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub granted_at: Moment,
    /// RFC 3339 timestamp, or null.
    pub expires_at: Option<Moment>,
    /// RFC 3339 timestamp, or null.
    pub revoked_at: Option<Moment>,
}

impl Decode for UserExportResultGrantsItem {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserExportResultGrantsItem {
            entitlement: members.required("entitlement")?,
            granted_at: members.required("grantedAt")?,
            expires_at: members.required("expiresAt")?,
            revoked_at: members.required("revokedAt")?,
        })
    }
}

/// See `UserExportResultPropertiesItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserExportResultPropertiesItem {
    /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
    pub key: String,
    /// Value of a property.
    pub value: String,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub set_at: Moment,
}

impl Decode for UserExportResultPropertiesItem {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserExportResultPropertiesItem {
            key: members.required("key")?,
            value: members.required("value")?,
            set_at: members.required("setAt")?,
        })
    }
}

/// See `UserExportResultOverriddenItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserExportResultOverriddenItem {
    /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
    pub key: String,
    /// Value of a property.
    pub value: String,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub set_at: Moment,
}

impl Decode for UserExportResultOverriddenItem {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserExportResultOverriddenItem {
            key: members.required("key")?,
            value: members.required("value")?,
            set_at: members.required("setAt")?,
        })
    }
}

/// What `user.export` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserExportResult {
    /// The current user of a device, or the user that an id belongs to.
    pub user: User,
    /// First id that the customer had. After a merge, that of the older customer.
    pub first_id: String,
    /// Id that acted last: the user of the last install, identify, purchase or restore.
    pub last_id: String,
    /// Every id of the customer, in byte order.
    pub ids: Vec<UserExportResultIdsItem>,
    /// Devices whose anonymous or identified user belongs to the customer, in byte order.
    pub devices: Vec<UserExportResultDevicesItem>,
    /// Account tokens registered for the customer, in byte order.
    pub account_tokens: Vec<String>,
    /// Purchases that the customer holds, with all their transactions.
    pub purchases: Vec<Purchase>,
    /// Purchases that an import gave to the customer and that no store has reported yet.
    pub claims: Vec<PurchaseRef>,
    /// Grants, including those that have ended.
    pub grants: Vec<UserExportResultGrantsItem>,
    pub properties: Vec<UserExportResultPropertiesItem>,
    /// Earlier values of properties that another user of the same customer replaced. An empty
    /// value is a removal.
    pub overridden: Vec<UserExportResultOverriddenItem>,
    /// Entitlements by their ids, including inactive entitlements.
    pub entitlements: BTreeMap<String, Entitlement>,
    /// Time of the entitlements and of the purchases' states: now.
    pub at: Moment,
    /// Events of the customer, oldest first, at most 1000.
    pub events: Option<Vec<Event>>,
    /// Position at which events.read continues, with the same id as `user`.
    pub cursor: Option<String>,
    /// True when events.read has more events of the customer.
    pub more_events: Option<bool>,
}

impl Decode for UserExportResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserExportResult {
            user: members.required("user")?,
            first_id: members.required("firstId")?,
            last_id: members.required("lastId")?,
            ids: members.required("ids")?,
            devices: members.required("devices")?,
            account_tokens: members.required("accountTokens")?,
            purchases: members.required("purchases")?,
            claims: members.required("claims")?,
            grants: members.required("grants")?,
            properties: members.required("properties")?,
            overridden: members.required("overridden")?,
            entitlements: members.required("entitlements")?,
            at: members.required("at")?,
            events: members.optional("events")?,
            cursor: members.optional("cursor")?,
            more_events: members.optional("moreEvents")?,
        })
    }
}

/// See `UserImportResultPurchasesItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserImportResultPurchasesItem {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    pub store: String,
    /// Id that a store gives to a transaction.
    pub original_transaction_id: String,
    pub outcome: UserImportResultPurchasesItemOutcome,
}

impl Decode for UserImportResultPurchasesItem {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserImportResultPurchasesItem {
            store: members.required("store")?,
            original_transaction_id: members.required("originalTransactionId")?,
            outcome: members.required("outcome")?,
        })
    }
}

/// What `user.import` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserImportResult {
    /// The customer's user. Missing when `ids` is empty.
    pub user: Option<User>,
    /// Whether the customer is new.
    pub created: bool,
    /// `unchanged` when everything was there already.
    pub outcome: UserImportResultOutcome,
    /// What happened to each purchase, in the given order, and then to each claim.
    pub purchases: Vec<UserImportResultPurchasesItem>,
    /// Entitlements by their ids, including inactive entitlements.
    pub entitlements: BTreeMap<String, Entitlement>,
    pub warnings: Option<Vec<Warning>>,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for UserImportResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserImportResult {
            user: members.optional("user")?,
            created: members.required("created")?,
            outcome: members.required("outcome")?,
            purchases: members.required("purchases")?,
            entitlements: members.required("entitlements")?,
            warnings: members.optional("warnings")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// See `UserImportUser` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserImportUser {
    /// Not read.
    pub id: Maybe<Json>,
    /// Not read.
    pub anonymous_id: Maybe<Json>,
    /// Not read.
    pub identity_id: Maybe<Json>,
    pub customer_id: Maybe<String>,
    /// Not read.
    pub aliases: Maybe<Json>,
    /// Not read.
    pub device: Maybe<Json>,
    /// RFC 3339 timestamp, or null.
    pub created_at: Maybe<Moment>,
    /// Not read.
    pub environment: Maybe<Json>,
}

impl UserImportUser {
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        UserImportUser {
            id: Maybe::Absent,
            anonymous_id: Maybe::Absent,
            identity_id: Maybe::Absent,
            customer_id: Maybe::Absent,
            aliases: Maybe::Absent,
            device: Maybe::Absent,
            created_at: Maybe::Absent,
            environment: Maybe::Absent,
        }
    }

    /// Not read.
    pub fn id(mut self, id: impl Into<Maybe<Json>>) -> Self {
        self.id = id.into();
        self
    }

    /// Not read.
    pub fn anonymous_id(mut self, anonymous_id: impl Into<Maybe<Json>>) -> Self {
        self.anonymous_id = anonymous_id.into();
        self
    }

    /// Not read.
    pub fn identity_id(mut self, identity_id: impl Into<Maybe<Json>>) -> Self {
        self.identity_id = identity_id.into();
        self
    }

    pub fn customer_id(mut self, customer_id: impl Into<Maybe<String>>) -> Self {
        self.customer_id = customer_id.into();
        self
    }

    /// Not read.
    pub fn aliases(mut self, aliases: impl Into<Maybe<Json>>) -> Self {
        self.aliases = aliases.into();
        self
    }

    /// Not read.
    pub fn device(mut self, device: impl Into<Maybe<Json>>) -> Self {
        self.device = device.into();
        self
    }

    /// RFC 3339 timestamp, or null.
    pub fn created_at(mut self, created_at: impl Into<Maybe<Moment>>) -> Self {
        self.created_at = created_at.into();
        self
    }

    /// Not read.
    pub fn environment(mut self, environment: impl Into<Maybe<Json>>) -> Self {
        self.environment = environment.into();
        self
    }
}

impl Encode for UserImportUser {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.both("id", &self.id);
        fields.both("anonymousId", &self.anonymous_id);
        fields.both("identityId", &self.identity_id);
        fields.both("customerId", &self.customer_id);
        fields.both("aliases", &self.aliases);
        fields.both("device", &self.device);
        fields.both("createdAt", &self.created_at);
        fields.both("environment", &self.environment);
        fields.json()
    }
}

/// See `UserImportIdsItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserImportIdsItem {
    /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    /// blockedUserId and a longer id userIdTooLong, so this schema has no length.
    pub id: String,
    pub kind: UserImportIdsItemKind,
    /// Device of an anonymous id.
    pub device: Maybe<String>,
    /// Without it, now.
    pub created_at: Maybe<Moment>,
}

impl UserImportIdsItem {
    pub fn new(id: impl Into<String>, kind: impl Into<UserImportIdsItemKind>) -> Self {
        UserImportIdsItem {
            id: id.into(),
            kind: kind.into(),
            device: Maybe::Absent,
            created_at: Maybe::Absent,
        }
    }

    /// Device of an anonymous id.
    pub fn device(mut self, device: impl Into<Maybe<String>>) -> Self {
        self.device = device.into();
        self
    }

    /// Without it, now.
    pub fn created_at(mut self, created_at: impl Into<Maybe<Moment>>) -> Self {
        self.created_at = created_at.into();
        self
    }
}

impl Encode for UserImportIdsItem {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("id", &self.id);
        fields.required("kind", &self.kind);
        fields.both("device", &self.device);
        fields.both("createdAt", &self.created_at);
        fields.json()
    }
}

/// See `UserImportDevicesItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserImportDevicesItem {
    /// A device: one installation of one app. A reinstallation is a new device.
    pub device: String,
    /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    /// blockedUserId and a longer id userIdTooLong, so this schema has no length.
    pub anonymous_id: String,
    pub identity_id: Maybe<String>,
    pub store_account: Maybe<String>,
    pub platform: Maybe<String>,
    pub app: Maybe<String>,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub created_at: Moment,
}

impl UserImportDevicesItem {
    pub fn new(device: impl Into<String>, anonymous_id: impl Into<String>, created_at: impl Into<Moment>) -> Self {
        UserImportDevicesItem {
            device: device.into(),
            anonymous_id: anonymous_id.into(),
            identity_id: Maybe::Absent,
            store_account: Maybe::Absent,
            platform: Maybe::Absent,
            app: Maybe::Absent,
            created_at: created_at.into(),
        }
    }

    pub fn identity_id(mut self, identity_id: impl Into<Maybe<String>>) -> Self {
        self.identity_id = identity_id.into();
        self
    }

    pub fn store_account(mut self, store_account: impl Into<Maybe<String>>) -> Self {
        self.store_account = store_account.into();
        self
    }

    pub fn platform(mut self, platform: impl Into<Maybe<String>>) -> Self {
        self.platform = platform.into();
        self
    }

    pub fn app(mut self, app: impl Into<Maybe<String>>) -> Self {
        self.app = app.into();
        self
    }
}

impl Encode for UserImportDevicesItem {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("device", &self.device);
        fields.required("anonymousId", &self.anonymous_id);
        fields.both("identityId", &self.identity_id);
        fields.both("storeAccount", &self.store_account);
        fields.both("platform", &self.platform);
        fields.both("app", &self.app);
        fields.required("createdAt", &self.created_at);
        fields.json()
    }
}

/// A transaction as `user.export` shows it: dated facts.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ImportedTransaction {
    /// Id that a store gives to a transaction.
    pub transaction_id: String,
    /// A product, by the id that the store and the catalogue use.
    pub product: String,
    /// Price of a period: full (normal), a trial, or introductory (intro).
    pub period_type: Option<PeriodType>,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub purchased_at: Moment,
    /// End of the period. Null alone states nothing.
    pub expires_at: Maybe<Moment>,
    /// True if the store stated that there is no end, so that no grace period counts as the end.
    pub no_end: Option<bool>,
    /// Whether a family member bought it and shares it.
    pub is_family_shared: Option<bool>,
    /// A decimal number in a string, for example "9.99".
    pub price: Maybe<String>,
    /// ISO 4217 code, as it was sent.
    pub currency: Maybe<String>,
    /// ISO 3166 code, as it was sent.
    pub country: Maybe<String>,
    /// Offer code, as it was sent.
    pub offer_code: Maybe<String>,
    /// Up to 20 strings of the caller's own, which the events of this purchase repeat.
    pub attributes: Option<BTreeMap<String, String>>,
    /// The kind that the store named.
    pub kind: Option<ProductKind>,
    /// The environment that the store named.
    pub environment: Option<PurchaseEnvironment>,
    /// False while auto-renew is off.
    pub auto_renew: Option<bool>,
    /// Time since which auto-renew has been off.
    pub auto_renew_disabled_at: Maybe<Moment>,
    /// Last moment of the grace period.
    pub grace_period_expires_at: Maybe<Moment>,
    /// True while the store retries a failed payment.
    pub billing_retry: Option<bool>,
    /// Time at which the pause ends.
    pub paused_until: Maybe<Moment>,
    /// Time of the refund.
    pub refunded_at: Maybe<Moment>,
    /// Time at which the store withdrew access.
    pub revoked_at: Maybe<Moment>,
    /// Time at which access ended before the end of the period.
    pub ended_at: Maybe<Moment>,
    /// True while the store reports the subscription as paused.
    pub paused: Option<bool>,
    /// Product of the next period.
    pub renews_as: Option<String>,
    /// Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
    /// price increase, a product that is no longer sold (unavailable), the developer, another
    /// purchase that took it over (replaced), or another reason. Null when the store named none.
    pub end_reason: Maybe<EndReason>,
    /// Time since which billing has failed.
    pub billing_issue_at: Maybe<Moment>,
    /// Time at which the store last listed the items of the subscription, this one among them.
    /// Absent if the subscription had one item only.
    pub listed_at: Maybe<Moment>,
    /// Time at which the store stated all of this. Without it, the transaction is older than any
    /// statement of a store.
    pub as_of: Maybe<Moment>,
}

impl ImportedTransaction {
    pub fn new(transaction_id: impl Into<String>, product: impl Into<String>, purchased_at: impl Into<Moment>) -> Self {
        ImportedTransaction {
            transaction_id: transaction_id.into(),
            product: product.into(),
            period_type: None,
            purchased_at: purchased_at.into(),
            expires_at: Maybe::Absent,
            no_end: None,
            is_family_shared: None,
            price: Maybe::Absent,
            currency: Maybe::Absent,
            country: Maybe::Absent,
            offer_code: Maybe::Absent,
            attributes: None,
            kind: None,
            environment: None,
            auto_renew: None,
            auto_renew_disabled_at: Maybe::Absent,
            grace_period_expires_at: Maybe::Absent,
            billing_retry: None,
            paused_until: Maybe::Absent,
            refunded_at: Maybe::Absent,
            revoked_at: Maybe::Absent,
            ended_at: Maybe::Absent,
            paused: None,
            renews_as: None,
            end_reason: Maybe::Absent,
            billing_issue_at: Maybe::Absent,
            listed_at: Maybe::Absent,
            as_of: Maybe::Absent,
        }
    }

    /// Price of a period: full (normal), a trial, or introductory (intro).
    pub fn period_type(mut self, period_type: impl Into<PeriodType>) -> Self {
        self.period_type = Some(period_type.into());
        self
    }

    /// End of the period. Null alone states nothing.
    pub fn expires_at(mut self, expires_at: impl Into<Maybe<Moment>>) -> Self {
        self.expires_at = expires_at.into();
        self
    }

    /// True if the store stated that there is no end, so that no grace period counts as the end.
    pub fn no_end(mut self, no_end: bool) -> Self {
        self.no_end = Some(no_end);
        self
    }

    /// Whether a family member bought it and shares it.
    pub fn is_family_shared(mut self, is_family_shared: bool) -> Self {
        self.is_family_shared = Some(is_family_shared);
        self
    }

    /// A decimal number in a string, for example "9.99".
    pub fn price(mut self, price: impl Into<Maybe<String>>) -> Self {
        self.price = price.into();
        self
    }

    /// ISO 4217 code, as it was sent.
    pub fn currency(mut self, currency: impl Into<Maybe<String>>) -> Self {
        self.currency = currency.into();
        self
    }

    /// ISO 3166 code, as it was sent.
    pub fn country(mut self, country: impl Into<Maybe<String>>) -> Self {
        self.country = country.into();
        self
    }

    /// Offer code, as it was sent.
    pub fn offer_code(mut self, offer_code: impl Into<Maybe<String>>) -> Self {
        self.offer_code = offer_code.into();
        self
    }

    /// Up to 20 strings of the caller's own, which the events of this purchase repeat.
    pub fn attributes(mut self, attributes: impl IntoIterator<Item = (impl Into<String>, impl Into<String>)>) -> Self {
        self.attributes = Some(attributes.into_iter().map(|(name, each)| (name.into(), each.into())).collect::<BTreeMap<String, String>>());
        self
    }

    /// The kind that the store named.
    pub fn kind(mut self, kind: impl Into<ProductKind>) -> Self {
        self.kind = Some(kind.into());
        self
    }

    /// The environment that the store named.
    pub fn environment(mut self, environment: impl Into<PurchaseEnvironment>) -> Self {
        self.environment = Some(environment.into());
        self
    }

    /// False while auto-renew is off.
    pub fn auto_renew(mut self, auto_renew: bool) -> Self {
        self.auto_renew = Some(auto_renew);
        self
    }

    /// Time since which auto-renew has been off.
    pub fn auto_renew_disabled_at(mut self, auto_renew_disabled_at: impl Into<Maybe<Moment>>) -> Self {
        self.auto_renew_disabled_at = auto_renew_disabled_at.into();
        self
    }

    /// Last moment of the grace period.
    pub fn grace_period_expires_at(mut self, grace_period_expires_at: impl Into<Maybe<Moment>>) -> Self {
        self.grace_period_expires_at = grace_period_expires_at.into();
        self
    }

    /// True while the store retries a failed payment.
    pub fn billing_retry(mut self, billing_retry: bool) -> Self {
        self.billing_retry = Some(billing_retry);
        self
    }

    /// Time at which the pause ends.
    pub fn paused_until(mut self, paused_until: impl Into<Maybe<Moment>>) -> Self {
        self.paused_until = paused_until.into();
        self
    }

    /// Time of the refund.
    pub fn refunded_at(mut self, refunded_at: impl Into<Maybe<Moment>>) -> Self {
        self.refunded_at = refunded_at.into();
        self
    }

    /// Time at which the store withdrew access.
    pub fn revoked_at(mut self, revoked_at: impl Into<Maybe<Moment>>) -> Self {
        self.revoked_at = revoked_at.into();
        self
    }

    /// Time at which access ended before the end of the period.
    pub fn ended_at(mut self, ended_at: impl Into<Maybe<Moment>>) -> Self {
        self.ended_at = ended_at.into();
        self
    }

    /// True while the store reports the subscription as paused.
    pub fn paused(mut self, paused: bool) -> Self {
        self.paused = Some(paused);
        self
    }

    /// Product of the next period.
    pub fn renews_as(mut self, renews_as: impl Into<String>) -> Self {
        self.renews_as = Some(renews_as.into());
        self
    }

    /// Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
    /// price increase, a product that is no longer sold (unavailable), the developer, another
    /// purchase that took it over (replaced), or another reason. Null when the store named none.
    pub fn end_reason(mut self, end_reason: impl Into<Maybe<EndReason>>) -> Self {
        self.end_reason = end_reason.into();
        self
    }

    /// Time since which billing has failed.
    pub fn billing_issue_at(mut self, billing_issue_at: impl Into<Maybe<Moment>>) -> Self {
        self.billing_issue_at = billing_issue_at.into();
        self
    }

    /// Time at which the store last listed the items of the subscription, this one among them.
    /// Absent if the subscription had one item only.
    pub fn listed_at(mut self, listed_at: impl Into<Maybe<Moment>>) -> Self {
        self.listed_at = listed_at.into();
        self
    }

    /// Time at which the store stated all of this. Without it, the transaction is older than any
    /// statement of a store.
    pub fn as_of(mut self, as_of: impl Into<Maybe<Moment>>) -> Self {
        self.as_of = as_of.into();
        self
    }
}

impl Encode for ImportedTransaction {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("transactionId", &self.transaction_id);
        fields.required("product", &self.product);
        fields.optional("periodType", &self.period_type);
        fields.required("purchasedAt", &self.purchased_at);
        fields.both("expiresAt", &self.expires_at);
        fields.optional("noEnd", &self.no_end);
        fields.optional("isFamilyShared", &self.is_family_shared);
        fields.both("price", &self.price);
        fields.both("currency", &self.currency);
        fields.both("country", &self.country);
        fields.both("offerCode", &self.offer_code);
        fields.optional("attributes", &self.attributes);
        fields.optional("kind", &self.kind);
        fields.optional("environment", &self.environment);
        fields.optional("autoRenew", &self.auto_renew);
        fields.both("autoRenewDisabledAt", &self.auto_renew_disabled_at);
        fields.both("gracePeriodExpiresAt", &self.grace_period_expires_at);
        fields.optional("billingRetry", &self.billing_retry);
        fields.both("pausedUntil", &self.paused_until);
        fields.both("refundedAt", &self.refunded_at);
        fields.both("revokedAt", &self.revoked_at);
        fields.both("endedAt", &self.ended_at);
        fields.optional("paused", &self.paused);
        fields.optional("renewsAs", &self.renews_as);
        fields.both("endReason", &self.end_reason);
        fields.both("billingIssueAt", &self.billing_issue_at);
        fields.both("listedAt", &self.listed_at);
        fields.both("asOf", &self.as_of);
        fields.json()
    }
}

/// A purchase as `user.export` shows it. The daemon accepts and ignores members that derive from
/// the transactions.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ImportedPurchase {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    pub store: String,
    /// The first transaction.
    pub original_transaction_id: String,
    /// Not read.
    pub transaction_id: Maybe<Json>,
    /// Present product, if it differs from that of the latest transaction.
    pub product: Maybe<String>,
    /// Not read.
    pub kind: Maybe<Json>,
    /// Not read.
    pub state: Maybe<Json>,
    /// Who holds the purchase: one id per customer.
    pub holders: Option<Vec<String>>,
    /// Device on which the customer bought; null when there is none.
    pub device: Maybe<String>,
    /// Store account that bought it; null when there is none.
    pub store_account: Maybe<String>,
    /// Not read.
    pub purchased_at: Maybe<Json>,
    /// Not read.
    pub first_purchased_at: Maybe<Json>,
    /// Present end, if it differs from that of the latest transaction.
    pub expires_at: Maybe<Moment>,
    /// True if somebody stated that the present has no end, and the latest transaction does not
    /// say so.
    pub no_end: Option<bool>,
    /// Not read.
    pub trial_started_at: Maybe<Json>,
    /// Not read.
    pub period_type: Maybe<Json>,
    /// Not read.
    pub environment: Maybe<Json>,
    /// Not read.
    pub is_family_shared: Maybe<Json>,
    /// Not read.
    pub price: Maybe<Json>,
    /// Not read.
    pub currency: Maybe<Json>,
    /// Not read.
    pub country: Maybe<Json>,
    /// Not read.
    pub offer_code: Maybe<Json>,
    /// Not read.
    pub auto_renew: Maybe<Json>,
    /// Not read.
    pub auto_renew_disabled_at: Maybe<Json>,
    /// Not read.
    pub grace_period_expires_at: Maybe<Json>,
    /// Not read.
    pub billing_retry: Maybe<Json>,
    /// Not read.
    pub paused_until: Maybe<Json>,
    /// Not read.
    pub refunded_at: Maybe<Json>,
    /// Not read.
    pub revoked_at: Maybe<Json>,
    /// Not read.
    pub ended_at: Maybe<Json>,
    /// Not read.
    pub paused: Maybe<Json>,
    /// Not read.
    pub renews_as: Maybe<Json>,
    /// Not read.
    pub end_reason: Maybe<Json>,
    /// Not read.
    pub billing_issue_at: Maybe<Json>,
    /// Purchase that this one takes over, as the store named it; null when there is none.
    pub replaces: Maybe<String>,
    /// Purchase that has taken this one over. Read only with `replacedAt`, if the daemon does not
    /// know that purchase.
    pub replaced_by: Maybe<String>,
    /// When that purchase began: this one gives no access from then on.
    pub replaced_at: Maybe<Moment>,
    /// Further names of the purchase.
    pub keys: Option<Vec<String>>,
    /// Purchase of the first item, if this one is of a further item of the same subscription or
    /// order.
    pub first_item: Option<String>,
    /// Not read.
    pub renews_count: Maybe<Json>,
    /// First account token that the store named; null without one.
    pub account_token: Maybe<String>,
    /// All transactions, in any order.
    pub transactions: Vec<ImportedTransaction>,
}

impl ImportedPurchase {
    pub fn new(store: impl Into<String>, original_transaction_id: impl Into<String>, transactions: impl IntoIterator<Item = impl Into<ImportedTransaction>>) -> Self {
        ImportedPurchase {
            store: store.into(),
            original_transaction_id: original_transaction_id.into(),
            transaction_id: Maybe::Absent,
            product: Maybe::Absent,
            kind: Maybe::Absent,
            state: Maybe::Absent,
            holders: None,
            device: Maybe::Absent,
            store_account: Maybe::Absent,
            purchased_at: Maybe::Absent,
            first_purchased_at: Maybe::Absent,
            expires_at: Maybe::Absent,
            no_end: None,
            trial_started_at: Maybe::Absent,
            period_type: Maybe::Absent,
            environment: Maybe::Absent,
            is_family_shared: Maybe::Absent,
            price: Maybe::Absent,
            currency: Maybe::Absent,
            country: Maybe::Absent,
            offer_code: Maybe::Absent,
            auto_renew: Maybe::Absent,
            auto_renew_disabled_at: Maybe::Absent,
            grace_period_expires_at: Maybe::Absent,
            billing_retry: Maybe::Absent,
            paused_until: Maybe::Absent,
            refunded_at: Maybe::Absent,
            revoked_at: Maybe::Absent,
            ended_at: Maybe::Absent,
            paused: Maybe::Absent,
            renews_as: Maybe::Absent,
            end_reason: Maybe::Absent,
            billing_issue_at: Maybe::Absent,
            replaces: Maybe::Absent,
            replaced_by: Maybe::Absent,
            replaced_at: Maybe::Absent,
            keys: None,
            first_item: None,
            renews_count: Maybe::Absent,
            account_token: Maybe::Absent,
            transactions: transactions.into_iter().map(Into::into).collect::<Vec<_>>(),
        }
    }

    /// Not read.
    pub fn transaction_id(mut self, transaction_id: impl Into<Maybe<Json>>) -> Self {
        self.transaction_id = transaction_id.into();
        self
    }

    /// Present product, if it differs from that of the latest transaction.
    pub fn product(mut self, product: impl Into<Maybe<String>>) -> Self {
        self.product = product.into();
        self
    }

    /// Not read.
    pub fn kind(mut self, kind: impl Into<Maybe<Json>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Not read.
    pub fn state(mut self, state: impl Into<Maybe<Json>>) -> Self {
        self.state = state.into();
        self
    }

    /// Who holds the purchase: one id per customer.
    pub fn holders(mut self, holders: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.holders = Some(holders.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Device on which the customer bought; null when there is none.
    pub fn device(mut self, device: impl Into<Maybe<String>>) -> Self {
        self.device = device.into();
        self
    }

    /// Store account that bought it; null when there is none.
    pub fn store_account(mut self, store_account: impl Into<Maybe<String>>) -> Self {
        self.store_account = store_account.into();
        self
    }

    /// Not read.
    pub fn purchased_at(mut self, purchased_at: impl Into<Maybe<Json>>) -> Self {
        self.purchased_at = purchased_at.into();
        self
    }

    /// Not read.
    pub fn first_purchased_at(mut self, first_purchased_at: impl Into<Maybe<Json>>) -> Self {
        self.first_purchased_at = first_purchased_at.into();
        self
    }

    /// Present end, if it differs from that of the latest transaction.
    pub fn expires_at(mut self, expires_at: impl Into<Maybe<Moment>>) -> Self {
        self.expires_at = expires_at.into();
        self
    }

    /// True if somebody stated that the present has no end, and the latest transaction does not
    /// say so.
    pub fn no_end(mut self, no_end: bool) -> Self {
        self.no_end = Some(no_end);
        self
    }

    /// Not read.
    pub fn trial_started_at(mut self, trial_started_at: impl Into<Maybe<Json>>) -> Self {
        self.trial_started_at = trial_started_at.into();
        self
    }

    /// Not read.
    pub fn period_type(mut self, period_type: impl Into<Maybe<Json>>) -> Self {
        self.period_type = period_type.into();
        self
    }

    /// Not read.
    pub fn environment(mut self, environment: impl Into<Maybe<Json>>) -> Self {
        self.environment = environment.into();
        self
    }

    /// Not read.
    pub fn is_family_shared(mut self, is_family_shared: impl Into<Maybe<Json>>) -> Self {
        self.is_family_shared = is_family_shared.into();
        self
    }

    /// Not read.
    pub fn price(mut self, price: impl Into<Maybe<Json>>) -> Self {
        self.price = price.into();
        self
    }

    /// Not read.
    pub fn currency(mut self, currency: impl Into<Maybe<Json>>) -> Self {
        self.currency = currency.into();
        self
    }

    /// Not read.
    pub fn country(mut self, country: impl Into<Maybe<Json>>) -> Self {
        self.country = country.into();
        self
    }

    /// Not read.
    pub fn offer_code(mut self, offer_code: impl Into<Maybe<Json>>) -> Self {
        self.offer_code = offer_code.into();
        self
    }

    /// Not read.
    pub fn auto_renew(mut self, auto_renew: impl Into<Maybe<Json>>) -> Self {
        self.auto_renew = auto_renew.into();
        self
    }

    /// Not read.
    pub fn auto_renew_disabled_at(mut self, auto_renew_disabled_at: impl Into<Maybe<Json>>) -> Self {
        self.auto_renew_disabled_at = auto_renew_disabled_at.into();
        self
    }

    /// Not read.
    pub fn grace_period_expires_at(mut self, grace_period_expires_at: impl Into<Maybe<Json>>) -> Self {
        self.grace_period_expires_at = grace_period_expires_at.into();
        self
    }

    /// Not read.
    pub fn billing_retry(mut self, billing_retry: impl Into<Maybe<Json>>) -> Self {
        self.billing_retry = billing_retry.into();
        self
    }

    /// Not read.
    pub fn paused_until(mut self, paused_until: impl Into<Maybe<Json>>) -> Self {
        self.paused_until = paused_until.into();
        self
    }

    /// Not read.
    pub fn refunded_at(mut self, refunded_at: impl Into<Maybe<Json>>) -> Self {
        self.refunded_at = refunded_at.into();
        self
    }

    /// Not read.
    pub fn revoked_at(mut self, revoked_at: impl Into<Maybe<Json>>) -> Self {
        self.revoked_at = revoked_at.into();
        self
    }

    /// Not read.
    pub fn ended_at(mut self, ended_at: impl Into<Maybe<Json>>) -> Self {
        self.ended_at = ended_at.into();
        self
    }

    /// Not read.
    pub fn paused(mut self, paused: impl Into<Maybe<Json>>) -> Self {
        self.paused = paused.into();
        self
    }

    /// Not read.
    pub fn renews_as(mut self, renews_as: impl Into<Maybe<Json>>) -> Self {
        self.renews_as = renews_as.into();
        self
    }

    /// Not read.
    pub fn end_reason(mut self, end_reason: impl Into<Maybe<Json>>) -> Self {
        self.end_reason = end_reason.into();
        self
    }

    /// Not read.
    pub fn billing_issue_at(mut self, billing_issue_at: impl Into<Maybe<Json>>) -> Self {
        self.billing_issue_at = billing_issue_at.into();
        self
    }

    /// Purchase that this one takes over, as the store named it; null when there is none.
    pub fn replaces(mut self, replaces: impl Into<Maybe<String>>) -> Self {
        self.replaces = replaces.into();
        self
    }

    /// Purchase that has taken this one over. Read only with `replacedAt`, if the daemon does not
    /// know that purchase.
    pub fn replaced_by(mut self, replaced_by: impl Into<Maybe<String>>) -> Self {
        self.replaced_by = replaced_by.into();
        self
    }

    /// When that purchase began: this one gives no access from then on.
    pub fn replaced_at(mut self, replaced_at: impl Into<Maybe<Moment>>) -> Self {
        self.replaced_at = replaced_at.into();
        self
    }

    /// Further names of the purchase.
    pub fn keys(mut self, keys: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.keys = Some(keys.into_iter().map(Into::into).collect::<Vec<_>>());
        self
    }

    /// Purchase of the first item, if this one is of a further item of the same subscription or
    /// order.
    pub fn first_item(mut self, first_item: impl Into<String>) -> Self {
        self.first_item = Some(first_item.into());
        self
    }

    /// Not read.
    pub fn renews_count(mut self, renews_count: impl Into<Maybe<Json>>) -> Self {
        self.renews_count = renews_count.into();
        self
    }

    /// First account token that the store named; null without one.
    pub fn account_token(mut self, account_token: impl Into<Maybe<String>>) -> Self {
        self.account_token = account_token.into();
        self
    }
}

impl Encode for ImportedPurchase {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("store", &self.store);
        fields.required("originalTransactionId", &self.original_transaction_id);
        fields.both("transactionId", &self.transaction_id);
        fields.both("product", &self.product);
        fields.both("kind", &self.kind);
        fields.both("state", &self.state);
        fields.optional("holders", &self.holders);
        fields.both("device", &self.device);
        fields.both("storeAccount", &self.store_account);
        fields.both("purchasedAt", &self.purchased_at);
        fields.both("firstPurchasedAt", &self.first_purchased_at);
        fields.both("expiresAt", &self.expires_at);
        fields.optional("noEnd", &self.no_end);
        fields.both("trialStartedAt", &self.trial_started_at);
        fields.both("periodType", &self.period_type);
        fields.both("environment", &self.environment);
        fields.both("isFamilyShared", &self.is_family_shared);
        fields.both("price", &self.price);
        fields.both("currency", &self.currency);
        fields.both("country", &self.country);
        fields.both("offerCode", &self.offer_code);
        fields.both("autoRenew", &self.auto_renew);
        fields.both("autoRenewDisabledAt", &self.auto_renew_disabled_at);
        fields.both("gracePeriodExpiresAt", &self.grace_period_expires_at);
        fields.both("billingRetry", &self.billing_retry);
        fields.both("pausedUntil", &self.paused_until);
        fields.both("refundedAt", &self.refunded_at);
        fields.both("revokedAt", &self.revoked_at);
        fields.both("endedAt", &self.ended_at);
        fields.both("paused", &self.paused);
        fields.both("renewsAs", &self.renews_as);
        fields.both("endReason", &self.end_reason);
        fields.both("billingIssueAt", &self.billing_issue_at);
        fields.both("replaces", &self.replaces);
        fields.both("replacedBy", &self.replaced_by);
        fields.both("replacedAt", &self.replaced_at);
        fields.optional("keys", &self.keys);
        fields.optional("firstItem", &self.first_item);
        fields.both("renewsCount", &self.renews_count);
        fields.both("accountToken", &self.account_token);
        fields.required("transactions", &self.transactions);
        fields.json()
    }
}

/// See `UserImportGrantsItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserImportGrantsItem {
    /// An entitlement, for example `premium`.
    pub entitlement: String,
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    pub granted_at: Moment,
    /// RFC 3339 timestamp, or null.
    pub expires_at: Maybe<Moment>,
    /// RFC 3339 timestamp, or null.
    pub revoked_at: Maybe<Moment>,
}

impl UserImportGrantsItem {
    pub fn new(entitlement: impl Into<String>, granted_at: impl Into<Moment>) -> Self {
        UserImportGrantsItem {
            entitlement: entitlement.into(),
            granted_at: granted_at.into(),
            expires_at: Maybe::Absent,
            revoked_at: Maybe::Absent,
        }
    }

    /// RFC 3339 timestamp, or null.
    pub fn expires_at(mut self, expires_at: impl Into<Maybe<Moment>>) -> Self {
        self.expires_at = expires_at.into();
        self
    }

    /// RFC 3339 timestamp, or null.
    pub fn revoked_at(mut self, revoked_at: impl Into<Maybe<Moment>>) -> Self {
        self.revoked_at = revoked_at.into();
        self
    }
}

impl Encode for UserImportGrantsItem {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("entitlement", &self.entitlement);
        fields.required("grantedAt", &self.granted_at);
        fields.both("expiresAt", &self.expires_at);
        fields.both("revokedAt", &self.revoked_at);
        fields.json()
    }
}

/// See `UserImportPropertiesItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserImportPropertiesItem {
    /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
    pub key: String,
    /// Value of a property.
    pub value: String,
    /// Without it, before everything that is set here.
    pub set_at: Maybe<Moment>,
}

impl UserImportPropertiesItem {
    pub fn new(key: impl Into<String>, value: impl Into<String>) -> Self {
        UserImportPropertiesItem {
            key: key.into(),
            value: value.into(),
            set_at: Maybe::Absent,
        }
    }

    /// Without it, before everything that is set here.
    pub fn set_at(mut self, set_at: impl Into<Maybe<Moment>>) -> Self {
        self.set_at = set_at.into();
        self
    }
}

impl Encode for UserImportPropertiesItem {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("key", &self.key);
        fields.required("value", &self.value);
        fields.both("setAt", &self.set_at);
        fields.json()
    }
}

/// See `UserImportOverriddenItem` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserImportOverriddenItem {
    /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
    pub key: String,
    /// Value of a property.
    pub value: String,
    /// Without it, before everything that is set here.
    pub set_at: Maybe<Moment>,
}

impl UserImportOverriddenItem {
    pub fn new(key: impl Into<String>, value: impl Into<String>) -> Self {
        UserImportOverriddenItem {
            key: key.into(),
            value: value.into(),
            set_at: Maybe::Absent,
        }
    }

    /// Without it, before everything that is set here.
    pub fn set_at(mut self, set_at: impl Into<Maybe<Moment>>) -> Self {
        self.set_at = set_at.into();
        self
    }
}

impl Encode for UserImportOverriddenItem {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("key", &self.key);
        fields.required("value", &self.value);
        fields.both("setAt", &self.set_at);
        fields.json()
    }
}

/// A later change that stays although an earlier link is undone.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct RemainingChange {
    /// Id of the event that reported it.
    pub event: String,
    /// Method that made it.
    pub method: RemainingChangeMethod,
}

impl Decode for RemainingChange {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(RemainingChange {
            event: members.required("event")?,
            method: members.required("method")?,
        })
    }
}

/// What `user.link.undo` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserLinkUndoResult {
    /// Id of the undone event.
    pub undone: String,
    /// Purchases that changed holders.
    pub purchases: Vec<Move>,
    /// Later changes that stay: restores, purchases and imports that would have found other
    /// holders, the aliases that they made, and earlier undos about the same users and purchases.
    /// A call that emitted no event is never among them.
    pub kept: Vec<RemainingChange>,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for UserLinkUndoResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserLinkUndoResult {
            undone: members.required("undone")?,
            purchases: members.required("purchases")?,
            kept: members.required("kept")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// What `user.list` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserListResult {
    /// In byte order.
    pub customer_ids: Vec<String>,
    /// What the next call gives as `after`.
    pub cursor: String,
    /// Whether more customers follow.
    pub more: bool,
}

impl Decode for UserListResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserListResult {
            customer_ids: members.required("customerIds")?,
            cursor: members.required("cursor")?,
            more: members.required("more")?,
        })
    }
}

/// What `userInfo` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserInfoResult {
    /// The current user of a device, or the user that an id belongs to.
    pub user: User,
}

impl Decode for UserInfoResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserInfoResult {
            user: members.required("user")?,
        })
    }
}

/// What `userProperties` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserPropertiesResult {
    /// Properties by their names. setUserProperty stores at most 100 per customer.
    pub properties: BTreeMap<String, String>,
}

impl Decode for UserPropertiesResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserPropertiesResult {
            properties: members.required("properties")?,
        })
    }
}

/// What `webhook.claim` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookClaimResult {
    /// False if another connection has the claim. Then the daemon ignores the reports.
    pub claimed: bool,
}

impl Decode for WebhookClaimResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(WebhookClaimResult {
            claimed: members.required("claimed")?,
        })
    }
}

/// The latest failed attempt for the oldest event that waits for another attempt; if no event
/// waits, the latest failed attempt.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookReportFailure {
    /// Time of the attempt.
    pub at: Moment,
    /// Cursor of the event.
    pub cursor: String,
    /// Why the attempt failed, for people.
    pub reason: String,
    /// Number of attempts so far to post the event.
    pub attempts: i64,
    /// Time of the next attempt; absent if the event is delivered.
    pub next_attempt_at: Option<Moment>,
}

impl WebhookReportFailure {
    pub fn new(at: impl Into<Moment>, cursor: impl Into<String>, reason: impl Into<String>, attempts: i64) -> Self {
        WebhookReportFailure {
            at: at.into(),
            cursor: cursor.into(),
            reason: reason.into(),
            attempts,
            next_attempt_at: None,
        }
    }

    /// Time of the next attempt; absent if the event is delivered.
    pub fn next_attempt_at(mut self, next_attempt_at: impl Into<Moment>) -> Self {
        self.next_attempt_at = Some(next_attempt_at.into());
        self
    }
}

impl Encode for WebhookReportFailure {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("at", &self.at);
        fields.required("cursor", &self.cursor);
        fields.required("reason", &self.reason);
        fields.required("attempts", &self.attempts);
        fields.optional("nextAttemptAt", &self.next_attempt_at);
        fields.json()
    }
}

/// The results of the posts to a URL.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookReport {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    pub url: String,
    /// Time of the latest delivery.
    pub delivered_at: Option<Moment>,
    /// The latest failed attempt for the oldest event that waits for another attempt; if no event
    /// waits, the latest failed attempt.
    pub failure: Option<WebhookReportFailure>,
}

impl WebhookReport {
    pub fn new(url: impl Into<String>) -> Self {
        WebhookReport {
            url: url.into(),
            delivered_at: None,
            failure: None,
        }
    }

    /// Time of the latest delivery.
    pub fn delivered_at(mut self, delivered_at: impl Into<Moment>) -> Self {
        self.delivered_at = Some(delivered_at.into());
        self
    }

    /// The latest failed attempt for the oldest event that waits for another attempt; if no event
    /// waits, the latest failed attempt.
    pub fn failure(mut self, failure: impl Into<WebhookReportFailure>) -> Self {
        self.failure = Some(failure.into());
        self
    }
}

impl Encode for WebhookReport {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("url", &self.url);
        fields.optional("deliveredAt", &self.delivered_at);
        fields.optional("failure", &self.failure);
        fields.json()
    }
}

/// The process that posts the project's events; absent if there is none.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookListResultPoster {
    pub uid: i64,
    pub pid: i64,
}

impl Decode for WebhookListResultPoster {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(WebhookListResultPoster {
            uid: members.required("uid")?,
            pid: members.required("pid")?,
        })
    }
}

/// The latest failed attempt for the oldest event that waits for another attempt; if no event
/// waits, the latest failed attempt.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookFailure {
    /// Time of the latest attempt.
    pub at: Moment,
    /// Cursor of the event.
    pub cursor: String,
    /// Why the attempt failed, for people.
    pub reason: String,
    /// Number of attempts so far to post the event.
    pub attempts: i64,
    /// Time of the next attempt; null if the event is delivered or no program posts it.
    pub next_attempt_at: Option<Moment>,
}

impl Decode for WebhookFailure {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(WebhookFailure {
            at: members.required("at")?,
            cursor: members.required("cursor")?,
            reason: members.required("reason")?,
            attempts: members.required("attempts")?,
            next_attempt_at: members.required("nextAttemptAt")?,
        })
    }
}

/// A URL that receives a project's events, and the results of the posts to it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookStatus {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    pub url: String,
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    pub format: WebhookFormat,
    /// `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
    /// another attempt; else `posting`.
    pub state: WebhookStatusState,
    /// The webhook's position: all events up to this cursor are delivered.
    pub cursor: String,
    /// Number of events after `cursor`.
    pub backlog: i64,
    /// Time of the latest delivery; null if the daemon has had no report of a delivery since its
    /// start.
    pub delivered_at: Option<Moment>,
    /// Absent if the daemon has had no report of a failure since its start.
    pub failure: Option<WebhookFailure>,
}

impl Decode for WebhookStatus {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(WebhookStatus {
            url: members.required("url")?,
            format: members.required("format")?,
            state: members.required("state")?,
            cursor: members.required("cursor")?,
            backlog: members.required("backlog")?,
            delivered_at: members.required("deliveredAt")?,
            failure: members.optional("failure")?,
        })
    }
}

/// What `webhook.list` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookListResult {
    /// The process that posts the project's events; absent if there is none.
    pub poster: Option<WebhookListResultPoster>,
    /// In the order of project.define.
    pub webhooks: Vec<WebhookStatus>,
}

impl Decode for WebhookListResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(WebhookListResult {
            poster: members.optional("poster")?,
            webhooks: members.required("webhooks")?,
        })
    }
}

/// What `webhook.pause` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookPauseResult {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    pub url: String,
    /// True if webhook.pause stopped the posts to the URL.
    pub paused: bool,
    /// The webhook's position: all events up to this cursor are delivered.
    pub cursor: String,
    /// Number of events after `cursor`.
    pub backlog: i64,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit: always none. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for WebhookPauseResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(WebhookPauseResult {
            url: members.required("url")?,
            paused: members.required("paused")?,
            cursor: members.required("cursor")?,
            backlog: members.required("backlog")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// What `webhook.replay` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookReplayResult {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    pub url: String,
    /// True if webhook.pause stopped the posts to the URL.
    pub paused: bool,
    /// The webhook's position: all events up to this cursor are delivered.
    pub cursor: String,
    /// Number of events after `cursor`.
    pub backlog: i64,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit: always none. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for WebhookReplayResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(WebhookReplayResult {
            url: members.required("url")?,
            paused: members.required("paused")?,
            cursor: members.required("cursor")?,
            backlog: members.required("backlog")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// What `webhook.resume` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookResumeResult {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    pub url: String,
    /// True if webhook.pause stopped the posts to the URL.
    pub paused: bool,
    /// The webhook's position: all events up to this cursor are delivered.
    pub cursor: String,
    /// Number of events after `cursor`.
    pub backlog: i64,
    /// True in a dry run; otherwise absent.
    pub dry_run: Option<bool>,
    /// The events that the call would emit: always none. Only in a dry run.
    pub events: Option<Vec<Event>>,
    /// True when this is the stored result of an idempotency key; otherwise absent.
    pub replayed: Option<bool>,
}

impl Decode for WebhookResumeResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(WebhookResumeResult {
            url: members.required("url")?,
            paused: members.required("paused")?,
            cursor: members.required("cursor")?,
            backlog: members.required("backlog")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}
