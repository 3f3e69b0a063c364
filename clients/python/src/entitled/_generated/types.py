"""What the daemon answers, and what it is given.

Made by clients/generate from Protocol; a change made here is lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, ClassVar, Literal

from .._values import (
    ABSENT, Absent, Member, anything, boolean, either, integer, list_of, map_of, moment,
    nullable, number, record, text,
)

AppliedRuleName = Literal[
    "purchaseHolders",
    "onIdentifyNew",
    "onIdentifyKnown",
    "onRestore",
    "anonymousHolders",
]
"""As in `project.define`."""

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
]
"""What happened."""

EventOutcome = Literal[
    "attached",
    "aliased",
    "moved",
    "switched",
]
"""identified: what identify answered."""

ExplanationStepMethod = Literal[
    "identify",
    "restore",
    "purchase",
    "user.link.undo",
]
"""What brought it about."""

ExplanationStepStep = Literal[
    "purchased",
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
"""What it is. rules.md says what each is about."""

HelpfulCallRole = Literal[
    "read",
    "write",
    "admin",
]
"""What a peer needs for it."""

IdentifyResultOutcome = Literal[
    "attached",
    "aliased",
    "moved",
    "switched",
    "unchanged",
]
"""attached: the user gained at least one purchase and nobody lost any. moved: it gained what the
anonymous user lost. aliased: the two became one customer. switched: nobody gained any. unchanged:
it was the same user already."""

KeptLinkMethod = Literal[
    "restore",
    "purchase",
    "user.link.undo",
]
"""What brought it about."""

LackKind = Literal[
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
"""What is missing. rules.md says what each means."""

LogoutResultOutcome = Literal[
    "loggedOut",
    "rotated",
    "unchanged",
]
"""loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous user.
unchanged: nobody was logged in."""

MethodSummaryRole = Literal[
    "read",
    "write",
    "admin",
]

OutdoneLostBy = Literal[
    "active",
    "end",
    "purchasedAt",
    "transactionId",
    "store",
    "originalTransactionId",
    "order",
]
"""What decided: the first in the order of rules.md in which the two differ."""

PeerRole = Literal[
    "read",
    "write",
    "admin",
]

PeriodType = Literal[
    "normal",
    "trial",
    "intro",
]
"""What the customer pays for a period."""

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
"""What a product is; it decides how a purchase moves and ends."""

ProjectEnvironment = Literal[
    "production",
    "sandbox",
    "any",
]
"""Which purchases count in a project."""

PurchaseEnvironment = Literal[
    "production",
    "sandbox",
]
"""Where the store took the money."""

PurchaseResultOutcome = Literal[
    "recorded",
    "renewed",
    "planChanged",
    "received",
    "unchanged",
]
"""recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
planChanged: a new transaction with another product. renewed: any other new transaction.
unchanged: nothing new."""

RefusalRule = Literal[
    "onRestore",
    "oneTimePurchases",
]
"""The rule that refused."""

RulesAnonymousHolders = Literal[
    "asOthers",
    "alias",
]

RulesChoiceObjectAnonymousHolders = Literal[
    "asOthers",
    "alias",
]

RulesChoiceObjectOnAnonymousLogout = Literal[
    "ignore",
    "refuse",
    "rotate",
]

RulesChoiceObjectOnIdentifyKnown = Literal[
    "attach",
    "alias",
    "aliasUnlessLinked",
    "move",
    "switch",
]

RulesChoiceObjectOnIdentifyNew = Literal[
    "attach",
    "alias",
    "aliasUnlessLinked",
    "move",
    "switch",
]

RulesChoiceObjectOnLogout = Literal[
    "return",
    "rotate",
]

RulesChoiceObjectOnRestore = Literal[
    "share",
    "transfer",
    "transferIfInactive",
    "keep",
    "alias",
]

RulesChoiceObjectOnSwitch = Literal[
    "logoutFirst",
    "switch",
]

RulesChoiceObjectOneTimePurchases = Literal[
    "move",
    "stay",
]

RulesChoiceObjectPurchaseHolders = Literal[
    "deviceAndUser",
    "currentUser",
]

RulesOnAnonymousLogout = Literal[
    "ignore",
    "refuse",
    "rotate",
]

RulesOnIdentifyKnown = Literal[
    "attach",
    "alias",
    "aliasUnlessLinked",
    "move",
    "switch",
]

RulesOnIdentifyNew = Literal[
    "attach",
    "alias",
    "aliasUnlessLinked",
    "move",
    "switch",
]

RulesOnLogout = Literal[
    "return",
    "rotate",
]

RulesOnRestore = Literal[
    "share",
    "transfer",
    "transferIfInactive",
    "keep",
    "alias",
]

RulesOnSwitch = Literal[
    "logoutFirst",
    "switch",
]

RulesOneTimePurchases = Literal[
    "move",
    "stay",
]

RulesPurchaseHolders = Literal[
    "deviceAndUser",
    "currentUser",
]

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
"""What has become of a purchase at a moment; null before it began, and of what one never had."""

UserExportResultIdsItemKind = Literal[
    "anonymous",
    "identified",
    "customer",
]
"""`customer`: the customerId of one who began as identified."""

WarningKind = Literal[
    "unknownProduct",
    "unknownEntitlement",
    "subscriptionWithoutEnd",
    "heldByNobody",
]

WebhookFormat = Literal[
    "entitled",
    "purchasely",
]
"""In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
Purchasely's page shows them (webhooks.md)."""


