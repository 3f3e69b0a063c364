package Entitled::Generated::Errors;

# Made by clients/generate from Protocol; a change made here is lost.

use v5.26;
use warnings;

# From a kind to its class, each an Entitled::Error::Remote.
our %CLASSES = (
    parseError => 'Entitled::Error::ParseError',
    invalidRequest => 'Entitled::Error::InvalidRequest',
    messageTooLarge => 'Entitled::Error::MessageTooLarge',
    batchTooLarge => 'Entitled::Error::BatchTooLarge',
    notInBatch => 'Entitled::Error::NotInBatch',
    unknownMethod => 'Entitled::Error::UnknownMethod',
    invalidParams => 'Entitled::Error::InvalidParams',
    internalError => 'Entitled::Error::InternalError',
    permissionDenied => 'Entitled::Error::PermissionDenied',
    unknownDevice => 'Entitled::Error::UnknownDevice',
    unknownUser => 'Entitled::Error::UnknownUser',
    blockedUserId => 'Entitled::Error::BlockedUserId',
    userIdTooLong => 'Entitled::Error::UserIdTooLong',
    reservedUserId => 'Entitled::Error::ReservedUserId',
    alreadyAnonymous => 'Entitled::Error::AlreadyAnonymous',
    unknownProject => 'Entitled::Error::UnknownProject',
    unknownPurchase => 'Entitled::Error::UnknownPurchase',
    purchaseHeldByAnother => 'Entitled::Error::PurchaseHeldByAnother',
    unknownEntitlement => 'Entitled::Error::UnknownEntitlement',
    notAManualGrant => 'Entitled::Error::NotAManualGrant',
    clockNotManual => 'Entitled::Error::ClockNotManual',
    cannotUndo => 'Entitled::Error::CannotUndo',
    unknownConsumer => 'Entitled::Error::UnknownConsumer',
    unknownWebhook => 'Entitled::Error::UnknownWebhook',
    productInUse => 'Entitled::Error::ProductInUse',
    idempotencyConflict => 'Entitled::Error::IdempotencyConflict',
    storageFull => 'Entitled::Error::StorageFull',
    storageFailed => 'Entitled::Error::StorageFailed',
    overloaded => 'Entitled::Error::Overloaded',
    tooManyConnections => 'Entitled::Error::TooManyConnections',
    shuttingDown => 'Entitled::Error::ShuttingDown',
    storageUnavailable => 'Entitled::Error::StorageUnavailable',
    unverified => 'Entitled::Error::Unverified',
    storeNotConfigured => 'Entitled::Error::StoreNotConfigured',
    verifierMissing => 'Entitled::Error::VerifierMissing',
    verifierFailed => 'Entitled::Error::VerifierFailed',
);

for my $class (values %CLASSES) {
    no strict 'refs';
    @{"${class}::ISA"} = ('Entitled::Error::Remote');
}

1;

__END__

=encoding utf8

=head1 NAME

Entitled::Generated::Errors - the errors that the daemon answers

=over

=item Entitled::Error::ParseError

The line is not valid JSON; lines.md defines the grammar. `offset` is the position of the first
wrong byte, counted from 0.

=item Entitled::Error::InvalidRequest

The line is JSON, but not a request: it is not an object or an empty batch, it has no method, its
`jsonrpc` is not "2.0", or its id or params have a wrong type.

=item Entitled::Error::MessageTooLarge

A line has more than `limit` bytes before its line feed. The daemon drops the line and reads the
next line as usual.

=item Entitled::Error::BatchTooLarge

A batch has more than `limit` entries, and the daemon executes none of them. Or the replies to
earlier entries have more than `limit` bytes, and the daemon does not execute this entry.

=item Entitled::Error::NotInBatch

The method is not allowed in a batch.

=item Entitled::Error::UnknownMethod

The daemon has no such method. `nearest` lists similar names.

=item Entitled::Error::InvalidParams

A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each
other. `field` points to it; `nearest` lists similar names.

=item Entitled::Error::InternalError

The daemon has a fault. Its log has the same `reference`.

