// Made by clients/generate from Protocol; a change made here is lost.

//! What the daemon answers, and what it is given.

use std::collections::BTreeMap;

use crate::decode::{Decode, Members, Wrong};
use crate::encode::{Encode, Fields};
use crate::words::words;
use crate::{Json, Maybe, Moment, Number};

words! {
    /// As in `project.define`.
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
    /// One of some words.
    EntitlementEnvironment {
        Production = "production",
        Sandbox = "sandbox",
    }
}

words! {
    /// One of some words.
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
    /// One of some words.
    EntitlementRenewState {
        WillRenew = "willRenew",
        Canceled = "canceled",
        BillingIssue = "billingIssue",
        NonRenewable = "nonRenewable",
        Unknown = "unknown",
    }
}

words! {
    /// What happened.
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
    }
}

words! {
    /// identified: what identify answered.
    EventOutcome {
        Attached = "attached",
        Aliased = "aliased",
        Moved = "moved",
        Switched = "switched",
    }
}

words! {
    /// What brought it about.
    ExplanationStepMethod {
        Identify = "identify",
        Restore = "restore",
        Purchase = "purchase",
        UserLinkUndo = "user.link.undo",
    }
}

words! {
    /// What it is. rules.md says what each is about.
    ExplanationStepStep {
        Purchased = "purchased",
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
    /// What a peer needs for it.
    HelpfulCallRole {
        Read = "read",
        Write = "write",
        Admin = "admin",
    }
}

words! {
    /// attached: the user gained at least one purchase and nobody lost any. moved: it gained what
    /// the anonymous user lost. aliased: the two became one customer. switched: nobody gained
    /// any. unchanged: it was the same user already.
    IdentifyResultOutcome {
        Attached = "attached",
        Aliased = "aliased",
        Moved = "moved",
        Switched = "switched",
        Unchanged = "unchanged",
    }
}

words! {
    /// What brought it about.
    KeptLinkMethod {
        Restore = "restore",
        Purchase = "purchase",
        UserLinkUndo = "user.link.undo",
    }
}

words! {
    /// What is missing. rules.md says what each means.
    LackKind {
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
    /// loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous
    /// user. unchanged: nobody was logged in.
    LogoutResultOutcome {
        LoggedOut = "loggedOut",
        Rotated = "rotated",
        Unchanged = "unchanged",
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
    /// What decided: the first in the order of rules.md in which the two differ.
    OutdoneLostBy {
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
    PeerRole {
        Read = "read",
        Write = "write",
        Admin = "admin",
    }
}

words! {
    /// What the customer pays for a period.
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
    /// What a product is; it decides how a purchase moves and ends.
    ProductKind {
        Subscription = "subscription",
        NonRenewingSubscription = "nonRenewingSubscription",
        NonConsumable = "nonConsumable",
        Consumable = "consumable",
    }
}

words! {
    /// Which purchases count in a project.
    ProjectEnvironment {
        Production = "production",
        Sandbox = "sandbox",
        Any = "any",
    }
}

words! {
    /// Where the store took the money.
    PurchaseEnvironment {
        Production = "production",
        Sandbox = "sandbox",
    }
}

words! {
    /// recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
    /// planChanged: a new transaction with another product. renewed: any other new transaction.
    /// unchanged: nothing new.
    PurchaseResultOutcome {
        Recorded = "recorded",
        Renewed = "renewed",
        PlanChanged = "planChanged",
        Received = "received",
        Unchanged = "unchanged",
    }
}

words! {
    /// The rule that refused.
    RefusalRule {
        OnRestore = "onRestore",
        OneTimePurchases = "oneTimePurchases",
    }
}

words! {
    /// One of some words.
    RulesAnonymousHolders {
        AsOthers = "asOthers",
        Alias = "alias",
    }
}

words! {
    /// One of some words.
    RulesChoiceObjectAnonymousHolders {
        AsOthers = "asOthers",
        Alias = "alias",
    }
}

words! {
    /// One of some words.
    RulesChoiceObjectOnAnonymousLogout {
        Ignore = "ignore",
        Refuse = "refuse",
        Rotate = "rotate",
    }
}

words! {
    /// One of some words.
    RulesChoiceObjectOnIdentifyKnown {
        Attach = "attach",
        Alias = "alias",
        AliasUnlessLinked = "aliasUnlessLinked",
        Move = "move",
        Switch = "switch",
    }
}

words! {
    /// One of some words.
    RulesChoiceObjectOnIdentifyNew {
        Attach = "attach",
        Alias = "alias",
        AliasUnlessLinked = "aliasUnlessLinked",
        Move = "move",
        Switch = "switch",
    }
}

words! {
    /// One of some words.
    RulesChoiceObjectOnLogout {
        Return = "return",
        Rotate = "rotate",
    }
}

words! {
    /// One of some words.
    RulesChoiceObjectOnRestore {
        Share = "share",
        Transfer = "transfer",
        TransferIfInactive = "transferIfInactive",
        Keep = "keep",
        Alias = "alias",
    }
}

words! {
    /// One of some words.
    RulesChoiceObjectOnSwitch {
        LogoutFirst = "logoutFirst",
        Switch = "switch",
    }
}

words! {
    /// One of some words.
    RulesChoiceObjectOneTimePurchases {
        Move = "move",
        Stay = "stay",
    }
}

words! {
    /// One of some words.
    RulesChoiceObjectPurchaseHolders {
        DeviceAndUser = "deviceAndUser",
        CurrentUser = "currentUser",
    }
}

words! {
    /// One of some words.
    RulesOnAnonymousLogout {
        Ignore = "ignore",
        Refuse = "refuse",
        Rotate = "rotate",
    }
}

words! {
    /// One of some words.
    RulesOnIdentifyKnown {
        Attach = "attach",
        Alias = "alias",
        AliasUnlessLinked = "aliasUnlessLinked",
        Move = "move",
        Switch = "switch",
    }
}

words! {
    /// One of some words.
    RulesOnIdentifyNew {
        Attach = "attach",
        Alias = "alias",
        AliasUnlessLinked = "aliasUnlessLinked",
        Move = "move",
        Switch = "switch",
    }
}

words! {
    /// One of some words.
    RulesOnLogout {
        Return = "return",
        Rotate = "rotate",
    }
}

words! {
    /// One of some words.
    RulesOnRestore {
        Share = "share",
        Transfer = "transfer",
        TransferIfInactive = "transferIfInactive",
        Keep = "keep",
        Alias = "alias",
    }
}

words! {
    /// One of some words.
    RulesOnSwitch {
        LogoutFirst = "logoutFirst",
        Switch = "switch",
    }
}

words! {
    /// One of some words.
    RulesOneTimePurchases {
        Move = "move",
        Stay = "stay",
    }
}

words! {
    /// One of some words.
    RulesPurchaseHolders {
        DeviceAndUser = "deviceAndUser",
        CurrentUser = "currentUser",
    }
}

words! {
    /// What has become of a purchase at a moment; null before it began, and of what one never
    /// had.
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
    /// `customer`: the customerId of one who began as identified.
    UserExportResultIdsItemKind {
        Anonymous = "anonymous",
        Identified = "identified",
        Customer = "customer",
    }
}

words! {
    /// One of some words.
    WarningKind {
        UnknownProduct = "unknownProduct",
        UnknownEntitlement = "unknownEntitlement",
        SubscriptionWithoutEnd = "subscriptionWithoutEnd",
        HeldByNobody = "heldByNobody",
    }
}

words! {
    /// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    /// Purchasely's page shows them (webhooks.md).
    WebhookFormat {
        Entitled = "entitled",
        Purchasely = "purchasely",
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
}

impl Encode for CauseId {
    fn encode(&self) -> Json {
        match self {
            CauseId::Text(value) => value.encode(),
            CauseId::Number(value) => value.encode(),
        }
    }
}

/// `system`; `manual`, which begins now; or the moment at which a manual clock begins.
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

/// A preset's name, or a preset and what differs from it.
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

/// What a user may use, and why. One purchase or grant, the winner, supplies every member. Of an
/// entitlement that the user never had all are null but `id`, `active` (false), `renewState`
/// (unknown) and `renewsCount` (0).
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Entitlement {
    /// What a user may use.
    pub id: String,
    pub active: bool,
    /// What has become of a purchase at a moment; null before it began, and of what one never
    /// had.
    pub state: Option<State>,
    /// The product that gives it; null for a grant.
    pub product_id: Option<String>,
    /// The store, or `manual` for a grant.
    pub source: Option<String>,
    pub renew_state: EntitlementRenewState,
    pub grant_type: Option<EntitlementGrantType>,
    pub period_type: Option<EntitlementPeriodType>,
    /// A Moment, or null where there is none.
    pub started_at: Option<Moment>,
    /// Null where there is no end.
    pub expires_at: Option<Moment>,
    /// A Moment, or null where there is none.
    pub grace_period_expires_at: Option<Moment>,
    /// A Moment, or null where there is none.
    pub first_purchased_at: Option<Moment>,
    /// A Moment, or null where there is none.
    pub last_purchased_at: Option<Moment>,
    /// A Moment, or null where there is none.
    pub trial_started_at: Option<Moment>,
    /// A Moment, or null where there is none.
    pub auto_renew_disabled_at: Option<Moment>,
    pub renews_count: i64,
    pub environment: Option<EntitlementEnvironment>,
    /// Null for a grant.
    pub store: Option<String>,
    /// Null for a grant.
    pub transaction_id: Option<String>,
    /// Null for a grant.
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

/// Something that was done, and may not be what was meant.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Warning {
    pub kind: WarningKind,
    /// One sentence for people.
    pub message: String,
    /// Names that do exist, the nearest first.
    pub nearest: Option<Vec<String>>,
}

impl Decode for Warning {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Warning {
            kind: members.required("kind")?,
            message: members.required("message")?,
            nearest: members.optional("nearest")?,
        })
    }
}

/// What `checkEntitlements` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct CheckEntitlementsResult {
    /// The current user's id.
    pub user_id: String,
    /// Whether the project has this user. Only there when the caller gave ifUnknown.
    pub known: Option<bool>,
    /// From an entitlement's id to the entitlement, inactive ones too.
    pub entitlements: BTreeMap<String, Entitlement>,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    pub at: Moment,
    /// Only there when there are any.
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

/// Either a request (`method`, and its `id` as it came; no `id` for a notification), or `clock`:
/// something came due by itself.
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

/// Something that happened in a project. What else stands in it depends on its kind; see
/// rules.md.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Event {
    /// The project's running number; not there in a dry run.
    pub cursor: Option<String>,
    /// Made up; never the same twice.
    pub id: String,
    /// What happened.
    pub kind: EventKind,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    pub at: Moment,
    /// A namespace: projects share no device, user, purchase or event.
    pub project: String,
    /// The customerId of the one whom it is about; not there in clockAdvanced, which is about
    /// nobody.
    pub user: Option<String>,
    /// There when that one is identified.
    pub user_id: Option<String>,
    /// There when that one is anonymous; beside userId in identified and loggedOut, where it is
    /// the device's anonymous user, the new one after a rotation.
    pub anonymous_id: Option<String>,
    /// Either a request (`method`, and its `id` as it came; no `id` for a notification), or
    /// `clock`: something came due by itself.
    pub cause: Cause,
    /// userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated,
    /// purchaseExpired, and what comes of a purchase: the device, null where there is none.
    pub device: Maybe<String>,
    /// identified: what identify answered.
    pub outcome: Option<EventOutcome>,
    /// Of a move: who held the purchase before.
    pub from: Option<Vec<String>>,
    /// Of a move: who holds it now.
    pub to: Option<String>,
    /// Of a move: whether those in `from` keep it.
    pub shared: Option<bool>,
    /// linkUndone: the id of the event whose link was taken back.
    pub undone: Option<String>,
    /// usersAliased, and linkUndone where customers part: every id that reaches the customer now,
    /// in the order of their bytes.
    pub aliases: Option<Vec<String>>,
    /// usersAliased: the customerId that became part of `user`; not there when the id that joined
    /// was new.
    pub absorbed: Option<String>,
    /// entitlementsActivated, entitlementsDeactivated: whose access changed, in the order of
    /// their bytes. granted, grantRevoked: the one.
    pub entitlements: Option<Vec<String>>,
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    pub store: Option<String>,
    /// One transaction of a store.
    pub original_transaction_id: Option<String>,
    /// One transaction of a store.
    pub transaction_id: Option<String>,
    /// A product, as the store or the catalogue calls it.
    pub product: Option<String>,
    /// What a product is; it decides how a purchase moves and ends.
    pub product_kind: Option<ProductKind>,
    /// purchase…: who holds it.
    pub holders: Option<Vec<String>>,
    /// Where the store took the money.
    pub environment: Option<PurchaseEnvironment>,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    pub first_purchased_at: Option<Moment>,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    pub purchased_at: Option<Moment>,
    /// Of a purchase: the end of its period. granted, grantRevoked: the end that the grant has,
    /// or had.
    pub expires_at: Maybe<Moment>,
    /// What the customer pays for a period.
    pub period_type: Option<PeriodType>,
    pub is_family_shared: Option<bool>,
    pub price: Maybe<String>,
    pub currency: Maybe<String>,
    pub country: Maybe<String>,
    pub offer_code: Maybe<String>,
    /// Up to 20 strings of the caller's own, told again in the events of this purchase.
    pub attributes: Option<BTreeMap<String, String>>,
    /// clockAdvanced: what the clock shows now.
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
            now: members.optional("now")?,
        })
    }
}