@dataclass(frozen=True)
class Entitlement:
    """What a user may use, and why. One purchase or grant, the winner, supplies every member. Of
    an entitlement that the user never had all are null but `id`, `active` (false), `renewState`
    (unknown) and `renewsCount` (0)."""

    id: str
    """What a user may use."""
    active: bool
    state: State | None
    """What has become of a purchase at a moment; null before it began, and of what one never
    had."""
    product_id: str | None
    """The product that gives it; null for a grant."""
    source: str | None
    """The store, or `manual` for a grant."""
    renew_state: EntitlementRenewState
    grant_type: EntitlementGrantType | None
    period_type: EntitlementPeriodType | None
    started_at: datetime | None
    """A Moment, or null where there is none."""
    expires_at: datetime | None
    """Null where there is no end."""
    grace_period_expires_at: datetime | None
    """A Moment, or null where there is none."""
    first_purchased_at: datetime | None
    """A Moment, or null where there is none."""
    last_purchased_at: datetime | None
    """A Moment, or null where there is none."""
    trial_started_at: datetime | None
    """A Moment, or null where there is none."""
    auto_renew_disabled_at: datetime | None
    """A Moment, or null where there is none."""
    renews_count: int
    environment: EntitlementEnvironment | None
    store: str | None
    """Null for a grant."""
    transaction_id: str | None
    """Null for a grant."""
    original_transaction_id: str | None
    """Null for a grant."""

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
    """Something that was done, and may not be what was meant."""

    kind: WarningKind
    message: str
    """One sentence for people."""
    nearest: list[str] | None = None
    """Names that do exist, the nearest first."""

    _members: ClassVar[tuple[Member, ...]]


Warning._members = (
    Member("kind", "kind", text, "required"),
    Member("message", "message", text, "required"),
    Member("nearest", "nearest", list_of(text), "optional"),
)
decode_warning = record(Warning)


@dataclass(frozen=True)
class CheckEntitlementsResult:
    """What `checkEntitlements` answers."""

    user_id: str
    """The current user's id."""
    entitlements: dict[str, Entitlement]
    """From an entitlement's id to the entitlement, inactive ones too."""
    at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""
    known: bool | None = None
    """Whether the project has this user. Only there when the caller gave ifUnknown."""
    warnings: list[Warning] | None = None
    """Only there when there are any."""

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
    """Either a request (`method`, and its `id` as it came; no `id` for a notification), or
    `clock`: something came due by itself."""

    method: str | None = None
    id: str | int | float | None | Absent = ABSENT
    clock: bool | None = None

    _members: ClassVar[tuple[Member, ...]]


Cause._members = (
    Member("method", "method", text, "optional"),
    Member("id", "id", nullable(either(text, number)), "both"),
    Member("clock", "clock", boolean, "optional"),
)
decode_cause = record(Cause)


@dataclass(frozen=True)
class Event:
    """Something that happened in a project. What else stands in it depends on its kind; see
    rules.md."""

    id: str
    """Made up; never the same twice."""
    kind: EventKind
    """What happened."""
    at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""
    project: str
    """A namespace: projects share no device, user, purchase or event."""
    cause: Cause
    """Either a request (`method`, and its `id` as it came; no `id` for a notification), or
    `clock`: something came due by itself."""
    cursor: str | None = None
    """The project's running number; not there in a dry run."""
    user: str | None = None
    """The customerId of the one whom it is about; not there in clockAdvanced, which is about
    nobody."""
    user_id: str | None = None
    """There when that one is identified."""
    anonymous_id: str | None = None
    """There when that one is anonymous; beside userId in identified and loggedOut, where it is
    the device's anonymous user, the new one after a rotation."""
    device: str | None | Absent = ABSENT
    """userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated,
    purchaseExpired, and what comes of a purchase: the device, null where there is none."""
    outcome: EventOutcome | None = None
    """identified: what identify answered."""
    from_: list[str] | None = None
    """Of a move: who held the purchase before."""
    to: str | None = None
    """Of a move: who holds it now."""
    shared: bool | None = None
    """Of a move: whether those in `from` keep it."""
    undone: str | None = None
    """linkUndone: the id of the event whose link was taken back."""
    aliases: list[str] | None = None
    """usersAliased, and linkUndone where customers part: every id that reaches the customer now,
    in the order of their bytes."""
    absorbed: str | None = None
    """usersAliased: the customerId that became part of `user`; not there when the id that joined
    was new."""
    entitlements: list[str] | None = None
    """entitlementsActivated, entitlementsDeactivated: whose access changed, in the order of their
    bytes. granted, grantRevoked: the one."""
    store: str | None = None
    """The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    other such word."""
    original_transaction_id: str | None = None
    """One transaction of a store."""
    transaction_id: str | None = None
    """One transaction of a store."""
    product: str | None = None
    """A product, as the store or the catalogue calls it."""
    product_kind: ProductKind | None = None
    """What a product is; it decides how a purchase moves and ends."""
    holders: list[str] | None = None
    """purchase…: who holds it."""
    environment: PurchaseEnvironment | None = None
    """Where the store took the money."""
    first_purchased_at: datetime | None = None
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""
    purchased_at: datetime | None = None
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""
    expires_at: datetime | None | Absent = ABSENT
    """Of a purchase: the end of its period. granted, grantRevoked: the end that the grant has, or
    had."""
    period_type: PeriodType | None = None
    """What the customer pays for a period."""
    is_family_shared: bool | None = None
    price: str | None | Absent = ABSENT
    currency: str | None | Absent = ABSENT
    country: str | None | Absent = ABSENT
    offer_code: str | None | Absent = ABSENT
    attributes: dict[str, str] | None = None
    """Up to 20 strings of the caller's own, told again in the events of this purchase."""
    now: datetime | None = None
    """clockAdvanced: what the clock shows now."""

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
    Member("now", "now", moment, "optional"),
)
decode_event = record(Event)


