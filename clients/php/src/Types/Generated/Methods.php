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
        'checkEntitlements' => true, 'clock.advance' => false, 'events.acknowledge' => false,
        'events.read' => true, 'events.subscribe' => true, 'events.unsubscribe' => true,
        'events.wait' => true, 'explain' => true, 'grant' => false, 'identify' => false,
        'install' => false, 'logout' => false, 'project.define' => false,
        'project.describe' => true, 'project.list' => true, 'project.stores' => false,
        'project.webhooks' => false, 'purchase' => false, 'purchase.update' => false,
        'restore' => false, 'revoke' => false, 'rpc.discover' => true, 'server.describe' => true,
        'server.info' => true, 'server.ping' => true, 'server.stats' => true,
        'setUserProperty' => false, 'store.notify' => false, 'store.unclaimed' => true,
        'user.delete' => false, 'user.export' => true, 'user.import' => false,
        'user.link.undo' => false, 'user.list' => true, 'userInfo' => true,
        'userProperties' => true, 'webhook.claim' => false, 'webhook.list' => true,
        'webhook.pause' => false, 'webhook.replay' => false, 'webhook.resume' => false,
    ];

    /**
     * Sends the params that are not null, and those of `$clears` that are not absent; reads the
     * result.
     *
     * @template T of \Entitled\Values\Record
     * @param array<string, mixed> $params
     * @param class-string<T> $result
     * @param array<string, mixed> $clears
     * @return T
     */
    abstract protected function ask(
        string $method,
        array $params,
        string $result,
        ?float $timeout,
        array $clears = [],
    ): mixed;

    /**
     * Returns the entitlements of a user, active and inactive.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param ?string $device Id of the device.
     * @param ?string $userId Id of the user, instead of `device`.
     * @param list<string>|null $entitlements Ids of the entitlements to return, including those
     *   that the user does not have. The warning `unknownEntitlement` names those that the
     *   project does not define either. Default: every entitlement of the products that the
     *   user's purchases have then, and of the grants.
     * @param \DateTimeInterface|string|null $at Moment to evaluate, RFC 3339, with today's
     *   holders. Default: now.
     * @param CheckEntitlementsIfUnknown|string|null $ifUnknown Reply for a userId that the
     *   project does not have: `error`, or `none` for a result with no active entitlement and
     *   `known` false. The daemon does not create the user.
     * @param ?string $project Id of the project.
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
        return $this->ask('checkEntitlements', ['device' => $device, 'userId' => $userId,
            'entitlements' => $entitlements, 'at' => $at, 'ifUnknown' => $ifUnknown,
            'project' => $project], CheckEntitlementsResult::class, $timeout);
    }

    /**
     * Moves a manual clock forward, and applies in order everything that falls due on the way.
     *
     * Exactly one is given: $to or $by.
     *
     * @param \DateTimeInterface|string|null $to New time of the clock, RFC 3339.
     * @param \DateInterval|string|null $by How far to move the clock: an ISO 8601 duration, for
     *   example P1M.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
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
        return $this->ask('clock.advance', ['to' => $to, 'by' => $by, 'project' => $project,
            'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey], ClockAdvanceResult::class,
            $timeout);
    }

    /**
     * Records that a consumer has processed the events up to a cursor.
     *
     * @param string $consumer Name of the consumer. Its first acknowledgement creates it.
     * @param string $cursor Cursor of the last processed event; "0" for none.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
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
        return $this->ask('events.acknowledge', ['consumer' => $consumer, 'cursor' => $cursor,
            'project' => $project, 'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey],
            EventsAcknowledgeResult::class, $timeout);
    }

    /**
     * Reads the events of a project in order, from any position of its log.
     *
     * @param ?string $after Cursor from an earlier reply. The reply has the events after it.
     * @param ?int $limit Maximum number of events.
     * @param ?string $user Returns only events of this customer, by any of its ids.
     * @param list<EventKind|string>|null $kinds Returns only events of these kinds.
     * @param ?string $consumer Starts after the last event that this consumer acknowledged.
     *   Excludes `after`.
     * @param ?string $project Id of the project.
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
    ): EventsPage {
        return $this->ask('events.read', ['after' => $after, 'limit' => $limit, 'user' => $user,
            'kinds' => $kinds, 'consumer' => $consumer, 'project' => $project], EventsPage::class,
            $timeout);
    }

    /**
     * Subscribes this connection to events; they arrive as notifications.
     *
     * @param ?string $after Cursor from an earlier reply. The subscription starts with the event
     *   after it. Default: new events only.
     * @param list<EventKind|string>|null $kinds Sends only events of these kinds.
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function eventsSubscribe(
        ?string $after = null,
        ?array $kinds = null,
        ?string $project = null,
        ?float $timeout = null,
    ): Subscription {
        return $this->ask('events.subscribe', ['after' => $after, 'kinds' => $kinds,
            'project' => $project], Subscription::class, $timeout);
    }

    /**
     * Ends a subscription of this connection.
     *
     * @param string $subscription Id of the subscription, as events.subscribe returned it.
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function eventsUnsubscribe(
        string $subscription,
        ?string $project = null,
        ?float $timeout = null,
    ): Subscription {
        return $this->ask('events.unsubscribe', ['subscription' => $subscription,
            'project' => $project], Subscription::class, $timeout);
    }

    /**
     * Reads events like events.read, and waits for new events if there are none.
     *
     * @param int $timeoutMs Longest wait, in milliseconds. When it is over, the list of events is
     *   empty.
     * @param ?string $after Cursor from an earlier reply. The reply has the events after it.
     * @param ?int $limit Maximum number of events.
     * @param ?string $user Returns only events of this customer, by any of its ids.
     * @param list<EventKind|string>|null $kinds Returns only events of these kinds.
     * @param ?string $consumer Starts after the last event that this consumer acknowledged.
     *   Excludes `after`.
     * @param ?string $project Id of the project.
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
    ): EventsPage {
        return $this->ask('events.wait', ['after' => $after, 'limit' => $limit, 'user' => $user,
            'kinds' => $kinds, 'consumer' => $consumer, 'timeoutMs' => $timeoutMs,
            'project' => $project], EventsPage::class, $timeout);
    }

    /**
     * Explains why an entitlement is active or not, and lists calls that would give access.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param string $entitlement Id of the entitlement.
     * @param ?string $device Id of the device.
     * @param ?string $userId Id of the user, instead of `device`.
     * @param \DateTimeInterface|string|null $at Moment to evaluate, RFC 3339, with today's
     *   holders. Default: now.
     * @param ?string $project Id of the project.
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
        return $this->ask('explain', ['device' => $device, 'userId' => $userId,
            'entitlement' => $entitlement, 'at' => $at, 'project' => $project],
            ExplainResult::class, $timeout);
    }

    /**
     * Gives an entitlement without a purchase.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param string $entitlement Id of an entitlement from the catalogue or from the project's
     *   `entitlements`.
     * @param ?string $device Id of the device.
     * @param ?string $userId Id of the user, instead of `device`.
     * @param \DateTimeInterface|string|null $expiresAt Last millisecond of the grant, RFC 3339.
     *   Default: no end.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
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
        return $this->ask('grant', ['device' => $device, 'userId' => $userId,
            'entitlement' => $entitlement, 'expiresAt' => $expiresAt, 'project' => $project,
            'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey], GrantResult::class,
            $timeout);
    }

    /**
     * Logs a user in on a device.
     *
     * Exactly one is given: $device or $anonymousId.
     *
     * @param string $userId The app's own id for the user.
     * @param ?string $device Id of the device.
     * @param ?string $anonymousId Id of the device's anonymous user, instead of `device`.
     * @param ?string $accountToken Account token to register for the user, who then claims every
     *   unclaimed purchase that carries it.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function identify(
        string $userId,
        ?string $device = null,
        ?string $anonymousId = null,
        ?string $accountToken = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): IdentifyResult {
        return $this->ask('identify', ['device' => $device, 'userId' => $userId,
            'anonymousId' => $anonymousId, 'accountToken' => $accountToken, 'project' => $project,
            'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey], IdentifyResult::class,
            $timeout);
    }

    /**
     * Registers a device and creates its anonymous user.
     *
     * @param ?string $device Id of the device. Default: a new id, which the daemon makes.
     * @param ?string $userId Id of a user to log in on the new device, without attaching, moving
     *   or aliasing anything.
     * @param ?string $storeAccount Store account whose purchases the device can restore.
     * @param ?string $platform Platform of the device: ios, android, web or another word of that
     *   form.
     * @param ?string $app The installed app, for example its bundle id.
     * @param ?string $accountToken Account token to register for the device's current user, who
     *   then claims every unclaimed purchase that carries it.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function install(
        ?string $device = null,
        ?string $userId = null,
        ?string $storeAccount = null,
        ?string $platform = null,
        ?string $app = null,
        ?string $accountToken = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): InstallResult {
        return $this->ask('install', ['device' => $device, 'userId' => $userId,
            'storeAccount' => $storeAccount, 'platform' => $platform, 'app' => $app,
            'accountToken' => $accountToken, 'project' => $project, 'dryRun' => $dryRun,
            'idempotencyKey' => $idempotencyKey], InstallResult::class, $timeout);
    }

    /**
     * Logs out the user of a device.
     *
     * @param string $device Id of the device.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function logout(
        string $device,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): LogoutResult {
        return $this->ask('logout', ['device' => $device, 'project' => $project,
            'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey], LogoutResult::class,
            $timeout);
    }

    /**
     * Creates a project, or changes the given parts of its definition.
     *
     * @param ?string $project Id of the project.
     * @param Preset|string|Rules|array<string, mixed>|null $rules How users and purchases move: a
     *   preset, or a preset and the rules that differ from it. Default for a new project:
     *   qonversion.
     * @param array<string, Product|array<string, mixed>>|null $products The catalogue: products
     *   by their ids. It replaces the previous catalogue as a whole. A product that a stored
     *   transaction names cannot be left out unless `removed` names it.
     * @param list<string>|null $entitlements Ids that `grant` accepts in addition to the
     *   entitlements of the catalogue. They replace the previous list as a whole.
     * @param ProjectEnvironment|string|null $environment Environment whose purchases give access.
     *   Default for a new project: production.
     * @param ClockKind|string|ClockChoiceObject|array<string, mixed>|null $clock Clock of the
     *   project: `system`, `manual` (a manual clock that starts now), or {"manual": TIMESTAMP}.
     *   It can only change before the first device, user or purchase. Default for a new project:
     *   system.
     * @param list<Webhook|array<string, mixed>>|null $webhooks URLs that receive the project's
     *   events, each URL once. They replace the previous list as a whole. Default for a new
     *   project: none.
     * @param Stores|array<string, mixed>|null $stores Settings of stores. `appStore`, `playStore`
     *   and `stripe` say how `store.notify` verifies and reads what these stores send. `custom`
     *   lists stores of the project's own, up to 20. A custom store stays while a purchase names
     *   it. Default for a new project: none.
     * @param list<string>|null $removed Products that `products` leaves out although stored
     *   transactions name them: their buyers lose what these products give.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function projectDefine(
        ?string $project = null,
        Preset|string|Rules|array|null $rules = null,
        ?array $products = null,
        ?array $entitlements = null,
        ProjectEnvironment|string|null $environment = null,
        ClockKind|string|ClockChoiceObject|array|null $clock = null,
        ?array $webhooks = null,
        Stores|array|null $stores = null,
        ?array $removed = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): ProjectDefineResult {
        return $this->ask('project.define', ['project' => $project,
            'rules' => Encode::with(Encode::object(...), $rules),
            'products' => Encode::with(Encode::mapOf(Encode::object(...)), $products),
            'entitlements' => $entitlements, 'environment' => $environment,
            'clock' => Encode::with(Encode::object(...), $clock),
            'webhooks' => Encode::with(Encode::listOf(Encode::object(...)), $webhooks),
            'stores' => Encode::with(Encode::object(...), $stores), 'removed' => $removed,
            'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey], ProjectDefineResult::class,
            $timeout);
    }

    /**
     * Returns the definition of a project with every rule, and the number of its records.
     *
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function projectDescribe(
        ?string $project = null,
        ?float $timeout = null,
    ): ProjectDescribeResult {
        return $this->ask('project.describe', ['project' => $project],
            ProjectDescribeResult::class, $timeout);
    }

    /**
     * Lists the projects, sorted by id in byte order.
     *
     * @param ?string $project Has no effect, but must exist: a client can send it with every
     *   call.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function projectList(
        ?string $project = null,
        ?float $timeout = null,
    ): ProjectListResult {
        return $this->ask('project.list', ['project' => $project], ProjectListResult::class,
            $timeout);
    }

    /**
     * Returns how a project verifies and reads what stores send, with Stripe's secrets.
     *
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function projectStores(
        ?string $project = null,
        ?float $timeout = null,
    ): ProjectStoresResult {
        return $this->ask('project.stores', ['project' => $project], ProjectStoresResult::class,
            $timeout);
    }

    /**
     * Returns the webhooks of a project with their secrets.
     *
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function projectWebhooks(
        ?string $project = null,
        ?float $timeout = null,
    ): ProjectWebhooksResult {
        return $this->ask('project.webhooks', ['project' => $project],
            ProjectWebhooksResult::class, $timeout);
    }

    /**
     * Records a store transaction, and sets the holders of a new purchase.
     *
     * @param string $product Id of the product. The daemon also records a product that the
     *   catalogue does not have.
     * @param string $store Store that took the payment: appStore, macAppStore, playStore, amazon,
     *   huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's
     *   `stores.custom`.
     * @param string $transactionId The store's id of this transaction.
     * @param ?string $device Id of the device on which the customer bought.
     * @param ?string $userId Id of the buyer, instead of `device`. The daemon creates an unknown
     *   user, so that no payment is lost.
     * @param ?string $originalTransactionId Id of the first transaction of the same purchase.
     *   Default: `transactionId`.
     * @param ProductKind|string|null $kind Kind of the product. It overrides the kind in the
     *   catalogue.
     * @param \DateTimeInterface|string|null $purchasedAt Purchase time, RFC 3339. Default:
     *   `asOf`, or now.
     * @param \DateTimeInterface|string|null $expiresAt Last millisecond of the paid period, RFC
     *   3339. Default: no end.
     * @param PeriodType|string|null $periodType Price of the period: full (normal), a trial, or
     *   introductory (intro).
     * @param PurchaseEnvironment|string|null $environment Environment of the store: production,
     *   or sandbox for test purchases.
     * @param ?bool $isFamilyShared Whether a family member bought it and shares it.
     * @param ?string $price Price that the customer paid: a decimal number in a string, for
     *   example "9.99".
     * @param ?string $currency Currency of the price: an ISO 4217 code, for example EUR.
     * @param ?string $country Country of the purchase: an ISO 3166 code, for example DE.
     * @param ?string $offerCode Offer code that the customer redeemed.
     * @param array<string, string>|null $attributes Up to 20 strings of your own, which the
     *   events of this purchase repeat.
     * @param \DateTimeInterface|string|null $asOf Time at which the store made this statement,
     *   RFC 3339. Without it, this is a statement of the caller, made now.
     * @param ?string $replaces Purchase of the same store that this one takes over: its
     *   `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.
     * @param list<string>|null $keys Up to ten further names of the purchase, for example a
     *   Google order id. Each finds it wherever `originalTransactionId` is a param. If the daemon
     *   does not know `originalTransactionId`, the first key that names a purchase does.
     * @param ?string $accountToken Account token of the purchase. When the call names a user or a
     *   device, it is registered for that user.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
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
        \DateTimeInterface|string|null $asOf = null,
        ?string $replaces = null,
        ?array $keys = null,
        ?string $accountToken = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): PurchaseResult {
        return $this->ask('purchase', ['device' => $device, 'userId' => $userId,
            'product' => $product, 'store' => $store, 'transactionId' => $transactionId,
            'originalTransactionId' => $originalTransactionId, 'kind' => $kind,
            'purchasedAt' => $purchasedAt, 'expiresAt' => $expiresAt, 'periodType' => $periodType,
            'environment' => $environment, 'isFamilyShared' => $isFamilyShared, 'price' => $price,
            'currency' => $currency, 'country' => $country, 'offerCode' => $offerCode,
            'attributes' => Encode::with(Encode::mapOf(), $attributes), 'asOf' => $asOf,
            'replaces' => $replaces, 'keys' => $keys, 'accountToken' => $accountToken,
            'project' => $project, 'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey],
            PurchaseResult::class, $timeout);
    }

    /**
     * Updates a purchase, for example after a refund. Omitted params keep their value.
     *
     * @param string $store Store that took the payment.
     * @param string $originalTransactionId Id of the first transaction of the purchase.
     * @param \DateTimeInterface|string|Absent|null $expiresAt New last millisecond of the paid
     *   period, RFC 3339; null: no end.
     * @param bool|Absent|null $autoRenew Whether the subscription renews automatically; null:
     *   true for a subscription, else false.
     * @param \DateTimeInterface|string|Absent|null $gracePeriodExpiresAt Last millisecond of the
     *   grace period, RFC 3339; null: no grace period.
     * @param bool|Absent|null $billingRetry Whether the store retries a failed payment; null:
     *   false.
     * @param \DateTimeInterface|string|Absent|null $pausedUntil Time at which the pause ends, RFC
     *   3339; null: no pause.
     * @param \DateTimeInterface|string|Absent|null $refundedAt Time of the refund, RFC 3339;
     *   null: no refund.
     * @param \DateTimeInterface|string|Absent|null $revokedAt Time at which the store withdrew
     *   access, RFC 3339, for example when family sharing ends; null: not withdrawn.
     * @param ?string $product Id of the product from now on: a change of plan.
     * @param ?string $transactionId Transaction that the statement is about. Required with
     *   `asOf`. Default: the latest; for a refund or a revocation, the latest that was bought at
     *   or before its moment.
     * @param \DateTimeInterface|string|null $asOf Time at which the store made this statement,
     *   RFC 3339. Without it, this is a statement of the caller, made now.
     * @param \DateTimeInterface|string|Absent|null $endedAt Time at which access ended before the
     *   end of the period, RFC 3339. Null clears it.
     * @param bool|Absent|null $paused Whether the subscription is paused, with or without a known
     *   end.
     * @param string|Absent|null $renewsAs Product of the next period. It gives no access. Null:
     *   the same product.
     * @param EndReason|string|Absent|null $endReason Why the purchase ended, or will end. Null
     *   clears it.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
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
        ?string $transactionId = null,
        \DateTimeInterface|string|null $asOf = null,
        \DateTimeInterface|string|Absent|null $endedAt = Absent::Absent,
        bool|Absent|null $paused = Absent::Absent,
        string|Absent|null $renewsAs = Absent::Absent,
        EndReason|string|Absent|null $endReason = Absent::Absent,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): PurchaseUpdateResult {
        return $this->ask('purchase.update', ['store' => $store,
            'originalTransactionId' => $originalTransactionId, 'product' => $product,
            'transactionId' => $transactionId, 'asOf' => $asOf, 'project' => $project,
            'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey],
            PurchaseUpdateResult::class, $timeout, ['expiresAt' => $expiresAt,
            'autoRenew' => $autoRenew, 'gracePeriodExpiresAt' => $gracePeriodExpiresAt,
            'billingRetry' => $billingRetry, 'pausedUntil' => $pausedUntil,
            'refundedAt' => $refundedAt, 'revokedAt' => $revokedAt, 'endedAt' => $endedAt,
            'paused' => $paused, 'renewsAs' => $renewsAs, 'endReason' => $endReason]);
    }

    /**
     * Restores the purchases of a device's store account for its current user.
     *
     * @param string $device Id of the device.
     * @param list<PurchaseRef|array<string, mixed>>|null $purchases Purchases to restore, from
     *   any store account; an empty list restores nothing. Default: every purchase of the
     *   device's store account.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
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
        return $this->ask('restore', ['device' => $device,
            'purchases' => Encode::with(Encode::listOf(Encode::object(...)), $purchases),
            'project' => $project, 'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey],
            RestoreResult::class, $timeout);
    }

    /**
     * Ends a grant.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param string $entitlement Id of the entitlement that was granted.
     * @param ?string $device Id of the device.
     * @param ?string $userId Id of the user, instead of `device`.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
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
        return $this->ask('revoke', ['device' => $device, 'userId' => $userId,
            'entitlement' => $entitlement, 'project' => $project, 'dryRun' => $dryRun,
            'idempotencyKey' => $idempotencyKey], RevokeResult::class, $timeout);
    }

    /**
     * Returns this protocol as an OpenRPC document.
     *
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function rpcDiscover(
        ?float $timeout = null,
    ): RpcDiscoverResult {
        return $this->ask('rpc.discover', [], RpcDiscoverResult::class, $timeout);
    }

    /**
     * Lists the methods, or describes one method.
     *
     * @param ?string $method Name of the method to describe. Default: the list of all methods.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function serverDescribe(
        ?string $method = null,
        ?float $timeout = null,
    ): ServerDescribeResult {
        return $this->ask('server.describe', ['method' => $method], ServerDescribeResult::class,
            $timeout);
    }

    /**
     * Returns the daemon's version, limits and store, and the caller's role.
     *
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function serverInfo(
        ?float $timeout = null,
    ): ServerInfoResult {
        return $this->ask('server.info', [], ServerInfoResult::class, $timeout);
    }

    /**
     * Checks that the daemon replies.
     *
     * @param mixed $echo Value that the reply repeats, without the white space between its
     *   tokens.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function serverPing(
        mixed $echo = Absent::Absent,
        ?float $timeout = null,
    ): ServerPingResult {
        return $this->ask('server.ping', [], ServerPingResult::class, $timeout,
            ['echo' => $echo]);
    }

    /**
     * Returns counts and durations of requests, commits and background work since the daemon's
     * start.
     *
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function serverStats(
        ?float $timeout = null,
    ): ServerStatsResult {
        return $this->ask('server.stats', [], ServerStatsResult::class, $timeout);
    }

    /**
     * Stores a key/value property; never affects access.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param string $key Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that
     *   other systems reserve, for example $email, have no special meaning.
     * @param string $value New value. An empty string removes the property.
     * @param ?string $device Id of the device.
     * @param ?string $userId Id of the user, instead of `device`.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
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
        return $this->ask('setUserProperty', ['device' => $device, 'userId' => $userId,
            'key' => $key, 'value' => $value, 'project' => $project, 'dryRun' => $dryRun,
            'idempotencyKey' => $idempotencyKey], SetUserPropertyResult::class, $timeout);
    }

    /**
     * Verifies a message of a store, and records what it reports.
     *
     * @param StoreNotifyStore|string $store Store that sent it.
     * @param ?string $payload Body of the store's request, unchanged, or a signed transaction of
     *   StoreKit 2; at most 256 KiB. At least one of `payload` and `response` is required.
     * @param array<string, string>|null $headers Headers of the store's request, with names in
     *   any case. The daemon reads only `stripe-signature`.
     * @param StoreResponse|array<string, mixed>|null $response What the caller fetched from the
     *   store's API, for `playStore` and `stripe`.
     * @param ?string $device Device that presented the payload. At most one of `device` and
     *   `userId`.
     * @param ?string $userId User who presented the payload.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function storeNotify(
        StoreNotifyStore|string $store,
        ?string $payload = null,
        ?array $headers = null,
        StoreResponse|array|null $response = null,
        ?string $device = null,
        ?string $userId = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): StoreNotifyResult {
        return $this->ask('store.notify', ['store' => $store, 'payload' => $payload,
            'headers' => Encode::with(Encode::mapOf(), $headers),
            'response' => Encode::with(Encode::object(...), $response), 'device' => $device,
            'userId' => $userId, 'project' => $project, 'dryRun' => $dryRun,
            'idempotencyKey' => $idempotencyKey], StoreNotifyResult::class, $timeout);
    }

    /**
     * Lists the unclaimed purchases: those that have had no holder yet.
     *
     * @param ?string $after Cursor from an earlier reply. The reply has the purchases after it.
     * @param ?int $limit Maximum number of purchases.
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function storeUnclaimed(
        ?string $after = null,
        ?int $limit = null,
        ?string $project = null,
        ?float $timeout = null,
    ): StoreUnclaimedResult {
        return $this->ask('store.unclaimed', ['after' => $after, 'limit' => $limit,
            'project' => $project], StoreUnclaimedResult::class, $timeout);
    }

    /**
     * Deletes a customer and erases its ids from everything that the daemon stores.
     *
     * @param string $userId Any id of the customer.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param UserDeleteTraces|string|null $traces When the reply comes: `pending`, when the
     *   tables have nothing of the customer any more; `cleared`, when no file has, which are
     *   overwritten at once.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userDelete(
        string $userId,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        UserDeleteTraces|string|null $traces = null,
        ?float $timeout = null,
    ): UserDeleteResult {
        return $this->ask('user.delete', ['userId' => $userId, 'project' => $project,
            'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey, 'traces' => $traces],
            UserDeleteResult::class, $timeout);
    }

    /**
     * Returns everything that the daemon stores about a customer.
     *
     * @param string $userId Any id of the customer.
     * @param ?bool $withoutEvents Whether to leave out `events`, `cursor` and `moreEvents`.
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userExport(
        string $userId,
        ?bool $withoutEvents = null,
        ?string $project = null,
        ?float $timeout = null,
    ): UserExportResult {
        return $this->ask('user.export', ['userId' => $userId, 'withoutEvents' => $withoutEvents,
            'project' => $project], UserExportResult::class, $timeout);
    }

    /**
     * Imports a customer, as `user.export` returns it, completely or not at all.
     *
     * @param list<KnownId|array<string, mixed>> $ids Every id of the customer. An empty list
     *   imports unclaimed purchases.
     * @param User|array<string, mixed>|null $user The user as `user.export` shows it. The daemon
     *   reads only `customerId` and `createdAt`.
     * @param ?string $firstId First id that the customer had; without it, the oldest of `ids`.
     * @param ?string $lastId Id of the customer that acted last. It has no effect if the project
     *   knows the customer.
     * @param ?string $customerId The customerId, instead of that of `user`. Without both: that of
     *   the customer who has one of the ids, else the oldest anonymous id, else a new one.
     * @param list<Device|array<string, mixed>>|null $devices Devices. A device is created once
     *   its anonymous user exists, and its user is logged in there once that user exists.
     * @param list<string>|null $accountTokens Account tokens.
     * @param list<Purchase|array<string, mixed>>|null $purchases Purchases with their
     *   transactions.
     * @param list<PurchaseRef|array<string, mixed>>|null $claims Purchases of which only the
     *   store and the name are known. The customer holds each one as soon as a store reports it;
     *   until then it gives no access.
     * @param list<Grant|array<string, mixed>>|null $grants Grants, including those that have
     *   ended.
     * @param list<Property|array<string, mixed>>|null $properties Properties. The newer value of
     *   a key stays.
     * @param list<Property|array<string, mixed>>|null $overridden Earlier values of properties
     *   that another user of the customer replaced.
     * @param array<string, mixed>|null $entitlements Not used: access derives from purchases and
     *   grants.
     * @param \DateTimeInterface|string|Absent|null $at Not used.
     * @param UserImportOnConflict|string|null $onConflict What happens to a purchase with holders
     *   whom its `holders` does not name. `refuse`: the call is purchaseHeldByAnother. `skip`:
     *   the purchase stays as it is. `merge`: its transactions are merged, and its holders stay.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userImport(
        array $ids,
        User|array|null $user = null,
        ?string $firstId = null,
        ?string $lastId = null,
        ?string $customerId = null,
        ?array $devices = null,
        ?array $accountTokens = null,
        ?array $purchases = null,
        ?array $claims = null,
        ?array $grants = null,
        ?array $properties = null,
        ?array $overridden = null,
        ?array $entitlements = null,
        \DateTimeInterface|string|Absent|null $at = Absent::Absent,
        UserImportOnConflict|string|null $onConflict = null,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): UserImportResult {
        return $this->ask('user.import', ['user' => Encode::with(Encode::object(...), $user),
            'firstId' => $firstId, 'lastId' => $lastId,
            'ids' => Encode::with(Encode::listOf(Encode::object(...)), $ids),
            'customerId' => $customerId,
            'devices' => Encode::with(Encode::listOf(Encode::object(...)), $devices),
            'accountTokens' => $accountTokens,
            'purchases' => Encode::with(Encode::listOf(Encode::object(...)), $purchases),
            'claims' => Encode::with(Encode::listOf(Encode::object(...)), $claims),
            'grants' => Encode::with(Encode::listOf(Encode::object(...)), $grants),
            'properties' => Encode::with(Encode::listOf(Encode::object(...)), $properties),
            'overridden' => Encode::with(Encode::listOf(Encode::object(...)), $overridden),
            'entitlements' => Encode::with(Encode::mapOf(), $entitlements),
            'onConflict' => $onConflict, 'project' => $project, 'dryRun' => $dryRun,
            'idempotencyKey' => $idempotencyKey], UserImportResult::class, $timeout,
            ['at' => $at]);
    }

    /**
     * Undoes a login, an alias or a transfer: its change of holders or customers.
     *
     * @param string $event `id` of the event to undo, for example `ev_b57a1837_7`. Its kind is
     *   `identified`, `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`,
     *   or, if `kept` lists it, `purchaseRenewed` or `purchaseUpdated`.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userLinkUndo(
        string $event,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): UserLinkUndoResult {
        return $this->ask('user.link.undo', ['event' => $event, 'project' => $project,
            'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey], UserLinkUndoResult::class,
            $timeout);
    }

    /**
     * Lists the customerIds of the project's customers.
     *
     * @param ?string $after Cursor from an earlier reply. The reply has the customers after it.
     * @param ?int $limit Maximum number of customers.
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userList(
        ?string $after = null,
        ?int $limit = null,
        ?string $project = null,
        ?float $timeout = null,
    ): UserListResult {
        return $this->ask('user.list', ['after' => $after, 'limit' => $limit,
            'project' => $project], UserListResult::class, $timeout);
    }

    /**
     * Returns the current user of a device, or the user that an id belongs to.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param ?string $device Id of the device.
     * @param ?string $userId Id of the user, instead of `device`.
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userInfo(
        ?string $device = null,
        ?string $userId = null,
        ?string $project = null,
        ?float $timeout = null,
    ): UserInfoResult {
        return $this->ask('userInfo', ['device' => $device, 'userId' => $userId,
            'project' => $project], UserInfoResult::class, $timeout);
    }

    /**
     * Returns the properties that setUserProperty stored.
     *
     * Exactly one is given: $device or $userId.
     *
     * @param ?string $device Id of the device.
     * @param ?string $userId Id of the user, instead of `device`.
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function userProperties(
        ?string $device = null,
        ?string $userId = null,
        ?string $project = null,
        ?float $timeout = null,
    ): UserPropertiesResult {
        return $this->ask('userProperties', ['device' => $device, 'userId' => $userId,
            'project' => $project], UserPropertiesResult::class, $timeout);
    }

    /**
     * Makes the connection the only one that posts a project's events, until it closes. For
     * programs that post.
     *
     * @param list<WebhookReport|array<string, mixed>>|null $reports The results of the posts. A
     *   report replaces the earlier report on its URL.
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function webhookClaim(
        ?array $reports = null,
        ?string $project = null,
        ?float $timeout = null,
    ): WebhookClaimResult {
        return $this->ask('webhook.claim',
            ['reports' => Encode::with(Encode::listOf(Encode::object(...)), $reports),
            'project' => $project], WebhookClaimResult::class, $timeout);
    }

    /**
     * Returns the state of a project's webhooks, without their secrets.
     *
     * @param ?string $project Id of the project.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function webhookList(
        ?string $project = null,
        ?float $timeout = null,
    ): WebhookListResult {
        return $this->ask('webhook.list', ['project' => $project], WebhookListResult::class,
            $timeout);
    }

    /**
     * Stops the posts to a URL until webhook.resume. Its events wait.
     *
     * @param string $url URL of the webhook, as project.define has it.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function webhookPause(
        string $url,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): WebhookPosition {
        return $this->ask('webhook.pause', ['url' => $url, 'project' => $project,
            'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey], WebhookPosition::class,
            $timeout);
    }

    /**
     * Moves a webhook to a cursor, so that the events after it are posted, again if they were
     * posted before.
     *
     * @param string $url URL of the webhook, as project.define has it.
     * @param string $after Cursor before the first event to post. `0` is the beginning of the
     *   log.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function webhookReplay(
        string $url,
        string $after,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): WebhookPosition {
        return $this->ask('webhook.replay', ['url' => $url, 'after' => $after,
            'project' => $project, 'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey],
            WebhookPosition::class, $timeout);
    }

    /**
     * Resumes the posts to a paused URL, from its position.
     *
     * @param string $url URL of the webhook, as project.define has it.
     * @param ?string $project Id of the project.
     * @param ?bool $dryRun Computes the result and the events without changing anything.
     * @param ?string $idempotencyKey Makes a retry safe: the same key with the same params
     *   returns the stored result.
     * @param float|null $timeout Seconds for this call, instead of the client's own.
     */
    public function webhookResume(
        string $url,
        ?string $project = null,
        ?bool $dryRun = null,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
    ): WebhookPosition {
        return $this->ask('webhook.resume', ['url' => $url, 'project' => $project,
            'dryRun' => $dryRun, 'idempotencyKey' => $idempotencyKey], WebhookPosition::class,
            $timeout);
    }
}
