// Made by clients/generate from Protocol; a change made here is lost.

package entitled

// The kinds of errors that the daemon answers, for errors.Is.
const (
	// The line is not valid JSON; lines.md defines the grammar. `offset` is the position of the
	// first wrong byte, counted from 0.
	ErrParseError Kind = "parseError"

	// The line is JSON, but not a request: it is not an object or an empty batch, it has no method,
	// its `jsonrpc` is not "2.0", or its id or params have a wrong type.
	ErrInvalidRequest Kind = "invalidRequest"

	// A line has more than `limit` bytes before its line feed. The daemon drops the line and reads
	// the next line as usual.
	ErrMessageTooLarge Kind = "messageTooLarge"

	// A batch has more than `limit` entries, and the daemon executes none of them. Or the replies to
	// earlier entries have more than `limit` bytes, and the daemon does not execute this entry.
	ErrBatchTooLarge Kind = "batchTooLarge"

	// The method is not allowed in a batch.
	ErrNotInBatch Kind = "notInBatch"

	// The daemon has no such method. `nearest` lists similar names.
	ErrUnknownMethod Kind = "unknownMethod"

	// A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude
	// each other. `field` points to it; `nearest` lists similar names.
	ErrInvalidParams Kind = "invalidParams"

	// The daemon has a fault. Its log has the same `reference`.
	ErrInternalError Kind = "internalError"

	// The caller's role is lower than the role that the method needs. `uid` and `role` are the
	// caller's (`none` without a role), and `needs` is the method's role.
	ErrPermissionDenied Kind = "permissionDenied"

	// The project has no such device.
	ErrUnknownDevice Kind = "unknownDevice"

	// The project has no such user. `explain` then names a purchase that waits for this id, its
	// account token.
	ErrUnknownUser Kind = "unknownUser"

	// No user may have this id: it is empty, or in the project's `blockedUserIds`.
	ErrBlockedUserID Kind = "blockedUserId"

	// The id has more Unicode scalars than the project's `userIdLengthMax`.
	ErrUserIDTooLong Kind = "userIdTooLong"

	// The id begins with the project's anonymous prefix, or it is the id of an anonymous user or a
	// customerId. In `user.import`: the id belongs to another customer, or no daemon makes such an
	// anonymous id or customerId.
	ErrReservedUserID Kind = "reservedUserId"

	// No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.
	ErrAlreadyAnonymous Kind = "alreadyAnonymous"

	// The daemon has no such project.
	ErrUnknownProject Kind = "unknownProject"

	// The project has no purchase with this store and originalTransactionId, or the purchase has no
	// such transaction. Nothing changes.
	ErrUnknownPurchase Kind = "unknownPurchase"

	// Another user holds the purchase, and a rule of the project keeps it there. `holder` and `rule`
	// name them. In `user.import` there is no `rule`: the import does not name the holder. Nothing
	// changes.
	ErrPurchaseHeldByAnother Kind = "purchaseHeldByAnother"

	// A call grants or explains an entitlement that the project does not have. `nearest` lists
	// similar names.
	ErrUnknownEntitlement Kind = "unknownEntitlement"

	// The user has no active grant of this entitlement. For example, a purchase gives it, or the
	// grant has ended.
	ErrNotAManualGrant Kind = "notAManualGrant"

	// The project uses the system's clock, which cannot be advanced.
	ErrClockNotManual Kind = "clockNotManual"

	// The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`;
	// `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing;
	// `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a
	// later alias merged the customer with another user; `tooMuch`: too many users and purchases
	// depend on the link; `unclear`: a deletion erased part of the history. `event` is the id of the
	// event that prevents the undo.
	ErrCannotUndo Kind = "cannotUndo"

	// No consumer of this name has acknowledged an event. `events.acknowledge` does not create a
	// name that begins with `webhook-`: those belong to webhooks.
	ErrUnknownConsumer Kind = "unknownConsumer"

	// The project has no webhook with this URL. The error does not repeat the URL.
	ErrUnknownWebhook Kind = "unknownWebhook"

	// `products` leaves out a product that a stored transaction names, and `removed` does not name
	// it. Nothing changes. `product` is the first such product; `customers` counts who holds a
	// purchase that names it, also an expired one. `customers` is missing if the project has more
	// than `definitionRecordsMax` customers and purchases: each product counts as used then.
	ErrProductInUse Kind = "productInUse"

	// A call of the same method used this key with other params in the last 24 hours.
	ErrIdempotencyConflict Kind = "idempotencyConflict"

	// The disk has no room for the write. Nothing changes, and reading still works.
	ErrStorageFull Kind = "storageFull"

	// The write may not be on the disk: the daemon stops, and its next start shows what is stored.
	// Or the daemon cannot read a record that the request needs, or its data file was removed: then
	// it keeps running.
	ErrStorageFailed Kind = "storageFailed"

	// More requests are waiting than the daemon accepts. Nothing changes. With a null `id`, the
	// daemon dropped an unfinished line, and `limit` is the total size of all unfinished lines.
	ErrOverloaded Kind = "overloaded"

	// The daemon has reached its maximum of connections. It replies to the first line with this
	// error and closes the connection.
	ErrTooManyConnections Kind = "tooManyConnections"

	// The daemon is shutting down. Nothing changes.
	ErrShuttingDown Kind = "shuttingDown"

	// The shared database could not be reached, or did not answer in time; other stores have no such
	// error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not
	// be stored.
	ErrStorageUnavailable Kind = "storageUnavailable"

	// The daemon does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`,
	// `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`,
	// `environment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is
	// what the web server should answer.
	ErrUnverified Kind = "unverified"

	// The project does not define the store of `store.notify`. The store sends the notification
	// again if the web server answers `httpStatus`.
	ErrStoreNotConfigured Kind = "storeNotConfigured"

	// The system has no libcrypto, which verifies what Apple signed. All other methods work.
	ErrVerifierMissing Kind = "verifierMissing"

	// The process that verifies what Apple signed ended, or took more than two seconds. The daemon
	// starts it again.
	ErrVerifierFailed Kind = "verifierFailed"
)
