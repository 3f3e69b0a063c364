"""The methods of the daemon.

Made by clients/generate from Protocol; a change made here is lost.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Optional, TypeVar, Union

from .._values import ABSENT, Absent, MethodTraits
from . import types
from .types import (
    CheckEntitlementsIfUnknown,
    ClockChoiceObject,
    ClockKind,
    Device,
    EndReason,
    EventKind,
    Grant,
    KnownId,
    PeriodType,
    Preset,
    Product,
    ProductKind,
    ProjectEnvironment,
    Property,
    Purchase,
    PurchaseEnvironment,
    PurchaseRef,
    Rules,
    StoreNotifyStore,
    StoreResponse,
    Stores,
    User,
    UserDeleteTraces,
    UserImportOnConflict,
    Webhook,
    WebhookReport,
)

_Result = TypeVar("_Result")


METHODS: dict[str, MethodTraits] = {
    "checkEntitlements": MethodTraits(True, frozenset()),
    "clock.advance": MethodTraits(False, frozenset()),
    "events.acknowledge": MethodTraits(False, frozenset()),
    "events.read": MethodTraits(True, frozenset()),
    "events.subscribe": MethodTraits(True, frozenset()),
    "events.unsubscribe": MethodTraits(True, frozenset()),
    "events.wait": MethodTraits(True, frozenset()),
    "explain": MethodTraits(True, frozenset()),
    "grant": MethodTraits(False, frozenset()),
    "identify": MethodTraits(False, frozenset()),
    "install": MethodTraits(False, frozenset()),
    "logout": MethodTraits(False, frozenset()),
    "project.define": MethodTraits(False, frozenset()),
    "project.describe": MethodTraits(True, frozenset()),
    "project.list": MethodTraits(True, frozenset()),
    "project.stores": MethodTraits(False, frozenset()),
    "project.webhooks": MethodTraits(False, frozenset()),
    "purchase": MethodTraits(False, frozenset()),
    "purchase.update": MethodTraits(
        False,
        frozenset({
            "expiresAt",
            "autoRenew",
            "gracePeriodExpiresAt",
            "billingRetry",
            "pausedUntil",
            "refundedAt",
            "revokedAt",
            "endedAt",
            "paused",
            "renewsAs",
            "endReason",
        }),
    ),
    "restore": MethodTraits(False, frozenset()),
    "revoke": MethodTraits(False, frozenset()),
    "rpc.discover": MethodTraits(True, frozenset()),
    "server.describe": MethodTraits(True, frozenset()),
    "server.info": MethodTraits(True, frozenset()),
    "server.ping": MethodTraits(True, frozenset({"echo"})),
    "server.stats": MethodTraits(True, frozenset()),
    "setUserProperty": MethodTraits(False, frozenset()),
    "store.notify": MethodTraits(False, frozenset()),
    "store.unclaimed": MethodTraits(True, frozenset()),
    "user.delete": MethodTraits(False, frozenset()),
    "user.export": MethodTraits(True, frozenset()),
    "user.import": MethodTraits(False, frozenset({"at"})),
    "user.link.undo": MethodTraits(False, frozenset()),
    "user.list": MethodTraits(True, frozenset()),
    "userInfo": MethodTraits(True, frozenset()),
    "userProperties": MethodTraits(True, frozenset()),
    "webhook.claim": MethodTraits(False, frozenset()),
    "webhook.list": MethodTraits(True, frozenset()),
    "webhook.pause": MethodTraits(False, frozenset()),
    "webhook.replay": MethodTraits(False, frozenset()),
    "webhook.resume": MethodTraits(False, frozenset()),
}
"""What is known of each method."""


class Methods(ABC):
    """Every method of the protocol, with the type of what it answers."""

    @abstractmethod
    def _ask(
        self,
        method: str,
        params: dict[str, Any],
        result: type[_Result],
        timeout: Optional[float],
    ) -> _Result:
        """Sends the params that are there, and reads the result."""

    def check_entitlements(
        self,
        *,
        device: Optional[str] = None,
        user_id: Optional[str] = None,
        entitlements: Optional[Sequence[str]] = None,
        at: Optional[Union[datetime, str]] = None,
        if_unknown: Optional[CheckEntitlementsIfUnknown] = None,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.CheckEntitlementsResult:
        """Returns the entitlements of a user, active and inactive.

        Exactly one is given: device or user_id.

        device: Id of the device.
        user_id: Id of the user, instead of `device`.
        entitlements: Ids of the entitlements to return, including those that the user does not
          have. The warning `unknownEntitlement` names those that the project does not define
          either. Default: every entitlement of the products that the user's purchases have then,
          and of the grants.
        at: Moment to evaluate, RFC 3339, with today's holders. Default: now.
        if_unknown: Reply for a userId that the project does not have: `error`, or `none` for a
          result with no active entitlement and `known` false. The daemon does not create the
          user.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("checkEntitlements", {"device": device, "userId": user_id,
            "entitlements": entitlements, "at": at, "ifUnknown": if_unknown, "project": project},
            types.CheckEntitlementsResult, timeout)

    def clock_advance(
        self,
        *,
        to: Optional[Union[datetime, str]] = None,
        by: Optional[Union[timedelta, str]] = None,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ClockAdvanceResult:
        """Moves a manual clock forward, and applies in order everything that falls due on the way.

        Exactly one is given: to or by.

        to: New time of the clock, RFC 3339.
        by: How far to move the clock: an ISO 8601 duration, for example P1M.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("clock.advance", {"to": to, "by": by, "project": project,
            "dryRun": dry_run, "idempotencyKey": idempotency_key}, types.ClockAdvanceResult,
            timeout)

    def events_acknowledge(
        self,
        *,
        consumer: str,
        cursor: str,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.EventsAcknowledgeResult:
        """Records that a consumer has processed the events up to a cursor.

        consumer: Name of the consumer. Its first acknowledgement creates it.
        cursor: Cursor of the last processed event; "0" for none.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("events.acknowledge", {"consumer": consumer, "cursor": cursor,
            "project": project, "dryRun": dry_run, "idempotencyKey": idempotency_key},
            types.EventsAcknowledgeResult, timeout)

    def events_read(
        self,
        *,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        user: Optional[str] = None,
        kinds: Optional[Sequence[Union[EventKind, str]]] = None,
        consumer: Optional[str] = None,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.EventsPage:
        """Reads the events of a project in order, from any position of its log.

        after: Cursor from an earlier reply. The reply has the events after it.
        limit: Maximum number of events.
        user: Returns only events of this customer, by any of its ids.
        kinds: Returns only events of these kinds.
        consumer: Starts after the last event that this consumer acknowledged. Excludes `after`.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("events.read", {"after": after, "limit": limit, "user": user,
            "kinds": kinds, "consumer": consumer, "project": project}, types.EventsPage, timeout)

    def events_subscribe(
        self,
        *,
        after: Optional[str] = None,
        kinds: Optional[Sequence[Union[EventKind, str]]] = None,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Subscription:
        """Subscribes this connection to events; they arrive as notifications.

        after: Cursor from an earlier reply. The subscription starts with the event after it.
          Default: new events only.
        kinds: Sends only events of these kinds.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("events.subscribe", {"after": after, "kinds": kinds, "project": project},
            types.Subscription, timeout)

    def events_unsubscribe(
        self,
        *,
        subscription: str,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.Subscription:
        """Ends a subscription of this connection.

        subscription: Id of the subscription, as events.subscribe returned it.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("events.unsubscribe", {"subscription": subscription, "project": project},
            types.Subscription, timeout)

    def events_wait(
        self,
        *,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        user: Optional[str] = None,
        kinds: Optional[Sequence[Union[EventKind, str]]] = None,
        consumer: Optional[str] = None,
        timeout_ms: int,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.EventsPage:
        """Reads events like events.read, and waits for new events if there are none.

        after: Cursor from an earlier reply. The reply has the events after it.
        limit: Maximum number of events.
        user: Returns only events of this customer, by any of its ids.
        kinds: Returns only events of these kinds.
        consumer: Starts after the last event that this consumer acknowledged. Excludes `after`.
        timeout_ms: Longest wait, in milliseconds. When it is over, the list of events is empty.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("events.wait", {"after": after, "limit": limit, "user": user,
            "kinds": kinds, "consumer": consumer, "timeoutMs": timeout_ms, "project": project},
            types.EventsPage, timeout)

    def explain(
        self,
        *,
        device: Optional[str] = None,
        user_id: Optional[str] = None,
        entitlement: str,
        at: Optional[Union[datetime, str]] = None,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ExplainResult:
        """Explains why an entitlement is active or not, and lists calls that would give access.

        Exactly one is given: device or user_id.

        device: Id of the device.
        user_id: Id of the user, instead of `device`.
        entitlement: Id of the entitlement.
        at: Moment to evaluate, RFC 3339, with today's holders. Default: now.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("explain", {"device": device, "userId": user_id,
            "entitlement": entitlement, "at": at, "project": project}, types.ExplainResult,
            timeout)

    def grant(
        self,
        *,
        device: Optional[str] = None,
        user_id: Optional[str] = None,
        entitlement: str,
        expires_at: Optional[Union[datetime, str]] = None,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.GrantResult:
        """Gives an entitlement without a purchase.

        Exactly one is given: device or user_id.

        device: Id of the device.
        user_id: Id of the user, instead of `device`.
        entitlement: Id of an entitlement from the catalogue or from the project's `entitlements`.
        expires_at: Last millisecond of the grant, RFC 3339. Default: no end.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("grant", {"device": device, "userId": user_id,
            "entitlement": entitlement, "expiresAt": expires_at, "project": project,
            "dryRun": dry_run, "idempotencyKey": idempotency_key}, types.GrantResult, timeout)

    def identify(
        self,
        *,
        device: Optional[str] = None,
        user_id: str,
        anonymous_id: Optional[str] = None,
        account_token: Optional[str] = None,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.IdentifyResult:
        """Logs a user in on a device.

        Exactly one is given: device or anonymous_id.

        device: Id of the device.
        user_id: The app's own id for the user.
        anonymous_id: Id of the device's anonymous user, instead of `device`.
        account_token: Account token to register for the user, who then claims every unclaimed
          purchase that carries it.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("identify", {"device": device, "userId": user_id,
            "anonymousId": anonymous_id, "accountToken": account_token, "project": project,
            "dryRun": dry_run, "idempotencyKey": idempotency_key}, types.IdentifyResult, timeout)

    def install(
        self,
        *,
        device: Optional[str] = None,
        user_id: Optional[str] = None,
        store_account: Optional[str] = None,
        platform: Optional[str] = None,
        app: Optional[str] = None,
        account_token: Optional[str] = None,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.InstallResult:
        """Registers a device and creates its anonymous user.

        device: Id of the device. Default: a new id, which the daemon makes.
        user_id: Id of a user to log in on the new device, without attaching, moving or aliasing
          anything.
        store_account: Store account whose purchases the device can restore.
        platform: Platform of the device: ios, android, web or another word of that form.
        app: The installed app, for example its bundle id.
        account_token: Account token to register for the device's current user, who then claims
          every unclaimed purchase that carries it.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("install", {"device": device, "userId": user_id,
            "storeAccount": store_account, "platform": platform, "app": app,
            "accountToken": account_token, "project": project, "dryRun": dry_run,
            "idempotencyKey": idempotency_key}, types.InstallResult, timeout)

    def logout(
        self,
        *,
        device: str,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.LogoutResult:
        """Logs out the user of a device.

        device: Id of the device.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("logout", {"device": device, "project": project, "dryRun": dry_run,
            "idempotencyKey": idempotency_key}, types.LogoutResult, timeout)

    def project_define(
        self,
        *,
        project: Optional[str] = None,
        rules: Optional[Union[Preset, str, Rules, Mapping[str, Any]]] = None,
        products: Optional[Mapping[str, Union[Product, Mapping[str, Any]]]] = None,
        entitlements: Optional[Sequence[str]] = None,
        environment: Optional[Union[ProjectEnvironment, str]] = None,
        clock: Optional[Union[ClockKind, str, ClockChoiceObject, Mapping[str, Any]]] = None,
        webhooks: Optional[Sequence[Union[Webhook, Mapping[str, Any]]]] = None,
        stores: Optional[Union[Stores, Mapping[str, Any]]] = None,
        removed: Optional[Sequence[str]] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ProjectDefineResult:
        """Creates a project, or changes the given parts of its definition.

        project: Id of the project.
        rules: How users and purchases move: a preset, or a preset and the rules that differ from
          it. Default for a new project: qonversion.
        products: The catalogue: products by their ids. It replaces the previous catalogue as a
          whole. A product that a stored transaction names cannot be left out unless `removed`
          names it.
        entitlements: Ids that `grant` accepts in addition to the entitlements of the catalogue.
          They replace the previous list as a whole.
        environment: Environment whose purchases give access. Default for a new project:
          production.
        clock: Clock of the project: `system`, `manual` (a manual clock that starts now), or
          {"manual": TIMESTAMP}. It can only change before the first device, user or purchase.
          Default for a new project: system.
        webhooks: URLs that receive the project's events, each URL once. They replace the previous
          list as a whole. Default for a new project: none.
        stores: Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify`
          verifies and reads what these stores send. `custom` lists stores of the project's own,
          up to 20. A custom store stays while a purchase names it. Default for a new project:
          none.
        removed: Products that `products` leaves out although stored transactions name them: their
          buyers lose what these products give.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("project.define", {"project": project, "rules": rules,
            "products": products, "entitlements": entitlements, "environment": environment,
            "clock": clock, "webhooks": webhooks, "stores": stores, "removed": removed,
            "dryRun": dry_run, "idempotencyKey": idempotency_key}, types.ProjectDefineResult,
            timeout)

    def project_describe(
        self,
        *,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ProjectDescribeResult:
        """Returns the definition of a project with every rule, and the number of its records.

        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("project.describe", {"project": project}, types.ProjectDescribeResult,
            timeout)

    def project_list(
        self,
        *,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ProjectListResult:
        """Lists the projects, sorted by id in byte order.

        project: Has no effect, but must exist: a client can send it with every call.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("project.list", {"project": project}, types.ProjectListResult, timeout)

    def project_stores(
        self,
        *,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ProjectStoresResult:
        """Returns how a project verifies and reads what stores send, with Stripe's secrets.

        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("project.stores", {"project": project}, types.ProjectStoresResult,
            timeout)

    def project_webhooks(
        self,
        *,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ProjectWebhooksResult:
        """Returns the webhooks of a project with their secrets.

        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("project.webhooks", {"project": project}, types.ProjectWebhooksResult,
            timeout)

    def purchase(
        self,
        *,
        device: Optional[str] = None,
        user_id: Optional[str] = None,
        product: str,
        store: str,
        transaction_id: str,
        original_transaction_id: Optional[str] = None,
        kind: Optional[Union[ProductKind, str]] = None,
        purchased_at: Optional[Union[datetime, str]] = None,
        expires_at: Optional[Union[datetime, str]] = None,
        period_type: Optional[Union[PeriodType, str]] = None,
        environment: Optional[Union[PurchaseEnvironment, str]] = None,
        is_family_shared: Optional[bool] = None,
        price: Optional[str] = None,
        currency: Optional[str] = None,
        country: Optional[str] = None,
        offer_code: Optional[str] = None,
        attributes: Optional[Mapping[str, str]] = None,
        as_of: Optional[Union[datetime, str]] = None,
        replaces: Optional[str] = None,
        keys: Optional[Sequence[str]] = None,
        account_token: Optional[str] = None,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.PurchaseResult:
        """Records a store transaction, and sets the holders of a new purchase.

        device: Id of the device on which the customer bought.
        user_id: Id of the buyer, instead of `device`. The daemon creates an unknown user, so that
          no payment is lost.
        product: Id of the product. The daemon also records a product that the catalogue does not
          have.
        store: Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
          samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
        transaction_id: The store's id of this transaction.
        original_transaction_id: Id of the first transaction of the same purchase. Default:
          `transactionId`.
        kind: Kind of the product. It overrides the kind in the catalogue.
        purchased_at: Purchase time, RFC 3339. Default: `asOf`, or now.
        expires_at: Last millisecond of the paid period, RFC 3339. Default: no end.
        period_type: Price of the period: full (normal), a trial, or introductory (intro).
        environment: Environment of the store: production, or sandbox for test purchases.
        is_family_shared: Whether a family member bought it and shares it.
        price: Price that the customer paid: a decimal number in a string, for example "9.99".
        currency: Currency of the price: an ISO 4217 code, for example EUR.
        country: Country of the purchase: an ISO 3166 code, for example DE.
        offer_code: Offer code that the customer redeemed.
        attributes: Up to 20 strings of your own, which the events of this purchase repeat.
        as_of: Time at which the store made this statement, RFC 3339. Without it, this is a
          statement of the caller, made now.
        replaces: Purchase of the same store that this one takes over: its
          `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.
        keys: Up to ten further names of the purchase, for example a Google order id. Each finds
          it wherever `originalTransactionId` is a param. If the daemon does not know
          `originalTransactionId`, the first key that names a purchase does.
        account_token: Account token of the purchase. When the call names a user or a device, it
          is registered for that user.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("purchase", {"device": device, "userId": user_id, "product": product,
            "store": store, "transactionId": transaction_id,
            "originalTransactionId": original_transaction_id, "kind": kind,
            "purchasedAt": purchased_at, "expiresAt": expires_at, "periodType": period_type,
            "environment": environment, "isFamilyShared": is_family_shared, "price": price,
            "currency": currency, "country": country, "offerCode": offer_code,
            "attributes": attributes, "asOf": as_of, "replaces": replaces, "keys": keys,
            "accountToken": account_token, "project": project, "dryRun": dry_run,
            "idempotencyKey": idempotency_key}, types.PurchaseResult, timeout)

    def purchase_update(
        self,
        *,
        store: str,
        original_transaction_id: str,
        expires_at: Optional[Union[datetime, str, Absent]] = ABSENT,
        auto_renew: Optional[Union[bool, Absent]] = ABSENT,
        grace_period_expires_at: Optional[Union[datetime, str, Absent]] = ABSENT,
        billing_retry: Optional[Union[bool, Absent]] = ABSENT,
        paused_until: Optional[Union[datetime, str, Absent]] = ABSENT,
        refunded_at: Optional[Union[datetime, str, Absent]] = ABSENT,
        revoked_at: Optional[Union[datetime, str, Absent]] = ABSENT,
        product: Optional[str] = None,
        transaction_id: Optional[str] = None,
        as_of: Optional[Union[datetime, str]] = None,
        ended_at: Optional[Union[datetime, str, Absent]] = ABSENT,
        paused: Optional[Union[bool, Absent]] = ABSENT,
        renews_as: Optional[Union[str, Absent]] = ABSENT,
        end_reason: Optional[Union[EndReason, str, Absent]] = ABSENT,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.PurchaseUpdateResult:
        """Updates a purchase, for example after a refund. Omitted params keep their value.

        store: Store that took the payment.
        original_transaction_id: Id of the first transaction of the purchase.
        expires_at: New last millisecond of the paid period, RFC 3339; null: no end.
        auto_renew: Whether the subscription renews automatically; null: true for a subscription,
          else false.
        grace_period_expires_at: Last millisecond of the grace period, RFC 3339; null: no grace
          period.
        billing_retry: Whether the store retries a failed payment; null: false.
        paused_until: Time at which the pause ends, RFC 3339; null: no pause.
        refunded_at: Time of the refund, RFC 3339; null: no refund.
        revoked_at: Time at which the store withdrew access, RFC 3339, for example when family
          sharing ends; null: not withdrawn.
        product: Id of the product from now on: a change of plan.
        transaction_id: Transaction that the statement is about. Required with `asOf`. Default:
          the latest; for a refund or a revocation, the latest that was bought at or before its
          moment.
        as_of: Time at which the store made this statement, RFC 3339. Without it, this is a
          statement of the caller, made now.
        ended_at: Time at which access ended before the end of the period, RFC 3339. Null clears
          it.
        paused: Whether the subscription is paused, with or without a known end.
        renews_as: Product of the next period. It gives no access. Null: the same product.
        end_reason: Why the purchase ended, or will end. Null clears it.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("purchase.update", {"store": store,
            "originalTransactionId": original_transaction_id, "expiresAt": expires_at,
            "autoRenew": auto_renew, "gracePeriodExpiresAt": grace_period_expires_at,
            "billingRetry": billing_retry, "pausedUntil": paused_until, "refundedAt": refunded_at,
            "revokedAt": revoked_at, "product": product, "transactionId": transaction_id,
            "asOf": as_of, "endedAt": ended_at, "paused": paused, "renewsAs": renews_as,
            "endReason": end_reason, "project": project, "dryRun": dry_run,
            "idempotencyKey": idempotency_key}, types.PurchaseUpdateResult, timeout)

    def restore(
        self,
        *,
        device: str,
        purchases: Optional[Sequence[Union[PurchaseRef, Mapping[str, Any]]]] = None,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.RestoreResult:
        """Restores the purchases of a device's store account for its current user.

        device: Id of the device.
        purchases: Purchases to restore, from any store account; an empty list restores nothing.
          Default: every purchase of the device's store account.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("restore", {"device": device, "purchases": purchases, "project": project,
            "dryRun": dry_run, "idempotencyKey": idempotency_key}, types.RestoreResult, timeout)

    def revoke(
        self,
        *,
        device: Optional[str] = None,
        user_id: Optional[str] = None,
        entitlement: str,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.RevokeResult:
        """Ends a grant.

        Exactly one is given: device or user_id.

        device: Id of the device.
        user_id: Id of the user, instead of `device`.
        entitlement: Id of the entitlement that was granted.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("revoke", {"device": device, "userId": user_id,
            "entitlement": entitlement, "project": project, "dryRun": dry_run,
            "idempotencyKey": idempotency_key}, types.RevokeResult, timeout)

    def rpc_discover(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> types.RpcDiscoverResult:
        """Returns this protocol as an OpenRPC document.

        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("rpc.discover", {}, types.RpcDiscoverResult, timeout)

    def server_describe(
        self,
        *,
        method: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.ServerDescribeResult:
        """Lists the methods, or describes one method.

        method: Name of the method to describe. Default: the list of all methods.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("server.describe", {"method": method}, types.ServerDescribeResult,
            timeout)

    def server_info(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> types.ServerInfoResult:
        """Returns the daemon's version, limits and store, and the caller's role.

        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("server.info", {}, types.ServerInfoResult, timeout)

    def server_ping(
        self,
        *,
        echo: Any = ABSENT,
        timeout: Optional[float] = None,
    ) -> types.ServerPingResult:
        """Checks that the daemon replies.

        echo: Value that the reply repeats, without the white space between its tokens.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("server.ping", {"echo": echo}, types.ServerPingResult, timeout)

    def server_stats(
        self,
        *,
        timeout: Optional[float] = None,
    ) -> types.ServerStatsResult:
        """Returns counts and durations of requests, commits and background work since the daemon's start.

        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("server.stats", {}, types.ServerStatsResult, timeout)

    def set_user_property(
        self,
        *,
        device: Optional[str] = None,
        user_id: Optional[str] = None,
        key: str,
        value: str,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.SetUserPropertyResult:
        """Stores a key/value property; never affects access.

        Exactly one is given: device or user_id.

        device: Id of the device.
        user_id: Id of the user, instead of `device`.
        key: Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other
          systems reserve, for example $email, have no special meaning.
        value: New value. An empty string removes the property.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("setUserProperty", {"device": device, "userId": user_id, "key": key,
            "value": value, "project": project, "dryRun": dry_run,
            "idempotencyKey": idempotency_key}, types.SetUserPropertyResult, timeout)

    def store_notify(
        self,
        *,
        store: StoreNotifyStore,
        payload: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
        response: Optional[Union[StoreResponse, Mapping[str, Any]]] = None,
        device: Optional[str] = None,
        user_id: Optional[str] = None,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.StoreNotifyResult:
        """Verifies a message of a store, and records what it reports.

        store: Store that sent it.
        payload: Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at
          most 256 KiB. At least one of `payload` and `response` is required.
        headers: Headers of the store's request, with names in any case. The daemon reads only
          `stripe-signature`.
        response: What the caller fetched from the store's API, for `playStore` and `stripe`.
        device: Device that presented the payload. At most one of `device` and `userId`.
        user_id: User who presented the payload.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("store.notify", {"store": store, "payload": payload, "headers": headers,
            "response": response, "device": device, "userId": user_id, "project": project,
            "dryRun": dry_run, "idempotencyKey": idempotency_key}, types.StoreNotifyResult,
            timeout)

    def store_unclaimed(
        self,
        *,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.StoreUnclaimedResult:
        """Lists the unclaimed purchases: those that have had no holder yet.

        after: Cursor from an earlier reply. The reply has the purchases after it.
        limit: Maximum number of purchases.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("store.unclaimed", {"after": after, "limit": limit, "project": project},
            types.StoreUnclaimedResult, timeout)

    def user_delete(
        self,
        *,
        user_id: str,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        traces: Optional[UserDeleteTraces] = None,
        timeout: Optional[float] = None,
    ) -> types.UserDeleteResult:
        """Deletes a customer and erases its ids from everything that the daemon stores.

        user_id: Any id of the customer.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        traces: When the reply comes: `pending`, when the tables have nothing of the customer any
          more; `cleared`, when no file has, which are overwritten at once.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("user.delete", {"userId": user_id, "project": project, "dryRun": dry_run,
            "idempotencyKey": idempotency_key, "traces": traces}, types.UserDeleteResult, timeout)

    def user_export(
        self,
        *,
        user_id: str,
        without_events: Optional[bool] = None,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.UserExportResult:
        """Returns everything that the daemon stores about a customer.

        user_id: Any id of the customer.
        without_events: Whether to leave out `events`, `cursor` and `moreEvents`.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("user.export", {"userId": user_id, "withoutEvents": without_events,
            "project": project}, types.UserExportResult, timeout)

    def user_import(
        self,
        *,
        user: Optional[Union[User, Mapping[str, Any]]] = None,
        first_id: Optional[str] = None,
        last_id: Optional[str] = None,
        ids: Sequence[Union[KnownId, Mapping[str, Any]]],
        customer_id: Optional[str] = None,
        devices: Optional[Sequence[Union[Device, Mapping[str, Any]]]] = None,
        account_tokens: Optional[Sequence[str]] = None,
        purchases: Optional[Sequence[Union[Purchase, Mapping[str, Any]]]] = None,
        claims: Optional[Sequence[Union[PurchaseRef, Mapping[str, Any]]]] = None,
        grants: Optional[Sequence[Union[Grant, Mapping[str, Any]]]] = None,
        properties: Optional[Sequence[Union[Property, Mapping[str, Any]]]] = None,
        overridden: Optional[Sequence[Union[Property, Mapping[str, Any]]]] = None,
        entitlements: Optional[Mapping[str, Any]] = None,
        at: Optional[Union[datetime, str, Absent]] = ABSENT,
        on_conflict: Optional[UserImportOnConflict] = None,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.UserImportResult:
        """Imports a customer, as `user.export` returns it, completely or not at all.

        user: The user as `user.export` shows it. The daemon reads only `customerId` and
          `createdAt`.
        first_id: First id that the customer had; without it, the oldest of `ids`.
        last_id: Id of the customer that acted last. It has no effect if the project knows the
          customer.
        ids: Every id of the customer. An empty list imports unclaimed purchases.
        customer_id: The customerId, instead of that of `user`. Without both: that of the customer
          who has one of the ids, else the oldest anonymous id, else a new one.
        devices: Devices. A device is created once its anonymous user exists, and its user is
          logged in there once that user exists.
        account_tokens: Account tokens.
        purchases: Purchases with their transactions.
        claims: Purchases of which only the store and the name are known. The customer holds each
          one as soon as a store reports it; until then it gives no access.
        grants: Grants, including those that have ended.
        properties: Properties. The newer value of a key stays.
        overridden: Earlier values of properties that another user of the customer replaced.
        entitlements: Not used: access derives from purchases and grants.
        at: Not used.
        on_conflict: What happens to a purchase with holders whom its `holders` does not name.
          `refuse`: the call is purchaseHeldByAnother. `skip`: the purchase stays as it is.
          `merge`: its transactions are merged, and its holders stay.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("user.import", {"user": user, "firstId": first_id, "lastId": last_id,
            "ids": ids, "customerId": customer_id, "devices": devices,
            "accountTokens": account_tokens, "purchases": purchases, "claims": claims,
            "grants": grants, "properties": properties, "overridden": overridden,
            "entitlements": entitlements, "at": at, "onConflict": on_conflict, "project": project,
            "dryRun": dry_run, "idempotencyKey": idempotency_key}, types.UserImportResult,
            timeout)

    def user_link_undo(
        self,
        *,
        event: str,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.UserLinkUndoResult:
        """Undoes a login, an alias or a transfer: its change of holders or customers.

        event: `id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`,
          `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept`
          lists it, `purchaseRenewed` or `purchaseUpdated`.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("user.link.undo", {"event": event, "project": project, "dryRun": dry_run,
            "idempotencyKey": idempotency_key}, types.UserLinkUndoResult, timeout)

    def user_list(
        self,
        *,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.UserListResult:
        """Lists the customerIds of the project's customers.

        after: Cursor from an earlier reply. The reply has the customers after it.
        limit: Maximum number of customers.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("user.list", {"after": after, "limit": limit, "project": project},
            types.UserListResult, timeout)

    def user_info(
        self,
        *,
        device: Optional[str] = None,
        user_id: Optional[str] = None,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.UserInfoResult:
        """Returns the current user of a device, or the user that an id belongs to.

        Exactly one is given: device or user_id.

        device: Id of the device.
        user_id: Id of the user, instead of `device`.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("userInfo", {"device": device, "userId": user_id, "project": project},
            types.UserInfoResult, timeout)

    def user_properties(
        self,
        *,
        device: Optional[str] = None,
        user_id: Optional[str] = None,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.UserPropertiesResult:
        """Returns the properties that setUserProperty stored.

        Exactly one is given: device or user_id.

        device: Id of the device.
        user_id: Id of the user, instead of `device`.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("userProperties", {"device": device, "userId": user_id,
            "project": project}, types.UserPropertiesResult, timeout)

    def webhook_claim(
        self,
        *,
        reports: Optional[Sequence[Union[WebhookReport, Mapping[str, Any]]]] = None,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.WebhookClaimResult:
        """Makes the connection the only one that posts a project's events, until it closes. For programs that post.

        reports: The results of the posts. A report replaces the earlier report on its URL.
        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("webhook.claim", {"reports": reports, "project": project},
            types.WebhookClaimResult, timeout)

    def webhook_list(
        self,
        *,
        project: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.WebhookListResult:
        """Returns the state of a project's webhooks, without their secrets.

        project: Id of the project.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("webhook.list", {"project": project}, types.WebhookListResult, timeout)

    def webhook_pause(
        self,
        *,
        url: str,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.WebhookPosition:
        """Stops the posts to a URL until webhook.resume. Its events wait.

        url: URL of the webhook, as project.define has it.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("webhook.pause", {"url": url, "project": project, "dryRun": dry_run,
            "idempotencyKey": idempotency_key}, types.WebhookPosition, timeout)

    def webhook_replay(
        self,
        *,
        url: str,
        after: str,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.WebhookPosition:
        """Moves a webhook to a cursor, so that the events after it are posted, again if they were posted before.

        url: URL of the webhook, as project.define has it.
        after: Cursor before the first event to post. `0` is the beginning of the log.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("webhook.replay", {"url": url, "after": after, "project": project,
            "dryRun": dry_run, "idempotencyKey": idempotency_key}, types.WebhookPosition, timeout)

    def webhook_resume(
        self,
        *,
        url: str,
        project: Optional[str] = None,
        dry_run: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> types.WebhookPosition:
        """Resumes the posts to a paused URL, from its position.

        url: URL of the webhook, as project.define has it.
        project: Id of the project.
        dry_run: Computes the result and the events without changing anything.
        idempotency_key: Makes a retry safe: the same key with the same params returns the stored
          result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return self._ask("webhook.resume", {"url": url, "project": project, "dryRun": dry_run,
            "idempotencyKey": idempotency_key}, types.WebhookPosition, timeout)
