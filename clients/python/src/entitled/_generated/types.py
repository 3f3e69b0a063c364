"""What the daemon answers, and what it is given.

Made by clients/generate from Protocol; a change made here is lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, ClassVar, Literal, Optional, Union

from .._values import ABSENT, Absent, left_out, unsent

AppStoreEnvironment = Literal["Production", "Sandbox", "Xcode", "LocalTesting"]
"""Environment of the App Store, by Apple's name. Apple does not sign what comes from `Xcode` and
`LocalTesting`."""

AppliedRuleName = Literal["purchaseHolders", "onIdentifyNew", "onIdentifyKnown", "onRestore",
    "anonymousHolders"]
"""Name of the rule, as in `project.define`."""

CheckEntitlementsIfUnknown = Literal["error", "none"]

ClockKind = Literal["system", "manual"]

EndReason = Literal["customer", "billing", "priceIncrease", "unavailable", "developer",
    "replaced", "other"]
"""Why a subscription ended, or will end: the customer's choice, a failed payment, a refused price
increase, a product that is no longer sold (unavailable), the developer, another purchase that
took it over (replaced), or another reason. Null when the store named none."""

EntitlementGrantType = Literal["purchase", "familySharing", "offerCode", "manual"]
"""What gave the entitlement; `manual` for a grant by the method `grant`."""

EntitlementRenewState = Literal["willRenew", "canceled", "billingIssue", "nonRenewable",
    "unknown"]
"""Whether the subscription renews. billingIssue: the store could not collect a payment."""

EventKind = Literal["userCreated", "identified", "loggedOut", "usersAliased", "linkUndone",
    "purchaseRecorded", "purchaseRenewed", "purchaseUpdated", "purchaseExpired",
    "entitlementsActivated", "entitlementsDeactivated", "subscriptionReceived",
    "subscriptionTransferred", "oneTimePurchaseReceived", "oneTimePurchaseTransferred", "granted",
    "grantRevoked", "userDeleted", "clockAdvanced", "userImported", "tracesCleared"]
"""Kind of an event."""

EventOutcome = Literal["attached", "aliased", "moved", "switched"]
"""In identified: the outcome that identify returned."""

ExplanationStepBy = Literal["purchase", "restore", "accountToken", "replaces", "firstItem"]
"""In `claimed`: what led to the user."""

ExplanationStepMethod = Literal["identify", "restore", "purchase", "user.link.undo",
    "user.import"]
"""Method that made the step. In `revoked`: present if an import brought the end."""

ExplanationStepStep = Literal["purchased", "claimed", "granted", "attached", "moved", "shared",
    "transferred", "aliased", "unclear", "identified", "renewed", "revoked", "mapped", "clock"]
"""Kind of the step; rules.md describes each kind."""

IdentifyResultOutcome = Literal["attached", "aliased", "moved", "switched", "unchanged"]
"""attached: the user became a holder of at least one purchase, and no holder lost any. moved:
purchases moved from the anonymous user to this user. aliased: both users became one customer.
switched: only the device's current user changed. unchanged: the user was already logged in."""

KnownIdKind = Literal["anonymous", "identified", "customer"]
"""Who uses the id. `customer`: the customerId of a customer that began with an identified
user."""

LogoutResultOutcome = Literal["loggedOut", "rotated", "unchanged"]
"""loggedOut: the device's anonymous user is current again. rotated: the device has a new
anonymous user. unchanged: no user was logged in."""

LosingSourceLostBy = Literal["active", "end", "purchasedAt", "transactionId", "store",
    "originalTransactionId", "order"]
"""The first criterion, in the order of rules.md, in which the two differ."""

MissingReasonKind = Literal["expired", "paused", "billingRetry", "refunded", "revoked", "notYet",
    "environment", "notMapped", "notIdentified", "heldByAnother", "heldByNobody", "noProduct",
    "noPurchase", "notGranted"]
"""What is missing; rules.md describes each kind."""

PeerStatsRole = Literal["none", "read", "write", "admin"]
"""`none` for clients without a role, whose requests the daemon refuses."""

PeriodType = Literal["normal", "trial", "intro"]
"""Price of a period: full (normal), a trial, or introductory (intro)."""

Preset = Literal["qonversion", "revenuecat", "revenuecatLegacy", "purchasely"]
"""A named set of rules."""

ProductKind = Literal["subscription", "nonRenewingSubscription", "nonConsumable", "consumable"]
"""Kind of a product, which determines how a purchase moves and expires."""

ProjectEnvironment = Literal["production", "sandbox", "any"]
"""Which purchases give access: those of production, those of the sandbox, or both (any)."""

PurchaseEnvironment = Literal["production", "sandbox"]
"""Environment of the store: production, or sandbox for test purchases."""

PurchaseOutcome = Literal["recorded", "renewed", "planChanged", "received", "claimed", "updated",
    "stale", "unchanged"]
"""As of `purchase`."""

PurchaseUpdateResultOutcome = Literal["applied", "stale", "unchanged"]
"""applied: a field changed. stale: the daemon had newer information about every field that
differs. unchanged: no field differs."""

RefusalRule = Literal["onRestore", "oneTimePurchases"]
"""The rule that refused it."""

RemainingChangeMethod = Literal["restore", "purchase", "user.link.undo", "user.import"]
"""Method that made it."""

Role = Literal["read", "write", "admin"]
"""Role that the caller needs."""

RulesAnonymousHolders = Literal["asOthers", "alias"]
"""What a restore does with a purchase that only anonymous users hold."""

