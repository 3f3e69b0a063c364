<?php

declare(strict_types=1);

namespace Entitled\Values;

/** What an object holds whose names are data: a class of records, or a type of PHP. */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER)]
final readonly class MapOf
{
    public function __construct(public string $of)
    {
    }
}
