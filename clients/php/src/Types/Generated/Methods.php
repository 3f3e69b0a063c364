<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Encode;

/** Every method of the protocol, with the type of what it answers. */
abstract class Methods
{
    /**
     * Every method, and whether it only reads.
     *
     * @var array<string, bool>
     */
    public const ONLY_READS = [
        'checkEntitlements' => true,
        'clock.advance' => false,
        'events.acknowledge' => false,
        'events.read' => true,
        'events.subscribe' => true,
        'events.unsubscribe' => true,
        'events.wait' => true,
        'explain' => true,
        'grant' => false,
        'identify' => false,
        'install' => false,
        'logout' => false,
        'project.define' => false,
        'project.describe' => true,
        'project.list' => true,
        'project.webhooks' => false,
        'purchase' => false,
        'purchase.update' => false,
        'restore' => false,
        'revoke' => false,
        'rpc.discover' => true,
        'server.describe' => true,
        'server.info' => true,
        'server.ping' => true,
        'setUserProperty' => false,
        'user.delete' => false,
        'user.export' => true,
        'user.link.undo' => false,
        'userInfo' => true,
        'userProperties' => true,
    ];

    /**
     * Sends the params that are not absent, and decodes the result.
     *
     * @template T
     * @param array<string, mixed> $params
     * @param callable(mixed): T $decode
     * @return T
     */
    abstract protected function ask(
        string $method,
        array $params,
        callable $decode,
        ?float $timeout,
    ): mixed;

