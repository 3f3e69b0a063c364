<?php

declare(strict_types=1);

namespace Entitled\Values;

use Entitled\Absent;

/** Makes JSON of what a caller gave. PHP's arrays do not say whether they are lists or objects. */
final class Encode
{
    /** A message as a line, with its line feed. */
    public static function line(mixed $message): string
    {
        return json_encode(
            $message,
            JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
                | JSON_UNESCAPED_LINE_TERMINATORS | JSON_PRESERVE_ZERO_FRACTION,
        ) . "\n";
    }

    /** What `json_encode` can write. */
    public static function value(mixed $value): mixed
    {
        return match (true) {
            $value instanceof \DateTimeInterface => self::moment($value),
            $value instanceof \DateInterval => self::duration($value),
            $value instanceof \BackedEnum => $value->value,
            $value instanceof \JsonSerializable => self::value($value->jsonSerialize()),
            $value instanceof \stdClass => self::members((array) $value),
            is_array($value) => array_map(self::value(...), self::present($value)),
            default => $value,
        };
    }

    /** @param array<string, mixed> $members */
    public static function members(array $members): \stdClass
    {
        return (object) array_map(self::value(...), self::present($members));
    }

    /** An object, also where an array is empty or has numbers for names. */
    public static function object(mixed $value): mixed
    {
        return is_array($value) ? self::members($value) : $value;
    }

    public static function mapOf(?\Closure $encode = null): \Closure
    {
        return fn(mixed $value) => is_array($value)
            ? self::members($encode === null ? $value : array_map($encode, $value))
            : $value;
    }

    public static function listOf(\Closure $encode): \Closure
    {
        return fn(mixed $value) => is_array($value) ? array_map($encode, $value) : $value;
    }

    /** Leaves alone what was not given. */
    public static function with(\Closure $encode, mixed $value): mixed
    {
        return $value === null || $value === Absent::Absent ? $value : $encode($value);
    }

    /**
     * @param array<mixed> $values
     * @return array<mixed>
     */
    private static function present(array $values): array
    {
        $absent = array_filter($values, fn(mixed $each) => $each === Absent::Absent);
        return array_diff_key($values, $absent);
    }

    private static function moment(\DateTimeInterface $moment): string
    {
        $utc = \DateTimeImmutable::createFromInterface($moment)
            ->setTimezone(new \DateTimeZone('UTC'));
        return $utc->format('Y-m-d\TH:i:s.u\Z');
    }

    private static function duration(\DateInterval $interval): string
    {
        $parts = [$interval->y, $interval->m, $interval->d, $interval->h, $interval->i,
            $interval->s, $interval->f];
        if ($interval->invert === 1 || min($parts) < 0) {
            throw new \ValueError('a duration is negative');
        }
        $fraction = $interval->f > 0 ? rtrim(substr(sprintf('%.6F', $interval->f), 1), '0') : '';
        return $interval->format("P%yY%mM%dDT%hH%iM%s{$fraction}S");
    }
}
