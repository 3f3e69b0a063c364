<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The link cannot be taken back: what came of it cannot be told apart any more, or it was undone
 * before. `obstacle` says which.
 */
final class CannotUndo extends RemoteError
{
}
