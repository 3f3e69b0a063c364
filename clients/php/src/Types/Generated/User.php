<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** Who somebody is: the current user of a device, or the user that an id reaches. */
final readonly class User
{
    public function __construct(
        /**
         * The current user: the identified id, or else the anonymous one. Asked by an id: that
         * one where it is identified, else the one that stands for the customer.
         */
        public string $id,
        /**
         * The device's anonymous user. Asked by an id: that id where it is an anonymous one, else
         * null.
         */
        public ?string $anonymousId,
        /** The identified id, null while anonymous. */
        public ?string $identityId,
        /**
         * One made-up id per customer that outlives every login; stands wherever a userId may.
         */
        public string $customerId,
        /**
         * Every id that reaches this customer, in the order of their bytes. A customerId made for
         * an identified user is none of them.
         *
         * @var list<string>
         */
        public array $aliases,
        /** When the customer was created. */
        public \DateTimeImmutable $createdAt,
        /**
         * Which purchases count in a project.
         *
         * @var value-of<ProjectEnvironment>|string
         */
        public string $environment,
        /** Only there when asked by device. */
        public ?string $device = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            id: $members->required('id', Decode::text(...)),
            anonymousId: $members->required('anonymousId', Decode::nullable(Decode::text(...))),
            identityId: $members->required('identityId', Decode::nullable(Decode::text(...))),
            customerId: $members->required('customerId', Decode::text(...)),
            aliases: $members->required('aliases', Decode::listOf(Decode::text(...))),
            device: $members->optional('device', Decode::text(...)),
            createdAt: $members->required('createdAt', Decode::moment(...)),
            environment: $members->required('environment', Decode::text(...)),
        );
    }
}