RulesOnAnonymousLogout = Literal["ignore", "refuse", "rotate"]
"""What a logout does when no user is logged in."""

RulesOnIdentify = Literal["attach", "alias", "aliasUnlessLinked", "move", "switch"]
"""What a login of a known user id does when no user is logged in on the device."""

RulesOnLogout = Literal["return", "rotate"]
"""The current user after a logout: the same anonymous user (return), or a new anonymous user
(rotate)."""

RulesOnRestore = Literal["share", "transfer", "transferIfInactive", "keep", "alias"]
"""What a restore does with a purchase that another user holds."""

RulesOnSwitch = Literal["logoutFirst", "switch"]
"""What a login does when another user is logged in on the device."""

RulesOneTimePurchases = Literal["move", "stay"]
"""Whether a restore moves one-time purchases."""

RulesPurchaseHolders = Literal["deviceAndUser", "currentUser"]
"""Who holds a new purchase: the device's anonymous user and its identified user, or only the
current user."""

RulesUnclaimedPurchases = Literal["ignore", "keep", "anonymous"]
"""What the daemon does with a purchase that a store reports without a known user: it does not
record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
(anonymous)."""

State = Literal["active", "trial", "intro", "gracePeriod", "billingRetry", "paused", "expired",
    "refunded", "revoked"]
"""State of a purchase or grant. Null before it begins, and for an entitlement that only
`entitlements` of `checkEntitlements` names."""

StoreNotifyResultOutcome = Literal["applied", "stale", "repeated", "ignored", "unclaimed", "ask"]
"""applied: a record changed. stale: the daemon has newer or equal information. repeated: the
daemon recorded this notification before. ignored: it changes nothing, see `why`. unclaimed: the
purchase is recorded, and has no holder yet. ask: the store says only that something changed, see
`ask`."""

StoreNotifyResultWhy = Literal["test", "unclaimed", "noEffect", "unknownType"]
"""Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for the
purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports nothing
about a purchase. unknownType: the daemon does not know its type. Absent otherwise."""

StoreNotifyStore = Literal["appStore", "playStore", "stripe"]

StoreObjectKind = Literal["subscription", "product", "invoice", "checkoutSession"]
"""What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
(purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`."""

StoreQuestionExpand = Literal["latest_invoice", "subscription"]
"""What the object at Stripe must contain as a whole, and not as an id."""

StoreStateDurability = Literal["local", "replicated"]
"""`replicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`, and
once the database has answered."""

StoreStateKind = Literal["memory", "sqlite", "postgres"]
"""Kind of the store."""

StripeSettingsProduct = Literal["product", "price", "lookupKey"]
"""Member of Stripe's price that names the product: its `product`, its own id, or its
`lookup_key`."""

UserDeleteResultTraces = Literal["pending", "cleared", "database"]
"""What is left of what is erased. `pending`: free bytes of the daemon's files, until `clearedBy`;
`tracesCleared` tells when they are overwritten. `cleared`: nothing. `database`: it is deleted
from the shared database, whose files belong to its administrator (fleet.md)."""

UserDeleteTraces = Literal["pending", "cleared"]

UserImportOnConflict = Literal["refuse", "skip", "merge"]

UserImportResultOutcome = Literal["imported", "unchanged"]
"""`unchanged` when everything was there already."""

UserImportResultPurchasesItemOutcome = Literal["recorded", "updated", "skipped", "unchanged"]

WarningKind = Literal["unknownProduct", "unknownEntitlement", "subscriptionWithoutEnd",
    "heldByNobody", "sameMoment", "asOfAhead", "keyTaken", "accountTokenDiffers",
    "accountTokensFull", "transactionDiffers", "unknownNotification", "leftOut",
    "environmentDiffers", "alreadyOver"]

WebhookFormat = Literal["entitled", "purchasely", "revenuecat", "qonversion"]
"""Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
`qonversion`: as these systems document it (webhooks.md)."""

WebhookStatusState = Literal["paused", "stopped", "failing", "posting"]
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
    period_type: Optional[Union[PeriodType, str]]
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
    environment: Optional[Union[PurchaseEnvironment, str]]
    store: Optional[str]
    """Null for a grant."""
    transaction_id: Optional[str]
    """Latest transaction; null for a grant."""
    original_transaction_id: Optional[str]
    """First transaction; null for a grant."""


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


@dataclass(frozen=True)
class Cause:
    """What caused the event. A request gives its `method` and `id`; a notification has no `id`.
    `clock` is true for a change that fell due."""

    method: Optional[str] = None
    id: Optional[Union[str, int, float, Absent]] = ABSENT
    clock: Optional[bool] = None


@dataclass(frozen=True)
class Event:
    """One entry of a project's log. Its other members depend on its kind: events.md lists
    them."""

    cursor: str
    """The event's number in the log; absent in a dry run."""
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

    _kinds: ClassVar[dict[str, type[Event]]] = {}


@dataclass(frozen=True)
class UserCreatedEvent(Event):
    """Event of the kind `userCreated`, with what it always has."""

    user: str = left_out()
    device: Optional[str] = left_out()


@dataclass(frozen=True)
class IdentifiedEvent(Event):
    """Event of the kind `identified`, with what it always has."""

    user: str = left_out()
    user_id: str = left_out()
    outcome: Union[EventOutcome, str] = left_out()