/// What `clock.advance` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ClockAdvanceResult {
    /// What the clock shows now.
    pub now: Moment,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
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
    /// Who reads the events: a name of the reader's own choice, such as that of a worker.
    pub consumer: String,
    /// Where the consumer stands: the greatest that it has acknowledged.
    pub cursor: String,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told, which is nothing.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
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
    /// Where to go on: of the last event told, or, when there are no more, of the newest that
    /// there is.
    pub cursor: String,
    /// True when there may be more: another call looks there at once. Also where none of the
    /// events that were looked at is one of those wanted.
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
    /// A subscription of one connection; another connection may have one of the same name.
    pub subscription: String,
    /// The place behind which it tells.
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
    /// A subscription of one connection; another connection may have one of the same name.
    pub subscription: String,
    /// Everything up to here was told, or is of no kind that was wanted.
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
    /// Where to go on: of the last event told, or, when there are no more, of the newest that
    /// there is.
    pub cursor: String,
    /// True when there may be more: another call looks there at once. Also where none of the
    /// events that were looked at is one of those wanted.
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

/// A rule of the project, with the value by which something was decided.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct AppliedRule {
    /// As in `project.define`.
    pub name: AppliedRuleName,
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

/// One thing that led somebody to an entitlement, or took it away. Members that make no sense for
/// a step, or are not known, are left out.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ExplanationStep {
    /// What it is. rules.md says what each is about.
    pub step: ExplanationStepStep,
    /// One sentence for people.
    pub text: String,
    /// When it came about, as far as it has a time; of `clock` the moment asked about.
    pub at: Option<Moment>,
    /// The event that told of it.
    pub event: Option<String>,
    /// That event's.
    pub cursor: Option<String>,
    /// The rule by which it came about.
    pub rule: Option<AppliedRule>,
    /// What brought it about.
    pub method: Option<ExplanationStepMethod>,
    /// Who had it before, one id for each customer, at most ten; of `aliased` the one side, of
    /// `identified` the device's anonymous user.
    pub from: Option<Vec<String>>,
    /// Who has it by this; of `aliased` the other side.
    pub to: Option<Vec<String>>,
    /// Of `purchased` and `identified`; null where a purchase came from no device.
    pub device: Maybe<String>,
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    pub store: Option<String>,
    /// One transaction of a store.
    pub original_transaction_id: Option<String>,
    /// One transaction of a store.
    pub transaction_id: Option<String>,
    /// A product, as the store or the catalogue calls it.
    pub product: Option<String>,
    /// What it is at the moment.
    pub state: Maybe<State>,
    /// Of `clock`: since when it is so; where access is over, its last moment. Else when the
    /// period begins.
    pub since: Maybe<Moment>,
    /// The last moment of it, as far as is known; of a pause when it ends. Null where there is no
    /// end.
    pub until: Maybe<Moment>,
    /// Only there, and true, where a login came to this when an earlier link was taken back.
    pub decided_anew: Option<bool>,
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
            decided_anew: members.optional("decidedAnew")?,
        })
    }
}

