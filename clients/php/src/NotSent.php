<?php

declare(strict_types=1);

namespace Entitled;

use Entitled\Errors\EntitledException;

/** The connection was over before anything of the request went out. */
final class NotSent extends \RuntimeException
{
    public function __construct(public readonly EntitledException $reason)
    {
        parent::__construct($reason->getMessage());
    }
}
