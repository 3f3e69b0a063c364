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
         * A user: one's own id for somebody, an anonymous id, or a customerId. 1 to
         * `userIdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one has
         * errors of its own (blockedUserId, userIdTooLong), so no length is given here.
         */
        public string $id,
        /**
         * `customer`: the customerId of one who began as identified.
         *
         * @var value-of<UserExportResultIdsItemKind>|string
         */
        public string $kind,
        /** The install that an anonymous id was made for. */
        public ?string $device,
        /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
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