/// A purchase or a grant that gives an entitlement, too, and gives way to another one.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Outdone {
    /// What decided: the first in the order of rules.md in which the two differ.
    pub lost_by: OutdoneLostBy,
    /// One sentence for people.
    pub text: String,
    /// As it would be if nothing else gave it.
    pub entitlement: Entitlement,
}

impl Decode for Outdone {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Outdone {
            lost_by: members.required("lostBy")?,
            text: members.required("text")?,
            entitlement: members.required("entitlement")?,
        })
    }
}

/// A call, ready to be sent, that would make an entitlement active: it was rehearsed, and it did.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct HelpfulCall {
    pub method: String,
    /// As the method takes them.
    pub params: BTreeMap<String, Json>,
    /// What a peer needs for it.
    pub role: HelpfulCallRole,
    /// One sentence for people.
    pub text: String,
}

impl Decode for HelpfulCall {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(HelpfulCall {
            method: members.required("method")?,
            params: members.required("params")?,
            role: members.required("role")?,
            text: members.required("text")?,
        })
    }
}

/// Something without which an entitlement is not active.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Lack {
    /// What is missing. rules.md says what each means.
    pub kind: LackKind,
    /// One sentence for people.
    pub text: String,
    /// Of what is about a purchase, as the next two are.
    pub store: Option<String>,
    /// One transaction of a store.
    pub original_transaction_id: Option<String>,
    /// A product, as the store or the catalogue calls it.
    pub product: Option<String>,
    /// Of `heldByAnother` and `notIdentified`: who has it; the identified holder, else the
    /// anonymous one, of several the least by bytes.
    pub holder: Option<String>,
    /// The last moment with access; of `refunded` and `revoked` when that was.
    pub since: Option<Moment>,
    /// Of `paused` when the pause ends, of `notYet` when it begins.
    pub until: Option<Moment>,
    /// Of `heldByAnother`: how it came to its holder.
    pub because: Option<Vec<ExplanationStep>>,
    /// Calls that would make the entitlement active at the moment asked about, each by itself.
    /// Each stands where it helps first.
    pub would_help: Vec<HelpfulCall>,
}

