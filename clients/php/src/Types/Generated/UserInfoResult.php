<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Record;

/** What `userInfo` answers. */
final readonly class UserInfoResult extends Record
{
    public function __construct(
        /** The current user of a device, or the user that an id belongs to. */
        public User $user,
    ) {
    }
}
