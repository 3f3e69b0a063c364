<?php

declare(strict_types=1);

namespace Entitled\Values;

/** What a list holds: a class of records, or a type of PHP. */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER)]
final readonly class ListOf
{
    public function __construct(public string $of)
    {
    }
}
