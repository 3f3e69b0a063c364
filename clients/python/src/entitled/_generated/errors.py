"""An error class for each kind.

Made by clients/generate from Protocol; a change made here is lost.
"""

from __future__ import annotations

from ..errors import RemoteError


class ParseError(RemoteError):
    """The line is no JSON text, in the strict sense of lines.md. `offset` is the first byte that
    cannot stand where it stands, counted from 0."""


class InvalidRequest(RemoteError):
    """The line is JSON, but no request: no object, no method, a `jsonrpc` that is not "2.0", an
    id or params of a wrong type, an empty batch."""


class MessageTooLarge(RemoteError):
    """More bytes came without a line feed than `limit`. The line was dropped; the next one is
    read as always."""


class BatchTooLarge(RemoteError):
    """A batch has more entries than `limit`, and none was carried out; or the answers to the
    entries before this one have more than `limit` bytes, and this one was not carried out."""


class NotInBatch(RemoteError):
    """The method cannot stand in a batch."""


class UnknownMethod(RemoteError, NotImplementedError):
    """There is no such method. `nearest` lists those with a like name."""


class InvalidParams(RemoteError, ValueError):
    """A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude
    each other came together. `field` points to it; `nearest` lists the names that an unknown one
    may have meant."""


class InternalError(RemoteError):
    """A fault of the daemon's own. `reference` stands in its log too."""


class PermissionDenied(RemoteError, PermissionError):
    """The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a
    stranger), `needed` the method's."""


class UnknownDevice(RemoteError, LookupError):
    """The project has no such device."""


class UnknownUser(RemoteError, LookupError):
    """The project has no such user."""


class BlockedUserId(RemoteError):
    """The id is one that nobody may have: the empty one, or one of the project's
    `blockedUserIds`."""


class UserIdTooLong(RemoteError):
    """The id has more Unicode scalars than the project's `userIdLengthMax`."""


class ReservedUserId(RemoteError):
    """The id begins with the project's anonymous prefix, where there is one, or is an anonymous
    user's or a customerId."""


class AlreadyAnonymous(RemoteError):
    """Nobody is logged in on the device, and the project's `onAnonymousLogout` refuses."""


class UnknownProject(RemoteError, LookupError):
    """There is no such project."""


class UnknownPurchase(RemoteError, LookupError):
    """The project has no chain with this store and originalTransactionId. Nothing was done."""


class PurchaseHeldByAnother(RemoteError):
    """Somebody else holds the chain, and the rule keeps it there. Nothing was done."""


class UnknownEntitlement(RemoteError, LookupError):
    """The project knows no such entitlement, and it is to be granted or explained. `nearest`
    lists like ones."""


class NotAManualGrant(RemoteError):
    """What is to be revoked was bought, or nobody granted it, or the grant is over."""


class ClockNotManual(RemoteError):
    """The project lives in the system's time."""


class CannotUndo(RemoteError):
    """The link cannot be taken back, and nothing is changed. `obstacle` says why: `unknownEvent`,
    `otherKind` (the event makes no link), `noLink` (nothing came of it), `undone` before,
    `isUndo`, `laterAlias` (cannot be told apart any more), `tooMuch`, `unclear`; `event` names
    the event that stands in the way."""


class UnknownConsumer(RemoteError, LookupError):
    """Nobody has acknowledged anything under this name."""


class IdempotencyConflict(RemoteError):
    """The key was used within 24 hours for the same method with other params."""


class StorageFull(RemoteError):
    """There is no room for the write. Nothing was changed; reading goes on."""


class StorageFailed(RemoteError):
    """The write may not have reached the disk. The daemon ends, and what it finds at its next
    start is the truth. Or the store cannot be read where the request had to look: then the daemon
    goes on."""


class Overloaded(RemoteError):
    """More is waiting than the daemon holds. Nothing was done. With `id` null, a line that had
    not ended was dropped: `limit` is what all such lines may take."""


class TooManyConnections(RemoteError):
    """There are as many connections as the daemon takes. This is the answer to the first line,
    and the connection is closed after it."""


class ShuttingDown(RemoteError):
    """The daemon is about to end. Nothing was done."""


BY_KIND: dict[str, type[RemoteError]] = {
    "parseError": ParseError,
    "invalidRequest": InvalidRequest,
    "messageTooLarge": MessageTooLarge,
    "batchTooLarge": BatchTooLarge,
    "notInBatch": NotInBatch,
    "unknownMethod": UnknownMethod,
    "invalidParams": InvalidParams,
    "internalError": InternalError,
    "permissionDenied": PermissionDenied,
    "unknownDevice": UnknownDevice,
    "unknownUser": UnknownUser,
    "blockedUserId": BlockedUserId,
    "userIdTooLong": UserIdTooLong,
    "reservedUserId": ReservedUserId,
    "alreadyAnonymous": AlreadyAnonymous,
    "unknownProject": UnknownProject,
    "unknownPurchase": UnknownPurchase,
    "purchaseHeldByAnother": PurchaseHeldByAnother,
    "unknownEntitlement": UnknownEntitlement,
    "notAManualGrant": NotAManualGrant,
    "clockNotManual": ClockNotManual,
    "cannotUndo": CannotUndo,
    "unknownConsumer": UnknownConsumer,
    "idempotencyConflict": IdempotencyConflict,
    "storageFull": StorageFull,
    "storageFailed": StorageFailed,
    "overloaded": Overloaded,
    "tooManyConnections": TooManyConnections,
    "shuttingDown": ShuttingDown,
}
