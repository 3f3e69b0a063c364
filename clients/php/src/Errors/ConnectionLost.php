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
            'it may have been carried out; an idempotencyKey makes it safe to repeat',
        );
    }
}
