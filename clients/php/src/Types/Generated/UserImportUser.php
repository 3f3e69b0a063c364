<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Encode;

/** See `UserImportUser` in Protocol. */
final readonly class UserImportUser implements \JsonSerializable
{
    public function __construct(
        /** Not read. */
        public mixed $id = Absent::Absent,
        /** Not read. */
        public mixed $anonymousId = Absent::Absent,
        /** Not read. */
        public mixed $identityId = Absent::Absent,
        public string|Absent|null $customerId = Absent::Absent,
        /** Not read. */
        public mixed $aliases = Absent::Absent,
        /** Not read. */
        public mixed $device = Absent::Absent,
        /** RFC 3339 timestamp, or null. */
        public \DateTimeInterface|string|Absent|null $createdAt = Absent::Absent,
        /** Not read. */
        public mixed $environment = Absent::Absent,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'id' => $this->id,
            'anonymousId' => $this->anonymousId,
            'identityId' => $this->identityId,
            'customerId' => $this->customerId,
            'aliases' => $this->aliases,
            'device' => $this->device,
            'createdAt' => $this->createdAt,
            'environment' => $this->environment,
        ]);
    }
}