@dataclass(frozen=True)
class LoggedOutEvent(Event):
    """Event of the kind `loggedOut`, with what it always has."""

    user: str = left_out()
    anonymous_id: str = left_out()


@dataclass(frozen=True)
class UsersAliasedEvent(Event):
    """Event of the kind `usersAliased`, with what it always has."""

    user: str = left_out()
    aliases: list[str] = left_out()


@dataclass(frozen=True)
class LinkUndoneEvent(Event):
    """Event of the kind `linkUndone`, with what it always has."""

    user: str = left_out()
    undone: str = left_out()


@dataclass(frozen=True)
class PurchaseRecordedEvent(Event):
    """Event of the kind `purchaseRecorded`, with what it always has."""

    user: str = left_out()
    store: str = left_out()
    original_transaction_id: str = left_out()
    transaction_id: str = left_out()
    product: str = left_out()
    product_kind: Union[ProductKind, str] = left_out()
    holders: list[str] = left_out()
    device: Optional[str] = left_out()
    environment: Union[PurchaseEnvironment, str] = left_out()
    first_purchased_at: datetime = left_out()
    purchased_at: datetime = left_out()
    expires_at: Optional[datetime] = left_out()
    period_type: Union[PeriodType, str] = left_out()
    is_family_shared: bool = left_out()
    price: Optional[str] = left_out()
    currency: Optional[str] = left_out()
    country: Optional[str] = left_out()
    offer_code: Optional[str] = left_out()


@dataclass(frozen=True)
class PurchaseRenewedEvent(Event):
    """Event of the kind `purchaseRenewed`, with what it always has."""

    user: str = left_out()
    store: str = left_out()
    original_transaction_id: str = left_out()
    transaction_id: str = left_out()
    product: str = left_out()
    product_kind: Union[ProductKind, str] = left_out()
    holders: list[str] = left_out()
    device: Optional[str] = left_out()
    environment: Union[PurchaseEnvironment, str] = left_out()
    first_purchased_at: datetime = left_out()
    purchased_at: datetime = left_out()
    expires_at: Optional[datetime] = left_out()
    period_type: Union[PeriodType, str] = left_out()
    is_family_shared: bool = left_out()
    price: Optional[str] = left_out()
    currency: Optional[str] = left_out()
    country: Optional[str] = left_out()
    offer_code: Optional[str] = left_out()
    state: Optional[Union[State, str]] = left_out()
    before: dict[str, Any] = left_out()


@dataclass(frozen=True)
class PurchaseUpdatedEvent(Event):
    """Event of the kind `purchaseUpdated`, with what it always has."""

    user: str = left_out()
    store: str = left_out()
    original_transaction_id: str = left_out()
    transaction_id: str = left_out()
    product: str = left_out()
    product_kind: Union[ProductKind, str] = left_out()
    holders: list[str] = left_out()
    device: Optional[str] = left_out()
    environment: Union[PurchaseEnvironment, str] = left_out()
    first_purchased_at: datetime = left_out()
    purchased_at: datetime = left_out()
    expires_at: Optional[datetime] = left_out()
    period_type: Union[PeriodType, str] = left_out()
    is_family_shared: bool = left_out()
    price: Optional[str] = left_out()
    currency: Optional[str] = left_out()
    country: Optional[str] = left_out()
    offer_code: Optional[str] = left_out()
    state: Optional[Union[State, str]] = left_out()
    before: dict[str, Any] = left_out()


@dataclass(frozen=True)
class PurchaseExpiredEvent(Event):
    """Event of the kind `purchaseExpired`, with what it always has."""

    user: str = left_out()
    store: str = left_out()
    original_transaction_id: str = left_out()
    transaction_id: str = left_out()
    product: str = left_out()
    product_kind: Union[ProductKind, str] = left_out()
    holders: list[str] = left_out()
    device: Optional[str] = left_out()
    environment: Union[PurchaseEnvironment, str] = left_out()
    first_purchased_at: datetime = left_out()
    purchased_at: datetime = left_out()
    expires_at: Optional[datetime] = left_out()
    period_type: Union[PeriodType, str] = left_out()
    is_family_shared: bool = left_out()
    price: Optional[str] = left_out()
    currency: Optional[str] = left_out()
    country: Optional[str] = left_out()
    offer_code: Optional[str] = left_out()
    state: Optional[Union[State, str]] = left_out()
    before: dict[str, Any] = left_out()


@dataclass(frozen=True)
class EntitlementsActivatedEvent(Event):
    """Event of the kind `entitlementsActivated`, with what it always has."""

    user: str = left_out()
    entitlements: list[str] = left_out()


@dataclass(frozen=True)
class EntitlementsDeactivatedEvent(Event):
    """Event of the kind `entitlementsDeactivated`, with what it always has."""

    user: str = left_out()
    entitlements: list[str] = left_out()


@dataclass(frozen=True)
class SubscriptionReceivedEvent(Event):
    """Event of the kind `subscriptionReceived`, with what it always has."""

    user: str = left_out()
    from_: list[str] = left_out()
    to: str = left_out()
    shared: bool = left_out()
    store: str = left_out()
    original_transaction_id: str = left_out()
    transaction_id: str = left_out()
    product: str = left_out()


@dataclass(frozen=True)
class SubscriptionTransferredEvent(Event):
    """Event of the kind `subscriptionTransferred`, with what it always has."""

    user: str = left_out()
    from_: list[str] = left_out()
    to: str = left_out()
    shared: bool = left_out()
    store: str = left_out()
    original_transaction_id: str = left_out()
    transaction_id: str = left_out()
    product: str = left_out()


