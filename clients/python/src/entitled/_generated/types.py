"""What the daemon answers, and what it is given.

Made by clients/generate from Protocol; a change made here is lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, ClassVar, Literal, Optional, Union

from .._values import (
    ABSENT, Absent, Member, anything, boolean, either, integer, list_of, map_of, moment,
    nullable, number, record, text,
)

AppStoreEnvironment = Literal[
    "Production",
    "Sandbox",
    "Xcode",
    "LocalTesting",
]
"""Environment of the App Store, by Apple's name. Apple does not sign what comes from `Xcode` and
`LocalTesting`."""

AppliedRuleName = Literal[
    "purchaseHolders",
    "onIdentifyNew",
    "onIdentifyKnown",
    "onRestore",
    "anonymousHolders",
]
"""Name of the rule, as in `project.define`."""

CheckEntitlementsIfUnknown = Literal[
    "error",
    "none",
]

ClockChoiceWord = Literal[
    "system",
    "manual",
]

ClockKind = Literal[
    "system",
    "manual",
]

EndReason = Literal[
    "customer",
    "billing",
    "priceIncrease",
    "unavailable",
    "developer",
    "replaced",
    "other",
]
"""Why a subscription ended, or will end: the customer's choice, a failed payment, a refused price
increase, a product that is no longer sold (unavailable), the developer, another purchase that
took it over (replaced), or another reason. Null when the store named none."""

EntitlementEnvironment = Literal[
    "production",
    "sandbox",
]

EntitlementGrantType = Literal[
    "purchase",
    "familySharing",
    "offerCode",
    "manual",
]
"""What gave the entitlement; `manual` for a grant by the method `grant`."""

EntitlementPeriodType = Literal[
    "normal",
    "trial",
    "intro",
]

EntitlementRenewState = Literal[
    "willRenew",
    "canceled",
    "billingIssue",
    "nonRenewable",
    "unknown",
]
"""Whether the subscription renews. billingIssue: the store could not collect a payment."""

EventKind = Literal[
    "userCreated",
    "identified",
    "loggedOut",
    "usersAliased",
    "linkUndone",
    "purchaseRecorded",
    "purchaseRenewed",
    "purchaseUpdated",
    "purchaseExpired",
    "entitlementsActivated",
    "entitlementsDeactivated",
    "subscriptionReceived",
    "subscriptionTransferred",
    "oneTimePurchaseReceived",
    "oneTimePurchaseTransferred",
    "granted",
    "grantRevoked",
    "userDeleted",
    "clockAdvanced",
    "userImported",
    "tracesCleared",
]
"""Kind of an event."""

EventOutcome = Literal[
    "attached",
    "aliased",
    "moved",
    "switched",
]
"""In identified: the outcome that identify returned."""

ExplanationStepBy = Literal[
    "purchase",
    "restore",
    "accountToken",
    "replaces",
    "firstItem",
]
"""In `claimed`: what led to the user."""

ExplanationStepMethod = Literal[
    "identify",
    "restore",
    "purchase",
    "user.link.undo",
    "user.import",
]
"""Method that made the step. In `revoked`: present if an import brought the end."""

ExplanationStepStep = Literal[
    "purchased",
    "claimed",
    "granted",
    "attached",
    "moved",
    "shared",
    "transferred",
    "aliased",
    "unclear",
    "identified",
    "renewed",
    "revoked",
    "mapped",
    "clock",
]
"""Kind of the step; rules.md describes each kind."""

IdentifyResultOutcome = Literal[
    "attached",
    "aliased",
    "moved",
    "switched",
    "unchanged",
]
"""attached: the user became a holder of at least one purchase, and no holder lost any. moved:
purchases moved from the anonymous user to this user. aliased: both users became one customer.
switched: only the device's current user changed. unchanged: the user was already logged in."""

LogoutResultOutcome = Literal[
    "loggedOut",
    "rotated",
    "unchanged",
]
"""loggedOut: the device's anonymous user is current again. rotated: the device has a new
anonymous user. unchanged: no user was logged in."""

LosingSourceLostBy = Literal[
    "active",
    "end",
    "purchasedAt",
    "transactionId",
    "store",
    "originalTransactionId",
    "order",
]
"""The first criterion, in the order of rules.md, in which the two differ."""

MethodSummaryRole = Literal[
    "read",
    "write",
    "admin",
]

MissingReasonKind = Literal[
    "expired",
    "paused",
    "billingRetry",
    "refunded",
    "revoked",
    "notYet",
    "environment",
    "notMapped",
    "notIdentified",
    "heldByAnother",
    "heldByNobody",
    "noProduct",
    "noPurchase",
    "notGranted",
]
"""What is missing; rules.md describes each kind."""

NotifiedPurchaseOutcome = Literal[
    "recorded",
    "renewed",
    "planChanged",
    "received",
    "claimed",
    "updated",
    "stale",
    "unchanged",
]
"""As of `purchase`."""

PeerRole = Literal[
    "read",
    "write",
    "admin",
]

PeerStatsRole = Literal[
    "none",
    "read",
    "write",
    "admin",
]
"""`none` for clients without a role, whose requests the daemon refuses."""

PeriodType = Literal[
    "normal",
    "trial",
    "intro",
]
"""Price of a period: full (normal), a trial, or introductory (intro)."""

Preset = Literal[
    "qonversion",
    "revenuecat",
    "revenuecatLegacy",
    "purchasely",
]
"""A named set of rules."""

ProductKind = Literal[
    "subscription",
    "nonRenewingSubscription",
    "nonConsumable",
    "consumable",
]
"""Kind of a product, which determines how a purchase moves and expires."""

ProjectEnvironment = Literal[
    "production",
    "sandbox",
    "any",
]
"""Which purchases give access: those of production, those of the sandbox, or both (any)."""

PurchaseEnvironment = Literal[
    "production",
    "sandbox",
]
"""Environment of the store: production, or sandbox for test purchases."""

PurchaseResultOutcome = Literal[
    "recorded",
    "renewed",
    "planChanged",
    "received",
    "claimed",
    "updated",
    "stale",
    "unchanged",
]
"""recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new transaction
with another product. renewed: any other new transaction. updated: a fact with `asOf` changed a
known transaction. stale: the daemon had newer information about every field that differs.
unchanged: no field differs, the transaction is known and the call has no `asOf`, or the
transaction is new and older than the latest."""

PurchaseUpdateResultOutcome = Literal[
    "applied",
    "stale",
    "unchanged",
]
"""applied: a field changed. stale: the daemon had newer information about every field that
differs. unchanged: no field differs."""

RefusalRule = Literal[
    "onRestore",
    "oneTimePurchases",
]
"""The rule that refused it."""

RemainingChangeMethod = Literal[
    "restore",
    "purchase",
    "user.link.undo",
    "user.import",
]
"""Method that made it."""

RulesAnonymousHolders = Literal[
    "asOthers",
    "alias",
]
"""What a restore does with a purchase that only anonymous users hold."""

RulesChoiceObjectAnonymousHolders = Literal[
    "asOthers",
    "alias",
]
"""What a restore does with a purchase that only anonymous users hold."""

RulesChoiceObjectOnAnonymousLogout = Literal[
    "ignore",
    "refuse",
    "rotate",
]
"""What a logout does when no user is logged in."""

RulesChoiceObjectOnIdentifyKnown = Literal[
    "attach",
    "alias",
    "aliasUnlessLinked",
    "move",
    "switch",
]
"""What a login of a known user id does when no user is logged in on the device."""

RulesChoiceObjectOnIdentifyNew = Literal[
    "attach",
    "alias",
    "aliasUnlessLinked",
    "move",
    "switch",
]
"""What a login of a new user id does when no user is logged in on the device."""

RulesChoiceObjectOnLogout = Literal[
    "return",
    "rotate",
]
"""The current user after a logout: the same anonymous user (return), or a new anonymous user
(rotate)."""

RulesChoiceObjectOnRestore = Literal[
    "share",
    "transfer",
    "transferIfInactive",
    "keep",
    "alias",
]
"""What a restore does with a purchase that another user holds."""

RulesChoiceObjectOnSwitch = Literal[
    "logoutFirst",
    "switch",
]
"""What a login does when another user is logged in on the device."""

RulesChoiceObjectOneTimePurchases = Literal[
    "move",
    "stay",
]
"""Whether a restore moves one-time purchases."""

RulesChoiceObjectPurchaseHolders = Literal[
    "deviceAndUser",
    "currentUser",
]
"""Who holds a new purchase: the device's anonymous user and its identified user, or only the
current user."""

RulesChoiceObjectUnclaimedPurchases = Literal[
    "ignore",
    "keep",
    "anonymous",
]
"""What the daemon does with a purchase that a store reports without a known user: it does not
record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
(anonymous)."""

RulesOnAnonymousLogout = Literal[
    "ignore",
    "refuse",
    "rotate",
]
"""What a logout does when no user is logged in."""

RulesOnIdentifyKnown = Literal[
    "attach",
    "alias",
    "aliasUnlessLinked",
    "move",
    "switch",
]
"""What a login of a known user id does when no user is logged in on the device."""

RulesOnIdentifyNew = Literal[
    "attach",
    "alias",
    "aliasUnlessLinked",
    "move",
    "switch",
]
"""What a login of a new user id does when no user is logged in on the device."""

RulesOnLogout = Literal[
    "return",
    "rotate",
]
"""The current user after a logout: the same anonymous user (return), or a new anonymous user
(rotate)."""

RulesOnRestore = Literal[
    "share",
    "transfer",
    "transferIfInactive",
    "keep",
    "alias",
]
"""What a restore does with a purchase that another user holds."""

RulesOnSwitch = Literal[
    "logoutFirst",
    "switch",
]
"""What a login does when another user is logged in on the device."""

RulesOneTimePurchases = Literal[
    "move",
    "stay",
]
"""Whether a restore moves one-time purchases."""

RulesPurchaseHolders = Literal[
    "deviceAndUser",
    "currentUser",
]
"""Who holds a new purchase: the device's anonymous user and its identified user, or only the
current user."""

RulesUnclaimedPurchases = Literal[
    "ignore",
    "keep",
    "anonymous",
]
"""What the daemon does with a purchase that a store reports without a known user: it does not
record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
(anonymous)."""

State = Literal[
    "active",
    "trial",
    "intro",
    "gracePeriod",
    "billingRetry",
    "paused",
    "expired",
    "refunded",
    "revoked",
]
"""State of a purchase or grant. Null before it begins, and for an entitlement that only
`entitlements` of `checkEntitlements` names."""

StoreNotificationEnvironment = Literal[
    "production",
    "sandbox",
]
"""Null if the message has none."""

StoreNotifyResultOutcome = Literal[
    "applied",
    "stale",
    "repeated",
    "ignored",
    "unclaimed",
    "ask",
]
"""applied: a record changed. stale: the daemon has newer or equal information. repeated: the
daemon recorded this notification before. ignored: it changes nothing, see `why`. unclaimed: the
purchase is recorded, and has no holder yet. ask: the store says only that something changed, see
`ask`."""

StoreNotifyResultWhy = Literal[
    "test",
    "unclaimed",
    "noEffect",
    "unknownType",
]
"""Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for the
purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports nothing
about a purchase. unknownType: the daemon does not know its type. Absent otherwise."""

StoreNotifyStore = Literal[
    "appStore",
    "playStore",
    "stripe",
]

StoreQuestionExpand = Literal[
    "latest_invoice",
    "subscription",
]
"""What the object at Stripe must contain as a whole, and not as an id."""

StoreQuestionKind = Literal[
    "subscription",
    "product",
    "invoice",
    "checkoutSession",
]

StoreResponseKind = Literal[
    "subscription",
    "product",
    "invoice",
    "checkoutSession",
]
"""What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
(purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`."""

StoreStateDurability = Literal[
    "local",
    "replicated",
]
"""`replicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`, and
once the database has answered."""

StoreStateKind = Literal[
    "memory",
    "sqlite",
    "postgres",
]
"""Kind of the store."""

StoresChoiceStripeProduct = Literal[
    "product",
    "price",
    "lookupKey",
]
"""Member of Stripe's price that names the product: its `product`, its own id, or its
`lookup_key`."""

StripeSettingsProduct = Literal[
    "product",
    "price",
    "lookupKey",
]
"""Member of Stripe's price that names the product: its `product`, its own id, or its
`lookup_key`."""

SuggestedCallRole = Literal[
    "read",
    "write",
    "admin",
]
"""Role that the caller needs."""

UserDeleteResultTraces = Literal[
    "pending",
    "cleared",
    "database",
]
"""What is left of what is erased. `pending`: free bytes of the daemon's files, until `clearedBy`;
`tracesCleared` tells when they are overwritten. `cleared`: nothing. `database`: it is deleted
from the shared database, whose files belong to its administrator (fleet.md)."""

UserDeleteTraces = Literal[
    "pending",
    "cleared",
]

UserExportResultIdsItemKind = Literal[
    "anonymous",
    "identified",
    "customer",
]
"""Who uses the id. `customer`: the customerId of a customer that began with an identified
user."""

UserImportIdsItemKind = Literal[
    "anonymous",
    "identified",
    "customer",
]

UserImportOnConflict = Literal[
    "refuse",
    "skip",
    "merge",
]

UserImportResultOutcome = Literal[
    "imported",
    "unchanged",
]
"""`unchanged` when everything was there already."""

UserImportResultPurchasesItemOutcome = Literal[
    "recorded",
    "updated",
    "skipped",
    "unchanged",
]

WarningKind = Literal[
    "unknownProduct",
    "unknownEntitlement",
    "subscriptionWithoutEnd",
    "heldByNobody",
    "sameMoment",
    "asOfAhead",
    "keyTaken",
    "accountTokenDiffers",
    "accountTokensFull",
    "transactionDiffers",
    "unknownNotification",
    "leftOut",
]

WebhookFormat = Literal[
    "entitled",
    "purchasely",
    "revenuecat",
    "qonversion",
]
"""Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
`qonversion`: as these systems document it (webhooks.md)."""

WebhookStatusState = Literal[
    "paused",
    "stopped",
    "failing",
    "posting",
]
"""`paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
another attempt; else `posting`."""


@dataclass(frozen=True)
class Entitlement:
    """What a product or a grant unlocks for a user, and why. One purchase or grant, the winner,
    supplies every member. If only `entitlements` of `checkEntitlements` names it, every member is
    null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0)."""

    id: str
    """An entitlement, for example `premium`."""
    active: bool
    """Whether the user has access."""
    state: Optional[Union[State, str]]
    """State of a purchase or grant. Null before it begins, and for an entitlement that only
    `entitlements` of `checkEntitlements` names."""
    product_id: Optional[str]
    """Product that gives the entitlement; null for a grant."""
    source: Optional[str]
    """Store of the purchase, or `manual` for a grant."""
    renew_state: Union[EntitlementRenewState, str]
    """Whether the subscription renews. billingIssue: the store could not collect a payment."""
    grant_type: Optional[Union[EntitlementGrantType, str]]
    """What gave the entitlement; `manual` for a grant by the method `grant`."""
    period_type: Optional[Union[EntitlementPeriodType, str]]
    started_at: Optional[datetime]
    """Time of the first purchase, or of the grant."""
    expires_at: Optional[datetime]
    """Last millisecond with access, without a grace period; null for no end."""
    grace_period_expires_at: Optional[datetime]
    """Last millisecond of the grace period; null without a grace period."""
    first_purchased_at: Optional[datetime]
    """Time of the first transaction; null for a grant."""
    last_purchased_at: Optional[datetime]
    """Time of the latest transaction; null for a grant."""
    trial_started_at: Optional[datetime]
    """Time at which a trial began; null without a trial."""
    auto_renew_disabled_at: Optional[datetime]
    """Time at which the customer turned auto-renew off; null while it is on."""
    renews_count: int
    """Number of renewals at the full price."""
    environment: Optional[Union[EntitlementEnvironment, str]]
    store: Optional[str]
    """Null for a grant."""
    transaction_id: Optional[str]
    """Latest transaction; null for a grant."""
    original_transaction_id: Optional[str]
    """First transaction; null for a grant."""

    _members: ClassVar[tuple[Member, ...]]


Entitlement._members = (
    Member("id", "id", text, "required"),
    Member("active", "active", boolean, "required"),
    Member("state", "state", nullable(text), "required"),
    Member("productId", "product_id", nullable(text), "required"),
    Member("source", "source", nullable(text), "required"),
    Member("renewState", "renew_state", text, "required"),
    Member("grantType", "grant_type", nullable(text), "required"),
    Member("periodType", "period_type", nullable(text), "required"),
    Member("startedAt", "started_at", nullable(moment), "required"),
    Member("expiresAt", "expires_at", nullable(moment), "required"),
    Member("gracePeriodExpiresAt", "grace_period_expires_at", nullable(moment), "required"),
    Member("firstPurchasedAt", "first_purchased_at", nullable(moment), "required"),
    Member("lastPurchasedAt", "last_purchased_at", nullable(moment), "required"),
    Member("trialStartedAt", "trial_started_at", nullable(moment), "required"),
    Member("autoRenewDisabledAt", "auto_renew_disabled_at", nullable(moment), "required"),
    Member("renewsCount", "renews_count", integer, "required"),
    Member("environment", "environment", nullable(text), "required"),
    Member("store", "store", nullable(text), "required"),
    Member("transactionId", "transaction_id", nullable(text), "required"),
    Member("originalTransactionId", "original_transaction_id", nullable(text), "required"),
)
decode_entitlement = record(Entitlement)


