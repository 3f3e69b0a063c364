<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** See `UserExportResultIdsItem` in Protocol. */
final readonly class UserExportResultIdsItem
{
    public function __construct(
        /**
         * Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
         * `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id
         * is blockedUserId and a longer id userIdTooLong, so this schema has no length.
         */
        public string $id,
        /**
         * Who uses the id. `customer`: the customerId of a customer that began with an identified
         * user.
         *
         * @var value-of<UserExportResultIdsItemKind>|string
         */
        public string $kind,
        /** Device of an anonymous id; otherwise null. */
        public ?string $device,
        /**
         * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
         * and precision, and returns UTC with milliseconds.
         */
        public \DateTimeImmutable $createdAt,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            id: $members->required('id', Decode::text(...)),
            kind: $members->required('kind', Decode::text(...)),
            device: $members->required('device', Decode::nullable(Decode::text(...))),
            createdAt: $members->required('createdAt', Decode::moment(...)),
        );
    }
}