@dataclass(frozen=True)
class OneTimePurchaseReceivedEvent(Event):
    """Event of the kind `oneTimePurchaseReceived`, with what it always has."""

    user: str = left_out()
    from_: list[str] = left_out()
    to: str = left_out()
    shared: bool = left_out()
    store: str = left_out()
    original_transaction_id: str = left_out()
    transaction_id: str = left_out()
    product: str = left_out()


@dataclass(frozen=True)
class OneTimePurchaseTransferredEvent(Event):
    """Event of the kind `oneTimePurchaseTransferred`, with what it always has."""

    user: str = left_out()
    from_: list[str] = left_out()
    to: str = left_out()
    shared: bool = left_out()
    store: str = left_out()
    original_transaction_id: str = left_out()
    transaction_id: str = left_out()
    product: str = left_out()


@dataclass(frozen=True)
class GrantedEvent(Event):
    """Event of the kind `granted`, with what it always has."""

    user: str = left_out()
    entitlements: list[str] = left_out()
    expires_at: Optional[datetime] = left_out()


@dataclass(frozen=True)
class GrantRevokedEvent(Event):
    """Event of the kind `grantRevoked`, with what it always has."""

    user: str = left_out()
    entitlements: list[str] = left_out()
    expires_at: Optional[datetime] = left_out()


@dataclass(frozen=True)
class UserDeletedEvent(Event):
    """Event of the kind `userDeleted`, with what it always has."""

    user: str = left_out()


@dataclass(frozen=True)
class ClockAdvancedEvent(Event):
    """Event of the kind `clockAdvanced`, with what it always has."""

    now: datetime = left_out()


@dataclass(frozen=True)
class UserImportedEvent(Event):
    """Event of the kind `userImported`, with what it always has."""

    user: str = left_out()
    aliases: list[str] = left_out()
    entitlements: list[str] = left_out()


@dataclass(frozen=True)
class TracesClearedEvent(Event):
    """Event of the kind `tracesCleared`, with what it always has."""

    user: str = left_out()


Event._kinds.update({
    "userCreated": UserCreatedEvent,
    "identified": IdentifiedEvent,
    "loggedOut": LoggedOutEvent,
    "usersAliased": UsersAliasedEvent,
    "linkUndone": LinkUndoneEvent,
    "purchaseRecorded": PurchaseRecordedEvent,
    "purchaseRenewed": PurchaseRenewedEvent,
    "purchaseUpdated": PurchaseUpdatedEvent,
    "purchaseExpired": PurchaseExpiredEvent,
    "entitlementsActivated": EntitlementsActivatedEvent,
    "entitlementsDeactivated": EntitlementsDeactivatedEvent,
    "subscriptionReceived": SubscriptionReceivedEvent,
    "subscriptionTransferred": SubscriptionTransferredEvent,
    "oneTimePurchaseReceived": OneTimePurchaseReceivedEvent,
    "oneTimePurchaseTransferred": OneTimePurchaseTransferredEvent,
    "granted": GrantedEvent,
    "grantRevoked": GrantRevokedEvent,
    "userDeleted": UserDeletedEvent,
    "clockAdvanced": ClockAdvancedEvent,
    "userImported": UserImportedEvent,
    "tracesCleared": TracesClearedEvent,
})


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


@dataclass(frozen=True)
class EventsPage:
    """What `events.read` answers."""

    events: list[Event]
    cursor: str
    """Cursor for the next call: that of the last event in the list, or of the newest event in the
    log when there are no more."""
    more: bool
    """True when there may be more events: call again at once. The list can be empty when `more`
    is true, because no event that the daemon looked at matched."""


@dataclass(frozen=True)
class Subscription:
    """What `events.subscribe` answers."""

    subscription: str
    """Id of a subscription. It is unique within one connection."""
    cursor: str
    """The subscription sends the events after this cursor."""


@dataclass(frozen=True)
class AppliedRule:
    """A rule of the project, with the value that applied in the step."""

    name: Union[AppliedRuleName, str]
    """Name of the rule, as in `project.define`."""
    value: str
    """Value that the rule had when the step happened."""


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


@dataclass(frozen=True)
class LosingSource:
    """A purchase or grant that also gives the entitlement, but does not supply its fields."""

    lost_by: Union[LosingSourceLostBy, str]
    """The first criterion, in the order of rules.md, in which the two differ."""
    text: str
    """An explanation in one sentence."""
    entitlement: Entitlement
    """The entitlement as this purchase or grant alone would give it."""


@dataclass(frozen=True)
class SuggestedCall:
    """A complete call that would make the entitlement active. The daemon has tried it in a dry
    run."""

    method: str
    """Method of the call."""
    params: dict[str, Any]
    """Params of the call."""
    role: Union[Role, str]
    """Role that the caller needs."""
    text: str
    """An explanation in one sentence."""


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
    """Store of the purchase, if the reason is about a purchase. In `noPurchase`: of a claim of
    the user, which no store has reported yet."""
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


@dataclass(frozen=True)
class ExplainResultOmitted:
    """How many entries the daemon left out of each list. Absent when every list is complete."""

    because: int
    others: int
    missing: int


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