@dataclass(frozen=True)
class Warning:
    """A sign that an accepted request may be a mistake."""

    kind: Union[WarningKind, str]
    message: str
    """An explanation in one sentence."""
    nearest: Optional[list[str]] = None
    """Similar names that exist, nearest first. An unknown entitlement always has it."""
    fields: Optional[list[str]] = None
    """In sameMoment: the fields that two statements of one moment give different values."""

    _members: ClassVar[tuple[Member, ...]]


Warning._members = (
    Member("kind", "kind", text, "required"),
    Member("message", "message", text, "required"),
    Member("nearest", "nearest", list_of(text), "optional"),
    Member("fields", "fields", list_of(text), "optional"),
)
decode_warning = record(Warning)


@dataclass(frozen=True)
class CheckEntitlementsResult:
    """What `checkEntitlements` answers."""

    user_id: str
    """Id of the user that the result is about."""
    entitlements: dict[str, Entitlement]
    """Entitlements by their ids, including inactive entitlements."""
    at: datetime
    """The moment that the result is for."""
    known: Optional[bool] = None
    """Whether the project has this user. Absent unless the request has `ifUnknown`."""
    warnings: Optional[list[Warning]] = None
    """Absent when there are no warnings."""

    _members: ClassVar[tuple[Member, ...]]


CheckEntitlementsResult._members = (
    Member("userId", "user_id", text, "required"),
    Member("known", "known", boolean, "optional"),
    Member("entitlements", "entitlements", map_of(decode_entitlement), "required"),
    Member("at", "at", moment, "required"),
    Member("warnings", "warnings", list_of(decode_warning), "optional"),
)
decode_check_entitlements_result = record(CheckEntitlementsResult)


@dataclass(frozen=True)
class Cause:
    """What caused the event. A request gives its `method` and `id`; a notification has no `id`.
    `clock` is true for a change that fell due."""

    method: Optional[str] = None
    id: Optional[Union[str, int, float, Absent]] = ABSENT
    clock: Optional[bool] = None

    _members: ClassVar[tuple[Member, ...]]


Cause._members = (
    Member("method", "method", text, "optional"),
    Member("id", "id", nullable(either(text, number)), "both"),
    Member("clock", "clock", boolean, "optional"),
)
decode_cause = record(Cause)


@dataclass(frozen=True)
class Event:
    """One entry of a project's log. Its other members depend on its kind: events.md lists
    them."""

    id: str
    """Unique id of the event."""
    kind: Union[EventKind, str]
    """Kind of an event."""
    at: datetime
    """Time at which the event happened, by the project's clock."""
    project: str
    """A project: a namespace for users, purchases, rules and events. Projects share no data."""
    cause: Cause
    """What caused the event. A request gives its `method` and `id`; a notification has no `id`.
    `clock` is true for a change that fell due."""
    cursor: Optional[str] = None
    """The event's number in the log; absent in a dry run."""
    user: Optional[str] = None
    """CustomerId of the customer that the event is about; absent in clockAdvanced."""
    user_id: Optional[str] = None
    """Id of the user, if the user is identified."""
    anonymous_id: Optional[str] = None
    """Id of the user, if the user is anonymous. In identified, and in loggedOut with a userId:
    the device's anonymous user after the event."""
    device: Optional[Union[str, Absent]] = ABSENT
    """In userCreated, identified, loggedOut, purchase events and the events that a purchase
    causes: the device; null when there is none."""
    outcome: Optional[Union[EventOutcome, str]] = None
    """In identified: the outcome that identify returned."""
    from_: Optional[list[str]] = None
    """In a move: the holders before."""
    to: Optional[str] = None
    """In a move: the user that gained the purchase."""
    shared: Optional[bool] = None
    """In a move: whether the users in `from` keep the purchase."""
    undone: Optional[str] = None
    """In linkUndone: id of the undone event."""
    aliases: Optional[list[str]] = None
    """In usersAliased, and in linkUndone of customers that are split: every id of the customer
    now, in byte order."""
    absorbed: Optional[str] = None
    """In usersAliased: the customerId that `user` absorbed; absent when the joining id was
    new."""
    entitlements: Optional[list[str]] = None
    """In entitlementsActivated and entitlementsDeactivated: the entitlements that changed, in
    byte order. In granted and grantRevoked: the entitlement."""
    store: Optional[str] = None
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: Optional[str] = None
    """Id that a store gives to a transaction."""
    transaction_id: Optional[str] = None
    """The latest transaction; in purchaseUpdated, the transaction that changed."""
    product: Optional[str] = None
    """A product, by the id that the store and the catalogue use."""
    product_kind: Optional[Union[ProductKind, str]] = None
    """Kind of a product, which determines how a purchase moves and expires."""
    holders: Optional[list[str]] = None
    """In purchase events: the holders."""
    environment: Optional[Union[PurchaseEnvironment, str]] = None
    """Environment of the store: production, or sandbox for test purchases."""
    first_purchased_at: Optional[datetime] = None
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    purchased_at: Optional[datetime] = None
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    expires_at: Optional[Union[datetime, Absent]] = ABSENT
    """In purchase events: the end of the period. In granted and grantRevoked: the end of the
    grant."""
    period_type: Optional[Union[PeriodType, str]] = None
    """Price of a period: full (normal), a trial, or introductory (intro)."""
    is_family_shared: Optional[bool] = None
    price: Optional[Union[str, Absent]] = ABSENT
    currency: Optional[Union[str, Absent]] = ABSENT
    country: Optional[Union[str, Absent]] = ABSENT
    offer_code: Optional[Union[str, Absent]] = ABSENT
    attributes: Optional[dict[str, str]] = None
    """Up to 20 strings of the caller's own, which the events of this purchase repeat."""
    end_reason: Optional[Union[EndReason, str, Absent]] = ABSENT
    """In purchase events: why the purchase ended, or will end; absent when the store named no
    reason."""
    replaces: Optional[str] = None
    """In purchase events: the purchase that this one takes over; absent when there is none."""
    changes: Optional[dict[str, Any]] = None
    """In purchaseUpdated: the fields of the transaction that the call changed, with their new
    values; absent when the clock is the cause. In purchaseRecorded and purchaseRenewed: what the
    store says along with the new period about the time after it, for example that auto-renew is
    off; absent when it says nothing."""
    state: Optional[Union[State, str, Absent]] = ABSENT
    """In purchaseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorded of a
    purchase that gives no access or replaces a known one: the purchase's state after the
    event."""
    before: Optional[dict[str, Any]] = None
    """In the same events: `state` before the event, and former values. In purchaseUpdated by a
    call: those of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt` and
    `periodType` of the transaction before; in purchaseRecorded those of the purchase that it
    replaces, if that is known. In all others, and in purchaseRenewed too: `autoRenew`, `renewsAs`
    and `billingIssueAt` of the latest transaction, if they were set."""
    is_earlier: Optional[bool] = None
    """In purchaseUpdated: true if the transaction is not the latest of the purchase; otherwise
    absent."""
    now: Optional[datetime] = None
    """In clockAdvanced: the time that the clock shows."""

    _members: ClassVar[tuple[Member, ...]]


Event._members = (
    Member("cursor", "cursor", text, "optional"),
    Member("id", "id", text, "required"),
    Member("kind", "kind", text, "required"),
    Member("at", "at", moment, "required"),
    Member("project", "project", text, "required"),
    Member("user", "user", text, "optional"),
    Member("userId", "user_id", text, "optional"),
    Member("anonymousId", "anonymous_id", text, "optional"),
    Member("cause", "cause", decode_cause, "required"),
    Member("device", "device", nullable(text), "both"),
    Member("outcome", "outcome", text, "optional"),
    Member("from", "from_", list_of(text), "optional"),
    Member("to", "to", text, "optional"),
    Member("shared", "shared", boolean, "optional"),
    Member("undone", "undone", text, "optional"),
    Member("aliases", "aliases", list_of(text), "optional"),
    Member("absorbed", "absorbed", text, "optional"),
    Member("entitlements", "entitlements", list_of(text), "optional"),
    Member("store", "store", text, "optional"),
    Member("originalTransactionId", "original_transaction_id", text, "optional"),
    Member("transactionId", "transaction_id", text, "optional"),
    Member("product", "product", text, "optional"),
    Member("productKind", "product_kind", text, "optional"),
    Member("holders", "holders", list_of(text), "optional"),
    Member("environment", "environment", text, "optional"),
    Member("firstPurchasedAt", "first_purchased_at", moment, "optional"),
    Member("purchasedAt", "purchased_at", moment, "optional"),
    Member("expiresAt", "expires_at", nullable(moment), "both"),
    Member("periodType", "period_type", text, "optional"),
    Member("isFamilyShared", "is_family_shared", boolean, "optional"),
    Member("price", "price", nullable(text), "both"),
    Member("currency", "currency", nullable(text), "both"),
    Member("country", "country", nullable(text), "both"),
    Member("offerCode", "offer_code", nullable(text), "both"),
    Member("attributes", "attributes", map_of(text), "optional"),
    Member("endReason", "end_reason", nullable(text), "both"),
    Member("replaces", "replaces", text, "optional"),
    Member("changes", "changes", map_of(anything), "optional"),
    Member("state", "state", nullable(text), "both"),
    Member("before", "before", map_of(anything), "optional"),
    Member("isEarlier", "is_earlier", boolean, "optional"),
    Member("now", "now", moment, "optional"),
)
decode_event = record(Event)


@dataclass(frozen=True)
class ClockAdvanceResult:
    """What `clock.advance` answers."""

    now: datetime
    """Time that the clock shows after the call."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


ClockAdvanceResult._members = (
    Member("now", "now", moment, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_clock_advance_result = record(ClockAdvanceResult)


@dataclass(frozen=True)
class EventsAcknowledgeResult:
    """What `events.acknowledge` answers."""

    consumer: str
    """Name of a consumer: a reader of the log whose position the daemon stores. The reader
    chooses it, for example `mailer`."""
    cursor: str
    """Highest cursor that the consumer has acknowledged."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit: always none. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


