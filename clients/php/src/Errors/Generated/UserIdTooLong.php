<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The id has more Unicode scalars than the project's `userIdLengthMax`. */
final class UserIdTooLong extends RemoteError
{
}
