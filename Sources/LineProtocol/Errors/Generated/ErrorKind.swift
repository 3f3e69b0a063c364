// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// Every kind of error in the protocol.
///
/// The raw values are part of the contract, and a `code` keeps its meaning.
package enum ErrorKind: String, CaseIterable, Sendable {
  /// The line is not valid JSON; lines.md defines the grammar. `offset` is the position of the
  /// first wrong byte, counted from 0.
  case parseError
  /// The line is JSON, but not a request: it is not an object or an empty batch, it has no
  /// method, its `jsonrpc` is not "2.0", or its id or params have a wrong type.
  case invalidRequest
  /// A line has more than `limit` bytes before its line feed. The daemon drops the line and reads
  /// the next line as usual.
  case messageTooLarge
  /// A batch has more than `limit` entries, and the daemon executes none of them. Or the replies
  /// to earlier entries have more than `limit` bytes, and the daemon does not execute this entry.
  case batchTooLarge
  /// The method is not allowed in a batch.
  case notInBatch
  /// The daemon has no such method. `nearest` lists similar names.
  case unknownMethod
  /// A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude
  /// each other. `field` points to it; `nearest` lists similar names.
  case invalidParams
  /// The daemon has a fault. Its log has the same `reference`.
  case internalError
  /// The caller's role is lower than the role that the method needs. `uid` and `role` are the
  /// caller's (`none` without a role), and `needs` is the method's role.
  case permissionDenied
  /// The project has no such device.
  case unknownDevice
  /// The project has no such user. `explain` then names a purchase that waits for this id, its
  /// account token.
  case unknownUser
  /// No user may have this id: it is empty, or in the project's `blockedUserIds`.
  case blockedUserId
  /// The id has more Unicode scalars than the project's `userIdLengthMax`.
  case userIdTooLong
  /// The id begins with the project's anonymous prefix, or it is the id of an anonymous user or a
  /// customerId. In `user.import`: the id belongs to another customer, or no daemon makes such an
  /// anonymous id or customerId.
  case reservedUserId
  /// No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.
  case alreadyAnonymous
  /// The daemon has no such project.
  case unknownProject
  /// The project has no purchase with this store and originalTransactionId, or the purchase has
  /// no such transaction. Nothing changes.
  case unknownPurchase
  /// Another user holds the purchase, and a rule of the project keeps it there. `holder` and
  /// `rule` name them. In `user.import` there is no `rule`: the import does not name the holder.
  /// Nothing changes.
  case purchaseHeldByAnother
  /// A call grants or explains an entitlement that the project does not have. `nearest` lists
  /// similar names.
  case unknownEntitlement
  /// The user has no active grant of this entitlement. For example, a purchase gives it, or the
  /// grant has ended.
  case notAManualGrant
  /// The project uses the system's clock, which cannot be advanced.
  case clockNotManual
  /// The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`;
  /// `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing;
  /// `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`:
  /// a later alias merged the customer with another user; `tooMuch`: too many users and purchases
  /// depend on the link; `unclear`: a deletion erased part of the history. `event` is the id of
  /// the event that prevents the undo.
  case cannotUndo
  /// No consumer of this name has acknowledged an event. `events.acknowledge` does not create a
  /// name that begins with `webhook-`: those belong to webhooks.
  case unknownConsumer
  /// The project has no webhook with this URL. The error does not repeat the URL.
  case unknownWebhook
  /// `products` leaves out a product that a stored transaction names, and `removed` does not name
  /// it. Nothing changes. `product` is the first such product; `customers` counts who holds a
  /// purchase that names it, also an expired one. `customers` is missing if the project has more
  /// than `definitionRecordsMax` customers and purchases: each product counts as used then.
  case productInUse
  /// A call of the same method used this key with other params in the last 24 hours.
  case idempotencyConflict
  /// The disk has no room for the write. Nothing changes, and reading still works.
  case storageFull
  /// The write may not be on the disk: the daemon stops, and its next start shows what is stored.
  /// Or the daemon cannot read a record that the request needs, or its data file was removed:
  /// then it keeps running.
  case storageFailed
  /// More requests are waiting than the daemon accepts. Nothing changes. With a null `id`, the
  /// daemon dropped an unfinished line, and `limit` is the total size of all unfinished lines.
  case overloaded
  /// The daemon has reached its maximum of connections. It replies to the first line with this
  /// error and closes the connection.
  case tooManyConnections
  /// The daemon is shutting down. Nothing changes.
  case shuttingDown
  /// The shared database could not be reached, or did not answer in time; other stores have no
  /// such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or
  /// may not be stored.
  case storageUnavailable
  /// The daemon does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`,
  /// `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`,
  /// `environment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus`
  /// is what the web server should answer.
  case unverified
  /// The project does not define the store of `store.notify`. The store sends the notification
  /// again if the web server answers `httpStatus`.
  case storeNotConfigured
  /// The system has no libcrypto, which verifies what Apple signed. All other methods work.
  case verifierMissing
  /// The process that verifies what Apple signed ended, or took more than two seconds. The daemon
  /// starts it again.
  case verifierFailed

  /// The error code on the wire; several kinds may share a code.
  package var code: Int {
    switch self {
    case .parseError: -32700
    case .invalidRequest: -32600
    case .messageTooLarge: -32600
    case .batchTooLarge: -32600
    case .notInBatch: -32600
    case .unknownMethod: -32601
    case .invalidParams: -32602
    case .internalError: -32603
    case .permissionDenied: 1000
    case .unknownDevice: 1100
    case .unknownUser: 1101
    case .blockedUserId: 1102
    case .userIdTooLong: 1103
    case .reservedUserId: 1104
    case .alreadyAnonymous: 1105
    case .unknownProject: 1200
    case .unknownPurchase: 1201
    case .purchaseHeldByAnother: 1202
    case .unknownEntitlement: 1203
    case .notAManualGrant: 1204
    case .clockNotManual: 1205
    case .cannotUndo: 1206
    case .unknownConsumer: 1207
    case .unknownWebhook: 1208
    case .productInUse: 1209
    case .idempotencyConflict: 1300
    case .storageFull: 1400
    case .storageFailed: 1401
    case .overloaded: 1402
    case .tooManyConnections: 1403
    case .shuttingDown: 1404
    case .storageUnavailable: 1405
    case .unverified: 1500
    case .storeNotConfigured: 1501
    case .verifierMissing: 1502
    case .verifierFailed: 1503
    }
  }

  /// Whether the same request may succeed a little later.
  package var isRetryable: Bool {
    switch self {
    case .parseError: false
    case .invalidRequest: false
    case .messageTooLarge: false
    case .batchTooLarge: false
    case .notInBatch: false
    case .unknownMethod: false
    case .invalidParams: false
    case .internalError: false
    case .permissionDenied: false
    case .unknownDevice: false
    case .unknownUser: false
    case .blockedUserId: false
    case .userIdTooLong: false
    case .reservedUserId: false
    case .alreadyAnonymous: false
    case .unknownProject: false
    case .unknownPurchase: false
    case .purchaseHeldByAnother: false
    case .unknownEntitlement: false
    case .notAManualGrant: false
    case .clockNotManual: false
    case .cannotUndo: false
    case .unknownConsumer: false
    case .unknownWebhook: false
    case .productInUse: false
    case .idempotencyConflict: false
    case .storageFull: true
    case .storageFailed: false
    case .overloaded: true
    case .tooManyConnections: false
    case .shuttingDown: true
    case .storageUnavailable: true
    case .unverified: false
    case .storeNotConfigured: true
    case .verifierMissing: true
    case .verifierFailed: true
    }
  }

  /// What helps, unless an error itself says more.
  package var hint: String {
    switch self {
    case .parseError:
      "send one JSON text per line, for example {\"id\":1,\"method\":\"server.ping\"}"
    case .invalidRequest:
      "send an object, for example {\"id\":1,\"method\":\"server.ping\"}"
    case .messageTooLarge:
      "send a shorter request, or raise lineBytesMax in the daemon's configuration"
    case .batchTooLarge:
      "send smaller batches, or single lines without waiting for replies"
    case .notInBatch:
      "send the request on a line of its own"
    case .unknownMethod:
      "server.describe lists the methods"
    case .invalidParams:
      "server.describe shows the params of a method"
    case .internalError:
      "look for the reference in the daemon's log, and report it"
    case .permissionDenied:
      "start the daemon with --allow-uid UID:ROLE for this user"
    case .unknownDevice:
      "check the id, or call install first"
    case .unknownUser:
      "check the id: install and identify create users"
    case .blockedUserId:
      "use an id that no other user shares"
    case .userIdTooLong:
      "use a shorter id, for example a UUID"
    case .reservedUserId:
      "use an id that does not begin with the anonymous prefix"
    case .alreadyAnonymous:
      "log a user in with identify first, or treat the device as logged out"
    case .unknownProject:
      "project.list shows the projects; project.define creates a project"
    case .unknownPurchase:
      "record the purchase with the method purchase first"
    case .purchaseHeldByAnother:
      "log in as the holder, or change the project's rules"
    case .unknownEntitlement:
      "add it with project.define, to a product or to entitlements"
    case .notAManualGrant:
      "to end a purchase, call purchase.update with revokedAt"
    case .clockNotManual:
      "define another project with a manual clock, before its first device or user"
    case .cannotUndo:
      "read `obstacle`: rules.md says what each means"
    case .unknownConsumer:
      "events.acknowledge creates a consumer"
    case .unknownWebhook:
      "webhook.list shows the URLs; they are compared byte by byte"
    case .productInUse:
      "keep the product in products, or name it in removed: its buyers lose access"
    case .idempotencyConflict:
      "use a new idempotencyKey for every new request"
    case .storageFull:
      "free space on the disk; reading still works"
    case .storageFailed:
      "check the disk and the log, restart the daemon if it stopped, and repeat with an idempotencyKey"
    case .overloaded:
      "wait, then send the request again"
    case .tooManyConnections:
      "share connections, or raise connectionsMax and connectionsPerUidMax in the configuration"
    case .shuttingDown:
      "connect again, and send the request again"
    case .storageUnavailable:
      "wait, then send the request again"
    case .unverified:
      "read `reason`: stores.md says what each means"
    case .storeNotConfigured:
      "define the store in stores of project.define"
    case .verifierMissing:
      "install libcrypto 3, for example with: apt install libssl3"
    case .verifierFailed:
      "send it again"
    }
  }
}
