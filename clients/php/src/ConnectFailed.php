<?php

declare(strict_types=1);

namespace Entitled;

/** No connection came about at one place; its code is the system's number of the error. */
final class ConnectFailed extends \RuntimeException
{
}
