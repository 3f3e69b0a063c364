<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`;
 * `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing;
 * `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a
 * later alias merged the customer with another user; `tooMuch`: too many users and purchases
 * depend on the link; `unclear`: a deletion erased part of the history. `event` is the id of the
 * event that prevents the undo.
 */
final class CannotUndo extends RemoteError
{
}
