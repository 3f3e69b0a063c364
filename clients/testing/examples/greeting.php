<?php
require 'vendor/autoload.php';

use Entitled\Client;
use Entitled\Errors\NoDaemon;
use Entitled\Testing\Daemon;

function greeting(Client $client, string $user): string
{
    $found = $client->checkEntitlements(userId: $user, ifUnknown: 'none')->entitlements;
    return ($found['premium']->active ?? false) ? 'welcome back' : 'try premium';
}

function expect(string $wanted, string $found): void
{
    $found === $wanted || throw new Exception($found);
}

// With PHPUnit: a test method, $this->assertSame and $this->expectException.
$daemon = new Daemon();
$client = $daemon->client();
$client->projectDefine(products: ['monthly' => ['entitlements' => ['premium']]]);
expect('try premium', greeting($client, 'ann'));
$client->purchase(
    userId: 'ann', product: 'monthly', store: 'web', transactionId: '1',
    expiresAt: new DateTimeImmutable('+30 days'),
);
expect('welcome back', greeting($client, 'ann'));
$client->clockAdvance(by: 'P31D');
expect('try premium', greeting($client, 'ann'));
$daemon->kill();
try {
    throw new Exception(greeting($client, 'ann'));
} catch (NoDaemon) {
}
