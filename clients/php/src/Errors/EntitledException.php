<?php

declare(strict_types=1);

namespace Entitled\Errors;

/** Anything that kept a call from its result; `$hint` says what to do about it. */
class EntitledException extends \RuntimeException
{
    public function __construct(
        string $message,
        public readonly ?string $hint = null,
        int $code = 0,
        ?\Throwable $previous = null,
    ) {
        parent::__construct($hint === null ? $message : "$message ($hint)", $code, $previous);
    }
}
