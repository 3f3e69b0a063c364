<?php

declare(strict_types=1);

// What happens to a client whose daemon, or whose process, comes and goes.

namespace Tests;

use Entitled\Errors\ClientClosed;
use Entitled\Errors\ConnectionLost;
use Entitled\Errors\NoDaemon;
use Entitled\Testing\Daemon;

$tests = [];

/** Ends a child without what PHP does at the end; gives its exit code. */
function inChild(\Closure $work): int
{
    $child = pcntl_fork();
    if ($child !== 0) {
        return $child;
    }
    $code = 1;
    try {
        $code = $work() ? 0 : 1;
    } finally {
        posix_kill(getmypid(), $code === 0 ? SIGTERM : SIGKILL);
    }
}

/** Whether the child's work was true. */
function wentWell(int $child): bool
{
    pcntl_waitpid($child, $status);
    return pcntl_wtermsig($status) === SIGTERM;
}

$tests['a daemon that was restarted'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    $client->install(device: 'a');
    $daemon->kill();
    Check::throws(NoDaemon::class, fn() => $client->install(device: 'a'));
    $daemon->restart();
    Check::true($client->install(device: 'a')->created);
};

$tests['a daemon that was restarted unseen'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    $client->install(device: 'a');
    Check::same(0, $daemon->stopProcess());
    $daemon->restart();
    // Nothing of it can have gone to the first one.
    Check::true($client->install(device: 'a')->created);
};

$tests['a daemon killed in the middle'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    $pending = [];
    for ($number = 0; $number < 2000; $number += 1) {
        $pending[] = $client->start('install', ['device' => (string) $number]);
    }
    $daemon->kill();
    $answered = $lost = 0;
    foreach ($pending as $each) {
        try {
            $each->result();
            $answered += 1;
            Check::same(0, $lost);
        } catch (ConnectionLost) {
            $lost += 1;
        }
    }
    Check::same(2000, $answered + $lost);
};

$tests['a client that was closed'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    $waiting = $client->start('server.ping');
    $client->close();
    Check::throws(ClientClosed::class, fn() => $waiting->result());
    Check::throws(ClientClosed::class, fn() => $client->serverPing());
};

$tests['a fork has a connection of its own'] = static function (): void {
    if (!function_exists('pcntl_fork')) {
        throw new Skipped('there is no pcntl');
    }
    $client = ($daemon = new Daemon())->client();
    $client->serverPing();
    $waiting = $client->start('server.ping', ['echo' => 'ours']);
    $echoes = fn(int $sign) => array_map(
        fn(int $number) => $client->serverPing(echo: $sign * $number)->echo === $sign * $number,
        range(1, 200),
    );
    $child = inChild(function () use ($echoes, $waiting): bool {
        Check::throws(ConnectionLost::class, fn() => $waiting->result());
        return !in_array(false, $echoes(-1), true);
    });
    Check::true(!in_array(false, $echoes(1), true));
    Check::same('ours', $waiting->result()['echo']);
    Check::true(wentWell($child));
    Check::same(1, $client->serverPing(echo: 1)->echo);
};

return $tests;