impl Decode for Lack {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Lack {
            kind: members.required("kind")?,
            text: members.required("text")?,
            store: members.optional("store")?,
            original_transaction_id: members.optional("originalTransactionId")?,
            product: members.optional("product")?,
            holder: members.optional("holder")?,
            since: members.optional("since")?,
            until: members.optional("until")?,
            because: members.optional("because")?,
            would_help: members.required("wouldHelp")?,
        })
    }
}

/// Only there when a list was cut: by how many.
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
    /// The current user's id.
    pub user_id: String,
    /// Whether the user may use it.
    pub active: bool,
    /// As `checkEntitlements` has it.
    pub entitlement: Entitlement,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    pub at: Moment,
    /// From the purchase or the grant through each link to the catalogue and the clock: of what
    /// is active, or was, or may be. At most 50 steps, of more the first and the last.
    pub because: Vec<ExplanationStep>,
    /// What gives it, too, and gives way, the best first. At most 20.
    pub others: Vec<Outdone>,
    /// Empty where it is active. At most 20.
    pub missing: Vec<Lack>,
    /// Only there when a list was cut: by how many.
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
    /// As it stands now, whatever gives it.
    pub entitlement: Entitlement,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
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

/// Who somebody is: the current user of a device, or the user that an id reaches.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct User {
    /// The current user: the identified id, or else the anonymous one. Asked by an id: that one
    /// where it is identified, else the one that stands for the customer.
    pub id: String,
    /// The device's anonymous user. Asked by an id: that id where it is an anonymous one, else
    /// null.
    pub anonymous_id: Option<String>,
    /// The identified id, null while anonymous.
    pub identity_id: Option<String>,
    /// One made-up id per customer that outlives every login; stands wherever a userId may.
    pub customer_id: String,
    /// Every id that reaches this customer, in the order of their bytes. A customerId made for an
    /// identified user is none of them.
    pub aliases: Vec<String>,
    /// Only there when asked by device.
    pub device: Option<String>,
    /// When the customer was created.
    pub created_at: Moment,
    /// Which purchases count in a project.
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

/// A purchase that gained a holder or changed it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Move {
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    pub store: String,
    /// One transaction of a store.
    pub original_transaction_id: String,
    /// A product, as the store or the catalogue calls it.
    pub product: String,
    /// What a product is; it decides how a purchase moves and ends.
    pub kind: ProductKind,
    /// Who held it before: one id for each customer, in the order of their bytes.
    pub from: Vec<String>,
    /// Who holds it now and did not before.
    pub to: String,
    /// True when those in `from` still hold it.
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
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    pub user: User,
    /// True when this call made the user.
    pub created: bool,
    /// attached: the user gained at least one purchase and nobody lost any. moved: it gained what
    /// the anonymous user lost. aliased: the two became one customer. switched: nobody gained
    /// any. unchanged: it was the same user already.
    pub outcome: IdentifyResultOutcome,
    /// True exactly when `purchases` is not empty.
    pub should_refresh: bool,
    /// What changed holder; on an alias, what the anonymous user's customer held.
    pub purchases: Vec<Move>,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
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
    /// One install of one app. A reinstall is a new device.
    pub device: String,
    /// False for a device that was known.
    pub created: bool,
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    pub user: User,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
    pub replayed: Option<bool>,
}

