<?php

declare(strict_types=1);

// What is answered goes back in as params.

namespace Tests;

use Entitled\Absent;
use Entitled\Client;
use Entitled\Testing\Daemon;
use Entitled\Types\KnownId;
use Entitled\Types\Product;
use Entitled\Types\Purchase;
use Entitled\Types\Rules;
use Entitled\Types\Stores;
use Entitled\Types\StripeSettings;
use Entitled\Types\Transaction;
use Entitled\Types\Webhook;

$late = new \DateTimeImmutable('2099-01-01T00:00:00Z');
$tests = [];

$define = static function (Client $client): void {
    $client->projectDefine(
        rules: new Rules(preset: 'revenuecat', anonymousPrefix: '', blockedUserIds: []),
        products: ['monthly' => new Product(['premium'], 'subscription')],
        entitlements: ['gift'],
        stores: new Stores(
            stripe: new StripeSettings('whsec_x', product: 'price'),
            custom: ['kiosk'],
        ),
        webhooks: [new Webhook('https://example.com/', 'a-secret-of-32-letters-and-digits')],
    );
};

$copy = static function (Client $client): void {
    $was = $client->projectDescribe()->project;
    $client->projectDefine(
        project: 'copy',
        rules: $was->rules,
        products: $was->products,
        entitlements: $was->entitlements,
        environment: $was->environment,
        clock: $was->clock->kind,
        stores: $client->projectStores()->stores,
        webhooks: $client->projectWebhooks()->webhooks,
    );
};

$tests['a description defines another project'] = static function () use ($define, $copy): void {
    $client = ($daemon = new Daemon())->client();
    $define($client);
    $copy($client);
    $was = $client->projectDescribe()->project;
    $is = $client->projectDescribe('copy')->project;
    Check::same('', $was->rules->anonymousPrefix);
    Check::same('revenuecat', $was->rules->preset);
    foreach (['rules', 'products', 'entitlements', 'environment', 'stores', 'webhooks'] as $name) {
        Check::equal($was->{$name}, $is->{$name});
    }
    Check::equal($client->projectStores()->stores, $client->projectStores('copy')->stores);
};

$tests['an export is imported elsewhere'] = static function () use ($define, $copy, $late): void {
    $client = ($daemon = new Daemon())->client();
    $define($client);
    $copy($client);
    $client->install(device: 'phone', storeAccount: 'apple-ann', platform: 'ios');
    $client->purchase(device: 'phone', product: 'monthly', store: 'kiosk', transactionId: '1',
        expiresAt: $late, attributes: ['a' => 'b']);
    $client->identify(userId: 'ann', device: 'phone');
    $client->grant(entitlement: 'gift', userId: 'ann');
    $client->setUserProperty(key: '$email', value: 'ann@example.org', userId: 'ann');
    $there = $client->userExport('ann', withoutEvents: true);
    $client->userImport(
        project: 'copy', user: $there->user, firstId: $there->firstId, lastId: $there->lastId,
        ids: $there->ids, devices: $there->devices, accountTokens: $there->accountTokens,
        purchases: $there->purchases, claims: $there->claims, grants: $there->grants,
        properties: $there->properties, overridden: $there->overridden,
    );
    $here = $client->userExport('ann', project: 'copy', withoutEvents: true);
    Check::same(1, count($here->purchases));
    foreach (array_diff(array_keys(get_object_vars($there)), ['at']) as $name) {
        Check::equal($there->{$name}, $here->{$name});
    }
};

$tests['what another system knows is imported'] = static function () use ($define, $late): void {
    $client = ($daemon = new Daemon())->client();
    $define($client);
    $begin = new \DateTimeImmutable('2026-01-01T00:00:00Z');
    $purchase = new Purchase('web', '2', holders: ['bob'], transactions: [
        new Transaction('2', 'monthly', $begin, expiresAt: $late),
    ]);
    Check::same(Absent::Absent, $purchase->state);
    $client->userImport(ids: [new KnownId('bob', 'identified')], purchases: [$purchase]);
    $found = $client->checkEntitlements(userId: 'bob')->entitlements;
    Check::same(true, $found['premium']->active);
};

return $tests;
