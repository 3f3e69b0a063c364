<?php

declare(strict_types=1);

namespace Entitled\Values;

use Entitled\Absent;

/** The members of an object of an answer; unread members are ignored. */
final readonly class Members
{
    /** @param array<string, mixed> $members */
    public function __construct(private array $members, private string $path)
    {
    }

    /** Its type's zero value where an older daemon leaves it out. */
    public function required(string $name, \Closure $decode): mixed
    {
        $value = array_key_exists($name, $this->members) ? $this->members[$name] : Absent::Absent;
        return $decode($value, "$this->path/$name");
    }

    /** Null where it is absent. */
    public function optional(string $name, \Closure $decode): mixed
    {
        return array_key_exists($name, $this->members) ? $this->required($name, $decode) : null;
    }

    /** Absent where it is absent, and null where it is null. */
    public function both(string $name, \Closure $decode): mixed
    {
        return array_key_exists($name, $this->members)
            ? $this->required($name, $decode)
            : Absent::Absent;
    }

    /**
     * Those that are not known by name.
     *
     * @param list<string> $known
     * @return array<string, mixed>
     */
    public function additional(array $known, \Closure $decode): array
    {
        $further = array_diff_key($this->members, array_flip($known));
        return Decode::mapOf($decode)($further, $this->path);
    }
}
