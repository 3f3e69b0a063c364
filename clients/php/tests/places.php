<?php

declare(strict_types=1);

// Where a daemon is looked for, and what is said where none is.

namespace Tests;

use Entitled\Client;
use Entitled\Errors\NoDaemon;
use Entitled\Errors\SocketForbidden;
use Entitled\Errors\SocketPathTooLong;
use Entitled\Places;
use Entitled\Testing\Daemon;

/** Runs with other variables of the environment; false takes one away. */
function withEnvironment(array $variables, \Closure $work): void
{
    $before = array_map(getenv(...), array_combine(array_keys($variables), array_keys($variables)));
    $set = fn(array $all) => array_walk($all, fn($value, string $name) => putenv(
        $value === false ? $name : "$name=$value",
    ));
    $set($variables);
    try {
        $work();
    } finally {
        $set($before);
    }
}

$tests = [];

$tests['the places, in their order'] = static function (): void {
    Check::same(
        ['/run/a/entitled.sock', '/x/entitled.sock', '/run/entitled/entitled.sock',
            '/home/ann/.local/state/entitled/entitled.sock'],
        Places::all(null, ['RUNTIME_DIRECTORY' => '/run/a:/run/b', 'XDG_RUNTIME_DIR' => '/x',
            'HOME' => '/home/ann']),
    );
    $named = ['ENTITLED_SOCKET' => 'unix:/a/b', 'HOME' => '/h'];
    Check::same(['/a/b'], Places::all(null, $named));
    Check::same(['/c'], Places::all('/c', $named));
    Check::same(['/c'], Places::all('unix:/c', []));
    Check::same(
        ['/run/entitled/entitled.sock', '/h/.local/state/entitled/entitled.sock'],
        Places::all(null, ['XDG_RUNTIME_DIR' => 'relative', 'HOME' => '/h',
            'ENTITLED_SOCKET' => '']),
    );
};

$tests['the first place where a daemon answers'] = static function (): void {
    $daemon = new Daemon();
    rename($daemon->socket, "$daemon->folder/entitled.sock");
    $variables = ['ENTITLED_SOCKET' => false, 'RUNTIME_DIRECTORY' => '/nowhere',
        'XDG_RUNTIME_DIR' => $daemon->folder];
    withEnvironment($variables, fn() => Check::true((new Client())->serverPing()->pong));
};

$tests['the socket of the environment'] = static function (): void {
    $daemon = new Daemon();
    withEnvironment(['ENTITLED_SOCKET' => "unix:$daemon->socket"], function (): void {
        Check::true((new Client())->serverPing()->pong);
    });
};

$tests['no daemon'] = static function (): void {
    $error = Check::throws(NoDaemon::class, fn() => (new Client('/nowhere/s'))->serverPing());
    Check::contains('/nowhere/s: no such file', $error->getMessage());
    Check::contains('start the daemon with: entitled', $error->getMessage());
    Check::same('/nowhere/s', $error->tried[0]->path);
    foreach (['', "a\0b"] as $path) {
        $error = Check::throws(NoDaemon::class, fn() => (new Client($path))->serverPing());
        Check::contains('not a valid path', $error->getMessage());
    }
};

$tests['no daemon listens'] = static function (): void {
    $daemon = new Daemon();
    $daemon->kill();
    $error = Check::throws(NoDaemon::class, fn() => $daemon->client()->serverPing());
    Check::contains('connection refused', $error->getMessage());
};

$tests['a path that is too long, and one that is not'] = static function (): void {
    $long = new Client('/' . str_repeat('é', 53) . 'ab');
    $error = Check::throws(SocketPathTooLong::class, fn() => $long->serverPing());
    foreach (['109 bytes', '107', '$ENTITLED_SOCKET'] as $word) {
        Check::contains($word, $error->getMessage());
    }
    $daemon = new Misbehaving('well-behaved');
    $path = str_pad(dirname($daemon->socket) . '/', 107, 's');
    rename($daemon->socket, $path);
    Check::true((new Client($path))->serverPing()->pong);
    rename($path, $daemon->socket);
};

$tests['no permission'] = static function (): void {
    if (!function_exists('posix_seteuid') || posix_getuid() !== 0) {
        throw new Skipped('only root can change its uid');
    }
    $daemon = new Daemon();
    chmod($daemon->folder, 0701);
    // All that is needed is loaded while everybody may read it.
    class_exists(SocketForbidden::class);
    Check::throws(NoDaemon::class, fn() => (new Client('/nowhere/s'))->serverPing());
    posix_seteuid(65534);
    try {
        $error = Check::throws(SocketForbidden::class, fn() => $daemon->client()->serverPing());
    } finally {
        posix_seteuid(0);
    }
    Check::contains('--allow-uid', $error->getMessage());
};

return $tests;