@dataclass(frozen=True)
class ClockAdvanceResult:
    """What `clock.advance` answers."""

    now: datetime
    """What the clock shows now."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

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
    """Who reads the events: a name of the reader's own choice, such as that of a worker."""
    cursor: str
    """Where the consumer stands: the greatest that it has acknowledged."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told, which is nothing."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

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
    """Where to go on: of the last event told, or, when there are no more, of the newest that
    there is."""
    more: bool
    """True when there may be more: another call looks there at once. Also where none of the
    events that were looked at is one of those wanted."""

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
    """A subscription of one connection; another connection may have one of the same name."""
    cursor: str
    """The place behind which it tells."""

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
    """A subscription of one connection; another connection may have one of the same name."""
    cursor: str
    """Everything up to here was told, or is of no kind that was wanted."""

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
    """Where to go on: of the last event told, or, when there are no more, of the newest that
    there is."""
    more: bool
    """True when there may be more: another call looks there at once. Also where none of the
    events that were looked at is one of those wanted."""

    _members: ClassVar[tuple[Member, ...]]


EventsWaitResult._members = (
    Member("events", "events", list_of(decode_event), "required"),
    Member("cursor", "cursor", text, "required"),
    Member("more", "more", boolean, "required"),
)
decode_events_wait_result = record(EventsWaitResult)


@dataclass(frozen=True)
class AppliedRule:
    """A rule of the project, with the value by which something was decided."""

    name: AppliedRuleName
    """As in `project.define`."""
    value: str

    _members: ClassVar[tuple[Member, ...]]


AppliedRule._members = (
    Member("name", "name", text, "required"),
    Member("value", "value", text, "required"),
)
decode_applied_rule = record(AppliedRule)


@dataclass(frozen=True)
class ExplanationStep:
    """One thing that led somebody to an entitlement, or took it away. Members that make no sense
    for a step, or are not known, are left out."""

    step: ExplanationStepStep
    """What it is. rules.md says what each is about."""
    text: str
    """One sentence for people."""
    at: datetime | None
    """When it came about, as far as it has a time; of `clock` the moment asked about."""
    event: str | None = None
    """The event that told of it."""
    cursor: str | None = None
    """That event's."""
    rule: AppliedRule | None = None
    """The rule by which it came about."""
    method: ExplanationStepMethod | None = None
    """What brought it about."""
    from_: list[str] | None = None
    """Who had it before, one id for each customer, at most ten; of `aliased` the one side, of
    `identified` the device's anonymous user."""
    to: list[str] | None = None
    """Who has it by this; of `aliased` the other side."""
    device: str | None | Absent = ABSENT
    """Of `purchased` and `identified`; null where a purchase came from no device."""
    store: str | None = None
    """The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    other such word."""
    original_transaction_id: str | None = None
    """One transaction of a store."""
    transaction_id: str | None = None
    """One transaction of a store."""
    product: str | None = None
    """A product, as the store or the catalogue calls it."""
    state: State | None | Absent = ABSENT
    """What it is at the moment."""
    since: datetime | None | Absent = ABSENT
    """Of `clock`: since when it is so; where access is over, its last moment. Else when the
    period begins."""
    until: datetime | None | Absent = ABSENT
    """The last moment of it, as far as is known; of a pause when it ends. Null where there is no
    end."""
    decided_anew: bool | None = None
    """Only there, and true, where a login came to this when an earlier link was taken back."""

    _members: ClassVar[tuple[Member, ...]]


ExplanationStep._members = (
    Member("step", "step", text, "required"),
    Member("text", "text", text, "required"),
    Member("at", "at", nullable(moment), "required"),
    Member("event", "event", text, "optional"),
    Member("cursor", "cursor", text, "optional"),
    Member("rule", "rule", decode_applied_rule, "optional"),
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
    Member("decidedAnew", "decided_anew", boolean, "optional"),
)
decode_explanation_step = record(ExplanationStep)


@dataclass(frozen=True)
class Outdone:
    """A purchase or a grant that gives an entitlement, too, and gives way to another one."""

    lost_by: OutdoneLostBy
    """What decided: the first in the order of rules.md in which the two differ."""
    text: str
    """One sentence for people."""
    entitlement: Entitlement
    """As it would be if nothing else gave it."""

    _members: ClassVar[tuple[Member, ...]]


Outdone._members = (
    Member("lostBy", "lost_by", text, "required"),
    Member("text", "text", text, "required"),
    Member("entitlement", "entitlement", decode_entitlement, "required"),
)
decode_outdone = record(Outdone)


@dataclass(frozen=True)
class HelpfulCall:
    """A call, ready to be sent, that would make an entitlement active: it was rehearsed, and it
    did."""

    method: str
    params: dict[str, Any]
    """As the method takes them."""
    role: HelpfulCallRole
    """What a peer needs for it."""
    text: str
    """One sentence for people."""

    _members: ClassVar[tuple[Member, ...]]


HelpfulCall._members = (
    Member("method", "method", text, "required"),
    Member("params", "params", map_of(anything), "required"),
    Member("role", "role", text, "required"),
    Member("text", "text", text, "required"),
)
decode_helpful_call = record(HelpfulCall)


@dataclass(frozen=True)
class Lack:
    """Something without which an entitlement is not active."""

    kind: LackKind
    """What is missing. rules.md says what each means."""
    text: str
    """One sentence for people."""
    would_help: list[HelpfulCall]
    """Calls that would make the entitlement active at the moment asked about, each by itself.
    Each stands where it helps first."""
    store: str | None = None
    """Of what is about a purchase, as the next two are."""
    original_transaction_id: str | None = None
    """One transaction of a store."""
    product: str | None = None
    """A product, as the store or the catalogue calls it."""
    holder: str | None = None
    """Of `heldByAnother` and `notIdentified`: who has it; the identified holder, else the
    anonymous one, of several the least by bytes."""
    since: datetime | None = None
    """The last moment with access; of `refunded` and `revoked` when that was."""
    until: datetime | None = None
    """Of `paused` when the pause ends, of `notYet` when it begins."""
    because: list[ExplanationStep] | None = None
    """Of `heldByAnother`: how it came to its holder."""

    _members: ClassVar[tuple[Member, ...]]


