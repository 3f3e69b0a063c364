<?php

declare(strict_types=1);

// Runs every test, or those whose names have a word, and says how many passed.

namespace Tests;

require __DIR__ . '/../autoload.php';

// Whatever PHP would only warn of is an error here.
set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
    // What is asked to be silent is.
    if ((error_reporting() & $level) === 0) {
        return true;
    }
    throw new \ErrorException($message, 0, $level, $file, $line);
});

foreach (['Check', 'Conversation', 'Misbehaving'] as $part) {
    require __DIR__ . "/$part.php";
}
// Each file's variables are its own.
$of = static fn(string $part): array => require __DIR__ . "/$part.php";
$parts = ['conversations', 'misbehaviour', 'methods', 'feed', 'lifetimes', 'places', 'fixture',
    'roundtrip'];
$tests = array_merge(...array_map($of, $parts));
$words = array_slice($argv, 1);
$passed = $failed = 0;
foreach ($tests as $name => $test) {
    $isChosen = array_filter($words, fn(string $word) => str_contains($name, $word));
    if ($words !== [] && $isChosen === []) {
        continue;
    }
    try {
        $test();
        $passed += 1;
    } catch (Skipped $reason) {
        echo "skipped $name: {$reason->getMessage()}\n";
    } catch (\Throwable $error) {
        $failed += 1;
        echo "failed: $name\n$error\n\n";
    }
}
echo "$passed passed, $failed failed\n";
exit($failed > 0 || $passed === 0 ? 1 : 0);