    /**
     * Tells what a user may use.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param ?string $device The device.
     * @param ?string $userId A user, instead of a device.
     * @param list<string>|null $entitlements Answer for these, each of them, and for no others.
     * @param \DateTimeInterface|string|null $at The moment to answer for, with today's links; now
     *   when left out.
     * @param CheckEntitlementsIfUnknown|string|null $ifUnknown What to answer for a userId that
     *   the project does not have: an error, or a result with nothing active and `known` false.
     *   The daemon creates nobody. Applies to userId only; default error.
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function checkEntitlements(
        ?string $device = null,
        ?string $userId = null,
        ?array $entitlements = null,
        \DateTimeInterface|string|null $at = null,
        CheckEntitlementsIfUnknown|string|null $ifUnknown = null,
        ?string $project = null,
        ?float $timeout = null,
    ): CheckEntitlementsResult {
        return $this->ask('checkEntitlements', [
            'device' => $device ?? Absent::Absent,
            'userId' => $userId ?? Absent::Absent,
            'entitlements' => $entitlements ?? Absent::Absent,
            'at' => $at ?? Absent::Absent,
            'ifUnknown' => $ifUnknown ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
        ], CheckEntitlementsResult::decode(...), $timeout);
    }

    /**
     * Moves a manual clock forward; what ends on the way ends, in order.
     *
     * Exactly one is given: $to or $by.
     *
     * @param \DateTimeInterface|string|null $to The moment that it is to show.
     * @param \DateInterval|string|null $by How far it is to go.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function clockAdvance(
        \DateTimeInterface|string|null $to = null,
        \DateInterval|string|null $by = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): ClockAdvanceResult {
        return $this->ask('clock.advance', [
            'to' => $to ?? Absent::Absent,
            'by' => $by ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], ClockAdvanceResult::decode(...), $timeout);
    }

    /**
     * Notes that a consumer is done with the events up to a cursor.
     *
     * @param string $consumer Who is done with them; the first time makes the consumer.
     * @param string $cursor The last event that is done with; "0" for none.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function eventsAcknowledge(
        string $consumer,
        string $cursor,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): EventsAcknowledgeResult {
        return $this->ask('events.acknowledge', [
            'consumer' => $consumer,
            'cursor' => $cursor,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], EventsAcknowledgeResult::decode(...), $timeout);
    }

    /**
     * Reads what happened in a project, in order, from any place.
     *
     * @param ?string $after Where to go on: the cursor of an earlier answer.
     * @param ?int $limit How many events at most.
     * @param ?string $user Only what is about this customer; any id that reaches it.
     * @param list<EventKind|string>|null $kinds Only these kinds.
     * @param ?string $consumer Goes on behind what this consumer has acknowledged; instead of
     *   after.
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function eventsRead(
        ?string $after = null,
        ?int $limit = null,
        ?string $user = null,
        ?array $kinds = null,
        ?string $consumer = null,
        ?string $project = null,
        ?float $timeout = null,
    ): EventsReadResult {
        return $this->ask('events.read', [
            'after' => $after ?? Absent::Absent,
            'limit' => $limit ?? Absent::Absent,
            'user' => $user ?? Absent::Absent,
            'kinds' => $kinds ?? Absent::Absent,
            'consumer' => $consumer ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
        ], EventsReadResult::decode(...), $timeout);
    }

    /**
     * Has the connection told of events as they come, by notifications.
     *
     * @param ?string $after Where to begin: the cursor of an earlier answer. From now on when
     *   left out.
     * @param list<EventKind|string>|null $kinds Only these kinds.
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function eventsSubscribe(
        ?string $after = null,
        ?array $kinds = null,
        ?string $project = null,
        ?float $timeout = null,
    ): EventsSubscribeResult {
        return $this->ask('events.subscribe', [
            'after' => $after ?? Absent::Absent,
            'kinds' => $kinds ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
        ], EventsSubscribeResult::decode(...), $timeout);
    }

    /**
     * Ends a subscription of this connection.
     *
     * @param string $subscription As events.subscribe gave it.
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function eventsUnsubscribe(
        string $subscription,
        ?string $project = null,
        ?float $timeout = null,
    ): EventsUnsubscribeResult {
        return $this->ask('events.unsubscribe', [
            'subscription' => $subscription,
            'project' => $project ?? Absent::Absent,
        ], EventsUnsubscribeResult::decode(...), $timeout);
    }

    /**
     * Reads events as events.read does, and waits while there are none.
     *
     * @param int $timeoutMs How long to wait, in milliseconds; then the list is empty.
     * @param ?string $after Where to go on: the cursor of an earlier answer.
     * @param ?int $limit How many events at most.
     * @param ?string $user Only what is about this customer; any id that reaches it.
     * @param list<EventKind|string>|null $kinds Only these kinds.
     * @param ?string $consumer Goes on behind what this consumer has acknowledged; instead of
     *   after.
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function eventsWait(
        int $timeoutMs,
        ?string $after = null,
        ?int $limit = null,
        ?string $user = null,
        ?array $kinds = null,
        ?string $consumer = null,
        ?string $project = null,
        ?float $timeout = null,
    ): EventsWaitResult {
        return $this->ask('events.wait', [
            'after' => $after ?? Absent::Absent,
            'limit' => $limit ?? Absent::Absent,
            'user' => $user ?? Absent::Absent,
            'kinds' => $kinds ?? Absent::Absent,
            'consumer' => $consumer ?? Absent::Absent,
            'timeoutMs' => $timeoutMs,
            'project' => $project ?? Absent::Absent,
        ], EventsWaitResult::decode(...), $timeout);
    }

    /**
     * Tells why a user may use something or not, and what would help.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param string $entitlement What is asked about.
     * @param ?string $device The device.
     * @param ?string $userId A user, instead of a device.
     * @param \DateTimeInterface|string|null $at The moment to answer for, with today's links; now
     *   when left out.
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function explain(
        string $entitlement,
        ?string $device = null,
        ?string $userId = null,
        \DateTimeInterface|string|null $at = null,
        ?string $project = null,
        ?float $timeout = null,
    ): ExplainResult {
        return $this->ask('explain', [
            'device' => $device ?? Absent::Absent,
            'userId' => $userId ?? Absent::Absent,
            'entitlement' => $entitlement,
            'at' => $at ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
        ], ExplainResult::decode(...), $timeout);
    }

    /**
     * Gives an entitlement without a purchase.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param string $entitlement One that the catalogue or the project's `entitlements` know.
     * @param ?string $device The device.
     * @param ?string $userId A user, instead of a device.
     * @param \DateTimeInterface|string|null $expiresAt The last moment of the grant; no end when
     *   left out.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function grant(
        string $entitlement,
        ?string $device = null,
        ?string $userId = null,
        \DateTimeInterface|string|null $expiresAt = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): GrantResult {
        return $this->ask('grant', [
            'device' => $device ?? Absent::Absent,
            'userId' => $userId ?? Absent::Absent,
            'entitlement' => $entitlement,
            'expiresAt' => $expiresAt ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], GrantResult::decode(...), $timeout);
    }

    /**
     * Logs a user in on a device.
     *
     * Exactly one is given: $device or $anonymousId.
     *
     * @param string $userId Who it is, in the caller's words.
     * @param ?string $device The device.
     * @param ?string $anonymousId Instead of the device: its anonymous user.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function identify(
        string $userId,
        ?string $device = null,
        ?string $anonymousId = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): IdentifyResult {
        return $this->ask('identify', [
            'device' => $device ?? Absent::Absent,
            'userId' => $userId,
            'anonymousId' => $anonymousId ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], IdentifyResult::decode(...), $timeout);
    }

    /**
     * Starts a device, with an anonymous user of its own.
     *
     * @param ?string $device The device; made up when left out.
     * @param ?string $userId Start the device as this user: nothing is attached, moved or
     *   aliased.
     * @param ?string $storeAccount The store account whose purchases the device can present.
     * @param ?string $platform What the device runs.
     * @param ?string $app The app that was installed.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function install(
        ?string $device = null,
        ?string $userId = null,
        ?string $storeAccount = null,
        ?string $platform = null,
        ?string $app = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): InstallResult {
        return $this->ask('install', [
            'device' => $device ?? Absent::Absent,
            'userId' => $userId ?? Absent::Absent,
            'storeAccount' => $storeAccount ?? Absent::Absent,
            'platform' => $platform ?? Absent::Absent,
            'app' => $app ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], InstallResult::decode(...), $timeout);
    }

    /**
     * Logs the user of a device out.
     *
     * @param string $device The device.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function logout(
        string $device,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): LogoutResult {
        return $this->ask('logout', [
            'device' => $device,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], LogoutResult::decode(...), $timeout);
    }

    /**
     * Creates a project, or changes what is given of it.
     *
     * @param ?string $project The project to work in.
     * @param Preset|string|RulesChoiceObject|array<string, mixed>|null $rules How purchases and
     *   users move; qonversion for a new project.
     * @param array<string, Product|array<string, mixed>>|null $products The whole catalogue.
     * @param list<string>|null $entitlements What may be granted besides what the catalogue
     *   gives.
     * @param ProjectEnvironment|string|null $environment Which purchases count; production for a
     *   new project.
     * @param ClockChoiceWord|string|ClockChoiceObject|array<string, mixed>|null $clock Whose time
     *   it lives in; only before its first device or user. The system's for a new project.
     * @param list<WebhookChoice|array<string, mixed>>|null $webhooks Where events are posted; the
     *   whole list, each URL once. None for a new project.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function projectDefine(
        ?string $project = null,
        Preset|string|RulesChoiceObject|array|null $rules = null,
        ?array $products = null,
        ?array $entitlements = null,
        ProjectEnvironment|string|null $environment = null,
        ClockChoiceWord|string|ClockChoiceObject|array|null $clock = null,
        ?array $webhooks = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): ProjectDefineResult {
        return $this->ask('project.define', [
            'project' => $project ?? Absent::Absent,
            'rules' => Encode::with(Encode::object(...), $rules) ?? Absent::Absent,
            'products' => Encode::with(Encode::mapOf(Encode::object(...)), $products) ?? Absent::Absent,
            'entitlements' => $entitlements ?? Absent::Absent,
            'environment' => $environment ?? Absent::Absent,
            'clock' => Encode::with(Encode::object(...), $clock) ?? Absent::Absent,
            'webhooks' => Encode::with(Encode::listOf(Encode::object(...)), $webhooks) ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], ProjectDefineResult::decode(...), $timeout);
    }

    /**
     * Shows a project's definition, every rule spelled out, and how much it holds.
     *
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function projectDescribe(
        ?string $project = null,
        ?float $timeout = null,
    ): ProjectDescribeResult {
        return $this->ask('project.describe', [
            'project' => $project ?? Absent::Absent,
        ], ProjectDescribeResult::decode(...), $timeout);
    }

    /**
     * Lists the projects, in the order of their ids' bytes.
     *
     * @param ?string $project Taken so that a client may send it with every call; it must exist,
     *   and changes nothing.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function projectList(
        ?string $project = null,
        ?float $timeout = null,
    ): ProjectListResult {
        return $this->ask('project.list', [
            'project' => $project ?? Absent::Absent,
        ], ProjectListResult::decode(...), $timeout);
    }

    /**
     * Shows where a project's events are posted, and with which secrets.
     *
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function projectWebhooks(
        ?string $project = null,
        ?float $timeout = null,
    ): ProjectWebhooksResult {
        return $this->ask('project.webhooks', [
            'project' => $project ?? Absent::Absent,
        ], ProjectWebhooksResult::decode(...), $timeout);
    }

    /**
     * Records a transaction of a store, and who holds it.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param string $product What was bought; one that the catalogue does not know is kept all
     *   the same.
     * @param string $store Where it was bought.
     * @param string $transactionId This transaction.
     * @param ?string $device The device.
     * @param ?string $userId A user, instead of a device; made when there is none, for the money
     *   is real.
     * @param ?string $originalTransactionId The first transaction of its chain; this one when
     *   left out.
     * @param ProductKind|string|null $kind What the product is; wins over the catalogue.
     * @param \DateTimeInterface|string|null $purchasedAt When; now when left out.
     * @param \DateTimeInterface|string|null $expiresAt The last moment of the period; no end when
     *   left out.
     * @param PeriodType|string|null $periodType What the customer pays for the period.
     * @param PurchaseEnvironment|string|null $environment Where the store took the money.
     * @param ?bool $isFamilyShared Bought by somebody else in the family.
     * @param ?string $price What was paid.
     * @param ?string $currency In which currency.
     * @param ?string $country In which country.
     * @param ?string $offerCode The offer that was redeemed.
     * @param array<string, string>|null $attributes Told again in the events of this purchase.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function purchase(
        string $product,
        string $store,
        string $transactionId,
        ?string $device = null,
        ?string $userId = null,
        ?string $originalTransactionId = null,
        ProductKind|string|null $kind = null,
        \DateTimeInterface|string|null $purchasedAt = null,
        \DateTimeInterface|string|null $expiresAt = null,
        PeriodType|string|null $periodType = null,
        PurchaseEnvironment|string|null $environment = null,
        ?bool $isFamilyShared = null,
        ?string $price = null,
        ?string $currency = null,
        ?string $country = null,
        ?string $offerCode = null,
        ?array $attributes = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): PurchaseResult {
        return $this->ask('purchase', [
            'device' => $device ?? Absent::Absent,
            'userId' => $userId ?? Absent::Absent,
            'product' => $product,
            'store' => $store,
            'transactionId' => $transactionId,
            'originalTransactionId' => $originalTransactionId ?? Absent::Absent,
            'kind' => $kind ?? Absent::Absent,
            'purchasedAt' => $purchasedAt ?? Absent::Absent,
            'expiresAt' => $expiresAt ?? Absent::Absent,
            'periodType' => $periodType ?? Absent::Absent,
            'environment' => $environment ?? Absent::Absent,
            'isFamilyShared' => $isFamilyShared ?? Absent::Absent,
            'price' => $price ?? Absent::Absent,
            'currency' => $currency ?? Absent::Absent,
            'country' => $country ?? Absent::Absent,
            'offerCode' => $offerCode ?? Absent::Absent,
            'attributes' => Encode::with(Encode::mapOf(), $attributes) ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], PurchaseResult::decode(...), $timeout);
    }

    /**
     * Takes in what a store tells of a purchase besides its transactions.
     *
     * @param string $store Where it was bought.
     * @param string $originalTransactionId The first transaction of its chain.
     * @param \DateTimeInterface|string|Absent|null $expiresAt Another last moment of the period;
     *   null: no end.
     * @param bool|Absent|null $autoRenew Whether it renews by itself; null is true.
     * @param \DateTimeInterface|string|Absent|null $gracePeriodExpiresAt The last moment of the
     *   grace period; null: there is none.
     * @param bool|Absent|null $billingRetry Whether the store still tries to get its money; null
     *   is false.
     * @param \DateTimeInterface|string|Absent|null $pausedUntil The moment at which a pause is
     *   over; null: there is none.
     * @param \DateTimeInterface|string|Absent|null $refundedAt When the money was given back;
     *   null: it was not.
     * @param \DateTimeInterface|string|Absent|null $revokedAt When it was taken away, as when
     *   family sharing ends; null: it was not.
     * @param ?string $product The product from now on: a change of plan.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function purchaseUpdate(
        string $store,
        string $originalTransactionId,
        \DateTimeInterface|string|Absent|null $expiresAt = Absent::Absent,
        bool|Absent|null $autoRenew = Absent::Absent,
        \DateTimeInterface|string|Absent|null $gracePeriodExpiresAt = Absent::Absent,
        bool|Absent|null $billingRetry = Absent::Absent,
        \DateTimeInterface|string|Absent|null $pausedUntil = Absent::Absent,
        \DateTimeInterface|string|Absent|null $refundedAt = Absent::Absent,
        \DateTimeInterface|string|Absent|null $revokedAt = Absent::Absent,
        ?string $product = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): PurchaseUpdateResult {
        return $this->ask('purchase.update', [
            'store' => $store,
            'originalTransactionId' => $originalTransactionId,
            'expiresAt' => $expiresAt,
            'autoRenew' => $autoRenew,
            'gracePeriodExpiresAt' => $gracePeriodExpiresAt,
            'billingRetry' => $billingRetry,
            'pausedUntil' => $pausedUntil,
            'refundedAt' => $refundedAt,
            'revokedAt' => $revokedAt,
            'product' => $product ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], PurchaseUpdateResult::decode(...), $timeout);
    }

    /**
     * Brings what the store account of a device has bought to its current user.
     *
     * @param string $device The device.
     * @param list<PurchaseName|array<string, mixed>>|null $purchases Exactly these, whoever's
     *   account they came from; an empty list restores nothing.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function restore(
        string $device,
        ?array $purchases = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): RestoreResult {
        return $this->ask('restore', [
            'device' => $device,
            'purchases' => Encode::with(Encode::listOf(Encode::object(...)), $purchases) ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], RestoreResult::decode(...), $timeout);
    }

    /**
     * Ends a grant.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param string $entitlement What was granted.
     * @param ?string $device The device.
     * @param ?string $userId A user, instead of a device.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function revoke(
        string $entitlement,
        ?string $device = null,
        ?string $userId = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): RevokeResult {
        return $this->ask('revoke', [
            'device' => $device ?? Absent::Absent,
            'userId' => $userId ?? Absent::Absent,
            'entitlement' => $entitlement,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], RevokeResult::decode(...), $timeout);
    }

    /**
     * Gives this protocol as an OpenRPC document.
     *
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function rpcDiscover(
        ?float $timeout = null,
    ): RpcDiscoverResult {
        return $this->ask('rpc.discover', [], RpcDiscoverResult::decode(...), $timeout);
    }

    /**
     * Lists the methods, or describes one.
     *
     * @param ?string $method Its name.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function serverDescribe(
        ?string $method = null,
        ?float $timeout = null,
    ): ServerDescribeResult {
        return $this->ask('server.describe', [
            'method' => $method ?? Absent::Absent,
        ], ServerDescribeResult::decode(...), $timeout);
    }

    /**
     * Tells what daemon this is, its limits, and how it sees the caller.
     *
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function serverInfo(
        ?float $timeout = null,
    ): ServerInfoResult {
        return $this->ask('server.info', [], ServerInfoResult::decode(...), $timeout);
    }

    /**
     * Answers, to show that the daemon does.
     *
     * @param mixed $echo Comes back as it is, without the blanks between its tokens.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function serverPing(
        mixed $echo = Absent::Absent,
        ?float $timeout = null,
    ): ServerPingResult {
        return $this->ask('server.ping', [
            'echo' => $echo,
        ], ServerPingResult::decode(...), $timeout);
    }

    /**
     * Keeps a word about a user for other systems; and never changes access.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param string $key Its name; the reserved ones of other systems, such as $email, are names
     *   like any other.
     * @param string $value What it is now; an empty one removes it.
     * @param ?string $device The device.
     * @param ?string $userId A user, instead of a device.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function setUserProperty(
        string $key,
        string $value,
        ?string $device = null,
        ?string $userId = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): SetUserPropertyResult {
        return $this->ask('setUserProperty', [
            'device' => $device ?? Absent::Absent,
            'userId' => $userId ?? Absent::Absent,
            'key' => $key,
            'value' => $value,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], SetUserPropertyResult::decode(...), $timeout);
    }

    /**
     * Erases a customer from everything that is kept.
     *
     * @param string $userId Any id that reaches the customer.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userDelete(
        string $userId,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): UserDeleteResult {
        return $this->ask('user.delete', [
            'userId' => $userId,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], UserDeleteResult::decode(...), $timeout);
    }

    /**
     * Tells everything that is held about a customer.
     *
     * @param string $userId Any id that reaches the customer.
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userExport(
        string $userId,
        ?string $project = null,
        ?float $timeout = null,
    ): UserExportResult {
        return $this->ask('user.export', [
            'userId' => $userId,
            'project' => $project ?? Absent::Absent,
        ], UserExportResult::decode(...), $timeout);
    }

    /**
     * Takes a link back: holders and customers are as if it had never been made.
     *
     * @param string $event The id of the event that told of it: an identified, a usersAliased or
     *   a …Transferred.
     * @param ?string $project The project to work in.
     * @param ?bool $dryRun Answer as if it were done, with the events that it would cause, and
     *   change nothing.
     * @param ?string $idempotencyKey The same key with the same params again gives the stored
     *   result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userLinkUndo(
        string $event,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): UserLinkUndoResult {
        return $this->ask('user.link.undo', [
            'event' => $event,
            'project' => $project ?? Absent::Absent,
            'dryRun' => $dryRun ?? Absent::Absent,
            'idempotencyKey' => $idempotencyKey ?? Absent::Absent,
        ], UserLinkUndoResult::decode(...), $timeout);
    }

    /**
     * Tells who the user of a device is, or whom an id reaches.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param ?string $device The device.
     * @param ?string $userId A user, instead of a device.
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userInfo(
        ?string $device = null,
        ?string $userId = null,
        ?string $project = null,
        ?float $timeout = null,
    ): UserInfoResult {
        return $this->ask('userInfo', [
            'device' => $device ?? Absent::Absent,
            'userId' => $userId ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
        ], UserInfoResult::decode(...), $timeout);
    }

    /**
     * Tells what setUserProperty has kept.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param ?string $device The device.
     * @param ?string $userId A user, instead of a device.
     * @param ?string $project The project to work in.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userProperties(
        ?string $device = null,
        ?string $userId = null,
        ?string $project = null,
        ?float $timeout = null,
    ): UserPropertiesResult {
        return $this->ask('userProperties', [
            'device' => $device ?? Absent::Absent,
            'userId' => $userId ?? Absent::Absent,
            'project' => $project ?? Absent::Absent,
        ], UserPropertiesResult::decode(...), $timeout);
    }
}