@dataclass(frozen=True)
class GrantResult:
    """What `grant` answers."""

    entitlement: Entitlement
    """The entitlement after the call. A purchase supplies its values if the purchase wins against
    the grant."""
    warnings: Optional[list[Warning]] = None
    """Absent when there are no warnings."""
    dry_run: Optional[bool] = None
    """True in a dry run; otherwise absent."""
    events: Optional[list[Event]] = None
    """The events that the call would emit. Only in a dry run."""
    replayed: Optional[bool] = None
    """True when this is the stored result of an idempotency key; otherwise absent."""


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


@dataclass(frozen=True)
class Rules:
    """Every rule of a project. rules.md describes each rule."""

    preset: Union[Preset, str] = left_out()
    """Preset that the rules started from."""
    anonymous_prefix: str = left_out()
    """Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
    anonymous id is a lower-case UUID."""
    on_identify_new: Union[RulesOnIdentify, str] = left_out()
    """What a login of a new user id does when no user is logged in on the device."""
    on_identify_known: Union[RulesOnIdentify, str] = left_out()
    """What a login of a known user id does when no user is logged in on the device."""
    on_switch: Union[RulesOnSwitch, str] = left_out()
    """What a login does when another user is logged in on the device."""
    on_logout: Union[RulesOnLogout, str] = left_out()
    """The current user after a logout: the same anonymous user (return), or a new anonymous user
    (rotate)."""
    on_anonymous_logout: Union[RulesOnAnonymousLogout, str] = left_out()
    """What a logout does when no user is logged in."""
    purchase_holders: Union[RulesPurchaseHolders, str] = left_out()
    """Who holds a new purchase: the device's anonymous user and its identified user, or only the
    current user."""
    on_restore: Union[RulesOnRestore, str] = left_out()
    """What a restore does with a purchase that another user holds."""
    anonymous_holders: Union[RulesAnonymousHolders, str] = left_out()
    """What a restore does with a purchase that only anonymous users hold."""
    one_time_purchases: Union[RulesOneTimePurchases, str] = left_out()
    """Whether a restore moves one-time purchases."""
    unclaimed_purchases: Union[RulesUnclaimedPurchases, str] = left_out()
    """What the daemon does with a purchase that a store reports without a known user: it does not
    record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
    (anonymous)."""
    user_id_length_max: int = left_out()
    """Maximum length of a user id, in Unicode scalars."""
    blocked_user_ids: list[str] = left_out()
    """Ids that no user may have, compared byte by byte. The empty id is always blocked."""


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


@dataclass(frozen=True)
class Clock:
    """The clock of a project: the system's, or a manual clock, which only moves when it is
    advanced."""

    kind: Union[ClockKind, str]
    now: Optional[datetime] = None
    """Time of a manual clock; absent for the system's."""


@dataclass(frozen=True)
class WebhookSummary:
    """A URL that receives a project's events."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    format: Union[WebhookFormat, str]
    """Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    `qonversion`: as these systems document it (webhooks.md)."""


@dataclass(frozen=True)
class AppStoreApp:
    """An app of the App Store."""

    bundle_id: str
    """Bundle id of the app."""
    app_apple_id: Optional[Union[int, Absent]] = ABSENT
    """Number of the app at Apple. Required where `environments` has `Production`; null if not
    given."""


@dataclass(frozen=True)
class AppStoreSettings:
    """How the project verifies what the App Store sends."""

    apps: list[AppStoreApp]
    """Apps whose notifications the project takes."""
    environments: list[Union[AppStoreEnvironment, str]] = left_out()
    """Environments that the project takes."""
    roots: list[str] = left_out()
    """Root certificates that replace Apple's, as DER in base64. Empty for Apple's."""


@dataclass(frozen=True)
class PlayStoreSettings:
    """How the project verifies and reads what Google Play sends."""

    packages: list[str]
    """Package names of the apps whose notifications the project takes."""


@dataclass(frozen=True)
class StripeSettings:
    """How the project reads Stripe's events. Only `project.stores` returns the secrets."""

    secret: Optional[str]
    """Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`."""
    old_secret: Optional[Union[str, Absent]] = ABSENT
    """Previous secret, which the daemon also accepts; null when there is none. Only in
    `project.stores`."""
    product: Union[StripeSettingsProduct, str] = left_out()
    """Member of Stripe's price that names the product: its `product`, its own id, or its
    `lookup_key`."""
    user_from: list[str] = left_out()
    """Members of Stripe's objects that contain the account token: `client_reference_id`,
    `customer` or `metadata.NAME`. The first that is present counts."""
    grace: str = left_out()
    """How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601."""


@dataclass(frozen=True)
class Stores:
    """Settings of the stores in which a project sells."""

    app_store: Optional[Union[AppStoreSettings, Absent]] = ABSENT
    """Absent when not defined."""
    play_store: Optional[Union[PlayStoreSettings, Absent]] = ABSENT
    """Absent when not defined."""
    stripe: Optional[Union[StripeSettings, Absent]] = ABSENT
    """Absent when not defined."""
    custom: list[str] = left_out()
    """Stores of the project's own, in byte order."""


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


@dataclass(frozen=True)
class ClockChoiceObject:
    """See `ClockChoiceObject` in Protocol."""

    manual: Union[datetime, str]
    """Time at which the manual clock starts, RFC 3339."""


@dataclass(frozen=True)
class ProjectDescribeResult:
    """What `project.describe` answers."""

    project: Project
    """A project: a namespace for users, purchases, rules and events, with the counts of its
    records."""


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


@dataclass(frozen=True)
class ProjectListResult:
    """What `project.list` answers."""

    projects: list[ProjectSummary]


