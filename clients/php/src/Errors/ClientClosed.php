<?php

declare(strict_types=1);

namespace Entitled\Errors;

/** The client was closed. */
final class ClientClosed extends EntitledException
{
    public function __construct()
    {
        parent::__construct('the client is closed', 'make another one');
    }
}
