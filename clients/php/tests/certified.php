<?php

declare(strict_types=1);

// `entitled --certify` finds no fault in this client.

namespace Tests;

$tests = [];

$tests['this client is certified'] = static function (): void {
    $driver = escapeshellarg(PHP_BINARY) . ' ' . escapeshellarg(__DIR__ . '/certify.php');
    $process = proc_open(
        [getenv('ENTITLED_DAEMON') ?: 'entitled', '--certify', $driver],
        [1 => ['pipe', 'w'], 2 => ['redirect', 1]],
        $pipes,
    );
    $output = stream_get_contents($pipes[1]);
    proc_close($process);
    Check::true(str_ends_with($output, "\n81 passed, 0 failed, 3 skipped\n"), $output);
};

return $tests;