@dataclass(frozen=True)
class ProjectStoresResult:
    """What `project.stores` answers."""

    stores: Stores
    """Settings of the stores in which a project sells."""


@dataclass(frozen=True)
class Webhook:
    """A URL that receives a project's events, with its secrets. Only an admin can read it."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    secret: str
    """Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
    itself, in UTF-8."""
    old_secret: Optional[str] = left_out(sends_null=False)
    """Second secret that also signs each delivery; null when there is none."""
    authorization: Optional[str] = left_out(sends_null=False)
    """What posts carry in their header `Authorization`; null when they carry none."""
    format: Union[WebhookFormat, str] = left_out()
    """Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    `qonversion`: as these systems document it (webhooks.md)."""
    kinds: Optional[list[Union[EventKind, str]]] = None
    """Kinds of events that it receives; absent when it receives every kind."""
    paused: bool = unsent()
    """True if webhook.pause stopped the posts to the URL."""
    consumer: str = unsent()
    """Name of the consumer whose cursor is the webhook's position. A replay gives the webhook a
    new consumer."""
    cursor: str = unsent()
    """The webhook's position: all events up to this cursor are delivered."""


@dataclass(frozen=True)
class ProjectWebhooksResult:
    """What `project.webhooks` answers."""

    webhooks: list[Webhook]


@dataclass(frozen=True)
class Transaction:
    """One transaction of a purchase: a paid period or a single payment. A member that is not
    required is absent when it is not set."""

    transaction_id: str
    """Id that a store gives to a transaction."""
    product: str
    """A product, by the id that the store and the catalogue use."""
    purchased_at: datetime
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    period_type: Union[PeriodType, str] = left_out()
    """Price of a period: full (normal), a trial, or introductory (intro)."""
    expires_at: Optional[datetime] = left_out()
    """RFC 3339 timestamp, or null."""
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
    auto_renew_disabled_at: Optional[Union[datetime, Absent]] = ABSENT
    """Time since which auto-renew has been off."""
    grace_period_expires_at: Optional[Union[datetime, Absent]] = ABSENT
    """Last moment of the grace period."""
    billing_retry: Optional[bool] = None
    """True while the store retries a failed payment."""
    paused_until: Optional[Union[datetime, Absent]] = ABSENT
    """Time at which the pause ends."""
    refunded_at: Optional[Union[datetime, Absent]] = ABSENT
    """Time of the refund."""
    revoked_at: Optional[Union[datetime, Absent]] = ABSENT
    """Time at which the store withdrew access."""
    ended_at: Optional[Union[datetime, Absent]] = ABSENT
    """Time at which access ended before the end of the period."""
    paused: Optional[bool] = None
    """True while the store reports the subscription as paused."""
    renews_as: Optional[str] = None
    """Product of the next period."""
    end_reason: Optional[Union[EndReason, str, Absent]] = ABSENT
    """Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
    price increase, a product that is no longer sold (unavailable), the developer, another
    purchase that took it over (replaced), or another reason. Null when the store named none."""
    billing_issue_at: Optional[Union[datetime, Absent]] = ABSENT
    """Time since which billing has failed."""
    listed_at: Optional[Union[datetime, Absent]] = ABSENT
    """Time at which the store last listed the items of the subscription, this one among them.
    Absent if the subscription had one item only."""
    as_of: datetime = left_out()
    """Time of the newest statement about the transaction."""


@dataclass(frozen=True)
class Purchase:
    """One product bought in one store, its transactions and its holders."""

    store: str
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: str
    """The first transaction."""
    transactions: list[Transaction]
    """All transactions, oldest first."""
    transaction_id: str = unsent()
    """The latest transaction."""
    product: str = left_out()
    """A product, by the id that the store and the catalogue use."""
    kind: Union[ProductKind, str] = unsent()
    """Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase
    with an end and `nonConsumable` for a purchase without."""
    state: Optional[Union[State, str]] = unsent()
    """Current state; null before the first purchasedAt."""
    holders: list[str] = left_out()
    """Who holds the purchase: one id per customer, in byte order."""
    device: Optional[str] = left_out()
    """Device on which the customer bought; null when there is none."""
    store_account: Optional[str] = left_out()
    """Store account that bought it; null when there is none."""
    purchased_at: datetime = unsent()
    """Time of the latest transaction."""
    first_purchased_at: datetime = unsent()
    """Time of the first transaction."""
    expires_at: Optional[datetime] = left_out()
    """Last millisecond of the period; null for no end."""
    no_end: Optional[bool] = None
    """Only in an export: true if a call without a date named `expiresAt` as null, and the latest
    transaction has no statement about its end; otherwise absent."""
    trial_started_at: Optional[datetime] = unsent()
    """Time at which a trial began; null without a trial."""
    period_type: Union[PeriodType, str] = unsent()
    """Price of a period: full (normal), a trial, or introductory (intro)."""
    environment: Union[PurchaseEnvironment, str] = unsent()
    """Environment of the first transaction."""
    is_family_shared: bool = unsent()
    """Whether a family member bought it and shares it."""
    price: Optional[str] = unsent()
    """A decimal number in a string, for example "9.99"."""
    currency: Optional[str] = unsent()
    """ISO 4217 code, as it was sent."""
    country: Optional[str] = unsent()
    """ISO 3166 code, as it was sent."""
    offer_code: Optional[str] = unsent()
    """Offer code, as it was sent."""
    auto_renew: bool = unsent()
    """Whether it renews automatically: true for a subscription until purchase.update turns it
    off, false for every other kind."""
    auto_renew_disabled_at: Optional[datetime] = unsent()
    """Time since which auto-renew has been off; null while it is on."""
    grace_period_expires_at: Optional[datetime] = unsent()
    """Last millisecond of the grace period; null without a grace period."""
    billing_retry: bool = unsent()
    """Whether the store retries a failed payment."""
    paused_until: Optional[datetime] = unsent()
    """Time at which the pause ends; null without a pause."""
    refunded_at: Optional[datetime] = unsent()
    """Time of the refund; null without a refund."""
    revoked_at: Optional[datetime] = unsent()
    """Time at which the store withdrew access; null when it did not."""
    ended_at: Optional[datetime] = unsent()
    """Time at which access ended before the end of the period; null when it did not."""
    paused: bool = unsent()
    """Whether the store reports the subscription as paused."""
    renews_as: Optional[str] = unsent()
    """Product of the next period; null for the same product."""
    end_reason: Optional[Union[EndReason, str]] = unsent()
    """Why the purchase ended, or will end; null when the store named no reason."""
    billing_issue_at: Optional[datetime] = unsent()
    """Time since which billing has failed; null when it does not fail."""
    replaces: Optional[str] = left_out()
    """Purchase that this one takes over, as the store named it; null when there is none."""
    replaced_by: Optional[str] = left_out()
    """`originalTransactionId` of the purchase that took this one over; null before it began."""
    replaced_at: Optional[datetime] = left_out()
    """When that purchase began; null before."""
    keys: list[str] = left_out()
    """Further names of the purchase, in byte order."""
    first_item: Optional[str] = None
    """`originalTransactionId` of the first item, if this purchase is a further item of the same
    subscription or order; otherwise absent."""
    renews_count: int = unsent()
    """Number of renewals at the full price: the number of `normal` periods minus 1, at least
    0."""
    account_token: Optional[str] = left_out()
    """First account token that the store named; null without one."""


