<?php

declare(strict_types=1);

namespace Entitled\Values;

use Entitled\Absent;
use Entitled\Errors\ProtocolViolation;

/**
 * Reads values of an answer, each with its place in it; what is of another type is an error. What
 * an older daemon leaves out is `Absent`, and is read as the zero value of its type.
 */
final class Decode
{
    private const MOMENT = '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/D';

    public static function text(mixed $value, string $path): string
    {
        $value = self::orZero($value, '');
        return is_string($value) ? $value : throw self::wrong($path, 'string', $value);
    }

    public static function boolean(mixed $value, string $path): bool
    {
        $value = self::orZero($value, false);
        return is_bool($value) ? $value : throw self::wrong($path, 'boolean', $value);
    }

    public static function integer(mixed $value, string $path): int
    {
        $value = self::orZero($value, 0);
        return is_int($value) ? $value : throw self::wrong($path, 'whole number', $value);
    }

    public static function number(mixed $value, string $path): int|float
    {
        $value = self::orZero($value, 0);
        return is_int($value) || is_float($value)
            ? $value
            : throw self::wrong($path, 'number', $value);
    }

    public static function any(mixed $value, string $path): mixed
    {
        return self::orZero($value, null);
    }

    public static function moment(mixed $value, string $path): \DateTimeImmutable
    {
        $value = self::orZero($value, '0001-01-01T00:00:00Z');
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
        return fn(mixed $value, string $path) => self::orZero($value, null) === null
            ? null
            : $decode($value, $path);
    }

    public static function listOf(\Closure $decode): \Closure
    {
        return static function (mixed $value, string $path) use ($decode): array {
            $value = self::orZero($value, []);
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
            $value = self::orZero($value, []);
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
        $value = self::orZero($value, []);
        return is_array($value)
            ? new Members($value, $path)
            : throw self::wrong($path, 'object', $value);
    }

    private static function orZero(mixed $value, mixed $zero): mixed
    {
        return $value === Absent::Absent ? $zero : $value;
    }

    private static function wrong(string $path, string $expected, mixed $found): ProtocolViolation
    {
        $place = $path === '' ? '/' : $path;
        $text = substr((string) json_encode($found, JSON_PARTIAL_OUTPUT_ON_ERROR), 0, 60);
        return new ProtocolViolation("the answer has no $expected at $place, but $text");
    }
}
