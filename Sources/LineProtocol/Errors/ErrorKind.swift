/// Every kind of error in the protocol.
///
/// The raw values are part of the contract, and a `code` never changes its meaning.
package enum ErrorKind: String, CaseIterable, Sendable {
  case parseError
  case invalidRequest
  case messageTooLarge
  case batchTooLarge
  case notInBatch
  case unknownMethod
  case invalidParams
  case internalError
  case permissionDenied
  case unknownDevice
  case unknownUser
  case blockedUserId
  case userIdTooLong
  case reservedUserId
  case alreadyAnonymous
  case unknownProject
  case unknownPurchase
  case purchaseHeldByAnother
  case unknownEntitlement
  case notAManualGrant
  case clockNotManual
  case cannotUndo
  case unknownConsumer
  case unknownWebhook
  case productInUse
  case idempotencyConflict
  case unverified
  case storeNotConfigured
  case verifierMissing
  case verifierFailed
  case storageFull
  case storageFailed
  case overloaded
  case tooManyConnections
  case shuttingDown
  case storageUnavailable

  /// The error code on the wire; several kinds may share a code.
  package var code: Int {
    switch self {
    case .parseError: -32700
    case .invalidRequest, .messageTooLarge, .batchTooLarge, .notInBatch: -32600
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
    case .unverified: 1500
    case .storeNotConfigured: 1501
    case .verifierMissing: 1502
    case .verifierFailed: 1503
    case .storageFull: 1400
    case .storageFailed: 1401
    case .overloaded: 1402
    case .tooManyConnections: 1403
    case .shuttingDown: 1404
    case .storageUnavailable: 1405
    }
  }

  /// Whether the same request may succeed a little later.
  package var isRetryable: Bool {
    switch self {
    case .storageFull, .storageUnavailable, .overloaded, .shuttingDown, .storeNotConfigured,
      .verifierMissing, .verifierFailed:
      true
    default: false
    }
  }

  /// The hint for kinds whose remedy is always the same.
  package var hint: String? {
    switch self {
    case .parseError:
      "send one JSON text per line, for example {\"id\":1,\"method\":\"server.ping\"}"
    case .messageTooLarge:
      "send a shorter request, or raise lineBytesMax in the daemon's configuration"
    case .batchTooLarge: "send smaller batches, or single lines without waiting for replies"
    case .notInBatch: "send the request on a line of its own"
    case .unknownMethod: "server.describe lists the methods"
    case .unknownDevice: "check the id, or call install first"
    case .unknownUser: "check the id: install and identify create users"
    case .alreadyAnonymous: "log a user in with identify first, or treat the device as logged out"
    case .unknownProject: "project.list shows the projects; project.define creates a project"
    case .unknownPurchase: "record the purchase with the method purchase first"
    case .notAManualGrant:
      "to end a purchase, call purchase.update with revokedAt"
    case .clockNotManual:
      "define another project with a manual clock, before its first device or user"
    case .unknownConsumer: "events.acknowledge creates a consumer"
    case .unknownWebhook: "webhook.list shows the URLs; they are compared byte by byte"
    case .productInUse:
      "keep the product in products, or name it in removed: its buyers lose access"
    case .idempotencyConflict: "use a new idempotencyKey for every new request"
    case .unverified: "read `reason`: stores.md says what each means"
    case .storeNotConfigured: "define the store in stores of project.define"
    case .verifierMissing: "install libcrypto 3, for example with: apt install libssl3"
    case .verifierFailed: "send it again"
    case .storageFull: "free space on the disk; reading still works"
    case .overloaded, .storageUnavailable: "wait, then send the request again"
    case .tooManyConnections:
      "share connections, or raise connectionsMax and connectionsPerUidMax in the configuration"
    case .shuttingDown: "connect again, and send the request again"
    case .invalidRequest: "send an object, for example {\"id\":1,\"method\":\"server.ping\"}"
    case .invalidParams: "server.describe shows the params of a method"
    case .internalError: "look for the reference in the daemon's log, and report it"
    case .permissionDenied: "start the daemon with --allow-uid UID:ROLE for this user"
    case .blockedUserId: "use an id that no other user shares"
    case .userIdTooLong: "use a shorter id, for example a UUID"
    case .reservedUserId: "use an id that does not begin with the anonymous prefix"
    case .purchaseHeldByAnother: "log in as the holder, or change the project's rules"
    case .unknownEntitlement: "add it with project.define, to a product or to entitlements"
    case .cannotUndo: "read `obstacle`: rules.md says what each means"
    case .storageFailed:
      "check the disk and the log, restart the daemon if it stopped, and repeat with an"
        + " idempotencyKey"
    }
  }
}
