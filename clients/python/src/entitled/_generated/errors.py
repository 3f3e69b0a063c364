"""An error class for each kind.

Made by clients/generate from Protocol; a change made here is lost.
"""

from __future__ import annotations

from ..errors import RemoteError


class ParseError(RemoteError):
    """The line is not valid JSON; lines.md defines the grammar. `offset` is the position of the
    first wrong byte, counted from 0."""


class InvalidRequest(RemoteError):
    """The line is JSON, but not a request: it is not an object or an empty batch, it has no
    method, its `jsonrpc` is not "2.0", or its id or params have a wrong type."""


class MessageTooLarge(RemoteError):
    """A line has more than `limit` bytes before its line feed. The daemon drops the line and
    reads the next line as usual."""


class BatchTooLarge(RemoteError):
    """A batch has more than `limit` entries, and the daemon executes none of them. Or the replies
    to earlier entries have more than `limit` bytes, and the daemon does not execute this
    entry."""


class NotInBatch(RemoteError):
    """The method is not allowed in a batch."""


class UnknownMethod(RemoteError, NotImplementedError):
    """The daemon has no such method. `nearest` lists similar names."""


class InvalidParams(RemoteError, ValueError):
    """A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude
    each other. `field` points to it; `nearest` lists similar names."""


class InternalError(RemoteError):
    """The daemon has a fault. Its log has the same `reference`."""


class PermissionDenied(RemoteError, PermissionError):
    """The caller's role is lower than the role that the method needs. `uid` and `role` are the
    caller's (`none` without a role), and `needs` is the method's role."""


class UnknownDevice(RemoteError, LookupError):
    """The project has no such device."""


class UnknownUser(RemoteError, LookupError):
    """The project has no such user. `explain` then names a purchase that waits for this id, its
    account token."""


class BlockedUserId(RemoteError):
    """No user may have this id: it is empty, or in the project's `blockedUserIds`."""


class UserIdTooLong(RemoteError):
    """The id has more Unicode scalars than the project's `userIdLengthMax`."""


class ReservedUserId(RemoteError):
    """The id begins with the project's anonymous prefix, or it is the id of an anonymous user or
    a customerId. In `user.import`: the id belongs to another customer, or no daemon makes such an
    anonymous id or customerId."""


class AlreadyAnonymous(RemoteError):
    """No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`."""


class UnknownProject(RemoteError, LookupError):
    """The daemon has no such project."""


class UnknownPurchase(RemoteError, LookupError):
    """The project has no purchase with this store and originalTransactionId, or the purchase has
    no such transaction. Nothing changes."""


class PurchaseHeldByAnother(RemoteError):
    """Another user holds the purchase, and a rule of the project keeps it there. `holder` and
    `rule` name them. In `user.import` there is no `rule`: the import does not name the holder.
    Nothing changes."""


class UnknownEntitlement(RemoteError, LookupError):
    """A call grants or explains an entitlement that the project does not have. `nearest` lists
    similar names."""


class NotAManualGrant(RemoteError):
    """The user has no active grant of this entitlement. For example, a purchase gives it, or the
    grant has ended."""


class ClockNotManual(RemoteError):
    """The project uses the system's clock, which cannot be advanced."""


class CannotUndo(RemoteError):
    """The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`;
    `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing;
    `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a
    later alias merged the customer with another user; `tooMuch`: too many users and purchases
    depend on the link; `unclear`: a deletion erased part of the history. `event` is the id of the
    event that prevents the undo."""


class UnknownConsumer(RemoteError, LookupError):
    """No consumer of this name has acknowledged an event. `events.acknowledge` does not create a
    name that begins with `webhook-`: those belong to webhooks."""


class UnknownWebhook(RemoteError):
    """The project has no webhook with this URL. The error does not repeat the URL."""


class ProductInUse(RemoteError):
    """`products` leaves out a product that a stored transaction names, and `removed` does not
    name it. Nothing changes. `product` is the first such product; `customers` counts who holds a
    purchase that names it, also an expired one. `customers` is missing if the project has more
    than `definitionRecordsMax` customers and purchases: each product counts as used then."""


class IdempotencyConflict(RemoteError):
    """A call of the same method used this key with other params in the last 24 hours."""


class StorageFull(RemoteError):
    """The disk has no room for the write. Nothing changes, and reading still works."""


class StorageFailed(RemoteError):
    """The write may not be on the disk: the daemon stops, and its next start shows what is
    stored. Or the daemon cannot read a record that the request needs, or its data file was
    removed: then it keeps running."""


class Overloaded(RemoteError):
    """More requests are waiting than the daemon accepts. Nothing changes. With a null `id`, the
    daemon dropped an unfinished line, and `limit` is the total size of all unfinished lines."""


class TooManyConnections(RemoteError):
    """The daemon has reached its maximum of connections. It replies to the first line with this
    error and closes the connection."""


class ShuttingDown(RemoteError):
    """The daemon is shutting down. Nothing changes."""


class StorageUnavailable(RemoteError):
    """The shared database could not be reached, or did not answer in time; other stores have no
    such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or
    may not be stored."""


class Unverified(RemoteError):
    """The daemon does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`,
    `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`,
    `environment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is
    what the web server should answer."""


class StoreNotConfigured(RemoteError):
    """The project does not define the store of `store.notify`. The store sends the notification
    again if the web server answers `httpStatus`."""


class VerifierMissing(RemoteError):
    """The system has no libcrypto, which verifies what Apple signed. All other methods work."""


class VerifierFailed(RemoteError):
    """The process that verifies what Apple signed ended, or took more than two seconds. The
    daemon starts it again."""


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
    "unknownWebhook": UnknownWebhook,
    "productInUse": ProductInUse,
    "idempotencyConflict": IdempotencyConflict,
    "storageFull": StorageFull,
    "storageFailed": StorageFailed,
    "overloaded": Overloaded,
    "tooManyConnections": TooManyConnections,
    "shuttingDown": ShuttingDown,
    "storageUnavailable": StorageUnavailable,
    "unverified": Unverified,
    "storeNotConfigured": StoreNotConfigured,
    "verifierMissing": VerifierMissing,
    "verifierFailed": VerifierFailed,
}