=item Entitled::Error::PermissionDenied

The caller's role is lower than the role that the method needs. `uid` and `role` are the caller's
(`none` without a role), and `needs` is the method's role.

=item Entitled::Error::UnknownDevice

The project has no such device.

=item Entitled::Error::UnknownUser

The project has no such user. `explain` then names a purchase that waits for this id, its account
token.

=item Entitled::Error::BlockedUserId

No user may have this id: it is empty, or in the project's `blockedUserIds`.

=item Entitled::Error::UserIdTooLong

The id has more Unicode scalars than the project's `userIdLengthMax`.

=item Entitled::Error::ReservedUserId

The id begins with the project's anonymous prefix, or it is the id of an anonymous user or a
customerId. In `user.import`: the id belongs to another customer, or no daemon makes such an
anonymous id or customerId.

=item Entitled::Error::AlreadyAnonymous

No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.

=item Entitled::Error::UnknownProject

The daemon has no such project.

=item Entitled::Error::UnknownPurchase

The project has no purchase with this store and originalTransactionId, or the purchase has no such
transaction. Nothing changes.

=item Entitled::Error::PurchaseHeldByAnother

Another user holds the purchase, and a rule of the project keeps it there. `holder` and `rule`
name them. In `user.import` there is no `rule`: the import does not name the holder. Nothing
changes.

=item Entitled::Error::UnknownEntitlement

A call grants or explains an entitlement that the project does not have. `nearest` lists similar
names.

=item Entitled::Error::NotAManualGrant

The user has no active grant of this entitlement. For example, a purchase gives it, or the grant
has ended.

=item Entitled::Error::ClockNotManual

The project uses the system's clock, which cannot be advanced.

=item Entitled::Error::CannotUndo

The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`;
`otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing; `undone`:
the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias
merged the customer with another user; `tooMuch`: too many users and purchases depend on the link;
`unclear`: a deletion erased part of the history. `event` is the id of the event that prevents the
undo.

=item Entitled::Error::UnknownConsumer

No consumer of this name has acknowledged an event. `events.acknowledge` does not create a name
that begins with `webhook-`: those belong to webhooks.

=item Entitled::Error::UnknownWebhook

The project has no webhook with this URL. The error does not repeat the URL.

=item Entitled::Error::ProductInUse

`products` leaves out a product that a stored transaction names, and `removed` does not name it.
Nothing changes. `product` is the first such product; `customers` counts who holds a purchase that
names it, also an expired one. `customers` is missing if the project has more than
`definitionRecordsMax` customers and purchases: each product counts as used then.

=item Entitled::Error::IdempotencyConflict

A call of the same method used this key with other params in the last 24 hours.

=item Entitled::Error::StorageFull

The disk has no room for the write. Nothing changes, and reading still works.

=item Entitled::Error::StorageFailed

The write may not be on the disk: the daemon stops, and its next start shows what is stored. Or
the daemon cannot read a record that the request needs, or its data file was removed: then it
keeps running.

=item Entitled::Error::Overloaded

More requests are waiting than the daemon accepts. Nothing changes. With a null `id`, the daemon
dropped an unfinished line, and `limit` is the total size of all unfinished lines.

=item Entitled::Error::TooManyConnections

The daemon has reached its maximum of connections. It replies to the first line with this error
and closes the connection.

=item Entitled::Error::ShuttingDown

The daemon is shutting down. Nothing changes.

=item Entitled::Error::StorageUnavailable

The shared database could not be reached, or did not answer in time; other stores have no such
error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be
stored.

=item Entitled::Error::Unverified

The daemon does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`,
`chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`,
`unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is what the web
server should answer.

=item Entitled::Error::StoreNotConfigured

The project does not define the store of `store.notify`. The store sends the notification again if
the web server answers `httpStatus`.

=item Entitled::Error::VerifierMissing

The system has no libcrypto, which verifies what Apple signed. All other methods work.

=item Entitled::Error::VerifierFailed

The process that verifies what Apple signed ended, or took more than two seconds. The daemon
starts it again.

=back

=cut