EventsAcknowledgeResult._members = (
    Member("consumer", "consumer", text, "required"),
    Member("cursor", "cursor", text, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_events_acknowledge_result = record(EventsAcknowledgeResult)


@dataclass(frozen=True)
class EventsReadResult:
    """What `events.read` answers."""

    events: list[Event]
    cursor: str
    """Cursor for the next call: that of the last event in the list, or of the newest event in the
    log when there are no more."""
    more: bool
    """True when there may be more events: call again at once. The list can be empty when `more`
    is true, because no event that the daemon looked at matched."""

    _members: ClassVar[tuple[Member, ...]]


EventsReadResult._members = (
    Member("events", "events", list_of(decode_event), "required"),
    Member("cursor", "cursor", text, "required"),
    Member("more", "more", boolean, "required"),
)
decode_events_read_result = record(EventsReadResult)


@dataclass(frozen=True)
class EventsSubscribeResult:
    """What `events.subscribe` answers."""

    subscription: str
    """Id of a subscription. It is unique within one connection."""
    cursor: str
    """The subscription sends the events after this cursor."""

    _members: ClassVar[tuple[Member, ...]]


EventsSubscribeResult._members = (
    Member("subscription", "subscription", text, "required"),
    Member("cursor", "cursor", text, "required"),
)
decode_events_subscribe_result = record(EventsSubscribeResult)


@dataclass(frozen=True)
class EventsUnsubscribeResult:
    """What `events.unsubscribe` answers."""

    subscription: str
    """Id of a subscription. It is unique within one connection."""
    cursor: str
    """The daemon sent every matching event up to this cursor."""

    _members: ClassVar[tuple[Member, ...]]


EventsUnsubscribeResult._members = (
    Member("subscription", "subscription", text, "required"),
    Member("cursor", "cursor", text, "required"),
)
decode_events_unsubscribe_result = record(EventsUnsubscribeResult)


@dataclass(frozen=True)
class EventsWaitResult:
    """What `events.wait` answers."""

    events: list[Event]
    cursor: str
    """Cursor for the next call: that of the last event in the list, or of the newest event in the
    log when there are no more."""
    more: bool
    """True when there may be more events: call again at once. The list can be empty when `more`
    is true, because no event that the daemon looked at matched."""

    _members: ClassVar[tuple[Member, ...]]


EventsWaitResult._members = (
    Member("events", "events", list_of(decode_event), "required"),
    Member("cursor", "cursor", text, "required"),
    Member("more", "more", boolean, "required"),
)
decode_events_wait_result = record(EventsWaitResult)


@dataclass(frozen=True)
class AppliedRule:
    """A rule of the project, with the value that applied in the step."""

    name: Union[AppliedRuleName, str]
    """Name of the rule, as in `project.define`."""
    value: str
    """Value that the rule had when the step happened."""

    _members: ClassVar[tuple[Member, ...]]


AppliedRule._members = (
    Member("name", "name", text, "required"),
    Member("value", "value", text, "required"),
)
decode_applied_rule = record(AppliedRule)


@dataclass(frozen=True)
class ExplanationStep:
    """One step that led a user to an entitlement, or took it away. A member that does not apply,
    or is not known, is absent."""

    step: Union[ExplanationStepStep, str]
    """Kind of the step; rules.md describes each kind."""
    text: str
    """An explanation in one sentence."""
    at: Optional[datetime]
    """Time of the step, if it has a time. In `clock`: the moment that the result is for."""
    event: Optional[str] = None
    """Id of the event that reported the step."""
    cursor: Optional[str] = None
    """Cursor of that event."""
    rule: Optional[AppliedRule] = None
    """The rule that applied in the step."""
    by: Optional[Union[ExplanationStepBy, str]] = None
    """In `claimed`: what led to the user."""
    method: Optional[Union[ExplanationStepMethod, str]] = None
    """Method that made the step. In `revoked`: present if an import brought the end."""
    from_: Optional[list[str]] = None
    """Who had it before: at most ten ids, one id per customer. In `aliased`: the first customer.
    In `identified`: the device's anonymous user."""
    to: Optional[list[str]] = None
    """Who has it afterwards. In `aliased`: the second customer."""
    device: Optional[Union[str, Absent]] = ABSENT
    """In `purchased` and `identified`: the device; null for a purchase without a device."""
    store: Optional[str] = None
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: Optional[str] = None
    """Id that a store gives to a transaction."""
    transaction_id: Optional[str] = None
    """Id that a store gives to a transaction."""
    product: Optional[str] = None
    """A product, by the id that the store and the catalogue use."""
    state: Optional[Union[State, str, Absent]] = ABSENT
    """State of the purchase or grant at that time."""
    since: Optional[Union[datetime, Absent]] = ABSENT
    """In `clock`: start of the state; when access is over, the last millisecond with access. In
    other steps: start of the period."""
    until: Optional[Union[datetime, Absent]] = ABSENT
    """Last millisecond of the state, as far as is known; the end of a pause. Null for no end."""
    recomputed: Optional[bool] = None
    """True when an undo of an earlier link changed the outcome of this login; otherwise
    absent."""

    _members: ClassVar[tuple[Member, ...]]


ExplanationStep._members = (
    Member("step", "step", text, "required"),
    Member("text", "text", text, "required"),
    Member("at", "at", nullable(moment), "required"),
    Member("event", "event", text, "optional"),
    Member("cursor", "cursor", text, "optional"),
    Member("rule", "rule", decode_applied_rule, "optional"),
    Member("by", "by", text, "optional"),
    Member("method", "method", text, "optional"),
    Member("from", "from_", list_of(text), "optional"),
    Member("to", "to", list_of(text), "optional"),
    Member("device", "device", nullable(text), "both"),
    Member("store", "store", text, "optional"),
    Member("originalTransactionId", "original_transaction_id", text, "optional"),
    Member("transactionId", "transaction_id", text, "optional"),
    Member("product", "product", text, "optional"),
    Member("state", "state", nullable(text), "both"),
    Member("since", "since", nullable(moment), "both"),
    Member("until", "until", nullable(moment), "both"),
    Member("recomputed", "recomputed", boolean, "optional"),
)
decode_explanation_step = record(ExplanationStep)


@dataclass(frozen=True)
class LosingSource:
    """A purchase or grant that also gives the entitlement, but does not supply its fields."""

    lost_by: Union[LosingSourceLostBy, str]
    """The first criterion, in the order of rules.md, in which the two differ."""
    text: str
    """An explanation in one sentence."""
    entitlement: Entitlement
    """The entitlement as this purchase or grant alone would give it."""

    _members: ClassVar[tuple[Member, ...]]


LosingSource._members = (
    Member("lostBy", "lost_by", text, "required"),
    Member("text", "text", text, "required"),
    Member("entitlement", "entitlement", decode_entitlement, "required"),
)
decode_losing_source = record(LosingSource)


@dataclass(frozen=True)
class SuggestedCall:
    """A complete call that would make the entitlement active. The daemon has tried it in a dry
    run."""

    method: str
    """Method of the call."""
    params: dict[str, Any]
    """Params of the call."""
    role: Union[SuggestedCallRole, str]
    """Role that the caller needs."""
    text: str
    """An explanation in one sentence."""

    _members: ClassVar[tuple[Member, ...]]


SuggestedCall._members = (
    Member("method", "method", text, "required"),
    Member("params", "params", map_of(anything), "required"),
    Member("role", "role", text, "required"),
    Member("text", "text", text, "required"),
)
decode_suggested_call = record(SuggestedCall)


@dataclass(frozen=True)
class MissingReason:
    """A reason why an entitlement is not active."""

    kind: Union[MissingReasonKind, str]
    """What is missing; rules.md describes each kind."""
    text: str
    """An explanation in one sentence."""
    suggested_calls: list[SuggestedCall]
    """Calls that would each make the entitlement active at the moment that the result is for. A
    call is listed under the first reason that it removes."""
    store: Optional[str] = None
    """Store of the purchase, if the reason is about a purchase."""
    original_transaction_id: Optional[str] = None
    """Id that a store gives to a transaction."""
    product: Optional[str] = None
    """A product, by the id that the store and the catalogue use."""
    holder: Optional[str] = None
    """In `heldByAnother` and `notIdentified`: the holder of the purchase. An identified holder
    comes before an anonymous holder, then the first in byte order."""
    since: Optional[datetime] = None
    """Last millisecond with access. In `refunded` and `revoked`: time of the refund or
    revocation. In `notIdentified`: when the holder logged out on this device, if it did."""
    until: Optional[datetime] = None
    """In `paused`: end of the pause. In `notYet`: start of access."""
    because: Optional[list[ExplanationStep]] = None
    """In `heldByAnother`: the steps that led to the holder."""

    _members: ClassVar[tuple[Member, ...]]


MissingReason._members = (
    Member("kind", "kind", text, "required"),
    Member("text", "text", text, "required"),
    Member("store", "store", text, "optional"),
    Member("originalTransactionId", "original_transaction_id", text, "optional"),
    Member("product", "product", text, "optional"),
    Member("holder", "holder", text, "optional"),
    Member("since", "since", moment, "optional"),
    Member("until", "until", moment, "optional"),
    Member("because", "because", list_of(decode_explanation_step), "optional"),
    Member("suggestedCalls", "suggested_calls", list_of(decode_suggested_call), "required"),
)
decode_missing_reason = record(MissingReason)


@dataclass(frozen=True)
class ExplainResultOmitted:
    """How many entries the daemon left out of each list. Absent when every list is complete."""

    because: int
    others: int
    missing: int

    _members: ClassVar[tuple[Member, ...]]


ExplainResultOmitted._members = (
    Member("because", "because", integer, "required"),
    Member("others", "others", integer, "required"),
    Member("missing", "missing", integer, "required"),
)
decode_explain_result_omitted = record(ExplainResultOmitted)


@dataclass(frozen=True)
class ExplainResult:
    """What `explain` answers."""

    user_id: str
    """Id of the user that the result is about."""
    active: bool
    """Whether the user has access."""
    entitlement: Entitlement
    """The entitlement, as `checkEntitlements` returns it."""
    at: datetime
    """The moment that the result is for."""
    because: list[ExplanationStep]
    """The steps that lead to the result: the purchase or grant, each change of holder, the
    catalogue and the clock. When no purchase or grant is active, the steps of one that was active
    or may become active. At most 50 steps: the first and the last."""
    others: list[LosingSource]
    """Purchases and grants that also give the entitlement and lost against the winner, best
    first. At most 20."""
    missing: list[MissingReason]
    """What prevents access. Empty when the entitlement is active. At most 20."""
    omitted: Optional[ExplainResultOmitted] = None
    """How many entries the daemon left out of each list. Absent when every list is complete."""

    _members: ClassVar[tuple[Member, ...]]


ExplainResult._members = (
    Member("userId", "user_id", text, "required"),
    Member("active", "active", boolean, "required"),
    Member("entitlement", "entitlement", decode_entitlement, "required"),
    Member("at", "at", moment, "required"),
    Member("because", "because", list_of(decode_explanation_step), "required"),
    Member("others", "others", list_of(decode_losing_source), "required"),
    Member("missing", "missing", list_of(decode_missing_reason), "required"),
    Member("omitted", "omitted", decode_explain_result_omitted, "optional"),
)
decode_explain_result = record(ExplainResult)


@dataclass(frozen=True)
class GrantResult:
    """What `grant` answers."""

    entitlement: Entitlement
    """The entitlement after the call. A purchase supplies its values if the purchase wins against
    the grant."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


GrantResult._members = (
    Member("entitlement", "entitlement", decode_entitlement, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_grant_result = record(GrantResult)


@dataclass(frozen=True)
class User:
    """The current user of a device, or the user that an id belongs to."""

    id: str
    """For a device: the identified user, or else the anonymous user. For an id: that id if it is
    identified, or else the customer's identified id, or its anonymous id if it has none."""
    anonymous_id: Optional[str]
    """For a device: its anonymous user. For an id: that id if it is anonymous, or else null."""
    identity_id: Optional[str]
    """Id of the identified user; null for an anonymous user."""
    customer_id: str
    """Id of the customer. It stays the same across logins, and every userId param accepts it."""
    aliases: list[str]
    """Every id of the customer, in byte order. It omits the customerId of a customer that began
    with an identified user."""
    created_at: datetime
    """Time at which the customer was created."""
    environment: Union[ProjectEnvironment, str]
    """Which purchases give access: those of production, those of the sandbox, or both (any)."""
    device: Optional[str] = None
    """Id of the device; absent when the request names a user."""

    _members: ClassVar[tuple[Member, ...]]


User._members = (
    Member("id", "id", text, "required"),
    Member("anonymousId", "anonymous_id", nullable(text), "required"),
    Member("identityId", "identity_id", nullable(text), "required"),
    Member("customerId", "customer_id", text, "required"),
    Member("aliases", "aliases", list_of(text), "required"),
    Member("device", "device", text, "optional"),
    Member("createdAt", "created_at", moment, "required"),
    Member("environment", "environment", text, "required"),
)
decode_user = record(User)


@dataclass(frozen=True)
class Move:
    """A purchase with new holders."""

    store: str
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: str
    """Id that a store gives to a transaction."""
    product: str
    """A product, by the id that the store and the catalogue use."""
    kind: Union[ProductKind, str]
    """Kind of a product, which determines how a purchase moves and expires."""
    from_: list[str]
    """Who held it before: one id per customer, in byte order."""
    to: str
    """The user that gained it. After an undo in which no user gained it: the first remaining
    holder in byte order."""
    shared: bool
    """True when the users in `from` still hold it."""

    _members: ClassVar[tuple[Member, ...]]


Move._members = (
    Member("store", "store", text, "required"),
    Member("originalTransactionId", "original_transaction_id", text, "required"),
    Member("product", "product", text, "required"),
    Member("kind", "kind", text, "required"),
    Member("from", "from_", list_of(text), "required"),
    Member("to", "to", text, "required"),
    Member("shared", "shared", boolean, "required"),
)
decode_move = record(Move)


@dataclass(frozen=True)
class IdentifyResult:
    """What `identify` answers."""

    user: User
    """The current user of a device, or the user that an id belongs to."""
    created: bool
    """True when this call created the user."""
    outcome: Union[IdentifyResultOutcome, str]
    """attached: the user became a holder of at least one purchase, and no holder lost any. moved:
    purchases moved from the anonymous user to this user. aliased: both users became one customer.
    switched: only the device's current user changed. unchanged: the user was already logged
    in."""
    should_refresh: bool
    """True exactly when `purchases` or `claimed` is not empty: the app refreshes what it
    shows."""
    purchases: list[Move]
    """Purchases that changed holders. After an alias: the purchases that the anonymous user's
    customer held."""
    claimed: Optional[list[Move]] = None
    """The unclaimed purchases that this call gave to the user, with those that replace them;
    absent if there are none. In the order of `store`, then `originalTransactionId`."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


IdentifyResult._members = (
    Member("user", "user", decode_user, "required"),
    Member("created", "created", boolean, "required"),
    Member("outcome", "outcome", text, "required"),
    Member("shouldRefresh", "should_refresh", boolean, "required"),
    Member("purchases", "purchases", list_of(decode_move), "required"),
    Member("claimed", "claimed", list_of(decode_move), "optional"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_identify_result = record(IdentifyResult)


@dataclass(frozen=True)
class InstallResult:
    """What `install` answers."""

    device: str
    """A device: one installation of one app. A reinstallation is a new device."""
    created: bool
    """False when the device was already registered."""
    user: User
    """The current user of a device, or the user that an id belongs to."""
    should_refresh: Optional[bool] = None
    """True when the call claimed purchases: the app has to check the user's entitlements.
    Otherwise absent."""
    claimed: Optional[list[Move]] = None
    """The unclaimed purchases that this call gave to the user, with those that replace them;
    absent if there are none. In the order of `store`, then `originalTransactionId`."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


InstallResult._members = (
    Member("device", "device", text, "required"),
    Member("created", "created", boolean, "required"),
    Member("user", "user", decode_user, "required"),
    Member("shouldRefresh", "should_refresh", boolean, "optional"),
    Member("claimed", "claimed", list_of(decode_move), "optional"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_install_result = record(InstallResult)


@dataclass(frozen=True)
class LogoutResult:
    """What `logout` answers."""

    user: User
    """The current user of a device, or the user that an id belongs to."""
    outcome: Union[LogoutResultOutcome, str]
    """loggedOut: the device's anonymous user is current again. rotated: the device has a new
    anonymous user. unchanged: no user was logged in."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


LogoutResult._members = (
    Member("user", "user", decode_user, "required"),
    Member("outcome", "outcome", text, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_logout_result = record(LogoutResult)


@dataclass(frozen=True)
class Rules:
    """Every rule of a project. rules.md describes each rule."""

    preset: Union[Preset, str]
    """Preset that the rules started from."""
    anonymous_prefix: str
    """Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
    anonymous id is a lower-case UUID."""
    on_identify_new: Union[RulesOnIdentifyNew, str]
    """What a login of a new user id does when no user is logged in on the device."""
    on_identify_known: Union[RulesOnIdentifyKnown, str]
    """What a login of a known user id does when no user is logged in on the device."""
    on_switch: Union[RulesOnSwitch, str]
    """What a login does when another user is logged in on the device."""
    on_logout: Union[RulesOnLogout, str]
    """The current user after a logout: the same anonymous user (return), or a new anonymous user
    (rotate)."""
    on_anonymous_logout: Union[RulesOnAnonymousLogout, str]
    """What a logout does when no user is logged in."""
    purchase_holders: Union[RulesPurchaseHolders, str]
    """Who holds a new purchase: the device's anonymous user and its identified user, or only the
    current user."""
    on_restore: Union[RulesOnRestore, str]
    """What a restore does with a purchase that another user holds."""
    anonymous_holders: Union[RulesAnonymousHolders, str]
    """What a restore does with a purchase that only anonymous users hold."""
    one_time_purchases: Union[RulesOneTimePurchases, str]
    """Whether a restore moves one-time purchases."""
    unclaimed_purchases: Union[RulesUnclaimedPurchases, str]
    """What the daemon does with a purchase that a store reports without a known user: it does not
    record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
    (anonymous)."""
    user_id_length_max: int
    """Maximum length of a user id, in Unicode scalars."""
    blocked_user_ids: list[str]
    """Ids that no user may have, compared byte by byte. The empty id is always blocked."""

    _members: ClassVar[tuple[Member, ...]]


Rules._members = (
    Member("preset", "preset", text, "required"),
    Member("anonymousPrefix", "anonymous_prefix", text, "required"),
    Member("onIdentifyNew", "on_identify_new", text, "required"),
    Member("onIdentifyKnown", "on_identify_known", text, "required"),
    Member("onSwitch", "on_switch", text, "required"),
    Member("onLogout", "on_logout", text, "required"),
    Member("onAnonymousLogout", "on_anonymous_logout", text, "required"),
    Member("purchaseHolders", "purchase_holders", text, "required"),
    Member("onRestore", "on_restore", text, "required"),
    Member("anonymousHolders", "anonymous_holders", text, "required"),
    Member("oneTimePurchases", "one_time_purchases", text, "required"),
    Member("unclaimedPurchases", "unclaimed_purchases", text, "required"),
    Member("userIdLengthMax", "user_id_length_max", integer, "required"),
    Member("blockedUserIds", "blocked_user_ids", list_of(text), "required"),
)
decode_rules = record(Rules)


@dataclass(frozen=True)
class Product:
    """A product of the catalogue."""

    entitlements: list[str]
    """Ids of the entitlements that the product unlocks."""
    kind: Optional[Union[ProductKind, str, Absent]] = ABSENT
    """Default: the kind that the purchase gives; without it, `subscription` for a purchase with
    an end and `nonConsumable` for a purchase without."""
    base_plan: Optional[str] = None
    """Id of Google's base plan. Webhooks in the format `revenuecat` then name the product
    `PRODUCT:PLAN`, and an import from there finds it by that name."""

    _members: ClassVar[tuple[Member, ...]]


Product._members = (
    Member("kind", "kind", nullable(text), "both"),
    Member("entitlements", "entitlements", list_of(text), "required"),
    Member("basePlan", "base_plan", text, "optional"),
)
decode_product = record(Product)


@dataclass(frozen=True)
class Clock:
    """The clock of a project: the system's, or a manual clock, which only moves when it is
    advanced."""

    kind: Union[ClockKind, str]
    now: Optional[datetime] = None
    """Time of a manual clock; absent for the system's."""

    _members: ClassVar[tuple[Member, ...]]


Clock._members = (
    Member("kind", "kind", text, "required"),
    Member("now", "now", moment, "optional"),
)
decode_clock = record(Clock)


@dataclass(frozen=True)
class WebhookSummary:
    """A URL that receives a project's events."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    format: Union[WebhookFormat, str]
    """Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    `qonversion`: as these systems document it (webhooks.md)."""

    _members: ClassVar[tuple[Member, ...]]


WebhookSummary._members = (
    Member("url", "url", text, "required"),
    Member("format", "format", text, "required"),
)
decode_webhook_summary = record(WebhookSummary)


@dataclass(frozen=True)
class AppStoreApp:
    """An app of the App Store."""

    bundle_id: str
    """Bundle id of the app."""
    app_apple_id: Optional[Union[int, Absent]] = ABSENT
    """Number of the app at Apple. Required where `environments` has `Production`; null if not
    given."""

    _members: ClassVar[tuple[Member, ...]]


AppStoreApp._members = (
    Member("bundleId", "bundle_id", text, "required"),
    Member("appAppleId", "app_apple_id", nullable(integer), "both"),
)
decode_app_store_app = record(AppStoreApp)


@dataclass(frozen=True)
class AppStoreSettings:
    """How the project verifies what the App Store sends."""

    apps: list[AppStoreApp]
    """Apps whose notifications the project takes."""
    environments: list[Union[AppStoreEnvironment, str]]
    """Environments that the project takes."""
    roots: list[str]
    """Root certificates that replace Apple's, as DER in base64. Empty for Apple's."""

    _members: ClassVar[tuple[Member, ...]]


AppStoreSettings._members = (
    Member("apps", "apps", list_of(decode_app_store_app), "required"),
    Member("environments", "environments", list_of(text), "required"),
    Member("roots", "roots", list_of(text), "required"),
)
decode_app_store_settings = record(AppStoreSettings)


@dataclass(frozen=True)
class PlayStoreSettings:
    """How the project verifies and reads what Google Play sends."""

    packages: list[str]
    """Package names of the apps whose notifications the project takes."""

    _members: ClassVar[tuple[Member, ...]]


PlayStoreSettings._members = (
    Member("packages", "packages", list_of(text), "required"),
)
decode_play_store_settings = record(PlayStoreSettings)


@dataclass(frozen=True)
class StripeSettings:
    """How the project reads Stripe's events. Only `project.stores` returns the secrets."""

    product: Union[StripeSettingsProduct, str]
    """Member of Stripe's price that names the product: its `product`, its own id, or its
    `lookup_key`."""
    user_from: list[str]
    """Members of Stripe's objects that contain the account token: `client_reference_id`,
    `customer` or `metadata.NAME`. The first that is present counts."""
    grace: str
    """How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601."""
    secret: Optional[str] = None
    """Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`."""
    old_secret: Optional[Union[str, Absent]] = ABSENT
    """Previous secret, which the daemon also accepts; null when there is none. Only in
    `project.stores`."""

    _members: ClassVar[tuple[Member, ...]]


StripeSettings._members = (
    Member("secret", "secret", text, "optional"),
    Member("oldSecret", "old_secret", nullable(text), "both"),
    Member("product", "product", text, "required"),
    Member("userFrom", "user_from", list_of(text), "required"),
    Member("grace", "grace", text, "required"),
)
decode_stripe_settings = record(StripeSettings)


@dataclass(frozen=True)
class Stores:
    """Settings of the stores in which a project sells."""

    custom: list[str]
    """Stores of the project's own, in byte order."""
    app_store: Optional[AppStoreSettings] = None
    """Absent when not defined."""
    play_store: Optional[PlayStoreSettings] = None
    """Absent when not defined."""
    stripe: Optional[StripeSettings] = None
    """Absent when not defined."""

    _members: ClassVar[tuple[Member, ...]]


Stores._members = (
    Member("appStore", "app_store", decode_app_store_settings, "optional"),
    Member("playStore", "play_store", decode_play_store_settings, "optional"),
    Member("stripe", "stripe", decode_stripe_settings, "optional"),
    Member("custom", "custom", list_of(text), "required"),
)
decode_stores = record(Stores)


@dataclass(frozen=True)
class Counts:
    """Number of records of a project."""

    devices: int
    users: int
    customers: int
    """A merged customer counts once."""
    purchases: int
    unclaimed: int
    """Unclaimed purchases, which have had no holder yet; `purchases` counts them too."""
    events: int

    _members: ClassVar[tuple[Member, ...]]


Counts._members = (
    Member("devices", "devices", integer, "required"),
    Member("users", "users", integer, "required"),
    Member("customers", "customers", integer, "required"),
    Member("purchases", "purchases", integer, "required"),
    Member("unclaimed", "unclaimed", integer, "required"),
    Member("events", "events", integer, "required"),
)
decode_counts = record(Counts)


@dataclass(frozen=True)
class Project:
    """A project: a namespace for users, purchases, rules and events, with the counts of its
    records."""

    id: str
    """A project: a namespace for users, purchases, rules and events. Projects share no data."""
    rules: Rules
    """Every rule of a project. rules.md describes each rule."""
    products: dict[str, Product]
    """Products by their ids."""
    entitlements: list[str]
    """Ids that `grant` accepts in addition to the entitlements of the catalogue."""
    environment: Union[ProjectEnvironment, str]
    """Which purchases give access: those of production, those of the sandbox, or both (any)."""
    clock: Clock
    """The clock of a project: the system's, or a manual clock, which only moves when it is
    advanced."""
    webhooks: list[WebhookSummary]
    """URLs that receive the project's events. Only `project.webhooks` returns the secrets."""
    stores: Stores
    """Settings of the stores in which a project sells."""
    created_at: datetime
    """Time of the creation, by the project's own clock."""
    counts: Counts
    """Number of records of a project."""

    _members: ClassVar[tuple[Member, ...]]


Project._members = (
    Member("id", "id", text, "required"),
    Member("rules", "rules", decode_rules, "required"),
    Member("products", "products", map_of(decode_product), "required"),
    Member("entitlements", "entitlements", list_of(text), "required"),
    Member("environment", "environment", text, "required"),
    Member("clock", "clock", decode_clock, "required"),
    Member("webhooks", "webhooks", list_of(decode_webhook_summary), "required"),
    Member("stores", "stores", decode_stores, "required"),
    Member("createdAt", "created_at", moment, "required"),
    Member("counts", "counts", decode_counts, "required"),
)
decode_project = record(Project)


@dataclass(frozen=True)
class AccessChanges:
    """Whose access a definition changes, at the moment of the call. If `counted` is false, the
    project has too many customers and purchases, and the numbers are missing."""

    counted: bool
    """False if the project has more than `definitionRecordsMax` customers and purchases."""
    customers: Optional[int] = None
    """How many customers gain or lose an entitlement."""
    gained: Optional[dict[str, int]] = None
    """How many customers gain each entitlement. Entitlements that nobody gains are missing."""
    lost: Optional[dict[str, int]] = None
    """How many customers lose each entitlement. Entitlements that nobody loses are missing."""

    _members: ClassVar[tuple[Member, ...]]


AccessChanges._members = (
    Member("customers", "customers", integer, "optional"),
    Member("gained", "gained", map_of(integer), "optional"),
    Member("lost", "lost", map_of(integer), "optional"),
    Member("counted", "counted", boolean, "required"),
)
decode_access_changes = record(AccessChanges)


@dataclass(frozen=True)
class ProjectDefineResult:
    """What `project.define` answers."""

    project: Project
    """A project: a namespace for users, purchases, rules and events, with the counts of its
    records."""
    changes: AccessChanges
    """Whose access a definition changes, at the moment of the call. If `counted` is false, the
    project has too many customers and purchases, and the numbers are missing."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run. The changes of access that a new
    catalogue causes come later, and are not in the list: `changes` counts them."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


ProjectDefineResult._members = (
    Member("project", "project", decode_project, "required"),
    Member("changes", "changes", decode_access_changes, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_project_define_result = record(ProjectDefineResult)


@dataclass(frozen=True)
class RulesChoiceObject:
    """See `RulesChoiceObject` in Protocol."""

    preset: Optional[Preset] = None
    """Preset that supplies the rules that are not given."""
    anonymous_prefix: Optional[str] = None
    """Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
    anonymous id is a lower-case UUID."""
    on_identify_new: Optional[RulesChoiceObjectOnIdentifyNew] = None
    """What a login of a new user id does when no user is logged in on the device."""
    on_identify_known: Optional[RulesChoiceObjectOnIdentifyKnown] = None
    """What a login of a known user id does when no user is logged in on the device."""
    on_switch: Optional[RulesChoiceObjectOnSwitch] = None
    """What a login does when another user is logged in on the device."""
    on_logout: Optional[RulesChoiceObjectOnLogout] = None
    """The current user after a logout: the same anonymous user (return), or a new anonymous user
    (rotate)."""
    on_anonymous_logout: Optional[RulesChoiceObjectOnAnonymousLogout] = None
    """What a logout does when no user is logged in."""
    purchase_holders: Optional[RulesChoiceObjectPurchaseHolders] = None
    """Who holds a new purchase: the device's anonymous user and its identified user, or only the
    current user."""
    on_restore: Optional[RulesChoiceObjectOnRestore] = None
    """What a restore does with a purchase that another user holds."""
    anonymous_holders: Optional[RulesChoiceObjectAnonymousHolders] = None
    """What a restore does with a purchase that only anonymous users hold."""
    one_time_purchases: Optional[RulesChoiceObjectOneTimePurchases] = None
    """Whether a restore moves one-time purchases."""
    unclaimed_purchases: Optional[RulesChoiceObjectUnclaimedPurchases] = None
    """What the daemon does with a purchase that a store reports without a known user: it does not
    record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
    (anonymous)."""
    user_id_length_max: Optional[int] = None
    """Maximum length of a user id, in Unicode scalars."""
    blocked_user_ids: Optional[Sequence[str]] = None
    """Ids that no user may have, compared byte by byte. The empty id is always blocked."""

    _members: ClassVar[tuple[Member, ...]]


RulesChoiceObject._members = (
    Member("preset", "preset", text, "optional"),
    Member("anonymousPrefix", "anonymous_prefix", text, "optional"),
    Member("onIdentifyNew", "on_identify_new", text, "optional"),
    Member("onIdentifyKnown", "on_identify_known", text, "optional"),
    Member("onSwitch", "on_switch", text, "optional"),
    Member("onLogout", "on_logout", text, "optional"),
    Member("onAnonymousLogout", "on_anonymous_logout", text, "optional"),
    Member("purchaseHolders", "purchase_holders", text, "optional"),
    Member("onRestore", "on_restore", text, "optional"),
    Member("anonymousHolders", "anonymous_holders", text, "optional"),
    Member("oneTimePurchases", "one_time_purchases", text, "optional"),
    Member("unclaimedPurchases", "unclaimed_purchases", text, "optional"),
    Member("userIdLengthMax", "user_id_length_max", integer, "optional"),
    Member("blockedUserIds", "blocked_user_ids", list_of(text), "optional"),
)
decode_rules_choice_object = record(RulesChoiceObject)


@dataclass(frozen=True)
class ClockChoiceObject:
    """See `ClockChoiceObject` in Protocol."""

    manual: Union[datetime, str]
    """Time at which the manual clock starts, RFC 3339."""

    _members: ClassVar[tuple[Member, ...]]


ClockChoiceObject._members = (
    Member("manual", "manual", moment, "required"),
)
decode_clock_choice_object = record(ClockChoiceObject)


@dataclass(frozen=True)
class WebhookChoice:
    """A URL that receives the project's events."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    secret: str
    """Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
    itself, in UTF-8."""
    old_secret: Optional[str] = None
    """Second secret that also signs each delivery, until every receiver knows the new secret."""
    authorization: Optional[str] = None
    """Secret that posts carry in their header `Authorization`, with the format `qonversion` after
    `Basic `. Printable ASCII, without a space at either end."""
    format: Optional[WebhookFormat] = None
    """Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    `qonversion`: as these systems document it (webhooks.md)."""
    kinds: Optional[Sequence[EventKind]] = None
    """Kinds of events that it receives, by their names in the feed; the program skips the others.
    Default: every kind."""

    _members: ClassVar[tuple[Member, ...]]


WebhookChoice._members = (
    Member("url", "url", text, "required"),
    Member("secret", "secret", text, "required"),
    Member("oldSecret", "old_secret", text, "optional"),
    Member("authorization", "authorization", text, "optional"),
    Member("format", "format", text, "optional"),
    Member("kinds", "kinds", list_of(text), "optional"),
)
decode_webhook_choice = record(WebhookChoice)


@dataclass(frozen=True)
class StoresChoiceAppStore:
    """How the project verifies what the App Store sends. Replaces the settings as a whole; null
    removes them."""

    apps: Sequence[Union[AppStoreApp, Mapping[str, Any]]]
    """Apps whose notifications the project takes."""
    environments: Optional[Sequence[AppStoreEnvironment]] = None
    """Environments that the project takes. Default: `Production` and `Sandbox`. `Xcode` and
    `LocalTesting` need a project whose `environment` is not `production`."""
    roots: Optional[Sequence[str]] = None
    """Root certificates that replace Apple's, as DER in base64. `project.define` checks that each
    has the shape of a certificate; its fields are read when a notification comes. Only where the
    project's `environment` is not `production`. Default: Apple's root."""

    _members: ClassVar[tuple[Member, ...]]


StoresChoiceAppStore._members = (
    Member("apps", "apps", list_of(decode_app_store_app), "required"),
    Member("environments", "environments", list_of(text), "optional"),
    Member("roots", "roots", list_of(text), "optional"),
)
decode_stores_choice_app_store = record(StoresChoiceAppStore)


@dataclass(frozen=True)
class StoresChoicePlayStore:
    """How the project verifies and reads what Google Play sends. Replaces the settings as a
    whole; null removes them."""

    packages: Sequence[str]
    """Package names of the apps whose notifications the project takes."""

    _members: ClassVar[tuple[Member, ...]]


StoresChoicePlayStore._members = (
    Member("packages", "packages", list_of(text), "required"),
)
decode_stores_choice_play_store = record(StoresChoicePlayStore)


@dataclass(frozen=True)
class StoresChoiceStripe:
    """How the project verifies and reads Stripe's events. Replaces the settings as a whole; null
    removes them."""

    secret: str
    """Signing secret of Stripe's endpoint, with its `whsec_`."""
    old_secret: Optional[Union[str, Absent]] = ABSENT
    """Previous secret, which the daemon also accepts; null when there is none."""
    product: Optional[StoresChoiceStripeProduct] = None
    """Member of Stripe's price that names the product: its `product`, its own id, or its
    `lookup_key`."""
    user_from: Optional[Sequence[str]] = None
    """Members of Stripe's objects that contain the account token: `client_reference_id`,
    `customer` or `metadata.NAME`. The first that is present counts. Default:
    `client_reference_id`."""
    grace: Optional[Union[timedelta, str]] = None
    """How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
    Default: P0D."""

    _members: ClassVar[tuple[Member, ...]]


StoresChoiceStripe._members = (
    Member("secret", "secret", text, "required"),
    Member("oldSecret", "old_secret", nullable(text), "both"),
    Member("product", "product", text, "optional"),
    Member("userFrom", "user_from", list_of(text), "optional"),
    Member("grace", "grace", text, "optional"),
)
decode_stores_choice_stripe = record(StoresChoiceStripe)


@dataclass(frozen=True)
class StoresChoice:
    """New settings of stores. A setting that is left out stays."""

    app_store: Optional[Union[StoresChoiceAppStore, Mapping[str, Any], Absent]] = ABSENT
    """How the project verifies what the App Store sends. Replaces the settings as a whole; null
    removes them."""
    play_store: Optional[Union[StoresChoicePlayStore, Mapping[str, Any], Absent]] = ABSENT
    """How the project verifies and reads what Google Play sends. Replaces the settings as a
    whole; null removes them."""
    stripe: Optional[Union[StoresChoiceStripe, Mapping[str, Any], Absent]] = ABSENT
    """How the project verifies and reads Stripe's events. Replaces the settings as a whole; null
    removes them."""
    custom: Optional[Sequence[str]] = None
    """Stores of the project's own. They replace the previous list as a whole."""

    _members: ClassVar[tuple[Member, ...]]


StoresChoice._members = (
    Member("appStore", "app_store", nullable(decode_stores_choice_app_store), "both"),
    Member("playStore", "play_store", nullable(decode_stores_choice_play_store), "both"),
    Member("stripe", "stripe", nullable(decode_stores_choice_stripe), "both"),
    Member("custom", "custom", list_of(text), "optional"),
)
decode_stores_choice = record(StoresChoice)


@dataclass(frozen=True)
class ProjectDescribeResult:
    """What `project.describe` answers."""

    project: Project
    """A project: a namespace for users, purchases, rules and events, with the counts of its
    records."""

    _members: ClassVar[tuple[Member, ...]]


ProjectDescribeResult._members = (
    Member("project", "project", decode_project, "required"),
)
decode_project_describe_result = record(ProjectDescribeResult)


@dataclass(frozen=True)
class ProjectSummary:
    """One line in the list of projects."""

    id: str
    """A project: a namespace for users, purchases, rules and events. Projects share no data."""
    preset: Union[Preset, str]
    """A named set of rules."""
    created_at: datetime
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    counts: Counts
    """Number of records of a project."""

    _members: ClassVar[tuple[Member, ...]]


ProjectSummary._members = (
    Member("id", "id", text, "required"),
    Member("preset", "preset", text, "required"),
    Member("createdAt", "created_at", moment, "required"),
    Member("counts", "counts", decode_counts, "required"),
)
decode_project_summary = record(ProjectSummary)


@dataclass(frozen=True)
class ProjectListResult:
    """What `project.list` answers."""

    projects: list[ProjectSummary]

    _members: ClassVar[tuple[Member, ...]]


ProjectListResult._members = (
    Member("projects", "projects", list_of(decode_project_summary), "required"),
)
decode_project_list_result = record(ProjectListResult)


@dataclass(frozen=True)
class ProjectStoresResult:
    """What `project.stores` answers."""

    stores: Stores
    """Settings of the stores in which a project sells."""

    _members: ClassVar[tuple[Member, ...]]


ProjectStoresResult._members = (
    Member("stores", "stores", decode_stores, "required"),
)
decode_project_stores_result = record(ProjectStoresResult)


@dataclass(frozen=True)
class Webhook:
    """A URL that receives a project's events, with its secrets. Only an admin can read it."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    secret: str
    """Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
    itself, in UTF-8."""
    old_secret: Optional[str]
    """Second secret that also signs each delivery; null when there is none."""
    authorization: Optional[str]
    """What posts carry in their header `Authorization`; null when they carry none."""
    format: Union[WebhookFormat, str]
    """Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    `qonversion`: as these systems document it (webhooks.md)."""
    paused: bool
    """True if webhook.pause stopped the posts to the URL."""
    consumer: str
    """Name of the consumer whose cursor is the webhook's position. A replay gives the webhook a
    new consumer."""
    cursor: str
    """The webhook's position: all events up to this cursor are delivered."""
    kinds: Optional[list[Union[EventKind, str]]] = None
    """Kinds of events that it receives; absent when it receives every kind."""

    _members: ClassVar[tuple[Member, ...]]


Webhook._members = (
    Member("url", "url", text, "required"),
    Member("secret", "secret", text, "required"),
    Member("oldSecret", "old_secret", nullable(text), "required"),
    Member("authorization", "authorization", nullable(text), "required"),
    Member("format", "format", text, "required"),
    Member("kinds", "kinds", list_of(text), "optional"),
    Member("paused", "paused", boolean, "required"),
    Member("consumer", "consumer", text, "required"),
    Member("cursor", "cursor", text, "required"),
)
decode_webhook = record(Webhook)


@dataclass(frozen=True)
class ProjectWebhooksResult:
    """What `project.webhooks` answers."""

    webhooks: list[Webhook]

    _members: ClassVar[tuple[Member, ...]]


ProjectWebhooksResult._members = (
    Member("webhooks", "webhooks", list_of(decode_webhook), "required"),
)
decode_project_webhooks_result = record(ProjectWebhooksResult)


@dataclass(frozen=True)
class Transaction:
    """One transaction of a purchase: a paid period or a single payment. A member that is not
    required is absent when it is not set."""

    transaction_id: str
    """Id that a store gives to a transaction."""
    product: str
    """A product, by the id that the store and the catalogue use."""
    period_type: Union[PeriodType, str]
    """Price of a period: full (normal), a trial, or introductory (intro)."""
    purchased_at: datetime
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    expires_at: Optional[datetime]
    """RFC 3339 timestamp, or null."""
    as_of: datetime
    """Time of the newest statement about the transaction."""
    no_end: Optional[bool] = None
    """Only in an export: true if a statement named `expiresAt` as null, so that no grace period
    counts as the end; otherwise absent."""
    is_family_shared: Optional[bool] = None
    """Whether a family member bought it and shares it. An export always shows this member and
    those up to `attributes`."""
    price: Optional[Union[str, Absent]] = ABSENT
    """A decimal number in a string, for example "9.99"."""
    currency: Optional[Union[str, Absent]] = ABSENT
    """ISO 4217 code, as it was sent."""
    country: Optional[Union[str, Absent]] = ABSENT
    """ISO 3166 code, as it was sent."""
    offer_code: Optional[Union[str, Absent]] = ABSENT
    """Offer code, as it was sent."""
    attributes: Optional[dict[str, str]] = None
    """Up to 20 strings of the caller's own, which the events of this purchase repeat."""
    kind: Optional[Union[ProductKind, str]] = None
    """The kind that the store named."""
    environment: Optional[Union[PurchaseEnvironment, str]] = None
    """The environment that the store named."""
    auto_renew: Optional[bool] = None
    """False while auto-renew is off."""
    auto_renew_disabled_at: Optional[datetime] = None
    """Time since which auto-renew has been off."""
    grace_period_expires_at: Optional[datetime] = None
    """Last moment of the grace period."""
    billing_retry: Optional[bool] = None
    """True while the store retries a failed payment."""
    paused_until: Optional[datetime] = None
    """Time at which the pause ends."""
    refunded_at: Optional[datetime] = None
    """Time of the refund."""
    revoked_at: Optional[datetime] = None
    """Time at which the store withdrew access."""
    ended_at: Optional[datetime] = None
    """Time at which access ended before the end of the period."""
    paused: Optional[bool] = None
    """True while the store reports the subscription as paused."""
    renews_as: Optional[str] = None
    """Product of the next period."""
    end_reason: Optional[Union[EndReason, str, Absent]] = ABSENT
    """Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
    price increase, a product that is no longer sold (unavailable), the developer, another
    purchase that took it over (replaced), or another reason. Null when the store named none."""
    billing_issue_at: Optional[datetime] = None
    """Time since which billing has failed."""
    listed_at: Optional[datetime] = None
    """Time at which the store last listed the items of the subscription, this one among them.
    Absent if the subscription had one item only."""

    _members: ClassVar[tuple[Member, ...]]


Transaction._members = (
    Member("transactionId", "transaction_id", text, "required"),
    Member("product", "product", text, "required"),
    Member("periodType", "period_type", text, "required"),
    Member("purchasedAt", "purchased_at", moment, "required"),
    Member("expiresAt", "expires_at", nullable(moment), "required"),
    Member("noEnd", "no_end", boolean, "optional"),
    Member("isFamilyShared", "is_family_shared", boolean, "optional"),
    Member("price", "price", nullable(text), "both"),
    Member("currency", "currency", nullable(text), "both"),
    Member("country", "country", nullable(text), "both"),
    Member("offerCode", "offer_code", nullable(text), "both"),
    Member("attributes", "attributes", map_of(text), "optional"),
    Member("kind", "kind", text, "optional"),
    Member("environment", "environment", text, "optional"),
    Member("autoRenew", "auto_renew", boolean, "optional"),
    Member("autoRenewDisabledAt", "auto_renew_disabled_at", moment, "optional"),
    Member("gracePeriodExpiresAt", "grace_period_expires_at", moment, "optional"),
    Member("billingRetry", "billing_retry", boolean, "optional"),
    Member("pausedUntil", "paused_until", moment, "optional"),
    Member("refundedAt", "refunded_at", moment, "optional"),
    Member("revokedAt", "revoked_at", moment, "optional"),
    Member("endedAt", "ended_at", moment, "optional"),
    Member("paused", "paused", boolean, "optional"),
    Member("renewsAs", "renews_as", text, "optional"),
    Member("endReason", "end_reason", nullable(text), "both"),
    Member("billingIssueAt", "billing_issue_at", moment, "optional"),
    Member("listedAt", "listed_at", moment, "optional"),
    Member("asOf", "as_of", moment, "required"),
)
decode_transaction = record(Transaction)


@dataclass(frozen=True)
class Purchase:
    """One product bought in one store, its transactions and its holders."""

    store: str
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: str
    """The first transaction."""
    transaction_id: str
    """The latest transaction."""
    product: str
    """A product, by the id that the store and the catalogue use."""
    kind: Union[ProductKind, str]
    """Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase
    with an end and `nonConsumable` for a purchase without."""
    state: Optional[Union[State, str]]
    """Current state; null before the first purchasedAt."""
    holders: list[str]
    """Who holds the purchase: one id per customer, in byte order."""
    device: Optional[str]
    """Device on which the customer bought; null when there is none."""
    store_account: Optional[str]
    """Store account that bought it; null when there is none."""
    purchased_at: datetime
    """Time of the latest transaction."""
    first_purchased_at: datetime
    """Time of the first transaction."""
    expires_at: Optional[datetime]
    """Last millisecond of the period; null for no end."""
    trial_started_at: Optional[datetime]
    """Time at which a trial began; null without a trial."""
    period_type: Union[PeriodType, str]
    """Price of a period: full (normal), a trial, or introductory (intro)."""
    environment: Union[PurchaseEnvironment, str]
    """Environment of the first transaction."""
    is_family_shared: bool
    """Whether a family member bought it and shares it."""
    price: Optional[str]
    """A decimal number in a string, for example "9.99"."""
    currency: Optional[str]
    """ISO 4217 code, as it was sent."""
    country: Optional[str]
    """ISO 3166 code, as it was sent."""
    offer_code: Optional[str]
    """Offer code, as it was sent."""
    auto_renew: bool
    """Whether it renews automatically: true for a subscription until purchase.update turns it
    off, false for every other kind."""
    auto_renew_disabled_at: Optional[datetime]
    """Time since which auto-renew has been off; null while it is on."""
    grace_period_expires_at: Optional[datetime]
    """Last millisecond of the grace period; null without a grace period."""
    billing_retry: bool
    """Whether the store retries a failed payment."""
    paused_until: Optional[datetime]
    """Time at which the pause ends; null without a pause."""
    refunded_at: Optional[datetime]
    """Time of the refund; null without a refund."""
    revoked_at: Optional[datetime]
    """Time at which the store withdrew access; null when it did not."""
    ended_at: Optional[datetime]
    """Time at which access ended before the end of the period; null when it did not."""
    paused: bool
    """Whether the store reports the subscription as paused."""
    renews_as: Optional[str]
    """Product of the next period; null for the same product."""
    end_reason: Optional[Union[EndReason, str]]
    """Why the purchase ended, or will end; null when the store named no reason."""
    billing_issue_at: Optional[datetime]
    """Time since which billing has failed; null when it does not fail."""
    replaces: Optional[str]
    """Purchase that this one takes over, as the store named it; null when there is none."""
    replaced_by: Optional[str]
    """`originalTransactionId` of the purchase that took this one over; null before it began."""
    replaced_at: Optional[datetime]
    """When that purchase began; null before."""
    keys: list[str]
    """Further names of the purchase, in byte order."""
    renews_count: int
    """Number of renewals at the full price: the number of `normal` periods minus 1, at least
    0."""
    account_token: Optional[str]
    """First account token that the store named; null without one."""
    transactions: list[Transaction]
    """All transactions, oldest first."""
    no_end: Optional[bool] = None
    """Only in an export: true if a call without a date named `expiresAt` as null, and the latest
    transaction has no statement about its end; otherwise absent."""
    first_item: Optional[str] = None
    """`originalTransactionId` of the first item, if this purchase is a further item of the same
    subscription or order; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


Purchase._members = (
    Member("store", "store", text, "required"),
    Member("originalTransactionId", "original_transaction_id", text, "required"),
    Member("transactionId", "transaction_id", text, "required"),
    Member("product", "product", text, "required"),
    Member("kind", "kind", text, "required"),
    Member("state", "state", nullable(text), "required"),
    Member("holders", "holders", list_of(text), "required"),
    Member("device", "device", nullable(text), "required"),
    Member("storeAccount", "store_account", nullable(text), "required"),
    Member("purchasedAt", "purchased_at", moment, "required"),
    Member("firstPurchasedAt", "first_purchased_at", moment, "required"),
    Member("expiresAt", "expires_at", nullable(moment), "required"),
    Member("noEnd", "no_end", boolean, "optional"),
    Member("trialStartedAt", "trial_started_at", nullable(moment), "required"),
    Member("periodType", "period_type", text, "required"),
    Member("environment", "environment", text, "required"),
    Member("isFamilyShared", "is_family_shared", boolean, "required"),
    Member("price", "price", nullable(text), "required"),
    Member("currency", "currency", nullable(text), "required"),
    Member("country", "country", nullable(text), "required"),
    Member("offerCode", "offer_code", nullable(text), "required"),
    Member("autoRenew", "auto_renew", boolean, "required"),
    Member("autoRenewDisabledAt", "auto_renew_disabled_at", nullable(moment), "required"),
    Member("gracePeriodExpiresAt", "grace_period_expires_at", nullable(moment), "required"),
    Member("billingRetry", "billing_retry", boolean, "required"),
    Member("pausedUntil", "paused_until", nullable(moment), "required"),
    Member("refundedAt", "refunded_at", nullable(moment), "required"),
    Member("revokedAt", "revoked_at", nullable(moment), "required"),
    Member("endedAt", "ended_at", nullable(moment), "required"),
    Member("paused", "paused", boolean, "required"),
    Member("renewsAs", "renews_as", nullable(text), "required"),
    Member("endReason", "end_reason", nullable(text), "required"),
    Member("billingIssueAt", "billing_issue_at", nullable(moment), "required"),
    Member("replaces", "replaces", nullable(text), "required"),
    Member("replacedBy", "replaced_by", nullable(text), "required"),
    Member("replacedAt", "replaced_at", nullable(moment), "required"),
    Member("keys", "keys", list_of(text), "required"),
    Member("firstItem", "first_item", text, "optional"),
    Member("renewsCount", "renews_count", integer, "required"),
    Member("accountToken", "account_token", nullable(text), "required"),
    Member("transactions", "transactions", list_of(decode_transaction), "required"),
)
decode_purchase = record(Purchase)


@dataclass(frozen=True)
class PurchaseResult:
    """What `purchase` answers."""

    purchase: Purchase
    """One product bought in one store, its transactions and its holders."""
    created: bool
    """True when the purchase is new."""
    outcome: Union[PurchaseResultOutcome, str]
    """recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
    claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new
    transaction with another product. renewed: any other new transaction. updated: a fact with
    `asOf` changed a known transaction. stale: the daemon had newer information about every field
    that differs. unchanged: no field differs, the transaction is known and the call has no
    `asOf`, or the transaction is new and older than the latest."""
    entitlements: dict[str, Entitlement]
    """The buyer's entitlements after the call. Without `device` and `userId`: those of the
    holder, or none if the purchase has no holder."""
    stale: Optional[list[str]] = None
    """The params that lost against newer information; absent when there are none."""
    warnings: Optional[list[Warning]] = None
    """Absent when there are no warnings."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


PurchaseResult._members = (
    Member("purchase", "purchase", decode_purchase, "required"),
    Member("created", "created", boolean, "required"),
    Member("outcome", "outcome", text, "required"),
    Member("stale", "stale", list_of(text), "optional"),
    Member("entitlements", "entitlements", map_of(decode_entitlement), "required"),
    Member("warnings", "warnings", list_of(decode_warning), "optional"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_purchase_result = record(PurchaseResult)


@dataclass(frozen=True)
class PurchaseUpdateResult:
    """What `purchase.update` answers."""

    purchase: Purchase
    """One product bought in one store, its transactions and its holders."""
    outcome: Union[PurchaseUpdateResultOutcome, str]
    """applied: a field changed. stale: the daemon had newer information about every field that
    differs. unchanged: no field differs."""
    stale: Optional[list[str]] = None
    """The params that lost against newer information; absent when there are none."""
    warnings: Optional[list[Warning]] = None
    """Absent when there are no warnings."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


PurchaseUpdateResult._members = (
    Member("purchase", "purchase", decode_purchase, "required"),
    Member("outcome", "outcome", text, "required"),
    Member("stale", "stale", list_of(text), "optional"),
    Member("warnings", "warnings", list_of(decode_warning), "optional"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_purchase_update_result = record(PurchaseUpdateResult)


@dataclass(frozen=True)
class Refusal:
    """A purchase that a restore refused, and the rule that refused it."""

    store: str
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: str
    """Id that a store gives to a transaction."""
    product: str
    """A product, by the id that the store and the catalogue use."""
    holder: str
    """Who holds it. An identified holder comes before an anonymous holder, then the first in byte
    order."""
    rule: Union[RefusalRule, str]
    """The rule that refused it."""

    _members: ClassVar[tuple[Member, ...]]


Refusal._members = (
    Member("store", "store", text, "required"),
    Member("originalTransactionId", "original_transaction_id", text, "required"),
    Member("product", "product", text, "required"),
    Member("holder", "holder", text, "required"),
    Member("rule", "rule", text, "required"),
)
decode_refusal = record(Refusal)


@dataclass(frozen=True)
class RestoreResult:
    """What `restore` answers."""

    user: User
    """The current user of a device, or the user that an id belongs to."""
    restored: list[Move]
    """Purchases that the user holds now and did not hold before, with unclaimed ones that replace
    them. In the order of `store`, then `originalTransactionId`."""
    transferred: list[Move]
    """Those of `restored` that another user lost."""
    refused: list[Refusal]
    """Purchases that a rule refused to restore."""
    entitlements: dict[str, Entitlement]
    """The user's entitlements after the call."""
    warnings: Optional[list[Warning]] = None
    """Absent when there are no warnings."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


RestoreResult._members = (
    Member("user", "user", decode_user, "required"),
    Member("restored", "restored", list_of(decode_move), "required"),
    Member("transferred", "transferred", list_of(decode_move), "required"),
    Member("refused", "refused", list_of(decode_refusal), "required"),
    Member("entitlements", "entitlements", map_of(decode_entitlement), "required"),
    Member("warnings", "warnings", list_of(decode_warning), "optional"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_restore_result = record(RestoreResult)


@dataclass(frozen=True)
class PurchaseRef:
    """A purchase, by its store and the id of its first transaction."""

    store: str
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: str
    """Id of the purchase's first transaction."""

    _members: ClassVar[tuple[Member, ...]]


PurchaseRef._members = (
    Member("store", "store", text, "required"),
    Member("originalTransactionId", "original_transaction_id", text, "required"),
)
decode_purchase_ref = record(PurchaseRef)


@dataclass(frozen=True)
class RevokeResult:
    """What `revoke` answers."""

    entitlement: Entitlement
    """The entitlement after the call. A purchase may still give it."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


RevokeResult._members = (
    Member("entitlement", "entitlement", decode_entitlement, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_revoke_result = record(RevokeResult)


@dataclass(frozen=True)
class RpcDiscoverResult:
    """The OpenRPC document, with `x-role` on every method."""

    openrpc: str
    info: dict[str, Any]
    methods: list[dict[str, Any]]
    components: dict[str, Any]

    _members: ClassVar[tuple[Member, ...]]


RpcDiscoverResult._members = (
    Member("openrpc", "openrpc", text, "required"),
    Member("info", "info", map_of(anything), "required"),
    Member("methods", "methods", list_of(map_of(anything)), "required"),
    Member("components", "components", map_of(anything), "required"),
)
decode_rpc_discover_result = record(RpcDiscoverResult)


@dataclass(frozen=True)
class MethodSummary:
    """One line in the list of methods."""

    name: str
    summary: str
    role: Union[MethodSummaryRole, str]

    _members: ClassVar[tuple[Member, ...]]


MethodSummary._members = (
    Member("name", "name", text, "required"),
    Member("summary", "summary", text, "required"),
    Member("role", "role", text, "required"),
)
decode_method_summary = record(MethodSummary)


@dataclass(frozen=True)
class ServerDescribeResult:
    """What `server.describe` answers."""

    methods: Optional[list[MethodSummary]] = None
    """All methods, sorted by name. Only without `method`."""
    method: Optional[dict[str, Any]] = None
    """The method's entry in the OpenRPC document. Only with `method`."""
    components: Optional[dict[str, Any]] = None
    """The schemas that the entry refers to, in `schemas`. Only with `method`."""

    _members: ClassVar[tuple[Member, ...]]


ServerDescribeResult._members = (
    Member("methods", "methods", list_of(decode_method_summary), "optional"),
    Member("method", "method", map_of(anything), "optional"),
    Member("components", "components", map_of(anything), "optional"),
)
decode_server_describe_result = record(ServerDescribeResult)


@dataclass(frozen=True)
class Limits:
    """The daemon's limits by name."""

    line_bytes_max: int
    """Longest line, in bytes without the line feed."""
    batch_entries_max: int
    """Most requests in one batch."""
    depth_max: int
    """Deepest nesting of JSON arrays and objects."""
    request_id_bytes_max: int
    """Longest request id, in bytes."""
    additional: dict[str, int] = field(default_factory=dict)
    """Members that are not named here."""

    _members: ClassVar[tuple[Member, ...]]


Limits._members = (
    Member("lineBytesMax", "line_bytes_max", integer, "required"),
    Member("batchEntriesMax", "batch_entries_max", integer, "required"),
    Member("depthMax", "depth_max", integer, "required"),
    Member("requestIdBytesMax", "request_id_bytes_max", integer, "required"),
)
decode_limits = record(Limits, integer)


@dataclass(frozen=True)
class StoreState:
    """Where the daemon keeps its data."""

    kind: Union[StoreStateKind, str]
    """Kind of the store."""
    shared: bool
    """Whether other daemons may write the store, too: true only for `postgres`."""
    reachable: Optional[bool] = None
    """Whether the database answered when the daemon last asked, which it does once a second or
    more often. Only if `shared`."""
    durability: Optional[Union[StoreStateDurability, str]] = None
    """`replicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`,
    and once the database has answered."""
    history_losses: Optional[int] = None
    """How often since its start the daemon found that the database had lost commits, for example
    after a restored backup. Only if `shared`."""
    clock_offset_ms: Optional[int] = None
    """Milliseconds by which the database's clock is ahead of this machine's; negative if it is
    behind. Only if `shared`, and once the database has answered."""

    _members: ClassVar[tuple[Member, ...]]


StoreState._members = (
    Member("kind", "kind", text, "required"),
    Member("shared", "shared", boolean, "required"),
    Member("reachable", "reachable", boolean, "optional"),
    Member("durability", "durability", text, "optional"),
    Member("historyLosses", "history_losses", integer, "optional"),
    Member("clockOffsetMs", "clock_offset_ms", integer, "optional"),
)
decode_store_state = record(StoreState)


@dataclass(frozen=True)
class Peer:
    """The other end of the connection, as the kernel reports it."""

    uid: int
    gid: int
    pid: int
    role: Union[PeerRole, str]

    _members: ClassVar[tuple[Member, ...]]


Peer._members = (
    Member("uid", "uid", integer, "required"),
    Member("gid", "gid", integer, "required"),
    Member("pid", "pid", integer, "required"),
    Member("role", "role", text, "required"),
)
decode_peer = record(Peer)


@dataclass(frozen=True)
class ServerInfoResult:
    """What `server.info` answers."""

    version: str
    """Version of the daemon."""
    protocol: int
    """Version of this protocol."""
    limits: Limits
    """The daemon's limits by name."""
    uptime_ms: int
    """Milliseconds since the daemon started."""
    store: StoreState
    """Where the daemon keeps its data."""
    peer: Peer
    """The other end of the connection, as the kernel reports it."""

    _members: ClassVar[tuple[Member, ...]]


ServerInfoResult._members = (
    Member("version", "version", text, "required"),
    Member("protocol", "protocol", integer, "required"),
    Member("limits", "limits", decode_limits, "required"),
    Member("uptimeMs", "uptime_ms", integer, "required"),
    Member("store", "store", decode_store_state, "required"),
    Member("peer", "peer", decode_peer, "required"),
)
decode_server_info_result = record(ServerInfoResult)


@dataclass(frozen=True)
class ServerPingResult:
    """What `server.ping` answers."""

    pong: bool
    """Always true."""
    now: datetime
    """Time of the system clock."""
    echo: Any = ABSENT
    """The value from the request; absent when the request has none."""

    _members: ClassVar[tuple[Member, ...]]


ServerPingResult._members = (
    Member("pong", "pong", boolean, "required"),
    Member("now", "now", moment, "required"),
    Member("echo", "echo", anything, "both"),
)
decode_server_ping_result = record(ServerPingResult)


@dataclass(frozen=True)
class DurationBucket:
    """A bucket of a histogram."""

    up_to_micros: Optional[int]
    """The longest duration that it counts. Null for durations longer than every bound."""
    count: int
    """How many durations are longer than the bound of the bucket before, and not longer than this
    one."""

    _members: ClassVar[tuple[Member, ...]]


DurationBucket._members = (
    Member("upToMicros", "up_to_micros", nullable(integer), "required"),
    Member("count", "count", integer, "required"),
)
decode_duration_bucket = record(DurationBucket)


@dataclass(frozen=True)
class Durations:
    """A histogram of durations since the daemon's start, in microseconds."""

    count: int
    """How many durations it counts."""
    sum_micros: int
    """Their sum."""
    max_micros: int
    """The longest of them."""
    buckets: list[DurationBucket]
    """The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6,
    8, 12, 16 and so on up to 100 seconds."""

    _members: ClassVar[tuple[Member, ...]]


Durations._members = (
    Member("count", "count", integer, "required"),
    Member("sumMicros", "sum_micros", integer, "required"),
    Member("maxMicros", "max_micros", integer, "required"),
    Member("buckets", "buckets", list_of(decode_duration_bucket), "required"),
)
decode_durations = record(Durations)


@dataclass(frozen=True)
class MethodStats:
    """The requests of a method, without those that the daemon has not answered yet."""

    requests: int
    """How many requests the daemon answered, with results or errors."""
    errors: dict[str, int]
    """How many errors of each kind. Kinds that did not occur are missing."""
    durations: Durations
    """A histogram of durations since the daemon's start, in microseconds."""

    _members: ClassVar[tuple[Member, ...]]


MethodStats._members = (
    Member("requests", "requests", integer, "required"),
    Member("errors", "errors", map_of(integer), "required"),
    Member("durations", "durations", decode_durations, "required"),
)
decode_method_stats = record(MethodStats)


@dataclass(frozen=True)
class CacheStats:
    """What the daemon has in memory, and how well that serves."""

    replies: int
    """Replies to `checkEntitlements` in the cache, valid or not."""
    reply_hits: int
    """Requests that the daemon answered from that cache since its start."""
    records: int
    """Records in memory."""
    record_bytes: int
    """Their memory, by estimate."""
    record_loads: int
    """Records that the daemon read from the store since its start."""

    _members: ClassVar[tuple[Member, ...]]


CacheStats._members = (
    Member("replies", "replies", integer, "required"),
    Member("replyHits", "reply_hits", integer, "required"),
    Member("records", "records", integer, "required"),
    Member("recordBytes", "record_bytes", integer, "required"),
    Member("recordLoads", "record_loads", integer, "required"),
)
decode_cache_stats = record(CacheStats)


@dataclass(frozen=True)
class PeerStats:
    """The open connections of a uid with a role."""

    uid: int
    role: Union[PeerStatsRole, str]
    """`none` for clients without a role, whose requests the daemon refuses."""
    connections: int
    """How many connections."""

    _members: ClassVar[tuple[Member, ...]]


PeerStats._members = (
    Member("uid", "uid", integer, "required"),
    Member("role", "role", text, "required"),
    Member("connections", "connections", integer, "required"),
)
decode_peer_stats = record(PeerStats)


@dataclass(frozen=True)
class ConnectionStats:
    """The connections, and the replies that wait on them."""

    open: int
    """Open connections."""
    opened: int
    """Connections that clients opened since the daemon's start."""
    refused: int
    """Connections that the daemon refused since its start, because there were too many."""
    peers: list[PeerStats]
    """The open connections by uid and role."""
    owed_bytes: int
    """Replies that wait for the disk."""
    unsent_bytes: int
    """Replies that wait for clients to read them."""

    _members: ClassVar[tuple[Member, ...]]


ConnectionStats._members = (
    Member("open", "open", integer, "required"),
    Member("opened", "opened", integer, "required"),
    Member("refused", "refused", integer, "required"),
    Member("peers", "peers", list_of(decode_peer_stats), "required"),
    Member("owedBytes", "owed_bytes", integer, "required"),
    Member("unsentBytes", "unsent_bytes", integer, "required"),
)
decode_connection_stats = record(ConnectionStats)


@dataclass(frozen=True)
class CommitStats:
    """The commits since the daemon's start."""

    turns: int
    """Turns that became durable. A turn is what the daemon decides together; a commit has one or
    more."""
    waiting_turns: int
    """Turns that wait for the disk now."""
    failures: int
    """Commits that failed, for example because the disk was full."""
    durations: Durations
    """A histogram of durations since the daemon's start, in microseconds."""

    _members: ClassVar[tuple[Member, ...]]


CommitStats._members = (
    Member("turns", "turns", integer, "required"),
    Member("waitingTurns", "waiting_turns", integer, "required"),
    Member("failures", "failures", integer, "required"),
    Member("durations", "durations", decode_durations, "required"),
)
decode_commit_stats = record(CommitStats)


@dataclass(frozen=True)
class StorageStats:
    """The files of the store, and the work on them since the daemon's start. Missing if the store
    is in memory."""

    data_file_bytes: int
    """Size of the data file."""
    log_file_bytes: int
    """Size of SQLite's write-ahead log."""
    journal_file_bytes: int
    """Size of the two files of the journal."""
    journal_bytes: int
    """Bytes in the journal that the daemon has not copied to the tables yet."""
    journal_age_ms: int
    """Milliseconds since the oldest of them was committed; 0 if there are none."""
    free_bytes: Optional[int]
    """Free space for the daemon on the file system of the data file; null if the system does not
    say."""
    syncs: Durations
    """A histogram of durations since the daemon's start, in microseconds."""
    checkpoints: Durations
    """A histogram of durations since the daemon's start, in microseconds."""
    rebuilds: Durations
    """A histogram of durations since the daemon's start, in microseconds."""

    _members: ClassVar[tuple[Member, ...]]


StorageStats._members = (
    Member("dataFileBytes", "data_file_bytes", integer, "required"),
    Member("logFileBytes", "log_file_bytes", integer, "required"),
    Member("journalFileBytes", "journal_file_bytes", integer, "required"),
    Member("journalBytes", "journal_bytes", integer, "required"),
    Member("journalAgeMs", "journal_age_ms", integer, "required"),
    Member("freeBytes", "free_bytes", nullable(integer), "required"),
    Member("syncs", "syncs", decode_durations, "required"),
    Member("checkpoints", "checkpoints", decode_durations, "required"),
    Member("rebuilds", "rebuilds", decode_durations, "required"),
)
decode_storage_stats = record(StorageStats)


@dataclass(frozen=True)
class ConsumerLag:
    """A consumer of a feed."""

    project: str
    """A project: a namespace for users, purchases, rules and events. Projects share no data."""
    consumer: str
    """Name of a consumer: a reader of the log whose position the daemon stores. The reader
    chooses it, for example `mailer`."""
    cursor: str
    """A position in a project's log: the number of the last event before it. "0" is the position
    before the first event."""
    lag: int
    """Events that it has not acknowledged."""

    _members: ClassVar[tuple[Member, ...]]


ConsumerLag._members = (
    Member("project", "project", text, "required"),
    Member("consumer", "consumer", text, "required"),
    Member("cursor", "cursor", text, "required"),
    Member("lag", "lag", integer, "required"),
)
decode_consumer_lag = record(ConsumerLag)


@dataclass(frozen=True)
class FeedStats:
    """The readers of events."""

    waits: int
    """`events.wait` requests that wait now."""
    subscriptions: int
    """Open subscriptions."""
    consumers: list[ConsumerLag]
    """Consumers, by project and name: at most 256."""
    more_consumers: bool
    """Whether there are more consumers."""

    _members: ClassVar[tuple[Member, ...]]


FeedStats._members = (
    Member("waits", "waits", integer, "required"),
    Member("subscriptions", "subscriptions", integer, "required"),
    Member("consumers", "consumers", list_of(decode_consumer_lag), "required"),
    Member("moreConsumers", "more_consumers", boolean, "required"),
)
decode_feed_stats = record(FeedStats)


@dataclass(frozen=True)
class BackgroundStats:
    """Work that no request waits for, as of now."""

    expiries_due: int
    """Ends of periods and grants that have passed and whose events the daemon has not emitted
    yet: at most 1000."""
    expiries_late_ms: int
    """Milliseconds since the oldest of these ends."""
    erasures: int
    """Deletions that the daemon has not finished."""
    erasures_uncleared: int
    """Finished deletions that free bytes of the files still have something of."""
    cleared_by: Optional[datetime]
    """When the files are overwritten for the oldest of them, at the latest."""
    erasures_halted: bool
    """Whether the deletions wait for the next start, because a step failed several times."""
    catalogue_changes: int
    """Projects with a changed catalogue whose events the daemon has not yet emitted for every
    customer."""
    clock_steps: int
    """How often the clock was set by more than a minute since the daemon's start: the system's,
    or that of a shared database."""

    _members: ClassVar[tuple[Member, ...]]


BackgroundStats._members = (
    Member("expiriesDue", "expiries_due", integer, "required"),
    Member("expiriesLateMs", "expiries_late_ms", integer, "required"),
    Member("erasures", "erasures", integer, "required"),
    Member("erasuresUncleared", "erasures_uncleared", integer, "required"),
    Member("clearedBy", "cleared_by", nullable(moment), "required"),
    Member("erasuresHalted", "erasures_halted", boolean, "required"),
    Member("catalogueChanges", "catalogue_changes", integer, "required"),
    Member("clockSteps", "clock_steps", integer, "required"),
)
decode_background_stats = record(BackgroundStats)


@dataclass(frozen=True)
class ServerStatsResult:
    """What `server.stats` answers."""

    uptime_ms: int
    """Milliseconds since the daemon started."""
    methods: dict[str, MethodStats]
    """The methods that were called since the daemon's start, by name."""
    refusals: dict[str, int]
    """How many errors of each kind. Kinds that did not occur are missing."""
    slow_requests: int
    """Requests that took longer than the threshold `--log-slow` since the daemon's start."""
    cache: CacheStats
    """What the daemon has in memory, and how well that serves."""
    connections: ConnectionStats
    """The connections, and the replies that wait on them."""
    turns: Durations
    """A histogram of durations since the daemon's start, in microseconds."""
    commits: CommitStats
    """The commits since the daemon's start."""
    store: StoreState
    """Where the daemon keeps its data."""
    feed: FeedStats
    """The readers of events."""
    background: BackgroundStats
    """Work that no request waits for, as of now."""
    storage: Optional[StorageStats] = None
    """The files of the store, and the work on them since the daemon's start. Missing if the store
    is in memory."""

    _members: ClassVar[tuple[Member, ...]]


ServerStatsResult._members = (
    Member("uptimeMs", "uptime_ms", integer, "required"),
    Member("methods", "methods", map_of(decode_method_stats), "required"),
    Member("refusals", "refusals", map_of(integer), "required"),
    Member("slowRequests", "slow_requests", integer, "required"),
    Member("cache", "cache", decode_cache_stats, "required"),
    Member("connections", "connections", decode_connection_stats, "required"),
    Member("turns", "turns", decode_durations, "required"),
    Member("commits", "commits", decode_commit_stats, "required"),
    Member("storage", "storage", decode_storage_stats, "optional"),
    Member("store", "store", decode_store_state, "required"),
    Member("feed", "feed", decode_feed_stats, "required"),
    Member("background", "background", decode_background_stats, "required"),
)
decode_server_stats_result = record(ServerStatsResult)


@dataclass(frozen=True)
class SetUserPropertyResult:
    """What `setUserProperty` answers."""

    user_id: str
    """Id of the user that the result is about."""
    key: str
    """Name of a property: 1 to 80 letters, digits, and _ . : - $."""
    value: str
    """Value of a property."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


SetUserPropertyResult._members = (
    Member("userId", "user_id", text, "required"),
    Member("key", "key", text, "required"),
    Member("value", "value", text, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_set_user_property_result = record(SetUserPropertyResult)


@dataclass(frozen=True)
class StoreNotification:
    """The store's message. `id` and `type` are null for a bare signed transaction, and for what
    the caller fetched."""

    id: Optional[str]
    """Apple's `notificationUUID`, Google's `messageId`, Stripe's event id."""
    type: Optional[str]
    """The store's type."""
    subtype: Optional[str]
    """Apple's subtype; null if there is none."""
    at: datetime
    """Time at which the store made it."""
    environment: Optional[Union[StoreNotificationEnvironment, str]]
    """Null if the message has none."""
    original_transaction_id: Optional[str] = None
    """Chain of `transactionId`; absent without it."""
    transaction_id: Optional[str] = None
    """Transaction that an ignored message of Apple is about, for example one that asks for
    consumption data. Absent otherwise."""

    _members: ClassVar[tuple[Member, ...]]


StoreNotification._members = (
    Member("id", "id", nullable(text), "required"),
    Member("type", "type", nullable(text), "required"),
    Member("subtype", "subtype", nullable(text), "required"),
    Member("at", "at", moment, "required"),
    Member("environment", "environment", nullable(text), "required"),
    Member("originalTransactionId", "original_transaction_id", text, "optional"),
    Member("transactionId", "transaction_id", text, "optional"),
)
decode_store_notification = record(StoreNotification)


@dataclass(frozen=True)
class StoreQuestion:
    """What to fetch from the store: its kind, and the ids that the store gave."""

    kind: Union[StoreQuestionKind, str]
    id: Optional[str] = None
    """Id of the object at Stripe."""
    package_name: Optional[str] = None
    """Package of the app at Google."""
    purchase_token: Optional[str] = None
    """Token of the purchase at Google."""
    charge: Optional[str] = None
    """Charge whose invoice is to be fetched."""
    payment_intent: Optional[str] = None
    """Payment whose invoice is to be fetched."""
    expand: Optional[Union[StoreQuestionExpand, str]] = None
    """What the object at Stripe must contain as a whole, and not as an id."""

    _members: ClassVar[tuple[Member, ...]]


StoreQuestion._members = (
    Member("kind", "kind", text, "required"),
    Member("id", "id", text, "optional"),
    Member("packageName", "package_name", text, "optional"),
    Member("purchaseToken", "purchase_token", text, "optional"),
    Member("charge", "charge", text, "optional"),
    Member("paymentIntent", "payment_intent", text, "optional"),
    Member("expand", "expand", text, "optional"),
)
decode_store_question = record(StoreQuestion)


@dataclass(frozen=True)
class NotifiedPurchase:
    """What a notification did to one purchase."""

    store: str
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: str
    """Id that a store gives to a transaction."""
    transaction_id: str
    """Transaction that the statement is about."""
    outcome: Union[NotifiedPurchaseOutcome, str]
    """As of `purchase`."""
    fields: Optional[list[str]] = None
    """Fields of the transaction that changed; for a new period, those that differ from the period
    before, apart from `purchasedAt`. Absent when there are none."""
    stale: Optional[list[str]] = None
    """Fields that lost against newer information; absent when there are none."""

    _members: ClassVar[tuple[Member, ...]]


NotifiedPurchase._members = (
    Member("store", "store", text, "required"),
    Member("originalTransactionId", "original_transaction_id", text, "required"),
    Member("transactionId", "transaction_id", text, "required"),
    Member("outcome", "outcome", text, "required"),
    Member("fields", "fields", list_of(text), "optional"),
    Member("stale", "stale", list_of(text), "optional"),
)
decode_notified_purchase = record(NotifiedPurchase)


@dataclass(frozen=True)
class StoreNotifyResult:
    """What `store.notify` answers."""

    notification: StoreNotification
    """The store's message. `id` and `type` are null for a bare signed transaction, and for what
    the caller fetched."""
    outcome: Union[StoreNotifyResultOutcome, str]
    """applied: a record changed. stale: the daemon has newer or equal information. repeated: the
    daemon recorded this notification before. ignored: it changes nothing, see `why`. unclaimed:
    the purchase is recorded, and has no holder yet. ask: the store says only that something
    changed, see `ask`."""
    purchases: list[NotifiedPurchase]
    """What the notification did to each purchase."""
    why: Optional[Union[StoreNotifyResultWhy, str]] = None
    """Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for
    the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports
    nothing about a purchase. unknownType: the daemon does not know its type. Absent otherwise."""
    ask: Optional[StoreQuestion] = None
    """What to fetch from the store and to send as `response`, with the same payload. Absent for
    other outcomes."""
    warnings: Optional[list[Warning]] = None
    """Absent when there are no warnings."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


StoreNotifyResult._members = (
    Member("notification", "notification", decode_store_notification, "required"),
    Member("outcome", "outcome", text, "required"),
    Member("why", "why", text, "optional"),
    Member("ask", "ask", decode_store_question, "optional"),
    Member("purchases", "purchases", list_of(decode_notified_purchase), "required"),
    Member("warnings", "warnings", list_of(decode_warning), "optional"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_store_notify_result = record(StoreNotifyResult)


@dataclass(frozen=True)
class StoreResponse:
    """An object that the caller fetched from a store's API."""

    kind: StoreResponseKind
    """What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
    (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`."""
    body: Mapping[str, Any]
    """The JSON object that the API returned."""
    purchase_token: Optional[str] = None
    """Token of the purchase at Google. Required for `playStore` without a payload."""
    package_name: Optional[str] = None
    """Package of the app at Google."""
    fetched_at: Optional[Union[datetime, str]] = None
    """Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default: now,
    by the project's clock."""

    _members: ClassVar[tuple[Member, ...]]


StoreResponse._members = (
    Member("kind", "kind", text, "required"),
    Member("purchaseToken", "purchase_token", text, "optional"),
    Member("packageName", "package_name", text, "optional"),
    Member("body", "body", map_of(anything), "required"),
    Member("fetchedAt", "fetched_at", moment, "optional"),
)
decode_store_response = record(StoreResponse)


@dataclass(frozen=True)
class StoreUnclaimedResult:
    """What `store.unclaimed` answers."""

    purchases: list[Purchase]
    """In the order of `store`, then `originalTransactionId`, by bytes."""
    cursor: str
    """What the next call gives as `after`."""
    more: bool
    """Whether more purchases follow."""

    _members: ClassVar[tuple[Member, ...]]


StoreUnclaimedResult._members = (
    Member("purchases", "purchases", list_of(decode_purchase), "required"),
    Member("cursor", "cursor", text, "required"),
    Member("more", "more", boolean, "required"),
)
decode_store_unclaimed_result = record(StoreUnclaimedResult)


@dataclass(frozen=True)
class UserDeleteResult:
    """What `user.delete` answers."""

    tombstone: str
    """New id that replaces every erased id in events. It belongs to no user."""
    users: int
    """Number of erased users: the aliases of the customer."""
    devices: int
    """Number of erased devices. `install` can register them again."""
    purchases: int
    """Number of erased purchases: those that no other customer holds."""
    shared: int
    """Number of purchases that other customers hold and keep."""
    traces: Union[UserDeleteResultTraces, str]
    """What is left of what is erased. `pending`: free bytes of the daemon's files, until
    `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing. `database`:
    it is deleted from the shared database, whose files belong to its administrator (fleet.md)."""
    cleared_by: Optional[datetime] = None
    """When the last byte is overwritten, at the latest. Only if `traces` is `pending`."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


UserDeleteResult._members = (
    Member("tombstone", "tombstone", text, "required"),
    Member("users", "users", integer, "required"),
    Member("devices", "devices", integer, "required"),
    Member("purchases", "purchases", integer, "required"),
    Member("shared", "shared", integer, "required"),
    Member("traces", "traces", text, "required"),
    Member("clearedBy", "cleared_by", moment, "optional"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_user_delete_result = record(UserDeleteResult)


@dataclass(frozen=True)
class UserExportResultIdsItem:
    """See `UserExportResultIdsItem` in Protocol."""

    id: str
    """Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    blockedUserId and a longer id userIdTooLong, so this schema has no length."""
    kind: Union[UserExportResultIdsItemKind, str]
    """Who uses the id. `customer`: the customerId of a customer that began with an identified
    user."""
    device: Optional[str]
    """Device of an anonymous id; otherwise null."""
    created_at: datetime
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""

    _members: ClassVar[tuple[Member, ...]]


UserExportResultIdsItem._members = (
    Member("id", "id", text, "required"),
    Member("kind", "kind", text, "required"),
    Member("device", "device", nullable(text), "required"),
    Member("createdAt", "created_at", moment, "required"),
)
decode_user_export_result_ids_item = record(UserExportResultIdsItem)


@dataclass(frozen=True)
class UserExportResultDevicesItem:
    """See `UserExportResultDevicesItem` in Protocol."""

    device: str
    """A device: one installation of one app. A reinstallation is a new device."""
    anonymous_id: str
    """Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    blockedUserId and a longer id userIdTooLong, so this schema has no length."""
    identity_id: Optional[str]
    """Id of the identified user; null when no user is logged in."""
    store_account: Optional[str]
    platform: Optional[str]
    app: Optional[str]
    created_at: datetime
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""

    _members: ClassVar[tuple[Member, ...]]


UserExportResultDevicesItem._members = (
    Member("device", "device", text, "required"),
    Member("anonymousId", "anonymous_id", text, "required"),
    Member("identityId", "identity_id", nullable(text), "required"),
    Member("storeAccount", "store_account", nullable(text), "required"),
    Member("platform", "platform", nullable(text), "required"),
    Member("app", "app", nullable(text), "required"),
    Member("createdAt", "created_at", moment, "required"),
)
decode_user_export_result_devices_item = record(UserExportResultDevicesItem)


@dataclass(frozen=True)
class UserExportResultGrantsItem:
    """See `UserExportResultGrantsItem` in Protocol."""

    entitlement: str
    """An entitlement, for example `premium`."""
    granted_at: datetime
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    expires_at: Optional[datetime]
    """RFC 3339 timestamp, or null."""
    revoked_at: Optional[datetime]
    """RFC 3339 timestamp, or null."""

    _members: ClassVar[tuple[Member, ...]]


UserExportResultGrantsItem._members = (
    Member("entitlement", "entitlement", text, "required"),
    Member("grantedAt", "granted_at", moment, "required"),
    Member("expiresAt", "expires_at", nullable(moment), "required"),
    Member("revokedAt", "revoked_at", nullable(moment), "required"),
)
decode_user_export_result_grants_item = record(UserExportResultGrantsItem)


@dataclass(frozen=True)
class UserExportResultPropertiesItem:
    """See `UserExportResultPropertiesItem` in Protocol."""

    key: str
    """Name of a property: 1 to 80 letters, digits, and _ . : - $."""
    value: str
    """Value of a property."""
    set_at: datetime
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""

    _members: ClassVar[tuple[Member, ...]]


UserExportResultPropertiesItem._members = (
    Member("key", "key", text, "required"),
    Member("value", "value", text, "required"),
    Member("setAt", "set_at", moment, "required"),
)
decode_user_export_result_properties_item = record(UserExportResultPropertiesItem)


@dataclass(frozen=True)
class UserExportResultOverriddenItem:
    """See `UserExportResultOverriddenItem` in Protocol."""

    key: str
    """Name of a property: 1 to 80 letters, digits, and _ . : - $."""
    value: str
    """Value of a property."""
    set_at: datetime
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""

    _members: ClassVar[tuple[Member, ...]]


UserExportResultOverriddenItem._members = (
    Member("key", "key", text, "required"),
    Member("value", "value", text, "required"),
    Member("setAt", "set_at", moment, "required"),
)
decode_user_export_result_overridden_item = record(UserExportResultOverriddenItem)


@dataclass(frozen=True)
class UserExportResult:
    """What `user.export` answers."""

    user: User
    """The current user of a device, or the user that an id belongs to."""
    first_id: str
    """First id that the customer had. After a merge, that of the older customer."""
    last_id: str
    """Id that acted last: the user of the last install, identify, purchase or restore."""
    ids: list[UserExportResultIdsItem]
    """Every id of the customer, in byte order."""
    devices: list[UserExportResultDevicesItem]
    """Devices whose anonymous or identified user belongs to the customer, in byte order."""
    account_tokens: list[str]
    """Account tokens registered for the customer, in byte order."""
    purchases: list[Purchase]
    """Purchases that the customer holds, with all their transactions."""
    claims: list[PurchaseRef]
    """Purchases that an import gave to the customer and that no store has reported yet."""
    grants: list[UserExportResultGrantsItem]
    """Grants, including those that have ended."""
    properties: list[UserExportResultPropertiesItem]
    overridden: list[UserExportResultOverriddenItem]
    """Earlier values of properties that another user of the same customer replaced. An empty
    value is a removal."""
    entitlements: dict[str, Entitlement]
    """Entitlements by their ids, including inactive entitlements."""
    at: datetime
    """Time of the entitlements and of the purchases' states: now."""
    events: Optional[list[Event]] = None
    """Events of the customer, oldest first, at most 1000."""
    cursor: Optional[str] = None
    """Position at which events.read continues, with the same id as `user`."""
    more_events: Optional[bool] = None
    """True when events.read has more events of the customer."""

    _members: ClassVar[tuple[Member, ...]]


UserExportResult._members = (
    Member("user", "user", decode_user, "required"),
    Member("firstId", "first_id", text, "required"),
    Member("lastId", "last_id", text, "required"),
    Member("ids", "ids", list_of(decode_user_export_result_ids_item), "required"),
    Member("devices", "devices", list_of(decode_user_export_result_devices_item), "required"),
    Member("accountTokens", "account_tokens", list_of(text), "required"),
    Member("purchases", "purchases", list_of(decode_purchase), "required"),
    Member("claims", "claims", list_of(decode_purchase_ref), "required"),
    Member("grants", "grants", list_of(decode_user_export_result_grants_item), "required"),
    Member("properties", "properties", list_of(decode_user_export_result_properties_item), "required"),
    Member("overridden", "overridden", list_of(decode_user_export_result_overridden_item), "required"),
    Member("entitlements", "entitlements", map_of(decode_entitlement), "required"),
    Member("at", "at", moment, "required"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("cursor", "cursor", text, "optional"),
    Member("moreEvents", "more_events", boolean, "optional"),
)
decode_user_export_result = record(UserExportResult)


@dataclass(frozen=True)
class UserImportResultPurchasesItem:
    """See `UserImportResultPurchasesItem` in Protocol."""

    store: str
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: str
    """Id that a store gives to a transaction."""
    outcome: Union[UserImportResultPurchasesItemOutcome, str]

    _members: ClassVar[tuple[Member, ...]]


UserImportResultPurchasesItem._members = (
    Member("store", "store", text, "required"),
    Member("originalTransactionId", "original_transaction_id", text, "required"),
    Member("outcome", "outcome", text, "required"),
)
decode_user_import_result_purchases_item = record(UserImportResultPurchasesItem)


@dataclass(frozen=True)
class UserImportResult:
    """What `user.import` answers."""

    created: bool
    """Whether the customer is new."""
    outcome: Union[UserImportResultOutcome, str]
    """`unchanged` when everything was there already."""
    purchases: list[UserImportResultPurchasesItem]
    """What happened to each purchase, in the given order, and then to each claim."""
    entitlements: dict[str, Entitlement]
    """Entitlements by their ids, including inactive entitlements."""
    user: Optional[User] = None
    """The customer's user. Missing when `ids` is empty."""
    warnings: Optional[list[Warning]] = None
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


UserImportResult._members = (
    Member("user", "user", decode_user, "optional"),
    Member("created", "created", boolean, "required"),
    Member("outcome", "outcome", text, "required"),
    Member("purchases", "purchases", list_of(decode_user_import_result_purchases_item), "required"),
    Member("entitlements", "entitlements", map_of(decode_entitlement), "required"),
    Member("warnings", "warnings", list_of(decode_warning), "optional"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_user_import_result = record(UserImportResult)


@dataclass(frozen=True)
class UserImportUser:
    """See `UserImportUser` in Protocol."""

    id: Any = ABSENT
    """Not read."""
    anonymous_id: Any = ABSENT
    """Not read."""
    identity_id: Any = ABSENT
    """Not read."""
    customer_id: Optional[Union[str, Absent]] = ABSENT
    aliases: Any = ABSENT
    """Not read."""
    device: Any = ABSENT
    """Not read."""
    created_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """RFC 3339 timestamp, or null."""
    environment: Any = ABSENT
    """Not read."""

    _members: ClassVar[tuple[Member, ...]]


UserImportUser._members = (
    Member("id", "id", anything, "both"),
    Member("anonymousId", "anonymous_id", anything, "both"),
    Member("identityId", "identity_id", anything, "both"),
    Member("customerId", "customer_id", nullable(text), "both"),
    Member("aliases", "aliases", anything, "both"),
    Member("device", "device", anything, "both"),
    Member("createdAt", "created_at", nullable(moment), "both"),
    Member("environment", "environment", anything, "both"),
)
decode_user_import_user = record(UserImportUser)


@dataclass(frozen=True)
class UserImportIdsItem:
    """See `UserImportIdsItem` in Protocol."""

    id: str
    """Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    blockedUserId and a longer id userIdTooLong, so this schema has no length."""
    kind: UserImportIdsItemKind
    device: Optional[Union[str, Absent]] = ABSENT
    """Device of an anonymous id."""
    created_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Without it, now."""

    _members: ClassVar[tuple[Member, ...]]


UserImportIdsItem._members = (
    Member("id", "id", text, "required"),
    Member("kind", "kind", text, "required"),
    Member("device", "device", nullable(text), "both"),
    Member("createdAt", "created_at", nullable(moment), "both"),
)
decode_user_import_ids_item = record(UserImportIdsItem)


@dataclass(frozen=True)
class UserImportDevicesItem:
    """See `UserImportDevicesItem` in Protocol."""

    device: str
    """A device: one installation of one app. A reinstallation is a new device."""
    anonymous_id: str
    """Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    blockedUserId and a longer id userIdTooLong, so this schema has no length."""
    created_at: Union[datetime, str]
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    identity_id: Optional[Union[str, Absent]] = ABSENT
    store_account: Optional[Union[str, Absent]] = ABSENT
    platform: Optional[Union[str, Absent]] = ABSENT
    app: Optional[Union[str, Absent]] = ABSENT

    _members: ClassVar[tuple[Member, ...]]


UserImportDevicesItem._members = (
    Member("device", "device", text, "required"),
    Member("anonymousId", "anonymous_id", text, "required"),
    Member("identityId", "identity_id", nullable(text), "both"),
    Member("storeAccount", "store_account", nullable(text), "both"),
    Member("platform", "platform", nullable(text), "both"),
    Member("app", "app", nullable(text), "both"),
    Member("createdAt", "created_at", moment, "required"),
)
decode_user_import_devices_item = record(UserImportDevicesItem)


@dataclass(frozen=True)
class ImportedTransaction:
    """A transaction as `user.export` shows it: dated facts."""

    transaction_id: str
    """Id that a store gives to a transaction."""
    product: str
    """A product, by the id that the store and the catalogue use."""
    purchased_at: Union[datetime, str]
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    period_type: Optional[PeriodType] = None
    """Price of a period: full (normal), a trial, or introductory (intro)."""
    expires_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """End of the period. Null alone states nothing."""
    no_end: Optional[bool] = None
    """True if the store stated that there is no end, so that no grace period counts as the
    end."""
    is_family_shared: Optional[bool] = None
    """Whether a family member bought it and shares it."""
    price: Optional[Union[str, Absent]] = ABSENT
    """A decimal number in a string, for example "9.99"."""
    currency: Optional[Union[str, Absent]] = ABSENT
    """ISO 4217 code, as it was sent."""
    country: Optional[Union[str, Absent]] = ABSENT
    """ISO 3166 code, as it was sent."""
    offer_code: Optional[Union[str, Absent]] = ABSENT
    """Offer code, as it was sent."""
    attributes: Optional[Mapping[str, str]] = None
    """Up to 20 strings of the caller's own, which the events of this purchase repeat."""
    kind: Optional[ProductKind] = None
    """The kind that the store named."""
    environment: Optional[PurchaseEnvironment] = None
    """The environment that the store named."""
    auto_renew: Optional[bool] = None
    """False while auto-renew is off."""
    auto_renew_disabled_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Time since which auto-renew has been off."""
    grace_period_expires_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Last moment of the grace period."""
    billing_retry: Optional[bool] = None
    """True while the store retries a failed payment."""
    paused_until: Optional[Union[datetime, str, Absent]] = ABSENT
    """Time at which the pause ends."""
    refunded_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Time of the refund."""
    revoked_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Time at which the store withdrew access."""
    ended_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Time at which access ended before the end of the period."""
    paused: Optional[bool] = None
    """True while the store reports the subscription as paused."""
    renews_as: Optional[str] = None
    """Product of the next period."""
    end_reason: Optional[Union[EndReason, Absent]] = ABSENT
    """Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
    price increase, a product that is no longer sold (unavailable), the developer, another
    purchase that took it over (replaced), or another reason. Null when the store named none."""
    billing_issue_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Time since which billing has failed."""
    listed_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Time at which the store last listed the items of the subscription, this one among them.
    Absent if the subscription had one item only."""
    as_of: Optional[Union[datetime, str, Absent]] = ABSENT
    """Time at which the store stated all of this. Without it, the transaction is older than any
    statement of a store."""

    _members: ClassVar[tuple[Member, ...]]


ImportedTransaction._members = (
    Member("transactionId", "transaction_id", text, "required"),
    Member("product", "product", text, "required"),
    Member("periodType", "period_type", text, "optional"),
    Member("purchasedAt", "purchased_at", moment, "required"),
    Member("expiresAt", "expires_at", nullable(moment), "both"),
    Member("noEnd", "no_end", boolean, "optional"),
    Member("isFamilyShared", "is_family_shared", boolean, "optional"),
    Member("price", "price", nullable(text), "both"),
    Member("currency", "currency", nullable(text), "both"),
    Member("country", "country", nullable(text), "both"),
    Member("offerCode", "offer_code", nullable(text), "both"),
    Member("attributes", "attributes", map_of(text), "optional"),
    Member("kind", "kind", text, "optional"),
    Member("environment", "environment", text, "optional"),
    Member("autoRenew", "auto_renew", boolean, "optional"),
    Member("autoRenewDisabledAt", "auto_renew_disabled_at", nullable(moment), "both"),
    Member("gracePeriodExpiresAt", "grace_period_expires_at", nullable(moment), "both"),
    Member("billingRetry", "billing_retry", boolean, "optional"),
    Member("pausedUntil", "paused_until", nullable(moment), "both"),
    Member("refundedAt", "refunded_at", nullable(moment), "both"),
    Member("revokedAt", "revoked_at", nullable(moment), "both"),
    Member("endedAt", "ended_at", nullable(moment), "both"),
    Member("paused", "paused", boolean, "optional"),
    Member("renewsAs", "renews_as", text, "optional"),
    Member("endReason", "end_reason", nullable(text), "both"),
    Member("billingIssueAt", "billing_issue_at", nullable(moment), "both"),
    Member("listedAt", "listed_at", nullable(moment), "both"),
    Member("asOf", "as_of", nullable(moment), "both"),
)
decode_imported_transaction = record(ImportedTransaction)


@dataclass(frozen=True)
class ImportedPurchase:
    """A purchase as `user.export` shows it. The daemon accepts and ignores members that derive
    from the transactions."""

    store: str
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: str
    """The first transaction."""
    transactions: Sequence[Union[ImportedTransaction, Mapping[str, Any]]]
    """All transactions, in any order."""
    transaction_id: Any = ABSENT
    """Not read."""
    product: Optional[Union[str, Absent]] = ABSENT
    """Present product, if it differs from that of the latest transaction."""
    kind: Any = ABSENT
    """Not read."""
    state: Any = ABSENT
    """Not read."""
    holders: Optional[Sequence[str]] = None
    """Who holds the purchase: one id per customer."""
    device: Optional[Union[str, Absent]] = ABSENT
    """Device on which the customer bought; null when there is none."""
    store_account: Optional[Union[str, Absent]] = ABSENT
    """Store account that bought it; null when there is none."""
    purchased_at: Any = ABSENT
    """Not read."""
    first_purchased_at: Any = ABSENT
    """Not read."""
    expires_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Present end, if it differs from that of the latest transaction."""
    no_end: Optional[bool] = None
    """True if somebody stated that the present has no end, and the latest transaction does not
    say so."""
    trial_started_at: Any = ABSENT
    """Not read."""
    period_type: Any = ABSENT
    """Not read."""
    environment: Any = ABSENT
    """Not read."""
    is_family_shared: Any = ABSENT
    """Not read."""
    price: Any = ABSENT
    """Not read."""
    currency: Any = ABSENT
    """Not read."""
    country: Any = ABSENT
    """Not read."""
    offer_code: Any = ABSENT
    """Not read."""
    auto_renew: Any = ABSENT
    """Not read."""
    auto_renew_disabled_at: Any = ABSENT
    """Not read."""
    grace_period_expires_at: Any = ABSENT
    """Not read."""
    billing_retry: Any = ABSENT
    """Not read."""
    paused_until: Any = ABSENT
    """Not read."""
    refunded_at: Any = ABSENT
    """Not read."""
    revoked_at: Any = ABSENT
    """Not read."""
    ended_at: Any = ABSENT
    """Not read."""
    paused: Any = ABSENT
    """Not read."""
    renews_as: Any = ABSENT
    """Not read."""
    end_reason: Any = ABSENT
    """Not read."""
    billing_issue_at: Any = ABSENT
    """Not read."""
    replaces: Optional[Union[str, Absent]] = ABSENT
    """Purchase that this one takes over, as the store named it; null when there is none."""
    replaced_by: Optional[Union[str, Absent]] = ABSENT
    """Purchase that has taken this one over. Read only with `replacedAt`, if the daemon does not
    know that purchase."""
    replaced_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """When that purchase began: this one gives no access from then on."""
    keys: Optional[Sequence[str]] = None
    """Further names of the purchase."""
    first_item: Optional[str] = None
    """Purchase of the first item, if this one is of a further item of the same subscription or
    order."""
    renews_count: Any = ABSENT
    """Not read."""
    account_token: Optional[Union[str, Absent]] = ABSENT
    """First account token that the store named; null without one."""

    _members: ClassVar[tuple[Member, ...]]


ImportedPurchase._members = (
    Member("store", "store", text, "required"),
    Member("originalTransactionId", "original_transaction_id", text, "required"),
    Member("transactionId", "transaction_id", anything, "both"),
    Member("product", "product", nullable(text), "both"),
    Member("kind", "kind", anything, "both"),
    Member("state", "state", anything, "both"),
    Member("holders", "holders", list_of(text), "optional"),
    Member("device", "device", nullable(text), "both"),
    Member("storeAccount", "store_account", nullable(text), "both"),
    Member("purchasedAt", "purchased_at", anything, "both"),
    Member("firstPurchasedAt", "first_purchased_at", anything, "both"),
    Member("expiresAt", "expires_at", nullable(moment), "both"),
    Member("noEnd", "no_end", boolean, "optional"),
    Member("trialStartedAt", "trial_started_at", anything, "both"),
    Member("periodType", "period_type", anything, "both"),
    Member("environment", "environment", anything, "both"),
    Member("isFamilyShared", "is_family_shared", anything, "both"),
    Member("price", "price", anything, "both"),
    Member("currency", "currency", anything, "both"),
    Member("country", "country", anything, "both"),
    Member("offerCode", "offer_code", anything, "both"),
    Member("autoRenew", "auto_renew", anything, "both"),
    Member("autoRenewDisabledAt", "auto_renew_disabled_at", anything, "both"),
    Member("gracePeriodExpiresAt", "grace_period_expires_at", anything, "both"),
    Member("billingRetry", "billing_retry", anything, "both"),
    Member("pausedUntil", "paused_until", anything, "both"),
    Member("refundedAt", "refunded_at", anything, "both"),
    Member("revokedAt", "revoked_at", anything, "both"),
    Member("endedAt", "ended_at", anything, "both"),
    Member("paused", "paused", anything, "both"),
    Member("renewsAs", "renews_as", anything, "both"),
    Member("endReason", "end_reason", anything, "both"),
    Member("billingIssueAt", "billing_issue_at", anything, "both"),
    Member("replaces", "replaces", nullable(text), "both"),
    Member("replacedBy", "replaced_by", nullable(text), "both"),
    Member("replacedAt", "replaced_at", nullable(moment), "both"),
    Member("keys", "keys", list_of(text), "optional"),
    Member("firstItem", "first_item", text, "optional"),
    Member("renewsCount", "renews_count", anything, "both"),
    Member("accountToken", "account_token", nullable(text), "both"),
    Member("transactions", "transactions", list_of(decode_imported_transaction), "required"),
)
decode_imported_purchase = record(ImportedPurchase)


@dataclass(frozen=True)
class UserImportGrantsItem:
    """See `UserImportGrantsItem` in Protocol."""

    entitlement: str
    """An entitlement, for example `premium`."""
    granted_at: Union[datetime, str]
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    expires_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """RFC 3339 timestamp, or null."""
    revoked_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """RFC 3339 timestamp, or null."""

    _members: ClassVar[tuple[Member, ...]]


UserImportGrantsItem._members = (
    Member("entitlement", "entitlement", text, "required"),
    Member("grantedAt", "granted_at", moment, "required"),
    Member("expiresAt", "expires_at", nullable(moment), "both"),
    Member("revokedAt", "revoked_at", nullable(moment), "both"),
)
decode_user_import_grants_item = record(UserImportGrantsItem)


@dataclass(frozen=True)
class UserImportPropertiesItem:
    """See `UserImportPropertiesItem` in Protocol."""

    key: str
    """Name of a property: 1 to 80 letters, digits, and _ . : - $."""
    value: str
    """Value of a property."""
    set_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Without it, before everything that is set here."""

    _members: ClassVar[tuple[Member, ...]]


UserImportPropertiesItem._members = (
    Member("key", "key", text, "required"),
    Member("value", "value", text, "required"),
    Member("setAt", "set_at", nullable(moment), "both"),
)
decode_user_import_properties_item = record(UserImportPropertiesItem)


@dataclass(frozen=True)
class UserImportOverriddenItem:
    """See `UserImportOverriddenItem` in Protocol."""

    key: str
    """Name of a property: 1 to 80 letters, digits, and _ . : - $."""
    value: str
    """Value of a property."""
    set_at: Optional[Union[datetime, str, Absent]] = ABSENT
    """Without it, before everything that is set here."""

    _members: ClassVar[tuple[Member, ...]]


UserImportOverriddenItem._members = (
    Member("key", "key", text, "required"),
    Member("value", "value", text, "required"),
    Member("setAt", "set_at", nullable(moment), "both"),
)
decode_user_import_overridden_item = record(UserImportOverriddenItem)


@dataclass(frozen=True)
class RemainingChange:
    """A later change that stays although an earlier link is undone."""

    event: str
    """Id of the event that reported it."""
    method: Union[RemainingChangeMethod, str]
    """Method that made it."""

    _members: ClassVar[tuple[Member, ...]]


RemainingChange._members = (
    Member("event", "event", text, "required"),
    Member("method", "method", text, "required"),
)
decode_remaining_change = record(RemainingChange)


@dataclass(frozen=True)
class UserLinkUndoResult:
    """What `user.link.undo` answers."""

    undone: str
    """Id of the undone event."""
    purchases: list[Move]
    """Purchases that changed holders."""
    kept: list[RemainingChange]
    """Later changes that stay: restores, purchases and imports that would have found other
    holders, the aliases that they made, and earlier undos about the same users and purchases. A
    call that emitted no event is never among them."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


UserLinkUndoResult._members = (
    Member("undone", "undone", text, "required"),
    Member("purchases", "purchases", list_of(decode_move), "required"),
    Member("kept", "kept", list_of(decode_remaining_change), "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_user_link_undo_result = record(UserLinkUndoResult)


@dataclass(frozen=True)
class UserListResult:
    """What `user.list` answers."""

    customer_ids: list[str]
    """In byte order."""
    cursor: str
    """What the next call gives as `after`."""
    more: bool
    """Whether more customers follow."""

    _members: ClassVar[tuple[Member, ...]]


UserListResult._members = (
    Member("customerIds", "customer_ids", list_of(text), "required"),
    Member("cursor", "cursor", text, "required"),
    Member("more", "more", boolean, "required"),
)
decode_user_list_result = record(UserListResult)


@dataclass(frozen=True)
class UserInfoResult:
    """What `userInfo` answers."""

    user: User
    """The current user of a device, or the user that an id belongs to."""

    _members: ClassVar[tuple[Member, ...]]


UserInfoResult._members = (
    Member("user", "user", decode_user, "required"),
)
decode_user_info_result = record(UserInfoResult)


@dataclass(frozen=True)
class UserPropertiesResult:
    """What `userProperties` answers."""

    properties: dict[str, str]
    """Properties by their names. setUserProperty stores at most 100 per customer."""

    _members: ClassVar[tuple[Member, ...]]


UserPropertiesResult._members = (
    Member("properties", "properties", map_of(text), "required"),
)
decode_user_properties_result = record(UserPropertiesResult)


@dataclass(frozen=True)
class WebhookClaimResult:
    """What `webhook.claim` answers."""

    claimed: bool
    """False if another connection has the claim. Then the daemon ignores the reports."""

    _members: ClassVar[tuple[Member, ...]]


WebhookClaimResult._members = (
    Member("claimed", "claimed", boolean, "required"),
)
decode_webhook_claim_result = record(WebhookClaimResult)


@dataclass(frozen=True)
class WebhookReportFailure:
    """The latest failed attempt for the oldest event that waits for another attempt; if no event
    waits, the latest failed attempt."""

    at: Union[datetime, str]
    """Time of the attempt."""
    cursor: str
    """Cursor of the event."""
    reason: str
    """Why the attempt failed, for people."""
    attempts: int
    """Number of attempts so far to post the event."""
    next_attempt_at: Optional[Union[datetime, str]] = None
    """Time of the next attempt; absent if the event is delivered."""

    _members: ClassVar[tuple[Member, ...]]


WebhookReportFailure._members = (
    Member("at", "at", moment, "required"),
    Member("cursor", "cursor", text, "required"),
    Member("reason", "reason", text, "required"),
    Member("attempts", "attempts", integer, "required"),
    Member("nextAttemptAt", "next_attempt_at", moment, "optional"),
)
decode_webhook_report_failure = record(WebhookReportFailure)


@dataclass(frozen=True)
class WebhookReport:
    """The results of the posts to a URL."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    delivered_at: Optional[Union[datetime, str]] = None
    """Time of the latest delivery."""
    failure: Optional[Union[WebhookReportFailure, Mapping[str, Any]]] = None
    """The latest failed attempt for the oldest event that waits for another attempt; if no event
    waits, the latest failed attempt."""

    _members: ClassVar[tuple[Member, ...]]


WebhookReport._members = (
    Member("url", "url", text, "required"),
    Member("deliveredAt", "delivered_at", moment, "optional"),
    Member("failure", "failure", decode_webhook_report_failure, "optional"),
)
decode_webhook_report = record(WebhookReport)


@dataclass(frozen=True)
class WebhookListResultPoster:
    """The process that posts the project's events; absent if there is none."""

    uid: int
    pid: int

    _members: ClassVar[tuple[Member, ...]]


WebhookListResultPoster._members = (
    Member("uid", "uid", integer, "required"),
    Member("pid", "pid", integer, "required"),
)
decode_webhook_list_result_poster = record(WebhookListResultPoster)


@dataclass(frozen=True)
class WebhookFailure:
    """The latest failed attempt for the oldest event that waits for another attempt; if no event
    waits, the latest failed attempt."""

    at: datetime
    """Time of the latest attempt."""
    cursor: str
    """Cursor of the event."""
    reason: str
    """Why the attempt failed, for people."""
    attempts: int
    """Number of attempts so far to post the event."""
    next_attempt_at: Optional[datetime]
    """Time of the next attempt; null if the event is delivered or no program posts it."""

    _members: ClassVar[tuple[Member, ...]]


WebhookFailure._members = (
    Member("at", "at", moment, "required"),
    Member("cursor", "cursor", text, "required"),
    Member("reason", "reason", text, "required"),
    Member("attempts", "attempts", integer, "required"),
    Member("nextAttemptAt", "next_attempt_at", nullable(moment), "required"),
)
decode_webhook_failure = record(WebhookFailure)


@dataclass(frozen=True)
class WebhookStatus:
    """A URL that receives a project's events, and the results of the posts to it."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    format: Union[WebhookFormat, str]
    """Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    `qonversion`: as these systems document it (webhooks.md)."""
    state: Union[WebhookStatusState, str]
    """`paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
    another attempt; else `posting`."""
    cursor: str
    """The webhook's position: all events up to this cursor are delivered."""
    backlog: int
    """Number of events after `cursor`."""
    delivered_at: Optional[datetime]
    """Time of the latest delivery; null if the daemon has had no report of a delivery since its
    start."""
    failure: Optional[WebhookFailure] = None
    """Absent if the daemon has had no report of a failure since its start."""

    _members: ClassVar[tuple[Member, ...]]


WebhookStatus._members = (
    Member("url", "url", text, "required"),
    Member("format", "format", text, "required"),
    Member("state", "state", text, "required"),
    Member("cursor", "cursor", text, "required"),
    Member("backlog", "backlog", integer, "required"),
    Member("deliveredAt", "delivered_at", nullable(moment), "required"),
    Member("failure", "failure", decode_webhook_failure, "optional"),
)
decode_webhook_status = record(WebhookStatus)


@dataclass(frozen=True)
class WebhookListResult:
    """What `webhook.list` answers."""

    webhooks: list[WebhookStatus]
    """In the order of project.define."""
    poster: Optional[WebhookListResultPoster] = None
    """The process that posts the project's events; absent if there is none."""

    _members: ClassVar[tuple[Member, ...]]


WebhookListResult._members = (
    Member("poster", "poster", decode_webhook_list_result_poster, "optional"),
    Member("webhooks", "webhooks", list_of(decode_webhook_status), "required"),
)
decode_webhook_list_result = record(WebhookListResult)


@dataclass(frozen=True)
class WebhookPauseResult:
    """What `webhook.pause` answers."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    paused: bool
    """True if webhook.pause stopped the posts to the URL."""
    cursor: str
    """The webhook's position: all events up to this cursor are delivered."""
    backlog: int
    """Number of events after `cursor`."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit: always none. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


WebhookPauseResult._members = (
    Member("url", "url", text, "required"),
    Member("paused", "paused", boolean, "required"),
    Member("cursor", "cursor", text, "required"),
    Member("backlog", "backlog", integer, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_webhook_pause_result = record(WebhookPauseResult)


@dataclass(frozen=True)
class WebhookReplayResult:
    """What `webhook.replay` answers."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    paused: bool
    """True if webhook.pause stopped the posts to the URL."""
    cursor: str
    """The webhook's position: all events up to this cursor are delivered."""
    backlog: int
    """Number of events after `cursor`."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit: always none. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


WebhookReplayResult._members = (
    Member("url", "url", text, "required"),
    Member("paused", "paused", boolean, "required"),
    Member("cursor", "cursor", text, "required"),
    Member("backlog", "backlog", integer, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_webhook_replay_result = record(WebhookReplayResult)


@dataclass(frozen=True)
class WebhookResumeResult:
    """What `webhook.resume` answers."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    paused: bool
    """True if webhook.pause stopped the posts to the URL."""
    cursor: str
    """The webhook's position: all events up to this cursor are delivered."""
    backlog: int
    """Number of events after `cursor`."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit: always none. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""

    _members: ClassVar[tuple[Member, ...]]


WebhookResumeResult._members = (
    Member("url", "url", text, "required"),
    Member("paused", "paused", boolean, "required"),
    Member("cursor", "cursor", text, "required"),
    Member("backlog", "backlog", integer, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_webhook_resume_result = record(WebhookResumeResult)
