<?php

declare(strict_types=1);

namespace Entitled\Errors;

/** No daemon answers at any of the places that were tried. */
final class NoDaemon extends EntitledException
{
    /** @param list<Attempt> $tried */
    public function __construct(public readonly array $tried)
    {
        parent::__construct(
            'cannot connect to the daemon' . Attempt::listed($tried),
            'start the daemon with: entitled; or name its socket with the argument socket '
                . 'or with $ENTITLED_SOCKET',
        );
    }
}
