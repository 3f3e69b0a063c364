<?php

declare(strict_types=1);

namespace Tests;

use Entitled\Deadline;
use Entitled\LineSocket;

/** A place for any value. */
final readonly class Slot
{
    public function __construct(public string $name)
    {
    }
}

/** A string or anything else that is no list and no object; `$token` is how it was written. */
final readonly class Scalar
{
    public function __construct(public string $token)
    {
    }

    /** Strings by their scalars, the rest by its text: 1 is not 1.0. */
    public function equals(self $other): bool
    {
        return $this->token[0] === '"' && $other->token[0] === '"'
            ? json_decode($this->token) === json_decode($other->token)
            : $this->token === $other->token;
    }
}

/** Members in their order; an open one may have others besides. */
final class Members
{
    /** @var list<array{string, mixed}> */
    public array $pairs = [];
    public bool $isOpen = false;

    /** @return list<string> */
    public function names(): array
    {
        return array_column($this->pairs, 0);
    }

    public function get(string $name): mixed
    {
        foreach ($this->pairs as [$each, $value]) {
            if ($each === $name) {
                return $value;
            }
        }
        return null;
    }
}

/** Plays the golden conversations; Protocol/README.md has their format. */
final class Conversation
{
    // `{{name}}`, `{{any}}` and `{{…}}`; a JSON string; a number or word; a mark.
    private const TOKEN =
        '/\{\{(\w+|…)\}\}|"(?:[^"\\\\]|\\\\.)*+"|[^\s,:{}\[\]"]+|[,:{}\[\]]/u';

    /** @var list<array<int, string>> */
    private array $tokens = [];
    private int $index = 0;

    private function __construct(string $text)
    {
        preg_match_all(self::TOKEN, $text, $this->tokens, PREG_SET_ORDER);
    }

    /** @return list<string> */
    public static function files(): array
    {
        return glob(dirname(__DIR__, 3) . '/Protocol/conversations/*.txt') ?: [];
    }

    /** Reads JSON with slots: lists, `Members`, `Scalar` and `Slot`. */
    public static function read(string $text): mixed
    {
        return (new self($text))->value();
    }

    private function value(): mixed
    {
        $token = $this->tokens[$this->index++];
        if (isset($token[1])) {
            return new Slot($token[1]);
        }
        if ($token[0] === '{') {
            $members = new Members();
            $this->items('}', fn() => $this->member($members));
            return $members;
        }
        if ($token[0] === '[') {
            $list = [];
            $this->items(']', function () use (&$list): void {
                $list[] = $this->value();
            });
            return $list;
        }
        return new Scalar($token[0]);
    }

    private function member(Members $members): void
    {
        $name = $this->value();
        if ($name instanceof Slot) {
            $members->isOpen = true;
            return;
        }
        $this->index += 1;
        $members->pairs[] = [json_decode($name->token), $this->value()];
    }

    private function items(string $end, \Closure $item): void
    {
        while ($this->tokens[$this->index][0] !== $end) {
            $item();
            if ($this->tokens[$this->index][0] === ',') {
                $this->index += 1;
            }
        }
        $this->index += 1;
    }

    /**
     * Why a value is not what was expected, or null; fills in the captures.
     *
     * @param array<string, mixed> $captures
     */
    public static function mismatch(
        mixed $expected,
        mixed $found,
        array &$captures,
        string $path = '',
    ): ?string {
        if ($expected instanceof Slot) {
            if ($expected->name === 'any') {
                return null;
            }
            $captures[$expected->name] ??= $found;
            $none = [];
            return self::mismatch($captures[$expected->name], $found, $none, $path);
        }
        $differ = "$path: " . self::written($found) . ' for ' . self::written($expected);
        if ($expected instanceof Scalar) {
            return $found instanceof Scalar && $expected->equals($found) ? null : $differ;
        }
        if (is_array($expected)) {
            if (!is_array($found) || count($found) !== count($expected)) {
                return $differ;
            }
            $pairs = array_map(null, array_keys($expected), $expected, $found);
        } else {
            if (!$found instanceof Members) {
                return $differ;
            }
            $surplus = array_diff($found->names(), $expected->names());
            $missing = array_diff($expected->names(), $found->names());
            if ($missing !== [] || ($surplus !== [] && !$expected->isOpen)) {
                return "$path: missing " . implode(',', $missing) . '; too many '
                    . implode(',', $surplus);
            }
            $pairs = array_map(
                fn(array $pair) => [$pair[0], $pair[1], $found->get($pair[0])],
                $expected->pairs,
            );
        }
        foreach ($pairs as [$name, $wanted, $came]) {
            $reason = self::mismatch($wanted, $came, $captures, "$path/$name");
            if ($reason !== null) {
                return $reason;
            }
        }
        return null;
    }

