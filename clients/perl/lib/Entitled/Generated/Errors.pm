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
    idempotencyConflict => 'Entitled::Error::IdempotencyConflict',
    storageFull => 'Entitled::Error::StorageFull',
    storageFailed => 'Entitled::Error::StorageFailed',
    overloaded => 'Entitled::Error::Overloaded',
    tooManyConnections => 'Entitled::Error::TooManyConnections',
    shuttingDown => 'Entitled::Error::ShuttingDown',
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

The line is no JSON text, in the strict sense of lines.md. `offset` is the first byte that cannot
stand where it stands, counted from 0.

=item Entitled::Error::InvalidRequest

The line is JSON, but no request: no object, no method, a `jsonrpc` that is not "2.0", an id or
params of a wrong type, an empty batch.

=item Entitled::Error::MessageTooLarge

More bytes came without a line feed than `limit`. The line was dropped; the next one is read as
always.

=item Entitled::Error::BatchTooLarge

A batch has more entries than `limit`, and none was carried out; or the answers to the entries
before this one have more than `limit` bytes, and this one was not carried out.

=item Entitled::Error::NotInBatch

The method cannot stand in a batch.

=item Entitled::Error::UnknownMethod

There is no such method. `nearest` lists those with a like name.

=item Entitled::Error::InvalidParams

A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each
other came together. `field` points to it; `nearest` lists the names that an unknown one may have
meant.

=item Entitled::Error::InternalError

A fault of the daemon's own. `reference` stands in its log too.

=item Entitled::Error::PermissionDenied

The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a
stranger), `needed` the method's.

=item Entitled::Error::UnknownDevice

The project has no such device.

=item Entitled::Error::UnknownUser

The project has no such user.

=item Entitled::Error::BlockedUserId

The id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`.

=item Entitled::Error::UserIdTooLong

The id has more Unicode scalars than the project's `userIdLengthMax`.

=item Entitled::Error::ReservedUserId

The id begins with the project's anonymous prefix, where there is one, or is an anonymous user's
or a customerId.

=item Entitled::Error::AlreadyAnonymous

Nobody is logged in on the device, and the project's `onAnonymousLogout` refuses.

=item Entitled::Error::UnknownProject

There is no such project.

=item Entitled::Error::UnknownPurchase

The project has no chain with this store and originalTransactionId. Nothing was done.

=item Entitled::Error::PurchaseHeldByAnother

Somebody else holds the chain, and the rule keeps it there. Nothing was done.

=item Entitled::Error::UnknownEntitlement

The project knows no such entitlement, and it is to be granted or explained. `nearest` lists like
ones.

=item Entitled::Error::NotAManualGrant

What is to be revoked was bought, or nobody granted it, or the grant is over.

=item Entitled::Error::ClockNotManual

The project lives in the system's time.

=item Entitled::Error::CannotUndo

The link cannot be taken back, and nothing is changed. `obstacle` says why: `unknownEvent`,
`otherKind` (the event makes no link), `noLink` (nothing came of it), `undone` before, `isUndo`,
`laterAlias` (cannot be told apart any more), `tooMuch`, `unclear`; `event` names the event that
stands in the way.

=item Entitled::Error::UnknownConsumer

Nobody has acknowledged anything under this name.

=item Entitled::Error::IdempotencyConflict

The key was used within 24 hours for the same method with other params.

=item Entitled::Error::StorageFull

There is no room for the write. Nothing was changed; reading goes on.

=item Entitled::Error::StorageFailed

The write may not have reached the disk. The daemon ends, and what it finds at its next start is
the truth. Or the store cannot be read where the request had to look: then the daemon goes on.

=item Entitled::Error::Overloaded

More is waiting than the daemon holds. Nothing was done. With `id` null, a line that had not ended
was dropped: `limit` is what all such lines may take.

=item Entitled::Error::TooManyConnections

There are as many connections as the daemon takes. This is the answer to the first line, and the
connection is closed after it.

=item Entitled::Error::ShuttingDown

The daemon is about to end. Nothing was done.

=back

=cut
