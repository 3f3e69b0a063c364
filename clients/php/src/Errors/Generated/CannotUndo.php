<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The link cannot be taken back, and nothing is changed. `obstacle` says why: `unknownEvent`,
 * `otherKind` (the event makes no link), `noLink` (nothing came of it), `undone` before,
 * `isUndo`, `laterAlias` (cannot be told apart any more), `tooMuch`, `unclear`; `event` names the
 * event that stands in the way.
 */
final class CannotUndo extends RemoteError
{
}
