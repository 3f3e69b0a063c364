"""The methods of the daemon.

Made by clients/generate from Protocol; a change made here is lost.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Callable, TypeVar

from .._values import ABSENT, Absent
from . import types
from .types import (
    CheckEntitlementsIfUnknown,
    ClockChoiceObject,
    ClockChoiceWord,
    EventKind,
    PeriodType,
    Preset,
    Product,
    ProductKind,
    ProjectEnvironment,
    PurchaseEnvironment,
    PurchaseName,
    RulesChoiceObject,
    WebhookChoice,
)

_Result = TypeVar("_Result")


class AsyncMethods(ABC):
    """Every method of the protocol, with the type of what it answers."""

    @abstractmethod
    async def _ask(
        self,
        method: str,
        params: dict[str, Any],
        decode: Callable[[Any, str], _Result],
        timeout: float | None,
    ) -> _Result:
        """Sends the params that are there, and decodes the result."""

    async def check_entitlements(
        self,
        *,
        device: str | None = None,
        user_id: str | None = None,
        entitlements: Sequence[str] | None = None,
        at: datetime | str | None = None,
        if_unknown: CheckEntitlementsIfUnknown | None = None,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.CheckEntitlementsResult:
        """Tells what a user may use.

        Exactly one is given: device or user_id.

        device: The device.
        user_id: A user, instead of a device.
        entitlements: Answer for these, each of them, and for no others.
        at: The moment to answer for, with today's links; now when left out.
        if_unknown: What to answer for a userId that the project does not have: an error, or a
          result with nothing active and `known` false. The daemon creates nobody. Applies to
          userId only; default error.
        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "checkEntitlements",
            {
                "device": device,
                "userId": user_id,
                "entitlements": entitlements,
                "at": at,
                "ifUnknown": if_unknown,
                "project": project,
            },
            types.decode_check_entitlements_result,
            timeout,
        )

    async def clock_advance(
        self,
        *,
        to: datetime | str | None = None,
        by: timedelta | str | None = None,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.ClockAdvanceResult:
        """Moves a manual clock forward; what ends on the way ends, in order.

        Exactly one is given: to or by.

        to: The moment that it is to show.
        by: How far it is to go.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "clock.advance",
            {
                "to": to,
                "by": by,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_clock_advance_result,
            timeout,
        )

    async def events_acknowledge(
        self,
        *,
        consumer: str,
        cursor: str,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.EventsAcknowledgeResult:
        """Notes that a consumer is done with the events up to a cursor.

        consumer: Who is done with them; the first time makes the consumer.
        cursor: The last event that is done with; "0" for none.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "events.acknowledge",
            {
                "consumer": consumer,
                "cursor": cursor,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_events_acknowledge_result,
            timeout,
        )

    async def events_read(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        user: str | None = None,
        kinds: Sequence[EventKind] | None = None,
        consumer: str | None = None,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.EventsReadResult:
        """Reads what happened in a project, in order, from any place.

        after: Where to go on: the cursor of an earlier answer.
        limit: How many events at most.
        user: Only what is about this customer; any id that reaches it.
        kinds: Only these kinds.
        consumer: Goes on behind what this consumer has acknowledged; instead of after.
        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "events.read",
            {
                "after": after,
                "limit": limit,
                "user": user,
                "kinds": kinds,
                "consumer": consumer,
                "project": project,
            },
            types.decode_events_read_result,
            timeout,
        )

    async def events_subscribe(
        self,
        *,
        after: str | None = None,
        kinds: Sequence[EventKind] | None = None,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.EventsSubscribeResult:
        """Has the connection told of events as they come, by notifications.

        after: Where to begin: the cursor of an earlier answer. From now on when left out.
        kinds: Only these kinds.
        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "events.subscribe",
            {
                "after": after,
                "kinds": kinds,
                "project": project,
            },
            types.decode_events_subscribe_result,
            timeout,
        )

    async def events_unsubscribe(
        self,
        *,
        subscription: str,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.EventsUnsubscribeResult:
        """Ends a subscription of this connection.

        subscription: As events.subscribe gave it.
        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "events.unsubscribe",
            {
                "subscription": subscription,
                "project": project,
            },
            types.decode_events_unsubscribe_result,
            timeout,
        )

    async def events_wait(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        user: str | None = None,
        kinds: Sequence[EventKind] | None = None,
        consumer: str | None = None,
        timeout_ms: int,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.EventsWaitResult:
        """Reads events as events.read does, and waits while there are none.

        after: Where to go on: the cursor of an earlier answer.
        limit: How many events at most.
        user: Only what is about this customer; any id that reaches it.
        kinds: Only these kinds.
        consumer: Goes on behind what this consumer has acknowledged; instead of after.
        timeout_ms: How long to wait, in milliseconds; then the list is empty.
        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "events.wait",
            {
                "after": after,
                "limit": limit,
                "user": user,
                "kinds": kinds,
                "consumer": consumer,
                "timeoutMs": timeout_ms,
                "project": project,
            },
            types.decode_events_wait_result,
            timeout,
        )

    async def explain(
        self,
        *,
        device: str | None = None,
        user_id: str | None = None,
        entitlement: str,
        at: datetime | str | None = None,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.ExplainResult:
        """Tells why a user may use something or not, and what would help.

        Exactly one is given: device or user_id.

        device: The device.
        user_id: A user, instead of a device.
        entitlement: What is asked about.
        at: The moment to answer for, with today's links; now when left out.
        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "explain",
            {
                "device": device,
                "userId": user_id,
                "entitlement": entitlement,
                "at": at,
                "project": project,
            },
            types.decode_explain_result,
            timeout,
        )

    async def grant(
        self,
        *,
        device: str | None = None,
        user_id: str | None = None,
        entitlement: str,
        expires_at: datetime | str | None = None,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.GrantResult:
        """Gives an entitlement without a purchase.

        Exactly one is given: device or user_id.

        device: The device.
        user_id: A user, instead of a device.
        entitlement: One that the catalogue or the project's `entitlements` know.
        expires_at: The last moment of the grant; no end when left out.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "grant",
            {
                "device": device,
                "userId": user_id,
                "entitlement": entitlement,
                "expiresAt": expires_at,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_grant_result,
            timeout,
        )

    async def identify(
        self,
        *,
        device: str | None = None,
        user_id: str,
        anonymous_id: str | None = None,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.IdentifyResult:
        """Logs a user in on a device.

        Exactly one is given: device or anonymous_id.

        device: The device.
        user_id: Who it is, in the caller's words.
        anonymous_id: Instead of the device: its anonymous user.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "identify",
            {
                "device": device,
                "userId": user_id,
                "anonymousId": anonymous_id,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_identify_result,
            timeout,
        )

    async def install(
        self,
        *,
        device: str | None = None,
        user_id: str | None = None,
        store_account: str | None = None,
        platform: str | None = None,
        app: str | None = None,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.InstallResult:
        """Starts a device, with an anonymous user of its own.

        device: The device; made up when left out.
        user_id: Start the device as this user: nothing is attached, moved or aliased.
        store_account: The store account whose purchases the device can present.
        platform: What the device runs.
        app: The app that was installed.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "install",
            {
                "device": device,
                "userId": user_id,
                "storeAccount": store_account,
                "platform": platform,
                "app": app,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_install_result,
            timeout,
        )

    async def logout(
        self,
        *,
        device: str,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.LogoutResult:
        """Logs the user of a device out.

        device: The device.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "logout",
            {
                "device": device,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_logout_result,
            timeout,
        )

    async def project_define(
        self,
        *,
        project: str | None = None,
        rules: Preset | RulesChoiceObject | Mapping[str, Any] | None = None,
        products: Mapping[str, Product | Mapping[str, Any]] | None = None,
        entitlements: Sequence[str] | None = None,
        environment: ProjectEnvironment | None = None,
        clock: ClockChoiceWord | ClockChoiceObject | Mapping[str, Any] | None = None,
        webhooks: Sequence[WebhookChoice | Mapping[str, Any]] | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.ProjectDefineResult:
        """Creates a project, or changes what is given of it.

        project: The project to work in.
        rules: How purchases and users move; qonversion for a new project.
        products: The whole catalogue.
        entitlements: What may be granted besides what the catalogue gives.
        environment: Which purchases count; production for a new project.
        clock: Whose time it lives in; only before its first device or user. The system's for a
          new project.
        webhooks: Where events are posted; the whole list, each URL once. None for a new project.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "project.define",
            {
                "project": project,
                "rules": rules,
                "products": products,
                "entitlements": entitlements,
                "environment": environment,
                "clock": clock,
                "webhooks": webhooks,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_project_define_result,
            timeout,
        )

    async def project_describe(
        self,
        *,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.ProjectDescribeResult:
        """Shows a project's definition, every rule spelled out, and how much it holds.

        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "project.describe",
            {
                "project": project,
            },
            types.decode_project_describe_result,
            timeout,
        )

    async def project_list(
        self,
        *,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.ProjectListResult:
        """Lists the projects, in the order of their ids' bytes.

        project: Taken so that a client may send it with every call; it must exist, and changes
          nothing.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "project.list",
            {
                "project": project,
            },
            types.decode_project_list_result,
            timeout,
        )

    async def project_webhooks(
        self,
        *,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.ProjectWebhooksResult:
        """Shows where a project's events are posted, and with which secrets.

        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "project.webhooks",
            {
                "project": project,
            },
            types.decode_project_webhooks_result,
            timeout,
        )

    async def purchase(
        self,
        *,
        device: str | None = None,
        user_id: str | None = None,
        product: str,
        store: str,
        transaction_id: str,
        original_transaction_id: str | None = None,
        kind: ProductKind | None = None,
        purchased_at: datetime | str | None = None,
        expires_at: datetime | str | None = None,
        period_type: PeriodType | None = None,
        environment: PurchaseEnvironment | None = None,
        is_family_shared: bool | None = None,
        price: str | None = None,
        currency: str | None = None,
        country: str | None = None,
        offer_code: str | None = None,
        attributes: Mapping[str, str] | None = None,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.PurchaseResult:
        """Records a transaction of a store, and who holds it.

        Exactly one is given: device or user_id.

        device: The device.
        user_id: A user, instead of a device; made when there is none, for the money is real.
        product: What was bought; one that the catalogue does not know is kept all the same.
        store: Where it was bought.
        transaction_id: This transaction.
        original_transaction_id: The first transaction of its chain; this one when left out.
        kind: What the product is; wins over the catalogue.
        purchased_at: When; now when left out.
        expires_at: The last moment of the period; no end when left out.
        period_type: What the customer pays for the period.
        environment: Where the store took the money.
        is_family_shared: Bought by somebody else in the family.
        price: What was paid.
        currency: In which currency.
        country: In which country.
        offer_code: The offer that was redeemed.
        attributes: Told again in the events of this purchase.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "purchase",
            {
                "device": device,
                "userId": user_id,
                "product": product,
                "store": store,
                "transactionId": transaction_id,
                "originalTransactionId": original_transaction_id,
                "kind": kind,
                "purchasedAt": purchased_at,
                "expiresAt": expires_at,
                "periodType": period_type,
                "environment": environment,
                "isFamilyShared": is_family_shared,
                "price": price,
                "currency": currency,
                "country": country,
                "offerCode": offer_code,
                "attributes": attributes,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_purchase_result,
            timeout,
        )

    async def purchase_update(
        self,
        *,
        store: str,
        original_transaction_id: str,
        expires_at: datetime | str | None | Absent = ABSENT,
        auto_renew: bool | None | Absent = ABSENT,
        grace_period_expires_at: datetime | str | None | Absent = ABSENT,
        billing_retry: bool | None | Absent = ABSENT,
        paused_until: datetime | str | None | Absent = ABSENT,
        refunded_at: datetime | str | None | Absent = ABSENT,
        revoked_at: datetime | str | None | Absent = ABSENT,
        product: str | None = None,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.PurchaseUpdateResult:
        """Takes in what a store tells of a purchase besides its transactions.

        store: Where it was bought.
        original_transaction_id: The first transaction of its chain.
        expires_at: Another last moment of the period; null: no end.
        auto_renew: Whether it renews by itself; null is true.
        grace_period_expires_at: The last moment of the grace period; null: there is none.
        billing_retry: Whether the store still tries to get its money; null is false.
        paused_until: The moment at which a pause is over; null: there is none.
        refunded_at: When the money was given back; null: it was not.
        revoked_at: When it was taken away, as when family sharing ends; null: it was not.
        product: The product from now on: a change of plan.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "purchase.update",
            {
                "store": store,
                "originalTransactionId": original_transaction_id,
                "expiresAt": expires_at,
                "autoRenew": auto_renew,
                "gracePeriodExpiresAt": grace_period_expires_at,
                "billingRetry": billing_retry,
                "pausedUntil": paused_until,
                "refundedAt": refunded_at,
                "revokedAt": revoked_at,
                "product": product,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_purchase_update_result,
            timeout,
        )

    async def restore(
        self,
        *,
        device: str,
        purchases: Sequence[PurchaseName | Mapping[str, Any]] | None = None,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.RestoreResult:
        """Brings what the store account of a device has bought to its current user.

        device: The device.
        purchases: Exactly these, whoever's account they came from; an empty list restores
          nothing.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "restore",
            {
                "device": device,
                "purchases": purchases,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_restore_result,
            timeout,
        )

    async def revoke(
        self,
        *,
        device: str | None = None,
        user_id: str | None = None,
        entitlement: str,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.RevokeResult:
        """Ends a grant.

        Exactly one is given: device or user_id.

        device: The device.
        user_id: A user, instead of a device.
        entitlement: What was granted.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "revoke",
            {
                "device": device,
                "userId": user_id,
                "entitlement": entitlement,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_revoke_result,
            timeout,
        )

    async def rpc_discover(
        self,
        *,
        timeout: float | None = None,
    ) -> types.RpcDiscoverResult:
        """Gives this protocol as an OpenRPC document.

        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "rpc.discover",
            {},
            types.decode_rpc_discover_result,
            timeout,
        )

    async def server_describe(
        self,
        *,
        method: str | None = None,
        timeout: float | None = None,
    ) -> types.ServerDescribeResult:
        """Lists the methods, or describes one.

        method: Its name.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "server.describe",
            {
                "method": method,
            },
            types.decode_server_describe_result,
            timeout,
        )

    async def server_info(
        self,
        *,
        timeout: float | None = None,
    ) -> types.ServerInfoResult:
        """Tells what daemon this is, its limits, and how it sees the caller.

        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "server.info",
            {},
            types.decode_server_info_result,
            timeout,
        )

    async def server_ping(
        self,
        *,
        echo: Any = ABSENT,
        timeout: float | None = None,
    ) -> types.ServerPingResult:
        """Answers, to show that the daemon does.

        echo: Comes back as it is, without the blanks between its tokens.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "server.ping",
            {
                "echo": echo,
            },
            types.decode_server_ping_result,
            timeout,
        )

    async def set_user_property(
        self,
        *,
        device: str | None = None,
        user_id: str | None = None,
        key: str,
        value: str,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.SetUserPropertyResult:
        """Keeps a word about a user for other systems; and never changes access.

        Exactly one is given: device or user_id.

        device: The device.
        user_id: A user, instead of a device.
        key: Its name; the reserved ones of other systems, such as $email, are names like any
          other.
        value: What it is now; an empty one removes it.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "setUserProperty",
            {
                "device": device,
                "userId": user_id,
                "key": key,
                "value": value,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_set_user_property_result,
            timeout,
        )

    async def user_delete(
        self,
        *,
        user_id: str,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.UserDeleteResult:
        """Erases a customer from everything that is kept.

        user_id: Any id that reaches the customer.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "user.delete",
            {
                "userId": user_id,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_user_delete_result,
            timeout,
        )

    async def user_export(
        self,
        *,
        user_id: str,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.UserExportResult:
        """Tells everything that is held about a customer.

        user_id: Any id that reaches the customer.
        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "user.export",
            {
                "userId": user_id,
                "project": project,
            },
            types.decode_user_export_result,
            timeout,
        )

    async def user_link_undo(
        self,
        *,
        event: str,
        project: str | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> types.UserLinkUndoResult:
        """Takes a link back: holders and customers are as if it had never been made.

        event: The id of the event that told of it: an identified, a usersAliased or a
          …Transferred.
        project: The project to work in.
        dry_run: Answer as if it were done, with the events that it would cause, and change
          nothing.
        idempotency_key: The same key with the same params again gives the stored result.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "user.link.undo",
            {
                "event": event,
                "project": project,
                "dryRun": dry_run,
                "idempotencyKey": idempotency_key,
            },
            types.decode_user_link_undo_result,
            timeout,
        )

    async def user_info(
        self,
        *,
        device: str | None = None,
        user_id: str | None = None,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.UserInfoResult:
        """Tells who the user of a device is, or whom an id reaches.

        Exactly one is given: device or user_id.

        device: The device.
        user_id: A user, instead of a device.
        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "userInfo",
            {
                "device": device,
                "userId": user_id,
                "project": project,
            },
            types.decode_user_info_result,
            timeout,
        )

    async def user_properties(
        self,
        *,
        device: str | None = None,
        user_id: str | None = None,
        project: str | None = None,
        timeout: float | None = None,
    ) -> types.UserPropertiesResult:
        """Tells what setUserProperty has kept.

        Exactly one is given: device or user_id.

        device: The device.
        user_id: A user, instead of a device.
        project: The project to work in.
        timeout: Seconds to wait for the answer, instead of the client's own.
        """
        return await self._ask(
            "userProperties",
            {
                "device": device,
                "userId": user_id,
                "project": project,
            },
            types.decode_user_properties_result,
            timeout,
        )
