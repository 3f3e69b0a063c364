<?php

declare(strict_types=1);

namespace Entitled;

use Entitled\Errors\EntitledException;

/** What became of a request: a result, an error, or nothing yet. */
final class Reply
{
    public bool $isDone = false;
    public bool $isForgotten = false;
    public mixed $result = null;

    /** The line of the result, as it came. */
    public string $line = '';

    public ?EntitledException $error = null;

    public function __construct(public readonly int $number, public readonly string $method)
    {
    }

    public function finish(mixed $result, ?EntitledException $error): void
    {
        $this->isDone = true;
        $this->result = $result;
        $this->error = $error;
    }
}
