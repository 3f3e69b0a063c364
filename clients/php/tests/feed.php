<?php

declare(strict_types=1);

// The feed, with the real daemon.

namespace Tests;

use Entitled\Testing\Daemon;

$tests = [];

$tests['the feed'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    foreach (['a', 'b'] as $device) {
        $client->install(device: $device);
    }
    $feed = $client->events(wait: 0.05, pause: 0.01);
    $found = [];
    foreach ($feed as $cursor => $event) {
        $found[] = [$cursor, $event->kind];
        if (count($found) === 2) {
            $client->install(device: 'c');
        } elseif (count($found) === 3) {
            $feed->close();
        }
    }
    Check::same([['1', 'userCreated'], ['2', 'userCreated'], ['3', 'userCreated']], array_map(
        fn(array $each) => [(string) $each[0], $each[1]],
        $found,
    ));
};

$tests['the feed of a daemon that was restarted'] = static function (): void {
    $daemon = new Daemon();
    $daemon->client()->install(device: 'a');
    $events = $daemon->client()->events(wait: 0.05, pause: 0.01)->getIterator();
    Check::same('1', $events->current()->cursor);
    $daemon->kill();
    $daemon->restart();
    $daemon->client()->install(device: 'b');
    $daemon->client()->install(device: 'c');
    $events->next();
    Check::same('2', $events->current()->cursor);
};

$tests['a feed that is read in parts'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    foreach (range(1, 5) as $number) {
        $client->install(device: "a$number");
    }
    $feed = $client->events(consumer: 'mailer');
    Check::same(['1', '2'], cursors(2, $feed));
    $client->install(device: 'b');
    Check::same(['3', '4'], cursors(2, $feed));
    Check::same(['5', '6'], cursors(2, $feed));
};

$tests['the feed of a consumer'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    foreach (['a', 'b', 'c'] as $device) {
        $client->install(device: $device);
    }
    Check::same(['1', '2', '3'], cursors(3, $client->events(consumer: 'mailer', limit: 2)));
    Check::same(['3'], cursors(1, $client->events(consumer: 'mailer', limit: 2)));
};

return $tests;