@dataclass(frozen=True)
class PurchaseResult:
    """What `purchase` answers."""

    purchase: Purchase
    """One product bought in one store, its transactions and its holders."""
    created: bool
    """True when the purchase is new."""
    outcome: Union[PurchaseOutcome, str]
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


@dataclass(frozen=True)
class PurchaseRef:
    """A purchase, by its store and the id of its first transaction."""

    store: str
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: str
    """Id of the purchase's first transaction."""


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


@dataclass(frozen=True)
class RpcDiscoverResult:
    """The OpenRPC document, with `x-role` on every method."""

    openrpc: str
    info: dict[str, Any]
    methods: list[dict[str, Any]]
    components: dict[str, Any]


@dataclass(frozen=True)
class MethodSummary:
    """One line in the list of methods."""

    name: str
    summary: str
    role: Union[Role, str]


@dataclass(frozen=True)
class ServerDescribeResult:
    """What `server.describe` answers."""

    methods: Optional[list[MethodSummary]] = None
    """All methods, sorted by name. Only without `method`."""
    method: Optional[dict[str, Any]] = None
    """The method's entry in the OpenRPC document. Only with `method`."""
    components: Optional[dict[str, Any]] = None
    """The schemas that the entry refers to, in `schemas`. Only with `method`."""


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


@dataclass(frozen=True)
class Peer:
    """The other end of the connection, as the kernel reports it."""

    uid: int
    gid: int
    pid: int
    role: Union[Role, str]


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


@dataclass(frozen=True)
class ServerPingResult:
    """What `server.ping` answers."""

    pong: bool
    """Always true."""
    now: datetime
    """Time of the system clock."""
    echo: Any = ABSENT
    """The value from the request; absent when the request has none."""


@dataclass(frozen=True)
class DurationBucket:
    """A bucket of a histogram."""

    up_to_micros: Optional[int]
    """The longest duration that it counts. Null for durations longer than every bound."""
    count: int
    """How many durations are longer than the bound of the bucket before, and not longer than this
    one."""


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


@dataclass(frozen=True)
class MethodStats:
    """The requests of a method, without those that the daemon has not answered yet."""

    requests: int
    """How many requests the daemon answered, with results or errors."""
    errors: dict[str, int]
    """How many errors of each kind. Kinds that did not occur are missing."""
    durations: Durations
    """A histogram of durations since the daemon's start, in microseconds."""


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


@dataclass(frozen=True)
class PeerStats:
    """The open connections of a uid with a role."""

    uid: int
    role: Union[PeerStatsRole, str]
    """`none` for clients without a role, whose requests the daemon refuses."""
    connections: int
    """How many connections."""


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
    environment: Optional[Union[PurchaseEnvironment, str]]
    """Null if the message has none."""
    original_transaction_id: Optional[str] = None
    """Chain of `transactionId`; absent without it."""
    transaction_id: Optional[str] = None
    """Transaction that an ignored message of Apple is about, for example one that asks for
    consumption data. Absent otherwise."""


@dataclass(frozen=True)
class StoreQuestion:
    """What to fetch from the store: its kind, and the ids that the store gave."""

    kind: Union[StoreObjectKind, str]
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
    outcome: Union[PurchaseOutcome, str]
    """As of `purchase`."""
    fields: Optional[list[str]] = None
    """Fields of the transaction that changed; for a new period, those that differ from the period
    before, apart from `purchasedAt`. Absent when there are none."""
    stale: Optional[list[str]] = None
    """Fields that lost against newer information; absent when there are none."""


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


