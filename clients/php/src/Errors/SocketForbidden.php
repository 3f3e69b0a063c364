<?php

declare(strict_types=1);

namespace Entitled\Errors;

/** A daemon's socket is there, and this process may not use it. */
final class SocketForbidden extends EntitledException
{
    /** @param list<Attempt> $tried */
    public function __construct(public readonly array $tried)
    {
        parent::__construct(
            "this user has no access to the daemon's socket" . Attempt::listed($tried),
            "be the daemon's own user, or let the daemon be started with --allow-uid or "
                . '--allow-gid',
        );
    }
}
