<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** The current user of a device, or the user that an id belongs to. */
final readonly class User extends Record
{
    public function __construct(
        /**
         * For a device: the identified user, or else the anonymous user. For an id: that id if it
         * is identified, or else the customer's identified id, or its anonymous id if it has
         * none.
         */
        public string $id,
        /**
         * For a device: its anonymous user. For an id: that id if it is anonymous, or else null.
         */
        public ?string $anonymousId,
        /** Id of the identified user; null for an anonymous user. */
        public ?string $identityId,
        /**
         * Id of the customer. It stays the same across logins, and every userId param accepts it.
         */
        public string $customerId,
        /**
         * @var list<string> Every id of the customer, in byte order. It omits the customerId of a
         * customer that began with an identified user.
         */
        #[ListOf('string')]
        public array $aliases,
        /** Time at which the customer was created. */
        public \DateTimeImmutable $createdAt,
        /**
         * @var value-of<ProjectEnvironment>|string Which purchases give access: those of
         * production, those of the sandbox, or both (any).
         */
        public string $environment,
        /** Id of the device; absent when the request names a user. */
        public ?string $device = null,
    ) {
    }
}