Lack._members = (
    Member("kind", "kind", text, "required"),
    Member("text", "text", text, "required"),
    Member("store", "store", text, "optional"),
    Member("originalTransactionId", "original_transaction_id", text, "optional"),
    Member("product", "product", text, "optional"),
    Member("holder", "holder", text, "optional"),
    Member("since", "since", moment, "optional"),
    Member("until", "until", moment, "optional"),
    Member("because", "because", list_of(decode_explanation_step), "optional"),
    Member("wouldHelp", "would_help", list_of(decode_helpful_call), "required"),
)
decode_lack = record(Lack)


@dataclass(frozen=True)
class ExplainResultOmitted:
    """Only there when a list was cut: by how many."""

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
    """The current user's id."""
    active: bool
    """Whether the user may use it."""
    entitlement: Entitlement
    """As `checkEntitlements` has it."""
    at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""
    because: list[ExplanationStep]
    """From the purchase or the grant through each link to the catalogue and the clock: of what is
    active, or was, or may be. At most 50 steps, of more the first and the last."""
    others: list[Outdone]
    """What gives it, too, and gives way, the best first. At most 20."""
    missing: list[Lack]
    """Empty where it is active. At most 20."""
    omitted: ExplainResultOmitted | None = None
    """Only there when a list was cut: by how many."""

    _members: ClassVar[tuple[Member, ...]]


ExplainResult._members = (
    Member("userId", "user_id", text, "required"),
    Member("active", "active", boolean, "required"),
    Member("entitlement", "entitlement", decode_entitlement, "required"),
    Member("at", "at", moment, "required"),
    Member("because", "because", list_of(decode_explanation_step), "required"),
    Member("others", "others", list_of(decode_outdone), "required"),
    Member("missing", "missing", list_of(decode_lack), "required"),
    Member("omitted", "omitted", decode_explain_result_omitted, "optional"),
)
decode_explain_result = record(ExplainResult)


@dataclass(frozen=True)
class GrantResult:
    """What `grant` answers."""

    entitlement: Entitlement
    """As it stands now, whatever gives it."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

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
    """Who somebody is: the current user of a device, or the user that an id reaches."""

    id: str
    """The current user: the identified id, or else the anonymous one. Asked by an id: that one
    where it is identified, else the one that stands for the customer."""
    anonymous_id: str | None
    """The device's anonymous user. Asked by an id: that id where it is an anonymous one, else
    null."""
    identity_id: str | None
    """The identified id, null while anonymous."""
    customer_id: str
    """One made-up id per customer that outlives every login; stands wherever a userId may."""
    aliases: list[str]
    """Every id that reaches this customer, in the order of their bytes. A customerId made for an
    identified user is none of them."""
    created_at: datetime
    """When the customer was created."""
    environment: ProjectEnvironment
    """Which purchases count in a project."""
    device: str | None = None
    """Only there when asked by device."""

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
    """A purchase that gained a holder or changed it."""

    store: str
    """The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    other such word."""
    original_transaction_id: str
    """One transaction of a store."""
    product: str
    """A product, as the store or the catalogue calls it."""
    kind: ProductKind
    """What a product is; it decides how a purchase moves and ends."""
    from_: list[str]
    """Who held it before: one id for each customer, in the order of their bytes."""
    to: str
    """Who holds it now and did not before."""
    shared: bool
    """True when those in `from` still hold it."""

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
    """Who somebody is: the current user of a device, or the user that an id reaches."""
    created: bool
    """True when this call made the user."""
    outcome: IdentifyResultOutcome
    """attached: the user gained at least one purchase and nobody lost any. moved: it gained what
    the anonymous user lost. aliased: the two became one customer. switched: nobody gained any.
    unchanged: it was the same user already."""
    should_refresh: bool
    """True exactly when `purchases` is not empty."""
    purchases: list[Move]
    """What changed holder; on an alias, what the anonymous user's customer held."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

    _members: ClassVar[tuple[Member, ...]]


