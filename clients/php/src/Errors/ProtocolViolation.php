<?php

declare(strict_types=1);

namespace Entitled\Errors;

/** What came is no answer of this protocol. */
final class ProtocolViolation extends EntitledException
{
    public function __construct(string $message, ?\Throwable $previous = null)
    {
        parent::__construct(
            $message,
            'check that the program at this socket is entitled',
            previous: $previous,
        );
    }
}