impl Decode for InstallResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(InstallResult {
            device: members.required("device")?,
            created: members.required("created")?,
            user: members.required("user")?,
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
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    pub user: User,
    /// loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous
    /// user. unchanged: nobody was logged in.
    pub outcome: LogoutResultOutcome,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
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

/// Every rule of a project, spelled out. rules.md says what each does.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Rules {
    /// A named set of rules.
    pub preset: Preset,
    /// What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    pub anonymous_prefix: String,
    pub on_identify_new: RulesOnIdentifyNew,
    pub on_identify_known: RulesOnIdentifyKnown,
    pub on_switch: RulesOnSwitch,
    pub on_logout: RulesOnLogout,
    pub on_anonymous_logout: RulesOnAnonymousLogout,
    pub purchase_holders: RulesPurchaseHolders,
    pub on_restore: RulesOnRestore,
    pub anonymous_holders: RulesAnonymousHolders,
    pub one_time_purchases: RulesOneTimePurchases,
    /// In Unicode scalars.
    pub user_id_length_max: i64,
    /// Ids that nobody may have, compared byte by byte. The empty one is always among them.
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
            user_id_length_max: members.required("userIdLengthMax")?,
            blocked_user_ids: members.required("blockedUserIds")?,
        })
    }
}

/// A product of the catalogue.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Product {
    /// Null or left out: what a purchase says, else `subscription` with an end and
    /// `nonConsumable` without.
    pub kind: Maybe<ProductKind>,
    /// What it gives access to.
    pub entitlements: Vec<String>,
}

impl Decode for Product {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Product {
            kind: members.both("kind")?,
            entitlements: members.required("entitlements")?,
        })
    }
}

impl Product {
    pub fn new(entitlements: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Product {
            kind: Maybe::Absent,
            entitlements: entitlements.into_iter().map(Into::into).collect::<Vec<_>>(),
        }
    }

    /// Null or left out: what a purchase says, else `subscription` with an end and
    /// `nonConsumable` without.
    pub fn kind(mut self, kind: impl Into<Maybe<ProductKind>>) -> Self {
        self.kind = kind.into();
        self
    }
}

impl Encode for Product {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.both("kind", &self.kind);
        fields.required("entitlements", &self.entitlements);
        fields.json()
    }
}

/// Whose time the project lives in.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Clock {
    pub kind: ClockKind,
    /// Only for a manual clock.
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

/// An address to which a project's events are posted.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookSummary {
    /// An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
    /// and a query; without a user, a password or a fragment. Every reader of the project sees
    /// it.
    pub url: String,
    /// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    /// Purchasely's page shows them (webhooks.md).
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

/// How much a project holds.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Counts {
    pub devices: i64,
    pub users: i64,
    pub customers: i64,
    pub purchases: i64,
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
            events: members.required("events")?,
        })
    }
}

/// A project as it is defined, and how much it holds.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Project {
    /// A namespace: projects share no device, user, purchase or event.
    pub id: String,
    /// Every rule of a project, spelled out. rules.md says what each does.
    pub rules: Rules,
    /// From a product's id to the product.
    pub products: BTreeMap<String, Product>,
    /// What may be granted besides what the catalogue gives.
    pub entitlements: Vec<String>,
    /// Which purchases count in a project.
    pub environment: ProjectEnvironment,
    /// Whose time the project lives in.
    pub clock: Clock,
    /// Where its events are posted; what the posts are signed with only admins are told.
    pub webhooks: Vec<WebhookSummary>,
    /// By the project's own clock as it was when the project was made.
    pub created_at: Moment,
    /// How much a project holds.
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
            created_at: members.required("createdAt")?,
            counts: members.required("counts")?,
        })
    }
}

/// What `project.define` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ProjectDefineResult {
    /// A project as it is defined, and how much it holds.
    pub project: Project,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told with the call. What customers are told of a new
    /// catalogue follows later, and is not shown.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
    pub replayed: Option<bool>,
}