    /** Of what came: its members in their order, and the id of a reply as the very bytes. */
    private static function misordered(mixed $expected, mixed $found): ?string
    {
        $wanted = is_array($expected) ? $expected : [$expected];
        foreach (is_array($found) ? $found : [$found] as $index => $reply) {
            $order = implode(',', $reply->names());
            if ($order === 'jsonrpc,method,params') {
                continue;
            }
            if ($order !== 'jsonrpc,id,result' && $order !== 'jsonrpc,id,error') {
                return "members in the order $order";
            }
            $id = $wanted[$index]->get('id');
            if ($id instanceof Scalar && $id->token !== $reply->get('id')->token) {
                return "the id {$reply->get('id')->token} for $id->token";
            }
        }
        return null;
    }

    /** The JSON text of what was read. */
    private static function written(mixed $value): string
    {
        if (is_array($value)) {
            return '[' . implode(',', array_map(self::written(...), $value)) . ']';
        }
        if ($value instanceof Members) {
            $members = array_map(
                fn(array $pair) => json_encode($pair[0]) . ':' . self::written($pair[1]),
                $value->pairs,
            );
            return '{' . implode(',', $members) . '}';
        }
        return $value instanceof Slot ? "{{{$value->name}}}" : $value->token;
    }

    /**
     * A line to be sent, with what was captured in its slots.
     *
     * @param array<string, mixed> $captures
     */
    public static function filled(string $text, array $captures): string
    {
        $fill = fn(array $token) => isset($token[1])
            ? self::written($captures[$token[1]])
            : $token[0];
        return (string) preg_replace_callback(self::TOKEN, $fill, $text);
    }

    /** Plays one conversation; an error says where it went another way. */
    public static function play(string $path, LineSocket $line, Deadline $deadline): void
    {
        $captures = [];
        foreach (explode("\n", (string) file_get_contents($path)) as $index => $step) {
            $where = basename($path) . ':' . ($index + 1);
            [$mark, $text] = [substr($step, 0, 2), substr($step, 3)];
            if ($mark === '>>') {
                $line->send(self::filled($text, $captures) . "\n", $deadline);
            } elseif ($mark === '>|') {
                $line->send(self::bytes($text), $deadline);
            } elseif ($mark === '>*') {
                [$count, $data] = explode(' ', $text, 2);
                $line->send(str_repeat(self::bytes($data), (int) $count), $deadline);
            } elseif ($mark === '<<') {
                $came = $line->receive($deadline);
                Check::true($came !== null, "$where: the daemon closed");
                [$expected, $found] = [self::read($text), self::read($came)];
                $reason = self::mismatch($expected, $found, $captures)
                    ?? self::misordered($expected, $found);
                Check::true($reason === null, "$where: $reason");
            } elseif ($step === '@eof') {
                $line->halfClose();
            } elseif ($mark === '<!') {
                $came = $line->receive($deadline);
                Check::true($came === null, "$where: the daemon should have closed: $came");
            } else {
                Check::true($step === '' || $step[0] === '#', "$where: no step: $step");
            }
        }
        // Nothing more may have come.
        Check::true(!$line->hasMore(), basename($path) . ': more came at its end');
    }

    /** Each character up to U+00FF is one byte. */
    private static function bytes(string $json): string
    {
        $to = fn(array $found) => chr(((ord($found[0][0]) & 3) << 6) | (ord($found[0][1]) & 63));
        return (string) preg_replace_callback('/[\xc2\xc3]./s', $to, json_decode($json));
    }
}
