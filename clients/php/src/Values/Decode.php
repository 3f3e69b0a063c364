<?php

declare(strict_types=1);

namespace Entitled\Values;

use Entitled\Errors\ProtocolViolation;

/** Reads values of an answer, each with its place in it; what is of another type is an error. */
final class Decode
{
    private const MOMENT = '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/D';

    public static function text(mixed $value, string $path): string
    {
        return is_string($value) ? $value : throw self::wrong($path, 'string', $value);
    }

    public static function boolean(mixed $value, string $path): bool
    {
        return is_bool($value) ? $value : throw self::wrong($path, 'boolean', $value);
    }

    public static function integer(mixed $value, string $path): int
    {
        return is_int($value) ? $value : throw self::wrong($path, 'whole number', $value);
    }

    public static function number(mixed $value, string $path): int|float
    {
        return is_int($value) || is_float($value)
            ? $value
            : throw self::wrong($path, 'number', $value);
    }

    public static function any(mixed $value, string $path): mixed
    {
        return $value;
    }

    public static function moment(mixed $value, string $path): \DateTimeImmutable
    {
        if (!is_string($value) || !preg_match(self::MOMENT, $value)) {
            throw self::wrong($path, 'moment', $value);
        }
        try {
            return (new \DateTimeImmutable($value))->setTimezone(new \DateTimeZone('UTC'));
        } catch (\Exception) {
            throw self::wrong($path, 'moment', $value);
        }
    }

    public static function nullable(\Closure $decode): \Closure
    {
        return fn(mixed $value, string $path) => $value === null ? null : $decode($value, $path);
    }

    public static function listOf(\Closure $decode): \Closure
    {
        return static function (mixed $value, string $path) use ($decode): array {
            if (!is_array($value) || !array_is_list($value)) {
                throw self::wrong($path, 'list', $value);
            }
            $found = [];
            foreach ($value as $index => $each) {
                $found[] = $decode($each, "$path/$index");
            }
            return $found;
        };
    }

    public static function mapOf(\Closure $decode): \Closure
    {
        return static function (mixed $value, string $path) use ($decode): array {
            if (!is_array($value)) {
                throw self::wrong($path, 'object', $value);
            }
            $found = [];
            foreach ($value as $name => $each) {
                $found[$name] = $decode($each, "$path/$name");
            }
            return $found;
        };
    }

    public static function either(\Closure ...$decoders): \Closure
    {
        return static function (mixed $value, string $path) use ($decoders): mixed {
            foreach ($decoders as $decode) {
                try {
                    return $decode($value, $path);
                } catch (ProtocolViolation) {
                    // The next one may know it.
                }
            }
            throw self::wrong($path, 'value of a known type', $value);
        };
    }

    public static function record(mixed $value, string $path): Members
    {
        return is_array($value)
            ? new Members($value, $path)
            : throw self::wrong($path, 'object', $value);
    }

    private static function wrong(string $path, string $expected, mixed $found): ProtocolViolation
    {
        $place = $path === '' ? '/' : $path;
        $text = substr((string) json_encode($found, JSON_PARTIAL_OUTPUT_ON_ERROR), 0, 60);
        return new ProtocolViolation("the answer has no $expected at $place, but $text");
    }
}
