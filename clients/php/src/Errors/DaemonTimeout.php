<?php

declare(strict_types=1);

namespace Entitled\Errors;

/** The daemon did not answer in time; it may still carry out what was asked. */
final class DaemonTimeout extends EntitledException
{
    /** @param string $what What it did not do: `answer`, say. */
    public function __construct(
        string $what,
        float $seconds,
        string $hint = 'the daemon may have done it; an idempotencyKey makes it safe to repeat',
    ) {
        parent::__construct("the daemon did not $what within $seconds seconds", $hint);
    }

    /** That of a connection which the daemon did not accept. */
    public static function unsent(float $seconds): self
    {
        return new self(
            'accept the connection',
            $seconds,
            'nothing was sent, so a retry is safe',
        );
    }
}
