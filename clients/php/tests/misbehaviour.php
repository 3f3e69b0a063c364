<?php

declare(strict_types=1);

// What the client makes of a daemon that misbehaves; testing/misbehaving-daemon lists it.

namespace Tests;

use Entitled\Absent;
use Entitled\Client;
use Entitled\Errors\ConnectionLost;
use Entitled\Errors\DaemonTimeout;
use Entitled\Errors\ProtocolViolation;
use Entitled\Errors\RemoteError;
use Entitled\Errors\TooManyConnections;
use Entitled\Errors\UnknownMethod;
use Entitled\Pending;

/** The cursors of the first events of a feed. */
function cursors(int $count, iterable $events): array
{
    $found = [];
    foreach ($events as $cursor => $event) {
        $found[] = $event->cursor;
        if (count($found) === $count) {
            break;
        }
    }
    return $found;
}

$tests = [];

$tests['a daemon that behaves'] = static function (): void {
    $daemon = new Misbehaving('well-behaved');
    Check::same('iphone', $daemon->client()->install(device: 'iphone')->device);
};

$tests['a client newer than the daemon'] = static function (): void {
    $client = ($daemon = new Misbehaving('well-behaved'))->client();
    $grant = fn() => $client->grant(userId: 'ann', entitlement: 'premium');
    $error = Check::throws(UnknownMethod::class, $grant);
    Check::contains('entitled 0.0.7 has no method "grant"', $error->getMessage());
    Check::contains('the daemon is older', $error->getMessage());
    Check::contains('server.describe', $error->getMessage());
};

$tests['a truncated reply is an error'] = static function (): void {
    $client = ($daemon = new Misbehaving('cut-replies'))->client();
    for ($lost = 0;; $lost += 1) {
        try {
            $found = $client->install(device: 'iphone');
            break;
        } catch (ConnectionLost $error) {
            Check::contains('idempotencyKey', $error->getMessage());
        }
    }
    Check::same('iphone', $found->device);
    // One for each place at which a line can be cut, its line feed included.
    Check::true($lost > 200);
    $requests = array_map(fn(int $number) => [$number, 'install'], range(0, $lost));
    Check::same([$lost + 1, $requests], $daemon->seen());
};

foreach ([
    ['server.ping', []],
    ['install', ['idempotencyKey' => 'k']],
    ['install', ['dryRun' => true]],
] as [$method, $params]) {
    $name = "what may be done twice is repeated: $method " . json_encode($params);
    $tests[$name] = static function () use ($method, $params): void {
        $daemon = new Misbehaving('close-first-reply');
        Check::true($daemon->client()->call($method, $params) !== []);
        Check::same([2, [[0, $method], [1, $method]]], $daemon->seen());
    };
}

$tests['a read is repeated once'] = static function (): void {
    $client = ($daemon = new Misbehaving('close-every-reply'))->client();
    Check::throws(ConnectionLost::class, fn() => $client->serverPing());
    Check::same([2, [[0, 'server.ping'], [1, 'server.ping']]], $daemon->seen());
};

$tests['what may not be done twice is not repeated'] = static function (): void {
    $client = ($daemon = new Misbehaving('close-first-reply'))->client();
    Check::throws(ConnectionLost::class, fn() => $client->install(device: 'iphone'));
    Check::same([1, [[0, 'install']]], $daemon->seen());
    // The next call goes over a new connection.
    Check::same('iphone', $client->install(device: 'iphone')->device);
};

$tests['a reset connection is lost'] = static function (): void {
    $client = ($daemon = new Misbehaving('reset-first-connection'))->client();
    Check::throws(ConnectionLost::class, fn() => $client->install(device: 'iphone'));
    Check::same('iphone', $client->install(device: 'iphone')->device);
};

$tests['a thousand writes while connections end'] = static function (): void {
    $client = ($daemon = new Misbehaving('chaos'))->client();
    $lost = 0;
    $take = static function (string $device, \Closure $work) use (&$lost): mixed {
        try {
            $found = $work();
        } catch (ConnectionLost) {
            $lost += 1;
            return null;
        }
        if (is_array($found)) {
            Check::same([$device, $device], [$found['device'], $found['user']['device']]);
        }
        return $found;
    };
    foreach (range(0, 49) as $batch) {
        $pending = [];
        foreach (range($batch * 20, $batch * 20 + 19) as $number) {
            $params = ['device' => "d$number"];
            $params += $number % 3 === 0 ? ['idempotencyKey' => 'k'] : [];
            // Of twenty, one is waited for while the others are pending.
            $how = $number % 20 === 12 ? $client->call(...) : $client->start(...);
            $pending["d$number"] = $take("d$number", fn() => $how('install', $params));
        }
        foreach ($pending as $device => $each) {
            if ($each instanceof Pending) {
                $take($device, $each->result(...));
            }
        }
    }
    Check::true($lost > 0 && $lost < 700, "$lost are lost");
    ['devices' => $devices] = $written = $daemon->client()->call('fake.written');
    Check::true($devices >= 1000 - $lost, "$devices came");
    Check::same([[], []], [$written['twice'], $written['thrice']]);
};