impl Decode for ProjectDefineResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(ProjectDefineResult {
            project: members.required("project")?,
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
    /// A named set of rules.
    pub preset: Option<Preset>,
    /// What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    pub anonymous_prefix: Option<String>,
    pub on_identify_new: Option<RulesChoiceObjectOnIdentifyNew>,
    pub on_identify_known: Option<RulesChoiceObjectOnIdentifyKnown>,
    pub on_switch: Option<RulesChoiceObjectOnSwitch>,
    pub on_logout: Option<RulesChoiceObjectOnLogout>,
    pub on_anonymous_logout: Option<RulesChoiceObjectOnAnonymousLogout>,
    pub purchase_holders: Option<RulesChoiceObjectPurchaseHolders>,
    pub on_restore: Option<RulesChoiceObjectOnRestore>,
    pub anonymous_holders: Option<RulesChoiceObjectAnonymousHolders>,
    pub one_time_purchases: Option<RulesChoiceObjectOneTimePurchases>,
    /// In Unicode scalars.
    pub user_id_length_max: Option<i64>,
    /// Ids that nobody may have, compared byte by byte. The empty one is always among them.
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
            user_id_length_max: None,
            blocked_user_ids: None,
        }
    }

    /// A named set of rules.
    pub fn preset(mut self, preset: impl Into<Preset>) -> Self {
        self.preset = Some(preset.into());
        self
    }

    /// What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
    /// anonymous id is a lower-case UUID.
    pub fn anonymous_prefix(mut self, anonymous_prefix: impl Into<String>) -> Self {
        self.anonymous_prefix = Some(anonymous_prefix.into());
        self
    }

    pub fn on_identify_new(mut self, on_identify_new: impl Into<RulesChoiceObjectOnIdentifyNew>) -> Self {
        self.on_identify_new = Some(on_identify_new.into());
        self
    }

    pub fn on_identify_known(mut self, on_identify_known: impl Into<RulesChoiceObjectOnIdentifyKnown>) -> Self {
        self.on_identify_known = Some(on_identify_known.into());
        self
    }

    pub fn on_switch(mut self, on_switch: impl Into<RulesChoiceObjectOnSwitch>) -> Self {
        self.on_switch = Some(on_switch.into());
        self
    }

    pub fn on_logout(mut self, on_logout: impl Into<RulesChoiceObjectOnLogout>) -> Self {
        self.on_logout = Some(on_logout.into());
        self
    }

    pub fn on_anonymous_logout(mut self, on_anonymous_logout: impl Into<RulesChoiceObjectOnAnonymousLogout>) -> Self {
        self.on_anonymous_logout = Some(on_anonymous_logout.into());
        self
    }

    pub fn purchase_holders(mut self, purchase_holders: impl Into<RulesChoiceObjectPurchaseHolders>) -> Self {
        self.purchase_holders = Some(purchase_holders.into());
        self
    }

    pub fn on_restore(mut self, on_restore: impl Into<RulesChoiceObjectOnRestore>) -> Self {
        self.on_restore = Some(on_restore.into());
        self
    }

    pub fn anonymous_holders(mut self, anonymous_holders: impl Into<RulesChoiceObjectAnonymousHolders>) -> Self {
        self.anonymous_holders = Some(anonymous_holders.into());
        self
    }

    pub fn one_time_purchases(mut self, one_time_purchases: impl Into<RulesChoiceObjectOneTimePurchases>) -> Self {
        self.one_time_purchases = Some(one_time_purchases.into());
        self
    }

    /// In Unicode scalars.
    pub fn user_id_length_max(mut self, user_id_length_max: i64) -> Self {
        self.user_id_length_max = Some(user_id_length_max);
        self
    }

    /// Ids that nobody may have, compared byte by byte. The empty one is always among them.
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
        fields.optional("userIdLengthMax", &self.user_id_length_max);
        fields.optional("blockedUserIds", &self.blocked_user_ids);
        fields.json()
    }
}

/// See `ClockChoiceObject` in Protocol.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ClockChoiceObject {
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
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

/// An address to which a project's events are to be posted.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct WebhookChoice {
    /// An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
    /// and a query; without a user, a password or a fragment. Every reader of the project sees
    /// it.
    pub url: String,
    /// What posts are signed with. After `whsec_` stand the key's bytes in base64; any other
    /// secret is the key itself, in UTF-8.
    pub secret: String,
    /// Posts are signed with this one as well, until all who read them know the other.
    pub old_secret: Option<String>,
    /// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    /// Purchasely's page shows them (webhooks.md).
    pub format: Option<WebhookFormat>,
}

impl WebhookChoice {
    pub fn new(url: impl Into<String>, secret: impl Into<String>) -> Self {
        WebhookChoice {
            url: url.into(),
            secret: secret.into(),
            old_secret: None,
            format: None,
        }
    }

    /// Posts are signed with this one as well, until all who read them know the other.
    pub fn old_secret(mut self, old_secret: impl Into<String>) -> Self {
        self.old_secret = Some(old_secret.into());
        self
    }

    /// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    /// Purchasely's page shows them (webhooks.md).
    pub fn format(mut self, format: impl Into<WebhookFormat>) -> Self {
        self.format = Some(format.into());
        self
    }
}

impl Encode for WebhookChoice {
    fn encode(&self) -> Json {
        let mut fields = Fields::default();
        fields.required("url", &self.url);
        fields.required("secret", &self.secret);
        fields.optional("oldSecret", &self.old_secret);
        fields.optional("format", &self.format);
        fields.json()
    }
}

/// What `project.describe` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ProjectDescribeResult {
    /// A project as it is defined, and how much it holds.
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

/// One line of the list of projects.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ProjectSummary {
    /// A namespace: projects share no device, user, purchase or event.
    pub id: String,
    /// A named set of rules.
    pub preset: Preset,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    pub created_at: Moment,
    /// How much a project holds.
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

/// An address to which a project's events are posted, and how; only admins are told.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Webhook {
    /// An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
    /// and a query; without a user, a password or a fragment. Every reader of the project sees
    /// it.
    pub url: String,
    /// What posts are signed with. After `whsec_` stand the key's bytes in base64; any other
    /// secret is the key itself, in UTF-8.
    pub secret: String,
    /// Posts are signed with this one as well; null where there is none.
    pub old_secret: Option<String>,
    /// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    /// Purchasely's page shows them (webhooks.md).
    pub format: WebhookFormat,
    /// The newest event when the URL was first named: those after it are posted.
    pub since: String,
}

impl Decode for Webhook {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(Webhook {
            url: members.required("url")?,
            secret: members.required("secret")?,
            old_secret: members.required("oldSecret")?,
            format: members.required("format")?,
            since: members.required("since")?,
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

/// One paid period, or one payment, of a purchase.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Transaction {
    /// One transaction of a store.
    pub transaction_id: String,
    /// A product, as the store or the catalogue calls it.
    pub product: String,
    /// What the customer pays for a period.
    pub period_type: PeriodType,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    pub purchased_at: Moment,
    /// A Moment, or null where there is none.
    pub expires_at: Option<Moment>,
    /// From here on only in an export.
    pub is_family_shared: Option<bool>,
    /// A decimal in a string.
    pub price: Maybe<String>,
    /// As it came.
    pub currency: Maybe<String>,
    /// As it came.
    pub country: Maybe<String>,
    /// As it came.
    pub offer_code: Maybe<String>,
    /// Up to 20 strings of the caller's own, told again in the events of this purchase.
    pub attributes: Option<BTreeMap<String, String>>,
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
            is_family_shared: members.optional("isFamilyShared")?,
            price: members.both("price")?,
            currency: members.both("currency")?,
            country: members.both("country")?,
            offer_code: members.both("offerCode")?,
            attributes: members.optional("attributes")?,
        })
    }
}

