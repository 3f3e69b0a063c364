<?php

declare(strict_types=1);

namespace Entitled\Testing;

use Entitled\Errors\EntitledException;

/** The daemon of a test did not start. */
final class DaemonFailed extends EntitledException
{
}
