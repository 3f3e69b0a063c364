<?php

declare(strict_types=1);

// The daemon of a test.

namespace Tests;

use Entitled\Testing\Daemon;
use Entitled\Testing\DaemonFailed;

/** Runs a program that has the client. */
function ran(string $program): string
{
    $autoload = var_export(dirname(__DIR__) . '/autoload.php', true);
    $process = proc_open(
        [PHP_BINARY, '-r', "require $autoload;\n$program"],
        [1 => ['pipe', 'w'], 2 => ['redirect', 1]],
        $pipes,
    );
    $output = (string) stream_get_contents($pipes[1]);
    proc_close($process);
    return $output;
}

$tests = [];

$tests['fifty daemons at once'] = static function (): void {
    $daemons = array_map(fn() => new Daemon(), range(1, 50));
    foreach ($daemons as $daemon) {
        Check::true($daemon->client()->install(device: 'iphone')->created);
    }
    $pids = array_map(fn(Daemon $daemon) => $daemon->pid(), $daemons);
    $folders = array_map(fn(Daemon $daemon) => $daemon->folder, $daemons);
    Check::same(50, count(array_unique($folders)));
    unset($daemon);
    $daemons = [];
    foreach ($pids as $pid) {
        Check::true(!posix_kill($pid, 0), "$pid is still there");
    }
    Check::same([], array_filter($folders, file_exists(...)));
};

$tests['gone with the program'] = static function (): void {
    $program = '$d = new Entitled\Testing\Daemon(); echo $d->pid(), " ", $d->folder, "\n"; ';
    foreach (['', 'exit(3);', 'throw new Exception("x");', 'nothing();'] as $end) {
        [$pid, $folder] = explode(' ', explode("\n", ran($program . $end))[0]);
        Check::true(!posix_kill((int) $pid, 0), "$pid is still there");
        Check::true(!file_exists($folder));
    }
};

$tests['what cannot start says why'] = static function (): void {
    $wrong = Check::throws(DaemonFailed::class, fn() => new Daemon(['--no-such-option']));
    Check::contains('--no-such-option', $wrong->getMessage());
    $nowhere = fn() => new Daemon(program: '/nowhere/entitled');
    Check::contains('$ENTITLED_DAEMON', Check::throws(DaemonFailed::class, $nowhere)->getMessage());
    withEnvironment(['ENTITLED_DAEMON' => false, 'PATH' => '/nowhere'], function (): void {
        $error = Check::throws(DaemonFailed::class, fn() => new Daemon());
        Check::contains('$ENTITLED_DAEMON', $error->getMessage());
    });
};

return $tests;