/// One chain of store transactions, and who holds it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Purchase {
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    pub store: String,
    /// One transaction of a store.
    pub original_transaction_id: String,
    /// The latest transaction of the chain.
    pub transaction_id: String,
    /// A product, as the store or the catalogue calls it.
    pub product: String,
    /// The purchase's own, else the catalogue's, else `subscription` with an end and
    /// `nonConsumable` without.
    pub kind: ProductKind,
    /// As it stands now; null before the first purchasedAt.
    pub state: Option<State>,
    /// One id for each customer that holds it, in the order of their bytes.
    pub holders: Vec<String>,
    /// The device that it came from.
    pub device: Option<String>,
    /// The store account that it came from.
    pub store_account: Option<String>,
    /// Of the latest transaction.
    pub purchased_at: Moment,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    pub first_purchased_at: Moment,
    /// A Moment, or null where there is none.
    pub expires_at: Option<Moment>,
    /// A Moment, or null where there is none.
    pub trial_started_at: Option<Moment>,
    /// What the customer pays for a period.
    pub period_type: PeriodType,
    /// Where the store took the money.
    pub environment: PurchaseEnvironment,
    pub is_family_shared: bool,
    /// A decimal in a string.
    pub price: Option<String>,
    /// As it came.
    pub currency: Option<String>,
    /// As it came.
    pub country: Option<String>,
    /// As it came.
    pub offer_code: Option<String>,
    /// True for a subscription until it is told otherwise; false for every other kind.
    pub auto_renew: bool,
    /// A Moment, or null where there is none.
    pub auto_renew_disabled_at: Option<Moment>,
    /// A Moment, or null where there is none.
    pub grace_period_expires_at: Option<Moment>,
    pub billing_retry: bool,
    /// A Moment, or null where there is none.
    pub paused_until: Option<Moment>,
    /// A Moment, or null where there is none.
    pub refunded_at: Option<Moment>,
    /// A Moment, or null where there is none.
    pub revoked_at: Option<Moment>,
    /// The number of `normal` periods less one, never below none.
    pub renews_count: i64,
    /// The whole history, the oldest first.
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
            renews_count: members.required("renewsCount")?,
            transactions: members.required("transactions")?,
        })
    }
}

/// What `purchase` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct PurchaseResult {
    /// One chain of store transactions, and who holds it.
    pub purchase: Purchase,
    /// True when the chain was not known before.
    pub created: bool,
    /// recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
    /// planChanged: a new transaction with another product. renewed: any other new transaction.
    /// unchanged: nothing new.
    pub outcome: PurchaseResultOutcome,
    /// What the buyer may use now.
    pub entitlements: BTreeMap<String, Entitlement>,
    /// Only there when there are any.
    pub warnings: Option<Vec<Warning>>,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
    pub replayed: Option<bool>,
}

impl Decode for PurchaseResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(PurchaseResult {
            purchase: members.required("purchase")?,
            created: members.required("created")?,
            outcome: members.required("outcome")?,
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
    /// One chain of store transactions, and who holds it.
    pub purchase: Purchase,
    /// Only there when there are any.
    pub warnings: Option<Vec<Warning>>,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
    pub replayed: Option<bool>,
}

impl Decode for PurchaseUpdateResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(PurchaseUpdateResult {
            purchase: members.required("purchase")?,
            warnings: members.optional("warnings")?,
            dry_run: members.optional("dryRun")?,
            events: members.optional("events")?,
            replayed: members.optional("replayed")?,
        })
    }
}

/// A purchase that a restore left where it was, and why.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Refusal {
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    pub store: String,
    /// One transaction of a store.
    pub original_transaction_id: String,
    /// A product, as the store or the catalogue calls it.
    pub product: String,
    /// Who holds it: the identified holder, else the anonymous one; of several the least by
    /// bytes.
    pub holder: String,
    /// The rule that refused.
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
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    pub user: User,
    /// All that the user now holds and did not before.
    pub restored: Vec<Move>,
    /// Those of them that somebody lost.
    pub transferred: Vec<Move>,
    /// What stays where it is.
    pub refused: Vec<Refusal>,
    /// What the user may use now.
    pub entitlements: BTreeMap<String, Entitlement>,
    /// Only there when there are any.
    pub warnings: Option<Vec<Warning>>,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
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

/// What names a purchase: its store and the first transaction of its chain.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct PurchaseName {
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    pub store: String,
    /// One transaction of a store.
    pub original_transaction_id: String,
}

impl PurchaseName {
    pub fn new(store: impl Into<String>, original_transaction_id: impl Into<String>) -> Self {
        PurchaseName {
            store: store.into(),
            original_transaction_id: original_transaction_id.into(),
        }
    }
}

