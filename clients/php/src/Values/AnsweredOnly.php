<?php

declare(strict_types=1);

namespace Entitled\Values;

/** Marks a member that answers have, and that the daemon refuses from a caller. */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER)]
final readonly class AnsweredOnly
{
}
