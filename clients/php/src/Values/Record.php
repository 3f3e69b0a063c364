<?php

declare(strict_types=1);

namespace Entitled\Values;

/** An object of the protocol; the params of its constructor are its members. */
abstract readonly class Record implements \JsonSerializable
{
    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): static
    {
        $members = Decode::record($value, $path);
        $found = [];
        $shape = Member::all(static::class);
        foreach ($shape as $name => $member) {
            $found[$name] = $name === 'additional'
                ? $members->additional(array_keys($shape), $member->decode)
                : $members->{$member->how}($name, $member->decode);
        }
        return new static(...$found);
    }

    /** What of it is given to the daemon. */
    public function jsonSerialize(): object
    {
        $given = [];
        foreach (Member::all(static::class) as $name => $member) {
            $value = $this->{$name};
            if ($member->isSent && ($value !== null || $member->how !== 'optional')) {
                $given[$name] = $member->isMap && is_array($value) ? (object) $value : $value;
            }
        }
        return Encode::members($given);
    }
}
