<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Encode;

/** See `UserImportIdsItem` in Protocol. */
final readonly class UserImportIdsItem implements \JsonSerializable
{
    public function __construct(
        /**
         * Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
         * `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id
         * is blockedUserId and a longer id userIdTooLong, so this schema has no length.
         */
        public string $id,
        public UserImportIdsItemKind|string $kind,
        /** Device of an anonymous id. */
        public string|Absent|null $device = Absent::Absent,
        /** Without it, now. */
        public \DateTimeInterface|string|Absent|null $createdAt = Absent::Absent,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'id' => $this->id,
            'kind' => $this->kind,
            'device' => $this->device,
            'createdAt' => $this->createdAt,
        ]);
    }
}