@dataclass(frozen=True)
class StoreResponse:
    """An object that the caller fetched from a store's API."""

    kind: Union[StoreObjectKind, str]
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


@dataclass(frozen=True)
class StoreUnclaimedResult:
    """What `store.unclaimed` answers."""

    purchases: list[Purchase]
    """In the order of `store`, then `originalTransactionId`, by bytes."""
    cursor: str
    """What the next call gives as `after`."""
    more: bool
    """Whether more purchases follow."""


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


@dataclass(frozen=True)
class KnownId:
    """See `KnownId` in Protocol."""

    id: str
    """Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    blockedUserId and a longer id userIdTooLong, so this schema has no length."""
    kind: Union[KnownIdKind, str]
    """Who uses the id. `customer`: the customerId of a customer that began with an identified
    user."""
    device: Optional[str] = left_out()
    """Device of an anonymous id; otherwise null."""
    created_at: datetime = left_out()
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""


@dataclass(frozen=True)
class Device:
    """See `Device` in Protocol."""

    device: str
    """A device: one installation of one app. A reinstallation is a new device."""
    anonymous_id: str
    """Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    blockedUserId and a longer id userIdTooLong, so this schema has no length."""
    created_at: datetime
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    identity_id: Optional[str] = left_out()
    """Id of the identified user; null when no user is logged in."""
    store_account: Optional[str] = left_out()
    platform: Optional[str] = left_out()
    app: Optional[str] = left_out()


@dataclass(frozen=True)
class Grant:
    """See `Grant` in Protocol."""

    entitlement: str
    """An entitlement, for example `premium`."""
    granted_at: datetime
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""
    expires_at: Optional[datetime] = left_out()
    """RFC 3339 timestamp, or null."""
    revoked_at: Optional[datetime] = left_out()
    """RFC 3339 timestamp, or null."""


@dataclass(frozen=True)
class Property:
    """See `Property` in Protocol."""

    key: str
    """Name of a property: 1 to 80 letters, digits, and _ . : - $."""
    value: str
    """Value of a property."""
    set_at: datetime = left_out()
    """RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
    precision, and returns UTC with milliseconds."""


@dataclass(frozen=True)
class UserExportResult:
    """What `user.export` answers."""

    user: User
    """The current user of a device, or the user that an id belongs to."""
    first_id: str
    """First id that the customer had. After a merge, that of the older customer."""
    last_id: str
    """Id that acted last: the user of the last install, identify, purchase or restore."""
    ids: list[KnownId]
    """Every id of the customer, in byte order."""
    devices: list[Device]
    """Devices whose anonymous or identified user belongs to the customer, in byte order."""
    account_tokens: list[str]
    """Account tokens registered for the customer, in byte order."""
    purchases: list[Purchase]
    """Purchases that the customer holds, with all their transactions."""
    claims: list[PurchaseRef]
    """Purchases that an import gave to the customer and that no store has reported yet."""
    grants: list[Grant]
    """Grants, including those that have ended."""
    properties: list[Property]
    overridden: list[Property]
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


@dataclass(frozen=True)
class UserImportResultPurchasesItem:
    """See `UserImportResultPurchasesItem` in Protocol."""

    store: str
    """Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`."""
    original_transaction_id: str
    """Id that a store gives to a transaction."""
    outcome: Union[UserImportResultPurchasesItemOutcome, str]


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


@dataclass(frozen=True)
class RemainingChange:
    """A later change that stays although an earlier link is undone."""

    event: str
    """Id of the event that reported it."""
    method: Union[RemainingChangeMethod, str]
    """Method that made it."""


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


@dataclass(frozen=True)
class UserListResult:
    """What `user.list` answers."""

    customer_ids: list[str]
    """In byte order."""
    cursor: str
    """What the next call gives as `after`."""
    more: bool
    """Whether more customers follow."""


@dataclass(frozen=True)
class UserInfoResult:
    """What `userInfo` answers."""

    user: User
    """The current user of a device, or the user that an id belongs to."""


@dataclass(frozen=True)
class UserPropertiesResult:
    """What `userProperties` answers."""

    properties: dict[str, str]
    """Properties by their names. setUserProperty stores at most 100 per customer."""


@dataclass(frozen=True)
class WebhookClaimResult:
    """What `webhook.claim` answers."""

    claimed: bool
    """False if another connection has the claim. Then the daemon ignores the reports."""


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
    next_attempt_at: Optional[datetime] = left_out(sends_null=False)
    """Time of the next attempt; null if the event is delivered or no program posts it."""


@dataclass(frozen=True)
class WebhookReport:
    """The results of the posts to a URL."""

    url: str
    """An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    query. It has no user, password or fragment, because every reader of the project sees it."""
    delivered_at: Optional[Union[datetime, str]] = None
    """Time of the latest delivery."""
    failure: Optional[Union[WebhookFailure, Mapping[str, Any]]] = None
    """The latest failed attempt for the oldest event that waits for another attempt; if no event
    waits, the latest failed attempt."""


@dataclass(frozen=True)
class WebhookListResultPoster:
    """The process that posts the project's events; absent if there is none."""

    uid: int
    pid: int


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


@dataclass(frozen=True)
class WebhookListResult:
    """What `webhook.list` answers."""

    webhooks: list[WebhookStatus]
    """In the order of project.define."""
    poster: Optional[WebhookListResultPoster] = None
    """The process that posts the project's events; absent if there is none."""


@dataclass(frozen=True)
class WebhookPosition:
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
