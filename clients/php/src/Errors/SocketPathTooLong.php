<?php

declare(strict_types=1);

namespace Entitled\Errors;

/** A socket's path that the system does not take. */
final class SocketPathTooLong extends EntitledException
{
    public function __construct(
        public readonly string $path,
        public readonly int $length,
        public readonly int $limit,
    ) {
        parent::__construct(
            "the socket's path has $length bytes, and at most $limit are possible: $path",
            'choose a shorter path with the argument socket or with $ENTITLED_SOCKET, '
                . 'for the daemon too',
        );
    }
}
