<?php

declare(strict_types=1);

// What happens to a client whose daemon, or whose process, comes and goes.

namespace Tests;

use Entitled\Client;
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

$tests['a reconnect goes to the same daemon'] = static function (): void {
    [$first, $second] = [new Daemon(), new Daemon()];
    foreach ([$first, $second] as $daemon) {
        symlink($daemon->socket, "$daemon->folder/entitled.sock");
    }
    $variables = ['ENTITLED_SOCKET' => false, 'RUNTIME_DIRECTORY' => $first->folder,
        'XDG_RUNTIME_DIR' => $second->folder];
    withEnvironment($variables, function () use ($first): void {
        $client = new Client();
        $client->serverPing();
        $first->kill();
        $error = Check::throws(NoDaemon::class, fn() => $client->serverPing());
        Check::same(["$first->folder/entitled.sock"], array_column($error->tried, 'path'));
        // Its feeds belong to the same daemon.
        $feed = $client->events();
        Check::throws(NoDaemon::class, fn() => cursors(1, $feed));
        $first->restart();
        Check::true($client->install(device: 'a')->created);
        Check::same(['1'], cursors(1, $feed));
    });
};

$tests['more open files than select knows'] = static function (): void {
    $daemon = new Daemon();
    $program = <<<'PHP'
        $open = [];
        for ($count = 0; $count < 1100; $count += 1) {
            $open[] = fopen('/dev/null', 'r');
        }
        try {
            (new Entitled\Client('STUCK', timeout: 0.2))->serverPing(echo: str_repeat('x', 5_000_000));
        } catch (Entitled\Errors\DaemonTimeout) {
            echo 'in time ';
        }
        $client = new Entitled\Client(timeout: 60.0);
        echo strlen($client->serverPing(echo: str_repeat('x', 500_000))->echo), ' ';
        $began = getrusage();
        try {
            $client->eventsWait(after: $client->eventsRead()->cursor, timeoutMs: 500);
            $used = getrusage()['ru_utime.tv_usec'] - $began['ru_utime.tv_usec'];
            echo $used < 200_000 ? 'idle' : "busy for $used microseconds";
        } catch (Throwable $error) {
            echo $error::class;
        }
        PHP;
    $stuck = new Misbehaving('stops-reading');
    $program = str_replace('STUCK', $stuck->socket, $program);
    Check::same('in time 500000 idle', ran("putenv('ENTITLED_SOCKET=$daemon->socket');\n$program"));
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
