<?php

declare(strict_types=1);

namespace Tests;

/** A test that cannot run here. */
final class Skipped extends \RuntimeException
{
}

/** What a test finds wrong. */
final class Differs extends \RuntimeException
{
}

final class Check
{
    public static function same(mixed $expected, mixed $found): void
    {
        if ($expected !== $found) {
            throw new Differs(
                var_export($found, true) . ' instead of ' . var_export($expected, true),
            );
        }
    }

    /** Equal by value: moments, and objects. */
    public static function equal(mixed $expected, mixed $found): void
    {
        if ($expected != $found) {
            throw new Differs(print_r($found, true) . ' instead of ' . print_r($expected, true));
        }
    }

    public static function true(bool $found, string $what = 'it is false'): void
    {
        $found || throw new Differs($what);
    }

    public static function contains(string $part, string $text): void
    {
        self::true(str_contains($text, $part), "no \"$part\" in \"$text\"");
    }

    /**
     * @template T of \Throwable
     * @param class-string<T> $class
     * @return T
     */
    public static function throws(string $class, \Closure $work): \Throwable
    {
        try {
            $work();
        } catch (\Throwable $error) {
            return $error instanceof $class ? $error : throw $error;
        }
        throw new Differs("$class was not thrown");
    }
}
