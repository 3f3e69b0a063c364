// Made by clients/generate from Protocol; a change made here is lost.

package entitled

// The kinds of errors that the daemon answers, for errors.Is.
const (
	// The line is no JSON text, in the strict sense of lines.md. `offset` is the first byte that
	// cannot stand where it stands, counted from 0.
	ErrParseError Kind = "parseError"

	// The line is JSON, but no request: no object, no method, a `jsonrpc` that is not "2.0", an id
	// or params of a wrong type, an empty batch.
	ErrInvalidRequest Kind = "invalidRequest"

	// More bytes came without a line feed than `limit`. The line was dropped; the next one is read
	// as always.
	ErrMessageTooLarge Kind = "messageTooLarge"

	// A batch has more entries than `limit`, and none was carried out; or the answers to the entries
	// before this one have more than `limit` bytes, and this one was not carried out.
	ErrBatchTooLarge Kind = "batchTooLarge"

	// The method cannot stand in a batch.
	ErrNotInBatch Kind = "notInBatch"

	// There is no such method. `nearest` lists those with a like name.
	ErrUnknownMethod Kind = "unknownMethod"

	// A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude
	// each other came together. `field` points to it; `nearest` lists the names that an unknown one
	// may have meant.
	ErrInvalidParams Kind = "invalidParams"

	// A fault of the daemon's own. `reference` stands in its log too.
	ErrInternalError Kind = "internalError"

	// The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a
	// stranger), `needed` the method's.
	ErrPermissionDenied Kind = "permissionDenied"

	// The project has no such device.
	ErrUnknownDevice Kind = "unknownDevice"

	// The project has no such user.
	ErrUnknownUser Kind = "unknownUser"

	// The id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`.
	ErrBlockedUserID Kind = "blockedUserId"

	// The id has more Unicode scalars than the project's `userIdLengthMax`.
	ErrUserIDTooLong Kind = "userIdTooLong"

	// The id begins with the project's anonymous prefix, where there is one, or is an anonymous
	// user's or a customerId.
	ErrReservedUserID Kind = "reservedUserId"

	// Nobody is logged in on the device, and the project's `onAnonymousLogout` refuses.
	ErrAlreadyAnonymous Kind = "alreadyAnonymous"

	// There is no such project.
	ErrUnknownProject Kind = "unknownProject"

	// The project has no chain with this store and originalTransactionId. Nothing was done.
	ErrUnknownPurchase Kind = "unknownPurchase"

	// Somebody else holds the chain, and the rule keeps it there. Nothing was done.
	ErrPurchaseHeldByAnother Kind = "purchaseHeldByAnother"

	// The project knows no such entitlement, and it is to be granted or explained. `nearest` lists
	// like ones.
	ErrUnknownEntitlement Kind = "unknownEntitlement"

	// What is to be revoked was bought, or nobody granted it, or the grant is over.
	ErrNotAManualGrant Kind = "notAManualGrant"

	// The project lives in the system's time.
	ErrClockNotManual Kind = "clockNotManual"

	// The link cannot be taken back, and nothing is changed. `obstacle` says why: `unknownEvent`,
	// `otherKind` (the event makes no link), `noLink` (nothing came of it), `undone` before,
	// `isUndo`, `laterAlias` (cannot be told apart any more), `tooMuch`, `unclear`; `event` names
	// the event that stands in the way.
	ErrCannotUndo Kind = "cannotUndo"

	// Nobody has acknowledged anything under this name.
	ErrUnknownConsumer Kind = "unknownConsumer"

	// The key was used within 24 hours for the same method with other params.
	ErrIdempotencyConflict Kind = "idempotencyConflict"

	// There is no room for the write. Nothing was changed; reading goes on.
	ErrStorageFull Kind = "storageFull"

	// The write may not have reached the disk. The daemon ends, and what it finds at its next start
	// is the truth. Or the store cannot be read where the request had to look: then the daemon goes
	// on.
	ErrStorageFailed Kind = "storageFailed"

	// More is waiting than the daemon holds. Nothing was done. With `id` null, a line that had not
	// ended was dropped: `limit` is what all such lines may take.
	ErrOverloaded Kind = "overloaded"

	// There are as many connections as the daemon takes. This is the answer to the first line, and
	// the connection is closed after it.
	ErrTooManyConnections Kind = "tooManyConnections"

	// The daemon is about to end. Nothing was done.
	ErrShuttingDown Kind = "shuttingDown"
)