IdentifyResult._members = (
    Member("user", "user", decode_user, "required"),
    Member("created", "created", boolean, "required"),
    Member("outcome", "outcome", text, "required"),
    Member("shouldRefresh", "should_refresh", boolean, "required"),
    Member("purchases", "purchases", list_of(decode_move), "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_identify_result = record(IdentifyResult)


@dataclass(frozen=True)
class InstallResult:
    """What `install` answers."""

    device: str
    """One install of one app. A reinstall is a new device."""
    created: bool
    """False for a device that was known."""
    user: User
    """Who somebody is: the current user of a device, or the user that an id reaches."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

    _members: ClassVar[tuple[Member, ...]]


InstallResult._members = (
    Member("device", "device", text, "required"),
    Member("created", "created", boolean, "required"),
    Member("user", "user", decode_user, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_install_result = record(InstallResult)


@dataclass(frozen=True)
class LogoutResult:
    """What `logout` answers."""

    user: User
    """Who somebody is: the current user of a device, or the user that an id reaches."""
    outcome: LogoutResultOutcome
    """loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous
    user. unchanged: nobody was logged in."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

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
    """Every rule of a project, spelled out. rules.md says what each does."""

    preset: Preset
    """A named set of rules."""
    anonymous_prefix: str
    """What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
    anonymous id is a lower-case UUID."""
    on_identify_new: RulesOnIdentifyNew
    on_identify_known: RulesOnIdentifyKnown
    on_switch: RulesOnSwitch
    on_logout: RulesOnLogout
    on_anonymous_logout: RulesOnAnonymousLogout
    purchase_holders: RulesPurchaseHolders
    on_restore: RulesOnRestore
    anonymous_holders: RulesAnonymousHolders
    one_time_purchases: RulesOneTimePurchases
    user_id_length_max: int
    """In Unicode scalars."""
    blocked_user_ids: list[str]
    """Ids that nobody may have, compared byte by byte. The empty one is always among them."""

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
    Member("userIdLengthMax", "user_id_length_max", integer, "required"),
    Member("blockedUserIds", "blocked_user_ids", list_of(text), "required"),
)
decode_rules = record(Rules)


@dataclass(frozen=True)
class Product:
    """A product of the catalogue."""

    entitlements: list[str]
    """What it gives access to."""
    kind: ProductKind | None | Absent = ABSENT
    """Null or left out: what a purchase says, else `subscription` with an end and `nonConsumable`
    without."""

    _members: ClassVar[tuple[Member, ...]]


Product._members = (
    Member("kind", "kind", nullable(text), "both"),
    Member("entitlements", "entitlements", list_of(text), "required"),
)
decode_product = record(Product)


@dataclass(frozen=True)
class Clock:
    """Whose time the project lives in."""

    kind: ClockKind
    now: datetime | None = None
    """Only for a manual clock."""

    _members: ClassVar[tuple[Member, ...]]


Clock._members = (
    Member("kind", "kind", text, "required"),
    Member("now", "now", moment, "optional"),
)
decode_clock = record(Clock)


@dataclass(frozen=True)
class WebhookSummary:
    """An address to which a project's events are posted."""

    url: str
    """An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
    and a query; without a user, a password or a fragment. Every reader of the project sees it."""
    format: WebhookFormat
    """In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    Purchasely's page shows them (webhooks.md)."""

    _members: ClassVar[tuple[Member, ...]]


WebhookSummary._members = (
    Member("url", "url", text, "required"),
    Member("format", "format", text, "required"),
)
decode_webhook_summary = record(WebhookSummary)


@dataclass(frozen=True)
class Counts:
    """How much a project holds."""

    devices: int
    users: int
    customers: int
    purchases: int
    events: int

    _members: ClassVar[tuple[Member, ...]]


Counts._members = (
    Member("devices", "devices", integer, "required"),
    Member("users", "users", integer, "required"),
    Member("customers", "customers", integer, "required"),
    Member("purchases", "purchases", integer, "required"),
    Member("events", "events", integer, "required"),
)
decode_counts = record(Counts)


@dataclass(frozen=True)
class Project:
    """A project as it is defined, and how much it holds."""

    id: str
    """A namespace: projects share no device, user, purchase or event."""
    rules: Rules
    """Every rule of a project, spelled out. rules.md says what each does."""
    products: dict[str, Product]
    """From a product's id to the product."""
    entitlements: list[str]
    """What may be granted besides what the catalogue gives."""
    environment: ProjectEnvironment
    """Which purchases count in a project."""
    clock: Clock
    """Whose time the project lives in."""
    webhooks: list[WebhookSummary]
    """Where its events are posted; what the posts are signed with only admins are told."""
    created_at: datetime
    """By the project's own clock as it was when the project was made."""
    counts: Counts
    """How much a project holds."""

    _members: ClassVar[tuple[Member, ...]]


Project._members = (
    Member("id", "id", text, "required"),
    Member("rules", "rules", decode_rules, "required"),
    Member("products", "products", map_of(decode_product), "required"),
    Member("entitlements", "entitlements", list_of(text), "required"),
    Member("environment", "environment", text, "required"),
    Member("clock", "clock", decode_clock, "required"),
    Member("webhooks", "webhooks", list_of(decode_webhook_summary), "required"),
    Member("createdAt", "created_at", moment, "required"),
    Member("counts", "counts", decode_counts, "required"),
)
decode_project = record(Project)


@dataclass(frozen=True)
class ProjectDefineResult:
    """What `project.define` answers."""

    project: Project
    """A project as it is defined, and how much it holds."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told with the call. What customers are told of a new
    catalogue follows later, and is not shown."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

    _members: ClassVar[tuple[Member, ...]]


ProjectDefineResult._members = (
    Member("project", "project", decode_project, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_project_define_result = record(ProjectDefineResult)


@dataclass(frozen=True)
class RulesChoiceObject:
    """See `RulesChoiceObject` in Protocol."""

    preset: Preset | None = None
    """A named set of rules."""
    anonymous_prefix: str | None = None
    """What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
    anonymous id is a lower-case UUID."""
    on_identify_new: RulesChoiceObjectOnIdentifyNew | None = None
    on_identify_known: RulesChoiceObjectOnIdentifyKnown | None = None
    on_switch: RulesChoiceObjectOnSwitch | None = None
    on_logout: RulesChoiceObjectOnLogout | None = None
    on_anonymous_logout: RulesChoiceObjectOnAnonymousLogout | None = None
    purchase_holders: RulesChoiceObjectPurchaseHolders | None = None
    on_restore: RulesChoiceObjectOnRestore | None = None
    anonymous_holders: RulesChoiceObjectAnonymousHolders | None = None
    one_time_purchases: RulesChoiceObjectOneTimePurchases | None = None
    user_id_length_max: int | None = None
    """In Unicode scalars."""
    blocked_user_ids: Sequence[str] | None = None
    """Ids that nobody may have, compared byte by byte. The empty one is always among them."""

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
    Member("userIdLengthMax", "user_id_length_max", integer, "optional"),
    Member("blockedUserIds", "blocked_user_ids", list_of(text), "optional"),
)
decode_rules_choice_object = record(RulesChoiceObject)


@dataclass(frozen=True)
class ClockChoiceObject:
    """See `ClockChoiceObject` in Protocol."""

    manual: datetime | str
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""

    _members: ClassVar[tuple[Member, ...]]


ClockChoiceObject._members = (
    Member("manual", "manual", moment, "required"),
)
decode_clock_choice_object = record(ClockChoiceObject)


@dataclass(frozen=True)
class WebhookChoice:
    """An address to which a project's events are to be posted."""

    url: str
    """An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
    and a query; without a user, a password or a fragment. Every reader of the project sees it."""
    secret: str
    """What posts are signed with. After `whsec_` stand the key's bytes in base64; any other
    secret is the key itself, in UTF-8."""
    old_secret: str | None = None
    """Posts are signed with this one as well, until all who read them know the other."""
    format: WebhookFormat | None = None
    """In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    Purchasely's page shows them (webhooks.md)."""

    _members: ClassVar[tuple[Member, ...]]


WebhookChoice._members = (
    Member("url", "url", text, "required"),
    Member("secret", "secret", text, "required"),
    Member("oldSecret", "old_secret", text, "optional"),
    Member("format", "format", text, "optional"),
)
decode_webhook_choice = record(WebhookChoice)


@dataclass(frozen=True)
class ProjectDescribeResult:
    """What `project.describe` answers."""

    project: Project
    """A project as it is defined, and how much it holds."""

    _members: ClassVar[tuple[Member, ...]]


ProjectDescribeResult._members = (
    Member("project", "project", decode_project, "required"),
)
decode_project_describe_result = record(ProjectDescribeResult)


@dataclass(frozen=True)
class ProjectSummary:
    """One line of the list of projects."""

    id: str
    """A namespace: projects share no device, user, purchase or event."""
    preset: Preset
    """A named set of rules."""
    created_at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""
    counts: Counts
    """How much a project holds."""

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
class Webhook:
    """An address to which a project's events are posted, and how; only admins are told."""

    url: str
    """An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
    and a query; without a user, a password or a fragment. Every reader of the project sees it."""
    secret: str
    """What posts are signed with. After `whsec_` stand the key's bytes in base64; any other
    secret is the key itself, in UTF-8."""
    old_secret: str | None
    """Posts are signed with this one as well; null where there is none."""
    format: WebhookFormat
    """In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    Purchasely's page shows them (webhooks.md)."""
    since: str
    """The newest event when the URL was first named: those after it are posted."""

    _members: ClassVar[tuple[Member, ...]]


Webhook._members = (
    Member("url", "url", text, "required"),
    Member("secret", "secret", text, "required"),
    Member("oldSecret", "old_secret", nullable(text), "required"),
    Member("format", "format", text, "required"),
    Member("since", "since", text, "required"),
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
    """One paid period, or one payment, of a purchase."""

    transaction_id: str
    """One transaction of a store."""
    product: str
    """A product, as the store or the catalogue calls it."""
    period_type: PeriodType
    """What the customer pays for a period."""
    purchased_at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""
    expires_at: datetime | None
    """A Moment, or null where there is none."""
    is_family_shared: bool | None = None
    """From here on only in an export."""
    price: str | None | Absent = ABSENT
    """A decimal in a string."""
    currency: str | None | Absent = ABSENT
    """As it came."""
    country: str | None | Absent = ABSENT
    """As it came."""
    offer_code: str | None | Absent = ABSENT
    """As it came."""
    attributes: dict[str, str] | None = None
    """Up to 20 strings of the caller's own, told again in the events of this purchase."""

    _members: ClassVar[tuple[Member, ...]]


Transaction._members = (
    Member("transactionId", "transaction_id", text, "required"),
    Member("product", "product", text, "required"),
    Member("periodType", "period_type", text, "required"),
    Member("purchasedAt", "purchased_at", moment, "required"),
    Member("expiresAt", "expires_at", nullable(moment), "required"),
    Member("isFamilyShared", "is_family_shared", boolean, "optional"),
    Member("price", "price", nullable(text), "both"),
    Member("currency", "currency", nullable(text), "both"),
    Member("country", "country", nullable(text), "both"),
    Member("offerCode", "offer_code", nullable(text), "both"),
    Member("attributes", "attributes", map_of(text), "optional"),
)
decode_transaction = record(Transaction)


@dataclass(frozen=True)
class Purchase:
    """One chain of store transactions, and who holds it."""

    store: str
    """The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    other such word."""
    original_transaction_id: str
    """One transaction of a store."""
    transaction_id: str
    """The latest transaction of the chain."""
    product: str
    """A product, as the store or the catalogue calls it."""
    kind: ProductKind
    """The purchase's own, else the catalogue's, else `subscription` with an end and
    `nonConsumable` without."""
    state: State | None
    """As it stands now; null before the first purchasedAt."""
    holders: list[str]
    """One id for each customer that holds it, in the order of their bytes."""
    device: str | None
    """The device that it came from."""
    store_account: str | None
    """The store account that it came from."""
    purchased_at: datetime
    """Of the latest transaction."""
    first_purchased_at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""
    expires_at: datetime | None
    """A Moment, or null where there is none."""
    trial_started_at: datetime | None
    """A Moment, or null where there is none."""
    period_type: PeriodType
    """What the customer pays for a period."""
    environment: PurchaseEnvironment
    """Where the store took the money."""
    is_family_shared: bool
    price: str | None
    """A decimal in a string."""
    currency: str | None
    """As it came."""
    country: str | None
    """As it came."""
    offer_code: str | None
    """As it came."""
    auto_renew: bool
    """True for a subscription until it is told otherwise; false for every other kind."""
    auto_renew_disabled_at: datetime | None
    """A Moment, or null where there is none."""
    grace_period_expires_at: datetime | None
    """A Moment, or null where there is none."""
    billing_retry: bool
    paused_until: datetime | None
    """A Moment, or null where there is none."""
    refunded_at: datetime | None
    """A Moment, or null where there is none."""
    revoked_at: datetime | None
    """A Moment, or null where there is none."""
    renews_count: int
    """The number of `normal` periods less one, never below none."""
    transactions: list[Transaction]
    """The whole history, the oldest first."""

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
    Member("renewsCount", "renews_count", integer, "required"),
    Member("transactions", "transactions", list_of(decode_transaction), "required"),
)
decode_purchase = record(Purchase)


@dataclass(frozen=True)
class PurchaseResult:
    """What `purchase` answers."""

    purchase: Purchase
    """One chain of store transactions, and who holds it."""
    created: bool
    """True when the chain was not known before."""
    outcome: PurchaseResultOutcome
    """recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
    planChanged: a new transaction with another product. renewed: any other new transaction.
    unchanged: nothing new."""
    entitlements: dict[str, Entitlement]
    """What the buyer may use now."""
    warnings: list[Warning] | None = None
    """Only there when there are any."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

    _members: ClassVar[tuple[Member, ...]]


PurchaseResult._members = (
    Member("purchase", "purchase", decode_purchase, "required"),
    Member("created", "created", boolean, "required"),
    Member("outcome", "outcome", text, "required"),
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
    """One chain of store transactions, and who holds it."""
    warnings: list[Warning] | None = None
    """Only there when there are any."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

    _members: ClassVar[tuple[Member, ...]]


PurchaseUpdateResult._members = (
    Member("purchase", "purchase", decode_purchase, "required"),
    Member("warnings", "warnings", list_of(decode_warning), "optional"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_purchase_update_result = record(PurchaseUpdateResult)


@dataclass(frozen=True)
class Refusal:
    """A purchase that a restore left where it was, and why."""

    store: str
    """The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    other such word."""
    original_transaction_id: str
    """One transaction of a store."""
    product: str
    """A product, as the store or the catalogue calls it."""
    holder: str
    """Who holds it: the identified holder, else the anonymous one; of several the least by
    bytes."""
    rule: RefusalRule
    """The rule that refused."""

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
    """Who somebody is: the current user of a device, or the user that an id reaches."""
    restored: list[Move]
    """All that the user now holds and did not before."""
    transferred: list[Move]
    """Those of them that somebody lost."""
    refused: list[Refusal]
    """What stays where it is."""
    entitlements: dict[str, Entitlement]
    """What the user may use now."""
    warnings: list[Warning] | None = None
    """Only there when there are any."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

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
class PurchaseName:
    """What names a purchase: its store and the first transaction of its chain."""

    store: str
    """The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    other such word."""
    original_transaction_id: str
    """One transaction of a store."""

    _members: ClassVar[tuple[Member, ...]]


PurchaseName._members = (
    Member("store", "store", text, "required"),
    Member("originalTransactionId", "original_transaction_id", text, "required"),
)
decode_purchase_name = record(PurchaseName)


@dataclass(frozen=True)
class RevokeResult:
    """What `revoke` answers."""

    entitlement: Entitlement
    """As it stands now, whatever gives it."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

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
    """One line of the list of methods."""

    name: str
    summary: str
    role: MethodSummaryRole

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

    methods: list[MethodSummary] | None = None
    """Without `method`: all of them, in the order of their names."""
    method: dict[str, Any] | None = None
    """With `method`: its entry of the OpenRPC document."""
    components: dict[str, Any] | None = None
    """With `method`: in `schemas` each schema that the entry refers to."""

    _members: ClassVar[tuple[Member, ...]]


ServerDescribeResult._members = (
    Member("methods", "methods", list_of(decode_method_summary), "optional"),
    Member("method", "method", map_of(anything), "optional"),
    Member("components", "components", map_of(anything), "optional"),
)
decode_server_describe_result = record(ServerDescribeResult)


@dataclass(frozen=True)
class Limits:
    """Every limit of the daemon by name."""

    line_bytes_max: int
    batch_entries_max: int
    depth_max: int
    request_id_bytes_max: int
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
class Peer:
    """The other end of the connection, as the kernel tells it."""

    uid: int
    gid: int
    pid: int
    role: PeerRole

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
    protocol: int
    """The version of this protocol."""
    limits: Limits
    """Every limit of the daemon by name."""
    uptime_ms: int
    peer: Peer
    """The other end of the connection, as the kernel tells it."""

    _members: ClassVar[tuple[Member, ...]]


ServerInfoResult._members = (
    Member("version", "version", text, "required"),
    Member("protocol", "protocol", integer, "required"),
    Member("limits", "limits", decode_limits, "required"),
    Member("uptimeMs", "uptime_ms", integer, "required"),
    Member("peer", "peer", decode_peer, "required"),
)
decode_server_info_result = record(ServerInfoResult)


@dataclass(frozen=True)
class ServerPingResult:
    """What `server.ping` answers."""

    pong: bool
    """Always true."""
    now: datetime
    """By the system's clock."""
    echo: Any = ABSENT
    """What was given; not there when nothing was."""

    _members: ClassVar[tuple[Member, ...]]


ServerPingResult._members = (
    Member("pong", "pong", boolean, "required"),
    Member("now", "now", moment, "required"),
    Member("echo", "echo", anything, "both"),
)
decode_server_ping_result = record(ServerPingResult)


@dataclass(frozen=True)
class SetUserPropertyResult:
    """What `setUserProperty` answers."""

    user_id: str
    """The current user's id."""
    key: str
    """The name of a property: 1 to 80 letters, digits, and _ . : - $."""
    value: str
    """The value of a property."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

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
class UserDeleteResult:
    """What `user.delete` answers."""

    tombstone: str
    """Made up: it stands in events wherever an erased id stood. It is nobody's id."""
    users: int
    """How many users were erased: the aliases of the customer."""
    devices: int
    """How many devices were erased; install makes them anew."""
    purchases: int
    """How many purchases were erased: those that nobody else held."""
    shared: int
    """How many purchases others hold, and keep."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

    _members: ClassVar[tuple[Member, ...]]


UserDeleteResult._members = (
    Member("tombstone", "tombstone", text, "required"),
    Member("users", "users", integer, "required"),
    Member("devices", "devices", integer, "required"),
    Member("purchases", "purchases", integer, "required"),
    Member("shared", "shared", integer, "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_user_delete_result = record(UserDeleteResult)


@dataclass(frozen=True)
class UserExportResultIdsItem:
    """See `UserExportResultIdsItem` in Protocol."""

    id: str
    """A user: one's own id for somebody, an anonymous id, or a customerId. 1 to `userIdLengthMax`
    Unicode scalars, compared byte by byte. An empty or too long one has errors of its own
    (blockedUserId, userIdTooLong), so no length is given here."""
    kind: UserExportResultIdsItemKind
    """`customer`: the customerId of one who began as identified."""
    device: str | None
    """The install that an anonymous id was made for."""
    created_at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""

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
    """One install of one app. A reinstall is a new device."""
    anonymous_id: str
    """A user: one's own id for somebody, an anonymous id, or a customerId. 1 to `userIdLengthMax`
    Unicode scalars, compared byte by byte. An empty or too long one has errors of its own
    (blockedUserId, userIdTooLong), so no length is given here."""
    identity_id: str | None
    """Who is logged in."""
    store_account: str | None
    platform: str | None
    app: str | None
    created_at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""

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
    """What a user may use."""
    granted_at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""
    expires_at: datetime | None
    """A Moment, or null where there is none."""
    revoked_at: datetime | None
    """A Moment, or null where there is none."""

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
    """The name of a property: 1 to 80 letters, digits, and _ . : - $."""
    value: str
    """The value of a property."""
    set_at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""

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
    """The name of a property: 1 to 80 letters, digits, and _ . : - $."""
    value: str
    """The value of a property."""
    set_at: datetime
    """RFC 3339. Taken with any offset and precision; given in UTC with milliseconds."""

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
    """Who somebody is: the current user of a device, or the user that an id reaches."""
    ids: list[UserExportResultIdsItem]
    """Every id that reaches the customer, in the order of their bytes."""
    devices: list[UserExportResultDevicesItem]
    """Those whose anonymous or identified user is the customer's, in the order of their bytes."""
    purchases: list[Purchase]
    """What the customer holds, each transaction whole."""
    grants: list[UserExportResultGrantsItem]
    """Those of the past, too."""
    properties: list[UserExportResultPropertiesItem]
    overridden: list[UserExportResultOverriddenItem]
    """What users of the customer had set, or removed (an empty value), before another of them set
    it anew."""
    entitlements: dict[str, Entitlement]
    """From an entitlement's id to the entitlement, inactive ones too."""
    at: datetime
    """Of the entitlements, and of the states of the purchases: now."""
    events: list[Event]
    """What was told of the customer, the oldest first, up to 1000."""
    cursor: str
    """Where events.read goes on, with the same id as `user`."""
    more_events: bool
    """True when events.read would tell more."""

    _members: ClassVar[tuple[Member, ...]]


UserExportResult._members = (
    Member("user", "user", decode_user, "required"),
    Member("ids", "ids", list_of(decode_user_export_result_ids_item), "required"),
    Member("devices", "devices", list_of(decode_user_export_result_devices_item), "required"),
    Member("purchases", "purchases", list_of(decode_purchase), "required"),
    Member("grants", "grants", list_of(decode_user_export_result_grants_item), "required"),
    Member("properties", "properties", list_of(decode_user_export_result_properties_item), "required"),
    Member("overridden", "overridden", list_of(decode_user_export_result_overridden_item), "required"),
    Member("entitlements", "entitlements", map_of(decode_entitlement), "required"),
    Member("at", "at", moment, "required"),
    Member("events", "events", list_of(decode_event), "required"),
    Member("cursor", "cursor", text, "required"),
    Member("moreEvents", "more_events", boolean, "required"),
)
decode_user_export_result = record(UserExportResult)


@dataclass(frozen=True)
class KeptLink:
    """A link that stands though an earlier one was taken back."""

    event: str
    """The event that told of it."""
    method: KeptLinkMethod
    """What brought it about."""

    _members: ClassVar[tuple[Member, ...]]


KeptLink._members = (
    Member("event", "event", text, "required"),
    Member("method", "method", text, "required"),
)
decode_kept_link = record(KeptLink)


@dataclass(frozen=True)
class UserLinkUndoResult:
    """What `user.link.undo` answers."""

    undone: str
    """The event."""
    purchases: list[Move]
    """What changed holder; `to` is who holds it now, also where somebody only lost it."""
    kept: list[KeptLink]
    """What came later and stands: restores and purchases that found other holders than they would
    have, aliases that these made, and links of the same users and purchases that were taken back
    since."""
    dry_run: bool | None = None
    """Only there, and true, in a dry run."""
    events: list[Event] | None = None
    """Only in a dry run: what would be told."""
    replayed: bool | None = None
    """Only there, and true, when an idempotency key gave the stored result."""

    _members: ClassVar[tuple[Member, ...]]


UserLinkUndoResult._members = (
    Member("undone", "undone", text, "required"),
    Member("purchases", "purchases", list_of(decode_move), "required"),
    Member("kept", "kept", list_of(decode_kept_link), "required"),
    Member("dryRun", "dry_run", boolean, "optional"),
    Member("events", "events", list_of(decode_event), "optional"),
    Member("replayed", "replayed", boolean, "optional"),
)
decode_user_link_undo_result = record(UserLinkUndoResult)


@dataclass(frozen=True)
class UserInfoResult:
    """What `userInfo` answers."""

    user: User
    """Who somebody is: the current user of a device, or the user that an id reaches."""

    _members: ClassVar[tuple[Member, ...]]


UserInfoResult._members = (
    Member("user", "user", decode_user, "required"),
)
decode_user_info_result = record(UserInfoResult)


@dataclass(frozen=True)
class UserPropertiesResult:
    """What `userProperties` answers."""

    properties: dict[str, str]
    """From a property's name to its value; a customer has at most 100 by setUserProperty."""

    _members: ClassVar[tuple[Member, ...]]


UserPropertiesResult._members = (
    Member("properties", "properties", map_of(text), "required"),
)
decode_user_properties_result = record(UserPropertiesResult)