impl Encode for PurchaseName {
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
    /// As it stands now, whatever gives it.
    pub entitlement: Entitlement,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
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

/// One line of the list of methods.
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
    /// Without `method`: all of them, in the order of their names.
    pub methods: Option<Vec<MethodSummary>>,
    /// With `method`: its entry of the OpenRPC document.
    pub method: Option<BTreeMap<String, Json>>,
    /// With `method`: in `schemas` each schema that the entry refers to.
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

/// Every limit of the daemon by name.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Limits {
    pub line_bytes_max: i64,
    pub batch_entries_max: i64,
    pub depth_max: i64,
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

/// The other end of the connection, as the kernel tells it.
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
    pub version: String,
    /// The version of this protocol.
    pub protocol: i64,
    /// Every limit of the daemon by name.
    pub limits: Limits,
    pub uptime_ms: i64,
    /// The other end of the connection, as the kernel tells it.
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
    /// By the system's clock.
    pub now: Moment,
    /// What was given; not there when nothing was.
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

/// What `setUserProperty` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct SetUserPropertyResult {
    /// The current user's id.
    pub user_id: String,
    /// The name of a property: 1 to 80 letters, digits, and _ . : - $.
    pub key: String,
    /// The value of a property.
    pub value: String,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
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

/// What `user.delete` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserDeleteResult {
    /// Made up: it stands in events wherever an erased id stood. It is nobody's id.
    pub tombstone: String,
    /// How many users were erased: the aliases of the customer.
    pub users: i64,
    /// How many devices were erased; install makes them anew.
    pub devices: i64,
    /// How many purchases were erased: those that nobody else held.
    pub purchases: i64,
    /// How many purchases others hold, and keep.
    pub shared: i64,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
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
    /// A user: one's own id for somebody, an anonymous id, or a customerId. 1 to
    /// `userIdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one has
    /// errors of its own (blockedUserId, userIdTooLong), so no length is given here.
    pub id: String,
    /// `customer`: the customerId of one who began as identified.
    pub kind: UserExportResultIdsItemKind,
    /// The install that an anonymous id was made for.
    pub device: Option<String>,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
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
    /// One install of one app. A reinstall is a new device.
    pub device: String,
    /// A user: one's own id for somebody, an anonymous id, or a customerId. 1 to
    /// `userIdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one has
    /// errors of its own (blockedUserId, userIdTooLong), so no length is given here.
    pub anonymous_id: String,
    /// Who is logged in.
    pub identity_id: Option<String>,
    pub store_account: Option<String>,
    pub platform: Option<String>,
    pub app: Option<String>,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
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
    /// What a user may use.
    pub entitlement: String,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    pub granted_at: Moment,
    /// A Moment, or null where there is none.
    pub expires_at: Option<Moment>,
    /// A Moment, or null where there is none.
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
    /// The name of a property: 1 to 80 letters, digits, and _ . : - $.
    pub key: String,
    /// The value of a property.
    pub value: String,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
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
    /// The name of a property: 1 to 80 letters, digits, and _ . : - $.
    pub key: String,
    /// The value of a property.
    pub value: String,
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
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
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    pub user: User,
    /// Every id that reaches the customer, in the order of their bytes.
    pub ids: Vec<UserExportResultIdsItem>,
    /// Those whose anonymous or identified user is the customer's, in the order of their bytes.
    pub devices: Vec<UserExportResultDevicesItem>,
    /// What the customer holds, each transaction whole.
    pub purchases: Vec<Purchase>,
    /// Those of the past, too.
    pub grants: Vec<UserExportResultGrantsItem>,
    pub properties: Vec<UserExportResultPropertiesItem>,
    /// What users of the customer had set, or removed (an empty value), before another of them
    /// set it anew.
    pub overridden: Vec<UserExportResultOverriddenItem>,
    /// From an entitlement's id to the entitlement, inactive ones too.
    pub entitlements: BTreeMap<String, Entitlement>,
    /// Of the entitlements, and of the states of the purchases: now.
    pub at: Moment,
    /// What was told of the customer, the oldest first, up to 1000.
    pub events: Vec<Event>,
    /// Where events.read goes on, with the same id as `user`.
    pub cursor: String,
    /// True when events.read would tell more.
    pub more_events: bool,
}

impl Decode for UserExportResult {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(UserExportResult {
            user: members.required("user")?,
            ids: members.required("ids")?,
            devices: members.required("devices")?,
            purchases: members.required("purchases")?,
            grants: members.required("grants")?,
            properties: members.required("properties")?,
            overridden: members.required("overridden")?,
            entitlements: members.required("entitlements")?,
            at: members.required("at")?,
            events: members.required("events")?,
            cursor: members.required("cursor")?,
            more_events: members.required("moreEvents")?,
        })
    }
}

/// A link that stands though an earlier one was taken back.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct KeptLink {
    /// The event that told of it.
    pub event: String,
    /// What brought it about.
    pub method: KeptLinkMethod,
}

impl Decode for KeptLink {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let members = Members::of(value)?;
        Ok(KeptLink {
            event: members.required("event")?,
            method: members.required("method")?,
        })
    }
}

/// What `user.link.undo` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserLinkUndoResult {
    /// The event.
    pub undone: String,
    /// What changed holder; `to` is who holds it now, also where somebody only lost it.
    pub purchases: Vec<Move>,
    /// What came later and stands: restores and purchases that found other holders than they
    /// would have, aliases that these made, and links of the same users and purchases that were
    /// taken back since.
    pub kept: Vec<KeptLink>,
    /// Only there, and true, in a dry run.
    pub dry_run: Option<bool>,
    /// Only in a dry run: what would be told.
    pub events: Option<Vec<Event>>,
    /// Only there, and true, when an idempotency key gave the stored result.
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

/// What `userInfo` answers.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct UserInfoResult {
    /// Who somebody is: the current user of a device, or the user that an id reaches.
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
    /// From a property's name to its value; a customer has at most 100 by setUserProperty.
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