$tests['values arrive unchanged'] = static function (): void {
    $client = ($daemon = new Misbehaving('values'))->client();
    $echo = $client->callObject('server.ping', [])->echo;
    while ($echo !== 'done') {
        $echo = $client->callObject('server.ping', ['echo' => $echo])->echo;
    }
    Check::same(1, $daemon->seen()[0]);
};

$tests['a large reply'] = static function (): void {
    $daemon = new Misbehaving('large-reply');
    Check::true($daemon->client()->serverPing()->echo === str_repeat('x', 1 << 20));
};

$tests['a reply byte by byte'] = static function (): void {
    $daemon = new Misbehaving('byte-by-byte');
    Check::same('é😀', $daemon->client()->serverPing(echo: 'é😀')->echo);
};

$tests['replies out of order'] = static function (): void {
    $client = ($daemon = new Misbehaving('late-replies'))->client();
    $first = $client->start('events.wait', ['after' => '1']);
    $second = $client->start('events.wait', ['after' => '3']);
    $third = $client->start('server.ping', ['echo' => 1]);
    $fourth = $client->start('server.ping', ['echo' => 2]);
    // The newest first: a caller that waits reads for the others.
    Check::same(2, $fourth->result()['echo']);
    Check::same(1, $third->result()['echo']);
    Check::same('4', $second->result()['events'][0]['cursor']);
    Check::same('2', $first->result()['events'][0]['cursor']);
};

$tests['one of three calls fails'] = static function (): void {
    $client = ($daemon = new Misbehaving('one-fails'))->client();
    $first = $client->start('server.ping', ['echo' => 1]);
    $second = $client->start('install');
    $third = $client->start('server.ping', ['echo' => 3]);
    $error = Check::throws(RemoteError::class, fn() => $second->result());
    Check::same([1, 3], [$first->result()['echo'], $third->result()['echo']]);
    Check::same(RemoteError::class, $error::class);
    Check::same(['somethingNewer', 1999, 'a "new" error (Ask again.)'],
        [$error->kind, $error->getCode(), $error->getMessage()]);
    Check::same(['Ask again.', '/device', true, 'änn'],
        [$error->hint, $error->field, $error->retryable, $error->data['holder']]);
    Check::same(4, $client->serverPing(echo: 4)->echo);
    Check::same(1, $daemon->seen()[0]);
};

$tests['closing ends the connection'] = static function (): void {
    $client = ($daemon = new Misbehaving('well-behaved'))->client();
    Check::same([], $client->call('fake.nothing'));
    $client->close();
    Check::same(['others' => 0], $daemon->client()->call('fake.open'));
};

$tests['no answer is a timeout'] = static function (): void {
    $client = ($daemon = new Misbehaving('silent'))->client(timeout: 0.05);
    $error = Check::throws(DaemonTimeout::class, fn() => $client->install(device: 'iphone'));
    Check::contains('0.05 seconds', $error->getMessage());
};

$tests['a daemon that does not read is a timeout'] = static function (): void {
    $client = ($daemon = new Misbehaving('stops-reading'))->client(timeout: 0.1);
    foreach ([1, str_repeat('x', 5_000_000), 2] as $echo) {
        Check::throws(DaemonTimeout::class, fn() => $client->serverPing(echo: $echo));
    }
};

$tests['a daemon that accepts nobody is a timeout'] = static function (): void {
    $client = ($daemon = new Misbehaving('full-queue'))->client();
    $error = Check::throws(DaemonTimeout::class, fn() => $client->serverPing(timeout: 0.05));
    $text = 'did not accept the connection within 0.05 seconds (nothing was sent';
    Check::contains($text, $error->getMessage());
};

$tests['the patience of a feed is a time'] = static function (): void {
    $client = ($daemon = new Misbehaving('silent-feed'))->client(timeout: 0.5);
    $feed = $client->events(wait: 0.5, patience: 1.0);
    Check::same(['1', '2'], cursors(2, $feed));
    Check::throws(DaemonTimeout::class, fn() => cursors(1, $feed));
    // Each of the calls that fail takes the second of the patience.
    Check::same([1, array_fill(0, 3, [0, 'events.wait'])], $daemon->seen());
};

$tests['an older daemon'] = static function (): void {
    $client = ($daemon = new Misbehaving('older'))->client();
    $found = $client->install(device: 'iphone');
    Check::same(['iphone', false], [$found->device, $found->created]);
    $user = $found->user;
    Check::same(['QON_1', '', [], ''],
        [$user->id, $user->customerId, $user->aliases, $user->environment]);
    Check::equal(new \DateTimeImmutable('0001-01-01T00:00:00Z'), $user->createdAt);
};

