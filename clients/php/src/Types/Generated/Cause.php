<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Record;

/**
 * What caused the event. A request gives its `method` and `id`; a notification has no `id`.
 * `clock` is true for a change that fell due.
 */
final readonly class Cause extends Record
{
    public function __construct(
        public ?string $method = null,
        /** @var string|int|float  */
        public string|int|float|Absent|null $id = Absent::Absent,
        public ?bool $clock = null,
    ) {
    }
}
