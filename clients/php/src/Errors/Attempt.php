<?php

declare(strict_types=1);

namespace Entitled\Errors;

/** A place where no daemon answered, and why. */
final readonly class Attempt
{
    public function __construct(public string $path, public string $reason)
    {
    }

    /** @param list<self> $tried */
    public static function listed(array $tried): string
    {
        $lines = array_map(fn(self $each) => "$each->path: $each->reason", $tried);
        return count($lines) > 1
            ? ":\n  " . implode("\n  ", $lines)
            : implode('', array_map(fn(string $line) => ": $line", $lines));
    }
}