$tests['a lost subscription is a gap'] = static function (): void {
    $found = [];
    $client = ($daemon = new Misbehaving('subscriptions-end'))->client(
        onNotification: function (string $method, mixed $params) use (&$found): void {
            $found[] = "$method $params[subscription] $params[cursor]";
        },
    );
    Check::same('1', $client->eventsSubscribe()->subscription);
    Check::same('2', $client->eventsSubscribe()->subscription);
    $client->eventsUnsubscribe(subscription: '2');
    Check::true($client->serverPing()->pong);
    Check::same(['event 1 1', 'event 2 1', 'gap 1 1'], $found);
    $client->eventsSubscribe();
    $client->serverPing();
    $client->close();
    Check::same(['event 1 1'], array_slice($found, 3));
};

$tests['a late reply does not answer a later call'] = static function (): void {
    $client = ($daemon = new Misbehaving('slow'))->client();
    $first = $client->start('server.ping', ['echo' => 1]);
    Check::throws(DaemonTimeout::class, fn() => $first->result(0.05));
    Check::same(2, $client->serverPing(echo: 2)->echo);
    // A second wait for it succeeds.
    Check::same(1, $first->result()['echo']);
    Check::same(1, $daemon->seen()[0]);
};

$tests['a client without references'] = static function (): void {
    $daemon = new Misbehaving('well-behaved');
    $pending = $daemon->client()->start('server.ping', ['echo' => 1]);
    Check::same(1, $pending->result()['echo']);
};

$tests['notifications between replies'] = static function (): void {
    $notifications = [];
    $client = ($daemon = new Misbehaving('notifications'))->client(
        onNotification: function (string $method, mixed $params) use (&$notifications): void {
            $notifications[] = $method;
        },
    );
    Check::same(1, $client->serverPing(echo: 1)->echo);
    Check::same(2, $client->serverPing(echo: 2)->echo);
    Check::same(['event', 'other', 'event'], array_slice($notifications, 0, 3));
};

foreach (['garbage', 'no-result', 'unknown-id', 'wrong-types'] as $scenario) {
    $tests["what is no reply: $scenario"] = static function () use ($scenario): void {
        $client = ($daemon = new Misbehaving($scenario))->client();
        Check::throws(ProtocolViolation::class, fn() => $client->install(device: 'iphone'));
    };
}

$tests['unknown members are ignored'] = static function (): void {
    $daemon = new Misbehaving('unknown-members');
    $found = $daemon->client()->install(device: 'iphone');
    Check::same(['iphone', null], [$found->device, $found->user->identityId]);
};

$tests['a refusal of the connection'] = static function (): void {
    $client = ($daemon = new Misbehaving('too-many-connections'))->client();
    $error = Check::throws(TooManyConnections::class, fn() => $client->serverPing());
    Check::same(['tooManyConnections', 1403], [$error->kind, $error->getCode()]);
};

$tests['the feed resumes after a disconnect'] = static function (): void {
    $client = ($daemon = new Misbehaving('feed-disconnects'))->client();
    $feed = $client->events();
    Check::same(['1', '2', '3', '4', '5'], cursors(5, $feed));
    Check::same('5', $feed->cursor());
    $client = ($daemon = new Misbehaving('small-pages'))->client();
    foreach ($client->events() as $cursor => $event) {
        Check::same(['1', null, Absent::Absent], [$cursor, $event->device, $event->price]);
        break;
    }
};

$tests['the feed starts after the given cursor'] = static function (): void {
    $daemon = new Misbehaving('well-behaved');
    Check::same(['5'], cursors(1, $daemon->client()->events(after: '4')));
};

foreach ([
    ['small-pages', 3, 5], ['well-behaved', 3, 5], ['full-pages', 150, 250],
] as [$scenario, $taken, $last]) {
    $name = "an event is acknowledged when the reader asks for the next: $scenario";
    $tests[$name] = static function () use ($scenario, $taken, $last): void {
        $client = ($daemon = new Misbehaving($scenario))->client();
        $all = array_map(strval(...), range(1, $last));
        $first = $client->events(consumer: 'mailer');
        Check::same(array_slice($all, 0, $taken), cursors($taken, $first));
        // It came back for more after all but the last.
        $second = $client->events(consumer: 'mailer');
        Check::same(array_slice($all, $taken - 1), cursors($last - $taken + 1, $second));
    };
}

$tests['the feed of a daemon without events.wait'] = static function (): void {
    $client = ($daemon = new Misbehaving('without-events-wait'))->client();
    Check::same(['1', '2', '3', '4', '5'], cursors(5, $client->events()));
    $methods = array_column($daemon->seen()[1], 1);
    Check::same(['events.wait', 'events.read'], array_slice($methods, 0, 2));
};

return $tests;
