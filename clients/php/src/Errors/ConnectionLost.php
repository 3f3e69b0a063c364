<?php

declare(strict_types=1);

namespace Entitled\Errors;

/** The connection ended before the answer; whether it was carried out is not known. */
final class ConnectionLost extends EntitledException
{
    public function __construct(string $message)
    {
        parent::__construct(
            $message,
            'the daemon may have done it; an idempotencyKey makes it safe to repeat',
        );
    }
}
