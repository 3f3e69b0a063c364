<?php

declare(strict_types=1);

// Every conversation of the contract, with the real daemon, on the client's raw layer.

namespace Tests;

use Entitled\Deadline;
use Entitled\LineSocket;
use Entitled\Testing\Daemon;

$tests = [];
foreach (Conversation::files() as $path) {
    $tests['conversation ' . basename($path)] = static function () use ($path): void {
        $daemon = new Daemon(clock: 'system');
        $deadline = new Deadline(60.0);
        $line = LineSocket::connect($daemon->socket, $deadline);
        try {
            Conversation::play($path, $line, $deadline);
        } finally {
            $line->close();
        }
    };
}
$tests['there are conversations'] = static function (): void {
    Check::true(count(Conversation::files()) > 100);
};

$isSame = static function (string $expected, string $found): bool {
    $captures = [];
    $read = Conversation::read(...);
    return Conversation::mismatch($read($expected), $read($found), $captures) === null;
};
foreach ([
    ['{"a":1,"b":[true,"x"]}', '{"b":[true,"\u0078"],"a":1}'],
    ['{"a":1,{{…}}}', '{"a":1,"b":{"c":[]}}'],
    ['{ {{…}} }', '{}'],
    ['[{{a}},{{b}},{{a}}]', '[{"x":1},2,{"x":1}]'],
    ['{"a":{{any}},"b":"{{any}}"}', '{"a":[1],"b":"{{any}}"}'],
] as [$expected, $found]) {
    $tests["$expected is $found"] = fn() => Check::true($isSame($expected, $found));
}
foreach ([
    ['{"a":1}', '{"a":1,"b":2}'],
    ['{"a":1,"b":2}', '{"a":1}'],
    ['{"a":1,{{…}}}', '{"b":1}'],
    ['1', '1.0'],
    ['1', '"1"'],
    ['null', 'false'],
    ['[1,2]', '[2,1]'],
    ['[1]', '[1,2]'],
    ['{}', '[]'],
    ['[{{a}},{{a}}]', '[1,2]'],
] as [$expected, $found]) {
    $tests["$expected is not $found"] = fn() => Check::true(!$isSame($expected, $found));
}
$tests['what was captured is sent'] = static function (): void {
    $captures = [];
    Conversation::mismatch(
        Conversation::read('[{{a}},{{b}}]'),
        Conversation::read('["\u0041",{"x":[1e2]}]'),
        $captures,
    );
    Check::same(
        '{"p":"\u0041","q":{"x":[1e2]},"r":"{{a}}"}',
        Conversation::filled('{"p":{{a}},"q":{{b}},"r":"{{a}}"}', $captures),
    );
};

return $tests;
